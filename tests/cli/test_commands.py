"""Commands that only tell: games, rules, simulations, packs, versions; in words and as data."""

import json
import re
from pathlib import Path

import pytest

import athanor
from athanor.kernel import games
from tests.cli.program import Player, run

GUIDE = Path(__file__).parents[2] / "docs" / "owners.md"


def test_the_version_is_told() -> None:
    assert run("--version").stdout == f"athanor {athanor.__version__}\n"
    assert json.loads(run("--version", "--json").stdout)["version"] == athanor.__version__


def test_the_command_alone_shows_its_help() -> None:
    shown = run()
    assert shown.returncode == 0
    for command in (
        "play",
        "games",
        "rules",
        "replay",
        "draw",
        "verify",
        "simulate",
        "survey",
        "pack",
    ):
        assert f" {command} " in shown.stdout


@pytest.mark.parametrize(
    "command", ["play", "rules", "replay", "draw", "verify", "simulate", "survey", "games"]
)
def test_help_is_there_in_both_languages(command: str) -> None:
    english = run(command, "--help").stdout
    french = run(command, "--help", "--lang", "fr").stdout
    assert english != french
    assert re.search(r"[éèàœ’]", french)


@pytest.mark.parametrize(
    ("arguments", "variables"),
    [
        (("games", "--lang", "fr"), {}),
        (("--lang=fr", "games"), {}),
        (("games",), {"LANG": "fr_FR.UTF-8"}),
        (("games",), {"ATHANOR_LANG": "fr", "LC_ALL": "en_GB.UTF-8"}),
        (("games", "--lang", "fr"), {"ATHANOR_LANG": "en"}),
    ],
)
def test_a_language_is_asked_for(arguments: tuple[str, ...], variables: dict[str, str]) -> None:
    assert "━━ Alchimiste" in run(*arguments, **variables).stdout


def test_a_language_nobody_wrote_is_refused() -> None:
    refused = run("games", "--lang", "tlh")
    assert refused.returncode == 2
    assert "only in en, fr" in refused.stderr


def test_games_are_listed() -> None:
    listed = run("games")
    assert "Alchemist" in listed.stdout
    assert "--option schools=true|false" in listed.stdout
    assert "--option warbands=TEXT;…" in listed.stdout
    data = json.loads(run("games", "--json", "--lang", "fr").stdout)
    assert [game["name"] for game in data] == list(games())
    (alchemist,) = (game for game in data if game["name"] == "alchemist")
    assert alchemist["title"] == "Alchimiste"
    assert alchemist["seats"] == {"least": 2, "most": 5}


def test_rules_are_shown() -> None:
    everything = json.loads(run("rules", "alchemist", "--json").stdout)
    assert list(everything)[:2] == ["ALC-001", "ALC-002"]
    one = json.loads(run("rules", "alchemist", "alc-046", "--json").stdout)
    assert one == {"ALC-046": everything["ALC-046"]}
    shown = run("rules", "alchemist", "ALC-046", "--lang", "fr").stdout
    assert "Votre composition doit être inédite" in shown
    assert "Décidée dans" in shown
    assert "games/alchemist/rules/turn.py:bar_recipe" in shown
    assert "Decided" not in run("rules", "alchemist").stdout


def test_rules_are_shown_by_chapters() -> None:
    whole = run("rules", "alchemist").stdout
    told = [whole.index(title) for title in ("Goal", "Scoring", "I  What lies", "V  Copy a potion")]
    assert told == sorted(told)
    assert whole.index("V  Copy a potion") < whole.index("ALC-060") < whole.index("VI  Take")
    for name in ("5", "v", "copy", "Copy a potion"):
        chapter = json.loads(run("rules", "alchemist", name, "--json").stdout)
        assert (next(iter(chapter)), list(chapter)[-1]) == ("ALC-060", "ALC-074")
    shown = run("rules", "alkemy-v2", "combat", "--lang", "fr").stdout
    assert "Les cinq Cartes de Combat" not in shown  # two chapters of the French book begin so
    assert (
        "Les cinq Cartes de Combat" in run("rules", "alkemy-v2", "le combat", "--lang", "fr").stdout
    )


def test_signs_and_words_are_shown() -> None:
    meant = json.loads(run("rules", "alchemist", "--words", "--json").stdout)
    assert "ALC-065" in meant["Tribute"]
    assert "Hommage" in run("rules", "alchemist", "--words", "--lang", "fr").stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("alchemist", "ALC-46"), "Did you mean ALC-046?"),
        (("alchemist", "Winner"), "There is no chapter “Winner”."),
        (("alchemist", "Copy potion"), "Did you mean “Copy a potion”?"),
        (("alchemist", "13"), "There is no chapter “13”."),
        (("alchemy",), "no game called"),
    ],
)
def test_rules_that_nobody_wrote_are_refused(arguments: tuple[str, ...], said: str) -> None:
    refused = run("rules", *arguments)
    assert refused.returncode == 3
    assert said in refused.stderr
    as_data = run("rules", *arguments, "--json")
    assert as_data.returncode == 3
    assert said in json.loads(as_data.stdout)["refused"][0]["text"]


def test_bots_are_compared() -> None:
    arguments = ("simulate", "alchemist", "--seats", "random,greedy", "--matches", "12")
    alone = json.loads(run(*arguments, "--workers", "1", "--json").stdout)
    together = run(*arguments, "--workers", "2", "--json")
    assert json.loads(together.stdout) == alone
    assert sum(bot["wins"] for bot in alone["bots"]) == 12
    for bot in alone["bots"]:
        assert bot["low"] - 1e-9 <= bot["win_share"] <= bot["high"] + 1e-9
    shown = run(*arguments, "--workers", "1", "--lang", "fr").stdout
    assert re.search(r"greedy +\d+,\d +\d+,\d\xa0% ", shown)
    assert "12 parties, graine 0" in shown


def test_a_run_shows_its_progress_to_people_only() -> None:
    arguments = ("simulate", "alchemist", "--seats", "random,random", "--matches", "4")
    assert "Playing" in Player(*arguments, "--workers", "1").page
    assert run(*arguments, "--workers", "1").stderr == ""


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--seats", "random,nobody"), "There is no bot called “nobody”"),
        (("--seats", "random"), "ALC-001"),
        (("--seats", "random,random", "--option", "schools=0"), "ALC-161"),
    ],
)
def test_what_cannot_be_simulated_is_refused(arguments: tuple[str, ...], said: str) -> None:
    refused = run("simulate", "alchemist", *arguments)
    assert refused.returncode == 3
    assert said in refused.stderr.replace("\n", " ")


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """The example of the owners' guide."""
    blocks = re.findall(r"```toml\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    header, tables = blocks[:2]
    folder = tmp_path / "my-edition"
    folder.mkdir()
    (folder / "pack.toml").write_text(header, encoding="utf-8")
    (folder / "tables.toml").write_text(tables, encoding="utf-8")
    return folder


def test_a_good_pack_is_checked(pack: Path) -> None:
    checked = run("pack", "check", str(pack))
    assert checked.returncode == 0
    assert "is good for alchemist." in checked.stdout
    assert "typed in by the owner" in checked.stdout
    data = json.loads(run("pack", "check", str(pack), "--json").stdout)
    assert data["game"] == "alchemist"
    assert "setup.3" in data["records"]


def test_a_pack_of_a_game_with_a_shared_house_set_is_checked(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(
        '[pack]\nname = "dice"\nversion = "1"\ngame = "alkemy-v2"\n'
        '[pack.title]\nen = "My dice"\nfr = "Mes dés"\n',
        encoding="utf-8",
    )
    columns = 'source = "owner"\ndamage_columns = ["SS", "SA", "SM", "AA", "AM", "MM"]\n'
    (tmp_path / "dice.toml").write_text(columns, encoding="utf-8")
    checked = run("pack", "check", str(tmp_path))
    assert checked.returncode == 0
    assert "is good for alkemy-v2." in checked.stdout


def test_what_is_unusual_in_a_pack_is_told(pack: Path) -> None:
    tables = pack / "tables.toml"
    text = tables.read_text(encoding="utf-8")
    tables.write_text(text.replace('["spider", "dragon_blood"]', '["mushroom", "spider"]'))
    checked = run("pack", "check", str(pack))
    assert checked.returncode == 0
    assert "▲ " in checked.stdout
    assert "ALC-R27" in checked.stdout
    assert len(json.loads(run("pack", "check", str(pack), "--json").stdout)["warnings"]) == 1


@pytest.mark.parametrize(
    ("language", "said"), [("en", "my-edition/tables.toml, line"), ("fr", "ligne")]
)
def test_a_bad_pack_is_refused_with_its_lines_and_rules(
    pack: Path, language: str, said: str
) -> None:
    with (pack / "tables.toml").open("a", encoding="utf-8") as file:
        file.write("\n[setup.4]\nbag = -1\nreserve = 'many'\nout = 4\n")
    checked = run("pack", "check", str(pack), "--lang", language)
    assert checked.returncode == 4
    assert checked.stderr.count("✕ ") == 2
    assert said in checked.stderr
    assert len(json.loads(run("pack", "check", str(pack), "--json").stdout)["refused"]) == 2
    played = run("play", "alchemist", "--pack", str(pack))
    assert played.returncode == 4
    assert "Traceback" not in played.stderr


def test_a_pack_of_an_unknown_game_is_refused(pack: Path) -> None:
    header = pack / "pack.toml"
    header.write_text(header.read_text(encoding="utf-8").replace('"alchemist"', '"chess"'))
    refused = run("pack", "check", str(pack))
    assert refused.returncode == 4
    assert "pack.toml, line 4, column 8, pack.game: Expected one of" in refused.stderr
    assert 'found "chess"' in refused.stderr
    assert run("pack", "check", str(pack / "nowhere")).returncode == 3


def colours(output: str) -> list[str]:
    return re.findall(r"\x1b\[[0-9;]*(?:38|48);[0-9;]*m", output)


def test_colour_is_for_those_who_want_and_can_see_it() -> None:
    match = ("play", "alchemist", "--seats", "me,random", "--seed", "1")
    shown = Player(*match)
    assert colours(shown.raw)
    shown.kill()
    for plain in (Player(*match, "--no-color"), Player(*match, NO_COLOR="1")):
        assert colours(plain.raw) == []
        assert "♠M" in plain.page
        plain.kill()
    assert "\x1b" not in run("play", "alchemist", "--seats", "random,random").stdout
