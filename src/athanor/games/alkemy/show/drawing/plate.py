"""The drawn table itself: ground, zones, scenery, posts, tokens, figures, and what is laid over."""

import math
from collections.abc import Iterable, Sequence
from typing import Final

from athanor.games.alkemy.show.drawing import laid, signs
from athanor.games.alkemy.show.drawing.inks import TEXT, Inks
from athanor.games.alkemy.show.drawing.letters import SMALL
from athanor.games.alkemy.show.drawing.overlays import Overlays, SightLine, Spot
from athanor.games.alkemy.show.drawing.svg import (
    Point,
    box,
    circle,
    description,
    outline,
    part,
    tag,
    title,
    words,
)
from athanor.games.alkemy.show.view import FigureView, PieceView, PrintedView, ZoneView
from athanor.games.alkemy.show.words import initiative, moment
from athanor.kernel.chance import Stream
from athanor.kernel.picture import Say
from athanor.kernel.words import Message

INCH: Final = 1000
SCALE: Final = 36 / INCH
"""Of the drawing: an inch is 36 steps of it."""

USUAL: Final = 24 * INCH
"""The width of a table whose letters fit on its bases."""

RULER: Final = 34
RIM: Final = 20
"""Around the table: room for rulers, or for what hangs on figures at its edge."""

TEXTURES: Final = {"wall": "crossed", "toll": "rising", "slow": "tufts", "flat": "falling"}
"""The hatching of scenery by what it is to a move."""

OUTLINES: Final = {"sparse": "10 3", "clear": "2 4"}
"""The outline of scenery that one sees through; what is opaque has a whole one."""

RING: Final = 4
"""Between a base and the ring around it."""

AROUND: Final = 6 * INCH
"""How much of the table counts on each side of the figure that is being activated."""

NAME_HALF: Final = (1200, 700)
"""How far a token may lie from the middle of a piece, across and up, before it hides its name."""

POND: Final = 0

ARC_STEPS: Final = 24
"""A quarter of a circle is drawn in so many."""
"""The size of what lies flat on the ground and is water."""


def story(view: PrintedView, say: Say) -> str:
    """Return how far a match has come, and with which cards."""
    house = Message("alkemy-view-house") if view.house else None
    said = [moment(view), initiative(view), house]
    return " · ".join(say(message) for message in said if message is not None)


def largeness(view: PrintedView) -> float:
    """Return how many times larger than usual a table is: its letters must be so, too."""
    return max(1.0, view.board.width / USUAL)


def margin(view: PrintedView) -> float:
    """Return how far the table lies from the upper left corner of its plate, across and down."""
    return (RULER if view.measuring else RIM) * largeness(view)


def spot_at(view: PrintedView, x: float, y: float) -> tuple[int, int]:
    """Return which spot of the table a point is, counted from the corner of its plate."""
    across, down = (x - margin(view)) / SCALE, (y - margin(view)) / SCALE
    return round(across), round(view.board.height - down)


class Plate:
    """Draws one view of a table, its upper left corner at a point."""

    def __init__(self, view: PrintedView, overlays: Overlays, inks: Inks, say: Say) -> None:
        self.view = view
        self.overlays = overlays
        self.inks = inks
        self.palette = inks.palette
        self.say = say
        self.margin = margin(view)
        self.largeness = largeness(view)
        self.letters = SMALL * self.largeness
        self.left = 0.0
        self.top = 0.0
        self.by_label = {figure.label: figure for figure in view.figures}
        self.printed = {profile.id: profile.ap for profile in view.profiles}

    @property
    def width(self) -> float:
        """How wide it is, without a frame."""
        return self.view.board.width * SCALE + self.margin + RIM

    @property
    def height(self) -> float:
        """How high it is, without a frame."""
        return self.view.board.height * SCALE + self.margin + RIM

    def draw(self, left: float, top: float) -> str:
        """Return the table as a part of its own, with what it is called and how far it has come."""
        self.left, self.top = left + self.margin, top + self.margin
        present = [figure for figure in self.view.figures if figure.is_present]
        return part(
            left,
            top,
            self.width,
            self.height,
            title(self.say(Message("alkemy-view-table"))),
            description(story(self.view, self.say)),
            self._ground(),
            *(self._piece(index, piece) for index, piece in enumerate(self.view.pieces)),
            *(
                laid.region(self.palette, [*map(self.along, (area.outline, *area.holes))])
                for area in self.overlays.region
            ),
            laid.corridor(self.palette, self.along(self.overlays.corridor)),
            *(self._piece_words(piece) for piece in self.view.pieces),
            *(
                signs.post(self.inks, post.owner, *self.at(post.x, post.y), post.radius * SCALE)
                for post in self.view.posts
            ),
            *(
                signs.token(token.element, *self.at(token.x, token.y), 28)
                for token in self.view.tokens
            ),
            laid.path(self.palette, self.along(self.overlays.path)),
            self._sight(self.overlays.sight),
            *(self._figure(figure) for figure in present),
            *self._combats(present),
            *(self._tags(figure) for figure in present),
            id="board",
        )

    def near(self) -> str:
        """Return what a small page shows of it first, once drawn: where figures are activated."""
        active = [figure for figure in self.view.figures if figure.status == "active"]
        if not active:
            return ""
        x, top = self.at(
            min(figure.x for figure in active) - AROUND, max(figure.y for figure in active) + AROUND
        )
        right, bottom = self.at(
            max(figure.x for figure in active) + AROUND, min(figure.y for figure in active) - AROUND
        )
        return tag("view", id="near", viewBox=box(x, top, right - x, bottom - top))

    def at(self, x: float, y: float) -> Point:
        """Return where a spot of the table lies on the page."""
        return self.left + x * SCALE, self.top + (self.view.board.height - y) * SCALE

    def along(self, spots: Iterable[Spot]) -> list[Point]:
        """Return where several spots lie on the page."""
        return [self.at(x, y) for x, y in spots]

    # --- the bare table ---

    def _ground(self) -> str:
        board, palette = self.view.board, self.palette
        x, y = self.at(0, board.height)
        width, height = board.width * SCALE, board.height * SCALE
        sheet: dict[str, float] = {"x": x, "y": y, "width": width, "height": height}
        parts = [
            tag("rect", **sheet, fill=palette.field),
            self._grass(),
            *(self._zone(zone) for zone in board.zones if zone.deploy != zone.table),
            *(self._box(zone.table, palette.ink_3, "2 5") for zone in board.zones),
            *(self._box(area.box, palette.gilt, "6 6") for area in board.areas),
            tag("rect", **sheet, fill="none", stroke=palette.ink, stroke_width=1.3),
        ]
        if self.view.measuring:
            parts += self._rulers()
        return "".join(parts)

    def _grass(self) -> str:
        """Return tufts strewn without any order: nobody can measure by them."""
        board = self.view.board
        strokes = []
        chance = Stream(1)
        for _ in range(board.width * board.height // INCH // INCH // 5):
            across = float(INCH // 2 + chance.below(board.width - INCH))
            up = float(INCH // 2 + chance.below(board.height - INCH))
            x, y = self.at(across, up)
            strokes.append(f"M{x:.1f} {y:.1f}q.5-4 2.2-5.6m-2.2 5.6q-.4-3-1.8-4.2")
        return tag(
            "path",
            d="".join(strokes),
            fill="none",
            stroke=self.palette.ink_3,
            stroke_width=0.8,
            opacity=0.5,
        )

    def _zone(self, zone: ZoneView) -> str:
        """Return a deployment zone: a box, or what of it lies near to a corner."""
        points = [self.at(x, y) for x, y in zone_outline(zone)]
        shade = tag(
            "path", d=outline(points), fill=self.inks.hatching("rising", "zone"), opacity=0.5
        )
        return shade + self._line(points, self.palette.lapis, "9 4 2 4")

    def _box(self, box: tuple[int, int, int, int], colour: str, dashes: str) -> str:
        """Return the outline of a part of the table."""
        left, bottom, right, top = box
        corners = [(left, bottom), (left, top), (right, top), (right, bottom)]
        return self._line([self.at(x, y) for x, y in corners], colour, dashes)

    def _line(self, points: list[Point], colour: str, dashes: str) -> str:
        """Return a dashed line around something."""
        return tag(
            "path",
            d=outline(points),
            fill="none",
            stroke=colour,
            stroke_width=1.3,
            stroke_dasharray=dashes,
        )

    def _rulers(self) -> list[str]:
        """Return inch marks along the upper and the left edge."""
        board = self.view.board
        parts = []
        for half in range(1, 2 * board.width // INCH):
            x, y = self.at(half * INCH / 2, board.height)
            parts.append(self._mark(x, y, half, 0, -1))
        for half in range(1, 2 * board.height // INCH):
            x, y = self.at(0, half * INCH / 2)
            parts.append(self._mark(x, y, half, -1, 0))
        return parts

    def _mark(self, x: float, y: float, half: int, dx: int, dy: int) -> str:
        palette = self.palette
        length = 4 if half % 2 else 8
        ends = [(x, y), (x + dx * length, y + dy * length)]
        line = tag("path", d=outline(ends, closed=False), stroke=palette.ink, stroke_width=1)
        if half % (2 * math.ceil(self.largeness)):
            return line
        return line + words(
            str(half // 2),
            x + dx * (8 + self.letters * 0.74),
            y + (self.letters * 0.32 if dx else -13),
            font_family=TEXT,
            font_size=self.letters,
            fill=palette.ink_2,
            text_anchor="middle",
        )

    # --- scenery ---

    def _piece(self, index: int, piece: PieceView) -> str:
        """Return a piece: a tinted shape with its hatching, and burin strokes where it is dark."""
        palette, points = self.palette, self.along(piece.corners)
        shape = outline(points)
        tint, texture = palette.stone, TEXTURES[piece.movement]
        if piece.movement == "slow":
            tint = palette.foliage
        elif piece.size == POND:
            tint, texture = palette.water, "wave"
        elif piece.hill:
            tint, texture = palette.field, "falling"
        lit = outline([(x - 5, y - 5) for x, y in points])
        clip = f"{palette.name}-piece-{index}"
        cut = self.overlays.sight is not None and index in self.overlays.sight.pieces
        return "".join(
            [
                tag("clipPath", tag("path", d=shape), id=clip),
                tag("path", d=shape, fill=tint),
                tag("path", d=shape, fill=self.inks.hatching("burin")),
                tag(
                    "g",
                    tag("path", d=lit, fill=tint),
                    tag("path", d=lit, fill=self.inks.hatching(texture), opacity=0.75),
                    clip_path=f"url(#{clip})",
                ),
                tag(
                    "path",
                    d=shape,
                    fill="none",
                    stroke=palette.danger if cut else palette.ink,
                    stroke_width=3 if cut else 1.5,
                    stroke_dasharray="7 4" if cut else OUTLINES.get(piece.vision or "opaque"),
                    stroke_linejoin="round",
                ),
            ]
        )

    def _piece_words(self, piece: PieceView) -> str:
        """Return the name of a piece and, at its highest corner, its size."""
        points = self.along(piece.corners)
        left, right = min(x for x, _ in piece.corners), max(x for x, _ in piece.corners)
        bottom, top = min(y for _, y in piece.corners), max(y for _, y in piece.corners)
        middle = (left + right) / 2, (bottom + top) / 2
        x, y = self.at(*middle)
        if any(
            abs(token.x - middle[0]) < NAME_HALF[0] and abs(token.y - middle[1]) < NAME_HALF[1]
            for token in self.view.tokens
        ):
            y += 26 * self.largeness
        name = words(
            self.say(piece.name),
            x,
            y + self.letters * 0.32,
            font_family=TEXT,
            font_style="italic",
            font_size=self.letters,
            text_anchor="middle",
            **self._halo(),
        )
        if piece.effect is not None:
            name += words(
                "✦ " + self.say(Message(f"alkemy-effect-{piece.effect}")),
                x,
                y + self.letters * 1.5,
                font_family=TEXT,
                font_size=self.letters * 0.9,
                text_anchor="middle",
                **self._halo(),
            )
        corner = min(points, key=lambda point: (point[1], point[0]))
        return name + signs.size_mark(self.inks, piece.size, *corner, self.letters * 0.8)

    # --- figures ---

    def _figure(self, figure: FigureView) -> str:
        palette = self.palette
        x, y = self.at(figure.x, figure.y)
        radius = figure.radius * SCALE
        parts = []
        if figure.status == "active":
            parts.append(
                circle(x, y, radius + RING, fill="none", stroke=palette.fire, stroke_width=2.6)
            )
        if self.overlays.sight is not None and figure.label in self.overlays.sight.figures:
            parts.append(
                circle(
                    x,
                    y,
                    radius + RING,
                    fill="none",
                    stroke=palette.danger,
                    stroke_width=2.4,
                    stroke_dasharray="6 4",
                )
            )
        label = "" if self.largeness > 1 else figure.label
        parts.append(signs.base(self.inks, figure.seat, figure.colour, label, x, y, radius))
        named = Message("alkemy-view-figure", {"name": figure.name, "label": figure.label})
        return tag("g", title(self.say(named)), *parts)

    def _tags(self, figure: FigureView) -> str:
        """Return what hangs on a base and must not be hidden: wounds, and points that are left."""
        x, y = self.at(figure.x, figure.y)
        radius = figure.radius * SCALE
        aside = -1 if any(self.by_label[foe].x > figure.x for foe in figure.foes) else 1
        health = signs.health_tag(
            self.say, figure.colour, x + aside * radius * 0.84, y - radius * 0.84
        )
        hung = self._label(figure) + health
        if figure.ap == 0:
            return hung
        return hung + signs.action_points(
            figure.ap,
            self.printed[figure.profile],
            x,
            y + radius + (RING + 8 if figure.status == "active" else 8),
            self.palette.ink,
            self.palette.leaf,
        )

    def _label(self, figure: FigureView) -> str:
        """Return the label of a base that is too small for it: above it, or else beside it."""
        if self.largeness == 1:
            return ""
        x, y = self.at(figure.x, figure.y)
        radius = figure.radius * SCALE
        has_room = y - radius - self.letters > self.top
        return words(
            figure.label,
            x if has_room else x + radius + 8,
            y - radius - 8 if has_room else y + self.letters * 0.32,
            font_family=TEXT,
            font_size=self.letters,
            font_weight="650",
            text_anchor="middle" if has_room else None,
            **self._halo(),
        )

    def _halo(self) -> dict[str, float | str]:
        """Return how words stand out from what they lie on."""
        return {
            "fill": self.palette.ink,
            "stroke": self.palette.field,
            "stroke_width": 3.5 * self.largeness,
            "stroke_linejoin": "round",
            "paint_order": "stroke",
        }

    def _combats(self, present: Sequence[FigureView]) -> list[str]:
        """Return the links between those who are in combat, each pair once."""
        parts = []
        for figure in present:
            for label in figure.foes:
                foe = self.by_label[label]
                if figure.seat == 0 and foe.is_present:
                    parts.append(self._combat(figure, foe))
        return parts

    def _combat(self, one: FigureView, other: FigureView) -> str:
        (x0, y0), (x1, y1) = self.at(one.x, one.y), self.at(other.x, other.y)
        length = math.hypot(x1 - x0, y1 - y0) or 1.0
        ux, uy = (x1 - x0) / length, (y1 - y0) / length
        near, far = one.radius * SCALE * 0.7, length - other.radius * SCALE * 0.7
        ends = [(x0 + ux * near, y0 + uy * near), (x0 + ux * far, y0 + uy * far)]
        middle = (one.radius * SCALE + length - other.radius * SCALE) / 2
        line = tag("path", d=outline(ends, closed=False), stroke=self.palette.ink, stroke_width=2.4)
        return line + signs.combat(self.inks, x0 + ux * middle, y0 + uy * middle, 9)

    def _sight(self, line: SightLine | None) -> str:
        if line is None:
            return ""
        return laid.sight(self.palette, self.along([line.start, line.end]), line.is_free)


def zone_outline(zone: ZoneView) -> list[tuple[float, float]]:
    """Return the corners of a deployment zone; a round edge goes in small steps."""
    left, bottom, right, top = zone.deploy
    if zone.round is None:
        return [(left, bottom), (left, top), (right, top), (right, bottom)]
    x, y, radius = zone.round
    points: list[tuple[float, float]] = [(x, y)]
    for step in range(ARC_STEPS + 1):
        turn = math.pi / 2 * step / ARC_STEPS
        across = radius * math.cos(turn) * (1 if x == left else -1)
        up = radius * math.sin(turn) * (1 if y == bottom else -1)
        points.append((x + across, y + up))
    return points
