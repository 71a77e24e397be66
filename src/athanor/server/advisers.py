"""Those at a table who ask what a master would choose: each question is thought about once.

Whoever is connected here is advised here, whichever process attends to the table; what is told to
everybody, that somebody has asked, is in the journal before anybody thinks.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from athanor.bots.advice import Advice
from athanor.kernel.snapshot import snapshot_of
from athanor.kernel.words import Refused, refuse
from athanor.server.bots import BotError
from athanor.server.table_writer import TableWriter
from athanor.server.thinking_queue import Thinker

log: Final = logging.getLogger(__name__)


class Pending(NamedTuple):
    """A question of a seat: where the match stood, and who thinks about it."""

    position: tuple[int, int]
    thinking: "asyncio.Task[Advice]"


class Advisers:
    """Has those advised who ask at one table; a seat has one question at a time."""

    def __init__(self, writer: TableWriter) -> None:
        self._writer = writer
        self._spec = writer.services.game_factory.spec_of(writer.table.opened)
        self._pending: dict[int, Pending] = {}

    @property
    def are_busy(self) -> bool:
        """Whether anybody is being advised."""
        return any(not one.thinking.done() for one in self._pending.values())

    def rest(self) -> None:
        """Have them stop."""
        for one in self._pending.values():
            one.thinking.cancel()
        self._pending.clear()

    def advise(
        self,
        seat: int,
        person: str,
        advised: Callable[[Advice], None],
        refused: Callable[[Refused], None],
    ) -> None:
        """Have a seat advised where the match stands now; one call tells what came of it.

        Who asks again is told the same. Once the match has gone on, nobody is told anything.
        """
        pending = self._pending.get(seat)
        position = self._writer.table.position
        if pending is None or pending.position != position or is_in_vain(pending.thinking):
            if pending is not None:
                pending.thinking.cancel()
            pending = Pending(position, asyncio.ensure_future(self._think(seat, person)))
            self._pending[seat] = pending

        def tell(thinking: "asyncio.Task[Advice]") -> None:
            if thinking.cancelled() or not self._is_asked(seat, position):
                refused(refuse("table-advice-late"))
            elif isinstance(error := thinking.exception(), BotError):
                log.error("table %s: no advice", self._writer.table.id, exc_info=error)
                refused(refuse("table-no-advice-found"))
            else:
                advised(thinking.result())

        pending.thinking.add_done_callback(tell)

    async def _think(self, seat: int, person: str) -> Advice:
        table, bots = self._writer.table, self._writer.services.bots
        assert table.hosted is not None, "only who must choose is advised"
        snapshot = msgspec.json.encode(snapshot_of(table.hosted.match))
        thinker = Thinker(person, table.id)
        return await bots.advise(self._spec, snapshot, seat, secrets.randbits(32), thinker)

    def _is_asked(self, seat: int, position: tuple[int, int]) -> bool:
        """Tell whether a seat still has the question that was thought about."""
        table = self._writer.table
        return table.position == position and seat in table.waiting and not self._writer.left


def is_in_vain(thinking: "asyncio.Task[Advice]") -> bool:
    """Tell whether nothing came of a question, so that it may be asked again."""
    return thinking.done() and (thinking.cancelled() or thinking.exception() is not None)
