"""What Special Effects do to figures that start or end their activation near them (AK2 4.14)."""

from typing import Final

from athanor.games.alkemy.codes import (
    BEWITCH,
    CHARGE,
    DRIVEN,
    HAUNT,
    HAUNTED,
    MIND,
    NONE,
    SHAAL,
    SOOTHING,
    SPECIAL_EFFECTS,
)
from athanor.games.alkemy.redeal import measured_gap
from athanor.games.alkemy.rules.charge import charge
from athanor.games.alkemy.rules.choices import BattleMenu, PickFigure, ask, named
from athanor.games.alkemy.rules.dice import check
from athanor.games.alkemy.rules.elements import bearer, is_beside
from athanor.games.alkemy.rules.harm import lose_ap, pay, suffer
from athanor.games.alkemy.rules.objections import may_charge
from athanor.games.alkemy.rules.orders import Order
from athanor.games.alkemy.rules.space import sees
from athanor.games.alkemy.rules.tell import tell
from athanor.games.alkemy.rules.things import figure_thing, piece_thing
from athanor.games.alkemy.state import Battle
from athanor.kernel.bits import bit, members
from athanor.kernel.script import Script
from athanor.kernel.vectors import i64
from athanor.kernel.words import Arg, Message

NEAR: Final = 2000
"""So near an element has its effect: 2 in (AK2-1320 to AK2-1327)."""

MAX_LEVEL: Final = 4
"""Of concentration (AK2-903)."""

TESTS: Final = (SHAAL, HAUNT, BEWITCH)
TESTED: Final = {effect: SPECIAL_EFFECTS[effect] for effect in TESTS}
DIFFICULTIES: Final = {SHAAL: 13, HAUNT: 14, BEWITCH: 13}
RULES: Final = {SHAAL: "AK2-1320 AK2-R51", HAUNT: "AK2-1321 AK2-R75", BEWITCH: "AK2-1323"}

FIGURES: Final = 64
"""A test is effect * FIGURES + figure."""


def soothe(battle: Battle, at_start: bool) -> None:
    """Give alchemists who are Free and near the Soothing element a level (AK2-1327, AK2-R74)."""
    piece = bearer(battle, SOOTHING)
    kind = "soothed-at-start" if at_start else "soothed-at-end"
    if piece == NONE:
        return
    for figure in members(battle.taking_part & battle.present):
        if (
            battle.sheet(figure).circle != 0
            and battle.concentration[figure] < MAX_LEVEL
            and not battle.in_combat(figure)
            and is_beside(battle, figure, piece, NEAR)
        ):
            battle.concentration[figure] += 1
            level, things = battle.concentration[figure], (piece_thing(piece),)
            tell(battle, kind, "AK2-1327 AK2-R74", figure, count=level, things=things)


class NextTest(BattleMenu):
    """Which test near scenery is made next (AK2-R73)."""

    def __init__(self, battle: Battle, tests: list[int]) -> None:
        super().__init__(battle, battle.active, sorted(tests), "AK2-R73")

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "ground-test"

    def about(self) -> Message:
        """Return the question."""
        return Message("alkemy-ask-ground-test")

    def message(self, choice: i64) -> Message:
        """Return who is tested, and by what."""
        effect = SPECIAL_EFFECTS[choice // FIGURES]
        args: dict[str, Arg] = {
            "figure": named(self.battle, choice % FIGURES),
            "effect": Message(f"alkemy-effect-{effect}"),
        }
        return Message("alkemy-option-ground-test", args)

    def text(self, choice: i64) -> str:
        """Return the effect and the figure's label."""
        label = self.battle.roster.labels[choice % FIGURES]
        return f"{SPECIAL_EFFECTS[choice // FIGURES]} {label}"

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return the figure and the element."""
        piece = bearer(self.battle, choice // FIGURES)
        return (figure_thing(self.battle, choice % FIGURES), piece_thing(piece))

    def conceivable(self) -> list[int]:
        """Return all tests of all figures."""
        count = self.battle.roster.count
        return [effect * FIGURES + figure for effect in TESTS for figure in range(count)]

    def off_list(self, choice: i64) -> str:
        """Return why a test is not to be made."""
        return "no-such-test AK2-1320 AK2-1321 AK2-1323"


def wake(battle: Battle) -> Script[None]:
    """Test everybody who starts near a Shaal-touched, Haunted or Bewitching element.

    The active player orders the tests (AK2-R73); who has failed at a haunted place before fails
    again, and only now (AK2-1321, AK2-R75).
    """
    cursed = battle.doomed & battle.taking_part
    battle.doomed &= ~battle.taking_part
    left: list[int] = []
    for effect in TESTS:
        piece = bearer(battle, effect)
        if piece != NONE:
            for figure in members(battle.taking_part & battle.present):
                if is_beside(battle, figure, piece, NEAR):
                    left.append(effect * FIGURES + figure)
    while left:
        chosen: i64 = left[0]
        if matters(left):
            chosen = yield NextTest(battle, left)
        left.remove(chosen)
        if battle.is_present(chosen % FIGURES):
            yield from undergo(battle, chosen % FIGURES, chosen // FIGURES, cursed)


def matters(tests: list[int]) -> bool:
    """Tell whether the order of some tests can change anything."""
    effects = {test // FIGURES for test in tests}
    return len(tests) > 1 and (len(effects) > 1 or SHAAL in effects)


def undergo(battle: Battle, figure: i64, effect: i64, cursed: i64) -> Script[None]:
    """Make one test, and suffer what comes of it."""
    rules = RULES[effect]
    things = (piece_thing(bearer(battle, effect)),)
    tell(battle, f"near-{TESTED[effect]}", rules, figure, things=things)
    if effect == HAUNT and cursed >> figure & 1:
        tell(battle, "haunted-again", rules, figure, things=things)
    else:
        passed = yield from check(battle, figure, MIND, DIFFICULTIES[effect], NONE)
        if passed:
            return
    if effect == HAUNT:
        battle.mark(figure, HAUNTED)
        battle.doomed |= bit(figure)
        tell(battle, "haunted", rules, figure, things=things)
    elif effect == BEWITCH:
        tell(battle, "bewitched", rules, figure, things=things)
        lose_ap(battle, figure, 1)
    else:
        yield from drive(battle, figure)


class ShaalTarget(PickFigure):
    """Whom of several equally near enemies the Shaal drives a figure at (AK2-R51)."""

    def __init__(self, battle: Battle, figure: i64, nearest: i64) -> None:
        seat = battle.seat_of(figure)
        super().__init__(battle, seat, nearest, "shaal", "AK2-1320 AK2-R51", figure)

    def needed(self) -> str:
        """Return why somebody must be charged."""
        return "shaal-must-charge AK2-1320"

    def bar(self, figure: i64) -> str:
        """Return why a figure is not charged."""
        return "not-nearest AK2-1320 AK2-R51 AK2-R90"

    def about(self) -> Message:
        """Return the question."""
        return ask(self.battle, "shaal", self.figure, -1)


def drive(battle: Battle, figure: i64) -> Script[None]:
    """Let a figure charge the nearest enemy it can, with a Brutal card, or be hurt (AK2-1320)."""
    nearest = nearest_to_charge(battle, figure)
    if nearest == 0:
        tell(battle, "shaal-burns", "AK2-1320 AK2-R51", figure)
        suffer(battle, figure, 1)
        return
    target = members(nearest)[0]
    if nearest & (nearest - 1) != 0:
        target = yield ShaalTarget(battle, figure, nearest)
    order = Order(figure, CHARGE, target)
    order.targets = bit(target)
    order.driven = True
    order.paid = 1
    order.cramped = battle.edition.land.too_cramped(battle, figure, order.targets)
    pay(battle, figure, 1)
    battle.mark(figure, DRIVEN)
    battle.exchange.announce([order])
    tell(battle, "driven", "AK2-1320 AK2-R51", figure, target, note=order)
    yield from charge(battle, [order])


def nearest_to_charge(battle: Battle, figure: i64) -> i64:
    """Return the nearest of the enemies that a figure could charge, as a mask (AK2-R51, AK2-R90).

    It must be Free, be allowed to move and have an Action Point; they must be seen, and not be
    kept from it by the Dark.
    """
    if may_charge(battle, figure) != "":
        return 0
    found: i64 = 0
    least: i64 = NONE
    for enemy in members(battle.enemies(figure)):
        barred = battle.edition.land.charge_objection(battle, figure, enemy)
        if barred == "" and sees(battle, figure, enemy):
            apart = measured_gap(battle, figure, enemy)
            if least == NONE or apart < least:
                least = apart
                found = 0
            if apart == least:
                found |= bit(enemy)
    return found
