"""Connections break all the time; who comes back knows what a newcomer would see, and no less."""

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest

from tests.server.cutting import bad_network
from tests.server.living import (
    Line,
    LivingHouse,
    Visitor,
    finds,
    fresh_picture,
    has_come_to,
    living_house,
)

ME = {"kind": "me"}
BOT = {"kind": "bot", "spec": "random"}
CUTS = 25


async def compare(line: Line, house: LivingHouse) -> None:
    """Assert that a client knows exactly what somebody sees who has just come."""
    await line.settle()
    assert line.picture() == await fresh_picture(line, house)


async def play_on(
    house: LivingHouse, line: Line, witness: Line, rng: Random, cut: Callable[[], None]
) -> int:
    """Play to the end beside bots; after every break compare with who has just come.

    Returns how often that was.
    """
    compared = breaks = 0
    while True:
        scene = await line.until(lambda one: one["asked"] or one["phase"] == "over")
        if line.breaks != breaks:
            compared, breaks = compared + 1, line.breaks
            for one in (line, witness):
                await one.until(partial(has_come_to, scene["seq"]))
                await compare(one, house)
        if scene["phase"] == "over":
            return compared
        cut()
        await line.request("say", text=f"after {scene['at']} choices")
        if scene["bot_millis"]:
            await line.request("bot-pace", paused=False, millis=0)
        wish = await finds(line, rng)
        cut()
        if wish is not None:
            answer = await line.request("choose", **wish)
            assert answer["type"] == "done"
            await line.until(partial(has_come_to, answer["seq"]))


async def sit_down(house: LivingHouse, port: int) -> tuple[list[Visitor], Line, Line]:
    """Bring somebody to a table with two bots, and somebody who watches."""
    host, stranger = Visitor(house), Visitor(house)
    table = await host.opens(ME, BOT, BOT)
    return [host, stranger], await host.line(table, 0, port), await stranger.line(table, -1, port)


async def leave(visitors: list[Visitor], *lines: Line) -> None:
    await asyncio.gather(*(line.go() for line in lines))
    await asyncio.gather(*(visitor.go() for visitor in visitors))


def test_a_client_that_hangs_up_at_any_moment_comes_back_to_where_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        rng = Random(1)
        async with living_house(tmp_path) as house:
            visitors, line, witness = await sit_down(house, house.port)

            def cut() -> None:
                for one in (line, witness):
                    if rng.random() < 0.5:
                        one.cut()

            assert await play_on(house, line, witness, rng, cut) >= 5
            await leave(visitors, line, witness)
        assert "Traceback" not in house.log.read_text()

    asyncio.run(story())


def lives(rng: Random) -> Iterator[int]:
    """Yield how many bytes connections live for: often few, at times many."""
    for _ in range(CUTS):
        yield rng.choice((rng.randint(1, 600), rng.randint(600, 30_000)))


@pytest.mark.parametrize("seed", [1, 2])
def test_connections_cut_in_the_middle_of_what_is_said_lose_nothing(
    tmp_path: Path, seed: int
) -> None:
    async def story() -> None:
        rng = Random(seed)
        async with (
            living_house(tmp_path) as house,
            bad_network(house.port, lives(rng)) as (network, port),
        ):
            visitors, line, witness = await sit_down(house, port)
            assert await play_on(house, line, witness, rng, lambda: None) >= 1
            assert network.cuts > CUTS // 2
            await leave(visitors, line, witness)
        assert "Traceback" not in house.log.read_text()

    asyncio.run(story())
