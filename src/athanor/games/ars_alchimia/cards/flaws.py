"""What can be wrong with the data of Ars Alchimia, besides what can be wrong with any.

Each has its text in ``texts/*/ars-alchimia-pack.ftl``.
"""

from typing import Final

from athanor.packs import FlawKind

NUMBER_TWICE: Final = FlawKind(
    "pack-problem-ars-number-twice",
    "each number from 1 to 4 on one Workshop card",
    "{number} again, after {first}",
    "ARS-034",
)
ID_TWICE: Final = FlawKind(
    "pack-problem-ars-id-twice", "an id that no card of another kind has", "{card}"
)
NOTHING_SHOWN: Final = FlawKind(
    "pack-problem-ars-nothing-shown", "at least one resource in {field}", "none"
)
TOO_FEW_OF_LEVEL: Final = FlawKind(
    "pack-problem-ars-level", "at least {needed} orders of level {level}", "{found}", "ARS-014"
)
BONUS_WITHOUT_ROLL: Final = FlawKind(
    "pack-problem-ars-bonus", "a threshold and a bonus, or neither", "one of them", "ARS-R39"
)
NEVER_CLOSES: Final = FlawKind(
    "pack-problem-ars-never-closes",
    "once = true, or an ability that uses up assistants or resources",
    "{verb}",
    "ARS-R37",
)
TRIGGER_NOT_ALONE: Final = FlawKind(
    "pack-problem-ars-trigger",
    "{verb} as the only step of a once-a-year ability",
    "something else",
    "ARS-R27",
)
SWAP_FIRST: Final = FlawKind(
    "pack-problem-ars-swap-first", "swap after another step", "swap as the first step", "ARS-R55"
)
TOO_MANY_REBATES: Final = FlawKind(
    "pack-problem-ars-rebates", "at most {most} assistants with rebate", "more"
)
ONCE_FOR_NOTHING: Final = FlawKind(
    "pack-problem-ars-once", "an ability that is used once a year", "none", "ARS-109"
)

# Only unusual

UNPAYABLE: Final = FlawKind(
    "pack-problem-ars-unpayable",
    "a cost payable within the caps and {elixir} Elixir",
    "more",
    "ARS-128",
)
FALLING_BONUS: Final = FlawKind(
    "pack-problem-ars-unusual-bonus",
    "extra workers that do not fall from card 1 to 4",
    "some that do",
    "ARS-035",
)
LIMIT_OUT_OF_REACH: Final = FlawKind(
    "pack-problem-ars-unusual-limit", "extra workers that can reach the limit", "too few", "ARS-037"
)
SHORT_TRACK: Final = FlawKind("pack-problem-ars-unusual-cap", "at least 4", "less", "ARS-007")
NO_FIVE: Final = FlawKind(
    "pack-problem-ars-unusual-five", "an order worth 5, as in the rulebook", "none", "ARS-150"
)
FEW_CATEGORIES: Final = FlawKind(
    "pack-problem-ars-unusual-categories", "orders of all four categories", "fewer", "ARS-151"
)
FEW_WAYS_UP: Final = FlawKind(
    "pack-problem-ars-unusual-university",
    "a University order of level C for everybody",
    "fewer",
    "ARS-091",
)
EQUAL_FLASKS: Final = FlawKind(
    "pack-problem-ars-unusual-flasks", "different numbers of flasks", "all equal", "ARS-122"
)
SURE_ROLL: Final = FlawKind(
    "pack-problem-ars-unusual-threshold", "a threshold of 2 or more", "1", "ARS-081"
)
FEW_LIMITS: Final = FlawKind(
    "pack-problem-ars-unusual-limits", "some assistants with order_limit", "fewer", "ARS-097"
)
NO_NYMPH: Final = FlawKind(
    "pack-problem-ars-unusual-nymph", "the Nymph, with dismiss", "none", "ARS-116"
)
FEW_ONCES: Final = FlawKind(
    "pack-problem-ars-unusual-onces", "some abilities once a year", "fewer", "ARS-109"
)
