"""What all tests share.

A text that is missing is an error, in this process and in all it starts. Some tests reach into what
is compiled, as only pure Python lets them; of all others those run there a second time that could
go otherwise. No property fails because the machine is slow.
"""

import gc
import os
from pathlib import Path
from typing import Final

import pytest
from hypothesis import settings

from athanor.kernel import COMPILED
from athanor.locale import STRICT

os.environ[STRICT] = "1"
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")

TESTS: Final = Path(__file__).parent
DIFFERS: Final = ("bots", "conformance", "kernel", "lessons", "games/test_golden.py")
"""The kernel, what is true of all games, and golden playthroughs."""


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark what could go otherwise in pure Python."""
    place = item.path.relative_to(TESTS).as_posix()
    if place.startswith(DIFFERS):
        item.add_marker("differs")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave to pure Python what only goes there."""
    if COMPILED and item.get_closest_marker("pure"):
        pytest.skip("reaches into what is compiled; `make pure` runs it")


def pytest_collection_finish() -> None:
    """Have garbage collection leave tests and modules alone: all of them stay to the end."""
    gc.collect()
    gc.freeze()
