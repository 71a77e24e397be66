"""Reads the TOML files of one folder, without trusting them."""

import codecs
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from athanor.packs import flaws
from athanor.packs.limits import find_excess
from athanor.packs.lines import lines_of
from athanor.packs.problems import FieldPath, Flaw, PackError, Problem, field_text
from athanor.packs.tokens import tokens_of

HEADER = "pack.toml"
MAX_BYTES = 1024 * 1024

_WHERE = re.compile(r" \(at (?:line (?P<line>\d+), column \d+|end of document)\)$")


@dataclass(frozen=True)
class Document:
    """One parsed file that can tell the line of each of its values."""

    pack: str
    name: str
    data: dict[str, Any]
    lines: Mapping[FieldPath, int]

    def line(self, path: FieldPath) -> int:
        """Give the line of a value; of one that is not there, the line of what should hold it."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines[path] if path else 1

    def problem(self, path: FieldPath, flaw: Flaw) -> Problem:
        """Place a flaw in this file."""
        return flaw.at(self.pack, self.name, self.line(path), field_text(path))


def read_documents(folder: Path) -> tuple[dict[str, Document], list[Problem]]:
    """Read the files of a pack by name, in the order of names, and what is wrong with them."""
    if not folder.is_dir():
        return {}, [flaws.not_a_folder().at(folder.name, ".")]
    documents: dict[str, Document] = {}
    problems: list[Problem] = []
    names = names_in(folder)
    if HEADER not in names:
        problems.append(flaws.missing_file(HEADER).at(folder.name, HEADER))
    for name in names:
        try:
            documents[name] = parse(folder.name, name, read_file(folder, name))
        except PackError as error:
            problems += error.problems
    return documents, problems


def names_in(folder: Path) -> list[str]:
    """Return the names of its TOML files; hidden ones, which some systems add, are left alone."""
    return sorted(path.name for path in folder.glob("*.toml") if not path.name.startswith("."))


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
    raise PackError([flaw.at(folder.name, name)])


def parse(pack: str, name: str, content: bytes) -> Document:
    """Parse one file, or raise ``PackError`` with the line that spoils it."""
    content = content.removeprefix(codecs.BOM_UTF8)
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise PackError([flaws.not_utf8().at(pack, name, line)]) from None
    tokens = list(tokens_of(text))
    if excess := find_excess(tokens):
        line, flaw = excess
        raise PackError([flaw.at(pack, name, line)])
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line, detail = _syntax_error(str(error), text)
        raise PackError([flaws.bad_syntax(detail).at(pack, name, line)]) from None
    return Document(pack, name, data, lines_of(tokens))


def _syntax_error(message: str, text: str) -> tuple[int, str]:
    """Take the line out of the parser's message; without one it means the end of the text."""
    where = _WHERE.search(message)
    line = int(where["line"]) if where and where["line"] else text.count("\n") + 1
    return line, _WHERE.sub("", message)
