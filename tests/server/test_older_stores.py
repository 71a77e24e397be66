"""Stores that every earlier version of the file left behind: each opens, and nothing is lost.

The files in ``stores/`` were written by the programs of their time, one for each version of the
schema: an account, a match of bots that is over, one that goes on after three choices, and a table
that waits for somebody. Those of versions 8 to 10 are the one before, brought up to date.
"""

import gzip
import resource
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from athanor.kernel.words import Refused
from athanor.server import doctor
from athanor.server.store.files import open_to_write
from athanor.server.store.schema import MIGRATIONS
from tests.server.visiting import MARK, open_house

STORES = Path(__file__).parent / "stores"
VERSIONS = range(1, len(MIGRATIONS) + 1)
KEYS = {"login": "hermes", "password": "correct horse"}


def laid_in(folder: Path, version: int) -> Path:
    """Lay the store of a version into a folder."""
    store = folder / "athanor.db"
    store.write_bytes(gzip.decompress((STORES / f"version-{version}.db.gz").read_bytes()))
    return store


def rows_in(store: Path, table: str) -> list[tuple[object, ...]]:
    """Return what a store holds."""
    with closing(sqlite3.connect(store)) as connection:
        return connection.execute(f"SELECT * FROM {table}").fetchall()


def version_of(store: Path) -> int:
    """Return the version that a file says it is of."""
    with closing(sqlite3.connect(store)) as connection:
        ((version,),) = connection.execute("PRAGMA user_version").fetchall()
        return int(version)


def test_every_version_has_its_file() -> None:
    assert {path.name for path in STORES.iterdir()} == {f"version-{n}.db.gz" for n in VERSIONS}


@pytest.mark.parametrize("version", VERSIONS)
def test_a_store_of_any_version_goes_on(tmp_path: Path, version: int) -> None:
    store = laid_in(tmp_path, version)
    assert version_of(store) == version
    before = [row[:4] for row in rows_in(store, "entry")]
    assert [one.message.key for one in doctor.examine(store)] == (
        ["doctor-version"] if version < len(MIGRATIONS) else []
    )
    with open_house(tmp_path) as house:
        assert house.host.browser.post("/api/session", json=KEYS, headers=MARK).status_code == 200
        mine = house.host.get("/api/tables").json()["mine"]
        assert [table["phase"] for table in mine] == ["playing", "gathering", "over"]
        playing, _, over = mine
        assert house.host.get(f"/api/replays/{over['id']}").status_code == 200
        with house.host.browser.websocket_connect(f"/api/tables/{playing['id']}/socket") as socket:
            socket.send_json({"type": "hello", "viewer": playing["waiting"][0]})
            scene = socket.receive_json()
            choice = {
                "type": "choose",
                "id": "next",
                "at": scene["at"],
                "seat": playing["waiting"][0],
                "text": "take M",
            }
            socket.send_json(choice)
            while (said := socket.receive_json())["type"] != "done":
                assert said["type"] != "refused", said
    after = {row[:2]: row[2:4] for row in rows_in(store, "entry")}
    assert {row[:2]: row[2:] for row in before}.items() <= after.items(), "nothing has changed"
    assert doctor.examine(store) == []
    assert version_of(store) == len(MIGRATIONS)


@pytest.mark.parametrize("version", VERSIONS)
def test_a_copy_is_made_before_a_file_is_changed(tmp_path: Path, version: int) -> None:
    store = laid_in(tmp_path, version)
    before = rows_in(store, "entry")
    open_to_write(store, 1.0).close()
    open_to_write(store, 1.0).close()
    copies = sorted(tmp_path.glob("*.version-*"))
    if version == len(MIGRATIONS):
        assert copies == []
        return
    (copy,) = copies
    assert copy.name == f"athanor.db.version-{version}-1"
    assert version_of(copy) == version
    assert rows_in(copy, "entry") == before
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


def test_a_file_of_which_no_copy_can_be_made_is_left_as_it_is(tmp_path: Path) -> None:
    store = laid_in(tmp_path, 1)
    before = rows_in(store, "entry")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (store.stat().st_size // 2, limits[1]))
    try:
        with pytest.raises(Refused, match="server-store-unusable"):
            open_to_write(store, 1.0)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert (version_of(store), rows_in(store, "entry")) == (1, before)
    assert list(tmp_path.glob("*.version-*")) == []


def test_a_newer_file_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    store = laid_in(tmp_path, len(MIGRATIONS))
    with closing(sqlite3.connect(store)) as connection:
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    before = store.read_bytes()
    with pytest.raises(Refused, match="server-store-newer"):
        open_to_write(store, 1.0)
    assert store.read_bytes() == before
