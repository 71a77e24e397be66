"""A game is one folder: without a line written elsewhere it is listed, played and served."""

import asyncio
import json
import shutil
from functools import partial
from pathlib import Path
from random import Random

import pytest

from athanor.locale import STRICT
from tests.cli.program import Player, run
from tests.examples.newcomer import WAYS, dropped_in
from tests.server.living import Visitor, finds, has_come_to, living_house

TITLE, TAGLINE = "Philtre", "whose element fills the pot?"
TAGLINE_FR = "de qui l’élément remplira-t-il la marmite"


@pytest.fixture(scope="module", params=WAYS)
def path(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where Python finds a house with the game in it."""
    return WAYS[request.param](tmp_path_factory.mktemp(request.param))


def test_it_is_listed_with_its_words_and_rules(path: str) -> None:
    known = {
        game["name"]: game for game in json.loads(run("games", "--json", PYTHONPATH=path).stdout)
    }
    assert {"alchemist", "philtre"} <= known.keys()
    assert known["philtre"]["title"] == TITLE
    assert TAGLINE in run("games", PYTHONPATH=path).stdout
    assert TAGLINE_FR in run("games", "--lang", "fr", PYTHONPATH=path).stdout
    rules = json.loads(run("rules", "philtre", "--json", PYTHONPATH=path).stdout)
    assert list(rules) == [f"PHI-00{number}" for number in range(1, 8)]
    refused = run("play", "philtre", "--seats", "random", PYTHONPATH=path)
    assert refused.returncode == 3
    assert "PHI-001" in refused.stderr


def test_it_is_played_in_the_terminal_replayed_and_verified(path: str, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    match = ("play", "philtre", "--seats", "Ada,Bob=greedy", "--save", str(file))
    ada = Player(*match, PYTHONPATH=path)
    assert "How many drops do you pour?" in ada.page
    assert "Pour 2 drops" in ada.type("/")
    ada.type("0")
    last = ada.play_on()
    assert ada.exit_code == 0
    assert "Points" in last
    replayed = run("replay", str(file), "--lang", "fr", PYTHONPATH=path)
    assert "gouttes sont versées." in replayed.stdout
    assert run("verify", str(file), PYTHONPATH=path).returncode == 0


def test_it_is_simulated(path: str) -> None:
    arguments = ("simulate", "philtre", "--seats", "random,search:20", "--matches", "3")
    counted = json.loads(run(*arguments, "--json", PYTHONPATH=path).stdout)
    assert sum(bot["wins"] for bot in counted["bots"]) == pytest.approx(3)


def test_it_is_served_with_its_words(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", path)
    asyncio.run(visit(tmp_path))


async def visit(folder: Path) -> None:
    """Look the game up in a house, and play it there to its end as the client does."""
    async with living_house(folder) as house:
        ada = Visitor(house)
        cards = {card["name"]: card for card in (await ada.ask("/api/games"))["games"]}
        assert cards["philtre"]["max_seats"] == 4
        assert TAGLINE in await ada.read("/api/games/philtre/words")
        assert TAGLINE_FR in await ada.read("/api/games/philtre/words?lang=fr")
        rules = await ada.read("/api/games/philtre/catalogue?lang=fr")
        assert "PHI-007 = Le plus de points" in rules
        assert "PHI-007" not in await ada.read("/api/games/philtre/words")
        me, bot = {"kind": "me"}, {"kind": "bot", "spec": "random"}
        line = await ada.line(await ada.opens(me, bot, game="philtre"), 0)
        rng = Random(1)
        while True:
            scene = await line.until(lambda one: one["asked"] or one["phase"] == "over")
            if scene["phase"] == "over":
                break
            wish = await finds(line, rng)
            assert wish is not None
            answer = await line.request("choose", **wish)
            assert answer["type"] == "done"
            await line.until(partial(has_come_to, answer["seq"]))
        told = [one["message"]["key"] for one in line.log if "message" in one]
        assert told.count("philtre-event-poured") == 5
        await line.go()
        await ada.go()


def test_what_has_no_text_yet_is_shown_as_its_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = dropped_in(tmp_path)
    shutil.rmtree(tmp_path / "athanor" / "games" / "philtre" / "texts")
    monkeypatch.setenv(STRICT, "")
    listed = run("games", PYTHONPATH=path)
    assert (listed.returncode, listed.stderr) == (0, "")
    assert "philtre-title" in listed.stdout
    played = run("play", "philtre", "--seats", "random,greedy", PYTHONPATH=path)
    assert (played.returncode, played.stderr) == (0, "")
    assert "philtre-event-poured" in played.stdout
    ada = Player("play", "philtre", "--seats", "Ada,random", PYTHONPATH=path)
    assert "philtre-how-many" in ada.page
    ada.play_on()
    assert ada.exit_code == 0
    monkeypatch.setenv(STRICT, "1")
    assert "MissingTextError" in run("games", PYTHONPATH=path).stderr
