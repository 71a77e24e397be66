"""The owner's desk: a pack to fill in, what may stand in it, and a card as it will look."""

import io
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Final

import msgspec.inspect as mi
import typer
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Sheet
from rich.text import Text

from athanor.cli.card_drawing import draw_card
from athanor.cli.card_words import CardWords
from athanor.cli.cardbook import CardBook, family_of
from athanor.cli.completion import game_names, kinds_of_record
from athanor.cli.failures import reporting
from athanor.cli.terminal import Terminal
from athanor.kernel.registry import Box, find
from athanor.kernel.words import refuse, suggestion
from athanor.locale import Speaker
from athanor.locale.drawing import FAINT, GILT, RULE
from athanor.packs import PackData
from athanor.packs.documents import HEADER, names_in
from athanor.packs.flaws import shown
from athanor.packs.layers import survey_layer
from athanor.packs.schema import Form, Table, members_of, rule_of, tables_of, without_metadata

PICTURE_WIDTH: Final = 72

SOURCE: Final = "source"
"""Where a value comes from: what every record may say, and none needs to."""

FEW: Final = 4
"""Fields that are told beside their record; of more each has a line."""

BRACKETS: Final = {
    Form.LISTED: "[[{}]]",
    Form.KEYED: "[{}.…]",
    Form.SINGLE: "[{}]",
    Form.VALUE: "{} =",
}
"""How a table of each form begins."""


def add_desk(group: typer.Typer, terminal: Terminal) -> None:
    """Add the commands that help to write a pack."""
    text = terminal.text
    game_argument = typer.Argument(help=text("cli-arg-game"), autocompletion=game_names)

    @group.command("new", help=text("cli-pack-new"))
    def new(
        game: Annotated[str, game_argument],
        folder: Annotated[Path, typer.Argument(help=text("cli-arg-pack"))],
    ) -> None:
        with reporting(terminal):
            if folder.exists():
                raise refuse("cli-folder-exists", folder=str(folder))
            files = lay_out_new(box_with_packs(game), folder)
        terminal.say("cli-pack-laid", folder=str(folder), files=files)

    @group.command("show", help=text("cli-pack-show"))
    def show(
        game: Annotated[str, game_argument],
        kind: Annotated[
            str | None, typer.Argument(help=text("cli-arg-kind"), autocompletion=kinds_of_record)
        ] = None,
    ) -> None:
        with reporting(terminal):
            box = box_with_packs(game)
            tables = tables_of(schema_of(box))
            if kind is not None and kind not in tables:
                raise refuse("cli-no-such-kind", (), kind=kind, **suggestion(kind, tables))
            words = CardWords(terminal.speaker, family_of(box))
            if kind is None:
                terminal.out.print(draw_kinds(tables, words))
            else:
                terminal.out.print(draw_table(box, tables[kind], words))

    @group.command("card", help=text("cli-pack-card"))
    def card(
        game: Annotated[str, game_argument],
        name: Annotated[str, typer.Argument(help=text("cli-arg-card"))],
        pack: Annotated[list[Path] | None, typer.Option(help=text("cli-opt-pack"))] = None,
        out: Annotated[Path | None, typer.Option(help=text("cli-opt-card-out"))] = None,
    ) -> None:
        with reporting(terminal):
            box_with_packs(game)
            book = CardBook(game, pack or [])
            found = book.find(name)
            if not found:
                raise refuse("cli-no-such-card", (), card=name, **suggestion(name, book.titles()))
            words = book.words(terminal.speaker)
            pages = [draw_card(one, words, engine=True) for one in found]
            if out is not None:
                out.write_text(as_svg(pages, name), encoding="utf-8")
        for page in pages:
            terminal.out.print(page)


def box_with_packs(game: str) -> Box:
    """Return a game; refuse one without card data."""
    box = find(game)
    if not box.house or box.schema is None or not issubclass(box.schema, PackData):
        raise refuse("cli-no-packs", game=game)
    return box


def schema_of(box: Box) -> type[PackData]:
    """Return what the card data of a game looks like."""
    assert box.schema is not None
    assert issubclass(box.schema, PackData)
    return box.schema


def lay_out_new(box: Box, folder: Path) -> int:
    """Write a pack that changes nothing yet: all records of the house, each line a comment."""
    folder.mkdir(parents=True)
    name = "".join(sign if sign.isalnum() else "-" for sign in folder.name.lower()).strip("-")
    header = f'[pack]\nname = "{name or "mine"}"\nversion = "1"\ngame = "{box.info.name}"\n'
    titles = f'\n[pack.title]\nen = "{folder.name}"\nfr = "{folder.name}"\n'
    (folder / HEADER).write_text(header + titles, encoding="utf-8")
    files = 0
    for house in box.house:
        for file in names_in(house):
            if file != HEADER:
                lines = (house / file).read_text(encoding="utf-8").splitlines()
                copy = "".join(f"# {line}".rstrip() + "\n" for line in lines)
                target = f"{house.name}-{file}" if len(box.house) > 1 else file
                (folder / target).write_text(copy, encoding="utf-8")
                files += 1
    return files


def draw_kinds(tables: Mapping[str, Table], words: CardWords) -> Sheet:
    """Return which kinds of record there are, and what each holds."""
    sheet = Sheet.grid(padding=(0, 2, 0, 0))
    for name, table in tables.items():
        sheet.add_row(Text(BRACKETS[table.form].format(name), "bold"), words.about(name))
    return sheet


def draw_table(box: Box, table: Table, words: CardWords) -> RenderableType:
    """Return what may stand in a table: its fields, its verbs, and a record of the house."""
    text = words.speaker.text
    head = Text.assemble((BRACKETS[table.form].format(table.name), "bold"), "  ")
    parts: list[RenderableType] = [head.append(words.about(table.name))]
    structs = [kind for kind in members_of(table.entry.info) if isinstance(kind, mi.StructType)]
    for struct in structs:
        parts.append(Padding(draw_fields(struct, words), (0, 0, 1, 2)))
        for name, inner in inner_records(struct):
            parts.append(
                Padding(Text.assemble((name, "bold"), "  ", words.field(name)), (0, 0, 0, 2))
            )
            parts.append(Padding(draw_fields(inner, words), (0, 0, 1, 4)))
    if not structs:
        parts.append(Padding(" ".join(kinds_in(table.entry.info, words.speaker)), (0, 0, 1, 2)))
    verbs = {str(verb.tag): verb for struct in structs for verb in verbs_in(struct)}
    if verbs:
        parts += [Text(text("cli-pack-verbs"), RULE), draw_verbs(verbs, words)]
    if example := example_of(box, table):
        parts += [Text(text("cli-pack-example"), RULE), Text(example, FAINT)]
    return Group(*parts)


def draw_verbs(verbs: Mapping[str, mi.StructType], words: CardWords) -> RenderableType:
    """Return what each verb does, and its fields."""
    sheet = Sheet.grid(padding=(0, 2, 0, 0))
    for tag, verb in verbs.items():
        fields = [draw_fields(verb, words)] if verb.fields else []
        sheet.add_row(Text(tag, GILT), Group(words.verb(tag), *fields))
    return Padding(sheet, (0, 0, 1, 2))


def draw_fields(struct: mi.StructType, words: CardWords) -> Sheet:
    """Return the fields of a record, with what each holds."""
    sheet = Sheet.grid(padding=(0, 2, 0, 0))
    for field in struct.fields:
        if field.encode_name != SOURCE:
            needed = "" if field.required else words.speaker.text("cli-pack-optional")
            sheet.add_row(
                Text(field.encode_name, "bold"),
                words.field(field.encode_name),
                " ".join(kinds_in(field.type, words.speaker)),
                Text(needed, FAINT),
                Text(rule_of(field.type), RULE),
            )
    return sheet


def inner_records(struct: mi.StructType) -> Iterator[tuple[str, mi.StructType]]:
    """Give the records that stand inside others, each with where: but words are no records."""
    for field in struct.fields:
        for inner in plain_structs(field.type):
            if not inner.tag and len(inner.fields) > FEW:
                yield field.encode_name, inner
                yield from (
                    (f"{field.encode_name}.{name}", deeper) for name, deeper in inner_records(inner)
                )


def plain_structs(expected: mi.Type) -> Iterator[mi.StructType]:
    """Give the records that a value may be, or be made of."""
    plain = without_metadata(expected)
    match plain:
        case mi.StructType():
            yield plain
        case mi.VarTupleType(item_type=item) | mi.ListType(item_type=item):
            yield from plain_structs(item)
        case mi.DictType(value_type=item):
            yield from plain_structs(item)
        case mi.UnionType(types=types):
            for one in types:
                yield from plain_structs(one)


def kinds_in(expected: mi.Type, speaker: Speaker) -> Iterator[str]:
    """Give what a value may be, in words."""
    plain = without_metadata(expected)
    match plain:
        case mi.LiteralType(values=choices):
            yield ", ".join(shown(choice) for choice in choices)
        case mi.IntType() | mi.FloatType():
            is_whole = isinstance(plain, mi.IntType)
            yield speaker.text("cli-kind-whole" if is_whole else "cli-kind-number")
            if plain.ge is not None and plain.le is not None:
                yield f"{plain.ge}–{plain.le}"
        case mi.StrType():
            yield speaker.text("cli-kind-text")
        case mi.BoolType():
            yield "true, false"
        case mi.VarTupleType(item_type=item) | mi.ListType(item_type=item):
            yield "[ " + " ".join(kinds_in(item, speaker)) + " … ]"
        case mi.TupleType(item_types=items):
            yield "[ " + ", ".join(" ".join(kinds_in(item, speaker)) for item in items) + " ]"
        case mi.DictType():
            yield speaker.text("cli-kind-table")
        case mi.StructType():
            named = [field.encode_name for field in plain.fields]
            names = ", ".join(name for name in named if name != SOURCE)
            yield "{ " + (f"verb = {shown(plain.tag)}, " if plain.tag else "") + names + " }"
        case mi.UnionType():
            members = members_of(plain)
            if any(isinstance(one, mi.StructType) and one.tag for one in members):
                yield "{ verb = … }"
            else:
                yield from (word for one in members for word in kinds_in(one, speaker))


def verbs_in(struct: mi.StructType) -> Iterator[mi.StructType]:
    """Give the verbs that a record may use, wherever in it."""
    waiting: list[mi.Type] = [field.type for field in struct.fields]
    while waiting:
        kind = without_metadata(waiting.pop(0))
        match kind:
            case mi.VarTupleType(item_type=item) | mi.ListType(item_type=item):
                waiting.append(item)
            case mi.UnionType(types=types):
                waiting += types
            case mi.StructType():
                if kind.tag_field == "verb":
                    yield kind
                else:
                    waiting += [field.type for field in kind.fields]


def example_of(box: Box, table: Table) -> str:
    """Return a record of the house as it is written."""
    for folder in box.house:
        layer = survey_layer(folder, schema_of(box), None).layer
        for entry in layer.entries.values() if layer is not None else ():
            if entry.table.name == table.name:
                lines = (folder / entry.document.name).read_text(encoding="utf-8").splitlines()
                return "\n".join(one_record(lines[entry.document.line(entry.path) - 1 :], table))
    return ""


def one_record(lines: list[str], table: Table) -> Iterator[str]:
    """Give the first of these lines that belong to one record; of a record's tables only one."""
    yield lines[0]
    if table.form is Form.VALUE:
        return
    parts = 0
    for line in lines[1:]:
        parts += line.startswith(f"[{table.name}.")
        if line.startswith(("[[", "#")) or parts > (table.form is Form.LISTED):
            return
        if line:
            yield line


def as_svg(pages: list[RenderableType], title: str) -> str:
    """Return cards as a picture."""
    console = Console(record=True, width=PICTURE_WIDTH, file=io.StringIO(), highlight=False)
    for page in pages:
        console.print(page)
    return console.export_svg(title=title)
