"""What the types of the schema cannot say about a data set.

All of it makes the rulebook playable: whatever breaks it is refused.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement, product
from typing import Final, Literal, get_args

from athanor.games.materia_prima.cards import flaws
from athanor.games.materia_prima.cards.drawings import (
    CITY_SIGN,
    FREE_SIGN,
    MINES,
    DrawingError,
    Hex,
    is_round,
    read_side,
)
from athanor.games.materia_prima.cards.schema import (
    City,
    EquipmentCard,
    MateriaData,
    Pile,
)
from athanor.games.materia_prima.cards.verbs import Flexible, Produce, Raise, Soul
from athanor.games.materia_prima.codes import ELEMENTS
from athanor.packs import Report
from athanor.packs.flaws import not_each_once

SIDES: Final[tuple[Literal["a", "b"], ...]] = ("a", "b")
PLAYERS: Final = (2, 3, 4)
TOWER_ROOM: Final = 12
"""Free hexes that leave four towers a legal place on any board of tiles that touch."""
COUNTS: Final = (
    ("alchemist", 5, "MAT-008"),
    ("homunculus", 28, "MAT-200"),
    ("equipment", 25, "MAT-210"),
    ("stone", 24, "MAT-220"),
    ("extension", 14, "MAT-006"),
    ("quest", 11, "MAT-010"),
)
"""What is in the box, table by table; other tables cannot have another number."""
DICE_OF_THE_BOOK: Final = 3
SUMS_OF_THE_BOOK: Final = (3, 4)
"""What three dice come to in the fight of the rulebook (MAT-095)."""
WORN: Final = 2
STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

Side = dict[Hex, str]


def check_data(data: MateriaData, report: Report) -> None:
    """Check everything."""
    check_dice(data, report)
    check_counts(data, report)
    sides = check_tiles(data, report)
    if sides is not None:
        check_board(data, sides, report)
    check_cities(data, report)
    check_cards(data, report)
    check_known_cards(data, report)
    check_extensions(data, report)
    check_alchemists(data, report)
    check_quests(data, report)


def check_dice(data: MateriaData, report: Report) -> None:
    """Check that the fight of the rulebook can be rolled (MAT-095)."""
    if max(data.dice.faces) == 0:
        report.error(("dice", "faces"), flaws.DEAD_DICE.flaw())
        return
    rolls = combinations_with_replacement(set(data.dice.faces), DICE_OF_THE_BOOK)
    sums = {sum(roll) for roll in rolls}
    for wanted in SUMS_OF_THE_BOOK:
        if wanted not in sums:
            report.error(("dice", "faces"), flaws.DICE_SUM.flaw(sum=wanted))


def check_counts(data: MateriaData, report: Report) -> None:
    """Check that there are as many of everything as in the box."""
    for table, needed, rule in COUNTS:
        found = len(getattr(data, table))
        if found != needed:
            flaw = flaws.CARD_COUNT.flaw(of=table, needed=needed, found=found).under(rule)
            report.error((table,), flaw)


def check_tiles(data: MateriaData, report: Report) -> list[tuple[Side, Side]] | None:
    """Check each drawing by itself; return them if all can be read."""
    before = len(report.errors)
    read: list[tuple[Side, ...]] = []
    outline: set[Hex] = set()
    for index, tile in enumerate(data.tile):
        drawn = []
        for name in SIDES:
            path = ("tile", index, name)
            try:
                side = read_side(getattr(tile, name))
            except DrawingError as error:
                report.error(path, error.flaw)
                continue
            drawn.append(side)
            outline = outline or set(side)
            if not is_round(set(side)):
                report.error(path, flaws.NOT_ROUND.flaw())
            elif set(side) != outline:
                report.error(path, flaws.OTHER_OUTLINE.flaw(first=data.tile[0].id))
            expected, found = int(tile.city != ""), list(side.values()).count(CITY_SIGN)
            if found != expected:
                report.error(path, flaws.CITY_SIGNS.flaw(expected=expected, found=found))
        read.append(tuple(drawn))
    for city in get_args(City):
        found = sum(tile.city == city for tile in data.tile)
        if found != 1:
            report.error(("tile",), flaws.CITY_TILES.flaw(city=city, found=found))
    sound = len(report.errors) == before
    return [(pair[0], pair[1]) for pair in read] if sound else None


def check_board(data: MateriaData, sides: Sequence[tuple[Side, Side]], report: Report) -> None:
    """Check what the tiles come to when they lie together."""
    names = [tile.id for tile in data.tile]
    if sorted(names) != sorted(data.layout.tiles):
        flaw = not_each_once(sorted(names), sorted(data.layout.tiles)).under("MAT-002")
        report.error(("layout", "tiles"), flaw)
    places = [hex_.moved(centre) for centre in data.layout.centres for hex_ in sides[0][0]]
    if len(set(places)) < len(places):
        report.error(("layout", "centres"), flaws.OVERLAP.flaw())
    elif not is_connected(set(places)):
        report.error(("layout", "centres"), flaws.DISCONNECTED.flaw())
    rich = mines_of([pair[0] for pair in sides])
    for letter, element in zip(MINES, ELEMENTS, strict=False):
        if rich[letter] == 0:
            report.error(("tile",), flaws.MINE_MISSING.flaw(element=element))
    if rich.total() <= len(MINES):
        report.error(("tile",), flaws.NO_RICH_BOARD.flaw(found=rich.total()))
    if not lean_choices(sides):
        report.error(("tile",), flaws.NO_LEAN_BOARD.flaw())
    least = sum(min(list(side.values()).count(FREE_SIGN) for side in pair) for pair in sides)
    if least < TOWER_ROOM:
        report.error(("tile",), flaws.FREE_HEXES.flaw(needed=TOWER_ROOM, found=least))


def mines_of(sides: Sequence[Side]) -> Counter[str]:
    """Count the mines on some sides by letter."""
    return Counter(sign for side in sides for sign in side.values() if sign in MINES)


def lean_choices(sides: Sequence[tuple[Side, Side]]) -> list[tuple[int, ...]]:
    """Return the choices of sides that show each element's mine exactly once (MAT-340)."""
    return [
        choice
        for choice in product((0, 1), repeat=len(sides))
        if mines_of([pair[up] for pair, up in zip(sides, choice, strict=True)]) == Counter(MINES)
    ]


def is_connected(places: set[Hex]) -> bool:
    """Tell whether every place can be reached from every other."""
    reached: set[Hex] = set()
    waiting = [next(iter(places))]
    while waiting:
        place = waiting.pop()
        if place in places and place not in reached:
            reached.add(place)
            waiting += [place.moved(step) for step in STEPS]
    return reached == places


def check_cities(data: MateriaData, report: Report) -> None:
    """Check what the libraries offer (MAT-184, MAT-341)."""
    for index, city in enumerate(data.city):
        if len(set(city.b)) != 1:
            report.error(("city", index, "b"), flaws.ONE_KIND.flaw(found=len(set(city.b))))
    for side in SIDES:
        offered = {kind for city in data.city for kind in getattr(city, side)}
        for kind in get_args(Pile):
            if kind not in offered:
                report.error(("city",), flaws.KIND_NOT_OFFERED.flaw(kind=kind, side=side))
    for index, city in enumerate(data.city):
        if city.id == "rudus-figor" and "equipment" not in (*city.a, *city.b):
            report.error(("city", index, "a"), flaws.RUDUS_EQUIPMENT.flaw())


def check_cards(data: MateriaData, report: Report) -> None:
    """Check that the decks hold what set-up, the stone and the quests need."""
    beginners = (
        ("homunculus", [card.level for card in data.homunculus]),
        ("equipment", [card.level for card in data.equipment]),
        ("stone", [card.type for card in data.stone]),
    )
    for table, levels in beginners:
        enough(report, table, f"{table}, level 1", levels.count(1), 4, "MAT-016")
    for part in (2, 3):
        count = sum(card.type == part for card in data.stone)
        enough(report, "stone", f"stone, type {part}", count, 4, "MAT-220")
    guards = sum(card.level >= 2 for card in data.homunculus)
    enough(report, "homunculus", "homunculus, level 2 or 3", guards, 3, "MAT-310")
    fine = [card for card in data.equipment if card.level >= 2]
    worn = [card for card in fine if not any(isinstance(e, Soul) for e in card.effects)]
    enough(report, "equipment", "equipment, level 2 or 3", len(fine), 4, "MAT-302")
    enough(report, "equipment", "wearable equipment, level 2 or 3", len(worn), 2, "MAT-R33")
    souls = sum(any(isinstance(e, Soul) for e in card.effects) for card in data.equipment)
    enough(report, "equipment", "equipment that is a Soul Stone", souls, 1, "MAT-216")
    asking = sum(card.souls > 0 for card in data.stone)
    enough(report, "stone", "stone, with a Soul Stone as a cost", asking, 1, "MAT-223")
    named: dict[str, str] = {}
    for index, card in enumerate(data.homunculus):
        if card.name.en in named:
            flaw = flaws.SAME_NAME.flaw(other=named[card.name.en])
            report.error(("homunculus", index, "name"), flaw)
        named[card.name.en] = card.id


def check_known_cards(data: MateriaData, report: Report) -> None:
    """Check the two items that the rulebook shows."""
    places = {card.id: index for index, card in enumerate(data.equipment)}
    for known, rule in (("pala", "MAT-162"), ("pelle-corium", "MAT-212")):
        if known not in places:
            report.error(("equipment",), flaws.NO_KNOWN_CARD.flaw(id=known).under(rule))
    if "pala" in places:
        index = places["pala"]
        if data.equipment[index].cost != {"copper": 1, "mercury": 1}:
            report.error(("equipment", index, "cost"), flaws.KNOWN_COST.flaw())
    if "pelle-corium" in places:
        index = places["pelle-corium"]
        coat = data.equipment[index]
        values = (coat.level, raised(coat, "attack"), raised(coat, "defence"), capacity_of(coat))
        if values != (2, 0, 1, 2):
            report.error(("equipment", index, "effects"), flaws.KNOWN_ITEM.flaw())


def raised(card: EquipmentCard, value: str) -> int:
    """Return by how much an item raises a value of who wears it."""
    return sum(getattr(effect, value) for effect in card.effects if isinstance(effect, Raise))


def capacity_of(card: EquipmentCard) -> int:
    """Return how much more one can carry with an item."""
    return raised(card, "capacity")


def check_extensions(data: MateriaData, report: Report) -> None:
    """Check that the two extensions of the rulebook are there (MAT-175, MAT-176)."""
    effects = [marker.effect for marker in data.extension]
    if Flexible(element="fire", product="copper") not in effects:
        flaw = flaws.NO_KNOWN_EXTENSION.flaw(verb="convert", element="fire, copper")
        report.error(("extension",), flaw.under("MAT-175"))
    if Produce(element="earth") not in effects:
        flaw = flaws.NO_KNOWN_EXTENSION.flaw(verb="produce", element="earth")
        report.error(("extension",), flaw.under("MAT-176"))


def enough(report: Report, table: str, of: str, found: int, needed: int, rule: str) -> None:
    """Refuse a deck with too few cards of a sort."""
    if found < needed:
        flaw = flaws.TOO_FEW_CARDS.flaw(of=of, needed=needed, found=found).under(rule)
        report.error((table,), flaw)


def check_alchemists(data: MateriaData, report: Report) -> None:
    """Check that nobody is weaker without a soul (MAT-110), or too weak for a quest (MAT-314)."""
    bags = sorted((capacity_of(card) for card in data.equipment), reverse=True)
    water = next((quest.count for quest in data.quest if quest.id == "pacis-amans"), 0)
    for index, card in enumerate(data.alchemist):
        for value in ("attack", "defence"):
            heart, skull = getattr(card.heart, value), getattr(card.skull, value)
            if skull < heart:
                flaw = flaws.WEAKER_SKULL.flaw(value=value, heart=heart, skull=skull)
                report.error(("alchemist", index, "skull", value), flaw)
        most = card.heart.capacity + sum(bags[:WORN])
        if most < water:
            flaw = flaws.WEAK_ALCHEMIST.flaw(needed=water, found=most)
            report.error(("alchemist", index, "heart", "capacity"), flaw)


def check_quests(data: MateriaData, report: Report) -> None:
    """Check that everybody can draw two quests, however many play (MAT-010, MAT-011)."""
    for index, quest in enumerate(data.quest):
        least, most = quest.players.least, quest.players.most
        if most < least:
            flaw = flaws.QUEST_RANGE.flaw(least=least, most=most)
            report.error(("quest", index, "players", "most"), flaw)
    for players in PLAYERS:
        fitting = sum(q.players.least <= players <= q.players.most for q in data.quest)
        if fitting < 2 * players:
            args = {"players": players, "needed": 2 * players, "found": fitting}
            report.error(("quest",), flaws.TOO_FEW_QUESTS.flaw(**args))
