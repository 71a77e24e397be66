"""Rolls: how many dice, which are kept, who wins (AK2 4.2, AKB 4.4)."""

from typing import Final

from athanor.games.alkemy.codes import COLOURS, DISENGAGE, MIND, NONE, RALLY, REFLEX
from athanor.games.alkemy.rules import tell
from athanor.games.alkemy.rules.aids import aid
from athanor.games.alkemy.rules.choices import BattleMenu, named
from athanor.games.alkemy.rules.exchange import Reading, Roll, Term
from athanor.games.alkemy.rules.things import figure_thing
from athanor.games.alkemy.state import BLESSED, BOOSTS, LUCK, Battle
from athanor.kernel.audience import EVERYONE
from athanor.kernel.script import Die, Script
from athanor.kernel.vectors import i64
from athanor.kernel.words import Arg, Label, Listing, Message

MAX_EXTRA: Final = 2
"""Bonus or malus dice that are rolled at most (AK2-112, AKB-075)."""

MAX_TIES: Final = 50
"""After so many rerolls of a tie a coin decides (AK2-R9)."""

TWO_DICE: Final = "two-dice AK2-113 AKB-072"
NO_DIE: Final = "no-such-die AK2-112 AKB-071"

CHANCES: Final = tuple(f"alkemy-chance-{colour}" for colour in COLOURS)


class Pool:
    """The dice of a roll, and why there are so many."""

    def __init__(self, battle: Battle, figure: i64, roll: i64) -> None:
        self.battle = battle
        self.figure = figure
        self.roll = roll
        self.net: i64 = 0
        self.colour = battle.colour(figure)
        """Fixed when the roll begins (AK2-107, AK2-R69; AKB-029)."""
        self.why: list[Term] = []
        battle.edition.land.lend_dice(self)

    def add(self, dice: i64, reason: Message, rules: str) -> None:
        """Add bonus dice (or malus dice, below 0); they cancel one for one (AK2-111, AKB-074).

        A command card may keep malus dice away (AK2-1408).
        """
        if dice < 0 and aid(self.battle, self.figure, RALLY) > 0:
            return
        if dice != 0:
            self.net += dice
            self.why.append(Term(dice, reason, rules))

    def add_skills(self, enemy: i64, moments: i64, card: i64) -> None:
        """Add what the skills of the roller and of its enemy put on the roll."""
        battle = self.battle
        own = battle.traits(self.figure)
        for effect in own.dice:
            if not effect.enemy and effect.counts(self.roll, moments, card):
                self.add(effect.dice, skill_reason(effect.name), "AK2-1001 AKB-334")
        if enemy != NONE:
            self.add_enemy(enemy, moments, card)

    def add_enemy(self, enemy: i64, moments: i64, card: i64) -> None:
        """Add what the skills of an enemy put on the roll."""
        fearless = self.battle.traits(self.figure).fearless
        for effect in self.battle.traits(enemy).dice:
            if (
                effect.enemy
                and effect.counts(self.roll, moments, card)
                and not (fearless and effect.dice < 0)
            ):
                self.add(effect.dice, skill_reason(effect.name), "AK2-1001 AKB-334")

    def add_boosts(self) -> None:
        """Add what formulas have laid on the roller; a one-off omen is used up."""
        battle, figure, roll = self.battle, self.figure, self.roll
        kind = REFLEX if roll == DISENGAGE else roll
        blessing = battle.blessing(figure, kind)
        if aid(battle, figure, RALLY) > 0:
            blessing = battle.boost(figure, BLESSED + kind)
        self.add(blessing, Message("alkemy-dice-formula"), "AK2-915 AKB-334")
        if roll != MIND:
            luck = battle.boosts[BOOSTS * figure + LUCK]
            self.add(luck, Message("alkemy-dice-formula"), "AK2-915 AKB-334")
            battle.boosts[BOOSTS * figure + LUCK] = 0

    def extra(self) -> i64:
        """Return the bonus or malus dice that are rolled, at most two of what is left (AKB-R44)."""
        return min(MAX_EXTRA, max(-MAX_EXTRA, self.net))


def skill_reason(name: Label) -> Message:
    """Return a skill as a reason for dice."""
    return Message("alkemy-dice-skill", {"name": name})


class KeepDice(BattleMenu):
    """Which two dice to keep. A choice is a pair of dice, 4 * first + second."""

    def __init__(
        self,
        battle: Battle,
        pool: Pool,
        faces: list[int],
        pairs: list[int],
        value: i64,
        difficulty: i64,
        damage: "Damage | None",
    ) -> None:
        rules = "AK2-115 AKB-076" if pool.net > 0 else "AK2-116 AK2-R8 AKB-077 AKB-R42"
        super().__init__(battle, battle.seat_of(pool.figure), pairs, rules)
        self.pool = pool
        self.faces = faces
        self.value = value
        self.difficulty = difficulty
        """What must be reached, or NONE if the enemy has yet to roll."""
        self.damage = damage

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "keep"

    def is_moot(self) -> bool:
        """Tell whether all pairs come to the same hit and damage, or to the same miss."""
        return len({self.worth(choice) for choice in self.choices}) == 1

    def worth(self, choice: i64) -> tuple[int, int]:
        """Return what a pair comes to: its result as far as it matters, and its damage."""
        result = self.total(choice) + max(self.value, 0)
        harm = 0 if self.damage is None else self.harm(choice, self.damage)
        if self.difficulty == NONE:
            return result, harm
        return (1, harm) if result >= self.difficulty else (0, 0)

    def harm(self, choice: i64, damage: "Damage") -> i64:
        """Return the damage that a pair would do."""
        return damage.read(self.battle, self.symbol(choice // 4), self.symbol(choice % 4))

    def about(self) -> Message:
        """Return the question."""
        return Message("alkemy-ask-keep", {"figure": named(self.battle, self.pool.figure)})

    def total(self, choice: i64) -> i64:
        """Return the sum of two dice."""
        return self.number(choice // 4) + self.number(choice % 4)

    def number(self, die: i64) -> i64:
        """Return the number a die shows."""
        return self.battle.terms.numbers[6 * self.pool.colour + self.faces[die]]

    def symbol(self, die: i64) -> i64:
        """Return the symbol a die shows."""
        return self.battle.terms.symbols[6 * self.pool.colour + self.faces[die]]

    def message(self, choice: i64) -> Message:
        """Return the two dice and what they come to."""
        colour = self.pool.colour
        pair = Listing(
            (
                tell.face_name(self.battle.terms, colour, self.faces[choice // 4]),
                tell.face_name(self.battle.terms, colour, self.faces[choice % 4]),
            )
        )
        result = self.total(choice) + max(self.value, 0)
        return Message("alkemy-option-keep", {"dice": pair, "result": result})

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return who rolled, and the two dice by their places, counted from 1."""
        figure = figure_thing(self.battle, self.pool.figure)
        return (figure, f"die:{choice // 4 + 1}", f"die:{choice % 4 + 1}")

    def text(self, choice: i64) -> str:
        """Return the two dice by their places, counted from 1."""
        return f"keep {choice // 4 + 1} {choice % 4 + 1}"

    def conceivable(self) -> list[int]:
        """Return any two places of four dice, also twice the same; of like pairs the listed one."""
        pairs = [4 * first + second for first in range(4) for second in range(first, 4)]
        return [pair for pair in pairs if self.listed_alike(pair) in (NONE, pair)]

    def off_list(self, choice: i64) -> str:
        """Return why two dice may not be kept."""
        first, second = choice // 4, choice % 4
        if second >= len(self.faces):
            return NO_DIE
        return TWO_DICE if first == second else "lowest-dice AK2-116 AKB-077"

    def speaks_of(self, objection: str, choice: i64) -> dict[str, Arg]:
        """Return how many dice were rolled."""
        return {"count": len(self.faces)}

    def listed_alike(self, choice: i64) -> i64:
        """Return the listed pair that comes to the same as two dice, or NONE."""
        battle, colour, faces = self.battle, self.pool.colour, self.faces
        if choice // 4 != choice % 4 and choice % 4 < len(faces):
            for pair in self.choices:
                if shown(battle, colour, faces, pair) == shown(battle, colour, faces, choice):
                    return pair
        return NONE

    def written(self, words: str) -> i64:
        """Return the dice that are written, in either order, or NONE.

        Of pairs that come to the same one is listed; whoever writes another means that (AK2-115).
        """
        verb, *places = words.split() or [""]
        dice = [int(place) - 1 for place in places if place in ("1", "2", "3", "4")]
        if verb != "keep" or len(places) != 2 or len(dice) != 2:
            return NONE
        choice = 4 * min(dice) + max(dice)
        alike = self.listed_alike(choice)
        return choice if alike == NONE else alike

    def against_words(self, words: str) -> str:
        """Return what stands against dice that were not rolled, or more or fewer than two."""
        verb, *places = words.split() or [""]
        if verb != "keep" or not all(place.isascii() and place.isdigit() for place in places):
            return ""
        return NO_DIE if len(places) == 2 else TWO_DICE


class Damage:
    """Where the damage of a roll will be read: whose line, and how far it is shifted."""

    def __init__(self, striker: i64, ranged: bool, shift: i64 = 0) -> None:
        self.striker = striker
        self.ranged = ranged
        self.shift = shift
        self.why: list[Term] = []

    def add(self, columns: i64, reason: Message, rules: str) -> None:
        """Shift it to the right, or below 0 to the left."""
        if columns != 0:
            self.shift += columns
            self.why.append(Term(columns, reason, rules))

    def column(self, battle: Battle, one: i64, other: i64) -> i64:
        """Return the column that applies to two symbols; shifts add up, up to the ends.

        AK2-124, AK2-R11; AKB-R40.
        """
        column = battle.terms.column(one, other) + self.shift
        return min(5, max(0, column))

    def at(self, battle: Battle, column: i64) -> i64:
        """Return the damage that stands in a column."""
        sheet = battle.sheet(self.striker)
        return sheet.ranged_damage[column] if self.ranged else sheet.damage[column]

    def read(self, battle: Battle, one: i64, other: i64) -> i64:
        """Return the damage of two symbols."""
        return self.at(battle, self.column(battle, one, other))

    def inflict(self, battle: Battle, victim: i64, result: "Result") -> Reading:
        """Read the damage of a roll, and note where it was read."""
        note = Reading(self.striker, victim, self.ranged, self.why)
        note.column = battle.terms.column(result.one, result.other)
        note.read = self.column(battle, result.one, result.other)
        note.amount = self.at(battle, note.read)
        battle.exchange.read(note)
        return note


class Result:
    """What a roll came to: the two kept dice and their sum with the characteristic."""

    def __init__(self, total: i64, one: i64, other: i64) -> None:
        self.total = total
        self.one = one
        self.other = other


def roll(pool: Pool, value: i64, difficulty: i64, damage: Damage | None) -> Script[Result]:
    """Roll two to four dice and keep two (AK2-110 to AK2-117, AKB-071 to AKB-078)."""
    battle = pool.battle
    extra = pool.extra()
    faces: list[int] = []
    seat = battle.seat_of(pool.figure)
    note = Roll(pool.figure, pool.roll, pool.colour, max(value, 0), difficulty, pool.why)
    note.faces = faces
    battle.exchange.roll(note)
    for _ in range(2 + (extra if extra > 0 else -extra)):
        face = yield Die(CHANCES[pool.colour], 6, EVERYONE, seat)  # AKB-073
        faces.append(face)
    pair: i64 = 1  # AK2-114: with two dice both are kept
    if extra != 0:
        pairs = lowest_pairs(pool, faces) if extra < 0 else list(PAIRS[len(faces)])
        if damage is None:  # AK2-R62: symbols do not matter, so the best sum is kept
            pair = best_pair(pool, faces, pairs)
        else:
            pairs = distinct(battle, pool.colour, faces, pairs)
            pair = pairs[0]
            if len(pairs) > 1:
                pair = yield KeepDice(battle, pool, faces, pairs, value, difficulty, damage)
    first, second = pair // 4, pair % 4
    note.kept = [first, second]
    added = max(value, 0)
    tell.rolled(battle, note)
    base = 6 * pool.colour
    numbers, symbols = battle.terms.numbers, battle.terms.symbols
    total = numbers[base + faces[first]] + numbers[base + faces[second]] + added
    return Result(total, symbols[base + faces[first]], symbols[base + faces[second]])


PAIRS: Final[tuple[list[int], ...]] = ([], [], [1], [1, 2, 6], [1, 2, 3, 6, 7, 11])
"""All pairs of two, three or four dice."""


def lowest_pairs(pool: Pool, faces: list[int]) -> list[int]:
    """Return the pairs with the lowest sum: with malus dice nothing else may be kept (AK2-116)."""
    lowest: i64 = 1000
    found: list[int] = []
    for pair in PAIRS[len(faces)]:
        total = pair_sum(pool, faces, pair)
        if total < lowest:
            lowest = total
            found = []
        if total == lowest:
            found.append(pair)
    return found


def best_pair(pool: Pool, faces: list[int], pairs: list[int]) -> i64:
    """Return the pair with the highest sum."""
    best: i64 = pairs[0]
    for pair in pairs:
        if pair_sum(pool, faces, pair) > pair_sum(pool, faces, best):
            best = pair
    return best


def pair_sum(pool: Pool, faces: list[int], pair: i64) -> i64:
    """Return the sum of two dice."""
    numbers = pool.battle.terms.numbers
    base = 6 * pool.colour
    return numbers[base + faces[pair // 4]] + numbers[base + faces[pair % 4]]


def distinct(battle: Battle, colour: i64, faces: list[int], pairs: list[int]) -> list[int]:
    """Return the pairs that differ in what they come to; of equal ones the first."""
    known: set[int] = set()
    found: list[int] = []
    for pair in pairs:
        mark = shown(battle, colour, faces, pair)
        if mark not in known:
            known.add(mark)
            found.append(pair)
    return found


def shown(battle: Battle, colour: i64, faces: list[int], pair: i64) -> i64:
    """Return what two dice come to as one number: their sum, and their column of damage."""
    terms = battle.terms
    one, other = 6 * colour + faces[pair // 4], 6 * colour + faces[pair % 4]
    total = terms.numbers[one] + terms.numbers[other]
    return 16 * total + terms.column(terms.symbols[one], terms.symbols[other])


def check(battle: Battle, figure: i64, kind: i64, difficulty: i64, enemy: i64) -> Script[bool]:
    """Roll a characteristic against a number: equal is enough (AK2-118, AKB-079)."""
    value = battle.sheet(figure).characteristic(kind)
    if value == NONE:
        tell.tell(battle, "effortless", "AK2-109 AKB-007", figure)
        return True
    pool = Pool(battle, figure, kind)
    pool.add_skills(enemy, 0, NONE)
    pool.add_boosts()
    result = yield from roll(pool, value, difficulty, None)
    passed = result.total >= difficulty
    tell.tell(
        battle,
        "passed" if passed else "missed",
        "AK2-118 AKB-079",
        figure,
        count=difficulty,
    )
    return passed


def opposed(one: Pool, other: Pool, purpose: str = "") -> Script[bool]:
    """Roll two figures against each other; tell whether the first wins (AK2-119, AKB-080).

    ``purpose`` are the rules that ask for the roll.
    """
    battle = one.battle
    mine = battle.sheet(one.figure).characteristic(one.roll)
    theirs = battle.sheet(other.figure).characteristic(other.roll)
    if (mine == NONE) != (theirs == NONE):
        lacking = one.figure if mine == NONE else other.figure
        tell.tell(battle, "effortless", "AK2-109 AK2-R7 AKB-007", lacking)
        return mine == NONE
    ties = 0
    rules = "AK2-119 AKB-080"
    while True:
        first = yield from roll(one, mine, NONE, None)
        second = yield from roll(other, theirs, NONE, None)
        verdict = compare(first.total, mine, second.total, theirs)
        if verdict != 0:
            if first.total == second.total:
                rules = "AK2-120 AKB-081"
            break
        ties += 1
        verdict = yield from tie_break(battle, one.figure, other.figure, ties)
        if verdict != 0:
            rules = "AK2-R9 AKB-082"
            break
    winner, loser = (one.figure, other.figure) if verdict > 0 else (other.figure, one.figure)
    tell.tell(battle, "outdid", f"{purpose} {rules}", winner, loser)
    return verdict > 0


def contest(pools: list[Pool]) -> Script[i64]:
    """Let several figures roll against each other; return whose is the highest (AK2-1607).

    Of equal results the highest characteristic wins; still tied, all roll again (AK2-R57). Who
    lacks the characteristic wins without rolling, unless several do (AK2-109, AK2-R7).
    """
    battle = pools[0].battle
    values = [battle.sheet(pool.figure).characteristic(pool.roll) for pool in pools]
    if values.count(NONE) == 1:
        effortless = pools[values.index(NONE)].figure
        tell.tell(battle, "effortless", "AK2-109 AK2-R7", effortless)
        return effortless
    ties = 0
    while True:
        results: list[tuple[int, int]] = []
        for pool, value in zip(pools, values, strict=True):
            result = yield from roll(pool, value, NONE, None)
            results.append((result.total, value))
        best = [k for k in range(len(pools)) if results[k] == max(results)]
        winner = pools[best[0]].figure
        if len(best) == 1:
            tell.tell(battle, "outdid-all", "AK2-119 AK2-1607", winner)
            return winner
        ties += 1
        if ties == MAX_TIES:  # AK2-R9
            drawn = yield Die("alkemy-chance-coin", len(best))
            return pools[best[drawn]].figure
        tell.tell(battle, "all-again", "AK2-1607 AK2-R57", winner, pools[best[1]].figure)


def tie_break(battle: Battle, one: i64, other: i64, ties: i64, purpose: str = "") -> Script[i64]:
    """Say that both roll again, or after too many ties let a coin decide (AK2-121, AK2-R9)."""
    if ties < MAX_TIES:
        tell.tell(battle, "tied", f"{purpose} AK2-121 AK2-R9 AKB-082 AKB-R43", one, other)
        return 0
    coin = yield Die("alkemy-chance-coin", 2)
    return 1 if coin == 0 else -1


def compare(total: i64, value: i64, other_total: i64, other_value: i64) -> i64:
    """Return 1 or -1 as the first wins or loses, 0 for a tie that must be rolled again."""
    if total == other_total:  # AK2-120, AKB-081: the higher characteristic
        total, other_total = value, other_value
    if total == other_total:
        return 0
    return 1 if total > other_total else -1
