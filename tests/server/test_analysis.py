"""Finished matches are analysed for whoever asks, once; and tried anew from any moment."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from athanor.kernel.record import read_record
from athanor.kernel.verify import verify
from athanor.server.store import Store
from tests.analysis.short import last_round
from tests.server.visiting import MARK, OpenHouse, Visitor, key_of, open_house

BOT = {"kind": "bot", "spec": "greedy"}
ME = {"kind": "me"}
PATIENCE = 300.0
"""Seconds after which an analysis of two choices has hung."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


def shelved(visitor: Visitor, text: str) -> str:
    """Open a record; return what it is called."""
    headers = {**MARK, "Content-Type": "text/plain"}
    answer = visitor.browser.post("/api/replays", content=text.encode(), headers=headers)
    assert answer.status_code == 201, answer.text
    name: str = answer.json()["id"]
    return name


def analysed(visitor: Visitor, name: str) -> dict[str, Any]:
    """Ask for an analysis, and wait until it is there."""
    deadline = time.monotonic() + PATIENCE
    answer = visitor.post(f"/api/replays/{name}/analysis")
    assert answer.status_code == 200, answer.text
    state: dict[str, Any] = answer.json()
    while state["state"] == "running":
        assert state["done"] <= state["parts"]
        assert time.monotonic() < deadline
        time.sleep(0.05)
        state = visitor.get(f"/api/replays/{name}/analysis").json()
    assert state["state"] == "done", state
    return state


def test_a_match_is_analysed_on_request_and_the_analysis_is_kept(house: OpenHouse) -> None:
    asker, friend = house.visitor(), house.visitor()
    name = shelved(asker, last_round().text())
    address = f"/api/replays/{name}/analysis"
    assert friend.get(address).json()["state"] == "none"  # looking begins nothing
    state = analysed(asker, name)
    found = state["analysis"]
    assert found["names"] == ["Seat 1", "Seat 2"]
    assert len([one for one in found["happenings"] if one["kind"] == "choice"]) >= 2
    for one in found["split"]:
        total = one["start"] + one["own"] + one["rivals"] + one["chance"]
        assert total == pytest.approx(one["result"], abs=1e-3)
    assert friend.get(address).json() == state
    assert friend.post(address).json() == state


def test_a_record_that_breaks_off_is_not_analysed(house: OpenHouse) -> None:
    lines = last_round().text().splitlines(keepends=True)
    name = shelved(house.host, "".join(lines[:-1]))
    answer = house.host.post(f"/api/replays/{name}/analysis")
    assert (answer.status_code, key_of(answer)) == (422, "analysis-unfinished")
    assert house.host.get(f"/api/replays/{name}/analysis").json()["state"] == "none"


def test_nobody_has_too_many_analyses_made_at_once(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    analyst = house.app.state.house.analyst
    monkeypatch.setitem(analyst._askers, "one", "nobody")
    monkeypatch.setattr("athanor.server.analyst.MOST_WAITING", 1)
    name = shelved(house.host, last_round(seed=2).text())
    answer = house.host.post(f"/api/replays/{name}/analysis")
    assert key_of(answer) == "server-too-many-analyses"


def test_an_analysis_left_by_a_house_that_died_is_begun_anew(where: Path | str) -> None:
    async def told() -> list[bool]:
        store = Store.open(where)
        begun = [await store.begin_analysis("match", 16, 1_000, 0)]
        await store.touch_analysis("match", 3, 2_000)
        begun.append(await store.begin_analysis("match", 16, 3_000, 2_000))  # it is worked at
        begun.append(await store.begin_analysis("match", 16, 90_000, 30_000))  # nobody does
        row = await store.analysis("match")
        assert row is not None
        begun.append((row.done, row.body) == (0, None))
        await store.keep_analysis("match", "{}", 91_000)
        begun.append(await store.begin_analysis("match", 16, 990_000, 930_000))
        await store.drop_analysis("match")
        begun.append(await store.analysis("match") is not None)
        await store.fit_analyses()
        begun.append(await store.analysis("match") is None)
        await store.close()
        return begun

    assert asyncio.run(told()) == [True, False, True, True, False, True, True]


def test_a_match_is_tried_anew_from_a_moment(house: OpenHouse) -> None:
    """It begins as the other one stood."""
    record = last_round()
    player = house.visitor()
    name = shelved(player, record.text())
    then = player.get(f"/api/replays/{name}/steps/1?seat=0").json()["view"]
    answer = player.post(f"/api/replays/{name}/steps/1/table", {"seats": [ME, ME]})
    assert answer.status_code == 201, answer.text
    card = answer.json()
    assert (card["phase"], card["listed"]) == ("playing", False)
    with player.browser.websocket_connect(f"/api/tables/{card['id']}/socket") as socket:
        socket.send_json({"type": "hello", "viewer": 0})
        scene = socket.receive_json()
    assert scene["view"] == then
    assert scene["told"][0]["message"]["key"] == "table-told-branch"


def test_what_was_tried_can_be_checked_and_survives_the_house(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        name = shelved(house.host, last_round().text())
        wish = {"seats": [BOT, BOT]}
        table = house.host.post(f"/api/replays/{name}/steps/0/table", wish).json()["id"]
        house.host.waits_for_the_end(table)
    with open_house(tmp_path) as house:
        text = house.host.get(f"/api/replays/{table}/record").text
    record = read_record(text)
    assert record.header.position is not None
    assert verify(record).is_sound


def test_another_choice_is_shown_on_the_board(house: OpenHouse) -> None:
    record = last_round()
    name = shelved(house.host, record.text())
    made = house.host.get(f"/api/replays/{name}/steps/1").json()
    path = f"/api/replays/{name}/steps/0/instead"
    same = house.host.get(f"{path}?choice={made['choice']['text']}").json()
    assert (same["view"], same["choice"], same["seat"]) == (
        made["view"],
        made["choice"],
        made["seat"],
    )
    other = house.host.get(f"{path}?choice=take T").json()
    assert other["choice"]["text"] == "take T"
    assert other["view"] != made["view"]
    assert other["told"][0]["seat"] == made["seat"]
    assert house.host.get(f"{path}?choice=take nonsense").status_code == 422
    assert key_of(house.host.get(f"{path}?choice=take T&seat=9")) == "kernel-no-such-seat"
    assert house.host.get(f"/api/replays/{name}/steps/1").json() == made


def test_at_the_end_nothing_is_left_to_try(house: OpenHouse) -> None:
    record = last_round()
    name = shelved(house.host, record.text())
    path = f"/api/replays/{name}/steps/{record.answers}/table"
    assert key_of(house.host.post(path, {"seats": [ME, BOT]})) == "server-branch-over"
    path = f"/api/replays/{name}/steps/{record.answers + 1}/table"
    assert key_of(house.host.post(path, {"seats": [ME, BOT]})) == "record-no-such-answer"
    path = f"/api/replays/{name}/steps/0/table"
    assert house.host.post(path, {"seats": [ME]}).status_code == 422
