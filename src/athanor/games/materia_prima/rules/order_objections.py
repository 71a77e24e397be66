"""What stands against an order of the active seat: every condition of the rulebook."""

from mypy_extensions import i64

from athanor.games.materia_prima.codes import (
    ALCHEMIST,
    BUY,
    CONVERT,
    EQUIPMENT,
    FIRST_SOURCE,
    FLEXIBLE,
    FREE,
    FRESH,
    IN_DISCARD_PILE,
    IN_HAND,
    IN_PILE,
    KINDS,
    NONE,
    ON_CITY,
    READY,
    RESEARCH,
    SECOND_SOURCE,
    SLOTS,
    STONE,
    TRANSMUTE,
    TRANSMUTED,
    TROPAEUM,
)
from athanor.games.materia_prima.rules.figures import action_objection, room
from athanor.games.materia_prima.rules.objections import (
    CANNOT_PAY,
    DROP_AT_HOME,
    DROP_SOULS_AT_HOME,
    FRESH_EXTENSION,
    HELPERS_SOURCES,
    IDLE_EXTENSION,
    NO_CITY_TO_BUY,
    NO_CITY_TO_RESEARCH,
    NO_EXTENSION,
    NO_MARKER,
    NO_MINE,
    NO_MINE_IN_CITY,
    NO_SOUL_LIES,
    NO_SOUL_TO_PAY,
    NO_SOURCES,
    NO_TARGET,
    NOT_ADJACENT,
    NOT_HOME_TO_CONVERT,
    NOT_HOME_TO_EQUIP,
    NOT_HOME_TO_TRANSMUTE,
    NOT_IN_HAND,
    NOT_OFFERED,
    NOTHING_CARRIED,
    NOTHING_LIES,
    NOTHING_TO_CHANGE,
    OCCUPIED,
    OFF_BOARD,
    OWN_FIGURE,
    PACK_FULL,
    PART_MADE,
    PILE_EMPTY,
    PRICE_NOT_CARRIED,
    SAME_ELEMENT,
    SITE_OCCUPIED,
    SOUL_BEARER,
    SOULS_GONE,
    TOWER_CLOSED,
    TOWER_SAFE,
)
from athanor.games.materia_prima.rules.orders import (
    BLOCK,
    ORDER_BLEND,
    ORDER_BUY,
    ORDER_CONVERT,
    ORDER_DISCARD,
    ORDER_END,
    ORDER_EQUIP,
    ORDER_FIGHT,
    ORDER_MINE,
    ORDER_RESEARCH,
    ORDER_TAKE,
    ORDER_TAKE_SOUL,
    ORDER_TRANSMUTE,
    order_action,
)
from athanor.games.materia_prima.state import MateriaState, total
from athanor.kernel.decisions import FINE, NO_SUCH


def order_objection(state: MateriaState, choice: i64) -> str:
    """Return what stands against an order of the active seat, or FINE."""
    if choice < 0 or choice >= ORDER_TRANSMUTE + state.terms.cards.count:
        return NO_SUCH
    if choice == ORDER_END:  # MAT-055, MAT-R54
        return FINE
    alchemist = state.active * SLOTS
    if choice < ORDER_CONVERT:
        figure = alchemist + choice // BLOCK
        part = choice % BLOCK
        spent = action_objection(state, figure, order_action(part))
        return spent or part_objection(state, figure, part)  # MAT-R58
    # What follows is the alchemist's alone: MAT-151, MAT-187, MAT-205.
    if choice < ORDER_RESEARCH:
        return action_objection(state, alchemist, CONVERT) or convert_objection(state, choice)
    if choice < ORDER_BUY:
        pile = choice - ORDER_RESEARCH
        return action_objection(state, alchemist, RESEARCH) or research_objection(state, pile)
    if choice == ORDER_BUY:
        return action_objection(state, alchemist, BUY) or buy_objection(state)
    card = choice - ORDER_TRANSMUTE
    return action_objection(state, alchemist, TRANSMUTE) or transmute_objection(state, card)


def part_objection(state: MateriaState, figure: i64, part: i64) -> str:
    """Return what stands against an action that homunculi have, too (MAT-203)."""
    if part < ORDER_MINE:
        return move_objection(state, figure, state.terms.ground.next_to(state.spot[figure], part))
    if part < ORDER_DISCARD:
        return mine_objection(state, figure, part)
    if part == ORDER_DISCARD:
        return discard_objection(state, figure)
    if part == ORDER_EQUIP:
        return equip_objection(state, figure)
    return fight_objection(state, figure, part - ORDER_FIGHT)


def move_objection(state: MateriaState, figure: i64, hex_: i64) -> str:
    """Return what stands against a move to a hex (MAT-060 to MAT-066)."""
    if hex_ == NONE:  # MAT-066, MAT-R07
        return OFF_BOARD
    seat = figure // SLOTS
    holder = state.holder(hex_)
    if holder in (NONE, seat):  # MAT-065
        return FINE
    if state.tower[holder] == hex_:  # MAT-064, MAT-130
        return TOWER_CLOSED
    return OCCUPIED if state.land[hex_] == FREE else SITE_OCCUPIED  # MAT-062, MAT-067


def mine_objection(state: MateriaState, figure: i64, part: i64) -> str:
    """Return what stands against mining, or taking what lies there (MAT-070 to MAT-075)."""
    hex_ = state.spot[figure]
    if part == ORDER_TAKE_SOUL:
        if figure % SLOTS != ALCHEMIST:  # MAT-075, MAT-117
            return SOUL_BEARER
        return FINE if state.dropped_souls[hex_] > 0 else NO_SOUL_LIES
    if part == ORDER_MINE:
        if state.mine_at(hex_) == NONE:  # MAT-041, MAT-043, MAT-044, MAT-070
            return NO_MINE if state.city_at(hex_) == NONE else NO_MINE_IN_CITY
    elif state.drops[hex_ * KINDS + part - ORDER_TAKE] == 0:  # MAT-042, MAT-073
        return NOTHING_LIES
    return FINE if room(state, figure) > 0 else PACK_FULL  # MAT-072


def discard_objection(state: MateriaState, figure: i64) -> str:
    """Return what stands against dropping things (MAT-080 to MAT-082, MAT-R14)."""
    has_soul = figure % SLOTS == ALCHEMIST and state.souls[figure // SLOTS] > 0
    if state.is_home(figure):
        return DROP_SOULS_AT_HOME if has_soul else DROP_AT_HOME
    if state.carried(figure) > 0:
        return FINE
    return FINE if has_soul else NOTHING_CARRIED


def equip_objection(state: MateriaState, figure: i64) -> str:
    """Return what stands against Equip: it must be able to change something (MAT-131, MAT-R15)."""
    if not state.is_home(figure):
        return NOT_HOME_TO_EQUIP
    if state.carried(figure) > 0:
        return FINE
    seat = figure // SLOTS
    if total(state.store, seat * KINDS) > 0 and room(state, figure) > 0:
        return FINE
    if figure % SLOTS == ALCHEMIST and has_items(state, seat):
        return FINE
    return NOTHING_TO_CHANGE


def has_items(state: MateriaState, seat: i64) -> bool:
    """Tell whether an alchemist wears something, or could put something on (MAT-133)."""
    if state.item[2 * seat] != NONE or state.item[2 * seat + 1] != NONE:
        return True
    cards = state.terms.cards
    card = cards.first[EQUIPMENT]
    while card < cards.first[STONE]:
        if state.where[card] == TRANSMUTED + seat and state.terms.sheets.soul[card] == 0:
            return True
        card += 1
    return False


def fight_objection(state: MateriaState, figure: i64, target: i64) -> str:
    """Return what stands against an attack on the figure that is named (MAT-091, MAT-093)."""
    if target >= state.seats * SLOTS or state.spot[target] == NONE:
        return NO_TARGET
    seat = figure // SLOTS
    hunts = state.quest[seat] == TROPAEUM and target % SLOTS != ALCHEMIST  # MAT-326, MAT-R49
    if target // SLOTS == seat and not hunts:
        return OWN_FIGURE
    if state.terms.ground.steps(state.spot[figure], state.spot[target]) != 1:
        return NOT_ADJACENT
    return TOWER_SAFE if state.is_home(target) else FINE  # MAT-094; nothing else is safe: MAT-046


def convert_objection(state: MateriaState, choice: i64) -> str:
    """Return what stands against a conversion (MAT-140 to MAT-152, MAT-R57)."""
    seat = state.active
    if not state.is_home(seat * SLOTS):
        return NOT_HOME_TO_CONVERT
    if choice < ORDER_BLEND:
        recipe = choice - ORDER_CONVERT
        first, second = FIRST_SOURCE[recipe], SECOND_SOURCE[recipe]
    else:
        extension = state.extension
        if extension == NONE or state.terms.extensions.verb[extension] != FLEXIBLE:
            return extension_objection(state, seat)
        first = state.terms.extensions.element[extension]
        second = choice - ORDER_BLEND
        if first == second:
            return SAME_ELEMENT
    if state.owned(seat, first) > 0 and state.owned(seat, second) > 0:  # MAT-149, MAT-150
        return FINE
    helped = reachable(state, seat, first) and reachable(state, seat, second)
    return HELPERS_SOURCES if helped else NO_SOURCES


def reachable(state: MateriaState, seat: i64, kind: i64) -> bool:
    """Tell whether a unit is in the tower or with any figure on its hex (MAT-151)."""
    if state.owned(seat, kind) > 0:
        return True
    slot: i64 = 1
    while slot < SLOTS:
        figure = seat * SLOTS + slot
        if state.is_home(figure) and state.pack[figure * KINDS + kind] > 0:
            return True
        slot += 1
    return False


def extension_objection(state: MateriaState, seat: i64) -> str:
    """Return why no extension of a seat converts this turn (MAT-171, MAT-173, MAT-174)."""
    reason: str = NO_EXTENSION
    extension: i64 = 0
    while extension < state.terms.extensions.count:
        if state.terms.extensions.verb[extension] == FLEXIBLE:
            if state.extension_at[extension] == READY + seat:
                return IDLE_EXTENSION
            if state.extension_at[extension] == FRESH + seat:
                reason = FRESH_EXTENSION
        extension += 1
    return reason


def transmute_objection(state: MateriaState, card: i64) -> str:
    """Return what stands against transmuting a card (MAT-160 to MAT-162, MAT-221)."""
    terms = state.terms
    seat = state.active
    if state.where[card] != IN_HAND + seat:  # MAT-161
        return NOT_IN_HAND
    if not state.is_home(seat * SLOTS):
        return NOT_HOME_TO_TRANSMUTE
    made = (state.parts[seat] >> (terms.cards.level[card] - 1)) & 1 == 1
    if terms.cards.pile[card] == STONE and made:  # MAT-221, MAT-222, MAT-R40
        return PART_MADE
    kind: i64 = 0
    while kind < KINDS:
        if state.owned(seat, kind) < terms.cards.cost[card * KINDS + kind]:
            return CANNOT_PAY
        kind += 1
    if state.souls[seat] < terms.cards.souls[card]:
        return NO_SOUL_TO_PAY
    given = terms.sheets.soul[card]
    if given > 0 and state.souls_in_play() + given > terms.soul_stones:
        return SOULS_GONE
    return FINE


def research_objection(state: MateriaState, pile: i64) -> str:
    """Return what stands against drawing from a pile (MAT-184 to MAT-186, MAT-R27)."""
    city = state.city_at(state.spot[state.active * SLOTS])
    if city == NONE:  # MAT-045, MAT-058
        return NO_CITY_TO_RESEARCH
    if (offered(state, city) >> pile) & 1 == 0:
        return NOT_OFFERED
    cards = state.terms.cards
    card = cards.first[pile]
    while card < cards.first[pile + 1]:
        if state.where[card] == IN_PILE or state.where[card] == IN_DISCARD_PILE:
            return FINE
        card += 1
    return PILE_EMPTY


def offered(state: MateriaState, city: i64) -> i64:
    """Return the kinds of formula a city offers on the side in use, as a mask (MAT-341)."""
    return state.terms.offers[2 * city + (1 if state.terms.lean else 0)]


def marker_at(state: MateriaState, city: i64) -> i64:
    """Return the extension for sale in a city, or NONE (MAT-180)."""
    extension: i64 = 0
    while extension < state.terms.extensions.count:
        if state.extension_at[extension] == ON_CITY + city:
            return extension
        extension += 1
    return NONE


def buy_objection(state: MateriaState) -> str:
    """Return what stands against buying the extension of a city (MAT-181, MAT-R35)."""
    alchemist = state.active * SLOTS
    city = state.city_at(state.spot[alchemist])
    if city == NONE:
        return NO_CITY_TO_BUY
    extension = marker_at(state, city)
    if extension == NONE:
        return NO_MARKER
    kind: i64 = 0
    while kind < KINDS:
        price = state.terms.extensions.price[extension * KINDS + kind]
        if state.pack[alchemist * KINDS + kind] < price:
            return PRICE_NOT_CARRIED
        kind += 1
    return FINE
