"""The view as numbers, for learning agents."""

from athanor.games.ars_alchimia.codes import KINDS, NONE, PILES, SPACES
from athanor.games.ars_alchimia.rules.queries import order_limit
from athanor.games.ars_alchimia.state import ArsState
from athanor.kernel.bits import has

MAX_SEATS = 4
SEAT_FEATURES = 8 + KINDS + 4 + 3 * 3 + 20
FEATURES = 10 + KINDS + SPACES * 4 + PILES + MAX_SEATS * SEAT_FEATURES


def features(state: ArsState, viewer: int) -> list[int]:
    """Return the view as numbers: always four seats, counted from the viewer's own on.

    A spectator counts from seat 0.
    """
    own = viewer if viewer < state.seats else 0

    def relative(seat: int) -> int:
        return (seat - own) % state.seats + 1 if seat != NONE else 0

    numbers = [state.seats, state.year, state.stage, relative(state.active), int(state.over)]
    numbers += [state.space + 1, state.surplus, state.die, state.result, state.used]
    numbers += list(state.terms.caps)
    for space in range(SPACES):
        numbers += [
            int(state.terms.in_use(space)),
            state.face[space] + 1,
            relative(state.owner[space]),
            state.crew[space],
        ]
    numbers += list(state.sizes)
    for offset in range(MAX_SEATS):
        if offset < state.seats:
            numbers += seat_features(state, (own + offset) % state.seats)
        else:
            numbers += [0] * SEAT_FEATURES
    return [int(number) for number in numbers]


def seat_features(state: ArsState, seat: int) -> list[int]:
    """Return a player board as numbers; assistants are 1 if ready and 2 if exhausted."""
    orders = state.accepted(seat)[:3]
    slots = [[order + 1, state.terms.order_vp[order], 1] for order in orders]
    slots += [[0, 0, 0]] * (3 - len(slots))
    return [
        state.vp[seat],
        state.workshop[seat] + 1,
        int(state.has_passed(seat)),
        state.available[seat],
        state.square[seat],
        state.reserve[seat],
        state.orders_held(seat),
        order_limit(state, seat),
        *(state.held(seat, kind) for kind in range(KINDS)),
        *(state.made[seat * 4 + number] for number in range(4)),
        *(number for slot in slots for number in slot),
        *(
            (1 + has(state.exhausted, card)) if state.employs(seat, card) else 0
            for card in range(20)
        ),
    ]
