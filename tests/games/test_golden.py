"""Golden playthroughs: whole matches of every game, compared line by line.

After a change that is meant to be seen here, ``athanor-dev golden --write`` writes them anew.
"""

from pathlib import Path

import pytest

from athanor.dev.golden import golden_files, golden_folder
from athanor.kernel import Box, games

ROOT = Path(__file__).parents[2]

BOXES = pytest.mark.parametrize("box", games().values(), ids=games())


@BOXES
def test_every_line_is_as_it_was(box: Box) -> None:
    played = golden_files(box)
    folder = golden_folder(box, ROOT)
    assert sorted(path.name for path in folder.glob("*")) == sorted(played)
    for name, text in played.items():
        kept = (folder / name).read_bytes().decode().splitlines()
        assert text.splitlines() == kept, f"{name} differs: see athanor-dev golden"


@BOXES
def test_every_number_of_seats_and_every_option_has_one(box: Box) -> None:
    names = [path.stem for path in golden_folder(box, ROOT).glob("*.txt")]
    for seats in range(box.info.min_seats, box.info.max_seats + 1):
        assert f"{seats}-seats" in names
    for option in box.info.options:
        if not option.values:
            continue
        assert any(f"-{option.name}-" in name for name in names)
