"""The address at which people and tables talk to each other."""

from contextlib import suppress
from functools import partial
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.params import FromPath

from athanor.kernel.words import Refused
from athanor.server.fast_websocket import fast_socket_of
from athanor.server.house import House
from athanor.server.house_log import begin_request
from athanor.server.limits import Bucket
from athanor.server.relay import GONE, Relay
from athanor.server.request_guard import (
    check_ban,
    check_origin,
    check_rate,
    client_of,
    host_of,
    house_of,
    pass_of,
    person_of,
    recognise,
)
from athanor.server.room import Room
from athanor.server.socket import SocketReader
from athanor.server.store import PersonRow
from athanor.server.tables.moderation import check_may_watch
from athanor.server.watcher import BANNED, TURNED_AWAY, Watcher

REFUSED: Final = 4404
"""The code of a socket closed at once: no such table, another site, or too many of them."""

SECONDS: Final = 10.0
"""Within which a socket may say only so much."""


async def current_person(socket: WebSocket[Any, Any, Any], house: House) -> PersonRow:
    """Return who a socket comes from; no session has ended since they were looked up."""
    while True:
        endings = house.sessions.endings
        person = await person_of(socket, house)
        if endings == house.sessions.endings:
            return person


def why_not(
    socket: WebSocket[Any, Any, Any], house: House, room: Room, person: PersonRow
) -> tuple[int, str] | None:
    """Return with which code, and why, somebody is not let in, if so.

    Nothing is awaited from here until the socket is known: whoever is banned then is found.
    """
    for code, check in (
        (BANNED, partial(check_ban, socket, house)),
        (TURNED_AWAY, partial(check_may_watch, room.table, person.id)),
    ):
        try:
            check()
        except Refused as error:
            return code, error.refusal.message.key
    return None


@websocket("/api/tables/{table:str}/socket")
async def talk(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Connect somebody to a table until either side goes."""
    house = house_of(socket)
    begin_request()
    await socket.accept()
    try:
        check_origin(socket)
        check_rate(socket, house.looks)
        recognise(socket, house)
        room = await house.hub.room(table)
    except Refused as error:
        await socket.close(REFUSED, error.refusal.message.key)
        return
    person = await current_person(socket, house)
    unwelcome = why_not(socket, house, room, person)
    if unwelcome is not None:
        code, key = unwelcome
        await socket.close(code, key)
        return
    line = fast_socket_of(socket.scope) or Relay(socket)
    watcher = Watcher(person.id, person.name, line, client_of(socket), host_of(socket))
    shown = pass_of(socket)
    house.sessions.connect(shown, watcher)
    try:
        code = await line.run(SocketReader(room, watcher, Bucket(house.words, SECONDS)))
    finally:
        house.sessions.disconnect(shown, watcher)
    watcher.leave()
    room.go(watcher)
    with suppress(*GONE):  # the other side has done so
        await socket.close(code)
