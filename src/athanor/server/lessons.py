"""The lessons of the house: what there is to learn, and how far somebody has come in it."""

import asyncio

from athanor.kernel.registry import find
from athanor.lessons.lesson import Lesson, find_lesson, lessons_of
from athanor.server.protocol.pages import LessonCard, LessonWish
from athanor.server.room import Room
from athanor.server.rooms import Rooms
from athanor.server.store import PersonRow
from athanor.server.table_opening import TableOpening
from athanor.server.tables.journal import Leafed


class LessonDesk:
    """Finds the table at which somebody has a lesson, and sets it up if there is none."""

    def __init__(self, rooms: Rooms, opening: TableOpening) -> None:
        self._rooms = rooms
        self._opening = opening
        self._beginning = asyncio.Lock()
        """Who presses twice has one lesson."""

    async def of(self, game: str, person: str) -> tuple[LessonCard, ...]:
        """Return the lessons of a game in their order, each with how far somebody has come."""
        found = await self._begun(game, person)
        return tuple(card(lesson, found.get(lesson.name)) for lesson in lessons_of(find(game)))

    async def has_begun(self, game: str, lesson: str, person: str) -> bool:
        """Tell whether somebody has a table for a lesson."""
        return lesson in await self._begun(game, person)

    async def open(self, game: str, wish: LessonWish, learner: PersonRow, client: str) -> Room:
        """Return the table of a lesson, as it was left or from its beginning."""
        lesson = find_lesson(game, wish.lesson)
        async with self._beginning:
            room = (await self._begun(game, learner.id)).get(lesson.name)
            if room is None:
                return await self._opening.open_lesson(lesson, learner, client)
        if wish.again:
            await room.do(lambda: [Leafed(lesson.seat, 0, 0)])
        return room

    async def _begun(self, game: str, person: str) -> dict[str, Room]:
        """Return somebody's tables by their lessons, the furthest of each.

        A lesson that was rewritten since, or that cannot be taken up, is begun anew.
        """
        known = {lesson.name: lesson.stamp for lesson in lessons_of(find(game))}
        found: dict[str, Room] = {}
        for name in await self._rooms.services.store.lessons(person, game):
            room = self._rooms.in_memory(name) or await self._rooms.take_up(name)
            if (
                room is None
                or known.get(room.table.opened.lesson) != room.table.opened.lesson_stamp
            ):
                continue
            other = found.get(room.table.opened.lesson)
            if other is None or steps_done(other) < steps_done(room):
                found[room.table.opened.lesson] = room
        return found


def steps_done(room: Room) -> int:
    """Return how many steps of its lesson are done at a table."""
    guide = room.table.guide
    return 0 if guide is None else guide.step


def card(lesson: Lesson, room: Room | None) -> LessonCard:
    """Return a lesson with how far its reader has come."""
    done = 0 if room is None else steps_done(room)
    return LessonCard(
        name=lesson.name,
        title=lesson.title(),
        about=lesson.text("about"),
        kind=lesson.kind,
        minutes=lesson.minutes,
        steps=len(lesson.steps),
        step=done,
        table="" if room is None else room.table.id,
        done=done == len(lesson.steps),
    )
