"""What can be wrong with the data of Alchemist besides what can be wrong with any.

Told in ``alchemist-pack.ftl``.
"""

from typing import Final

from athanor.packs import FlawKind

SAME_PRODUCT: Final = FlawKind(
    "pack-problem-alchemist-same-product", "two different products", "{product} twice", "ALC-003"
)
PAIR_TWICE: Final = FlawKind(
    "pack-problem-alchemist-pair-twice",
    "every pair of products exactly once",
    "the same pair on {first} and {second}",
    "ALC-R27",
)
PLACE_TWICE: Final = FlawKind(
    "pack-problem-alchemist-place-twice",
    "a place of its own for every cauldron",
    "{first} and {second} at the same place",
)
CUBES_DO_NOT_ADD_UP: Final = FlawKind(
    "pack-problem-alchemist-cubes", "bag + reserve + out = {expected}", "{found}"
)
BAG_TOO_SMALL: Final = FlawKind(
    "pack-problem-alchemist-bag-too-small",
    "at least {needed} cubes of all types in the bag for the starting supplies",
    "{found}",
    "ALC-022",
)
ODD_BAG: Final = FlawKind(
    "pack-problem-alchemist-odd-bag",
    "an even number of cubes in the bag after the starting supplies",
    "{found}",
    "ALC-R6",
)
REWARD_COUNT: Final = FlawKind(
    "pack-problem-alchemist-reward-count", "{expected} rewards, one for each place", "{found}"
)
LAST_REWARD: Final = FlawKind(
    "pack-problem-alchemist-last-reward", "0 for the last place", "{found}"
)
