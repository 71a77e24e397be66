"""What hexes are called by somebody who sits at the table: by the way there from their own tower.

Whoever has none yet, or only looks on, is told the way from the nearest city.
"""

import math
from typing import Final

from athanor.games.materia_prima.codes import NONE
from athanor.games.materia_prima.rules.ground import STEP_Q, STEP_R
from athanor.games.materia_prima.show.words import element
from athanor.games.materia_prima.state import MateriaState
from athanor.kernel.words import Arg, Message, SeatName

SIDES: Final = ("e", "ne", "nw", "w", "sw", "se")
"""The six sides of a hex, as the rules count them."""

WINDS: Final = ("e", "ne", "n", "nw", "w", "sw", "s", "se")
"""Eight directions of the compass, against the clock."""

Anchor = tuple[int, Message]
"""Where a way begins, and how that is called."""


def called(state: MateriaState, hex_: int, viewer: int) -> Message:
    """Return what a hex is called by a viewer: by its city, its tower, or the way there."""
    city, tower = state.city_at(hex_), state.tower_at(hex_)
    if city != NONE:
        return Message("materia-prima-near-city", {"city": state.terms.city_names[city]})
    if tower != NONE:
        return tower_called(tower, viewer)
    start, anchor = anchor_of(state, hex_, viewer)
    if start == hex_:
        return anchor
    mine = state.mine_at(hex_)
    if mine != NONE:
        return mine_called(state, hex_, (start, anchor))
    return free_called(state, hex_, (start, anchor))


def tower_called(seat: int, viewer: int) -> Message:
    """Return what a tower is called."""
    if seat == viewer:
        return Message("materia-prima-near-home")
    return Message("materia-prima-near-tower", {"seat": SeatName(seat)})


def anchor_of(state: MateriaState, hex_: int, viewer: int) -> Anchor:
    """Return from where a viewer is told the way: one's tower, a city, or the middle."""
    if viewer < state.seats and state.tower[viewer] != NONE:
        return state.tower[viewer], tower_called(viewer, viewer)
    ground = state.terms.ground
    cities = [spot for spot in range(ground.hexes) if state.city_at(spot) != NONE]
    if cities:
        nearest = min(cities, key=lambda spot: int(ground.steps(hex_, spot)))
        return nearest, called(state, nearest, viewer)
    return ground.numbers[(0, 0)], Message("materia-prima-near-middle")


def mine_called(state: MateriaState, hex_: int, start: Anchor) -> Message:
    """Return what a mine is called: the steps are told where its direction is not enough."""
    mine = state.mine_at(hex_)
    spot, anchor = start
    wind = wind_to(state, spot, hex_)
    ground = state.terms.ground
    alike = [
        other
        for other in range(ground.hexes)
        if state.mine_at(other) == mine and other != hex_ and wind_to(state, spot, other) == wind
    ]
    args: dict[str, Arg] = {
        "element": element(mine),
        "heading": heading(wind),
        "anchor": anchor,
        "steps": int(ground.steps(spot, hex_)),
    }
    return Message("materia-prima-near-mine-steps" if alike else "materia-prima-near-mine", args)


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
