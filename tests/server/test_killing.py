"""The house is killed again and again while people play, and nobody loses or repeats a choice."""

import asyncio
import itertools
import shutil
import tempfile
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from random import Random

import pytest

from athanor.server.settings import STORE_FILE
from athanor.server.store import Store
from athanor.server.tables.journal import Chose, read_entry
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
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "spec": "random"}
KILLS = 3


class Player:
    """Somebody who plays a match to its end, whatever happens to the house."""

    def __init__(self, line: Line, seed: int, chosen: asyncio.Queue[None]) -> None:
        self.line = line
        self.rng = Random(seed)
        self.chosen = chosen
        self.acknowledged: dict[str, int] = {}
        """The numbers under which choices were said to be on disk, by the ids of the requests."""

    async def play(self) -> None:
        """Choose whenever asked, until the match is over."""
        while True:
            scene = await self.line.until(lambda one: one["asked"] or one["phase"] == "over")
            if scene["phase"] == "over":
                return
            if scene["bot_millis"]:
                await self.line.request("bot-pace", paused=False, millis=0)
            wish = await finds(self.line, self.rng)
            if wish is not None:
                self.chosen.put_nowait(None)
                answer = await self.line.request("choose", **wish)
                assert answer["type"] == "done", answer
                self.acknowledged[answer["id"]] = answer["seq"]
                await self.line.until(partial(has_come_to, answer["seq"]))


class Killer:
    """Kills the house at moments that only its seed knows."""

    def __init__(self, house: LivingHouse, players: list[Player], seed: int) -> None:
        self.house = house
        self.players = players
        self.rng = Random(seed)

    async def work(self, chosen: asyncio.Queue[None]) -> None:
        """Kill the house a few times while a choice is under way, and open it again."""
        for _ in range(KILLS):
            for _ in range(self.rng.randint(4, 10)):
                await chosen.get()
            await asyncio.sleep(self.rng.random() / 100)
            self.house.kill()
            await self._check_disk()
            await asyncio.to_thread(self.house.open)

    async def _check_disk(self) -> None:
        """Assert that what was acknowledged is on disk, and nothing that nobody asked for."""
        for table in {player.line.table for player in self.players}:
            seated = [player for player in self.players if player.line.table == table]
            acknowledged = merged(player.acknowledged for player in seated)
            asked = set().union(*(player.line.sent for player in seated))
            kept = await kept_choices(self.house.data, table)
            assert acknowledged.items() <= kept.items()
            assert kept.keys() <= asked


def merged(parts: Iterable[dict[str, int]]) -> dict[str, int]:
    """Return what several players were told, put together."""
    return dict(itertools.chain.from_iterable(part.items() for part in parts))


async def kept_choices(data: Path, table: str) -> dict[str, int]:
    """Return the choices of people that are on disk, by their requests; none is there twice.

    A copy is looked at, so that the file itself stays as it was left.
    """
    with tempfile.TemporaryDirectory() as folder:
        copy = shutil.copytree(data, Path(folder) / "copy")
        store = Store.open(copy / STORE_FILE)
        entries = await store.entries(table)
        await store.close()
    assert [entry.seq for entry in entries] == list(range(len(entries)))
    chosen = [(entry.seq, read_entry(entry.body)) for entry in entries]
    kept = [
        (one.key.request, seq)
        for seq, one in chosen
        if isinstance(one, Chose) and one.key is not None
    ]
    assert len(dict(kept)) == len(kept), "something has happened twice"
    return dict(kept)


async def sit_down(house: LivingHouse) -> tuple[list[Visitor], list[Line]]:
    """Bring people to several tables: two by two, and one with a bot."""
    visitors = [Visitor(house) for _ in range(3)]
    host, guest, loner = visitors
    places: list[tuple[Visitor, str, int]] = []
    for _ in range(2):
        table = await host.opens(ME, OPEN)
        await guest.sits_down(table, 1)
        places += [(host, table, 0), (guest, table, 1)]
    places.append((loner, await loner.opens(ME, BOT), 0))
    return visitors, [await visitor.line(table, seat) for visitor, table, seat in places]


@pytest.mark.parametrize("seed", [1, 2])
def test_no_choice_is_lost_or_made_twice_when_the_house_is_killed(
    tmp_path: Path, seed: int
) -> None:
    async def story() -> None:
        async with living_house(tmp_path) as house:
            chosen: asyncio.Queue[None] = asyncio.Queue()
            visitors, lines = await sit_down(house)
            players = [Player(line, seed + place, chosen) for place, line in enumerate(lines)]
            killing = Killer(house, players, seed).work(chosen)
            await asyncio.gather(killing, *(player.play() for player in players))
            for player in players:
                assert player.line.picture() == await fresh_picture(player.line, house)
                assert player.line.breaks >= KILLS
            for table in {player.line.table for player in players}:
                seated = [player for player in players if player.line.table == table]
                kept = await kept_choices(house.data, table)
                assert kept == merged(player.acknowledged for player in seated)
            await asyncio.gather(*(line.go() for line in lines))
            await asyncio.gather(*(visitor.go() for visitor in visitors))
        assert "Traceback" not in house.log.read_text()

    asyncio.run(story())
