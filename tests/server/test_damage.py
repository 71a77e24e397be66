"""Broken bits are noticed: one table is held, the others go on, and the house opens."""

import asyncio
import errno
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import httpx
import pytest

from athanor.kernel.words import Refused
from athanor.server.app import make_app
from athanor.server.doctor import examine, mend
from athanor.server.lock import Lock
from athanor.server.protocol.pages import Claim, ForAnyone, MeHere
from athanor.server.services import Services
from athanor.server.settings import Settings
from athanor.server.store import EntryRow, PersonRow, Store, StoreError, TableRow, files
from athanor.server.store.daybook import WRITE, text_of
from athanor.server.store.files import open_to_write
from athanor.server.store.readers import Readers
from athanor.server.store.sqlite import SqliteDatabase
from athanor.server.store.writer import Writer
from athanor.server.tables.journal import next_link
from tests.server.living import LivingHouse
from tests.server.stories import ME, choose, hub_of, legal, opened, tell
from tests.server.test_serve import refused
from tests.server.test_sockets import refused_to
from tests.server.visiting import NAME, OpenHouse, key_of, open_house
from tests.server.writing import append

ME_HERE = {"kind": "me"}


def two_tables(folder: Path) -> tuple[str, str]:
    """Play at two tables; return their names. Both are posted, as after closing."""
    names: list[str] = []

    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            for _ in range(2):
                room = await opened(hub, MeHere(), MeHere())
                for step in range(5):
                    await choose(room, legal(room, step), f"{step}")
                names.append(room.table.id)

    tell(folder, story)
    first, second = names
    return first, second


def change(folder: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(folder / "athanor.db")) as connection, connection:
        assert connection.execute(statement, values).rowcount


def reasons(house: OpenHouse, table: str) -> str:
    """Return why a table is held."""
    answer = house.host.get(f"/api/tables/{table}")
    assert (answer.status_code, key_of(answer)) == (409, "table-held")
    reason: str = answer.json()["refusal"]["message"]["args"]["reason"]["key"]
    return reason


DAMAGE = {
    "a body": "UPDATE entry SET body = CAST(body || ' ' AS BLOB) WHERE game_table = ? AND seq = 2",
    "a time": "UPDATE entry SET at = at + 1 WHERE game_table = ? AND seq = 3",
    "a link": "UPDATE entry SET link = '0000000000000000' WHERE game_table = ? AND seq = 4",
    "no link": "UPDATE entry SET link = NULL WHERE game_table = ? AND seq = 4",
    "the opening": "UPDATE entry SET at = at + 1 WHERE game_table = ? AND seq = 0",
    "the secret": "UPDATE game_table SET secret = zeroblob(32) WHERE id = ?",
    "a gap": "DELETE FROM entry WHERE game_table = ? AND seq = 3",
    "the last": "DELETE FROM entry WHERE game_table = ? AND seq = 5",
    "everything": "DELETE FROM entry WHERE game_table = ?",
}


@pytest.mark.parametrize("what", DAMAGE)
def test_a_table_whose_journal_is_damaged_is_held_and_the_others_go_on(
    tmp_path: Path, what: str
) -> None:
    bad, good = two_tables(tmp_path)
    change(tmp_path, DAMAGE[what], bad)
    with open_house(tmp_path) as house:
        expected = {"a gap": "gap", "the last": "gap", "everything": "empty"}.get(what, "damaged")
        assert reasons(house, bad) == f"table-held-{expected}"
        assert house.host.get(f"/api/tables/{good}").status_code == 200
        assert refused_to(house.host, bad) == 4404


def test_a_held_table_stays_among_ones_own_and_its_host_alone_closes_it(tmp_path: Path) -> None:
    ida = PersonRow("ida", "Ida")

    async def story(services: Services) -> None:
        await services.store.add_person(ida)
        async with hub_of(services) as hub:
            good, bad = [(await opened(hub, MeHere(), ForAnyone())).table.id for _ in range(2)]
            await hub.seating.sit(bad, 1, Claim(), ida)
        await services.store._do("UPDATE entry SET at = at + 1 WHERE game_table = ?", bad)
        async with hub_of(services) as hub:
            own, hers = await hub.lobby.of(ME.id), await hub.lobby.of(ida.id)
            assert [one.id for one in own.mine] == [good]
            assert hers.mine == ()
            ((mine,), (theirs,)) = own.held, hers.held
            assert (mine.id, mine.game, mine.host, theirs.host) == (bad, "alchemist", True, False)
            assert mine.refusal.message.key == "table-held"
            with pytest.raises(Refused, match="table-not-host"):
                await hub.seating.close_table(bad, ida)
            with pytest.raises(Refused, match="table-now-closed"):
                await hub.seating.close_table(bad, ME)
            assert (await hub.lobby.of(ME.id)).held == (await hub.lobby.of(ida.id)).held == ()

    tell(tmp_path, story)


@pytest.mark.parametrize("what", DAMAGE)
def test_the_doctor_finds_the_damage_and_mends_what_can_be_mended(
    tmp_path: Path, what: str
) -> None:
    bad, good = two_tables(tmp_path)
    change(tmp_path, DAMAGE[what], bad)
    found = [one.message.key for one in examine(tmp_path / "athanor.db")]
    assert set(found) <= {"doctor-table", "doctor-snapshot"}
    assert found
    copy = mend(tmp_path / "athanor.db")
    assert copy.is_file()
    with open_house(tmp_path) as house:
        assert house.host.get(f"/api/tables/{good}").status_code == 200
        whole = what in ("the opening", "the secret", "everything")
        answer = house.host.get(f"/api/tables/{bad}")
        assert answer.status_code == (409 if whole else 200)
        if not whole:
            sound = {"a body": 1, "a time": 2, "a gap": 2, "the last": 4}.get(what, 3)
            assert answer.json()["answers"] == sound


def test_entries_of_older_files_have_no_links_until_the_next_one_covers_them(
    tmp_path: Path,
) -> None:
    bad, good = two_tables(tmp_path)
    change(tmp_path, "UPDATE entry SET link = NULL")

    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            for name in (bad, good):
                room = await hub.room(name)
                await choose(room, legal(room), "next")

    tell(tmp_path, story)
    change(tmp_path, "UPDATE entry SET at = at + 1 WHERE game_table = ? AND seq = 2", bad)
    with open_house(tmp_path) as house:
        assert reasons(house, bad) == "table-held-damaged"
        assert house.host.get(f"/api/tables/{good}").status_code == 200


def test_a_damaged_snapshot_is_not_used(tmp_path: Path) -> None:
    bad, _ = two_tables(tmp_path)
    with closing(sqlite3.connect(tmp_path / "athanor.db")) as connection:
        query = "SELECT body FROM snapshot WHERE game_table = ?"
        snapshot = json.loads(connection.execute(query, (bad,)).fetchone()[0])
    body = json.dumps({**snapshot, "choices": []}).encode()
    change(tmp_path, "UPDATE snapshot SET body = ? WHERE game_table = ?", body, bad)
    assert [one.message.key for one in examine(tmp_path / "athanor.db")] == ["doctor-snapshot"]
    with open_house(tmp_path) as house:
        assert house.host.get(f"/api/tables/{bad}").json()["answers"] == 5


# --- entries that stand twice, and pages that make no sense ---


def leave_in_daybook(folder: Path, *pages: str) -> None:
    with closing(sqlite3.connect(folder / "athanor.db")) as connection, connection:
        connection.executemany(WRITE, [(page,) for page in pages])


def set_aside(folder: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(folder / "athanor.db")) as connection:
        return connection.execute("SELECT game_table, seq, reason FROM set_aside").fetchall()


def last_entry(folder: Path, table: str) -> EntryRow:
    with closing(sqlite3.connect(folder / "athanor.db")) as connection:
        query = "SELECT seq, at, body, link FROM entry WHERE game_table = ? ORDER BY seq DESC"
        return EntryRow(*connection.execute(query, (table,)).fetchone())


def test_entries_that_stand_twice_are_set_aside_and_the_house_opens(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """As two houses leave them that wrote to one file."""
    bad, good = two_tables(tmp_path)
    last = last_entry(tmp_path, bad)
    one = (bad, 6, last.when, '{"type":"closed"}', next_link(last.link, 6, 1, b"one"))
    other = (bad, 6, last.when, '{"type":"drew"}', "other")
    again = (bad, last.seq, last.when, last.body.decode(), last.link)
    leave_in_daybook(tmp_path, text_of([again, one]), text_of([other, ("nowhere", 0, 0, "", "")]))
    with open_house(tmp_path) as house:
        assert house.host.get(f"/api/tables/{good}").status_code == 200
        assert reasons(house, bad) == "table-held-damaged"
    assert set_aside(tmp_path) == [(bad, 6, "twice"), ("nowhere", 0, "homeless")]
    assert any("set aside" in message for message in caplog.messages)


@pytest.mark.parametrize("page", ['[["{bad}",6,', "[]]", '[["{bad}",6]]', '{{"{bad}":1}}'])
def test_a_page_that_makes_no_sense_is_set_aside_and_its_tables_are_held(
    tmp_path: Path, page: str
) -> None:
    bad, good = two_tables(tmp_path)
    leave_in_daybook(tmp_path, page.format(bad=bad))
    named = bad if bad in page.format(bad=bad) else ""
    with open_house(tmp_path) as house:
        assert house.host.get(f"/api/tables/{good}").status_code == 200
        if named:
            assert reasons(house, bad) == "table-held-torn"
    assert set_aside(tmp_path) == [(named, None, "unreadable")]
    assert [one.message.key for one in examine(tmp_path / "athanor.db")] == ["doctor-torn"]
    mend(tmp_path / "athanor.db")
    assert examine(tmp_path / "athanor.db") == []
    assert set_aside(tmp_path) == [(named, None, "let go")]
    with open_house(tmp_path) as house:
        assert house.host.get(f"/api/tables/{bad}").json()["answers"] == 5


# --- one house to a file ---


def test_the_lock_cannot_be_taken_away(tmp_path: Path) -> None:
    house = LivingHouse(tmp_path)
    house.open()
    try:
        assert httpx.get(f"http://127.0.0.1:{house.port}/api/me", timeout=60).status_code == 200
        for path in house.data.iterdir():
            if not path.name.startswith("athanor.db"):
                path.unlink()
        assert "Another house is open" in refused("--port", "0", "--data", str(house.data))
        link = tmp_path / "other"
        link.mkdir()
        (link / "athanor.db").symlink_to(house.data / "athanor.db")
        assert "Another house is open" in refused("--port", "0", "--data", str(link))
    finally:
        house.close()


def test_a_store_is_not_mended_while_a_house_is_open(tmp_path: Path) -> None:
    with open_house(tmp_path):
        assert examine(tmp_path / "athanor.db") == []
        with pytest.raises(Refused, match="server-folder-in-use"):
            mend(tmp_path / "athanor.db")
    lock = Lock(tmp_path / "athanor.db")
    lock.release()


# --- a damaged file ---


def flipped(whole: bytes, rng: Random) -> bytes:
    """Return a file in which a few bits, or a stretch of bytes, are others."""
    data = bytearray(whole)
    place = rng.randrange(len(data))
    if rng.random() < 0.5:
        data[place] ^= 1 << rng.randrange(8)
    else:
        data[place : place + 64] = rng.randbytes(len(data[place : place + 64]))
    return bytes(data)


def damaged_files(folder: Path, seed: int, count: int) -> Iterator[None]:
    """Have the store of a folder damaged in one way after the other."""
    path = folder / "athanor.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode = DELETE")
    whole, rng = path.read_bytes(), Random(seed)
    for _ in range(count):
        for left in folder.glob("athanor.db*"):
            left.unlink()
        path.write_bytes(flipped(whole, rng))
        yield


def test_whatever_is_damaged_nothing_raw_is_told(tmp_path: Path) -> None:
    """The house opens or is refused in words; what it opens with answers, and tells no nonsense."""
    tables = two_tables(tmp_path)
    opened_houses = 0
    for _ in damaged_files(tmp_path, seed=4, count=25):
        examine_all(tmp_path)
        try:
            app = make_app(Settings(tmp_path, workers=1, names=(NAME,)))
        except Refused:
            continue
        opened_houses += 1
        with OpenHouse.of(app) as house:
            for name in tables:
                answer = house.host.get(f"/api/tables/{name}")
                assert answer.status_code in (200, 404, 409), answer.text
                if answer.status_code == 200:
                    assert answer.json()["answers"] == 5
    assert opened_houses


def examine_all(folder: Path) -> None:
    with suppress(Refused):
        for one in examine(folder / "athanor.db"):
            assert one.message.key.startswith("doctor-")


def test_of_a_damaged_file_the_rest_is_saved(tmp_path: Path) -> None:
    first, second = two_tables(tmp_path)
    path = tmp_path / "athanor.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        (root,) = connection.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'summary_by_phase'"
        ).fetchone()
        (talk,) = connection.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'remark'"
        ).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    data = bytearray(path.read_bytes())
    for page in (root, talk):
        data[(page - 1) * size : page * size] = b"\xff" * size
    path.write_bytes(data)
    with pytest.raises(Refused, match="server-store-broken"):
        make_app(Settings(tmp_path))
    assert {one.message.key for one in examine(path)} <= {"doctor-file", "doctor-unreadable"}
    mend(path)
    assert examine(path) == []
    with open_house(tmp_path) as house:
        for name in (first, second):
            assert house.host.get(f"/api/tables/{name}").json()["answers"] == 5


# --- the command ---


def doctor(*arguments: str) -> tuple[int, str]:
    program = [sys.executable, "-m", "athanor.cli", "doctor", "--no-color", *arguments]
    wide = {**os.environ, "COLUMNS": "400"}
    done = subprocess.run(program, capture_output=True, text=True, check=False, env=wide)
    assert "Traceback" not in done.stderr
    return done.returncode, " ".join((done.stdout + done.stderr).split())


def test_the_doctor_tells_what_is_wrong_and_mends_it(tmp_path: Path) -> None:
    bad, _ = two_tables(tmp_path)
    data = ("--data", str(tmp_path))
    assert doctor(*data)[0] == 0
    change(tmp_path, DAMAGE["a body"], bad)
    code, said = doctor(*data)
    assert code == 4
    assert f"Table {bad}: Entry 2 of its journal is not what was written there." in said
    assert "--repair" in said
    code, said = doctor(*data, "--repair")
    assert code == 0
    assert "before-repair-1" in said
    code, said = doctor(*data, "--json")
    assert json.loads(said)["sound"]
    assert json.loads(said)["set_aside"]
    assert doctor("--data", str(tmp_path / "nowhere"))[0] == 3


# --- a full disk ---


def test_on_a_full_disk_a_table_can_still_be_read(tmp_path: Path) -> None:
    """What is in the daybook cannot be posted then."""

    async def story() -> None:
        connection = open_to_write(tmp_path / "athanor.db", 1.0)
        readers = Readers(tmp_path / "athanor.db", 1.0)
        store = Store(SqliteDatabase(Writer(connection), readers))
        await store.add_person(ME)
        await store.add_table(TableRow("one", 0, ME.id, bytes(32), True), [EntryRow(0, 0, b"0")])
        long = EntryRow(1, 0, b"x" * 100_000)
        await append(store, "one", [long])
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(StoreError, match="full"):
            await store.shelve("more", "x" * 100_000, 0)
        assert await store.entries("one") == [EntryRow(0, 0, b"0"), long]
        await store.close()

    asyncio.run(story())


def test_a_store_for_which_there_is_no_room_is_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = files.connect

    def connect_on_a_full_disk(path: Path, patience: float) -> sqlite3.Connection:
        connection = connect(path, patience)
        connection.execute("PRAGMA max_page_count = 2")
        return connection

    monkeypatch.setattr(files, "connect", connect_on_a_full_disk)
    with pytest.raises(OSError, match=r"athanor\.db") as caught:
        open_to_write(tmp_path / "athanor.db", 1.0)
    assert caught.value.errno == errno.ENOSPC
    monkeypatch.undo()
    open_to_write(tmp_path / "athanor.db", 1.0).close()


def test_a_file_that_takes_no_postings_opens_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad, _ = two_tables(tmp_path)
    last = last_entry(tmp_path, bad)
    body = '{"type":"moved-on","table":"elsewhere"}'
    link = next_link(last.link, 6, last.when, body.encode())
    leave_in_daybook(tmp_path, text_of([(bad, 6, last.when, body, link)]))

    def full(_: sqlite3.Connection) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    monkeypatch.setattr("athanor.server.store.files.post_all", full)

    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            assert (await hub.room(bad)).table.rematch == "elsewhere"

    tell(tmp_path, story)
