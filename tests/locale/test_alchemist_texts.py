"""Alchemist's families of texts, member by member as its code names them."""

import ast
from pathlib import Path

import pytest

from athanor.games import alchemist
from athanor.games.alchemist.codes import INGREDIENTS
from athanor.locale import languages
from tests.locale.texts import messages

FOLDER = Path(alchemist.__file__).parent


def words_given_to(function: str, position: int) -> set[str]:
    """The texts that Alchemist's code gives to one of its functions as an argument."""
    calls = [
        node
        for path in FOLDER.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == function
    ]
    given = [call.args[position] for call in calls]
    return {str(word.value) for word in given if isinstance(word, ast.Constant)}


REFUSALS = {f"alchemist-refusal-{why}" for why in words_given_to("against", 0)}
DRAWS = {f"alchemist-event-{kind}" for kind in words_given_to("_tell_draw", 1)}
EVENTS = {f"alchemist-event-{kind}" for kind in words_given_to("tell", 2)}
KINDS = [name.replace("_", "-") for name in INGREDIENTS]


def family(prefix: str, language: str) -> set[str]:
    return {key for key in messages(language) if key.startswith(prefix)}


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_a_text_and_no_text_is_left_over(language: str) -> None:
    # Named in full where the game is set up, so not by the helper.
    named_in_full = {"alchemist-refusal-first-player"}
    assert len(REFUSALS) > 20
    assert family("alchemist-refusal-", language) == REFUSALS | named_in_full


@pytest.mark.parametrize("language", languages())
def test_every_event_has_a_text_and_no_text_is_left_over(language: str) -> None:
    private = {f"{key}-own" for key in DRAWS}
    assert len(DRAWS) == 2
    assert family("alchemist-event-", language) == EVENTS | DRAWS | private


@pytest.mark.parametrize("language", languages())
def test_every_ingredient_has_its_names(language: str) -> None:
    for prefix in ("alchemist-ingredient-", "alchemist-cubes-"):
        assert family(prefix, language) == {prefix + kind for kind in KINDS}


@pytest.mark.parametrize("language", languages())
def test_every_action_has_a_name(language: str) -> None:
    actions = {"create", "copy", "take", "draw", "pass"}
    assert family("alchemist-action-", language) == {f"alchemist-action-{a}" for a in actions}
