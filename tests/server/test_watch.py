"""What the house tells those who look after it: whether it lives, can work, and what goes on."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from athanor.server.measures import Histogram, exposition, single, spread
from tests.server.living import LivingHouse
from tests.server.visiting import OpenHouse, key_of, open_house

BOT = {"kind": "bot", "spec": "random"}
NAME = r"[a-zA-Z_:][a-zA-Z0-9_:]*"
SAMPLE = re.compile(rf'({NAME})(\{{{NAME}="[^"\\\n]*"(?:,{NAME}="[^"\\\n]*")*\}})? (\S+)')


def numbers_in(text: str) -> dict[str, float]:
    """Return the samples of an exposition by name and labels; every line must be well formed."""
    found: dict[str, float] = {}
    announced = ""
    for line in text.splitlines():
        if said := re.fullmatch(rf"# HELP ({NAME}) \S.*", line):
            announced = said[1]
        elif said := re.fullmatch(rf"# TYPE ({NAME}) (counter|gauge|histogram)", line):
            assert said[1] == announced
        else:
            sample = SAMPLE.fullmatch(line)
            assert sample is not None, line
            assert sample[1].startswith(announced), "samples follow what announces them"
            assert line not in found
            found[sample[1] + (sample[2] or "")] = float(sample[3])
    return found


@pytest.fixture
def house(tmp_path: Path) -> Iterator[OpenHouse]:
    """A house that has opened."""
    with open_house(tmp_path) as opened:
        opened.call(opened.app.state.house.has_opened)
        yield opened


def near(house: OpenHouse) -> None:
    """Have the browsers of tests ask from an address that may see the numbers."""
    transport: Any = house.host.browser._transport
    parse = transport.parse_request
    transport.parse_request = lambda request: {**parse(request), "client": ("127.0.0.1", 50_000)}


def test_numbers_are_written_as_prometheus_reads_them() -> None:
    taken = Histogram((0.5, 1.0))
    for seconds in (0.1, 0.5, 0.7, 3.0):
        taken.note(seconds)
    text = exposition(
        [spread("wait_seconds", "How long.", taken), single("here", "gauge", "How many.", 10**9)]
    )
    assert text == (
        "# HELP wait_seconds How long.\n"
        "# TYPE wait_seconds histogram\n"
        'wait_seconds_bucket{le="0.5"} 2\n'
        'wait_seconds_bucket{le="1"} 3\n'
        'wait_seconds_bucket{le="+Inf"} 4\n'
        "wait_seconds_sum 4.3\n"
        "wait_seconds_count 4\n"
        "# HELP here How many.\n"
        "# TYPE here gauge\n"
        "here 1000000000\n"
    )


def test_a_house_that_is_open_says_so(house: OpenHouse) -> None:
    assert house.host.get("/health").text == "alive\n"
    assert house.host.get("/ready").text == "ready\n"


@pytest.mark.parametrize("state", ["opening", "closing"])
def test_a_house_that_opens_or_closes_is_alive_but_not_ready(house: OpenHouse, state: str) -> None:
    house.app.state.house.readiness.state = state
    assert house.host.get("/health").status_code == 200
    answer = house.host.get("/ready")
    assert (answer.status_code, key_of(answer)) == (503, f"server-{state}")


def test_a_house_that_can_keep_nothing_is_not_ready(house: OpenHouse) -> None:
    house.loses_its_store()
    assert house.host.get("/health").status_code == 200
    answer = house.host.get("/ready")
    assert (answer.status_code, key_of(answer)) == (503, "server-store-failed")


def test_a_house_whose_bots_are_gone_is_not_ready(house: OpenHouse) -> None:
    house.call(house.app.state.house.bots.close)
    answer = house.host.get("/ready")
    assert (answer.status_code, key_of(answer)) == (503, "server-no-workers")


def test_the_disk_is_spared_by_who_asks_often(house: OpenHouse) -> None:
    readiness = house.app.state.house.readiness
    now = 1_000.0
    readiness._clock = lambda: now
    assert house.host.get("/ready").status_code == 200
    house.loses_its_store()
    assert house.host.get("/ready").status_code == 200, "it was tried a moment ago"
    now += 1.0
    assert house.host.get("/ready").status_code == 503


def test_the_numbers_tell_what_goes_on(house: OpenHouse) -> None:
    near(house)
    before = numbers_in(house.host.get("/metrics").text)
    assert before["athanor_open"] == 1
    assert before["athanor_choices_total"] == 0
    over = house.host.opens(BOT, BOT)["id"]
    house.host.waits_for_the_end(over)
    table = house.host.opens({"kind": "me"}, {"kind": "open"})["id"]
    with house.host.browser.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.send_json({"type": "hello", "viewer": 1})
        assert socket.receive_json()["type"] == "refused"
        answer = house.host.get("/metrics")
        assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
        after = numbers_in(answer.text)
    assert after["athanor_sockets"] == 1
    assert after['athanor_tables{phase="over"}'] == 1
    assert after['athanor_tables{phase="gathering"}'] == 1
    assert after["athanor_rooms"] == 2
    assert after["athanor_refused_total"] == 1
    assert after['athanor_answers_total{status="201"}'] == 2
    choices = len(house.host.get(f"/api/replays/{over}/record").text.splitlines())
    assert 0 < after["athanor_choices_total"] < choices, "a record has other lines, too"
    commits = after["athanor_store_commit_seconds_count"]
    assert commits > 0
    assert after['athanor_store_commit_seconds_bucket{le="+Inf"}'] == commits
    assert after["athanor_store_bytes"] > 0
    assert after["athanor_bots_waiting"] == after["athanor_bots_thinking"] == 0


def test_the_numbers_are_not_for_everybody(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        assert key_of(house.host.get("/metrics")) == "server-numbers-private"
        near(house)
        assert house.host.get("/metrics").status_code == 200
        for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"):
            asked_for = house.host.browser.get("/metrics", headers={header: "127.0.0.1"})
            assert key_of(asked_for) == "server-numbers-private", header
    with open_house(tmp_path, watchers=("10.0.0.0/8",)) as house:
        near(house)
        assert key_of(house.host.get("/metrics")) == "server-numbers-private"


def test_a_house_is_asked_by_who_is_named(tmp_path: Path) -> None:
    house = LivingHouse(tmp_path)
    house.open("--proxy", "127.0.0.1", "--metrics", "203.0.113.0/24", "--log", "json")
    try:
        told = {}
        for client in ("203.0.113.7", "198.51.100.7"):
            answer = httpx.get(
                f"http://127.0.0.1:{house.port}/metrics?secret=hidden",
                headers={"X-Forwarded-For": client},
                timeout=60,
            )
            told[client] = answer.status_code
        assert told == {"203.0.113.7": 200, "198.51.100.7": 403}
        assert httpx.get(f"http://127.0.0.1:{house.port}/metrics", timeout=60).status_code == 200
    finally:
        house.close()
    lines = [json.loads(line) for line in house.log.read_text().splitlines()]
    asked = [line for line in lines if line["logger"] == "athanor.access"]
    assert [line["status"] for line in asked] == [200, 403, 200]
    assert len({line["request"] for line in asked}) == 3
    assert asked[-1]["path"] == "/metrics"
    assert "hidden" not in house.log.read_text()
    assert "203.0.113" not in house.log.read_text()


def test_an_answer_says_which_request_it_is_of(house: OpenHouse) -> None:
    ids = {house.host.get("/api/me").headers["x-request-id"] for _ in range(3)}
    assert len(ids) == 3
