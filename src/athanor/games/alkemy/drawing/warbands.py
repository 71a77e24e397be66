"""The warbands beside a drawn table: a panel for each, with a card for every figure."""

from typing import Final

from athanor.games.alkemy.drawing import signs
from athanor.games.alkemy.drawing.inks import (
    COMPONENT_GLYPH,
    CONCENTRATION_GLYPH,
    DISPLAY,
    FLAME_GLYPH,
    STONE_GLYPH,
    Inks,
)
from athanor.games.alkemy.drawing.letters import SMALL, line
from athanor.games.alkemy.drawing.svg import glyph, part, tag, title
from athanor.games.alkemy.show.view import FigureView, PrintedView, SideView
from athanor.games.alkemy.show.words import effects, situation
from athanor.kernel.picture import Say
from athanor.kernel.words import Message, SeatName

PANEL: Final = 452
"""How wide a panel is."""

HEAD: Final = 66
ROW: Final = 54
MORE: Final = 25
"""How high the head of a panel is, a figure's card, and each further line of it."""

FOOT: Final = 6
BETWEEN: Final = 20
"""Between one panel and the next."""

INSET: Final = 16
INDENT: Final = 64
"""From the edges of a panel: what is on the right, and what is to be read on the left."""

BOX: Final = 12.5
"""The side of a box of a life line."""


class Warbands:
    """Draws both warbands, that of player B above as on the table."""

    def __init__(self, view: PrintedView, inks: Inks, say: Say) -> None:
        self.view = view
        self.inks = inks
        self.palette = inks.palette
        self.say = say
        self.sides = sorted(view.sides, key=lambda side: side.seat == view.player_a)
        self.profiles = {profile.id: profile for profile in view.profiles}

    @property
    def height(self) -> float:
        """How high both are, one above the other."""
        return sum(self._height(side) + BETWEEN for side in self.sides) - BETWEEN

    def draw(self, left: float, top: float) -> str:
        """Return both panels, each a part of its own."""
        panels = []
        for side in self.sides:
            height = self._height(side)
            name = Message("alkemy-view-warband", {"seat": SeatName(side.seat), "band": side.band})
            panel = self._panel(side, left, top)
            panels.append(
                part(left, top, PANEL, height, title(self.say(name)), panel, class_="side")
            )
            top += height + BETWEEN
        return "".join(panels)

    def _members(self, side: SideView) -> list[FigureView]:
        return [figure for figure in self.view.figures if figure.seat == side.seat]

    def _height(self, side: SideView) -> float:
        return HEAD + sum(self._row_height(one) for one in self._members(side)) + FOOT

    def _row_height(self, figure: FigureView) -> float:
        """Return how high a figure's card is: it has further lines for what concerns alchemy."""
        is_alchemist = self.profiles[figure.profile].alchemist is not None
        return ROW + MORE * (is_alchemist + bool(figure.effects))

    def _panel(self, side: SideView, left: float, top: float) -> str:
        palette = self.palette
        moves = side.seat == self.view.active and not self.view.over
        right = left + PANEL - INSET
        score = Message("alkemy-view-score", {"score": side.score, "goal": self.view.goal})
        parts = [
            tag(
                "rect",
                x=left + 1.5,
                y=top + 1.5,
                width=PANEL - 3,
                height=self._height(side) - 3,
                fill=palette.leaf,
                stroke=palette.fire if moves else palette.ink_3,
                stroke_width=2.4 if moves else 1.2,
            ),
            signs.seal(side.seat, left + 35, top + 34, 23),
            line(
                self.say(SeatName(side.seat)),
                left + INDENT,
                top + 31,
                size=29,
                family=DISPLAY,
                colour=palette.ink,
                room=PANEL - INDENT - 130,
            ),
            line(
                self.say(side.band), left + INDENT, top + 54, colour=palette.ink_2, style="italic"
            ),
            line(
                self.say(score),
                right,
                top + 42,
                size=28,
                colour=palette.gilt,
                weight=650,
                anchor="end",
            ),
        ]
        if moves:
            parts.append(glyph(FLAME_GLYPH, right - 86, top + 32, 26, fill=palette.fire))
        top += HEAD
        for figure in self._members(side):
            parts.append(self._row(figure, left, top))
            top += self._row_height(figure)
        return "".join(parts)

    def _row(self, figure: FigureView, left: float, top: float) -> str:
        """Return a figure's card: who it is, how it fares, and what alchemy has done to it."""
        palette, profile = self.palette, self.profiles[figure.profile]
        rule = tag(
            "path", d=f"M{left + 12} {top}h{PANEL - 24}", stroke=palette.line, stroke_width=1
        )
        start, right = left + INDENT, left + PANEL - INSET
        points = signs.points_width(max(figure.ap, profile.ap))
        lived = signs.life_width(sum(profile.health), BOX)
        parts = [
            signs.base(
                self.inks, figure.seat, figure.colour, figure.label, left + 35, top + 27, 20
            ),
            line(
                self.say(figure.name),
                start,
                top + 22,
                size=20,
                weight=600,
                colour=palette.ink,
                room=right - points - 10 - start,
            ),
            signs.action_points(
                figure.ap, profile.ap, right - points / 2, top + 16, palette.ink, palette.leaf
            ),
            signs.life_line(self.inks, profile.health, figure.wounds, start, top + 32, BOX),
            line(
                self.say(situation(figure)),
                start + lived + 10,
                top + 45,
                colour=palette.fire if figure.status == "active" else palette.ink_3,
                style="italic",
                room=right - start - lived - 10,
            ),
        ]
        y = top + 45.0
        if profile.alchemist is not None:
            y += MORE
            parts.append(self._alchemy(figure, start, y))
        done = effects(figure)
        if done is not None:
            y += MORE
            parts.append(
                line(self.say(done), start, y, colour=palette.verdigris, room=right - start)
            )
        faded = None if figure.is_present or figure.status == "waiting" else 0.45
        return rule + tag("g", *parts, opacity=faded)

    def _alchemy(self, figure: FigureView, x: float, y: float) -> str:
        """Return concentration, components and stones, each sign with its number."""
        palette = self.palette
        parts = []
        for path, count in (
            (CONCENTRATION_GLYPH, figure.concentration),
            (COMPONENT_GLYPH, figure.components),
            (STONE_GLYPH, figure.stones),
        ):
            parts += [
                glyph(
                    path, x + 9, y - 6, SMALL, fill="none", stroke=palette.ink_2, stroke_width=1.8
                ),
                line(str(count), x + 24, y, colour=palette.ink, weight=650),
            ]
            x += 64
        return "".join(parts)
