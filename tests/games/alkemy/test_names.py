"""A card may be named after several figures; each of them is called by a name of its own."""

import pytest

from athanor.games.alkemy.cards.muster import parse
from athanor.games.alkemy.cards.pack import HOUSE
from athanor.games.alkemy.show.view import PrintedView
from athanor.games.alkemy.terms import so_many
from athanor.kernel import SPECTATOR
from athanor.locale import Speaker
from tests.games.alkemy.scene import EDITIONS, Scene

SAID = {
    "en": ("Halberdier (a1) walks.", "Halberdiers", "Halberdier"),
    "fr": ("Hallebardier (a1) marche.", "Hallebardiers", "Hallebardier"),
}
both = pytest.mark.parametrize("edition", EDITIONS)


@both
@pytest.mark.parametrize("language", SAID)
def test_one_figure_of_a_card_goes_by_a_name_in_the_singular(edition: str, language: str) -> None:
    scene = Scene(edition, [("halberdier", 0, 4.0, 4.0), ("garlan", 1, 4.0, 20.0)])
    scene.say("activate a1", "walk", "4,6")
    speaker = Speaker(language)
    walks, several, one = SAID[language]
    assert walks in [speaker.say(event.message) for event in scene.log.events]
    view = scene.game.view(scene.battle, SPECTATOR)
    assert isinstance(view, PrintedView)
    assert {speaker.word(figure.name) for figure in view.figures if figure.seat == 0} == {one}
    named = {profile.id: speaker.word(profile.name) for profile in view.profiles}
    assert named["halberdier"] == several, "the card itself keeps its name"


@pytest.mark.parametrize("language", SAID)
def test_a_list_counts_figures_by_the_name_that_fits(language: str) -> None:
    speaker = Speaker(language)
    sheets = Scene("v2", [("garlan", 0, 4.0, 4.0), ("garlan", 1, 4.0, 20.0)]).game.terms.sheets
    sheet = next(one for one in sheets if one.id == "halberdier")
    _, several, one = SAID[language]
    assert speaker.say(so_many(1, sheet.name, sheet.one)) == one
    assert speaker.say(so_many(2, sheet.name, sheet.one)) == f"{several} (2)"


def test_figures_of_a_list_may_be_written_by_either_name() -> None:
    data, _ = HOUSE["v2"].for_match()
    wanted = parse("garlan, recruit", data)
    for written in ("Garlan, Recrue", "Garlan, 1 Recrues", "garlan, recruit", "garlan, recruits"):
        assert parse(written, data) == wanted


def test_a_name_without_a_singular_does_for_one_figure_too() -> None:
    data, _ = HOUSE["v2"].for_match()
    silence = next(profile for profile in data.profile if profile.id == "silence")
    assert silence.one is None
    scene = Scene("v2", [("garlan", 0, 4.0, 4.0), ("garlan", 1, 4.0, 20.0)])
    sheet = next(one for one in scene.game.terms.sheets if one.id == "silence")
    assert sheet.one == sheet.name
