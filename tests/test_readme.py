"""The README's Python tour runs as it stands, and what it tells to install is what is built."""

import re
import tomllib
from fnmatch import fnmatch
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


def test_the_wheel_is_called_as_it_is_built() -> None:
    project = tomllib.loads((README.parent / "pyproject.toml").read_text(encoding="utf-8"))
    called = project["project"]["name"].replace("-", "_")
    wheels = re.findall(r"pip install (\S+\.whl)", README.read_text(encoding="utf-8"))
    assert wheels
    assert all(fnmatch(f"{called}-0.1.0-py3-none-any.whl", wheel) for wheel in wheels)
