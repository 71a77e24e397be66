"""A plan for a seat: what it lacks for its aims, and where each figure should go.

What is lacking is broken down to raw elements; alchemist and homunculi fetch them from the nearest
mines, and take them where they are wanted.
"""

from typing import Final

from mypy_extensions import i64

from athanor.games.materia_prima.advice.aims import Aims, is_peaceful, total_of
from athanor.games.materia_prima.advice.shortfall import Shortfall, units_of
from athanor.games.materia_prima.codes import (
    ACTIONS,
    AIR,
    ALCHEMIST,
    ANIMUS,
    CITIES,
    CUSTO,
    CUSTODIS,
    DOMINUS,
    EARTH,
    FIRE,
    GOLD,
    GRAVIT,
    KINDS,
    MAGISTER,
    MAGNATUS,
    MOVE,
    NONE,
    PACIS,
    PAGANUS,
    RAW,
    RUDUS,
    SLOTS,
    TROQUESIA,
    TYRANNUS,
)
from athanor.games.materia_prima.rules.figures import room
from athanor.games.materia_prima.rules.ground import DIRECTIONS, FAR
from athanor.games.materia_prima.rules.order_objections import offered
from athanor.games.materia_prima.rules.progress import city_hex
from athanor.games.materia_prima.rules.quests import (
    fine_items,
    is_before_farthest,
    wears_fine,
)
from athanor.games.materia_prima.state import MateriaState
from athanor.games.materia_prima.terms import numbers

AHEAD: Final = 3
"""Formulas that are gathered for at once, so that nobody walks home half empty."""

STORE_FOR_POINTS: Final = 3
"""Gold that is made for its points when nothing else is wanted."""

DETOUR: Final = 4
"""Steps that it costs to wait for others to leave a hex."""


class Plan:
    """What a seat is up to."""

    def __init__(self, state: MateriaState, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.aims = Aims(state, seat)
        shortfall = self._shortfall()
        self.make = shortfall.make
        """What should be converted, by product."""
        self.lack = shortfall.lack
        """Raw elements that nobody has yet."""
        self.held = numbers(state.terms.ground.hexes)
        """Hexes where others stand."""
        self.goal = numbers(SLOTS, NONE)
        """Where each figure should go."""
        self.steps = numbers(SLOTS * state.terms.ground.hexes, FAR)
        """How far the hexes around each figure are from its goal, round everybody else."""
        self._mark_held()
        slot: i64 = 0
        while slot < SLOTS:
            if state.spot[seat * SLOTS + slot] != NONE and has_actions(state, slot):
                self.goal[slot] = self._goal_of(slot)
                if self.goal[slot] != NONE:
                    self._measure(slot)
            slot += 1

    # --- what it takes ---

    def _shortfall(self) -> Shortfall:
        """Work out what has to be converted, and which raw elements nobody has yet."""
        state = self.state
        costs = state.terms.cards.cost
        need = self.aims.carry[:]
        for card in self.aims.cards[:AHEAD]:
            kind: i64 = 0
            while kind < KINDS:
                need[kind] += costs[card * KINDS + kind]
                kind += 1
        if total_of(need) == 0:
            need[GOLD] = STORE_FOR_POINTS
        shortfall = Shortfall(need, units_of(state, self.seat))
        if self.aims.on_quest and state.quest[self.seat] == DOMINUS:
            lying = state.drops[city_hex(state, TROQUESIA) * KINDS + FIRE]
            shortfall.lack[FIRE] += max(0, state.terms.quest_count[DOMINUS] - lying)
        return shortfall

    # --- where to go ---

    def _goal_of(self, slot: i64) -> i64:
        """Return where a figure should go."""
        goal = self._quest_goal(slot) if self.aims.on_quest else NONE
        if goal == NONE and slot == ALCHEMIST:
            goal = self._errand()
        if goal == NONE and room(self.state, self.seat * SLOTS + slot) > 0:
            goal = self.nearest(slot, self._mines())
        return self.state.tower[self.seat] if goal == NONE else goal

    def _errand(self) -> i64:
        """Return where the alchemist has to go himself: for a soul, or to a city."""
        state = self.state
        if state.souls[self.seat] == 0 and state.stone[self.seat] == 1:
            soul = self.nearest(ALCHEMIST, self._souls())
            if soul != NONE:
                return soul
        if self.aims.city != NONE and self._has_all():
            return city_hex(state, self.aims.city)
        if self.aims.pile != NONE and not self.aims.cards and state.carried(self.seat * SLOTS) < 2:
            return self.nearest(ALCHEMIST, self._libraries())
        return NONE

    def _quest_goal(self, slot: i64) -> i64:
        """Return where the quest wants a figure, if it is ready for it."""
        state = self.state
        seat = self.seat
        quest = state.quest[seat]
        need = state.terms.quest_count[quest]
        figure = seat * SLOTS + slot
        leads = slot == ALCHEMIST
        if quest == TYRANNUS and not leads and self.aims.figures(1) >= need:
            return city_hex(state, (slot - 1) % CITIES)
        if quest == PAGANUS and self.aims.figures(1) >= need:
            return self.nearest(ALCHEMIST, self._lands(EARTH))
        if quest == CUSTODIS and not leads and self.aims.figures(2) >= need:
            return self.nearest(slot, self._beside_home())
        fire = state.pack[figure * KINDS + FIRE]
        if quest == DOMINUS and fire > 0 and (room(state, figure) <= 0 or self.lack[FIRE] == 0):
            return city_hex(state, TROQUESIA)
        if not leads:
            return NONE
        if quest == MAGISTER and fine_items(state, seat) >= need and wears_fine(state, seat):
            return city_hex(state, GRAVIT)
        if quest == ANIMUS and state.souls[seat] >= need:
            return city_hex(state, TROQUESIA)
        if quest == CUSTO and not self.aims.cards and self.aims.pile == NONE:
            return self.nearest(slot, self._before_farthest())
        if total_of(self.aims.carry) == 0 or not self._has_all():
            return NONE
        if quest == PACIS:
            return self.nearest(slot, self._lands(AIR))
        if quest == MAGNATUS:
            return city_hex(state, RUDUS)
        return self.nearest(slot, self._before_farthest())

    def _has_all(self) -> bool:
        """Tell whether the alchemist has with him all that he should."""
        kind: i64 = 0
        while kind < KINDS:
            if self.aims.carry[kind] > self.state.pack[self.seat * SLOTS * KINDS + kind]:
                return False
            kind += 1
        return True

    # --- places ---

    def nearest(self, slot: i64, places: list[int]) -> i64:
        """Return the place that a figure reaches first; others in the way cost a detour."""
        ground = self.state.terms.ground
        spot = self.state.spot[self.seat * SLOTS + slot]
        best: i64 = NONE
        best_steps: i64 = FAR
        for one in places:
            hex_: i64 = one
            steps = ground.steps(spot, hex_) + DETOUR * self.held[hex_]
            if steps < best_steps:
                best = hex_
                best_steps = steps
        return best

    def _lands(self, land: i64) -> list[int]:
        """Return the hexes of a kind."""
        return [hex_ for hex_, kind in enumerate(self.state.land) if kind == land]

    def _mines(self) -> list[int]:
        """Return the mines of elements that are lacking."""
        lack = self.lack
        return [
            hex_ for hex_, kind in enumerate(self.state.land) if 0 <= kind < RAW and lack[kind] > 0
        ]

    def _libraries(self) -> list[int]:
        """Return the cities that offer the kind of formula that is wanted."""
        state = self.state
        return [
            city_hex(state, city)
            for city in range(CITIES)
            if (offered(state, city) >> self.aims.pile) & 1 == 1
        ]

    def _souls(self) -> list[int]:
        """Return where Soul Stones lie, and where alchemists stand who can be robbed of one."""
        state = self.state
        places = [hex_ for hex_, souls in enumerate(state.dropped_souls) if souls > 0]
        if is_peaceful(state, self.seat):
            return places
        for other in range(state.seats):
            prey = other * SLOTS
            if other != self.seat and state.souls[other] > 0 and not state.is_home(prey):
                places.append(state.spot[prey])
        return places

    def _beside_home(self) -> list[int]:
        """Return the hexes next to the own tower."""
        ground = self.state.terms.ground
        home = self.state.tower[self.seat]
        return [hex_ for hex_ in range(ground.hexes) if ground.steps(hex_, home) == 1]

    def _before_farthest(self) -> list[int]:
        """Return the hexes before the tower that is farthest away."""
        hexes = range(self.state.terms.ground.hexes)
        return [hex_ for hex_ in hexes if is_before_farthest(self.state, self.seat, hex_)]

    # --- ways ---

    def _mark_held(self) -> None:
        """Mark the hexes where figures or towers of others stand."""
        state = self.state
        figure: i64 = 0
        while figure < state.seats * SLOTS:
            other = figure // SLOTS
            if other != self.seat:
                if state.spot[figure] != NONE:
                    self.held[state.spot[figure]] = 1
                self.held[state.tower[other]] = 1
            figure += 1

    def _measure(self, slot: i64) -> None:
        """Count the steps to a figure's goal over hexes that others leave free.

        Only as far as the figure and the hexes around it: nobody asks for the others.
        """
        ground = self.state.terms.ground
        base = slot * ground.hexes
        start = base + self.state.spot[self.seat * SLOTS + slot]
        self.steps[base + self.goal[slot]] = 0
        waiting: list[int] = [self.goal[slot]]
        for one in waiting:
            hex_: i64 = one
            if self.steps[base + hex_] > self.steps[start]:
                break
            direction: i64 = 0
            while direction < DIRECTIONS:
                other = ground.next_to(hex_, direction)
                if other != NONE and self.held[other] == 0 and self.steps[base + other] == FAR:
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


def has_actions(state: MateriaState, slot: i64) -> bool:
    """Tell whether a figure of the active seat may still move or do something."""
    return state.left[slot] > 0 or state.extra[slot * ACTIONS + MOVE] > 0
