"""The artist: a whole page with a table, both warbands and a key."""

import math
from typing import Final

from msgspec import Struct

from athanor.games.alkemy.drawing.inks import TEXT, Inks
from athanor.games.alkemy.drawing.margin import BETWEEN, HEADING, PANEL, Margin
from athanor.games.alkemy.drawing.overlays import NOTHING, Overlays
from athanor.games.alkemy.drawing.plate import FRAME, INCH, SCALE, Plate
from athanor.games.alkemy.drawing.svg import box, tag, title
from athanor.games.alkemy.show.view import AlkemyView
from athanor.games.alkemy.show.words import moment
from athanor.kernel.picture import Artist, Pointed, Say
from athanor.kernel.words import Message

EDGE: Final = 36
"""Of the paper, around everything."""


class AlkemyArtist(Artist):
    """Draws Alkemy; ``name`` is the game as it is called in messages."""

    def __init__(self, name: str) -> None:
        self.heading = Message(f"{name}-title")

    def pointed(self, view: Struct, x: float, y: float) -> Pointed:
        """Return the figures at a point of the page, the nearest first, and the spot there.

        Nobody points more closely than at a tenth of an inch.
        """
        assert isinstance(view, AlkemyView)
        board = view.board
        across = round((x - EDGE - FRAME) / SCALE)
        along = round(board.height - (y - EDGE - HEADING - FRAME) / SCALE)
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
        assert isinstance(view, AlkemyView)
        inks = Inks(dark)
        plate = Plate(view, overlays, inks, say)
        margin = Margin(view, overlays, inks, say, self.heading)
        width = plate.width + BETWEEN + PANEL
        body = max(plate.height, margin.panels_height())
        parts = [
            margin.heading(EDGE, EDGE, width),
            plate.draw(EDGE, EDGE + HEADING),
            margin.panels(EDGE + plate.width + BETWEEN, EDGE + HEADING),
            margin.key(EDGE, EDGE + HEADING + body + BETWEEN, width),
        ]
        height = HEADING + body + BETWEEN + margin.key_height(width)
        page: dict[str, float] = {"width": width + 2 * EDGE, "height": height + 2 * EDGE}
        return tag(
            "svg",
            title(f"{say(self.heading)}, {say(moment(view))}"),
            tag("view", id="board", viewBox=box(EDGE, EDGE + HEADING, plate.width, plate.height)),
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
