"""Learners of others on every game: the code of docs/researchers.md runs as it stands there.

They need PyTorch, so this is a command of its own: ``make learn``.
"""

import re
from pathlib import Path
from typing import Final

import pytest

from athanor.kernel import games

PAGE: Final = Path(__file__).parents[2] / "docs" / "researchers.md"
BLOCKS: Final = re.findall(r"^```py\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def block(word: str) -> str:
    """Return the one block of the page that speaks of something."""
    (found,) = [text for text in BLOCKS if word in text]
    return str(found)


@pytest.mark.parametrize("word", ["MaskablePPO", "dqn.DQN"])
@pytest.mark.parametrize("name", sorted(games()))
def test_it_learns(name: str, word: str) -> None:
    names: dict[str, object] = {"name": name, "seats": games()[name].info.min_seats}
    exec(compile(block(word), str(PAGE), "exec"), names)
    assert names["learnt"], "no weight has changed"
