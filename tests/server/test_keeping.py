"""What is kept is kept whole, and what could not be kept has not happened."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

import pytest

from athanor.kernel import Stream
from athanor.server.protocol import play
from athanor.server.protocol.pages import MeHere
from athanor.server.room import Room
from athanor.server.services import Services
from athanor.server.store import EntryRow, Store, StoreError, SummaryRow
from athanor.server.store.writer import Failure
from tests.server.rooms import Ear, room_for
from tests.server.stories import (
    ME,
    RANDOM,
    answers,
    choose,
    hub_of,
    journal,
    legal,
    opened,
    pictures,
    scenes,
    tell,
    until,
)
from tests.server.tables.staging import HOST, any_choice, set_table

# --- when the disk fails ---


class Fragile(Store):
    """A store whose disk fails when a test says so, at once or after a while."""

    failures = 0
    slow: asyncio.Event | None = None
    attempts: ClassVar[list[asyncio.Task[None]]] = []

    def append(
        self,
        table: str,
        entries: Sequence[EntryRow],
        then: Callable[[Failure], None],
        card: SummaryRow | None = None,
    ) -> None:
        async def attempt() -> None:
            if self.slow is not None:
                await self.slow.wait()
            if self.failures:
                self.failures -= 1
                then(StoreError("no space left"))
            else:
                keep(table, entries, then, card)

        keep = super().append
        self.attempts.append(asyncio.ensure_future(attempt()))


def tell_of_failures(folder: Path, story: Callable[[Services, Fragile], Awaitable[None]]) -> None:
    async def with_store(services: Services) -> None:
        store = Fragile.open(folder / "fragile.db")
        assert isinstance(store, Fragile)
        await store.add_person(ME)
        await story(replace(services, store=store), store)
        await store.close()

    tell(folder, with_store)


def test_of_a_move_that_could_not_be_kept_nothing_is_left(tmp_path: Path) -> None:
    async def story(services: Services, store: Fragile) -> None:
        async with hub_of(services) as hub:
            room = await opened(hub, MeHere(), MeHere())
            before = pictures(room.table)
            ear, witness = Ear(room, HOST), Ear(room, "stranger")
            for one in (ear, witness):
                await one.say(play.Hello())
            store.failures = 1
            wish = play.Choose("lost", 0, 0, legal(room))
            await ear.say(wish)
            assert ear.watcher.gone
            assert witness.watcher.gone
            assert {one.seq for one in scenes(ear) + scenes(witness)} == {0}
            again = await hub.room(room.table.id)
            assert again is not room
            assert pictures(again.table) == before
            back = Ear(again, HOST)
            await back.say(wish)
            await back.say(wish)
            assert answers(back) == [play.Done("lost", 1)] * 2
            for one in (ear, witness, back):
                await one.go()
        assert len(await journal(services, room.table.id)) == 2

    tell_of_failures(tmp_path, story)


def test_who_looks_while_something_is_being_written_sees_it_only_if_it_is_kept(
    tmp_path: Path,
) -> None:
    async def story(services: Services, store: Fragile) -> None:
        async with hub_of(services) as hub:
            for kept in (True, False):
                room = await opened(hub, MeHere(), MeHere())
                wish = legal(room)
                ear, witness = Ear(room, HOST), Ear(room, "stranger")
                store.slow, store.failures = asyncio.Event(), int(not kept)
                ear.talk.hear(play.Choose("c", 0, 0, wish))
                assert room.queue.held
                ear.talk.hear(play.Ask("a", 0, 0, wish))
                witness.talk.hear(play.Hello())
                assert ear.frames == witness.frames == []
                store.slow.set()
                await room.come_to_rest()
                assert {one.seq for one in scenes(witness)} == ({1} if kept else set())
                for one in (ear, witness):
                    await one.go()

    tell_of_failures(tmp_path, story)


def test_who_comes_to_a_room_that_was_left_is_let_go_at_once(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        room = await room_for(set_table(), services)
        room.leave()
        ear = Ear(room, HOST)
        await ear.say(play.Hello(0))
        assert ear.watcher.gone
        assert ear.frames == []
        await ear.go()

    tell(tmp_path, story)


def test_bots_go_on_after_the_disk_has_failed(tmp_path: Path) -> None:
    async def story(services: Services, store: Fragile) -> None:
        async with hub_of(services) as hub:
            room = await opened(hub, RANDOM, RANDOM)
            await until(lambda: room.table.answers >= 3)
            store.failures = 1
            await until(lambda: room.left)
            await hub.tidy()
            while not await store.in_phase(["over"]):
                await asyncio.sleep(0.001)
        entries = await store.entries(room.table.id)
        assert [entry.seq for entry in entries] == list(range(len(entries)))

    tell_of_failures(tmp_path, story)


# --- snapshots ---


async def play_long(room: Room, choices: int, seed: int) -> None:
    """Play a match alone, and take choices back now and then."""
    stream = Stream(seed)
    ear = Ear(room, HOST)
    for step in range(choices):
        table = room.table
        if table.phase != "playing":
            break
        seat = table.waiting[0]
        wish = any_choice(table, stream)
        await ear.say(play.Choose(f"c{step}", table.answers, seat, wish))
        if stream.below(8) == 0:
            await ear.say(play.TakeBack(f"t{step}", table.answers, seat))
    await ear.go()


@pytest.mark.parametrize(
    ("game", "options", "choices", "seed"),
    [
        ("alchemist", {}, 60, 1),
        ("alchemist", {}, 42, 2),
        ("alchemist", {}, 35, 3),
        ("alkemy-v2", {"setup": "ready"}, 60, 4),
        ("alkemy-blitz", {}, 50, 5),
    ],
)
@pytest.mark.pure
def test_a_table_taken_up_from_a_snapshot_is_the_one_that_was_left(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    game: str,
    options: dict[str, object],
    choices: int,
    seed: int,
) -> None:
    async def story(usual: Services) -> None:
        services = replace(usual, snapshot_every=15)
        async with hub_of(services) as hub:
            seats = [MeHere()] * (2 if game.startswith("alkemy") else 4)
            room = await opened(hub, *seats, game=game, options=options)
            await play_long(room, choices, seed)
            await until(lambda: room.is_idle)
            kept = await services.store.snapshot(room.table.id)
            assert kept is not None
            assert kept[0] >= 15
        async with hub_of(services) as later:
            again = (await later.room(room.table.id)).table
            assert pictures(again) == pictures(room.table)
            assert again.done == room.table.done
            assert again.record() == room.table.record()
            assert caplog.messages == [], "the snapshot was not used"

    tell(tmp_path, story)


@pytest.mark.parametrize("body", [b"", b"null", b"nonsense", b'{"moment":{}}'])
def test_a_snapshot_of_no_use_is_not_used(tmp_path: Path, body: bytes) -> None:
    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            room = await opened(hub, MeHere(), MeHere())
            for step in range(5):
                await choose(room, legal(room, step), f"{step}")
        await services.store.keep_snapshot(room.table.id, 5, body)
        async with hub_of(services) as later:
            again = await later.room(room.table.id)
            assert pictures(again.table) == pictures(room.table)

    tell(tmp_path, story)


def test_a_snapshot_of_another_game_is_not_used(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            room = await opened(hub, MeHere(), MeHere())
            other = await opened(
                hub, MeHere(), MeHere(), game="alkemy-v2", options={"setup": "ready"}
            )
            await choose(room, legal(room), "1")
            snapshot = other.table.snapshot()
            assert snapshot is not None
            await services.store.keep_snapshot(room.table.id, 1, snapshot)
        async with hub_of(services) as later:
            again = await later.room(room.table.id)
            assert pictures(again.table) == pictures(room.table)

    tell(tmp_path, story)
