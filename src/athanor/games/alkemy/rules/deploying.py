"""Where a figure is deployed."""

from athanor.games.alkemy.rules.climbing import fits, may_fit
from athanor.games.alkemy.rules.places import OFF_TABLE, TAKEN, TRIES, Spots
from athanor.games.alkemy.rules.space import in_zone, spot_code
from athanor.games.alkemy.state import Battle
from athanor.kernel.chance import Stream
from athanor.kernel.vectors import i64


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

    def area(self) -> tuple[i64, i64, i64]:
        """Return a square around the table."""
        layout = self.battle.layout
        half = max(layout.width, layout.height) // 2 + 1
        return layout.width // 2, layout.height // 2, half

    def is_barred(self, x: i64, y: i64, around: i64) -> bool:
        """Tell whether there is certainly no room in the zone so near to a point."""
        battle, figure = self.battle, self.figure
        radius = battle.discs.radius[figure] - around
        return not (
            battle.terrain.on_table(x, y, radius)
            and in_zone(battle, self.seat, y, radius)
            and may_fit(battle, figure, x, y, around)
        )
