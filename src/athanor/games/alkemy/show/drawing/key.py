"""The key of a drawn table: every sign that it has, with its word."""

from typing import Final

from athanor.games.alkemy.show.drawing import signs
from athanor.games.alkemy.show.drawing.inks import (
    COMPONENT_GLYPH,
    CONCENTRATION_GLYPH,
    ELEMENTS,
    HEALTH,
    STONE_GLYPH,
    Inks,
)
from athanor.games.alkemy.show.drawing.letters import SMALL, line, width_of
from athanor.games.alkemy.show.drawing.overlays import Overlays
from athanor.games.alkemy.show.drawing.svg import Point, circle, glyph, outline, part, tag, title
from athanor.games.alkemy.show.view import PieceView, PrintedView
from athanor.kernel.picture import Say
from athanor.kernel.words import Message

LINE: Final = 38
WIDE: Final = 38
HIGH: Final = 34
"""The room of a sign."""

GAP: Final = 24
"""Between one entry and the next."""


TEXTURES: Final = {
    "slow": "tufts",
    "toll": "rising",
    "flat": "falling",
    "cluttered": "tufts",
    "hindering": "rising",
}
"""The hatching of patches of ground."""


class Key:
    """Draws the key in lines that are at most so wide."""

    def __init__(
        self, view: PrintedView, overlays: Overlays, inks: Inks, say: Say, width: float
    ) -> None:
        self.view = view
        self.overlays = overlays
        self.inks = inks
        self.palette = inks.palette
        self.say = say
        self.entries = self._placed(width)

    @property
    def height(self) -> float:
        """How high it is."""
        return LINE * (1 + max(row for _, _, row, _ in self.entries))

    def draw(self, left: float, top: float) -> str:
        """Return what every sign means: the sign as a part of its own, and its word."""
        parts = []
        for sign, text, row, across in self.entries:
            x, y = left + across, top + row * LINE
            drawn = self._sign(sign, x + WIDE / 2, y + HIGH / 2)
            parts += [
                part(x, y, WIDE, HIGH, title(text), drawn, class_="sign"),
                line(text, x + WIDE + 6, y + HIGH / 2 + 6, colour=self.palette.ink_2),
            ]
        return "".join(parts)

    def _placed(self, width: float) -> list[tuple[str, str, int, float]]:
        """Return each sign with its words, its line and how far right it begins."""
        placed = []
        row, x = 0, 0.0
        for sign in self._signs():
            text = self.say(Message(f"alkemy-view-key-{sign}"))
            needed = WIDE + 6 + width_of(text, SMALL) + GAP
            if x > 0 and x + needed > width:
                row, x = row + 1, 0.0
            placed.append((sign, text, row, x))
            x += needed
        return placed

    def _signs(self) -> list[str]:
        """Return the signs that this drawing has."""
        view, laid = self.view, self.overlays
        alchemy = any(profile.alchemist is not None for profile in view.profiles)
        there = {
            **dict.fromkeys([*HEALTH, "ap"], bool(view.figures)),
            "active": any(figure.status == "active" for figure in view.figures),
            "combat": any(figure.foes for figure in view.figures),
            "post": bool(view.posts),
            "held": any(post.owner is not None for post in view.posts),
            "size": bool(view.pieces),
            "zone": True,
            "median": True,
            **dict.fromkeys(sorted({token.element for token in view.tokens}), True),
            **dict.fromkeys(sorted({ground(piece) for piece in view.pieces} - {"wall"}), True),
            **dict.fromkeys(("concentration", "component", "stone"), alchemy),
            "sight": laid.sight is not None,
            "region": bool(laid.region),
            "path": bool(laid.path),
            "corridor": bool(laid.corridor),
        }
        return [name for name, is_there in there.items() if is_there]

    def _sign(self, name: str, x: float, y: float) -> str:
        inks, palette = self.inks, self.palette
        if name in HEALTH:
            pigment = HEALTH[name]
            ring = circle(x, y, 14, fill=pigment.colour, stroke=palette.ink, stroke_width=1.2)
            rim = circle(x, y, 14, fill=inks.hatching_on(pigment))
            return ring + rim + signs.health_tag(self.say, name, x, y)
        if name in ELEMENTS:
            return signs.token(name, x, y, 28)
        drawn = {
            "ap": lambda: signs.action_points(1, 2, x, y, palette.ink, palette.leaf),
            "combat": lambda: signs.combat(inks, x, y, 13),
            "post": lambda: signs.post(inks, None, x, y, 15),
            "held": lambda: signs.seal(0, x - 8, y, 10) + signs.seal(1, x + 8, y, 10),
            "size": lambda: signs.size_mark(inks, 2, x, y),
            "active": lambda: circle(x, y, 13, fill="none", stroke=palette.fire, stroke_width=2.6),
        }
        glyphs = {
            "concentration": CONCENTRATION_GLYPH,
            "component": COMPONENT_GLYPH,
            "stone": STONE_GLYPH,
        }
        if name in drawn:
            return drawn[name]()
        if name in glyphs:
            return glyph(
                glyphs[name], x, y, 24, fill="none", stroke=palette.ink_2, stroke_width=1.8
            )
        return self._swatch(name, x, y)

    def _swatch(self, name: str, x: float, y: float) -> str:
        """Return a line or a patch as it is drawn on the table."""
        palette = self.palette
        lines = {
            "zone": (palette.lapis, "9 4 2 4"),
            "median": (palette.ink_3, "2 5"),
            "path": (palette.fire, None),
            "sight": (palette.lapis, None),
        }
        if name in lines:
            colour, dashes = lines[name]
            ends: list[Point] = [(x - 16, y), (x + 16, y)]
            return tag(
                "path",
                d=outline(ends, closed=False),
                stroke=colour,
                stroke_width=2,
                stroke_dasharray=dashes,
            )
        patches = {
            "region": (palette.verdigris_soft, palette.verdigris),
            "corridor": (palette.lapis_soft, palette.lapis),
            "slow": (palette.foliage, palette.ink),
            "toll": (palette.stone, palette.ink),
            "hindering": (palette.stone, palette.ink),
            "cluttered": (palette.foliage, palette.ink),
            "flat": (palette.stone, palette.ink),
        }
        fill, stroke = patches[name]
        texture = TEXTURES.get(name)
        frame: dict[str, float] = {"x": x - 14, "y": y - 10, "width": 28, "height": 20}
        patch = tag("rect", **frame, fill=fill, stroke=stroke, stroke_width=1.4)
        if texture is None:
            return patch
        return patch + tag("rect", **frame, fill=self.inks.hatching(texture))


def ground(piece: PieceView) -> str:
    """Return what a piece is to moves, as the key calls it: advanced scenery by its Crossing."""
    for rule in ("cluttered", "hindering"):
        if piece.crossing is not None and rule in piece.crossing and piece.movement != "wall":
            return rule
    return piece.movement
