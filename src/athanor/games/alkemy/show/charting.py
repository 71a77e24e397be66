"""The table as a map of characters: scenery as shades, everything else as marks of two letters."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from athanor.games.alkemy.show.view import AlkemyView, PieceView, ZoneView
from athanor.games.alkemy.tabletop.polygons import Polygon
from athanor.kernel.picture import Chart, Line, Mark, Span, Toned
from athanor.kernel.words import Message

INCH: Final = 1000
FINEST: Final = INCH // 2
"""A character is at least half an inch wide, and twice as high as wide."""

MOST_COLUMNS: Final = 72

SHADES: Final = "~░▒▓█"
"""Scenery by its size, from 0 to 4."""

ZONE: Final = "·"
MEETING: Final = "+"
NEUTRAL: Final = "#dfd2b2"
SPECIAL: Final = "#e9b44c"

ELEMENTS: Final = {
    "earth": Mark("", "Te", "#a08058"),
    "water": Mark("", "Aq", "#2b979f"),
    "air": Mark("", "Ae", "#a6dfe6"),
    "fire": Mark("", "Ig", "#f1823a"),
}
"""Resource tokens, by the Latin names of the elements."""

NEARBY: Final = sorted(
    ((down, right) for down in (-1, 0, 1) for right in range(-4, 5)),
    key=lambda offset: (2 * abs(offset[0]) + abs(offset[1]), offset),
)
"""Where a mark goes, in lines and columns, if something else is in its place: as near as can be."""

SAMPLES: Final = (1, 3, 5)
"""Sixths of a character at which it is asked whether scenery is there."""


class Canvas:
    """A sheet of characters over a table, the upper edge first."""

    def __init__(self, width: int, height: int) -> None:
        self.height = height
        self.step = max(FINEST, -(-width // MOST_COLUMNS))
        self.columns = -(-width // self.step)
        self.rows = -(-height // (2 * self.step))
        self.cells: list[list[str | Mark | None]] = [[" "] * self.columns for _ in range(self.rows)]
        """A mark stands in its first cell; the others that it covers are None."""

    def row_of(self, y: int) -> int:
        """Return the line that a height on the table lies in."""
        return min(max((self.height - y) // (2 * self.step), 0), self.rows - 1)

    def shade_zone(self, zone: ZoneView) -> None:
        """Strew dots over a deployment zone."""
        left, bottom, right, top = zone.deploy
        for row in range(self.rows):
            y = self.height - (2 * row + 1) * self.step
            if bottom < y < top:
                for column in range(row % 2, self.columns, 2):
                    x = column * self.step + self.step // 2
                    if left < x < right and is_near(zone, x, y):
                        self.cells[row][column] = ZONE

    def cross(self, x: int, y: int) -> None:
        """Set a cross where the table zones meet."""
        cells = self.cells[self.row_of(y)]
        column = min(x // self.step, self.columns - 1)
        if cells[column] == " ":
            cells[column] = MEETING

    def shade(self, piece: PieceView) -> None:
        """Shade what a piece covers, with its size in the middle."""
        shape = Polygon(piece.corners)
        left, right = shape.left // self.step, min(shape.right // self.step, self.columns - 1)
        for row in range(self.row_of(shape.top), self.row_of(shape.bottom) + 1):
            for column in range(left, right + 1):
                if self._covers(shape, row, column):
                    self.cells[row][column] = SHADES[piece.size]
        row = self.row_of((shape.top + shape.bottom) // 2)
        column = (shape.left + shape.right) // 2 // self.step
        if self.cells[row][column] == SHADES[piece.size]:
            self.cells[row][column] = str(piece.size)

    def _covers(self, shape: Polygon, row: int, column: int) -> bool:
        """Tell whether a piece covers a third of a character."""
        hits = sum(
            shape.contains(
                column * self.step + self.step * across // 6,
                self.height - 2 * row * self.step - 2 * self.step * down // 6,
            )
            for across in SAMPLES
            for down in SAMPLES
        )
        return 3 * hits >= len(SAMPLES) ** 2

    def put(self, mark: Mark, x: int, y: int) -> None:
        """Put a mark where it belongs, or as near as there is room."""
        length = len(mark.sign + mark.letter)
        row, column = self.row_of(y), (2 * x // self.step - length + 1) // 2
        for down, right in NEARBY:
            start = min(max(column + right, 0), self.columns - length)
            line = min(max(row + down, 0), self.rows - 1)
            cells = self.cells[line]
            if all(isinstance(cell, str) for cell in cells[start : start + length]):
                cells[start : start + length] = [mark, *[None] * (length - 1)]
                return

    def line(self, row: int) -> Line:
        """Return a line as it is printed: runs of equal cells, and marks."""
        cells = [cell for cell in self.cells[row] if cell is not None]
        spans: list[Span] = []
        for faint, run in groupby(cells, key=lambda cell: cell == ZONE):
            for is_mark, part in groupby(run, key=lambda cell: isinstance(cell, Mark)):
                if is_mark:
                    spans += [cell for cell in part if isinstance(cell, Mark)]
                else:
                    text = "".join(str(cell) for cell in part)
                    spans.append(Toned("faint", text) if faint else text)
        return tuple(spans)


def draw_chart(view: AlkemyView, sides: Sequence[Mark]) -> Chart:
    """Return the map of a table, with a scale where anybody may measure."""
    board = view.board
    canvas = Canvas(board.width, board.height)
    for zone in board.zones:
        if zone.deploy != zone.table:
            canvas.shade_zone(zone)
    if board.depth == 0:
        for x in range(board.width // 8, board.width, board.width // 8):
            canvas.cross(x, board.height // 2)
        for y in range(board.height // 8, board.height, board.height // 8):
            canvas.cross(board.width // 2, y)
    for piece in view.pieces:
        canvas.shade(piece)
    for figure in view.figures:
        if figure.is_present:
            side = sides[figure.seat]
            canvas.put(Mark("", figure.label, side.colour, side.dark), figure.x, figure.y)
    for post in view.posts:
        if post.lies or post.bearer is not None:  # beside its bearer
            canvas.put(post_mark(post.owner, sides), post.x, post.y)
    for token in view.tokens:
        canvas.put(ELEMENTS[token.element], token.x, token.y)
    for piece in view.pieces:
        if piece.effect is not None:
            shape = Polygon(piece.corners)
            middle = (shape.left + shape.right) // 2, (shape.bottom + shape.top) // 2
            canvas.put(effect_mark(piece.effect), *middle)
    return Chart(Message("alkemy-view-table"), tuple(framed(canvas, view)))


def effect_mark(effect: str) -> Mark:
    """Return the sign of a Special Effect: a star with the first letters of its name."""
    return Mark("✦", effect[:2].capitalize(), SPECIAL)


def is_near(zone: ZoneView, x: int, y: int) -> bool:
    """Tell whether a point is as near to the corner as a round deployment zone asks."""
    if zone.round is None:
        return True
    corner_x, corner_y, radius = zone.round
    return (x - corner_x) ** 2 + (y - corner_y) ** 2 < radius**2


def post_mark(owner: int | None, sides: Sequence[Mark]) -> Mark:
    """Return a post: empty, or with the letter of whoever holds it."""
    if owner is None:
        return Mark("◇", "·", NEUTRAL)
    side = sides[owner]
    return Mark("◆", side.letter, side.colour, side.dark)


def framed(canvas: Canvas, view: AlkemyView) -> list[Line]:
    """Return all lines of a map in a frame, with inches along it where anybody may measure."""
    scale = view.measuring
    edge = "─" * canvas.columns
    names = {canvas.row_of(y - 1): str(y // INCH) for y in marks(view.board.height, scale)}
    margin = "  " if scale else ""
    lines: list[Line] = [(f"{margin}┌{edge}┐",)]
    for row in range(canvas.rows):
        name = f"{names.get(row, ''):>2}" if scale else ""
        lines.append((Toned("faint", name), "│", *canvas.line(row), "│"))
    lines.append((f"{margin}└{edge}┘",))
    if scale:
        foot = [" "] * (canvas.columns + 2)
        for x in marks(view.board.width, scale):
            place = 1 + x // canvas.step
            foot[place : place + 2] = f"{x // INCH:<2}"
        lines.append((Toned("faint", margin + "".join(foot[: canvas.columns + 2])),))
    return lines


def marks(length: int, scale: bool) -> range:
    """Return the inches that are named along an edge: every other one, or none."""
    every = 2 * INCH if length <= 36 * INCH else 4 * INCH
    return range(every, length if scale else 0, every)
