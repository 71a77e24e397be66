"""Several processes over one database are one house: nothing is lost, doubled or forgotten."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from athanor.kernel.chance import commitment
from athanor.kernel.words import Refused
from athanor.server.company import Company, attendant
from athanor.server.edition import this_edition
from athanor.server.lock import lock_of
from athanor.server.protocol import play
from athanor.server.protocol.common import Pace
from athanor.server.protocol.pages import Again, Claim, ForAnyone, ForBot, MeHere
from athanor.server.room import Room
from athanor.server.sessions import Pass, Sessions
from athanor.server.store import PersonRow
from athanor.server.store.edition import Edition
from athanor.server.store.postgres_lock import PostgresLock
from athanor.server.store.postgres_wire import Connection, PostgresWire
from athanor.server.tables.journal import Chose, Key, Program, SeatedPerson
from athanor.server.watcher import Watcher
from tests.server.many import Process, cut_all, opened_for, tell_many
from tests.server.postgres import PostgresServer
from tests.server.rooms import Ear, Hands
from tests.server.stories import ME, choose, journal, legal, opened, pictures, scenes, until
from tests.server.tables.staging import HOST

IDA = PersonRow("ida", "Ida")
OTTO = PersonRow("otto", "Otto")
OTHER = Edition("0.0.9", "0" * 64)
BOT = ForBot("random")


@pytest.fixture
def address(postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database whose processes look often who is there."""
    monkeypatch.setattr("athanor.server.store.postgres_wire.BEAT", 0.05)
    return postgres.new()


async def pair_at(processes: Sequence[Process], **wishes: object) -> tuple[Room, Room]:
    """Return a table of two people as it is in each of two processes."""
    one, other = processes
    await one.store.add_person(IDA)
    room = await opened(one.hub, MeHere(), ForAnyone(), **wishes)
    await other.hub.seating.sit(room.table.id, 1, Claim(), IDA)
    copy = await other.hub.room(room.table.id)
    await until(lambda: room.table.phase == "playing")
    return room, copy


def have_come_to(seq: int, rooms: Sequence[Room]) -> bool:
    """Tell whether all copies of a table have come to an entry."""
    return all(room.table.seq == seq for room in rooms)


# --- what happens ---


def test_a_match_is_played_through_two_processes(tmp_path: Path, address: str) -> None:
    async def story(processes: Sequence[Process]) -> None:
        rooms = await pair_at(processes)
        ears = [Ear(rooms[0], HOST), Ear(rooms[1], IDA.id)]
        for seat, ear in enumerate(ears):
            await ear.say(play.Hello(seat))
        for step in range(12):
            seat = rooms[0].table.waiting[0]
            seq = await choose(rooms[seat], legal(rooms[seat]), f"step {step}")
            await until(partial(have_come_to, seq, rooms))
        assert pictures(rooms[0].table) == pictures(rooms[1].table)
        for ear in ears:
            await ear.listen()
            assert scenes(ear)[-1].seq == rooms[0].table.seq
        kept = await journal(processes[0].hub.services, rooms[0].table.id)
        assert sum(isinstance(one, Chose) for one in kept) == 12

    tell_many(tmp_path, address, story)


def test_one_request_sent_to_two_processes_at_once_happens_once(
    tmp_path: Path, address: str
) -> None:
    async def story(processes: Sequence[Process]) -> None:
        rooms = await pair_at(processes)
        for step in range(8):
            table = rooms[0].table
            seat = table.waiting[0]
            who, text = (HOST, IDA.id)[seat], legal(rooms[0])
            said = play.Choose(f"step {step}", table.answers, seat, text)
            ears = [Ear(room, who) for room in rooms]
            for ear in ears:
                ear.talk.hear(said)
            for ear in ears:
                await ear.listen()
            done = [ear.last() for ear in ears]
            assert done[0] == done[1] == play.Done(f"step {step}", table.seq)
        kept = await journal(processes[0].hub.services, rooms[0].table.id)
        assert sum(isinstance(one, Chose) for one in kept) == 8
        assert pictures(rooms[0].table) == pictures(rooms[1].table)

    tell_many(tmp_path, address, story)


def test_who_was_slower_is_looked_at_again(tmp_path: Path, address: str) -> None:
    async def story(processes: Sequence[Process]) -> None:
        late = PersonRow("late", "Late")
        for somebody in (IDA, OTTO, late):
            await processes[0].store.add_person(somebody)
        room = await opened(processes[0].hub, MeHere(), ForAnyone(), ForAnyone())
        name = room.table.id
        await asyncio.gather(
            processes[0].hub.seating.join(name, Claim(), IDA),
            processes[1].hub.seating.join(name, Claim(), OTTO),
        )
        for process in processes:
            seats = (await process.hub.room(name)).table.occupants
            people = {one.person for one in seats if isinstance(one, SeatedPerson)}
            assert people == {HOST, IDA.id, OTTO.id}
        tries = [process.hub.seating.sit(name, 1, Claim(), late) for process in processes]
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert all(isinstance(one, Refused) for one in found)

    tell_many(tmp_path, address, story)


def test_who_has_missed_something_catches_up(tmp_path: Path, address: str) -> None:
    async def story(processes: Sequence[Process]) -> None:
        here, there = await pair_at(processes)
        before = processes[0].company.number
        processes[0].cut_off()
        for step in range(4):
            await choose(there, legal(there), f"step {step}")
            there.chat.say(Ear(there, IDA.id).watcher, "Well", Key(IDA.id, f"{step}"), unheard())
        await there.come_to_rest()
        await until(lambda: here.table.seq == there.table.seq)
        await until(lambda: len(here.chat.remarks) == 4)
        await until(lambda: processes[0].company.number != before)
        assert here.chat.remarks == there.chat.remarks
        await choose(there, legal(there), "afterwards")
        await until(lambda: here.table.seq == there.table.seq)

    tell_many(tmp_path, address, story)


def unheard() -> "asyncio.Future[int]":
    """Return what nobody waits for."""
    return asyncio.get_running_loop().create_future()


def test_what_is_said_has_one_order(tmp_path: Path, address: str) -> None:
    async def story(processes: Sequence[Process]) -> None:
        rooms = await pair_at(processes)
        ears = [Ear(rooms[0], HOST), Ear(rooms[1], IDA.id)]
        for number in range(5):
            for ear in ears:
                ear.talk.hear(play.Hello(-1))
                ear.talk.hear(play.Say(f"{number}", f"{number} of {ear.watcher.person}"))
        await until(lambda: all(len(room.chat.remarks) == 10 for room in rooms))
        assert rooms[0].chat.remarks == rooms[1].chat.remarks

    tell_many(tmp_path, address, story)


# --- what happens by itself ---


def test_bots_are_the_work_of_one_process_and_of_another_when_it_is_gone(
    tmp_path: Path, address: str
) -> None:
    async def story(processes: Sequence[Process]) -> None:
        here, there = processes
        room = await opened_for(there, here.hub, MeHere(), BOT)
        await choose(room, legal(room), "first")
        await until(lambda: room.table.answers >= 2)
        assert there.hub.in_memory(room.table.id) is not None
        assert not room.bots.are_busy
        await there.go()
        while isinstance(room.table.occupants[room.table.waiting[0]], Program):
            await asyncio.sleep(0.001)
        answers = room.table.answers
        await choose(room, legal(room), "second")
        await until(lambda: room.table.answers >= answers + 2)
        await room.come_to_rest()
        kept = await journal(here.hub.services, room.table.id)
        chosen = [one for one in kept if isinstance(one, Chose)]
        assert [one.by for one in chosen].count("bot") >= 2

    tell_many(tmp_path, address, story)


def test_bots_go_on_after_all_connections_were_cut(tmp_path: Path, address: str) -> None:
    async def story(processes: Sequence[Process]) -> None:
        here, there = processes
        before = await opened_for(there, here.hub, MeHere(), BOT)
        await until(lambda: there.hub.in_memory(before.table.id) is not None)
        cut_all(address)
        for room in (before, await opened_for(there, here.hub, MeHere(), BOT)):
            answers = room.table.answers
            await choose(room, legal(room), "first")
            await until(partial(has_answers, room, answers + 2))

    tell_many(tmp_path, address, story)


def has_answers(room: Room, answers: int) -> bool:
    """Tell whether so many choices stand at a table."""
    return room.table.answers >= answers


def test_a_clock_runs_out_once_wherever_it_is_attended_to(tmp_path: Path, address: str) -> None:
    hands = Hands()

    async def story(processes: Sequence[Process]) -> None:
        here, there = processes
        pace = Pace("live", 60, "default")
        room = await opened_for(there, here.hub, MeHere(), MeHere(), pace=pace)
        await until(lambda: there.hub.in_memory(room.table.id) is not None)
        copy = await there.hub.room(room.table.id)
        assert (room.clock.is_set, copy.clock.is_set) == (False, True)
        hands.moment += 60_000
        await copy.clock.ring()
        await until(lambda: room.table.answers == 1)
        await there.go()
        await until(lambda: room.clock.is_set)

    tell_many(tmp_path, address, story, clock=hands)


def test_bots_wait_wherever_somebody_has_them_wait(tmp_path: Path, address: str) -> None:
    async def story(processes: Sequence[Process]) -> None:
        here, there = processes
        room = await opened_for(there, here.hub, MeHere(), BOT)
        await until(lambda: there.hub.in_memory(room.table.id) is not None)
        copy = await there.hub.room(room.table.id)
        room.pace(play.BotPace("stop", True, 7))
        await until(lambda: (copy.bots.paused, copy.bots.millis) == (True, 7))
        await choose(room, legal(room), "first")
        await until(lambda: copy.table.seq == room.table.seq)
        assert not copy.bots.are_busy
        room.pace(play.BotPace("go", False, 0))
        await until(lambda: room.table.answers >= 2)

    tell_many(tmp_path, address, story)


def test_tables_are_shared_out_and_only_those_of_who_is_gone_change_hands() -> None:
    names = [f"table {number}" for number in range(300)]
    before = {name: attendant({11, 22, 33}, name) for name in names}
    after = {name: attendant({22, 11}, name) for name in names}
    assert min(Counter(before.values()).values()) > 60
    assert all(after[name] == before[name] for name in names if before[name] != 33)
    assert min(Counter(after.values()).values()) > 100


# --- people ---


def test_who_is_connected_is_known_everywhere(tmp_path: Path, address: str) -> None:
    async def story(processes: Sequence[Process]) -> None:
        here, there = processes
        rooms = await pair_at(processes)
        ida = Ear(rooms[1], IDA.id)
        await ida.say(play.Hello(1))
        await until(lambda: rooms[0].is_here(IDA.id))
        await here.hub.leave(rooms[0].table.id)
        again = await here.hub.room(rooms[0].table.id)
        await until(lambda: again.is_here(IDA.id))
        await ida.go()
        await until(lambda: not again.is_here(IDA.id))
        await ida.say(play.Hello(1))
        back = Ear(rooms[1], IDA.id)
        await back.say(play.Hello(1))
        await until(lambda: again.is_here(IDA.id))
        await there.go()
        await until(lambda: not again.is_here(IDA.id))

    tell_many(tmp_path, address, story)


def test_a_session_that_ends_in_one_process_has_ended_in_all(tmp_path: Path, address: str) -> None:
    async def story(processes: Sequence[Process]) -> None:
        here, there = (Sessions(one.store, b"key", lambda: 0.0, one.company) for one in processes)
        for process, sessions in zip(processes, (here, there), strict=True):
            process.company.on_news.append(sessions.hear)
            process.company.on_miss.append(sessions.look_around)
        await processes[0].store.add_person(IDA)
        await processes[0].store.credentials(IDA.id, "ida", "hash")
        shown = await here.begin(IDA, Pass("guest"))
        watcher = Watcher(
            IDA.id, IDA.name, Ear(await opened(processes[1].hub, MeHere(), MeHere()), IDA.id)
        )
        there.connect(shown, watcher)
        await here.end(shown)
        await until(lambda: watcher.gone)
        other = await here.begin(IDA, Pass("guest"))
        missed = Watcher(IDA.id, IDA.name, watcher._line)
        there.connect(other, missed)
        await processes[0].store.end_sessions(IDA.id)
        processes[1].cut_off()
        await until(lambda: missed.gone)

    tell_many(tmp_path, address, story)


# --- setting up ---


def test_a_secret_is_redeemed_once_in_any_process(tmp_path: Path, address: str) -> None:
    async def story(processes: Sequence[Process]) -> None:
        here, there = (process.hub.opening.pledges for process in processes)
        pledged = await here.pledge(HOST)
        tries = [one.redeem(pledged, "salt", HOST) for one in (here, there)]
        found = await asyncio.gather(*tries, return_exceptions=True)
        secrets = [one for one in found if isinstance(one, bytes)]
        assert [commitment(one) for one in secrets] == [pledged]

    tell_many(tmp_path, address, story)


def test_a_table_asked_for_in_two_processes_at_once_is_set_up_once(
    tmp_path: Path, address: str
) -> None:
    async def story(processes: Sequence[Process]) -> None:
        own = [opened(process.hub, MeHere(), MeHere(), request="evening") for process in processes]
        one, other = await asyncio.gather(*own)
        assert one.table.id == other.table.id
        assert pictures(one.table) == pictures(other.table)
        assert (await processes[0].hub.lobby.of(HOST)).pages == 1

    tell_many(tmp_path, address, story)


def test_two_who_play_again_in_two_processes_meet(tmp_path: Path, address: str) -> None:
    async def story(processes: Sequence[Process]) -> None:
        rooms = await pair_at(processes, game="alkemy-v2", options={"setup": "ready"})
        name = rooms[0].table.id
        await Ear(rooms[0], HOST).say(play.Concede("give up", 0, 0))
        assert rooms[0].table.phase == "over"
        await until(lambda: rooms[1].table.phase == "over")
        one, other = await asyncio.gather(
            processes[0].hub.opening.rematch(name, Again(), ME),
            processes[1].hub.opening.rematch(name, Again(), IDA),
        )
        assert one.table.id == other.table.id
        again = await processes[0].hub.room(one.table.id)
        assert {
            seat.person for seat in again.table.occupants if isinstance(seat, SeatedPerson)
        } == {
            HOST,
            IDA.id,
        }

    tell_many(tmp_path, address, story)


def test_a_table_that_is_deleted_is_gone_everywhere(tmp_path: Path, address: str) -> None:
    async def story(processes: Sequence[Process]) -> None:
        here, there = processes
        room = await opened(here.hub, MeHere(), ForAnyone())
        copy = await there.hub.room(room.table.id)
        await here.hub.forget(room.table.id)
        await here.store.delete_table(room.table.id)
        await until(lambda: copy.left)
        with pytest.raises(Refused, match="table-no-such-table"):
            await there.hub.room(room.table.id)

    tell_many(tmp_path, address, story)


# --- being open ---


def test_the_house_is_open_since_the_first_process_came(tmp_path: Path, address: str) -> None:
    hands = Hands()

    async def story(processes: Sequence[Process]) -> None:
        hands.moment += 1_000
        late = Company(processes[0].store.wire())
        await late.join(hands.now())
        assert late.since == hands.now() - 1_000
        await late.leave()
        for process in processes:
            await process.go()
        first = Company(processes[0].store.wire())
        await first.join(hands.now())
        assert first.since == hands.now()
        await first.leave()

    tell_many(tmp_path, address, story, clock=hands)


def test_a_database_is_shared_by_an_open_house_alone(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("athanor.server.store.postgres_lock.PATIENCE", 0.0)
    one, other = lock_of(address, is_shared=True), lock_of(address, is_shared=True)
    with pytest.raises(Refused, match="server-database-in-use"):
        lock_of(address)
    one.release()
    other.release()
    alone = lock_of(address)
    with pytest.raises(Refused, match="server-database-in-use"):
        lock_of(address, is_shared=True)
    alone.release()


def test_nobody_of_another_edition_joins(tmp_path: Path, address: str) -> None:
    async def story(processes: Sequence[Process]) -> None:
        members = processes[0].company.members
        stranger = Company(processes[0].store.wire(), OTHER)
        with pytest.raises(Refused, match="server-other-edition") as refused:
            await stranger.join(0)
        assert refused.value.refusal.message.args["theirs"] == this_edition().name
        await stranger.leave()
        with pytest.raises(Refused, match="server-other-edition"):
            PostgresLock(address, OTHER)
        PostgresLock(address, this_edition()).release()
        await until(lambda: all(one.company.members == members for one in processes))
        for process in processes:
            await process.go()
        PostgresLock(address, OTHER).release()

    tell_many(tmp_path, address, story)


def test_who_comes_back_to_another_edition_leaves_the_house_to_it(
    tmp_path: Path, address: str
) -> None:
    async def story(processes: Sequence[Process]) -> None:
        wire = processes[0].store.wire()
        await processes[0].go()
        assert isinstance(wire, PostgresWire)
        has_parted, may_return, connect = asyncio.Event(), asyncio.Event(), wire._connect
        late = Company(wire)
        late.on_parting.append(has_parted.set)
        await late.join(0)

        async def return_later() -> Connection:
            await may_return.wait()
            return await connect()

        wire._connect = return_later
        cut_all(address)
        others = Company(processes[0].store.wire(), OTHER)
        await others.join(0)
        may_return.set()
        await has_parted.wait()
        await late.leave()
        await others.leave()

    tell_many(tmp_path, address, story, number=1)
