"""What all tests share: some reach into what is compiled, as only pure Python lets them."""

import pytest

from athanor.kernel import COMPILED


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave to pure Python what only goes there."""
    if COMPILED and item.get_closest_marker("pure"):
        pytest.skip("reaches into what is compiled; `make pure` runs it")
