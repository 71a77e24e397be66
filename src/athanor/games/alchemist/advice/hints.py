"""What bots should know about Alchemist: what an action is worth, roughly, in fame.

A potion pays its fame now. From then on the others copy it, the more often the fewer cubes it
takes and the longer the match still lasts; that counts in full against a single rival and less
among several. And whatever is done, the cubes left over should pay for a good copy next turn.
The numbers were found by letting bots that use them play against each other.
"""

from typing import Final

from mypy_extensions import i64

from athanor.games.alchemist.advice.last_turn import last_worth
from athanor.games.alchemist.codes import (
    ALLOWED,
    BREWS,
    CAULDRONS,
    NONE,
    POWERS,
    RESERVE,
    TYPES,
)
from athanor.games.alchemist.rules.choices import (
    COPY,
    DRAW,
    TAKE,
    Turn,
    copy_target,
    copy_tribute,
    create_brew,
    create_cauldron,
    create_tile,
)
from athanor.games.alchemist.show.words import ingredient
from athanor.games.alchemist.state import AlchemistState, supply_of
from athanor.games.alchemist.terms import Board
from athanor.kernel.game import ReasonedHints
from athanor.kernel.reasons import Reasons
from athanor.kernel.script import Decision

DEALS: Final = 400
"""In which analysis plays a moment on, to the end."""

WAVERS: Final = 1.0
"""How roughly those judge who play it on: after the deal there is hardly any chance left."""

CUBE: Final = 1.0
"""The worth of one of the first two cubes of a type, which recipes can use."""

SPARE: Final = 0.4
"""The worth of each further one: little more than what is left of it at the end."""

FAVOURITE: Final = 1.0
"""The worth of not leaving a cube of the own school to the end."""

REACH: Final = 0.3
"""The share of its fame that a potion is worth if it can be copied next turn."""

DRAWN: Final = 2.0
"""The worth of two cubes from the bag."""

WAITING: Final = 3.0
"""How much more they are worth to one of two, who would rather copy than be copied."""

EXPOSURE: Final[tuple[float, ...]] = (0.0, 1.0, 0.8, 0.5, 0.35, 0.2)
"""By size of recipe: the share of its fame that a new potion gives away to two rivals."""

EARLY: Final = 7.0
"""So many rounds before the end a potion is copied as much as it ever will be."""

PACE: Final = 1.7
"""Cubes that a turn takes, on average, out of the piles that end the match."""


class AlchemistHints(ReasonedHints):
    """Values an action by what it gains, gives away and leaves behind."""

    def __init__(self) -> None:
        super().__init__(weighed=True, deals=DEALS, wavers=WAVERS)

    def worth(self, decision: Decision, choice: i64, reasons: Reasons | None) -> float:
        """Return the worth of an action to the seat that plays it, in fame."""
        assert isinstance(decision, Turn)
        state = decision.state
        seat = decision.seat
        if state.is_last_round():
            return last_worth(state, seat, choice, reasons)
        if choice < COPY:
            return creation_worth(state, seat, choice, reasons)
        if choice < TAKE:
            return copy_worth(state, seat, choice, reasons)
        if choice < DRAW:
            return supply_worth(state, seat, 0, choice - TAKE, NONE, reasons)
        kept = supply_worth(state, seat, 0, NONE, NONE, reasons)
        if choice == DRAW:
            kept += DRAWN + WAITING if state.seats == 2 else DRAWN
            if reasons is not None:
                reasons.add("alchemist-reason-drawn", DRAWN, "ALC-082")
                if state.seats == 2:
                    reasons.add("alchemist-reason-waiting", WAITING)
        return kept


def creation_worth(state: AlchemistState, seat: i64, choice: i64, reasons: Reasons | None) -> float:
    """Return the worth of a new potion: its fame, less what others will make of it."""
    cauldron = create_cauldron(choice)
    brew = create_brew(choice)
    fame = float(create_tile(choice) + 1)
    given = given_away(state, brew)
    if reasons is not None:
        reasons.add("alchemist-reason-fame", fame, "ALC-053", fame=create_tile(choice) + 1)
        reasons.add(
            "alchemist-reason-copied",
            -fame * given,
            "ALC-073",
            fame=round(fame * given),
            rivals=state.seats - 1,
            cubes=size(state.board, brew),
        )
    kept = after_brewing(state, seat, cauldron, brew, reasons)
    return fame * (1.0 - given) + kept


def copy_worth(state: AlchemistState, seat: i64, choice: i64, reasons: Reasons | None) -> float:
    """Return the worth of a copy: its fame, and better no tribute that counts for the school."""
    cauldron = copy_target(choice)
    fame = state.value[cauldron]
    if reasons is not None:
        reasons.add("alchemist-reason-fame", float(fame), "ALC-067", fame=fame)
    kept = after_brewing(state, seat, cauldron, state.brew[cauldron], reasons)
    if state.board.allowed[cauldron * ALLOWED + copy_tribute(choice)] == state.schools[seat]:
        kept -= FAVOURITE
        if reasons is not None:
            reasons.add("alchemist-reason-tribute", -FAVOURITE, "ALC-065 ALC-101")
    return float(fame) + kept


def given_away(state: AlchemistState, brew: i64) -> float:
    """Return the share of a new potion's fame that others will make of it."""
    ahead = rounds_left(state) / EARLY
    return min(ahead, 1.0) * EXPOSURE[size(state.board, brew)] * 2.0 / float(state.seats - 1)


def rounds_left(state: AlchemistState) -> float:
    """Return an estimate of the rounds to come: three piles of the reserve must run out."""
    low = middle = high = i64(1000)
    kind: i64 = 0
    while kind < TYPES:
        count = state.cubes[RESERVE + kind]
        if count < low:
            low, middle, high = count, low, middle
        elif count < middle:
            middle, high = count, middle
        elif count < high:
            high = count
        kind += 1
    return float(low + middle + high) / (PACE * float(state.seats))


def size(board: Board, brew: i64) -> i64:
    """Return the number of cubes of a brew."""
    return board.brew_count(brew, 0) + board.brew_count(brew, 1) + board.brew_count(brew, 2)


def after_brewing(
    state: AlchemistState, seat: i64, cauldron: i64, brew: i64, reasons: Reasons | None
) -> float:
    """Return the worth of a supply once a brew is paid and its products are received."""
    mixture = state.board.mixture[cauldron * BREWS + brew]
    first = state.board.products[cauldron * 2]
    second = state.board.products[cauldron * 2 + 1]
    if state.cubes[RESERVE + first] == 0:
        first = NONE
    if state.cubes[RESERVE + second] == 0:
        second = NONE
    return supply_worth(state, seat, mixture, first, second, reasons)


def supply_worth(
    state: AlchemistState, seat: i64, mixture: i64, first: i64, second: i64, reasons: Reasons | None
) -> float:
    """Return the worth of a supply less a mixture, with one more cube of up to two types."""
    worth = 0.0
    stock: i64 = 0
    power: i64 = 1
    paid = mixture
    of_school: i64 = 0
    kind: i64 = 0
    while kind < TYPES:
        count = state.cubes[supply_of(seat) + kind] - paid % 3
        if kind == first:
            count += 1
        if kind == second:
            count += 1
        useful: i64 = 2 if count > 2 else count
        worth += CUBE * float(useful) + SPARE * float(count - useful)
        if kind == state.schools[seat]:
            worth -= FAVOURITE * float(count)
            of_school = count
        stock += power * useful
        power *= 3
        paid //= 3
        kind += 1
    best = best_copy(state, seat, stock)
    if reasons is not None:
        liked = FAVOURITE * float(of_school)
        reasons.add("alchemist-reason-left", worth + liked, cubes=usable(stock))
        if of_school > 0:
            school = ingredient(state.schools[seat])
            reasons.add(
                "alchemist-reason-school", -liked, "ALC-107", cubes=of_school, school=school
            )
        reasons.add("alchemist-reason-next", REACH * float(best), "ALC-062", fame=best)
    return worth + REACH * float(best)


def usable(stock: i64) -> int:
    """Return how many cubes recipes can use of a stock, of which each digit to base 3 is a type."""
    return sum(stock // power % 3 for power in POWERS)


def best_copy(state: AlchemistState, seat: i64, stock: i64) -> i64:
    """Return the fame of the best potion of others that a stock can pay for."""
    board = state.board
    best: i64 = 0
    cauldron: i64 = 0
    while cauldron < CAULDRONS:
        fame = state.value[cauldron]  # 0 where nothing is recorded
        can_copy = state.creator[cauldron] != seat
        if fame > best and can_copy and board.can_pay(stock, cauldron, state.brew[cauldron]):
            best = fame
        cauldron += 1
    return best
