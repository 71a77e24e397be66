"""What a seat cannot know, sampled again: the bag, the others' hidden cubes, their schools.

A supply is its hidden gains (starting cubes and bag draws) plus its public gains less its public
spending. Only how the hidden gains split by type is unknown, and spending proves a least number
of some types; the state keeps both (``balance`` and ``proved``). Any split of the unseen cubes
that keeps to sizes and proofs agrees with everything the seat has seen, but for one thing: that
somebody had to pass in the last round is not held against a split. Proved cubes are set first and
the rest is dealt evenly, which is quick and always possible, though not exactly the conditional
distribution.
"""

from mypy_extensions import i64

from athanor.games.alchemist.codes import BAG, NONE, TYPES
from athanor.games.alchemist.state import AlchemistState, supply_of
from athanor.kernel.bits import bit
from athanor.kernel.chance import Stream
from athanor.kernel.vectors import vec


def redeal(state: AlchemistState, seat: i64, stream: Stream) -> None:
    """Deal again, in place, all that a seat cannot know; after the end nothing is hidden."""
    if state.over:
        return
    redeal_cubes(state, seat, stream)
    if state.schools[0] != NONE:
        redeal_schools(state, seat, stream)


def redeal_cubes(state: AlchemistState, seat: i64, stream: Stream) -> None:
    """Pool the bag and the others' hidden gains, and deal them again."""
    cubes = state.cubes
    wanted = vec[i64]([0] * state.seats)
    unseen: i64 = 0
    kind: i64 = 0
    while kind < TYPES:
        unseen += cubes[BAG + kind]
        kind += 1
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            kind = 0
            while kind < TYPES:
                place = supply_of(other) + kind
                known = TYPES * other + kind
                hidden = cubes[place] - state.balance[known]
                free = hidden - state.proved[known]
                wanted[other] += free
                unseen += free
                cubes[BAG + kind] += free
                cubes[place] -= free
                kind += 1
        other += 1
    other = 0
    while other < state.seats:
        while wanted[other] > 0:
            case = stream.below(unseen)
            kind = 0
            while case >= cubes[BAG + kind]:
                case -= cubes[BAG + kind]
                kind += 1
            cubes[BAG + kind] -= 1
            cubes[supply_of(other) + kind] += 1
            wanted[other] -= 1
            unseen -= 1
        other += 1


def redeal_schools(state: AlchemistState, seat: i64, stream: Stream) -> None:
    """Deal the others any arrangement of the schools that are not the seat's own."""
    free = (1 << TYPES) - 1 - bit(state.schools[seat])
    left: i64 = TYPES - 1
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            index = stream.below(left)
            kind: i64 = 0
            while not (free >> kind) & 1:
                kind += 1
            while index > 0:
                kind += 1
                if (free >> kind) & 1:
                    index -= 1
            state.schools[other] = kind
            free &= ~bit(kind)
            left -= 1
        other += 1
