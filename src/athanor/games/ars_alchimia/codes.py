"""The small numbers of Ars Alchimia: resources, spaces, piles, verbs, and what the rules count."""

from typing import Final

GAME: Final = "ars-alchimia"
"""What the keys of its messages begin with."""

NONE: Final = -1
"""No card, nobody, nothing."""

# --- Resources (ARS-004) ---

ELIXIR: Final = 4
KINDS: Final = 5
BASICS: Final = 4
"""The first four are the ingredients; Elixir, the last, may stand in for any of them."""

RESOURCES: Final = ("flower", "snow", "fire", "sand", "elixir")
LETTERS: Final = ("Fl", "Sn", "Fi", "Sa", "El")
START: Final = (1, 1, 1, 0, 0)
"""What everybody holds at the start (ARS-005, ARS-006)."""

PAIRS: Final = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
"""Two different basic resources, from which Elixir is made (ARS-134, ARS-136, ARS-137)."""

# --- Orders ---

LEVELS: Final = ("C", "B", "A")
CATEGORIES: Final = ("daily_life", "industry", "myth", "university")
UNIVERSITY: Final = 3
PERFECT: Final = (1, 2, 3)
"""Points of a perfect visit, by level (ARS-131); an Elixir brings 1 (ARS-135)."""
BONUS: Final = (0, 0, 1, 3, 6, 9, 12)
"""Points of a category, by the orders fulfilled in it; 6 stands for more, too (ARS-151)."""

ORDER_LIMIT: Final = 3
"""Orders held at once (ARS-096)."""
SLOTS: Final = 6
"""More than any assistant allows."""

# --- Cards ---

ORDERS: Final = 42
LOCATIONS: Final = 10
FORGES: Final = 8
ASSISTANTS: Final = 20
WORKSHOPS: Final = 4

# --- Piles: one for each level of orders, then the others ---

PILES: Final = 6
PILE_NAMES: Final = ("C", "B", "A", "locations", "forges", "assistants")
LOCATION_PILE: Final = 3
FORGE_PILE: Final = 4
ASSISTANT_PILE: Final = 5
CARDS: Final = ORDERS + LOCATIONS + FORGES + ASSISTANTS

GROUPS: Final = 4
"""Cards that were shuffled together: at set-up, and at the end of each of the first three years."""
OPEN: Final = 4
"""The group of cards that were put under a pile one by one, openly (ARS-R53)."""

# --- Spaces, from first to last (ARS-162) ---

SPACES: Final = 16
SPACE_NAMES: Final = (
    "C-1",
    "C-2",
    "C-3",
    "B-1",
    "B-2",
    "A-1",
    "L-1",
    "L-2",
    "L-3",
    "L-P",
    "F-1",
    "F-2",
    "F-P",
    "AS-1",
    "AS-2",
    "AS-3",
)
SPACE_PILES: Final = (0, 0, 0, 1, 1, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 5)
"""The pile from which each space is filled; that of an order space is of one level (ARS-014)."""
PORTAL: Final = 9
BLIND_FORGE: Final = 12

KIND_ORDER: Final = 0
KIND_LOCATION: Final = 1
KIND_FORGE: Final = 2
KIND_ASSISTANT: Final = 3
SPACE_KINDS: Final = (0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3)
"""Three locations and the portal (ARS-073), two forges and the blind forge (ARS-117)."""
KIND_NAMES: Final = ("order", "location", "forge", "assistant")

# --- The clock ---

YEARS: Final = 4
"""The game lasts so long (ARS-024)."""
STAGE_SETUP: Final = 0
STAGE_START: Final = 1
STAGE_MAIN: Final = 2
STAGE_END: Final = 3
STAGE_OVER: Final = 4
STAGE_NAMES: Final = ("setup", "start", "main", "end", "over")

SIDES: Final = 6
"""Of the die (ARS-R2)."""
FIRST_WORKERS: Final = 9
"""With which everybody starts (ARS-008)."""
MOST_WORKERS: Final = 20
"""That one player can have (ARS-009); with fewer than four players it is two less (ARS-010)."""

# --- Steps of abilities ---

STEPS: Final = 3
GAIN: Final = 0
SWAP: Final = 1
DISMISS: Final = 2
PEEK: Final = 3
DISTILL: Final = 4
EXCHANGE: Final = 5
REROLL: Final = 6
RECOVER: Final = 7
REBATE: Final = 8
REBATES: Final = 2
"""Assistants with a rebate, of which a placement can name any."""
