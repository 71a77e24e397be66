"""Labels every record with where it comes from."""

from collections.abc import Iterator
from typing import Any

import msgspec.inspect as mi

from athanor.packs.checking import struct_for
from athanor.packs.schema import SOURCES, Record, Source, without_metadata


def with_sources(value: Any, expected: mi.Type, inherited: Source | None) -> Any:
    """Copy a value, giving each record without a source that of the nearest thing around it."""
    expected = without_metadata(expected)
    match expected:
        case mi.VarTupleType(item_type=item) | mi.ListType(item_type=item) if isinstance(
            value, list
        ):
            return [with_sources(entry, item, inherited) for entry in value]
        case mi.DictType(value_type=kind) if isinstance(value, dict):
            return {key: with_sources(entry, kind, inherited) for key, entry in value.items()}
        case mi.StructType() | mi.UnionType() if isinstance(value, dict):
            struct = struct_for(value, expected)
            return _labelled(value, struct, inherited) if struct else value
        case _:
            return value


def _labelled(
    value: dict[str, Any], struct: mi.StructType, inherited: Source | None
) -> dict[str, Any]:
    own = value.get("source") if issubclass(struct.cls, Record) else None
    source = own if own in SOURCES else inherited
    kinds = {field.encode_name: field.type for field in struct.fields}
    labelled = {
        name: with_sources(entry, kinds[name], source) if name in kinds else entry
        for name, entry in value.items()
    }
    if issubclass(struct.cls, Record) and source is not None:
        labelled.setdefault("source", source)
    return labelled


def sources_in(value: Any, name: str) -> Iterator[tuple[str, Source]]:
    """Give the source of a labelled record and of the records inside it, by name."""
    match value:
        case dict():
            if value.get("source") in SOURCES:
                yield name, value["source"]
            for key, entry in value.items():
                yield from sources_in(entry, f"{name}.{key}")
        case list():
            for index, entry in enumerate(value):
                yield from sources_in(entry, f"{name}[{index}]")
