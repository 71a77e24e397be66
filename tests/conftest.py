"""What all tests share.

A text that is missing is an error, in this process and in all it starts. Some tests reach into what
is compiled, as only pure Python lets them. No property fails because the machine is slow.
"""

import os

import pytest
from hypothesis import settings

from athanor.kernel import COMPILED
from athanor.locale import STRICT

os.environ[STRICT] = "1"
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave to pure Python what only goes there."""
    if COMPILED and item.get_closest_marker("pure"):
        pytest.skip("reaches into what is compiled; `make pure` runs it")
