"""Alkemy's families of texts, member by member as its code names them."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from athanor.games import alkemy
from athanor.games.alkemy.codes import (
    ACTIONS,
    COLOURS,
    ELEMENTS,
    ROLL_NAMES,
    SPECIAL_EFFECTS,
    SYMBOLS,
)
from athanor.games.alkemy.rules.awakening import TESTS
from athanor.games.alkemy.rules.edition import BLITZ, V2
from athanor.games.alkemy.rules.effects import LASTING
from athanor.games.alkemy.rules.shooting import REACTIONS
from athanor.kernel import games
from athanor.locale import languages
from tests.locale.texts import messages, variables

FOLDER = Path(alkemy.__file__).parent

Function = ast.FunctionDef | ast.Module

TOLD = {"tell": 1, "seat_told": 1, "moved": 2, "travel": 4, "strengthen": 4, "tell_of_all": 1}
"""Functions that tell an event, and where they are given its kind."""

TELL = ("battle", "kind", "rules", "figure", "other", "count", "length", "name", "seat")
"""What ``tell`` is given, by the names that texts have for it."""

ASKED = {"ask": 1, "mind_duel": 1, "MoveSpots": 3, "__init__": 3}
"""Where questions are given their topic; spots hand theirs on to the class they are made from."""

FILLED = {
    "ACTIONS[action]": set(ACTIONS) - {"stop"},
    "ELEMENTS[element]": set(ELEMENTS),
    "REACTIONS[reaction]": set(REACTIONS) - {"nothing"},
    "SPECIAL_EFFECTS[effect]": set(SPECIAL_EFFECTS),
    "TESTED[effect]": {SPECIAL_EFFECTS[effect] for effect in TESTS},
    "battle.colour(figure)": {str(colour) for colour in range(len(COLOURS))},
}
"""What is filled into the kinds of events that are put together."""

OBJECTION = re.compile(r"([a-z-]+)( AK[2B]-R?\d+)+")
"""Why something is refused, as the rules of the game hand it on: a key with its rules."""


@cache
def trees() -> tuple[ast.Module, ...]:
    return tuple(
        ast.parse(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.rglob("*.py"))
    )


def literals() -> set[str]:
    nodes = (node for tree in trees() for node in ast.walk(tree))
    return {
        node.value
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def called(call: ast.Call) -> str:
    return getattr(call.func, "id", getattr(call.func, "attr", ""))


def calls(places: dict[str, int]) -> Iterator[tuple[ast.Call, set[str]]]:
    """The calls of some functions, each with the words it may give them at a place.

    Texts of rules are no words.
    """
    for tree in trees():
        for function in ast.walk(tree):
            if not isinstance(function, ast.FunctionDef):
                continue
            for node in ast.walk(function):
                if isinstance(node, ast.Call):
                    place = places.get(called(node), len(node.args))
                    if place < len(node.args):
                        found = values(node.args[place], function)
                        yield node, {text for text in found if text == text.lower()}


def values(node: ast.expr, function: Function) -> set[str]:
    """Every text that an expression may stand for; none for a parameter, whose callers count."""
    if isinstance(node, ast.Constant):
        return {node.value} if isinstance(node.value, str) else set()
    if isinstance(node, ast.IfExp):
        return values(node.body, function) | values(node.orelse, function)
    if isinstance(node, ast.JoinedStr):
        parts = [values(part, function) for part in node.values]
        return {"".join(words) for words in product(*parts)}
    if isinstance(node, ast.FormattedValue):
        return values(node.value, function)
    if isinstance(node, ast.Subscript | ast.Call):
        return FILLED[ast.unparse(node)]
    if isinstance(node, ast.Name):
        return {text for given in assigned(node.id, function) for text in values(given, function)}
    return set()


def assigned(name: str, function: Function) -> Iterator[ast.expr]:
    """What a function assigns to a name of its own."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                pairs = [(target, node.value)]
                if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                    pairs = list(zip(target.elts, node.value.elts, strict=True))
                for one, value in pairs:
                    if isinstance(one, ast.Name) and one.id == name:
                        yield value


def given_to(places: dict[str, int]) -> set[str]:
    """The words that the code gives to some functions at a place."""
    return {word for _, words in calls(places) for word in words}


def arguments_of(call: ast.Call) -> set[str]:
    """What a call that tells an event hands on to its text."""
    name = called(call)
    if name == "seat_told":
        nobody = ast.unparse(call.args[3]) == "NONE"
        return {"count", "turn"} if nobody else {"count", "turn", "seat"}
    if name == "strengthen":
        return {"figure", "count", "length"}
    if name == "tell_of_all":
        return {"figures"}
    if name != "tell":
        return {"figure"}
    given = {word for word, _ in zip(TELL, call.args, strict=False)}
    given |= {"name" if one.arg == "label" else str(one.arg) for one in call.keywords}
    return given | {"count"}


def named_in_full(prefix: str) -> set[str]:
    """The keys of a family that the code writes out."""
    return {text for text in literals() if text.startswith(prefix) and not text.endswith("-")}


def family(prefix: str, language: str) -> set[str]:
    return {key for key in messages(language) if key.startswith(prefix)}


@pytest.mark.parametrize("language", languages())
def test_every_event_has_a_text_and_no_text_is_left_over(language: str) -> None:
    told = given_to(TOLD) | {event for _, event in LASTING.values()}
    assert len(told) > 90
    expected = {f"alkemy-event-{kind}" for kind in told} | named_in_full("alkemy-event-")
    assert family("alkemy-event-", language) == expected


@pytest.mark.parametrize("language", languages())
def test_every_event_gets_the_arguments_its_text_needs(language: str) -> None:
    lacking = {
        (kind, name)
        for call, kinds in calls(TOLD)
        for kind in kinds
        for name in variables(messages(language)[f"alkemy-event-{kind}"]) - arguments_of(call)
    }
    assert lacking == set()


@pytest.mark.parametrize("language", languages())
def test_every_question_has_a_text_and_no_text_is_left_over(language: str) -> None:
    yes_or_no = given_to({"YesNo": 3})
    answers = {f"{topic}-{answer}" for topic in yes_or_no for answer in ("yes", "no")}
    topics = given_to(ASKED) | yes_or_no | answers
    assert len(topics) > 25
    expected = {f"alkemy-ask-{topic}" for topic in topics} | named_in_full("alkemy-ask-")
    assert family("alkemy-ask-", language) == expected


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_a_text_and_no_text_is_left_over(language: str) -> None:
    objections = {found[1] for text in literals() if (found := OBJECTION.fullmatch(text))}
    assert len(objections) > 40
    reasons = objections | given_to({"_no": 0})
    expected = {f"alkemy-refusal-{why}" for why in reasons} | named_in_full("alkemy-refusal-")
    assert family("alkemy-refusal-", language) == expected


@pytest.mark.parametrize("language", languages())
def test_every_choice_has_a_text_and_no_text_is_left_over(language: str) -> None:
    orders = set(ACTIONS) - {"formula"} | {"formula-ap", "formula-concentration"}
    orders |= {"carry", "collect"}
    assert family("alkemy-order-", language) == {f"alkemy-order-{order}" for order in orders}
    upgrades = {f"alkemy-option-upgrade-{what}" for what in ("add", "length", "targets", "range")}
    rushes = {edition.reactions.attack_back_name for edition in (V2, BLITZ)}
    reactions = {f"alkemy-option-react-{what}" for what in set(REACTIONS) - {"rush"} | rushes}
    expected = named_in_full("alkemy-option-") | upgrades | reactions
    assert family("alkemy-option-", language) == expected


@pytest.mark.parametrize("language", languages())
def test_every_die_and_element_has_its_names(language: str) -> None:
    for prefix, names in (
        ("alkemy-roll-", ROLL_NAMES),
        ("alkemy-face-", tuple(SYMBOLS.lower())),
        ("alkemy-element-", ELEMENTS),
    ):
        assert family(prefix, language) == {prefix + name for name in names}
    colours = {f"alkemy-chance-{colour}" for colour in COLOURS}
    assert family("alkemy-chance-", language) == named_in_full("alkemy-chance-") | colours
    assert family("alkemy-dice-", language) == named_in_full("alkemy-dice-")
    assert family("alkemy-score-", language) == named_in_full("alkemy-score-")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", ["alkemy-v2", "alkemy-blitz"])
def test_every_edition_has_its_title_and_settings(edition: str, language: str) -> None:
    names = [option.name.replace("_", "-") for option in games()[edition].info.options]
    settings = {f"{edition}-setting-{name}" for name in names}
    presets = {f"{edition}-preset-{preset.name}" for preset in games()[edition].info.presets}
    expected = settings | presets | {f"{edition}-title", f"{edition}-tagline"}
    for_hosts = {
        key
        for part in ("name", "value", "hint")
        for key in family(f"{edition}-setting-{part}-", language)
    }
    assert family(f"{edition}-", language) - for_hosts == expected
