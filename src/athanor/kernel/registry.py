"""Which games there are: found, never listed, so that a new game is just a new folder."""

import difflib
import importlib
import pkgutil
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from athanor.kernel.game import Game
from athanor.kernel.info import GameInfo
from athanor.kernel.words import refuse

GAMES_PACKAGE = "athanor.games"


class Box(ABC):
    """What a game's folder offers as ``GAME``: its facts, and the game set up to order."""

    info: GameInfo

    @abstractmethod
    def build(
        self,
        seats: int,
        options: Mapping[str, object] | None = None,
        packs: Sequence[Path] = (),
    ) -> Game:
        """Set the game up; owner packs are laid over the house set in the order given."""


@cache
def games() -> dict[str, Box]:
    """Return all games by name: those in the house, and those installed by others."""
    house = importlib.import_module(GAMES_PACKAGE)
    found = [
        importlib.import_module(f"{GAMES_PACKAGE}.{folder.name}").GAME
        for folder in pkgutil.iter_modules(house.__path__)
        if folder.ispkg
    ]
    found += [entry.load() for entry in entry_points(group=GAMES_PACKAGE)]
    return {game.info.name: game for game in sorted(found, key=lambda game: str(game.info.name))}


def find(name: str) -> Box:
    """Return the game of that name; refuse a name nobody has."""
    known = games()
    if name not in known:
        close = difflib.get_close_matches(name, known, 1)
        raise refuse("kernel-no-such-game", game=name, close=close[0] if close else "")
    return known[name]
