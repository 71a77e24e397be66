"""Lines of letters on a drawn page, and how much room they take."""

from typing import Final

from athanor.games.alkemy.show.drawing.inks import TEXT
from athanor.games.alkemy.show.drawing.svg import words

SMALL: Final = 19.0
"""The smallest letters to be read: a page that shows the table alone makes an inch 22 px wide, and
these are then 11 px high."""

LETTER_WIDTH: Final = 0.49
"""Of an average letter, as a share of the size of its face: no drawing program is asked."""


def width_of(text: str, size: float) -> float:
    """Return about how wide a line is."""
    return len(text) * size * LETTER_WIDTH


def line(
    text: str,
    x: float,
    y: float,
    *,
    colour: str,
    size: float = SMALL,
    family: str = TEXT,
    weight: int | None = None,
    style: str | None = None,
    anchor: str | None = None,
    room: float | None = None,
) -> str:
    """Return a line of text; one that is too long for its room has smaller letters."""
    if room is not None:
        size = min(size, size * room / max(width_of(text, size), 1.0))
    return words(
        text,
        x,
        y,
        font_family=family,
        font_size=size,
        font_weight=None if weight is None else str(weight),
        font_style=style,
        text_anchor=anchor,
        fill=colour,
    )
