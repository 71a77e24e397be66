"""A house moves from its file into a database and back, with matches that are being played."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from athanor.kernel.words import Refused
from athanor.server import doctor
from athanor.server.moving import KINDS, Kind, Moved, move
from athanor.server.store.postgres_opening import conninfo_of
from tests.server.postgres import PostgresServer
from tests.server.visiting import MARK, OpenHouse, Visitor, open_house

ME = {"kind": "me"}
BOT = {"kind": "bot", "spec": "random"}
KEYS = {"login": "hermes", "password": "correct horse"}


def rows_in(folder: Path, kind: Kind) -> list[tuple[Any, ...]]:
    """Return what a file holds of a kind."""
    query = f"SELECT {kind.columns} FROM {kind.name} ORDER BY {kind.order}"
    with closing(sqlite3.connect(folder / "athanor.db")) as connection:
        return connection.execute(query).fetchall()


def everything(folder: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Return all that a file holds."""
    return {kind.name: rows_in(folder, kind) for kind in KINDS}


def entries_at(address: str) -> list[tuple[Any, ...]]:
    """Return the entries in a database."""
    query = b"SELECT game_table, seq, at, body, link FROM entry ORDER BY game_table, seq"
    with psycopg.connect(conninfo_of(address)) as connection:
        return connection.execute(query).fetchall()


def choose(visitor: Visitor, table: str) -> None:
    """Make the first choice that is offered at a table of one's own, and say so."""
    mine = {one["id"]: one for one in visitor.get("/api/tables").json()["mine"]}
    (seat, *_) = mine[table]["waiting"]
    with visitor.browser.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.send_json({"type": "hello", "viewer": seat})
        scene = socket.receive_json()
        here = {"at": scene["at"], "seat": seat}
        socket.send_json({"type": "search", "id": "found", **here, "words": ""})
        while (said := socket.receive_json()).get("id") != "found":
            continue
        text = said["choices"][0]["text"]
        socket.send_json({"type": "choose", "id": f"at {scene['at']}", **here, "text": text})
        while (said := socket.receive_json())["type"] != "done":
            assert said["type"] != "refused", said
        socket.send_json({"type": "say", "id": f"said {scene['at']}", "text": "Voilà"})
        while socket.receive_json()["type"] != "done":
            continue


def log_in(house: OpenHouse) -> Visitor:
    """Come back to an account, with another browser."""
    visitor = house.visitor()
    assert visitor.browser.post("/api/session", json=KEYS, headers=MARK).status_code == 200
    return visitor


def test_a_house_moves_there_and_back_and_its_matches_go_on(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    old, new, address = tmp_path / "old", tmp_path / "new", postgres.new()
    old.mkdir()
    with open_house(old) as house:
        house.host.post("/api/account", KEYS)
        table = house.host.opens(ME, ME)["id"]
        house.host.opens(ME, BOT)
        choose(house.host, table)
    before = everything(old)
    moved = move(f"sqlite:{old}", address)
    assert moved == Moved(2, len(before["entry"]), len(before["person"]))
    assert everything(old) == before, "where it was, all stays as it is"
    assert entries_at(address) == before["entry"], "to the last bit"
    with open_house(new, database=address) as house:
        choose(log_in(house), table)
    after = entries_at(address)
    assert len(after) > len(before["entry"])
    move(address, f"sqlite:{new}")
    assert rows_in(new, KINDS[4]) == after
    assert doctor.examine(new / "athanor.db") == []
    with open_house(new) as house:
        choose(log_in(house), table)


def test_nothing_is_moved_to_where_something_is(postgres: PostgresServer, tmp_path: Path) -> None:
    address = postgres.new()
    with open_house(tmp_path, workers=0) as house:
        house.host.patch("/api/me", {"name": "Maud"})
        with pytest.raises(Refused, match="server-folder-in-use"):
            move(f"sqlite:{tmp_path}", address)
    move(f"sqlite:{tmp_path}", address)
    before = everything(tmp_path)
    with pytest.raises(Refused, match="move-not-empty"):
        move(f"sqlite:{tmp_path}", address)
    with pytest.raises(Refused, match="move-not-empty"):
        move(address, f"sqlite:{tmp_path}")
    assert everything(tmp_path) == before


@pytest.mark.parametrize(
    ("source", "target", "key"),
    [
        ("sqlite:nowhere", "sqlite:elsewhere", "doctor-no-store"),
        ("mysql://somebody:secret@host/house", "sqlite:elsewhere", "move-bad-address"),
        ("postgresql://athanor@/house?host=/nowhere", "sqlite:new", "server-store-unusable"),
    ],
)
def test_what_cannot_be_moved_is_refused(
    source: str, target: str, key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Refused, match=key) as caught:
        move(source, target)
    assert "secret" not in str(caught.value.refusal.message.args)
    assert list(tmp_path.iterdir()) == []
