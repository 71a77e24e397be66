"""The house is killed while people play all games, until it has been killed often enough."""

import asyncio
import itertools
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from tests.attack.house import SERVE
from tests.server.killing import Fate, Killer, Player, fate_of, sit_down, tracebacks_in
from tests.server.living import Line, LivingHouse, Visitor, living_house

HOUSES = 2
"""Houses that are attacked at once: most of the time one of them is just opening."""

BANDS = {"setup": "ready", "warbands": ["avalon-discovery", "naashti-chim-eth"]}
GAMES: tuple[dict[str, Any], ...] = (
    {"game": "alchemist"},
    {"game": "materia-prima"},
    {"game": "ars-alchimia", "options": {"two_players": True}},
    {"game": "alkemy-blitz", "options": BANDS},
    {"game": "alkemy-v2", "options": BANDS},
)
EACH = 8
"""Kills during the matches of one game."""


class Killed(NamedTuple):
    """What came of it."""

    kills: int = 0
    fate: Fate = Fate()
    tracebacks: int = 0


async def kill(folder: Path, kills: int, new_database: Callable[[], str] = lambda: "") -> Killed:
    """Kill houses so often in all, each with a database of its own if there are such."""
    shares = [kills // HOUSES + (house < kills % HOUSES) for house in range(HOUSES)]
    attacks = [
        kill_one(folder / str(number), share, new_database())
        for number, share in enumerate(shares)
        if share
    ]
    found = await asyncio.gather(*attacks)
    fate = Fate()
    for one in found:
        fate = fate.and_also(one.fate)
    return Killed(sum(one.kills for one in found), fate, sum(one.tracebacks for one in found))


async def kill_one(folder: Path, kills: int, database: str) -> Killed:
    """Kill one house again and again, game after game."""
    folder.mkdir(parents=True)
    done, fate = 0, Fate()
    async with living_house(folder, SERVE, None, database) as house:
        for number, wish in enumerate(itertools.cycle(GAMES)):
            if done == kills:
                break
            visitors, lines = await sit_down(house, **wish)
            killed, came = await kill_match(house, lines, number, min(EACH, kills - done))
            done, fate = done + killed, fate.and_also(came)
            await leave(visitors, lines)
    return Killed(done, fate, tracebacks_in(house))


async def kill_match(
    house: LivingHouse, lines: list[Line], seed: int, kills: int
) -> tuple[int, Fate]:
    """Kill a house while some matches go on; return how often, and what became of the choices."""
    chosen: asyncio.Queue[None] = asyncio.Queue()
    players = [Player(line, seed + place, chosen) for place, line in enumerate(lines)]
    killer = Killer(house, players, seed)
    killing = asyncio.ensure_future(killer.work(chosen, kills))
    playing = asyncio.gather(*(player.play() for player in players))
    tasks: list[asyncio.Future[Any]] = [killing, playing]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    await asyncio.to_thread(house.open_again)  # the killer may have been about to
    return killer.kills, await fate_of(house, players)


async def leave(visitors: list[Visitor], lines: list[Line]) -> None:
    """Have everybody go."""
    await asyncio.gather(*(line.go() for line in lines))
    await asyncio.gather(*(visitor.go() for visitor in visitors))
