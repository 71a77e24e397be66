"""Final scoring and the winner, worked out from the state instead of carried out.

The supplies stay where they are, so that the result can show them (ALC-R33).
"""

from mypy_extensions import i64

from athanor.games.alchemist.codes import NONE, RESERVE, TYPES
from athanor.games.alchemist.state import AlchemistState, supply_of
from athanor.kernel.words import Message, Modifier, Outcome


def leftover_fame(state: AlchemistState, seat: i64) -> i64:
    """Return 1 fame for every 2 cubes left, types mixed, rounded down (ALC-100, ALC-R16)."""
    return state.pile_size(supply_of(seat)) // 2


def pooled(state: AlchemistState, kind: i64) -> i64:
    """Return the cubes of a type in the reserve once all supplies are put there (ALC-101, ALC-102).

    The Compendium (ALC-103), the bag (ALC-104) and removed cubes (ALC-105, ALC-R18) do not count.
    """
    count = state.cubes[RESERVE + kind]
    seat: i64 = 0
    while seat < state.seats:
        count += state.cubes[supply_of(seat) + kind]
        seat += 1
    return count


def school_rank(state: AlchemistState, seat: i64) -> i64:
    """Return the place of a seat's school, from 1 on: fewest cubes first (ALC-107).

    Equal counts share a place and no place is left out after them (ALC-108, ALC-109, ALC-R17), so a
    school's place is 1 more than the number of different lower counts among the represented
    schools (ALC-106).
    """
    mine = pooled(state, state.schools[seat])
    lower: i64 = 0
    other: i64 = 0
    while other < state.seats:
        count = pooled(state, state.schools[other])
        if count < mine and is_first_with(state, other, count):
            lower += 1
        other += 1
    return lower + 1


def is_first_with(state: AlchemistState, seat: i64, count: i64) -> bool:
    """Tell whether no earlier seat's school has the same count."""
    earlier: i64 = 0
    while earlier < seat:
        if pooled(state, state.schools[earlier]) == count:
            return False
        earlier += 1
    return True


def school_reward(state: AlchemistState, seat: i64) -> i64:
    """Return the reward of a seat's school by its place; 0 without schools (ALC-161).

    A school matters nowhere else (ALC-027).
    """
    if state.schools[seat] == NONE:
        return 0
    return state.terms.rewards[school_rank(state, seat) - 1]


def final_fame(state: AlchemistState, seat: i64) -> i64:
    """Return all the fame that final scoring adds; leftovers count for both (ALC-R23)."""
    return leftover_fame(state, seat) + school_reward(state, seat)


def ahead(state: AlchemistState, seat: i64, other: i64) -> bool:
    """Tell whether a seat stands before another: by fame (ALC-120), then by reward (ALC-121)."""
    if state.fame[seat] != state.fame[other]:
        return state.fame[seat] > state.fame[other]
    return school_reward(state, seat) > school_reward(state, other)


def place(state: AlchemistState, seat: i64) -> i64:
    """Return the place of a seat in a finished match; equals share it (ALC-122, ALC-R15).

    Below the winner it is for display only (ALC-R31).
    """
    before: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if ahead(state, other, seat):
            before += 1
        other += 1
    return before + 1


def outcome(state: AlchemistState) -> Outcome:
    """Return the full standing with every sum broken down by rule."""
    return Outcome(
        places=tuple(place(state, seat) for seat in range(state.seats)),
        scores=tuple(score_lines(state, seat) for seat in range(state.seats)),
        rules=("ALC-120", "ALC-121", "ALC-122") if state.terms.schools else ("ALC-120", "ALC-161"),
    )


def score_lines(state: AlchemistState, seat: int) -> tuple[Modifier, ...]:
    """Return where the fame of a seat comes from."""
    left = leftover_fame(state, seat)
    reward = school_reward(state, seat)
    cubes = state.pile_size(supply_of(seat))
    lines = [
        Modifier(
            Message("alchemist-score-potions"),
            state.fame[seat] - left - reward,
            ("ALC-053", "ALC-067"),
        ),
        Modifier(Message("alchemist-score-leftovers", {"cubes": cubes}), left, ("ALC-100",)),
    ]
    if state.terms.schools:
        school = state.schools[seat]
        arguments = {"place": school_rank(state, seat), "cubes": pooled(state, school)}
        lines.append(
            Modifier(
                Message("alchemist-score-school", {**arguments}),
                reward,
                ("ALC-107", "ALC-108", "ALC-109", f"ALC-{108 + state.seats}", "ALC-114"),
            )
        )
    return tuple(lines)


def pool(state: AlchemistState) -> list[int]:
    """Return the five counts of ALC-101."""
    return [pooled(state, kind) for kind in range(TYPES)]
