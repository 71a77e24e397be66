"""The small numbers that stand for elements, actions, stages and quests, and the recipes."""

from typing import Final

GAME: Final = "materia-prima"
"""What the keys of the game's messages begin with."""

NONE: Final = -1
"""No hex, no card, nobody."""

SEATS: Final = 4
"""The most that can play (MAT-001)."""
SLOTS: Final = 4
"""Figures of a seat: its alchemist in slot 0, and three homunculi (MAT-206)."""
ALCHEMIST: Final = 0

# --- Elements ---

WATER: Final = 0
EARTH: Final = 1
AIR: Final = 2
FIRE: Final = 3
COPPER: Final = 7
GOLD: Final = 11
KINDS: Final = 12
RAW: Final = 5
"""Elements of level 1, which come out of mines (MAT-030, MAT-031)."""
NOBLE: Final = 9
"""The first element of level 3."""

ELEMENTS: Final = (
    "water",
    "earth",
    "air",
    "fire",
    "iron",
    "sulfur",
    "glass",
    "copper",
    "mercury",
    "aqua-regia",
    "platinum",
    "gold",
)
SIGNS: Final = ("Aq", "Te", "Ae", "Ig", "Fe", "Su", "Vi", "Cu", "Hg", "Ar", "Pt", "Au")

RECIPES: Final = 7
FIRST_SOURCE: Final = (0, 1, 2, 3, 5, 6, 7)
SECOND_SOURCE: Final = (1, 2, 3, 4, 6, 7, 8)
PRODUCT: Final = (5, 6, 7, 8, 9, 10, 11)
"""The conversion table, recipe by recipe: MAT-142, MAT-143, MAT-144 (of air and fire, MAT-R01),
MAT-145, MAT-146, MAT-147 and MAT-148. Two make one (MAT-141), and nothing goes back (MAT-152)."""
RECIPE_RULES: Final = ("MAT-142", "MAT-143", "MAT-144", "MAT-145", "MAT-146", "MAT-147", "MAT-148")


# --- Formulas ---

HOMUNCULUS: Final = 0
EQUIPMENT: Final = 1
STONE: Final = 2
FORMULAS: Final = ("homunculus", "equipment", "stone")
PILES: Final = 3
CARDS: Final = 128
"""No data set has more formula cards."""

PARTS: Final = 3
WHOLE: Final = 7
"""All three parts of the stone, as a mask (MAT-220)."""

# Where a formula card is. Hands, drawn cards, made ones and worn ones add the seat.

IN_PILE: Final = 0
IN_DISCARD_PILE: Final = 1
IN_HAND: Final = 8
DRAWN: Final = 16
"""Drawn by research, before the seat has chosen what to keep."""
TRANSMUTED: Final = 24
"""Transmuted and in the tower, or as a homunculus on the board."""
WORN: Final = 32
"""Equipped by the alchemist."""
ON_BENCH: Final = 40
"""Transmuted and paid, not yet put anywhere (MAT-163, MAT-207)."""

# Where an extension is. Fresh and ready ones add the seat.

IN_SUPPLY: Final = 0
ON_CITY: Final = 8
"""Plus the city."""
FRESH: Final = 16
"""Bought this turn: no effect yet (MAT-174)."""
READY: Final = 24

CITIES: Final = 3
RUDUS: Final = 0
GRAVIT: Final = 1
TROQUESIA: Final = 2
CITY_IDS: Final = ("rudus-figor", "gravit-muri", "troquesia")

# --- Hexes ---

FREE: Final = -1
"""Otherwise the element of the mine, or CITY and the city."""
CITY: Final = 8

# --- Actions ---

MOVE: Final = 0
MINE: Final = 1
DISCARD: Final = 2
FIGHT: Final = 3
EQUIP: Final = 4
CONVERT: Final = 5
TRANSMUTE: Final = 6
RESEARCH: Final = 7
BUY: Final = 8
ACTIONS: Final = 9
ACTION_NAMES: Final = (
    "move",
    "mine",
    "discard",
    "fight",
    "equip",
    "convert",
    "transmute",
    "research",
    "buy",
)

# --- Extensions ---

PRODUCE: Final = 0
FLEXIBLE: Final = 1
HARVEST: Final = 2

# --- Stages: what comes next, where the state alone says so ---

STAGE_BOARD: Final = 0
STAGE_ALCHEMIST: Final = 1
STAGE_TOWER: Final = 2
STAGE_QUESTS: Final = 3
STAGE_FORMULAS: Final = 4
STAGE_PLACE: Final = 5
STAGE_DAWN: Final = 6
STAGE_UPKEEP: Final = 7
STAGE_ACT: Final = 8
STAGE_BENCH: Final = 9
"""A transmuted card lies on the bench."""
STAGE_HAND: Final = 10
"""Cards have been drawn, or the hand is too large."""
STAGE_OVER: Final = 11

# --- Quests ---

TYRANNUS: Final = 0
MAGISTER: Final = 1
DONUM: Final = 2
MAGNATUS: Final = 3
CUSTODIS: Final = 4
PAGANUS: Final = 5
PACIS: Final = 6
ANIMUS: Final = 7
DOMINUS: Final = 8
CUSTO: Final = 9
TROPAEUM: Final = 10
QUESTS: Final = 11
QUEST_IDS: Final = (
    "tyrannus",
    "magister-arma",
    "donum-dator",
    "magnatus",
    "custodis-turris",
    "paganus-sacerdos",
    "pacis-amans",
    "animus-vorator",
    "dominus-ignis",
    "custo-corporis",
    "tropaeum-venator",
)
QUEST_RULES: Final = (
    ("MAT-300", "MAT-301"),
    ("MAT-302", "MAT-303"),
    ("MAT-304", "MAT-305"),
    ("MAT-307", "MAT-308"),
    ("MAT-310", "MAT-311"),
    ("MAT-312", "MAT-313"),
    ("MAT-314", "MAT-315"),
    ("MAT-317", "MAT-318"),
    ("MAT-319", "MAT-320"),
    ("MAT-321", "MAT-322"),
    ("MAT-324", "MAT-325"),
)
"""What each quest asks for, and when it is looked at."""

HEART: Final = 0
SKULL: Final = 1
