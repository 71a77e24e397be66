"""Lessons in the house: nobody's but their learner's, kept as they were left, in no list."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.manners import SWIFT
from tests.server.visiting import OpenHouse, Visitor, key_of, open_house


class Line:
    """The socket of a lesson, as the page of its learner uses it."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.requests = 0
        self.scene: dict[str, Any] = {}
        self.says({"type": "hello", "viewer": 0})
        self.looks()

    def says(self, said: dict[str, Any]) -> None:
        self.socket.send_json(said)

    def looks(self) -> dict[str, Any]:
        """Return the next scene."""
        while True:
            said = self.socket.receive_json()
            if said["type"] == "scene":
                self.scene = said
                return self.scene

    def asks(self, **said: Any) -> dict[str, Any]:
        """Ask something for the learner's seat; return the answer."""
        self.requests += 1
        name = f"{self.scene['seq']}-{self.requests}"
        self.says({"id": name, "seat": 0, "at": self.scene["at"], **said})
        while True:
            answer: dict[str, Any] = self.socket.receive_json()
            if answer["type"] == "scene":
                self.scene = answer
            elif answer.get("id") == name:
                return answer

    def until_step(self, step: int) -> dict[str, Any]:
        """Look until the lesson has come to a step."""
        while self.scene["lesson"]["step"] != step:
            self.looks()
        lesson: dict[str, Any] = self.scene["lesson"]
        return lesson

    def reads(self) -> None:
        step = self.scene["lesson"]["step"]
        assert self.asks(type="leaf", to="next")["type"] == "done"
        self.until_step(step + 1)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[OpenHouse]:
    with open_house(tmp_path, **SWIFT) as opened:
        yield opened


def begin(visitor: Visitor, **wish: object) -> dict[str, Any]:
    """Begin the idea of Alchemist, or go on with it; return its table."""
    answer = visitor.post("/api/games/alchemist/lessons", {"lesson": "idea", **wish})
    assert answer.status_code == 200, answer.text
    card: dict[str, Any] = answer.json()
    return card


def idea_of(visitor: Visitor) -> dict[str, Any]:
    """Return what somebody is told of the idea of Alchemist."""
    cards = visitor.get("/api/games/alchemist/lessons").json()
    (card,) = [one for one in cards if one["name"] == "idea"]
    found: dict[str, Any] = card
    return found


@contextmanager
def at(visitor: Visitor, table: str) -> Iterator[Line]:
    with visitor.browser.websocket_connect(f"/api/tables/{table}/socket") as socket:
        yield Line(socket)


def test_a_lesson_is_learned_to_its_end(house: OpenHouse) -> None:
    learner = house.host
    table = begin(learner)["id"]
    with at(learner, table) as line:
        line.reads()
        line.reads()
        assert line.asks(type="choose", text="take S")["type"] == "done"
        assert line.until_step(3)["lit"] == ["cauldron:MD"]
        assert line.asks(type="choose", text="copy MD S")["type"] == "done"
        line.until_step(4)
        line.reads()
        assert line.asks(type="choose", text="create SB MT 10")["type"] == "done"
        line.until_step(6)
        assert line.scene["phase"] == "over"
        line.reads()
        assert line.scene["lesson"]["done"]
    assert idea_of(learner)["done"]


def test_what_the_step_does_not_ask_for_changes_nothing_and_is_answered(house: OpenHouse) -> None:
    table = begin(house.host)["id"]
    with at(house.host, table) as line:
        early = line.asks(type="choose", text="take S")
        assert early["refusal"]["message"]["key"] == "lesson-read-on"
        line.reads()
        line.reads()
        for kind in ("choose", "ask"):
            legal = line.asks(type=kind, text="draw")
            assert legal["refusal"]["message"]["key"] == "lesson-not-now"
            assert legal["word"]["key"] == "alchemist-lesson-idea-take-bag"
            illegal = line.asks(type=kind, text="take B")
            assert illegal["refusal"]["rules"] == ["ALC-081"]
            assert illegal["word"]["key"] == "alchemist-lesson-idea-take-otherwise"
        offered = line.asks(type="steps", words="")
        assert [word["word"] for word in offered["words"]] == ["take"]
        assert line.scene["at"] == 0


def test_only_lessons_have_pages_and_lessons_nothing_else(house: OpenHouse) -> None:
    table = begin(house.host)["id"]
    with at(house.host, table) as line:
        line.reads()
        line.reads()
        assert line.asks(type="leaf", to="next")["refusal"]["message"]["key"] == "lesson-no-page"
        for kind in ("concede", "offer-draw"):
            assert line.asks(type=kind)["refusal"]["message"]["key"] == "lesson-only"
        assert line.asks(type="take-back")["refusal"]["message"]["key"] == "table-no-undo"
    handing = house.host.post(f"/api/tables/{table}/seats/0/hand", {"to": "open"})
    assert key_of(handing) == "lesson-only"


def test_one_may_go_back_behind_what_has_become_known(house: OpenHouse) -> None:
    table = begin(house.host)["id"]
    with at(house.host, table) as line:
        line.reads()
        line.reads()
        line.asks(type="choose", text="take S")
        line.until_step(3)
        before = line.scene["view"]
        assert line.asks(type="leaf", to="back")["type"] == "done"
        line.until_step(2)
        assert line.scene["at"] == 0
        line.asks(type="choose", text="take S")
        line.until_step(3)
        assert line.scene["view"] == before


def test_a_lesson_is_taken_up_where_it_was_left_by_another_house(tmp_path: Path) -> None:
    with open_house(tmp_path, **SWIFT) as house:
        table = begin(house.host)["id"]
        with at(house.host, table) as line:
            line.reads()
            line.reads()
            line.asks(type="choose", text="take S")
            line.until_step(3)
        cookies = dict(house.host.browser.cookies)
    with open_house(tmp_path, **SWIFT) as house:
        house.host.browser.cookies.update(cookies)
        assert idea_of(house.host)["step"] == 3
        assert begin(house.host)["id"] == table
        with at(house.host, table) as line:
            assert line.scene["lesson"]["step"] == 3
            assert line.asks(type="choose", text="copy MD S")["type"] == "done"


def test_who_begins_again_begins_at_the_first_step(house: OpenHouse) -> None:
    table = begin(house.host)["id"]
    with at(house.host, table) as line:
        line.reads()
    assert begin(house.host)["id"] == table
    assert idea_of(house.host)["step"] == 1
    assert begin(house.host, again=True)["id"] == table
    assert idea_of(house.host)["step"] == 0


def test_a_lesson_is_in_no_list_and_nobody_elses(house: OpenHouse) -> None:
    table = begin(house.host)["id"]
    stranger = house.visitor()
    lobby = house.host.get("/api/tables").json()
    assert (lobby["mine"], lobby["open"], lobby["running"]) == ([], [], [])
    assert stranger.get("/api/tables").json()["running"] == []
    assert idea_of(stranger)["table"] == ""
    step = stranger.get(f"/api/tables/{table}/steps/0")
    assert key_of(step) == "table-private"
    assert begin(stranger)["id"] != table


def test_a_lesson_that_nobody_has_is_refused(house: OpenHouse) -> None:
    answer = house.host.post("/api/games/alchemist/lessons", {"lesson": "ideas"})
    assert key_of(answer) == "lesson-unknown"
    none = house.host.post("/api/games/chess/lessons", {"lesson": "idea"})
    assert key_of(none) == "kernel-no-such-game"
