"""The names of the parts of boards, as the sources of the browser client give them."""

import re
from pathlib import Path
from typing import Final

GAMES: Final = Path("web/src/games")
ROOM: Final = Path("web/src/table")

PLACE: Final = re.compile(
    r"""\b(?:data-)?place=(?:"([^"]+)"|\{[^`}"]*`([^`]+)`[^`}]*\})|\bthing: `([^`]+)`"""
)
"""How a part says its name, or a board names its things beforehand; what stands in braces may be
anything."""


class BoardParts:
    """The parts of one game's board, and those that every table has."""

    def __init__(self, game: str, root: Path) -> None:
        folders = [ROOM, *(one for one in (root / GAMES).glob("*") if serves(one.name, game))]
        sources = [path for folder in folders for path in sorted((root / folder).rglob("*.svelte"))]
        written = [
            quoted or made or named
            for path in sources
            for quoted, made, named in PLACE.findall(path.read_text(encoding="utf-8"))
        ]
        self.patterns = [pattern(name) for name in dict.fromkeys(written)]

    def has(self, part: str, things: set[str]) -> bool:
        """Tell whether a part is there: written in the board, or a thing that choices are about."""
        return part in things or any(one.fullmatch(part) for one in self.patterns)


def serves(folder: str, game: str) -> bool:
    """Tell whether a folder of the client has the board of a game; editions may share one."""
    return game == folder or game.startswith(f"{folder}-")


def pattern(name: str) -> re.Pattern[str]:
    """Return what a name in the sources stands for."""
    return re.compile(".+".join(re.escape(part) for part in re.split(r"\$?\{[^}]*\}", name)))
