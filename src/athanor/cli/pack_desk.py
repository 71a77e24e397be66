"""The owner's desk: a pack to fill in, what may stand in it, and a card as it will look."""

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import msgspec.inspect as mi
import typer
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Sheet
from rich.text import Text

from athanor.cli.card_drawing import draw_card, word_for
from athanor.cli.cardbook import CardBook, family_of
from athanor.cli.completion import game_names
from athanor.cli.drawing import FAINT, GILT, RULE
from athanor.cli.failures import reporting
from athanor.cli.saves import refuse_to_overwrite
from athanor.cli.terminal import Terminal
from athanor.kernel.registry import Box, find
from athanor.kernel.words import refuse, suggestion
from athanor.packs import PackData
from athanor.packs.documents import HEADER, names_in
from athanor.packs.flaws import shown
from athanor.packs.layers import survey_layer
from athanor.packs.schema import Form, Table, members_of, rule_of, tables_of, without_metadata

PICTURE_WIDTH: Final = 72

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
            refuse_to_overwrite(folder)
            files = lay_out_new(box_with_packs(game), folder)
        terminal.say("cli-pack-laid", folder=str(folder), files=files)

    @group.command("show", help=text("cli-pack-show"))
    def show(
        game: Annotated[str, game_argument],
        kind: Annotated[str | None, typer.Argument(help=text("cli-arg-kind"))] = None,
    ) -> None:
        with reporting(terminal):
            box = box_with_packs(game)
            tables = tables_of(schema_of(box))
            if kind is not None and kind not in tables:
                raise refuse("cli-no-such-kind", (), kind=kind, **suggestion(kind, tables))
            if kind is None:
                for name, table in tables.items():
                    terminal.out.print(Text(BRACKETS[table.form].format(name), "bold"))
            else:
                terminal.out.print(draw_table(box, tables[kind], terminal))

    @group.command("card", help=text("cli-pack-card"))
    def card(
        game: Annotated[str, game_argument],
        name: Annotated[str, typer.Argument(help=text("cli-arg-card"))],
        pack: Annotated[list[Path] | None, typer.Option(help=text("cli-opt-pack"))] = None,
        out: Annotated[Path | None, typer.Option(help=text("cli-opt-card-out"))] = None,
    ) -> None:
        with reporting(terminal):
            box_with_packs(game)
            found = CardBook(game, pack or []).find(name)
            if not found:
                raise refuse("cli-no-such-card", card=name)
            pages = [draw_card(one, terminal) for one in found]
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


def draw_table(box: Box, table: Table, terminal: Terminal) -> RenderableType:
    """Return what may stand in a table: its fields, its verbs, and a record of the house."""
    text, family = terminal.text, family_of(box)
    parts: list[RenderableType] = [Text(BRACKETS[table.form].format(table.name), "bold")]
    structs = [kind for kind in members_of(table.entry.info) if isinstance(kind, mi.StructType)]
    for struct in structs:
        parts.append(Padding(draw_fields(struct, family, terminal), (0, 0, 1, 2)))
    verbs = {verb.tag: verb for struct in structs for verb in verbs_in(struct)}
    if verbs:
        parts.append(Text(text("cli-pack-verbs"), RULE))
    for verb in verbs.values():
        said = f"{family}-verb-{str(verb.tag).replace('_', '-')}-what"
        told = text(said) if terminal.speaker.knows(said) else first_line(verb.cls.__doc__)
        parts.append(Padding(Text.assemble((str(verb.tag), GILT), "  ", told), (0, 0, 0, 2)))
        parts.append(Padding(draw_fields(verb, family, terminal), (0, 0, 0, 6)))
    if example := example_of(box, table):
        parts += [Text(text("cli-pack-example"), RULE), Text(example, FAINT)]
    return Group(*parts)


def draw_fields(struct: mi.StructType, family: str, terminal: Terminal) -> Sheet:
    """Return the fields of a record, with what each holds."""
    sheet = Sheet.grid(padding=(0, 2, 0, 0))
    for field in struct.fields:
        if field.encode_name != "source":
            needed = "" if field.required else terminal.text("cli-pack-optional")
            word = word_for(terminal.speaker, family, "field", field.encode_name)
            sheet.add_row(
                Text(field.encode_name, "bold"),
                word if word != field.encode_name.replace("_", " ") else "",
                " ".join(kinds_in(field.type, terminal)),
                Text(needed, FAINT),
                Text(rule_of(field.type), RULE),
            )
    return sheet


def kinds_in(expected: mi.Type, terminal: Terminal) -> Iterator[str]:
    """Give what a value may be, in words."""
    plain = without_metadata(expected)
    match plain:
        case mi.LiteralType(values=choices):
            yield ", ".join(shown(choice) for choice in choices)
        case mi.IntType() | mi.FloatType():
            is_whole = isinstance(plain, mi.IntType)
            yield terminal.text("cli-kind-whole" if is_whole else "cli-kind-number")
            if plain.ge is not None and plain.le is not None:
                yield f"{plain.ge}–{plain.le}"
        case mi.StrType():
            yield terminal.text("cli-kind-text")
        case mi.BoolType():
            yield "true, false"
        case mi.VarTupleType(item_type=item) | mi.ListType(item_type=item):
            yield "[ " + " ".join(kinds_in(item, terminal)) + " … ]"
        case mi.DictType():
            yield terminal.text("cli-kind-table")
        case mi.StructType():
            names = ", ".join(field.encode_name for field in plain.fields)
            yield "{ " + (f"verb = {shown(plain.tag)}, " if plain.tag else "") + names + " }"
        case mi.UnionType():
            members = members_of(plain)
            if any(isinstance(one, mi.StructType) and one.tag for one in members):
                yield "{ verb = … }"
            else:
                yield from (word for one in members for word in kinds_in(one, terminal))


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


def first_line(text: str | None) -> str:
    """Return the first line of a docstring."""
    return (text or "").strip().split("\n")[0]


def example_of(box: Box, table: Table) -> str:
    """Return a record of the house as it is written."""
    for folder in box.house:
        layer = survey_layer(folder, schema_of(box), None).layer
        for entry in layer.entries.values() if layer is not None else ():
            if entry.table.name == table.name:
                lines = (folder / entry.document.name).read_text(encoding="utf-8").splitlines()
                start = entry.document.line(entry.path) - 1
                end = start + 1
                while end < len(lines) and not lines[end].startswith(("[[", "# ---")):
                    end += 1
                shown_lines = lines[start:end] if table.form is Form.LISTED else lines[start:][:6]
                return "\n".join(shown_lines).rstrip()
    return ""


def as_svg(pages: list[RenderableType], title: str) -> str:
    """Return cards as a picture."""
    console = Console(record=True, width=PICTURE_WIDTH, file=io.StringIO(), highlight=False)
    for page in pages:
        console.print(page)
    return console.export_svg(title=title)
