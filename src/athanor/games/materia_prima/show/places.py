"""What hexes are called by somebody who sits at the table: by the way there from their own tower.

Whoever has none yet, or only looks on, is told the way from the nearest city.
"""

import math
from collections import Counter, OrderedDict
from typing import Final

from athanor.games.materia_prima.codes import NONE
from athanor.games.materia_prima.rules.ground import STEP_Q, STEP_R
from athanor.games.materia_prima.show.words import element
from athanor.games.materia_prima.state import MateriaState
from athanor.games.materia_prima.terms import Terms
from athanor.kernel.words import Arg, Message, SeatName

SIDES: Final = ("e", "ne", "nw", "w", "sw", "se")
"""The six sides of a hex, as the rules count them."""

WINDS: Final = ("e", "ne", "n", "nw", "w", "sw", "s", "se")
"""Eight directions of the compass, against the clock."""

Anchor = tuple[int, Message]
"""Where a way begins, and how that is called."""

Names = tuple[Message, ...]
Land = tuple[Terms, tuple[int, ...], tuple[int, ...], int]
"""All that names depend on: the ground, what lies on it, the towers, and who looks."""

KEPT: Final = 32
"""For so many matches and viewers names are kept: they hold from the end of set-up on."""

_named: OrderedDict[Land, Names] = OrderedDict()


def names(state: MateriaState, viewer: int) -> Names:
    """Return what all hexes are called by a viewer."""
    land = (state.terms, tuple(state.land), tuple(state.tower), viewer)
    found = _named.pop(land, None)
    if found is None:
        signposts = Signposts(state, viewer)
        found = tuple(signposts.called(hex_) for hex_ in range(state.terms.ground.hexes))
    _named[land] = found
    if len(_named) > KEPT:
        _named.popitem(last=False)
    return found


class Signposts:
    """What the hexes are called by a viewer. What holds for many of them is found out once."""

    def __init__(self, state: MateriaState, viewer: int) -> None:
        self.state = state
        self.viewer = viewer
        spots = range(state.terms.ground.hexes)
        self._cities = [spot for spot in spots if state.city_at(spot) != NONE]
        self._mines = [spot for spot in spots if state.mine_at(spot) != NONE]
        self._alike: dict[int, Counter[tuple[int, str]]] = {}

    def called(self, hex_: int) -> Message:
        """Return what a hex is called: by its city, its tower, or the way there."""
        state = self.state
        city, tower = state.city_at(hex_), state.tower_at(hex_)
        if city != NONE:
            return Message("materia-prima-near-city", {"city": state.terms.city_names[city]})
        if tower != NONE:
            return tower_called(tower, self.viewer)
        start = self._anchor_of(hex_)
        if start[0] == hex_:
            return start[1]
        if state.mine_at(hex_) != NONE:
            return self._mine_called(hex_, start)
        return free_called(state, hex_, start)

    def _anchor_of(self, hex_: int) -> Anchor:
        """Return from where the viewer is told the way: one's tower, a city, or the middle."""
        state, viewer = self.state, self.viewer
        if viewer < state.seats and state.tower[viewer] != NONE:
            return state.tower[viewer], tower_called(viewer, viewer)
        ground = state.terms.ground
        if self._cities:
            nearest = min(self._cities, key=lambda spot: int(ground.steps(hex_, spot)))
            return nearest, self.called(nearest)
        return ground.numbers[(0, 0)], Message("materia-prima-near-middle")

    def _mine_called(self, hex_: int, start: Anchor) -> Message:
        """Return what a mine is called: the steps are told where its direction is not enough."""
        spot, anchor = start
        mine, wind = self.state.mine_at(hex_), wind_to(self.state, spot, hex_)
        args: dict[str, Arg] = {
            "element": element(mine),
            "heading": heading(wind),
            "anchor": anchor,
            "steps": int(self.state.terms.ground.steps(spot, hex_)),
        }
        alike = self._seen_from(spot)[mine, wind] > 1
        return Message(
            "materia-prima-near-mine-steps" if alike else "materia-prima-near-mine", args
        )

    def _seen_from(self, spot: int) -> Counter[tuple[int, str]]:
        """Return how many mines of each element lie in each direction of a hex."""
        if spot not in self._alike:
            state = self.state
            self._alike[spot] = Counter(
                (state.mine_at(mine), wind_to(state, spot, mine)) for mine in self._mines
            )
        return self._alike[spot]


def tower_called(seat: int, viewer: int) -> Message:
    """Return what a tower is called."""
    if seat == viewer:
        return Message("materia-prima-near-home")
    return Message("materia-prima-near-tower", {"seat": SeatName(seat)})


def free_called(state: MateriaState, hex_: int, start: Anchor) -> Message:
    """Return what a hex without anything is called: the steps of one of the ways there."""
    spot, anchor = start
    ground = state.terms.ground
    (east, south), (q, r) = ground.coordinates[spot], ground.coordinates[hex_]
    legs = legs_of(q - east, r - south)
    straight = legs[0]
    args: dict[str, Arg] = {
        "steps": straight[1],
        "heading": heading(SIDES[straight[0]]),
        "anchor": anchor,
    }
    if len(legs) == 1:
        return Message("materia-prima-near-free", args)
    turn, more = legs[1]
    args |= {"more": more, "turn": heading(SIDES[turn])}
    return Message("materia-prima-near-free-turned", args)


def legs_of(q: int, r: int) -> list[tuple[int, int]]:
    """Return a shortest way as one or two straight legs, the longer one first."""
    for side in range(len(SIDES)):
        turn = (side + 1) % len(SIDES)
        span = STEP_Q[side] * STEP_R[turn] - STEP_Q[turn] * STEP_R[side]
        first = (q * STEP_R[turn] - r * STEP_Q[turn]) * span
        second = (STEP_Q[side] * r - STEP_R[side] * q) * span
        if first > 0 and second >= 0:
            legs = [(side, first), (turn, second)]
            return sorted((leg for leg in legs if leg[1]), key=lambda leg: -leg[1])
    return []


def wind_to(state: MateriaState, start: int, goal: int) -> str:
    """Return in which of the eight directions somebody looks."""
    ground = state.terms.ground
    (east, south), (q, r) = ground.coordinates[start], ground.coordinates[goal]
    across, up = (q - east) + (r - south) / 2, -(r - south) * math.sqrt(3) / 2
    return WINDS[round(math.atan2(up, across) / (math.pi / 4)) % len(WINDS)]


def heading(wind: str) -> Message:
    """Return a direction in words."""
    return Message(f"materia-prima-heading-{wind}")
