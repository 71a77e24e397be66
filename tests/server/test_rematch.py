"""Playing again with the same people: their seats wait for them, and they are asked."""

from typing import Any

from tests.server.test_authorisation import heard
from tests.server.visiting import OpenHouse, Visitor, key_of

ME = {"kind": "me"}
OPEN = {"kind": "open"}
READY = {"game": "alkemy-v2", "options": {"setup": "ready"}}


def finished(host: Visitor, guest: Visitor, *, listed: bool = True) -> str:
    """Return a table of two whose match is over."""
    host.patch("/api/me", {"name": "Isabella"})
    guest.patch("/api/me", {"name": "Maud"})
    table: str = host.opens(ME, OPEN, **READY, listed=listed)["id"]
    assert guest.post(f"/api/tables/{table}/seats/1").status_code == 200
    assert heard(host, table, {"type": "concede", "seat": 0}) == "ok"
    return table


def mine(visitor: Visitor) -> dict[str, dict[str, Any]]:
    """Return the tables that somebody finds as their own."""
    return {card["id"]: card for card in visitor.get("/api/tables").json()["mine"]}


def again(visitor: Visitor, table: str) -> dict[str, Any]:
    """Play again."""
    card: dict[str, Any] = visitor.post(f"/api/tables/{table}/rematch").json()
    return card


def test_everybody_finds_the_table_and_their_seat_there(house: OpenHouse) -> None:
    host, guest, stranger = (house.visitor() for _ in range(3))
    over = finished(host, guest)
    table = again(host, over)["id"]
    card = mine(guest)[table]
    assert card["seats"][1] == {**card["seats"][1], "kind": "vacant", "kept": True, "name": "Maud"}
    assert (card["host_name"], card["phase"]) == ("Isabella", "gathering")
    assert guest.get(f"/api/tables/{over}").json()["rematch"] == table
    seen = stranger.get(f"/api/tables/{table}").json()
    assert not seen["seats"][1]["kept"]
    assert key_of(stranger.post(f"/api/tables/{table}/seats/1")) == "table-bad-invite"
    sat = guest.post(f"/api/tables/{table}/seats/1").json()
    assert (sat["phase"], sat["seats"][1]["name"]) == ("playing", "Maud")


def test_who_comes_second_sits_down_at_the_table_of_who_came_first(house: OpenHouse) -> None:
    host, guest = house.visitor(), house.visitor()
    over = finished(host, guest)
    first, second = again(host, over), again(guest, over)
    assert first["id"] == second["id"]
    assert second["phase"] == "playing"
    assert again(guest, over)["seats"][1]["you"], "asked again, they sit where they sat"


def test_somebody_who_cannot_play_again_gives_the_seat_back_to_the_host(house: OpenHouse) -> None:
    host, guest = house.visitor(), house.visitor()
    table = again(host, finished(host, guest))["id"]
    declined = guest.delete(f"/api/tables/{table}/seats/1").json()
    assert not declined["seats"][1]["kept"]
    assert table not in mine(guest)
    assert len(host.get(f"/api/tables/{table}/invites").json()["seats"]) == 1


def test_a_table_that_was_closed_is_no_dead_end(house: OpenHouse) -> None:
    host, guest = house.visitor(), house.visitor()
    over = finished(host, guest)
    closed = again(host, over)["id"]
    assert host.delete(f"/api/tables/{closed}").status_code == 200
    other = again(guest, over)
    assert other["id"] != closed
    assert other["seats"][1]["you"]
    assert mine(host)[other["id"]]["seats"][0]["kept"]


def test_tables_by_invitation_are_not_listed_as_open(house: OpenHouse) -> None:
    host, stranger = house.visitor(), house.visitor()
    invited = host.opens(ME, {"kind": "invited"})["id"]
    free = host.opens(ME, OPEN)["id"]
    found = {card["id"] for card in stranger.get("/api/tables").json()["open"]}
    assert free in found
    assert invited not in found
    host.post(f"/api/tables/{invited}/seats/1/hand", {"to": "open"})
    assert invited in {card["id"] for card in stranger.get("/api/tables").json()["open"]}


def test_one_link_seats_everybody_who_has_it_one_after_the_other(house: OpenHouse) -> None:
    host = house.visitor()
    card = host.opens(ME, {"kind": "invited"}, {"kind": "invited", "name": "Maud"})
    table = card["id"]
    token = host.get(f"/api/tables/{table}/invites").json()["anywhere"]
    guests = [house.visitor() for _ in range(3)]
    path = f"/api/tables/{table}/seats"
    assert key_of(guests[0].post(path, {"token": "guessed"})) == "table-bad-invite"
    first = guests[0].post(path, {"token": token}).json()
    assert first["seats"][1]["you"], "a seat that waits for nobody in particular comes first"
    assert guests[0].post(path, {"token": token}).json()["seats"][2]["kind"] == "vacant"
    assert guests[1].post(path, {"token": token}).json()["seats"][2]["you"]
    assert key_of(guests[2].post(path, {"token": token})) == "table-not-now"
    assert host.get(f"/api/tables/{table}/invites").json()["anywhere"] == ""


def test_the_table_says_what_is_asked_of_whom_and_until_when(house: OpenHouse) -> None:
    host, guest = house.visitor(), house.visitor()
    pace = {"kind": "days", "seconds": 86_400, "time_up": "nothing"}
    table = host.opens(ME, OPEN, options={"first_player": 0}, pace=pace)["id"]
    guest.post(f"/api/tables/{table}/seats/1")
    card = mine(host)[table]
    assert card["waiting"] == [0]
    assert card["about"]["key"]
    assert card["deadline"] == card["moved"] + 86_400_000
