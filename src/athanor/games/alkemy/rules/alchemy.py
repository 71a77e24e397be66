"""Alchemy: concentration, formulas, upgrades, harvest (AK2 4.10; AKB 4.27 to 4.31)."""

from typing import Final

from athanor.games.alkemy.codes import (
    AREA,
    FRIEND,
    HASTE,
    INNER,
    PUSH,
    SELF,
    SLOW,
)
from athanor.games.alkemy.redeal import measured_gap
from athanor.games.alkemy.rules.choices import BattleMenu, PickFigure, ask, named
from athanor.games.alkemy.rules.effects import apply
from athanor.games.alkemy.rules.exchange import Measurement
from athanor.games.alkemy.rules.orders import Order
from athanor.games.alkemy.rules.space import line_of_sight, sees
from athanor.games.alkemy.rules.tell import tell
from athanor.games.alkemy.rules.things import figure_thing
from athanor.games.alkemy.state import Battle
from athanor.games.alkemy.terms import Formula
from athanor.kernel.bits import bit, count_bits, members
from athanor.kernel.script import Script
from athanor.kernel.vectors import i64
from athanor.kernel.words import Arg, Inches, Message

MAX_LEVEL = 4
"""Of concentration (AK2-903, AKB-465)."""

LENGTHS = (PUSH, HASTE, SLOW)
"""Effects whose number is a length."""

NOWHERE: Final = 0
GONE: Final = 1
UNSEEN: Final = 2
TOO_FAR: Final = 3
"""Where a formula may fail on a target."""

UPGRADE_STONES = (0, 4, 6)
"""Stones for upgrades of one formula, by circle (AK2-912; AKB-457, AKB-458)."""


def concentrate(battle: Battle, figure: i64) -> None:
    """Raise concentration by a level, by an action of its own (AK2-904, AKB-466, AKB-R111)."""
    battle.concentration[figure] += 1
    tell(battle, "concentrated", "AK2-904 AKB-466", figure, count=battle.concentration[figure])


# --- Whom a formula may be aimed at ---


def aims_at(battle: Battle, figure: i64, formula: Formula) -> i64:
    """Return whom a formula may name, as a mask (AK2-R63, AKB-R66)."""
    if formula.target == SELF or formula.target == AREA:
        return bit(figure)
    if formula.target == FRIEND:
        return battle.own(battle.seat_of(figure))
    mask = battle.enemies(figure)
    if any(verb == PUSH for verb, _, _, _ in formula.effects):
        for enemy in members(mask):
            if battle.in_combat(enemy):
                mask &= ~bit(enemy)
    return mask


def formula_objection(battle: Battle, figure: i64, index: i64) -> str:
    """Return why a figure cannot use a formula of its card now, or nothing (AK2-907, AKB-440)."""
    formula = battle.sheet(figure).formulas[index]
    if battle.cast[figure] >> index & 1:
        return "formula-used AK2-907 AKB-426"
    if battle.concentration[figure] < formula.level:
        return "not-concentrated AK2-907 AKB-440"
    if not battle.edition.craft.can_pay(battle, figure, formula):
        return "no-components AK2-907 AKB-440 AKB-441"
    return ""


# --- Casting ---


def announce_formula(battle: Battle, order: Order) -> None:
    """Pay for a formula; whatever comes of it, it has been used this turn (AK2-R39, AKB-R67)."""
    figure = order.figure
    formula = battle.sheet(figure).formulas[order.formula]
    battle.cast[figure] |= bit(order.formula)
    components, stones = battle.components[figure], battle.stones[figure]
    order.unpaid = not battle.edition.craft.pay(battle, figure, formula)
    components -= battle.components[figure]
    stones -= battle.stones[figure]
    if components > 0:
        tell(battle, "spent-components", "AK2-909 AKB-440", figure, count=components)
    if stones > 0:
        tell(battle, "spent-stones", "AKB-441", figure, count=stones)
    if order.by_concentration:  # AK2-910
        battle.concentration[figure] -= 1
        tell(battle, "spent-level", "AK2-909", figure, count=battle.concentration[figure])


def cast(battle: Battle, order: Order) -> Script[None]:
    """Carry a formula out: measure, succeed, upgrade, take effect (AK2-908 to AK2-915, AKB-443)."""
    figure, target = order.figure, order.target
    formula = battle.sheet(figure).formulas[order.formula]
    if order.unpaid:
        rules = "AK2-008 AK2-907 AK2-1325"
        tell(battle, "formula-unpaid", rules, figure, label=formula.name)
        return
    tell(battle, "casts", "AK2-908 AKB-443", figure, target, label=formula.name)
    length = battle.edition.craft.range(battle, figure, formula)
    found = GONE
    if aims_at(battle, figure, formula) >> target & 1:
        found = failing(battle, figure, target, length)
    if found != NOWHERE:
        tell_failed(battle, figure, target, formula, found)
        return
    worked = yield from battle.edition.craft.works(battle, figure, target, formula)
    if not worked:
        tell(battle, "formula-failed", "AKB-451", figure, label=formula.name)
        return
    rules = "AK2-911 AKB-446" if formula.auto else "AK2-911 AKB-450"
    tell(battle, "cast", rules, figure, target, label=formula.name)
    may_upgrade = yield from battle.edition.craft.when_cast(battle, figure)
    spell = Casting(formula, length, target)
    if may_upgrade and battle.is_present(figure):
        yield from upgrade(battle, figure, spell)
    for victim in affected(battle, figure, spell):
        if battle.is_present(victim):
            yield from apply(battle, figure, formula, victim, spell.add)


class Casting:
    """A formula being cast, with what upgrades have added."""

    def __init__(self, formula: Formula, range: i64, target: i64) -> None:  # noqa: A002
        self.formula = formula
        self.range = range
        self.target = target
        self.extra: list[int] = []
        self.add: i64 = 0


def failing(battle: Battle, figure: i64, target: i64, length: i64) -> i64:
    """Return where a formula fails on a target: it must be there, seen and in range.

    Oneself one always reaches (AK2-R63, AKB-R66).
    """
    if figure == target:
        return NOWHERE
    if not battle.is_present(target):
        return GONE
    tape = Measurement(figure, target, line_of_sight(battle, figure, target))
    tape.limit = length
    battle.exchange.measure(tape)
    if not tape.is_seen():
        return UNSEEN
    battle.log.reveal()  # AKB-444
    tape.length = measured_gap(battle, figure, target)
    return NOWHERE if tape.length <= length else TOO_FAR


def last_tape(battle: Battle) -> Measurement | None:
    """Return what was measured last, if anything."""
    measured = battle.exchange.measured
    return measured[-1] if measured else None


def tell_failed(battle: Battle, figure: i64, target: i64, formula: Formula, found: i64) -> None:
    """Tell why a formula fails before it is cast."""
    if found == GONE:
        rules = "AK2-R23 AKB-R17"
        tell(battle, "formula-bad", rules, figure, target, label=formula.name)
    elif found == UNSEEN:
        rules, tape = "AK2-009 AK2-908 AKB-443 AKB-R17", last_tape(battle)
        tell(battle, "formula-blind", rules, figure, target, label=formula.name, note=tape)
    else:
        rules, tape = "AK2-911 AKB-445", last_tape(battle)
        tell(battle, "formula-short", rules, figure, target, label=formula.name, note=tape)


def affected(battle: Battle, figure: i64, spell: Casting) -> list[int]:
    """Return all whom a formula works on: its targets, or everybody in its area."""
    if spell.formula.target != AREA:
        return [spell.target, *spell.extra]
    return [
        friend
        for friend in members(battle.own(battle.seat_of(figure)))
        if friend == figure or measured_gap(battle, figure, friend) <= spell.range
    ]


# --- Upgrades ---


class ChooseUpgrade(BattleMenu):
    """Which upgrade to buy next; the number of upgrades stands for none (AK2-912, AKB-455)."""

    def __init__(self, battle: Battle, figure: i64, purchase: "Purchase", codes: list[int]) -> None:
        rules = "AK2-912 AK2-913 AKB-455 AKB-456"
        super().__init__(battle, battle.seat_of(figure), codes, rules)
        self.figure = figure
        self.purchase = purchase
        self.formula = purchase.formula

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "upgrade"

    def about(self) -> Message:
        """Return the question."""
        return ask(self.battle, "upgrade", self.figure, -1)

    def message(self, choice: i64) -> Message:
        """Return what the upgrade adds and costs."""
        if choice == len(self.formula.upgrades):
            return Message("alkemy-option-no-upgrade")
        bought = self.formula.upgrades[choice]
        args: dict[str, Arg] = {"stones": bought.stones}
        if bought.targets > 0:
            what = "targets"
            args["count"] = bought.targets
        elif bought.range > 0:
            what = "range"
            args["length"] = Inches(bought.range)
        elif self.formula.effects[0][0] in LENGTHS:
            what = "length"
            args["length"] = Inches(bought.add)
        else:
            what = "add"
            args["count"] = bought.add
        return Message(f"alkemy-option-upgrade-{what}", args)

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return the alchemist and the formula."""
        return (figure_thing(self.battle, self.figure), f"formula:{self.formula.id}")

    def text(self, choice: i64) -> str:
        """Return the upgrade's number, or ``done``."""
        if choice == len(self.formula.upgrades):
            return "done"
        return f"upgrade {choice + 1}"

    def conceivable(self) -> list[int]:
        """Return all upgrades of the formula, and none."""
        return list(range(len(self.formula.upgrades) + 1))

    def off_list(self, choice: i64) -> str:
        """Return why an upgrade cannot be bought."""
        return self.purchase.objection(choice)

    def speaks_of(self, objection: str, choice: i64) -> dict[str, Arg]:
        """Return the alchemist, the formula, and how many upgrades it has."""
        return {
            "figure": named(self.battle, self.figure),
            "name": self.formula.name,
            "count": len(self.formula.upgrades),
        }

    def against_words(self, words: str) -> str:
        """Return what stands against an upgrade that the formula does not have."""
        name, *number = words.split() or [""]
        wanted = name == "upgrade" and len(number) == 1 and number[0].isdigit()
        return "no-such-upgrade AK2-912 AKB-424" if wanted else ""


class Purchase:
    """The upgrades of one formula, while they are bought (AK2-912, AKB-455)."""

    def __init__(self, battle: Battle, figure: i64, spell: Casting) -> None:
        self.battle = battle
        self.figure = figure
        self.spell = spell
        self.formula = spell.formula
        self.budget: i64 = UPGRADE_STONES[battle.sheet(figure).circle]
        self.bought = [0] * len(self.formula.upgrades)
        self.wanted: i64 = 0
        """Extra targets that are paid for and not yet named."""

    def objection(self, index: i64) -> str:
        """Return why an upgrade cannot be bought now, or nothing."""
        battle, figure = self.battle, self.figure
        step = self.formula.upgrades[index]
        if step.stones > self.budget:
            if battle.sheet(figure).circle == INNER:
                return "upgrade-limit AK2-912 AKB-458"
            return "upgrade-limit AK2-912 AKB-457"
        if step.stones > battle.stones[figure]:
            return "no-stones AK2-902 AKB-455"
        if step.times != 0 and self.bought[index] >= step.times:
            return "upgrade-again AK2-002 AKB-007"
        if (
            step.targets != 0
            and count_bits(extra_targets(battle, figure, self.spell)) <= self.wanted
        ):
            return "no-more-targets AK2-914 AKB-459 AKB-460"
        return ""

    def codes(self) -> list[int]:
        """Return the upgrades that can still be bought."""
        count = len(self.formula.upgrades)
        return [index for index in range(count) if self.objection(index) == ""]

    def buy(self, index: i64) -> None:
        """Pay for an upgrade and note what it adds."""
        step = self.formula.upgrades[index]
        self.bought[index] += 1
        self.budget -= step.stones
        self.battle.stones[self.figure] -= step.stones
        self.spell.range += step.range
        self.spell.add += step.add
        self.wanted += step.targets


def upgrade(battle: Battle, figure: i64, spell: Casting) -> Script[None]:
    """Buy upgrades one by one; name extra targets before any is measured (AK2-914, AKB-R68).

    The formula works already, so more range is for extra targets and areas only (AK2-R83).
    """
    purchase = Purchase(battle, figure, spell)
    nothing = len(spell.formula.upgrades)
    while True:
        codes = purchase.codes()
        if not codes:
            break
        choice = yield ChooseUpgrade(battle, figure, purchase, [*codes, nothing])
        if choice == nothing:
            break
        purchase.buy(choice)
        count, label = spell.formula.upgrades[choice].stones, spell.formula.name
        tell(battle, "upgraded", "AK2-912 AKB-455", figure, count=count, label=label)
    yield from name_targets(battle, figure, spell, purchase.wanted)


# --- Extra targets ---


def extra_targets(battle: Battle, figure: i64, spell: Casting) -> i64:
    """Return whom an upgrade may add as a target, as a mask (AK2-914, AKB-459)."""
    found: i64 = 0
    for other in members(battle.present):
        if extra_objection(battle, figure, spell, other) == "":
            found |= bit(other)
    return found


def extra_objection(battle: Battle, figure: i64, spell: Casting, other: i64) -> str:
    """Return why a figure may not be added as a target, or nothing.

    In Blitz it must be seen (AKB-460); in V2 one that is not seen is named in vain (AK2-R40).
    """
    if other == spell.target:
        return "named-already AK2-914 AKB-459"
    if not aims_at(battle, figure, spell.formula) >> other & 1:
        return "bad-target AK2-R63 AKB-424 AKB-R66"
    if battle.edition.craft.needs_sight and not sees(battle, figure, other):
        return "unseen AKB-460"
    return ""


class ExtraTarget(PickFigure):
    """Whom an upgrade adds as a target (AK2-914, AKB-459)."""

    def __init__(self, battle: Battle, figure: i64, spell: Casting, able: i64) -> None:
        rules = "AK2-914 AK2-R40 AKB-459 AKB-460 AKB-R68"
        seat = battle.seat_of(figure)
        super().__init__(battle, seat, able, "extra-target", rules, figure)
        self.spell = spell

    def needed(self) -> str:
        """Return why somebody must be named."""
        return "target-paid AK2-914 AKB-459"

    def bar(self, figure: i64) -> str:
        """Return why a figure may not be added."""
        found = extra_objection(self.battle, self.figure, self.spell, figure)
        return found if found != "" else "named-already AK2-914 AKB-459"


def name_targets(battle: Battle, figure: i64, spell: Casting, wanted: i64) -> Script[None]:
    """Name the extra targets; those out of range are lost, in V2 also those unseen (AK2-R40)."""
    left = extra_targets(battle, figure, spell) if wanted > 0 else 0
    chosen: list[int] = []
    while wanted > 0 and left != 0:
        extra = yield ExtraTarget(battle, figure, spell, left)
        left &= ~bit(extra)
        chosen.append(extra)
        wanted -= 1
    for extra in chosen:
        found = failing(battle, figure, extra, spell.range)
        tape = last_tape(battle)
        if found == NOWHERE:
            spell.extra.append(extra)
        elif found == UNSEEN:
            tell(battle, "target-lost", "AK2-914 AK2-R40 AKB-460", figure, extra, note=tape)
        else:
            tell(battle, "target-lost", "AK2-914 AKB-R68", figure, extra, note=tape)
