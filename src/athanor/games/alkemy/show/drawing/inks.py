"""The inks of Alkemy's drawings: parchment by day, soot by night, and pigments that stay the same.

Nothing is told by colour alone: every pigment has a hatching, as engravers wrote colours, and a
letter or a sign.
"""

from typing import Final

from msgspec import Struct

from athanor.games.alkemy.show.drawing.svg import tag

ON_PIGMENT: Final = "#1b120b"
ON_DARK_PIGMENT: Final = "#fbf3e2"

DISPLAY: Final = (
    "'IM Fell DW Pica','Hoefler Text','Palatino Linotype',Palatino,'Book Antiqua',Georgia,serif"
)
TEXT: Final = (
    "'Source Serif 4 Variable','Source Serif 4','Iowan Old Style',Charter,'Noto Serif',Georgia,"
    "serif"
)


class Palette(Struct, frozen=True):
    """The colours of one theme."""

    name: str
    ground: str
    board: str
    leaf: str
    field: str
    ink: str
    ink_2: str
    ink_3: str
    line: str
    fire: str
    danger: str
    verdigris: str
    verdigris_soft: str
    lapis: str
    lapis_soft: str
    gilt: str
    stone: str
    water: str
    foliage: str


DAY: Final = Palette(
    name="day",
    ground="#efe5d0",
    board="#f6edd7",
    leaf="#fcf7ea",
    field="#e9e2c4",
    ink="#221810",
    ink_2="#4f4030",
    ink_3="#665440",
    line="#c9b48a",
    fire="#a02c17",
    danger="#86203f",
    verdigris="#17604f",
    verdigris_soft="#d3e2cc",
    lapis="#264b86",
    lapis_soft="#d9e0e6",
    gilt="#74510d",
    stone="#dfd2b2",
    water="#cfe0dc",
    foliage="#dbe5c2",
)

NIGHT: Final = Palette(
    name="night",
    ground="#130d0a",
    board="#221914",
    leaf="#1d1511",
    field="#201b13",
    ink="#f4e6cd",
    ink_2="#d6c2a2",
    ink_3="#b39d7e",
    line="#46352a",
    fire="#ff9a55",
    danger="#f59bb0",
    verdigris="#74c9ad",
    verdigris_soft="#14312a",
    lapis="#93b9f2",
    lapis_soft="#1a2639",
    gilt="#e6bd66",
    stone="#35291f",
    water="#17333a",
    foliage="#1d3b2c",
)


class Pigment(Struct, frozen=True):
    """The colour of a piece, with its hatching; signs on a dark one are light."""

    colour: str
    hatching: str
    dark: bool = False

    @property
    def on(self) -> str:
        """The colour of what stands on it."""
        return ON_DARK_PIGMENT if self.dark else ON_PIGMENT


HOUSES: Final = (
    Pigment("#176d80", "wave", dark=True),
    Pigment("#ab8cdb", "rising"),
    Pigment("#2b2521", "wave", dark=True),
    Pigment("#b98546", "rising"),
)
"""The sides: Tree, Rose, Key and Serpent. White and red would be mistaken for health."""

LETTERS: Final = "ABCD"
"""Of the sides, as the labels of their figures begin."""

UNSCATHED: Final = "white"
HEALTH: Final = {
    UNSCATHED: Pigment("#f8f2e4", "plain"),
    "yellow": Pigment("#f6cf3f", "points"),
    "red": Pigment("#dc5340", "upright"),
}

ELEMENTS: Final = {"earth": "#a08058", "water": "#2b979f", "air": "#a6dfe6", "fire": "#f1823a"}
"""Tokens have no hatching: their sign is their shape."""

ELEMENT_GLYPHS: Final = {
    "earth": "M12 20.6L2.4 4H21.6ZM5.9 10.2H18.1",
    "water": "M12 20.6L2.4 4H21.6Z",
    "air": "M12 3.4L21.6 20H2.4ZM5.9 13.8H18.1",
    "fire": "M12 3.4L21.6 20H2.4Z",
}
"""The old signs: fire and air point up, water and earth down; air and earth are crossed."""

POST_GLYPH: Final = (
    "M8.5 20L9.8 6.5H14.2L15.5 20M5.5 20H18.5V22H5.5ZM8.8 6.5L12 1.8L15.2 6.5Z"
    "M12 9.2L13.6 11.2L12 13.2L10.4 11.2Z"
)
BLADES_GLYPH: Final = (
    "M4 3L21 20M20 3L3 20M14.5 19.5L20.5 13.5M9.5 19.5L3.5 13.5"  # two blades and their guards
)
CONCENTRATION_GLYPH: Final = (
    "M12 8.5L15.5 12L12 15.5L8.5 12ZM12 1.5V6M12 18V22.5M1.5 12H6M18 12H22.5"
    "M4.6 4.6L7.6 7.6M19.4 4.6L16.4 7.6M4.6 19.4L7.6 16.4M19.4 19.4L16.4 16.4"
)
COMPONENT_GLYPH: Final = (
    "M10 2.5V6.5L3 19C2.4 20.4 3 21.5 4.5 21.5H19.5C21 21.5 21.6 20.4 21 19L14 6.5V2.5M8.5 2.5H15.5"
)
STONE_GLYPH: Final = "M7.6 4.5H16.4L20 10.5L12 20.5L4 10.5ZM4 10.5H20"
FLAME_GLYPH: Final = (
    "M12 2.5C13 7 18.5 9.5 18.5 15A6.5 6.5 0 0 1 5.5 15C5.5 12 7.5 10.5 8.5 8"
    "C9.5 10 10.5 10.5 11 11C12 8.5 11.5 5.5 12 2.5Z"
)

HATCHINGS: Final = {
    "plain": (8.0, 8.0, ""),
    "upright": (3.2, 4.0, "M1.6 0V4"),
    "falling": (5.0, 5.0, "M-1 -1L6 6M4 -1L6 1M-1 4L1 6"),
    "rising": (5.0, 5.0, "M6 -1L-1 6M1 -1L-1 1M6 4L4 6"),
    "points": (4.2, 4.2, "M.5 1.05H1.7M2.6 3.15H3.8"),
    "wave": (9.0, 6.0, "M0 3Q2.25 .8 4.5 3T9 3"),
    "tufts": (17.0, 15.0, "M3 6Q3.5 3.2 5 2.4M3 6Q2.6 3.6 1.4 3M11.5 13.5Q12 10.7 13.5 9.9"),
    "crossed": (7.0, 7.0, "M-1 -1L8 8M8 -1L-1 8"),
    "burin": (2.6, 2.6, "M3.6 -1L-1 3.6M1 -1L-1 1M3.6 1.6L1.6 3.6"),
}  # fmt: skip
"""Each a tile with its strokes."""


class Inks:
    """The inks of one drawing: a palette, and the hatchings that it turns out to need."""

    def __init__(self, dark: bool) -> None:
        self.palette = NIGHT if dark else DAY
        self._strokes = {
            "ink": (self.palette.ink, 0.5),
            "zone": (self.palette.lapis, 0.45),
            "dark": (ON_PIGMENT, 0.62),
            "light": (ON_DARK_PIGMENT, 0.55),
        }
        self._used: dict[str, str] = {}

    def hatching(self, name: str, ink: str = "ink") -> str:
        """Return the fill of a hatching: in the ink of the page, or in another one."""
        key = f"{self.palette.name}-{name}-{ink}"
        if key not in self._used:
            self._used[key] = self._pattern(key, *HATCHINGS[name], *self._strokes[ink])
        return f"url(#{key})"

    def hatching_on(self, pigment: Pigment) -> str:
        """Return the fill of a pigment's own hatching."""
        return self.hatching(pigment.hatching, "light" if pigment.dark else "dark")

    def definitions(self) -> str:
        """Return the hatchings used so far, for the head of the drawing."""
        return tag("defs", *self._used.values())

    def _pattern(
        self, key: str, width: float, height: float, strokes: str, colour: str, strength: float
    ) -> str:
        lines = tag(
            "path", d=strokes, fill="none", stroke=colour, stroke_width=0.8, opacity=strength
        )
        return tag(
            "pattern", lines, id=key, width=width, height=height, patternUnits="userSpaceOnUse"
        )
