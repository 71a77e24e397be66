"""The small numbers of Alchemist: types, cauldrons, recipes, piles, and what the rules count.

A *mixture* is a recipe as a number in base 3: the count (0 to 2) of each of the five types, the
first type being the lowest digit. A *brew* is the same recipe as one cauldron sees it: the counts
of its three allowed types only, again in base 3 (1 to 25; 0 would be empty, 26 six cubes).
"""

from typing import Final

GAME: Final = "alchemist"
"""What the keys of its messages begin with."""

NONE: Final = -1
"""No creator, no school, nobody."""

# --- Components ---

TYPES: Final = 5
"""Of ingredients (ALC-002), and of schools, whose favourite each is (ALC-006)."""
LETTERS: Final = "MSBDT"
INGREDIENTS: Final = ("mushroom", "spider", "bird_leg", "dragon_blood", "troll_eye")

CAULDRONS: Final = 10
"""One for each pair of products (ALC-003)."""
TILES: Final = 10
"""One of each value from 1 on (ALC-005)."""
ALL_TILES: Final = (1 << TILES) - 1
OPENING_VALUE: Final = 5
"""The least value of a tile in the two-player opening (ALC-035)."""
ALLOWED: Final = 3
"""Types that may go into one cauldron: all but its two products (ALC-044)."""

# --- Recipes ---

MIN_CUBES: Final = 1
MAX_CUBES: Final = 5
"""Cubes in a recipe (ALC-042)."""
MAX_OF_TYPE: Final = 2
"""Cubes of one type in a recipe (ALC-045)."""

MIXTURES: Final = 243
BREWS: Final = 27
FIRST_BREW: Final = 1
LAST_BREW: Final = 25

POWERS: Final = (1, 3, 9, 27, 81)

# --- Piles, and the clock ---

RESERVE: Final = 0
BAG: Final = 5
REMOVED: Final = 10
SUPPLIES: Final = 15
"""Where the piles begin in the vector of cubes."""

STAGE_SETUP: Final = 0
STAGE_PLAY: Final = 1
STAGE_OVER: Final = 2
