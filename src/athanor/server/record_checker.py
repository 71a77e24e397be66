"""Records that somebody brings are read and played in a process of their own.

A thread would not do: whatever else the house does would wait for it at every step.
"""

import asyncio
import base64
import hashlib
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from athanor.kernel.game import Game
from athanor.kernel.record import Record, RecordError, check_game, read_record
from athanor.kernel.words import Refusal, Refused, refuse
from athanor.server.bots import GameSpec
from athanor.server.game_factory import GameFactory
from athanor.server.processes import Processes
from athanor.server.replay_steps import ReplaySteps

LONGEST: Final = 5_000
"""Choices of a record that somebody may open; each is a state to be kept in memory."""

NUMBER_BYTES: Final = 15
"""Of the hash that a record is called by: unlike the name of any table."""


class Checked(Struct, frozen=True, tag=True):
    """A record as it is kept, and what it is called."""

    name: str
    text: str


class Fault(Struct, frozen=True, tag=True):
    """Why a record is refused, and at which line; nothing if that says nothing."""

    refusal: Refusal
    line: int | None


class RecordChecker:
    """Has records checked, one after the other."""

    def __init__(self, packs: Path) -> None:
        self._packs = packs
        self._processes = Processes()
        self._process = self._processes.make()

    async def check(self, text: bytes) -> Checked:
        """Return a record as it is kept; refuse one that tells what cannot be."""
        process = self._process
        try:
            work = process.submit(check, text, str(self._packs))
            found = msgspec.msgpack.decode(await asyncio.wrap_future(work), type=Checked | Fault)
        except BrokenProcessPool as error:
            if self._process is process:
                self._process = self._processes.make()
            raise refuse("table-try-again") from error
        if isinstance(found, Checked):
            return found
        if found.line is None:
            raise Refused(found.refusal)
        raise RecordError(found.line, found.refusal)

    async def close(self) -> None:
        """End all checking at once."""
        self._processes.end()
        await asyncio.to_thread(self._process.shutdown, cancel_futures=True)
        self._processes.close()


# --- in the process ---


def check(text: bytes, packs: str) -> bytes:
    """Read and play a record; return what came of it in a form that gets through to the house."""
    found: Checked | Fault
    try:
        record = read_record(text).without_saved()
        if record.answers > LONGEST:
            raise refuse("server-record-too-long", answers=record.answers, most=LONGEST)
        ReplaySteps(record, game_of(record, GameFactory(Path(packs))))
        kept = text.decode() if record.signature is not None else record.text()
        found = Checked(number_of(kept), kept)
    except Refused as error:
        line = error.line if isinstance(error, RecordError) else None
        found = Fault(error.refusal, line)
    return msgspec.msgpack.encode(found)


def game_of(record: Record, game_factory: GameFactory) -> Game:
    """Set up the game of a record, with those of its packs that lie in the house."""
    game = game_factory.game(spec_of(record, game_factory))
    check_game(record, game)
    return game


def spec_of(record: Record, game_factory: GameFactory) -> GameSpec:
    """Return what is needed to set the game of a record up anywhere."""
    header = record.header
    packs = packs_of(record, game_factory)
    return game_factory.spec(header.game, len(header.seats), header.options, packs)


def packs_of(record: Record, game_factory: GameFactory) -> tuple[str, ...]:
    """Return the owner packs of a record that lie in the house."""
    here = game_factory.packs_for(record.header.game)
    return tuple(stamp.name for stamp in record.header.packs if stamp.name in here)


def number_of(text: str) -> str:
    """Return what a record is called: equal records alike, and nobody can guess another's."""
    digest = hashlib.sha256(text.encode()).digest()[:NUMBER_BYTES]
    return base64.b32encode(digest).decode().lower()
