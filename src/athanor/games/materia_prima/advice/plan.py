"""A plan for a seat: which formula comes next, what it lacks, and where each figure should go.

First a helper or two, then the parts of the Stone from the cheapest on, then what the quest asks
for, then whatever gives points. What is lacking is broken down to raw elements; alchemist and
homunculi fetch them from the nearest mines.
"""

from typing import Final

from mypy_extensions import i64

from athanor.games.materia_prima.advice.worth import QUEST_PILE, card_worth
from athanor.games.materia_prima.codes import (
    AIR,
    ALCHEMIST,
    ANIMUS,
    CITY,
    CUSTO,
    CUSTODIS,
    DOMINUS,
    DONUM,
    EARTH,
    EQUIPMENT,
    FIRE,
    FIRST_SOURCE,
    GOLD,
    GRAVIT,
    HOMUNCULUS,
    KINDS,
    MAGISTER,
    MAGNATUS,
    NONE,
    PACIS,
    PAGANUS,
    RAW,
    RUDUS,
    SECOND_SOURCE,
    SLOTS,
    STONE,
    TROPAEUM,
    TROQUESIA,
    TYRANNUS,
    WATER,
)
from athanor.games.materia_prima.ground import DIRECTIONS, FAR
from athanor.games.materia_prima.rules.figures import room
from athanor.games.materia_prima.rules.objections import offered
from athanor.games.materia_prima.rules.progress import city_hex, given_before_tower
from athanor.games.materia_prima.rules.quests import (
    fine_items,
    has_both_stones,
    is_before_farthest,
    wears_fine,
)
from athanor.games.materia_prima.state import MateriaState
from athanor.games.materia_prima.terms import numbers
from athanor.kernel.packed import vec

HELPERS: Final = 2
"""Homunculi that are made before anything else."""

STORE_FOR_POINTS: Final = 3
"""Gold that is made for its points when nothing else is wanted."""


class Plan:
    """What a seat is up to."""

    def __init__(self, state: MateriaState, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.card: i64 = NONE
        """The formula to carry out next."""
        self.pile: i64 = NONE
        """The kind of formula to look for."""
        self.on_quest = False
        """Both stones are there: now for the quest."""
        self.carry = numbers(KINDS)
        """What the alchemist should have with him."""
        self.make = numbers(KINDS)
        """What should be converted, by product."""
        self.lack = numbers(RAW)
        """Raw elements that nobody has yet."""
        self.goal = numbers(SLOTS, NONE)
        """Where each figure should go."""
        self.steps = numbers(SLOTS * state.terms.ground.hexes, FAR)
        """How far every hex is from the goal of each figure, round everybody else."""
        self._decide()
        self._break_down()
        slot: i64 = 0
        while slot < SLOTS:
            if state.spot[seat * SLOTS + slot] != NONE:
                self.goal[slot] = self._goal_of(slot)
                if self.goal[slot] != NONE and state.left[slot] > 0:
                    self._measure(slot)
            slot += 1

    def _measure(self, slot: i64) -> None:
        """Count the steps to a figure's goal over hexes that others leave free."""
        state = self.state
        ground = state.terms.ground
        base = slot * ground.hexes
        taken = numbers(ground.hexes)
        figure: i64 = 0
        while figure < state.seats * SLOTS:
            if figure // SLOTS != self.seat:
                if state.spot[figure] != NONE:
                    taken[state.spot[figure]] = 1
                taken[state.tower[figure // SLOTS]] = 1
            figure += 1
        self.steps[base + self.goal[slot]] = 0
        waiting: list[int] = [self.goal[slot]]
        for one in waiting:
            hex_: i64 = one
            direction: i64 = 0
            while direction < DIRECTIONS:
                other = ground.next_to(hex_, direction)
                if other != NONE and taken[other] == 0 and self.steps[base + other] == FAR:
                    self.steps[base + other] = self.steps[base + hex_] + 1
                    waiting.append(other)
                direction += 1

    def gain(self, slot: i64, hex_: i64) -> i64:
        """Return how many steps nearer to its goal a figure is on a hex than where it stands."""
        ground = self.state.terms.ground
        spot = self.state.spot[self.seat * SLOTS + slot]
        base = slot * ground.hexes
        if self.steps[base + spot] == FAR or self.steps[base + hex_] == FAR:
            goal = self.goal[slot]
            return ground.steps(spot, goal) - ground.steps(hex_, goal)
        return self.steps[base + spot] - self.steps[base + hex_]

    # --- what next ---

    def _decide(self) -> None:
        """Choose the next formula, or the kind to look for."""
        state = self.state
        seat = self.seat
        self.on_quest = has_both_stones(state, seat)
        quest = state.quest[seat]
        if self.on_quest:
            self._plan_quest(quest)
            if self.card != NONE or self.pile != NONE or total_of(self.carry) > 0:
                return
        if self.helpers() < HELPERS:
            self.card = self._best_card(HOMUNCULUS, 1)
        if self.card == NONE and state.stone[seat] == 0:
            self.card = self._best_card(STONE, 1)
            if self.card == NONE:
                self.pile = STONE
        elif self.card == NONE and state.souls[seat] == 0:
            self.card = self._soul_card()
            self.pile = EQUIPMENT if self.card == NONE else NONE
        elif self.card == NONE and not self.on_quest:
            self.pile = QUEST_PILE[quest]

    def helpers(self) -> i64:
        """Return how many homunculi the seat has."""
        return self._figures(1)

    def _figures(self, level: i64) -> i64:
        """Return how many homunculi of at least a level the seat has."""
        found: i64 = 0
        slot: i64 = 1
        while slot < SLOTS:
            card = self.state.figure[self.seat * SLOTS + slot]
            if card != NONE and self.state.terms.cards.level[card] >= level:
                found += 1
            slot += 1
        return found

    def _plan_quest(self, quest: i64) -> None:
        """Choose what the quest needs besides both stones."""
        state = self.state
        seat = self.seat
        need = state.terms.quest_count[quest]
        if quest in (TYRANNUS, PAGANUS) and self._figures(1) < need:
            self._want(HOMUNCULUS, 1)
        elif quest == CUSTODIS and self._figures(2) < need:
            self._want(HOMUNCULUS, 2)
        elif quest == TROPAEUM and self._figures(1) < SLOTS - 1:
            self._want(HOMUNCULUS, 1)
        elif quest == MAGISTER and fine_items(state, seat) < need:
            self._want(EQUIPMENT, 2)
        elif quest == MAGNATUS:
            self.carry[GOLD] = need - state.drops[city_hex(state, RUDUS) * KINDS + GOLD]
        elif quest == DONUM:
            self.carry[GOLD] = need - given_before_tower(state, seat, quest)
        elif quest == PACIS and state.attacked[seat] == 0:
            self.carry[WATER] = need
        elif quest == ANIMUS and state.souls[seat] < need:
            self._want_soul()
        elif quest == CUSTO:
            given = given_before_tower(state, seat, quest)
            if state.souls[seat] + given <= need:
                self._want_soul()

    def _want(self, pile: i64, level: i64) -> None:
        self.card = self._best_card(pile, level)
        if self.card == NONE:
            self.pile = pile

    def _want_soul(self) -> None:
        self.card = self._soul_card()
        if self.card == NONE:
            self.pile = EQUIPMENT

    def _soul_card(self) -> i64:
        """Return a formula in hand that makes a Soul Stone."""
        for card in self.state.hand(self.seat):
            if self.state.terms.sheets.soul[card] > 0:
                return card
        return NONE

    def _best_card(self, pile: i64, level: i64) -> i64:
        """Return the most useful formula in hand of a kind and at least a level."""
        cards = self.state.terms.cards
        best: i64 = NONE
        best_worth = 0.0
        for one in self.state.hand(self.seat):
            card: i64 = one
            if cards.pile[card] == pile and cards.level[card] >= level:
                worth = card_worth(self.state, self.seat, card) - 2.0 * float(cards.level[card])
                if worth > -2.0 and (best == NONE or worth > best_worth):
                    best = card
                    best_worth = worth
        return best

    # --- what it takes ---

    def _break_down(self) -> None:
        """Work out what has to be converted, and which raw elements nobody has yet."""
        state = self.state
        need = numbers(KINDS)
        kind: i64 = 0
        while kind < KINDS:
            need[kind] = self.carry[kind]
            if self.card != NONE:
                need[kind] += state.terms.cards.cost[self.card * KINDS + kind]
            kind += 1
        if total_of(need) == 0:
            need[GOLD] = STORE_FOR_POINTS
        kind = KINDS - 1
        while kind >= RAW:
            gap = need[kind] - self.at_hand(kind)
            if gap > 0:
                recipe = kind - RAW
                self.make[kind] = gap
                need[FIRST_SOURCE[recipe]] += gap
                need[SECOND_SOURCE[recipe]] += gap
            kind -= 1
        kind = 0
        while kind < RAW:
            self.lack[kind] = max(0, need[kind] - self.at_hand(kind))
            kind += 1
        if self.on_quest and state.quest[self.seat] == DOMINUS:
            lying = state.drops[city_hex(state, TROQUESIA) * KINDS + FIRE]
            self.lack[FIRE] += max(0, state.terms.quest_count[DOMINUS] - lying)

    def at_hand(self, kind: i64) -> i64:
        """Return the units of a kind in the tower and in all packs."""
        state = self.state
        units = state.store[self.seat * KINDS + kind]
        slot: i64 = 0
        while slot < SLOTS:
            units += state.pack[(self.seat * SLOTS + slot) * KINDS + kind]
            slot += 1
        return units

    def is_gathered(self) -> bool:
        """Tell whether no raw element is lacking."""
        kind: i64 = 0
        while kind < RAW:
            if self.lack[kind] > 0:
                return False
            kind += 1
        return True

    # --- where to go ---

    def _goal_of(self, slot: i64) -> i64:
        """Return where a figure should go."""
        goal = self._quest_goal(slot) if self.on_quest else NONE
        if goal != NONE:
            return goal
        state = self.state
        figure = self.seat * SLOTS + slot
        home = state.tower[self.seat]
        loaded = state.load(figure)
        if slot == ALCHEMIST:
            if state.souls[self.seat] == 0 and state.stone[self.seat] == 1:
                soul = self._nearest_soul(figure)
                if soul != NONE:
                    return soul
            if self.pile != NONE and loaded < 2:
                return self._library(figure)
            if self.is_gathered() or room(state, figure) <= 0:
                return home
            mine = self._nearest_mine(figure)
            return home if mine == NONE else mine
        if room(state, figure) <= 0:
            return home
        mine = self._nearest_mine(figure)
        if mine == NONE:
            return home
        return mine

    def _quest_goal(self, slot: i64) -> i64:
        """Return where the quest wants a figure, if it is ready for it."""
        state = self.state
        seat = self.seat
        quest = state.quest[seat]
        need = state.terms.quest_count[quest]
        figure = seat * SLOTS + slot
        leads = slot == ALCHEMIST
        if quest == TYRANNUS and not leads and self._figures(1) >= need:
            return city_hex(state, (slot - 1) % 3)
        if quest == PAGANUS and self._figures(1) >= need:
            return self._nearest(seat * SLOTS, EARTH)
        if quest == CUSTODIS and not leads and self._figures(2) >= need:
            return self._beside_home(figure)
        fire = state.pack[figure * KINDS + FIRE]
        if quest == DOMINUS and fire > 0 and (room(state, figure) <= 0 or self.lack[FIRE] == 0):
            return city_hex(state, TROQUESIA)
        if not leads:
            return NONE
        if quest == MAGISTER and fine_items(state, seat) >= need and wears_fine(state, seat):
            return city_hex(state, GRAVIT)
        if quest == ANIMUS and state.souls[seat] >= need:
            return city_hex(state, TROQUESIA)
        if quest == CUSTO and self.card == NONE and self.pile == NONE:
            return self._before_farthest(figure)
        return self._delivery(quest, figure)

    def _delivery(self, quest: i64, figure: i64) -> i64:
        """Return where the alchemist takes what he has to carry, once he has all of it."""
        kind: i64 = 0
        wanted = False
        while kind < KINDS:
            if self.carry[kind] > self.state.pack[figure * KINDS + kind]:
                return NONE
            wanted = wanted or self.carry[kind] > 0
            kind += 1
        if not wanted:
            return NONE
        if quest == PACIS:
            return self._nearest(figure, AIR)
        if quest == MAGNATUS:
            return city_hex(self.state, RUDUS)
        return self._before_farthest(figure)

    def _nearest(self, figure: i64, land: i64) -> i64:
        """Return the nearest hex of a kind that a figure is not kept out of."""
        state = self.state
        best: i64 = NONE
        best_steps: i64 = FAR
        hex_: i64 = 0
        while hex_ < state.terms.ground.hexes:
            if state.land[hex_] == land:
                steps = state.terms.ground.steps(state.spot[figure], hex_)
                if state.holder(hex_) not in (NONE, self.seat):
                    steps += 4
                if steps < best_steps:
                    best = hex_
                    best_steps = steps
            hex_ += 1
        return best

    def _nearest_soul(self, figure: i64) -> i64:
        """Return the nearest hex where a Soul Stone lies, or whose owner can be attacked."""
        state = self.state
        ground = state.terms.ground
        best: i64 = NONE
        best_steps: i64 = FAR
        hex_: i64 = 0
        while hex_ < ground.hexes:
            steps = ground.steps(state.spot[figure], hex_)
            if state.dropped_souls[hex_] > 0 and steps < best_steps:
                best = hex_
                best_steps = steps
            hex_ += 1
        seat: i64 = 0
        while seat < state.seats:
            prey = seat * SLOTS
            if seat != self.seat and state.souls[seat] > 0 and not state.is_home(prey):
                steps = ground.steps(state.spot[figure], state.spot[prey])
                if steps < best_steps:
                    best = state.spot[prey]
                    best_steps = steps
            seat += 1
        return best

    def _nearest_mine(self, figure: i64) -> i64:
        """Return the nearest mine of an element that is lacking."""
        best: i64 = NONE
        best_steps: i64 = FAR
        kind: i64 = 0
        while kind < RAW:
            if self.lack[kind] > 0:
                hex_ = self._nearest(figure, kind)
                steps = self.state.terms.ground.steps(self.state.spot[figure], hex_)
                if steps < best_steps:
                    best = hex_
                    best_steps = steps
            kind += 1
        return best

    def _library(self, figure: i64) -> i64:
        """Return the nearest city that offers the kind of formula that is wanted."""
        state = self.state
        best: i64 = NONE
        best_steps: i64 = FAR
        city: i64 = 0
        while city < 3:
            if (offered(state, city) >> self.pile) & 1 == 1:
                hex_ = self._nearest(figure, CITY + city)
                steps = state.terms.ground.steps(state.spot[figure], hex_)
                if state.holder(hex_) not in (NONE, self.seat):
                    steps += 4
                if steps < best_steps:
                    best = hex_
                    best_steps = steps
            city += 1
        return best

    def _beside_home(self, figure: i64) -> i64:
        """Return a hex next to the own tower."""
        return self._closest_to(figure, self.state.tower[self.seat])

    def _closest_to(self, figure: i64, tower: i64) -> i64:
        """Return the hex next to a tower that a figure reaches first."""
        state = self.state
        best: i64 = NONE
        best_steps: i64 = FAR
        direction: i64 = 0
        while direction < DIRECTIONS:
            hex_ = state.terms.ground.next_to(tower, direction)
            if hex_ != NONE and state.holder(hex_) in (NONE, self.seat):
                steps = state.terms.ground.steps(state.spot[figure], hex_)
                if steps < best_steps:
                    best = hex_
                    best_steps = steps
            direction += 1
        return best

    def _before_farthest(self, figure: i64) -> i64:
        """Return the hex before the farthest tower that a figure reaches first."""
        state = self.state
        best: i64 = NONE
        best_steps: i64 = FAR
        hex_: i64 = 0
        while hex_ < state.terms.ground.hexes:
            steps = state.terms.ground.steps(state.spot[figure], hex_)
            nearer = steps < best_steps and state.holder(hex_) in (NONE, self.seat)
            if nearer and is_before_farthest(state, self.seat, hex_):
                best = hex_
                best_steps = steps
            hex_ += 1
        return best


def total_of(table: "vec[i64]") -> i64:
    """Return the sum of a table."""
    units: i64 = 0
    for count in table:
        units += count
    return units
