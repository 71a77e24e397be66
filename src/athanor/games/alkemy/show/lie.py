"""Where everything lies, by name: figures, posts, tokens, pieces, and any spot."""

import math
import re
from collections.abc import Iterator
from typing import Final

import shapely
from shapely.geometry.base import BaseGeometry

from athanor.games.alkemy.battle import Battle
from athanor.games.alkemy.rules.choices import members
from athanor.games.alkemy.rules.space import as_shown, post_disc
from athanor.games.alkemy.rules.things import base_thing, figure_thing, piece_thing, token_thing
from athanor.games.alkemy.tabletop.points import MAX_SIDE, root_up, to_grid

SPOT: Final = re.compile(r"^(\d{1,5}),(\d{1,5})$")

Point = tuple[int, int]


class Place:
    """Something with an edge: a point or an outline, and a radius around it."""

    def __init__(self, shape: BaseGeometry, radius: int, shown: BaseGeometry) -> None:
        self.shape = shape
        self.radius = radius
        self.shown = shown
        """Where the picture has it."""

    def tape(self, other: "Place") -> tuple[int, Point, Point]:
        """Return how far it is from edge to edge, and where the tape begins and ends.

        Of two bases that is exact: the least whole number of units that is not too short.
        """
        one, two = shapely.shortest_line(self.shape, other.shape).coords
        dx, dy = two[0] - one[0], two[1] - one[1]
        apart = math.hypot(dx, dy)
        if self.shape.geom_type == "Point" and other.shape.geom_type == "Point":
            whole = root_up(int(dx) * int(dx) + int(dy) * int(dy))
        else:
            whole = math.ceil(apart - 1e-6)
        length = max(0, whole - self.radius - other.radius)
        ux, uy = (dx / apart, dy / apart) if apart > 0.0 else (0.0, 0.0)
        start = to_grid(one[0] + ux * self.radius), to_grid(one[1] + uy * self.radius)
        end = to_grid(two[0] - ux * other.radius), to_grid(two[1] - uy * other.radius)
        return length, start, end

    def looks_away(self, other: "Place") -> int:
        """Return how far it looks on the picture."""
        apart = float(shapely.distance(self.shown, other.shown))
        return max(0, round(apart) - self.radius - other.radius)


class Lie:
    """All that lies on a table."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle

    def everything(self) -> Iterator[tuple[str, Place]]:
        """Yield all things by name."""
        battle = self.battle
        for figure in members(battle.present):
            yield figure_thing(battle, figure), self.base(figure)
        if battle.roster.count > 0:
            for post in range(len(battle.layout.posts)):
                base = post_disc(battle, post)
                yield base_thing(battle, base), self.base(base)
        for token in members(battle.tokens_left):
            yield token_thing(token), self.token(token)
        for piece in range(len(battle.placed)):
            yield piece_thing(piece), self.piece(piece)

    def place(self, thing: str) -> Place | None:
        """Return something by name, or None if there is no such thing."""
        kind, _, name = thing.partition(":")
        if kind == "spot":
            found = SPOT.match(name)
            if found is None or max(int(found[1]), int(found[2])) > MAX_SIDE:
                return None
            point = shapely.Point(int(found[1]), int(found[2]))
            return Place(point, 0, point)
        return next((place for known, place in self.everything() if known == thing), None)

    def base(self, base: int) -> Place:
        """Return a figure or a post."""
        battle = self.battle
        x, y = battle.discs.x[base], battle.discs.y[base]
        shown = shapely.Point(as_shown(battle, x), as_shown(battle, y))
        return Place(shapely.Point(x, y), battle.discs.radius[base], shown)

    def token(self, token: int) -> Place:
        """Return a resource token, which is a point."""
        battle = self.battle
        one = battle.tokens[token]
        shown = shapely.Point(as_shown(battle, one.x), as_shown(battle, one.y))
        return Place(shapely.Point(one.x, one.y), 0, shown)

    def piece(self, piece: int) -> Place:
        """Return a piece of scenery."""
        battle, placed = self.battle, self.battle.placed[piece]
        corners = battle.terrain.pieces[piece].points()
        dx, dy = as_shown(battle, placed.x) - placed.x, as_shown(battle, placed.y) - placed.y
        shown = shapely.Polygon([(x + dx, y + dy) for x, y in corners])
        return Place(shapely.Polygon(corners), 0, shown)


def clock(middle: Place, other: Place, flipped: bool) -> int:
    """Return the hour at which something lies, from 1 to 12; twelve is away from one's own edge."""
    one, two = middle.shown.centroid, other.shown.centroid
    dx, dy = two.x - one.x, two.y - one.y
    if flipped:
        dx, dy = -dx, -dy
    hour = round(math.degrees(math.atan2(dx, dy)) / 30) % 12
    return 12 if hour == 0 else hour
