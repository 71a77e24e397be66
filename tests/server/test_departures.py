"""Leaving the house for good: with all one's data, and without a trace of one's own."""

import pytest

from athanor.server.people import NAMES, offered_name
from athanor.server.tables.table import ALCHEMISTS
from tests.server.test_authorisation import heard
from tests.server.visiting import OpenHouse, key_of

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "spec": "random"}
READY = {"game": "alkemy-v2", "options": {"setup": "ready"}}
KEYS = {"login": "wilhelmina", "password": "correct horse"}

pytestmark = pytest.mark.parametrize("house", ["sqlite", "postgres"], indirect=True)


def test_everybody_has_a_name_of_their_own_and_keeps_it(house: OpenHouse) -> None:
    guest = house.visitor()
    first = guest.get("/api/me").json()
    assert first["name"] in NAMES
    assert not first["named"]
    assert guest.get("/api/me").json() == first
    assert guest.patch("/api/me", {"name": "Maud"}).json()["named"]
    assert not set(NAMES) & set(ALCHEMISTS)
    assert len({offered_name(str(number)) for number in range(2_000)}) == len(NAMES)


def test_all_that_is_kept_about_somebody_can_be_taken_along(house: OpenHouse) -> None:
    host, guest = house.visitor(), house.visitor()
    host.patch("/api/me", {"name": "Isabella"})
    over = host.opens(ME, OPEN, **READY)["id"]
    guest.post(f"/api/tables/{over}/seats/1")
    heard(host, over, {"type": "say", "text": "Fiat lux"})
    heard(guest, over, {"type": "say", "text": "Solve"})
    heard(guest, over, {"type": "concede", "seat": 1})
    host.waits_for_the_end(over)
    data = host.get("/api/me/data").json()
    assert (data["name"], data["login"]) == ("Isabella", "")
    (table,) = data["tables"]
    assert (table["id"], table["phase"], table["host"]) == (over, "over", True)
    assert table["seats"] == [{"seat": 0, "name": "Isabella"}]
    assert [said["text"] for said in data["remarks"]] == ["Fiat lux"], "only what they said"


def test_a_match_that_goes_on_gives_nothing_hidden_away(house: OpenHouse) -> None:
    host, guest = house.visitor(), house.visitor()
    table = host.opens(ME, OPEN)["id"]
    guest.post(f"/api/tables/{table}/seats/1")
    (own,) = host.get("/api/me/data").json()["tables"]
    assert own["record"] == ""


def test_what_was_somebodys_alone_is_deleted_and_the_others_play_on(house: OpenHouse) -> None:
    host, guest = house.visitor(), house.visitor()
    alone = host.opens(ME, BOT)["id"]
    gathering = host.opens(ME, {"kind": "invited"})["id"]
    shared = guest.opens(ME, OPEN, options={"first_player": 0})["id"]
    host.post(f"/api/tables/{shared}/seats/1")
    heard(host, shared, {"type": "say", "text": "Fiat lux"})
    left = host.post("/api/me/departure").json()
    assert left != {}
    assert host.get("/api/tables").json()["mine"] == []
    assert key_of(host.get(f"/api/tables/{alone}")) == "table-no-such-table"
    assert key_of(host.get(f"/api/tables/{gathering}")) == "table-no-such-table"
    assert guest.get(f"/api/tables/{shared}").json()["seats"][1]["kind"] == "bot"
    with guest.browser.websocket_connect(f"/api/tables/{shared}/socket") as line:
        line.send_json({"type": "hello", "viewer": 0})
        said = [line.receive_json(), line.receive_json()]
    remarks = next(one["remarks"] for one in said if one["type"] == "chat")
    assert [(one["name"], one["text"]) for one in remarks] == [("", "")]


def test_an_account_is_deleted_only_by_who_knows_its_password(house: OpenHouse) -> None:
    here, there = house.visitor(), house.visitor()
    here.post("/api/account", KEYS)
    assert there.post("/api/session", KEYS).status_code == 200
    assert key_of(here.post("/api/me/departure", {"password": "wrong horse"})) == (
        "server-wrong-password"
    )
    assert here.get("/api/me").json()["login"] == KEYS["login"]
    assert here.post("/api/me/departure", {"password": KEYS["password"]}).status_code == 200
    for browser in (here, there):
        assert browser.get("/api/me").json()["login"] == ""
    assert key_of(there.post("/api/session", KEYS)) == "server-wrong-login"
    assert here.post("/api/account", KEYS).status_code == 201, "the login is free again"


@pytest.mark.parametrize("phase", ["gathering", "over"])
def test_a_table_of_others_stays(house: OpenHouse, phase: str) -> None:
    host, guest = house.visitor(), house.visitor()
    more = [OPEN] if phase == "gathering" else []
    wish = READY if phase == "over" else {}
    table = host.opens(ME, OPEN, *more, **wish)["id"]
    guest.post(f"/api/tables/{table}/seats/1")
    if phase == "over":
        heard(host, table, {"type": "concede", "seat": 0})
    assert guest.post("/api/me/departure").status_code == 200
    card = host.get(f"/api/tables/{table}").json()
    assert card["phase"] == phase
    assert card["seats"][1]["kind"] == ("vacant" if phase == "gathering" else "person")
