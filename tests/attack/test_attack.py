"""Small versions of what ``make attack`` does at length."""

import asyncio
from pathlib import Path
from typing import get_args

import pytest

from athanor.kernel import games
from athanor.server.protocol.play import FromClient
from tests.attack.clocks import mislead
from tests.attack.fuzz import tell
from tests.attack.kills import kill
from tests.attack.nonsense import MESSAGES, Nonsense
from tests.attack.twin_tables import compare


def test_kills_lose_no_choice(tmp_path: Path) -> None:
    found = asyncio.run(kill(tmp_path, 2))
    assert (found.kills, found.tracebacks) == (2, 0), found
    assert found.fate.acknowledged > 0
    assert found.fate.is_good, found


def test_nonsense_harms_nobody(tmp_path: Path) -> None:
    found = asyncio.run(tell(tmp_path / "house", 600))
    assert found.messages == 600
    assert found.requests > 20
    assert (found.failures, found.tracebacks) == (0, 0), found
    assert found.is_unharmed


def test_a_clock_that_was_wrong_costs_nobody_a_seat(tmp_path: Path) -> None:
    found = asyncio.run(mislead(tmp_path / "house", (3, -2)))
    assert found == (2, 0, 0)


@pytest.mark.pure
@pytest.mark.parametrize("game", sorted(games()))
def test_twin_tables_cannot_be_told_apart(game: str) -> None:
    found = compare(game, 50)
    assert (found.leak, found.comparisons >= 50) == ("", True)


def test_nonsense_is_made_of_every_message_that_there_is() -> None:
    known = {kind.__struct_config__.tag for kind in get_args(FromClient)}
    assert {message["type"] for message in MESSAGES} == known


def test_the_same_seed_makes_the_same_nonsense() -> None:
    one, other, different = (Nonsense(seed) for seed in (1, 1, 2))
    requests = [[some.request(["table"]) for _ in range(50)] for some in (one, other, different)]
    assert requests[0] == requests[1] != requests[2]
