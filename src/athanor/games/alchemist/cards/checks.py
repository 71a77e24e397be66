"""What any data set of Alchemist must hold besides its types (section 8.1 of the specification)."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, get_args

from athanor.games.alchemist.cards.flaws import (
    BAG_TOO_SMALL,
    CUBES_DO_NOT_ADD_UP,
    LAST_REWARD,
    ODD_BAG,
    PAIR_TWICE,
    PLACE_TWICE,
    REWARD_COUNT,
    SAME_PRODUCT,
)
from athanor.games.alchemist.cards.schema import AlchemistData, Colour, Ingredient
from athanor.packs import Report, flaws

PLAYERS: Final = (2, 3, 4, 5)
TILES: Final = tuple(range(1, 11))

SETUP_RULES: Final = {2: "ALC-016", 3: "ALC-017", 4: "ALC-018", 5: "ALC-019"}
REWARD_RULES: Final = {2: "ALC-110", 3: "ALC-111", 4: "ALC-112", 5: "ALC-113"}


def check_data(data: AlchemistData, report: Report) -> None:
    """Report all that is wrong or unusual."""
    check_each_once(data, report)
    check_cauldrons(data, report)
    check_setup(data, report)
    check_rewards(data, report)


def check_each_once(data: AlchemistData, report: Report) -> None:
    """Check that there is one of each type, tile and colour (ALC-002, ALC-005, ALC-007)."""
    lists: tuple[tuple[str, Sequence[str | int], Sequence[str | int], str], ...] = (
        ("ingredients", data.ingredients, get_args(Ingredient), "ALC-002"),
        ("fame_tiles", data.fame_tiles, TILES, "ALC-005"),
        ("player_colors", data.player_colors, get_args(Colour), "ALC-007"),
    )
    for name, values, choices, rule in lists:
        if Counter(values) != Counter(choices):
            report.error((name,), flaws.not_each_once(choices, values).under(rule))


def check_cauldrons(data: AlchemistData, report: Report) -> None:
    """Check each cauldron's products (ALC-003); a pair or a place used twice is a warning."""
    pairs: dict[frozenset[str], str] = {}
    places: dict[tuple[int, int], str] = {}
    for index, cauldron in enumerate(data.cauldron):
        pair = frozenset(cauldron.products)
        if len(pair) < 2:
            report.error(
                ("cauldron", index, "products"),
                SAME_PRODUCT.flaw(product=flaws.shown(cauldron.products[0])),
            )
        elif (first := pairs.setdefault(pair, cauldron.id)) != cauldron.id:
            report.warn(
                ("cauldron", index, "products"), PAIR_TWICE.flaw(first=first, second=cauldron.id)
            )
        place = (cauldron.place.row, cauldron.place.col)
        if (first := places.setdefault(place, cauldron.id)) != cauldron.id:
            report.warn(
                ("cauldron", index, "place"), PLACE_TWICE.flaw(first=first, second=cauldron.id)
            )


def check_setup(data: AlchemistData, report: Report) -> None:
    """Check the rows of cubes: all there, all cubes used, and enough in the bag."""
    for players in PLAYERS:
        key = str(players)
        if key not in data.setup:
            flaw = flaws.missing_field(f"setup.{key}").under(SETUP_RULES[players])
            report.error(("setup", key), flaw)
    for table, rows in (("setup", data.setup), ("setup_german", data.setup_german)):
        for key, row in rows.items():
            players = int(key)
            rule = SETUP_RULES[players] if table == "setup" else "ALC-160"
            total = row.bag + row.reserve + row.out
            if total != data.cubes_per_type:
                report.error(
                    (table, key),
                    CUBES_DO_NOT_ADD_UP.flaw(expected=data.cubes_per_type, found=total).under(rule),
                )
            in_bag = len(get_args(Ingredient)) * row.bag
            drawn = players * data.starting_supply
            if in_bag < drawn:
                report.error((table, key, "bag"), BAG_TOO_SMALL.flaw(needed=drawn, found=in_bag))
            elif (in_bag - drawn) % 2:
                report.warn((table, key, "bag"), ODD_BAG.flaw(found=in_bag - drawn))


def check_rewards(data: AlchemistData, report: Report) -> None:
    """Check the rows of rewards: one for each place, none above the one before, the last 0."""
    for players, rule in REWARD_RULES.items():
        key = str(players)
        if key not in data.school_rewards:
            flaw = flaws.missing_field(f"school_rewards.{key}").under(rule)
            report.error(("school_rewards", key), flaw)
            continue
        rewards = data.school_rewards[key].rewards
        path = ("school_rewards", key, "rewards")
        if len(rewards) != players:
            report.error(path, REWARD_COUNT.flaw(expected=players, found=len(rewards)).under(rule))
            continue
        for place in range(1, players):
            if rewards[place] > rewards[place - 1]:
                flaw = flaws.too_large(rewards[place - 1], rewards[place]).under(rule)
                report.error((*path, place), flaw)
        if rewards[-1] != 0:
            report.error((*path, players - 1), LAST_REWARD.flaw(found=rewards[-1]).under(rule))
