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
