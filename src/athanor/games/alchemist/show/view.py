"""Who sees what: views are built field by field, never filtered from the truth."""

from msgspec import Struct

from athanor.games.alchemist.codes import (
    BAG,
    CAULDRONS,
    NONE,
    REMOVED,
    RESERVE,
    STAGE_SETUP,
    TILES,
)
from athanor.games.alchemist.scoring import outcome, pool, school_rank, school_reward
from athanor.games.alchemist.state import AlchemistState, supply_of
from athanor.kernel.words import Modifier


class PotionView(Struct, frozen=True):
    """A recorded potion: all of it is public (ALC-144)."""

    creator: int
    recipe: list[int]
    value: int


class CauldronView(Struct, frozen=True):
    """A cauldron and what is on it."""

    name: str
    products: list[int]
    potion: PotionView | None


class AdeptView(Struct, frozen=True):
    """A player's side of the table; supply and school only where the viewer may see them."""

    seat: int
    colour: str
    """Of seals and screen (ALC-007)."""
    fame: int
    space: int
    """On the track (ALC-133)."""
    chip: int
    """The scoring chip: 0, 50 or 100 (ALC-131, ALC-132)."""
    seals: int
    supply_size: int
    supply: list[int] | None
    school: int | None


class ResultView(Struct, frozen=True):
    """The end of the game, for everybody."""

    places: tuple[int, ...]
    scores: tuple[tuple[Modifier, ...], ...]
    pool: list[int]
    school_places: list[int]
    rewards: list[int]


class AlchemistView(Struct, frozen=True):
    """The table as one viewer sees it."""

    viewer: int
    over: bool
    round: int
    turn: int
    first: int
    active: int
    last_round: bool
    """Enough types are exhausted: this round is the last (ALC-091, ALC-093)."""
    exhausted_to_end: int
    """How many exhausted types it takes (ALC-091)."""
    reserve: list[int]
    removed: list[int]
    bag_size: int
    tiles: list[int]
    cauldrons: list[CauldronView]
    adepts: list[AdeptView]
    result: ResultView | None


def view(state: AlchemistState, viewer: int) -> AlchemistView:
    """Return the table as a seat or a spectator sees it."""
    return AlchemistView(
        viewer=viewer,
        over=state.over,
        round=state.round,
        turn=state.turn,
        first=state.first,
        active=state.active,
        last_round=state.stage != STAGE_SETUP and state.is_last_round(),
        exhausted_to_end=state.terms.exhausted_to_end,
        reserve=state.pile(RESERVE),  # ALC-021
        removed=state.pile(REMOVED),  # ALC-144
        bag_size=state.pile_size(BAG),  # ALC-143
        tiles=[tile + 1 for tile in range(TILES) if state.tiles >> tile & 1],  # ALC-011
        cauldrons=[view_cauldron(state, cauldron) for cauldron in range(CAULDRONS)],
        adepts=[view_adept(state, seat, viewer) for seat in range(state.seats)],
        result=view_result(state) if state.over else None,
    )


def view_cauldron(state: AlchemistState, cauldron: int) -> CauldronView:
    """Return a cauldron with its potion."""
    potion = None
    if not state.is_empty(cauldron):
        potion = PotionView(
            creator=state.creator[cauldron],
            recipe=state.recipe(cauldron),
            value=state.value[cauldron],
        )
    products = [state.board.products[cauldron * 2], state.board.products[cauldron * 2 + 1]]
    return CauldronView(state.board.names[cauldron], products, potion)


def view_adept(state: AlchemistState, seat: int, viewer: int) -> AdeptView:
    """Return a player's side; types and school for the owner, and for all after the end."""
    shown = viewer == seat or state.over  # ALC-140, ALC-142, ALC-R30
    fame = state.fame[seat]
    track = state.terms.track
    return AdeptView(
        seat=seat,
        colour=state.terms.colours[seat],
        fame=fame,
        space=fame % track,  # ALC-133
        chip=min(fame // track, 2) * track,  # ALC-131, ALC-132, ALC-R13
        seals=state.seals[seat],
        supply_size=state.pile_size(supply_of(seat)),  # ALC-141
        supply=state.pile(supply_of(seat)) if shown else None,
        school=state.schools[seat] if shown and state.schools[seat] != NONE else None,
    )


def view_result(state: AlchemistState) -> ResultView:
    """Return the scoring; school fields are empty when played without schools (ALC-161)."""
    standing = outcome(state)
    seats = range(state.seats if state.terms.schools else 0)
    return ResultView(
        places=standing.places,
        scores=standing.scores,
        pool=pool(state),
        school_places=[school_rank(state, seat) for seat in seats],
        rewards=[school_reward(state, seat) for seat in seats],
    )
