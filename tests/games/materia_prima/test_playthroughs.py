"""The golden playthroughs of matches too long to be told whole: their beginning and their end."""

from pathlib import Path

import pytest

from athanor.dev.playthrough import AND_SO_ON, TOLD

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_long_match_is_told_to_a_point_and_then_its_end(seats: int) -> None:
    lines = (GOLDEN / f"{seats}-seats.txt").read_text(encoding="utf-8").splitlines()
    told = [line for line in lines if line.startswith("== ") and ": seat " in line]
    assert len(told) == TOLD
    assert lines.count(AND_SO_ON) == 1
    assert lines.index("== the end ==") > lines.index(AND_SO_ON)
    assert any(line.startswith("result ") for line in lines)
