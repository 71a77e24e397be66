"""A fight before it is fought: what each pair of cards promises, and how to mix them.

Cards are chosen at the same time, so no card is best: whoever always plays the same is read. The
small zero-sum game of my cards against theirs is solved instead, and cards are drawn.
"""

from typing import Final

from athanor.games.alkemy.advice.odds import BASE, COUNTER, Odds
from athanor.games.alkemy.advice.stakes import loss, worth
from athanor.games.alkemy.codes import (
    AS_ATTACKER,
    AS_CHARGED,
    AS_CHARGER,
    AS_DEFENDER,
    AS_PARRIER,
    BRUTAL,
    COMBAT,
    FAILED_CHARGE,
    FREE_REACTION_USED,
    FURY,
    HAUNTED,
    INACTIVE,
    NONE,
    NORMAL,
    PARRY,
    RALLY,
    REFLEX,
    WARD,
    WARDED,
)
from athanor.games.alkemy.rules.aids import aid
from athanor.games.alkemy.rules.dice import MAX_EXTRA
from athanor.games.alkemy.rules.fight import BY_SHAAL, BY_SKILL, CHARGES, PAID, SHIFTS
from athanor.games.alkemy.state import BLESSED, BOOSTS, GRANTED, LUCK, Battle
from athanor.games.alkemy.terms import CombatCard
from athanor.kernel.vectors import i64

AP: Final = 0.06
"""What an Action Point is worth in a fight: a quarter of an ordinary blow."""

STALEMATE: Final = 0.1
"""What it costs to lose the rest of an activation to two Inactive cards (AK2-725, AKB-345)."""

ROUNDS: Final = 300
"""Of regret matching: the mixture is then good to about one part in a hundred."""


class Duel:
    """The cards of two figures, what each pair promises the first, and the mixture of both."""

    def __init__(self, cards: list[int], answers: list[int], gains: list[list[float]]) -> None:
        self.cards = cards
        self.answers = answers
        self.gains = gains
        """By card of the first and of the second: what the first gains and the second loses."""
        self.mix, self.answer_mix = solved(gains)
        self.value = 0.0
        """What the first can be sure of on average."""
        for row in range(len(cards)):
            self.value += self.mix[row] * self.against_mix(row)

    def against_mix(self, row: i64) -> float:
        """Return what a card of the first promises against the other's mixture."""
        total = 0.0
        for column in range(len(self.answers)):
            total += self.answer_mix[column] * self.gains[row][column]
        return total

    def answer_value(self, column: i64) -> float:
        """Return what a card of the second promises it against the first's mixture."""
        total = 0.0
        for row in range(len(self.cards)):
            total -= self.mix[row] * self.gains[row][column]
        return total


class Side:
    """One figure of a fight that may come: how its cards are paid, and at which moments."""

    def __init__(self, figure: i64, way: i64, moments: i64, may_attack: bool) -> None:
        self.figure = figure
        self.way = way
        self.moments = moments
        self.charges = moments == AS_CHARGER
        self.may_attack = may_attack


class Fencing:
    """Works duels out, and remembers those of figures that nothing has changed since."""

    def __init__(self, odds: Odds) -> None:
        self.odds = odds
        self._known: dict[tuple[int, int, int, int, int], Duel] = {}
        """By profiles, health, what else counts, and skills that formulas have granted."""

    def duel(self, battle: Battle, figure: i64, enemy: i64, way: i64, met: bool) -> Duel:
        """Return the fight of a figure that begins it with an enemy.

        ``met`` says that they are in combat now; otherwise a charge has yet to bring them there.
        """
        one, other = sides(battle, figure, enemy, way, met)
        key = situation(battle, one, other)
        found = self._known.get(key)
        if found is None:
            found = self.worked_out(battle, one, other)
            self._known[key] = found
        return found

    def worked_out(self, battle: Battle, one: Side, other: Side) -> Duel:
        """Return a duel with all pairs of cards weighed."""
        cards = battle.terms.combat_cards
        mine, theirs = in_hand(battle, one), in_hand(battle, other)
        gains = [
            [self.gain(battle, one, cards[card], other, cards[answer]) for answer in theirs]
            for card in mine
        ]
        return Duel(mine, theirs, gains)

    def gain(
        self, battle: Battle, one: Side, card: CombatCard, other: Side, answer: CombatCard
    ) -> float:
        """Return what the first gains on average if these two cards are shown."""
        total = 0.0
        if one.way == PAID:
            total -= AP * float(card.ap)
        if other.way == PAID:
            total += AP * float(answer.ap)
        if card.attacks and answer.attacks:
            return total + self.exchange(battle, one, card, other, answer)
        if card.attacks:
            return total + self.attack(battle, one, card, other, answer)
        if answer.attacks:
            return total - self.attack(battle, other, answer, one, card)
        if card.kind == INACTIVE and answer.kind == INACTIVE:
            return total - STALEMATE
        return total

    def exchange(
        self, battle: Battle, one: Side, card: CombatCard, other: Side, answer: CombatCard
    ) -> float:
        """Weigh two attacks: whoever is quicker strikes first, and may strike the other down."""
        mine = self.strike(battle, one, card, other, answer)
        theirs = self.strike(battle, other, answer, one, card)
        hurt, down = loss(battle, other.figure, mine)
        harm, fall = loss(battle, one.figure, theirs)
        lead = battle.sheet(one.figure).reflex - battle.sheet(other.figure).reflex
        first = self.odds.first(
            battle.colour(one.figure),
            dice_on(battle, one, REFLEX, other.figure, one.moments, card.kind, card.ref_dice),
            lead,
            battle.colour(other.figure),
            dice_on(battle, other, REFLEX, one.figure, other.moments, answer.kind, answer.ref_dice),
        )
        ahead = hurt - (1.0 - down) * harm
        behind = (1.0 - fall) * hurt - harm
        return first * ahead + (1.0 - first) * behind

    def attack(
        self, battle: Battle, one: Side, card: CombatCard, other: Side, answer: CombatCard
    ) -> float:
        """Weigh an attack on somebody who does not attack: open, or behind a parry."""
        if answer.kind != PARRY:
            return loss(battle, other.figure, self.strike(battle, one, card, other, answer))[0]
        attack = battle.sheet(one.figure).combat
        defence = battle.sheet(other.figure).combat
        if defence == NONE:
            return 0.0
        chances = self.odds.parried(
            battle.colour(one.figure),
            combat_dice(battle, one, card, other, answer, one.moments),
            attack - defence,
            battle.colour(other.figure),
            combat_dice(battle, other, answer, one, card, AS_PARRIER),
            battle.sheet(one.figure).damage,
            melee_shift(battle, one, card),
        )
        gained = loss(battle, other.figure, chances)[0]
        if answer.margin > 0 and other.may_attack:
            gained -= chances[COUNTER] * self.free_blow(battle, other.figure, one.figure, NORMAL)
        return gained

    def strike(
        self, battle: Battle, one: Side, card: CombatCard, other: Side, answer: CombatCard
    ) -> list[float]:
        """Return the chance of each amount of damage of an attack card."""
        sheet = battle.sheet(one.figure)
        return self.odds.blow(
            battle.colour(one.figure),
            combat_dice(battle, one, card, other, answer, one.moments),
            battle.defense(other.figure) - sheet.combat,
            sheet.damage,
            melee_shift(battle, one, card),
        )

    def free_blow(self, battle: Battle, figure: i64, enemy: i64, kind: i64) -> float:
        """Return what an attack without a card costs the enemy (AK2-730, AKB-266)."""
        sheet = battle.sheet(figure)
        if sheet.combat == NONE:
            return 0.0
        chances = self.odds.blow(
            battle.colour(figure),
            0,
            battle.defense(enemy) - sheet.combat,
            sheet.damage,
            SHIFTS[kind] + battle.traits(figure).melee_shift,
        )
        return loss(battle, enemy, chances)[0]


def sides(battle: Battle, figure: i64, enemy: i64, way: i64, met: bool) -> tuple[Side, Side]:
    """Return both sides of a fight that one figure begins."""
    bonds = battle.edition.bonds
    charging = way in CHARGES
    free = (
        battle.ap[enemy] == 0
        and battle.traits(enemy).free_reaction
        and not battle.has(enemy, FREE_REACTION_USED)
    )
    reaches = not met or bonds.may_attack(battle, figure, enemy)
    answers = not met or bonds.may_attack(battle, enemy, figure)
    return (
        Side(figure, way, AS_CHARGER if charging else AS_ATTACKER, reaches),
        Side(enemy, BY_SKILL if free else PAID, AS_CHARGED if charging else AS_DEFENDER, answers),
    )


def situation(battle: Battle, one: Side, other: Side) -> tuple[int, int, int, int, int]:
    """Return all that a duel depends on, as a key."""
    first, second = one.figure, other.figure
    roster = battle.roster
    profiles = roster.index[first] * 256 + roster.index[second]
    health = battle.wounds[first] * BASE + battle.wounds[second]
    flags = flags_of(battle, one) * (1 << 30) + flags_of(battle, other)
    return profiles, health, flags, battle.boost(first, GRANTED), battle.boost(second, GRANTED)


def flags_of(battle: Battle, side: Side) -> i64:
    """Return what else counts about one side, packed into less than 30 bits."""
    figure = side.figure
    flags = side.way
    flags = flags * 2 + (1 if battle.ap[figure] == 0 else 0)
    flags = flags * 2 + (1 if battle.has(figure, FAILED_CHARGE) else 0)
    flags = flags * 2 + (1 if side.may_attack else 0)
    flags = flags * 2 + (1 if side.charges else 0)
    flags = flags * 2 + (1 if battle.has(figure, HAUNTED) else 0)
    flags = flags * 2 + (1 if worth(battle, figure) < 0.0 else 0)
    flags = flags * BASE + battle.defense(figure)
    for boost in (LUCK, BLESSED + COMBAT, BLESSED + REFLEX):
        flags = flags * 8 + battle.boost(figure, boost) + 4
    return flags * 32 + (aids_of(battle, side) if len(battle.command) > 0 else 0)


def aids_of(battle: Battle, side: Side) -> i64:
    """Return what a command card does for one side, packed into 5 bits (AK2-1408)."""
    figure = side.figure
    ward: i64 = 0 if battle.has(figure, WARDED) else aid(battle, figure, WARD)
    fury: i64 = aid(battle, figure, FURY) if side.charges else 0
    rally: i64 = 1 if aid(battle, figure, RALLY) > 0 else 0
    return (min(3, ward) * 4 + min(3, fury)) * 2 + rally


def in_hand(battle: Battle, side: Side) -> list[int]:
    """Return the cards a figure could play, as far as is known before the fight begins."""
    cards = battle.terms.combat_cards
    figure = side.figure
    sheet = battle.sheet(figure)
    broke = side.way == PAID and battle.ap[figure] == 0
    may_attack = (
        side.may_attack
        and not battle.has(figure, FAILED_CHARGE)
        and sheet.combat != NONE
        and not broke
    )
    found: list[int] = []
    for index in sheet.combat_cards:
        card = cards[index]
        if card.attacks:
            fits = may_attack and (side.way != BY_SHAAL or card.kind == BRUTAL)
        elif side.charges:
            fits = False
        elif card.kind == PARRY:
            fits = not broke and not battle.traits(figure).wild
        else:
            fits = True
        if fits:
            found.append(index)
    if not found:
        found = [index for index in sheet.combat_cards if cards[index].kind == INACTIVE]
    return found


def combat_dice(
    battle: Battle, one: Side, card: CombatCard, other: Side, answer: CombatCard, moments: i64
) -> i64:
    """Return the bonus or malus dice of a Combat roll with a card."""
    dice: i64 = 1 if one.charges else 0
    if card.bonus_vs >> answer.kind & 1:
        dice += 1
    return dice_on(battle, one, COMBAT, other.figure, moments, card.kind, dice)


def dice_on(
    battle: Battle, side: Side, roll: i64, enemy: i64, moments: i64, card: i64, dice: i64
) -> i64:
    """Return dice with what skills and formulas add, at most two either way."""
    own = battle.traits(side.figure)
    rallied = aid(battle, side.figure, RALLY) > 0  # AK2-1408
    if rallied:
        dice = max(0, dice)
    for effect in own.dice:
        if not effect.enemy and effect.counts(roll, moments, card):
            dice += max(0, effect.dice) if rallied else effect.dice
    for effect in battle.traits(enemy).dice:
        if (
            effect.enemy
            and effect.counts(roll, moments, card)
            and not ((own.fearless or rallied) and effect.dice < 0)
        ):
            dice += effect.dice
    dice += battle.boosts[BOOSTS * side.figure + BLESSED + roll]
    dice += battle.boosts[BOOSTS * side.figure + LUCK]
    if battle.has(side.figure, HAUNTED) and not rallied:  # AK2-1321
        dice -= 1
    return min(MAX_EXTRA, max(-MAX_EXTRA, dice))


def melee_shift(battle: Battle, side: Side, card: CombatCard) -> i64:
    """Return how far the damage of a card is shifted; more than the whole line counts no more."""
    traits = battle.traits(side.figure)
    shift = card.shift + traits.melee_shift
    if side.charges:
        shift += traits.charge_shift + aid(battle, side.figure, FURY)
    return min(3, max(-4, shift))


def solved(gains: list[list[float]]) -> tuple[list[float], list[float]]:
    """Return good mixtures of both sides of a zero-sum game, by regret matching.

    Both sides play against each other's last mixture and come to regret what they did not play;
    what they did on average is safe against anything. Only gains above regrets of nothing are
    kept, and later rounds count more, which gets there sooner.
    """
    rows, columns = len(gains), len(gains[0])
    if rows == 1 and columns == 1:
        return [1.0], [1.0]
    regret, answer_regret = [0.0] * rows, [0.0] * columns
    total, answer_total = [0.0] * rows, [0.0] * columns
    for number in range(1, ROUNDS + 1):
        mix, answer_mix = matched(regret), matched(answer_regret)
        values = [0.0] * rows
        losses = [0.0] * columns
        mean = 0.0
        for row in range(rows):
            for column in range(columns):
                gain = gains[row][column]
                values[row] += answer_mix[column] * gain
                losses[column] -= mix[row] * gain
            mean += mix[row] * values[row]
        weight = float(number)
        for row in range(rows):
            regret[row] = max(0.0, regret[row] + values[row] - mean)
            total[row] += weight * mix[row]
        for column in range(columns):
            answer_regret[column] = max(0.0, answer_regret[column] + losses[column] + mean)
            answer_total[column] += weight * answer_mix[column]
    return matched(total), matched(answer_total)


def matched(weights: list[float]) -> list[float]:
    """Return weights as shares of one; all equal if nothing has any."""
    total = 0.0
    for weight in weights:
        total += weight
    if total <= 0.0:
        return [1.0 / float(len(weights))] * len(weights)
    return [weight / total for weight in weights]
