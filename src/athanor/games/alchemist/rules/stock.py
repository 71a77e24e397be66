"""Small changes that several rules share: drawing, paying, receiving, gaining fame."""

from mypy_extensions import i64

from athanor.games.alchemist.codes import ALLOWED, BAG, RESERVE, TYPES
from athanor.games.alchemist.state import AlchemistState, supply_of
from athanor.kernel.audience import only
from athanor.kernel.bits import bit
from athanor.kernel.script import Pick, Script


def draw_blindly(state: AlchemistState, seat: i64, number: i64) -> Script[None]:
    """Draw cubes from the bag that only the drawing seat sees; fewer if the bag ends (ALC-R6)."""
    supply = supply_of(seat)
    left = number
    while left > 0 and state.pile_size(BAG) > 0:
        kind: i64 = yield Pick("alchemist-chance-cube", state.cubes, BAG, TYPES, only(seat))
        state.cubes[BAG + kind] -= 1
        state.cubes[supply + kind] += 1
        left -= 1


def pay(state: AlchemistState, seat: i64, cauldron: i64, brew: i64) -> None:
    """Take the cubes of a brew out of a supply, openly (ALC-043, ALC-062, ALC-064)."""
    board = state.board
    place: i64 = 0
    while place < ALLOWED:
        count = board.brew_count(brew, place)
        if count > 0:
            kind = board.allowed[cauldron * ALLOWED + place]
            state.cubes[supply_of(seat) + kind] -= count
            known = TYPES * seat + kind
            balance = state.balance[known] - count
            state.balance[known] = balance
            state.proved[known] = max(state.proved[known], -balance)
        place += 1


def gain_openly(state: AlchemistState, seat: i64, kind: i64) -> None:
    """Put a cube that everybody has seen into a supply."""
    state.cubes[supply_of(seat) + kind] += 1
    state.balance[TYPES * seat + kind] += 1


def receive_products(state: AlchemistState, seat: i64, cauldron: i64) -> i64:
    """Take one cube of each product from the reserve (ALC-054, ALC-068).

    An exhausted product is simply not received (ALC-055, ALC-069), and none may be declined
    (ALC-R4). Returns the types as bits.
    """
    received: i64 = 0
    side: i64 = 0
    while side < 2:
        kind = state.board.products[cauldron * 2 + side]
        if state.cubes[RESERVE + kind] > 0:
            state.cubes[RESERVE + kind] -= 1
            gain_openly(state, seat, kind)
            received |= bit(kind)
        side += 1
    return received


def gain_fame(state: AlchemistState, seat: i64, fame: i64) -> None:
    """Move a seal along the track; fame is the total, laps included (ALC-130)."""
    state.fame[seat] += fame
