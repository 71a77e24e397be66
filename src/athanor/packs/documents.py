"""Reads the TOML files of one folder, without trusting them."""

import codecs
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from athanor.packs import flaws
from athanor.packs.limits import find_excess
from athanor.packs.positions import Positions, positions_of
from athanor.packs.problems import WHOLE, FieldPath, Flaw, PackError, Problem, field_text
from athanor.packs.syntax import salvaged
from athanor.packs.tokens import tokens_of

HEADER = "pack.toml"
MAX_BYTES = 1024 * 1024

OF_TORN_LINES = ("pack-problem-missing-field", "pack-problem-missing-source")
"""Flaws that a line which was left out may bring about."""

Signature: TypeAlias = tuple[tuple[str, int, int], ...]
"""Name, size and time of each file: what changes when somebody edits a pack."""


@dataclass(frozen=True)
class Document:
    """One parsed file that can tell where each of its values stands."""

    pack: str
    name: str
    data: dict[str, Any]
    positions: Positions
    torn: bool = False
    """Lines that are no TOML were left out, so what is missing may stand in them."""

    def line(self, path: FieldPath) -> int:
        """Give the line of a value."""
        return self.positions.value(path).line

    def problem(self, path: FieldPath, flaw: Flaw) -> Problem:
        """Place a flaw in this file."""
        if flaw.spot is not None:
            place = self.positions.row(path, *flaw.spot)
        else:
            place = self.positions.key(path) if flaw.names_key else self.positions.value(path)
        return flaw.at(self.pack, self.name, *place, field_text(path))

    def problems(self, found: Iterable[tuple[FieldPath, Flaw]]) -> list[Problem]:
        """Place flaws in this file, but for those that a torn line may have brought about."""
        return [
            self.problem(path, flaw)
            for path, flaw in found
            if not (self.torn and flaw.key in OF_TORN_LINES)
        ]


def read_documents(folder: Path) -> tuple[dict[str, Document], list[Problem]]:
    """Read the files of a pack by name, in the order of names, and what is wrong with them."""
    if not folder.is_dir():
        return {}, [flaws.not_a_folder().at(str(folder), WHOLE)]
    documents: dict[str, Document] = {}
    problems: list[Problem] = []
    names = names_in(folder)
    if HEADER not in names:
        problems.append(flaws.missing_file(HEADER).at(called(folder), HEADER))
    for name in names:
        try:
            content = read_file(folder, name)
        except PackError as error:
            problems += error.problems
            continue
        document, found = parse_all(called(folder), name, content)
        problems += found
        if document is not None:
            documents[name] = document
    return documents, problems


def called(folder: Path) -> str:
    """Return what people call a folder, also where they write it as a dot."""
    return folder.absolute().name


def names_in(folder: Path) -> list[str]:
    """Return the names of its TOML files; hidden ones, which some systems add, are left alone."""
    return sorted(path.name for path in folder.glob("*.toml") if not path.name.startswith("."))


def signature(folder: Path) -> Signature:
    """Return what tells whether a pack has changed."""
    try:
        stats = [(name, (folder / name).stat()) for name in names_in(folder)]
    except OSError:
        return ()
    return tuple((name, stat.st_size, stat.st_mtime_ns) for name, stat in stats)


def read_file(folder: Path, name: str) -> bytes:
    """Read one file, or raise ``PackError`` if it cannot be read or lies elsewhere."""
    path = folder / name
    flaw: Flaw
    try:
        if not path.resolve(strict=True).is_relative_to(folder.resolve()):
            flaw = flaws.outside_folder()
        elif not path.is_file():
            flaw = flaws.unreadable("not a file")
        else:
            with path.open("rb") as file:
                content = file.read(MAX_BYTES + 1)
            if len(content) <= MAX_BYTES:
                return content
            flaw = flaws.file_too_large(MAX_BYTES)
    except (OSError, RuntimeError) as error:  # RuntimeError: a loop of links, before Python 3.13
        flaw = flaws.unreadable(getattr(error, "strerror", None) or "a loop of links")
    raise PackError([flaw.at(called(folder), name)])


def parse(pack: str, name: str, content: bytes) -> Document:
    """Parse one file, or raise ``PackError`` with everything that spoils it."""
    document, problems = parse_all(pack, name, content)
    if document is None or problems:
        raise PackError(problems)
    return document


def parse_all(pack: str, name: str, content: bytes) -> tuple[Document | None, list[Problem]]:
    """Parse one file as far as that goes; return also everything that spoils it."""
    try:
        text = content.removeprefix(codecs.BOM_UTF8).decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        column = error.start - content.rfind(b"\n", 0, error.start)
        return None, [flaws.not_utf8(looks_like(content)).at(pack, name, line, column)]
    tokens = list(tokens_of(text))
    if excess := find_excess(tokens):
        place, flaw = excess
        return None, [flaw.at(pack, name, *place)]
    data, rest, faults = salvaged(text)
    problems = [fault.flaw.at(pack, name, fault.line, fault.column) for fault in faults]
    if data is None:
        return None, problems
    positions = positions_of(tokens_of(rest) if faults else tokens)
    return Document(pack, name, data, positions, torn=bool(faults)), problems


def looks_like(content: bytes) -> str:
    """Name the encoding that a file seems to be in."""
    is_wide = content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) or b"\0" in content
    return "UTF-16" if is_wide else "Windows-1252"
