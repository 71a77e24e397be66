"""Back-ups: all that the house keeps in one file, made while it is open, and put back."""

import hashlib
import json
import shutil
import sqlite3
import stat
import subprocess
import sys
import zipfile
from contextlib import closing
from pathlib import Path

import pytest

from athanor.kernel.words import Refused
from athanor.server import doctor
from athanor.server.backup import back_up, restore
from athanor.server.store.schema import MIGRATIONS
from tests.server.visiting import OpenHouse, open_house

ME = {"kind": "me"}
BOT = {"kind": "bot", "spec": "random"}
ATHANOR = [sys.executable, "-m", "athanor.cli", "--no-color"]

Rows = dict[str, list[tuple[object, ...]]]


def kept_in(store: Path) -> Rows:
    """Return all that a store holds, row by row."""
    with closing(sqlite3.connect(store)) as connection:
        names = [
            name
            for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
            if not name.startswith("sqlite_")
        ]
        return {
            name: sorted(connection.execute(f"SELECT * FROM {name}").fetchall(), key=repr)
            for name in names
        }


def plays(house: OpenHouse, choices: int = 2) -> str:
    """Have somebody begin a match and choose; return the table."""
    table: str = house.host.opens(ME, ME, ME, options={"first_player": 0})["id"]
    with house.host.browser.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.send_json({"type": "hello", "viewer": 0})
        at = socket.receive_json()["at"]
        for seat in range(choices):
            choice = {"type": "choose", "id": str(seat), "at": at, "seat": seat, "text": "take M"}
            socket.send_json(choice)
            while (said := socket.receive_json())["type"] != "scene":
                assert said["type"] != "refused", said
            at = said["at"]
    return table


def lay_pack(data: Path, text: str) -> Path:
    """Lay something where owners lay their packs."""
    file = data / "packs" / "mine" / "pack.toml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    return file


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """A back-up of a house with a match, in the folder "house"."""
    data = tmp_path / "house"
    data.mkdir()
    lay_pack(data, "# as it was")
    with open_house(data) as house:
        plays(house)
    assert back_up(data, tmp_path / "backup.zip") == []
    return tmp_path / "backup.zip"


def altered(file: Path, *statements: str) -> Path:
    """Return a back-up whose store somebody has changed, with a list that agrees."""
    place = file.parent / "altered"
    with zipfile.ZipFile(file) as archive:
        archive.extractall(place)
    store = place / "athanor.db"
    with closing(sqlite3.connect(store, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)
    listed = json.loads((place / "backup.json").read_text())
    listed["files"]["athanor.db"] = hashlib.sha256(store.read_bytes()).hexdigest()
    other = file.with_name("altered.zip")
    with zipfile.ZipFile(other, "w") as archive:
        archive.writestr("backup.json", json.dumps(listed))
        for name in listed["files"]:
            archive.write(place / name, name)
    return other


def test_an_open_house_goes_on_elsewhere_as_it_was(tmp_path: Path) -> None:
    data, other, file = tmp_path / "house", tmp_path / "other", tmp_path / "backup.zip"
    data.mkdir()
    lay_pack(data, "# as it was")
    with open_house(data) as house:
        table = plays(house)
        me = house.host.get("/api/me").json()
        assert back_up(data, file) == []
        plays(house, 1)  # the house goes on
        cookies = dict(house.host.browser.cookies)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    restored = restore(file, other)
    assert restored.aside is None
    assert (other / "packs" / "mine" / "pack.toml").read_text() == "# as it was"
    journal = [row for row in kept_in(data / "athanor.db")["entry"] if row[0] == table]
    assert kept_in(other / "athanor.db")["entry"] == journal, "bit by bit, and nothing later"
    assert sorted(path.name for path in other.iterdir()) == ["athanor.db", "packs"]
    with open_house(other) as house:
        house.host.browser.cookies.update(cookies)
        assert house.host.get("/api/me").json() == me, "the key of the house came along"
        (own,) = house.host.get("/api/tables").json()["mine"]
        assert own["id"] == table


def test_what_was_there_is_kept_aside(tmp_path: Path, made: Path) -> None:
    data = tmp_path / "house"
    lay_pack(data, "# changed since")
    with open_house(data) as house:
        plays(house, 1)
    before = kept_in(data / "athanor.db")
    for number in (1, 2):
        restored = restore(made, data)
        assert restored.aside == data / f"before-restore-{number}"
    assert kept_in(data / "before-restore-1" / "athanor.db") == before
    assert (data / "before-restore-1/packs/mine/pack.toml").read_text() == "# changed since"
    assert (data / "packs/mine/pack.toml").read_text() == "# as it was"
    assert len(kept_in(data / "athanor.db")["game_table"]) == 1


def test_nothing_is_put_back_while_a_house_is_open(tmp_path: Path, made: Path) -> None:
    data = tmp_path / "house"
    with open_house(data) as house:
        held = sorted(data.iterdir())
        with pytest.raises(Refused, match="server-folder-in-use"):
            restore(made, data)
        assert sorted(data.iterdir()) == held
        plays(house, 1)


def test_no_file_is_written_over(tmp_path: Path, made: Path) -> None:
    before = made.read_bytes()
    with pytest.raises(Refused, match="backup-exists"):
        back_up(tmp_path / "house", made)
    assert made.read_bytes() == before
    with pytest.raises(Refused, match="doctor-no-store"):
        back_up(tmp_path / "nowhere", tmp_path / "other.zip")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup.zip", "house"]


@pytest.mark.parametrize("harm", ["cut", "flipped", "no zip", "no list", "more", "escaping"])
def test_a_damaged_back_up_is_refused_and_changes_nothing(
    tmp_path: Path, made: Path, harm: str
) -> None:
    body = made.read_bytes()
    if harm == "cut":
        made.write_bytes(body[: len(body) // 2])
    elif harm == "flipped":
        middle = len(body) // 3
        made.write_bytes(body[:middle] + bytes([body[middle] ^ 0x55]) + body[middle + 1 :])
    elif harm == "no zip":
        made.write_text("something else entirely")
    else:
        with zipfile.ZipFile(made, "a" if harm in ("more", "escaping") else "w") as archive:
            archive.writestr("../outside" if harm == "escaping" else "more", "something")
    for place in (tmp_path / "house", tmp_path / "other"):
        before = {path: path.is_file() and path.read_bytes() for path in place.rglob("*")}
        with pytest.raises(Refused, match="backup-damaged"):
            restore(made, place)
        assert {path: path.is_file() and path.read_bytes() for path in place.rglob("*")} == before
    assert not (tmp_path / "outside").exists()


def test_a_journal_that_was_changed_is_found_and_can_be_mended(tmp_path: Path, made: Path) -> None:
    forged = altered(made, "UPDATE entry SET at = at + 1 WHERE seq = 2")
    other = tmp_path / "other"
    refused = restore(forged, other)
    assert [one.message.key for one in refused.left] == ["doctor-table"]
    assert list(other.iterdir()) == []
    assert restore(forged, other, repair=True).left == []
    assert doctor.examine(other / "athanor.db") == []


def test_a_back_up_of_a_newer_version_is_refused(tmp_path: Path, made: Path) -> None:
    newer = altered(made, f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    with pytest.raises(Refused, match="server-store-newer") as refused:
        restore(newer, tmp_path / "other")
    assert refused.value.refusal.message.args["path"] == str(newer)


def test_a_damaged_house_can_be_put_back(tmp_path: Path, made: Path) -> None:
    data = tmp_path / "house"
    (data / "athanor.db").write_bytes(b"something else entirely" * 100)
    assert restore(made, data).aside is not None
    assert doctor.examine(data / "athanor.db") == []


def test_both_are_commands(tmp_path: Path, made: Path) -> None:
    shutil.rmtree(tmp_path / "house" / "packs")

    def says(*arguments: str) -> tuple[int, str]:
        done = subprocess.run([*ATHANOR, *arguments], capture_output=True, text=True, check=False)
        assert "Traceback" not in done.stderr
        return done.returncode, " ".join((done.stdout + done.stderr).split())

    data, file = str(tmp_path / "house"), str(tmp_path / "second.zip")
    code, said = says("backup", file, "--data", data)
    assert (code, "all in it is whole" in said) == (0, True)
    code, said = says("--lang", "fr", "backup", file, "--data", data)
    assert (code, "existe déjà" in said) == (3, True)
    code, said = says("restore", file, "--data", data, "--json")
    assert code == 0
    assert json.loads(said)["aside"] == str(tmp_path / "house" / "before-restore-1")
    forged = altered(made, "UPDATE entry SET at = at + 1 WHERE seq = 2")
    code, said = says("restore", str(forged), "--data", data)
    assert (code, "nothing was put in its place" in said) == (4, True)
