"""Which language a person wants."""

from collections.abc import Mapping
from typing import Final

from athanor.locale.texts import languages

DEFAULT: Final = "en"
"""For people whose language nobody has written yet."""

VARIABLES: Final = ("ATHANOR_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment names a language; the first one that is set decides."""


def preferred_language(environment: Mapping[str, str]) -> str:
    """Return the language that a person's environment asks for, such as ``LANG=fr_FR.UTF-8``."""
    wished = next((environment[name] for name in VARIABLES if environment.get(name)), DEFAULT)
    language = wished.replace("-", "_").split(".")[0].split("_")[0].lower()
    return language if language in languages() else DEFAULT
