"""What one person, and one address, may take up of the house."""

from pathlib import Path
from typing import Any

import pytest
from httpx import Response

from athanor.server import table_chat
from athanor.server.limits import Limit
from athanor.server.protocol import play
from athanor.server.protocol.play import Remark
from athanor.server.services import Services
from athanor.server.table_chat import MOST_ASIDES, MOST_REMARKS
from tests.server.rooms import Ear, room_for
from tests.server.stories import answers, tell
from tests.server.tables.staging import HOST, alchemist, set_table
from tests.server.visiting import Visitor, key_of, open_house

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "spec": "random"}
MASTER = {"kind": "bot", "spec": "master"}


def opens(visitor: Visitor, *seats: dict[str, str]) -> Response:
    return visitor.post("/api/tables", {"game": "alchemist", "seats": seats})


def message(answer: Response) -> Any:
    return answer.json()["refusal"]["message"]


# --- tables and bots ---


def test_a_person_hosts_only_so_many_tables_at_once(tmp_path: Path) -> None:
    with open_house(tmp_path, tables=2) as house:
        first = house.host.opens(ME, OPEN)["id"]
        house.host.opens(ME, OPEN)
        refused = opens(house.host, ME, OPEN)
        assert (refused.status_code, message(refused)["args"]) == (429, {"most": 2})
        assert key_of(refused) == "server-too-many-tables"
        assert opens(house.visitor(), ME, OPEN).status_code == 201
        house.host.delete(f"/api/tables/{first}")
        assert opens(house.host, ME, OPEN).status_code == 201
    with open_house(tmp_path, tables=2) as again:
        again.host.browser.cookies = house.host.browser.cookies
        assert key_of(opens(again.host, ME, OPEN)) == "server-too-many-tables"


def test_a_table_asked_for_again_is_not_one_too_many(tmp_path: Path) -> None:
    with open_house(tmp_path, tables=1, client_tables=1) as house:
        first = house.host.opens(ME, OPEN, request="evening")
        assert house.host.opens(ME, OPEN, request="evening")["id"] == first["id"]
        refused = house.host.post(
            "/api/tables", {"game": "alchemist", "seats": [ME, OPEN], "request": "morning"}
        )
        assert key_of(refused) == "server-too-many-tables"


def test_from_one_address_only_so_many_tables_are_set_up(tmp_path: Path) -> None:
    with open_house(tmp_path, client_tables=3) as house:
        asked = [opens(house.visitor(), ME, OPEN) for _ in range(4)]
        assert [answer.status_code for answer in asked] == [201, 201, 201, 429]
        assert key_of(asked[3]) == "server-tables-too-fast"
        seconds = message(asked[3])["args"]["seconds"]
        assert 190 < seconds <= 200
        assert asked[3].headers["Retry-After"] == str(seconds)


@pytest.mark.parametrize("limit", ["bots", "client_bots"])
def test_only_so_many_bots_sit_at_the_tables_of_one_person_or_address(
    tmp_path: Path, limit: str
) -> None:
    with open_house(tmp_path, **{limit: 3}) as house:
        table = house.host.opens(ME, BOT, BOT)["id"]
        asker = house.host if limit == "bots" else house.visitor()
        assert key_of(opens(asker, ME, BOT, BOT)) == "server-too-many-bots"
        assert opens(asker, ME, BOT).status_code == 201
        handed = house.host.post(
            f"/api/tables/{table}/seats/0/hand", {"to": "bot", "spec": "adept"}
        )
        assert key_of(handed) == "server-too-many-bots"


def test_bots_play_alone_at_no_more_tables_than_there_are_processes(tmp_path: Path) -> None:
    with open_house(tmp_path, workers=2) as house:
        for _ in range(2):
            assert opens(house.host, MASTER, MASTER).status_code == 201
        refused = opens(house.host, MASTER, MASTER)
        assert (key_of(refused), message(refused)["args"]) == ("server-bots-alone", {"most": 2})
        assert opens(house.host, ME, MASTER).status_code == 201
        assert opens(house.visitor(), BOT, BOT).status_code == 201


def test_who_plays_again_needs_a_table_only_where_nobody_has_set_it_up(tmp_path: Path) -> None:
    with open_house(tmp_path, tables=1) as house:
        old = house.host.opens(BOT, BOT)["id"]
        house.host.waits_for_the_end(old)
        rematch = f"/api/tables/{old}/rematch"
        new = house.host.post(rematch)
        assert new.status_code == 201
        assert house.host.post(rematch).json()["id"] == new.json()["id"]


def test_a_house_takes_only_so_many_tables_and_accounts(tmp_path: Path) -> None:
    with open_house(tmp_path, most_tables=1, most_accounts=1) as house:
        table = house.host.opens(ME, OPEN)["id"]
        other = house.visitor()
        refused = opens(other, ME, OPEN)
        assert (refused.status_code, key_of(refused)) == (429, "server-house-full")
        house.host.delete(f"/api/tables/{table}")
        assert opens(other, ME, OPEN).status_code == 201
        keys = [{"login": login, "password": "correct horse"} for login in ("ada", "bea")]
        assert house.host.post("/api/account", keys[0]).status_code == 201
        assert key_of(other.post("/api/account", keys[1])) == "server-no-more-accounts"


# --- records ---


def test_a_person_opens_only_so_many_records(tmp_path: Path) -> None:
    with open_house(tmp_path, uploads=2) as house:
        for _ in range(2):
            assert key_of(uploads(house.host)) != "server-too-many-uploads"
        refused = uploads(house.host)
        assert (refused.status_code, key_of(refused)) == (429, "server-too-many-uploads")
        assert 290 < message(refused)["args"]["seconds"] <= 300
        assert key_of(uploads(house.visitor())) != "server-too-many-uploads"


def uploads(visitor: Visitor) -> Response:
    visitor.get("/api/me")
    headers = {"X-Athanor": "1", "Content-Type": "text/plain"}
    return visitor.browser.post("/api/replays", content=b"no record", headers=headers)


# --- remarks ---


def keys(ear: Ear) -> list[str]:
    """Return what became of somebody's remarks: nothing where they were kept."""
    return [
        one.refusal.message.key if isinstance(one, play.Refused) else "" for one in answers(ear)
    ]


def test_a_person_says_only_so_much_in_a_while(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        room = await room_for(set_table(alchemist(2)), services)
        talker, other = Ear(room, HOST), Ear(room, "stranger")
        for number in range(3):
            await talker.say(play.Say(f"{number}", "well"))
        await other.say(play.Say("1", "indeed"))
        assert (keys(talker), keys(other)) == (["", "", "table-says-too-much"], [""])
        refused = answers(talker)[-1]
        assert isinstance(refused, play.Refused)
        assert refused.refusal.message.args == {"seconds": 15}
        assert len(await services.store.remarks(room.table.id)) == 3

    tell(tmp_path, story, remarks=Limit(2, 30.0, lambda: 0.0))


def test_many_cookies_say_no_more_from_one_address(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        room = await room_for(set_table(alchemist(2)), services)
        crowd = [Ear(room, f"guest {number}") for number in range(3)]
        for ear in crowd:
            ear.watcher.client = "192.0.2.1"
            await ear.say(play.Say("1", "well"))
        assert [keys(ear) for ear in crowd] == [[""], [""], ["table-says-too-much"]]

    tell(tmp_path, story, client_remarks=Limit(2, 30.0, lambda: 0.0))


def test_a_table_keeps_only_so_many_remarks_and_onlookers_cannot_fill_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(services: Services) -> None:
        table = set_table(alchemist(2))
        room = await room_for(table, services)
        onlooker, host = Ear(room, "stranger"), Ear(room, HOST)
        room.chat = table_chat.TableChat(
            room, [Remark(0, "x", -1, "!")] * MOST_ASIDES, room.mark_dirty
        )
        await onlooker.say(play.Say("1", "well"))
        await host.say(play.Say("2", "well"))
        assert (keys(onlooker), keys(host)) == (["table-chat-full"], [""])
        room.chat = table_chat.TableChat(
            room, [Remark(0, "x", 0, "!")] * MOST_REMARKS, room.mark_dirty
        )
        await host.say(play.Say("3", "well"))
        assert keys(host)[-1] == "table-chat-full"

    tell(tmp_path, story)
