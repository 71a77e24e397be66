"""Conceding at a table whose others play on: who is asked, what is kept, and who need not agree."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from athanor.kernel import Refused, Stream
from athanor.kernel.record_lines import Person
from athanor.kernel.verify import verify
from athanor.server.protocol.common import Pace
from athanor.server.protocol.pages import Handing
from athanor.server.protocol.play import Concede, OfferDraw, Reply, TakeBack
from athanor.server.tables import commands
from athanor.server.tables.hosted_match import HostedMatch, Luck, record_of
from athanor.server.tables.scene import Surroundings, scene
from athanor.server.tables.snapshots import HostedSnapshot, Left
from athanor.server.tables.table import Table
from tests.kernel.retreat import INFO, Retreat
from tests.server.tables.staging import HOST, SECRET, START, choose, person, set_table, visitor
from tests.server.tables.test_hosted_match import play, shown
from tests.server.tables.test_past import assert_all_is_shown

GAME = Retreat(4)


def course() -> HostedMatch:
    return HostedMatch(GAME, Luck(SECRET, ("", "", "", "")), began=1000)


def concede(table: Table, seat: int) -> None:
    wish = Concede(f"c{seat}", table.answers, seat)
    table.apply(commands.concede(table, visitor(person(seat)), wish), START)


def assert_sound_to_the_end(hosted: HostedMatch) -> None:
    """Play on to the end and look at the record."""
    play(hosted, 100, Stream(1))
    assert hosted.match.is_over
    record = record_of(hosted, [Person(f"Name {seat}") for seat in range(4)])
    assert verify(record, GAME).problems == ()


@settings(max_examples=25, deadline=None)
@given(
    seed=st.integers(0, 999),
    stretches=st.lists(st.integers(0, 9), min_size=3, max_size=3),
    snapshot=st.booleans(),
)
def test_all_that_is_kept_knows_who_has_left(
    seed: int, stretches: list[int], snapshot: bool
) -> None:
    hosted, stream = course(), Stream(seed)
    for seat, choices in enumerate(stretches):
        play(hosted, choices, stream)
        if seat == 2 or hosted.match.is_over:
            break
        hosted.concede(3 - seat, 3000 + seat)
        if snapshot and hosted.snapshot() is not None:
            twin = course()
            taken = hosted.snapshot()
            assert taken is not None
            twin.restore(taken)
            assert shown(twin) == shown(hosted)
            assert twin.left == hosted.left
    if not hosted.match.is_over:
        assert_all_is_shown(hosted, stream)
    barrier = hosted.match.barrier
    if not hosted.match.is_over and barrier < len(hosted.choices):
        left = list(hosted.left)
        hosted.back_to(barrier)
        assert hosted.left == left
        assert all(hosted.match.has_left(one.seat) for one in left)
    assert_sound_to_the_end(hosted)


def test_a_match_goes_on_by_other_terms_without_who_left() -> None:
    hosted, stream = course(), Stream(2)
    while (base := hosted.snapshot()) is None or len(hosted.choices) < 3:
        play(hosted, 1, stream)
    first = len(hosted.choices)
    play(hosted, 1, stream)
    hosted.concede(3, 4000)
    play(hosted, 2, stream)
    twin = course()
    origin = msgspec.json.decode(base, type=HostedSnapshot)
    twin.go_on_from(origin, hosted.choices[first:], hosted.left)
    assert twin.left == hosted.left == [Left(3, first + 1, 4000)]
    assert shown(twin) == shown(hosted)
    twin.back_to(twin.match.barrier)
    assert twin.match.has_left(3)
    assert_sound_to_the_end(twin)


def test_who_conceded_is_neither_asked_nor_timed_nor_handed_on() -> None:
    table = set_table(GAME, pace=Pace(seconds=60, time_up="default"))
    assert table.waiting == [0]
    concede(table, 0)
    assert (table.phase, table.waiting, table.left) == ("playing", [1], (0,))
    assert table.deadline(0) is None
    assert not table.is_overdue(0, START + 10**12)
    around = Surroundings(START, 0, lambda _: True, False, 0)
    assert scene(table, HOST, 0, around).left == (0,)
    for attempt in (
        lambda: concede(table, 0),
        lambda: commands.hand(table, visitor(HOST), 0, Handing("bot", "greedy"), 0),
    ):
        with pytest.raises(Refused) as refused:
            attempt()
        assert refused.value.refusal.message.key == "kernel-conceded-already"
        assert refused.value.refusal.rules == ("RET-002",)


def test_who_conceded_need_not_agree_and_may_not_propose() -> None:
    game = Retreat(4)
    game.info = msgspec.structs.replace(INFO, draw_rule="RET-003")
    table = set_table(game, undo="consent")
    concede(table, 3)
    with pytest.raises(Refused, match="kernel-conceded-already"):
        commands.offer_draw(table, visitor(person(3)), OfferDraw("d", 0, 3), lambda: True)
    offer = OfferDraw("e", table.answers, 0)
    for entry in commands.offer_draw(table, visitor(HOST), offer, lambda: True):
        table.apply(entry, START)
    assert table.proposal is not None
    assert table.proposal.awaited == (1, 2)
    for entry in commands.reply(table, visitor(person(1)), Reply("r", table.answers, 1, False)):
        table.apply(entry, START)
    assert table.proposal is None
    choose(table, "lazy")
    wish = TakeBack("t", table.answers, 0)
    table.apply(commands.take_back(table, visitor(HOST), wish), START)
    assert table.proposal is not None
    assert table.proposal.awaited == (1, 2)


def test_a_proposal_lapses_when_somebody_concedes() -> None:
    table = set_table(GAME, undo="consent")
    choose(table, "lazy")
    wish = TakeBack("t", table.answers, 0)
    table.apply(commands.take_back(table, visitor(HOST), wish), START)
    assert table.proposal is not None
    concede(table, 2)
    assert table.proposal is None


def test_the_last_one_ends_the_match() -> None:
    table = set_table(GAME)
    for seat in (1, 3, 0):
        assert table.phase == "playing"
        concede(table, seat)
    assert table.phase == "over"
    assert table.left == ()
    assert table.hosted is not None
    assert table.game.outcome(table.hosted.match.state).winners == (2,)
    assert table.record().is_finished
