"""What an action is worth in the last round: whatever is left after it is counted, not planned.

A last action brings its fame, half a point for each cube that is left, and it may move the place
of the own school. Whose schools the others follow is not known: each of the other types may be
one of theirs, all equally. Nor is it known which of the cubes that nobody sees lie in the bag,
where they do not count, and which with the others: they are spread evenly.
"""

from mypy_extensions import i64

from athanor.games.alchemist.codes import ALLOWED, BAG, NONE, RESERVE, TYPES
from athanor.games.alchemist.rules.choices import (
    COPY,
    DRAW,
    TAKE,
    copy_target,
    copy_tribute,
    create_brew,
    create_cauldron,
    create_tile,
)
from athanor.games.alchemist.state import AlchemistState, supply_of
from athanor.kernel.reasons import Reasons

BAG_DRAW = 2.0
"""Cubes that come out of the bag at once."""


def last_worth(state: AlchemistState, seat: i64, choice: i64, reasons: Reasons | None) -> float:
    """Return the fame that a last action leaves a seat with, beside what it has already."""
    unseen = [float(unseen_of(state, seat, kind)) for kind in range(TYPES)]
    pool = counted(state, seat, unseen)
    left = float(state.pile_size(supply_of(seat)))
    fame = 0.0
    if choice < COPY:
        cauldron = create_cauldron(choice)
        left += spent(state, pool, cauldron, create_brew(choice), NONE)
        fame = float(create_tile(choice) + 1)
    elif choice < TAKE:
        cauldron = copy_target(choice)
        left += spent(state, pool, cauldron, state.brew[cauldron], copy_tribute(choice))
        fame = float(state.value[cauldron])
    elif choice < DRAW:
        left += 1.0
    elif choice == DRAW:
        left += drawn(state, pool, unseen)
    expected = reward(state, seat, pool)
    if reasons is not None:
        rule = "ALC-053" if choice < COPY else "ALC-067"
        reasons.add("alchemist-reason-fame", fame, rule, fame=round(fame))
        reasons.add("alchemist-reason-leftovers", left / 2.0, "ALC-100", cubes=round(left))
        reasons.add("alchemist-reason-place", expected, "ALC-107", fame=round(expected))
    return fame + left / 2.0 + expected


def spent(
    state: AlchemistState, pool: list[float], cauldron: i64, brew: i64, tribute: i64
) -> float:
    """Take a brew out of what will be counted; return by how many cubes the supply changes.

    A tribute goes to another supply and still counts.
    """
    board = state.board
    change: i64 = 0
    place: i64 = 0
    while place < ALLOWED:
        count = board.brew_count(brew, place)
        change -= count
        if place == tribute:
            count -= 1
        pool[board.allowed[cauldron * ALLOWED + place]] -= float(count)
        place += 1
    first, second = board.products[cauldron * 2], board.products[cauldron * 2 + 1]
    for product in (first, second):
        if state.cubes[RESERVE + product] > 0:
            change += 1
    return float(change)


def unseen_of(state: AlchemistState, seat: i64, kind: i64) -> i64:
    """Return how many cubes of a type lie in the bag or with the others: that much is known."""
    count = state.cubes[BAG + kind]
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            count += state.cubes[supply_of(other) + kind]
        other += 1
    return count


def counted(state: AlchemistState, seat: i64, unseen: list[float]) -> list[float]:
    """Return how many cubes of each type may be expected to be counted (ALC-101)."""
    inside = float(state.pile_size(BAG))
    all_unseen = sum(unseen)
    share = 1.0 - inside / all_unseen if all_unseen > 0.0 else 0.0
    return [
        float(state.cubes[RESERVE + kind] + state.cubes[supply_of(seat) + kind])
        + share * unseen[kind]
        for kind in range(TYPES)
    ]


def drawn(state: AlchemistState, pool: list[float], unseen: list[float]) -> float:
    """Add what may be expected from the bag; return how many cubes that are."""
    count = min(BAG_DRAW, float(state.pile_size(BAG)))
    if count > 0.0:
        all_unseen = sum(unseen)
        for kind in range(TYPES):
            pool[kind] += count * unseen[kind] / all_unseen
    return count


def reward(state: AlchemistState, seat: i64, pool: list[float]) -> float:
    """Return what a school may expect for its place: fewest cubes first (ALC-107)."""
    school = state.schools[seat]
    if school == NONE:
        return 0.0
    fewer = 0.0
    for kind in range(TYPES):
        if kind != school:
            fewer += min(1.0, max(0.0, pool[school] - pool[kind]))
    before = fewer * float(state.seats - 1) / float(TYPES - 1)
    rewards = state.terms.rewards
    place: i64 = i64(before)
    if place >= len(rewards) - 1:
        return float(rewards[len(rewards) - 1])
    share = before - float(place)
    return (1.0 - share) * float(rewards[place]) + share * float(rewards[place + 1])
