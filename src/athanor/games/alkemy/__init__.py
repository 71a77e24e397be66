"""Alkemy: warbands on a table without squares. One engine, its editions side by side."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from athanor.games.alkemy.cards.pack import BlitzData, V2Data, house_folders, load_data
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
        self.house = house_folders(edition)
        self.schema = V2Data if edition == "v2" else BlitzData

    def build(
        self,
        seats: int,
        options: Mapping[str, object] | None = None,
        packs: Sequence[Path] = (),
    ) -> Alkemy:
        """Set the game up with the house set and any owner packs."""
        self.info.check_seats(seats)
        data, stamps = load_data(self.edition, packs)
        return Alkemy(self.info, seats, options or {}, data, stamps)

    def painter(self, game: Game) -> AlkemyPainter:
        """Return who draws the table in text."""
        return AlkemyPainter(self.info.name)

    def artist(self, game: Game) -> AlkemyArtist:
        """Return who draws the table as a picture."""
        return AlkemyArtist(self.info.name)


GAMES = (AlkemyBox(INFO_V2, "v2"), AlkemyBox(INFO_BLITZ, "blitz"))
