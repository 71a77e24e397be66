"""Has a finished match analysed, in processes of this machine or right here."""

import multiprocessing
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import TypeAlias

import msgspec

from athanor.analysis.parts import PARTS, Found, Part
from athanor.analysis.result import Analysis
from athanor.analysis.summing_up import summed_up
from athanor.kernel.game import Game
from athanor.kernel.record import Record, game_of, read_record
from athanor.kernel.words import refuse

Progress: TypeAlias = Callable[[int, int], None]
"""Told how many parts of all are done."""


def analyse(
    record: Record,
    packs: Sequence[Path] = (),
    *,
    seed: int = 0,
    deals: int | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """Return the analysis of a record that is known to be sound; refuse an unfinished one.

    Each moment is played on in so many ``deals``, by default as many as the game affords. What is
    said depends on these and the seed, and not on how many processes work at it.
    """
    check_finished(record)
    workers = min(PARTS, workers or os.cpu_count() or 1)
    game = game_of(record, packs)
    if workers == 1:
        return analyse_here(record, game, seed=seed, deals=deals, progress=progress)
    found: list[Found] = []
    text, folders = record.text(), tuple(str(folder) for folder in packs)
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, spawn) as pool:
        asked = [
            pool.submit(work_at, text, folders, number, seed, deals) for number in range(PARTS)
        ]
        for done, part in enumerate(as_completed(asked)):
            found += read_found(part.result())
            if progress is not None:
                progress(done + 1, PARTS)
    return summed_up(record, found, deals_of(game, deals))


def analyse_here(
    record: Record,
    game: Game,
    *,
    seed: int = 0,
    deals: int | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """Return the same, worked out in this process."""
    check_finished(record)
    found: list[Found] = []
    for number in range(PARTS):
        found += Part(record, game, number, PARTS, seed, deals_of(game, deals)).work()
        if progress is not None:
            progress(number + 1, PARTS)
    return summed_up(record, found, deals_of(game, deals))


def deals_of(game: Game, deals: int | None = None) -> int:
    """Return in how many deals each moment is played on, if nobody says otherwise."""
    return int(game.hints().deals) if deals is None else deals


def check_finished(record: Record) -> None:
    """Refuse a match that is not over: nobody is told anything about it before."""
    if not record.is_finished:
        raise refuse("analysis-unfinished")


# --- in the processes ---


def work_at(text: str, packs: Sequence[str], number: int, seed: int, deals: int | None) -> bytes:
    """Do one part; return what it found in a form that gets through to where it was asked for."""
    record = read_record(text)
    game = game_of(record, [Path(folder) for folder in packs])
    return work_on(record, game, number, seed, deals_of(game, deals))


def work_on(record: Record, game: Game, number: int, seed: int, deals: int) -> bytes:
    """Do one part of a record whose game is set up."""
    return msgspec.json.encode(Part(record, game, number, PARTS, seed, deals).work())


def read_found(data: bytes) -> list[Found]:
    """Return what a part found."""
    return msgspec.json.decode(data, type=list[Found])
