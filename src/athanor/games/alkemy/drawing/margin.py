"""What stands around a drawn table: the heading, both warbands, and the key."""

from typing import Final

from athanor.games.alkemy.drawing import signs
from athanor.games.alkemy.drawing.inks import (
    COMPONENT_GLYPH,
    CONCENTRATION_GLYPH,
    DISPLAY,
    ELEMENTS,
    FLAME_GLYPH,
    HEALTH,
    STONE_GLYPH,
    TEXT,
    Inks,
)
from athanor.games.alkemy.drawing.overlays import Overlays
from athanor.games.alkemy.drawing.svg import Point, circle, glyph, outline, tag, words
from athanor.games.alkemy.show.view import AlkemyView, FigureView, SideView
from athanor.games.alkemy.show.words import effects, initiative, moment, situation
from athanor.kernel.picture import Say
from athanor.kernel.words import Message, SeatName

HEADING: Final = 64
PANEL: Final = 376
ROW: Final = 46
MORE: Final = 15
SIDE_HEAD: Final = 58
KEY_LINE: Final = 30
BETWEEN: Final = 22
"""Between one panel and the next."""

LETTER_WIDTH: Final = 0.49
"""Of an average letter, as a share of the size of its face: no drawing program is asked."""


class Margin:
    """Draws what is to be read beside a table."""

    def __init__(
        self, view: AlkemyView, overlays: Overlays, inks: Inks, say: Say, heading: Message
    ) -> None:
        self.view = view
        self.overlays = overlays
        self.inks = inks
        self.palette = inks.palette
        self.say = say
        self.heading_words = heading
        self.profiles = {profile.id: profile for profile in view.profiles}

    # --- the heading ---

    def heading(self, left: float, top: float, width: float) -> str:
        """Return what is played and how far it has come, over a thick and a thin rule."""
        palette = self.palette
        name = words(
            self.say(self.heading_words),
            left,
            top + 34,
            font_family=DISPLAY,
            font_size=32,
            fill=palette.ink,
        )
        label = Message("alkemy-view-house") if self.view.house else None
        said = [moment(self.view), initiative(self.view), label]
        story = self._line(
            " · ".join(self.say(message) for message in said if message is not None),
            left + width,
            top + 33,
            size=16,
            colour=palette.ink_2,
            style="italic",
            anchor="end",
        )
        thick = tag("path", d=f"M{left} {top + 47}h{width}", stroke=palette.ink, stroke_width=2.4)
        thin = tag("path", d=f"M{left} {top + 52}h{width}", stroke=palette.ink, stroke_width=0.8)
        return name + story + thick + thin

    # --- the warbands ---

    def panels_height(self) -> float:
        """Return how high both warbands are, one above the other."""
        return sum(self._panel_height(side) + BETWEEN for side in self.view.sides) - BETWEEN

    def panels(self, left: float, top: float) -> str:
        """Return both warbands, that of player B above as on the table."""
        parts = []
        order = sorted(self.view.sides, key=lambda side: side.seat == self.view.player_a)
        for side in order:
            parts.append(self._panel(side, left, top))
            top += self._panel_height(side) + BETWEEN
        return "".join(parts)

    def _members(self, side: SideView) -> list[FigureView]:
        return [figure for figure in self.view.figures if figure.seat == side.seat]

    def _panel_height(self, side: SideView) -> float:
        return SIDE_HEAD + sum(self._row_height(one) for one in self._members(side)) + 8

    def _row_height(self, figure: FigureView) -> float:
        """Return how high a figure's card is: it has a third line if alchemy has touched it."""
        return ROW + (MORE if figure.effects else 0)

    def _panel(self, side: SideView, left: float, top: float) -> str:
        palette = self.palette
        moves = side.seat == self.view.active and not self.view.over
        parts = [
            tag(
                "rect",
                x=left,
                y=top,
                width=PANEL,
                height=self._panel_height(side),
                fill=palette.leaf,
                stroke=palette.fire if moves else palette.ink_3,
                stroke_width=2 if moves else 1,
            ),
            signs.seal(side.seat, left + 32, top + 30, 18),
            self._line(self.say(SeatName(side.seat)), left + 60, top + 28, size=19, family=DISPLAY),
            self._line(
                self.say(side.band),
                left + 60,
                top + 45,
                size=12.5,
                colour=palette.ink_2,
                style="italic",
            ),
            self._line(
                self.say(
                    Message("alkemy-view-score", {"score": side.score, "goal": self.view.goal})
                ),
                left + PANEL - 16,
                top + 36,
                size=19,
                colour=palette.gilt,
                weight=650,
                anchor="end",
            ),
        ]
        if moves:
            parts.append(glyph(FLAME_GLYPH, left + PANEL - 74, top + 29, 19, fill=palette.fire))
        top += SIDE_HEAD
        for figure in self._members(side):
            parts.append(self._row(figure, left, top))
            top += self._row_height(figure)
        return "".join(parts)

    def _row(self, figure: FigureView, left: float, top: float) -> str:
        """Return a figure's card: who it is, how it fares, and what alchemy has done to it."""
        palette, profile = self.palette, self.profiles[figure.profile]
        rule = tag(
            "path", d=f"M{left + 12} {top}h{PANEL - 24}", stroke=palette.line, stroke_width=0.8
        )
        y = top + ROW / 2
        parts = [
            signs.base(self.inks, figure.seat, figure.colour, figure.label, left + 32, y, 16),
            self._line(self.say(figure.name), left + 60, top + 19, size=14.5, weight=600),
            signs.life_line(self.inks, profile.health, figure.wounds, left + 60, top + 27, 9.5),
        ]
        boxes = sum(profile.health)
        parts.append(
            self._line(
                self.say(situation(figure)),
                left + 60 + boxes * 11.1 + 8,
                top + 36,
                size=11.5,
                colour=palette.fire if figure.status == "active" else palette.ink_3,
                style="italic",
            )
        )
        points = max(figure.ap, profile.ap)
        parts.append(
            signs.action_points(
                figure.ap,
                profile.ap,
                left + PANEL - 16 - points * 5.7,
                top + 15,
                palette.ink,
                palette.leaf,
                half=5,
            )
        )
        if profile.alchemist is not None:
            parts.append(self._alchemy(figure, left + PANEL - 16, top + 34))
        done = effects(figure)
        if done is not None:
            parts.append(
                self._line(self.say(done), left + 60, top + 51, size=11.5, colour=palette.verdigris)
            )
        faded = None if figure.is_present or figure.status == "waiting" else 0.45
        return rule + tag("g", *parts, opacity=faded)

    def _alchemy(self, figure: FigureView, right: float, y: float) -> str:
        """Return concentration, components and stones, each sign with its number."""
        palette = self.palette
        counts = (
            (CONCENTRATION_GLYPH, figure.concentration),
            (COMPONENT_GLYPH, figure.components),
            (STONE_GLYPH, figure.stones),
        )
        parts = []
        x = right - 28.0 * len(counts)
        for path, count in counts:
            parts.append(
                glyph(path, x + 8, y - 3, 13, fill="none", stroke=palette.ink_2, stroke_width=1.8)
            )
            parts.append(
                self._line(str(count), x + 17, y + 1.5, size=11.5, colour=palette.ink, weight=650)
            )
            x += 28
        return "".join(parts)

    # --- the key ---

    def key_height(self, width: float) -> float:
        """Return how high the key is when it is so wide."""
        return KEY_LINE * (1 + max((line for _, _, line, _ in self._key(width)), default=0))

    def key(self, left: float, top: float, width: float) -> str:
        """Return what every sign means, each with its word."""
        parts = []
        for sign, text, line, x in self._key(width):
            y = top + line * KEY_LINE + 14
            parts.append(self._sign(sign, left + x + 12, y))
            parts.append(
                self._line(text, left + x + 30, y + 4.5, size=13, colour=self.palette.ink_2)
            )
        return "".join(parts)

    def _key(self, width: float) -> list[tuple[str, str, int, float]]:
        """Return each sign with its words, its line and how far right it begins."""
        placed = []
        line, x = 0, 0.0
        for sign in self._signs():
            text = self.say(Message(f"alkemy-view-key-{sign}"))
            needed = 30 + len(text) * 13 * LETTER_WIDTH + 20
            if x > 0 and x + needed > width:
                line, x = line + 1, 0.0
            placed.append((sign, text, line, x))
            x += needed
        return placed

    def _signs(self) -> list[str]:
        """Return the signs that this drawing has."""
        view = self.view
        found = [*HEALTH, "ap", "active", "combat", "post", "held", "size", "zone", "median"]
        found += sorted({token.element for token in view.tokens})
        found += sorted({piece.movement for piece in view.pieces} - {"wall"})
        if any(profile.alchemist is not None for profile in view.profiles):
            found += ["concentration", "component", "stone"]
        laid = {
            "sight": self.overlays.sight is not None,
            "region": bool(self.overlays.region),
            "path": bool(self.overlays.path),
            "corridor": bool(self.overlays.corridor),
        }
        return found + [name for name, there in laid.items() if there]

    def _sign(self, name: str, x: float, y: float) -> str:
        inks, palette = self.inks, self.palette
        if name in HEALTH:
            text = self.say(Message(f"alkemy-view-letter-{name}"))
            pigment = HEALTH[name]
            ring = circle(x, y, 11, fill=pigment.colour, stroke=palette.ink, stroke_width=1.2)
            rim = circle(x, y, 11, fill=inks.hatching_on(pigment))
            return ring + rim + signs.health_tag(name, text, x, y, 6.5)
        if name in ELEMENTS:
            return signs.token(name, x, y, 24)
        drawn = {
            "ap": lambda: signs.action_points(1, 2, x, y, palette.ink, palette.leaf),
            "combat": lambda: signs.combat(inks, x, y, 9),
            "post": lambda: signs.post(inks, None, x, y, 12),
            "held": lambda: signs.seal(0, x - 7, y, 8) + signs.seal(1, x + 7, y, 8),
            "size": lambda: signs.size_mark(inks, 2, x, y),
            "active": lambda: circle(x, y, 10, fill="none", stroke=palette.fire, stroke_width=2.6),
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
                glyphs[name], x, y, 16, fill="none", stroke=palette.ink_2, stroke_width=1.8
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
            ends: list[Point] = [(x - 12, y), (x + 12, y)]
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
            "flat": (palette.stone, palette.ink),
        }
        fill, stroke = patches[name]
        texture = {"slow": "tufts", "toll": "rising", "flat": "falling"}.get(name)
        frame: dict[str, float] = {"x": x - 11, "y": y - 8, "width": 22, "height": 16}
        patch = tag("rect", **frame, fill=fill, stroke=stroke, stroke_width=1.4)
        if texture is None:
            return patch
        return patch + tag("rect", **frame, fill=self.inks.hatching(texture))

    def _line(
        self,
        text: str,
        x: float,
        y: float,
        *,
        size: float,
        colour: str = "",
        family: str = TEXT,
        weight: int | None = None,
        style: str | None = None,
        anchor: str | None = None,
    ) -> str:
        return words(
            text,
            x,
            y,
            font_family=family,
            font_size=size,
            font_weight=None if weight is None else str(weight),
            font_style=style,
            text_anchor=anchor,
            fill=colour or self.palette.ink,
        )
