"""The command as a citizen of the shell: Tab, pipes, options anywhere, help, JSON, exit codes."""

import errno
import json
import os
import re
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from athanor.cli.failures import told
from athanor.locale import Speaker, languages
from tests.cli.program import COMMAND, PATIENCE, environment, run
from tests.packs.mistakes import MISTAKES

COMPLETE = """
eval "$(athanor completion bash)"
COMP_WORDS=("$@")
COMP_CWORD=$(( $# - 1 ))
_athanor_completion athanor
printf '%s\\n' "${COMPREPLY[@]}"
"""
"""What bash does when somebody presses Tab behind these words."""

COMMANDS = (
    ("serve",),
    ("play",),
    ("resume",),
    ("games",),
    ("rules",),
    ("replay",),
    ("draw",),
    ("verify",),
    ("doctor",),
    ("backup",),
    ("restore",),
    ("move",),
    ("house",),
    ("house", "list"),
    ("house", "forget"),
    ("experiment",),
    ("report",),
    ("balance",),
    ("simulate",),
    ("matchups",),
    ("survey",),
    ("ladder",),
    ("pack",),
    ("pack", "check"),
    ("pack", "new"),
    ("pack", "show"),
    ("pack", "card"),
    ("completion",),
)
ENGLISH = re.compile(
    r"\b(the|and|of|with|to|Commands?|COMMAND|ARGS|required|default|Show|GAME|FILE|FOLDER"
    r"|int|str|bool|range)\b|<(?:number|text|path)>"
)


@pytest.fixture
def shell(tmp_path: Path) -> dict[str, str]:
    """An environment in which the command is found by its name."""
    program = tmp_path / "athanor"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" {" ".join(COMMAND)} "$@"\n')
    program.chmod(program.stat().st_mode | stat.S_IEXEC)
    return environment(PATH=f"{tmp_path}{os.pathsep}{os.environ['PATH']}")


def in_shell(script: str, shell: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["bash", "-c", script, "bash", *words],
        env=shell,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")
@pytest.mark.parametrize(
    ("words", "found"),
    [
        (("pa",), {"pack"}),
        (("play", "alk"), {"alkemy-blitz", "alkemy-v2"}),
        (("pack", "show", "ars-alchimia", "as"), {"assistant"}),
        (("play", "alchemist", "--option", "schools="), {"schools=true", "schools=false"}),
        (("rules", "alchemist", "ALC-046"), {"ALC-046"}),
        (("completion", ""), {"bash", "zsh", "fish"}),
    ],
)
def test_tab_completes_in_bash(
    words: tuple[str, ...], found: set[str], shell: dict[str, str]
) -> None:
    completed = in_shell(COMPLETE, shell, "athanor", *words)
    assert completed.stderr == ""
    assert set(completed.stdout.split()) == found


@pytest.mark.parametrize("name", ["zsh", "fish"])
def test_other_shells_have_a_script_that_they_can_read(name: str) -> None:
    script = run("completion", name).stdout
    assert f"_ATHANOR_COMPLETE=complete_{name}" in script
    if path := shutil.which(name):
        read = subprocess.run([path, "-n"], input=script, encoding="utf-8", check=False)
        assert read.returncode == 0


def test_a_shell_nobody_knows_is_refused() -> None:
    refused = run("completion", "tcsh")
    assert refused.returncode == 3
    assert "bash, zsh, fish" in refused.stderr


def test_whoever_reads_only_the_head_ends_it_quietly(shell: dict[str, str]) -> None:
    script = 'athanor rules alkemy-v2 | head -n 1; echo "${PIPESTATUS[0]}"'
    shown = in_shell(script, shell)
    assert shown.stderr == ""
    first, code = shown.stdout.splitlines()
    assert "Goal" in first
    assert code in ("0", "141")  # what is left may still fit into the pipe before it is closed


def test_nobody_reading_at_all_ends_it_quietly() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    ended = subprocess.run(
        [sys.executable, *COMMAND, "rules", "alkemy-v2"],
        env=environment(),
        stdout=writing,
        stderr=subprocess.PIPE,
        timeout=PATIENCE,
        check=False,
    )
    os.close(writing)
    assert (ended.returncode, ended.stderr) == (141, b"")


def test_what_goes_through_a_pipe_is_neither_wrapped_nor_padded() -> None:
    lines = run("rules", "alkemy-v2").stdout.splitlines()
    assert max(map(len, lines)) > 200
    assert all(line == line.rstrip() for line in lines)


def test_headings_in_a_pipe_are_no_wider_than_what_they_head() -> None:
    lines = run("play", "alchemist", "--seats", "random,random", "--seed", "1").stdout.splitlines()
    headings = [line for line in lines if line.startswith("━━ ")]
    assert headings
    assert max(map(len, headings)) < 120


@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_wholly_in_french_in_french(command: tuple[str, ...]) -> None:
    shown = run(*command, "--help", "--lang", "fr")
    assert shown.returncode == 0
    assert ENGLISH.findall(re.sub(r"--[a-z-]+", "", shown.stdout)) == []
    assert Speaker("fr").text("cli-help-usage") in shown.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ("--json", "--lang", "fr", "--no-color", "games"),
        ("games", "--no-color", "--lang", "fr", "--json"),
        ("--lang=fr", "games", "--json", "--no-color"),
        ("--json", "games", "--lang=fr"),
    ],
)
def test_options_for_everything_stand_before_or_after_the_command(
    arguments: tuple[str, ...],
) -> None:
    (first, *_) = json.loads(run(*arguments).stdout)
    assert first["title"] == "Alchimiste"


@pytest.mark.parametrize("before", [True, False])
def test_errors_in_json_say_file_line_and_field(before: bool, tmp_path: Path) -> None:
    folder = str(MISTAKES["several"].lay(tmp_path / "mine"))
    words = ("pack", "check", folder)
    refused = run("--json", *words) if before else run(*words, "--json")
    assert refused.returncode == 4
    assert refused.stderr == ""
    problems = json.loads(refused.stdout)["refused"]
    assert {problem["file"] for problem in problems} == {"mine/cards.toml"}
    assert [problem["line"] for problem in problems] == [3, 8, 11]
    assert "forge[1].flasks" in {problem.get("field") for problem in problems}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("serve", "--port", "x"), "'--port' demande un nombre entier de 0 à 65535."),
        (("play", "alchemist", "--seed", "-1"), "'--seed' demande un nombre entier d’au moins 0."),
        (("simulate", "alchemist", "--seed", "x"), "'--seed' demande un nombre entier."),
        (("play", "alchemist", "bob"), "« bob » est de trop"),
        (("play", "alchemist", "--seats"), "--seats demande une valeur à sa suite."),
        (("games", "--json=1"), "--json ne prend pas de valeur"),
        (("play",), "Il manque 'JEU'."),
    ],
)
def test_what_cannot_be_understood_is_told_in_french_in_french(
    arguments: tuple[str, ...], said: str
) -> None:
    refused = run("--lang", "fr", *arguments)
    assert refused.returncode == 2
    plain = refused.stderr.replace("\u00a0", " ").replace("\u202f", " ")
    assert plain.startswith(f"✕ {said}")
    assert plain.strip().endswith("Voyez --help.")


@pytest.mark.parametrize("language", languages())
def test_why_the_system_refuses_is_told_in_words(language: str) -> None:
    speaker = Speaker(language)
    for number in (errno.ENOENT, errno.EACCES, errno.EISDIR, errno.ENOTDIR, errno.ENOSPC):
        (failure,) = told(OSError(number, os.strerror(number), "here"), speaker)
        assert os.strerror(number) not in failure.text
        assert "here" in failure.text
    (full,) = told(OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)), speaker)
    assert "None" not in full.text
    (rare,) = told(OSError(errno.EMFILE, os.strerror(errno.EMFILE), "here"), speaker)
    assert os.strerror(errno.EMFILE) in rare.text


def test_what_cannot_be_understood_is_told_in_json_too() -> None:
    refused = run("games", "--jsn", "--json")
    assert refused.returncode == 2
    assert "--jsn" in json.loads(refused.stdout)["refused"][0]["text"]
    french = run("gmaes", "--lang", "fr")
    assert french.returncode == 2
    assert french.stderr.strip() == "✕ " + Speaker("fr").text("cli-misuse-command", command="gmaes")
