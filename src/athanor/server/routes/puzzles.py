"""Addresses of puzzles."""

from litestar import Router, get, post
from litestar.params import JSONBody

from athanor.server.protocol.pages import PuzzleCalendar, PuzzleCard, PuzzleWish, TableSummary
from athanor.server.request_guard import client_of
from athanor.server.routes.asked import Name, TheHouse, TheRequest, Visitor


@get("/puzzles", summary="The puzzle of the day, and those of the month before it")
async def show_calendar(person: Visitor, house: TheHouse) -> PuzzleCalendar:
    """Return the puzzles of the days, the same for everybody, and how they stand with who asks."""
    return await house.hub.puzzles.calendar(person.id, house.hub.services.clock.now())


@get("/games/{game:str}/puzzles", summary="The puzzles of a game")
async def list_puzzles(game: Name, person: Visitor, house: TheHouse) -> tuple[PuzzleCard, ...]:
    """Return the puzzles of a game, and how they stand with the visitor."""
    return await house.hub.puzzles.of(game, person.id)


@post("/games/{game:str}/puzzles", status_code=200, summary="Go to a puzzle")
async def open_puzzle(
    game: Name, data: JSONBody[PuzzleWish], person: Visitor, house: TheHouse, request: TheRequest
) -> TableSummary:
    """Return the visitor's own table for a puzzle, as it was left."""
    client = client_of(request)
    if not await house.hub.puzzles.has_begun(game, data.puzzle, person.id):
        house.quotas.check_apart(client)
    await house.people.written_down(person)
    return (await house.hub.puzzles.open(game, data, person, client)).summary(person.id)


puzzles: Router = Router(
    "/api", route_handlers=[show_calendar, list_puzzles, open_puzzle], tags=["puzzles"]
)
