"""Addresses of lessons."""

from litestar import Router, get, post
from litestar.params import JSONBody

from athanor.server.protocol.pages import LessonCard, LessonWish, TableSummary
from athanor.server.request_guard import client_of
from athanor.server.routes.asked import Name, TheHouse, TheRequest, Visitor


@get("/games/{game:str}/lessons", summary="What is there to learn?")
async def list_lessons(game: Name, person: Visitor, house: TheHouse) -> tuple[LessonCard, ...]:
    """Return the lessons of a game, and how far the visitor has come in each."""
    return await house.hub.lessons.of(game, person.id)


@post("/games/{game:str}/lessons", status_code=200, summary="Begin a lesson, or go on with it")
async def open_lesson(
    game: Name, data: JSONBody[LessonWish], person: Visitor, house: TheHouse, request: TheRequest
) -> TableSummary:
    """Return the visitor's own table for a lesson, as it was left."""
    client = client_of(request)
    if not await house.hub.lessons.has_begun(game, data.lesson, person.id):
        house.quotas.check_apart(client)
    await house.people.written_down(person)
    return (await house.hub.lessons.open(game, data, person, client)).summary(person.id)


lessons: Router = Router("/api", route_handlers=[list_lessons, open_lesson], tags=["lessons"])
