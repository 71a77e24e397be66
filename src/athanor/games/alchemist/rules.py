"""The rules of Alchemist, in the order of the rulebook: set-up, turns, the three actions, the end.

Each function is one rule or one small group of them, named by its IDs.
"""

from typing import Final

from mypy_extensions import i64

from athanor.games.alchemist import tell
from athanor.games.alchemist.board import ALLOWED, BREWS, CAULDRONS, MIXTURES, TYPES
from athanor.games.alchemist.options import (
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
from athanor.games.alchemist.scoring import final_fame
from athanor.games.alchemist.state import (
    BAG,
    NONE,
    REMOVED,
    RESERVE,
    STAGE_OVER,
    STAGE_PLAY,
    AlchemistState,
    supply_of,
)
from athanor.kernel.audience import only
from athanor.kernel.script import Die, Pick, Script
from athanor.kernel.vectors import vec

FIRST_CHANCE: Final = "alchemist-chance-first-player"

BAG_DRAW: Final = 2
"""Cubes drawn from the bag in one action (ALC-080)."""


# --- Set-up ---


def set_up(state: AlchemistState) -> Script[None]:
    """Lay out the cubes, draw the supplies, deal the schools (ALC-010 to ALC-028)."""
    if state.first == NONE:  # ALC-026, ALC-R21: nobody was named, and nothing is drawn yet
        state.first = yield Die(FIRST_CHANCE, state.seats)
    state.active = state.first
    tell.first_player(state)
    for kind in range(TYPES):  # what is left of the 32 never plays (ALC-020)
        state.cubes[BAG + kind] = state.terms.bag
        state.cubes[RESERVE + kind] = state.terms.reserve
    for seat in range(state.seats):  # ALC-022, ALC-023: only from the bag
        yield from draw_blindly(state, seat, state.terms.starting_supply)
        tell.starting_supply(state, seat)
    if state.terms.schools:  # ALC-161 plays without them
        yield from deal_schools(state)
    state.stage = STAGE_PLAY


def draw_blindly(state: AlchemistState, seat: i64, number: i64) -> Script[None]:
    """Draw cubes from the bag that only the drawing seat sees; fewer if the bag ends (ALC-R6)."""
    supply = supply_of(seat)
    left = number
    while left > 0 and state.pile_size(BAG) > 0:
        kind: i64 = yield Pick("alchemist-chance-cube", state.cubes, BAG, TYPES, only(seat))
        state.cubes[BAG + kind] -= 1
        state.cubes[supply + kind] += 1
        left -= 1


def deal_schools(state: AlchemistState) -> Script[None]:
    """Deal each seat one school in secret, no school twice (ALC-024, ALC-025).

    Nobody sees those that are left over (ALC-R19).
    """
    undealt = vec[i64]([1] * TYPES)
    for seat in range(state.seats):
        school: i64 = yield Pick("alchemist-chance-school", undealt, 0, TYPES, only(seat))
        undealt[school] = 0
        state.schools[seat] = school
        tell.school(state, seat)


# --- Turns ---


def turn(state: AlchemistState) -> Script[None]:
    """One seat carries out exactly one action, then the next seat is to play (ALC-031, ALC-033).

    Nobody else chooses meanwhile (ALC-145).
    """
    seat = state.active
    choice: i64 = yield Turn(state)
    if choice < COPY:
        create(state, seat, create_cauldron(choice), create_brew(choice), create_tile(choice))
    elif choice < TAKE:
        copy(state, seat, copy_target(choice), copy_tribute(choice))
    elif choice < DRAW:
        take(state, seat, choice - TAKE)
    elif choice == DRAW:
        yield from draw(state, seat)
    else:
        tell.passed(state, seat)  # ALC-037: nothing else changes
    state.turn += 1
    state.active = (seat + 1) % state.seats  # ALC-030: clockwise
    # ALC-034, ALC-R12: back at the first player the round is finished; the end is examined only
    # then (ALC-090), and whoever comes later in a last round still has a turn (ALC-093).
    if state.active == state.first:
        finish_round(state)


# --- Create a potion ---


def create(state: AlchemistState, seat: i64, cauldron: i64, brew: i64, tile: i64) -> None:
    """Record a new potion, step by step (ALC-050 to ALC-058, ALC-R24); no tribute (ALC-057)."""
    state.seals[seat] -= 1  # ALC-050
    state.creator[cauldron] = seat
    pay(state, seat, cauldron, brew)  # ALC-051
    state.brew[cauldron] = brew
    bar_recipe(state, cauldron, brew)
    state.tiles &= ~(1 << tile)  # ALC-052
    state.value[cauldron] = tile + 1
    gain_fame(state, seat, tile + 1)  # ALC-053
    received = receive_products(state, seat, cauldron)  # ALC-054
    tell.created(state, seat, cauldron, received)


def bar_recipe(state: AlchemistState, cauldron: i64, brew: i64) -> None:
    """Keep the recipe of a recorded potion from every cauldron it would fit (ALC-046, ALC-R2)."""
    board = state.board
    mixture = board.mixture[cauldron * BREWS + brew]
    other: i64 = 0
    while other < CAULDRONS:
        same = board.brew[other * MIXTURES + mixture]
        if same >= 0:
            state.barred[other] |= 1 << same
        other += 1


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


def gain_fame(state: AlchemistState, seat: i64, fame: i64) -> None:
    """Move a seal along the track; fame is the total, laps included (ALC-130)."""
    before = state.fame[seat]
    state.fame[seat] = before + fame
    tell.laps(state, seat, before)


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
            received |= 1 << kind
        side += 1
    return received


# --- Copy a potion ---


def copy(state: AlchemistState, seat: i64, cauldron: i64, tribute: i64) -> None:
    """Brew a foreign potion (ALC-064 to ALC-074); the potion itself stays as it is (ALC-070)."""
    board = state.board
    brew = state.brew[cauldron]
    pay(state, seat, cauldron, brew)  # ALC-064
    gift = board.allowed[cauldron * ALLOWED + tribute]
    gain_openly(state, state.creator[cauldron], gift)  # ALC-065
    place: i64 = 0
    while place < ALLOWED:  # ALC-066: all the rest leaves the game; nothing is refilled (ALC-086)
        kind = board.allowed[cauldron * ALLOWED + place]
        state.cubes[REMOVED + kind] += board.brew_count(brew, place)
        place += 1
    state.cubes[REMOVED + gift] -= 1  # ALC-072: of a single cube nothing is left to remove
    gain_fame(state, seat, state.value[cauldron])  # ALC-067; none for the creator (ALC-071)
    received = receive_products(state, seat, cauldron)  # ALC-068
    tell.copied(state, seat, cauldron, gift, received)


# --- Take ingredients ---


def take(state: AlchemistState, seat: i64, kind: i64) -> None:
    """Take one cube of a chosen type from the reserve (ALC-081), for no fame (ALC-085)."""
    state.cubes[RESERVE + kind] -= 1
    gain_openly(state, seat, kind)
    tell.took(state, seat, kind)


def draw(state: AlchemistState, seat: i64) -> Script[None]:
    """Draw two cubes from the bag, unseen by the others (ALC-082)."""
    before = state.pile(supply_of(seat)) if state.log.heard else []
    yield from draw_blindly(state, seat, BAG_DRAW)
    tell.drew(state, seat, before)


# --- End of the game, final scoring ---


def finish_round(state: AlchemistState) -> None:
    """End the game if enough types are exhausted, else begin a new round (ALC-091, ALC-092)."""
    if state.is_last_round():
        score(state)
    else:
        state.round += 1
        tell.round_begins(state)


def score(state: AlchemistState) -> None:
    """Show what was hidden and add the final fame (ALC-095, ALC-100 to ALC-114)."""
    state.log.reveal()
    state.stage = STAGE_OVER
    state.over = True
    state.active = NONE
    tell.ended(state)
    for seat in range(state.seats):
        gain_fame(state, seat, final_fame(state, seat))  # ALC-100, ALC-114, ALC-134
    tell.scored(state)
