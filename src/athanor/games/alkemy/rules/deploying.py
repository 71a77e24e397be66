"""Where a figure is deployed."""

from typing import Final

from athanor.games.alkemy.rules.climbing import fits, may_fit
from athanor.games.alkemy.rules.places import OFF_TABLE, TAKEN, TRIES, Spots, nearest_legal
from athanor.games.alkemy.rules.space import in_zone, spot_code, touched, touched_all_around
from athanor.games.alkemy.state import Battle
from athanor.kernel.chance import Stream
from athanor.kernel.vectors import i64

STEP: Final = 500
"""Suggested spots are half an inch apart."""


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
        if not in_zone(battle, self.seat, x, y, radius):
            return "outside-zone AK2-419 AK2-1703 AKB-511 AKB-R75"
        if not fits(battle, figure, x, y):
            return TAKEN
        return ""

    def sample(self, stream: Stream) -> i64:
        """Return a legal spot, each equally likely, by trial."""
        zone = self.battle.zone(self.seat)
        radius = self.battle.discs.radius[self.figure]
        width, height = zone.deploy_right - zone.deploy_left, zone.deploy_top - zone.deploy_bottom
        for _ in range(TRIES):
            x = zone.deploy_left + radius + stream.below(width - 2 * radius + 1)
            y = zone.deploy_bottom + radius + stream.below(height - 2 * radius + 1)
            spot = spot_code(x, y)
            if self.is_legal(spot):
                return spot
        return super().sample(stream)

    def worth_a_look(self) -> list[int]:
        """Return spots along the front and the back of a strip, or all over another zone."""
        zone = self.battle.zone(self.seat)
        radius = self.battle.discs.radius[self.figure]
        bottom, top = zone.deploy_bottom + radius, zone.deploy_top - radius
        is_strip = zone.radius == 0 and zone.deploy_right - zone.deploy_left > 2 * (top - bottom)
        rows = [bottom, top] if is_strip else list(range(bottom, top + 1, STEP))
        return [
            spot_code(x, y)
            for x in range(zone.deploy_left + radius, zone.deploy_right - radius + 1, STEP)
            for y in rows
        ]

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
            and in_zone(battle, self.seat, x, y, radius)
            and may_fit(battle, figure, x, y, around)
        )


class BesideZone(DeploySpots):
    """Where a figure is put whose zone is full: as near to it as can be (AK2-R18).

    It is never asked for.
    """

    def __init__(self, battle: Battle, figure: i64) -> None:
        super().__init__(battle, figure)
        self.radius = battle.discs.radius[figure]

    def nearest(self) -> i64:
        """Return the spot nearest to where the base would be in the zone, or NONE."""
        zone = self.battle.zone(self.seat)
        if zone.radius > 0:
            x, y = zone.corner_x, zone.corner_y
            return nearest_legal(self, x, y, x, y)
        return nearest_legal(
            self,
            zone.deploy_left + self.radius,
            zone.deploy_bottom + self.radius,
            zone.deploy_right - self.radius,
            zone.deploy_top - self.radius,
        )

    def objection(self, x: i64, y: i64) -> str:
        """Return why the figure may not stand at a spot."""
        battle, figure = self.battle, self.figure
        if not battle.terrain.on_table(x, y, self.radius):
            return OFF_TABLE
        if touched(battle, figure, x, y, battle.enemies(figure), battle.edition.contact):
            return "ends-in-contact AK2-R18"
        return "" if fits(battle, figure, x, y) else TAKEN

    def worth_a_look(self) -> list[int]:
        """Return nothing: the nearest spot is searched for."""
        return []

    def is_barred(self, x: i64, y: i64, around: i64) -> bool:
        """Tell whether there is certainly no such room so near to a point."""
        battle, figure = self.battle, self.figure
        if not battle.terrain.on_table(x, y, self.radius - around):
            return True
        enemies, contact = battle.enemies(figure), battle.edition.contact
        if touched_all_around(battle, figure, x, y, enemies, contact, around):
            return True
        return not may_fit(battle, figure, x, y, around)
