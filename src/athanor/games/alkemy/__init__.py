"""Alkemy: warbands on a table without squares. One engine, its editions side by side."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from athanor.games.alkemy.cards.pack import HOUSE
from athanor.games.alkemy.cards.schema import Edition
from athanor.games.alkemy.game import INFO_BLITZ, INFO_V2, Alkemy
from athanor.games.alkemy.show.drawing import AlkemyArtist
from athanor.games.alkemy.show.picture import AlkemyPainter
from athanor.kernel.game import Game
from athanor.kernel.info import GameInfo
from athanor.kernel.registry import Box


class AlkemyBox(Box):
    """One edition of Alkemy, ready to be set up."""

    def __init__(self, info: GameInfo, edition: Edition) -> None:
        self.info = info
        self.edition = edition
        self.house = HOUSE[edition].folders
        self.schema = HOUSE[edition].schema

    def build(
        self,
        seats: int,
        options: Mapping[str, object] | None = None,
        packs: Sequence[Path] = (),
    ) -> Alkemy:
        """Set the game up with the house set and any owner packs."""
        self.info.check_seats(seats)
        data, stamps = HOUSE[self.edition].for_match(packs, self.house)
        return Alkemy(self.info, seats, options or {}, data, stamps)

    def painter(self, game: Game) -> AlkemyPainter:
        """Return who draws the table in text."""
        return AlkemyPainter(self.info.name)

    def artist(self, game: Game) -> AlkemyArtist:
        """Return who draws the table as a picture."""
        return AlkemyArtist(self.info.name)


GAMES = (AlkemyBox(INFO_V2, "v2"), AlkemyBox(INFO_BLITZ, "blitz"))
