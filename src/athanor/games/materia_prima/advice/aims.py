"""What a seat is after: which formulas come next, what to look for, and what to carry where.

First a helper or two and a source of elements in the tower, then the parts of the Stone, then what
the quest asks for, then whatever gives points.
"""

from typing import Final

from mypy_extensions import i64

from athanor.games.materia_prima.advice.worth import (
    EFFORT,
    card_worth,
    fine_for,
    has_source,
    is_source,
)
from athanor.games.materia_prima.codes import (
    ANIMUS,
    CITIES,
    CUSTO,
    CUSTODIS,
    DONUM,
    EQUIPMENT,
    GOLD,
    HOMUNCULUS,
    KINDS,
    MAGISTER,
    MAGNATUS,
    NONE,
    PACIS,
    PAGANUS,
    PARTS,
    RUDUS,
    SLOTS,
    STONE,
    TROPAEUM,
    TYRANNUS,
    WATER,
)
from athanor.games.materia_prima.rules.order_objections import marker_at
from athanor.games.materia_prima.rules.progress import city_hex, given_before_tower
from athanor.games.materia_prima.rules.quests import fine_items, has_both_stones
from athanor.games.materia_prima.state import MateriaState
from athanor.games.materia_prima.terms import numbers
from athanor.kernel.vectors import vec

HELPERS: Final = 2
"""Homunculi that are made before anything else."""

EARLY: Final = 2
"""With fewer parts of the Stone than this, a source of elements still pays."""


class Aims:
    """What a seat wants next."""

    def __init__(self, state: MateriaState, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.on_quest = has_both_stones(state, seat)
        """Both stones are there: now for the quest."""
        self.cards: list[int] = []
        """Formulas in hand to carry out, the most urgent first."""
        self.pile: i64 = NONE
        """The kind of formula to look for."""
        self.city: i64 = NONE
        """Where an extension is to be bought."""
        self.carry = numbers(KINDS)
        """What the alchemist should have with him."""
        if self.on_quest:
            self._serve_quest()
            if self.cards or self.pile != NONE or total_of(self.carry) > 0:
                return
        if self.figures(1) < HELPERS:
            self._add_best(HOMUNCULUS, 1, 1)
        if state.souls[seat] == 0:
            self._want_soul()
        if state.stone[seat] == 0:
            self._want_extension()
            self._want_parts()

    def figures(self, level: i64) -> i64:
        """Return how many homunculi of at least a level the seat has."""
        found: i64 = 0
        slot: i64 = 1
        while slot < SLOTS:
            card = self.state.figure[self.seat * SLOTS + slot]
            if card != NONE and self.state.terms.cards.level[card] >= level:
                found += 1
            slot += 1
        return found

    # --- the quest ---

    def _serve_quest(self) -> None:
        """Want what the quest needs besides both stones."""
        state = self.state
        seat = self.seat
        quest = state.quest[seat]
        need = state.terms.quest_count[quest]
        if quest in (TYRANNUS, PAGANUS):
            self._want(HOMUNCULUS, 1, need - self.figures(1))
        elif quest == CUSTODIS:
            self._want(HOMUNCULUS, 2, need - self.figures(2))
        elif quest == TROPAEUM:
            self._want(HOMUNCULUS, 1, SLOTS - 1 - self.figures(1))
        elif quest == MAGISTER:
            self._want(EQUIPMENT, 2, need - fine_items(state, seat))
        elif quest == MAGNATUS:
            self.carry[GOLD] = need - state.drops[city_hex(state, RUDUS) * KINDS + GOLD]
        elif quest == DONUM:
            self.carry[GOLD] = need - given_before_tower(state, seat, quest)
        elif is_peaceful(state, seat):
            self.carry[WATER] = need
        elif quest in (ANIMUS, CUSTO) and souls_missing(state, seat, quest) > 0:
            self._want_soul()

    def _want(self, pile: i64, level: i64, count: i64) -> None:
        """Want some cards of a kind: those in hand, and to look for the rest."""
        found = self._add_best(pile, level, count)
        if found < count:
            self.pile = pile

    def _want_soul(self) -> None:
        """Want a formula that makes a Soul Stone."""
        for card in self.state.hand(self.seat):
            if self.state.terms.sheets.soul[card] > 0:
                self.cards.append(card)
                return
        self.pile = EQUIPMENT

    # --- everything else ---

    def _want_parts(self) -> None:
        """Want a formula for each part of the Stone that is missing, best one without a soul."""
        state = self.state
        part: i64 = 0
        while part < PARTS:
            if (state.parts[self.seat] >> part) & 1 == 0:
                card = self._best_card(STONE, part + 1)
                costly = card != NONE and state.terms.cards.souls[card] > 0
                if card != NONE and not (costly and takes_last_soul(state, self.seat, card)):
                    self.cards.append(card)
                if card == NONE or costly:
                    self.pile = STONE
            part += 1

    def _want_extension(self) -> None:
        """Want the cheapest extension for sale that brings elements, if there is time for it."""
        state = self.state
        extensions = state.terms.extensions
        made: i64 = 0
        part: i64 = 0
        while part < PARTS:
            made += (state.parts[self.seat] >> part) & 1
            part += 1
        if made >= EARLY or has_source(state, self.seat):
            return
        least = 0.0
        city: i64 = 0
        while city < CITIES:
            marker = marker_at(state, city)
            if marker != NONE and is_source(extensions.verb[marker]):
                price = effort_of(extensions.price, marker * KINDS)
                if self.city == NONE or price < least:
                    self.city = city
                    least = price
            city += 1
        if self.city != NONE:
            base = marker_at(state, self.city) * KINDS
            kind: i64 = 0
            while kind < KINDS:
                self.carry[kind] = extensions.price[base + kind]
                kind += 1

    # --- cards in hand ---

    def _add_best(self, pile: i64, level: i64, count: i64) -> i64:
        """Add the most useful cards of a kind and at least a level; return how many."""
        added: i64 = 0
        while added < count:
            card = self._best_card(pile, level)
            if card == NONE:
                break
            self.cards.append(card)
            added += 1
        return added

    def _best_card(self, pile: i64, level: i64) -> i64:
        """Return the most useful formula in hand of a kind and level that is not wanted yet."""
        state = self.state
        cards = state.terms.cards
        best: i64 = NONE
        best_worth = 0.0
        for one in state.hand(self.seat):
            card: i64 = one
            if cards.pile[card] == pile and fine_for(cards, card, level) and card not in self.cards:
                worth = card_worth(state, self.seat, card)
                worth -= 0.4 * effort_of(cards.cost, card * KINDS)
                if best == NONE or worth > best_worth:
                    best = card
                    best_worth = worth
        return best


def is_peaceful(state: MateriaState, seat: i64) -> bool:
    """Tell whether a seat must not attack anybody, and has not (MAT-314)."""
    return state.quest[seat] == PACIS and state.attacked[seat] == 0


def takes_last_soul(state: MateriaState, seat: i64, card: i64) -> bool:
    """Tell whether a formula would leave a seat without a soul: it could not win (MAT-240)."""
    cost = state.terms.cards.souls[card]
    return cost > 0 and state.souls[seat] + state.terms.sheets.soul[card] <= cost


def souls_missing(state: MateriaState, seat: i64, quest: i64) -> i64:
    """Return how many Soul Stones a quest needs besides those there are; one must be left."""
    missing = state.terms.quest_count[quest] - state.souls[seat]
    if quest == CUSTO:
        missing += 1 - given_before_tower(state, seat, quest)
    return missing


def effort_of(cost: "vec[i64]", start: i64) -> float:
    """Return about how many actions it takes to get all that a card costs."""
    effort = 0.0
    kind: i64 = 0
    while kind < KINDS:
        effort += EFFORT[kind] * float(cost[start + kind])
        kind += 1
    return effort


def total_of(table: "vec[i64]") -> i64:
    """Return the sum of a table."""
    units: i64 = 0
    for count in table:
        units += count
    return units
