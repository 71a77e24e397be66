"""Finds where every key and value stands in TOML text that ``tomllib`` has accepted."""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from athanor.packs.problems import FieldPath
from athanor.packs.tokens import Token

_END: Final = Token("end", "", 0, 0)
_LONG_QUOTES: Final = ("'''", '"""')


class Position(NamedTuple):
    """A line and a column, both counted from 1."""

    line: int
    column: int


START: Final = Position(1, 1)


@dataclass(frozen=True)
class Positions:
    """Where things stand in a file, by their paths."""

    values: dict[FieldPath, Position] = field(default_factory=dict)
    """Of every value; of a table, its header if it has one."""
    keys: dict[FieldPath, Position] = field(default_factory=dict)
    contents: dict[FieldPath, Position] = field(default_factory=dict)
    """Of the first character inside texts of several lines."""

    def value(self, path: FieldPath) -> Position:
        """Return where a value stands; of one that is not there, what should hold it."""
        return _nearest(path, self.values)

    def key(self, path: FieldPath) -> Position:
        """Return where the key of a value stands, likewise."""
        return _nearest(path, {**self.values, **self.keys})

    def row(self, path: FieldPath, row: int, column: int) -> Position:
        """Return the place in some row of a text of several lines, both counted from 0."""
        first = self.contents.get(path)
        if first is None:
            return self.value(path)
        return Position(first.line + row, column + (1 if row else first.column))


def _nearest(path: FieldPath, known: Mapping[FieldPath, Position]) -> Position:
    while path and path not in known:
        path = path[:-1]
    return known[path] if path else START


def positions_of(tokens: Iterable[Token]) -> Positions:
    """Find everything in a text."""
    return _Reader(list(tokens)).read()


class _Reader:
    """Walks once through the tokens. The text is known to be valid, so nothing is checked."""

    def __init__(self, tokens: list[Token]) -> None:
        self._tokens = tokens
        self._next = 0
        self._found = Positions()
        self._lengths: dict[FieldPath, int] = {}  # of arrays of tables, so far

    def read(self) -> Positions:
        table: FieldPath = ()
        while self._skip_newlines() is not _END:
            table = self._header() if self._peek().text == "[" else self._pair(table)
        return self._found

    def _header(self) -> FieldPath:
        place = _position(self._take())
        is_array = self._take_if("[")
        *parents, last = self._key()
        self._take_if("]")
        self._take_if("]")
        values = self._found.values
        path: FieldPath = ()
        for key in parents:
            path = self._inside((*path, key), place)
        path = (*path, last)
        if not is_array:
            values[path] = place
            return path
        values.setdefault(path, place)
        index = self._lengths.get(path, 0)
        self._lengths[path] = index + 1
        values[*path, index] = place
        return (*path, index)

    def _inside(self, path: FieldPath, place: Position) -> FieldPath:
        """Step into a table named on the way; of an array of tables that is the latest one."""
        self._found.values.setdefault(path, place)
        return (*path, self._lengths[path] - 1) if path in self._lengths else path

    def _pair(self, table: FieldPath) -> FieldPath:
        place = _position(self._peek())
        path = table
        for key in self._key():
            path = (*path, key)
            self._found.values.setdefault(path, place)
            self._found.keys.setdefault(path, place)
        self._take_if("=")
        self._value(path)
        return table

    def _key(self) -> list[str]:
        keys = [_plain_key(self._take())]
        while self._take_if("."):
            keys.append(_plain_key(self._take()))
        return keys

    def _value(self, path: FieldPath) -> None:
        token = self._peek()
        self._found.values[path] = _position(token)
        if self._take_if("["):
            index = 0
            while self._skip_newlines().text != "]":
                self._value((*path, index))
                self._skip_newlines()
                self._take_if(",")
                index += 1
            self._take()
        elif self._take_if("{"):
            while self._skip_newlines().text != "}":
                self._pair(path)
                self._skip_newlines()
                self._take_if(",")
            self._take()
        else:
            if token.text.startswith(_LONG_QUOTES):
                self._found.contents[path] = _content(token)
            self._take()
            while self._peek().kind not in ("newline", "end") and self._peek().text not in ",]}":
                self._take()

    def _peek(self) -> Token:
        return self._tokens[self._next] if self._next < len(self._tokens) else _END

    def _take(self) -> Token:
        token = self._peek()
        if token is _END:
            raise ValueError("the text is not the valid TOML it was taken for")
        self._next += 1
        return token

    def _take_if(self, text: str) -> bool:
        taken = self._peek().text == text
        self._next += taken
        return taken

    def _skip_newlines(self) -> Token:
        while self._peek().kind == "newline":
            self._next += 1
        return self._peek()


def _position(token: Token) -> Position:
    return Position(token.line, token.column)


def _content(token: Token) -> Position:
    """Return where a text of several lines begins: a line break behind its quotes is none of it."""
    if token.text[3:].lstrip("\r").startswith("\n"):
        return Position(token.line + 1, 1)
    return Position(token.line, token.column + 3)


def _plain_key(token: Token) -> str:
    if token.kind == "word":
        return token.text
    decoded: dict[str, Any] = tomllib.loads(f"key = {token.text}")
    return str(decoded["key"])
