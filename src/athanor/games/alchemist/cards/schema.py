"""The records of Alchemist: the Compendium, and the tables by player count."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, field

from athanor.packs import PackData, Record

Ingredient = Literal["mushroom", "spider", "bird_leg", "dragon_blood", "troll_eye"]
Colour = Literal["white", "black", "brown", "purple", "red"]
Players = Annotated[
    str, Meta(pattern=r"^[2-5]\Z", extra={"rule": "ALC-001", "form": "pack-form-alchemist-players"})
]

Amount = Annotated[int, Meta(ge=0, le=1000)]
Coordinate = Annotated[int, Meta(ge=1, le=100)]


class Place(Record, frozen=True):
    """Where a cauldron is shown; of no effect on play."""

    row: Coordinate
    col: Coordinate


class Cauldron(Record, frozen=True):
    """A cauldron of the Compendium and the two types it produces."""

    id: Annotated[
        str, Meta(pattern=r"^[A-Za-z0-9-]+\Z", max_length=20, extra={"form": "pack-form-id-any"})
    ]
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
