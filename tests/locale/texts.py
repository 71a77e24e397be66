"""What the Fluent files hold and what the code asks for, read from the files themselves."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Junk, Message, Term

import athanor
from athanor.locale.texts import BOOK, FOLDER, RULES, folders
from athanor.locale.texts import files as text_files
from tests.locale import web_texts

SOURCE = Path(athanor.__file__).parent
RULE_ID = re.compile(r"[A-Z][A-Z0-9]{1,3}-R?\d+")


@cache
def entries(path: Path) -> list[Message | Term | Junk]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [entry for entry in body if isinstance(entry, Message | Term | Junk)]


def files(language: str) -> list[Path]:
    return text_files(language, (FOLDER, *folders()))


@cache
def messages(language: str) -> dict[str, Message]:
    """All messages that do not stand in the books of games, by key."""
    return {
        entry.id.name: entry
        for path in files(language)
        for entry in entries(path)
        if isinstance(entry, Message) and not path.name.endswith((RULES, BOOK))
    }


@cache
def rules(language: str) -> dict[str, Message]:
    """The catalogues of rules, by ID."""
    return _of_files(language, RULES)


@cache
def books(language: str) -> dict[str, Message]:
    """What stands in books of games beside the rules, by key."""
    return _of_files(language, BOOK)


def _of_files(language: str, end: str) -> dict[str, Message]:
    return {
        entry.id.name: entry
        for path in files(language)
        for entry in entries(path)
        if isinstance(entry, Message) and path.name.endswith(end)
    }


def arguments(message: Message) -> set[str]:
    """The arguments of a text as it names them, such as ``ingredient-of``."""
    return set(re.findall(r"\$([a-zA-Z][\w-]*)", FluentSerializer().serialize_entry(message)))


def variables(message: Message) -> set[str]:
    """The arguments that a text needs; the forms of one argument are given together."""
    return {name.split("-")[0] for name in arguments(message)}


def forms(message: Message) -> set[str]:
    """The forms of arguments that a text uses: ``of`` in ``ingredient-of``."""
    return {name.split("-", 1)[1] for name in arguments(message) if "-" in name}


# --- what the code asks for ---


def trees() -> Iterator[ast.Module]:
    for path in sorted(SOURCE.rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"))


@cache
def literals() -> frozenset[str]:
    """All strings in the code that are written out, that of the browser client included."""
    house = {
        node.value
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return frozenset(house | web_texts.literals())


@cache
def families() -> tuple[str, ...]:
    """All strings that are put together, as patterns; ``.+`` stands for what is filled in."""
    found = {
        "".join(
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
            for part in node.values
        )
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
    }
    return tuple(sorted(found | web_texts.families()))


SAYING = {"text": "", "say": "", "note": "", "headline": "", "busy": "", "refuse": "", "fault": ""}
"""Functions that are given a key and then its arguments by name."""

HELPERS = {"reject": "alchemist-refusal-"}
"""The same, given only the end of the key."""

NOT_SAID = {"style"}
"""An argument of those functions that no text sees."""


@cache
def said() -> tuple[tuple[str, frozenset[str]], ...]:
    """Every message that the code says with all its arguments written out: key and arguments."""
    found = []
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and (one := _said(node)) is not None:
                found.append(one)
    return (*found, *web_texts.said())


def _said(call: ast.Call) -> tuple[str, frozenset[str]] | None:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    prefix = {**SAYING, **HELPERS}.get(name)
    words = [arg.value for arg in call.args if isinstance(arg, ast.Constant)]
    key = next((word for word in words if isinstance(word, str)), None)
    given = [keyword.arg for keyword in call.keywords]
    if key is None:
        return None
    if name == "Message" and isinstance(call.args[-1], ast.Dict):
        names = [one.value for one in call.args[-1].keys if isinstance(one, ast.Constant)]
        complete = len(names) == len(call.args[-1].keys)
        return (key, frozenset(str(one) for one in names)) if complete else None
    if prefix is None or None in given:
        return None
    return prefix + key, frozenset(str(one) for one in given) - NOT_SAID
