"""Hosts keep order: they silence people, show them out, and close a table to onlookers."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from athanor.kernel.words import Refused
from athanor.server.tables.journal import Moderated, Nobody, Recognised, Seated, SeatedPerson
from athanor.server.tables.moderation import check_may_watch, curtain, moderate
from tests.server.conftest import database_for
from tests.server.tables.staging import HOST, START, set_table
from tests.server.visiting import OpenHouse, Visitor, key_of, open_house

ME = {"kind": "me"}
OPEN = {"kind": "open"}
GUEST = "guest-1"


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[OpenHouse]:
    folder: Path = tmp_path_factory.mktemp("house")
    with open_house(folder, database=database_for(request)) as opened:
        yield opened


def playing(house: OpenHouse) -> tuple[Visitor, Visitor, str]:
    """Return a host and somebody else who play a match, and its table."""
    host, guest = house.visitor(), house.visitor()
    table: str = host.opens(ME, OPEN)["id"]
    assert guest.post(f"/api/tables/{table}/seats/1").status_code == 200
    return host, guest, table


def onlooker(house: OpenHouse) -> Visitor:
    """Return somebody whom the house will know again."""
    visitor = house.visitor()
    assert visitor.get("/api/me").status_code == 200
    return visitor


def alias_of(host: Visitor, table: str, **told: object) -> str:
    """Return by which the host knows the only one of whom something is told."""
    guests = host.get(f"/api/tables/{table}/guests").json()
    (alias,) = [one["alias"] for one in guests if told.items() <= one.items()]
    return str(alias)


def said(visitor: Visitor, table: str, text: str) -> str:
    """Say something at a table; return whether it was said, or why not."""
    with visitor.browser.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.send_json({"type": "hello"})
        socket.send_json({"type": "say", "id": text, "text": text})
        while True:
            answer = socket.receive_json()
            if answer["type"] == "refused":
                return str(answer["refusal"]["message"]["key"])
            if answer["type"] == "done":
                return "said"


def seen(visitor: Visitor, table: str) -> str:
    """Look at a table; return whether it is seen, or why not."""
    with visitor.browser.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.send_json({"type": "hello"})
        try:
            answer: dict[str, Any] = socket.receive_json()
        except WebSocketDisconnect as gone:
            return gone.detail
        return str(answer["type"])


# --- in a house ---


def test_who_is_silenced_plays_on_without_a_word(house: OpenHouse) -> None:
    host, guest, table = playing(house)
    alias = alias_of(host, table, seat=1)
    assert said(guest, table, "one") == "said"
    assert host.post(f"/api/tables/{table}/guests/{alias}", {"act": "mute"}).status_code == 200
    assert said(guest, table, "two") == "table-muted"
    assert seen(guest, table) == "scene"
    assert alias_of(host, table, muted=True) == alias
    host.post(f"/api/tables/{table}/guests/{alias}", {"act": "unmute"})
    assert said(guest, table, "three") == "said"


def test_an_onlooker_who_has_spoken_is_shown_out_and_let_in_again(house: OpenHouse) -> None:
    host, _, table = playing(house)
    stranger = onlooker(house)
    assert said(stranger, table, "Boo!") == "said"
    alias = alias_of(host, table, seat=-1)
    host.post(f"/api/tables/{table}/guests/{alias}", {"act": "show-out"})
    assert seen(stranger, table) == "table-shown-out"
    answer = stranger.get(f"/api/tables/{table}/steps/0")
    assert key_of(answer) == "table-shown-out"
    assert alias_of(host, table, shown_out=True) == alias
    host.post(f"/api/tables/{table}/guests/{alias}", {"act": "let-in"})
    assert seen(stranger, table) == "scene"


def test_onlookers_who_are_there_are_let_go_when_the_curtain_falls(house: OpenHouse) -> None:
    host, guest, table = playing(house)
    stranger = onlooker(house)
    with stranger.browser.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.send_json({"type": "hello"})
        assert socket.receive_json()["type"] == "scene"
        answer = host.post(f"/api/tables/{table}/onlookers", {"closed": True})
        assert answer.json()["private"]
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()
    assert seen(stranger, table) == "table-private"
    assert seen(guest, table) == seen(host, table) == "scene"
    listed = stranger.get("/api/tables").json()["running"]
    assert table not in [one["id"] for one in listed]
    host.post(f"/api/tables/{table}/onlookers", {"closed": False})
    assert seen(stranger, table) == "scene"


def test_who_is_shown_out_before_the_match_loses_the_seat(house: OpenHouse) -> None:
    host, guest = house.visitor(), house.visitor()
    table = host.opens(ME, OPEN, OPEN)["id"]
    guest.post(f"/api/tables/{table}/seats/1")
    alias = alias_of(host, table, seat=1)
    card = host.post(f"/api/tables/{table}/guests/{alias}", {"act": "show-out"}).json()
    assert card["seats"][1]["kind"] == "vacant"
    for path in (f"/api/tables/{table}/seats/2", f"/api/tables/{table}/seats"):
        assert key_of(guest.post(path)) == "table-shown-out"
    assert key_of(host.post(f"/api/tables/{table}/guests/nobody", {"act": "mute"})) == (
        "table-no-such-guest"
    )


# --- at a table ---


def test_nobody_is_shown_out_of_a_match_and_no_host_of_the_table() -> None:
    table = set_table()
    with pytest.raises(Refused, match="table-plays-here"):
        moderate(table, HOST, "Host", GUEST, "Guest", "show-out")
    with pytest.raises(Refused, match="table-not-yourself"):
        moderate(table, HOST, "Host", HOST, "Host", "mute")
    with pytest.raises(Refused, match="table-not-host"):
        moderate(table, GUEST, "Guest", HOST, "Host", "mute")
    with pytest.raises(Refused, match="table-not-host"):
        curtain(table, GUEST, is_closed=True)


def test_what_was_done_already_is_not_done_again() -> None:
    table = set_table()
    (entry,) = moderate(table, HOST, "Host", GUEST, "Guest", "mute")
    table.apply(entry, START)
    assert moderate(table, HOST, "Host", GUEST, "Guest", "mute") == []
    assert curtain(table, HOST, is_closed=False) == []


def test_a_seat_that_was_taken_away_has_a_new_link() -> None:
    table = set_table(
        occupants=(SeatedPerson(HOST, "Host"), SeatedPerson(GUEST, "G"), Nobody(True))
    )
    done = moderate(table, HOST, "Host", GUEST, "G", "show-out")
    assert done == [
        Moderated("show-out", GUEST, "G"),
        Seated(1, Nobody(False, link=table.seq + 2), "Host"),
    ]


def test_who_logs_in_stays_shown_out_and_silent() -> None:
    table = set_table()
    for entry in (Moderated("show-out", "x", "X"), Moderated("mute", "x", "X")):
        table.apply(entry, START)
    table.apply(Recognised("x", "account"), START)
    assert table.silenced == table.shown_out == {"account": "X"}
    with pytest.raises(Refused, match="table-shown-out"):
        check_may_watch(table, "account")


def test_what_was_passed_over_counts() -> None:
    table = set_table()
    for act in ("mute", "show-out"):
        table.pass_over(Moderated(act, "x", "X"), START)
    table.pass_over(Moderated("close"), START)
    assert table.silenced == table.shown_out == {"x": "X"}
    assert table.is_private


def test_an_alias_says_nothing_about_who_it_is_and_is_good_for_one_table() -> None:
    one, other = set_table(), set_table(secret=b"s" * 32)
    assert one.alias_of(GUEST) != other.alias_of(GUEST)
    assert one.alias_of(GUEST) == set_table().alias_of(GUEST)
    assert GUEST not in one.alias_of(GUEST)
