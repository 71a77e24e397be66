"""The records of Materia Prima: everything that is printed on cards, tiles, markers and dice."""

from typing import Annotated, Literal, TypeVar

from msgspec import Meta, Struct

from athanor.games.materia_prima.cards.verbs import Action, FigureEffect, ItemEffect, TowerEffect
from athanor.packs import PackData, Record

Element = Literal[
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
]
Pile = Literal["homunculus", "equipment", "stone"]
City = Literal["rudus-figor", "gravit-muri", "troquesia"]
CityOrNone = Literal["", "rudus-figor", "gravit-muri", "troquesia"]
Quest = Literal[
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
]

Id = Annotated[
    str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*\Z", max_length=30, extra={"form": "pack-form-id"})
]
Score = Annotated[int, Meta(ge=0, le=12)]
Level = Annotated[int, Meta(ge=1, le=3)]
Few = Annotated[int, Meta(ge=1, le=9)]
Cost = Annotated[dict[Element, Few], Meta(max_length=6)]
Drawing = Annotated[str, Meta(min_length=1, max_length=400)]
Coordinate = Annotated[int, Meta(ge=-30, le=30)]
Kinds = Annotated[tuple[Pile, ...], Meta(min_length=1, max_length=3)]


class Text(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Words of a pack in both languages."""

    en: Annotated[str, Meta(min_length=1, max_length=60)]
    fr: Annotated[str, Meta(min_length=1, max_length=60)]


class Dice(Record, frozen=True):
    """The faces of a die; all dice are alike, and their values are added up (MAT-095)."""

    faces: Annotated[tuple[Score, ...], Meta(min_length=2, max_length=20)]


class Tile(Record, frozen=True, kw_only=True):
    """A tile of the board with both sides drawn hex by hex."""

    id: Id
    name: Text
    city: CityOrNone = ""
    """Which city ``@`` stands for in the drawings."""
    a: Drawing
    """The side with more mines."""
    b: Drawing


class Layout(Record, frozen=True):
    """Where the centres of the tiles lie, in axial coordinates, and a ready arrangement."""

    centres: Annotated[
        tuple[tuple[Coordinate, Coordinate], ...],
        Meta(min_length=7, max_length=7, extra={"rule": "MAT-002"}),
    ]
    tiles: Annotated[tuple[Id, ...], Meta(min_length=7, max_length=7, extra={"rule": "MAT-002"})]


class CityCard(Record, frozen=True):
    """A city and the kinds of formula on the two sides of its card (MAT-184)."""

    id: City
    name: Text
    a: Kinds
    b: Kinds


class Tower(Record, frozen=True):
    """A tower; it has no values of its own."""

    id: Id
    name: Text


class Column(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of the two columns of an alchemist card (MAT-110)."""

    attack: Score
    defence: Score
    capacity: Annotated[int, Meta(ge=1, le=12)]
    actions: Annotated[int, Meta(ge=1, le=9)]
    effects: tuple[FigureEffect, ...] = ()
    """Abilities printed for this column only (MAT-R51)."""


class AlchemistCard(Record, frozen=True):
    """An alchemist; ``effects`` hold in both columns."""

    id: Id
    name: Text
    heart: Column
    skull: Column
    effects: tuple[FigureEffect, ...] = ()


class HomunculusCard(Record, frozen=True, kw_only=True):
    """A homunculus formula, and the figure it makes."""

    id: Id
    name: Text
    level: Level
    cost: Cost
    actions: Annotated[int, Meta(ge=0, le=9)]
    attack: Score
    """0: it cannot fight (MAT-R22)."""
    defence: Score
    capacity: Score
    forbidden: tuple[Action, ...] = ()
    """Kinds of action that its card rules out (MAT-208)."""
    effects: tuple[FigureEffect, ...] = ()


class EquipmentCard(Record, frozen=True, kw_only=True):
    """An equipment formula, and the item it makes."""

    id: Id
    name: Text
    level: Level
    kind: Literal["weapon", "shield", "armour", "jewel", "tool", "soul"]
    """Of no effect of its own (MAT-R63)."""
    cost: Cost
    effects: Annotated[tuple[ItemEffect, ...], Meta(min_length=1)]


class StoneCard(Record, frozen=True, kw_only=True):
    """A formula for one of the three parts of the Philosopher's Stone (MAT-220)."""

    id: Id
    name: Text
    type: Level
    cost: Cost
    souls: Annotated[int, Meta(ge=0, le=3)] = 0
    """Soul Stones it asks for besides (MAT-223)."""


class ExtensionMarker(Record, frozen=True):
    """A tower extension."""

    id: Id
    name: Text
    price: Annotated[dict[Element, Few], Meta(min_length=1, max_length=6)]
    effect: TowerEffect


class Players(Record, frozen=True):
    """With how many players something is played."""

    least: Annotated[int, Meta(ge=2, le=4)]
    most: Annotated[int, Meta(ge=2, le=4)]


class QuestCard(Record, frozen=True):
    """A secret quest, how many of what it asks for, and with how many players (MAT-010)."""

    id: Quest
    name: Text
    count: Annotated[int, Meta(ge=1, le=30)]
    players: Players


class MateriaData(PackData, frozen=True):
    """All that Materia Prima reads from packs."""

    dice: Dice
    soul_stones: Annotated[int, Meta(ge=4, le=100, extra={"rule": "MAT-R09"})]
    hand_limit: Annotated[int, Meta(ge=3, le=8, extra={"rule": "MAT-189"})]
    items_worn: Annotated[int, Meta(ge=2, le=2, extra={"rule": "MAT-211"})]
    homunculi: Annotated[int, Meta(ge=3, le=3, extra={"rule": "MAT-206"})]
    tile: Annotated[tuple[Tile, ...], Meta(min_length=7, max_length=7, extra={"rule": "MAT-002"})]
    layout: Layout
    city: Annotated[
        tuple[CityCard, ...], Meta(min_length=3, max_length=3, extra={"rule": "MAT-004"})
    ]
    tower: Annotated[tuple[Tower, ...], Meta(min_length=4, max_length=8, extra={"rule": "MAT-009"})]
    alchemist: Annotated[
        tuple[AlchemistCard, ...], Meta(min_length=4, max_length=8, extra={"rule": "MAT-008"})
    ]
    homunculus: Annotated[tuple[HomunculusCard, ...], Meta(max_length=48)]
    equipment: Annotated[tuple[EquipmentCard, ...], Meta(max_length=40)]
    stone: Annotated[tuple[StoneCard, ...], Meta(max_length=40)]
    extension: Annotated[
        tuple[ExtensionMarker, ...], Meta(min_length=3, max_length=30, extra={"rule": "MAT-006"})
    ]
    quest: Annotated[tuple[QuestCard, ...], Meta(max_length=11)]


R = TypeVar("R", Tile, CityCard, QuestCard)


def by_id(records: tuple[R, ...]) -> dict[str, R]:
    """Index the records of a table by their id."""
    return {record.id: record for record in records}
