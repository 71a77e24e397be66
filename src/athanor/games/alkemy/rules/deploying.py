"""Where a figure is deployed."""

from athanor.games.alkemy.battle import Battle
from athanor.games.alkemy.rules.climbing import fits
from athanor.games.alkemy.rules.places import OFF_TABLE, TAKEN, TRIES, Spots
from athanor.games.alkemy.rules.space import in_zone, spot_code
from athanor.kernel.chance import Stream
from athanor.kernel.packed import i64


class DeploySpots(Spots):
    """Where a figure is deployed: entirely in its zone (AK2-419, AKB-R75)."""

    def __init__(self, battle: Battle, figure: i64) -> None:
        rules = "AK2-419 AK2-422 AKB-511 AKB-512"
        super().__init__(battle, battle.seat_of(figure), figure, "deploy", rules)

    def objection(self, x: i64, y: i64) -> str:
        """Return why a figure may not be deployed at a spot."""
        battle, figure = self.battle, self.figure
        radius = battle.discs.radius[figure]
        if not battle.terrain.on_table(x, y, radius):
            return OFF_TABLE
        if not in_zone(battle, self.seat, y, radius):
            return "outside-zone AK2-419 AK2-1703 AKB-511 AKB-R75"
        if not fits(battle, figure, x, y):
            return TAKEN
        return ""

    def sample(self, stream: Stream) -> i64:
        """Return a legal spot, each equally likely, by trial."""
        layout = self.battle.layout
        radius = self.battle.discs.radius[self.figure]
        bottom = radius
        if self.seat != self.battle.player_a:
            bottom = layout.height - layout.depth + radius
        for _ in range(TRIES):
            x = radius + stream.below(layout.width - 2 * radius + 1)
            y = bottom + stream.below(layout.depth - 2 * radius + 1)
            spot = spot_code(x, y)
            if self.is_legal(spot):
                return spot
        return super().sample(stream)

    def worth_a_look(self) -> list[int]:
        """Return spots along the front and the back of the zone."""
        layout = self.battle.layout
        radius = self.battle.discs.radius[self.figure]
        front = layout.depth - radius
        back = radius
        if self.seat != self.battle.player_a:
            front, back = layout.height - front, layout.height - back
        found: list[int] = []
        x = radius
        while x <= layout.width - radius:
            found.append(spot_code(x, front))
            found.append(spot_code(x, back))
            x += 500
        return found

    def is_possible(self) -> bool:
        """Tell whether there is any room left to suggest."""
        return any(self.is_legal(spot) for spot in self.worth_a_look())
