"""What is said on the socket of a table, as far as it makes sense and there is not too much."""

import logging
from typing import Final

import msgspec

from athanor.kernel.words import Message, Refusal
from athanor.server.frames import NOT_WELL_FORMED, is_well_formed
from athanor.server.limits import Bucket
from athanor.server.protocol.play import FromClient, Hello, Named, Refused
from athanor.server.request_handler import RequestHandler
from athanor.server.room import Room
from athanor.server.watcher import Watcher

decode: Final = msgspec.json.Decoder(FromClient).decode

LONGEST_ID: Final = 40

log: Final = logging.getLogger(__name__)

TOO_MANY_FAULTS: Final = 20
"""Who says so many things that make no sense is not our client, and is let go."""


class SocketReader:
    """Hears what is said on the socket of a table and has it answered."""

    def __init__(self, room: Room, watcher: Watcher, limit: Bucket) -> None:
        self._room = room
        self._watcher = watcher
        self._limit = limit
        self._talk = RequestHandler(room, watcher)
        self._faults = 0

    def hear(self, text: bytes) -> None:
        """Answer something; let go of who speaks nonsense, or of everybody if it is our fault."""
        if self._watcher.gone:
            return
        try:
            said = read(text)
            if isinstance(said, Refused):
                self._hear_nonsense(text, said)
            elif (refusal := self._why_not(said)) is not None:
                self._reproach(refusal)
            else:
                self._talk.hear(said)
        except Exception:
            log.exception("table %s: a conversation broke off", self._room.table.id)
            self._watcher.leave()

    def go_on(self) -> None:
        """Go on sending to somebody who has caught up."""
        self._room.flush(self._watcher)

    def _why_not(self, said: FromClient) -> Refused | None:
        """Return why something that makes sense is not answered, if so."""
        if not self._limit.allows():
            return refused("table-too-fast", getattr(said, "id", ""))
        if not self._watcher.greeted and not isinstance(said, Hello):
            return refused("table-hello-first", getattr(said, "id", ""))
        return None

    def _hear_nonsense(self, text: bytes, refusal: Refused) -> None:
        """Refuse what makes no sense; let go of who sends as text what is none."""
        if is_well_formed(text):
            self._reproach(refusal)
        else:
            self._watcher.leave(NOT_WELL_FORMED)

    def _reproach(self, refusal: Refused) -> None:
        self._room.services.tally.refused += 1
        self._watcher.reply(refusal)
        self._room.flush(self._watcher)
        self._faults += 1
        if self._faults >= TOO_MANY_FAULTS:
            self._watcher.leave()


def read(text: bytes) -> FromClient | Refused:
    """Return what was said, or why it makes no sense."""
    try:
        said: FromClient = decode(text)
    except msgspec.ValidationError as error:
        return refused("table-bad-message", request_in(text), detail=str(error)[:200])
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return refused("table-not-json")
    return said


def request_in(text: bytes) -> str:
    """Return by which id the sender of a senseless request will know its refusal."""
    try:
        request = msgspec.json.decode(text, type=Named).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
    return request if len(request) <= LONGEST_ID else ""


def refused(key: str, request: str = "", **args: str) -> Refused:
    """Return the refusal of something said before anybody at the table heard it."""
    return Refused(request, Refusal(Message(key, dict(args))))
