"""Orders of Alkemy are understood in French, also those that are not offered."""

import io

import pytest
from rich.console import Console

from athanor.cli.menu import Menu
from athanor.games.alkemy.show.picture import AlkemyPainter
from athanor.kernel.words import Refused
from athanor.locale import Speaker
from athanor.locale.drawing import Artist
from tests.games.alkemy.scene import Figure, Scene

FIGURES: list[Figure] = [("garlan", 0, 12.0, 3.0), ("recruit", 1, 12.0, 20.0)]


def menu() -> Menu:
    """The orders of a hero who has no bow, far from anybody."""
    scene = Scene("v2", FIGURES)
    scene.say("activate a1")
    artist = Artist(Console(file=io.StringIO()), Speaker("fr"), ["Ada", "Bea"])
    view = scene.game.view(scene.battle, 0)
    return Menu(scene.decision, artist, AlkemyPainter("alkemy-v2"), view)


@pytest.mark.parametrize(
    ("said", "key", "rule"),
    [
        ("tirer b1", "alkemy-refusal-no-weapon", "AK2-801"),
        ("combattre b1", "alkemy-refusal-not-in-combat", "AK2-701"),
        ("récolter 1", "alkemy-refusal-no-alchemist", "AK2-916"),
        ("se concentrer", "alkemy-refusal-no-alchemist", "AK2-904"),
    ],
)
def test_an_order_that_is_not_offered_is_explained(said: str, key: str, rule: str) -> None:
    with pytest.raises(Refused) as refused:
        menu().take(said)
    assert (refused.value.refusal.message.key, rule in refused.value.refusal.rules) == (key, True)


@pytest.mark.parametrize(
    ("said", "written"),
    [("marcher", "walk"), ("Charger b1", "charge b1"), ("charger", "charge b1")],
)
def test_an_order_that_is_offered_is_taken(said: str, written: str) -> None:
    option = menu().take(said)
    assert option is not None
    assert option.text == written
