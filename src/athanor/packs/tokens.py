"""Splits TOML text into tokens that know where they stand.

``tomllib`` tells no positions, and neither does any well-kept library for Python. It stays the
judge of what is valid; the tokens only serve to find positions and to refuse absurd nesting before
the text is parsed.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

# Every alternative that opens a string also accepts the end of the text (or of the line), so no
# text, however broken, is scanned twice.
_TOKEN = re.compile(
    r'''
      (?P<comment> \# [^\n]* )
    | (?P<string>
          """ (?: [^\\] | \\.? )*? (?: "{3,5} | \Z )
        | \'\'\' .*? (?: '{3,5} | \Z )
        | " (?: [^"\\\n] | \\[^\n]? )*+ "?
        | ' [^'\n]* '?
      )
    | (?P<newline> \n )
    | (?P<mark> [\[\]{}=,.] )
    | (?P<word> [^\s"'\[\]{}=,.\#]+ )
    ''',
    re.VERBOSE | re.DOTALL,
)


class Token(NamedTuple):
    """A piece of TOML: a ``string`` with its quotes, a ``mark``, a bare ``word``, a ``newline``."""

    kind: str
    text: str
    line: int
    column: int


def tokens_of(text: str) -> Iterator[Token]:
    """Give the tokens in order, without blanks and comments."""
    line, start = 1, 0
    for match in _TOKEN.finditer(text):
        kind = match.lastgroup or ""
        if kind != "comment":
            yield Token(kind, match.group(), line, match.start() - start + 1)
        if breaks := match.group().count("\n"):
            line += breaks
            start = match.start() + match.group().rindex("\n") + 1
