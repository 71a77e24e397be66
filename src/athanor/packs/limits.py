"""Refuses text that would make the parser slow or deep, before it is parsed."""

from collections.abc import Iterable

from athanor.packs.flaws import text_too_long, too_deep
from athanor.packs.positions import Position
from athanor.packs.problems import Flaw
from athanor.packs.tokens import Token

MAX_DEPTH = 16
MAX_WORD = 100
"""Longest number, date or unquoted key."""


def find_excess(tokens: Iterable[Token]) -> tuple[Position, Flaw] | None:
    """Find the first place that nests too deep or holds an endless number."""
    brackets = dots = 0
    for token in tokens:
        if token.kind == "word" and len(token.text) > MAX_WORD:
            return Position(token.line, token.column), text_too_long(MAX_WORD, len(token.text))
        if token.text == ".":
            dots += 1
        elif token.kind in ("mark", "newline"):
            dots = 0
            if token.text in ("[", "{"):
                brackets += 1
            elif token.text in ("]", "}"):
                brackets = max(0, brackets - 1)
        if max(brackets, dots) > MAX_DEPTH:
            return Position(token.line, token.column), too_deep(MAX_DEPTH)
    return None
