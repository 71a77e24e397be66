"""Several processes that do the same: who dies is replaced, and nobody outlives who began them."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from pathlib import Path

import pytest

from athanor.cli.workers import Workers


def note(folder: Path) -> None:
    """Leave one's number, and wait."""
    (folder / str(os.getpid())).touch()
    signal.pause()


def keep(folder: Path) -> None:
    """Keep two at it."""
    Workers(partial(note, folder), 2).run()


@pytest.fixture
def keeper(tmp_path: Path) -> Iterator[SpawnProcess]:
    """The process that keeps two others."""
    process = get_context("spawn").Process(target=keep, args=(tmp_path,))
    process.start()
    yield process
    process.kill()
    process.join()


def noted(folder: Path) -> set[int]:
    return {int(path.name) for path in folder.iterdir()}


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def until(condition: Callable[[], bool]) -> None:
    while not condition():
        time.sleep(0.01)


def test_who_dies_is_replaced_and_all_end_together(keeper: SpawnProcess, tmp_path: Path) -> None:
    until(lambda: len(noted(tmp_path)) == 2)
    first = noted(tmp_path)
    killed = min(first)
    os.kill(killed, signal.SIGKILL)
    until(lambda: len(noted(tmp_path)) == 3)
    assert is_alive(max(first))
    keeper.terminate()
    keeper.join()
    assert keeper.exitcode == 0
    assert not any(is_alive(one) for one in noted(tmp_path))


def test_they_end_when_who_keeps_them_is_killed(keeper: SpawnProcess, tmp_path: Path) -> None:
    until(lambda: len(noted(tmp_path)) == 2)
    keeper.kill()
    keeper.join()
    until(lambda: not any(is_alive(one) for one in noted(tmp_path)))
