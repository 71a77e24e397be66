"""What a formula, an extension or a quest still takes, and where on the board that is found."""

from msgspec import Struct
from mypy_extensions import i64

from athanor.games.materia_prima.advice.shortfall import Shortfall, units_of
from athanor.games.materia_prima.codes import (
    AIR,
    ALCHEMIST,
    ANIMUS,
    CUSTO,
    CUSTODIS,
    DOMINUS,
    DONUM,
    EARTH,
    ELEMENTS,
    GRAVIT,
    KINDS,
    MAGISTER,
    MAGNATUS,
    NONE,
    PACIS,
    PAGANUS,
    RAW,
    RUDUS,
    SLOTS,
    TROQUESIA,
    TYRANNUS,
)
from athanor.games.materia_prima.rules.quests import is_before_farthest
from athanor.games.materia_prima.state import MateriaState
from athanor.kernel.vectors import vec


class SpotView(Struct, frozen=True):
    """A hex that a plan leads to."""

    hex: int
    deed: str
    """What is done there: ``mine``, ``make``, ``buy``, or ``quest``."""
    element: str
    """What is dug there, or empty."""
    count: int


class PlanView(Struct, frozen=True):
    """What is lacking of a price, broken down to conversions and what mines yield."""

    lacking: list[int]
    """Units of the price itself, by kind."""
    raw: list[int]
    """Units of level 1 that are still to be found, by kind."""
    conversions: int
    souls: int
    """Soul Stones that are lacking."""
    spots: list[SpotView]


def formula_plan(state: MateriaState, seat: int, card: int) -> PlanView:
    """Return what a formula in hand takes: mines, and one's own tower to make it (MAT-160)."""
    cards = state.terms.cards
    price = vec[i64]([cards.cost[card * KINDS + kind] for kind in range(KINDS)])
    souls = max(0, cards.souls[card] - state.souls[seat])
    make = SpotView(state.tower[seat], "make", "", 0)
    return _plan(state, price, units_of(state, seat), souls, make)


def extension_plan(state: MateriaState, seat: int, extension: int, city: int) -> PlanView:
    """Return what an extension takes: its price is carried by the alchemist (MAT-181)."""
    extensions = state.terms.extensions
    price = vec[i64]([extensions.price[extension * KINDS + kind] for kind in range(KINDS)])
    pack = (seat * SLOTS + ALCHEMIST) * KINDS
    carried = vec[i64]([state.pack[pack + kind] for kind in range(KINDS)])
    return _plan(state, price, carried, 0, SpotView(city, "buy", "", 0))


def _plan(
    state: MateriaState, price: "vec[i64]", at_hand: "vec[i64]", souls: int, last: SpotView
) -> PlanView:
    gap = Shortfall(price, at_hand)
    mines = [
        SpotView(hex_, "mine", ELEMENTS[state.mine_at(hex_)], gap.lack[state.mine_at(hex_)])
        for hex_ in range(state.terms.ground.hexes)
        if state.mine_at(hex_) != NONE and gap.lack[state.mine_at(hex_)]
    ]
    return PlanView(
        lacking=[max(0, price[kind] - at_hand[kind]) for kind in range(KINDS)],
        raw=[gap.lack[kind] if kind < RAW else 0 for kind in range(KINDS)],
        conversions=sum(gap.make),
        souls=souls,
        spots=[*mines, last],
    )


def quest_spots(state: MateriaState, seat: int) -> list[SpotView]:
    """Return the hexes on which a seat's quest is fulfilled, as far as it names any."""
    ground = state.terms.ground
    return [
        SpotView(hex_, "quest", "", 0)
        for hex_ in range(ground.hexes)
        if _belongs(state, seat, state.quest[seat], hex_)
    ]


def _belongs(state: MateriaState, seat: int, quest: int, hex_: int) -> bool:
    city = state.city_at(hex_)
    if quest == TYRANNUS:  # MAT-300
        return city != NONE
    if quest == MAGISTER:  # MAT-302
        return city == GRAVIT
    if quest == MAGNATUS:  # MAT-307
        return city == RUDUS
    if quest in (DOMINUS, ANIMUS):  # MAT-319, MAT-317
        return city == TROQUESIA
    if quest == PAGANUS:  # MAT-312
        return state.mine_at(hex_) == EARTH
    if quest == PACIS:  # MAT-314
        return state.mine_at(hex_) == AIR
    if quest == CUSTODIS:  # MAT-310
        return state.terms.ground.steps(hex_, state.tower[seat]) == 1
    if quest in (DONUM, CUSTO):  # MAT-304, MAT-321
        return is_before_farthest(state, seat, hex_)
    return False
