"""The view as numbers, for learning agents."""

from athanor.games.alchemist.codes import CAULDRONS, TILES, TYPES
from athanor.games.alchemist.show.view import view
from athanor.games.alchemist.state import AlchemistState

MAX_SEATS = 5
FEATURES = 6 + 2 * TYPES + TILES + CAULDRONS * (TYPES + 2) + MAX_SEATS * 3 + 2 * TYPES


def features(state: AlchemistState, viewer: int) -> list[int]:
    """Return the view as numbers: always five seats, counted from the viewer's own on.

    A spectator counts from seat 0 and holds nothing.
    """
    seen = view(state, viewer)
    own = viewer if viewer < state.seats else 0

    def relative(seat: int) -> int:
        return (seat - own) % state.seats + 1 if seat >= 0 else 0

    numbers = [state.seats, seen.round, seen.turn, int(seen.over), seen.bag_size]
    numbers.append(relative(seen.active))
    numbers += seen.reserve + seen.removed
    numbers += [int(tile + 1 in seen.tiles) for tile in range(TILES)]
    for cauldron in seen.cauldrons:
        potion = cauldron.potion
        if potion is None:
            numbers += [0] * (TYPES + 2)
        else:
            numbers += [relative(potion.creator), potion.value, *potion.recipe]
    for offset in range(MAX_SEATS):
        if offset < state.seats:
            adept = seen.adepts[(own + offset) % state.seats]
            numbers += [adept.fame, adept.seals, adept.supply_size]
        else:
            numbers += [0, 0, 0]
    mine = seen.adepts[own] if viewer < state.seats else None
    supply = mine.supply if mine is not None else None
    school = mine.school if mine is not None else None
    numbers += supply if supply is not None else [0] * TYPES
    numbers += [int(kind == school) for kind in range(TYPES)]
    return numbers
