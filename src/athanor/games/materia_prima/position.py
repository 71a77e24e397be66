"""Positions from data: saved states, puzzles, tests. What breaks an invariant does not get in."""

from collections import Counter
from typing import Annotated, Final, TypeAlias

import msgspec
from mypy_extensions import i64

from athanor.games.materia_prima.codes import (
    ACTIONS,
    ALCHEMIST,
    CITIES,
    DRAWN,
    EQUIPMENT,
    FREE,
    FRESH,
    HOMUNCULUS,
    IN_DISCARD_PILE,
    IN_HAND,
    IN_PILE,
    IN_SUPPLY,
    KINDS,
    NONE,
    ON_BENCH,
    ON_CITY,
    PILES,
    QUESTS,
    RAW,
    READY,
    SEATS,
    SLOTS,
    STAGE_ACT,
    STAGE_ALCHEMIST,
    STAGE_BENCH,
    STAGE_BOARD,
    STAGE_DAWN,
    STAGE_HAND,
    STAGE_OVER,
    STAGE_QUESTS,
    STAGE_TOWER,
    STONE,
    TRANSMUTED,
    WHOLE,
    WORN,
)
from athanor.games.materia_prima.rules.figures import hand_limit, room
from athanor.games.materia_prima.state import MateriaState, empty_state, set_land
from athanor.games.materia_prima.terms import Terms
from athanor.kernel.bits import bit
from athanor.kernel.conversion import convert
from athanor.kernel.game import Data
from athanor.kernel.vectors import vec
from athanor.kernel.words import Message, Refusal, Refused

LIMIT: Final = 1_000_000
"""Far beyond any match: a larger number in data is a mistake, and might not be a native one."""

Number: TypeAlias = Annotated[int, msgspec.Meta(ge=-LIMIT, le=LIMIT)]
Numbers: TypeAlias = list[Number]

CLOCK: Final = ("stage", "first", "active", "round", "bench", "extension", "ender")


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A state as data: every list of the state under its own name."""

    stage: Number
    first: Number
    active: Number
    round: Number
    bench: Number
    extension: Number
    ender: Number
    last_round: bool
    tiles: Numbers
    drops: Numbers
    dropped_souls: Numbers
    alchemist: Numbers
    tower_card: Numbers
    tower: Numbers
    store: Numbers
    pack: Numbers
    spot: Numbers
    figure: Numbers
    ready: Numbers
    column: Numbers
    souls: Numbers
    stone: Numbers
    parts: Numbers
    item: Numbers
    item_active: Numbers
    left: Numbers
    extra: Numbers
    where: Numbers
    thrown: Numbers
    extension_at: Numbers
    quest: Numbers
    rejected: Numbers
    ruled_out: Numbers
    novice: Numbers
    trophies: Numbers
    attacked: Numbers
    met: Numbers
    met_hex: Numbers


LISTS: Final = tuple(
    field.name for field in msgspec.structs.fields(Position) if field.type == Numbers
)


def load(terms: Terms, data: Data) -> MateriaState:
    """Return the state that data describes; raises Refused if it is no possible position."""
    try:
        position = convert(data, Position)
    except msgspec.ValidationError as error:
        message = Message("materia-prima-position-shape", {"reason": str(error)})
        raise Refused(Refusal(message)) from error
    state = empty_state(terms)
    for name in LISTS:
        given = getattr(position, name)
        demand(len(given) == len(getattr(state, name)), name)
        setattr(state, name, vec[i64](given))
    for name in CLOCK:
        setattr(state, name, getattr(position, name))
    state.last_round = position.last_round
    state.over = state.stage == STAGE_OVER
    check_ranges(state)
    check_clock(state)
    check_board(state)
    check_cards(state)
    check_extensions(state)
    check_players(state)
    check_secrets(state)
    return state


def demand(holds: bool, field: str, *rules: str) -> None:
    """Refuse a field that no match could hold."""
    if not holds:
        message = Message("materia-prima-position", {"field": field})
        raise Refused(Refusal(message, rules))


RANGES: Final = (
    ("ready", 0, 1),
    ("column", 0, 1),
    ("stone", 0, 1),
    ("parts", 0, WHOLE),
    ("item_active", 0, 1),
    ("novice", 0, 1),
    ("attacked", 0, 1),
    ("met", 0, (1 << QUESTS) - 1),
    ("ruled_out", -LIMIT, LIMIT),
    ("quest", NONE, QUESTS - 1),
    ("rejected", NONE, QUESTS - 1),
    ("drops", 0, LIMIT),
    ("dropped_souls", 0, LIMIT),
    ("store", 0, LIMIT),
    ("pack", 0, LIMIT),
    ("souls", 0, LIMIT),
    ("left", 0, 100),
    ("extra", 0, 100),
    ("trophies", 0, LIMIT),
)
"""Lists of numbers with fixed bounds."""


def check_ranges(state: MateriaState) -> None:
    """Refuse numbers that stand for nothing."""
    terms = state.terms
    hexes, cards = terms.ground.hexes - 1, terms.cards.count - 1
    bounds = (
        *RANGES,
        ("tower", NONE, hexes),
        ("spot", NONE, hexes),
        ("met_hex", NONE, hexes),
        ("figure", NONE, cards),
        ("item", NONE, cards),
        ("alchemist", NONE, len(terms.alchemist_ids) - 1),
        ("tower_card", NONE, len(terms.tower_ids) - 1),
        ("thrown", NONE, state.seats - 1),
    )
    for name, least, most in bounds:
        demand(all(least <= number <= most for number in getattr(state, name)), name)
    demand(NONE <= state.bench <= cards, "bench")
    demand(NONE <= state.extension < terms.extensions.count, "extension")
    demand(NONE <= state.ender < state.seats, "ender")


def check_clock(state: MateriaState) -> None:
    """Refuse a stage that does not fit whose turn it is (MAT-050)."""
    demand(STAGE_BOARD <= state.stage <= STAGE_OVER, "stage")
    unnamed = state.stage == STAGE_BOARD and state.first == NONE
    demand(unnamed or 0 <= state.first < state.seats, "first", "MAT-018")
    in_turns = STAGE_DAWN <= state.stage < STAGE_OVER
    demand((0 <= state.active < state.seats) == in_turns, "active", "MAT-050")
    demand(1 <= state.round <= state.terms.max_rounds, "round", "MAT-R53")
    demand((state.bench != NONE) == (state.stage == STAGE_BENCH), "bench", "MAT-163")
    acting = STAGE_ACT <= state.stage < STAGE_OVER
    if not acting and state.stage != STAGE_OVER:
        demand(sum(state.left) + sum(state.extra) == 0, "left", "MAT-R29")
    demand(len(state.left) == SLOTS and len(state.extra) == SLOTS * ACTIONS, "left")
    demand(state.ender == NONE or state.over, "ender", "MAT-241")


def check_board(state: MateriaState) -> None:
    """Refuse tiles, towers and figures that could not be where they are."""
    places = len(state.terms.tile_ids)
    tiles = [state.tiles[3 * spot] for spot in range(places)]
    if state.stage == STAGE_BOARD:
        demand(set(state.tiles) == {NONE}, "tiles", "MAT-002")
        return
    demand(sorted(tiles) == list(range(places)), "tiles", "MAT-002")
    for spot in range(places):
        side, turn = state.tiles[3 * spot + 1], state.tiles[3 * spot + 2]
        demand(side in (0, 1) and 0 <= turn < 6, "tiles", "MAT-003")
    set_land(state)
    mines = Counter(land for land in state.land if 0 <= land < RAW)
    demand(len(mines) == RAW, "tiles", "MAT-R08")
    demand(not state.terms.lean or set(mines.values()) == {1}, "tiles", "MAT-340")
    check_towers(state)
    check_figures(state)


def check_towers(state: MateriaState) -> None:
    """Refuse towers that are not all there, or not on free hexes of their own (MAT-020 to 022)."""
    towers = [spot for spot in state.tower if spot != NONE]
    everybody = state.seats if state.stage >= STAGE_DAWN else 0
    demand(len(towers) == everybody, "tower", "MAT-019")
    demand(len(set(towers)) == len(towers), "tower", "MAT-022")
    demand(all(state.land[spot] == FREE for spot in towers), "tower", "MAT-020", "MAT-021")
    for spot in towers:
        nothing = sum(state.drops[spot * KINDS : (spot + 1) * KINDS]) + state.dropped_souls[spot]
        demand(nothing == 0, "drops", "MAT-R14")


def check_figures(state: MateriaState) -> None:
    """Refuse figures without a card, in the wrong company, or with too much to carry."""
    holders: dict[int, int] = {}
    for figure in range(state.seats * SLOTS):
        seat, slot = divmod(figure, SLOTS)
        spot = state.spot[figure]
        load = state.carried(figure)
        if slot == ALCHEMIST:
            demand((spot != NONE) == (state.stage >= STAGE_DAWN), "spot", "MAT-019")
        else:
            demand((spot == NONE) == (state.figure[figure] == NONE), "figure", "MAT-165")
        if spot == NONE:
            demand(load == 0 and state.ready[figure] == 0, "pack", "MAT-099")
            continue
        demand(holders.setdefault(spot, seat) == seat, "spot", "MAT-063")
        tower = state.tower_at(spot)
        demand(tower in (NONE, seat), "spot", "MAT-064")
        demand(room(state, figure) >= 0, "pack", "MAT-072")


def check_cards(state: MateriaState) -> None:
    """Refuse formula cards that are nowhere, or not where figures and items say they are."""
    cards = state.terms.cards
    seats = range(state.seats)
    possible = {IN_PILE, IN_DISCARD_PILE}
    possible |= {at + seat for at in (IN_HAND, DRAWN, TRANSMUTED, WORN, ON_BENCH) for seat in seats}
    demand(all(at in possible for at in state.where), "where", "MAT-015")
    for card in range(cards.count):
        hidden = state.where[card] == IN_DISCARD_PILE
        demand(hidden or state.thrown[card] == NONE, "thrown", "MAT-351")
    for seat in seats:
        check_made(state, seat)
        hand = len(state.hand(seat))
        over = state.stage == STAGE_HAND and state.active == seat
        chosen = state.alchemist[seat] != NONE
        limit = hand_limit(state, seat) if chosen else state.terms.hand_limit
        demand(over or hand <= limit or state.over, "where", "MAT-189")
        drawn = state.count_at(DRAWN + seat)
        demand(drawn == 0 or over, "where", "MAT-185")
        if over:
            demand(drawn > 0 or hand > limit, "where", "MAT-190")
        benched = state.cards_at(ON_BENCH + seat)
        expected = [state.bench] if state.bench != NONE and state.active == seat else []
        demand(benched == expected, "bench", "MAT-160")
        check_novices(state, seat)


def check_novices(state: MateriaState, seat: int) -> None:
    """Refuse the certainty of a level-1 card where there is none (MAT-016)."""
    cards = state.terms.cards
    for pile in range(PILES):
        held = [card for card in state.hand(seat) if cards.pile[card] == pile]
        sure = state.novice[seat * PILES + pile] == 1
        demand(not sure or any(cards.level[card] == 1 for card in held), "novice", "MAT-016")


def check_made(state: MateriaState, seat: int) -> None:
    """Refuse made cards that do not agree with figures, items and parts."""
    cards = state.terms.cards
    made = state.cards_at(TRANSMUTED + seat)
    alive = sorted(
        state.figure[seat * SLOTS + slot]
        for slot in range(1, SLOTS)
        if state.figure[seat * SLOTS + slot] != NONE
    )
    demand([card for card in made if cards.pile[card] == HOMUNCULUS] == alive, "figure", "MAT-165")
    worn = sorted(item for item in state.item[2 * seat : 2 * seat + 2] if item != NONE)
    demand(state.cards_at(WORN + seat) == worn, "item", "MAT-211")
    for item in worn:
        wearable = cards.pile[item] == EQUIPMENT and state.terms.sheets.soul[item] == 0
        demand(wearable, "item", "MAT-R38")
    for slot in (2 * seat, 2 * seat + 1):
        demand(state.item[slot] != NONE or state.item_active[slot] == 0, "item", "MAT-213")
    types = [cards.level[card] for card in made if cards.pile[card] == STONE]
    demand(sum(bit(part - 1) for part in types) == state.parts[seat], "parts", "MAT-221")
    demand((state.parts[seat] == WHOLE) == (state.stone[seat] == 1), "stone", "MAT-224")


def check_extensions(state: MateriaState) -> None:
    """Refuse extensions in impossible places, or two in one city (MAT-180)."""
    possible = {IN_SUPPLY, *(ON_CITY + city for city in range(CITIES))}
    possible |= {at + seat for at in (FRESH, READY) for seat in range(state.seats)}
    demand(all(at in possible for at in state.extension_at), "extension_at", "MAT-170")
    for city in range(CITIES):
        offered = list(state.extension_at).count(ON_CITY + city)
        begun = state.stage > STAGE_BOARD and IN_SUPPLY in state.extension_at
        demand(offered <= 1 and (offered == 1 or not begun), "extension_at", "MAT-007")
    if state.extension != NONE and not state.over:
        owner = state.extension_at[state.extension]
        demand(owner == READY + state.active, "extension", "MAT-173")


def check_players(state: MateriaState) -> None:
    """Refuse alchemists and towers used twice, and more Soul Stones than there are."""
    for name, rule, stage in (
        ("alchemist", "MAT-008", STAGE_ALCHEMIST),
        ("tower_card", "MAT-009", STAGE_TOWER),
    ):
        taken = [one for one in getattr(state, name) if one != NONE]
        demand(len(set(taken)) == len(taken), name, rule)
        demand(len(taken) == (state.seats if state.stage > stage else 0), name, rule)
    demand(state.souls_in_play() <= state.terms.soul_stones, "souls", "MAT-R09")
    demand(state.seats <= SEATS, "souls", "MAT-001")


def check_secrets(state: MateriaState) -> None:
    """Refuse quests that are not in the deck, or dealt twice (MAT-010, MAT-011)."""
    dealt = [quest for quest in [*state.quest, *state.rejected] if quest != NONE]
    demand(len(dealt) == (2 * state.seats if state.stage > STAGE_QUESTS else 0), "quest", "MAT-012")
    demand(len(set(dealt)) == len(dealt), "quest", "MAT-011")
    demand(all(state.terms.quest_mask >> quest & 1 for quest in dealt), "quest", "MAT-010")
    for seat in range(state.seats):
        if state.quest[seat] != NONE and not state.over:
            excluded = state.ruled_out[seat] >> state.quest[seat] & 1
            demand(excluded == 0, "ruled_out", "MAT-R31")
