"""The owner packs that lie in the house: what people call them, and what is wrong with them."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from athanor.kernel.registry import find
from athanor.kernel.words import Label, Message, Refused, refuse
from athanor.packs import Header, PackData, PackError, load_packs, read_overlay, stray_header
from athanor.packs.documents import Signature, names_in, signature
from athanor.server.protocol.common import LaidPack
from athanor.server.protocol.pages import ShelvedPack

KEPT: Final = 256
"""Packs that need not be looked at again while nobody touches them."""


class PackShelf:
    """The folder in which owners lay their packs."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._judged = lru_cache(KEPT)(judge)

    def names(self, game: str) -> tuple[str, ...]:
        """Return the packs that say they are for a game."""
        found = [(folder, stray_header(folder)) for folder in self._folders()]
        return tuple(folder.name for folder, header in found if header and game in header.all_games)

    def packs(self, game: str) -> tuple[ShelvedPack, ...]:
        """Return these packs, and those that cannot even say what they are for."""
        found = [self._judged(folder, game, signature(folder)) for folder in self._folders()]
        return tuple(pack for pack in found if pack is not None)

    def called(self, folder: Path) -> LaidPack:
        """Return what people call a pack."""
        return laid(folder, stray_header(folder))

    def _folders(self) -> list[Path]:
        """Return the folders with TOML files in them; one may vanish while we look."""
        try:
            found = sorted(path for path in self._folder.iterdir() if path.is_dir())
            return [path for path in found if path.name[0] != "." and names_in(path)]
        except OSError:
            return []


def laid(folder: Path, header: Header | None) -> LaidPack:
    """Return what people call a pack: its title, or else the name of its folder."""
    if header is None:
        return LaidPack(folder.name, Label(folder.name, folder.name), "")
    title = header.title
    name = header.name
    label = Label(title.en or title.fr or name, title.fr or title.en or name)
    return LaidPack(folder.name, label, header.version)


def judge(folder: Path, game: str, _: Signature) -> ShelvedPack | None:
    """Return a pack with what is wrong with it for a game; None if it is for others."""
    header = stray_header(folder)
    if header is not None and game not in header.all_games:
        return None
    called = laid(folder, header)
    problem, broken = fault(folder, game)
    return ShelvedPack(called.name, called.title, called.version, problem, broken)


def fault(folder: Path, game: str) -> tuple[Message | None, bool]:
    """Return what is wrong with a pack, and whether it cannot be read at all.

    One that can be read but is refused over the house set alone may need another pack below it.
    """
    box = find(game)
    if box.schema is None or not issubclass(box.schema, PackData):
        return None, False
    broken = True
    try:
        read_overlay(folder, box.schema)
        broken = False
        load_packs([*box.house, folder], box.schema)
    except PackError as error:
        return bad_pack(error).refusal.message, broken
    return None, False


def bad_pack(error: PackError) -> Refused:
    """Return the refusal of a pack, which tells the first thing that is wrong with it."""
    problem = error.problems[0]
    rules = (problem.rule,) if problem.rule else ()
    where = f"{problem.pack}/{problem.file}"
    return refuse("table-bad-pack", rules, file=where, line=problem.line, problem=problem.message)
