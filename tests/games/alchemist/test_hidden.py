"""What is hidden and what is public (ALC-140 to ALC-145)."""

from collections.abc import Iterator

import msgspec
import pytest

from athanor.kernel import EVERYONE, SPECTATOR, Match, Refused, Stream, fingerprint, sees
from athanor.kernel.record_lines import Person
from athanor.kernel.replay import begin, take_back
from tests.games.alchemist.scenario import Table, at, at_the_end, game, setup


def others(seats: int) -> Iterator[tuple[int, int]]:
    """Return each seat with each viewer who is not at it."""
    for seat in range(seats):
        for viewer in [*range(seats), SPECTATOR]:
            if viewer != seat:
                yield seat, viewer


@pytest.mark.rule("ALC-140", "ALC-R30")
def test_only_the_owner_sees_the_types_in_a_supply() -> None:
    table = setup(3)
    for seat, viewer in others(3):
        assert table.view(viewer).adepts[seat].supply is None
    for seat in range(3):
        supply = table.view(seat).adepts[seat].supply
        assert supply is not None
        assert sum(supply) == 12


@pytest.mark.rule("ALC-140")
def test_supplies_are_open_after_the_end() -> None:
    table = at_the_end(["MS", "BB", "T"])
    for viewer in (0, 1, 2, SPECTATOR):
        assert [adept.supply for adept in table.view(viewer).adepts] == [
            [1, 1, 0, 0, 0],
            [0, 0, 2, 0, 0],
            [0, 0, 0, 0, 1],
        ]


@pytest.mark.rule("ALC-140", "ALC-143", "ALC-R30")
@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_two_tables_that_differ_only_behind_a_screen_look_the_same(viewer: int) -> None:
    one = at(supplies=["MMMM", "S", "B"], bag="DDTT")
    other = at(supplies=["DDTT", "S", "B"], bag="MMMM")
    assert one.view(viewer) == other.view(viewer)
    assert one.view(0) != other.view(0)


@pytest.mark.rule("ALC-141", "ALC-R8")
def test_the_number_of_cubes_in_each_supply_is_public() -> None:
    table = at(supplies=["MMB", "SSSS", ""])
    for viewer in (0, 1, 2, SPECTATOR):
        assert [adept.supply_size for adept in table.view(viewer).adepts] == [3, 4, 0]


@pytest.mark.rule("ALC-142", "ALC-R30")
def test_only_the_owner_sees_the_school() -> None:
    table = at(schools="TBM")
    for seat, viewer in others(3):
        assert table.view(viewer).adepts[seat].school is None
    assert [table.adept(seat).school for seat in range(3)] == [4, 2, 0]


@pytest.mark.rule("ALC-142")
def test_a_school_is_told_to_its_owner_alone() -> None:
    table = setup(3)
    assert table.turn.count() > 0
    told = [event for event in table.log.events if event.kind == "school"]
    for event in told:
        seen_by = [viewer for viewer in (0, 1, 2, SPECTATOR) if sees(event.audience, viewer)]
        assert seen_by == [event.seat]
    assert len(told) == 3


@pytest.mark.rule("ALC-143")
def test_the_size_of_the_bag_is_public_and_its_content_is_not() -> None:
    one, other = at(bag="MMMS"), at(bag="TTTD")
    for viewer in (0, 1, 2, SPECTATOR):
        assert one.view(viewer).bag_size == 4
        assert msgspec.structs.replace(one.view(viewer), removed=[]) == msgspec.structs.replace(
            other.view(viewer), removed=[]
        )


@pytest.mark.rule("ALC-144")
def test_reserve_tiles_potions_seals_fame_and_removed_cubes_are_public() -> None:
    table = at(reserve="MMSBDT", potions={"SD": (1, "MMBBT", 9)}, fame=[3, 12, 4])
    for viewer in (0, 1, 2, SPECTATOR):
        seen = table.view(viewer)
        assert seen.reserve == [2, 1, 1, 1, 1]
        assert seen.tiles == [1, 2, 3, 4, 5, 6, 7, 8, 10]
        potion = seen.cauldrons[5].potion
        assert potion is not None
        assert (potion.creator, potion.recipe, potion.value) == (1, [2, 0, 2, 0, 1], 9)
        assert [adept.seals for adept in seen.adepts] == [5, 4, 5]
        assert [adept.fame for adept in seen.adepts] == [3, 12, 4]
        assert seen.removed == [8, 11, 9, 11, 10]


@pytest.mark.rule("ALC-145")
@pytest.mark.parametrize("seats", [2, 5])
def test_choices_are_never_simultaneous_and_chance_has_four_uses(seats: int) -> None:
    alchemist = game(seats)
    match = Match(alchemist, alchemist.start(), None)
    stream = Stream(seats)
    uses: set[str] = set()
    drawing = False
    while not match.is_over:
        assert match.answered <= alchemist.info.max_answers
        assert len(match.decisions) <= 1
        if match.chance is not None:
            uses.add(match.chance.about)
            assert drawing or match.answered == 0
            match.resolve(stream.draw(match.chance))
        else:
            decision = match.decision
            assert decision is not None
            assert not decision.secret
            choice = decision.sample(stream)
            drawing = decision.option(choice).text == "draw"
            match.answer(decision.seat, choice)
    assert uses == {
        "alchemist-chance-first-player",
        "alchemist-chance-cube",
        "alchemist-chance-school",
    }


@pytest.mark.rule("ALC-140", "ALC-R30")
def test_all_that_is_told_during_play_is_public_but_for_what_was_drawn() -> None:
    table = setup(4)
    table.play_out(7)
    hidden = {event.kind for event in table.log.events if event.audience != EVERYONE}
    own = {"starting-supply-own", "school", "drew-own"}
    assert hidden == own | {"starting-supply", "drew"}
    for event in table.log.seen_by(SPECTATOR):
        assert event.kind not in own


@pytest.mark.rule("ALC-140", "ALC-R8")
def test_a_refusal_tells_the_others_nothing() -> None:
    tables = [at(supplies=["MMMM", "S", "B"]), at(supplies=["TTTT", "S", "B"])]
    reasons = []
    for table in tables:
        reasons.append(refusal_to_seat_1(table))
    assert reasons[0] == reasons[1]


def refusal_to_seat_1(table: Table) -> str:
    """Return what seat 1 hears when it asks about the turn of seat 0."""
    with pytest.raises(Exception, match="kernel-not-your-turn") as caught:
        table.match.decision_of(1)
    return str(caught.value)


@pytest.mark.rule("ALC-R29")
def test_a_choice_can_be_taken_back_but_never_a_bag_draw() -> None:
    position = at().match.state.data()
    seats = [Person(name) for name in ("Ada", "Béatrice", "Chloé")]
    match, recorder = begin(game(), seats, stream_seed=1, position=position)
    before = fingerprint(match.state)
    answer(match, "take M")
    match, recorder = take_back(match, recorder)
    assert fingerprint(match.state) == before
    answer(match, "draw")
    with pytest.raises(Refused) as caught:
        take_back(match, recorder)
    assert caught.value.refusal.message.key == "kernel-undo-barrier"


def answer(match: Match, text: str) -> None:
    """Let the active seat act."""
    decision = match.decision
    assert decision is not None
    match.answer(decision.seat, decision.parse(text))


@pytest.mark.rule("ALC-R28")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_chosen_for_absent_players_brings_the_game_to_its_end(seats: int) -> None:
    table = setup(seats)
    for _ in range(table.game.info.max_answers):
        if table.match.is_over:
            break
        default = table.turn.default_choice()
        if "take" in table.verbs:
            assert table.turn.option(default).text.startswith("take")
        table.match.answer(table.active, default)
    assert table.view().result is not None
