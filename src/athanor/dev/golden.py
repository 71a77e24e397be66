"""Golden playthroughs: whole matches kept as text files, so that no change goes unseen.

Every game has one for each number of seats, and one for each unusual value of an option, with the
fewest seats for which it makes a difference. An option that never makes one has one all the same.
Ways to play that a game recommends have one where they change several options, and where these are
many, one for each number of seats.
Long matches with an unusual option are told only as far as the option needs to show.
"""

import difflib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from athanor.dev.playthrough import AND_SO_ON, playthrough
from athanor.dev.setups import Setup, plain_setups, preset_setups, unusual_setups
from athanor.kernel.registry import Box

GAMES_FOLDER = Path("tests/games")


def golden_folder(box: Box, root: Path) -> Path:
    """Return where a game's playthroughs lie in a checkout."""
    return root / GAMES_FOLDER / box.info.name.replace("-", "_") / "golden"


def golden_files(box: Box) -> dict[str, str]:
    """Return what a game's files should say, by name."""
    plain = {setup.seats: playthrough(box, setup) for setup in plain_setups(box)}
    files = {file_name(setup): plain[setup.seats] for setup in plain_setups(box)}
    for option in box.info.options:
        by_value = list(unusual_setups(box, option))
        told: dict[str, str] = {}
        for setups in by_value:
            told |= first_telling(box, setups, plain)
        if not told:
            told = {
                file_name(s): playthrough(box, s) for setups in by_value[:1] for s in setups[:1]
            }
        files |= told
    return files | {file_name(setup): playthrough(box, setup) for setup in preset_setups(box)}


def file_name(setup: Setup) -> str:
    """Return the name of a setup's file."""
    return f"{setup.name}.txt"


def first_telling(box: Box, setups: list[Setup], plain: Mapping[int, str]) -> dict[str, str]:
    """Return the file of the first setup that plays differently from the usual one, if one does."""
    for setup in setups:
        text = playthrough(box, setup)
        usual = story(plain[setup.seats]) if setup.seats in plain else ""
        if not usual.startswith(story(text).split(AND_SO_ON)[0]):
            return {file_name(setup): text}
    return {}


def story(text: str) -> str:
    """Return a playthrough without its header."""
    return text.split("\n\n", 1)[1]


def differences(boxes: Iterable[Box], root: Path) -> Iterator[str]:
    """Yield, line by line, how the files differ from what is played now."""
    for box in boxes:
        folder = golden_folder(box, root)
        files = golden_files(box)
        for name in sorted(files.keys() | {path.name for path in folder.glob("*")}):
            path = folder / name
            kept = path.read_text(encoding="utf-8") if path.exists() else ""
            played = files.get(name, "")
            yield from difflib.unified_diff(
                kept.splitlines(),
                played.splitlines(),
                f"{path} (kept)",
                f"{path} (played)",
                lineterm="",
            )


def write(boxes: Iterable[Box], root: Path) -> Iterator[Path]:
    """Write all files anew, remove those that nobody plays, and yield what is there."""
    for box in boxes:
        folder = golden_folder(box, root)
        folder.mkdir(parents=True, exist_ok=True)
        files = golden_files(box)
        for path in folder.glob("*.txt"):
            if path.name not in files:
                path.unlink()
        for name, text in sorted(files.items()):
            path = folder / name
            path.write_text(text, encoding="utf-8", newline="\n")
            yield path
