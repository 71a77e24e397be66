"""Matches to be looked at again: those of the house, and those that somebody brings."""

import asyncio
import multiprocessing
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from athanor.kernel import Stream
from athanor.kernel.record import Record, read_record
from athanor.kernel.record_lines import Person
from athanor.kernel.replay import begin
from athanor.kernel.signature import public_key, signed
from athanor.kernel.verify import verify
from athanor.kernel.words import Refused
from athanor.server import record_checker, replays
from athanor.server.record_checker import LONGEST, RecordChecker
from athanor.server.replay_steps import ReplaySteps
from tests.bots.pennies import Pennies
from tests.kernel.recorded import (
    SECRET,
    alchemist,
    answer_randomly,
    new_match,
    whole_match,
)
from tests.server.visiting import MARK, OpenHouse, key_of, open_house

BOT = {"kind": "bot", "spec": "greedy"}
ME = {"kind": "me"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture(scope="module")
def finished(house: OpenHouse) -> str:
    """A table whose match is over."""
    table: str = house.host.opens(BOT, BOT)["id"]
    house.host.waits_for_the_end(table)
    return table


# --- matches of the house ---


def test_a_finished_match_is_recounted(house: OpenHouse, finished: str) -> None:
    told = house.visitor().get(f"/api/replays/{finished}").json()
    assert (told["id"], told["game"], told["finished"]) == (finished, "alchemist", True)
    assert told["bots"] == ["greedy", "greedy"]
    assert sorted(told["outcome"]["places"])[0] == 1
    assert told["story"][0]["at"] == 0
    assert told["story"][-1]["at"] == told["steps"]
    assert all(line["when"] > 0 for line in told["story"])


def test_the_story_tells_of_draws_once_and_in_full(house: OpenHouse, finished: str) -> None:
    story = house.host.get(f"/api/replays/{finished}").json()["story"]
    kinds = [line["kind"] for line in story]
    assert kinds.count("starting-supply-own") == 2
    assert kinds.count("starting-supply") == 0


def test_the_story_names_who_sat_there_then(house: OpenHouse) -> None:
    host = house.host
    card = host.opens(ME, BOT)
    table, was = card["id"], card["seats"][0]["name"]
    host.post(f"/api/tables/{table}/seats/0/hand", {"to": "bot", "spec": "greedy"})
    host.waits_for_the_end(table)
    told = host.get(f"/api/replays/{table}").json()
    (note,) = [line for line in told["story"] if line["was"]]
    assert (note["seat"], note["was"]) == (0, was)
    assert told["names"][0] != was
    place = told["story"].index(note)
    assert all(line["at"] <= note["at"] for line in told["story"][:place])
    assert all(line["at"] > note["at"] for line in told["story"][place + 1 :])


def test_every_seat_may_be_looked_from_once_a_match_is_over(
    house: OpenHouse, finished: str
) -> None:
    onlooker = house.visitor()
    steps = onlooker.get(f"/api/replays/{finished}").json()["steps"]
    for at in (0, 1, steps):
        for viewer in (-1, 0, 1):
            path = f"{finished}/steps/{at}?seat={viewer}"
            step = onlooker.get(f"/api/replays/{path}").json()
            assert (step["at"], step["of"], step["viewer"]) == (at, steps, viewer)
            assert step == onlooker.get(f"/api/tables/{path}").json()
            assert step["told"]
    assert step["choice"]
    for path in (f"steps/{steps + 1}", "steps/0?seat=2", "steps/0?seat=-2", "steps/-1"):
        assert onlooker.get(f"/api/replays/{finished}/{path}").status_code in (404, 422)


def test_the_record_can_be_verified(house: OpenHouse, finished: str) -> None:
    answer = house.visitor().get(f"/api/replays/{finished}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    report = verify(read_record(answer.text))
    assert report.is_sound
    assert report.chance_checked


def test_the_luck_of_a_match_adds_up(house: OpenHouse, finished: str) -> None:
    luck = house.host.get(f"/api/replays/{finished}/luck").json()
    for line in luck["lines"]:
        assert sum(share["came"] for share in line["shares"]) == line["draws"]
        assert sum(share["expected"] for share in line["shares"]) == pytest.approx(line["draws"])
    about = "alchemist-chance-cube"
    cubes = [draw for draw in luck["draws"] if draw["about"]["key"] == about]
    by_line = sum(line["draws"] for line in luck["lines"] if line["about"]["key"] == about)
    assert len(cubes) == by_line > 0
    assert {draw["seat"] for draw in cubes if draw["step"] == 0} == {0, 1}
    assert all(0 < draw["cases"] <= draw["of"] for draw in luck["draws"])


# --- matches that go on ---


def test_a_match_that_goes_on_keeps_its_secrets(house: OpenHouse) -> None:
    host, stranger = house.host, house.visitor()
    table = host.opens(ME, {"kind": "open"})["id"]
    early = host.get(f"/api/tables/{table}/steps/0")
    assert (early.status_code, key_of(early)) == (409, "table-not-begun")
    guest = house.visitor()
    guest.post(f"/api/tables/{table}/seats/1")
    own = guest.get(f"/api/tables/{table}/steps/0?seat=1")
    assert own.json()["viewer"] == 1
    for somebody, seat in ((guest, 0), (stranger, 0), (stranger, 1)):
        for what in ("steps/0", "picture.svg"):
            refused = somebody.get(f"/api/tables/{table}/{what}?seat={seat}")
            assert (refused.status_code, key_of(refused)) == (403, "table-not-your-seat")
    seen = stranger.get(f"/api/tables/{table}/steps/0").json()
    assert not any(line["kind"].endswith("-own") for line in seen["told"])
    for what in ("", "/luck", "/record", "/steps/0"):
        refused = host.get(f"/api/replays/{table}{what}")
        assert (refused.status_code, key_of(refused)) == (409, "server-not-over")


def test_a_game_that_draws_itself_is_drawn(house: OpenHouse) -> None:
    wish = {"game": "alkemy-v2", "seats": [ME, ME], "options": {"setup": "ready"}}
    table = house.host.post("/api/tables", wish).json()["id"]
    path = f"/api/tables/{table}/picture.svg"
    now = house.host.get(path)
    assert now.headers["content-type"].startswith("image/svg+xml")
    assert "sandbox" in now.headers["content-security-policy"]
    assert ElementTree.fromstring(now.text).tag.endswith("svg")
    assert house.host.get(f"{path}?step=0&seat=0").status_code == 200
    dark, french = house.host.get(f"{path}?theme=dark"), house.host.get(f"{path}?lang=fr")
    assert len({now.text, dark.text, french.text}) == 3
    assert house.host.get(f"{path}?theme=pink").status_code == 422


# --- records that somebody brings ---


def open_record(house: OpenHouse, text: str | bytes) -> tuple[int, dict[str, str]]:
    answer = house.host.browser.post("/api/replays", content=text, headers=MARK)
    return answer.status_code, answer.json()


def test_a_record_is_put_on_the_shelf(tmp_path: Path, house: OpenHouse, finished: str) -> None:
    text = house.host.get(f"/api/replays/{finished}/record").text
    with open_house(tmp_path) as elsewhere:
        status, shelved = open_record(elsewhere, text)
        assert status == 201
        assert open_record(elsewhere, text)[1] == shelved
        path = f"/api/replays/{shelved['id']}"
        assert elsewhere.host.get(f"{path}/record").text == text
        there = elsewhere.host.get(path).json()
        here = house.host.get(f"/api/replays/{finished}").json()
        assert there["outcome"] == here["outcome"]
    with open_house(tmp_path) as elsewhere:
        assert elsewhere.host.get(path).json() == there


def test_records_are_read_in_a_process_of_their_own(
    house: OpenHouse, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = house.host.get(f"/api/replays/{finished}/record").text
    read_here: list[str | bytes] = []

    def watched(text: str | bytes) -> Record:
        read_here.append(text)
        return read_record(text)

    for module in (replays, record_checker):
        monkeypatch.setattr(module, "read_record", watched)
    assert open_record(house, text)[0] == 201
    assert open_record(house, "no record")[0] == 422
    assert read_here == []


def test_when_the_process_of_records_dies_they_can_be_brought_again(
    tmp_path: Path, house: OpenHouse, finished: str
) -> None:
    text = house.host.get(f"/api/replays/{finished}/record").text

    async def story() -> None:
        before = set(multiprocessing.active_children())
        checker = RecordChecker(tmp_path)
        assert (await checker.check(text.encode())).text == text
        (process,) = set(multiprocessing.active_children()) - before
        process.kill()
        process.join()
        with pytest.raises(Refused, match="table-try-again"):
            await checker.check(text.encode())
        assert (await checker.check(text.encode())).text == text
        await checker.close()

    asyncio.run(story())


def test_a_saved_match_is_shown_without_its_secret(house: OpenHouse) -> None:
    match, recorder = new_match(alchemist(3))
    answer_randomly(match, Stream(1))
    status, shelved = open_record(house, recorder.saved.text())
    assert status == 201
    path = f"/api/replays/{shelved['id']}"
    assert SECRET.hex() not in house.host.get(f"{path}/record").text
    told = house.host.get(path).json()
    assert (told["steps"], told["finished"], told["outcome"]) == (1, False, None)
    assert not any(line["kind"].endswith("-own") for line in told["story"])
    assert house.host.get(f"{path}/luck").status_code == 200


def test_what_is_no_record_is_refused_with_its_line(house: OpenHouse, finished: str) -> None:
    text = house.host.get(f"/api/replays/{finished}/record").text
    lines = text.splitlines(keepends=True)
    forged = next(i for i, line in enumerate(lines) if line.startswith('{"chance"'))
    tampered = [
        *lines[:forged],
        lines[forged].replace('"chance":', '"chance":9'),
        *lines[forged + 1 :],
    ]
    for wrong in ("", "no record", "{}", text[:-20], "".join(tampered), b"\xff"):
        status, answer = open_record(house, wrong)
        assert status == 422
        assert answer["refusal"]
    status, answer = open_record(house, " " * (2 * 2**20 + 1))
    assert status == 413


def test_a_record_too_long_to_be_kept_in_memory_is_refused(house: OpenHouse) -> None:
    _, recorder = new_match(alchemist(3))
    header = recorder.record.text().splitlines()[0]
    choice = '{"seat":0,"choice":"draw"}\n'
    status, answer = open_record(house, f"{header}\n{choice * (LONGEST + 1)}")
    assert status == 413
    assert "server-record-too-long" in str(answer)


# --- steps ---


def pennies(sealed: bool, choices: int) -> ReplaySteps:
    """Play so many choices of a game of hiding, and look at it again."""
    game = Pennies(sealed=sealed)
    match, recorder = begin(game, (Person("Hider"), Person("Seeker")), stream_seed=0)
    for _ in range(choices):
        decision = match.decisions[0]
        match.answer(decision.seat, decision.codes()[0])
    return ReplaySteps(recorder.record, game)


@pytest.mark.parametrize("sealed", [False, True])
def test_secret_choices_are_shown_only_to_who_made_them_until_the_end(sealed: bool) -> None:
    going_on = pennies(sealed, 1)
    hidden = going_on.shots[1].choice
    assert hidden
    assert going_on.step(1, 0).choice == hidden
    assert [going_on.step(1, viewer).choice for viewer in (1, -1)] == [None, None]
    assert going_on.step(1, -1).seat == 0
    over = pennies(sealed, 3)
    assert [over.step(1, viewer).choice for viewer in (0, 1, -1)] == [hidden] * 3


def test_a_guess_that_was_sealed_is_kept_as_well() -> None:
    going_on = pennies(sealed=True, choices=2)
    assert going_on.step(2, 0).choice is None


# --- signatures ---


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_the_house_signs_what_was_played_in_it(
    request: pytest.FixtureRequest, tmp_path: Path, store: str
) -> None:
    server = request.getfixturevalue("postgres") if store == "postgres" else None
    with open_house(tmp_path, database=server.new() if server else "") as signing:
        guest = signing.visitor()
        key = guest.get("/api/house-key").json()["key"]
        assert key == signing.visitor().get("/api/house-key").json()["key"]
        table = guest.opens(BOT, BOT)["id"]
        guest.waits_for_the_end(table)
        text = guest.get(f"/api/replays/{table}/record").text
        assert read_record(text).house == key
        told = guest.get(f"/api/replays/{table}").json()
        assert (told["house"], told["signed_here"]) == (key, True)
        brought = guest.browser.post(
            "/api/replays", content=text, headers={**MARK, "Content-Type": "text/plain"}
        ).json()["id"]
        told = guest.get(f"/api/replays/{brought}").json()
        assert (told["house"], told["signed_here"]) == (key, True)
        assert guest.get(f"/api/replays/{brought}/record").text == text
        changed = text.replace('"spec":"greedy"', '"spec":"random"', 1)
        answer = guest.browser.post(
            "/api/replays", content=changed, headers={**MARK, "Content-Type": "text/plain"}
        )
        problem = answer.json()["refusal"]["message"]["args"]["problem"]
        assert problem["key"] == "record-signature-broken"


def test_a_record_of_another_house_or_of_none_is_told_as_such(house: OpenHouse) -> None:
    text = whole_match(alchemist(), players=3)[1].record.text()
    for brought, key in ((text, ""), (signed(text, SECRET), public_key(SECRET))):
        name = house.host.browser.post(
            "/api/replays", content=brought, headers={**MARK, "Content-Type": "text/plain"}
        ).json()["id"]
        told = house.host.get(f"/api/replays/{name}").json()
        assert (told["house"], told["signed_here"]) == (key, False)
