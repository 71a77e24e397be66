"""Takes the records out of the files of one pack, each checked by itself."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec.inspect as mi

from athanor.packs import flaws
from athanor.packs.checking import check_entry, check_key
from athanor.packs.documents import HEADER, Document
from athanor.packs.problems import FieldPath, Flaw, Problem
from athanor.packs.schema import SOURCES, Form, Kind, Source, Table, members_of
from athanor.packs.sources import sources_in, with_sources

_SOURCE = Kind.of(Source)


@dataclass(frozen=True)
class Entry:
    """One record or bare value, and where it was read."""

    table: Table
    key: str
    value: Any
    source: Source | None
    """Of a bare value; a record carries its own."""
    document: Document
    path: FieldPath

    @property
    def name(self) -> str:
        """Name the entry as people do: ``cauldron.MS``."""
        return f"{self.table.name}.{self.key}" if self.key else self.table.name

    @property
    def key_path(self) -> FieldPath:
        """Tell where the key is written."""
        return (*self.path, "id") if self.table.form is Form.LISTED else self.path


Entries = dict[tuple[str, str], Entry]
"""Entries by table and key, in the order of files and lines."""


def tables_from(entries: Entries) -> dict[str, Any]:
    """Put entries together as the tables of the schema."""
    tables: dict[str, Any] = {}
    for entry in entries.values():
        name = entry.table.name
        match entry.table.form:
            case Form.LISTED:
                tables.setdefault(name, []).append(entry.value)
            case Form.KEYED:
                tables.setdefault(name, {})[entry.key] = entry.value
            case _:
                tables[name] = entry.value
    return tables


def sources_from(entries: Entries) -> dict[str, Source]:
    """Give the source of every record by name: ``{"cauldron.MS": "public", ...}``."""
    sources: dict[str, Source] = {}
    for entry in entries.values():
        if entry.source:
            sources[entry.name] = entry.source
        sources.update(sources_in(entry.value, entry.name))
    return sources


class RecordReader:
    """Gathers the records of a pack file by file, and all problems on the way."""

    def __init__(self, tables: Mapping[str, Table], source: Source | None) -> None:
        self._tables = tables
        self._source = source
        self.entries: Entries = {}
        self.spoilt: set[tuple[str, str]] = set()
        """Entries with which something is wrong, by table and key."""
        self.problems: list[Problem] = []

    def read(self, document: Document) -> None:
        """Take the records of one file."""
        source = self._source
        if "source" in document.data:
            own = document.data["source"]
            self._refuse(document, check_entry(own, _SOURCE, ("source",)))
            source = own if own in SOURCES else SOURCES[0]
        for name, value in document.data.items():
            if name == "source" or (name == "pack" and document.name == HEADER):
                continue
            if name in self._tables:
                self._read_table(document, self._tables[name], value, source)
            else:
                flaw = flaws.unknown_table(name, self._tables, self._alike(value))
                self._refuse(document, [((name,), flaw)])

    def _read_table(
        self, document: Document, table: Table, value: Any, source: Source | None
    ) -> None:
        name, form = table.name, table.form
        labelled = with_sources(value, table.whole.info, source)
        if form is Form.LISTED and isinstance(value, list):
            for index, record in enumerate(labelled):
                key = record.get("id", "") if isinstance(record, dict) else ""
                self._add(Entry(table, str(key), record, None, document, (name, index)))
        elif form is Form.KEYED and isinstance(value, dict):
            for key, record in labelled.items():
                path = (name, key)
                wrong_key = check_key(key, table.key.info, path)
                self._add(Entry(table, key, record, None, document, path), wrong_key)
        elif form is Form.LISTED and isinstance(value, dict):
            self._refuse(document, [((name,), flaws.single_brackets(name))])
        elif form in (Form.LISTED, Form.KEYED):
            kind = "list" if form is Form.LISTED else "table"
            self._refuse(document, [((name,), flaws.wrong_type(kind, value))])
        elif form is Form.SINGLE:
            self._add(Entry(table, "", labelled, None, document, (name,)))
        else:
            if source is None:
                self._refuse(document, [((name,), flaws.missing_source(SOURCES))])
            self._add(Entry(table, "", labelled, source, document, (name,)))

    def _add(self, entry: Entry, wrong_key: Iterable[tuple[FieldPath, Flaw]] = ()) -> None:
        """Check one record by itself and keep it, unless there is one of its name already."""
        found = [*wrong_key, *check_entry(entry.value, entry.table.entry, entry.path)]
        self._refuse(entry.document, found)
        if found:
            self.spoilt.add((entry.table.name, entry.key))
        first = self.entries.setdefault((entry.table.name, entry.key), entry)
        if first is not entry and (entry.key or entry.table.form is not Form.LISTED):
            line = first.document.line(first.path)
            flaw = flaws.duplicate(entry.name, first.document.name, line).under(entry.table.rule)
            self._refuse(entry.document, [(entry.key_path, flaw)])

    def _refuse(self, document: Document, found: Iterable[tuple[FieldPath, Flaw]]) -> None:
        self.problems += document.problems(found)

    def _alike(self, value: Any) -> str:
        """Name the table whose records have all the fields that these have, if it is the one."""
        records = value if isinstance(value, list) else [value]
        if not all(isinstance(record, dict) for record in records):
            return ""
        given = {name for record in records for name in record}
        fitting = [
            name
            for name, table in self._tables.items()
            for kind in members_of(table.entry.info)
            if isinstance(kind, mi.StructType)
            and given <= {field.encode_name for field in kind.fields}
            and {field.encode_name for field in kind.fields if field.required} <= given | {"source"}
        ]
        return fitting[0] if len(fitting) == 1 else ""
