"""Materia Prima, by Florian Pfab: elements dug out of the land and refined in towers."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from athanor.games.materia_prima.cards.pack import HOUSE
from athanor.games.materia_prima.game import INFO, MateriaPrima
from athanor.games.materia_prima.show.picture import MateriaPainter
from athanor.kernel.game import Game
from athanor.kernel.registry import Box


class MateriaPrimaBox(Box):
    """Materia Prima, ready to be set up."""

    info = INFO
    house = HOUSE.folders
    schema = HOUSE.schema

    def build(
        self,
        seats: int,
        options: Mapping[str, object] | None = None,
        packs: Sequence[Path] = (),
    ) -> MateriaPrima:
        """Set the game up with the house set and any owner packs."""
        INFO.check_seats(seats)
        data, stamps = HOUSE.for_match(packs, self.house)
        return MateriaPrima(seats, options or {}, data, stamps)

    def painter(self, game: Game) -> MateriaPainter:
        """Return who draws the table in text."""
        return MateriaPainter()


GAMES = (MateriaPrimaBox(),)
