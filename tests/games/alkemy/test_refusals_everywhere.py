"""Whatever a player could think of at a menu is legal, or refused by a rule of its own."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from athanor.games.alkemy.codes import ACTIONS, FORMULA, HARVEST, POST
from athanor.games.alkemy.game import Alkemy
from athanor.games.alkemy.rules.announce import PLAIN, Announce
from athanor.games.alkemy.rules.choices import BattleMenu
from athanor.games.alkemy.rules.effects import ChoosePush
from athanor.games.alkemy.rules.order_codes import order_code
from athanor.games.alkemy.rules.space import spot_code
from athanor.games.alkemy.rules.walking import WayEnds
from athanor.kernel import Match, Refused, Stream, find
from athanor.locale import Speaker
from tests.games.alkemy.scene import EDITIONS, Scene

VAGUE = ("kernel-not-an-option", "kernel-not-understood")
"""What is said where no rule is known to stand against something."""

SPEAKERS = (Speaker("en"), Speaker("fr"))


@cache
def game(edition: str, setup: str, measuring: str) -> Alkemy:
    """A game of an edition, set up in some way."""
    built = find(f"alkemy-{edition}").build(2, {"setup": setup, "measuring": measuring})
    assert isinstance(built, Alkemy)
    return built


def menus(edition: str, setup: str, measuring: str, seed: int) -> Iterator[BattleMenu]:
    """Yield the menus of a random match, one after the other."""
    alkemy = game(edition, setup, measuring)
    match = Match(alkemy, alkemy.start(), Stream(seed))
    stream = Stream(seed + 1)
    while not match.is_over:
        waiting = match.decisions
        yield from (decision for decision in waiting if isinstance(decision, BattleMenu))
        decision = waiting[stream.below(len(waiting))]
        choose = decision.suggest if stream.below(3) else decision.sample
        match.answer(decision.seat, choose(stream))


def universe(menu: BattleMenu) -> list[int]:
    """Return the choices there could be at a menu, or a good part of them if they are many."""
    battle = menu.battle
    if isinstance(menu, Announce):
        figures = range(battle.roster.count)
        codes = [order_code(action) for action in PLAIN]
        for action in range(len(ACTIONS)):
            if action in (HARVEST, POST):
                codes += [order_code(action, number) for number in range(8)]
            elif action not in (*PLAIN, FORMULA):
                codes += [order_code(action, figure) for figure in figures]
        for k in range(2 * len(battle.sheet(menu.figure).formulas)):
            codes += [order_code(FORMULA, figure, k) for figure in figures]
        return codes
    if isinstance(menu, ChoosePush):
        return [*menu.choices, *range(menu.choices[-1] + 50, 8000, 50)]  # any between will do
    if isinstance(menu, WayEnds):
        return [spot_code(x, y) for x in range(0, 24001, 6000) for y in range(0, 24001, 6000)]
    return menu.conceivable()


def examine(menu: BattleMenu, met: Counter[str], said: set[str]) -> None:
    """Hold everything conceivable at a menu against what a refusal must be."""
    kind = type(menu).__name__
    legal = set(menu.codes())
    asked = menu.rules()
    for code in universe(menu):
        refusal = menu.why_not(code)
        assert (refusal is None) == (code in legal)
        if refusal is None:
            continue
        what = f"{kind}: {menu.text(code)}"
        assert refusal.message.key not in VAGUE, what
        assert refusal.rules, what
        assert refusal.rules != asked or len(asked) == 1, what
        with pytest.raises(Refused) as caught:
            menu.parse(menu.text(code))
        assert caught.value.refusal == refusal, what
        met[kind] += 1
        if refusal.message.key not in said:
            said.add(refusal.message.key)
            assert all(speaker.say(refusal.message) for speaker in SPEAKERS)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("setup", "measuring", "seeds"),
    [("ready", "estimate", (1, 2, 3)), ("ready", "measure", (4, 5)), ("rules", "estimate", (6,))],
)
@pytest.mark.rule("AK2-520", "AKB-171")
def test_whatever_is_not_offered_is_refused_by_a_rule_of_its_own(
    edition: str, setup: str, measuring: str, seeds: tuple[int, ...]
) -> None:
    met: Counter[str] = Counter()
    said: set[str] = set()
    for seed in seeds:
        for menu in menus(edition, setup, measuring, seed):
            examine(menu, met, said)
    assert {
        "Announce",
        "ChooseActivation",
        "PlayCombatCard",
        "KeepDice",
        "NameTarget",
        "React",
    } <= set(met)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("profile", ["recruit", "crossbowman", "magister", "araoui"])
@pytest.mark.rule("AK2-005", "AK2-R68", "AKB-010", "AKB-R11")
def test_no_refusal_tells_a_distance_that_nobody_has_measured(edition: str, profile: str) -> None:
    """An enemy in combat with a friend, straight ahead and near or far: always the same answers."""
    near = refusals(edition, profile, 7.0, False)
    assert near
    for y in (9.0, 12.5, 17.0, 21.0):
        assert refusals(edition, profile, y, False) == near
    assert refusals(edition, profile, 21.0, True) != refusals(edition, profile, 7.0, True)


def refusals(edition: str, profile: str, y: float, measuring: bool) -> list[str]:
    """Why each order there could be is refused, or how it reads; enemies so far up the table."""
    figures = [(profile, 0, 8.0, 2.0), ("recruit", 0, 8.0, y + 1.0), ("recruit", 1, 8.0, y)]
    scene = Scene(edition, [*figures, ("recruit", 1, 12.0, y)], measuring=measuring)
    scene.join("a2", "b1")
    menu = scene.say("activate a1").decision
    assert isinstance(menu, Announce)
    return [str(menu.why_not(code) or menu.option(code)) for code in universe(menu)]
