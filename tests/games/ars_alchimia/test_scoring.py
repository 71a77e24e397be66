"""The end of the game (ARS-026, ARS-149 to ARS-160)."""

import pytest

from athanor.kernel import Message
from tests.games.ars_alchimia.scenario import Table, at


def final(table: Table) -> list[dict[str, int]]:
    """Let everybody pass; return where the points of each seat come from."""
    table.pass_all()
    assert table.match.is_over
    outcome = table.game.outcome(table.match.state)
    return [{name(line.message): line.value for line in lines} for lines in outcome.scores]


def name(message: Message) -> str:
    """Return what a line of the scoring is about; a category by its own name."""
    about = message.args.get("category", message)
    assert isinstance(about, Message)
    return about.key.split("-", 3)[3]


@pytest.mark.rule("ARS-149")
def test_the_game_ends_after_the_main_step_of_the_fourth_year() -> None:
    table = at(year=4)
    table.play("pass", "pass", "pass")
    assert not table.match.is_over
    table.play("pass")
    assert table.match.is_over


@pytest.mark.rule("ARS-150", "ARS-R33", "ARS-E4")
@pytest.mark.parametrize(
    ("orders", "loss"), [(["B04"], 2), (["B04", "B05"], 4), (["C16"], 2), (["A10"], 6), ([], 0)]
)
def test_unfulfilled_orders_cost_half_rounded_down_card_by_card(
    orders: list[str], loss: int
) -> None:
    table = at(year=4, orders={0: orders}, face={"B-1": "B06"})
    assert final(table)[0]["unfulfilled"] == -loss
    assert table.player(0).vp == -loss


DAILY = ("C07", "C08", "C09", "C10", "C11", "C12", "B04")
INDUSTRY = ("C13", "C14", "C15", "C16", "B07", "B08")
MYTH = ("C17", "C18", "B11")
SCHOOL = ("C01", "C02", "C03", "C04", "C05", "C06", "B01")


@pytest.mark.rule("ARS-151", "ARS-E5")
@pytest.mark.parametrize(
    ("counts", "bonuses"),
    [((1, 2, 3, 6), (0, 1, 3, 12)), ((4, 5, 0, 7), (6, 9, 0, 12)), ((0, 0, 0, 0), (0, 0, 0, 0))],
)
def test_each_category_has_its_bonus(counts: tuple[int, ...], bonuses: tuple[int, ...]) -> None:
    cards = zip((DAILY, INDUSTRY, MYTH, SCHOOL), counts, strict=True)
    done = [card for kind, count in cards for card in kind[:count]]
    face = {"C-1": None, "C-2": None, "C-3": None, "B-1": "B05", "B-2": "B06"}
    lines = final(at(year=4, done={0: done}, face=face))[0]
    names = ("daily-life", "industry", "myth", "university")
    assert tuple(lines[one] for one in names) == bonuses


@pytest.mark.rule("ARS-152", "ARS-153", "ARS-154", "ARS-R33")
def test_elixir_and_assistants_score_and_nothing_else() -> None:
    table = at(
        year=4,
        resources={0: "Fl6 Sn6 Fi6 Sa5 El3"},
        staff={0: ["H04", "H05", "H09"]},
        exhausted=["H05"],
        workers={0: 9},
    )
    lines = final(table)[0]
    assert (lines["elixir"], lines["assistants"]) == (3, 3)
    assert table.player(0).vp == sum(lines.values()) == 6


@pytest.mark.rule("ARS-155", "ARS-026")
def test_the_most_points_win() -> None:
    table = at(year=4, vp={0: 10, 1: 30, 2: 20, 3: 20})
    table.pass_all()
    assert table.game.outcome(table.match.state).places == (4, 1, 2, 2)


@pytest.mark.rule("ARS-156", "ARS-R34", "ARS-E12")
def test_a_tie_goes_to_more_university_orders() -> None:
    done = {0: ["C01", "C02", "C03"], 1: ["C04", "C05"]}
    table = at(year=4, vp={0: 37, 1: 39, 2: 40, 3: 5}, done=done, face={"C-3": "C09"})
    table.pass_all()
    assert [table.player(seat).vp for seat in range(3)] == [40, 40, 40]
    assert table.game.outcome(table.match.state).places == (1, 2, 3, 4)


@pytest.mark.rule("ARS-157", "ARS-R34")
def test_otherwise_the_victory_is_shared() -> None:
    table = at(year=4, vp={0: 20, 1: 20, 2: 3, 3: 3})
    table.pass_all()
    outcome = table.game.outcome(table.match.state)
    assert outcome.places == (1, 1, 3, 3)
    assert outcome.winners == (0, 1)
    state = table.match.state
    assert table.game.payoff(state, 0) == table.game.payoff(state, 1)


@pytest.mark.rule("ARS-158", "ARS-R33")
def test_a_total_may_be_negative() -> None:
    table = at(year=4, orders={0: ["A10", "A08", "A09"]})
    table.pass_all()
    assert table.player(0).vp == -18


@pytest.mark.rule("ARS-160")
def test_there_is_no_solo_game_and_no_module() -> None:
    info = at().game.info
    assert (info.min_seats, info.max_seats) == (3, 4)
    assert [option.name for option in info.options] == ["two_players", "colours"]
