"""Who may do what, and with whose seat: every address and every message of a socket, as a table.

A row is something that can be asked for, at a table that has come so far; a column is somebody who
asks. What is not in the table fails: a new address or message must be given its row.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, get_args

import pytest
from httpx import Response
from litestar.exceptions import WebSocketDisconnect
from litestar.routes import HTTPRoute

from athanor.kernel.registry import find
from athanor.puzzles.puzzle import puzzles_of
from athanor.server.protocol import play
from tests.server.living import GUARD
from tests.server.manners import WIDE
from tests.server.visiting import MARK, OpenHouse, Visitor, key_of, open_house

WHO = ("host", "player", "rival", "stranger", "member", "departed")
"""Who set the table up and does not play; who sits at seat 0, and at seat 1; who has nothing to do
with it, as a guest and with an account; and who has a cookie that was the player's and has ended.
At seat 2 sits a bot."""

OK = "ok"
ASKS = "asks"
"""Allowed; and allowed to propose it to the others, which changes nothing yet."""

OTHERS = "table-not-your-seat"
HOSTS = "table-not-host"
WATCHES = "table-only-watching"
TAKEN = "table-seat-taken"
KNOWS = "table-has-seat"
BARE = "alkemy-refusal-no-such-thing"
"""Allowed, and answered by the game: nothing stands on the table yet."""

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "spec": "random"}
READY = {"game": "alkemy-v2", "options": {"setup": "ready"}}
WRONG = {"login": "nobody", "password": "wrong wrong"}
NEAR = {"query": {"is": "near", "of": "post:1"}}
BRANCH = {"seats": [OPEN, OPEN]}
NEW = {"old": "correct horse", "new": "battery staple"}


def all_but(**told: str) -> dict[str, str]:
    """Return a row in which all may, except some."""
    return {**dict.fromkeys(WHO, OK), **told}


def only(refusal: str, **told: str) -> dict[str, str]:
    """Return a row in which none may, except some."""
    return {**dict.fromkeys(WHO, refusal), **told}


ALL = all_but()
OUT = {"act": "show-out"}
PRIVATE = only("table-private", host=OK, player=OK, rival=OK)
REPORTED = {**PRIVATE, "rival": "table-report-self"}
RUDE = {"about": {"kind": "seat", "seat": 1}, "reason": "rude"}
GIVERS = only(OTHERS, rival=OK)
BY_BOT = only(OTHERS, host=OK, rival=OK)


@dataclass(frozen=True)
class Row:
    """Something asked for over HTTP, and what each is told; ``state`` says how far the table is."""

    route: str
    told: dict[str, str]
    state: str = "playing"
    body: object = field(default_factory=dict)
    query: str = ""
    seat: int = 0

    @property
    def name(self) -> str:
        return f"{self.route}{self.query} seat {self.seat} {self.state} {self.body}"[:110]


ROWS = (
    Row("GET /api/me", ALL),
    Row("PATCH /api/me", ALL, body={"name": "Mallory"}),
    Row("POST /api/account", all_but(member="server-has-account"), body="new account"),
    Row("PATCH /api/account", only("server-no-account", member=OK), body=NEW),
    Row("POST /api/session", only("server-wrong-login"), body=WRONG),
    Row("DELETE /api/session", ALL),
    Row("DELETE /api/sessions", ALL),
    Row("GET /api/me/data", ALL),
    Row("POST /api/me/departure", all_but(member="server-wrong-password")),
    Row("POST /api/me/departure", ALL, body={"password": NEW["old"]}),
    Row("GET /api/reach", ALL),
    Row("GET /health", ALL),
    Row("GET /ready", ALL),
    Row("GET /metrics", only("server-numbers-private")),
    Row("GET /api/games", ALL),
    Row("GET /api/games/{game}/rules", ALL),
    Row("GET /api/games/{game}/examples/{rule}", ALL),
    Row("GET /api/games/{game}/words", ALL),
    Row("GET /api/games/{game}/catalogue", ALL),
    Row("GET /api/games/{game}/lessons", ALL),
    Row("POST /api/games/{game}/lessons", ALL, body={"lesson": "idea"}),
    Row("GET /api/puzzles", ALL),
    Row("GET /api/games/{game}/puzzles", ALL),
    Row("POST /api/games/{game}/puzzles", ALL, body="puzzle"),
    Row("GET /api/references/{name}", ALL, "painted"),
    Row("GET /api/tables", ALL),
    Row("POST /api/tables", ALL, body={"game": "alchemist", "seats": [OPEN, OPEN]}),
    Row("POST /api/tables", only("table-no-such-pledge", player=OK), body="pledged"),
    Row("POST /api/commitments", ALL),
    Row("GET /api/tables/{table}", ALL),
    Row("DELETE /api/tables/{table}", only(HOSTS, host=OK), state="gathering"),
    Row("DELETE /api/tables/{table}", only(HOSTS, host="table-not-now")),
    Row("POST /api/tables/{table}/seats/{seat}", all_but(player=KNOWS), "gathering", seat=1),
    Row("POST /api/tables/{table}/seats/{seat}", only(TAKEN, player=OK), "gathering"),
    Row("POST /api/tables/{table}/seats/{seat}", only(TAKEN, player=OK)),
    Row("POST /api/tables/{table}/seats/{seat}", only(TAKEN), seat=2),
    Row("POST /api/tables/{table}/seats/{seat}", all_but(player=ASKS, rival=ASKS), "freed", seat=2),
    Row("POST /api/tables/{table}/seats/{seat}", only("table-bad-invite"), "given", seat=1),
    Row("POST /api/tables/{table}/seats/{seat}", only("table-bad-invite", player=OK), "again"),
    Row("POST /api/tables/{table}/seats", ALL, "gathering"),
    Row("POST /api/tables/{table}/seats", only("table-bad-invite", player=OK), "invited"),
    Row("POST /api/tables/{table}/seats", only("table-bad-invite", player=OK, rival=OK), "again"),
    Row("POST /api/tables/{table}/seats", only("table-not-now", player=OK, rival=OK)),
    Row("DELETE /api/tables/{table}/seats/{seat}", only(OTHERS, player=OK), "again"),
    Row("DELETE /api/tables/{table}/seats/{seat}", only(OTHERS), "gathering"),
    Row("POST /api/tables/{table}/seats/{seat}/hand", only(OTHERS, player=OK), body=BOT),
    Row("POST /api/tables/{table}/seats/{seat}/hand", only(OTHERS, host=OK), body=BOT, seat=2),
    Row("POST /api/tables/{table}/seats/{seat}/hand", only(OTHERS, host=OK), body="open", seat=2),
    Row("POST /api/tables/{table}/seats/{seat}/hand", GIVERS, "given", body="open", seat=1),
    Row("POST /api/tables/{table}/seats/{seat}/hand", BY_BOT, "given", body=BOT, seat=1),
    Row("POST /api/tables/{table}/seats/{seat}/hand", only("table-not-now"), "over", BOT),
    Row("GET /api/tables/{table}/invites", only(HOSTS, host="0", player="0", rival="1"), "given"),
    Row("GET /api/tables/{table}/invites", only(HOSTS, host="1+", player="0"), "invited"),
    Row("GET /api/tables/{table}/guests", only(HOSTS, host=OK)),
    Row("POST /api/tables/{table}/guests/{guest}", only(HOSTS, host=OK), body={"act": "mute"}),
    Row("POST /api/tables/{table}/guests/{guest}", only(HOSTS, host=OK), "gathering", OUT),
    Row("POST /api/tables/{table}/guests/{guest}", only(HOSTS, host="table-plays-here"), body=OUT),
    Row("POST /api/tables/{table}/onlookers", only(HOSTS, host=OK), body={"closed": True}),
    Row("POST /api/tables/{table}/reports", all_but(rival="table-report-self"), body=RUDE),
    Row("POST /api/tables/{table}/reports", REPORTED, "private", body=RUDE),
    Row("GET /api/tables/{table}/steps/{at}", PRIVATE, "private"),
    Row("GET /api/tables/{table}/picture.svg", PRIVATE, "private", query="?seat=-1"),
    Row("POST /api/tables/{table}/rematch", only("table-not-now")),
    Row("POST /api/tables/{table}/rematch", only(WATCHES, host=OK, player=OK, rival=OK), "over"),
    Row("GET /api/tables/{table}/steps/{at}", ALL),
    Row("GET /api/tables/{table}/steps/{at}", only(OTHERS, player=OK), query="?seat=0"),
    Row("GET /api/tables/{table}/steps/{at}", only(OTHERS, rival=OK), query="?seat=1"),
    Row("GET /api/tables/{table}/steps/{at}", only(OTHERS), query="?seat=2"),
    Row("GET /api/tables/{table}/steps/{at}", ALL, "over", query="?seat=1"),
    Row("GET /api/tables/{table}/picture.svg", ALL, "painted"),
    Row("GET /api/tables/{table}/picture.svg", only(OTHERS, player=OK), "painted", query="?seat=0"),
    Row("GET /api/tables/{table}/picture.svg", ALL, "over", query="?seat=1"),
    Row("GET /api/house-key", ALL),
    Row("POST /api/replays", only("record-at-line"), body="no record"),
    Row("GET /api/replays/{replay}", only("server-not-over")),
    Row("GET /api/replays/{replay}", ALL, "over"),
    Row("GET /api/replays/{replay}/steps/{at}", only("server-not-over"), query="?seat=0"),
    Row("GET /api/replays/{replay}/steps/{at}", ALL, "over", query="?seat=0"),
    Row("POST /api/replays/{replay}/steps/{at}/inquiries", only("server-not-over"), body=NEAR),
    Row("POST /api/replays/{replay}/steps/{at}/inquiries", only(BARE), "over", body=NEAR),
    Row("GET /api/replays/{replay}/luck", only("server-not-over")),
    Row("GET /api/replays/{replay}/luck", ALL, "over"),
    Row("GET /api/replays/{replay}/analysis", only("server-not-over")),
    Row("GET /api/replays/{replay}/analysis", ALL, "over"),
    Row("POST /api/replays/{replay}/analysis", only("server-not-over")),
    Row("POST /api/replays/{replay}/analysis", ALL, "over"),
    Row("GET /api/replays/{replay}/steps/{at}/instead", only("server-not-over"), query="?choice=x"),
    Row("GET /api/replays/{replay}/steps/{at}/why", only("server-not-over")),
    Row("GET /api/replays/{replay}/steps/{at}/why", only("record-no-such-answer"), "over"),
    Row(
        "GET /api/replays/{replay}/steps/{at}/instead",
        only("server-branch-over"),
        "over",
        query="?choice=x",
    ),
    Row("POST /api/replays/{replay}/steps/{at}/table", only("server-not-over"), body=BRANCH),
    Row(
        "POST /api/replays/{replay}/steps/{at}/table",
        only("server-branch-over"),
        "over",
        body=BRANCH,
    ),
    Row("GET /api/replays/{replay}/record", only("server-not-over")),
    Row("GET /api/replays/{replay}/record", ALL, "over"),
    Row("GET /api/replays/{replay}/picture.svg", only("server-not-over")),
    Row("GET /api/replays/{replay}/picture.svg", ALL, "over"),
)

BANNED = "server-banned"
RIGHTS = {
    "GET /api/me",
    "GET /api/me/data",
    "POST /api/me/departure",
    "POST /api/session",
    "DELETE /api/session",
    "DELETE /api/sessions",
}
"""What remains to who is banned; ``ENDING`` of it ends the visit."""
ENDING = {"DELETE /api/session", "DELETE /api/sessions", "POST /api/me/departure"}

OWN = only(OTHERS, player=OK)
MESSAGES: tuple[tuple[dict[str, Any], dict[str, str]], ...] = (
    ({"type": "hello", "viewer": -1}, ALL),
    ({"type": "hello", "viewer": 0}, OWN),
    ({"type": "hello", "viewer": 1}, only(OTHERS, rival=OK)),
    ({"type": "hello", "viewer": 2}, only(OTHERS)),
    ({"type": "look", "viewer": -1}, ALL),
    ({"type": "look", "viewer": 0}, OWN),
    ({"type": "look", "viewer": 2}, only(OTHERS)),
    ({"type": "choose", "seat": 0, "text": "take M"}, OWN),
    ({"type": "choose", "seat": 1, "text": "take M"}, only(OTHERS, rival="kernel-not-your-turn")),
    ({"type": "choose", "seat": 2, "text": "take M"}, only(OTHERS)),
    ({"type": "steps", "seat": 0}, OWN),
    ({"type": "search", "seat": 0, "words": "take"}, OWN),
    ({"type": "ask", "seat": 0, "text": "take M"}, OWN),
    (
        {"type": "point", "seat": 0, "x": -9.0, "y": -9.0},
        only(OTHERS, player="table-no-picture"),
    ),
    ({"type": "inquire", **NEAR}, only("kernel-no-inquiries")),
    ({"type": "take-back", "seat": 0}, only(OTHERS, player="kernel-nothing-to-undo")),
    ({"type": "advise", "seat": 0}, OWN),
    ({"type": "advise", "seat": 1}, only(OTHERS, rival="kernel-not-your-turn")),
    ({"type": "leaf", "seat": 0, "to": "next"}, only(OTHERS, player="lesson-none")),
    ({"type": "give-up", "seat": 0}, only(OTHERS, player="puzzle-none")),
    ({"type": "concede", "seat": 0}, only(OTHERS, player="kernel-no-conceding")),
    ({"type": "offer-draw", "seat": 0}, only(OTHERS, player="kernel-no-draw")),
    ({"type": "reply", "seat": 0, "agree": True}, only(OTHERS, player="table-nothing-proposed")),
    ({"type": "say", "text": "Fiat lux"}, ALL),
    ({"type": "bot-pace", "paused": True}, only(WATCHES, host=OK, player=OK, rival=OK)),
    ({"type": "ping"}, ALL),
)


class Company:
    """A table that has come so far, and everybody who may ask something of it."""

    def __init__(self, house: OpenHouse, state: str, who: str) -> None:
        self.people = {one: house.visitor() for one in WHO}
        host, player, rival = (self.people[one] for one in WHO[:3])
        seats: list[dict[str, str]] = [OPEN, OPEN, BOT]
        wish: dict[str, Any] = {"options": {"first_player": 0}}
        if state in ("painted", "private", "over", "again"):
            seats, wish = [OPEN, OPEN], READY
        if state == "invited":
            seats = [OPEN, {"kind": "invited"}]
        self.table: str = host.opens(*seats, **wish)["id"]
        self.sits(player, 0)
        if state not in ("gathering", "invited"):
            self.sits(rival, 1)
        if state in ("over", "again"):
            heard(player, self.table, {"type": "concede", "seat": 0})
        if state == "again":
            self.table = host.post(f"/api/tables/{self.table}/rematch").json()["id"]
        if state == "private":
            path = f"/api/tables/{self.table}/onlookers"
            assert host.post(path, {"closed": True}).status_code == 200
        if state == "freed":
            self.hands(host, 2, "open")
        if state == "given":
            self.hands(rival, 1, "invited")
        if who == "member":
            account = {"login": f"m{self.table}", "password": NEW["old"]}
            assert self.people[who].post("/api/account", account).status_code == 201
        if who == "departed":
            self.people[who].browser.cookies.update(dict(player.browser.cookies))
            player.delete("/api/session")

    def sits(self, visitor: Visitor, seat: int) -> None:
        assert visitor.post(f"/api/tables/{self.table}/seats/{seat}").status_code == 200

    def hands(self, visitor: Visitor, seat: int, to: str) -> None:
        path = f"/api/tables/{self.table}/seats/{seat}/hand"
        assert visitor.post(path, {"to": to}).status_code == 200

    def alias(self) -> str:
        """Return by which its host knows who plays at the table."""
        guests = self.people["host"].get(f"/api/tables/{self.table}/guests").json()
        (alias,) = [one["alias"] for one in guests if one["seat"] == 0]
        return str(alias)

    def reference(self) -> str:
        """Return the name of what is printed and agreed at the table."""
        socket = f"/api/tables/{self.table}/socket"
        with self.people["host"].browser.websocket_connect(socket) as line:
            line.send_json({"type": "hello"})
            name: str = line.receive_json()["reference"]
            return name

    def asks(self, row: Row, who: str) -> Response:
        """Ask for something."""
        method, template = row.route.split(" ")
        path = template.format(
            game="alchemist",
            rule="ALC-050",
            table=self.table,
            replay=self.table,
            name=self.reference() if "{name}" in template else "",
            guest=self.alias() if "{guest}" in template else "",
            seat=row.seat,
            at=0,
        )
        body = row.body
        if body == "new account":
            body = {"login": f"a{self.table}", "password": "long enough"}
        if body == "puzzle":
            body = {"puzzle": puzzles_of(find("alchemist"))[0].name}
        if body == "pledged":
            pledge = self.people["player"].post("/api/commitments").json()
            body = {"game": "alchemist", "seats": [OPEN, OPEN], **pledge}
        if "/hand" in template:
            body = {"to": "bot", "spec": "random"} if body == BOT else {"to": body}
        browser = self.people[who].browser
        if body == "no record":
            return browser.post(
                path, content=b"no record", headers={**MARK, "Content-Type": "text/plain"}
            )
        sent = {"json": body} if method in ("POST", "PATCH") else {}
        return browser.request(method, f"{path}{row.query}", headers=MARK, **sent)  # type: ignore[arg-type]


def heard(visitor: Visitor, table: str, said: dict[str, Any]) -> str:
    """Say something at a table; return whether it was allowed, or why not."""
    with visitor.browser.websocket_connect(f"/api/tables/{table}/socket") as socket:
        if said["type"] != "hello":
            socket.send_json({"type": "hello"})
            scene = socket.receive_json()
            assert scene["type"] == "scene"
            if said["type"] not in ("look", "ping", "say", "bot-pace"):
                said = {"at": scene["at"], **said}
            if said["type"] not in ("look", "ping"):
                said = {"id": "request", **said}
        socket.send_json(said)
        while True:
            answer = socket.receive_json()
            if answer["type"] == "refused":
                key: str = answer["refusal"]["message"]["key"]
                return key
            is_seen = answer["type"] == "scene" and answer["viewer"] == said.get("viewer")
            if is_seen or answer["type"] in (
                "done",
                "offer",
                "preview",
                "finding",
                "counsel",
                "pong",
            ):
                return OK


@pytest.fixture(scope="module")
def lodge(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """A house in which nobody is slowed down, and no bot chooses while somebody asks."""
    folder: Path = tmp_path_factory.mktemp("house")
    with open_house(folder, **{**WIDE, "bot_millis": 60_000}) as opened:
        yield opened


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_each_is_told_over_http_what_the_table_says(lodge: OpenHouse, row: Row) -> None:
    told: dict[str, str] = {}
    for who in WHO:
        company = Company(lodge, row.state, who)
        answer = company.asks(row, who)
        if answer.status_code >= 400:
            told[who] = key_of(answer)
        elif row.route.endswith("/invites"):
            links = answer.json()
            told[who] = str(len(links["seats"])) + ("+" if links["anywhere"] else "")
        elif row.route.endswith("/seats"):
            told[who] = OK if any(seat.get("you") for seat in answer.json()["seats"]) else ASKS
        elif row.route == "POST /api/tables/{table}/seats/{seat}":
            told[who] = OK if answer.json()["seats"][row.seat].get("you") else ASKS
        else:
            told[who] = OK
    assert told == row.told


@pytest.mark.parametrize(("said", "row"), MESSAGES, ids=lambda cell: str(cell)[:60])
def test_each_is_told_on_a_socket_what_the_table_says(
    lodge: OpenHouse, said: dict[str, Any], row: dict[str, str]
) -> None:
    told = {}
    for who in WHO:
        company = Company(lodge, "playing", who)
        told[who] = heard(company.people[who], company.table, said)
    assert told == row


def test_who_is_banned_may_only_take_their_data_along_and_leave(lodge: OpenHouse) -> None:
    company = Company(lodge, "playing", "member")
    member = company.people["member"]
    known = lodge.call(lodge.store.person_called, f"m{company.table}")
    assert known is not None
    lodge.call(lodge.store.judge, 0, "ban", known.id, 0, "rude")
    lodge.call(lodge.app.state.house.order.look)
    asked_for = [row for row in ROWS if "/api/" in row.route and "{name}" not in row.route]
    routes = {row.route: row for row in asked_for if row.route not in ENDING}
    allowed = {
        route
        for route, row in routes.items()
        if not (answer := company.asks(row, "member")).is_error or key_of(answer) != BANNED
    }
    assert allowed == RIGHTS - ENDING
    assert heard_at_the_door(member, company.table) == BANNED
    gone = company.asks(next(row for row in ROWS if row.body == {"password": NEW["old"]}), "member")
    assert gone.status_code == 200


def heard_at_the_door(visitor: Visitor, table: str) -> str:
    """Connect to a table; return why that ends at once."""
    with (
        visitor.browser.websocket_connect(f"/api/tables/{table}/socket") as socket,
        pytest.raises(WebSocketDisconnect) as gone,
    ):
        socket.receive_json(timeout=GUARD)
    return gone.value.detail


def test_every_address_has_its_row(lodge: OpenHouse) -> None:
    described = lodge.host.get("/api/schema/openapi.json").json()["paths"]
    offered = {
        f"{method.upper()} {path}" for path, methods in described.items() for method in methods
    }
    assert offered == {row.route for row in ROWS}
    everywhere = {
        route.path_format
        for route in lodge.app.routes
        if isinstance(route, HTTPRoute) and not route.path_format.startswith("/api/schema")
    }
    assert everywhere - set(described) == {"/", "/{path}"}, "only pages are not described"


def test_every_message_has_its_row() -> None:
    known = {str(message.__struct_config__.tag) for message in get_args(play.FromClient)}
    assert known == {said["type"] for said, _ in MESSAGES}
