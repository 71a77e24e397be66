"""The texts of a language, each parsed when it is first wanted.

There are thousands, and parsing them all takes longer than most commands do, which say a few.
"""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from athanor.locale.texts import BOOK, RULES

ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""How an entry begins; all its other lines are indented."""

MENTIONED: Final = re.compile(r"-?[A-Za-z][\w-]*")
"""What might be the name of another entry that is spoken within one."""


class Bundle:
    """What can be said in a language, by key."""

    def __init__(self, language: str, paths: Iterable[Path]) -> None:
        self._parsed = FluentBundle([language], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        self.rules: list[str] = []
        """The IDs of rules in their own order."""
        self.book: list[str] = []
        """The keys of what stands in the books of games beside the rules, likewise."""
        for path in paths:
            found = entries(path.read_text(encoding="utf-8"))
            self._unparsed = {**found, **self._unparsed}
            if path.name.endswith(RULES):
                self.rules += found
            if path.name.endswith(BOOK):
                self.book += found

    def knows(self, key: str) -> bool:
        """Tell whether there is a text of that key."""
        self._parse(key)
        return self._parsed.has_message(key)

    def parts(
        self, key: str, arguments: Mapping[str, int | str]
    ) -> tuple[dict[str, str], list[Exception]]:
        """Return the words of a text under "" and those of its attributes, and what went wrong."""
        entry = self._parsed.get_message(key)
        patterns = dict(entry.attributes)
        if entry.value is not None:
            patterns[""] = entry.value
        words: dict[str, str] = {}
        wrong: list[Exception] = []
        for part, pattern in patterns.items():
            said, errors = self._parsed.format_pattern(pattern, dict(arguments))
            words[part] = str(said)
            wrong += errors
        return words, wrong

    def _parse(self, key: str) -> None:
        """Parse an entry, and all that it might mention."""
        source = self._unparsed.pop(key, None)
        if source is not None:
            self._parsed.add_resource(FluentResource(source))
            for name in MENTIONED.findall(source):
                self._parse(name)


def entries(source: str) -> dict[str, str]:
    """Return what stands in a file, by key; of two of the same key the first."""
    starts = list(ENTRY.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    found: dict[str, str] = {}
    for start, end in zip(starts, ends, strict=True):
        found.setdefault(start[1], source[start.start() : end])
    return found
