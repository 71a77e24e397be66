"""Coming to the house over HTTP: oneself, tables, seats, and what is refused."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from athanor.kernel import games
from athanor.server.people import NAMES
from tests.server.visiting import MARK, NAME, OpenHouse, key_of, open_house

ME = {"kind": "me"}
OPEN = {"kind": "open"}
INVITED = {"kind": "invited", "name": "Maria"}
BOT = {"kind": "bot", "spec": "random"}
ADA = {"login": "ada", "password": "correct horse"}


@pytest.fixture(scope="module")
def settled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """A house for those who are refused, and so leave nothing behind."""
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


# --- oneself ---


def is_new(me: dict[str, object]) -> bool:
    """Tell whether somebody is a guest who is called what the house offers."""
    return me["name"] in NAMES and me["login"] == "" and not me["named"]


def test_a_guest_is_the_same_at_the_next_visit(house: OpenHouse) -> None:
    first = house.host.get("/api/me")
    assert is_new(first.json())
    cookie = first.headers["set-cookie"].lower()
    assert all(part in cookie for part in ("httponly", "samesite=lax", "path=/", "max-age="))
    assert house.host.patch("/api/me", {"name": "Zosimos"}).json()["name"] == "Zosimos"
    again = house.host.get("/api/me")
    assert again.json()["name"] == "Zosimos"
    assert "set-cookie" not in again.headers
    assert is_new(house.visitor().get("/api/me").json())


def test_a_cookie_of_another_house_makes_a_new_guest(house: OpenHouse) -> None:
    answer = house.host.browser.get("/api/me", headers={"Cookie": "athanor=forged.forged.forged"})
    assert is_new(answer.json())
    assert list(answer.cookies)
    assert "athanor" not in answer.cookies


def test_an_account_is_opened_left_and_come_back_to(house: OpenHouse) -> None:
    ada, elsewhere = house.host, house.visitor()
    ada.patch("/api/me", {"name": "Ada"})
    assert ada.post("/api/account", ADA).status_code == 201
    assert ada.get("/api/me").json() == {"name": "Ada", "login": "ada", "named": True}
    wrong = {**ADA, "password": "battery staple"}
    refused = elsewhere.post("/api/session", wrong)
    assert (refused.status_code, key_of(refused)) == (403, "server-wrong-login")
    assert elsewhere.post("/api/session", ADA).json()["name"] == "Ada"
    assert elsewhere.get("/api/me").json()["login"] == "ada"
    taken = house.visitor().post("/api/account", ADA)
    assert (taken.status_code, key_of(taken)) == (409, "server-login-taken")
    assert is_new(elsewhere.delete("/api/session").json())
    assert is_new(elsewhere.get("/api/me").json())
    assert ada.get("/api/me").json()["login"] == "ada"


# --- tables ---


def test_the_catalogue_has_every_game_and_level(house: OpenHouse) -> None:
    catalogue = house.host.get("/api/games").json()
    assert [game["name"] for game in catalogue["games"]] == list(games())
    assert [level["spec"] for level in catalogue["levels"]] == ["apprentice", "adept", "master"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_clients_without_a_game_can_ask_for_its_words(house: OpenHouse, language: str) -> None:
    words = house.host.get(f"/api/games/alkemy-v2/words?lang={language}")
    assert words.headers["content-type"].startswith("text/plain")
    assert "\nalkemy-v2-title =" in words.text
    assert "\nAK2-001 =" not in words.text
    rules = house.host.get(f"/api/games/alkemy-v2/catalogue?lang={language}").text
    assert "\nAK2-001 =" in rules
    assert "\nAKB-001 =" not in rules
    for part in ("words", "catalogue"):
        refused = house.host.get(f"/api/games/chess/{part}")
        assert key_of(refused) == "kernel-no-such-game"


def test_a_rule_names_the_code_that_decides_it(house: OpenHouse) -> None:
    held = house.host.get("/api/games/alchemist/rules").json()
    assert held["ALC-046"]["key"] == "kernel-rule-decided"
    assert "games/alchemist/rules/turn.py:bar_recipe" in held["ALC-046"]["args"]["places"]["items"]
    assert all(
        rule.startswith("AK2-") for rule in house.host.get("/api/games/alkemy-v2/rules").json()
    )
    nowhere = house.host.get("/api/games/alchemy/rules")
    assert (nowhere.status_code, key_of(nowhere)) == (422, "kernel-no-such-game")


def test_people_find_each_other_in_the_lobby(house: OpenHouse) -> None:
    host, guest = house.host, house.visitor()
    card = host.opens(ME, OPEN)
    assert (card["phase"], card["host"]) == ("gathering", True)
    lobby = guest.get("/api/tables").json()
    assert [one["id"] for one in lobby["open"]] == [card["id"]]
    assert not lobby["open"][0]["host"]
    joined = guest.post(f"/api/tables/{card['id']}/seats/1")
    assert joined.json()["phase"] == "playing"
    assert [one["id"] for one in guest.get("/api/tables").json()["mine"]] == [card["id"]]
    watching = house.visitor().get("/api/tables").json()
    assert ([one["id"] for one in watching["running"]], watching["open"]) == ([card["id"]], [])


def test_an_unlisted_table_is_found_only_by_its_link(house: OpenHouse) -> None:
    card = house.host.opens(ME, OPEN, listed=False)
    stranger = house.visitor()
    assert stranger.get("/api/tables").json()["open"] == []
    assert stranger.get(f"/api/tables/{card['id']}").json()["phase"] == "gathering"


def test_an_invited_seat_takes_its_link(house: OpenHouse) -> None:
    host, guest = house.host, house.visitor()
    table = host.opens(ME, INVITED)["id"]
    seat = f"/api/tables/{table}/seats/1"
    (invite,) = host.get(f"/api/tables/{table}/invites").json()["seats"]
    assert invite["seat"] == 1
    refused = guest.post(seat, {"token": "guessed"})
    assert (refused.status_code, key_of(refused)) == (403, "table-bad-invite")
    hidden = guest.get(f"/api/tables/{table}/invites")
    assert (hidden.status_code, key_of(hidden)) == (403, "table-not-host")
    assert guest.post(seat, {"token": invite["token"]}).json()["phase"] == "playing"
    late = house.visitor().post(seat, {"token": invite["token"]})
    assert (late.status_code, key_of(late)) == (409, "table-seat-taken")


def test_the_link_of_a_seat_that_was_given_away_is_its_givers_alone(house: OpenHouse) -> None:
    host, giver, friend = house.host, house.visitor(), house.visitor()
    table = host.opens(ME, OPEN)["id"]
    giver.post(f"/api/tables/{table}/seats/1")
    links = f"/api/tables/{table}/invites"
    assert giver.post(f"/api/tables/{table}/seats/1/hand", {"to": "invited"}).status_code == 200
    assert host.get(links).json() == {"seats": [], "anywhere": ""}
    assert friend.get(links).status_code == 403
    (invite,) = giver.get(links).json()["seats"]
    assert [one["id"] for one in giver.get("/api/tables").json()["mine"]] == [table]
    seat = f"/api/tables/{table}/seats/1"
    asking = host.post(seat, {"token": invite["token"]})
    assert (asking.status_code, key_of(asking)) == (403, "table-knows-hand")
    assert friend.post(seat, {"token": invite["token"]}).json()["seats"][1]["you"]


def test_the_host_does_not_look_into_the_hand_of_a_bot(house: OpenHouse) -> None:
    host, guest = house.host, house.visitor()
    table = host.opens(ME, OPEN, BOT)["id"]
    guest.post(f"/api/tables/{table}/seats/1")
    host.post(f"/api/tables/{table}/seats/2/hand", {"to": "open"})
    for _ in range(2):
        asked = host.post(f"/api/tables/{table}/seats/2")
        assert asked.status_code == 200
        assert asked.json()["seats"][2]["kind"] == "vacant"
    hidden = host.get(f"/api/tables/{table}/steps/0?seat=2")
    assert (hidden.status_code, key_of(hidden)) == (403, "table-not-your-seat")
    with guest.browser.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.send_json({"type": "hello", "viewer": 1})
        scene = socket.receive_json()
        name = host.get("/api/me").json()["name"]
        proposal = {"kind": "seat", "seat": 2, "awaited": [1], "name": name}
        assert scene["proposal"] == proposal
        agree = {"type": "reply", "id": "r", "at": scene["at"], "seat": 1, "agree": True}
        socket.send_json(agree)
        while socket.receive_json()["type"] != "done":
            pass
    assert host.get(f"/api/tables/{table}").json()["seats"][2]["you"]


def test_a_table_that_is_asked_for_twice_is_set_up_once(house: OpenHouse) -> None:
    host = house.host
    first = host.opens(ME, OPEN, request="evening")
    assert host.opens(ME, OPEN, request="evening")["id"] == first["id"]
    assert host.opens(ME, OPEN, request="morning")["id"] != first["id"]
    assert host.opens(ME, OPEN)["id"] != host.opens(ME, OPEN)["id"]
    other = house.visitor().opens(ME, OPEN, request="evening")
    assert other["id"] != first["id"]
    assert len(host.get("/api/tables").json()["mine"]) == 4


def test_sitting_down_twice_is_sitting_down_once(house: OpenHouse) -> None:
    guest = house.visitor()
    table = house.host.opens(ME, OPEN, OPEN)["id"]
    seat = f"/api/tables/{table}/seats/1"
    assert [guest.post(seat).status_code for _ in range(2)] == [200, 200]
    second = guest.post(f"/api/tables/{table}/seats/2")
    assert (second.status_code, key_of(second)) == (409, "table-has-seat")


def test_a_clock_of_a_second_is_refused_where_days_are_meant(house: OpenHouse) -> None:
    wish = {"game": "alchemist", "seats": [ME, OPEN], "pace": {"kind": "days", "seconds": 1}}
    refused = house.host.post("/api/tables", wish)
    assert (refused.status_code, key_of(refused)) == (422, "table-clock-too-short")


def test_a_seat_is_handed_to_a_bot(house: OpenHouse) -> None:
    host, guest = house.host, house.visitor()
    table = host.opens(ME, OPEN)["id"]
    path = f"/api/tables/{table}/seats/1/hand"
    assert guest.post(path, {"to": "bot", "spec": "random"}).status_code == 403
    slow = host.post(path, {"to": "bot", "spec": "search:999s"})
    assert (slow.status_code, key_of(slow)) == (422, "server-no-such-bot")
    card = host.post(path, {"to": "bot", "spec": "random"}).json()
    assert card["seats"][1] == {"kind": "bot", "name": card["seats"][1]["name"], "spec": "random"}


def test_only_the_host_closes_a_table_and_only_before_it_begins(house: OpenHouse) -> None:
    host, guest = house.host, house.visitor()
    table = host.opens(ME, OPEN)["id"]
    assert key_of(guest.delete(f"/api/tables/{table}")) == "table-not-host"
    assert host.delete(f"/api/tables/{table}").json()["phase"] == "closed"
    begun = host.opens(ME, ME)["id"]
    late = host.delete(f"/api/tables/{begun}")
    assert (late.status_code, key_of(late)) == (409, "table-not-now")


def test_tables_are_there_again_when_the_house_opens_again(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        table = house.host.opens(ME, OPEN)["id"]
        cookies = dict(house.host.browser.cookies)
    with open_house(tmp_path) as house:
        house.host.browser.cookies.update(cookies)
        card = house.host.get(f"/api/tables/{table}").json()
        assert (card["phase"], card["host"]) == ("gathering", True)


# --- refusals ---


@pytest.mark.parametrize(
    ("wish", "status", "key", "field"),
    [
        ({"game": "chess", "seats": [ME, ME]}, 422, "kernel-no-such-game", None),
        ({"game": "alchemist", "seats": [ME]}, 422, "kernel-bad-seats", None),
        ({"game": "alchemist", "seats": []}, 422, "server-bad-field", "seats"),
        ({"game": "alchemist", "seats": [ME, {"kind": "cat"}]}, 422, "server-bad-field", None),
        ({"game": "alchemist"}, 422, "server-bad-field", "seats"),
        ({"game": "alchemist", "seats": [ME, ME], "listed": "yes"}, 422, None, "listed"),
        ({"game": "alchemist", "seats": [ME, ME], "colour": "red"}, 422, None, "colour"),
        (
            {"game": "alchemist", "seats": [ME, ME], "options": {"schools": "true"}},
            422,
            "kernel-bad-option-value",
            None,
        ),
        (["alchemist"], 422, "server-bad-field", None),
    ],
)
def test_a_table_that_makes_no_sense_is_refused(
    settled: OpenHouse, wish: object, status: int, key: str | None, field: str | None
) -> None:
    answer = settled.host.post("/api/tables", wish)
    assert answer.status_code == status
    message = answer.json()["refusal"]["message"]
    assert key is None or message["key"] == key
    assert field is None or field in message["args"]["field"]
    assert settled.host.get("/api/tables").json()["mine"] == []


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"[" * 60_000])
def test_a_body_that_is_no_json_is_refused(settled: OpenHouse, body: bytes) -> None:
    answer = settled.host.browser.post("/api/tables", content=body, headers=MARK)
    assert answer.status_code in (400, 422)
    assert key_of(answer) in ("server-not-json", "server-bad-field")


def test_a_body_that_is_too_large_is_refused(settled: OpenHouse) -> None:
    answer = settled.host.browser.post("/api/tables", content=b" " * 70_000, headers=MARK)
    assert (answer.status_code, key_of(answer)) == (413, "server-too-large")


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/aaaaaaaaaaaa",
        "/api/tables/aaaaaaaaaaaa/invites",
        "/api/tables/aaaaaaaaaaaa/steps/0",
        "/api/tables/aaaaaaaaaaaa/picture.svg",
        "/api/replays/aaaaaaaaaaaa",
        "/api/replays/..%2F..%2Fetc%2Fpasswd",
        "/api/tables/%00",
        "/api/nothing",
        "/api/",
    ],
)
def test_what_is_not_there_is_not_found(settled: OpenHouse, path: str) -> None:
    answer = settled.host.get(path)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/json"
    assert key_of(answer)


def test_a_seat_that_is_not_there_is_not_found(house: OpenHouse) -> None:
    table = house.host.opens(ME, OPEN)["id"]
    for seat in (2, 99, 10**30):
        answer = house.host.post(f"/api/tables/{table}/seats/{seat}")
        assert (answer.status_code, key_of(answer)) == (404, "kernel-no-such-seat")


def test_a_method_that_an_address_does_not_have_is_refused(settled: OpenHouse) -> None:
    answer = settled.host.browser.put("/api/me", headers=MARK)
    assert answer.status_code == 405
    assert key_of(answer)


def test_a_store_that_fails_is_told_of(house: OpenHouse) -> None:
    assert house.host.get("/api/me").status_code == 200
    house.loses_its_store()
    for answer in (house.host.get("/api/me"), house.host.patch("/api/me", {"name": "Hermes"})):
        assert (answer.status_code, key_of(answer)) == (503, "server-store-failed")


# --- other sites, crowds ---


def test_pages_of_other_sites_can_change_nothing(house: OpenHouse) -> None:
    name = {"name": "Mallory"}
    browser = house.host.browser
    for headers in (
        {},
        {"X-Athanor": "0"},
        {**MARK, "Origin": "https://elsewhere.example"},
        {**MARK, "Origin": "null"},
        {**MARK, "Origin": "http://["},
    ):
        answer = browser.patch("/api/me", json=name, headers=headers)
        assert (answer.status_code, key_of(answer)) == (403, "server-foreign-request")
    assert is_new(house.host.get("/api/me").json())
    own = {**MARK, "Origin": str(browser.base_url).rstrip("/")}
    assert browser.patch("/api/me", json=name, headers=own).status_code == 200


@pytest.mark.parametrize(
    "host",
    ["localhost", "LOCALHOST:8420", "127.0.0.1:8420", "[::1]:8420", "192.168.1.7", f"{NAME}.:80"],
)
def test_the_house_answers_to_its_addresses_and_names(settled: OpenHouse, host: str) -> None:
    for path in ("/api/me", "/"):
        assert settled.host.browser.get(path, headers={"Host": host}).status_code != 421


@pytest.mark.parametrize(
    ("host", "told"),
    [
        ("elsewhere.example", "elsewhere.example"),
        ("elsewhere.example:8420", "elsewhere.example"),
        ("127.0.0.1.elsewhere.example", "127.0.0.1.elsewhere.example"),
        ("localhost.elsewhere.example", "localhost.elsewhere.example"),
        (f"elsewhere.{NAME}", f"elsewhere.{NAME}"),
        ("elsewhere@127.0.0.1", ""),
        ("127.0.0.1:80:80", ""),
        ("[::1", ""),
        ("", ""),
    ],
)
def test_a_name_that_was_made_to_lead_here_is_refused(
    settled: OpenHouse, host: str, told: str
) -> None:
    browser = settled.host.browser
    rebound = {**MARK, "Host": host, "Origin": f"http://{host}"}
    for answer in (
        browser.get("/api/me", headers=rebound),
        browser.patch("/api/me", json={"name": "Mallory"}, headers=rebound),
        browser.get("/api/schema/openapi.json", headers=rebound),
    ):
        assert (answer.status_code, key_of(answer)) == (421, "server-other-name")
        assert answer.json()["refusal"]["message"]["args"] == {"name": told}
        assert "set-cookie" not in answer.headers
    page = browser.get("/t/abcdefghijkl", headers=rebound)
    assert page.status_code == 421
    assert f"--name {told}" in page.text


def test_a_crowd_is_slowed_down(tmp_path: Path) -> None:
    with open_house(tmp_path, looks=5, changes=3, heavy=1) as house:
        looks = [house.host.get("/api/me").status_code for _ in range(7)]
        assert looks == [200] * 5 + [429] * 2
        changes = [house.host.patch("/api/me", {"name": "A"}).status_code for _ in range(4)]
        assert changes == [200] * 3 + [429]


def test_what_costs_much_is_slowed_down_sooner(tmp_path: Path) -> None:
    with open_house(tmp_path, heavy=1) as house:
        assert house.host.post("/api/account", ADA).status_code == 201
        refused = house.visitor().post("/api/account", {**ADA, "login": "other"})
        assert (refused.status_code, key_of(refused)) == (429, "server-too-many-requests")


def test_every_answer_tells_browsers_to_be_careful(house: OpenHouse) -> None:
    for path in ("/api/me", "/api/nothing", "/", "/nothing"):
        headers = house.host.get(path).headers
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
    assert house.host.get("/api/me").headers["cache-control"] == "no-store"


def test_the_log_of_requests_tells_no_secrets(
    house: OpenHouse, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level("INFO", logger="athanor.access"):
        house.host.post("/api/account", ADA)
        house.host.get("/api/tables?secret=hidden")
    lines = [record.getMessage() for record in caplog.records if record.name == "athanor.access"]
    assert lines == ["POST /api/account 201", "GET /api/tables 200"]
