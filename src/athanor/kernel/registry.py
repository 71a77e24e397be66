"""Which games there are: found, never listed, so that a new game is just a new folder."""

import copy
import importlib
import pkgutil
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Self

from msgspec import Struct

from athanor.kernel.examples import Example, read_examples
from athanor.kernel.game import Game
from athanor.kernel.info import GameInfo
from athanor.kernel.picture import Artist, Painter, PlainPainter
from athanor.kernel.whereabouts import Whereabouts, read_index
from athanor.kernel.words import refuse, suggestion

GAMES_PACKAGE = "athanor.games"


class Box:
    """What a folder offers, once or more, in its ``GAMES``: a game's facts, and it set up.

    A small game names its class; one with card data sets itself up in a ``build`` of its own.
    """

    info: GameInfo
    game: type[Game]
    house: tuple[Path, ...] = ()
    """The folders of the house's card data, the lowest first, if the game has any."""
    schema: type[Struct] | None = None
    """What card data of the game must look like."""

    def with_house(self, folders: Sequence[Path]) -> Self:
        """Return the same with other card data of the house: such as it was at another time."""
        twin = copy.copy(self)
        twin.house = tuple(folders)
        return twin

    @property
    def folder(self) -> Path:
        """Where the code of the game lies, and what it brings along."""
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    @property
    def texts(self) -> Path:
        """Where its words lie, in a folder for each language."""
        return self.folder / "texts"

    def whereabouts(self) -> dict[str, Whereabouts]:
        """Return where its rules are held, if its folder brings an index along."""
        return read_index(self.folder, self.info.prefix)

    def examples(self) -> dict[str, Example]:
        """Return the positions that its book shows, by the rules they belong to."""
        return read_examples(self.folder, self.info.name)

    def build(
        self,
        seats: int,
        options: Mapping[str, object] | None = None,
        packs: Sequence[Path] = (),
    ) -> Game:
        """Set the game up; owner packs are laid over the house set in the order given."""
        return self.game(self.info, seats, options or {})

    def painter(self, game: Game) -> Painter:
        """Return who draws the game in text; without a painter of its own it is shown plainly."""
        return PlainPainter()

    def artist(self, game: Game) -> Artist | None:
        """Return who draws the game as a picture, if anybody does."""
        return None


@cache
def games() -> dict[str, Box]:
    """Return all games by name: those in the house, and those installed by others."""
    house = importlib.import_module(GAMES_PACKAGE)
    found = [
        box
        for folder in pkgutil.iter_modules(house.__path__)
        for box in importlib.import_module(f"{GAMES_PACKAGE}.{folder.name}").GAMES
    ]
    found += [entry.load() for entry in entry_points(group=GAMES_PACKAGE)]
    return {game.info.name: game for game in sorted(found, key=lambda game: str(game.info.name))}


def find(name: str) -> Box:
    """Return the game of that name; refuse a name nobody has."""
    known = games()
    if name not in known:
        listed = ", ".join(known)
        raise refuse("kernel-no-such-game", (), game=name, known=listed, **suggestion(name, known))
    return known[name]
