"""The state of a match of Alchemist: five kinds of cubes in piles, ten cauldrons, a few counters.

All cubes lie in one vector, pile after pile, five counts each: reserve, bag, removed, and then
the supply of every seat.
"""

from mypy_extensions import i64

from athanor.games.alchemist.codes import (
    ALL_TILES,
    BAG,
    CAULDRONS,
    NONE,
    POWERS,
    REMOVED,
    RESERVE,
    STAGE_SETUP,
    SUPPLIES,
    TILES,
    TYPES,
)
from athanor.games.alchemist.terms import Board, Terms
from athanor.kernel.game import Data, State
from athanor.kernel.vectors import vec


def supply_of(seat: i64) -> i64:
    """Return where the supply of a seat begins in the vector of cubes."""
    return SUPPLIES + TYPES * seat


class AlchemistState(State):
    """Everything that can change; ``board`` and ``terms`` are shared because they never do.

    ``balance`` and ``proved`` hold what the table knows of each supply (five counts a seat):
    public gains less public spending, and how many cubes of hidden gains spending has proved.
    """

    def __init__(
        self,
        board: Board,
        terms: Terms,
        seats: i64,
        cubes: vec[i64],
        balance: vec[i64],
        proved: vec[i64],
        fame: vec[i64],
        seals: vec[i64],
        schools: vec[i64],
        creator: vec[i64],
        brew: vec[i64],
        value: vec[i64],
        barred: vec[i64],
    ) -> None:
        super().__init__()
        self.board = board
        self.terms = terms
        self.seats = seats
        self.cubes = cubes
        self.balance = balance
        self.proved = proved
        self.fame = fame
        self.seals = seals
        self.schools = schools
        self.creator = creator
        self.brew = brew
        self.value = value
        self.barred = barred
        self.tiles: i64 = ALL_TILES  # ALC-011
        self.stage: i64 = STAGE_SETUP
        self.first: i64 = NONE
        self.active: i64 = NONE
        self.round: i64 = 1
        self.turn: i64 = 1

    def copy(self) -> "AlchemistState":
        """Return an equal state that shares nothing mutable with this one and is not heard."""
        twin = AlchemistState(
            self.board,
            self.terms,
            self.seats,
            self.cubes[:],
            self.balance[:],
            self.proved[:],
            self.fame[:],
            self.seals[:],
            self.schools[:],
            self.creator[:],
            self.brew[:],
            self.value[:],
            self.barred[:],
        )
        twin.over = self.over
        twin.tiles = self.tiles
        twin.stage = self.stage
        twin.first = self.first
        twin.active = self.active
        twin.round = self.round
        twin.turn = self.turn
        return twin

    def pile(self, start: i64) -> list[int]:
        """Return the five counts of a pile."""
        return [self.cubes[start + kind] for kind in range(TYPES)]

    def pile_size(self, start: i64) -> i64:
        """Return how many cubes lie in a pile."""
        size: i64 = 0
        kind: i64 = 0
        while kind < TYPES:
            size += self.cubes[start + kind]
            kind += 1
        return size

    def stock(self, seat: i64) -> i64:
        """Return a supply with its counts cut off at two, as a mixture: what it can pay."""
        start = supply_of(seat)
        stock: i64 = 0
        kind: i64 = 0
        power: i64 = 1
        while kind < TYPES:
            count = self.cubes[start + kind]
            stock += power * (2 if count > 2 else count)
            power *= 3
            kind += 1
        return stock

    def is_empty(self, cauldron: i64) -> bool:
        """Tell whether a cauldron holds no potion."""
        return self.creator[cauldron] == NONE

    def recipe(self, cauldron: i64) -> list[int]:
        """Return the five counts of the potion on a cauldron."""
        counts = [0] * TYPES
        for place in range(3):
            kind = self.board.allowed[cauldron * 3 + place]
            counts[kind] = self.board.brew_count(self.brew[cauldron], place)
        return counts

    def exhausted(self) -> i64:
        """Return how many types are exhausted in the reserve; nothing else counts (ALC-094)."""
        gone: i64 = 0
        kind: i64 = 0
        while kind < TYPES:
            if self.cubes[RESERVE + kind] == 0:
                gone += 1
            kind += 1
        return gone

    def is_last_round(self) -> bool:
        """Tell whether enough types are exhausted for the game to end with this round (ALC-091)."""
        return self.exhausted() >= self.terms.exhausted_to_end

    def data(self) -> Data:
        """Return everything that must be saved."""
        return {
            "stage": self.stage,
            "first": self.first,
            "active": self.active,
            "round": self.round,
            "turn": self.turn,
            "tiles": [tile + 1 for tile in range(TILES) if (self.tiles >> tile) & 1],
            "reserve": self.pile(RESERVE),
            "bag": self.pile(BAG),
            "removed": self.pile(REMOVED),
            "supplies": [self.pile(supply_of(seat)) for seat in range(self.seats)],
            "balance": list(self.balance),
            "proved": list(self.proved),
            "fame": list(self.fame),
            "seals": list(self.seals),
            "schools": list(self.schools),
            "potions": [
                None
                if self.is_empty(cauldron)
                else {
                    "creator": self.creator[cauldron],
                    "recipe": self.recipe(cauldron),
                    "value": self.value[cauldron],
                }
                for cauldron in range(CAULDRONS)
            ],
        }


def empty_state(board: Board, terms: Terms, seats: int) -> AlchemistState:
    """Return the state before any cube is placed (ALC-010 to ALC-015)."""
    return AlchemistState(
        board,
        terms,
        seats,
        cubes=vec[i64]([0] * (SUPPLIES + TYPES * seats)),
        balance=vec[i64]([0] * (TYPES * seats)),
        proved=vec[i64]([0] * (TYPES * seats)),
        fame=vec[i64]([0] * seats),  # ALC-012, ALC-014: no fame, hence no chip
        seals=vec[i64]([terms.seals] * seats),  # ALC-015
        schools=vec[i64]([NONE] * seats),
        creator=vec[i64]([NONE] * CAULDRONS),  # ALC-010
        brew=vec[i64]([0] * CAULDRONS),
        value=vec[i64]([0] * CAULDRONS),
        barred=vec[i64]([0] * CAULDRONS),
    )


def mixture_of(counts: list[int]) -> int:
    """Return a recipe as a mixture; every count is at most two."""
    return sum(count * power for count, power in zip(counts, POWERS, strict=True))
