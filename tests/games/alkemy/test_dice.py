"""Rolls: how many dice, which two are kept, who wins, where damage is read (AK2 4.2, AKB 4.4)."""

import itertools

import pytest

from athanor.games.alkemy.codes import COMBAT, MIND, NONE, REFLEX
from athanor.games.alkemy.rules.dice import Damage, KeepDice, Pool, Result, check, opposed, roll
from athanor.kernel import Message
from athanor.kernel.script import Die, Request
from tests.games.alkemy.scene import EDITIONS, Scene, drive, face, game_with

both = pytest.mark.parametrize("edition", EDITIONS)


def duel(edition: str, one: str = "recruit", other: str = "recruit") -> Scene:
    """Two figures in contact."""
    scene = Scene(edition, [(one, 0, 10, 10), (other, 1, 11, 10)])
    scene.join("a1", "b1")
    return scene


def pool_of(scene: Scene, bonus: int, malus: int, kind: int = COMBAT) -> Pool:
    """The dice of a roll by the first figure."""
    pool = Pool(scene.battle, scene.figure("a1"), kind)
    pool.add(bonus, Message("alkemy-dice-charge"), "AK2-616 AKB-226")
    pool.add(-malus, Message("alkemy-dice-charge"), "AK2-616 AKB-226")
    return pool


def throw(
    pool: Pool, faces: list[int], keep: str = "", value: int = 0
) -> tuple[Result, list[Request]]:
    """Roll for damage; ``keep`` says which dice if there is a choice."""
    damage = Damage(pool.figure, ranged=False, shift=0)
    answers = list(faces)
    if keep:
        one, other = (int(word) - 1 for word in keep.split())
        answers.append(4 * one + other)
    return drive(roll(pool, value, 10, damage), answers)


@both
@pytest.mark.rule("AK2-110", "AK2-111", "AK2-112", "AK2-113", "AK2-116")
@pytest.mark.rule("AKB-071", "AKB-072", "AKB-074", "AKB-075", "AKB-077", "AKB-R44")
@pytest.mark.rule("AK2-E1", "AK2-E3", "AK2-E5", "AKB-E1")
@pytest.mark.parametrize(
    ("bonus", "malus", "dice"), [(1, 2, 3), (0, 1, 3), (0, 2, 4), (0, 3, 4), (1, 4, 4)]
)
def test_malus_dice_are_added_and_the_lowest_two_kept(
    edition: str, bonus: int, malus: int, dice: int
) -> None:
    faces = [5, 0, 3, 1][:dice]  # white dice: 6, 1, 4, 2
    result, asked = throw(pool_of(duel(edition), bonus, malus), faces)
    assert len(asked) == dice
    assert all(isinstance(one, Die) for one in asked)
    assert result.total == sum(sorted(place + 1 for place in faces)[:2])


@both
@pytest.mark.rule("AK2-110", "AK2-111", "AK2-112", "AK2-113", "AK2-115")
@pytest.mark.rule("AKB-071", "AKB-072", "AKB-074", "AKB-075", "AKB-076", "AKB-R44")
@pytest.mark.rule("AK2-E2", "AK2-E3", "AK2-E5", "AKB-E2")
@pytest.mark.parametrize(
    ("bonus", "malus", "dice"), [(2, 1, 3), (1, 0, 3), (2, 0, 4), (3, 0, 4), (3, 1, 4)]
)
def test_bonus_dice_are_added_and_any_two_kept(
    edition: str, bonus: int, malus: int, dice: int
) -> None:
    faces = [5, 0, 3, 1][:dice]
    for one, other in itertools.combinations(range(dice), 2):
        pool = pool_of(duel(edition), bonus, malus)
        result, asked = throw(pool, faces, keep=f"{one + 1} {other + 1}")
        assert [isinstance(request, Die) for request in asked] == [True] * dice + [False]
        assert result.total == faces[one] + faces[other] + 2


@both
@pytest.mark.rule("AK2-110", "AK2-111", "AK2-114", "AK2-E4", "AKB-071", "AKB-074")
@pytest.mark.parametrize("extra", [0, 1, 3])
def test_as_many_bonus_as_malus_dice_make_a_plain_roll(edition: str, extra: int) -> None:
    result, asked = throw(pool_of(duel(edition), extra, extra), [5, 0])
    assert len(asked) == 2
    assert result.total == 6 + 1


@both
@pytest.mark.rule("AK2-115", "AKB-076", "AKB-E30")
def test_the_best_symbols_may_be_kept_instead_of_the_highest_numbers(edition: str) -> None:
    pool = pool_of(duel(edition), 1, 0)
    highest, asked = throw(pool, [3, 4, 0], keep="1 2")
    lower, _ = throw(pool, [3, 4, 0], keep="1 3")
    assert (highest.total, lower.total) == (4 + 5, 4 + 1)
    keep = asked[-1]
    assert isinstance(keep, KeepDice)
    assert [option.text for option in keep.options()] == ["keep 1 2", "keep 1 3", "keep 2 3"]
    assert keep.seat == 0
    symbols = pool.battle.terms.symbols
    assert (lower.one, lower.other) == (symbols[3], symbols[0])


@both
@pytest.mark.rule("AK2-116", "AK2-R8", "AKB-077", "AKB-R42")
def test_among_equal_lowest_numbers_the_roller_chooses_the_symbol(edition: str) -> None:
    scene = duel(edition)
    scene.hurt("a1", 2)
    number, symbols = (5, "SM") if edition == "v2" else (4, "SA")
    low = face(scene, "yellow", 1)
    equal = [face(scene, "yellow", number, symbol) for symbol in symbols]
    result, asked = throw(pool_of(scene, 0, 1), [*equal, low], keep="2 3")
    keep = asked[-1]
    assert isinstance(keep, KeepDice)
    assert [option.text for option in keep.options()] == ["keep 1 3", "keep 2 3"]
    assert result.total == number + 1
    assert "SAM"[result.one] == symbols[1]
    assert keep.why_not(1) is not None  # the two equal dice together are too high
    assert keep.rules() == (("AK2-116", "AK2-R8") if edition == "v2" else ("AKB-077", "AKB-R42"))


@both
@pytest.mark.rule("AK2-R62")
def test_where_symbols_do_not_matter_the_best_dice_are_kept_unasked(edition: str) -> None:
    result, asked = drive(roll(pool_of(duel(edition), 2, 0), 3, NONE, None), [1, 5, 0, 3])
    assert len(asked) == 4
    assert result.total == 6 + 4 + 3


@both
@pytest.mark.rule("AK2-106", "AK2-107", "AKB-029", "AKB-070", "AKB-073")
@pytest.mark.parametrize(("wounds", "colour"), [(0, "white"), (2, "yellow"), (4, "red")])
def test_all_dice_have_the_colour_of_the_roller_s_health(
    edition: str, wounds: int, colour: str
) -> None:
    scene = duel(edition)
    scene.hurt("a1", wounds)
    scene.hurt("b1", 3)
    result, asked = throw(pool_of(scene, 0, 2), [0, 1, 2, 3])
    assert [one.about for one in asked if isinstance(one, Die)] == [f"alkemy-chance-{colour}"] * 4
    start = 6 * ("white", "yellow", "red").index(colour)
    terms = scene.battle.terms
    assert result.total == terms.numbers[start] + terms.numbers[start + 1]
    assert (result.one, result.other) == (terms.symbols[start], terms.symbols[start + 1])


@pytest.mark.rule("AK2-106", "AKB-070")
def test_the_faces_depend_on_the_colour_and_on_the_edition() -> None:
    shown = {
        edition: " ".join(
            f"{number}{'SAM'[symbol]}"
            for terms in [duel(edition).battle.terms]
            for number, symbol in zip(terms.numbers, terms.symbols, strict=True)
        )
        for edition in EDITIONS
    }
    assert shown["v2"] == "1M 2A 3S 4M 5A 6M 1A 2S 3M 4A 5S 5M 1S 2A 3S 3M 4A 4S"
    assert shown["blitz"] == "1S 2A 3M 4S 5A 6M 1S 2A 3M 4S 4A 5S 1S 2S 3A 3S 3M 4S"


# --- Against a number ---


@pytest.mark.rule("AK2-108", "AK2-117", "AK2-118", "AK2-E6", "AKB-078", "AKB-079", "AKB-E28")
@pytest.mark.parametrize(
    ("edition", "profile", "difficulty", "faces"),
    [("v2", "priest", 13, [2, 2]), ("blitz", "ashkara", 15, [2, 3])],
)
def test_a_roll_succeeds_if_it_reaches_the_difficulty(
    edition: str, profile: str, difficulty: int, faces: list[int]
) -> None:
    scene = duel(edition, profile)
    passed, _ = drive(check(scene.battle, 0, MIND, difficulty, NONE), faces)
    missed, _ = drive(check(scene.battle, 0, MIND, difficulty + 1, NONE), faces)
    assert (passed, missed) == (True, False)


@pytest.mark.rule("AK2-109")
def test_who_lacks_a_characteristic_succeeds_without_rolling() -> None:
    game = game_with("v2", {"recruit": {"mind": None}})
    scene = Scene("v2", [("recruit", 0, 10, 10), ("novice", 1, 15, 10)], game=game)
    passed, asked = drive(check(scene.battle, 0, MIND, 30, NONE), [])
    assert passed
    assert asked == []


# --- Against each other ---


def reflexes(scene: Scene) -> tuple[Pool, Pool]:
    """A plain Reflex roll of both figures."""
    return Pool(scene.battle, 0, REFLEX), Pool(scene.battle, 1, REFLEX)


@both
@pytest.mark.rule("AK2-108", "AK2-119", "AKB-080")
@pytest.mark.parametrize(("faces", "wins"), [([0, 1, 0, 2], False), ([5, 1, 4, 1], True)])
def test_the_higher_result_wins(edition: str, faces: list[int], wins: bool) -> None:
    won, _ = drive(opposed(*reflexes(duel(edition))), faces)
    assert won == wins


@both
@pytest.mark.rule("AK2-120", "AKB-081", "AKB-E29")
@pytest.mark.parametrize(
    ("one", "other", "faces", "wins"),
    [("recruit", "ghulam", [3, 3, 0, 3], False), ("ghulam", "recruit", [0, 3, 3, 3], True)],
)
def test_a_tie_goes_to_the_higher_characteristic(
    edition: str, one: str, other: str, faces: list[int], wins: bool
) -> None:
    won, asked = drive(opposed(*reflexes(duel(edition, one, other))), faces)  # 10 against 10
    assert won == wins
    assert len(asked) == 4


@both
@pytest.mark.rule("AK2-121", "AK2-R9", "AKB-082", "AKB-R43")
def test_a_tie_of_equals_is_rolled_again_with_the_same_dice(edition: str) -> None:
    scene = duel(edition)
    scene.hurt("b1", 2)
    one, other = reflexes(scene)
    one.add(1, Message("alkemy-dice-formula"), "AK2-915 AKB-334")
    same = [face(scene, "yellow", 1), face(scene, "yellow", 3)]
    better = [face(scene, "yellow", 3), face(scene, "yellow", 4)]
    won, asked = drive(opposed(one, other), [0, 0, 2, *same, 0, 0, 2, *better])
    assert not won
    assert [die.about[-6:] for die in asked if isinstance(die, Die)] == (
        ["-white"] * 3 + ["yellow"] * 2
    ) * 2


@both
@pytest.mark.rule("AK2-R9")
@pytest.mark.parametrize(("coin", "wins"), [(0, True), (1, False)])
def test_after_fifty_ties_a_coin_decides(edition: str, coin: int, wins: bool) -> None:
    won, asked = drive(opposed(*reflexes(duel(edition))), [0, 0, 0, 0] * 50 + [coin])
    assert won == wins
    assert isinstance(asked[-1], Die)
    assert asked[-1].about == "alkemy-chance-coin"


@pytest.mark.rule("AK2-109", "AK2-R7")
@pytest.mark.parametrize(("without", "wins"), [("recruit", True), ("novice", False)])
def test_whoever_alone_lacks_the_characteristic_wins_unrolled(without: str, wins: bool) -> None:
    game = game_with("v2", {without: {"reflex": None}})
    scene = Scene("v2", [("recruit", 0, 10, 10), ("novice", 1, 11, 10)], game=game)
    won, asked = drive(opposed(*reflexes(scene)), [])
    assert won == wins
    assert asked == []


@pytest.mark.rule("AK2-R7")
def test_if_both_lack_it_both_roll_with_nothing_to_add() -> None:
    game = game_with("v2", {"recruit": {"reflex": None}, "novice": {"reflex": None}})
    scene = Scene("v2", [("recruit", 0, 10, 10), ("novice", 1, 11, 10)], game=game)
    won, asked = drive(opposed(*reflexes(scene)), [2, 2, 2, 2, 0, 2, 1, 2])  # a tie, then 4 : 5
    assert not won
    assert len(asked) == 8


# --- Damage ---


@both
@pytest.mark.rule("AK2-122", "AK2-123", "AK2-R10", "AKB-083", "AKB-R41")
@pytest.mark.parametrize(
    ("pair", "damage"), [("SS", 2), ("SA", 2), ("AA", 3), ("SM", 3), ("AM", 4), ("MM", 5)]
)
def test_the_two_symbols_name_a_column_in_either_order(
    edition: str, pair: str, damage: int
) -> None:
    scene = duel(edition, "garlan")  # 2 2 3 3 4 5
    one, other = ("SAM".index(symbol) for symbol in pair)
    line = Damage(0, ranged=False, shift=0)
    assert line.read(scene.battle, one, other) == damage
    assert line.read(scene.battle, other, one) == damage


@both
@pytest.mark.rule("AK2-122", "AKB-021")
def test_shots_are_read_on_the_line_of_the_weapon(edition: str) -> None:
    scene = duel(edition, "crossbowman")  # 1 1 1 2 2 2 in melee
    melee = [scene.battle.sheet(0).damage[k] for k in range(6)]
    ranged = [scene.battle.sheet(0).ranged_damage[k] for k in range(6)]
    assert melee != ranged
    columns = [(0, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 2)]
    read = [Damage(0, ranged=True, shift=0).read(scene.battle, *pair) for pair in columns]
    assert read == ranged


@both
@pytest.mark.rule("AK2-124", "AK2-R11", "AKB-337", "AKB-R40")
@pytest.mark.parametrize(
    ("pair", "shift", "damage"),
    [("AA", 1, 3), ("AA", -1, 2), ("SM", 1, 4), ("SM", 2, 5), ("SM", 5, 5), ("SA", -4, 1)],
)
def test_shifts_read_another_column_but_never_past_the_ends(
    edition: str, pair: str, shift: int, damage: int
) -> None:
    scene = duel(edition, "ghulam")  # 1 2 3 3 4 5
    one, other = ("SAM".index(symbol) for symbol in pair)
    assert Damage(0, ranged=False, shift=shift).read(scene.battle, one, other) == damage
