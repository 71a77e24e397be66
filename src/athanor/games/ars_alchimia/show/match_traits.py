"""What a seat had in a finished match that may have made it win."""

from collections.abc import Sequence
from typing import Final

from athanor.games.ars_alchimia.codes import (
    ASSISTANT_PILE,
    CATEGORIES,
    LEVELS,
    PILE_NAMES,
    SPACE_NAMES,
    SPACE_PILES,
)
from athanor.games.ars_alchimia.rules.queries import university
from athanor.games.ars_alchimia.scoring import specialities, unfulfilled
from athanor.games.ars_alchimia.state import ArsState
from athanor.games.ars_alchimia.terms import Terms
from athanor.kernel.bits import members
from athanor.kernel.match_traits import MatchTraits
from athanor.kernel.words import Arg, Event, Message

DEALT: Final = "ars-alchimia-topic-workshop-dealt"
CHOSEN: Final = "ars-alchimia-topic-workshop-chosen"
HIRED: Final = "ars-alchimia-topic-hired"
KEPT: Final = "ars-alchimia-topic-kept"
FULFILLED: Final = "ars-alchimia-topic-fulfilled"
LEVEL: Final = "ars-alchimia-topic-level"
EMPTY: Final = "ars-alchimia-topic-empty"


def match_traits(state: ArsState, seat: int, told: Sequence[Event]) -> MatchTraits:
    """Return Workshop cards, assistants and orders of a seat, and where its points come from."""
    terms = state.terms
    mine = [event for event in told if event.seat == seat]
    orders = members(state.done[seat])
    assistants = terms.card_ids[ASSISTANT_PILE]
    hired = things(mine, "hired", "assistant:")
    traits = {
        DEALT: numbers(mine, "dealt"),
        CHOSEN: numbers(mine, "chose"),
        HIRED: hired,
        KEPT: tuple(assistants[card] for card in members(state.staff[seat])),
        FULFILLED: tuple(terms.card_ids[0][order] for order in orders),
        LEVEL: (LEVELS[min(university(state, seat), len(LEVELS) - 1)],),
        EMPTY: empty_piles(told),
    }
    amounts = {
        "ars-alchimia-figure-vp": state.vp[seat],
        "ars-alchimia-figure-workers": state.available[seat]
        + state.square[seat]
        + state.workers_out(seat),
        "ars-alchimia-figure-hired": len(hired),
        "ars-alchimia-figure-extra": extra_points(mine),
        "ars-alchimia-figure-specialities": specialities(state, seat),
        "ars-alchimia-figure-unfulfilled": -unfulfilled(state, seat),
    }
    amounts |= by_level(terms, orders) | by_category(terms, orders)
    return MatchTraits(traits, amounts)


def by_level(terms: Terms, orders: Sequence[int]) -> dict[str, int]:
    """Return how many orders of each level were fulfilled, and the points printed on them."""
    found: dict[str, int] = {}
    for number, level in enumerate(LEVELS):
        made = [order for order in orders if terms.order_level[order] == number]
        found[f"ars-alchimia-figure-orders-{level.lower()}"] = len(made)
        found[f"ars-alchimia-figure-points-{level.lower()}"] = points(terms, made)
    return found


def by_category(terms: Terms, orders: Sequence[int]) -> dict[str, int]:
    """Return the same for each category."""
    found: dict[str, int] = {}
    for number, category in enumerate(CATEGORIES):
        made = [order for order in orders if terms.order_category[order] == number]
        name = category.replace("_", "-")
        found[f"ars-alchimia-figure-orders-{name}"] = len(made)
        found[f"ars-alchimia-figure-points-{name}"] = points(terms, made)
    return found


def points(terms: Terms, orders: Sequence[int]) -> int:
    """Return the points printed on orders."""
    return sum(int(terms.order_vp[order]) for order in orders)


def extra_points(told: Sequence[Event]) -> int:
    """Return what perfect visits and patrons have brought beyond the points printed on orders."""
    names = {"fulfilled": "extra", "elixir": "vp"}
    brought = [event.message.args[names[event.kind]] for event in told if event.kind in names]
    return sum(count for count in brought if isinstance(count, int))


def numbers(told: Sequence[Event], kind: str) -> tuple[str, ...]:
    """Return the Workshop cards that events of a kind name."""
    return things(told, kind, "workshop:")


def things(told: Sequence[Event], kind: str, prefix: str) -> tuple[str, ...]:
    """Return what events of a kind refer to, of all things those with a prefix."""
    return tuple(
        thing.removeprefix(prefix)
        for event in told
        if event.kind == kind
        for thing in event.things
        if thing.startswith(prefix)
    )


def empty_piles(told: Sequence[Event]) -> tuple[str, ...]:
    """Return the piles that had no card left when a space was to be filled."""
    spaces = things(told, "stays-empty", "space:")
    return tuple(PILE_NAMES[SPACE_PILES[SPACE_NAMES.index(space)]] for space in spaces)


def trait_word(terms: Terms, topic: str, value: str) -> Arg:
    """Return what a value of a topic is called."""
    if topic in (DEALT, CHOSEN):
        return Message("ars-alchimia-workshop", {"number": int(value)})
    if topic == EMPTY:
        return Message(f"ars-alchimia-pile-{value.lower()}")
    if topic == LEVEL:
        return value
    pile = 0 if topic == FULFILLED else ASSISTANT_PILE
    return terms.card_names[pile][terms.card_ids[pile].index(value)]
