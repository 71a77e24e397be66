"""From card data to the tables that the engine plays by."""

from collections.abc import Mapping, Sequence

from athanor.games.materia_prima.cards import verbs
from athanor.games.materia_prima.cards.checks import lean_choices
from athanor.games.materia_prima.cards.drawings import (
    CITY_SIGN,
    MINES,
    TURNS,
    Hex,
    read_side,
)
from athanor.games.materia_prima.cards.schema import (
    AlchemistCard,
    Column,
    Element,
    EquipmentCard,
    HomunculusCard,
    MateriaData,
    StoneCard,
    Text,
    by_id,
)
from athanor.games.materia_prima.codes import (
    ACTION_NAMES,
    ACTIONS,
    CITY,
    CITY_IDS,
    ELEMENTS,
    EQUIPMENT,
    FLEXIBLE,
    FORMULAS,
    FREE,
    HARVEST,
    HOMUNCULUS,
    KINDS,
    PRODUCE,
    QUEST_IDS,
    RAW,
    STONE,
)
from athanor.games.materia_prima.rules.ground import Ground
from athanor.games.materia_prima.terms import Cards, Extensions, Sheets, Terms
from athanor.kernel.vectors import i64, vec
from athanor.kernel.words import Label


def label(text: Text) -> Label:
    """Return a name of a pack as an argument of messages."""
    return Label(text.en, text.fr)


def terms_of(data: MateriaData, seats: int) -> Terms:
    """Return the tables of a match for a number of seats; options are set by the game."""
    cards = cards_of(data)
    sheets = sheets_of(data)
    outline = sorted(read_side(data.tile[0].a))
    ground = Ground(
        [hex_.moved(centre) for centre in data.layout.centres for hex_ in outline],
        len(outline),
    )
    terms = Terms(ground, cards, sheets, extensions_of(data))
    terms.seats = seats
    terms.faces = vec[i64](list(data.dice.faces))
    terms.soul_stones = data.soul_stones
    terms.hand_limit = data.hand_limit
    terms.alchemist_ids = [card.id for card in data.alchemist]
    terms.alchemist_names = [label(card.name) for card in data.alchemist]
    terms.tower_ids = [tower.id for tower in data.tower]
    terms.tower_names = [label(tower.name) for tower in data.tower]
    add_tiles(terms, data, outline)
    add_cities(terms, data)
    add_quests(terms, data, seats)
    terms.house = uses_house_set(data)
    return terms


def uses_house_set(data: MateriaData) -> bool:
    """Tell whether cards, dice or tiles are those of the house, not an owner's or public."""
    records = (
        data.dice,
        *data.tile,
        *data.alchemist,
        *data.homunculus,
        *data.equipment,
        *data.stone,
        *data.extension,
    )
    return any(record.source == "house" for record in records)


def cards_of(data: MateriaData) -> Cards:
    """Return the formula cards, pile after pile."""
    written: list[HomunculusCard | EquipmentCard | StoneCard] = [
        *data.homunculus,
        *data.equipment,
        *data.stone,
    ]
    cards = Cards(len(written))
    cards.ids = [card.id for card in written]
    cards.names = [label(card.name) for card in written]
    cards.item_kinds = ["" for _ in written]
    first_item = len(data.homunculus)
    first_part = first_item + len(data.equipment)
    cards.first = vec[i64]([0, first_item, first_part, len(written)])
    for number, card in enumerate(written):
        add_cost(cards.cost, number, card.cost)
    for number, homunculus in enumerate(data.homunculus):
        cards.pile[number] = HOMUNCULUS
        cards.level[number] = homunculus.level
    for number, item in enumerate(data.equipment, first_item):
        cards.pile[number] = EQUIPMENT
        cards.level[number] = item.level
        cards.item_kinds[number] = item.kind
    for number, part in enumerate(data.stone, first_part):
        cards.pile[number] = STONE
        cards.level[number] = part.type
        cards.souls[number] = part.souls
    return cards


def add_cost(table: "vec[i64]", number: int, cost: Mapping[Element, int]) -> None:
    """Write the elements of a price into a table."""
    for element, count in cost.items():
        table[number * KINDS + ELEMENTS.index(element)] = count


def sheets_of(data: MateriaData) -> Sheets:
    """Return the values of all formula cards and alchemists."""
    count = len(data.homunculus) + len(data.equipment) + len(data.stone)
    sheets = Sheets(count + 2 * len(data.alchemist))
    for number, card in enumerate(data.homunculus):
        sheets.actions[number] = card.actions
        sheets.attack[number] = card.attack
        sheets.defence[number] = card.defence
        sheets.capacity[number] = card.capacity
        sheets.forbidden[number] = sum(1 << ACTION_NAMES.index(name) for name in card.forbidden)
        add_effects(sheets, number, card.effects)
    for number, item in enumerate(data.equipment, len(data.homunculus)):
        add_effects(sheets, number, item.effects)
    for index, alchemist in enumerate(data.alchemist):
        add_column(sheets, count + 2 * index, alchemist.heart, alchemist)
        add_column(sheets, count + 2 * index + 1, alchemist.skull, alchemist)
    return sheets


def add_column(sheets: Sheets, number: int, column: Column, card: AlchemistCard) -> None:
    """Write one column of an alchemist, with the abilities that hold in both (MAT-R51)."""
    sheets.actions[number] = column.actions
    sheets.attack[number] = column.attack
    sheets.defence[number] = column.defence
    sheets.capacity[number] = column.capacity
    add_effects(sheets, number, (*card.effects, *column.effects))


def add_effects(sheets: Sheets, number: int, effects: Sequence[verbs.ItemEffect]) -> None:
    """Add up what the verbs of a card come to."""
    for effect in effects:
        match effect:
            case verbs.Extra():
                sheets.extra[number * ACTIONS + ACTION_NAMES.index(effect.action)] += 1
            case verbs.Prospector():
                sheets.prospect[number * RAW + ELEMENTS.index(effect.element)] += 1
            case verbs.Scholar():
                sheets.scholar[number] = 1
            case verbs.Pocket():
                sheets.pockets[number] += 1
            case verbs.Raise():
                sheets.attack[number] += effect.attack
                sheets.defence[number] += effect.defence
                sheets.capacity[number] += effect.capacity
            case verbs.Soul():
                sheets.soul[number] += 1


def extensions_of(data: MateriaData) -> Extensions:
    """Return the tower extensions."""
    extensions = Extensions(len(data.extension))
    extensions.ids = [marker.id for marker in data.extension]
    extensions.names = [label(marker.name) for marker in data.extension]
    for number, marker in enumerate(data.extension):
        add_cost(extensions.price, number, marker.price)
        match marker.effect:
            case verbs.Produce():
                extensions.verb[number] = PRODUCE
                extensions.element[number] = ELEMENTS.index(marker.effect.element)
            case verbs.Harvest():
                extensions.verb[number] = HARVEST
            case verbs.Flexible():
                extensions.verb[number] = FLEXIBLE
                extensions.element[number] = ELEMENTS.index(marker.effect.element)
                extensions.product[number] = ELEMENTS.index(marker.effect.product)
    return extensions


def add_tiles(terms: Terms, data: MateriaData, outline: list[Hex]) -> None:
    """Work out what every tile shows on either side in every turn."""
    sides = [(read_side(tile.a), read_side(tile.b)) for tile in data.tile]
    land: list[int] = []
    for tile, pair in zip(data.tile, sides, strict=True):
        for side in pair:
            terms.mines.append([MINES.index(sign) for sign in side.values() if sign in MINES])
            for turn in range(TURNS):
                turned = {hex_.turned(turn): sign for hex_, sign in side.items()}
                land += [land_of(turned[hex_], tile.city) for hex_ in outline]
    terms.land = vec[i64](land)
    ids = [tile.id for tile in data.tile]
    terms.tile_ids = ids
    terms.tile_names = [label(tile.name) for tile in data.tile]
    terms.ready_tiles = [ids.index(tile) for tile in data.layout.tiles]
    terms.rich_sides = [[0] * len(ids)]
    terms.lean_sides = [list(choice) for choice in lean_choices(sides)]


def land_of(sign: str, city: str) -> int:
    """Return what a sign of a drawing stands for."""
    if sign == CITY_SIGN:
        return CITY + CITY_IDS.index(city)
    return MINES.index(sign) if sign in MINES else FREE


def add_cities(terms: Terms, data: MateriaData) -> None:
    """Write down what the cities are called and what their cards offer."""
    cities = by_id(data.city)
    written = [cities[city] for city in CITY_IDS]
    terms.city_names = [label(city.name) for city in written]
    masks = [
        sum(1 << FORMULAS.index(kind) for kind in set(side))
        for city in written
        for side in (city.a, city.b)
    ]
    terms.offers = vec[i64](masks)


def add_quests(terms: Terms, data: MateriaData, seats: int) -> None:
    """Write down the quests and which of them are played (MAT-010)."""
    quests = by_id(data.quest)
    terms.quest_names = [label(quests[q].name) if q in quests else Label(q, q) for q in QUEST_IDS]
    terms.quest_count = vec[i64]([quests[q].count if q in quests else 1 for q in QUEST_IDS])
    terms.quest_mask = sum(
        1 << QUEST_IDS.index(quest.id)
        for quest in data.quest
        if quest.players.least <= seats <= quest.players.most
    )
