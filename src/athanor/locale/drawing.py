"""Pictures of games drawn with rich: a manuscript page, with a few pigments where there is colour.

Nothing is said by colour alone, so a page without colour says the same.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from athanor.kernel.picture import Block, Chart, Grid, Line, Mark, Note, Picture, Span, Toned
from athanor.kernel.words import Arg, Message
from athanor.locale import Speaker

DARK_INK: Final = "#1b120b"
LIGHT_INK: Final = "#fbf3e2"

FIRE: Final = "bold #d9622b"
GILT: Final = "bold #b8862b"
FAINT: Final = "dim"
RULE: Final = "#4f7fc9"
"""Colours that read on a light terminal as well as on a dark one."""

TONES: Final = {"fire": FIRE, "gilt": GILT, "faint": FAINT}

PLAIN_SHADES: Final = str.maketrans("·░▒▓█─│┌┐└┘◆◇", ".:%#@-|++++*o")
"""What maps are drawn with where only letters are known."""

ENDLESS: Final = 10_000
"""Room for everything."""

HEADING: Final = 60
"""How wide a heading is where no window says how wide it is."""

PLACE: Final = re.compile(r"(?<![\w.,-])-?\d+,-?\d+(?![\w,])")
"""How games without squares on their board write a place."""

POINTER: Final = 3
"""Columns before a table of which a row is lit."""

GAP: Final = 4
"""Columns between the board and what lies beside it."""


class Artist:
    """Draws in one language, with the names of those who sit at the table."""

    def __init__(self, console: Console, speaker: Speaker, names: Sequence[str] = ()) -> None:
        self.console = console
        self.speaker = speaker
        self.names = names
        self.places: Mapping[str, str] = {}
        """What places are called on the map, by how they are written."""

    # --- parts ---

    def sentence(self, message: Message) -> str:
        """Return a message in words, with places as the map calls them."""
        said = self.speaker.say(message, self.names)
        return PLACE.sub(lambda found: self.places.get(found[0], found[0]), said)

    def text(self, key: str, /, **args: Arg) -> str:
        """Return a message in words."""
        return self.speaker.say(Message(key, args), self.names)

    def span(self, span: Span) -> Text:
        """Return one part of a line."""
        if isinstance(span, Mark):
            return self.mark(span)
        if isinstance(span, Toned):
            return Text(self.speaker.word(span.span, self.names), TONES[span.tone])
        return Text(self.speaker.word(span, self.names))

    def mark(self, mark: Mark) -> Text:
        """Return a piece: sign and letter on its colour; no sign where only letters are known."""
        ink = LIGHT_INK if mark.dark else DARK_INK
        shown = (mark.letter or "*") if self.console.options.ascii_only else mark.sign + mark.letter
        return Text(shown, f"bold {ink} on {mark.colour}")

    def line(self, line: Line) -> Text:
        """Return a line, its parts set apart by spaces."""
        return Text(" ").join(self.span(span) for span in line)

    def rules(self, rules: Iterable[str]) -> Text:
        """Return rule IDs as they stand in the margin."""
        return Text(" ".join(rules), RULE)

    # --- pictures ---

    def picture(self, picture: Picture, width: int | None = None) -> RenderableType:
        """Return a table: the board and its side, next to each other where there is room.

        Nothing is cut off: what is too wide for the console, or for ``width``, is wrapped.
        """
        room = self.console.width if width is None else width
        parts: list[RenderableType] = []
        if picture.status:
            parts.append(self.line(picture.status))
        if picture.warning is not None:
            warning = self.speaker.say(picture.warning, self.names)
            parts.append(Text(f"▲ {warning}", FIRE))
        board = self._stack(picture.board, ENDLESS)
        side = self._stack(picture.side, ENDLESS)
        if self._width(board) + GAP + self._width(side) <= room:
            page = Table.grid(padding=(0, GAP, 0, 0))
            page.add_row(board, side)
            parts.append(page)
        else:
            parts.append(self._stack([*picture.board, *picture.side], room))
        return Group(*parts)

    def _stack(self, blocks: Sequence[Block], room: int) -> RenderableType:
        """Return blocks one above the other, under headings of equal width."""
        bodies = [self._body(one, room) for one in blocks]
        width = min(room, max((self._width(body) for body in bodies), default=0))
        parts: list[RenderableType] = []
        for block, body in zip(blocks, bodies, strict=True):
            parts += [self.heading(self.speaker.say(block.title, self.names), width), body]
        return Group(*parts)

    def heading(self, title: str, width: int, style: str = RULE) -> Text:
        """Return the rule above a section: thick before the title, thin behind it."""
        lead = Text("━━ ", style).append(title, "bold").append(" ")
        return lead.append("─" * max(0, width - lead.cell_len))

    def _body(self, block: Block, room: int) -> RenderableType:
        if isinstance(block, Grid):
            return self._grid(block, room)
        return self._note(block) if isinstance(block, Note) else self._chart(block)

    def _chart(self, chart: Chart) -> Text:
        """Return a map; every character keeps its place, whatever the terminal knows."""
        lines = [Text("", no_wrap=True).join(map(self._stretch, line)) for line in chart.lines]
        return Text("\n", no_wrap=True, overflow="crop").join(lines)

    def _stretch(self, span: Span) -> Text:
        """Return a part of a map's line."""
        if isinstance(span, Mark):
            ink = LIGHT_INK if span.dark else DARK_INK
            part = Text(span.sign + span.letter, f"bold {ink} on {span.colour}")
        else:
            part = self.span(span)
        if self.console.options.ascii_only:
            part.plain = part.plain.translate(PLAIN_SHADES)
        return part

    def _grid(self, grid: Grid, room: int) -> RenderableType:
        marked = any(row.lit for row in grid.rows)
        heads = [self._head(head) for head in grid.head]
        cells = [[self.line(cell) for cell in row.cells] for row in grid.rows]
        columns = [[head, *(row[index] for row in cells)] for index, head in enumerate(heads)]
        margins = (POINTER if marked else 0) + 2 * (len(columns) - 1)
        widths = fitted(columns, room - margins)
        if widths is None:
            return self._listing(heads, cells)
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="")
        if marked:
            table.add_column("", width=1)
        for index, (head, width) in enumerate(zip(heads, widths, strict=True)):
            numbers = all(is_number(row.cells[index]) for row in grid.rows)
            table.add_column(head, justify="right" if numbers else "left", width=width)
        for row, line in zip(grid.rows, cells, strict=True):
            pointer = [Text("▸" if row.lit else "", FIRE)] if marked else []
            table.add_row(*pointer, *line)
        return table

    def _head(self, head: Line) -> Text:
        style = "" if any(isinstance(span, Mark) for span in head) else "italic dim"
        return Text(style=style).append_text(self.line(head))

    def _listing(self, heads: Sequence[Text], rows: Sequence[Sequence[Text]]) -> RenderableType:
        """Return a table that is too wide for its columns: every row as a few lines."""
        parts: list[RenderableType] = []
        for first, *others in rows:
            parts.append(first)
            for head, cell in zip(heads[1:], others, strict=True):
                if cell:
                    parts.append(Padding(Text.assemble(head, " ", cell), (0, 0, 0, 2)))
        return Group(*parts)

    def _note(self, note: Note) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        for label, line in note.entries:
            table.add_row(self.span(label), self.line(line))
        return table

    def _width(self, body: RenderableType) -> int:
        options = self.console.options.update_width(ENDLESS)
        return Measurement.get(self.console, options, body).maximum


def fitted(columns: Sequence[Sequence[Text]], room: int) -> list[int] | None:
    """Return how wide columns are drawn so that all of them have room, or None if they have not.

    The widest gives way first, and none by more than its longest word.
    """
    widths = [max(cell.cell_len for cell in column) for column in columns]
    least = [
        max((cell_len(word) for cell in column for word in cell.plain.split()), default=0)
        for column in columns
    ]
    while sum(widths) > room:
        slack = [
            (widths[index], index) for index in range(len(widths)) if widths[index] > least[index]
        ]
        if not slack:
            return None
        widths[max(slack)[1]] -= 1
    return widths


def is_number(cell: Line) -> bool:
    """Tell whether a cell is empty or ends in a number, so that its column aligns right."""
    if not cell:
        return True
    last = cell[-1]
    return isinstance(last.span if isinstance(last, Toned) else last, int)
