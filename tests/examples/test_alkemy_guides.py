"""The guides to Alkemy tell what the program does, in both languages."""

import re
import shlex
from itertools import pairwise
from pathlib import Path

import pytest

from athanor.cli.lookup import look_up
from athanor.cli.settings import parse_options
from athanor.games.alkemy.cards.pack import HOUSE
from athanor.games.alkemy.codes import ACTIONS
from athanor.games.alkemy.rules.shooting import REACTIONS
from athanor.kernel import find
from athanor.locale import Speaker

DOCS = Path(__file__).parents[2] / "docs"
GUIDES = {"en": DOCS / "alkemy.md", "fr": DOCS / "fr" / "alkemy.md"}
LANGUAGES = pytest.mark.parametrize("language", GUIDES)


def text(language: str) -> str:
    return GUIDES[language].read_text(encoding="utf-8")


def commands(language: str, name: str) -> list[list[str]]:
    """Return the arguments of every command of that name."""
    blocks = re.findall(r"```sh\n(.*?)```", text(language), re.DOTALL)
    lines = [shlex.split(line)[1:] for block in blocks for line in block.splitlines()]
    return [line[1:] for line in lines if line[0] == name]


@LANGUAGES
def test_every_match_of_the_guide_can_be_set_up(language: str) -> None:
    matches = commands(language, "play")
    assert len(matches) > 4
    for game, *rest in matches:
        written = [value for flag, value in pairwise(rest) if flag == "--option"]
        box = find(game)
        assert box.build(2, parse_options(written, box.info)).seats == 2


@LANGUAGES
def test_every_rule_of_the_guide_is_in_the_catalogue(language: str) -> None:
    cited = [line for line in commands(language, "rules") if line[1:] and line[1][0] != "-"]
    assert len(cited) > 1
    for game, rule in cited:
        assert look_up(rule, find(game).info.prefix, Speaker(language))


@LANGUAGES
def test_the_guide_names_every_order_and_reaction(language: str) -> None:
    written = {word.split()[0] for word in re.findall(r"`([^`\n]+)`", text(language))}
    orders = {"cast" if action == "formula" else action for action in ACTIONS}
    assert orders | set(REACTIONS) <= written


@LANGUAGES
def test_the_guide_lists_the_ready_warbands_by_points(language: str) -> None:
    points = {band.id: band.points for band in HOUSE["v2"].pack.data.warband}
    rows = [re.findall(r"`([a-z-]+)`", line) for line in text(language).splitlines()]
    listed = [row for row in rows if len(row) == 6 and set(row) <= set(points)]
    assert sorted(name for row in listed for name in row) == sorted(points)
    assert all([points[name] for name in row] == [150, 180, 180, 200, 250, 300] for row in listed)


@LANGUAGES
def test_the_guide_shows_the_menu_as_it_is(language: str) -> None:
    guide, speaker = text(language), Speaker(language)
    assert f"❧ {speaker.text('alkemy-ask-announce', figure='Garlan (a1)')} AK2-515" in guide
    for action in ("walk", "run"):
        assert f"  {action:<11}  {speaker.text(f'alkemy-order-{action}')}\n" in guide
    for action in ("charge", "charge-many", "post"):
        assert f"  {action:<11}  {speaker.text(f'alkemy-view-action-{action}')}\n" in guide


def test_both_guides_show_the_same_commands() -> None:
    for name in ("play", "rules", "draw", "simulate", "verify", "replay"):
        assert len(commands("en", name)) == len(commands("fr", name)) > 0
