"""How a game declares its card data: frozen structs, grouped into tables."""

import enum
import functools
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal, get_args, get_origin

import msgspec
import msgspec.inspect as mi

from athanor.packs.problems import Report

Source = Literal["rulebook", "public", "house", "owner"]
SOURCES: tuple[Source, ...] = get_args(Source)

_RESERVED = ("pack", "source")


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Anything a pack says that can be labelled with where it comes from."""

    source: Source


class PackData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All data of one game.

    Each field is written in TOML in one of four forms:

    - ``tuple[R, ...]`` of records with an ``id``: ``[[cauldron]]``
    - ``dict[str, R]`` of records: ``[setup.2]``
    - a single record: ``[board]``
    - anything else: a bare value at the top of a file, ``starting_supply = 12``, which has the
      source of its file

    A field may name the rule that asks for it with ``Meta(extra={"rule": "ALC-003"})``, and one
    with a pattern tells in words what form that is: ``Meta(extra={"form": "pack-form-id"})``.
    """

    game: ClassVar[str]

    def check(self, report: Report) -> None:
        """Look for what the types cannot say. Called on complete data only."""


class Form(enum.Enum):
    """How a table is written."""

    LISTED = enum.auto()
    KEYED = enum.auto()
    SINGLE = enum.auto()
    VALUE = enum.auto()


@dataclass(frozen=True)
class Kind:
    """A type as ``msgspec`` converts to it, and as it describes it; the latter is slow to get."""

    hint: Any
    info: mi.Type

    @classmethod
    def of(cls, hint: Any) -> "Kind":
        """Describe a type once."""
        return cls(hint, mi.type_info(hint))


@dataclass(frozen=True)
class Table:
    """What the schema says about one field of the data."""

    name: str
    form: Form
    whole: Kind
    entry: Kind
    """Of one record; the whole if there is only one."""
    key: Kind
    """Of the keys, if the form has any."""
    required: bool

    @property
    def rule(self) -> str:
        """Give the rule the table names, if any."""
        return rule_of(self.whole.info)


def rule_of(expected: mi.Type) -> str:
    """Give the rule a type names, if any."""
    if isinstance(expected, mi.Metadata):
        return str((expected.extra or {}).get("rule", "")) or rule_of(expected.type)
    return ""


def form_of(expected: mi.Type) -> str:
    """Give the message that tells in words what form a text must have."""
    if isinstance(expected, mi.Metadata):
        return str((expected.extra or {}).get("form", "")) or form_of(expected.type)
    return "pack-form-other"


def without_metadata(expected: mi.Type) -> mi.Type:
    """Give the type itself."""
    while isinstance(expected, mi.Metadata):
        expected = expected.type
    return expected


def members_of(expected: mi.Type) -> list[mi.Type]:
    """Give the types of a union, or the only one, without ``None``, which TOML cannot write."""
    expected = without_metadata(expected)
    types = expected.types if isinstance(expected, mi.UnionType) else (expected,)
    return [without_metadata(kind) for kind in types if not isinstance(kind, mi.NoneType)]


@functools.cache
def tables_of(schema: type[PackData]) -> dict[str, Table]:
    """List the tables of a game by name. A schema in no form we know is a ``TypeError``."""
    return {field.encode_name: _table(field) for field in msgspec.structs.fields(schema)}


def _table(field: msgspec.structs.FieldInfo) -> Table:
    name, hint = field.encode_name, field.type
    while get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    origin, args = get_origin(hint), get_args(hint)
    form, entry, key = Form.VALUE, field.type, str
    if origin is tuple and args[-1:] == (...,) and _is_record(args[0]):
        form, entry = Form.LISTED, args[0]
    elif origin is dict and _is_record(args[1]):
        form, entry, key = Form.KEYED, args[1], args[0]
    elif _is_record(hint):
        form = Form.SINGLE
    if name in _RESERVED:
        raise TypeError(f"{name} is a reserved name")
    if form is Form.LISTED and not _has_id(entry):
        raise TypeError(f"records of {name} need an id")
    return Table(
        name, form, Kind.of(field.type), Kind.of(entry), Kind.of(key), required=field.required
    )


def _structs(hint: Any) -> list[mi.StructType]:
    return [kind for kind in members_of(mi.type_info(hint)) if isinstance(kind, mi.StructType)]


def _is_record(hint: Any) -> bool:
    structs = _structs(hint)
    return bool(structs) and all(issubclass(struct.cls, Record) for struct in structs)


def _has_id(hint: Any) -> bool:
    return all("id" in (field.encode_name for field in kind.fields) for kind in _structs(hint))
