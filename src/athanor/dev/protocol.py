"""The protocol as a JSON Schema, from which the types of the browser client are made.

The structs of the server are the truth. The schema is kept in the checkout, so that the client is
built without Python and a change on one side alone fails a test.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from types import ModuleType
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from athanor.kernel import picture, words
from athanor.kernel.game import Game
from athanor.kernel.registry import Box
from athanor.server.protocol import common, pages, play

Schema: TypeAlias = dict[str, Any]
"""A JSON Schema, or the parts of one by name."""

ALIASES: Final[Mapping[str, object]] = {
    "Arg": words.Arg,
    "Span": picture.Span,
    "Line": picture.Line,
    "OptionValue": common.OptionValue,
    "Phase": common.Phase,
    "Sitter": common.Sitter,
    "TimeUp": common.TimeUp,
    "UndoPolicy": common.UndoPolicy,
    "SeatWish": pages.SeatWish,
    "FromClient": play.FromClient,
    "FromHouse": play.FromHouse,
}
"""Types that have a name without being structs; wherever one occurs the schema names it."""

REF: Final = "#/$defs/{name}"

SPOKEN: Final = {
    "Views": "The view of each game, by the name of the game.",
    "References": "What never changes in a game.",
    "Details": "What a game's board is told of a decision.",
    "Facts": "What a game's board is told of an event.",
    "Queries": "What a game's board may ask.",
    "Findings": "What it is answered.",
}
"""What games say in structs of their own."""


def schema(boxes: Iterable[Box]) -> Schema:
    """Return the schema of all that is said, the views of some games among it."""
    spoken = [*structs_of(common), *structs_of(play), *structs_of(pages)]
    parts = structs_by_name(spoken)
    said: set[str] = set()
    words: dict[str, dict[str, list[str]]] = {title: {} for title in SPOKEN}
    for box in boxes:
        game = box.build(box.info.min_seats)
        view = type(game.sent(game.view(game.start(), 0)))
        prefix = view.__name__.removesuffix("View")
        for title, kinds in spoken_by(game, view).items():
            named = game_parts(prefix, kinds, parts)
            parts |= named
            names = [title_of(prefix, kind) for kind in kinds]
            words[title][box.info.name] = names
            said |= set() if title == "Queries" else set(names)
    for title, games in words.items():
        parts[title] = by_game(title, games)
    for name in said_by_house(spoken, said, parts):
        if "properties" in parts[name]:
            parts[name]["required"] = list(parts[name]["properties"])
    aliases = aliases_by_name()
    named = {name: naming(part, aliases) for name, part in parts.items()}
    named |= {name: naming_inside(part, aliases) for name, part in aliases.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "description": "What the house and its visitors say to each other.",
        "$defs": dict(sorted(named.items())),
    }


def structs_of(module: ModuleType) -> list[type[Struct]]:
    """Return the structs that a module defines."""
    found = [item for item in vars(module).values() if isinstance(item, type)]
    return [
        item for item in found if issubclass(item, Struct) and item.__module__ == module.__name__
    ]


def structs_by_name(structs: Iterable[type[Struct]]) -> dict[str, Schema]:
    """Return the schemas of structs and of all structs inside them."""
    return msgspec.json.schema_components(structs, ref_template=REF)[1]


def aliases_by_name() -> dict[str, Schema]:
    """Return the schemas of the types that are not structs."""
    found = msgspec.json.schema_components(ALIASES.values(), ref_template=REF)[0]
    return dict(zip(ALIASES, found, strict=True))


def spoken_by(game: Game, view: type[Struct]) -> dict[str, tuple[type[Struct], ...]]:
    """Return the structs of a game's own, by what they are for."""
    types = game.board_types()
    return {
        "Views": (view,),
        "References": types.reference,
        "Details": types.details,
        "Facts": types.facts,
        "Queries": types.queries,
        "Findings": types.findings,
    }


def title_of(prefix: str, kind: type[Struct]) -> str:
    """Return what a struct of a game is called: by the game, since games may use the same names."""
    name = kind.__name__
    return name if name.startswith(prefix) else prefix + name


def game_parts(
    prefix: str, kinds: Iterable[type[Struct]], known: Mapping[str, Schema]
) -> dict[str, Schema]:
    """Return some structs of a game and what is new in them, named after the game."""
    parts = structs_by_name(kinds)
    own = {kind.__name__ for kind in kinds}
    new = {
        name: name if name.startswith(prefix) else prefix + name
        for name in parts
        if name in own or known.get(name) != parts[name]
    }
    references = {REF.format(name=old): REF.format(name=name) for old, name in new.items()}
    return {name: refer(parts[old], references) | {"title": name} for old, name in new.items()}


def refer(part: Any, references: Mapping[str, str]) -> Any:
    """Return a part of a schema with other references, wherever there are any."""
    if isinstance(part, dict):
        return {key: refer(value, references) for key, value in part.items()}
    if isinstance(part, list):
        return [refer(item, references) for item in part]
    return references.get(part, part) if isinstance(part, str) else part


def by_game(title: str, games: Mapping[str, list[str]]) -> Schema:
    """Return the type that says which game speaks so: in one struct, or in any of several."""
    properties: dict[str, Schema] = {}
    for game, names in games.items():
        kinds = [{"$ref": REF.format(name=name)} for name in names]
        if kinds:
            properties[game] = kinds[0] if len(kinds) == 1 else {"anyOf": kinds}
    return {
        "title": title,
        "description": SPOKEN[title],
        "type": "object",
        "properties": properties,
        "required": list(properties),
    }


def said_by_house(
    spoken: Iterable[type[Struct]], games: Iterable[str], parts: Mapping[str, Schema]
) -> set[str]:
    """Return the names of what the house says: it leaves out no field, visitors may.

    What visitors say refuses unknown fields, which is how it is known.
    """
    found = {kind.__name__ for kind in spoken if not kind.__struct_config__.forbid_unknown_fields}
    found |= set(games)
    waiting = list(found)
    while waiting:
        inside = set(references_in(parts[waiting.pop()])) & parts.keys()
        waiting += inside - found
        found |= inside
    return found


def references_in(part: Any) -> Iterator[str]:
    """Yield the names that a part of a schema refers to."""
    if isinstance(part, dict):
        for key, value in part.items():
            if key == "$ref":
                yield value.removeprefix(REF.format(name=""))
            yield from references_in(value)
    elif isinstance(part, list):
        for item in part:
            yield from references_in(item)


def naming(part: Any, aliases: Mapping[str, Schema]) -> Any:
    """Return a part of a schema in which each alias is called by its name."""
    for name, alias in aliases.items():
        if part == alias:
            return {"$ref": REF.format(name=name)}
    return naming_inside(part, aliases)


def naming_inside(part: Any, aliases: Mapping[str, Schema]) -> Any:
    """Return a part that keeps its own form, while aliases inside it are called by their names."""
    if isinstance(part, dict):
        return {key: naming(value, aliases) for key, value in part.items()}
    if isinstance(part, list):
        return [naming(item, aliases) for item in part]
    return part


def schema_text(boxes: Iterable[Box]) -> str:
    """Return the schema as the file has it."""
    return json.dumps(schema(boxes), indent=2, ensure_ascii=False) + "\n"
