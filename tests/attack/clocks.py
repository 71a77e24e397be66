"""The house opens again and again with a clock that is wrong, and everybody keeps their seats."""

import asyncio
from pathlib import Path
from typing import NamedTuple

from tests.attack.house import SERVE
from tests.server.living import Line, LivingHouse, Visitor

DAY = 86_400
SHIFTS = (0, 3, -2, 2 * DAY, -3600, 0)
"""By how many seconds the clock is wrong, one opening after the other."""

ME = {"kind": "me"}
OPEN = {"kind": "open"}


class Misled(NamedTuple):
    """What came of it."""

    openings: int
    seats_lost: int
    tracebacks: int


async def mislead(folder: Path, shifts: tuple[int, ...] = SHIFTS) -> Misled:
    """Open a house with clocks that are wrong; each time see who still has a seat."""
    folder.mkdir(parents=True)
    house = LivingHouse(folder, SERVE)
    await asyncio.to_thread(house.open)
    visitors = [Visitor(house), Visitor(house)]
    table = await visitors[0].opens(ME, OPEN)
    await visitors[1].sits_down(table, 1)
    lost = 0
    for shift in shifts:
        await asyncio.to_thread(house.close)
        await asyncio.to_thread(house.open, "--shift", str(shift))
        for seat, visitor in enumerate(visitors):
            await visitor.ask("/api/me")
            lost += seat not in await own_seats(visitor, table)
    for visitor in visitors:
        await visitor.go()
    await asyncio.to_thread(house.close)
    return Misled(len(shifts), lost, house.log.read_text().count("Traceback"))


async def own_seats(visitor: Visitor, table: str) -> list[int]:
    """Return which seats of a table somebody has."""
    line: Line = await visitor.line(table)
    scene = await line.until(bool)
    await line.go()
    own: list[int] = scene["own"]
    return own
