"""The artist: a whole page with a table, both warbands and a key.

The table, each warband and each sign of the key are parts that a page with a frame of its own shows
without the rest.
"""

import math
from typing import Final

from msgspec import Struct

from athanor.games.alkemy.drawing.inks import DISPLAY, TEXT, Inks, Palette
from athanor.games.alkemy.drawing.key import Key
from athanor.games.alkemy.drawing.letters import line
from athanor.games.alkemy.drawing.overlays import NOTHING, Overlays
from athanor.games.alkemy.drawing.plate import INCH, Plate, spot_at, story
from athanor.games.alkemy.drawing.svg import box, lozenge, tag, title
from athanor.games.alkemy.drawing.warbands import PANEL, Warbands
from athanor.games.alkemy.show.view import PrintedView
from athanor.games.alkemy.show.words import moment
from athanor.kernel.picture import Artist, Pointed, Say
from athanor.kernel.words import Message

EDGE: Final = 36
"""Of the paper, around everything."""

HEADING: Final = 64
FRAME: Final = 10
"""Between the frame of the table and its plate."""

BETWEEN: Final = 22
"""Between the table, the warbands and the key."""

LEFT: Final = EDGE + FRAME
TOP: Final = EDGE + HEADING + FRAME
"""The corner of the plate."""


class AlkemyArtist(Artist):
    """Draws Alkemy; ``name`` is the game as it is called in messages."""

    def __init__(self, name: str) -> None:
        self.heading = Message(f"{name}-title")

    def pointed(self, view: Struct, x: float, y: float) -> Pointed:
        """Return the figures at a point of the page, the nearest first, and the spot there.

        Nobody points more closely than at a tenth of an inch.
        """
        assert isinstance(view, PrintedView)
        board = view.board
        across, along = spot_at(view, x - LEFT, y - TOP)
        if not (0 <= across <= board.width and 0 <= along <= board.height):
            return Pointed()
        near = sorted(
            (math.hypot(figure.x - across, figure.y - along) - figure.radius, figure.label)
            for figure in view.figures
            if figure.is_present
        )
        things = tuple(f"figure:{label}" for gap, label in near if gap <= 0)
        return Pointed(things, f"{across / INCH:.1f},{along / INCH:.1f}")

    def draw(self, view: Struct, say: Say, dark: bool = False, overlays: Overlays = NOTHING) -> str:
        """Return a page that shows a view, and what is laid over it."""
        assert isinstance(view, PrintedView)
        inks = Inks(dark)
        plate = Plate(view, overlays, inks, say)
        warbands = Warbands(view, inks, say)
        width, height = plate.width + 2 * FRAME, plate.height + 2 * FRAME
        across = width + BETWEEN + PANEL
        key = Key(view, overlays, inks, say, across)
        below = EDGE + HEADING + max(height, warbands.height) + BETWEEN
        parts = [
            heading(inks.palette, say(self.heading), story(view, say), across),
            frame(inks.palette, width, height),
            plate.draw(LEFT, TOP),
            plate.near(),
            warbands.draw(EDGE + width + BETWEEN, EDGE + HEADING),
            key.draw(EDGE, below),
        ]
        page: dict[str, float] = {"width": across + 2 * EDGE, "height": below + key.height + EDGE}
        return tag(
            "svg",
            title(f"{say(self.heading)}, {say(moment(view))}"),
            inks.definitions(),
            tag("rect", **page, fill=inks.palette.ground),
            *parts,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=box(0, 0, page["width"], page["height"]),
            role="img",
            font_family=TEXT,
            style="font-variant-numeric:lining-nums",
            **page,
        )


def heading(palette: Palette, name: str, told: str, width: float) -> str:
    """Return what is played and how far it has come, over a thick and a thin rule."""
    ink, right = palette.ink, EDGE + width
    return "".join(
        [
            line(name, EDGE, EDGE + 34, size=34, family=DISPLAY, colour=ink),
            line(told, right, EDGE + 33, colour=palette.ink_2, style="italic", anchor="end"),
            tag("path", d=f"M{EDGE} {EDGE + 47}h{width}", stroke=ink, stroke_width=2.4),
            tag("path", d=f"M{EDGE} {EDGE + 52}h{width}", stroke=ink, stroke_width=0.8),
        ]
    )


def frame(palette: Palette, width: float, height: float) -> str:
    """Return the double frame of the table, with a lozenge on each corner."""
    left, top = EDGE, EDGE + HEADING
    corners = [(left + dx, top + dy) for dx in (0, width) for dy in (0, height)]
    outer: dict[str, float] = {"x": left, "y": top, "width": width, "height": height}
    inner: dict[str, float] = {
        "x": left + 6,
        "y": top + 6,
        "width": width - 12,
        "height": height - 12,
    }
    return "".join(
        [
            tag("rect", **outer, fill=palette.board, stroke=palette.ink, stroke_width=1.6),
            tag("rect", **inner, fill="none", stroke=palette.ink_3, stroke_width=0.7),
            *(
                lozenge(x, y, 6, fill=palette.leaf, stroke=palette.ink, stroke_width=1.3)
                for x, y in corners
            ),
        ]
    )
