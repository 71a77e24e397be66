"""Where texts lie: those of the house beside this module, those of a game in its own folder."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from athanor.kernel.registry import Box, games

FOLDER: Final = Path(__file__).parent

RULES: Final = "-rules.ftl"
"""How the names of catalogues end: one message per rule, named by its ID."""

BOOK: Final = "-book.ftl"
"""How the names of files end that have the chapters, the signs and the words of a game's book."""


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that the house has texts in."""
    return tuple(sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl"))))


def folders(boxes: Iterable[Box] | None = None) -> tuple[Path, ...]:
    """Return the folders that games speak from, each once; those of all games if none are named."""
    known = games().values() if boxes is None else boxes
    return tuple(dict.fromkeys(box.texts for box in known))


def files(language: str, places: Iterable[Path]) -> list[Path]:
    """Return the files of a language below some folders."""
    return [path for place in places for path in sorted((place / language).glob("*.ftl"))]


def words_of(box: Box, language: str) -> str:
    """Return the words of a game as they are written, its rules and its book apart."""
    found = files(language, (box.texts,))
    return _together(path for path in found if not path.name.endswith((RULES, BOOK)))


def rules_of(box: Box, language: str) -> str:
    """Return the catalogue of a game's rules as it is written, then the rest of its book."""
    names = [f"{box.info.name}{RULES}", f"{box.info.name}{BOOK}"]
    paths = [box.texts / language / name for name in names]
    return _together(path for path in paths if path.is_file())


def _together(paths: Iterable[Path]) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)
