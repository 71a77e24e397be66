"""What can be wrong with card data of Materia Prima besides the form of a record.

Each has its text in ``locale/*/materia-prima-pack.ftl``.
"""

from typing import Final

from athanor.packs import FlawKind

# Tiles

DRAWING_CENTRE: Final = FlawKind(
    "pack-problem-materia-drawing-centre",
    "an odd number of lines, and of hexes in the middle one",
    "another drawing",
    "MAT-040",
)
DRAWING_SIGNS: Final = FlawKind(
    "pack-problem-materia-drawing-signs",
    "only dots, @ and the letters W, E, A, F and I",
    "another drawing",
    "MAT-040",
)
DRAWING_GRID: Final = FlawKind(
    "pack-problem-materia-drawing-grid",
    "lines shifted by one column, with hexes two columns apart",
    "another drawing",
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
TOO_FEW_CARDS: Final = FlawKind(
    "pack-problem-materia-too-few-cards", "at least {needed} cards ({of})", "{found}"
)
TOO_FEW_QUESTS: Final = FlawKind(
    "pack-problem-materia-too-few-quests",
    "at least {needed} quests for {players} players",
    "{found}",
    "MAT-011",
)
DEAD_DICE: Final = FlawKind("pack-problem-materia-dead-dice", "a face above 0", "none", "MAT-095")
WEAKER_SKULL: Final = FlawKind(
    "pack-problem-materia-weaker-skull",
    "a {value} of at least {heart}, as in the heart column",
    "{skull}",
    "MAT-110",
)
