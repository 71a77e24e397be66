"""Pictures of games drawn with rich: a manuscript page, with a few pigments where there is colour.

Nothing is said by colour alone, so a page without colour says the same.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
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

GAP: Final = 4
"""Columns between the board and what lies beside it."""


class Artist:
    """Draws in one language, with the names of those who sit at the table."""

    def __init__(self, console: Console, speaker: Speaker, names: Sequence[str] = ()) -> None:
        self.console = console
        self.speaker = speaker
        self.names = names

    # --- parts ---

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

    def picture(self, picture: Picture) -> RenderableType:
        """Return a table: the board and its side, next to each other where there is room."""
        parts: list[RenderableType] = []
        if picture.status:
            parts.append(self.line(picture.status))
        if picture.warning is not None:
            warning = self.speaker.say(picture.warning, self.names)
            parts.append(Text(f"▲ {warning}", FIRE))
        board = self._stack(picture.board)
        side = self._stack(picture.side)
        if self._width(board) + GAP + self._width(side) <= self.console.width:
            page = Table.grid(padding=(0, GAP, 0, 0))
            page.add_row(board, side)
            parts.append(page)
        else:
            parts.append(self._stack([*picture.board, *picture.side]))
        return Group(*parts)

    def _stack(self, blocks: Sequence[Block]) -> RenderableType:
        """Return blocks one above the other, under headings of equal width."""
        bodies = [self._body(one) for one in blocks]
        width = max((self._width(body) for body in bodies), default=0)
        parts: list[RenderableType] = []
        for block, body in zip(blocks, bodies, strict=True):
            parts += [self.heading(self.speaker.say(block.title, self.names), width), body]
        return Group(*parts)

    def heading(self, title: str, width: int, style: str = RULE) -> Text:
        """Return the rule above a section: thick before the title, thin behind it."""
        lead = Text("━━ ", style).append(title, "bold").append(" ")
        return lead.append("─" * max(0, width - lead.cell_len))

    def _body(self, block: Block) -> RenderableType:
        if isinstance(block, Grid):
            return self._grid(block)
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

    def _grid(self, grid: Grid) -> Table:
        marked = any(row.lit for row in grid.rows)
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="")
        if marked:
            table.add_column("", width=1)
        for index, head in enumerate(grid.head):
            numbers = all(is_number(row.cells[index]) for row in grid.rows)
            style = "" if any(isinstance(span, Mark) for span in head) else "italic dim"
            title = Text(style=style).append_text(self.line(head))
            table.add_column(title, justify="right" if numbers else "left", no_wrap=True)
        for row in grid.rows:
            pointer = [Text("▸" if row.lit else "", FIRE)] if marked else []
            table.add_row(*pointer, *(self.line(cell) for cell in row.cells))
        return table

    def _note(self, note: Note) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        for label, line in note.entries:
            table.add_row(self.span(label), self.line(line))
        return table

    def _width(self, body: RenderableType) -> int:
        return Measurement.get(self.console, self.console.options, body).maximum


def is_number(cell: Line) -> bool:
    """Tell whether a cell is empty or ends in a number, so that its column aligns right."""
    if not cell:
        return True
    last = cell[-1]
    return isinstance(last.span if isinstance(last, Toned) else last, int)
