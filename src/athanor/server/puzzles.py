"""The puzzles of the house: which there are, which is today's, and how they stand with somebody."""

import asyncio
from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta

import msgspec
from msgspec import Struct

from athanor.kernel.registry import find
from athanor.puzzles.daily import puzzle_of
from athanor.puzzles.puzzle import Puzzle, find_puzzle, puzzles_of
from athanor.server.protocol.common import Standing
from athanor.server.protocol.pages import PuzzleCalendar, PuzzleCard, PuzzleDay, PuzzleWish
from athanor.server.room import Room
from athanor.server.rooms import Rooms
from athanor.server.store import PersonRow
from athanor.server.table_opening import TableOpening
from athanor.server.table_writer import PUZZLE


class SetUpFor(Struct):
    """What the first entry of a table tells of its puzzle."""

    puzzle: str = ""
    puzzle_stamp: str = ""


class Tried(Struct, frozen=True):
    """Where somebody has a puzzle, and how it stands."""

    table: str
    state: Standing


class PuzzleDesk:
    """Finds the table at which somebody has a puzzle, and sets it up if there is none."""

    def __init__(self, rooms: Rooms, opening: TableOpening) -> None:
        self._rooms = rooms
        self._opening = opening
        self._beginning = asyncio.Lock()
        """Who presses twice has one table."""

    async def of(self, game: str, person: str) -> tuple[PuzzleCard, ...]:
        """Return the puzzles of a game in their order, each with how it stands with somebody."""
        begun = await self._begun(game, person)
        return tuple(
            PuzzleCard(one.name, one.seats, one.kind, one.level, state_in(begun, one))
            for one in puzzles_of(find(game))
        )

    async def calendar(self, person: str, now: int) -> PuzzleCalendar:
        """Return the puzzles of the month, by the time that is told, up to that of today."""
        today = datetime.fromtimestamp(now / 1000, UTC).date()
        first = today.replace(day=1)
        days = [first + timedelta(number) for number in range(today.day)]
        found = [(day, puzzle) for day in days if (puzzle := puzzle_of(day)) is not None]
        begun = {game: await self._begun(game, person) for game in {one.game for _, one in found}}
        return PuzzleCalendar(tuple(on_day(day, one, begun[one.game]) for day, one in found))

    async def has_begun(self, game: str, puzzle: str, person: str) -> bool:
        """Tell whether somebody has a table for a puzzle."""
        return puzzle in await self._begun(game, person)

    async def open(self, game: str, wish: PuzzleWish, solver: PersonRow, client: str) -> Room:
        """Return the table of a puzzle, as it was left or anew."""
        puzzle = find_puzzle(game, wish.puzzle)
        async with self._beginning:
            tried = (await self._begun(game, solver.id)).get(puzzle.name)
            if tried is not None and (room := await self._rooms.take_up(tried.table)) is not None:
                return room
            return await self._opening.open_puzzle(puzzle, solver, client)

    async def _begun(self, game: str, person: str) -> dict[str, Tried]:
        """Return somebody's tables by their puzzles, those that are done before others.

        A puzzle that has changed since is begun anew.
        """
        stamps = {puzzle.name: puzzle.stamp for puzzle in puzzles_of(find(game))}
        found: dict[str, Tried] = {}
        for table, phase, body in await self._rooms.services.store.puzzles(person, game):
            told = msgspec.json.decode(body, type=SetUpFor)
            if stamps.get(told.puzzle) != told.puzzle_stamp:
                continue
            state = msgspec.convert(phase.removeprefix(f"{PUZZLE}-"), Standing)
            if told.puzzle not in found or found[told.puzzle].state == "open":
                found[told.puzzle] = Tried(table, state)
        return found


def state_in(begun: Mapping[str, Tried], puzzle: Puzzle) -> Standing | None:
    """Return how a puzzle stands, if it was begun."""
    tried = begun.get(puzzle.name)
    return None if tried is None else tried.state


def on_day(day: date, puzzle: Puzzle, begun: Mapping[str, Tried]) -> PuzzleDay:
    """Return the puzzle of a day with how it stands."""
    names = [one.name for one in puzzles_of(find(puzzle.game))]
    return PuzzleDay(
        day=day.isoformat(),
        game=puzzle.game,
        puzzle=puzzle.name,
        number=1 + names.index(puzzle.name),
        level=puzzle.level,
        state=state_in(begun, puzzle),
    )
