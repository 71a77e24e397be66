"""The operator keeps order: bans, silence and reports, beside a house that is open."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import WebSocketTestSession

from athanor.kernel import find
from athanor.kernel.words import Refused
from athanor.server import desk
from athanor.server.judging import Desk, ending
from athanor.server.protocol.common import Person
from athanor.server.protocol.pages import Handing
from athanor.server.store.rows import VerdictRow
from athanor.server.tables.commands import Visitor as Sitter
from athanor.server.tables.commands import hand
from athanor.server.tables.journal import Closed, Conceded, Moderated, Nobody, Seated, SeatedPerson
from athanor.server.tables.moderation import bar, unbar
from athanor.server.tables.scene import sitters
from athanor.server.verdicts import Verdicts
from athanor.server.watcher import BANNED
from tests.cli.program import run
from tests.server.conftest import database_for
from tests.server.living import GUARD
from tests.server.postgres import PostgresServer
from tests.server.tables.staging import HOST, START, set_table
from tests.server.visiting import OpenHouse, Visitor, key_of, open_house

ME = {"kind": "me"}
OPEN = {"kind": "open"}
GUEST = "guest-1"


class Lodge:
    """A house that is open, and the desk of whoever runs it."""

    def __init__(self, house: OpenHouse, desk: Desk) -> None:
        self.house = house
        self.desk = desk

    def judges(self, act: Any, named: str, reason: str = "rude", lasts: str = "") -> str:
        """Judge, and have the house look at once instead of within a second."""
        about = self.desk.judge(act, named, reason, lasts)
        self.house.call(self.house.app.state.house.order.look)
        return about

    def settles(self, number: int, outcome: str, reason: str = "") -> None:
        """Settle a report, likewise."""
        self.desk.settle(number, outcome, reason)
        self.house.call(self.house.app.state.house.order.look)


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def lodge(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Lodge]:
    folder: Path = tmp_path_factory.mktemp("house")
    database = database_for(request)
    with open_house(folder, database=database, client_tables=1000) as opened:
        yield Lodge(opened, Desk(folder, database))


def member(house: OpenHouse, login: str) -> Visitor:
    """Return somebody with an account."""
    visitor = house.visitor()
    account = {"login": login, "password": "correct horse"}
    assert visitor.post("/api/account", account).status_code == 201
    return visitor


def playing(lodge: Lodge, login: str, **wishes: Any) -> tuple[Visitor, Visitor, str]:
    """Return a host and somebody else with an account who play a match, and its table."""
    host, guest = lodge.house.visitor(), member(lodge.house, login)
    table: str = host.opens(ME, OPEN, **wishes)["id"]
    assert guest.post(f"/api/tables/{table}/seats/1").status_code == 200
    return host, guest, table


def says(visitor: Visitor, table: str, text: str) -> str:
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


def code_at_the_end(socket: WebSocketTestSession) -> int:
    """Hear all that is said until the house hangs up; return with which code."""
    try:
        while True:
            socket.receive_json(timeout=GUARD)
    except WebSocketDisconnect as gone:
        return int(gone.code)


def report(visitor: Visitor, table: str, **about: Any) -> Any:
    """Report somebody."""
    wish = {"about": about, "reason": "insults"}
    return visitor.post(f"/api/tables/{table}/reports", wish)


# --- bans ---


def test_who_is_banned_is_let_go_at_once_and_told_why(lodge: Lodge) -> None:
    host, guest, table = playing(lodge, "bruno")
    with guest.browser.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.send_json({"type": "hello"})
        assert socket.receive_json()["type"] == "scene"
        lodge.judges("ban", "BRUNO", "insults", "7d")
        assert code_at_the_end(socket) == BANNED
    refused = guest.get("/api/tables")
    assert (refused.status_code, key_of(refused)) == (403, "server-banned-until")
    assert refused.json()["refusal"]["message"]["args"]["reason"] == "insults"
    with (
        guest.browser.websocket_connect(f"/api/tables/{table}/socket") as socket,
        pytest.raises(WebSocketDisconnect) as gone,
    ):
        socket.receive_json(timeout=GUARD)
    assert (gone.value.code, gone.value.detail) == (BANNED, "server-banned-until")
    assert host.get("/api/tables").status_code == 200


def test_who_is_banned_can_take_everything_along_and_leave(lodge: Lodge) -> None:
    _, guest, _ = playing(lodge, "berta")
    lodge.judges("ban", "berta", "cheating")
    assert guest.get("/api/me").json()["login"] == "berta"
    (verdict,) = guest.get("/api/me/data").json()["verdicts"]
    assert (verdict["act"], verdict["reason"], verdict["until"]) == ("ban", "cheating", 0)
    assert key_of(guest.patch("/api/me", {"name": "Somebody"})) == "server-banned"
    gone = guest.post("/api/me/departure", {"password": "correct horse"})
    assert gone.status_code == 200


def test_a_ban_is_lifted_and_ends_by_itself(lodge: Lodge) -> None:
    _, guest, table = playing(lodge, "bodo")
    lodge.judges("ban", "bodo")
    assert key_of(guest.get("/api/tables")) == "server-banned"
    lodge.judges("unban", "bodo", "")
    assert guest.get(f"/api/tables/{table}").status_code == 200
    assert not any(seat.get("barred") for seat in guest.get(f"/api/tables/{table}").json()["seats"])
    with pytest.raises(Refused, match="desk-not-judged"):
        lodge.judges("unban", "bodo", "")


def test_an_address_is_banned_with_all_who_come_from_there(lodge: Lodge) -> None:
    visitor = lodge.house.visitor()
    assert visitor.get("/api/tables").status_code == 200
    verdicts = Verdicts(lambda: 0)
    verdicts.learn([VerdictRow(1, 0, "ban-address", "203.0.113.0/24", 0, "floods")])
    assert verdicts.ban_of("anybody", "203.0.113.77") is not None
    assert verdicts.ban_of("anybody", "::ffff:203.0.113.77") is not None
    assert verdicts.ban_of("anybody", "203.0.114.1") is verdicts.ban_of("anybody", "") is None
    assert lodge.judges("ban", "203.0.113.7/24", "floods") == "203.0.113.0/24"
    assert [one.verdict.about for one in lodge.desk.standing()].count("203.0.113.0/24") == 1
    lodge.judges("unban", "203.0.113.0/24", "")
    assert "203.0.113.0/24" not in [one.verdict.about for one in lodge.desk.standing()]
    with pytest.raises(Refused, match="desk-mute-address"):
        lodge.judges("mute", "203.0.113.7")


def test_the_host_decides_about_the_seat_of_who_is_banned(lodge: Lodge) -> None:
    host, guest, table = playing(lodge, "bill")
    hand_over = f"/api/tables/{table}/seats/1/hand"
    bot = {"to": "bot", "spec": "random"}
    assert key_of(host.post(hand_over, bot)) == "table-not-your-seat"
    lodge.judges("ban", "bill")
    seats = host.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["barred"] for seat in seats] == [False, True]
    assert key_of(host.post(hand_over, {"to": "forfeit"})) == "kernel-no-conceding"
    assert host.post(hand_over, bot).json()["seats"][1]["kind"] == "bot"
    lodge.judges("unban", "bill", "")
    assert guest.get(f"/api/tables/{table}").json()["seats"][1]["kind"] == "bot"


def test_before_a_match_a_ban_empties_the_seat_or_closes_the_table(lodge: Lodge) -> None:
    boss = member(lodge.house, "boss")
    own = boss.opens(ME, OPEN)["id"]
    host = lodge.house.visitor()
    table = host.opens(ME, OPEN, OPEN)["id"]
    assert boss.post(f"/api/tables/{table}/seats/1").status_code == 200
    lodge.judges("ban", "boss")
    assert host.get(f"/api/tables/{own}").json()["phase"] == "closed"
    assert host.get(f"/api/tables/{table}").json()["seats"][1]["kind"] == "vacant"


def test_who_logs_in_stays_banned(lodge: Lodge) -> None:
    member(lodge.house, "barbara")
    guest = lodge.house.visitor()
    table = guest.opens(ME, OPEN, OPEN)["id"]
    (line,) = [one for one in desk_lines(lodge, table) if "opened" in one]
    number = json.loads(line)["host"]
    lodge.judges("ban", number)
    keys = {"login": "barbara", "password": "correct horse"}
    assert guest.post("/api/session", keys).status_code == 200
    assert key_of(guest.get("/api/tables")) == "server-banned"


def desk_lines(lodge: Lodge, table: str) -> list[str]:
    """Return the journal of a table as its operator sees it."""
    data, database = lodge.desk._file.parent, lodge.desk._database
    return [bytes(one.entry).decode() for one in desk.read_journal(data, table, database)]


# --- silence ---


def test_who_is_muted_is_silent_everywhere_and_plays_on(lodge: Lodge) -> None:
    _, guest, table = playing(lodge, "mona")
    other = guest.opens(ME, OPEN)["id"]
    assert says(guest, table, "one") == "said"
    lodge.judges("mute", "mona", "spam", "2h")
    for place in (table, other):
        assert says(guest, place, "two") == "server-muted-until"
    lodge.judges("unmute", "mona", "")
    assert says(guest, table, "three") == "said"


# --- reports ---


def test_a_report_about_a_remark_keeps_what_was_said(lodge: Lodge) -> None:
    host, guest, table = playing(lodge, "rolf")
    says(host, table, "Hello")
    says(guest, table, "You are a toad")
    (line,) = [one for one in lines_heard(host, table) if one["text"] == "You are a toad"]
    wish = {"kind": "remark", "when": line["when"], "name": line["name"]}
    assert report(host, table, **wish).json() == {"name": line["name"]}
    assert report(host, table, **wish).status_code == 200, "once more changes nothing"
    (found,) = [one for one in lodge.desk.reports() if one.table == table]
    kept, lines = lodge.desk.report(found.number)
    assert [(one.text, one.is_meant) for one in lines] == [
        ("Hello", False),
        ("You are a toad", True),
    ]
    assert (kept.reason, kept.outcome) == ("insults", "")
    assert [one["text"] for one in host.get("/api/me/data").json()["reports"]] == ["insults"]
    lodge.settles(found.number, "mute", "toads")
    assert says(guest, table, "Pardon") == "server-muted"
    with pytest.raises(Refused, match="desk-report-settled"):
        lodge.desk.settle(found.number, "dismiss")
    assert found.number not in [one.number for one in lodge.desk.reports()]
    assert lodge.desk.reports(settled_too=True)[-1].outcome == "mute"


def lines_heard(visitor: Visitor, table: str) -> list[dict[str, Any]]:
    """Return what somebody hears was said at a table."""
    with visitor.browser.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.send_json({"type": "hello"})
        while True:
            heard = socket.receive_json()
            if heard["type"] == "chat":
                return list(heard["remarks"])


def test_a_report_about_somebody_leads_to_a_ban_or_closes_the_table(lodge: Lodge) -> None:
    host, guest, table = playing(lodge, "rita")
    assert report(host, table, kind="seat", seat=1).status_code == 200
    assert report(guest, table, kind="seat", seat=0).status_code == 200
    first, second = [one for one in lodge.desk.reports() if one.table == table]
    for outcome, why in (("ban", "desk-no-reason"), ("flog", "desk-no-such-outcome")):
        with pytest.raises(Refused, match=why):
            lodge.desk.settle(first.number, outcome)
    assert lodge.desk.report(first.number)[0].outcome == "", "nothing was changed"
    lodge.settles(first.number, "ban", "insults")
    assert key_of(guest.get("/api/tables")) == "server-banned"
    lodge.settles(second.number, "close")
    assert host.get(f"/api/tables/{table}").json()["phase"] == "closed"
    with pytest.raises(Refused, match="desk-no-such-report"):
        lodge.desk.report(10**6)


def test_nobody_reports_themselves_nobody_or_what_they_cannot_hear(lodge: Lodge) -> None:
    host, _, table = playing(lodge, "rosa")
    onlooker = lodge.house.visitor()
    onlooker.get("/api/me")
    says(onlooker, table, "psst")
    (aside,) = lines_heard(onlooker, table)
    about = {"kind": "remark", "when": aside["when"], "name": aside["name"]}
    assert key_of(report(host, table, **about)) == "table-no-such-remark"
    assert key_of(report(onlooker, table, **about)) == "table-report-self"
    assert key_of(report(host, table, kind="seat", seat=0)) == "table-report-self"
    assert key_of(report(host, table, kind="seat", seat=7)) == "kernel-no-such-seat"
    bots = host.opens(ME, {"kind": "bot", "spec": "random"})["id"]
    assert key_of(report(host, bots, kind="seat", seat=1)) == "table-no-such-guest"
    empty = {"about": {"kind": "seat", "seat": 1}, "reason": "\u200b"}
    assert key_of(host.post(f"/api/tables/{table}/reports", empty)) == "table-report-nothing"


def test_one_person_reports_only_so_much(tmp_path: Path) -> None:
    with open_house(tmp_path, reports=1) as house:
        table = house.host.opens(ME, OPEN, OPEN)["id"]
        for seat in (1, 2):
            assert house.visitor().post(f"/api/tables/{table}/seats/{seat}").status_code == 200
        assert report(house.host, table, kind="seat", seat=1).status_code == 200
        refused = report(house.host, table, kind="seat", seat=2)
        assert (refused.status_code, key_of(refused)) == (429, "table-reports-too-fast")


def test_who_leaves_for_good_is_forgotten_in_reports_too(lodge: Lodge) -> None:
    host, guest, table = playing(lodge, "rufus")
    says(guest, table, "My secret")
    report(host, table, kind="seat", seat=1)
    guest.post("/api/me/departure", {"password": "correct horse"})
    (found,) = [one for one in lodge.desk.reports() if one.table == table]
    kept, lines = lodge.desk.report(found.number)
    assert (kept.name, [one.text for one in lines]) == ("", [""])


# --- closing ---


def test_an_open_house_closes_a_table_itself(lodge: Lodge) -> None:
    host, _, table = playing(lodge, "karl")
    data, database = lodge.desk._file.parent, lodge.desk._database
    with pytest.raises(Refused, match="desk-not-gathering"):
        desk.close_table(data, table, database)
    assert not desk.close_table(data, table, database, also_match=True)
    lodge.house.call(lodge.house.app.state.house.order.look)
    assert host.get(f"/api/tables/{table}").json()["phase"] == "closed"
    with host.browser.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.send_json({"type": "hello", "viewer": 0})
        assert socket.receive_json()["waiting"] == []
        socket.send_json({"type": "choose", "id": "1", "at": 0, "seat": 0, "text": "take M"})
        assert socket.receive_json()["refusal"]["message"]["key"] == "table-now-closed"


# --- in several processes ---


def test_every_process_lets_go_of_who_is_banned(postgres: PostgresServer, tmp_path: Path) -> None:
    address = postgres.new()
    with (
        open_house(tmp_path / "one", database=address) as one,
        open_house(tmp_path / "other", database=address) as other,
    ):
        guest = member(other, "nina")
        table = one.host.opens(ME, OPEN)["id"]
        assert guest.post(f"/api/tables/{table}/seats/1").status_code == 200
        with guest.browser.websocket_connect(f"/api/tables/{table}/socket") as socket:
            socket.send_json({"type": "hello"})
            Desk(tmp_path / "one", address).judge("ban", "nina", "insults")
            assert code_at_the_end(socket) == BANNED
        assert key_of(guest.get("/api/tables")) == "server-banned"
        with one.host.browser.websocket_connect(f"/api/tables/{table}/socket") as socket:
            socket.send_json({"type": "hello"})
            while not is_barred(socket.receive_json(timeout=GUARD), 1):
                continue


def is_barred(said: dict[str, Any], seat: int) -> bool:
    """Tell whether a scene shows a seat whose person is banned."""
    return said["type"] == "scene" and bool(said["seats"][seat].get("barred"))


# --- what comes of it after a restart, and by itself ---


def test_what_was_decided_in_a_closed_house_counts_when_it_opens(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        member(house, "zeno")
        guest = member(house, "zoe")
        table = house.host.opens(ME, OPEN)["id"]
        assert guest.post(f"/api/tables/{table}/seats/1").status_code == 200
        host = dict(house.host.browser.cookies)
    Desk(tmp_path).judge("ban", "zoe", "insults")
    with open_house(tmp_path) as house:
        house.host.browser.cookies.update(host)
        house.call(house.app.state.house.order.settle)
        seats = house.host.get(f"/api/tables/{table}").json()["seats"]
        assert [seat["barred"] for seat in seats] == [False, True]
        keys = {"login": "zoe", "password": "correct horse"}
        visitor = house.visitor()
        assert visitor.post("/api/session", keys).status_code == 200
        assert key_of(visitor.get("/api/tables")) == "server-banned"


def test_a_verdict_ends_when_its_time_has_come() -> None:
    now = 0
    verdicts = Verdicts(lambda: now)
    verdicts.learn(
        [VerdictRow(1, 0, "ban", "a", 1000, "x"), VerdictRow(2, 0, "mute", "b", 2000, "y")]
    )
    assert (verdicts.ban_of("a"), verdicts.mute_of("b")) != (None, None)
    assert not verdicts.drop_ended()
    now = 1000
    assert verdicts.ban_of("a") is None
    assert verdicts.drop_ended()
    assert [row.about for row in verdicts.standing] == ["b"]
    assert verdicts.last == 2


def test_lengths_of_time_are_understood_or_refused() -> None:
    assert [ending(5, one) for one in ("", "30m", "12h", "7d", "4w")] == [
        0,
        1_800_005,
        43_200_005,
        604_800_005,
        2_419_200_005,
    ]
    for nonsense in ("0d", "-1d", "7", "d", "1y", "999999w", "1d\n"):
        with pytest.raises(Refused, match="desk-bad-length"):
            ending(0, nonsense)


# --- at a table ---


def test_a_seat_is_barred_once_and_given_back() -> None:
    table = set_table()
    (entry,) = bar(table, GUEST)
    assert entry == Moderated("bar", GUEST, table.name_of(1))
    table.apply(entry, START)
    assert bar(table, GUEST) == []
    shown = sitters(table, HOST, lambda _: True)
    assert [one.barred for one in shown if isinstance(one, Person)] == [False, True, False]
    assert table.hosted is not None
    assert table.hosted.notes[-1].message.key == "table-told-barred"
    table.apply(unbar(table, GUEST)[0], START)
    assert unbar(table, GUEST) == []


def test_others_decide_where_the_host_is_banned() -> None:
    table = set_table()
    table.apply(bar(table, HOST)[0], START)
    guest = Sitter(GUEST, "Guest", START)
    assert isinstance(hand(table, guest, 0, Handing("bot", "random"), 9), Seated)
    with pytest.raises(Refused, match="table-not-your-seat"):
        hand(table, Sitter("stranger", "Stranger", START), 0, Handing("bot", "random"), 9)


def test_a_match_is_given_up_for_who_is_banned_where_it_can_be() -> None:
    table = set_table(find("alkemy-v2").build(2, {"setup": "ready"}))
    host = Sitter(HOST, "Host", START)
    with pytest.raises(Refused, match="table-not-your-seat"):
        hand(table, host, 1, Handing("forfeit"), 9)
    table.apply(bar(table, GUEST)[0], START)
    given_up = hand(table, host, 1, Handing("forfeit"), 9)
    assert given_up == Conceded(1)
    table.apply(given_up, START)
    assert table.phase == "over"


def test_before_the_match_seats_are_emptied_with_new_links() -> None:
    seats = (SeatedPerson(HOST, "Host"), SeatedPerson(GUEST, "G"), Nobody(True))
    table = set_table(occupants=seats)
    assert bar(table, GUEST) == [Seated(1, Nobody(False, link=table.seq + 1))]
    assert bar(table, HOST) == [Closed()]


# --- all of it is a command ---


def test_the_operator_types_it(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        guest = member(house, "tom")
        table = house.host.opens(ME, OPEN)["id"]
        assert guest.post(f"/api/tables/{table}/seats/1").status_code == 200
        report(house.host, table, kind="seat", seat=1)

        def typed(*arguments: str) -> tuple[int, str]:
            done = run("house", *arguments, "--data", str(tmp_path))
            assert "Traceback" not in done.stderr
            return done.returncode, done.stdout + done.stderr

        code, said = typed("report", "1")
        assert (code, "insults" in said) == (0, True)
        assert typed("settle", "1", "ban", "--reason", "insults", "--for", "7d")[0] == 0
        code, said = typed("bans")
        assert (code, "tom" in said, "insults" in said) == (0, True, True)
        assert typed("ban", "nobody", "--reason", "x")[0] == 3
        house.call(house.app.state.house.order.look)
        assert key_of(guest.get("/api/tables")) == "server-banned-until"
