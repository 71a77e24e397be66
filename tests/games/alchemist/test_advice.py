"""What bots are told: above all, what a last action is worth."""

import pytest

from athanor.bots.bot import Window
from athanor.bots.levels import make_bot
from tests.games.alchemist.scenario import Table, at, five_potions

everybody = pytest.mark.parametrize("bot", ["greedy", "search:200"])


def chosen(table: Table, bot: str, seed: int = 3) -> str:
    """What a bot chooses at a table, in writing."""
    window = Window(table.match, table.active)
    return window.option(make_bot(bot, table.game, seed).choose(window)).text


def value(table: Table, text: str) -> float:
    decision = table.turn
    return table.game.hints().value(decision, decision.parse(text))


def reasons(table: Table, text: str) -> tuple[dict[str, float], dict[str, str]]:
    """By reason, without what all reasons begin with: its worth, and the rules it rests on."""
    decision = table.turn
    terms = table.game.hints().terms(decision, decision.parse(text))
    names = [term.said.key.removeprefix("alchemist-reason-") for term in terms]
    assert len(set(names)) == len(names), "each reason is given once"
    return (
        dict(zip(names, [term.worth for term in terms], strict=True)),
        {name: term.rules for name, term in zip(names, terms, strict=True) if term.rules},
    )


def last_round(supply: str) -> Table:
    """The last turn of a bird-leg player, who has no seals left and shares the second place."""
    return at(
        2,
        supplies=[supply, ""],
        reserve="MMDD",
        bag="BBBBBBBB",
        potions={**five_potions(0), "DT": (1, "SB", 7)},
        fame=(20, 21),
        schools="BM",
        active=0,
        first=1,
        round=9,
    )


@pytest.mark.rule("ALC-101", "ALC-107")
@everybody
@pytest.mark.parametrize("seed", range(3))
def test_nobody_draws_the_cubes_of_the_own_school_in_the_last_round(bot: str, seed: int) -> None:
    """Every cube in the bag is a bird leg: two of them more, and the 6 points are lost."""
    table = last_round("BB")
    assert "draw" in table.texts
    assert chosen(table, bot, seed) != "draw"


@pytest.mark.rule("ALC-065", "ALC-066", "ALC-107")
@everybody
@pytest.mark.parametrize("seed", range(3))
def test_a_last_copy_pays_with_the_own_school_and_gives_the_other_cube_away(
    bot: str, seed: int
) -> None:
    """The tribute stays in the count, the rest leaves the game: away with the bird leg."""
    table = last_round("SSBB")
    assert {"copy DT S", "copy DT B"} <= set(table.texts)
    assert chosen(table, bot, seed) == "copy DT S"


def test_without_schools_only_fame_and_cubes_count() -> None:
    table = at(
        2,
        supplies=["SSBB", ""],
        reserve="MMDD",
        potions={**five_potions(0), "DT": (1, "SB", 7)},
        first=1,
        round=9,
        options={"schools": False},
    )
    assert value(table, "copy DT S") == value(table, "copy DT B")
    assert value(table, "draw") == pytest.approx((4 + 2) / 2)
    assert value(table, "take M") == pytest.approx((4 + 1) / 2)
    assert value(table, "copy DT S") == pytest.approx(7 + (4 - 2 + 1) / 2)


# --- Why ---


def second_round() -> Table:
    """One of two, of the school of mushrooms, with a rival's potion to copy."""
    return at(2, supplies=["MMMSBB", ""], potions={"DT": (1, "SB", 7)}, schools="MS")


def test_a_new_potion_pays_now_and_is_copied_later() -> None:
    """Twelve cubes of three types are to be taken yet, 1.7 in a turn: half of what was to come."""
    worths, rules = reasons(second_round(), "create SD B 9")
    assert worths == pytest.approx(
        {
            "fame": 9.0,
            "copied": -9.0 * 2.0 * 12.0 / 1.7 / 2.0 / 7.0,
            "left": 2.0 + 0.4 + 2.0 + 1.0 + 1.0,
            "school": -3.0,
            "next": 0.3 * 7.0,
        }
    )
    assert rules == {
        "fame": "ALC-053",
        "copied": "ALC-073",
        "school": "ALC-107",
        "next": "ALC-062",
    }


def test_a_copy_pays_now_and_the_tribute_may_be_of_the_own_school() -> None:
    table = at(2, supplies=["MMMSBB", ""], potions={"DT": (1, "MB", 7)}, schools="MS")
    worths, rules = reasons(table, "copy DT M")
    assert (worths["fame"], rules["fame"]) == (7.0, "ALC-067")
    assert (worths["tribute"], rules["tribute"]) == (-1.0, "ALC-065 ALC-101")
    assert "tribute" not in reasons(table, "copy DT B")[0]


def test_two_may_wait_for_each_other_and_three_may_not() -> None:
    worths, rules = reasons(second_round(), "draw")
    assert (worths["drawn"], worths["waiting"], rules["drawn"]) == (2.0, 3.0, "ALC-082")
    assert "waiting" not in reasons(at(3), "draw")[0]


def test_at_the_end_fame_cubes_and_the_place_of_the_school_count() -> None:
    table = last_round("SSBB")
    worths, rules = reasons(table, "copy DT S")
    assert rules == {"fame": "ALC-067", "leftovers": "ALC-100", "place": "ALC-107"}
    assert (worths["fame"], worths["leftovers"]) == (7.0, (4 - 2 + 1) / 2)
    assert worths["place"] > reasons(table, "copy DT B")[0]["place"]
