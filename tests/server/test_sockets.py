"""The socket of a table, through the whole house."""

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.visiting import OpenHouse, Visitor, open_house

ME = {"kind": "me"}


def address(table: str) -> str:
    return f"/api/tables/{table}/socket"


def socket_of(visitor: Visitor, table: str) -> Any:
    """Return a socket of a table, to be entered."""
    return visitor.browser.websocket_connect(address(table))


def heard(socket: Any, kind: str) -> Any:
    """Listen until something of a kind is said; nothing else may be refused meanwhile."""
    while True:
        said = socket.receive_json()
        if said["type"] == kind:
            return said
        assert said["type"] != "refused", said


def test_people_play_at_a_table(house: OpenHouse) -> None:
    host = house.host
    host.patch("/api/me", {"name": "Hermes"})
    table = host.opens(ME, ME)["id"]
    with host.browser.websocket_connect(address(table)) as socket:
        socket.send_json({"type": "hello"})
        seat = heard(socket, "scene")["waiting"][0]["seat"]
        socket.send_json({"type": "look", "viewer": seat})
        scene = heard(socket, "scene")
        assert (scene["viewer"], scene["own"], scene["at"]) == (seat, [0, 1], 0)
        wish = {"id": "1", "at": 0, "seat": seat}
        socket.send_json({"type": "search", **wish, "words": "create"})
        text = heard(socket, "offer")["choices"][0]["text"]
        socket.send_json({"type": "choose", **wish, "text": text})
        assert heard(socket, "done") == {"type": "done", "id": "1", "seq": 1}
        socket.send_json({"type": "choose", **wish, "id": "2", "text": text})
        refused = heard(socket, "refused")
        assert (refused["id"], refused["stale"]) == ("2", True)
    card = host.get(f"/api/tables/{table}").json()
    assert (card["answers"], card["seats"][0]["name"]) == (1, "Hermes")


def test_who_looks_on_sees_no_hands_and_takes_no_seats(house: OpenHouse) -> None:
    table = house.host.opens(ME, ME)["id"]
    stranger = house.visitor()
    with stranger.browser.websocket_connect(address(table)) as socket:
        socket.send_json({"type": "hello", "viewer": 0})
        refused = heard(socket, "refused")
        assert refused["refusal"]["message"]["key"] == "table-not-your-seat"
        socket.send_json({"type": "hello"})
        scene = heard(socket, "scene")
        assert (scene["viewer"], scene["own"], scene["asked"]) == (-1, [], None)


def refused_to(visitor: Visitor, table: str, headers: dict[str, str] | None = None) -> int:
    with (
        pytest.raises(WebSocketDisconnect) as caught,
        visitor.browser.websocket_connect(address(table), headers=headers) as socket,
    ):
        socket.receive_json()
    return caught.value.code


def test_there_is_no_socket_without_a_table(house: OpenHouse) -> None:
    assert refused_to(house.host, "aaaaaaaaaaaa") == 4404


def test_pages_of_other_sites_get_no_socket(house: OpenHouse) -> None:
    table = house.host.opens(ME, ME)["id"]
    foreign = {"Origin": "https://elsewhere.example"}
    assert refused_to(house.host, table, foreign) == 4404


def test_a_name_that_was_made_to_lead_here_gets_no_socket(house: OpenHouse) -> None:
    table = house.host.opens(ME, ME)["id"]
    rebound = {"Host": "elsewhere.example", "Origin": "http://elsewhere.example"}
    assert refused_to(house.host, table, rebound) == 4404


def test_a_client_has_only_so_many_sockets(tmp_path: Path) -> None:
    with open_house(tmp_path, client_sockets=2) as house:
        table = house.host.opens(ME, ME)["id"]
        with socket_of(house.host, table), socket_of(house.visitor(), table):
            assert refused_to(house.visitor(), table) == 4429
        assert is_let_in(house.host, table)


def test_a_house_has_only_so_many_sockets(tmp_path: Path) -> None:
    with open_house(tmp_path, sockets=1) as house:
        table = house.host.opens(ME, ME)["id"]
        with socket_of(house.host, table):
            assert refused_to(house.host, table) == 4429
        assert is_let_in(house.host, table)


def is_let_in(visitor: Visitor, table: str) -> bool:
    """Come again and again, for the house may not have noticed yet that others have gone."""
    for _ in range(1_000):
        with suppress(WebSocketDisconnect), socket_of(visitor, table) as socket:
            socket.send_json({"type": "hello"})
            return bool(heard(socket, "scene"))
    return False
