"""The socket of a table: reads what is said and sends what there is, until either side goes."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from msgspec import Struct

from athanor.kernel.words import Message, Refusal
from athanor.server.conversation import Conversation
from athanor.server.limits import Limit
from athanor.server.protocol.play import FromClient, Hello, Refused
from athanor.server.room import Room
from athanor.server.watcher import Watcher

decode: Final = msgspec.json.Decoder(FromClient).decode

LONGEST_ID: Final = 40

log: Final = logging.getLogger(__name__)

TOO_MANY_FAULTS: Final = 20
"""Who says so many things that make no sense is not our client, and is let go."""


class Ended(Exception):  # noqa: N818 - it reads as what happened
    """The other side has gone."""


async def converse(
    room: Room,
    watcher: Watcher,
    receive: Callable[[], Awaitable[str | bytes]],
    send: Callable[[bytes], Awaitable[None]],
    close: Callable[[], Awaitable[None]],
    limit: Limit,
) -> None:
    """Talk with somebody about a table until ``receive`` or ``send`` raise ``Ended``.

    Whoever hears is never cancelled but waited for, because what was heard may be on its way to
    the disk; once the socket is closed there is nothing more to hear.
    """
    serving = asyncio.ensure_future(watcher.serve(send, room.look))
    hearing = asyncio.ensure_future(hear(room, watcher, receive, limit))
    try:
        await asyncio.wait((serving, hearing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        watcher.leave()
        room.go(watcher)
        serving.cancel()
        await close()
        for end in await asyncio.gather(serving, hearing, return_exceptions=True):
            if isinstance(end, Exception) and not isinstance(end, Ended):
                log.error("table %s: a conversation broke off", room.table.id, exc_info=end)


async def hear(
    room: Room, watcher: Watcher, receive: Callable[[], Awaitable[str | bytes]], limit: Limit
) -> None:
    """Answer one thing after the other."""
    conversation = Conversation(room, watcher)
    faults = 0
    while not watcher.gone and faults < TOO_MANY_FAULTS:
        said = read(await receive())
        if not isinstance(said, Refused):
            if not limit.allows(""):
                said = refused("table-too-fast", getattr(said, "id", ""))
            elif not watcher.greeted and not isinstance(said, Hello):
                said = refused("table-hello-first", getattr(said, "id", ""))
        if isinstance(said, Refused):
            watcher.reply(said)
            faults += 1
        else:
            await conversation.hear(said)


def read(text: str | bytes) -> FromClient | Refused:
    """Return what was said, or why it makes no sense."""
    try:
        said: FromClient = decode(text)
    except msgspec.ValidationError as error:
        return refused("table-bad-message", request_in(text), detail=str(error)[:200])
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return refused("table-not-json")
    return said


class Named(Struct):
    """What can be understood of a request that otherwise makes no sense."""

    id: str = ""


def request_in(text: str | bytes) -> str:
    """Return by which id the sender of a senseless request will know its refusal."""
    try:
        request = msgspec.json.decode(text, type=Named).id
    except (msgspec.DecodeError, RecursionError):
        return ""
    return request if len(request) <= LONGEST_ID else ""


def refused(key: str, request: str = "", **args: str) -> Refused:
    """Return the refusal of something said before anybody at the table heard it."""
    return Refused(request, Refusal(Message(key, dict(args))))
