"""What is laid over a drawn table, each in its own ink: given in points of the page."""

import math
from collections.abc import Sequence
from itertools import groupby

from athanor.games.alkemy.show.drawing.inks import Palette
from athanor.games.alkemy.show.drawing.svg import Point, circle, outline, tag


def region(palette: Palette, rings: Sequence[Sequence[Point]]) -> str:
    """Return an area that can be reached: its outline, and those of its holes."""
    return tag(
        "path",
        d="".join(outline(ring) for ring in rings),
        fill=palette.verdigris_soft,
        fill_opacity=0.62,
        fill_rule="evenodd",
        stroke=palette.verdigris,
        stroke_width=2,
        stroke_dasharray="7 5",
        stroke_linejoin="round",
    )


def corridor(palette: Palette, corners: Sequence[Point]) -> str:
    """Return the strip between two bases."""
    if not corners:
        return ""
    return tag(
        "path",
        d=outline(corners),
        fill=palette.lapis_soft,
        fill_opacity=0.6,
        stroke=palette.lapis,
        stroke_width=1.6,
        stroke_dasharray="9 4 2 4",
    )


def path(palette: Palette, way: Sequence[Point]) -> str:
    """Return an arrow along a way."""
    points = [point for point, _ in groupby(way)]
    if len(points) < 2:
        return ""
    (x0, y0), (x1, y1) = points[-2:]
    turn = math.atan2(y1 - y0, x1 - x0)
    wings = [
        (x1 - 13 * math.cos(turn + bend), y1 - 13 * math.sin(turn + bend)) for bend in (0.42, -0.42)
    ]
    fire = palette.fire
    line = tag(
        "path",
        d=outline(points, closed=False),
        fill="none",
        stroke=fire,
        stroke_width=3,
        stroke_linejoin="round",
    )
    return line + tag("path", d=outline([(x1, y1), *wings]), fill=fire)


def sight(palette: Palette, ends: Sequence[Point], is_free: bool) -> str:
    """Return a line of sight: whole if it is free, else broken, with a cross on it."""
    colour = palette.lapis if is_free else palette.danger
    dots = "".join(circle(x, y, 4, fill=colour) for x, y in ends)
    line = tag(
        "path",
        d=outline(ends, closed=False),
        stroke=colour,
        stroke_width=2.4,
        stroke_dasharray=None if is_free else "8 6",
    )
    if is_free:
        return line + dots
    x, y = (ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2
    cross = tag(
        "path",
        d=f"{outline([(x - 7, y - 7), (x + 7, y + 7)], closed=False)}"
        f"{outline([(x + 7, y - 7), (x - 7, y + 7)], closed=False)}",
        stroke=colour,
        stroke_width=3.4,
    )
    return line + dots + cross
