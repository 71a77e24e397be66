"""A second, slow and plain reading of the rules, to hold the real one against.

Nothing here is taken from the game: cubes are letters in counters, potions are tuples, and legal
actions are found by trying all that can be written down.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import cast

from athanor.kernel import Data

LETTERS = "MSBDT"
CAULDRONS = ["".join(pair) for pair in combinations(LETTERS, 2)]
REWARDS = {2: [6, 0], 3: [10, 5, 0], 4: [12, 8, 4, 0], 5: [12, 9, 6, 3, 0]}

Cubes = Counter[str]


@dataclass
class Potion:
    """A recorded potion."""

    creator: int
    recipe: str
    value: int


@dataclass
class Reference:
    """A table, with only what a rulebook reader would keep track of."""

    seats: int
    first: int
    active: int
    turn: int
    reserve: Cubes
    bag: Cubes
    removed: Cubes
    supplies: list[Cubes]
    fame: list[int]
    schools: list[str]
    opening_turns: int
    potions: dict[str, Potion] = field(default_factory=dict)
    over: bool = False

    # --- What may be done ---

    def actions(self) -> list[str]:
        """Return all that the active seat may do, in writing."""
        legal = [*self._creations(), *self._copies(), *self._takes()]
        return legal or ["pass"]

    @property
    def _opening(self) -> bool:
        return self.turn <= self.opening_turns

    def _creations(self) -> Iterator[str]:
        mine = [potion for potion in self.potions.values() if potion.creator == self.active]
        if len(mine) == 5:
            return
        recorded = {potion.recipe for potion in self.potions.values()}
        taken = {potion.value for potion in self.potions.values()}
        least = 5 if self._opening else 1
        for cauldron in CAULDRONS:
            if cauldron in self.potions:
                continue
            for recipe in all_recipes():
                if set(recipe) & set(cauldron) or recipe in recorded:
                    continue
                if Counter(recipe) <= self.supplies[self.active]:
                    for value in range(least, 11):
                        if value not in taken:
                            yield f"create {cauldron} {recipe} {value}"

    def _copies(self) -> Iterator[str]:
        for cauldron in CAULDRONS:
            potion = self.potions.get(cauldron)
            if potion is None or potion.creator == self.active or self._opening:
                continue
            if Counter(potion.recipe) <= self.supplies[self.active]:
                for letter in LETTERS:
                    if letter in potion.recipe:
                        yield f"copy {cauldron} {letter}"

    def _takes(self) -> Iterator[str]:
        if self._opening:
            return
        for letter in LETTERS:
            if self.reserve[letter] > 0:
                yield f"take {letter}"
        if self.bag.total() > 0:
            yield "draw"

    # --- What happens ---

    def act(self, text: str, drawn: str = "") -> None:
        """Carry out an action; ``drawn`` is what came out of the bag."""
        mine = self.supplies[self.active]
        match text.split():
            case ["create", cauldron, recipe, value]:
                mine -= Counter(recipe)
                self.potions[cauldron] = Potion(self.active, recipe, int(value))
                self._brew(cauldron)
            case ["copy", cauldron, tribute]:
                potion = self.potions[cauldron]
                mine -= Counter(potion.recipe)
                self.supplies[potion.creator][tribute] += 1
                self.removed += Counter(potion.recipe)
                self.removed[tribute] -= 1
                self._brew(cauldron)
            case ["take", letter]:
                self.reserve[letter] -= 1
                mine[letter] += 1
            case ["draw"]:
                self.bag -= Counter(drawn)
                mine += Counter(drawn)
        self.turn += 1
        self.active = (self.active + 1) % self.seats
        if self.active == self.first and sum(self.reserve[x] == 0 for x in LETTERS) >= 3:
            self._finish()

    def _brew(self, cauldron: str) -> None:
        self.fame[self.active] += self.potions[cauldron].value
        for letter in cauldron:
            if self.reserve[letter] > 0:
                self.reserve[letter] -= 1
                self.supplies[self.active][letter] += 1

    def _finish(self) -> None:
        self.over = True
        pool = sum(self.supplies, self.reserve)
        counts = sorted({pool[school] for school in self.schools})
        for seat in range(self.seats):
            self.fame[seat] += self.supplies[seat].total() // 2
            if self.schools:
                self.fame[seat] += REWARDS[self.seats][counts.index(pool[self.schools[seat]])]


def all_recipes() -> Iterator[str]:
    """Return everything of one to five cubes with no type more than twice."""
    for numbers in product((0, 1, 2), repeat=5):
        if 1 <= sum(numbers) <= 5:
            yield "".join(letter * n for letter, n in zip(LETTERS, numbers, strict=True))


def read(data: Data, seats: int, opening_turns: int) -> Reference:
    """Return the table that saved data describes."""
    supplies = cast("list[list[int]]", data["supplies"])
    potions = cast("list[dict[str, object] | None]", data["potions"])
    schools = cast("list[int]", data["schools"])
    return Reference(
        seats=seats,
        first=cast("int", data["first"]),
        active=cast("int", data["active"]),
        turn=cast("int", data["turn"]),
        reserve=cubes(data["reserve"]),
        bag=cubes(data["bag"]),
        removed=cubes(data["removed"]),
        supplies=[cubes(supply) for supply in supplies],
        fame=list(cast("list[int]", data["fame"])),
        schools=[LETTERS[school] for school in schools if school >= 0],
        opening_turns=opening_turns,
        potions={
            cauldron: Potion(
                creator=cast("int", potion["creator"]),
                recipe="".join(sorted(cubes(potion["recipe"]).elements(), key=LETTERS.index)),
                value=cast("int", potion["value"]),
            )
            for cauldron, potion in zip(CAULDRONS, potions, strict=True)
            if potion is not None
        },
    )


def cubes(counts: object) -> Cubes:
    """Return five counts as letters."""
    return Counter(dict(zip(LETTERS, cast("list[int]", counts), strict=True)))
