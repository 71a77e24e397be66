"""What the types of the schema cannot say about a data set.

Errors are what the engine could not play with; warnings are what no known card does, though an
owner's may.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import product
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
from athanor.games.materia_prima.cards.schema import City, MateriaData, Pile
from athanor.games.materia_prima.cards.verbs import Soul
from athanor.games.materia_prima.codes import ELEMENTS
from athanor.packs import Report
from athanor.packs.flaws import not_each_once

SIDES: Final[tuple[Literal["a", "b"], ...]] = ("a", "b")
PLAYERS: Final = (2, 3, 4)
TOWER_ROOM: Final = 12
"""Free hexes that leave four towers a legal place on any board of tiles that touch."""
STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

Side = dict[Hex, str]


def check_data(data: MateriaData, report: Report) -> None:
    """Check everything."""
    if max(data.dice.faces) == 0:
        report.error(("dice", "faces"), flaws.DEAD_DICE.flaw())
    sides = check_tiles(data, report)
    if sides is not None:
        check_board(data, sides, report)
    check_cities(data, report)
    check_cards(data, report)
    check_alchemists(data, report)
    check_quests(data, report)


def check_tiles(data: MateriaData, report: Report) -> list[tuple[Side, Side]] | None:
    """Check each drawing by itself; return them if all can be read."""
    read: list[tuple[Side, ...]] = []
    outline: set[Hex] = set()
    for index, tile in enumerate(data.tile):
        drawn = []
        for name in SIDES:
            path = ("tile", index, name)
            try:
                side = read_side(getattr(tile, name))
            except DrawingError as error:
                report.error(path, error.kind.flaw())
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
    return None if report.errors else [(pair[0], pair[1]) for pair in read]


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


def enough(report: Report, table: str, of: str, found: int, needed: int, rule: str) -> None:
    """Refuse a deck with too few cards of a sort."""
    if found < needed:
        flaw = flaws.TOO_FEW_CARDS.flaw(of=of, needed=needed, found=found).under(rule)
        report.error((table,), flaw)


def check_alchemists(data: MateriaData, report: Report) -> None:
    """Warn of an alchemist who is weaker without a soul (MAT-110)."""
    for index, card in enumerate(data.alchemist):
        for value in ("attack", "defence"):
            heart, skull = getattr(card.heart, value), getattr(card.skull, value)
            if skull < heart:
                flaw = flaws.WEAKER_SKULL.flaw(value=value, heart=heart, skull=skull)
                report.warn(("alchemist", index, "skull", value), flaw)


def check_quests(data: MateriaData, report: Report) -> None:
    """Check that everybody can draw two quests, however many play (MAT-010, MAT-011)."""
    for players in PLAYERS:
        fitting = sum(q.players.least <= players <= q.players.most for q in data.quest)
        if fitting < 2 * players:
            args = {"players": players, "needed": 2 * players, "found": fitting}
            report.error(("quest",), flaws.TOO_FEW_QUESTS.flaw(**args))
