"""A match at the terminal, driven as a person would."""

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.program import Player, run

BEGINS = ("--first", "Ada", "--seed", "1")
ALONE = ("play", "alchemist", "--seats", "Ada,greedy,greedy", *BEGINS)
"""Ada begins against two bots; chance is the same each time."""

DUEL = ("play", "alchemist", "--seats", "Ada,greedy", *BEGINS)
"""The two-player opening."""


@pytest.fixture
def ada() -> Iterator[Player]:
    player = Player(*ALONE)
    yield player
    player.kill()


def table_of(page: str) -> str:
    """The table as it stands on a page."""
    return page[page.index("━━ Compendium") : page.index("❧")]


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize(
    ("language", "standing", "won"),
    [("en", "Final standing", r"\w+ wins\."), ("fr", "Classement final", r"Victoire\u202f: \w+\.")],
)
def test_a_match_against_bots_is_played_to_its_end(
    language: str, standing: str, won: str, columns: int
) -> None:
    arguments = ("play", "alchemist", "--seats", "me,greedy,random", "--lang", language)
    ada = Player(*arguments, "--seed", "4", columns=columns)
    end = ada.play_on()
    assert ada.exit_code == 0
    assert standing in end
    assert re.search(won, end)
    for rule in ("ALC-053", "ALC-100", "ALC-114", "ALC-120"):
        assert rule in end
    sums = re.findall(r"^ *\d\. .*?(\d+) *\n((?:      .*\n)+)", end, re.MULTILINE)
    assert len(sums) == 3
    for total, lines in sums:
        parts = re.findall(r"(\d+)  ALC", lines)
        assert sum(map(int, parts)) == int(total)
    lines_shown = [line.rstrip() for line in ada.page.splitlines()]
    wrapped = [line for line in lines_shown if not line.startswith("athanor ")]  # one to be copied
    assert max(map(len, wrapped)) <= columns


def test_without_seats_one_person_plays_two_bots() -> None:
    novice = Player("play", "alchemist")
    assert "Novice, at this terminal" in novice.page
    assert len(re.findall(r"\w+, Adept \(adept\)\.", novice.page)) == 2
    novice.type("quit")
    assert novice.exit_code == 0


def test_a_choice_is_made_step_by_step(ada: Player) -> None:
    assert "create  Create a potion" in ada.page
    assert "MS  Cauldron of mushroom and spider ♠M ✱S" in ada.type("create")
    recipes = ada.type("MS")
    word = re.search(r"1  (\w+) ", recipes)
    assert word is not None
    tiles = ada.type("1")
    offered = re.findall(r"^ *(\d+)  worth \d+ fame", tiles, re.MULTILINE)
    assert offered == [str(tile) for tile in range(1, 11)]
    after = ada.type("9")
    assert "You pay" in after
    assert "You gain 9 fame and ♠M ✱S" in after
    assert "Ada creates a potion in the cauldron of mushroom and spider" in after
    assert re.search(r"MS +♠M ✱S .* 9  ★ Ada", after)


def test_a_menu_can_be_left_and_a_choice_thought_over(ada: Player) -> None:
    ada.type("create")
    ada.type("SD")
    assert "Cauldron of" in ada.type("0")
    assert "Create a potion" in ada.type("0")
    assert "it cannot be taken back" in ada.type("draw")
    assert "Enter to do it" in ada.type("perhaps")
    again = ada.type("n")
    assert "create  Create a potion" in again
    assert "Compendium" not in again
    assert "creates" not in ada.type("log")


def test_options_can_be_searched(ada: Player) -> None:
    assert "No option has the words “unicorn 9”." in ada.type("/unicorn 9")
    page = ada.type("/create SD troll 7")
    assert "❧ /create SD troll 7" in page
    found = re.findall(r"^ *\d+  create (\w+) (\w+) (\d+) ", page, re.MULTILINE)
    assert found
    for cauldron, recipe, tile in found:
        assert cauldron == "SD" or recipe.startswith("SD")
        assert "T" in cauldron + recipe
        assert tile == "7"
    assert "Create a potion in the cauldron of" in ada.type("1")


@pytest.mark.parametrize(
    ("match", "written", "rule"),
    [
        (ALONE, "create MS MM 9", "ALC-044"),
        (ALONE, "create XY M 9", "ALC-003"),
        (ALONE, "copy MS B", "ALC-060"),
        (ALONE, "pass", "ALC-032"),
        (ALONE, "abracadabra", "ALC-031"),
        (DUEL, "draw", "ALC-035"),
    ],
)
def test_a_refusal_names_its_rule_and_explains_it(
    match: tuple[str, ...], written: str, rule: str
) -> None:
    ada = Player(*match)
    refused = ada.type(written)
    assert "✕" in refused
    assert rule in refused
    explained = ada.type("?")
    assert f"{rule} " in explained
    assert len(explained) > 60
    ada.kill()


def test_the_two_player_opening_asks_for_a_creation() -> None:
    ada = Player(*DUEL)
    assert "Create a potion with a fame tile of 5 or more" in ada.page
    assert "Cauldron of" in ada.page
    ada.type("SD")
    tiles = ada.type("1")
    offered = re.findall(r"^ *(\d+)  worth \d+ fame", tiles, re.MULTILINE)
    assert offered == ["5", "6", "7", "8", "9", "10"]
    ada.kill()


def test_a_question_and_any_rule_are_explained(ada: Player) -> None:
    asked = ada.type("?")
    assert "ALC-031 " in asked
    assert "ALC-032 " in asked
    assert "ALC-046 Your recipe must be a new one" in ada.type("? alc-046")
    assert "Did you mean ALC-046?" in ada.type("? ALC-46")


def test_commands_work_in_both_languages() -> None:
    ada = Player(*ALONE, "--lang", "fr")
    assert "ALC-046    explique une règle" in ada.type("aide")
    assert "ALC-046    explique une règle" in ada.type("help")
    assert "Ada commence la partie. ALC-026" in ada.type("journal")
    assert "━━ Compendium" in ada.type("table")
    ada.type("quitter")
    assert "La partie est sauvegardée" in ada.page
    assert ada.exit_code == 0


def test_help_names_every_command(ada: Player) -> None:
    page = ada.type("help")
    for command in ("table", "log", "undo", "hint", "save", "quit", "?"):
        assert f"\n{command}" in page


@pytest.mark.parametrize(
    ("language", "cited"),
    [("en", "ALC-031 (On your turn you do exactly one …)"), ("fr", "ALC-031 (À votre tour,")],
)
def test_a_rule_is_cited_with_its_first_words(language: str, cited: str) -> None:
    ada = Player(*ALONE, "--lang", language, columns=200)
    assert cited in ada.type("juggle")
    ada.kill()


def test_a_choice_is_taken_back(ada: Player) -> None:
    before = table_of(ada.page)
    after = ada.choose(ada.first_option())
    assert table_of(after) != before
    back = ada.type("undo")
    assert "Your last choice is taken back." in back
    assert table_of(back) == before
    assert "Ada is the first player." in back
    assert "There is nothing to take back." in ada.type("undo")


@pytest.mark.parametrize(
    ("language", "word", "title", "worth"),
    [
        ("en", "hint", "What would a master do?", "worth in all"),
        ("fr", "conseil", "Que ferait un maître\u202f?", "valeur en tout"),
    ],
)
def test_a_hint_is_told_with_its_reasons(language: str, word: str, title: str, worth: str) -> None:
    ada = Player(*ALONE, "--lang", language)
    before = table_of(ada.page)
    page = ada.type(word)
    assert title in page
    assert re.search(r"^1 .*\d+–\d+\s?%", page, re.MULTILINE)
    assert worth in page
    assert table_of(ada.type("table")) == before, "nothing is chosen by it"
    ada.kill()


def test_what_has_become_known_cannot_be_taken_back(ada: Player) -> None:
    ada.choose(ada.first_option())
    assert "it cannot be taken back" in ada.type("draw")
    ada.type("")
    refused = ada.type("undo")
    assert "something has become known since" in refused


def test_a_killed_match_goes_on_where_it_stood(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    ada = Player(*ALONE, "--save", str(file))
    ada.choose(ada.first_option())
    page = ada.choose(ada.first_option())
    ada.kill()
    again = Player("play", "alchemist", "--resume", str(file))
    assert table_of(again.page) == table_of(page)
    assert "greedy" in again.page
    end = again.play_on()
    assert again.exit_code == 0
    assert f"athanor verify {file}" in end.replace("\n", "")
    assert run("verify", str(file)).returncode == 0


def test_leaving_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    ada = Player(*ALONE)
    assert "Saved in" in ada.type("save")
    assert f"Saved in {file}." in ada.type(f"save {file}").replace("\n", "")
    page = ada.type("quit")
    assert f"athanor play alchemist --resume {file}" in page
    assert ada.exit_code == 0
    assert file.exists()


def test_a_match_goes_on_when_it_cannot_be_saved(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    file = folder / "match.jsonl"
    ada = Player(*ALONE, "--save", str(file))
    refused = ada.type("save /no/such/folder/match.jsonl").replace("\n", " ")
    assert "The file /no/such/folder/match.jsonl cannot be used" in refused
    file.unlink()
    folder.rmdir()
    after = ada.choose(ada.first_option())
    assert "cannot be used" in after
    assert "Ada creates a potion" in after
    other = tmp_path / "other.jsonl"
    assert "Saved in" in ada.type(f"save {other}")
    ada.kill()
    assert run("verify", str(other)).returncode == 0


def test_no_file_is_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text("mine")
    refused = run(*ALONE, "--save", str(file))
    assert refused.returncode == 3
    assert "exists already" in " ".join(refused.stderr.split())
    ada = Player(*ALONE)
    assert "exists already" in " ".join(ada.type(f"save {file}").split())
    ada.kill()
    assert file.read_text() == "mine"


def test_fair_chance_is_sworn_in_first_and_laid_open_last() -> None:
    ada = Player("play", "alchemist", "--seats", "Ada,random")
    sworn = re.search(r"Chance is sworn in:\s+(\w{64})", ada.page)
    assert sworn is not None
    end = ada.play_on().replace("\n", "")
    secret = re.search(r"the secret behind it: *(\w{64})", end)
    assert secret is not None
    assert hashlib.sha256(bytes.fromhex(secret[1])).hexdigest() == sworn[1]


def test_bots_play_alone_before_spectators() -> None:
    shown = run("play", "alchemist", "--seats", "greedy,random,Maria=random", "--seed", "2")
    assert shown.returncode == 0
    assert "Maria, Random (random)." in shown.stdout
    assert "is the first player." in shown.stdout
    assert "Round 2 begins." in shown.stdout
    assert "wins." in shown.stdout or "win together." in shown.stdout
    private = re.findall(r"draws a starting supply of (.*)\.", shown.stdout)
    assert set(private) <= {"12 cubes"}


def test_nobody_at_the_keyboard_leaves_the_match() -> None:
    left = run(*ALONE)
    assert left.returncode == 0
    assert "The match is saved." in left.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("nonesuch",), "There is no game called “nonesuch”"),
        (("alchemist", "--seats", "me"), "ALC-001"),
        (("alchemist", "--seats", "me,search:many"), "There is no bot called “search:many”"),
        (("alchemist", "--seats", "me,,adept"), "cannot be the name of a seat"),
        (("alchemist", "--option", "school=false"), "Did you mean schools?"),
        (("alchemist", "--option", "schools"), "Write it as name=value."),
        (("alchemist", "--option", "schools=perhaps"), "ALC-161"),
        (("alchemist", "--option", "colours=red,red,"), "ALC-013"),
        (("alchemist", "--first", "Nobody"), "Nobody here is called “Nobody”"),
        (("alchemist", "--pack", "/no/such/folder"), "folder"),
        (("alchemist", "--resume", "/no/such/file"), "cannot be read"),
        (("alchemist", "--save", "/no/such/folder/file"), "/no/such/folder"),
        (("alchemist", "--resume", "x", "--seed", "1"), "settled already"),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(arguments: tuple[str, ...], said: str) -> None:
    refused = run("play", *arguments)
    assert refused.returncode in (3, 4)
    assert said in refused.stderr.replace("\n", " ")
    assert "Traceback" not in refused.stderr


def test_people_may_add_to_the_chance_once_its_secret_is_sworn_in(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    seats = ("--seats", "Ada,greedy,Bob")
    ada = Player("play", "alchemist", *seats, "--add-seeds", "--save", str(file))
    sworn = re.search(r"[0-9a-f]{64}", ada.page)
    assert sworn is not None
    assert "Ada" in ada.page
    assert "Bob" in ada.type("abracadabra")
    ada.type("")
    ada.kill()
    record = file.read_text(encoding="utf-8").splitlines()
    assert sworn.group() in record[0]
    assert record[1] == '{"seed":"abracadabra","seat":0}'
    assert "seed" not in record[2]
    assert run("verify", str(file)).returncode == 0


def test_who_leaves_while_asked_for_a_seed_begins_nothing() -> None:
    asked = ("play", "alchemist", "--seats", "Ada,greedy", "--add-seeds")
    nobody = run(*asked)
    assert nobody.returncode == 1
    assert nobody.stderr.strip() == ""
    ada = Player(*asked)
    ada.child.sendintr()
    ada.read()
    assert ada.exit_code == 130


def test_nobody_adds_to_chance_that_comes_from_a_number() -> None:
    refused = run("play", "alchemist", "--seed", "1", "--add-seeds")
    assert refused.returncode == 3
    assert "--add-seeds" in refused.stderr
