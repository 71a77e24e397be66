from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.visiting import OpenHouse, open_house


@pytest.fixture
def house(tmp_path: Path) -> Iterator[OpenHouse]:
    with open_house(tmp_path) as opened:
        yield opened
