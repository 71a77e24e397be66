"""Rules that no line of code decides, as a game's folder marks them, and why."""

import ast
import re
import tomllib
from pathlib import Path
from typing import Final

from msgspec import Struct

from athanor.dev.citations import Symbols

MARKS: Final = "structural.toml"

ELSEWHERE: Final = "elsewhere"
"""Held for every game by the kernel or the house: its reason names where."""

KINDS: Final = ("definition", "component", "physical", "permission", ELSEWHERE, "advice")

PLACE: Final = re.compile(r"(?:src/athanor/)?([a-z0-9_/]+\.py)(?::([A-Za-z0-9_.]*\w))?")


class Mark(Struct, frozen=True):
    """Why a rule has no line that decides it."""

    kind: str
    reason: str
    places: tuple[str, ...] = ()
    """Where it is held for every game."""


class Marks(Struct, frozen=True):
    """The marks of a folder, and what is wrong with them."""

    marks: dict[str, Mark]
    problems: list[str]


def read_marks(package: Path, folder: Path) -> Marks:
    """Read the marks of a game's folder; a folder may have none."""
    path = folder / MARKS
    marks: dict[str, Mark] = {}
    problems: list[str] = []
    if not path.is_file():
        return Marks(marks, problems)
    name = path.relative_to(package).as_posix()
    try:
        kinds = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        return Marks(marks, [f"{name}: {error}"])
    for kind, rules in kinds.items():
        if kind not in KINDS or not isinstance(rules, dict):
            problems.append(f"{name}: {kind} is none of {', '.join(KINDS)}")
            continue
        for rule, reason in rules.items():
            if not isinstance(reason, str) or not reason.strip():
                problems.append(f"{name}: {rule} is marked without a reason")
                continue
            if rule in marks:
                problems.append(f"{name}: {rule} is marked twice")
            places = named_places(reason) if kind == ELSEWHERE else ()
            if kind == ELSEWHERE and not places:
                problems.append(f"{name}: the reason of {rule} names no file:symbol")
            problems += [
                f"{name}: {rule}: there is no {place}"
                for place in places
                if not exists(package, place)
            ]
            marks[rule] = Mark(kind, reason, places)
    return Marks(marks, problems)


def named_places(reason: str) -> tuple[str, ...]:
    """Return the places that a reason names."""
    return tuple(f"{file}:{symbol}" if symbol else file for file, symbol in PLACE.findall(reason))


def exists(package: Path, place: str) -> bool:
    """Tell whether there is such a file below the package, and such a symbol in it."""
    file, _, symbol = place.partition(":")
    path = package / file
    if not path.is_file():
        return False
    return not symbol or symbol in Symbols(ast.parse(path.read_text(encoding="utf-8"))).names
