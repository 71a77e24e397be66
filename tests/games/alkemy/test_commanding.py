"""Bots play command cards where they do something, and know what cards in force do to a fight."""

import pytest

from athanor.games.alkemy.advice.commanding import promise, turns_of, wind_worth
from athanor.games.alkemy.advice.duel import Fencing, Side, dice_on
from athanor.games.alkemy.advice.hints import AlkemyHints
from athanor.games.alkemy.advice.odds import Odds
from athanor.games.alkemy.advice.stakes import sure_loss
from athanor.games.alkemy.codes import NONE, REFLEX
from athanor.games.alkemy.rules.command_choices import CancelCommands, PlayCommand
from athanor.games.alkemy.rules.fight import BY_CHARGE, PAID
from athanor.games.alkemy.state import IN_FORCE
from tests.games.alkemy.laboratory import supply
from tests.games.alkemy.modules import commanding, mask_of
from tests.games.alkemy.scene import Figure, Scene

FAR: list[Figure] = [("garlan", 0, 4.0, 3.0), ("recruit", 0, 7.0, 3.0), ("garlan", 1, 4.0, 21.0)]
NEAR: list[Figure] = [("garlan", 0, 4.0, 3.0), ("recruit", 0, 7.0, 3.0), ("garlan", 1, 5.0, 8.0)]
POST: list[Figure] = [("garlan", 0, 4.0, 3.0), ("recruit", 1, 12.0, 17.0), ("garlan", 1, 4.0, 21.0)]
"""The recruit would turn the post in the middle with one Action Point more."""
FIGHT: list[Figure] = [("garlan", 0, 4.0, 3.0), ("garlan", 1, 4.0, 4.0)]


def promised(card: str, figures: list[Figure]) -> float:
    """What a card promises the first player."""
    scene = commanding(figures)
    index = mask_of(scene.game, card).bit_length() - 1
    return promise(scene.battle, 0, scene.game.terms.command_cards[index])


def played(hand: str, figures: list[Figure], *, turn: int = 1) -> str:
    """Which card of a hand a bot plays in a turn."""
    scene = commanding(figures, hands=(hand, ""), reserves=(10, 0))
    scene.battle.turn = turn - 1
    decision = scene.match.decision_of(0)
    assert isinstance(decision, PlayCommand)
    hints = AlkemyHints(scene.game.terms)
    best = max(decision.codes(), key=lambda choice: hints.value(decision, choice))
    return decision.text(best)


def in_force(card: str, figures: list[Figure]) -> Scene:
    """A scene in which the first player has a card in force."""
    scene = commanding(figures, stage="slot")
    scene.battle.set_command(0, IN_FORCE, mask_of(scene.game, card).bit_length() - 1)
    return scene


@pytest.mark.parametrize("card", ["fury", "warding", "rally"])
def test_cards_for_fights_wait_for_enemies(card: str) -> None:
    assert promised(card, FAR) == 0.0
    assert promised(card, FIGHT if card == "rally" else NEAR) > 0.0
    assert played(card, FAR) == "no card"


def test_sharp_eyes_wait_for_a_target_in_range_behind_something() -> None:
    shooter: Figure = ("crossbowman", 0, 8.0, 3.0)
    target: Figure = ("garlan", 1, 8.0, 13.0)
    between: Figure = ("runner", 1, 8.0, 10.0)
    assert promised("sharp-eyes", [shooter, target]) == 0.0
    assert promised("sharp-eyes", [shooter, between, target]) > 0.0
    assert promised("sharp-eyes", [shooter, between, target, ("runner", 1, 8.0, 4.0)]) == 0.0


def test_a_deep_breath_is_for_who_lacks_concentration() -> None:
    for level, helps in ((4, False), (0, True)):
        scene = commanding([("oracle", 0, 4.0, 4.0), ("garlan", 1, 4.0, 20.0)])
        supply(scene, "a1", level=level)
        index = mask_of(scene.game, "deep-breath").bit_length() - 1
        assert (promise(scene.battle, 0, scene.game.terms.command_cards[index]) > 0.0) is helps


def test_a_second_wind_is_for_who_turns_a_post_by_it() -> None:
    scene = commanding([("recruit", 0, 12.0, 7.0), ("garlan", 0, 2.0, 2.0), FAR[2]])
    battle = scene.battle
    recruit, hero = scene.figure("a1"), scene.figure("a2")
    assert wind_worth(battle, recruit, 1) > wind_worth(battle, hero, 1) == 0.0
    battle.discs.move(hero, 12_000, 9000)  # who does it without help
    assert wind_worth(battle, recruit, 1) == 0.0
    battle.owners[1] = 1  # freed, then taken: a step more than the hero has points for
    assert wind_worth(battle, hero, 1) > wind_worth(battle, recruit, 1) == 0.0


@pytest.mark.parametrize(
    ("away", "ap", "longer", "turns"),
    [
        (0, 2, 0, 1),
        (0, 4, 0, 2),
        (4000, 3, 0, 1),
        (4500, 3, 0, 0),
        (4500, 3, 1000, 1),  # a longer Walk
        (9000, 4, 0, 1),  # by running
        (10500, 4, 0, 0),
    ],
)
def test_walks_and_runs_are_counted_on_the_way_to_a_post(
    away: int, ap: int, longer: int, turns: int
) -> None:
    battle = commanding(FAR).battle
    assert turns_of(battle, 0, away, ap, longer) == turns


def test_who_is_named_for_a_second_wind_can_use_it() -> None:
    figures: list[Figure] = [("recruit", 0, 12.0, 7.0), ("garlan", 0, 2.0, 2.0), FAR[2]]
    scene = commanding(figures, hands=("second-wind", ""), reserves=(10, 0))
    scene.say("second-wind")
    decision = scene.decision
    hints = AlkemyHints(scene.game.terms)
    best = max(decision.codes(), key=lambda choice: hints.value(decision, choice))
    assert best == scene.figure("a1")


def test_points_are_kept_at_first_and_spent_in_the_end() -> None:
    skirmish: list[Figure] = [("recruit", 0, 8.0, 3.0), ("recruit", 1, 8.0, 8.0)]
    assert played("second-wind", skirmish) == "no card"
    assert played("second-wind", skirmish, turn=6) == "second-wind"


@pytest.mark.parametrize(
    ("card", "figures", "answer"),
    [("rally", FIGHT, "no cancelling"), ("second-wind", POST, "cancel b")],
)
def test_no_more_is_paid_to_cancel_a_card_than_it_would_do(
    card: str, figures: list[Figure], answer: str
) -> None:
    scene = commanding(figures, hands=("tempo", card), reserves=(10, 10))
    for seat, play in ((0, "no card"), (1, card)):
        scene.match.answer(seat, scene.match.decision_of(seat).parse(play))
    decision = scene.match.decision_of(0)
    assert isinstance(decision, CancelCommands)
    hints = AlkemyHints(scene.game.terms)
    best = max(decision.codes(), key=lambda choice: hints.value(decision, choice))
    assert decision.text(best) == answer


def test_fury_makes_charges_worth_more_and_nothing_else() -> None:
    values = []
    for card in ("tempo", "fury"):
        scene = in_force(card, NEAR)
        fencing = Fencing(Odds(scene.game.terms))
        hero, enemy = scene.figure("a1"), scene.figure("b1")
        charge = fencing.duel(scene.battle, hero, enemy, BY_CHARGE, False).value
        blow = fencing.duel(scene.battle, hero, enemy, PAID, False).value
        values.append((charge, blow))
    (charge, blow), (furious, same) = values
    assert furious > charge
    assert same == blow


def test_what_a_card_does_is_not_remembered_when_it_is_over() -> None:
    scene = in_force("fury", NEAR)
    fencing = Fencing(Odds(scene.game.terms))
    hero, enemy = scene.figure("a1"), scene.figure("b1")
    furious = fencing.duel(scene.battle, hero, enemy, BY_CHARGE, False).value
    scene.battle.set_command(0, IN_FORCE, NONE)
    assert fencing.duel(scene.battle, hero, enemy, BY_CHARGE, False).value < furious


def test_a_ward_makes_the_first_wound_of_a_hero_smaller() -> None:
    plain, warded = in_force("tempo", FAR), in_force("warding", FAR)
    hero, trooper = plain.figure("a1"), plain.figure("a2")
    assert sure_loss(warded.battle, hero, 1) == 0.0
    assert sure_loss(warded.battle, hero, 2) == sure_loss(plain.battle, hero, 1)
    assert sure_loss(warded.battle, trooper, 1) == sure_loss(plain.battle, trooper, 1)


def test_a_rally_keeps_malus_dice_out_of_account() -> None:
    for card, dice in (("tempo", -1), ("rally", 0)):
        scene = in_force(card, FIGHT)
        side = Side(scene.figure("a1"), PAID, 0, True)
        assert dice_on(scene.battle, side, REFLEX, scene.figure("b1"), 0, NONE, -1) == dice
