"""What may be seen of an OpenSpiel state, by whom, and how far back."""

from hashlib import sha256
from math import prod
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt
import pyspiel

from athanor.adapters.heard import HeardMatch, text_of
from athanor.adapters.sight import Sight
from athanor.kernel import SPECTATOR, Game

if TYPE_CHECKING:
    from athanor.adapters.openspiel import SpielState


Numbers: TypeAlias = npt.NDArray[np.float32]
Parts: TypeAlias = dict[str, Numbers]
Shapes: TypeAlias = dict[str, tuple[int, ...]]

PAST: Final = 64
"""Bits of the digest of what was told before."""


class SpielObserver:
    """What may be seen of a match, as numbers and as text.

    ``private_info`` says whose eyes see it: a spectator's, the seat's own, or those of all seats
    together. Without ``public_info`` there is text alone, which leaves out what spectators see
    too. Numbers show what ``athanor.adapters.sight`` shows but for the mask: the view, what is
    asked, and where actions are places in a list, what stands there. With perfect recall a digest
    of all that was told before is added: it tells information states apart, and says no more.
    """

    def __init__(self, game: Game, kind: pyspiel.IIGObservationType) -> None:
        self._game = game
        self._kind = kind
        self._sight = Sight(game)
        self.tensor: Numbers | None = None
        self.dict: Parts = {}
        if kind.public_info:
            self._lay_out(len(self._viewers(0)))

    def set_from(self, state: "SpielState", player: int) -> None:
        """Write what a seat sees into the tensor."""
        if self.tensor is None:
            raise ValueError("this kind of observation is text alone and has no tensor")
        viewers = self._viewers(player)
        rows = [self._sight.of(state.match, viewer) for viewer in viewers]
        for name, part in self.dict.items():
            if name == "past":
                told = "\n".join(self._seen(state.heard, viewer) for viewer in viewers)
                digest = sha256(told.encode()).digest()[: PAST // 8]
                part[:] = np.unpackbits(np.frombuffer(digest, np.uint8))
            else:
                seen = [row["observation" if name == "features" else name] for row in rows]
                part[:] = seen if len(seen) > 1 else seen[0]

    def _lay_out(self, viewers: int) -> None:
        """Make the tensor, and its parts by name."""
        sight = self._sight
        shapes: Shapes = {"features": (sight.features,), "asked": (len(sight.kinds),)}
        if sight.has_options:
            shapes["options"] = sight.option_shape
        if viewers > 1:
            shapes = {name: (viewers, *shape) for name, shape in shapes.items()}
        if self._kind.perfect_recall:
            shapes["past"] = (PAST,)
        tensor = np.zeros(sum(prod(shape) for shape in shapes.values()), np.float32)
        start = 0
        for name, shape in shapes.items():
            self.dict[name] = tensor[start : start + prod(shape)].reshape(shape)
            start += prod(shape)
        self.tensor = tensor

    def string_from(self, state: "SpielState", player: int) -> str:
        """Return what a seat sees, and with perfect recall all that it was told before."""
        return "\n".join(self._seen(state.heard, viewer) for viewer in self._viewers(player))

    def _viewers(self, player: int) -> list[int]:
        private = self._kind.private_info
        if private == pyspiel.PrivateInfoType.NONE:
            return [SPECTATOR]
        if private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return list(range(self._game.seats))
        return [player]

    def _seen(self, heard: HeardMatch, viewer: int) -> str:
        public = self._kind.public_info
        lines = ["spectator" if viewer == SPECTATOR else f"seat {viewer}"]
        if self._kind.perfect_recall:
            lines += heard.told(viewer, public=public)
        state = heard.match.state
        view = self._game.view(state, viewer)
        lines.append(text_of(view if public else beyond(view, self._game.view(state, SPECTATOR))))
        decision = heard.match.decision
        if decision is not None and decision.seat == viewer:
            lines.append(text_of(decision.about()))
        return "\n".join(lines)


def beyond(view: object, other: object) -> object:
    """Return what a view shows that another one does not."""
    mine, theirs = parts_of(view), parts_of(other)
    if mine is None or theirs is None or mine.keys() != theirs.keys():
        return view
    return {name: beyond(mine[name], theirs[name]) for name in mine if mine[name] != theirs[name]}


def parts_of(view: object) -> dict[str, object] | None:
    """Return the parts of a view by their names or numbers; None if it has none."""
    plain = msgspec.to_builtins(view)
    if isinstance(plain, list):
        return {str(number): part for number, part in enumerate(plain)}
    return plain if isinstance(plain, dict) else None
