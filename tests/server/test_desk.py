"""The operator's desk: ``athanor house``, beside an open house and in a closed one."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from athanor.kernel.words import Refused
from athanor.server import desk, doctor
from tests.cli.program import run
from tests.server.postgres import PostgresServer
from tests.server.visiting import OpenHouse, Visitor, open_house

ME = {"kind": "me"}
OPEN = {"kind": "open"}
ADA = {"login": "ada", "password": "correct horse"}


def sets_up(house: OpenHouse) -> tuple[str, str, Visitor]:
    """Have Ada host a table that waits and one at which she plays; return them and who joins."""
    assert house.host.post("/api/account", ADA).status_code == 201
    waiting = house.host.opens(ME, OPEN, OPEN)["id"]
    playing = house.host.opens(ME, OPEN)["id"]
    other = house.visitor()
    assert other.post(f"/api/tables/{playing}/seats/1").status_code == 200
    return waiting, playing, other


def test_tables_and_journals_are_seen_beside_an_open_house(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        waiting, playing, _ = sets_up(house)
        found = {one.table: one for one in desk.list_tables(tmp_path)}
        assert {table: (one.phase, one.people) for table, one in found.items()} == {
            waiting: ("gathering", 1),
            playing: ("playing", 2),
        }
        assert [one.table for one in desk.list_tables(tmp_path, "playing")] == [playing]
        journal = desk.read_journal(tmp_path, playing)
        kinds = [msgspec.json.decode(one.entry)["type"] for one in journal]
        assert kinds == ["opened", "seated"], "what is still in the daybook is there, too"
        assert [one.seq for one in journal] == [0, 1]
        with pytest.raises(Refused, match="table-no-such-table"):
            desk.read_journal(tmp_path, "nowhere")


def test_nobody_is_forgotten_beside_an_open_house(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        sets_up(house)
        with pytest.raises(Refused, match="server-folder-in-use"):
            desk.forget_person(tmp_path, "ada")
        assert house.host.get("/api/me").json()["login"] == "ada"


def test_a_table_that_waits_is_closed_and_no_other(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        waiting, playing, _ = sets_up(house)
    assert desk.close_table(tmp_path, waiting)
    for table, why in ((playing, "desk-not-gathering"), ("nowhere", "table-no-such-table")):
        with pytest.raises(Refused, match=why):
            desk.close_table(tmp_path, table)
    phases = {one.table: one.phase for one in desk.list_tables(tmp_path)}
    assert phases == {waiting: "closed", playing: "playing"}
    assert doctor.examine(tmp_path / "athanor.db") == []


def test_the_desk_works_in_a_database_too(postgres: PostgresServer, tmp_path: Path) -> None:
    address = postgres.new()
    with open_house(tmp_path, database=address) as house:
        waiting, playing, _ = sets_up(house)
        found = {
            one.table: (one.phase, one.people) for one in desk.list_tables(tmp_path, "", address)
        }
        assert found == {waiting: ("gathering", 1), playing: ("playing", 2)}
        kinds = [
            msgspec.json.decode(one.entry)["type"]
            for one in desk.read_journal(tmp_path, playing, address)
        ]
        assert kinds == ["opened", "seated"]
        with pytest.raises(Refused, match="table-no-such-table"):
            desk.read_journal(tmp_path, "nowhere", address)
        with pytest.raises(Refused, match="server-database-in-use"):
            desk.forget_person(tmp_path, "ada", address)
    assert desk.close_table(tmp_path, waiting, address)
    assert [one.table for one in desk.list_tables(tmp_path, "closed", address)] == [waiting]
    desk.forget_person(tmp_path, "ada", address)
    with pytest.raises(Refused, match="desk-no-such-person"):
        desk.forget_person(tmp_path, "ada", address)


def test_a_held_table_is_closed(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        _, playing, _ = sets_up(house)
    with closing(sqlite3.connect(tmp_path / "athanor.db")) as connection, connection:
        connection.execute("UPDATE entry SET at = at + 1 WHERE game_table = ?", (playing,))
    desk.close_table(tmp_path, playing)
    assert [one.table for one in desk.list_tables(tmp_path, "closed")] == [playing]


def test_a_person_is_forgotten_and_others_play_on(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        waiting, playing, other = sets_up(house)
        cookies = dict(other.browser.cookies)
        lonely = house.host.opens(ME, {"kind": "bot", "spec": "random"})["id"]
    with pytest.raises(Refused, match="desk-no-such-person"):
        desk.forget_person(tmp_path, "grace")
    desk.forget_person(tmp_path, "ADA")
    phases = {one.table: one.phase for one in desk.list_tables(tmp_path)}
    assert lonely not in phases, "it was hers alone"
    assert waiting not in phases
    assert doctor.examine(tmp_path / "athanor.db") == []
    with open_house(tmp_path) as house:
        wrong = house.host.post("/api/session", ADA)
        assert wrong.status_code == 403
        house.host.browser.cookies.update(cookies)
        (own,) = house.host.get("/api/tables").json()["mine"]
        assert own["id"] == playing
        assert own["seats"][0]["kind"] == "bot"


def test_all_of_it_is_a_command(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        waiting, playing, _ = sets_up(house)

    def says(*arguments: str) -> tuple[int, str]:
        done = run("house", *arguments, "--data", str(tmp_path))
        assert "Traceback" not in done.stderr
        return done.returncode, done.stdout + done.stderr

    code, said = says("list", "--json")
    assert (code, {one["table"] for one in json.loads(said)["tables"]}) == (0, {waiting, playing})
    code, said = says("show", playing)
    assert (code, said.count('"type":')) == (0, 2)
    assert says("list", "--phase", "nonsense")[0] == 3
    assert says("close", waiting)[0] == 0
    code, said = says("forget", "ada", "--lang", "fr")
    assert (code, "est oublié" in said) == (0, True)
