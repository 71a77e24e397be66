"""Ars Alchimia, by Kuro: a workshop, four years, and a crowd of workers to send out."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from athanor.games.ars_alchimia.cards.build import terms_of
from athanor.games.ars_alchimia.cards.pack import HOUSE
from athanor.games.ars_alchimia.game import INFO, ArsAlchimia
from athanor.games.ars_alchimia.show.picture import ArsPainter
from athanor.kernel.game import Game
from athanor.kernel.registry import Box


class ArsAlchimiaBox(Box):
    """Ars Alchimia, ready to be set up."""

    info = INFO
    house = HOUSE.folders
    schema = HOUSE.schema

    def build(
        self,
        seats: int,
        options: Mapping[str, object] | None = None,
        packs: Sequence[Path] = (),
    ) -> ArsAlchimia:
        """Set the game up with the house set and any owner packs."""
        INFO.check_seats(seats)
        data, stamps = HOUSE.for_match(packs, self.house)
        return ArsAlchimia(seats, options or {}, terms_of(data, seats), stamps)

    def painter(self, game: Game) -> ArsPainter:
        """Return who draws the table in text."""
        assert isinstance(game, ArsAlchimia)
        return ArsPainter(game)


GAMES = (ArsAlchimiaBox(),)
