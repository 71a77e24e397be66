"""What may be seen of an OpenSpiel state, by whom, and how far back."""

from typing import TYPE_CHECKING

import msgspec
import numpy as np
import pyspiel

from athanor.adapters.heard import HeardMatch, text_of
from athanor.kernel import SPECTATOR, Game

if TYPE_CHECKING:
    from athanor.adapters.openspiel import SpielState


class SpielObserver:
    """What may be seen of a match, as numbers and as text.

    ``private_info`` says whose eyes see it: a spectator's, the seat's own, or those of all seats
    together. Without ``public_info`` the text leaves out what spectators see too. Numbers show all
    that is to be seen at the moment, so they are there neither for that nor for perfect recall.
    """

    def __init__(self, game: Game, kind: pyspiel.IIGObservationType) -> None:
        self._game = game
        self._kind = kind
        self.tensor = None
        self.dict = {}
        if kind.public_info and not kind.perfect_recall:
            shape = (len(self._viewers(0)), game.info.features)
            self.tensor = np.zeros(shape[0] * shape[1], np.float32)
            self.dict = {"features": self.tensor.reshape(shape if shape[0] > 1 else shape[1:])}

    def set_from(self, state: "SpielState", player: int) -> None:
        """Write what a seat sees into the tensor."""
        if self.tensor is None:
            raise ValueError("this kind of observation is text alone and has no tensor")
        numbers = [
            self._game.features(state.match.state, viewer) for viewer in self._viewers(player)
        ]
        self.dict["features"][:] = numbers if len(numbers) > 1 else numbers[0]

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
