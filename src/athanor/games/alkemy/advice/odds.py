"""The chances of the dice: what a roll is likely to come to before it is made.

Everything is worked out once, by going through all throws, and kept for the rest of the day.
"""

from typing import Final

from athanor.games.alkemy.rules.dice import PAIRS
from athanor.games.alkemy.terms import Terms
from athanor.kernel.vectors import i64, vec

SIDES: Final = 6
MOST: Final = 12
"""Two dice show no more."""

COUNTER: Final = 10
"""Where a parried attack's odds keep the chance of a riposte, behind all amounts of damage."""

MARGIN: Final = 3
"""A parry that wins by so much strikes back (AK2-723, AKB-342)."""

BASE: Final = 64
"""Small numbers are packed into keys to this base."""


class Throw:
    """Dice as they may fall, whatever their order, and how many of all throws look like that."""

    def __init__(self, faces: list[int], ways: i64) -> None:
        self.faces = faces
        self.ways = ways


class Odds:
    """The chances of the dice of one set of terms."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self._throws = [throws_of(dice) for dice in range(5)]
        self._sums: dict[int, list[float]] = {}
        self._blows: dict[int, list[float]] = {}
        self._parried: dict[int, list[float]] = {}
        self._first: dict[int, float] = {}

    def sums(self, colour: i64, extra: i64) -> list[float]:
        """Return the chance of each sum of the two dice kept, when only the sum counts."""
        key = colour * BASE + extra + 2
        found = self._sums.get(key)
        if found is None:
            found = [0.0] * (MOST + 1)
            dice = dice_of(extra)
            share = 1.0 / float(SIDES**dice)
            for throw in self._throws[dice]:
                best: i64 = -1
                for pair in PAIRS[dice]:
                    total = self.total(colour, throw, pair)
                    if best < 0 or (total > best if extra > 0 else total < best):
                        best = total
                found[best] += share * float(throw.ways)
            self._sums[key] = found
        return found

    def reaching(self, colour: i64, extra: i64, need: i64) -> float:
        """Return the chance that the sum of the dice reaches a number."""
        chance = 0.0
        sums = self.sums(colour, extra)
        for total in range(max(0, need), MOST + 1):
            chance += sums[total]
        return chance

    def blow(self, colour: i64, extra: i64, need: i64, line: vec[i64], shift: i64) -> list[float]:
        """Return the chance of each amount of damage of a roll that must reach a number.

        Whoever rolls keeps the dice that hit and hurt most, as far as there is a choice.
        """
        need = min(MOST + 1, max(0, need))
        key = ((packed(line) * 8 + shift + 4) * 8 + extra + 2) * BASE + colour * 16 + need
        found = self._blows.get(key)
        if found is None:
            chance = [0.0] * (MOST + 1)
            for total in range(need, MOST + 1):
                chance[total] = 1.0
            found = self.hits(colour, extra, line, shift, chance)
            self._blows[key] = found
        return found

    def hits(
        self, colour: i64, extra: i64, line: vec[i64], shift: i64, chance: list[float]
    ) -> list[float]:
        """Return the chance of each amount of damage if each sum hits with a chance of its own."""
        found = [0.0] * (COUNTER + 1)
        dice = dice_of(extra)
        share = 1.0 / float(SIDES**dice)
        for throw in self._throws[dice]:
            pair = self.kept(colour, extra, throw, line, shift, chance)
            hit = chance[self.total(colour, throw, pair)]
            weight = share * float(throw.ways)
            damage = self.damage(colour, throw, pair, line, shift)
            found[damage] += weight * hit
            found[0] += weight * (1.0 - hit)
        return found

    def kept(
        self,
        colour: i64,
        extra: i64,
        throw: Throw,
        line: vec[i64],
        shift: i64,
        chance: list[float],
    ) -> i64:
        """Return the pair of dice that promises most damage, of those that may be kept."""
        pairs = PAIRS[dice_of(extra)]
        lowest: i64 = MOST
        if extra < 0:
            for pair in pairs:
                lowest = min(lowest, self.total(colour, throw, pair))
        best: i64 = -1
        best_worth = -1.0
        for pair in pairs:
            total = self.total(colour, throw, pair)
            if extra < 0 and total > lowest:
                continue
            worth = chance[total] * (0.001 + float(self.damage(colour, throw, pair, line, shift)))
            if worth > best_worth:
                best, best_worth = pair, worth
        return best

    def parried(
        self,
        colour: i64,
        extra: i64,
        lead: i64,
        other_colour: i64,
        other_extra: i64,
        line: vec[i64],
        shift: i64,
    ) -> list[float]:
        """Return the chance of each amount of damage against a parry; at COUNTER, of a riposte.

        ``lead`` is by how much the attacker's Combat is the better one.
        """
        lead = min(9, max(-9, lead))
        key = ((packed(line) * 8 + shift + 4) * 8 + extra + 2) * BASE + colour * 16
        key = (key * 8 + other_extra + 2) * BASE + other_colour * 20 + lead + 9
        found = self._parried.get(key)
        if found is None:
            against = self.sums(other_colour, other_extra)
            chance = [0.0] * (MOST + 1)
            riposte = [0.0] * (MOST + 1)
            for total in range(MOST + 1):
                tie = 0.0
                for theirs in range(MOST + 1):
                    ahead = total + lead - theirs
                    if ahead > 0 or (ahead == 0 and lead > 0):
                        chance[total] += against[theirs]
                    elif ahead == 0 and lead == 0:
                        tie += against[theirs]
                    elif ahead <= -MARGIN:
                        riposte[total] += against[theirs]
                if tie < 1.0:  # a tie is rolled again
                    chance[total] /= 1.0 - tie
                    riposte[total] /= 1.0 - tie
            found = self.hits(colour, extra, line, shift, chance)
            own = self.sums(colour, extra)
            for total in range(MOST + 1):
                found[COUNTER] += own[total] * riposte[total]
            self._parried[key] = found
        return found

    def first(
        self, colour: i64, extra: i64, lead: i64, other_colour: i64, other_extra: i64
    ) -> float:
        """Return the chance to win an opposed roll; ``lead`` is the better characteristic."""
        lead = min(9, max(-9, lead))
        key = ((colour * 8 + extra + 2) * 4 + other_colour) * 8 + other_extra + 2
        key = key * BASE + lead + 9
        found = self._first.get(key)
        if found is None:
            mine, theirs = self.sums(colour, extra), self.sums(other_colour, other_extra)
            won, tied = 0.0, 0.0
            for one in range(MOST + 1):
                for other in range(MOST + 1):
                    ahead = one + lead - other
                    if ahead > 0 or (ahead == 0 and lead > 0):
                        won += mine[one] * theirs[other]
                    elif ahead == 0 and lead == 0:
                        tied += mine[one] * theirs[other]
            found = won / (1.0 - tied) if tied < 1.0 else 0.5
            self._first[key] = found
        return found

    def total(self, colour: i64, throw: Throw, pair: i64) -> i64:
        """Return the sum of two dice of a throw."""
        numbers = self.terms.numbers
        base = SIDES * colour
        return numbers[base + throw.faces[pair // 4]] + numbers[base + throw.faces[pair % 4]]

    def damage(self, colour: i64, throw: Throw, pair: i64, line: vec[i64], shift: i64) -> i64:
        """Return the damage of two dice of a throw."""
        symbols = self.terms.symbols
        base = SIDES * colour
        one, other = symbols[base + throw.faces[pair // 4]], symbols[base + throw.faces[pair % 4]]
        column = min(5, max(0, self.terms.column(one, other) + shift))
        return min(COUNTER - 1, line[column])


def dice_of(extra: i64) -> i64:
    """Return how many dice are rolled with bonus or malus dice."""
    return 2 + extra if extra > 0 else 2 - extra


def throws_of(dice: i64) -> list[Throw]:
    """Return all throws of some dice that look different."""
    found = [Throw([], 1)]
    for _ in range(dice):
        found = [
            Throw([*throw.faces, face], 1)
            for throw in found
            for face in range(SIDES)
            if not throw.faces or face >= throw.faces[-1]
        ]
    for throw in found:
        throw.ways = orders_of(throw.faces)
    return found


def orders_of(faces: list[int]) -> i64:
    """Return in how many orders dice can show these faces."""
    ways: i64 = 1
    run: i64 = 0
    for place in range(len(faces)):
        run = run + 1 if place > 0 and faces[place] == faces[place - 1] else 1
        ways = ways * (place + 1) // run
    return ways


def packed(line: vec[i64]) -> i64:
    """Return a damage line as one number."""
    key: i64 = 0
    for column in range(SIDES):
        key = key * 16 + line[column]
    return key
