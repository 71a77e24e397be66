"""The state of a match of Ars Alchimia: cards in piles and on spaces, workers, tracks, points.

A shuffled pile has no sequence before a card is turned up: nobody knows it, so there is none, and
chance decides then. What is kept of a pile is what the table knows (ARS-R53): which cards were
shuffled together as a *group*, which places of the pile belong to which group, and the cards whose
places are known to all or, after a private look, to some.
"""

from typing import Final

from mypy_extensions import i64

from athanor.games.ars_alchimia.codes import (
    CARDS,
    FIRST_WORKERS,
    GROUPS,
    KINDS,
    NONE,
    PILES,
    SLOTS,
    SPACES,
    STAGE_SETUP,
    START,
)
from athanor.games.ars_alchimia.terms import Terms
from athanor.kernel.bits import has, members
from athanor.kernel.game import Data, State
from athanor.kernel.vectors import vec

GROUP_BITS: Final = 3
"""A place of a pile is tagged with its group and, above these bits, who has looked at it."""


def tag_group(tag: i64) -> i64:
    """Return the group of a place."""
    return tag & 7


def tag_seen(tag: i64) -> i64:
    """Return who has looked at the card of a place, one bit for each seat."""
    return tag >> GROUP_BITS


class ArsState(State):
    """Everything that can change; ``terms`` is shared because it never does.

    In vectors by seat and something else the seat comes first: ``resources[seat * KINDS + kind]``.
    """

    def __init__(
        self,
        terms: Terms,
        cards: vec[i64],
        tags: vec[i64],
        heads: vec[i64],
        sizes: vec[i64],
        groups: vec[i64],
        face: vec[i64],
        crew: vec[i64],
        owner: vec[i64],
        resources: vec[i64],
        available: vec[i64],
        reserve: vec[i64],
        square: vec[i64],
        vp: vec[i64],
        workshop: vec[i64],
        staff: vec[i64],
        slots: vec[i64],
        made: vec[i64],
        done: vec[i64],
        wild: vec[i64],
    ) -> None:
        super().__init__()
        self.terms = terms
        self.cards = cards
        """By place of a pile: the card, or NONE while chance has not decided."""
        self.tags = tags
        self.heads = heads
        self.sizes = sizes
        self.groups = groups
        """By pile and group: the cards of which the places are not decided, as a set."""
        self.face = face
        """By space: the card that lies there face up."""
        self.crew = crew
        """By space: how many workers stand there; and whose they are (``owner``)."""
        self.owner = owner
        self.resources = resources
        self.available = available
        self.reserve = reserve
        self.square = square
        self.vp = vp
        self.workshop = workshop
        self.staff = staff
        """By seat: the assistants, as a set."""
        self.slots = slots
        """By seat: the accepted orders, without gaps."""
        self.made = made
        """By seat and category: how many orders are fulfilled; and all of them (``done``)."""
        self.done = done
        """By seat: the fulfilled orders, as a set."""
        self.wild = wild
        """By seat and category: orders that count more in the final scoring."""
        self.exhausted: i64 = 0
        self.passed: i64 = 0
        self.stage: i64 = STAGE_SETUP
        self.year: i64 = 1
        self.active: i64 = NONE
        self.space: i64 = NONE
        """Where the active seat is acting, in the middle of a turn; then also:"""
        self.surplus: i64 = 0
        self.die: i64 = 0
        self.result: i64 = 0
        self.perfect = False
        self.used: i64 = 0

    def copy(self) -> "ArsState":
        """Return an equal state that shares nothing mutable with this one and is not heard."""
        twin = ArsState(
            self.terms,
            self.cards[:],
            self.tags[:],
            self.heads[:],
            self.sizes[:],
            self.groups[:],
            self.face[:],
            self.crew[:],
            self.owner[:],
            self.resources[:],
            self.available[:],
            self.reserve[:],
            self.square[:],
            self.vp[:],
            self.workshop[:],
            self.staff[:],
            self.slots[:],
            self.made[:],
            self.done[:],
            self.wild[:],
        )
        twin.over = self.over
        twin.exhausted = self.exhausted
        twin.passed = self.passed
        twin.stage = self.stage
        twin.year = self.year
        twin.active = self.active
        twin.space = self.space
        twin.surplus = self.surplus
        twin.die = self.die
        twin.result = self.result
        twin.perfect = self.perfect
        twin.used = self.used
        return twin

    @property
    def seats(self) -> int:
        """How many play."""
        return self.terms.seats

    def held(self, seat: i64, kind: i64) -> i64:
        """Return how much of a resource a seat has."""
        return self.resources[seat * KINDS + kind]

    def orders_held(self, seat: i64) -> i64:
        """Return how many orders a seat has accepted and not fulfilled."""
        count: i64 = 0
        while count < SLOTS and self.slots[seat * SLOTS + count] != NONE:
            count += 1
        return count

    def employs(self, seat: i64, assistant: i64) -> bool:
        """Tell whether an assistant works for a seat."""
        return has(self.staff[seat], assistant)

    def has_passed(self, seat: i64) -> bool:
        """Tell whether a seat takes no more turns this year."""
        return has(self.passed, seat)

    def workers_out(self, seat: i64) -> i64:
        """Return how many workers of a seat stand on spaces."""
        count: i64 = 0
        space: i64 = 0
        while space < SPACES:
            if self.owner[space] == seat:
                count += self.crew[space]
            space += 1
        return count

    def place_in_pile(self, pile: i64, depth: i64) -> i64:
        """Return where in the vectors a pile keeps the card so deep below its top."""
        at = self.heads[pile] + depth
        room = self.terms.pile_room[pile]
        if at >= room:
            at -= room
        return self.terms.pile_start[pile] + at

    def data(self) -> Data:
        """Return everything that must be saved; cards by their numbers."""
        seats = range(self.seats)
        return {
            "stage": self.stage,
            "round": self.year,
            "active": self.active,
            "passed": members(self.passed),
            "exhausted": members(self.exhausted),
            "piles": [self._pile_data(pile) for pile in range(PILES)],
            "face": list(self.face),
            "crew": list(self.crew),
            "owner": list(self.owner),
            "resources": [[self.held(seat, kind) for kind in range(KINDS)] for seat in seats],
            "available": list(self.available),
            "reserve": list(self.reserve),
            "square": list(self.square),
            "vp": list(self.vp),
            "workshop": list(self.workshop),
            "staff": [members(self.staff[seat]) for seat in seats],
            "orders": [self.accepted(seat) for seat in seats],
            "done": [members(self.done[seat]) for seat in seats],
            "wild": list(self.wild),
            "visit": [
                self.space,
                self.surplus,
                self.die,
                self.result,
                int(self.perfect),
                self.used,
            ],
        }

    def accepted(self, seat: int) -> list[int]:
        """Return the orders a seat has accepted and not fulfilled."""
        start = seat * SLOTS
        return [self.slots[start + slot] for slot in range(self.orders_held(seat))]

    def _pile_data(self, pile: int) -> Data:
        places = [self.place_in_pile(pile, depth) for depth in range(self.sizes[pile])]
        return {
            "cards": [self.cards[at] for at in places],
            "groups": [tag_group(self.tags[at]) for at in places],
            "seen": [tag_seen(self.tags[at]) for at in places],
            "undecided": [members(self.groups[pile * GROUPS + group]) for group in range(GROUPS)],
        }


def empty_state(terms: Terms) -> ArsState:
    """Return the state before set-up: every player with board, resources and workers, no card out.

    All piles are shuffled (ARS-013, ARS-015, ARS-017, ARS-019).
    """
    seats = int(terms.seats)
    state = ArsState(
        terms,
        cards=vec[i64]([NONE] * CARDS),
        tags=vec[i64]([0] * CARDS),
        heads=vec[i64]([0] * PILES),
        sizes=vec[i64](list(terms.pile_room)),
        groups=vec[i64]([0] * (PILES * GROUPS)),
        face=vec[i64]([NONE] * SPACES),
        crew=vec[i64]([0] * SPACES),
        owner=vec[i64]([NONE] * SPACES),
        resources=vec[i64]([START[i % KINDS] for i in range(KINDS * seats)]),  # ARS-005, ARS-006
        available=vec[i64]([FIRST_WORKERS] * seats),  # ARS-008
        reserve=vec[i64]([terms.most_workers - FIRST_WORKERS] * seats),  # ARS-009, ARS-010
        square=vec[i64]([0] * seats),
        vp=vec[i64]([0] * seats),  # ARS-012, ARS-R3
        workshop=vec[i64]([NONE] * seats),
        staff=vec[i64]([0] * seats),
        slots=vec[i64]([NONE] * (seats * SLOTS)),
        made=vec[i64]([0] * (seats * 4)),
        done=vec[i64]([0] * seats),
        wild=vec[i64]([0] * (seats * 4)),
    )
    for pile in range(PILES):
        state.groups[pile * GROUPS] = terms.pile_cards[pile]
    return state
