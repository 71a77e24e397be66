"""Where sources name rules: every ID in a comment, a docstring or a string, with its symbol."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from enum import IntEnum
from pathlib import Path
from typing import Final, TypeAlias, TypeGuard

from msgspec import Struct

ID: Final = re.compile(r"\b[A-Z][A-Z0-9]{1,3}-(?:R|E)?\d+[a-z]?\b")
"""A rule, a ruling or an example of a rulebook, of any game."""

SPEAKING: Final = {"tell", "words"}
"""Modules and rooms of a game that say which rule was applied elsewhere."""

SHOWING: Final = {"features", "match_traits", "picture", "show", "view"}
"""Those that show the state; rules of what may be seen are decided here."""

GAMES: Final = "games"

ADVISING: Final = {"advice", "hints"}
"""Those that tell bots what is good: no rule is decided here."""

TEXTS: Final = {tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING)}
"""Tokens of strings; newer Pythons take those with values in them apart."""

Symbol: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
Assigned: TypeAlias = ast.Assign | ast.AnnAssign


class Rank(IntEnum):
    """How much a place has to say about a rule, the decisive first."""

    COMMENT = 0
    """Beside the line that decides."""
    DOCSTRING = 1
    """Of the symbol that decides."""
    DATA = 2
    """In the data of the game."""
    STRING = 3
    """In code that decides, as data: on a refusal, an event, an option."""
    MODULE = 4
    """Of a module as a whole, or of code that serves every game."""
    SHOWN = 5
    """In code that decides what may be seen."""
    SPOKEN = 6
    """In code that only says which rule was applied."""
    ADVICE = 7
    """In what bots are told."""


class Citation(Struct, frozen=True):
    """A rule named in a source."""

    rule: str
    place: str
    """The file below the package, and the symbol if there is one: ``games/x/rules.py:create``."""
    line: int
    rank: Rank


def cited_in(package: Path, folder: Path) -> Iterator[Citation]:
    """Yield what the Python files and the data packs below a folder of the package cite."""
    for path in sorted(folder.rglob("*.py")):
        yield from cited_in_python(path, path.relative_to(package))
    for path in sorted(folder.glob("packs/**/*.toml")):
        name = path.relative_to(package).as_posix()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for rule in ID.findall(line):
                yield Citation(rule, name, number, Rank.DATA)


def cited_in_python(path: Path, name: Path) -> Iterator[Citation]:
    """Yield what a Python file cites."""
    source = path.read_text(encoding="utf-8")
    if ID.search(source) is None:
        return
    symbols = Symbols(ast.parse(source))
    lines = source.splitlines()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        is_comment = token.type == tokenize.COMMENT
        if not is_comment and token.type not in TEXTS:
            continue
        start = token.start[0]
        for offset, text in enumerate(token.string.split("\n")):
            for rule in ID.findall(text):
                line = below(lines, start) if is_comment else start
                symbol = symbols.at(line)
                place = f"{name.as_posix()}:{symbol}" if symbol else name.as_posix()
                plain = Rank.COMMENT if is_comment else symbols.rank_of_string(start)
                yield Citation(rule, place, start + offset, room_rank(name, plain))


def below(lines: list[str], line: int) -> int:
    """Return the line a comment speaks of: the next one with code, if it has none of its own."""
    number = line
    while number <= len(lines) and lines[number - 1].lstrip().startswith("#"):
        number += 1
    return number if number <= len(lines) and lines[number - 1].strip() else line


def room_rank(name: Path, plain: Rank) -> Rank:
    """Return what a citation counts in the room or module it is in."""
    rooms = {*name.parent.parts, name.stem}
    for words, rank in (
        (ADVISING, Rank.ADVICE),
        (SHOWING, Rank.SHOWN),
        (SPEAKING, Rank.SPOKEN),
    ):
        if rooms & words:
            return rank
    return plain if name.parts[0] == GAMES else max(plain, Rank.MODULE)


class Symbols:
    """Which lines of a module belong to which symbol, and which strings are docstrings."""

    def __init__(self, module: ast.Module) -> None:
        self._spans: list[tuple[int, int, str]] = []
        self._docstrings: set[int] = set()
        self._own = {node.lineno for node in module.body[:1] if is_text(node)}
        self._read(module.body, "")

    @property
    def names(self) -> set[str]:
        """All symbols."""
        return {name for _, _, name in self._spans}

    def at(self, line: int) -> str:
        """Return the innermost symbol that a line is in; empty in none."""
        inside = [(end - start, name) for start, end, name in self._spans if start <= line <= end]
        return min(inside)[1] if inside else ""

    def rank_of_string(self, line: int) -> Rank:
        """Return what a string that begins in a line is worth."""
        if line in self._own:
            return Rank.MODULE
        return Rank.DOCSTRING if line in self._docstrings else Rank.STRING

    def _read(self, body: list[ast.stmt], owner: str) -> None:
        """Note the symbols of a body; texts after an assignment belong to what was assigned."""
        last: ast.stmt | None = None
        for node in body:
            if isinstance(node, Symbol):
                name = f"{owner}{node.name}"
                first = min([node.lineno, *(item.lineno for item in node.decorator_list)])
                self._note(first, node, name)
                if is_text(node.body[0]):
                    self._docstrings.add(node.body[0].lineno)
                if isinstance(node, ast.ClassDef):
                    self._read(node.body, f"{name}.")
                else:
                    self._read_attributes(node)
            elif isinstance(node, Assigned):
                self._note(node.lineno, node, f"{owner}{assigned(node)}")
            elif is_text(node) and isinstance(last, Assigned):
                self._note(node.lineno, node, f"{owner}{assigned(last)}")
                self._docstrings.add(node.lineno)
            last = node

    def _read_attributes(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        """Texts under what ``__init__`` assigns are docstrings too."""
        self._docstrings |= {node.lineno for node in ast.walk(function) if is_text(node)}

    def _note(self, first: int, node: ast.stmt, name: str) -> None:
        self._spans.append((first, node.end_lineno or node.lineno, name))


def is_text(node: ast.AST) -> TypeGuard[ast.Expr]:
    """Tell whether a statement is nothing but a text."""
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def assigned(node: Assigned) -> str:
    """Return the name that is assigned to, the first if there are several."""
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
    names = [item.id for item in ast.walk(target) if isinstance(item, ast.Name)]
    return names[0] if names else ""
