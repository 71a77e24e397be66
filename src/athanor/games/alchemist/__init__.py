"""Alchemist, by Carlo A. Rossi: potions invented, copied, and paid for in tribute."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from athanor.games.alchemist.cards.pack import HOUSE
from athanor.games.alchemist.game import INFO, Alchemist
from athanor.games.alchemist.show.picture import AlchemistPainter
from athanor.kernel.game import Game
from athanor.kernel.registry import Box


class AlchemistBox(Box):
    """Alchemist, ready to be set up."""

    info = INFO
    house = HOUSE.folders
    schema = HOUSE.schema

    def build(
        self,
        seats: int,
        options: Mapping[str, object] | None = None,
        packs: Sequence[Path] = (),
    ) -> Alchemist:
        """Set the game up with the rulebook's data and any owner packs."""
        INFO.check_seats(seats)
        data, stamps = HOUSE.for_match(packs, self.house)
        return Alchemist(seats, options or {}, data, stamps)

    def painter(self, game: Game) -> AlchemistPainter:
        """Return who draws the table in text."""
        assert isinstance(game, Alchemist)
        return AlchemistPainter(game)


GAMES = (AlchemistBox(),)
