"""Addresses of games and tables."""

from litestar import Response, Router, delete, get, post
from litestar.enums import MediaType
from litestar.params import JSONBody

from athanor.kernel.words import Message
from athanor.server.client import FOREVER
from athanor.server.protocol.pages import (
    Again,
    Catalogue,
    Claim,
    Complaint,
    Curtain,
    ForBot,
    Handing,
    Illustration,
    Invitations,
    Lobby,
    Moderation,
    NewTable,
    Pledge,
    Received,
    Step,
    TableGuest,
    TableSummary,
)
from athanor.server.quotas import bots_at
from athanor.server.request_guard import client_of
from athanor.server.routes.asked import (
    Language,
    Moment,
    Name,
    Number,
    Page,
    TheHouse,
    Theme,
    TheRequest,
    Viewer,
    Visitor,
)
from athanor.server.routes.drawings import SVG, Look, drawing


@get("/games", summary="What can be played?")
async def list_games(house: TheHouse) -> Catalogue:
    """Return the games, their options, and the bots."""
    return await house.librarian.catalogue()


@get("/games/{game:str}/rules", summary="Where is a rule held?")
async def locate_rules(game: Name, house: TheHouse) -> dict[str, Message]:
    """Return, for each rule of a game, the place in the code that decides it, in words."""
    return await house.librarian.whereabouts(game)


@get("/games/{game:str}/words", media_type=MediaType.TEXT, summary="What does a game say?")
async def read_words(game: Name, house: TheHouse, lang: Language = "en") -> str:
    """Return the words of a game as Fluent messages, for a client that was built without them."""
    return await house.librarian.words(game, lang)


@get("/games/{game:str}/catalogue", media_type=MediaType.TEXT, summary="What are its rules?")
async def read_rules(game: Name, house: TheHouse, lang: Language = "en") -> str:
    """Return what the rules of a game say, likewise, by their IDs."""
    return await house.librarian.rules(game, lang)


@get("/games/{game:str}/examples/{rule:str}", summary="An example of a rule")
async def show_example(game: Name, rule: Name, house: TheHouse) -> Illustration:
    """Return the position that the book of a game shows beside a rule, as a board gets it."""
    return await house.librarian.example(game, rule)


@get("/references/{name:str}", media_type=MediaType.JSON, summary="What never changes in a game")
async def read_reference(name: Name, house: TheHouse) -> Response[bytes]:
    """Return what is printed and agreed, by its hash: whoever has it need never ask again."""
    found = house.services.game_factory.reference(name)
    return Response(found, media_type=MediaType.JSON, headers={"Cache-Control": FOREVER})


@get("/tables", summary="The lobby")
async def list_tables(person: Visitor, house: TheHouse, page: Page = 0) -> Lobby:
    """Return one's own tables, page by page, and those one can join or watch."""
    return await house.hub.lobby.of(person.id, page)


@post("/tables", summary="Set up a table")
async def open_table(
    data: JSONBody[NewTable], person: Visitor, house: TheHouse, request: TheRequest
) -> TableSummary:
    """Set up a table; the visitor is its host."""
    client = client_of(request)
    if not await house.hub.opening.asked_before(data, person):
        bots = sum(isinstance(seat, ForBot) for seat in data.seats)
        await house.quotas.check_table(person.id, client, len(data.seats), bots)
    await house.people.written_down(person)
    return (await house.hub.opening.open(data, person, client)).summary(person.id)


@post("/commitments", summary="A secret for a new table")
async def commit_to_secret(person: Visitor, house: TheHouse) -> Pledge:
    """Draw the secret of a table to come, and commit to it before its host gives a seed."""
    return Pledge(await house.hub.opening.pledges.pledge(person.id))


@get("/tables/{table:str}", summary="A table")
async def look_at_table(table: Name, person: Visitor, house: TheHouse) -> TableSummary:
    """Return what everybody may know about a table."""
    return (await house.hub.room(table)).summary(person.id)


@delete("/tables/{table:str}", status_code=200, summary="Close a table")
async def close_table(table: Name, person: Visitor, house: TheHouse) -> TableSummary:
    """Close a table before its match begins."""
    return (await house.hub.seating.close_table(table, person)).summary(person.id)


@post("/tables/{table:str}/seats/{seat:int}", status_code=200, summary="Sit down")
async def sit_down(
    table: Name, seat: Number, data: JSONBody[Claim], person: Visitor, house: TheHouse
) -> TableSummary:
    """Take a vacant seat: an open one, or that of one's invitation."""
    await house.people.written_down(person)
    return (await house.hub.seating.sit(table, seat, data, person)).summary(person.id)


@post("/tables/{table:str}/seats", status_code=200, summary="Sit down anywhere")
async def join_table(
    table: Name, data: JSONBody[Claim], person: Visitor, house: TheHouse
) -> TableSummary:
    """Take the first seat that is free for who has the table's link, or for anyone."""
    await house.people.written_down(person)
    return (await house.hub.seating.join(table, data, person)).summary(person.id)


@delete("/tables/{table:str}/seats/{seat:int}", status_code=200, summary="Decline a seat")
async def decline_seat(table: Name, seat: Number, person: Visitor, house: TheHouse) -> TableSummary:
    """Give up a seat that is kept for the visitor, who was at the table before this one."""
    return (await house.hub.seating.decline(table, seat, person)).summary(person.id)


@post("/tables/{table:str}/seats/{seat:int}/hand", status_code=200, summary="Give a seat away")
async def hand_over(
    table: Name,
    seat: Number,
    data: JSONBody[Handing],
    person: Visitor,
    house: TheHouse,
    request: TheRequest,
) -> TableSummary:
    """Give a seat to a bot, to whoever gets its new link, or to anyone who comes."""
    if data.to == "bot":
        house.quotas.check_bots(person.id, client_of(request), 1)
    return (await house.hub.seating.hand(table, seat, data, person)).summary(person.id)


@get("/tables/{table:str}/invites", summary="Links to seats")
async def list_invites(table: Name, person: Visitor, house: TheHouse) -> Invitations:
    """Return the secrets of the links to vacant seats, each to whom it belongs."""
    return await house.hub.seating.invites(table, person)


@get("/tables/{table:str}/guests", summary="Who is at a table, for its host")
async def list_guests(table: Name, person: Visitor, house: TheHouse) -> tuple[TableGuest, ...]:
    """Return those whom the host may have to deal with."""
    return await house.hub.moderation.guests(table, person)


@post("/tables/{table:str}/guests/{guest:str}", status_code=200, summary="Keep order at a table")
async def moderate_guest(
    table: Name, guest: Name, data: JSONBody[Moderation], person: Visitor, house: TheHouse
) -> TableSummary:
    """Let the host silence somebody or show them out, or take that back."""
    return (await house.hub.moderation.act(table, guest, data.act, person)).summary(person.id)


@post("/tables/{table:str}/onlookers", status_code=200, summary="Close a table to onlookers")
async def draw_curtain(
    table: Name, data: JSONBody[Curtain], person: Visitor, house: TheHouse
) -> TableSummary:
    """Let the host say whether anybody may look on who has no part in the match."""
    return (await house.hub.moderation.curtain(table, data.closed, person)).summary(person.id)


@post("/tables/{table:str}/reports", status_code=200, summary="Report somebody")
async def report(
    table: Name,
    data: JSONBody[Complaint],
    person: Visitor,
    house: TheHouse,
    request: TheRequest,
) -> Received:
    """Tell whoever runs the house of somebody at a table, or of something they have said."""
    return await house.reports.take(table, data, person, client_of(request))


@post("/tables/{table:str}/rematch", summary="Play again")
async def play_again(
    table: Name,
    data: JSONBody[Again],
    person: Visitor,
    house: TheHouse,
    request: TheRequest,
) -> TableSummary:
    """Set the same table up again, or return the one that somebody has set up already."""
    client = client_of(request)
    old = (await house.hub.room(table)).table
    if not old.rematch:
        await house.quotas.check_table(person.id, client, old.game.seats, bots_at(old))
    await house.people.written_down(person)
    return (await house.hub.opening.rematch(table, data, person, client)).summary(person.id)


@get("/tables/{table:str}/steps/{at:int}", summary="An earlier moment")
async def look_back(
    table: Name, at: Number, person: Visitor, house: TheHouse, seat: Viewer = -1
) -> Step:
    """Return a table after a number of choices; others' seats only after the end."""
    return await house.replays.table_step(table, at, seat, person)


@get("/tables/{table:str}/picture.svg", media_type=SVG, summary="A table as a picture")
async def draw_table(
    table: Name,
    person: Visitor,
    house: TheHouse,
    seat: Viewer = -1,
    step: Moment = None,
    theme: Theme = "light",
    lang: Language = "en",
) -> Response[str]:
    """Return a drawing of a table, now or after a number of choices."""
    look = Look(theme, lang)
    return drawing(
        await house.replays.table_picture(table, step, seat, person, look.speaker, look.dark)
    )


tables: Router = Router(
    "/api",
    route_handlers=[
        list_games,
        locate_rules,
        show_example,
        read_words,
        read_rules,
        read_reference,
        list_tables,
        open_table,
        commit_to_secret,
        look_at_table,
        close_table,
        join_table,
        sit_down,
        decline_seat,
        hand_over,
        list_invites,
        list_guests,
        moderate_guest,
        draw_curtain,
        report,
        play_again,
        look_back,
        draw_table,
    ],
    tags=["tables"],
)
