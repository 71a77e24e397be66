"""Set-up, in the order of the rulebook: board, alchemists, towers, quests, formulas, places."""

from typing import Final

from mypy_extensions import i64

from athanor.games.materia_prima.codes import (
    CITIES,
    HEART,
    IN_HAND,
    IN_PILE,
    IN_SUPPLY,
    NONE,
    ON_CITY,
    PILES,
    QUESTS,
    SLOTS,
    STAGE_ALCHEMIST,
    STAGE_DAWN,
    STAGE_FORMULAS,
    STAGE_PLACE,
    STAGE_QUESTS,
    STAGE_TOWER,
)
from athanor.games.materia_prima.rules import tell
from athanor.games.materia_prima.rules.laying import (
    TURNS,
    Laying,
    Placing,
    lay_side,
    lay_tile,
    lay_turn,
)
from athanor.games.materia_prima.rules.picking import (
    PICK_ALCHEMIST,
    PICK_QUEST,
    PICK_TOWER,
    Picking,
)
from athanor.games.materia_prima.state import MateriaState, set_land
from athanor.games.materia_prima.terms import numbers
from athanor.kernel.audience import only
from athanor.kernel.script import Decision, Die, Pick, Script, ask_secretly
from athanor.kernel.vectors import vec

FIRST_CHANCE: Final = "materia-prima-chance-first-player"
SIDES_CHANCE: Final = "materia-prima-chance-sides"
TILE_CHANCE: Final = "materia-prima-chance-tile"
TURN_CHANCE: Final = "materia-prima-chance-turn"
EXTENSION_CHANCE: Final = "materia-prima-chance-extension"
ALCHEMIST_CHANCE: Final = "materia-prima-chance-alchemist"
TOWER_CHANCE: Final = "materia-prima-chance-tower"
QUEST_CHANCE: Final = "materia-prima-chance-quest"
CARD_CHANCE: Final = "materia-prima-chance-card"

HOST: Final = 0
"""The seat that arranges the tiles where somebody does (MAT-R03)."""


def in_order(state: MateriaState) -> list[int]:
    """Return the seats clockwise from the start player on (MAT-019, MAT-R04)."""
    return [(state.first + step) % state.seats for step in range(state.seats)]


def lay_board(state: MateriaState) -> Script[None]:
    """Name the start player, lay the tiles and the extensions (MAT-002 to MAT-007)."""
    if state.first == NONE:  # MAT-018, MAT-R05
        state.first = yield Die(FIRST_CHANCE, state.seats)
    tell.first_player(state)
    if state.terms.layout == "standard":
        choices = state.terms.lean_sides if state.terms.lean else state.terms.rich_sides
        sides = choices[len(choices) - 1]
        for spot, tile in enumerate(state.terms.ready_tiles):
            put_tile(state, spot, tile, sides[tile], 0)
    elif state.terms.layout == "arranged":
        for spot in range(len(state.terms.tile_ids)):
            code: i64 = yield Laying(state, HOST, spot)
            put_tile(state, spot, lay_tile(code), lay_side(code), lay_turn(code))
            set_land(state)
    else:
        yield from draw_tiles(state)
    set_land(state)
    tell.laid_out(state)
    for city in range(CITIES):  # MAT-006, MAT-007
        yield from offer_extension(state, city)
    state.stage = STAGE_ALCHEMIST


def draw_tiles(state: MateriaState) -> Script[None]:
    """Lay the tiles by chance: sides that go together, places and turns (MAT-R03)."""
    choices = state.terms.lean_sides if state.terms.lean else state.terms.rich_sides
    chosen: i64 = 0
    if len(choices) > 1:
        chosen = yield Die(SIDES_CHANCE, len(choices))
    sides = choices[chosen]
    left = numbers(len(state.terms.tile_ids), 1)
    for spot in range(len(left)):
        tile: i64 = yield Pick(TILE_CHANCE, left, 0, len(left))
        left[tile] = 0
        turn: i64 = yield Die(TURN_CHANCE, TURNS)
        put_tile(state, spot, tile, sides[tile], turn)


def put_tile(state: MateriaState, spot: i64, tile: i64, side: i64, turn: i64) -> None:
    """Lay a tile at a place."""
    state.tiles[3 * spot] = tile
    state.tiles[3 * spot + 1] = side
    state.tiles[3 * spot + 2] = turn


def offer_extension(state: MateriaState, city: i64) -> Script[None]:
    """Turn up an extension in a city, if there is one left (MAT-007, MAT-183, MAT-R35)."""
    supply = numbers(state.terms.extensions.count)
    left: i64 = 0
    for extension in range(len(supply)):
        if state.extension_at[extension] == IN_SUPPLY:
            supply[extension] = 1
            left += 1
    if left > 0:
        drawn: i64 = yield Pick(EXTENSION_CHANCE, supply, 0, len(supply))
        state.extension_at[drawn] = ON_CITY + city
        tell.offered(state, city, drawn)


def choose_alchemists(state: MateriaState) -> Script[None]:
    """Let each seat choose an alchemist and give him a soul (MAT-008, MAT-014, MAT-024)."""
    count = len(state.terms.alchemist_ids)
    for seat in in_order(state):
        chosen = yield from pick_unused(
            state, seat, state.alchemist, count, PICK_ALCHEMIST, ALCHEMIST_CHANCE
        )
        state.alchemist[seat] = chosen
        state.column[seat] = HEART
        state.souls[seat] = 1  # MAT-014
        tell.chose_alchemist(state, seat)
    state.stage = STAGE_TOWER


def choose_towers(state: MateriaState) -> Script[None]:
    """Let each seat choose a tower (MAT-009)."""
    count = len(state.terms.tower_ids)
    for seat in in_order(state):
        chosen = yield from pick_unused(
            state, seat, state.tower_card, count, PICK_TOWER, TOWER_CHANCE
        )
        state.tower_card[seat] = chosen
        tell.chose_tower(state, seat)
    state.stage = STAGE_QUESTS


def pick_unused(
    state: MateriaState, seat: i64, taken: "vec[i64]", count: i64, subject: i64, chance: str
) -> Script[int]:
    """Let a seat, or chance, choose what nobody has yet (MAT-R04)."""
    used = list(taken)
    free = [one for one in range(count) if one not in used]
    if state.terms.random_characters:
        drawn: i64 = yield Die(chance, len(free))
        return free[drawn]
    chosen: i64 = yield Picking(state, seat, subject, free)
    return chosen


def deal_quests(state: MateriaState) -> Script[None]:
    """Let everybody draw two quests and keep one, in secret (MAT-010 to MAT-013, MAT-R55)."""
    deck = numbers(QUESTS)
    for quest in range(QUESTS):
        deck[quest] = (state.terms.quest_mask >> quest) & 1
    drawn: list[list[int]] = [[] for _ in range(state.seats)]
    for seat in in_order(state):
        for _ in range(2):
            quest_drawn: i64 = yield Pick(QUEST_CHANCE, deck, 0, QUESTS, only(seat))
            deck[quest_drawn] = 0
            drawn[seat].append(quest_drawn)
    asked: list[Decision] = [
        Picking(state, seat, PICK_QUEST, sorted(drawn[seat]), True) for seat in range(state.seats)
    ]
    kept = yield from ask_secretly(asked)  # MAT-012, MAT-R55
    for seat in range(state.seats):
        state.quest[seat] = kept[seat]
        state.rejected[seat] = drawn[seat][0] + drawn[seat][1] - kept[seat]
        tell.kept_quest(state, seat)
    state.stage = STAGE_FORMULAS


def deal_formulas(state: MateriaState) -> Script[None]:
    """Deal everybody a 1-point card of each kind, face down (MAT-015 to MAT-017)."""
    cards = state.terms.cards
    for pile in range(PILES):
        first = cards.first[pile]
        length = cards.first[pile + 1] - first
        for seat in in_order(state):
            weights = numbers(length)
            for index in range(length):
                is_novice = cards.level[first + index] == 1
                weights[index] = 1 if is_novice and state.where[first + index] == IN_PILE else 0
            drawn: i64 = yield Pick(CARD_CHANCE, weights, 0, length, only(seat))
            state.where[first + drawn] = IN_HAND + seat
            state.novice[seat * PILES + pile] = 1
    for seat in range(state.seats):
        tell.dealt(state, seat)
    state.stage = STAGE_PLACE


def place_towers(state: MateriaState) -> Script[None]:
    """Let each seat place its tower and its alchemist on one hex (MAT-019 to MAT-025)."""
    for seat in in_order(state):
        hex_: i64 = yield Placing(state, seat)
        state.tower[seat] = hex_  # for good: MAT-023
        state.spot[seat * SLOTS] = hex_  # MAT-R06
        tell.placed(state, seat)
    state.active = state.first  # MAT-025
    state.stage = STAGE_DAWN
