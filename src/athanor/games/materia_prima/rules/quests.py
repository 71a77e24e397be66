"""The secret quests: when each is looked at, and what it asks for (MAT-300 to MAT-326).

Whether a seat has done what a quest asks for is plain to all; only which quest it holds is not. So
everybody can rule out a quest that was done by a seat with both stones and ended nothing.
"""

from typing import Final

from mypy_extensions import i64

from athanor.games.materia_prima.codes import (
    AIR,
    ALCHEMIST,
    ANIMUS,
    CITIES,
    CUSTO,
    CUSTODIS,
    DOMINUS,
    DONUM,
    EARTH,
    EQUIPMENT,
    FIRE,
    GOLD,
    GRAVIT,
    KINDS,
    MAGISTER,
    MAGNATUS,
    NOBLE,
    NONE,
    PACIS,
    PAGANUS,
    QUESTS,
    RUDUS,
    SLOTS,
    STONE,
    TRANSMUTED,
    TROPAEUM,
    TROQUESIA,
    TYRANNUS,
    WATER,
    WORN,
)
from athanor.games.materia_prima.rules.finish import finish
from athanor.games.materia_prima.state import MateriaState
from athanor.kernel.bits import bit

ON_MOVE: Final = 0
ON_DROP: Final = 1
AT_DAWN: Final = 2
AT_DUSK: Final = 3
ON_DEFEAT: Final = 4

SOUL_UNIT: Final = KINDS
SOUL_BIT: Final = 1 << SOUL_UNIT
"""A Soul Stone among the kinds that were dropped."""
NOBLE_BITS: Final = 7 << NOBLE


class Deed:
    """What has just happened, or would happen, and may fulfil a quest."""

    def __init__(self, trigger: i64, figure: i64, hex_: i64, dropped: i64 = 0) -> None:
        self.trigger = trigger
        self.figure = figure
        self.hex = hex_
        """Where the figure is after it."""
        self.dropped = dropped
        """The kinds that were dropped, as a mask."""
        self.adding: i64 = NONE
        """A figure whose whole pack would be dropped too."""
        self.unit: i64 = NONE
        """A kind, or SOUL_UNIT, of which one more would be dropped."""
        self.trophies: i64 = 0
        """Trophies that would be added."""


def has_both_stones(state: MateriaState, seat: i64) -> bool:
    """Tell whether a seat owns a Soul Stone and the Philosopher's Stone (MAT-114, MAT-240)."""
    return state.souls[seat] > 0 and state.stone[seat] == 1  # MAT-R44, MAT-R59


def has_banked(state: MateriaState, seat: i64) -> bool:
    """Tell whether a seat has done its quest and only waits for the stones (MAT-364)."""
    return state.terms.bank_quest and (state.met[seat] >> state.quest[seat]) & 1 == 1


def look(state: MateriaState, seat: i64, deed: Deed) -> None:
    """Look at the quests that a deed may fulfil, after it is fully resolved (MAT-R30, MAT-R31)."""
    keeps = state.terms.bank_quest
    if not keeps and not has_both_stones(state, seat):
        return
    done: i64 = 0
    quest: i64 = 0
    while quest < QUESTS:
        if (state.terms.quest_mask >> quest) & 1 == 1 and fulfils(state, seat, quest, deed):
            done |= bit(quest)
            state.met_hex[seat * QUESTS + quest] = deed.hex
        quest += 1
    if keeps:
        state.met[seat] |= done
        settle(state, seat)
    elif done != 0:
        weigh(state, seat, done)


def settle(state: MateriaState, seat: i64) -> None:
    """End the game if a quest done before now counts (MAT-364)."""
    if state.terms.bank_quest and has_both_stones(state, seat):
        weigh(state, seat, state.met[seat])


def weigh(state: MateriaState, seat: i64, done: i64) -> None:
    """End the game if the own quest is among those done; otherwise all may rule these out."""
    if (done >> state.quest[seat]) & 1 == 1:  # MAT-240, MAT-241
        finish(state, seat)
    else:
        state.ruled_out[seat] |= done


def fulfils(state: MateriaState, seat: i64, quest: i64, deed: Deed) -> bool:
    """Tell whether a deed is what a quest asks for; all numbers are minimums (MAT-R46)."""
    trigger = deed.trigger
    need = state.terms.quest_count[quest]
    leads = deed.figure % SLOTS == ALCHEMIST
    if trigger == ON_MOVE:
        if quest == TYRANNUS:  # MAT-300, MAT-301
            return not leads and reigns(state, seat, deed) >= need
        if not leads:
            return False
        if quest == MAGISTER:  # MAT-302, MAT-303
            armed = fine_items(state, seat) >= need and wears_fine(state, seat)
            return state.city_at(deed.hex) == GRAVIT and armed
        if quest == PACIS:  # MAT-314, MAT-315, MAT-316
            water = state.pack[deed.figure * KINDS + WATER]
            peaceful = state.attacked[seat] == 0 and state.stone[seat] == 1
            return state.mine_at(deed.hex) == AIR and peaceful and water >= need
        if quest == ANIMUS:  # MAT-317, MAT-318
            return state.city_at(deed.hex) == TROQUESIA and state.souls[seat] >= need
        return False
    if trigger == ON_DROP:
        return drops_enough(state, seat, quest, deed, need)
    if trigger == AT_DAWN:  # MAT-310, MAT-311
        return quest == CUSTODIS and guards(state, seat) >= need
    if trigger == AT_DUSK:  # MAT-312, MAT-313
        return quest == PAGANUS and gathered(state, seat) >= need
    return quest == TROPAEUM and state.trophies[seat] + deed.trophies >= need  # MAT-324, MAT-325


def drops_enough(state: MateriaState, seat: i64, quest: i64, deed: Deed, need: i64) -> bool:
    """Tell whether enough lies where a quest wants it, and this deed added to it (MAT-R32)."""
    city = state.city_at(deed.hex)
    if quest == MAGNATUS:  # MAT-307, MAT-308
        added = (deed.dropped >> GOLD) & 1 == 1
        return city == RUDUS and added and lying(state, deed, GOLD) >= need
    if quest == DOMINUS:  # MAT-319, MAT-320
        added = (deed.dropped >> FIRE) & 1 == 1
        return city == TROQUESIA and added and lying(state, deed, FIRE) >= need
    if quest == DONUM:  # MAT-304, MAT-305
        noble: i64 = 0
        kind: i64 = NOBLE
        while kind < KINDS:
            noble += lying(state, deed, kind)
            kind += 1
        added = deed.dropped & NOBLE_BITS != 0
        return added and noble >= need and is_before_farthest(state, seat, deed.hex)
    if quest == CUSTO:  # MAT-321, MAT-322
        added = deed.dropped & SOUL_BIT != 0
        souls = state.dropped_souls[deed.hex] + (1 if deed.unit == SOUL_UNIT else 0)
        return added and souls >= need and is_before_farthest(state, seat, deed.hex)
    return False


def lying(state: MateriaState, deed: Deed, kind: i64) -> i64:
    """Return the units of a kind on the hex of a deed, with what would be added."""
    units = state.drops[deed.hex * KINDS + kind]
    if deed.adding != NONE:
        units += state.pack[deed.adding * KINDS + kind]
    return units + 1 if deed.unit == kind else units


def is_before_farthest(state: MateriaState, seat: i64, hex_: i64) -> bool:
    """Tell whether a hex lies next to a tower that no other is farther away than (MAT-R43)."""
    ground = state.terms.ground
    home = state.tower[seat]
    farthest: i64 = 0
    other: i64 = 0
    while other < state.seats:
        farthest = max(farthest, ground.steps(home, state.tower[other]))
        other += 1
    other = 0
    while other < state.seats:
        tower = state.tower[other]
        is_farthest = other != seat and ground.steps(home, tower) == farthest
        if is_farthest and ground.steps(hex_, tower) == 1:
            return True
        other += 1
    return False


def reigns(state: MateriaState, seat: i64, deed: Deed) -> i64:
    """Return in how many cities homunculi of a seat stand, if one has just entered a city."""
    if state.city_at(deed.hex) == NONE:
        return 0
    held: i64 = 0
    slot: i64 = 1
    while slot < SLOTS:
        figure = seat * SLOTS + slot
        spot = deed.hex if figure == deed.figure else state.spot[figure]
        if spot != NONE and state.city_at(spot) != NONE:
            held |= bit(state.city_at(spot))
        slot += 1
    cities: i64 = 0
    city: i64 = 0
    while city < CITIES:
        cities += (held >> city) & 1
        city += 1
    return cities


def fine_items(state: MateriaState, seat: i64) -> i64:
    """Return how many items of level 2 or 3 a seat has made, wearable or not (MAT-R38)."""
    cards = state.terms.cards
    made: i64 = 0
    card = cards.first[EQUIPMENT]
    while card < cards.first[STONE]:
        if cards.level[card] >= 2 and (
            state.where[card] == TRANSMUTED + seat or state.where[card] == WORN + seat
        ):
            made += 1
        card += 1
    return made


def wears_fine(state: MateriaState, seat: i64) -> bool:
    """Tell whether both items worn are of level 2 or 3, active yet or not (MAT-R33)."""
    one, other = state.item[2 * seat], state.item[2 * seat + 1]
    if one == NONE or other == NONE:
        return False
    level = state.terms.cards.level
    return level[one] >= 2 and level[other] >= 2


def guards(state: MateriaState, seat: i64) -> i64:
    """Return how many homunculi of level 2 or 3 stand next to their tower (MAT-R47)."""
    found: i64 = 0
    slot: i64 = 1
    while slot < SLOTS:
        figure = seat * SLOTS + slot
        spot = state.spot[figure]
        beside = spot != NONE and state.terms.ground.steps(spot, state.tower[seat]) == 1
        if beside and state.terms.cards.level[state.figure[figure]] >= 2:
            found += 1
        slot += 1
    return found


def gathered(state: MateriaState, seat: i64) -> i64:
    """Return how many homunculi stand with their alchemist on an earth mine."""
    spot = state.spot[seat * SLOTS]
    if state.mine_at(spot) != EARTH:
        return 0
    found: i64 = 0
    slot: i64 = 1
    while slot < SLOTS:
        if state.spot[seat * SLOTS + slot] == spot:
            found += 1
        slot += 1
    return found
