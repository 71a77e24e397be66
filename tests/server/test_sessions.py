"""Browsers are known by their cookies, whatever the clock says, until somebody ends that."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from athanor.server.people import house_key
from athanor.server.request_guard import LASTS
from athanor.server.sessions import COOKIE, RENEWED_AFTER, Device, Pass, Sessions
from athanor.server.store import PersonRow, Store
from athanor.server.store.people import MOST_SESSIONS
from athanor.server.watcher import IN_PEACE, Watcher
from tests.server.visiting import OpenHouse, Visitor, key_of, open_house

ME = {"kind": "me"}
OPEN = {"kind": "open"}
ADA = {"login": "ada", "password": "correct horse"}
NOW = 1_800_000_000


def using(
    where: Path | str, story: Callable[[Sessions, Store], Awaitable[None]], now: int = NOW
) -> None:
    async def run() -> None:
        store = Store.open(where)
        try:
            await story(Sessions(store, await house_key(store), lambda: now), store)
        finally:
            await store.close()

    asyncio.run(run())


# --- cookies ---


def test_a_cookie_says_who_somebody_is(where: Path | str) -> None:
    async def story(sessions: Sessions, _: Store) -> None:
        guest = sessions.new_guest()
        assert sessions.read(sessions.cookie(guest)) == Pass(guest.person, issued=NOW)
        logged_in = Pass("ada", "session")
        assert sessions.read(sessions.cookie(logged_in)) == Pass("ada", "session", NOW)
        assert sessions.new_guest() != guest

    using(where, story)


def test_a_cookie_that_was_changed_says_nothing(where: Path | str) -> None:
    async def story(sessions: Sessions, store: Store) -> None:
        cookie = sessions.cookie(Pass("hermes"))
        device = sessions.known_by(Device("number", ("hermes",)))
        forged = [cookie[:-1], cookie.replace(".", "", 1), "", "é", "a.b.c", f"x{cookie}", device]
        assert [sessions.read(one) for one in forged] == [None] * len(forged)
        stranger = Sessions(store, b"another key of another house....", lambda: NOW)
        assert stranger.read(cookie) is None
        assert stranger.own_cookie != sessions.own_cookie
        posing = {sessions.device_cookie: cookie}
        assert sessions.device(posing).accounts == ()
        known = {sessions.device_cookie: device}
        assert sessions.device(known) == Device("number", ("hermes",))

    using(where, story)


@pytest.mark.parametrize("later", [-2, -10 * LASTS // 4, 2, LASTS + 1, 10**11])
def test_no_clock_makes_a_cookie_worthless(where: Path | str, later: int) -> None:
    cookies: list[str] = []

    async def first(sessions: Sessions, _: Store) -> None:
        cookies.append(sessions.cookie(Pass("hermes")))

    async def second(sessions: Sessions, _: Store) -> None:
        shown = sessions.read(cookies[0])
        assert shown is not None
        assert shown.person == "hermes"
        assert sessions.is_old(shown) == (abs(later) >= RENEWED_AFTER)

    using(where, first)
    using(where, second, max(0, NOW + later))


# --- in the whole house ---


@contextmanager
def house_at(folder: Path, monkeypatch: pytest.MonkeyPatch, now: float) -> Iterator[OpenHouse]:
    """Open a house on a machine whose clock was set."""
    monkeypatch.setattr("time.time", lambda: now)
    with open_house(folder) as house:
        yield house


@pytest.mark.parametrize("later", [-2, -RENEWED_AFTER, 2 * RENEWED_AFTER, LASTS + 1])
def test_a_clock_that_was_set_costs_no_guest_their_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, later: int
) -> None:
    with house_at(tmp_path, monkeypatch, NOW) as house:
        table = house.host.opens(ME, OPEN)["id"]
        cookies = dict(house.host.browser.cookies)
    with house_at(tmp_path, monkeypatch, NOW + later) as again:
        again.host.browser.cookies.update(cookies)
        answer = again.host.get(f"/api/tables/{table}")
        assert answer.json()["seats"][0]["you"]
        assert ("set-cookie" in answer.headers) == (abs(later) >= RENEWED_AFTER)
        fresh = again.visitor()
        fresh.browser.cookies.update({**cookies, **answer.cookies})
        assert fresh.get(f"/api/tables/{table}").json()["seats"][0]["you"]


def test_the_cookie_of_another_house_stays_as_it_is(tmp_path: Path) -> None:
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
    with open_house(tmp_path / "one") as one, open_house(tmp_path / "other") as other:
        there = one.host.opens(ME, OPEN)["id"]
        browser = other.visitor()
        browser.browser.cookies.update(dict(one.host.browser.cookies))
        here = browser.opens(ME, OPEN)["id"]
        assert browser.post("/api/account", ADA).status_code == 201
        assert browser.get(f"/api/tables/{here}").json()["seats"][0]["you"]
        assert browser.browser.cookies[COOKIE] == one.host.browser.cookies[COOKIE]
        back = one.visitor()
        back.browser.cookies.update(dict(browser.browser.cookies))
        assert back.get(f"/api/tables/{there}").json()["seats"][0]["you"]


def with_cookies_of(house: OpenHouse, other: Visitor) -> Visitor:
    """Return a browser with the cookies that another one has now."""
    twin = house.visitor()
    twin.browser.cookies.update(dict(other.browser.cookies))
    return twin


def test_every_change_of_who_one_is_brings_a_new_cookie_and_ends_the_old_one(
    house: OpenHouse,
) -> None:
    ada = house.host
    table = ada.opens(ME, OPEN)["id"]
    as_guest = with_cookies_of(house, ada)
    ada.post("/api/account", ADA)
    opened = with_cookies_of(house, ada)
    ada.post("/api/session", ADA)
    logged_in = with_cookies_of(house, ada)
    assert len({one.browser.cookies[COOKIE] for one in (as_guest, opened, logged_in)}) == 3
    assert not as_guest.get(f"/api/tables/{table}").json()["seats"][0]["you"]
    assert opened.get("/api/me").json()["login"] == ""
    assert logged_in.get("/api/me").json()["login"] == "ada"
    assert ada.get(f"/api/tables/{table}").json()["seats"][0]["you"]
    ada.delete("/api/session")
    assert logged_in.get("/api/me").json()["login"] == ""


def test_a_guest_who_leaves_takes_the_cookie_along(house: OpenHouse) -> None:
    guest = house.host
    table = guest.opens(ME, OPEN)["id"]
    stolen = with_cookies_of(house, guest)
    guest.delete("/api/session")
    assert not stolen.get(f"/api/tables/{table}").json()["seats"][0]["you"]


def test_who_logs_out_here_stays_there_and_who_logs_out_everywhere_does_not(
    house: OpenHouse,
) -> None:
    here, there, third = house.host, house.visitor(), house.visitor()
    here.post("/api/account", ADA)
    for elsewhere in (there, third):
        elsewhere.post("/api/session", ADA)
    third.delete("/api/session")
    assert here.get("/api/me").json()["login"] == there.get("/api/me").json()["login"] == "ada"
    assert here.delete("/api/sessions").json()["login"] == ""
    assert [one.get("/api/me").json()["login"] for one in (here, there, third)] == [""] * 3
    assert there.post("/api/session", ADA).json()["login"] == "ada"


def test_another_password_ends_all_other_sessions(house: OpenHouse) -> None:
    here, there = house.host, house.visitor()
    here.post("/api/account", ADA)
    there.post("/api/session", ADA)
    old = with_cookies_of(house, here)
    wish = {"old": ADA["password"], "new": "a better one"}
    refused = here.patch("/api/account", {**wish, "old": "battery staple"})
    assert (refused.status_code, key_of(refused)) == (403, "server-wrong-password")
    assert there.get("/api/me").json()["login"] == "ada"
    assert here.patch("/api/account", wish).json()["login"] == "ada"
    assert here.get("/api/me").json()["login"] == "ada"
    for ended in (there, old):
        assert ended.get("/api/me").json()["login"] == ""
    assert key_of(there.post("/api/session", ADA)) == "server-wrong-login"
    stranger = house.visitor().patch("/api/account", wish)
    assert (stranger.status_code, key_of(stranger)) == (409, "server-no-account")


def test_an_account_has_only_so_many_sessions(where: Path | str) -> None:
    async def story(sessions: Sessions, store: Store) -> None:
        ada = PersonRow("ada", "Ada")
        await store.add_person(ada)
        begun = [await sessions.begin(ada, Pass("nobody")) for _ in range(MOST_SESSIONS + 1)]
        found = [await sessions.person(one, "") for one in begun]
        assert found[0] is None
        assert None not in found[1:]

    using(where, story)


class Line:
    """A line that notes whether anybody has hung up."""

    is_full = False

    def __init__(self) -> None:
        self.is_open = True

    def send_texts(self, texts: Sequence[bytes]) -> None:
        raise AssertionError("nobody has anything to say")

    def hang_up(self, code: int) -> None:
        assert code == IN_PEACE
        self.is_open = False


def test_sockets_of_what_has_ended_are_closed_though_nobody_gets_an_answer(
    where: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("athanor.server.sessions.GRACE", 0.0)

    async def story(sessions: Sessions, _: Store) -> None:
        lines = Line(), Line()
        for name, line in zip(("ada", "ida"), lines, strict=True):
            sessions.connect(Pass(name), Watcher(name, name, line))
        await sessions.end(Pass("ada"))
        while lines[0].is_open:
            await asyncio.sleep(0)
        assert lines[1].is_open

    using(where, story)


def test_a_device_remembers_the_accounts_that_were_used_last() -> None:
    device = Device("number")
    for account in "abcdefghija":
        device = device.with_account(account)
    assert device.accounts == tuple("ajihgfed")


# --- sockets ---


def heard(socket: Any, kind: str) -> Any:
    while True:
        said = socket.receive_json()
        if said["type"] == kind:
            return said


ENDINGS: dict[str, Callable[[Visitor], object]] = {
    "log-out": lambda ada: ada.delete("/api/session"),
    "log-out-everywhere": lambda ada: ada.delete("/api/sessions"),
    "password": lambda ada: ada.patch(
        "/api/account", {"old": ADA["password"], "new": "a better one"}
    ),
    "log-in": lambda ada: ada.post("/api/session", ADA),
}


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("greeted", [True, False])
def test_no_socket_outlives_its_session(house: OpenHouse, ending: str, greeted: bool) -> None:
    ada = house.host
    ada.post("/api/account", ADA)
    table = ada.opens(ME, ME)["id"]
    with ada.browser.websocket_connect(f"/api/tables/{table}/socket") as socket:
        if greeted:
            socket.send_json({"type": "hello", "viewer": 0})
            assert heard(socket, "scene")["own"] == [0, 1]
        ENDINGS[ending](ada)
        with suppress(WebSocketDisconnect):
            socket.send_json({"type": "hello", "viewer": 0})
        with pytest.raises(WebSocketDisconnect):
            heard(socket, "scene")


def test_sockets_in_other_browsers_end_where_one_logs_out_everywhere(house: OpenHouse) -> None:
    here, there = house.host, house.visitor()
    here.post("/api/account", ADA)
    there.post("/api/session", ADA)
    table = here.opens(ME, ME)["id"]
    with there.browser.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.send_json({"type": "hello", "viewer": 0})
        assert heard(socket, "scene")["own"] == [0, 1]
        here.delete("/api/sessions")
        with pytest.raises(WebSocketDisconnect):
            heard(socket, "nothing more")


def test_a_guests_socket_ends_when_an_account_is_opened(house: OpenHouse) -> None:
    guest = house.host
    table = guest.opens(ME, ME)["id"]
    thief = with_cookies_of(house, guest)
    with thief.browser.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.send_json({"type": "hello", "viewer": 0})
        assert heard(socket, "scene")["own"] == [0, 1]
        guest.post("/api/account", ADA)
        with pytest.raises(WebSocketDisconnect):
            heard(socket, "nothing more")


def test_a_login_is_compared_whole(house: OpenHouse) -> None:
    house.host.post("/api/account", ADA)
    for spelling in ("ada\n", "ada\r", " ada", "ada\u200b"):
        twin = house.visitor().post("/api/account", {**ADA, "login": spelling})
        assert (twin.status_code, key_of(twin)) == (422, "server-bad-field"), spelling
        again = house.visitor().post("/api/session", {**ADA, "login": spelling})
        assert (again.status_code, key_of(again)) == (422, "server-bad-field"), spelling
    assert house.visitor().post("/api/session", {**ADA, "login": "ADA"}).status_code == 200
