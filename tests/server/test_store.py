"""The store keeps what it says it has kept, and nothing by halves."""

import asyncio
import json
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from athanor.kernel.words import Refused
from athanor.server.protocol.play import Remark
from athanor.server.store import (
    Conflict,
    EntryRow,
    PersonRow,
    Store,
    StoreError,
    SummaryRow,
    TableRow,
)
from athanor.server.store.daybook import ENOUGH
from athanor.server.store.files import open_to_write
from athanor.server.store.readers import Readers
from athanor.server.store.schema import APPLICATION, MIGRATIONS
from athanor.server.store.sqlite import SqliteDatabase
from athanor.server.store.writer import GROUP, Failure, Writer
from tests.server.writing import append

HOST = PersonRow("host", "Hermes")
GUEST = PersonRow("guest", "Maria")


def table(name: str, listed: bool = True) -> TableRow:
    return TableRow(name, opened=1_000, host="host", secret=bytes(32), listed=listed)


def entry(seq: int) -> EntryRow:
    return EntryRow(seq, 1_000 + seq, f"entry {seq}".encode())


def using(where: Path | str, story: Callable[[Store], Awaitable[None]]) -> None:
    """Run a story with a store that knows two people and the table ``one``."""

    async def run() -> None:
        store = Store.open(where, patience=0.2)
        try:
            await store.add_person(HOST)
            await store.add_person(GUEST)
            if await store.table("one") is None:
                await store.add_table(table("one"), [entry(0)])
            await story(store)
        finally:
            await store.close()

    asyncio.run(run())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "athanor.db"


# --- durability ---


def test_everything_is_still_there_after_closing(where: Path | str) -> None:
    async def write(store: Store) -> None:
        await append(store, "one", [entry(1), entry(2)])
        await store.keep_snapshot("one", 2, b"moment")

    async def read(store: Store) -> None:
        assert await store.table("one") == table("one")
        assert await store.entries("one") == [entry(0), entry(1), entry(2)]
        assert await store.entries("one", after=1) == [entry(2)]
        assert await store.snapshot("one") == (2, b"moment")

    using(where, write)
    using(where, read)


def test_commits_wait_for_the_disk(path: Path) -> None:
    connection = open_to_write(path, 1.0)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)
    connection.close()


def test_an_acknowledged_write_is_committed_before_it_is_acknowledged(path: Path) -> None:
    writer = Writer(open_to_write(path, 1.0))
    seen: list[int] = []

    def look(_: object) -> None:
        other = sqlite3.connect(path)
        seen.append(other.execute("SELECT count(*) FROM person").fetchone()[0])
        other.close()

    waiting = writer.submit(
        lambda sql: sql.execute("INSERT INTO person (id, name) VALUES ('a', 'A')")
    )
    waiting.add_done_callback(look)
    writer.close()
    waiting.result()
    assert seen == [1]


KILLED = """
import asyncio, sys
from pathlib import Path
from athanor.server.store import EntryRow, PersonRow, Store, TableRow

async def main() -> None:
    where = sys.argv[1]
    store = Store.open(where if "://" in where else Path(where))
    await store.add_person(PersonRow("host", "Hermes"))
    await store.add_table(TableRow("one", 0, "host", bytes(32), True), [])
    seq = 0
    while True:
        told = asyncio.get_running_loop().create_future()
        store.append("one", [EntryRow(seq, 0, b"x")], told.set_result)
        assert await told is None
        print(seq, flush=True)
        seq += 1

asyncio.run(main())
"""


def test_what_was_acknowledged_survives_a_killed_process(where: Path | str) -> None:
    program = [sys.executable, "-c", KILLED, str(where)]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.strip() == "40":
                break
        process.send_signal(signal.SIGKILL)
        last = max((int(line) for line in process.stdout if line.strip()), default=40)

    async def read(store: Store) -> None:
        kept = [one.seq for one in await store.entries("one")]
        assert kept == list(range(len(kept)))
        assert len(kept) > last

    using(where, read)


# --- the daybook ---


def counts(path: Path) -> tuple[int, int]:
    """Return how many entries are posted, and how many pages the daybook has."""
    connection = sqlite3.connect(path)
    (posted,) = connection.execute("SELECT count(*) FROM entry").fetchone()
    (pages,) = connection.execute("SELECT count(*) FROM daybook").fetchone()
    connection.close()
    return posted, pages


def test_what_was_just_written_is_in_the_daybook_and_after_closing_in_its_table(
    path: Path,
) -> None:
    async def story(store: Store) -> None:
        await append(store, "one", [entry(1), entry(2)])
        assert counts(path) == (1, 1)

    using(path, story)
    assert counts(path) == (3, 0)


def test_a_busy_house_posts_where_there_is_enough(path: Path) -> None:
    async def story(store: Store) -> None:
        await store.add_table(table("two"), [])
        await append(store, "two", [entry(seq) for seq in range(ENOUGH)])
        seq = 1
        while counts(path)[0] < 1 + ENOUGH:
            await append(store, "one", [entry(seq)])
            seq += 1
        assert await store.entries("one") == [entry(one) for one in range(seq)]
        assert await store.entries("two") == [entry(one) for one in range(ENOUGH)]

    using(path, story)


def test_entries_are_read_whether_they_are_posted_or_not(path: Path) -> None:
    async def story(store: Store) -> None:
        await store.add_table(table("two"), [])
        for seq in range(3):
            await append(store, "two", [entry(seq)])
            await append(store, "one", [entry(seq + 1)])
            assert await store.entries("two") == [entry(one) for one in range(seq + 1)]
        assert await store.entries("one", after=1) == [entry(2), entry(3)]

    using(path, story)


def test_who_does_not_wait_for_a_posting_is_in_nobodys_way(path: Path) -> None:
    held, go = threading.Event(), threading.Event()

    def hold(_: sqlite3.Connection) -> None:
        held.set()
        go.wait()

    async def story() -> None:
        writer = Writer(open_to_write(path, 1.0))
        store = Store(SqliteDatabase(writer, Readers(path, 1.0)))
        await store.add_person(HOST)
        await store.add_table(table("one"), [entry(0)])
        await append(store, "one", [entry(1)])
        holding = writer.submit(hold)
        held.wait()
        hasty = asyncio.ensure_future(store.entries("one"))
        await asyncio.sleep(0)
        hasty.cancel()
        go.set()
        await asyncio.wrap_future(holding)
        await append(store, "one", [entry(2)])
        assert await store.entries("one") == [entry(0), entry(1), entry(2)]
        await store.close()

    asyncio.run(story())


def test_a_quiet_house_has_everything_posted(path: Path) -> None:
    async def story(store: Store) -> None:
        await append(store, "one", [entry(1), entry(2)])
        while counts(path)[0] < 3:
            await asyncio.sleep(0.05)

    using(path, story)


def test_what_a_killed_process_had_posted_is_not_posted_twice(path: Path) -> None:
    async def story(store: Store) -> None:
        await append(store, "one", [entry(1)])

    using(path, story)
    connection = sqlite3.connect(path)
    pages = [[["one", 1, 1_001, "entry 1"], ["one", 2, 1_002, "entry 2"]], [["one", 3, 1_003, "x"]]]
    rows = [(json.dumps(page),) for page in pages]
    connection.executemany("INSERT INTO daybook (body) VALUES (?)", rows)
    connection.commit()
    connection.close()

    async def read(store: Store) -> None:
        kept = [entry(0), entry(1), entry(2), EntryRow(3, 1_003, b"x")]
        assert await store.entries("one") == kept
        assert counts(path) == (4, 0)

    using(path, read)


@pytest.mark.parametrize("seqs", [(1,), (3,), (2, 2), (2, 4)])
def test_an_entry_that_is_not_the_next_is_a_conflict_and_nothing_is_kept(
    where: Path | str, seqs: tuple[int, ...]
) -> None:
    async def story(store: Store) -> None:
        await append(store, "one", [entry(1)])
        with pytest.raises(Conflict):
            await append(store, "one", [entry(seq) for seq in seqs])
        with pytest.raises(Conflict):
            await append(store, "nowhere", [entry(0)])
        assert await store.entries("one") == [entry(0), entry(1)]
        await append(store, "one", [entry(2)])
        assert await store.entries("one") == [entry(0), entry(1), entry(2)]

    using(where, story)


# --- group commit ---


def test_what_waits_together_is_committed_together(path: Path) -> None:
    connection = open_to_write(path, 1.0)
    statements: list[str] = []
    connection.set_trace_callback(statements.append)
    writer = Writer(connection)
    asyncio.run(_held_up(writer))
    commits = [one for one in statements if one == "COMMIT"]
    assert len(commits) == 2


async def _held_up(writer: Writer) -> None:
    """Queue as much as goes into one commit while the writer is held up by the first job."""
    held, go = threading.Event(), threading.Event()

    def hold(_: sqlite3.Connection) -> None:
        held.set()
        go.wait()

    first = writer.submit(hold)
    held.wait()
    others = [writer.submit(partial(_shelve, str(number))) for number in range(GROUP)]
    go.set()
    await asyncio.gather(*(asyncio.wrap_future(one) for one in (first, *others)))
    writer.close()


def _shelve(number: str, sql: sqlite3.Connection) -> None:
    sql.execute("INSERT INTO replay VALUES (?, '', 0)", (number,))


def test_writers_of_many_tables_all_get_through(where: Path | str) -> None:
    async def write(store: Store) -> None:
        names = [f"t{number}" for number in range(20)]
        await asyncio.gather(*(store.add_table(table(name), [entry(0)]) for name in names))
        await asyncio.gather(
            *(append(store, name, [entry(seq)]) for seq in range(1, 21) for name in names)
        )
        for name in names:
            assert [one.seq for one in await store.entries(name)] == list(range(21))

    using(where, write)


# --- refusals: nothing half applied ---


def test_a_second_writer_of_the_same_entry_is_refused(where: Path | str) -> None:
    async def write(store: Store) -> None:
        results = await asyncio.gather(
            *(append(store, "one", [EntryRow(1, 0, bytes([who]))]) for who in range(5)),
            return_exceptions=True,
        )
        assert [type(result) for result in results].count(Conflict) == 4
        assert len(await store.entries("one")) == 2

    using(where, write)


def test_of_refused_entries_none_is_kept(where: Path | str) -> None:
    async def write(store: Store) -> None:
        with pytest.raises(Conflict):
            await append(store, "one", [entry(1), entry(2), entry(0)])
        assert await store.entries("one") == [entry(0)]

    using(where, write)


def test_a_refused_write_takes_no_other_with_it(where: Path | str) -> None:
    async def write(store: Store) -> None:
        good, bad = await asyncio.gather(
            append(store, "one", [entry(1)]),
            append(store, "one", [entry(0)]),
            return_exceptions=True,
        )
        assert good is None
        assert isinstance(bad, Conflict)
        assert len(await store.entries("one")) == 2

    using(where, write)


def test_what_follows_something_refused_is_refused_too(where: Path | str) -> None:
    async def write(store: Store) -> None:
        told: list[Failure] = []
        store.append("one", [entry(5)], told.append)
        store.append("one", [entry(6)], told.append)
        await asyncio.sleep(0)  # the page with both is on its way, and the next one is begun
        store.append("one", [entry(7)], told.append)
        while len(told) < 3:
            await asyncio.sleep(0)
        assert [type(failure) for failure in told] == [Conflict] * 3
        await append(store, "one", [entry(1)])
        assert await store.entries("one") == [entry(0), entry(1)]

    using(where, write)


def test_a_table_without_a_host_is_refused_whole(where: Path | str) -> None:
    async def write(store: Store) -> None:
        row = TableRow("two", 0, "nobody", bytes(32), True)
        with pytest.raises(StoreError):
            await store.add_table(row, [entry(0)])
        assert await store.table("two") is None

    using(where, write)


def test_a_full_disk_is_an_error_and_changes_nothing(path: Path) -> None:
    connection = open_to_write(path, 1.0)
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages + 2}")
    writer = Writer(connection)

    def fill(sql: sqlite3.Connection) -> None:
        sql.execute("INSERT INTO replay VALUES ('small', '', 0)")
        sql.execute("INSERT INTO replay VALUES ('large', ?, 0)", ("x" * 100_000,))

    with pytest.raises(StoreError, match="full"):
        writer.submit(fill).result()
    writer.submit(lambda sql: sql.execute("INSERT INTO replay VALUES ('next', '', 0)")).result()
    writer.close()

    async def read(store: Store) -> None:
        assert await store.shelved("small") is None
        assert await store.shelved("next") == ""

    using(path, read)


def test_a_file_that_somebody_else_writes_to_is_an_error_and_changes_nothing(path: Path) -> None:
    async def write(store: Store) -> None:
        other = sqlite3.connect(path, isolation_level=None)
        for seq in (1, 2):
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreError, match="locked"):
                await append(store, "one", [entry(seq)])
            other.execute("ROLLBACK")
            await append(store, "one", [entry(seq)])
        other.close()
        assert await store.entries("one") == [entry(0), entry(1), entry(2)]

    using(path, write)


def test_nothing_is_written_or_read_after_closing(where: Path | str) -> None:
    async def run() -> None:
        store = Store.open(where)
        await store.close()
        with pytest.raises(StoreError):
            await store.add_person(HOST)
        with pytest.raises(StoreError):
            await store.person(HOST.id)

    asyncio.run(run())


# --- the file ---


def test_a_new_file_is_ours_and_only_its_owner_may_read_it(path: Path) -> None:
    open_to_write(path, 1.0).close()
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION,)
    connection.close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_failed_migration_leaves_the_file_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = (*MIGRATIONS, ("CREATE TABLE extra (id TEXT) STRICT", "no SQL at all"))
    open_to_write(path, 1.0).close()
    monkeypatch.setattr("athanor.server.store.files.MIGRATIONS", broken)
    with pytest.raises(Refused, match="server-store-unusable"):
        open_to_write(path, 1.0)
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema")}
    assert "extra" not in names
    connection.close()


def test_an_older_store_is_brought_up_to_date(path: Path) -> None:
    old = sqlite3.connect(path, isolation_level=None)
    for statement in MIGRATIONS[0]:
        old.execute(statement)
    old.execute(f"PRAGMA application_id = {APPLICATION}")
    old.execute("PRAGMA user_version = 1")
    old.execute("INSERT INTO person VALUES ('host', 'Hermes', NULL, NULL)")
    old.execute("INSERT INTO place VALUES ('one', 1000, 'host', zeroblob(32), 1)")
    for number in range(2):
        old.execute("INSERT INTO remark VALUES ('one', ?, 7, 'Maria', -1, 'hm')", (number,))
    old.close()

    async def story(store: Store) -> None:
        assert await store.remarks("one") == [Remark(7, "Maria", -1, "hm")] * 2
        assert await store.say("one", Remark(8, "Maria", -1, "hm"), "guest", "1")
        assert len(await store.remarks("one")) == 3
        assert await store.heirs() == []

    using(path, story)
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    connection.close()


def refusal_of(path: Path) -> str:
    with pytest.raises(Refused) as caught:
        Store.open(path, patience=0.1)
    assert caught.value.refusal.message.args["path"] == str(path)
    return caught.value.refusal.message.key


def test_a_file_that_is_no_database_is_refused(path: Path) -> None:
    path.write_bytes(b"My holiday letters. " * 200)
    before = path.read_bytes()
    assert refusal_of(path) == "server-store-broken"
    assert path.read_bytes() == before


def test_a_database_of_something_else_is_refused(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE letters (text TEXT)")
    connection.close()
    before = path.read_bytes()
    assert refusal_of(path) == "server-store-foreign"
    assert path.read_bytes() == before


def test_a_store_of_a_later_version_is_refused(path: Path) -> None:
    connection = open_to_write(path, 1.0)
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    assert refusal_of(path) == "server-store-newer"


def test_a_damaged_store_is_refused(path: Path) -> None:
    connection = open_to_write(path, 1.0)
    connection.close()
    whole = path.read_bytes()
    size = int.from_bytes(whole[16:18], "big")
    path.write_bytes(whole[:size] + b"\xff" * (len(whole) - size))
    assert refusal_of(path) == "server-store-broken"


# --- the lobby ---


def test_the_lobby_finds_tables_by_phase_the_liveliest_first(where: Path | str) -> None:
    async def story(store: Store) -> None:
        for name, phase, moved, listed in (
            ("two", "gathering", 20, True),
            ("three", "gathering", 30, True),
            ("four", "playing", 40, True),
            ("five", "gathering", 50, False),
        ):
            summary = SummaryRow(phase, moved, "alchemist")
            await store.add_table(table(name, listed), [entry(0)], summary)
        assert await store.listed(["gathering"], 10, "nobody") == ["three", "two"]
        assert await store.listed(["gathering", "playing"], 2, "nobody") == ["four", "three"]
        assert await store.in_phase(["gathering"]) == ["five", "three", "two"]
        await append(store, "two", [entry(1)], SummaryRow("gathering", 60, "alchemist"))
        assert await store.listed(["gathering"], 10, "nobody") == ["two", "three"]

    using(where, story)


def test_people_find_the_tables_they_host_or_sit_at(where: Path | str) -> None:
    async def story(store: Store) -> None:
        def summary(guest: str | None) -> SummaryRow:
            return SummaryRow("playing", 10, "alchemist", ("host", guest))

        await append(store, "one", [entry(1)], summary(None))
        assert await store.tables_of("host") == ["one"]
        assert await store.tables_of("guest") == []
        await append(store, "one", [entry(2)], summary("host"))
        await append(store, "one", [entry(3)], summary("guest"))
        assert await store.tables_of("guest") == ["one"]
        await append(store, "one", [entry(4)], summary(None))
        assert await store.tables_of("guest") == []

    using(where, story)


def test_where_nothing_is_kept_the_lobby_does_not_change_either(where: Path | str) -> None:
    async def story(store: Store) -> None:
        await append(store, "one", [entry(1)], SummaryRow("playing", 10, "alchemist", ("host",)))
        over = SummaryRow("over", 20, "alchemist", ("guest",))
        with pytest.raises(Conflict):
            await append(store, "one", [entry(1)], over)
        assert await store.in_phase(["over"]) == []
        assert await store.tables_of("guest") == []

    using(where, story)


def test_only_the_latest_moment_is_kept(where: Path | str) -> None:
    async def story(store: Store) -> None:
        assert await store.snapshot("one") is None
        await store.keep_snapshot("one", 7, b"seven")
        await store.keep_snapshot("one", 5, b"five")
        assert await store.snapshot("one") == (7, b"seven")

    using(where, story)


# --- words, people, records, settings ---


def test_what_is_said_keeps_its_order(where: Path | str) -> None:
    async def story(store: Store) -> None:
        remarks = [Remark(when, "Maria", -1, f"word {when}") for when in range(3)]
        for remark in remarks:
            assert await store.say("one", remark, "guest", str(remark.when))
        assert not await store.say("one", remarks[0], "guest", "0")
        assert await store.remarks("one") == remarks
        assert await store.remarks("one", 2) == remarks[2:]
        assert await store.remarks("two") == []

    using(where, story)


def test_a_guest_can_be_renamed_and_get_an_account_once(where: Path | str) -> None:
    async def story(store: Store) -> None:
        await store.rename("guest", "Maria Prophetissa")
        await store.add_person(GUEST)
        assert await store.person("guest") == PersonRow("guest", "Maria Prophetissa")
        assert await store.credentials("guest", "Maria", "hash")
        known = PersonRow("guest", "Maria Prophetissa", "Maria", "hash")
        assert await store.person_called("mARIA") == known
        assert not await store.credentials("guest", "other", "hash")
        with pytest.raises(Conflict):
            await store.credentials("host", "MARIA", "hash")
        assert await store.person_called("nobody") is None

    using(where, story)


def test_records_and_settings_come_back(where: Path | str) -> None:
    async def story(store: Store) -> None:
        await store.shelve("abc", "a record", 1)
        await store.shelve("abc", "a record", 2)
        assert await store.shelved("abc") == "a record"
        assert await store.setting("key") is None
        await store.set_setting("key", b"1")
        await store.set_setting("key", b"2")
        assert await store.setting("key") == b"2"

    using(where, story)
