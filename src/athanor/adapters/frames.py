"""Frames for programs that look: a table as an array of pixels.

A game that draws itself is shown by that drawing; any other by what a terminal would show, drawn
with every character in its cell. Both are made from a view alone, as people get them, so nothing
that the viewer may not know is in a frame. Frames of one game are of one size, as films need it,
and the same on every machine: the letters are our own.
"""

import io
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Final, TypeAlias
from xml.sax.saxutils import escape

import numpy as np
import numpy.typing as npt
from gymnasium.error import DependencyNotInstalled
from msgspec import Struct
from rich.cells import cell_len
from rich.color import Color
from rich.console import Console
from rich.segment import Segment
from rich.terminal_theme import TerminalTheme

from athanor.kernel import Box, Game
from athanor.kernel.words import Arg
from athanor.locale import Speaker
from athanor.locale.drawing import Artist

Pixels: TypeAlias = npt.NDArray[np.uint8]

WIDTH: Final = 1280
HEIGHT: Final = 960
"""Of every frame, in pixels."""

FRAMES_A_SECOND: Final = 2
"""How fast a film of frames goes: a choice is to be read."""

FONTS: Final = Path(__file__).parent / "fonts"
TEXT: Final = "Athanor Text"
MONO: Final = "Athanor Mono, Athanor Signs"

COLUMNS: Final = (80, 100, 120, 140, 160, 180, 200)
"""How wide a terminal may be; the one is taken in which letters come out largest."""

CELL: Final = (10.0, 20.0)
LETTERS: Final = 16.6
"""How wide and high a character's cell is, and how large the letters, before all is scaled."""
FOOT: Final = 5.0
"""From the line that letters stand on to the end of their cell."""
MARGIN: Final = 24.0

GROUND: Final = (246, 237, 215)
INK: Final = (34, 24, 16)
FADED: Final = 0.6
"""How strong the ink of what is said softly is."""

THEME: Final = TerminalTheme(GROUND, INK, [INK] * 8)


class Frames:
    """Draws one game, in English; ``names`` are those of the seats."""

    def __init__(self, box: Box, game: Game, names: Sequence[str]) -> None:
        libraries()
        self._names = names
        self._speaker = Speaker("en", (box,))
        self._artist = box.artist(game)
        self._painter = box.painter(game)

    def pixels(self, view: Struct) -> Pixels:
        """Return what a view shows."""
        return rasterised(self.drawing(view))

    def drawing(self, view: Struct) -> str:
        """Return what a view shows, as SVG."""
        if self._artist is not None:
            return self._artist.draw(view, self._say)
        console = Console(
            file=io.StringIO(), force_terminal=True, color_system="truecolor", legacy_windows=False
        )
        shown = Artist(console, self._speaker, self._names)
        picture = self._painter.picture(view)
        pages = []
        for width in COLUMNS:
            options = console.options.update_width(width)
            lines = console.render_lines(shown.picture(picture, width), options, pad=False)
            pages.append((size_of(lines), lines))
        _, lines = max(pages, key=lambda page: scale_of(*page[0]))
        return as_svg(lines)

    def _say(self, arg: Arg) -> str:
        return self._speaker.word(arg, self._names)


def libraries() -> tuple[ModuleType, ModuleType]:
    """Return what draws and what reads images; say how to get them where they are missing."""
    try:
        import resvg_py  # noqa: PLC0415 - only frames need it
        from PIL import Image  # noqa: PLC0415
    except ImportError as error:
        raise DependencyNotInstalled(
            f"{error.name} is not installed, which draws frames: pip install 'athanor-games[rl]'"
        ) from error
    return resvg_py, Image


def rasterised(drawing: str) -> Pixels:
    """Return a drawing as large as a frame has room for it, in the middle of its own ground."""
    resvg, image = libraries()
    png = resvg.svg_to_bytes(
        svg_string=drawing,
        width=WIDTH,
        height=HEIGHT,
        skip_system_fonts=True,
        font_files=[str(path) for path in sorted(FONTS.glob("*.ttf"))],
        font_family=TEXT,
        serif_family=TEXT,
    )
    drawn = np.asarray(image.open(io.BytesIO(png)).convert("RGB"))
    high, wide, _ = drawn.shape
    frame = np.empty((HEIGHT, WIDTH, 3), np.uint8)
    frame[:] = drawn[0, 0]
    top, left = (HEIGHT - high) // 2, (WIDTH - wide) // 2
    frame[top : top + high, left : left + wide] = drawn
    return frame


# --- what a terminal would show, as a drawing ---


def size_of(lines: Sequence[Sequence[Segment]]) -> tuple[float, float]:
    """Return how large some lines are with a margin around them."""
    across = max((sum(part.cell_length for part in line) for line in lines), default=0)
    return across * CELL[0] + 2 * MARGIN, len(lines) * CELL[1] + 2 * MARGIN


def scale_of(width: float, height: float) -> float:
    """Return how much larger something may be drawn in a frame."""
    return min(WIDTH / width, HEIGHT / height)


def as_svg(lines: Sequence[Sequence[Segment]]) -> str:
    """Return lines as a drawing that has a place for every single character."""
    width, height = size_of(lines)
    parts = [f'<rect width="{width}" height="{height}" fill="{colour(None, GROUND)}"/>']
    for number, line in enumerate(lines):
        column, top = 0, MARGIN + number * CELL[1]
        for part in line:
            parts += [*drawn_part(part, column, top)]
            column += part.cell_length
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" font-family="{MONO}" font-size="{LETTERS}">{"".join(parts)}</svg>'
    )


def drawn_part(part: Segment, column: int, top: float) -> Sequence[str]:
    """Return letters of one style, and the colour they stand on."""
    style, across, down = part.style, CELL[0], CELL[1]
    left = MARGIN + column * across
    drawn = []
    if style is not None and style.bgcolor is not None:
        wide = part.cell_length * across
        drawn.append(
            f'<rect x="{left}" y="{top}" width="{wide}" height="{down}" '
            f'fill="{colour(style.bgcolor, GROUND)}"/>'
        )
    places, letters = [], []
    for letter in part.text:
        if not letter.isspace():
            places.append(f"{left:g}")
            letters.append(letter)
        left += cell_len(letter) * across
    if letters:
        ink = colour(None if style is None else style.color, INK)
        weight = ' font-weight="700"' if style is not None and style.bold else ""
        faded = f' opacity="{FADED}"' if style is not None and style.dim else ""
        drawn.append(
            f'<text x="{" ".join(places)}" y="{top + down - FOOT:g}" fill="{ink}"{weight}{faded}>'
            f"{escape(''.join(letters))}</text>"
        )
    return drawn


def colour(given: Color | None, otherwise: tuple[int, int, int]) -> str:
    """Return a colour as drawings write it."""
    return "#{:02x}{:02x}{:02x}".format(
        *(otherwise if given is None else given.get_truecolor(THEME, foreground=True))
    )
