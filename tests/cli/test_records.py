"""Matches that were played: looked at again, and checked."""

import json
import re
from pathlib import Path

import pytest

from athanor.kernel.signature import public_key, signed
from tests.cli.program import Player, run

RIGHT = "\x1b[C"
LEFT = "\x1b[D"
END_OF_INPUT = "\x04"


def choices(file: Path) -> int:
    return file.read_text(encoding="utf-8").count('"choice"')


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "After 2 of {} choices"), ("fr", "Après 2 choix sur {}")],
)
def test_a_match_is_shown_after_any_choice(finished: Path, language: str, said: str) -> None:
    shown = run("replay", str(finished), "--step", "2", "--lang", language)
    assert shown.returncode == 0
    assert said.format(choices(finished)) in shown.stdout
    assert "Compendium" in shown.stdout
    assert "ALC-050" in shown.stdout


def test_without_a_terminal_the_whole_match_is_told(finished: Path) -> None:
    shown = run("replay", str(finished))
    assert "is the first player." in shown.stdout
    assert "Final standing" in shown.stdout


def test_a_person_steps_through_a_match_with_keys(finished: Path) -> None:
    steps = choices(finished)
    viewer = Player("replay", str(finished), prompt="q leaves.")
    assert f"After 0 of {steps} choices" in viewer.page
    for key, step in ((" ", 1), (RIGHT, 2), (LEFT, 1), (">", steps), (" ", steps), ("<", 0)):
        assert f"After {step} of {steps} choices" in viewer.press(key)
    assert f"After 0 of {steps} choices" in viewer.press("x")
    viewer.press("q")
    assert viewer.exit_code == 0


def test_a_person_leaves_a_match_by_ending_the_input(finished: Path) -> None:
    viewer = Player("replay", str(finished), prompt="q leaves.")
    assert "Traceback" not in viewer.press(END_OF_INPUT)
    assert viewer.exit_code == 0


def test_a_record_that_is_not_there_is_not_called_unsound(tmp_path: Path) -> None:
    told = run("verify", str(tmp_path / "nowhere.jsonl"))
    assert (told.returncode, "is not there" in told.stderr) == (3, True)


def test_only_the_chosen_seat_is_looked_from(finished: Path) -> None:
    def supplies(*arguments: str) -> list[bool]:
        shown = run("replay", str(finished), "--step", "1", "--json", *arguments)
        view = json.loads(shown.stdout)["view"]
        return [adept["supply"] is not None for adept in view["adepts"]]

    assert supplies() == [False, False]
    assert supplies("--seat", "Ada") == [True, False]
    assert supplies("--seat", "2") == [False, True]
    assert run("replay", str(finished), "--seat", "3").returncode == 3


def test_a_replay_is_data_for_other_programs(finished: Path) -> None:
    shown = run("replay", str(finished), "--json")
    match = json.loads(shown.stdout)
    assert match["game"] == "alchemist"
    assert [seat["name"] for seat in match["seats"]] == ["Ada", "Bob"]
    assert match["step"] == match["answers"] == choices(finished)
    assert match["events"][0]["rules"] == ["ALC-026", "ALC-030"]
    assert {result["place"] for result in match["outcome"]} <= {1, 2}
    for result in match["outcome"]:
        assert sum(part["value"] for part in result["parts"]) == result["total"]
    early = json.loads(run("replay", str(finished), "--step", "3", "--json").stdout)
    assert early["outcome"] is None
    assert len(early["events"]) < len(match["events"])


def test_a_step_beyond_the_end_is_refused(finished: Path) -> None:
    refused = run("replay", str(finished), "--step", "100000")
    assert refused.returncode == 3
    assert "does not go as far as choice 100,000" in refused.stderr


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "The record is sound."), ("fr", "L’enregistrement est juste.")],
)
def test_a_record_is_verified(finished: Path, language: str, said: str) -> None:
    checked = run("verify", str(finished), "--lang", language)
    assert checked.returncode == 0
    assert said in checked.stdout


@pytest.mark.parametrize(
    ("language", "unsigned", "signs"),
    [
        ("en", "No house has signed this record.", "Signed by the house"),
        ("fr", "Aucune maison n’a signé cet enregistrement.", "Signé par la maison"),
    ],
)
def test_it_is_told_which_house_has_signed_a_record(
    finished: Path, tmp_path: Path, language: str, unsigned: str, signs: str
) -> None:
    assert unsigned in run("verify", str(finished), "--lang", language).stdout
    file = tmp_path / "signed.jsonl"
    key = bytes(range(32))
    file.write_text(signed(finished.read_text(encoding="utf-8"), key), encoding="utf-8")
    told = run("verify", str(file), "--lang", language)
    assert told.returncode == 0
    assert signs in told.stdout
    assert public_key(key) in "".join(told.stdout.split())
    changed = run("verify", str(tampered(file, tmp_path, r'"name":"\w', '"name":"X')))
    assert changed.returncode == 4
    assert "the record was changed after the house had signed it" in changed.stderr


def tampered(file: Path, folder: Path, pattern: str, replacement: str) -> Path:
    text = file.read_text(encoding="utf-8")
    changed = re.sub(pattern, replacement, text, count=1)
    assert changed != text
    other = folder / "tampered.jsonl"
    other.write_text(changed, encoding="utf-8")
    return other


def test_a_changed_draw_is_found(finished: Path, tmp_path: Path) -> None:
    text = finished.read_text(encoding="utf-8")
    drawn = re.search(r'"chance":(\d),"of":"alchemist-chance-cube"', text)
    assert drawn is not None
    other = f'"chance":{(int(drawn[1]) + 1) % 5},"of":"alchemist-chance-cube"'
    checked = run("verify", str(tampered(finished, tmp_path, drawn[0], other)))
    assert checked.returncode == 4
    assert "Chance brought" in checked.stderr
    assert "sound" not in checked.stdout


def test_a_changed_choice_is_found_and_named_by_its_line(finished: Path, tmp_path: Path) -> None:
    file = tampered(finished, tmp_path, r'"choice":"create \w+', '"choice":"create XX')
    number = next(
        number
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if "create XX" in line
    )
    checked = run("verify", str(file), "--json")
    assert checked.returncode == 4
    report = json.loads(checked.stdout)
    assert report["sound"] is False
    assert report["problems"][-1]["text"].startswith(
        f"Line {number}: There is no cauldron written XX"
    )
    assert report["problems"][-1]["rules"] == ["ALC-003"]


def test_only_the_first_faults_are_told_in_words(finished: Path, tmp_path: Path) -> None:
    text = finished.read_text(encoding="utf-8")
    spoilt = tmp_path / "spoilt.jsonl"
    spoilt.write_text(re.sub(r'"quiet":"\w{4}', '"quiet":"0000', text), encoding="utf-8")
    checked = run("verify", str(spoilt))
    assert checked.stderr.count("✕ Line") == 5
    assert re.search(r"\d+ more lines are wrong\.", checked.stderr)


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("content", ["", "no record", '{"athanor": 99}'])
def test_what_is_no_record_is_refused(tmp_path: Path, command: str, content: str) -> None:
    file = tmp_path / "file"
    file.write_text(content)
    told = run(command, str(file))
    assert told.returncode == 4
    assert told.stderr.startswith("✕ ")
    as_data = run(command, str(file), "--json")
    assert as_data.returncode == 4
    assert as_data.stderr == ""
    assert len(json.loads(as_data.stdout)["refused"]) == 1


def test_an_unfinished_record_is_sound_but_unfinished(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    ada = Player("play", "alchemist", "--seats", "Ada,greedy", "--save", str(file))
    ada.type("quit")
    assert ada.exit_code == 0
    checked = run("verify", str(file))
    assert checked.returncode == 0
    assert "The match is not finished." in checked.stdout


def test_a_record_from_strangers_cannot_drive_the_terminal(finished: Path, tmp_path: Path) -> None:
    file = tampered(finished, tmp_path, '"name":"Ada"', r'"name":"\\u001b[2JAda"')
    shown = run("replay", str(file))
    assert shown.returncode == 4
    assert "\x1b" not in shown.stdout + shown.stderr
    assert "The name at seat 1 has signs in it" in shown.stderr


def test_a_match_with_owner_packs_is_checked_without_naming_them(tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    pack.mkdir()
    header = '[pack]\nname = "mine"\nversion = "1"\ngame = "alchemist"\n'
    (pack / "pack.toml").write_text(header + "\n[setup.3]\nbag = 10\nreserve = 12\nout = 10\n")
    file = tmp_path / "match.jsonl"
    seats = ("--seats", "random,random,random", "--seed", "1")
    played = run("play", "alchemist", *seats, "--pack", str(pack), "--save", str(file))
    assert f"athanor verify {file}" in played.stdout
    assert run("verify", str(file)).returncode == 0
    assert run("replay", str(file), "--step", "1").returncode == 0
    file.with_suffix(".packs.json").unlink()
    missing = run("verify", str(file))
    assert missing.returncode == 4
    assert "mine" in missing.stderr
    assert run("verify", str(file), "--pack", str(pack)).returncode == 0
