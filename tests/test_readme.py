"""The README's Python tour runs as it stands."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"


def test_the_python_tour_plays_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    pieces = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len(pieces) == 1
    exec(pieces[0], {})
    printed = capsys.readouterr().out
    places = [int(place) for place in re.findall(r"\d", printed)]
    assert len(places) == 3
    assert min(places) == 1
