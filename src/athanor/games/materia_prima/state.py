"""The state of a match of Materia Prima: units of elements, figures, cards and where they are.

Everything of a figure is found at ``seat * SLOTS + slot``, its number; the alchemist is slot 0.
"""

from typing import Final

from mypy_extensions import i64

from athanor.games.materia_prima.codes import (
    ACTIONS,
    CITY,
    HEART,
    IN_HAND,
    IN_PILE,
    IN_SUPPLY,
    KINDS,
    NONE,
    PILES,
    QUESTS,
    SLOTS,
    STAGE_BOARD,
)
from athanor.games.materia_prima.terms import Terms, numbers
from athanor.kernel.game import Data, State
from athanor.kernel.vectors import vec

EMPTY: Final = vec[i64]([])
"""What a new state's lists are until they are filled."""


class Realm(State):
    """What is on the board, and how far the match has come."""

    def __init__(self, terms: Terms, seats: i64) -> None:
        super().__init__()
        self.terms = terms
        self.seats = seats
        self.stage: i64 = STAGE_BOARD
        self.first: i64 = terms.first
        self.active: i64 = NONE
        self.round: i64 = 1
        self.bench: i64 = NONE
        """The card that is being made."""
        self.extension: i64 = NONE
        """The extension that is active this turn (MAT-173)."""
        self.ender: i64 = NONE
        """Who ended the game by a quest (MAT-241)."""
        self.last_round = False
        """Somebody has 25 points: the game ends with this round (MAT-361)."""
        self.tiles = EMPTY
        """At each place: the tile, its side and its turn."""
        self.land = EMPTY
        """What each hex is. Never changed, only replaced."""
        self.drops = EMPTY
        self.dropped_souls = EMPTY
        self.tower = EMPTY
        self.pack = EMPTY
        self.spot = EMPTY
        self.figure = EMPTY
        """The card of each homunculus."""
        self.ready = EMPTY
        """Whether a homunculus may act yet (MAT-201)."""
        self.left = EMPTY
        """Actions left to the figures of the active seat, and extra ones by kind."""
        self.extra = EMPTY

    def city_at(self, hex_: i64) -> i64:
        """Return the city on a hex, or NONE."""
        land = self.land[hex_]
        return land - CITY if land >= CITY else NONE

    def mine_at(self, hex_: i64) -> i64:
        """Return the element of the mine on a hex, or NONE."""
        land = self.land[hex_]
        return land if 0 <= land < CITY else NONE

    def tower_at(self, hex_: i64) -> i64:
        """Return whose tower stands on a hex, or NONE."""
        seat: i64 = 0
        while seat < self.seats:
            if self.tower[seat] == hex_:
                return seat
            seat += 1
        return NONE

    def holder(self, hex_: i64) -> i64:
        """Return the seat whose figures or tower are on a hex, or NONE (MAT-063)."""
        figure: i64 = 0
        while figure < self.seats * SLOTS:
            if self.spot[figure] == hex_:
                return figure // SLOTS
            figure += 1
        return self.tower_at(hex_)

    def is_home(self, figure: i64) -> bool:
        """Tell whether a figure stands on its own tower hex."""
        return self.spot[figure] == self.tower[figure // SLOTS]

    def carried(self, figure: i64) -> i64:
        """Return how many units a figure carries."""
        return total(self.pack, figure * KINDS)


class MateriaState(Realm):
    """Everything that can change; ``terms`` is shared because it never does."""

    def __init__(self, terms: Terms, seats: i64) -> None:
        super().__init__(terms, seats)
        self.alchemist = EMPTY
        self.tower_card = EMPTY
        self.store = EMPTY
        self.column = EMPTY
        self.souls = EMPTY
        self.stone = EMPTY
        self.parts = EMPTY
        self.item = EMPTY
        """The two items each alchemist wears, and whether each is active yet (MAT-213)."""
        self.item_active = EMPTY
        self.where = EMPTY
        """Where each formula card is, and who threw it away (for face-down discards)."""
        self.thrown = EMPTY
        self.extension_at = EMPTY
        self.quest = EMPTY
        self.rejected = EMPTY
        self.ruled_out = EMPTY
        """Quests that a seat cannot have, as everybody has seen."""
        self.novice = EMPTY
        """Whether a seat certainly holds a level-1 card of a kind, from the deal (MAT-016)."""
        self.trophies = EMPTY
        self.attacked = EMPTY
        self.met = EMPTY
        """Quests a seat would have fulfilled, as everybody has seen (MAT-364), and where."""
        self.met_hex = EMPTY

    def copy(self) -> "MateriaState":
        """Return an equal state that shares nothing mutable with this one and is not heard."""
        twin = MateriaState(self.terms, self.seats)
        twin.over = self.over
        twin.stage = self.stage
        twin.first = self.first
        twin.active = self.active
        twin.round = self.round
        twin.bench = self.bench
        twin.extension = self.extension
        twin.ender = self.ender
        twin.last_round = self.last_round
        twin.tiles = self.tiles[:]
        twin.land = self.land
        twin.drops = self.drops[:]
        twin.dropped_souls = self.dropped_souls[:]
        twin.alchemist = self.alchemist[:]
        twin.tower_card = self.tower_card[:]
        twin.tower = self.tower[:]
        twin.store = self.store[:]
        twin.pack = self.pack[:]
        twin.spot = self.spot[:]
        twin.figure = self.figure[:]
        twin.ready = self.ready[:]
        twin.column = self.column[:]
        twin.souls = self.souls[:]
        twin.stone = self.stone[:]
        twin.parts = self.parts[:]
        twin.item = self.item[:]
        twin.item_active = self.item_active[:]
        twin.left = self.left[:]
        twin.extra = self.extra[:]
        twin.where = self.where[:]
        twin.thrown = self.thrown[:]
        twin.extension_at = self.extension_at[:]
        twin.quest = self.quest[:]
        twin.rejected = self.rejected[:]
        twin.ruled_out = self.ruled_out[:]
        twin.novice = self.novice[:]
        twin.trophies = self.trophies[:]
        twin.attacked = self.attacked[:]
        twin.met = self.met[:]
        twin.met_hex = self.met_hex[:]
        return twin

    def owned(self, seat: i64, kind: i64) -> i64:
        """Return the units of a kind on the alchemist card and in the tower (MAT-R34)."""
        return self.store[seat * KINDS + kind] + self.pack[seat * SLOTS * KINDS + kind]

    def hand(self, seat: i64) -> list[int]:
        """Return the formula cards in a hand."""
        return self.cards_at(IN_HAND + seat)

    def cards_at(self, place: i64) -> list[int]:
        """Return the formula cards at a place."""
        return [card for card in range(self.terms.cards.count) if self.where[card] == place]

    def count_at(self, place: i64) -> i64:
        """Return how many formula cards are at a place."""
        found: i64 = 0
        card: i64 = 0
        while card < self.terms.cards.count:
            if self.where[card] == place:
                found += 1
            card += 1
        return found

    def souls_in_play(self) -> i64:
        """Return how many Soul Stones are out of the supply (MAT-R09)."""
        found: i64 = 0
        for count in self.souls:
            found += count
        for count in self.dropped_souls:
            found += count
        return found

    def data(self) -> Data:
        """Return everything that must be saved."""
        return {
            "stage": self.stage,
            "first": self.first,
            "active": self.active,
            "round": self.round,
            "bench": self.bench,
            "extension": self.extension,
            "ender": self.ender,
            "last_round": self.last_round,
            "tiles": list(self.tiles),
            "drops": list(self.drops),
            "dropped_souls": list(self.dropped_souls),
            "alchemist": list(self.alchemist),
            "tower_card": list(self.tower_card),
            "tower": list(self.tower),
            "store": list(self.store),
            "pack": list(self.pack),
            "spot": list(self.spot),
            "figure": list(self.figure),
            "ready": list(self.ready),
            "column": list(self.column),
            "souls": list(self.souls),
            "stone": list(self.stone),
            "parts": list(self.parts),
            "item": list(self.item),
            "item_active": list(self.item_active),
            "left": list(self.left),
            "extra": list(self.extra),
            "where": list(self.where),
            "thrown": list(self.thrown),
            "extension_at": list(self.extension_at),
            "quest": list(self.quest),
            "rejected": list(self.rejected),
            "ruled_out": list(self.ruled_out),
            "novice": list(self.novice),
            "trophies": list(self.trophies),
            "attacked": list(self.attacked),
            "met": list(self.met),
            "met_hex": list(self.met_hex),
        }


def total(table: "vec[i64]", start: i64) -> i64:
    """Return the units of all kinds from a place in a table on."""
    units: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        units += table[start + kind]
        kind += 1
    return units


def set_land(state: MateriaState) -> None:
    """Work out what every hex is; where no tile lies yet there is nothing (MAT-040)."""
    per_tile = state.terms.ground.per_tile
    land: list[int] = []
    place: i64 = 0
    while 3 * place < len(state.tiles):
        tile = state.tiles[3 * place]
        side = state.tiles[3 * place + 1]
        turn = state.tiles[3 * place + 2]
        start = ((2 * tile + side) * 6 + turn) * per_tile if tile != NONE else 0
        index: i64 = 0
        while index < per_tile:
            land.append(state.terms.land[start + index] if tile != NONE else NONE)
            index += 1
        place += 1
    state.land = vec[i64](land)


def empty_state(terms: Terms) -> MateriaState:
    """Return the state before the board is laid out (MAT-024)."""
    seats = terms.seats
    hexes = terms.ground.hexes
    figures = seats * SLOTS
    state = MateriaState(terms, seats)
    state.tiles = numbers(3 * len(terms.tile_ids), NONE)
    state.drops = numbers(hexes * KINDS)
    state.dropped_souls = numbers(hexes)
    state.alchemist = numbers(seats, NONE)
    state.tower_card = numbers(seats, NONE)
    state.tower = numbers(seats, NONE)
    state.store = numbers(seats * KINDS)
    state.pack = numbers(figures * KINDS)
    state.spot = numbers(figures, NONE)
    state.figure = numbers(figures, NONE)
    state.ready = numbers(figures)
    state.column = numbers(seats, HEART)
    state.souls = numbers(seats)
    state.stone = numbers(seats)
    state.parts = numbers(seats)
    state.item = numbers(2 * seats, NONE)
    state.item_active = numbers(2 * seats)
    state.left = numbers(SLOTS)
    state.extra = numbers(SLOTS * ACTIONS)
    state.where = numbers(terms.cards.count, IN_PILE)
    state.thrown = numbers(terms.cards.count, NONE)
    state.extension_at = numbers(terms.extensions.count, IN_SUPPLY)
    state.quest = numbers(seats, NONE)
    state.rejected = numbers(seats, NONE)
    state.ruled_out = numbers(seats)
    state.novice = numbers(seats * PILES)
    state.trophies = numbers(seats)
    state.attacked = numbers(seats)
    state.met = numbers(seats)
    state.met_hex = numbers(seats * QUESTS, NONE)
    set_land(state)
    return state
