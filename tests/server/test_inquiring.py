"""What a board of a game's own is told through the house: references, details, answers."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from athanor.games.alkemy.show.reference import AlkemyReference
from athanor.server.client import FOREVER
from tests.server.visiting import OpenHouse, key_of, open_house

ME = {"kind": "me"}
BANDS = ["avalon-discovery", "khaliman-republic"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


class Table:
    """A table of Alkemy at which one person holds both seats."""

    def __init__(self, socket: Any, name: str = "") -> None:
        self.socket = socket
        self.name = name
        self.number = 0
        self.chosen = 0
        self.scene: dict[str, Any] = {}
        socket.send_json({"type": "hello"})
        self.hears("scene")

    def hears(self, *kinds: str) -> dict[str, Any]:
        """Listen until something of a kind is said."""
        while True:
            said: dict[str, Any] = self.socket.receive_json()
            if said["type"] == "scene":
                self.scene = said
            if said["type"] in kinds:
                return said

    def looks(self, viewer: int) -> dict[str, Any]:
        """Look from a seat, at all that was chosen."""
        self.socket.send_json({"type": "look", "viewer": viewer})
        while True:
            scene = self.hears("scene")
            if scene["viewer"] == viewer and scene["at"] >= self.chosen:
                return scene

    def says(self, kind: str, **words: object) -> dict[str, Any]:
        """Say something and return the answer."""
        self.number += 1
        said = {"type": kind, "id": str(self.number), "at": self.scene["at"], **words}
        self.socket.send_json(said)
        answer = self.hears("done", "finding", "preview", "refused")
        self.chosen += kind == "choose" and answer["type"] == "done"
        return answer

    def asks(self, **query: object) -> dict[str, Any]:
        """Ask the game something."""
        said = {key.rstrip("_"): value for key, value in query.items()}
        return self.says("inquire", query=said)

    def plays_until(self, kind: str) -> dict[str, Any]:
        """Choose whatever comes first until a decision of a kind is asked; return it."""
        for _ in range(400):
            seat = self.looks(-1)["waiting"][0]["seat"]
            asked: dict[str, Any] = self.looks(seat)["asked"]
            if asked["kind"] == kind:
                return asked
            text = first_choice(asked)
            assert self.says("choose", seat=seat, text=text)["type"] == "done"
        raise AssertionError(f"nobody is asked for {kind}")


def first_choice(asked: dict[str, Any]) -> str:
    """Return a choice that brings a match on: to walk, else whatever comes first."""
    if asked["choices"] is None:
        return {"deploy": "toward post 2", "estimate": "7"}.get(asked["kind"], "toward post 1")
    texts = [choice["text"] for choice in asked["choices"]]
    return "walk" if "walk" in texts else str(texts[0])


@contextmanager
def table_of(house: OpenHouse, edition: str, **options: object) -> Iterator[Table]:
    """Set up a table and sit down at it."""
    game = f"alkemy-{edition}"
    wishes = {"options": {"warbands": BANDS, **options}}
    name = house.host.opens(ME, ME, game=game, **wishes)["id"]
    with house.host.browser.websocket_connect(f"/api/tables/{name}/socket") as socket:
        yield Table(socket, name)


def test_a_reference_is_fetched_once_by_its_hash(house: OpenHouse) -> None:
    with table_of(house, "v2") as table:
        name = table.scene["reference"]
        answer = house.visitor().get(f"/api/references/{name}")
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == FOREVER
        printed = msgspec.json.decode(answer.content, type=AlkemyReference)
        assert printed.edition == "v2"
        assert "profiles" not in table.scene["view"]
    missing = house.host.get("/api/references/0123456789abcdef")
    assert missing.status_code == 404
    assert key_of(missing) == "server-no-such-reference"


def test_games_without_a_reference_name_none(house: OpenHouse) -> None:
    table = house.host.opens(ME, ME)["id"]
    with house.host.browser.websocket_connect(f"/api/tables/{table}/socket") as socket:
        there = Table(socket)
        assert there.scene["reference"] == ""
        asked = there.looks(there.scene["waiting"][0]["seat"])["asked"]
        assert (asked["kind"], asked["detail"], asked["moot"]) == ("turn", None, False)
        refused = there.says("inquire", query={"is": "anything"})
        assert refused["refusal"]["message"]["key"] == "kernel-no-inquiries"


@pytest.mark.parametrize("edition", ["v2", "blitz"])
def test_a_walk_is_asked_with_its_kind_and_shows_its_region(house: OpenHouse, edition: str) -> None:
    with table_of(house, edition) as table:
        asked = table.plays_until("walk")
        figure = asked["detail"]["figure"]
        assert asked["detail"]["is"] == "place"
        region = table.asks(is_="region")["finding"]
        assert region["is"] == "region"
        assert len(region["areas"][0]["outline"]) > 3
        refused = table.asks(is_="region", figure=figure, move="run")
        assert refused["refusal"]["message"]["key"] == "alkemy-refusal-not-measured"
        assert refused["refusal"]["rules"]
        near = table.asks(is_="near", of=f"figure:{figure}")["finding"]
        assert {one["length"] for one in near["neighbours"]} == {None}
        table.looks(1 - asked["seat"])
        other = table.asks(is_="region")
        assert other["refusal"]["message"]["key"] == "alkemy-refusal-unclear-inquiry"


def test_words_for_a_spot_are_kept_as_the_spot_they_came_to(house: OpenHouse) -> None:
    with table_of(house, "v2", measuring="measure") as table:
        asked = table.plays_until("walk")
        preview = table.says("ask", seat=asked["seat"], text="toward post 1")
        spot = preview["choice"]["text"]
        done = table.says("choose", seat=asked["seat"], text="toward post 1")
        assert done["type"] == "done"
        figure = next(
            one
            for one in table.looks(asked["seat"])["view"]["figures"]
            if one["label"] == asked["detail"]["figure"]
        )
        assert [figure["x"], figure["y"]] == [round(1000 * float(n)) for n in spot.split(",")]


def test_whoever_has_not_seen_the_latest_asks_in_vain(house: OpenHouse) -> None:
    with table_of(house, "v2", measuring="measure") as table:
        asked = table.plays_until("walk")
        before = table.scene["at"]
        assert table.says("choose", seat=asked["seat"], text="toward post 1")["type"] == "done"
        table.looks(asked["seat"])
        table.scene = {**table.scene, "at": before - 3}
        answer = table.asks(is_="near", of="figure:a1")
        assert (answer["type"], answer["stale"]) == ("refused", True)


def test_what_happened_carries_facts_for_boards(house: OpenHouse) -> None:
    with table_of(house, "blitz") as table:
        table.plays_until("walk")
        told = table.looks(-1)["told"]
        facts = [line["facts"] for line in told if line["facts"] is not None]
        assert {"roll", "order"} <= {fact["is"] for fact in facts}
        assert all("waiting" not in fact for fact in facts)


def test_a_replay_of_a_match_by_eye_may_be_measured(house: OpenHouse) -> None:
    with table_of(house, "v2") as table:
        seat = table.plays_until("walk")["seat"]
        tape = {"is_": "tape", "one": "figure:a1", "other": "figure:b1"}
        assert table.asks(**tape)["type"] == "refused"
        at = table.scene["at"]
        assert table.says("concede", seat=seat)["type"] == "done"
        table.looks(-1)
        over = table.asks(**tape)
        assert over["finding"]["length"] > 0
        name = table.name
    told = house.host.get(f"/api/replays/{name}").json()
    assert len(told["reference"]) == 32
    path = f"/api/replays/{name}/steps/{at}/inquiries"
    query = {"is": "tape", "one": "figure:a1", "other": "figure:b1"}
    answer = house.visitor().post(path, {"query": query, "seat": 1})
    assert answer.status_code == 200, answer.text
    assert answer.json()["finding"]["length"] == over["finding"]["length"]
    bad = house.host.post(path, {"query": {"is": "song"}})
    assert key_of(bad) == "kernel-bad-inquiry"
    beyond = house.host.post(f"/api/replays/{name}/steps/99999/inquiries", {"query": query})
    assert key_of(beyond) == "record-no-such-answer"


def test_a_reference_is_there_again_when_its_table_is_taken_up(tmp_path: Path) -> None:
    with open_house(tmp_path) as first, table_of(first, "v2") as table:
        name, reference = table.name, table.scene["reference"]
    with open_house(tmp_path) as second:
        assert second.host.get(f"/api/tables/{name}").status_code == 200
        assert second.host.get(f"/api/references/{reference}").status_code == 200
