"""Twin tables of every game, played until enough has been compared."""

import asyncio
import itertools
import logging
import tempfile
from pathlib import Path
from typing import NamedTuple

from athanor.kernel import Stream, find
from tests.server.twins import MATCHES, Played, play_alike, twins

FIRST_SEED = 1_000


class Compared(NamedTuple):
    """What came of it: a leak ends the comparing of a game."""

    game: str
    comparisons: int
    matches: int
    leak: str = ""


def compare(game: str, wanted: int) -> Compared:
    """Play twin tables of a game, with all numbers of seats in turn."""
    logging.disable()  # tables that part are left, which the house takes for a failure
    comparisons = matches = 0
    played = itertools.cycle(match for match in MATCHES if match.name == game)
    for seed in itertools.count(FIRST_SEED):
        if comparisons >= wanted:
            break
        try:
            comparisons += asyncio.run(compare_one(next(played), seed))
        except AssertionError as error:
            return Compared(game, comparisons, matches, f"seed {seed}: {error}"[:500])
        matches += 1
    return Compared(game, comparisons, matches)


async def compare_one(match: Played, seed: int) -> int:
    """Play one pair of tables; return how much was found to be the same."""
    game = find(match.name).build(match.seats, match.options)
    with tempfile.TemporaryDirectory() as folder:
        async with twins(Path(folder), game, seed % match.seats, seed) as pair:
            await play_alike(pair, match, Stream(seed))
            return pair.comparisons
