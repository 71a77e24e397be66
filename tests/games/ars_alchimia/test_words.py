"""Every refusal, event, question and option has its text, and no text is left over."""

import ast
import re
from pathlib import Path

import pytest

from athanor.games import ars_alchimia
from athanor.games.ars_alchimia.codes import CATEGORIES, PILE_NAMES, RESOURCES
from athanor.locale import languages
from tests.locale.texts import messages

FOLDER = Path(ars_alchimia.__file__).parent

OBJECTION = re.compile(r"[a-z-]+( ARS-R?\d+)+")


def calls(function: str) -> list[ast.Call]:
    """Return all calls of a function in the game's code."""
    return [
        node
        for path in FOLDER.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", getattr(node.func, "attr", "")) == function
    ]


def words_given_to(function: str, position: int) -> set[str]:
    """Return the texts that the code gives to one of its functions as an argument."""
    given = [call.args[position] for call in calls(function) if len(call.args) > position]
    return {str(word.value) for word in given if isinstance(word, ast.Constant)}


def objections() -> set[str]:
    """Return the names of the objections that the code states, with their rules behind them."""
    return {
        node.value.split()[0]
        for path in FOLDER.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and OBJECTION.fullmatch(node.value)
    }


def family(name: str, language: str) -> set[str]:
    """Return the ends of the keys of a family."""
    prefix = f"ars-alchimia-{name}-"
    return {key.removeprefix(prefix) for key in messages(language) if key.startswith(prefix)}


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_a_text_and_no_text_is_left_over(language: str) -> None:
    named_in_full = {"two-players"}
    refused = {word.split()[0] for word in words_given_to("against", 0)}
    assert family("refusal", language) == refused | objections() | named_in_full


@pytest.mark.parametrize("language", languages())
def test_every_event_has_a_text_and_no_text_is_left_over(language: str) -> None:
    assert family("event", language) == words_given_to("tell", 2)


@pytest.mark.parametrize("language", languages())
def test_names_of_things(language: str) -> None:
    assert family("resource", language) == family("amount", language) == {*RESOURCES}
    assert family("category", language) == {name.replace("_", "-") for name in CATEGORIES}
    assert family("pile", language) == {name.lower() for name in PILE_NAMES}


@pytest.mark.parametrize("language", languages())
def test_every_flaw_of_a_pack_has_a_text(language: str) -> None:
    kinds = words_given_to("FlawKind", 0)
    own = {key for key in messages(language) if key.startswith("pack-problem-ars-")}
    assert {kind for kind in kinds if kind.startswith("pack-problem-ars-")} == own
