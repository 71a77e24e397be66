"""Menus: one function tests and explains, and what is written is understood or refused by rule."""

import pytest

from athanor.kernel import (
    FINE,
    NO_SUCH,
    Arg,
    Decision,
    Listed,
    Menu,
    Message,
    Option,
    Refusal,
    Refused,
    Stream,
    games,
)
from athanor.kernel.bits import bit, count_bits, has, lowest, members, nth_bit

METALS = ("Lead", "Tin", "Iron", "Gold")
DEAR = "too-dear TST-002"


class Smelt(Menu):
    """Which metal is smelted: Gold is too dear, and no other is known."""

    def __init__(self) -> None:
        super().__init__(0)
        self.looks = 0

    def game(self) -> str:
        """Return a name of its own."""
        return "smelt"

    def about(self) -> Message:
        """Return the question."""
        return Message("smelt-which")

    def rules(self) -> tuple[str, ...]:
        """Return what puts it."""
        return ("TST-001",)

    def found(self) -> list[int]:
        """Return all but Gold."""
        self.looks += 1
        return [0, 1, 2]

    def conceivable(self) -> list[int]:
        """Return all metals."""
        return list(range(len(METALS)))

    def off_list(self, choice: int) -> str:
        """Return what keeps Gold off."""
        return DEAR

    def speaks_of(self, objection: str, choice: int) -> dict[str, Arg]:
        """Return the metal."""
        return {"metal": METALS[choice]}

    def text(self, choice: int) -> str:
        """Return the metal as it is written."""
        return f"smelt {METALS[choice]}"

    def message(self, choice: int) -> Message:
        """Return the metal."""
        return Message(f"smelt-{METALS[choice].lower()}")

    def tidied(self, words: str) -> str:
        """Return words with the verb of the house."""
        return words.replace("melt down", "smelt")

    def beyond(self, words: str) -> Refusal | None:
        """Return what stands against stones."""
        return self.against("a-stone TST-003", 0) if words == "smelt stone" else None


def refused(menu: Menu, text: str) -> Refusal:
    with pytest.raises(Refused) as caught:
        menu.parse(text)
    return caught.value.refusal


def test_one_function_tests_and_explains() -> None:
    menu = Smelt()
    assert [menu.objection(choice) for choice in range(-1, 5)] == [
        NO_SUCH,
        FINE,
        FINE,
        FINE,
        DEAR,
        NO_SUCH,
    ]
    assert [menu.is_legal(choice) for choice in range(-1, 5)] == [
        False,
        True,
        True,
        True,
        False,
        False,
    ]
    assert menu.why_not(2) is None
    assert menu.why_not(3) == Refusal(
        Message("smelt-refusal-too-dear", {"metal": "Gold"}), ("TST-002",)
    )
    assert menu.why_not(4) == Refusal(
        Message("kernel-not-an-option", {"choice": "4"}), ("TST-001",)
    )


def test_the_list_is_found_once_and_given_away_as_a_copy() -> None:
    menu = Smelt()
    menu.codes().clear()
    assert menu.codes() == [0, 1, 2]
    assert menu.count() == 3
    assert menu.only() == 0
    assert menu.looks == 1


def test_every_choice_of_the_list_is_drawn() -> None:
    menu, luck = Smelt(), Stream(seed=1)
    assert {menu.sample(luck) for _ in range(60)} == {0, 1, 2}


def test_options_are_the_list_in_words() -> None:
    assert Smelt().options()[1] == Option(1, "smelt Tin", Message("smelt-tin"))


@pytest.mark.parametrize("text", ["smelt Iron", "SMELT  iron ", "melt down iron"])
def test_what_is_written_may_differ_by_blanks_capitals_and_what_the_menu_tidies(text: str) -> None:
    assert Smelt().parse(text) == 2


def test_what_is_conceivable_is_refused_with_its_rule() -> None:
    assert refused(Smelt(), "smelt gold").rules == ("TST-002",)


def test_what_makes_sense_and_is_no_choice_is_refused_with_its_rule() -> None:
    assert refused(Smelt(), "smelt stone").rules == ("TST-003",)


@pytest.mark.parametrize("text", ["", "dance", "x" * 200])
def test_what_is_not_understood_is_answered_with_examples(text: str) -> None:
    some = "smelt Lead, smelt Tin, smelt Iron"
    said = Message("kernel-not-understood", {"choice": text[:80], "some": some})
    assert refused(Smelt(), text) == Refusal(said, ("TST-001",))


def test_options_made_beforehand_are_told_apart_by_their_exact_form() -> None:
    options = [Option(5, "a", Message("small")), Option(3, "A", Message("great"))]
    listed = Listed(0, Message("which"), options, ("TST-001",))
    assert listed.codes() == [3, 5]
    assert (listed.parse("a"), listed.parse("A")) == (5, 3)
    assert listed.option(5) == options[0]
    assert (listed.is_legal(5), listed.is_legal(4)) == (True, False)
    assert listed.why_not(4) is not None


@pytest.mark.parametrize("found", [[0], [62], [7, 8], [0, 31, 32, 62], list(range(63))])
def test_a_set_is_the_bits_of_a_number(found: list[int]) -> None:
    mask = sum(bit(index) for index in found)
    assert members(mask) == found
    assert count_bits(mask) == len(found)
    assert lowest(mask) == found[0]
    assert [nth_bit(mask, index) for index in range(len(found))] == found
    assert [index for index in range(63) if has(mask, index)] == found


def test_the_empty_set_has_nothing() -> None:
    assert (members(0), count_bits(0)) == ([], 0)


def test_an_instance_of_one_menu_is_none_of_another() -> None:
    """Compiled classes with the metaclass of ``abc`` would take each other's answers for theirs."""
    for game in games().values():
        game.build(game.info.min_seats)
    kinds = descendants(Decision)
    assert len(kinds) > 40
    assert {type(kind) for kind in kinds} == {type}


def descendants(kind: type) -> set[type]:
    """Return all classes below one, of the house's own."""
    found: set[type] = set()
    below: list[type] = kind.__subclasses__()
    for one in below:
        if one.__module__.startswith("athanor."):
            found |= {one} | descendants(one)
    return found
