"""When the game ends (ALC-090 to ALC-095)."""

import pytest

from athanor.kernel import Refused
from tests.games.alchemist.scenario import at, five_potions, game, setup


@pytest.mark.rule("ALC-090", "ALC-093")
def test_three_exhausted_types_do_not_end_a_round_before_it_is_finished() -> None:
    table = at(reserve="MSBBTT")
    table.play("take M")
    assert table.reserve.count(0) == 2
    table.play("take S")
    assert table.reserve.count(0) == 3
    assert not table.match.is_over
    assert table.view().last_round
    assert (table.active, table.view().round) == (2, 2)
    table.play("take T")
    assert table.match.is_over


@pytest.mark.rule("ALC-091", "ALC-093")
def test_the_last_round_is_announced_as_soon_as_it_is_certain() -> None:
    before_the_setup = game().view(game().start(), 0)
    assert not before_the_setup.last_round
    table = at(reserve="MSBB")
    announced = []
    for text in ("take M", "take S"):
        announced.append(table.view().last_round)
        table.play(text)
    assert [*announced, table.view().last_round] == [False, True, True]


@pytest.mark.rule("ALC-090")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_end_is_examined_when_the_turn_comes_back_to_the_first_player(first: int) -> None:
    table = at(reserve="MMBB", first=first, active=(first + 1) % 3)
    table.play("take M")
    assert not table.match.is_over
    table.play("take B")
    assert table.match.is_over


@pytest.mark.rule("ALC-091")
@pytest.mark.parametrize(
    ("reserve", "taken"), [("MSB", "B"), ("MMS", "S"), ("MM", "M"), ("M", "M")]
)
def test_at_least_three_exhausted_types_end_the_game(reserve: str, taken: str) -> None:
    table = at(reserve=reserve, active=2)
    table.play(f"take {taken}")
    assert table.reserve.count(0) >= 3
    assert table.match.is_over


@pytest.mark.rule("ALC-091")
@pytest.mark.parametrize("text", ["take B", "create BD M 1", "copy BT S"])
def test_any_action_can_bring_the_end(text: str) -> None:
    table = at(reserve="MMSSBBB"[:5], active=2, potions={"BT": (0, "S", 3)})
    table.play(text)
    assert table.match.is_over


@pytest.mark.rule("ALC-092")
@pytest.mark.parametrize("reserve", ["MMSSBB", "MMSSBBDD", "MMSSBBDDTT"])
def test_otherwise_a_new_round_begins_with_the_first_player(reserve: str) -> None:
    table = at(reserve=reserve, first=1, active=0, round=7)
    (_, begins) = table.play("take M")
    assert (begins.kind, begins.message.args) == ("round", {"round": 8})
    assert not table.match.is_over
    assert (table.active, table.view().round) == (1, 8)


@pytest.mark.rule("ALC-093")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_players_have_the_same_number_of_turns(seats: int) -> None:
    for seed in range(5):
        table = setup(seats, seed)
        turns = [0] * seats
        for turn in table.turns(seed):
            turns[turn.seat] += 1
        assert turns == [table.view().round] * seats


@pytest.mark.rule("ALC-093")
def test_the_last_turns_are_normal_turns() -> None:
    table = at(reserve="SSTT", active=1, draws="MM", potions={"SD": (0, "MB", 9)})
    assert table.verbs == {"create", "copy", "take", "draw"}
    table.play("draw")
    assert table.verbs == {"create", "copy", "take", "draw"}


@pytest.mark.rule("ALC-094")
def test_bag_supplies_seals_and_cauldrons_have_no_part_in_the_end() -> None:
    table = at(2, supplies=["", ""], bag="", potions=five_potions(0), active=1)
    table.play("take M")
    assert not table.match.is_over
    assert table.view().bag_size == 0


@pytest.mark.rule("ALC-095")
def test_after_the_end_nothing_is_accepted() -> None:
    table = at(reserve="M", active=2)
    code = table.turn.parse("take M")
    table.play("take M")
    before = table.fingerprint
    for seat in range(3):
        with pytest.raises(Refused) as caught:
            table.match.answer(seat, code)
        assert caught.value.refusal.rules == ("ALC-095",)
    assert table.fingerprint == before


@pytest.mark.rule("ALC-095")
def test_final_scoring_follows_at_once_without_any_choice() -> None:
    table = at(reserve="M", active=2)
    events = table.play("take M")
    assert table.match.decision is None
    assert [event.kind for event in events] == [
        "took",
        "ended",
        *["leftovers"] * 3,
        *["rewarded"] * 3,
        *["scored"] * 3,
    ]
    assert table.view().result is not None


@pytest.mark.rule("ALC-102", "ALC-R29")
def test_what_the_end_has_shown_cannot_be_taken_back() -> None:
    table = at(reserve="MMM", active=1)
    table.play("take M")
    assert table.match.barrier < table.match.answered
    table.play("take M")
    assert table.match.barrier == table.match.answered
