"""Matches that are saved by themselves: where they lie, and which of them can go on."""

import json
import os
import shlex
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from athanor.cli.serve import data_folder
from athanor.kernel.record import Record, read_record
from athanor.kernel.words import Refused, refuse, suggestion

FOLDER: Final = "matches"
RECORD: Final = ".jsonl"
PACKS: Final = ".packs.json"
"""Beside a record: the folders of the owner packs it is played with, of which it has the hashes."""


@dataclass(frozen=True)
class Saved:
    """A match that can go on."""

    file: Path
    record: Record
    when: datetime

    @property
    def name(self) -> str:
        """What people call it where it lies."""
        return self.file.stem


def matches_folder() -> Path:
    """Return where matches are saved if nobody says otherwise."""
    return data_folder(sys.platform, os.environ) / FOLDER


def new_file(game: str) -> Path:
    """Return a file for a match that begins now."""
    folder = matches_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{datetime.now(UTC):%Y-%m-%d-%H%M%S}"
    file, number = folder / f"{stem}{RECORD}", 2
    while file.exists():
        file, number = folder / f"{stem}-{number}{RECORD}", number + 1
    return file


def keep_packs(file: Path, folders: Sequence[Path]) -> None:
    """Write down where the packs of a match lie, so that it can be taken up without asking."""
    if folders:
        written = json.dumps([str(folder.absolute()) for folder in folders], ensure_ascii=False)
        file.with_suffix(PACKS).write_text(written, encoding="utf-8")


def packs_of(file: Path) -> list[Path]:
    """Return where the packs of a match lay when it was saved."""
    try:
        kept = json.loads(file.with_suffix(PACKS).read_text(encoding="utf-8"))
        return [Path(str(folder)) for folder in kept]
    except (OSError, ValueError, TypeError):
        return []


def unfinished() -> list[Saved]:
    """Return the matches that can go on, the latest first."""
    return sorted(_saved(), key=lambda saved: (saved.when, saved.name), reverse=True)


def _saved() -> Iterator[Saved]:
    for file in matches_folder().glob(f"*{RECORD}"):
        try:
            record = read_record(file)
            when = datetime.fromtimestamp(file.stat().st_mtime, UTC)
        except (Refused, OSError):
            continue
        if not record.is_finished:
            yield Saved(file, record, when)


def saved_called(name: str) -> Path:
    """Return the file of a match by its name, its number in the list, or its path."""
    matches = unfinished()
    if name.isascii() and name.isdecimal() and 1 <= int(name) <= len(matches):
        return matches[int(name) - 1].file
    known = {saved.name: saved.file for saved in matches}
    if name in known:
        return known[name]
    path = Path(name).expanduser()
    if not path.is_file():
        raise refuse("cli-no-such-match", (), name=name, **suggestion(name, known))
    return path


def way_on(file: Path, game: str, folders: Sequence[Path]) -> str:
    """Return a command that takes a match up again, as it can be typed anywhere."""
    if file.parent == matches_folder():
        return f"athanor resume {shlex.quote(file.stem)}"
    packs = [part for folder in folders for part in ("--pack", str(folder.absolute()))]
    return shlex.join(["athanor", "play", game, "--resume", str(file.absolute()), *packs])


def refuse_to_overwrite(path: Path) -> None:
    """Refuse a file that already holds something else."""
    if path.exists():
        raise refuse("cli-file-exists", path=str(path))
