"""One pack folder, read and checked record by record; by itself perhaps not a whole game."""

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

import msgspec

from athanor.packs import flaws
from athanor.packs.canonical import content_hash
from athanor.packs.documents import HEADER, Document, read_documents
from athanor.packs.headers import Header, read_header
from athanor.packs.problems import PackError, Problem
from athanor.packs.records import Entries, RecordReader, sources_from, tables_from
from athanor.packs.schema import SOURCES, PackData, Source, tables_of


class Stamp(msgspec.Struct, frozen=True):
    """What a record of play keeps to name a pack."""

    name: str
    version: str
    hash: str


@dataclass(frozen=True)
class Layer:
    """One pack as it lies in its folder."""

    header: Header
    document: Document
    """The file of the header."""
    entries: Entries
    hash: str

    @property
    def stamp(self) -> Stamp:
        """Name the pack for a record of play."""
        return Stamp(self.header.name, self.header.version, self.hash)


@dataclass(frozen=True)
class Survey:
    """A pack folder as far as it can be read, and everything that is wrong in it."""

    layer: Layer | None
    """Without the spoilt records; there is none if the header cannot be read."""
    problems: list[Problem]
    spoilt: frozenset[str]
    """The keys of records with which something is wrong."""


def read_layer(folder: Path, schema: type[PackData], default: Source | None) -> Layer:
    """Read a pack folder, or raise ``PackError`` with everything that is wrong in it."""
    survey = survey_layer(folder, schema, default)
    if survey.layer is None or survey.problems:
        raise PackError(survey.problems)
    return survey.layer


def survey_layer(folder: Path, schema: type[PackData], default: Source | None) -> Survey:
    """Read a pack folder as far as that goes.

    ``default`` is the source of a pack that names none.
    """
    documents, problems = read_documents(folder.absolute())
    tables = tables_of(schema)
    try:
        header = _header(documents.get(HEADER), schema.game, tables, problems)
    except PackError as error:
        return Survey(None, error.problems, frozenset())
    # While the header cannot be read, nobody can say that a source is missing.
    source = (header.source or default) if header else SOURCES[0]
    reader = RecordReader(tables, source)
    for document in documents.values():
        reader.read(document)
    problems += reader.problems
    spoilt = frozenset(key for _, key in reader.spoilt if key)
    if header is None:
        return Survey(None, problems, spoilt)
    entries = {name: entry for name, entry in reader.entries.items() if name not in reader.spoilt}
    digest = content_hash(header.game, tables_from(entries), sources_from(entries), header.replaces)
    return Survey(Layer(header, documents[HEADER], entries, digest), problems, spoilt)


def _header(
    document: Document | None, game: str, tables: Collection[str], problems: list[Problem]
) -> Header | None:
    """Read the header and add its problems; of a pack for another game say only that."""
    if document is None:
        return None
    try:
        header = read_header(document)
    except PackError as error:
        problems += error.problems
        return None
    if game not in (header.game, *header.also):
        flaw = flaws.wrong_game(game, header.game)
        raise PackError([document.problem(("pack", "game"), flaw)])
    for index, name in enumerate(header.replaces):
        if name not in tables:
            flaw = flaws.not_one_of(tuple(tables), name)
            problems.append(document.problem(("pack", "replaces", index), flaw))
    return header
