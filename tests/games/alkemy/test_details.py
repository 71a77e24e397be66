"""What a board is told of a decision: numbers, costs, dice, and what is barred."""

import ast
from pathlib import Path

import msgspec
import pytest

from athanor.games import alkemy
from athanor.games.alkemy.codes import ACTIONS, COMBAT
from athanor.games.alkemy.rules.dice import Damage, KeepDice, Pool
from athanor.games.alkemy.rules.kinds import KINDS
from athanor.games.alkemy.rules.space import as_shown
from athanor.games.alkemy.show.details import DETAILS, detail_of
from athanor.games.alkemy.show.details.fighting import HandChoice, KeepChoice
from athanor.games.alkemy.show.details.orders import OrderChoice, OrderOption
from athanor.games.alkemy.show.details.places import PlaceChoice
from athanor.games.alkemy.show.details.shooting import EstimateChoice, ReactChoice
from athanor.games.alkemy.show.picture import AIMED
from athanor.games.alkemy.state import BLESSED, BOOSTS
from athanor.kernel import Match, Stream, find
from athanor.locale.speaker import Speaker

from .scene import EDITIONS, Scene
from .shots import activate

BOTH = pytest.mark.parametrize("edition", EDITIONS)

WITHOUT = {"band", "starter"}
"""Kinds whose options say all."""


def orders(scene: Scene) -> dict[str, OrderOption]:
    """What a board knows of the orders that may be announced."""
    found = detail_of(scene.battle, scene.decision)
    assert isinstance(found, OrderChoice)
    return {order.text: order for order in found.orders}


@pytest.mark.parametrize("setup", ["quick", "rules"])
@pytest.mark.parametrize("measuring", ["estimate", "measure"])
@BOTH
def test_every_decision_is_of_a_known_kind_with_a_known_detail(
    edition: str, measuring: str, setup: str
) -> None:
    game = find(f"alkemy-{edition}").build(2, {"measuring": measuring, "setup": setup})
    match = Match(game, game.start(), Stream(21))
    stream = Stream(22)
    types = set(game.board_types().details)
    for _ in range(150):
        decision = match.decision
        if decision is None:
            break
        kind = decision.kind_name()
        assert kind in game.kinds()
        detail = game.ask_detail(match.state, decision)
        assert (detail is None) == (kind in WITHOUT)
        assert detail is None or type(detail) in types
        match.answer(decision.seat, decision.suggest(stream))


def test_kinds_are_all_that_the_rules_name() -> None:
    """Each class says its kind, or the topic that it is asked with; nothing else is listed."""
    named: set[str] = set()
    rules = Path(str(alkemy.__file__)).parent / "rules"
    for file in sorted(rules.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name == "kind_name":
                returned = node.body[-1]
                assert isinstance(returned, ast.Return)
                if isinstance(returned.value, ast.Constant):
                    named.add(str(returned.value.value))
            if isinstance(node, ast.Constant) and node.value in TOPICS:
                named.add(str(node.value))
    assert named == set(KINDS)
    assert len(KINDS) == len(set(KINDS))


TOPICS = {
    "shaal",
    "piece", "deployment", "deploy", "initiative", "rejoin", "target-first", "target-also",
    "next-order", "walk", "run", "shelter", "contact", "tester", "blow", "charger",
    "shoot-charger", "counter", "extra-target", "burn", "forbid", "command-hero", "command-figure",
}  # fmt: skip
"""Kinds that are the topic of a question."""


@BOTH
def test_orders_have_their_price_and_their_aim(edition: str) -> None:
    scene = Scene(edition, [("crossbowman", 0, 8, 2), ("recruit", 1, 8, 14)])
    activate(scene, "a1")
    found = orders(scene)
    assert (found["walk"].ap, found["run"].ap, found["shoot b1"].ap) == (1, 2, 1)
    assert found["shoot b1"].target == "figure:b1"
    assert found["shoot b1"].reach == scene.battle.sheet(0).range
    assert found["walk"].target is None
    assert (found["post 1"].target, found["post 1"].ap) == (
        "post:1", scene.battle.layout.post_ap,
    )  # fmt: skip


@BOTH
@pytest.mark.rule("AK2-801", "AKB-025")
def test_what_may_not_be_announced_is_told_with_its_rule(edition: str) -> None:
    scene = Scene(edition, [("recruit", 0, 8, 2), ("recruit", 1, 8, 14)])
    activate(scene, "a1")
    found = detail_of(scene.battle, scene.decision)
    assert isinstance(found, OrderChoice)
    why = {one.name: (one.message.key, one.rules) for one in found.barred}
    assert why["shoot"] == (
        "alkemy-refusal-no-weapon", ("AK2-801",) if edition == "v2" else ("AKB-025",),
    )  # fmt: skip
    assert why["fight"][0] == "alkemy-refusal-not-in-combat"
    assert "walk" not in why


@BOTH
@pytest.mark.rule("AK2-R91", "AKB-R113")
def test_what_looks_hopeless_is_said_from_the_picture_alone(edition: str) -> None:
    near = Scene(edition, [("garlan", 0, 4, 4), ("recruit", 1, 4, 22)])
    activate(near, "a1")
    assert orders(near)["charge b1"].hopeless
    assert not orders(near)["charge b1"].short, "nobody has measured it"
    close = Scene(edition, [("garlan", 0, 4, 4), ("recruit", 1, 4, 11)])
    activate(close, "a1")
    assert not orders(close)["charge b1"].hopeless


@BOTH
@pytest.mark.rule("AK2-R68", "AK2-R91", "AKB-R11", "AKB-R113")
def test_the_warning_does_not_tell_tables_apart_that_look_alike(edition: str) -> None:
    """Right where the warning begins, figures are moved by less than the eye sees."""
    scene = Scene(edition, [("garlan", 0, 4, 4), ("recruit", 1, 4, 11)])
    activate(scene, "a1")
    reach = orders(scene)["charge b1"].reach
    assert reach is not None
    edge = 4000 + 1000 + reach + max(1000, reach // 2)
    assert as_shown(scene.battle, edge) == edge, "the scene asks for a round number"
    hopeless = set()
    for aside in range(-49, 50, 7):
        scene.battle.discs.move(scene.figure("b1"), 4000, edge + aside)
        hopeless.add(orders(scene)["charge b1"].hopeless)
    assert len(hopeless) == 1
    scene.battle.discs.move(scene.figure("b1"), 4000, edge + 100)
    assert orders(scene)["charge b1"].hopeless


@BOTH
@pytest.mark.rule("AK2-1201", "AKB-R11")
def test_with_measuring_what_falls_short_is_told(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 4, 4), ("recruit", 1, 4, 14)], measuring=True)
    activate(scene, "a1")
    assert orders(scene)["charge b1"].short


def dice_to_keep(
    faces: list[int], difficulty: int, *, edition: str = "v2", shift: int = 0
) -> KeepDice:
    """Three white dice of which two are to be kept."""
    scene = Scene(edition, [("garlan", 0, 4, 4), ("recruit", 1, 4, 14)])
    scene.battle.boosts[BOOSTS * 0 + BLESSED + COMBAT] = 1
    pool = Pool(scene.battle, 0, COMBAT)
    pool.add_boosts()
    return KeepDice(scene.battle, pool, faces, [1, 2, 6], 3, difficulty, Damage(0, False, shift))


def test_dice_to_keep_come_with_all_that_they_come_to() -> None:
    decision = dice_to_keep([0, 3, 5], 9)
    found = detail_of(decision.battle, decision)
    assert isinstance(found, KeepChoice)
    terms = decision.battle.terms
    numbers = [terms.numbers[face] for face in (0, 3, 5)]
    assert [die.number for die in found.dice] == numbers
    assert [pair.dice for pair in found.pairs] == [(0, 1), (0, 2), (1, 2)]
    assert [pair.total for pair in found.pairs] == [
        numbers[0] + numbers[1] + 3, numbers[0] + numbers[2] + 3, numbers[1] + numbers[2] + 3,
    ]  # fmt: skip
    for pair in found.pairs:
        assert pair.hits == (pair.total >= 9)
        assert pair.read is not None
        assert pair.damage == found.line[pair.read]


def test_nobody_need_choose_between_dice_that_come_to_the_same() -> None:
    hopeless = dice_to_keep([0, 1, 2], 40)
    assert hopeless.is_moot(), "all pairs miss"
    assert not dice_to_keep([0, 3, 5], 9).is_moot()
    sure = dice_to_keep([0, 3, 5], 1, shift=9)
    assert sure.is_moot(), "all pairs hit, and all damage is read in the last column"
    assert not dice_to_keep([0, 3, 5], -1).is_moot(), "an enemy has yet to roll"


@BOTH
def test_a_hand_tells_prices_and_what_is_barred(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 10, 10), ("imperial-guard", 1, 11, 10)])
    scene.join("a1", "b1")
    scene.battle.ap[scene.figure("a1")] = 1
    scene.say("activate a1", "fight b1")
    found = detail_of(scene.battle, scene.fighters()["a1"])
    assert isinstance(found, HandChoice)
    prices = {card.text: card.ap for card in found.cards}
    costs = {card.id: card.ap for card in scene.battle.terms.combat_cards}
    assert found.way == "paid"
    assert prices == {card: costs[card] for card in prices}
    assert {one.name for one in found.barred} == {
        card for card in ("quick", "normal", "brutal", "parry", "inactive") if card not in prices
    }


@BOTH
def test_a_reaction_tells_the_distance_that_is_measured_by_now(edition: str) -> None:
    scene = Scene(
        edition, [("crossbowman", 0, 8, 2), ("crossbowman", 1, 8, 12), ("recruit", 1, 20, 22)]
    )
    activate(scene, "a1")
    scene.say("shoot b1")
    asked = detail_of(scene.battle, scene.decision)
    assert isinstance(asked, EstimateChoice)
    assert (asked.figure, asked.target) == ("a1", "b1")
    assert b"9000" not in msgspec.json.encode(asked), "it is not measured yet"
    scene.say("0")
    found = detail_of(scene.battle, scene.decision)
    assert isinstance(found, ReactChoice)
    assert (found.figure, found.shooter, found.distance) == ("b1", "a1", 9000)
    assert {"nothing", "shoot"} <= set(found.reactions)
    assert {"nothing", "shoot", "walk", "rush"} == set(found.reactions) | {
        one.name for one in found.barred
    }


@BOTH
def test_a_walk_tells_who_goes_how_far(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 4, 4), ("recruit", 1, 4, 20)])
    scene.say("activate a1", "walk")
    found = detail_of(scene.battle, scene.decision)
    assert isinstance(found, PlaceChoice)
    assert (found.figure, found.length) == ("a1", scene.battle.sheet(0).walk)


def test_details_can_be_told_apart() -> None:
    tags = [kind.__struct_config__.tag for kind in DETAILS]
    assert len(tags) == len(set(tags))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_order_has_a_word_for_its_plate(language: str) -> None:
    speaker = Speaker(language)
    assert [act for act in ACTIONS if not speaker.knows(f"web-alkemy-act-{act}")] == []
    assert [act for act in AIMED if not speaker.knows(f"alkemy-view-action-{act}")] == []
