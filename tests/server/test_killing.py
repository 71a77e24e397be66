"""The house is killed again and again while people play, and nobody loses or repeats a choice."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.killing import (
    Killer,
    Player,
    fate_of,
    kept_choices,
    merged,
    sit_down,
    tracebacks_in,
)
from tests.server.living import fresh_picture, living_house
from tests.server.postgres import postgres_server

KILLS = 3


@pytest.mark.parametrize(
    ("database", "seed"),
    [("sqlite", 1), ("sqlite", 2), ("postgres", 3)],
    indirect=["database"],
)
def test_no_choice_is_lost_or_made_twice_when_the_house_is_killed(
    tmp_path: Path, database: str, seed: int
) -> None:
    async def story() -> None:
        async with living_house(tmp_path, database=database) as house:
            chosen: asyncio.Queue[None] = asyncio.Queue()
            visitors, lines = await sit_down(house)
            players = [Player(line, seed + place, chosen) for place, line in enumerate(lines)]
            killing = Killer(house, players, seed).work(chosen, KILLS)
            await asyncio.gather(killing, *(player.play() for player in players))
            for player in players:
                assert player.line.picture() == await fresh_picture(player.line, house)
                assert player.line.breaks >= KILLS
            for table in {player.line.table for player in players}:
                seated = [player for player in players if player.line.table == table]
                kept = await kept_choices(house, table)
                assert sorted(kept) == sorted(merged(one.acknowledged for one in seated).items())
            await asyncio.gather(*(line.go() for line in lines))
            await asyncio.gather(*(visitor.go() for visitor in visitors))
        assert tracebacks_in(house) == 0, house.log.read_text()

    asyncio.run(story())


def test_no_choice_is_lost_or_made_twice_when_the_database_restarts(tmp_path: Path) -> None:
    async def story(address: str, restart: Callable[[], None]) -> None:
        async with living_house(tmp_path, database=address) as house:
            chosen: asyncio.Queue[None] = asyncio.Queue()
            visitors, lines = await sit_down(house)
            players = [Player(line, place, chosen) for place, line in enumerate(lines)]

            async def trouble() -> None:
                for _ in range(12):
                    await chosen.get()
                await asyncio.to_thread(restart)

            await asyncio.gather(trouble(), *(player.play() for player in players))
            fate = await fate_of(house, players)
            assert fate.is_good, fate
            for player in players:
                assert player.line.picture() == await fresh_picture(player.line, house)
            await asyncio.gather(*(line.go() for line in lines))
            await asyncio.gather(*(visitor.go() for visitor in visitors))

    with postgres_server() as server:
        asyncio.run(story(server.new(), server.restart))
