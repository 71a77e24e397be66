"""How alchemists pay, succeed and harvest, edition by edition."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from athanor.games.alkemy.codes import (
    AIR,
    ALCHEMY,
    AREA,
    ELEMENTS,
    FIRE,
    HARVESTED,
    INNER,
    NONE,
    WATER,
)
from athanor.games.alkemy.redeal import measured_gap, measured_to_token
from athanor.games.alkemy.rules.choices import BattleMenu, PickFigure, YesNo, ask, named
from athanor.games.alkemy.rules.dice import Pool, roll
from athanor.games.alkemy.rules.harm import suffer
from athanor.games.alkemy.rules.space import sees
from athanor.games.alkemy.rules.tell import tell
from athanor.games.alkemy.rules.things import figure_thing, token_thing
from athanor.games.alkemy.state import GATHERED, Battle
from athanor.games.alkemy.tabletop.points import root_up
from athanor.games.alkemy.terms import Formula
from athanor.kernel.bits import bit, members
from athanor.kernel.script import Script
from athanor.kernel.vectors import i64
from athanor.kernel.words import Arg, Message

AIR_RANGE: Final = 8000
WATER_RANGE: Final = 3000
WATER_AREA: Final = 2000
"""What the effects of Air and Water come to (AK2-921, AK2-923)."""

AURA_LASTS: Final = 2
"""Activations an affinity effect lasts: the present one and the next (AK2-R41)."""

AURA_RULES: Final = ("AK2-917 AK2-922", "AK2-917 AK2-921", "AK2-917 AK2-923", "AK2-917 AK2-920")
"""Of the affinity effects, element by element."""

HARVEST_REACH: Final = 1000
"""Blitz harvests within an inch (AKB-430)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Craft:
    """What the editions see differently about alchemy."""

    def __init__(self) -> None:
        self.by_concentration = False  # AKB-469
        """A formula may be paid by a level of concentration instead of an Action Point."""
        self.harvest_is_action = False
        self.needs_sight = False
        """Without a line of sight a formula is refused, not failed."""

    @abstractmethod
    def equip(self, battle: Battle, figure: i64) -> None:
        """Give an alchemist what it starts with."""

    @abstractmethod
    def can_pay(self, battle: Battle, figure: i64, formula: Formula) -> bool:
        """Tell whether an alchemist has the components of a formula, or what replaces them."""

    @abstractmethod
    def pay(self, battle: Battle, figure: i64, formula: Formula) -> bool:
        """Take the components of a formula; tell whether they were there after all."""

    @abstractmethod
    def range(self, battle: Battle, figure: i64, formula: Formula) -> i64:
        """Return how far a formula reaches."""

    @abstractmethod
    def works(self, battle: Battle, figure: i64, target: i64, formula: Formula) -> Script[bool]:
        """Tell whether a formula in range takes effect."""

    @abstractmethod
    def when_cast(self, battle: Battle, figure: i64) -> Script[bool]:
        """Let affinity effects answer a formula; tell whether it may be upgraded."""

    @abstractmethod
    def tokens_near(self, battle: Battle, figure: i64) -> list[int]:
        """Return the tokens an alchemist can harvest where it stands."""

    @abstractmethod
    def harvest(self, battle: Battle, figure: i64, token: i64) -> Script[None]:
        """Harvest a token."""

    @abstractmethod
    def after_action(self, battle: Battle, figure: i64) -> Script[None]:
        """Offer what may be harvested at the end of an action."""


class Burn(PickFigure):
    """Whom the Fire of an alchemist burns, if anybody (AK2-920)."""

    def __init__(self, battle: Battle, figure: i64) -> None:
        rules = "AK2-920 AK2-R84"
        seat, enemies = battle.seat_of(figure), battle.enemies(figure)
        super().__init__(battle, seat, enemies, "burn", rules, figure, nobody=True)

    def needed(self) -> str:
        """Say nothing: nobody has to be burned."""
        return ""

    def bar(self, figure: i64) -> str:
        """Say that a friend is not burned."""
        return "not-an-enemy AK2-920"


class SureCraft(Craft):
    """V2: in range is success; tokens feed or lend their element's power (AK2-907 to AK2-923)."""

    def __init__(self) -> None:
        super().__init__()
        self.by_concentration = True
        self.harvest_is_action = True

    def equip(self, battle: Battle, figure: i64) -> None:
        """Fill both reserves (AK2-R38)."""
        sheet = battle.sheet(figure)
        battle.components[figure] = sheet.components
        battle.stones[figure] = sheet.stones

    def can_pay(self, battle: Battle, figure: i64, formula: Formula) -> bool:
        """Ask for all components: stones do not replace them (AK2-R38).

        Near an Alchemical element one less may do; who is near is found out by paying (AK2-1325).
        """
        wanted = formula.components - battle.edition.land.may_save(battle, figure)
        return battle.components[figure] >= wanted

    def pay(self, battle: Battle, figure: i64, formula: Formula) -> bool:
        """Tick the components (AK2-909), one less near an Alchemical element (AK2-1325, R53)."""
        wanted = max(0, formula.components - battle.edition.land.saves(battle, figure))
        if battle.components[figure] < wanted:
            return False
        battle.components[figure] -= wanted
        return True

    def range(self, battle: Battle, figure: i64, formula: Formula) -> i64:
        """Return the printed range, longer with Water (AK2-921, AK2-R42)."""
        if battle.auras[4 * figure + WATER] == 0:
            return formula.range
        return formula.range + (WATER_AREA if formula.target == AREA else WATER_RANGE)

    def works(self, battle: Battle, figure: i64, target: i64, formula: Formula) -> Script[bool]:
        """Say yes: no roll is needed (AK2-911, AK2-915)."""
        return True
        yield  # a script, like every answer to it

    def when_cast(self, battle: Battle, figure: i64) -> Script[bool]:
        """Let Air forbid upgrades, then Fire burn somebody (AK2-920, AK2-923, AK2-R84)."""
        allowed = True
        for enemy in members(battle.enemies(figure)):
            if allowed and battle.auras[4 * enemy + AIR] > 0:
                rules = "AK2-923 AK2-R43"
                forbids = yield YesNo(battle, battle.seat_of(enemy), enemy, "forbid", rules, figure)
                if forbids:
                    battle.auras[4 * enemy + AIR] = 0
                    allowed = measured_gap(battle, enemy, figure) > AIR_RANGE
                    kind = "forbidden" if not allowed else "forbade-in-vain"
                    tell(battle, kind, rules, enemy, figure)
        if battle.auras[4 * figure + FIRE] > 0 and battle.enemies(figure) != 0:
            yield from self.burn(battle, figure)
        return allowed

    def burn(self, battle: Battle, figure: i64) -> Script[None]:
        """Name an enemy; within Mind inches and in sight it suffers 1 damage (AK2-920)."""
        rules = "AK2-920 AK2-R84"
        victim = yield Burn(battle, figure)
        if victim == battle.roster.count:
            return
        mind = battle.sheet(figure).mind
        reach = (mind if mind > 0 else 0) * 1000
        if sees(battle, figure, victim) and measured_gap(battle, figure, victim) <= reach:
            tell(battle, "burned", rules, figure, victim)
            suffer(battle, victim, 1)
        else:
            tell(battle, "burned-in-vain", rules, figure, victim)

    def tokens_near(self, battle: Battle, figure: i64) -> list[int]:
        """Return the tokens on pieces that the base touches (AK2-916, AK2-R77)."""
        discs = battle.discs
        reach = discs.radius[figure] + battle.edition.contact
        touching = battle.terrain.near(discs.x[figure], discs.y[figure], reach)
        found: list[int] = []
        for index, token in enumerate(battle.tokens):
            if battle.tokens_left >> index & 1 and touching >> token.piece & 1:
                found.append(index)
        return found

    def harvest(self, battle: Battle, figure: i64, token: i64) -> Script[None]:
        """Take a token for resources, for its effect, or for both (AK2-917 to AK2-923)."""
        sheet = battle.sheet(figure)
        element = battle.tokens[token].element
        battle.tokens_left &= ~bit(token)
        battle.tally(figure, GATHERED)
        things = (token_thing(token),)
        tell(battle, f"harvests-{ELEMENTS[element]}", "AK2-916", figure, things=things)
        same = element == sheet.affinity
        inner = sheet.circle == INNER
        amount = (6 if same else 4) if inner else (4 if same else 2)  # AK2-918
        rules = "AK2-917 AK2-918"
        bounty = battle.edition.land.bounty(battle, battle.tokens[token].piece)
        if bounty > 0:  # AK2-1325, AK2-R53
            amount += bounty
            rules = "AK2-917 AK2-918 AK2-1325"
        choice = yield ChooseHarvest(battle, figure, amount, inner, rules)
        mode, stones = choice // 16, choice % 16
        if mode != ChooseHarvest.EFFECT:
            gain(battle, figure, amount - stones, stones, "AK2-918")
        if mode != ChooseHarvest.RESOURCES:
            battle.auras[4 * figure + element] = AURA_LASTS
            tell(battle, f"aura-{ELEMENTS[element]}", AURA_RULES[element], figure)

    def after_action(self, battle: Battle, figure: i64) -> Script[None]:
        """Offer nothing: harvesting is an Action of its own (AK2-916)."""
        return
        yield  # a script, like the other edition's


class RolledCraft(Craft):
    """Blitz: formulas at unwilling targets are rolled for; harvest is free (AKB-422 to AKB-460)."""

    def __init__(self) -> None:
        super().__init__()
        self.needs_sight = True  # AKB-443, AKB-R24

    def equip(self, battle: Battle, figure: i64) -> None:
        """Give all stones and no components (AKB-422, AKB-423)."""
        battle.stones[figure] = battle.sheet(figure).stones

    def can_pay(self, battle: Battle, figure: i64, formula: Formula) -> bool:
        """Ask for components, or two stones for each one missing (AKB-441)."""
        missing = formula.components - battle.components[figure]
        return missing <= 0 or battle.stones[figure] >= 2 * missing

    def pay(self, battle: Battle, figure: i64, formula: Formula) -> bool:
        """Take components, and two stones for each one missing (AKB-440 to AKB-442)."""
        taken = min(formula.components, battle.components[figure])
        battle.components[figure] -= taken
        battle.stones[figure] -= 2 * (formula.components - taken)
        return True

    def range(self, battle: Battle, figure: i64, formula: Formula) -> i64:
        """Return the printed range."""
        return formula.range

    def works(self, battle: Battle, figure: i64, target: i64, formula: Formula) -> Script[bool]:
        """Roll concentration against the target's Mind, unless it is Auto (AKB-446, AKB-447)."""
        if formula.auto:
            return True
        pool = Pool(battle, figure, ALCHEMY)
        if battle.sheet(figure).circle == INNER:  # AKB-449
            pool.add(1, Message("alkemy-dice-inner"), "AKB-449")
        pool.add_skills(target, 0, NONE)
        pool.add_boosts()
        difficulty = battle.sheet(target).mind
        result = yield from roll(pool, battle.concentration[figure], difficulty, None)  # AKB-448
        return result.total >= difficulty  # AKB-450

    def when_cast(self, battle: Battle, figure: i64) -> Script[bool]:
        """Say yes: nothing answers a formula."""
        return True
        yield  # a script, like the other edition's

    def tokens_near(self, battle: Battle, figure: i64) -> list[int]:
        """Return the tokens within an inch (AKB-430, AKB-R108)."""
        discs = battle.discs
        found: list[int] = []
        for index, token in enumerate(battle.tokens):
            if battle.tokens_left >> index & 1:
                dx, dy = token.x - discs.x[figure], token.y - discs.y[figure]
                away = root_up(dx * dx + dy * dy) - discs.radius[figure]
                if measured_to_token(battle, figure, index, away) <= HARVEST_REACH:
                    found.append(index)
        return found

    def harvest(self, battle: Battle, figure: i64, token: i64) -> Script[None]:
        """Take components by affinity and circle (AKB-432 to AKB-435); the token goes (AKB-R63)."""
        sheet = battle.sheet(figure)
        element = battle.tokens[token].element
        battle.tokens_left &= ~bit(token)
        battle.mark(figure, HARVESTED)
        kind, things = f"harvests-{ELEMENTS[element]}", (token_thing(token),)
        tell(battle, kind, "AKB-430 AKB-R63", figure, things=things)
        amount = 2  # AKB-433
        rules = "AKB-433"
        if element == sheet.affinity:
            amount = 6 if sheet.circle == INNER else 4  # AKB-432
            rules = "AKB-432"
        gain(battle, figure, amount, 0, rules)
        return
        yield  # a script, like the other edition's

    def after_action(self, battle: Battle, figure: i64) -> Script[None]:
        """Offer a token within an inch, once per round (AKB-430, AKB-431, AKB-R70)."""
        if (
            battle.sheet(figure).circle == 0
            or not battle.is_present(figure)
            or battle.has(figure, HARVESTED)
        ):
            return
        near = self.tokens_near(battle, figure)
        if near:
            choice = yield ChooseToken(battle, figure, near)
            if choice < len(battle.tokens):
                yield from self.harvest(battle, figure, choice)


def gain(battle: Battle, figure: i64, components: i64, stones: i64, rules: str) -> None:
    """Refill the reserves; what does not fit is lost (AK2-902, AK2-919; AKB-434, AKB-R65).

    Whatever the token's element, an alchemist has one pool of components (AKB-R64).
    """
    sheet = battle.sheet(figure)
    components = min(components, sheet.components - battle.components[figure])
    stones = min(stones, sheet.stones - battle.stones[figure])
    battle.components[figure] += components
    battle.stones[figure] += stones
    if components > 0:
        tell(battle, "gained-components", f"{rules} AKB-434", figure, count=components)
    if stones > 0:
        tell(battle, "gained-stones", rules, figure, count=stones)


class ChooseHarvest(BattleMenu):
    """What to take from a token: a choice is 16 * mode + stones (AK2-917, AK2-918)."""

    RESOURCES: Final = 0
    EFFECT: Final = 1
    BOTH: Final = 2

    def __init__(self, battle: Battle, figure: i64, amount: i64, inner: bool, rules: str) -> None:
        codes = list(range(amount + 1))
        if inner:
            codes += [16 * self.BOTH + stones for stones in range(amount + 1)]
        else:
            codes.append(16 * self.EFFECT)
        super().__init__(battle, battle.seat_of(figure), sorted(codes), rules)
        self.figure = figure
        self.amount = amount

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "harvest"

    def about(self) -> Message:
        """Return the question."""
        return ask(self.battle, "harvest", self.figure, -1)

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return the alchemist."""
        return (figure_thing(self.battle, self.figure),)

    def message(self, choice: i64) -> Message:
        """Return what is taken."""
        mode, stones = choice // 16, choice % 16
        if mode == self.EFFECT:
            return Message("alkemy-option-harvest-effect")
        key = "alkemy-option-harvest-both" if mode == self.BOTH else "alkemy-option-harvest"
        return Message(key, {"components": self.amount - stones, "stones": stones})

    def text(self, choice: i64) -> str:
        """Return what is taken, in short."""
        mode, stones = choice // 16, choice % 16
        if mode == self.EFFECT:
            return "effect"
        mix = f"{self.amount - stones} components {stones} stones"
        return f"{mix} effect" if mode == self.BOTH else mix

    def conceivable(self) -> list[int]:
        """Return every mix, with the token's effect and without it, and the effect alone."""
        mixes = list(range(self.amount + 1))
        return [*mixes, 16 * self.EFFECT, *(16 * self.BOTH + stones for stones in mixes)]

    def off_list(self, choice: i64) -> str:
        """Return what the circle of the alchemist does not allow."""
        return "effect-alone AK2-917" if choice == 16 * self.EFFECT else "effect-or-mix AK2-917"

    def speaks_of(self, objection: str, choice: i64) -> dict[str, Arg]:
        """Return the alchemist and the amount."""
        return {"figure": named(self.battle, self.figure), "count": self.amount}

    def against_words(self, words: str) -> str:
        """Return what stands against a mix of another amount."""
        parts = words.removesuffix(" effect").split()
        mixed = len(parts) == 4 and parts[1::2] == ["components", "stones"]
        if mixed and parts[0].isdigit() and parts[2].isdigit():
            return "harvest-amount AK2-918"
        return ""


class ChooseToken(BattleMenu):
    """Which token to harvest for free; the number of tokens stands for none (AKB-430)."""

    def __init__(self, battle: Battle, figure: i64, near: list[int]) -> None:
        codes = [*near, len(battle.tokens)]
        super().__init__(battle, battle.seat_of(figure), codes, "AKB-430 AKB-431")
        self.figure = figure

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "harvest-token"

    def about(self) -> Message:
        """Return the question."""
        return ask(self.battle, "harvest", self.figure, -1)

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return the token."""
        return () if choice == len(self.battle.tokens) else (token_thing(choice),)

    def message(self, choice: i64) -> Message:
        """Return the token's element."""
        if choice == len(self.battle.tokens):
            return Message("alkemy-option-no-token")
        element = ELEMENTS[self.battle.tokens[choice].element]
        return Message("alkemy-option-token", {"element": Message(f"alkemy-element-{element}")})

    def text(self, choice: i64) -> str:
        """Return the token's number, or ``none``."""
        if choice == len(self.battle.tokens):
            return "none"
        return f"token {choice + 1}"

    def conceivable(self) -> list[int]:
        """Return all tokens there ever were, and none."""
        return list(range(len(self.battle.tokens) + 1))

    def off_list(self, choice: i64) -> str:
        """Return why a token cannot be harvested."""
        if not self.battle.tokens_left >> choice & 1:
            return "token-gone AKB-R63"
        return "token-too-far AKB-430 AKB-R108"

    def speaks_of(self, objection: str, choice: i64) -> dict[str, Arg]:
        """Return the alchemist."""
        return {"figure": named(self.battle, self.figure)}
