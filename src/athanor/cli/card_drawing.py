"""A card in the terminal: its name, its text, its values and what it does."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from athanor.cli.card_words import CardWords, is_verb, values_of
from athanor.cli.cardbook import Card
from athanor.cli.menu import begins_with, searchable
from athanor.kernel.picture import Block, Grid, Line, Mark, Note, Picture, Span
from athanor.kernel.words import Label
from athanor.locale.drawing import FAINT, GILT, RULE, Artist

TOLD_OTHERWISE: Final = ("id", "name", "text")


def draw_card(card: Card, words: CardWords, *, engine: bool = False) -> RenderableType:
    """Return a card as people read it.

    Effects of a card that has a text are told by it; ``engine`` tells what is carried out, too.
    """
    speaker = words.speaker
    title = Text("━━ ", RULE).append(speaker.word(card.name), "bold")
    title.append(f"  {words.kind(card.table)} {card.id}", FAINT)
    parts: list[RenderableType] = [title]
    text = getattr(card.record, "text", None)
    if text is not None:
        parts.append(Padding(speaker.word(Label(text.en, text.fr)), (0, 0, 0, 2)))
    table = Table.grid(padding=(0, 2, 0, 0))
    for name, value in values_of(card.record):
        told = name in TOLD_OTHERWISE or (text is not None and is_verb(value) and not engine)
        if not told:
            table.add_row(Text(words.field(name), GILT), Text(words.value(value)))
    if table.rows:
        parts.append(Padding(table, (0, 0, 0, 2)))
    return Group(*parts)


def signs_like(asked: str, picture: Picture, artist: Artist) -> list[RenderableType]:
    """Return the signs and places of a picture that somebody asks about, each with its meaning."""
    wanted = asked.casefold()
    found: dict[str, RenderableType] = {}
    for label, line in notes_in(picture):
        shown = artist.span(label)
        labels = [shown.plain.strip(), *shown.plain.split()]
        if wanted in [one.casefold() for one in labels] or begins_with(
            searchable(artist.line(line).plain), searchable(asked) or ["\0"]
        ):
            found[shown.plain] = Text.assemble(shown, "  ", artist.line(line))
    for span in spans_in(picture):
        if isinstance(span, Mark) and span.name is not None:
            shown = artist.mark(span)
            name = artist.span(span.name)
            signs = (span.sign.casefold(), span.letter.casefold(), shown.plain.casefold())
            if wanted in signs or has_words(searchable(name.plain), searchable(asked)):
                found.setdefault(shown.plain, Text.assemble(shown, "  ", name))
    for cells in rows_in(picture):
        first = artist.line(cells[0]).plain.strip()
        if first and wanted in (first.casefold(), first.split()[0].casefold()):
            found[first] = Text("  ").join(artist.line(cell) for cell in cells)
    return list(found.values()) or notes_about(asked, picture, artist)


def has_words(words: Sequence[str], wanted: Sequence[str]) -> bool:
    """Tell whether words that are asked for stand in a name, one after the other."""
    places = range(len(words)) if wanted else ()
    return any(begins_with(words[at:], wanted) for at in places)


def notes_about(asked: str, picture: Picture, artist: Artist) -> list[RenderableType]:
    """Return the notes in whose words all those stand that somebody asks about."""
    wanted = set(searchable(asked))
    return [
        Text.assemble(artist.span(label), "  ", artist.line(line))
        for label, line in notes_in(picture)
        if wanted and wanted <= set(searchable(artist.line(line).plain))
    ]


def name_behind(label: str, picture: Picture, artist: Artist) -> str:
    """Return what is called so, such as the profile of figure ``a1`` or the card on ``AS-1``."""
    for cells in rows_in(picture):
        first, _, rest = artist.line(cells[0]).plain.strip().partition(" ")
        if first.casefold() == label.casefold():
            beside = artist.line(cells[1]).plain if len(cells) > 1 else ""
            return rest.strip() or beside.strip()
    return ""


def notes_in(picture: Picture) -> Iterator[tuple[Span, Line]]:
    """Give the lines of all notes, which say what signs mean among other things."""
    for block in blocks_of(picture):
        if isinstance(block, Note):
            yield from block.entries


def rows_in(picture: Picture) -> Iterator[tuple[Line, ...]]:
    """Give the rows of all tables: a place is known by the first cell."""
    for block in blocks_of(picture):
        if isinstance(block, Grid):
            yield from (row.cells for row in block.rows)


def spans_in(picture: Picture) -> Iterator[Span]:
    """Give everything that stands in a picture, part by part."""
    for block in blocks_of(picture):
        lines: Iterable[Line]
        if isinstance(block, Grid):
            lines = [*block.head, *(cell for row in block.rows for cell in row.cells)]
        elif isinstance(block, Note):
            lines = [(label, *line) for label, line in block.entries]
        else:
            lines = block.lines
        for line in lines:
            yield from line


def blocks_of(picture: Picture) -> tuple[Block, ...]:
    """Return all blocks of a picture."""
    return (*picture.board, *picture.side)
