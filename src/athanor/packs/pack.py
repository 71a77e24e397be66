"""Whole card data for a game: one pack, or packs laid over one another."""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Final, Generic, TypeVar

from athanor.kernel.conversion import convert
from athanor.packs import flaws
from athanor.packs.canonical import canonical, content_hash
from athanor.packs.checking import check_tables
from athanor.packs.layers import Layer, Stamp, read_layer, survey_layer
from athanor.packs.places import Places
from athanor.packs.problems import PackError, Problem, Report
from athanor.packs.records import Entries, sources_from, tables_from
from athanor.packs.schema import PackData, Source, tables_of

S = TypeVar("S", bound=PackData)

OF_WHAT_LACKS: Final = (
    "pack-problem-missing-field",
    "pack-problem-too-few",
    "pack-problem-fixed-count",
)
"""Flaws that a record which was left out may bring about."""


@dataclass(frozen=True)
class Pack(Generic[S]):
    """Complete, checked data of a game and the packs it came from, the lowest first."""

    data: S
    hash: str
    sources: Mapping[str, Source]
    """Where each record comes from: ``{"cauldron.MS": "public", ...}``."""
    warnings: tuple[Problem, ...]
    layers: tuple[Layer, ...]

    @property
    def game(self) -> str:
        """Name the game."""
        return self.data.game

    @property
    def name(self) -> str:
        """Name all packs together."""
        return " + ".join(stamp.name for stamp in self.stamps)

    @property
    def version(self) -> str:
        """Give the versions of all packs together."""
        return " + ".join(stamp.version for stamp in self.stamps)

    @property
    def stamps(self) -> tuple[Stamp, ...]:
        """Give what a record of play keeps: name, version and hash of each pack."""
        return tuple(layer.stamp for layer in self.layers)

    def describe(self) -> str:
        """List the packs, then the tables with the number of records from each source."""
        lines = [f"{stamp.name} {stamp.version} {stamp.hash[:12]}" for stamp in self.stamps]
        counts: dict[str, dict[Source, int]] = {}
        for name, source in self.sources.items():
            table = counts.setdefault(name.split(".")[0], {})
            table[source] = table.get(source, 0) + 1
        for name, table in counts.items():
            listed = ", ".join(f"{source} {count}" for source, count in table.items())
            lines.append(f"  {name}: {listed}")
        return "\n".join(lines)


def read_pack(folder: str | PathLike[str], schema: type[S]) -> Pack[S]:
    """Read one pack that holds the whole data of a game."""
    return load_packs([folder], schema)


def load_packs(folders: Sequence[str | PathLike[str]], schema: type[S]) -> Pack[S]:
    """Read a whole pack and the owner packs to lay over it, in this order.

    Raises ``PackError`` with the problems of all of them; then nothing is loaded.
    """
    surveys = [
        survey_layer(Path(folder), schema, "owner" if position else None)
        for position, folder in enumerate(folders)
    ]
    layers = tuple(survey.layer for survey in surveys if survey.layer is not None)
    problems = [problem for survey in surveys for problem in survey.problems]
    if problems or len(layers) < len(surveys):
        if len(layers) == len(surveys):
            spoilt = frozenset(key for survey in surveys for key in survey.spoilt)
            problems += _beyond(layers, schema, spoilt)
        raise PackError(problems)
    return _build(layers, schema)


def _beyond(layers: tuple[Layer, ...], schema: type[S], spoilt: frozenset[str]) -> list[Problem]:
    """Find what is wrong besides spoilt records, but nothing that only follows from these."""
    try:
        _build(layers, schema)
    except PackError as error:
        return [
            problem
            for problem in error.problems
            if problem.key not in OF_WHAT_LACKS
            and not any(
                key in re.split(r"[^\w-]+", str(arg))
                for arg in (problem.field, *problem.args.values())
                for key in spoilt
            )
        ]
    return []


def read_overlay(folder: str | PathLike[str], schema: type[PackData]) -> Layer:
    """Read an owner pack, which may hold a few records only."""
    return read_layer(Path(folder), schema, "owner")


def merge(base: Pack[S], overlay: Layer) -> Pack[S]:
    """Lay an owner pack over complete data and check the result as a whole."""
    return _build((*base.layers, overlay), type(base.data))


def _build(layers: tuple[Layer, ...], schema: type[S]) -> Pack[S]:
    entries = _merged(layers)
    places = Places(layers, entries)
    tables = tables_from(entries)
    found = check_tables(tables, tables_of(schema).values())
    if problems := [places.problem(path, flaw) for path, flaw in found]:
        raise PackError(problems)
    # What is played is read back from what is hashed: the order of keys in a file has no effect.
    data = convert(json.loads(canonical(tables)), schema, str_keys=True)
    report = Report(places.problem)
    data.check(report)
    if report.errors:
        raise PackError(report.errors)
    for layer in layers[1:]:
        if not layer.entries and not layer.header.replaces:
            report.warnings.append(layer.document.problem(("pack",), flaws.empty_pack()))
    sources = sources_from(entries)
    digest = content_hash(schema.game, tables, sources)
    return Pack(data, digest, sources, tuple(report.warnings), layers)


def _merged(layers: Sequence[Layer]) -> Entries:
    """Replace records by key; a replaced record keeps its place, a new one goes to the end."""
    entries: Entries = {}
    for layer in layers:
        replaced = layer.header.replaces
        entries = {key: entry for key, entry in entries.items() if key[0] not in replaced}
        entries.update(layer.entries)
    return entries
