"""The players' guides tell what the program does."""

import re
import shlex
from pathlib import Path

import pytest

from athanor.cli.commands import Command, names_of
from athanor.locale import Speaker
from tests.cli.program import run

DOCS = Path(__file__).parents[2] / "docs"
GUIDES = {"en": DOCS / "players.md", "fr": DOCS / "fr" / "joueurs.md"}
ANYWHERE = {"--lang", "--no-color"}


def commands(guide: Path) -> list[list[str]]:
    text = guide.read_text(encoding="utf-8")
    blocks = re.findall(r"```sh\n(.*?)```", text, re.DOTALL)
    return [shlex.split(line)[1:] for block in blocks for line in block.splitlines()]


@pytest.mark.parametrize("language", GUIDES)
def test_every_command_of_a_guide_exists(language: str) -> None:
    written = commands(GUIDES[language])
    assert len(written) > 10
    for name in {arguments[0] for arguments in written}:
        known = run(name, "--help")
        assert known.returncode == 0
        used = {word for line in written if line[0] == name for word in line if word[:2] == "--"}
        assert used - ANYWHERE <= set(re.findall(r"--[a-z]+", known.stdout))


@pytest.mark.parametrize("language", GUIDES)
def test_a_guide_shows_the_menu_as_it_is(language: str) -> None:
    guide = GUIDES[language].read_text(encoding="utf-8")
    speaker = Speaker(language)
    for key in ("alchemist-decision-turn", "cli-how-to-choose"):
        assert speaker.text(key) in guide
    for action in ("create", "copy", "take", "draw"):
        assert f"  {action:<6}  {speaker.text(f'alchemist-action-{action}')}\n" in guide


@pytest.mark.parametrize("language", GUIDES)
def test_a_guide_names_every_command_at_the_table(language: str) -> None:
    guide = GUIDES[language].read_text(encoding="utf-8")
    speaker = Speaker(language)
    for command in Command:
        name = "?" if command is Command.EXPLAIN else names_of(command, speaker)[1]
        assert re.search(rf"\| `{re.escape(name)}[` ]", guide)
