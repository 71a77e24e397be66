"""What need not be kept for ever is let go in time, and nothing else."""

import asyncio
from pathlib import Path

from athanor.server.protocol.play import Remark
from athanor.server.retention import DAY, Retention
from athanor.server.settings import Settings
from athanor.server.store import PersonRow, Store, SummaryRow, TableRow
from tests.server.rooms import Hands

NOW = 1_000 * DAY

USUAL = Settings(Path())


async def kept(where: Path | str, settings: Settings = USUAL) -> tuple[list[str], list[str]]:
    """Return at which tables talk is left, and which records, after the house has tidied up."""
    store = Store.open(where)
    await store.add_person(PersonRow("host", "Hermes"))
    for name, phase, days in (
        ("going on", "playing", 500),
        ("long over", "over", 91),
        ("just over", "over", 89),
        ("given up", "closed", 500),
    ):
        row = TableRow(name, 0, "host", bytes(32), True)
        await store.add_table(row, [], SummaryRow(phase, 0, "alchemist"))
        await store.say(name, Remark(0, "Hermes", 0, "first"), "host", f"{name} 1")
        await store.say(name, Remark(NOW - days * DAY, "Hermes", 0, "last"), "host", f"{name} 2")
    for number, days in (("old", 181), ("new", 179), ("newest", 1)):
        await store.shelve(number, "é" * 2**19, NOW - days * DAY)
    await store._do("INSERT INTO replay VALUES ('undated', '', NULL)")
    await Retention(store, Hands(NOW), settings).tidy()
    tables = [row[0] for row in await store._rows("SELECT id FROM game_table ORDER BY id")]
    talk = [name for name in tables if await store.remarks(name)]
    records = [row[0] for row in await store._rows("SELECT id FROM replay ORDER BY id")]
    await store.close()
    return talk, records


def test_old_talk_and_old_records_are_let_go(where: Path | str) -> None:
    talk, records = asyncio.run(kept(where))
    assert talk == ["going on", "just over"]
    assert records == ["new", "newest", "undated"]


def test_the_owner_says_for_how_long(where: Path | str) -> None:
    settings = Settings(Path(), keep_talk_days=0, keep_replays_days=0)
    talk, records = asyncio.run(kept(where, settings))
    assert len(talk) == 4
    assert records == ["new", "newest", "old", "undated"]


def test_the_oldest_talk_of_finished_tables_makes_room(where: Path | str) -> None:
    async def left() -> list[int]:
        store = Store.open(where)
        await store.add_person(PersonRow("host", "Hermes"))
        for when, (name, phase) in enumerate(
            (("one", "over"), ("two", "playing"), ("three", "closed"), ("four", "over"))
        ):
            row = TableRow(name, 0, "host", bytes(32), True)
            await store.add_table(row, [], SummaryRow(phase, 0, "alchemist"))
            await store.say(name, Remark(when, "Hermes", 0, "é" * 50), "host", name)
        await store.fit_talk(250)
        found = [len(await store.remarks(name)) for name in ("one", "two", "three", "four")]
        await store.close()
        return found

    assert asyncio.run(left()) == [0, 1, 1, 1]


def test_the_oldest_records_make_room(where: Path | str) -> None:
    _, records = asyncio.run(kept(where, Settings(Path(), keep_replays_mebibytes=1)))
    assert records == ["newest", "undated"]
