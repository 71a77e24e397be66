"""Addresses of finished matches, and of records that somebody opened."""

from typing import Final

from litestar import Response, Router, get, post
from litestar.enums import MediaType
from litestar.params import JSONBody

from athanor.server.protocol.pages import Found, HouseKey, Inquiry, Luck, Recounting, Shelved, Step
from athanor.server.request_guard import check_rate, client_of
from athanor.server.routes.asked import (
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
        read_record,
        draw_replay,
    ],
    tags=["replays"],
)
