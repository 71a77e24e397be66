"""Puzzles in the house: nobody's but their solver's, kept as they were left, in no list."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from athanor.kernel.registry import find
from athanor.puzzles.puzzle import Puzzle, puzzles_of
from tests.server.manners import SWIFT
from tests.server.visiting import OpenHouse, Visitor, open_house


class Line:
    """The socket of a puzzle, as the page of its solver uses it."""

    def __init__(self, socket: Any, seat: int) -> None:
        self.socket = socket
        self.seat = seat
        self.requests = 0
        self.scene: dict[str, Any] = {}
        socket.send_json({"type": "hello", "viewer": seat})
        self.looks()

    def looks(self) -> dict[str, Any]:
        """Return what the next scene tells of the puzzle."""
        while True:
            said = self.socket.receive_json()
            if said["type"] == "scene":
                self.scene = said
                return self.told

    @property
    def told(self) -> dict[str, Any]:
        told: dict[str, Any] = self.scene["puzzle"]
        return told

    def asks(self, **said: Any) -> dict[str, Any]:
        """Ask something for the solver's seat; return the answer."""
        self.requests += 1
        name = f"{self.scene['seq']}-{self.requests}"
        self.socket.send_json({"id": name, "seat": self.seat, "at": self.scene["at"], **said})
        while True:
            answer: dict[str, Any] = self.socket.receive_json()
            if answer["type"] == "scene":
                self.scene = answer
            elif answer.get("id") == name:
                return answer

    def tries(self, text: str) -> dict[str, Any]:
        """Try a choice; return what is told then."""
        before = len(self.told["tries"])
        assert self.asks(type="choose", text=text)["type"] == "done"
        while len(self.told["tries"]) == before:
            self.looks()
        return self.told

    def refused(self, **said: Any) -> str:
        key: str = self.asks(**said)["refusal"]["message"]["key"]
        return key


@pytest.fixture
def house(tmp_path: Path) -> Iterator[OpenHouse]:
    with open_house(tmp_path, **SWIFT) as opened:
        yield opened


def a_puzzle(game: str = "alchemist") -> Puzzle:
    return puzzles_of(find(game))[0]


def wrong_of(puzzle: Puzzle) -> list[str]:
    return [one.text for one in puzzle.choices if not puzzle.solves(one.text)]


def begin(visitor: Visitor, puzzle: Puzzle) -> str:
    """Go to a puzzle; return its table."""
    answer = visitor.post(f"/api/games/{puzzle.game}/puzzles", {"puzzle": puzzle.name})
    assert answer.status_code == 200, answer.text
    card = answer.json()
    assert (card["private"], card["puzzle"]) == (True, puzzle.name)
    table: str = card["id"]
    return table


def state_of(visitor: Visitor, puzzle: Puzzle) -> str | None:
    cards = visitor.get(f"/api/games/{puzzle.game}/puzzles").json()
    (found,) = [card["state"] for card in cards if card["name"] == puzzle.name]
    state: str | None = found
    return state


@contextmanager
def at(visitor: Visitor, table: str, seat: int) -> Iterator[Line]:
    with visitor.browser.websocket_connect(f"/api/tables/{table}/socket") as socket:
        yield Line(socket, seat)


def test_a_puzzle_is_tried_and_solved_and_kept(house: OpenHouse) -> None:
    puzzle = a_puzzle()
    solver = house.host
    assert state_of(solver, puzzle) is None
    table = begin(solver, puzzle)
    assert state_of(solver, puzzle) == "open"
    with at(solver, table, puzzle.seat) as line:
        view = line.scene["view"]
        assert line.scene["asked"]["count"] == puzzle.legal
        told = line.tries(wrong_of(puzzle)[0])
        assert told["solution"] is None
        assert told["tries"][0]["behind"] > 0.03
        assert line.refused(type="choose", text=wrong_of(puzzle)[0]) == "puzzle-tried-already"
        told = line.tries(puzzle.solution)
        assert (told["state"], told["tries"][1]["right"]) == ("later", True)
        assert told["solution"]["choice"]["text"] == puzzle.solution
        assert told["solution"]["reasons"][0]["key"].startswith("puzzle-glance")
        assert told["solution"]["seed"] == puzzle.found.seed
        assert line.scene["asked"] is None
        assert (line.scene["at"], line.scene["view"]) == (0, view)
    assert state_of(solver, puzzle) == "later"
    assert begin(solver, puzzle) == table
    with at(solver, table, puzzle.seat) as line:
        assert line.told["state"] == "later"


@pytest.mark.parametrize("game", ["ars-alchimia", "materia-prima", "alkemy-v2", "alkemy-blitz"])
def test_every_game_has_puzzles_that_can_be_shown(house: OpenHouse, game: str) -> None:
    puzzle = a_puzzle(game)
    table = begin(house.host, puzzle)
    with at(house.host, table, puzzle.seat) as line:
        assert line.asks(type="ask", text=puzzle.solution)["final"] is False
        assert line.asks(type="give-up")["type"] == "done"
        told = line.looks() if line.told["state"] == "open" else line.told
        assert told["state"] == "shown"
        assert told["solution"]["choice"]["text"] == puzzle.solution
        assert line.refused(type="give-up") == "puzzle-is-done"
    assert state_of(house.host, puzzle) == "shown"


def test_the_house_tells_nothing_of_the_answer_before_it_is_done(house: OpenHouse) -> None:
    puzzle = a_puzzle()
    with at(house.host, begin(house.host, puzzle), puzzle.seat) as line:
        assert line.told["solution"] is None
        assert line.told["tries"] == []
        assert len(line.scene["asked"]["choices"] or ()) in (0, puzzle.legal)


def test_a_puzzle_is_nobody_elses_and_in_no_list(house: OpenHouse) -> None:
    puzzle = a_puzzle()
    table = begin(house.host, puzzle)
    stranger = house.visitor()
    with stranger.browser.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.send_json({"type": "hello", "viewer": -1})
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()
    lobby = house.host.get("/api/tables").json()
    listed = [card["id"] for part in ("mine", "open", "running") for card in lobby[part]]
    assert table not in listed
    assert house.host.get(f"/api/replays/{table}").status_code != 200
    assert state_of(stranger, puzzle) is None


def test_what_is_only_for_matches_is_refused(house: OpenHouse) -> None:
    puzzle = a_puzzle("alkemy-v2")
    with at(house.host, begin(house.host, puzzle), puzzle.seat) as line:
        assert line.refused(type="concede") == "puzzle-only"
        assert line.refused(type="leaf", to="next") == "lesson-none"
        assert line.refused(type="take-back") == "table-no-undo"
    unknown = house.host.post("/api/games/alchemist/puzzles", {"puzzle": "nothing"})
    assert unknown.json()["refusal"]["message"]["key"] == "puzzle-unknown"


def test_a_day_has_one_puzzle_for_everybody(house: OpenHouse) -> None:
    days = house.host.get("/api/puzzles").json()["days"]
    other = house.visitor().get("/api/puzzles").json()["days"]
    assert days == other
    assert [int(day["day"][-2:]) for day in days] == list(range(1, len(days) + 1))
    today = days[-1]
    table = house.host.post(
        f"/api/games/{today['game']}/puzzles", {"puzzle": today["puzzle"]}
    ).json()["id"]
    assert table
    assert house.host.get("/api/puzzles").json()["days"][-1]["state"] == "open"
