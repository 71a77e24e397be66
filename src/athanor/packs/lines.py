"""Finds the line of every key and list entry in TOML text that ``tomllib`` has accepted."""

import tomllib
from collections.abc import Iterable
from typing import Any

from athanor.packs.problems import FieldPath
from athanor.packs.tokens import Token

_END = Token("end", "", 0)


def lines_of(tokens: Iterable[Token]) -> dict[FieldPath, int]:
    """Map the path of every value to its line; of every table, to its header if it has one."""
    return _Reader(list(tokens)).read()


class _Reader:
    """Walks once through the tokens. The text is known to be valid, so nothing is checked."""

    def __init__(self, tokens: list[Token]) -> None:
        self._tokens = tokens
        self._next = 0
        self._lines: dict[FieldPath, int] = {}
        self._lengths: dict[FieldPath, int] = {}  # of arrays of tables, so far

    def read(self) -> dict[FieldPath, int]:
        table: FieldPath = ()
        while self._skip_newlines() is not _END:
            table = self._header() if self._peek().text == "[" else self._pair(table)
        return self._lines

    def _header(self) -> FieldPath:
        line = self._take().line
        is_array = self._take_if("[")
        *parents, last = self._key()
        self._take_if("]")
        self._take_if("]")
        path: FieldPath = ()
        for key in parents:
            path = self._inside((*path, key), line)
        path = (*path, last)
        if not is_array:
            self._lines[path] = line
            return path
        self._lines.setdefault(path, line)
        index = self._lengths.get(path, 0)
        self._lengths[path] = index + 1
        self._lines[*path, index] = line
        return (*path, index)

    def _inside(self, path: FieldPath, line: int) -> FieldPath:
        """Step into a table named on the way; of an array of tables that is the latest one."""
        self._lines.setdefault(path, line)
        return (*path, self._lengths[path] - 1) if path in self._lengths else path

    def _pair(self, table: FieldPath) -> FieldPath:
        line = self._peek().line
        path = table
        for key in self._key():
            path = (*path, key)
            self._lines.setdefault(path, line)
        self._take_if("=")
        self._value(path)
        return table

    def _key(self) -> list[str]:
        keys = [_plain_key(self._take())]
        while self._take_if("."):
            keys.append(_plain_key(self._take()))
        return keys

    def _value(self, path: FieldPath) -> None:
        if self._take_if("["):
            index = 0
            while self._skip_newlines().text != "]":
                self._lines[*path, index] = self._peek().line
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


def _plain_key(token: Token) -> str:
    if token.kind == "word":
        return token.text
    decoded: dict[str, Any] = tomllib.loads(f"key = {token.text}")
    return str(decoded["key"])
