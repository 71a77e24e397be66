"""Replays: of the matches of the house, and of records that somebody opened."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from athanor.kernel.game import Game
from athanor.kernel.record import check_game, read_record
from athanor.kernel.words import Arg, Refused, refuse
from athanor.locale import Speaker
from athanor.server.bots import GameSpec
from athanor.server.branching import instead, origin_at
from athanor.server.explaining import explained
from athanor.server.game_factory import GameFactory
from athanor.server.hub import Hub
from athanor.server.luck import luck_of
from athanor.server.pinned_packs import lay_out_packs
from athanor.server.protocol.pages import Explained, Found, Inquiry, Luck, Recounting, Shelved, Step
from athanor.server.record_checker import RecordChecker, game_of, packs_of, spec_of
from athanor.server.replay_steps import ReplaySteps
from athanor.server.signing import house_name, signed_here
from athanor.server.store import PersonRow, Store
from athanor.server.table_opening import Begins
from athanor.server.tables import commands
from athanor.server.tables.held import HELD
from athanor.server.tables.journal import Opened, read_entry
from athanor.server.tables.moderation import check_may_watch
from athanor.server.tables.past import Past, Recalled
from athanor.server.tables.scene import ONLOOKER, viewer_code
from athanor.server.tables.table import Table

KEPT: Final = 6
"""Replays that are kept in memory."""


class Replays:
    """Finds what there is to look at again, and keeps what was looked at last at hand."""

    def __init__(
        self, store: Store, hub: Hub, game_factory: GameFactory, checker: RecordChecker
    ) -> None:
        self._store = store
        self._checker = checker
        self._hub = hub
        self._game_factory = game_factory
        self._played: OrderedDict[tuple[str, int], ReplaySteps] = OrderedDict()
        self._playing = asyncio.Lock()

    # --- finished matches and opened records ---

    async def open(self, text: bytes) -> Shelved:
        """Keep a record to be looked at; refuse one that tells what cannot be."""
        checked = await self._checker.check(text)
        await self._store.shelve(checked.name, checked.text, self._hub.services.clock.now())
        return Shelved(checked.name)

    async def recounting(self, name: str) -> Recounting:
        """Return all that a replay needs beside the steps."""
        steps = await self._finished(name)
        house = (await asyncio.to_thread(read_record, await self.record(name))).house
        is_own = bool(house) and house == await house_name(self._store)
        return await asyncio.to_thread(steps.recounting, name, house, is_own)

    async def step(self, name: str, at: int, viewer: int) -> Step:
        """Return a match as anybody may now see it from any seat."""
        return (await self._finished(name)).step(at, viewer)

    async def inquire(self, name: str, at: int, inquiry: Inquiry) -> Found:
        """Return what the game answers somebody who asks about a moment of a match."""
        steps = await self._finished(name)
        return Found(await asyncio.to_thread(steps.inquire, at, inquiry.seat, inquiry.query))

    async def luck(self, name: str) -> Luck:
        """Return the luck ledger."""
        steps = await self._finished(name)
        return await asyncio.to_thread(luck_of, steps.record, steps.game)

    async def spec(self, name: str) -> GameSpec:
        """Return what is needed to set the game of a match up in another process."""
        finished = await self._finished(name)
        if await self._store.shelved(name) is None:
            return self._game_factory.spec_of(await self._opened(name))
        return spec_of(finished.record, self._game_factory)

    async def begins(self, name: str, at: int) -> tuple[Recounting, Begins]:
        """Return a match, and where one would begin that goes on from a moment of it."""
        steps = await self._finished(name)
        origin, after = await asyncio.to_thread(origin_at, steps.record, steps.game, at)
        return steps.recounting(name), Begins(origin, after)

    async def instead(self, name: str, at: int, text: str, viewer: int) -> Step:
        """Return a match as it would have stood after another choice."""
        steps = await self._finished(name)
        steps.check_viewer(viewer)
        return await asyncio.to_thread(instead, steps.record, steps.game, at, text, viewer)

    async def explained(self, name: str, at: int) -> Explained:
        """Return why the choice was made that led to a moment."""
        steps = await self._finished(name)
        return await asyncio.to_thread(explained, steps.record, steps.game, at)

    async def packs(self, name: str) -> tuple[str, ...]:
        """Return the owner packs of a match; refuse if they are not here as they were then."""
        record = (await self._finished(name)).record
        await asyncio.to_thread(game_of, record, self._game_factory)
        return packs_of(record, self._game_factory)

    async def check_over(self, name: str) -> None:
        """Refuse a match of which not everything may be known."""
        await self._finished(name)

    async def record(self, name: str) -> str:
        """Return the record as text, as it was when the match ended."""
        kept = await self._store.record(name)
        if kept is not None:
            return kept
        if (shelved := await self._store.shelved(name)) is not None:
            return shelved
        steps = await self._finished(name)
        return await signed_here(await asyncio.to_thread(steps.record.text), self._store)

    async def picture(
        self, name: str, at: int | None, viewer: int, speaker: Speaker, dark: bool
    ) -> str:
        """Return a drawing of a match as anybody may now see it."""
        steps = await self._finished(name)
        return await self._drawn(steps, at, viewer, speaker, dark)

    async def _finished(self, name: str) -> ReplaySteps:
        """Return a match that everything may be known of."""
        text = await self._store.shelved(name)
        if text is not None:
            return await self._steps(name, 0, lambda: self._replayed(text))
        if await self._store.table(name) is None:
            raise refuse("server-no-such-replay", replay=name[:40])
        try:
            table = (await self._hub.room(name)).table
        except Refused as error:
            kept = await self._store.record(name)
            if kept is None or error.refusal.message.key != HELD:
                raise
            opened = await self._opened(name)
            return await self._steps(name, 0, lambda: self._replayed_here(kept, opened))
        if table.phase != "over":
            raise refuse("server-not-over")
        return await self._steps_of(table)

    async def _opened(self, name: str) -> Opened:
        """Return how a table was set up, with its packs at hand as they were then."""
        first = read_entry((await self._store.entries(name))[0].body)
        assert isinstance(first, Opened), "a journal begins like that"
        await lay_out_packs(first, self._game_factory, self._store)
        return first

    # --- tables at which a match may still go on ---

    async def table_step(self, table: str, at: int, viewer: int, person: PersonRow) -> Step:
        """Return an earlier moment of a table as its visitor may see it."""
        looked_at = await self._table(table, viewer, person)
        if looked_at.phase == "over":
            return (await self._steps_of(looked_at)).step(at, viewer)
        past, recalled = await self._recall(looked_at, at)
        return past.step(recalled, viewer)

    async def table_picture(
        self,
        table: str,
        at: int | None,
        viewer: int,
        person: PersonRow,
        speaker: Speaker,
        dark: bool,
    ) -> str:
        """Return a drawing of a table as its visitor may see it, now or at an earlier moment."""
        looked_at = await self._table(table, viewer, person)
        assert looked_at.hosted is not None
        state = looked_at.hosted.match.state
        if at is not None and at != looked_at.answers:
            if looked_at.phase == "over":
                return await self._drawn(await self._steps_of(looked_at), at, viewer, speaker, dark)
            state = (await self._recall(looked_at, at))[1].state
        game, names = looked_at.game, looked_at.names
        view = game.view(state, viewer_code(viewer))
        return await asyncio.to_thread(self._draw, game, view, names, speaker, dark)

    async def _table(self, name: str, viewer: int, person: PersonRow) -> Table:
        """Return a table whose match has begun; refuse others' seats before it is over."""
        room = await self._hub.room(name)
        table = room.table
        if table.hosted is None:
            raise refuse("table-not-begun")
        if table.phase != "over":
            check_may_watch(table, person.id)
        if viewer != ONLOOKER:
            commands.check_seat(table, viewer)
            if table.phase != "over":
                commands.check_own(table, room.visitor(person.id, person.name), viewer)
        return table

    async def _recall(self, table: Table, at: int) -> tuple[Past, Recalled]:
        """Return an earlier moment of a match that goes on, found off the event loop."""
        assert table.hosted is not None
        async with self._playing:
            past = Past(table.hosted, at)
            recalled = await asyncio.to_thread(past.recall)
            past.keep()
        return past, recalled

    # --- steps ---

    async def _steps_of(self, table: Table) -> ReplaySteps:
        if table.is_apart:
            raise refuse("lesson-no-record")
        assert table.hosted is not None
        origin = table.hosted.origin
        told = 0 if origin is None else len(origin.events)
        times = [stamp.when for stamp in table.hosted.stamps[told:]]
        notes = [note for note in table.hosted.notes if note.was]
        return await self._steps(
            table.id, table.seq, lambda: ReplaySteps(table.record(), table.game, times, notes)
        )

    async def _steps(self, name: str, seq: int, play: Callable[[], ReplaySteps]) -> ReplaySteps:
        """Return the steps at hand, or play them, one replay at a time and off the event loop."""
        key = (name, seq)
        if key not in self._played:
            async with self._playing:
                if key not in self._played:
                    self._played[key] = await asyncio.to_thread(play)
        self._played.move_to_end(key)
        if len(self._played) > KEPT:
            self._played.popitem(last=False)
        return self._played[key]

    def _replayed(self, text: str) -> ReplaySteps:
        record = read_record(text)
        return ReplaySteps(record, game_of(record, self._game_factory))

    def _replayed_here(self, text: str, opened: Opened) -> ReplaySteps:
        record = read_record(text)
        game = self._game_factory.game(self._game_factory.spec_of(opened))
        check_game(record, game)
        return ReplaySteps(record, game)

    # --- drawings ---

    async def _drawn(
        self, steps: ReplaySteps, at: int | None, viewer: int, speaker: Speaker, dark: bool
    ) -> str:
        view = steps.view(steps.length if at is None else at, viewer)
        return await asyncio.to_thread(self._draw, steps.game, view, steps.names, speaker, dark)

    def _draw(
        self, game: Game, view: Struct, names: list[str], speaker: Speaker, dark: bool
    ) -> str:
        artist = self._game_factory.artist(game)
        if artist is None:
            raise refuse("table-no-picture")

        def say(arg: Arg) -> str:
            return speaker.word(arg, names)

        return artist.draw(view, say, dark)
