"""What is true of a store in PostgreSQL alone: its server may go away and come back."""

import asyncio
from collections.abc import Iterator

import psycopg
import pytest

from athanor.kernel.words import Refused
from athanor.server.lock import lock_of
from athanor.server.store import Conflict, EntryRow, PersonRow, Store, StoreError, TableRow
from athanor.server.store.postgres_opening import conninfo_of, name_of
from athanor.server.store.postgres_pages import Append, kept_of, write_page
from athanor.server.store.postgres_schema import MIGRATIONS
from tests.server.postgres import PostgresServer, postgres_server
from tests.server.writing import append

HOST = PersonRow("host", "Hermes")


@pytest.fixture
def own_server() -> Iterator[PostgresServer]:
    """A server that a test may stop."""
    with postgres_server() as server:
        yield server


def entry(seq: int) -> EntryRow:
    return EntryRow(seq, 1_000 + seq, f"entry {seq}".encode(), f"link {seq}")


async def set_up(store: Store, *names: str) -> None:
    await store.add_person(HOST)
    for name in names:
        row = TableRow(name, 1_000, HOST.id, bytes(32), True)
        await store.add_table(row, [entry(0)])


def test_what_is_written_while_the_server_restarts_is_written_once(
    own_server: PostgresServer,
) -> None:
    async def story() -> None:
        store = Store.open(own_server.new())
        await set_up(store, "one", "two")
        await append(store, "one", [entry(1)])
        restarting = asyncio.ensure_future(asyncio.to_thread(own_server.restart))
        for seq in range(2, 30):
            await asyncio.gather(
                append(store, "one", [entry(seq)]), append(store, "two", [entry(seq - 1)])
            )
        await restarting
        await append(store, "one", [entry(30)])
        assert await store.entries("one") == [entry(seq) for seq in range(31)]
        assert await store.entries("two") == [entry(seq) for seq in range(29)]
        await store.close()

    asyncio.run(story())


def test_a_page_whose_commit_nobody_heard_of_is_found_again(postgres: PostgresServer) -> None:
    async def story() -> None:
        address = postgres.new()
        store = Store.open(address)
        await set_up(store, "one", "two")
        page = [Append(name, [entry(1)], lambda _: None, ()) for name in ("one", "two")]
        other = [Append("one", [EntryRow(1, 0, b"of somebody else", "link")], print, ())]
        async with await psycopg.AsyncConnection.connect(
            conninfo_of(address), autocommit=True, cursor_factory=psycopg.AsyncRawCursor
        ) as connection:
            assert await kept_of(connection, page) == set()
            assert await write_page(connection, page[:1]) == {}
            assert await kept_of(connection, page) == {"one"}
            assert await kept_of(connection, other) == set()
            assert [type(one) for one in (await write_page(connection, other)).values()] == [
                Conflict
            ]
        await store.close()

    asyncio.run(story())


def test_two_processes_never_write_the_same_entry(postgres: PostgresServer) -> None:
    async def story() -> None:
        address = postgres.new()
        one, other = Store.open(address), Store.open(address)
        names = [f"t{number}" for number in range(8)]
        await set_up(one, *names)
        for seq in range(1, 6):
            tries = [
                append(store, name, [EntryRow(seq, place, b"x")])
                for name in names
                for place, store in enumerate((one, other))
            ]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert [type(result) for result in results].count(Conflict) == len(names)
        for name in names:
            assert [row.seq for row in await other.entries(name)] == list(range(6))
        await one.close()
        await other.close()

    asyncio.run(story())


def test_a_server_that_stays_away_is_an_error(
    own_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("athanor.server.store.postgres.PATIENCE", 0.0)
    monkeypatch.setattr("athanor.server.store.postgres_pages.PATIENCE", 0.0)

    async def story() -> None:
        store = Store.open(own_server.new())
        await set_up(store, "one")
        own_server.stop()
        with pytest.raises(StoreError):
            await append(store, "one", [entry(1)])
        with pytest.raises(StoreError):
            await store.entries("one")
        own_server.start()
        while True:
            try:
                await append(store, "one", [entry(1)])
                break
            except StoreError:
                continue
        assert await store.entries("one") == [entry(0), entry(1)]
        assert store.failures >= 1
        await store.close()

    asyncio.run(story())


def test_a_sign_that_postgresql_does_not_know_harms_nobody(postgres: PostgresServer) -> None:
    async def story() -> None:
        store = Store.open(postgres.new())
        assert await store.table("no\0where") is None
        assert await store.person_called("a\0da") is None
        await store.close()

    asyncio.run(story())


# --- opening ---


def test_one_house_to_a_database(postgres: PostgresServer) -> None:
    address = postgres.new()
    lock = lock_of(address)
    with pytest.raises(Refused, match="server-database-in-use"):
        lock_of(address)
    lock.release()
    lock_of(address).release()


SHAPE = """
SELECT table_name, column_name, data_type, is_nullable, column_default
FROM information_schema.columns WHERE table_schema = 'athanor' ORDER BY 1, 2
"""


def shape_of(address: str) -> list[tuple[object, ...]]:
    with psycopg.connect(conninfo_of(address)) as connection:
        return connection.execute(SHAPE).fetchall()


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS)))
def test_a_store_of_any_version_is_brought_up_to_date(
    postgres: PostgresServer, version: int
) -> None:
    address, fresh = postgres.new(), postgres.new()
    with psycopg.connect(conninfo_of(address)) as connection:
        connection.execute("CREATE SCHEMA athanor")
        connection.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
        connection.execute("INSERT INTO schema_version VALUES (%s)", (version,))
        for statement in (one for migration in MIGRATIONS[:version] for one in migration):
            connection.execute(statement.encode())
        connection.execute("INSERT INTO person (id, name) VALUES ('ada', 'Ada')")
        connection.execute(
            "INSERT INTO game_table (id, opened, host, secret, listed)"
            " VALUES ('one', 1, 'ada', 'secret', TRUE)"
        )

    async def story() -> None:
        store = Store.open(address)
        found = await store.table("one")
        assert found is not None
        assert (found.host, found.secret) == ("ada", b"secret")
        await store.close()

    asyncio.run(story())
    asyncio.run(Store.open(fresh).close())
    assert shape_of(address) == shape_of(fresh)


def test_a_newer_store_is_refused_and_left_as_it_is(postgres: PostgresServer) -> None:
    address = postgres.new()
    asyncio.run(Store.open(address).close())
    with psycopg.connect(conninfo_of(address)) as connection:
        connection.execute("UPDATE schema_version SET version = version + 1")
    with pytest.raises(Refused, match="server-store-newer"):
        Store.open(address)
    with psycopg.connect(conninfo_of(address)) as connection:
        found = connection.execute("SELECT version FROM schema_version").fetchall()
    assert found == [(len(MIGRATIONS) + 1,)]


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("letters", "server-bad-store-address"),
        ("postgresql://athanor:secret@localhost:1/house", "server-store-unusable"),
    ],
)
def test_where_there_is_no_database_that_is_said_without_the_password(
    address: str, key: str
) -> None:
    with pytest.raises(Refused, match=key) as caught:
        Store.open(address)
    assert "secret" not in str(caught.value.refusal.message.args)


def test_a_password_is_not_in_the_name() -> None:
    assert name_of("postgresql://ada:secret@db:5433/house") == "postgresql://db:5433/house"
