"""Final scoring and the winner, each sum broken down by rule."""

from mypy_extensions import i64

from athanor.games.ars_alchimia.codes import BONUS, CATEGORIES, ELIXIR, NONE, SLOTS, UNIVERSITY
from athanor.games.ars_alchimia.show.words import category
from athanor.games.ars_alchimia.state import ArsState
from athanor.kernel.bits import count_bits
from athanor.kernel.words import Message, Modifier, Outcome

MOST_COUNTED = len(BONUS) - 1
"""More orders of a category bring no more (ARS-151)."""


def unfulfilled(state: ArsState, seat: i64) -> i64:
    """Return what unfulfilled orders cost: half of each, rounded down (ARS-150, ARS-R33)."""
    loss: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        order = state.slots[seat * SLOTS + slot]
        if order == NONE:
            break
        loss += state.terms.order_vp[order] // 2
        slot += 1
    return loss


def category_bonus(state: ArsState, seat: i64, number: i64) -> i64:
    """Return the bonus of a category (ARS-151)."""
    count = state.made[seat * 4 + number] + state.wild[seat * 4 + number]
    return BONUS[count] if count < MOST_COUNTED else BONUS[MOST_COUNTED]


def specialities(state: ArsState, seat: i64) -> i64:
    """Return the bonuses of all categories, each for itself (ARS-151)."""
    total: i64 = 0
    number: i64 = 0
    while number < len(CATEGORIES):
        total += category_bonus(state, seat, number)
        number += 1
    return total


def final_points(state: ArsState, seat: i64) -> i64:
    """Return all that the final scoring adds for a seat; nothing else counts (ARS-154)."""
    left = state.held(seat, ELIXIR) + count_bits(state.staff[seat])  # ARS-152, ARS-153
    return specialities(state, seat) + left - unfulfilled(state, seat)


def ahead(state: ArsState, seat: i64, other: i64) -> bool:
    """Tell whether a seat stands before another: points, then University."""
    if state.vp[seat] != state.vp[other]:
        return state.vp[seat] > state.vp[other]  # ARS-155
    return state.made[seat * 4 + UNIVERSITY] > state.made[other * 4 + UNIVERSITY]  # ARS-156


def place(state: ArsState, seat: i64) -> i64:
    """Return the place of a seat in a finished match; equals share it (ARS-157, ARS-R34)."""
    before: i64 = 0
    other: i64 = 0
    while other < state.terms.seats:
        if ahead(state, other, seat):
            before += 1
        other += 1
    return before + 1


def outcome(state: ArsState) -> Outcome:
    """Return the full standing with every sum broken down by rule."""
    return Outcome(
        places=tuple(place(state, seat) for seat in range(state.seats)),
        scores=tuple(score_lines(state, seat) for seat in range(state.seats)),
        rules=("ARS-155", "ARS-156", "ARS-157"),
    )


def score_lines(state: ArsState, seat: int) -> tuple[Modifier, ...]:
    """Return where the points of a seat come from."""
    loss = unfulfilled(state, seat)
    elixir = state.held(seat, ELIXIR)
    staff = count_bits(state.staff[seat])
    before = state.vp[seat] - final_points(state, seat)
    lines = [
        Modifier(Message("ars-alchimia-score-play"), before, ("ARS-130", "ARS-131", "ARS-135")),
        Modifier(
            Message("ars-alchimia-score-unfulfilled", {"count": state.orders_held(seat)}),
            -loss,
            ("ARS-150",),
        ),
    ]
    for number in range(len(CATEGORIES)):
        count = state.made[seat * 4 + number] + state.wild[seat * 4 + number]
        message = Message(
            "ars-alchimia-score-category", {"category": category(number), "count": count}
        )
        lines.append(Modifier(message, category_bonus(state, seat, number), ("ARS-151",)))
    lines.append(
        Modifier(Message("ars-alchimia-score-elixir", {"count": elixir}), elixir, ("ARS-152",))
    )
    lines.append(
        Modifier(Message("ars-alchimia-score-assistants", {"count": staff}), staff, ("ARS-153",))
    )
    return tuple(lines)
