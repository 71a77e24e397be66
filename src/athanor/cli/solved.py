"""What somebody has tried in puzzles at this terminal."""

import os
import sys
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from athanor.cli.serve import data_folder
from athanor.puzzles.attempt import Attempt
from athanor.puzzles.puzzle import Puzzle

FOLDER: Final = "puzzles"


class Kept(Struct, frozen=True):
    """A puzzle as it was left; ``stamp`` tells which version of it."""

    stamp: str
    tries: list[str]
    given_up: bool


def kept_attempt(puzzle: Puzzle) -> Attempt:
    """Return how a puzzle was left; one that has changed since begins anew."""
    attempt = Attempt(puzzle)
    try:
        kept = msgspec.json.decode(file_of(puzzle).read_bytes(), type=Kept)
    except (OSError, msgspec.DecodeError):
        return attempt
    if kept.stamp == puzzle.stamp:
        attempt.tries = list(kept.tries)
        attempt.given_up = kept.given_up
    return attempt


def keep_attempt(attempt: Attempt) -> None:
    """Write down what was tried; a puzzle that is done stays as it was when it was done first."""
    puzzle = attempt.puzzle
    if kept_attempt(puzzle).is_done:
        return
    file = file_of(puzzle)
    file.parent.mkdir(parents=True, exist_ok=True)
    kept = Kept(puzzle.stamp, attempt.tries, attempt.given_up)
    file.write_bytes(msgspec.json.encode(kept))


def file_of(puzzle: Puzzle) -> Path:
    """Return where it is kept."""
    folder = data_folder(sys.platform, os.environ) / FOLDER
    return folder / f"{puzzle.game}-{puzzle.name}.json"
