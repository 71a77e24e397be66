"""The flaws every pack can have. Each has its text in ``locale/*/packs.ftl`` under the same key."""

import difflib
import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

from athanor.kernel.words import Message
from athanor.packs.problems import Flaw, quoted

_COMMA: Final = re.compile(r"\s*-?\d+,\d+\s*")

KINDS = {
    "text": "text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "list": "a list",
    "table": "a table",
    "date": "a date or time",
}
"""Kinds of value in TOML, and how logs call them."""


def kind_of(value: Any) -> str:
    """Name the kind of a parsed TOML value."""
    match value:
        case str():
            return "text"
        case bool():
            return "boolean"
        case int():
            return "integer"
        case float():
            return "number"
        case list():
            return "list"
        case dict():
            return "table"
        case _:
            return "date"


def shown(value: Any) -> str:
    """Show a value shortly, the same in every language."""
    match value:
        case str():
            return quoted(value)
        case bool():
            return str(value).lower()
        case list():
            return "[…]"
        case dict():
            return "{…}"
        case _:
            return str(value)


def _closest(name: str, known: Iterable[str]) -> str:
    matches = difflib.get_close_matches(name, list(known), n=1)
    return matches[0] if matches else ""


def _did_you_mean(suggestion: str) -> str:
    return f" (did you mean {quoted(suggestion)}?)" if suggestion else ""


def _suggested(suggestion: str) -> dict[str, str | int]:
    """Give the suggestion and their number, 0 or 1, for messages to choose by."""
    return {"suggestion": quoted(suggestion), "suggestions": int(bool(suggestion))}


def _counted(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


# Values


def wrong_type(kind: str, value: Any) -> Flaw:
    """Say that a value is of another kind than its field."""
    found = kind_of(value)
    flaw = Flaw(
        key="pack-problem-wrong-type",
        expected=KINDS[kind],
        found=f"{KINDS[found]}: {shown(value)}",
        args={"expected": kind, "found": found, "value": shown(value)},
    )
    if kind not in ("integer", "number") or not isinstance(value, str):
        return flaw
    is_number = re.fullmatch(r"\s*-?\d+(\.\d+)?\s*", value)
    quotes = "pack-hint-quotes" if is_number else ""
    return flaw.hinted("pack-hint-comma" if _COMMA.fullmatch(value) else quotes)


def too_small(minimum: float, value: float) -> Flaw:
    """Say that a number is below its range."""
    return Flaw(
        key="pack-problem-too-small",
        expected=f"at least {minimum}",
        found=shown(value),
        args={"minimum": str(minimum), "found": shown(value)},
    )


def too_large(maximum: float, value: float) -> Flaw:
    """Say that a number is above its range."""
    return Flaw(
        key="pack-problem-too-large",
        expected=f"at most {maximum}",
        found=shown(value),
        args={"maximum": str(maximum), "found": shown(value)},
    )


def not_finite(value: float) -> Flaw:
    """Say that a number is infinite or no number at all."""
    return Flaw(
        key="pack-problem-not-finite",
        expected="a finite number",
        found=shown(value),
        args={"found": shown(value)},
    )


def too_few(minimum: int, count: int) -> Flaw:
    """Say that a list or table has too few entries."""
    return Flaw(
        key="pack-problem-too-few",
        expected=f"at least {_counted(minimum, 'entry', 'entries')}",
        found=str(count),
        args={"minimum": minimum, "found": count},
    )


def too_many(maximum: int, count: int) -> Flaw:
    """Say that a list or table has too many entries."""
    return Flaw(
        key="pack-problem-too-many",
        expected=f"at most {_counted(maximum, 'entry', 'entries')}",
        found=str(count),
        args={"maximum": maximum, "found": count},
    )


def text_too_short(minimum: int, length: int) -> Flaw:
    """Say that a text has too few characters."""
    return Flaw(
        key="pack-problem-text-too-short",
        expected=f"at least {_counted(minimum, 'character', 'characters')}",
        found=str(length),
        args={"minimum": minimum, "found": length},
    )


def text_too_long(maximum: int, length: int) -> Flaw:
    """Say that a text has too many characters."""
    return Flaw(
        key="pack-problem-text-too-long",
        expected=f"at most {_counted(maximum, 'character', 'characters')}",
        found=str(length),
        args={"maximum": maximum, "found": length},
    )


def bad_form(form: str, text: str) -> Flaw:
    """Say that a text does not have the form of its field, which a message of its own tells."""
    return Flaw(
        key="pack-problem-bad-form",
        expected=form.removeprefix("pack-form-").replace("-", " "),
        found=shown(text),
        args={"form": Message(form), "found": shown(text)},
    )


def not_one_of(choices: Sequence[Any], value: Any) -> Flaw:
    """Say that a value is none of those allowed."""
    listed = ", ".join(shown(choice) for choice in choices)
    suggestion = _closest(str(value), (str(choice) for choice in choices))
    return Flaw(
        key="pack-problem-not-one-of",
        expected=f"one of {listed}{_did_you_mean(suggestion)}",
        found=shown(value),
        args={"choices": listed, "found": shown(value), **_suggested(suggestion)},
    )


def not_each_once(choices: Sequence[Any], values: Sequence[Any]) -> Flaw:
    """Say that a list should hold each of these once, in any order."""
    expected = ", ".join(shown(choice) for choice in choices)
    found = ", ".join(shown(value) for value in values)
    return Flaw(
        key="pack-problem-not-each-once",
        expected=f"each of {expected} once",
        found=found or "nothing",
        args={"choices": expected, "found": found},
    )


def invalid(detail: str) -> Flaw:
    """Pass on what the schema itself objects to, for constraints without words of their own."""
    return Flaw(
        key="pack-problem-invalid",
        expected="a valid value",
        found=detail,
        args={"detail": detail},
    )


# Fields and records


def unknown_field(name: str, known: Iterable[str]) -> Flaw:
    """Say that nobody reads a field of this name."""
    suggestion = _closest(name, known)
    return Flaw(
        key="pack-problem-unknown-field",
        expected=f"a known field{_did_you_mean(suggestion)}",
        found=quoted(name),
        args={"name": quoted(name), **_suggested(suggestion)},
        names_key=True,
    )


def unknown_table(name: str, known: Iterable[str], alike: str) -> Flaw:
    """Say that the game reads no such table; ``alike`` is one whose records have these fields."""
    tables = list(known)
    suggestion = _closest(name, tables) or alike
    return Flaw(
        key="pack-problem-unknown-table",
        expected=f"a table of the game{_did_you_mean(suggestion)}",
        found=quoted(name),
        args={"name": name, "known": ", ".join(tables), **_suggested(suggestion)},
        names_key=True,
    )


def unknown_language(name: str) -> Flaw:
    """Say that words are given in two languages, by these keys."""
    return Flaw(
        key="pack-problem-unknown-language",
        expected="the languages en and fr",
        found=quoted(name),
        args={"name": quoted(name)},
        names_key=True,
    )


def missing_language(name: str) -> Flaw:
    """Say that words are missing in one of the languages."""
    return Flaw(
        key="pack-problem-missing-language",
        expected=f"words in {name}",
        found="nothing",
        args={"language": name},
    )


def not_in_languages(value: Any) -> Flaw:
    """Say that words have to be given in both languages."""
    return Flaw(
        key="pack-problem-not-in-languages",
        expected="words in both languages, { en, fr }",
        found=shown(value),
        args={"found": shown(value)},
    )


def single_brackets(name: str) -> Flaw:
    """Say that there are many records of a kind, each under its own double brackets."""
    return Flaw(
        key="pack-problem-single-brackets",
        expected=f"[[{name}]]",
        found=f"[{name}]",
        args={"name": name},
    )


def missing_field(name: str) -> Flaw:
    """Say that a field or table is not there."""
    return Flaw(
        key="pack-problem-missing-field",
        expected=quoted(name),
        found="nothing",
        args={"name": quoted(name)},
    )


def fixed_count(table: str, needed: int, count: int) -> Flaw:
    """Say that the box has a fixed number of these, and how to keep to it."""
    return Flaw(
        key="pack-problem-fixed-count",
        expected=f"exactly {_counted(needed, 'record', 'records')} of {table}",
        found=str(count),
        args={"table": table, "needed": needed, "found": count},
        hint="pack-hint-more" if count > needed else "pack-hint-fewer",
    )


def empty_pack() -> Flaw:
    """Warn that a pack changes nothing."""
    return Flaw(key="pack-problem-empty", expected="at least one record", found="none")


def missing_source(choices: Sequence[str]) -> Flaw:
    """Say that a record does not tell where its values come from."""
    listed = ", ".join(choices)
    return Flaw(
        key="pack-problem-missing-source",
        expected=f"a source, one of {listed}",
        found="nothing",
        args={"choices": listed},
    )


def duplicate(name: str, file: str, line: int) -> Flaw:
    """Say that a record was already given."""
    return Flaw(
        key="pack-problem-duplicate",
        expected=f"a record not yet given at {file}:{line}",
        found=f"{quoted(name)} again",
        args={"name": quoted(name), "file": file, "line": str(line)},
    )


def wrong_game(expected: str, found: str) -> Flaw:
    """Say that the pack belongs to another game."""
    return Flaw(
        key="pack-problem-wrong-game",
        expected=f"a pack for {expected}",
        found=f"a pack for {quoted(found)}",
        args={"expected": expected, "found": quoted(found)},
    )


# Files


def missing_file(name: str) -> Flaw:
    """Say that a file every pack has is not there."""
    return Flaw(
        key="pack-problem-missing-file",
        expected=f"a file {name}",
        found="nothing",
        args={"name": name},
    )


def not_a_folder() -> Flaw:
    """Say that there is no folder to read."""
    return Flaw(
        key="pack-problem-not-a-folder",
        expected="the folder of a pack",
        found="nothing of the kind",
    )


def unreadable(detail: str) -> Flaw:
    """Say that the system does not let us read a file."""
    return Flaw(
        key="pack-problem-unreadable",
        expected="a readable file",
        found=detail,
        args={"detail": detail},
    )


def outside_folder() -> Flaw:
    """Say that a link leads out of the pack."""
    return Flaw(
        key="pack-problem-outside-folder",
        expected="a file inside the folder of the pack",
        found="a link that leads elsewhere",
    )


def file_too_large(limit: int) -> Flaw:
    """Say that a file is larger than any card data."""
    return Flaw(
        key="pack-problem-file-too-large",
        expected=f"at most {limit} bytes",
        found="more",
        args={"limit": limit},
    )


def not_utf8(encoding: str) -> Flaw:
    """Say that a file is not text as TOML wants it, and what it seems to be."""
    return Flaw(
        key="pack-problem-not-utf8",
        expected="text in UTF-8",
        found=f"what looks like {encoding}",
        args={"encoding": encoding},
    )


def decimal_comma(found: str, right: str) -> Flaw:
    """Say that numbers are written with a point."""
    return Flaw(
        key="pack-problem-decimal-comma",
        expected=right,
        found=found,
        args={"found": found, "right": right},
    )


def curly_quotes(found: str) -> Flaw:
    """Say that text stands between straight quotes."""
    return Flaw(
        key="pack-problem-curly-quotes",
        expected="straight quotes",
        found=found,
        args={"found": found},
    )


def slip(name: str, detail: str) -> Flaw:
    """Say that a file is not TOML, of a slip that has words of its own."""
    return Flaw(
        key=f"pack-problem-syntax-{name}",
        expected="valid TOML",
        found=detail,
    )


def bad_syntax(detail: str) -> Flaw:
    """Say that a file is not TOML. The detail is the parser's, in English."""
    return Flaw(
        key="pack-problem-syntax",
        expected="valid TOML",
        found=detail,
        args={"detail": detail},
    )


def too_deep(limit: int) -> Flaw:
    """Say that tables or lists lie too deep in one another."""
    return Flaw(
        key="pack-problem-too-deep",
        expected=f"at most {limit} levels of nesting",
        found="more",
        args={"limit": limit},
    )
