"""What can be wrong with card data of Materia Prima besides the form of a record.

Each has its text in ``texts/*/materia-prima-pack.ftl``.
"""

from typing import Final

from athanor.packs import FlawKind

# Tiles

DRAWING_CENTRE: Final = FlawKind(
    "pack-problem-materia-drawing-centre",
    "an odd number of lines, and of hexes in the middle one",
    "{lines} lines, and {hexes} hexes in the middle one",
    "MAT-040",
)
DRAWING_SIGNS: Final = FlawKind(
    "pack-problem-materia-drawing-signs",
    "only dots, @ and the letters W, E, A, F and I",
    "{sign} in row {row}: {drawn}",
    "MAT-040",
)
DRAWING_GRID: Final = FlawKind(
    "pack-problem-materia-drawing-grid",
    "lines shifted by one column, with hexes two columns apart",
    "row {row}: {drawn}",
    "MAT-040",
)
NOT_ROUND: Final = FlawKind(
    "pack-problem-materia-not-round",
    "an outline that is the same in all six turns",
    "another one",
    "MAT-R02",
)
OTHER_OUTLINE: Final = FlawKind(
    "pack-problem-materia-outline", "the same outline as {first}", "another one", "MAT-R02"
)
CITY_SIGNS: Final = FlawKind(
    "pack-problem-materia-city-signs", "{expected} @ in the drawing", "{found}", "MAT-040"
)
CITY_TILES: Final = FlawKind(
    "pack-problem-materia-city-tiles", "{city} on exactly one tile", "{found}", "MAT-004"
)

# The board they come to

OVERLAP: Final = FlawKind(
    "pack-problem-materia-overlap",
    "centres so far apart that no hexes fall together",
    "tiles that overlap",
    "MAT-R02",
)
DISCONNECTED: Final = FlawKind(
    "pack-problem-materia-disconnected", "a connected board", "tiles that do not touch", "MAT-060"
)
MINE_MISSING: Final = FlawKind(
    "pack-problem-materia-mine-missing",
    "a mine of every level-1 element on the a sides",
    "none of {element}",
    "MAT-R08",
)
NO_LEAN_BOARD: Final = FlawKind(
    "pack-problem-materia-no-lean-board",
    "a choice of sides with each element's mine exactly once",
    "none",
    "MAT-340",
)
NO_RICH_BOARD: Final = FlawKind(
    "pack-problem-materia-no-rich-board",
    "more mines on the a sides than one of each element",
    "{found}",
    "MAT-R08",
)
FREE_HEXES: Final = FlawKind(
    "pack-problem-materia-free-hexes", "at least {needed} free hexes", "{found}", "MAT-R61"
)

# Cities, cards, quests and dice

ONE_KIND: Final = FlawKind(
    "pack-problem-materia-one-kind", "one kind of formula on side b", "{found}", "MAT-341"
)
KIND_NOT_OFFERED: Final = FlawKind(
    "pack-problem-materia-kind-not-offered",
    "every kind of formula on the {side} sides",
    "no {kind}",
    "MAT-184",
)
RUDUS_EQUIPMENT: Final = FlawKind(
    "pack-problem-materia-rudus-equipment",
    "equipment on a side of Rudus Figor",
    "none",
    "MAT-184",
)
CARD_COUNT: Final = FlawKind(
    "pack-problem-materia-card-count", "exactly {needed} ({of})", "{found}"
)
SAME_NAME: Final = FlawKind(
    "pack-problem-materia-same-name", "a name of its own", "the name of {other}", "MAT-165"
)
KNOWN_COST: Final = FlawKind(
    "pack-problem-materia-known-cost",
    "a cost of 1 copper and 1 mercury, as in the rulebook",
    "another one",
    "MAT-162",
)
KNOWN_ITEM: Final = FlawKind(
    "pack-problem-materia-known-item",
    "level 2, 1 more defence and 2 more capacity, as in the rulebook",
    "something else",
    "MAT-212",
)
NO_KNOWN_CARD: Final = FlawKind(
    "pack-problem-materia-no-known-card", "{id}, which the rulebook shows", "no such card"
)
NO_KNOWN_EXTENSION: Final = FlawKind(
    "pack-problem-materia-no-known-extension", "an extension with {verb} {element}", "none"
)
TOO_FEW_CARDS: Final = FlawKind(
    "pack-problem-materia-too-few-cards", "at least {needed} cards ({of})", "{found}"
)
TOO_FEW_QUESTS: Final = FlawKind(
    "pack-problem-materia-too-few-quests",
    "at least {needed} quests for {players} players",
    "{found}",
    "MAT-011",
)
QUEST_RANGE: Final = FlawKind(
    "pack-problem-materia-quest-range", "most of at least {least}", "{most}", "MAT-010"
)
DICE_SUM: Final = FlawKind(
    "pack-problem-materia-dice-sum",
    "faces with which three dice can come to {sum}, as in the rulebook",
    "none",
    "MAT-095",
)
WEAK_ALCHEMIST: Final = FlawKind(
    "pack-problem-materia-weak-alchemist",
    "room for {needed} units, with the best items",
    "{found}",
    "MAT-314",
)
DEAD_DICE: Final = FlawKind("pack-problem-materia-dead-dice", "a face above 0", "none", "MAT-095")
WEAKER_SKULL: Final = FlawKind(
    "pack-problem-materia-weaker-skull",
    "{value} of at least {heart}, as in the heart column",
    "{skull}",
    "MAT-110",
)
