"""Who asks is told what a master would do, if the table agrees; all are told that they asked."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest
from msgspec import structs

from athanor.kernel.record import read_record
from athanor.kernel.record_lines import AdviceAsked
from athanor.kernel.words import Message, Refused, SeatName
from athanor.server.explaining import explained
from athanor.server.loading import load_table
from athanor.server.protocol import play
from athanor.server.protocol.common import AdvicePolicy, Pace
from athanor.server.replay_steps import ReplaySteps
from athanor.server.room import Room
from athanor.server.services import Services
from athanor.server.tables.commands import advice_right, usual_advice
from athanor.server.tables.journal import Nobody, Occupant, Program, SeatedPerson
from athanor.server.tables.table import Table
from tests.server.rooms import Ear, read, room_for, services_in
from tests.server.stories import until
from tests.server.tables.staging import HOST, alchemist, play_at_random, set_table, sitting

STRANGER = "stranger"
GUEST = "guest-1"
CLOCK = Pace(seconds=60)


def agreed(policy: AdvicePolicy = "on", occupants: tuple[Occupant, ...] | None = None) -> Table:
    return set_table(occupants=occupants, advice=policy)


def tell(folder: Path, table: Table, story: Callable[[Room, Services], Awaitable[None]]) -> None:
    async def run() -> None:
        async with services_in(folder) as services:
            room = await room_for(table, services)
            await story(room, services)
            room.rest()

    asyncio.run(run())


def heard(ear: Ear) -> list[play.FromHouse]:
    """Return what somebody was answered."""
    return [one for one in map(read, ear.frames) if not isinstance(one, play.Scene | play.Chat)]


async def advised(ear: Ear, name: str = "a", seat: int = 0) -> play.FromHouse:
    """Ask for advice, and wait for what comes of it."""
    before = len(heard(ear))
    await ear.say(play.Advise(name, ear.room.table.answers, seat))
    await until(lambda: len(heard(ear)) > before)
    return heard(ear)[-1]


def key_of(answer: play.FromHouse) -> str:
    assert isinstance(answer, play.Refused), answer
    return answer.refusal.message.key


async def all_at(room: Room, *people: tuple[str, int]) -> list[Ear]:
    ears = [Ear(room, who) for who, _ in people]
    for ear, (_, viewer) in zip(ears, people, strict=True):
        await ear.say(play.Hello(viewer))
    return ears


def test_who_asks_is_advised_and_everybody_is_told_of_it(tmp_path: Path) -> None:
    async def story(room: Room, services: Services) -> None:
        ears = await all_at(room, (HOST, 0), (GUEST, 1), (STRANGER, -1))
        answer = await advised(ears[0])
        assert isinstance(answer, play.Counsel)
        assert answer.id == "a"
        assert room.table.hosted is not None
        decision = room.table.hosted.match.decision_of(0)
        for one in answer.advice.choices:
            assert decision.is_legal(decision.parse(one.text))
        for ear in ears:
            scene = [one for one in map(read, ear.frames) if isinstance(one, play.Scene)][-1]
            note = scene.told[-1]
            assert (note.kind, note.seat) == ("advice", 0)
            assert note.message == Message("table-told-asked-advice", {"name": "Name 0"})
        assert not any(b"counsel" in frame for ear in ears[1:] for frame in ear.frames)

    tell(tmp_path, agreed(), story)


def test_asked_twice_it_is_told_once_and_answered_alike(tmp_path: Path) -> None:
    async def story(room: Room, services: Services) -> None:
        (ear,) = await all_at(room, (HOST, 0))
        first, second, again = [await advised(ear, name) for name in ("a", "b", "a")]
        assert isinstance(first, play.Counsel)
        assert isinstance(second, play.Counsel)
        assert first.advice == second.advice
        assert again == first
        assert len(await services.store.entries(room.table.id)) == 2

    tell(tmp_path, agreed(), story)


def test_advice_that_comes_too_late_is_dropped(tmp_path: Path) -> None:
    async def story(room: Room, services: Services) -> None:
        (ear,) = await all_at(room, (HOST, 0))
        await ear.say(play.Advise("a", 0, 0))
        await ear.say(play.Choose("c", 0, 0, "take M"))
        await until(lambda: len(heard(ear)) == 2)
        late = [one for one in heard(ear) if isinstance(one, play.Refused)]
        assert [one.refusal.message.key for one in late] == ["table-advice-late"]
        assert not any(isinstance(one, play.Counsel) for one in heard(ear))

    tell(tmp_path, agreed(), story)


def test_nobody_is_advised_who_may_not_be(tmp_path: Path) -> None:
    async def story(room: Room, services: Services) -> None:
        host, guest, stranger = await all_at(room, (HOST, 0), (GUEST, 1), (STRANGER, -1))
        assert key_of(await advised(guest)) == "table-not-your-seat"
        assert key_of(await advised(stranger)) == "table-not-your-seat"
        assert key_of(await advised(guest, "b", 1)) == "kernel-not-your-turn"
        await host.say(play.Advise("b", 3, 0))
        assert key_of(heard(host)[-1]) == "table-stale"
        room.table.opened = structs.replace(room.table.opened, advice="off")
        assert key_of(await advised(host)) == "table-no-advice"
        assert room.table.seq == 0

    tell(tmp_path, agreed(), story)


def test_after_the_match_there_is_nothing_to_advise(tmp_path: Path) -> None:
    table = agreed()
    play_at_random(table, 1000)

    async def story(room: Room, services: Services) -> None:
        (host,) = await all_at(room, (HOST, 0))
        assert key_of(await advised(host)) == "kernel-match-over"

    tell(tmp_path, table, story)


def test_where_all_must_agree_they_are_asked_once(tmp_path: Path) -> None:
    async def story(room: Room, services: Services) -> None:
        host, guest, third = await all_at(room, (HOST, 0), (GUEST, 1), ("guest-2", 2))
        assert await advised(host) == play.Done("a", 1)
        proposal = room.table.proposal
        assert proposal is not None
        assert (proposal.kind, proposal.awaited) == ("advice", (1, 2))
        await guest.say(play.Reply("r", 0, 1, True))
        await third.say(play.Reply("s", 0, 2, True))
        assert advice_right(room.table, 0) == "given"
        assert isinstance(await advised(host, "b"), play.Counsel)
        row = await services.store.table(room.table.id)
        assert row is not None
        kept = await load_table(row, services.store, services.game_factory, 0)
        assert [advice_right(kept, seat) for seat in range(3)] == ["given"] * 3

    tell(tmp_path, agreed("consent"), story)


def test_one_who_does_not_agree_settles_it_and_is_named(tmp_path: Path) -> None:
    async def story(room: Room, services: Services) -> None:
        host, guest, _ = await all_at(room, (HOST, 0), (GUEST, 1), ("guest-2", 2))
        await advised(host)
        await guest.say(play.Reply("r", 0, 1, False))
        refused = await advised(host, "b")
        assert isinstance(refused, play.Refused)
        assert refused.refusal.message == Message("table-advice-refused", {"name": SeatName(1)})
        rights = [advice_right(room.table, seat) for seat in range(3)]
        assert rights == ["refused", "ask", "refused"], "who refused may propose it"

    tell(tmp_path, agreed("consent"), story)


def test_against_bots_nobody_need_agree() -> None:
    table = agreed("consent", (SeatedPerson(HOST, "Ida"), Program("random"), Program("random")))
    assert advice_right(table, 0) == "given"


@pytest.mark.parametrize(
    ("seats", "pace", "usual"),
    [
        ((SeatedPerson(HOST, "Ida"), Program("random")), CLOCK, "on"),
        ((SeatedPerson(HOST, "Ida"), SeatedPerson(HOST, "Max")), CLOCK, "on"),
        ((SeatedPerson(HOST, "Ida"), Nobody(True)), Pace(), "on"),
        ((SeatedPerson(HOST, "Ida"), Nobody(True)), CLOCK, "consent"),
        ((Program("random"), Nobody(True)), CLOCK, "consent"),
        ((Program("random"), Program("random")), Pace(), "on"),
    ],
)
def test_what_is_usual(seats: Sequence[Occupant], pace: Pace, usual: AdvicePolicy) -> None:
    assert usual_advice(seats, pace) == usual


def test_record_and_replay_tell_who_has_asked(tmp_path: Path) -> None:
    async def story(room: Room, services: Services) -> None:
        (host,) = await all_at(room, (HOST, 0))
        assert isinstance(await advised(host), play.Counsel)

    table = agreed()
    tell(tmp_path, table, story)
    play_at_random(table, 1000)
    record = read_record(table.record().text())
    assert record.header.advice == (AdviceAsked(0, 0),)
    steps = ReplaySteps(record, alchemist())
    story_told = steps.recounting("x").story
    assert [line.seat for line in story_told if line.kind == "advice"] == [0]


def test_records_of_matches_without_advice_are_as_they_were() -> None:
    table = set_table(occupants=sitting(3))
    play_at_random(table, 1000)
    assert '"advice"' not in table.record().text()


def test_why_a_choice_was_made_is_told_as_its_seat_could_see_it() -> None:
    table = set_table()
    play_at_random(table, 1000)
    record, game = table.record(), alchemist()
    first = explained(record, game, 1)
    assert first.seat == 0
    assert first.choice.text == record_choices(table)[0]
    assert first.why.because.key.startswith("advice-")
    for outside in (0, table.answers + 1):
        with pytest.raises(Refused, match="record-no-such-answer"):
            explained(record, game, outside)


def record_choices(table: Table) -> list[str]:
    assert table.hosted is not None
    return [written.text for written in table.hosted.choices]
