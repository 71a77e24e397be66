"""The bots at a table: they think when it is their turn, at the pace that people wish."""

import asyncio
import logging
import secrets
from functools import partial
from typing import Final

import msgspec

from athanor.kernel.snapshot import snapshot_of
from athanor.server.bots import BotError
from athanor.server.table_writer import TableWriter
from athanor.server.tables.journal import Chose, Entry, Program
from athanor.server.thinking_queue import Thinker

log: Final = logging.getLogger(__name__)


class BotPlayers:
    """Has the bots of one table choose for as long as they are asked."""

    def __init__(self, writer: TableWriter) -> None:
        services, table = writer.services, writer.table
        self.paused = False
        self.millis = services.bot_millis
        """How long a bot waits before it chooses, so that people can follow."""
        self._writer = writer
        self._paced = asyncio.Event()
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._spec = services.game_factory.spec_of(table.opened)

    @property
    def are_busy(self) -> bool:
        """Whether any bot is thinking."""
        return bool(self._thinking)

    def attend(self) -> None:
        """Have those think who are asked, as the table now stands."""
        table = self._writer.table
        if not (table.has_bots or self._thinking):
            return
        asked = [seat for seat in table.waiting if isinstance(table.occupants[seat], Program)]
        if not (asked or self._thinking):
            return
        if not self._writer.attends:
            self.rest()
            return
        if self.paused or self._writer.left:
            return
        for seat in asked:
            if seat not in self._thinking:
                self._thinking[seat] = asyncio.ensure_future(self._think(seat))

    def rest(self) -> None:
        """Have them stop."""
        for task in self._thinking.values():
            task.cancel()

    def pace(self, paused: bool, millis: int) -> None:
        """Let them play faster or slower, or wait."""
        self.paused = paused
        self.millis = millis
        self._paced.set()

    async def _think(self, seat: int) -> None:
        """Have a bot choose for as long as it is asked."""
        try:
            while self._is_asked(seat):
                await self._have_chosen(seat)
        except Exception:
            log.exception("table %s: a bot cannot go on", self._writer.table.id)
        finally:
            self._thinking.pop(seat, None)

    async def _wait(self, seat: int, bot: str, asked: int) -> None:
        """Wait until a bot that has thought may answer: at the pace that people wish.

        When that is does not tell how long it has thought, whatever the pace, to any person who
        plays.
        """
        table, services = self._writer.table, self._writer.services
        even = services.even_millis.get(bot, 0) if table.people else 0
        known = answer_time(asked, self._writer.now(), even)
        while self._is_asked(seat):
            now = self._writer.now()
            paced = min(table.moved_at - now, 0) + self.millis  # whatever the time jumps to
            pause = max(paced, min(known - now, even))
            if await self._is_undisturbed(max(0, pause) / 1000):
                return

    async def _is_undisturbed(self, seconds: float) -> bool:
        """Wait; tell whether nobody has changed the pace of bots meanwhile."""
        self._paced.clear()
        try:
            async with asyncio.timeout(seconds):
                await self._paced.wait()
        except TimeoutError:
            return True
        return False

    def _is_asked(self, seat: int) -> bool:
        table = self._writer.table
        is_bot = isinstance(table.occupants[seat], Program)
        rests = self.paused or self._writer.left or self._writer.services.bots.closed
        return is_bot and seat in table.waiting and not rests

    async def _have_chosen(self, seat: int) -> None:
        """Have a bot choose once; where it cannot, the game's default is chosen for it."""
        await self._writer.come_to_rest()
        table = self._writer.table
        hosted, occupant = table.hosted, table.occupants[seat]
        if hosted is None or not isinstance(occupant, Program) or not self._is_asked(seat):
            return
        asked = self._writer.now()
        seen = table.position
        if hosted.guide is not None:
            text = hosted.guide.rival_choice(hosted.match, seat)
            await self._wait(seat, occupant.spec, asked)
            await self._writer.do(partial(self._chosen, seat, seen, text))
            return
        snapshot = msgspec.json.encode(snapshot_of(hosted.match))
        decision = hosted.match.decision_of(seat)
        text = decision.option(decision.default_choice()).text
        bots = self._writer.services.bots
        thinker = Thinker(table.opened.host, table.id, alone=not table.people)
        try:
            text = await bots.choose(
                self._spec, snapshot, seat, occupant.spec, secrets.randbits(32), thinker
            )
        except BotError:
            if bots.closed:
                return  # the house closes; it is asked again when it opens
            log.exception("table %s: a bot could not choose", table.id)
        await self._wait(seat, occupant.spec, asked)
        await self._writer.do(partial(self._chosen, seat, seen, text))

    def _chosen(self, seat: int, seen: tuple[int, int], text: str) -> list[Entry]:
        """Return a bot's choice, unless the table has moved on meanwhile."""
        is_current = self._writer.table.position == seen and self._is_asked(seat)
        return [Chose(seat, text, by="bot")] if is_current else []


def answer_time(asked: int, thought: int, even: int) -> int:
    """Return when a bot may answer that has thought until a moment: after even times only."""
    if even == 0:
        return thought
    return asked + max(1, -(-(thought - asked) // even)) * even
