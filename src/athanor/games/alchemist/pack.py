"""Alchemist's data: its schema, what it must hold besides, and where the house set lies."""

import functools
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, ClassVar, Final, Literal, get_args

from msgspec import Meta, field

from athanor.kernel.info import PackStamp
from athanor.packs import FlawKind, Pack, PackData, Record, Report, flaws, load_packs

HOUSE: Final = Path(__file__).parent / "packs" / "rulebook"

Ingredient = Literal["mushroom", "spider", "bird_leg", "dragon_blood", "troll_eye"]
Colour = Literal["white", "black", "brown", "purple", "red"]
Players = Annotated[str, Meta(pattern=r"^[2-5]\Z", extra={"rule": "ALC-001"})]

PLAYERS: Final = (2, 3, 4, 5)
TILES: Final = tuple(range(1, 11))

SETUP_RULES: Final = {2: "ALC-016", 3: "ALC-017", 4: "ALC-018", 5: "ALC-019"}
REWARD_RULES: Final = {2: "ALC-110", 3: "ALC-111", 4: "ALC-112", 5: "ALC-113"}

Amount = Annotated[int, Meta(ge=0, le=1000)]
Coordinate = Annotated[int, Meta(ge=1, le=100)]

# What can be wrong with the data besides what can be wrong with any, told in ``alchemist-pack.ftl``

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


class Place(Record, frozen=True):
    """Where a cauldron is shown; of no effect on play."""

    row: Coordinate
    col: Coordinate


class Cauldron(Record, frozen=True):
    """A cauldron of the Compendium and the two types it produces."""

    id: Annotated[str, Meta(pattern=r"^[A-Za-z0-9-]+\Z", max_length=20)]
    products: Annotated[tuple[Ingredient, Ingredient], Meta(extra={"rule": "ALC-003"})]
    place: Place


class SetupRow(Record, frozen=True):
    """Where the cubes of each type go at setup."""

    bag: Amount
    reserve: Annotated[int, Meta(ge=1, le=1000)]
    out: Amount


class RewardRow(Record, frozen=True):
    """The fame of each place among the schools, the first place first."""

    rewards: tuple[Amount, ...]


class AlchemistData(PackData, frozen=True):
    """All that Alchemist reads from packs. Tables by player count have ``"2"`` to ``"5"``."""

    game: ClassVar[str] = "alchemist"

    cauldron: Annotated[
        tuple[Cauldron, ...], Meta(min_length=10, max_length=10, extra={"rule": "ALC-003"})
    ]
    ingredients: Annotated[tuple[Ingredient, ...], Meta(extra={"rule": "ALC-002"})]
    cubes_per_type: Annotated[int, Meta(ge=1, le=1000, extra={"rule": "ALC-002"})]
    fame_tiles: Annotated[tuple[int, ...], Meta(extra={"rule": "ALC-005"})]
    fame_track_length: Annotated[int, Meta(ge=1, le=1000, extra={"rule": "ALC-008"})]
    seals_per_player: Annotated[int, Meta(ge=1, le=100, extra={"rule": "ALC-015"})]
    """For creating; the seal on the fame track is not among them."""
    starting_supply: Annotated[int, Meta(ge=1, le=1000, extra={"rule": "ALC-022"})]
    exhausted_types_to_end: Annotated[int, Meta(ge=1, le=5, extra={"rule": "ALC-091"})]
    setup: dict[Players, SetupRow]
    school_rewards: dict[Players, RewardRow]
    player_colors: Annotated[tuple[Colour, ...], Meta(extra={"rule": "ALC-007"})]
    setup_german: dict[Players, SetupRow] = field(default_factory=dict)
    """Rows that differ under ALC-160; the others are taken from ``setup``."""

    def check(self, report: Report) -> None:
        """Check what section 8.1 of the specification asks of any data set."""
        check_each_once(self, report)
        check_cauldrons(self, report)
        check_setup(self, report)
        check_rewards(self, report)


@functools.cache
def house_data() -> Pack[AlchemistData]:
    """Read the rulebook's data with the house layout."""
    return load([])


def load(folders: Sequence[Path]) -> Pack[AlchemistData]:
    """Lay owner packs over the house set; raises ``PackError`` if one is bad."""
    return load_packs([HOUSE, *folders], AlchemistData)


def load_data(folders: Sequence[Path]) -> tuple[AlchemistData, tuple[PackStamp, ...]]:
    """Give the data of a match and the stamps its record keeps."""
    pack = load(folders) if folders else house_data()
    return pack.data, tuple(PackStamp(s.name, s.version, s.hash) for s in pack.stamps)


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
