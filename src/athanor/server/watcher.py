"""Somebody connected to a table, and what they are still to be sent."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

import msgspec

from athanor.server.protocol.play import FromHouse
from athanor.server.tables.scene import ONLOOKER

MOST_REPLIES: Final = 256
"""Who lets so many answers wait is not reading any more."""

encode: Final = msgspec.json.Encoder().encode


class Line(Protocol):
    """What leads to somebody's browser."""

    @property
    def is_full(self) -> bool:
        """Whether the other side has not read yet what it was sent."""

    def send_texts(self, texts: Sequence[bytes]) -> None:
        """Send some texts."""

    def hang_up(self) -> None:
        """Let go of the other side."""


class Watcher:
    """One connection.

    Scenes are not queued: whoever is slow gets the latest one, with all that was told since.
    """

    def __init__(self, person: str, name: str, line: Line) -> None:
        self.person = person
        self.name = name
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

    def reply(self, message: FromHouse) -> None:
        """Have an answer sent; who does not read them is let go."""
        self._replies.append(encode(message))
        if len(self._replies) > MOST_REPLIES:
            self.leave()

    def mark_dirty(self) -> None:
        """Have the latest scene sent."""
        self._wants_scene = self.greeted

    def silence(self) -> None:
        """Hear and send nothing any more: whoever it was is somebody else now."""
        self.gone = True

    def leave(self) -> None:
        """Have the connection closed."""
        self.gone = True
        self._line.hang_up()

    def flush(self, look: Callable[["Watcher"], Sequence[FromHouse]] | None) -> None:
        """Send what there is to send; without a look, no scene."""
        if self.gone or self._line.is_full:
            return
        texts, self._replies = self._replies, []
        if self._wants_scene and look is not None:
            self._wants_scene = False
            texts.extend([encode(message) for message in look(self)])
        if texts:
            self._line.send_texts(texts)
