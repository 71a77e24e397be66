"""The records of Ars Alchimia: everything that is printed on cards and player boards."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from athanor.games.ars_alchimia.cards.verbs import Passive, Resource, Step
from athanor.games.ars_alchimia.codes import STEPS
from athanor.packs import PackData, Record

Level = Literal["C", "B", "A"]
Category = Literal["daily_life", "industry", "myth", "university"]

Id = Annotated[
    str,
    Meta(
        pattern=r"^[A-Za-z0-9]+(-[A-Za-z0-9]+)*\Z",
        max_length=20,
        extra={"form": "pack-form-id-any"},
    ),
]
Number = Annotated[int, Meta(ge=0, le=6)]
"""Of one resource on a card."""
Threshold = Annotated[int, Meta(ge=1, le=30)]
Cap = Annotated[int, Meta(ge=1, le=20, extra={"rule": "ARS-007"})]


class Text(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Words of a pack in both languages."""

    en: Annotated[str, Meta(min_length=1)]
    fr: Annotated[str, Meta(min_length=1)]


class Resources(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An amount of each resource."""

    flower: Number = 0
    snow: Number = 0
    fire: Number = 0
    sand: Number = 0
    elixir: Number = 0

    @property
    def counts(self) -> tuple[int, int, int, int, int]:
        """The amounts in the order of the tracks."""
        return self.flower, self.snow, self.fire, self.sand, self.elixir


class Caps(Record, frozen=True):
    """Where the resource tracks of a player board end."""

    flower: Cap
    snow: Cap
    fire: Cap
    sand: Cap
    elixir: Cap

    @property
    def counts(self) -> tuple[int, int, int, int, int]:
        """The caps in the order of the tracks."""
        return self.flower, self.snow, self.fire, self.sand, self.elixir


class Workshop(Record, frozen=True):
    """A Workshop card: a place in the turn order, and extra workers."""

    id: Id
    number: Annotated[int, Meta(ge=1, le=4, extra={"rule": "ARS-034"})]
    workers: Annotated[int, Meta(ge=0, le=20, extra={"rule": "ARS-035"})]


class Order(Record, frozen=True):
    """An order for a magic item."""

    id: Id
    name: Text
    level: Annotated[Level, Meta(extra={"rule": "ARS-013"})]
    category: Annotated[Category, Meta(extra={"rule": "ARS-151"})]
    vp: Annotated[int, Meta(ge=1, le=100, extra={"rule": "ARS-130"})]
    cost: Annotated[Resources, Meta(extra={"rule": "ARS-126"})]


class Location(Record, frozen=True):
    """A place to gather; without a threshold there is no roll and no bonus (ARS-R39)."""

    id: Id
    name: Text
    yields: Annotated[Resources, Meta(extra={"rule": "ARS-077"})]
    threshold: Threshold | None = None
    bonus: Resource | None = None


class Forge(Record, frozen=True):
    """A forge; without a threshold there is no roll and no perfect visit (ARS-R40)."""

    id: Id
    name: Text
    flasks: Annotated[int, Meta(ge=1, le=6, extra={"rule": "ARS-122"})]
    threshold: Threshold | None = None


class Assistant(Record, frozen=True):
    """An assistant: what always counts, and the steps of an ability."""

    id: Id
    name: Text
    text: Text
    passive: tuple[Passive, ...] = ()
    ability: Annotated[tuple[Step, ...], Meta(max_length=STEPS)] = ()
    once: bool = False
    """Using the ability exhausts the card until the end of the year (ARS-109)."""


class ArsAlchimiaData(PackData, frozen=True):
    """All that Ars Alchimia reads from packs."""

    game: ClassVar[str] = "ars-alchimia"

    caps: Caps
    workshop: Annotated[
        tuple[Workshop, ...], Meta(min_length=4, max_length=4, extra={"rule": "ARS-027"})
    ]
    order: Annotated[
        tuple[Order, ...], Meta(min_length=42, max_length=42, extra={"rule": "ARS-013"})
    ]
    location: Annotated[
        tuple[Location, ...], Meta(min_length=10, max_length=10, extra={"rule": "ARS-015"})
    ]
    forge: Annotated[tuple[Forge, ...], Meta(min_length=8, max_length=8, extra={"rule": "ARS-017"})]
    assistant: Annotated[
        tuple[Assistant, ...], Meta(min_length=20, max_length=20, extra={"rule": "ARS-019"})
    ]
