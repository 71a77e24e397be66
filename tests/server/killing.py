"""A house that is killed again and again while people play, and what came of their choices."""

import asyncio
import itertools
import sys
import tempfile
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from athanor.server.backup import copy_store
from athanor.server.settings import STORE_FILE
from athanor.server.store import Store
from athanor.server.tables.journal import Chose, read_entry
from tests.server.living import Line, LivingHouse, Visitor, finds, has_come_to

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "spec": "random"}

UNBORN = "EOFError: Ran out of input"
"""What a process for bots says whose house was killed while it began."""


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


class Fate(NamedTuple):
    """What has become of choices: all but the first number ought to be nothing."""

    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    reordered: int = 0
    unasked: int = 0

    @property
    def is_good(self) -> bool:
        """Whether everything is as it was said to be."""
        return not any(self[1:])

    def and_also(self, other: "Fate") -> "Fate":
        """Return two put together."""
        return Fate(*(one + another for one, another in zip(self, other, strict=True)))


class Killer:
    """Kills the house at moments that only its seed knows."""

    def __init__(self, house: LivingHouse, players: list[Player], seed: int) -> None:
        self.house = house
        self.players = players
        self.rng = Random(seed)
        self.kills = 0

    async def work(self, chosen: asyncio.Queue[None], kills: int) -> None:
        """Kill the house a few times while a choice is under way, and open it again."""
        for _ in range(kills):
            for _ in range(self.rng.randint(4, 10)):
                await chosen.get()
            await asyncio.sleep(self.rng.random() / 100)
            self.house.kill()
            self.kills += 1
            fate = await fate_of(self.house, self.players)
            assert fate.is_good, fate
            await asyncio.to_thread(self.house.open)


async def fate_of(house: LivingHouse, players: list[Player]) -> Fate:
    """Return what has become of the choices of some players, by what is on disk."""
    fate = Fate()
    for table in {player.line.table for player in players}:
        seated = [player for player in players if player.line.table == table]
        acknowledged = merged(player.acknowledged for player in seated)
        asked = set().union(*(player.line.sent for player in seated))
        kept = await kept_choices(house, table)
        found = dict(kept)
        lost = acknowledged.keys() - found.keys()
        moved = [one for one in acknowledged.keys() - lost if acknowledged[one] != found[one]]
        counts = len(lost), len(kept) - len(found), len(moved), len(found.keys() - asked)
        fate = fate.and_also(Fate(len(acknowledged), *counts))
    return fate


def tracebacks_in(house: LivingHouse) -> int:
    """Return how often something went wrong that is the house's own fault.

    The log is passed on if there is anything, for whoever reads why a test has failed.
    """
    told = house.log.read_text()
    found = told.count("Traceback") - told.count(UNBORN)
    if found:
        sys.stderr.write(told)
    return found


def merged(parts: Iterable[dict[str, int]]) -> dict[str, int]:
    """Return what several players were told, put together."""
    return dict(itertools.chain.from_iterable(part.items() for part in parts))


async def kept_choices(house: LivingHouse, table: str) -> list[tuple[str, int]]:
    """Return the choices of people that are on disk, by their requests; nothing is left out there.

    Of a file a copy is looked at, so that it stays as it was left: a copy of one moment, for
    a house that is open may be writing to it.
    """
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / STORE_FILE
        if not house.database:
            await asyncio.to_thread(copy_store, house.data / STORE_FILE, copy)
        store = Store.open(house.database or copy)
        entries = await store.entries(table)
        await store.close()
    assert [entry.seq for entry in entries] == list(range(len(entries)))
    chosen = [(entry.seq, read_entry(entry.body)) for entry in entries]
    return [
        (one.key.request, seq)
        for seq, one in chosen
        if isinstance(one, Chose) and one.key is not None
    ]


async def sit_down(house: LivingHouse, **wishes: Any) -> tuple[list[Visitor], list[Line]]:
    """Bring people to several tables: two by two, and one with a bot."""
    visitors = [Visitor(house) for _ in range(3)]
    host, guest, loner = visitors
    places: list[tuple[Visitor, str, int]] = []
    for _ in range(2):
        table = await host.opens(ME, OPEN, **wishes)
        await guest.sits_down(table, 1)
        places += [(host, table, 0), (guest, table, 1)]
    places.append((loner, await loner.opens(ME, BOT, **wishes), 0))
    return visitors, [await visitor.line(table, seat) for visitor, table, seat in places]
