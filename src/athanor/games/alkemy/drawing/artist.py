"""The artist: a whole page with a table, both warbands and a key."""

from typing import Final

from msgspec import Struct

from athanor.games.alkemy.drawing.inks import TEXT, Inks
from athanor.games.alkemy.drawing.margin import BETWEEN, HEADING, PANEL, Margin
from athanor.games.alkemy.drawing.overlays import NOTHING, Overlays
from athanor.games.alkemy.drawing.plate import Plate
from athanor.games.alkemy.drawing.svg import number, tag, title
from athanor.games.alkemy.show.view import AlkemyView
from athanor.games.alkemy.show.words import moment
from athanor.kernel.picture import Artist, Say
from athanor.kernel.words import Message

EDGE: Final = 36
"""Of the paper, around everything."""


class AlkemyArtist(Artist):
    """Draws Alkemy; ``name`` is the game as it is called in messages."""

    def __init__(self, name: str) -> None:
        self.heading = Message(f"{name}-title")

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
            inks.definitions(),
            tag("rect", **page, fill=inks.palette.ground),
            *parts,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {number(page['width'])} {number(page['height'])}",
            role="img",
            font_family=TEXT,
            style="font-variant-numeric:lining-nums",
            **page,
        )
