"""The socket of a table: reads what is said and sends what there is, until either side goes."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from athanor.kernel.words import Message, Refusal
from athanor.server.conversation import Conversation
from athanor.server.limits import Limit
from athanor.server.protocol.play import FromClient, Hello, Refused
from athanor.server.room import Room
from athanor.server.watcher import Watcher

decode: Final = msgspec.json.Decoder(FromClient).decode

TOO_MANY_FAULTS: Final = 20
"""Who says so many things that make no sense is not our client, and is let go."""


class Ended(Exception):  # noqa: N818 - it reads as what happened
    """The other side has gone."""


async def converse(
    room: Room,
    watcher: Watcher,
    receive: Callable[[], Awaitable[str | bytes]],
    send: Callable[[bytes], Awaitable[None]],
    limit: Limit,
) -> None:
    """Talk with somebody about a table until ``receive`` or ``send`` raise ``Ended``."""
    serving = asyncio.ensure_future(watcher.serve(send, room.look))
    hearing = asyncio.ensure_future(hear(room, watcher, receive, limit))
    try:
        await asyncio.wait((serving, hearing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        watcher.leave()
        room.go(watcher)
        for task in (serving, hearing):
            task.cancel()
        await asyncio.gather(serving, hearing, return_exceptions=True)


async def hear(
    room: Room, watcher: Watcher, receive: Callable[[], Awaitable[str | bytes]], limit: Limit
) -> None:
    """Answer one thing after the other."""
    conversation = Conversation(room, watcher)
    faults = 0
    while not watcher.gone:
        text = await receive()
        if not limit.allows(""):
            watcher.reply(refused("table-too-fast"))
            faults += 1
        else:
            said = read(text)
            if isinstance(said, Refused):
                watcher.reply(said)
                faults += 1
            elif not watcher.greeted and not isinstance(said, Hello):
                watcher.reply(refused("table-hello-first"))
                faults += 1
            else:
                await conversation.hear(said)
        if faults >= TOO_MANY_FAULTS:
            return


def read(text: str | bytes) -> FromClient | Refused:
    """Return what was said, or why it makes no sense."""
    try:
        said: FromClient = decode(text)
    except msgspec.ValidationError as error:
        return refused("table-bad-message", str(error)[:200])
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return refused("table-not-json")
    return said


def refused(key: str, detail: str = "") -> Refused:
    """Return the refusal of something said that is no request."""
    return Refused("", Refusal(Message(key, {"detail": detail} if detail else {})))
