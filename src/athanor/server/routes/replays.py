"""Addresses of finished matches, and of records that somebody opened."""

from typing import Final

from litestar import Response, Router, get, post
from litestar.enums import MediaType
from litestar.params import JSONBody

from athanor.server.protocol.pages import (
    AnalysisState,
    Branch,
    Explained,
    ForBot,
    Found,
    HouseKey,
    Inquiry,
    Luck,
    NewTable,
    Recounting,
    Shelved,
    Step,
    TableSummary,
)
from athanor.server.request_guard import check_rate, client_of
from athanor.server.routes.asked import (
    ChoiceText,
    Language,
    Moment,
    Name,
    Number,
    RecordText,
    TheHouse,
    Theme,
    TheRequest,
    Viewer,
    Visitor,
)
from athanor.server.routes.drawings import SVG, Look, drawing
from athanor.server.signing import house_name

LARGEST: Final = 2 * 2**20
"""Bytes of a record that somebody may open."""


@post("/replays", request_max_body_size=LARGEST, summary="Open a record")
async def open_record(
    data: RecordText, person: Visitor, house: TheHouse, request: TheRequest
) -> Shelved:
    """Put the text of a record where it can be looked at; it is played again to check it."""
    check_rate(request, house.heavy)
    with house.quotas.upload(person.id, client_of(request)):
        return await house.replays.open(data)


@get("/house-key", summary="Who signs records here?")
async def tell_key(house: TheHouse) -> HouseKey:
    """Return the public key of the house: what it signs cannot be changed unnoticed."""
    return HouseKey(await house_name(house.store))


@get("/replays/{replay:str}", summary="A replay")
async def look_at_replay(replay: Name, house: TheHouse) -> Recounting:
    """Return all that a replay needs beside the steps."""
    return await house.replays.recounting(replay)


@get("/replays/{replay:str}/steps/{at:int}", summary="A moment of a replay")
async def look_at_step(replay: Name, at: Number, house: TheHouse, seat: Viewer = -1) -> Step:
    """Return a match after a number of choices, from any seat."""
    return await house.replays.step(replay, at, seat)


@post(
    "/replays/{replay:str}/steps/{at:int}/inquiries",
    status_code=200,
    summary="A question about a moment",
)
async def inquire(replay: Name, at: Number, data: JSONBody[Inquiry], house: TheHouse) -> Found:
    """Return what the game answers: when all is over, everything may be measured."""
    return await house.replays.inquire(replay, at, data)


@get("/replays/{replay:str}/luck", summary="The luck ledger")
async def look_at_luck(replay: Name, house: TheHouse) -> Luck:
    """Return what chance brought, against what was to be expected."""
    return await house.replays.luck(replay)


@get("/replays/{replay:str}/analysis", summary="Is it analysed?")
async def look_at_analysis(replay: Name, house: TheHouse) -> AnalysisState:
    """Return how far the analysis of a match has come, and what it found; nothing begins by it."""
    await house.replays.check_over(replay)
    return await house.analyst.state(replay)


@post("/replays/{replay:str}/analysis", status_code=200, summary="Analyse a match")
async def ask_for_analysis(
    replay: Name, person: Visitor, house: TheHouse, request: TheRequest
) -> AnalysisState:
    """Have a finished match analysed, once: whoever asks later is told what was found."""
    await house.replays.check_over(replay)
    known = await house.analyst.state(replay)
    if known.state != "none":
        return known
    check_rate(request, house.heavy)
    text, spec = await house.replays.record(replay), await house.replays.spec(replay)
    return await house.analyst.ask(replay, text, spec, person.id)


@get("/replays/{replay:str}/steps/{at:int}/why", summary="Why was that chosen?")
async def explain_step(replay: Name, at: Number, house: TheHouse) -> Explained:
    """Return the reasons for the choice that led to a moment, when the match is over."""
    return await house.replays.explained(replay, at)


@get("/replays/{replay:str}/steps/{at:int}/instead", summary="What if?")
async def look_instead(
    replay: Name, at: Number, choice: ChoiceText, house: TheHouse, seat: Viewer = -1
) -> Step:
    """Return a match as it would have stood if something else had been chosen at a moment."""
    return await house.replays.instead(replay, at, choice, seat)


@post("/replays/{replay:str}/steps/{at:int}/table", summary="Try it from here")
async def branch_off(
    replay: Name,
    at: Number,
    data: JSONBody[Branch],
    person: Visitor,
    house: TheHouse,
    request: TheRequest,
) -> TableSummary:
    """Set up a table whose match goes on from a moment of a finished one, by new chance."""
    match, begins = await house.replays.begins(replay, at)
    wish = NewTable(
        game=match.game,
        seats=data.seats,
        options=match.options,
        packs=await house.replays.packs(replay),
        listed=False,
        commitment=data.commitment,
        seed=data.seed,
        request=data.request,
    )
    client = client_of(request)
    if not await house.hub.opening.asked_before(wish, person):
        bots = sum(isinstance(seat, ForBot) for seat in data.seats)
        await house.quotas.check_table(person.id, client, len(data.seats), bots)
    await house.people.written_down(person)
    room = await house.hub.opening.open(wish, person, client, begins)
    return room.summary(person.id)


@get("/replays/{replay:str}/record", media_type=MediaType.TEXT, summary="The record")
async def read_record(replay: Name, house: TheHouse) -> str:
    """Return the record as text, for anybody to keep and to verify."""
    return await house.replays.record(replay)


@get("/replays/{replay:str}/picture.svg", media_type=SVG, summary="A moment as a picture")
async def draw_replay(
    replay: Name,
    house: TheHouse,
    seat: Viewer = -1,
    step: Moment = None,
    theme: Theme = "light",
    lang: Language = "en",
) -> Response[str]:
    """Return a drawing of a match after a number of choices, or at its end."""
    look = Look(theme, lang)
    return drawing(await house.replays.picture(replay, step, seat, look.speaker, look.dark))


replays: Router = Router(
    "/api",
    route_handlers=[
        tell_key,
        open_record,
        look_at_replay,
        look_at_step,
        inquire,
        look_at_luck,
        look_at_analysis,
        ask_for_analysis,
        explain_step,
        look_instead,
        branch_off,
        read_record,
        draw_replay,
    ],
    tags=["replays"],
)
