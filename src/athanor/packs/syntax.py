"""What is no TOML, told in words: the usual slips by name, and all of them in one pass.

``tomllib`` is the judge, but it stops at the first fault and speaks English only. So the line that
it objects to is left out, and what remains is judged again.
"""

import re
import tomllib
from typing import Any, Final, NamedTuple

from athanor.packs import flaws
from athanor.packs.problems import Flaw

MOST_FAULTS: Final = 20
"""Faults of one file that are told; after so many it is hardly TOML at all."""

_WHERE: Final = re.compile(
    r" \(at (?:line (?P<line>\d+), column (?P<column>\d+)|end of document)\)$"
)
_DECIMAL_COMMA: Final = re.compile(r"(?<![\w.\"])-?\d+,\d+(?![\w.\"])")
_CURLY_QUOTES: Final = re.compile("[“”„«»‘’]")

KNOWN: Final = (
    ("Expected '=' after a key", "equals"),
    ("Expected newline or end of document", "newline"),
    ("Cannot overwrite a value", "twice"),
    ("Cannot declare", "twice"),
    ("Duplicate inline table key", "twice"),
    ("Unterminated string", "open-text"),
    ("Illegal character '\\n'", "open-text"),
    ('Expected "\'"', "open-text"),
    ("Expected \"'''\"", "open-text"),
    ("Invalid value", "value"),
    ("Invalid initial character for a key part", "key"),
    ("at the end of a table declaration", "bracket"),
    ("at the end of an array declaration", "bracket"),
    ("Unclosed array", "unclosed"),
    ("Unclosed inline table", "unclosed"),
)
"""How the parser calls a fault, and how we do."""


class Fault(NamedTuple):
    """Something that is no TOML, and where it stands."""

    flaw: Flaw
    line: int
    column: int


def salvaged(text: str) -> tuple[dict[str, Any] | None, str, list[Fault]]:
    """Return what can be read of a text, the text without its bad lines, and what is wrong.

    Nothing can be read of it if a line spoils all that follow, as an open bracket does.
    """
    faults: list[Fault] = []
    lines = text.split("\n")
    while len(faults) < MOST_FAULTS:
        try:
            return tomllib.loads("\n".join(lines)), "\n".join(lines), faults
        except tomllib.TOMLDecodeError as error:
            fault = _fault(str(error), lines)
            if faults and fault.line <= faults[-1].line:
                break  # what was left out has torn something else
            faults.append(fault)
            if not lines[fault.line - 1] or fault.flaw.key.endswith(("unclosed", "open-text")):
                break
            lines[fault.line - 1] = ""
    return None, "", faults


def _fault(message: str, lines: list[str]) -> Fault:
    """Return the fault that the parser tells of; without a place it means the end of the text."""
    where = _WHERE.search(message)
    detail = _WHERE.sub("", message)
    line, column = len(lines), len(lines[-1]) + 1
    if where and where["line"]:
        line, column = int(where["line"]), int(where["column"])
    if detail.startswith(("Illegal character '\\n'", "Unterminated")) and column == 1 and line > 1:
        line, column = line - 1, len(lines[line - 2]) + 1
    written = lines[line - 1]
    if comma := _DECIMAL_COMMA.search(written.partition("#")[0]):
        right = comma.group().replace(",", ".")
        return Fault(flaws.decimal_comma(comma.group(), right), line, comma.start() + 1)
    if quote := _CURLY_QUOTES.search(written):
        return Fault(flaws.curly_quotes(quote.group()), line, quote.start() + 1)
    known = next((name for start, name in KNOWN if start in detail), "")
    flaw = flaws.slip(known, detail) if known else flaws.bad_syntax(detail)
    return Fault(flaw, line, column)
