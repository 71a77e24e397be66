"""A card in the terminal: its name, its text, its values and what it does."""

from collections.abc import Iterable, Iterator

from msgspec import Struct, structs
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from athanor.cli.cardbook import Card
from athanor.cli.drawing import FAINT, GILT, RULE, Artist
from athanor.cli.menu import begins_with, searchable
from athanor.cli.terminal import Terminal
from athanor.kernel.picture import Block, Grid, Line, Mark, Note, Picture, Span
from athanor.kernel.words import Label
from athanor.locale import Speaker

TOLD_OTHERWISE = ("id", "name", "text", "source")


def draw_card(card: Card, terminal: Terminal) -> RenderableType:
    """Return a card as people read it."""
    speaker = terminal.speaker
    title = Text("━━ ", RULE).append(speaker.word(card.name), "bold")
    title.append(f"  {word_for(speaker, card.family, 'card', card.table)} {card.id}", FAINT)
    parts: list[RenderableType] = [title]
    if (text := getattr(card.record, "text", None)) is not None:
        parts.append(Padding(speaker.word(Label(text.en, text.fr)), (0, 0, 0, 2)))
    table = Table.grid(padding=(0, 2, 0, 0))
    for name, value in values_of(card.record):
        shown = Text(value_words(value, card.family, speaker))
        table.add_row(Text(word_for(speaker, card.family, "field", name), GILT), shown)
    if table.rows:
        parts.append(Padding(table, (0, 0, 0, 2)))
    return Group(*parts)


def values_of(record: Struct) -> Iterator[tuple[str, object]]:
    """Give the values that are printed on a card, without those that say nothing."""
    for field in structs.fields(record):
        value = getattr(record, field.name)
        if field.encode_name not in TOLD_OTHERWISE and value not in (None, (), {}, "", False):
            yield field.encode_name, value


def value_words(value: object, family: str, speaker: Speaker) -> str:
    """Return a value in words."""
    match value:
        case bool():
            return speaker.text("cli-card-yes" if value else "cli-card-no")
        case int() | float():
            return speaker.decimal(value, 0 if float(value).is_integer() else 1)
        case str():
            return word_for(speaker, family, "value", value)
        case tuple() | list():
            return ", ".join(value_words(one, family, speaker) for one in value)
        case dict():
            pairs = value.items()
            return ", ".join(
                f"{value_words(str(key), family, speaker)} {value_words(one, family, speaker)}"
                for key, one in pairs
            )
        case Struct():
            return struct_words(value, family, speaker)
    return str(value)


def struct_words(value: Struct, family: str, speaker: Speaker) -> str:
    """Return an effect as a sentence, words in the language spoken, and other parts by name."""
    given = {name: value_words(one, family, speaker) for name, one in values_of(value)}
    tag = value.__struct_config__.tag
    if tag is not None:
        key = f"{family}-verb-{str(tag).replace('_', '-')}"
        if speaker.knows(key):
            plain = {
                field.encode_name.replace("_", "-"): value_words(
                    getattr(value, field.name), family, speaker
                )
                for field in structs.fields(value)
            }
            return speaker.text(key, **plain)
        return " ".join([str(tag), *(f"{name} {one}" for name, one in given.items())])
    if isinstance(getattr(value, "en", None), str):
        return speaker.word(Label(value.en, value.fr))  # type: ignore[attr-defined]
    return ", ".join(
        f"{word_for(speaker, family, 'field', name)} {one}" for name, one in given.items()
    )


def word_for(speaker: Speaker, family: str, kind: str, name: str) -> str:
    """Return what a field, a table or a value is called, or its name where nobody has said."""
    plain = "".join(letter if letter.isalnum() else "-" for letter in name)
    for key in (f"{family}-{kind}-{plain}", f"pack-{kind}-{plain}"):
        if speaker.knows(key):
            return speaker.text(key)
    return name.replace("_", " ")


def signs_like(asked: str, picture: Picture, artist: Artist) -> list[RenderableType]:
    """Return the signs and places of a picture that somebody asks about, each with its meaning."""
    wanted = asked.casefold()
    found: dict[str, RenderableType] = {}
    for label, line in notes_in(picture):
        shown = artist.span(label)
        if shown.plain.strip().casefold() == wanted or begins_with(
            searchable(artist.line(line).plain), searchable(asked) or ["\0"]
        ):
            found[shown.plain] = Text.assemble(shown, "  ", artist.line(line))
    for span in spans_in(picture):
        if isinstance(span, Mark) and span.name is not None:
            shown = artist.mark(span)
            name = artist.span(span.name)
            signs = (span.sign.casefold(), span.letter.casefold(), shown.plain.casefold())
            if wanted in signs or searchable(name.plain) == searchable(asked):
                found.setdefault(shown.plain, Text.assemble(shown, "  ", name))
    for cells in rows_in(picture):
        first = artist.line(cells[0]).plain.strip()
        if first and first.casefold() == wanted:
            found[first] = Text("  ").join(artist.line(cell) for cell in cells)
    return list(found.values())


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
