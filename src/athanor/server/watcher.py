"""Somebody connected to a table, and what they are still to be sent."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

import msgspec

from athanor.server.protocol.play import FromHouse
from athanor.server.tables.scene import ONLOOKER

MOST_REPLIES: Final = 256
"""Who lets so many answers wait is not reading any more."""

IN_PEACE: Final = 1000
"""The code of a connection that ends because it is time."""

TURNED_AWAY: Final = 4403
"""The code of a connection that ends because the host does not want it."""

BANNED: Final = 4423
"""The code of a connection that ends because the operator does not want it."""

encode: Final = msgspec.json.Encoder().encode


class Line(Protocol):
    """What leads to somebody's browser."""

    @property
    def is_full(self) -> bool:
        """Whether the other side has not read yet what it was sent."""

    def send_texts(self, texts: Sequence[bytes]) -> None:
        """Send some texts."""

    def hang_up(self, code: int) -> None:
        """Let go of the other side, with a code that says why."""


class Watcher:
    """One connection.

    Scenes are not queued: whoever is slow gets the latest one, with all that was told since.
    """

    def __init__(
        self, person: str, name: str, line: Line, client: str = "", host: str = ""
    ) -> None:
        self.person = person
        self.name = name
        self.client = client
        """From which household they come; and from which address."""
        self.host = host
        self.viewer = ONLOOKER
        self.greeted = False
        self.seen = (0, 0)
        """The seq and the log length of the last scene sent."""
        self.heard = 0
        """How many remarks of the chat were sent."""
        self.hears_asides = True
        """Whether what spectators say was among them."""
        self.gone = False
        self._line = line
        self._replies: list[bytes] = []
        self._wants_scene = False
        self._wants_remarks = False

    def reply(self, message: FromHouse) -> None:
        """Have an answer sent; who does not read them is let go."""
        self._replies.append(encode(message))
        if len(self._replies) > MOST_REPLIES:
            self.leave()

    def mark_dirty(self) -> None:
        """Have the latest scene sent."""
        self._wants_scene = self.greeted

    def mark_unheard(self) -> None:
        """Have what was said sent, without a scene if there is no new one."""
        self._wants_remarks = self.greeted

    def silence(self) -> None:
        """Hear and send nothing any more: whoever it was is somebody else now."""
        self.gone = True

    def leave(self, code: int = IN_PEACE) -> None:
        """Have the connection closed, with a code that says why."""
        self.gone = True
        self._line.hang_up(code)

    def flush(self, look: Callable[["Watcher", bool], Sequence[FromHouse]] | None) -> None:
        """Send what there is to send; without a look, no scene."""
        has_news = self._replies or self._wants_scene or self._wants_remarks
        if self.gone or not has_news or self._line.is_full:
            return
        texts, self._replies = self._replies, []
        if (self._wants_scene or self._wants_remarks) and look is not None:
            wants_scene = self._wants_scene
            self._wants_scene = self._wants_remarks = False
            texts.extend([encode(message) for message in look(self, wants_scene)])
        if texts:
            self._line.send_texts(texts)
