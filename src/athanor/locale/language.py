"""Which languages there are, and which one a person wants."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent

DEFAULT: Final = "en"
"""For people whose language nobody has written yet."""

VARIABLES: Final = ("ATHANOR_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment names a language; the first one that is set decides."""


@cache
def languages() -> tuple[str, ...]:
    """Return the languages there are texts in."""
    return tuple(sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl"))))


def preferred_language(environment: Mapping[str, str]) -> str:
    """Return the language that a person's environment asks for, such as ``LANG=fr_FR.UTF-8``."""
    wished = next((environment[name] for name in VARIABLES if environment.get(name)), DEFAULT)
    language = wished.replace("-", "_").split(".")[0].split("_")[0].lower()
    return language if language in languages() else DEFAULT
