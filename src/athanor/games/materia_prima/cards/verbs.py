"""What cards and extensions do, as data: one small record for each verb the engine knows.

A card of a pack lists such records; what none of them can say needs a verb of its own here and in
the engine.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Raw = Literal["water", "earth", "air", "fire", "iron"]
Refined = Literal["sulfur", "glass", "copper", "mercury"]
Action = Literal[
    "move", "mine", "discard", "fight", "equip", "convert", "transmute", "research", "buy"
]
Bonus = Annotated[int, Meta(ge=0, le=6)]


class Effect(Struct, frozen=True, kw_only=True, tag_field="verb", forbid_unknown_fields=True):
    """Something a card does; its ``verb`` says what."""


# Of alchemists, homunculi and equipment


class Extra(Effect, frozen=True, tag="extra"):
    """One more action of this kind in each turn (MAT-230)."""

    action: Action


class Scholar(Effect, frozen=True, tag="scholar"):
    """Research draws four cards, of which two are kept (MAT-231)."""


class Prospector(Effect, frozen=True, tag="prospector"):
    """A mine of this element yields one unit more (MAT-232)."""

    element: Raw


class Pocket(Effect, frozen=True, tag="pocket"):
    """One more formula may be held in hand (MAT-233)."""


FigureEffect: TypeAlias = Extra | Scholar | Prospector | Pocket


# Of equipment alone


class Raise(Effect, frozen=True, tag="bonus"):
    """Higher values of the alchemist who wears it (MAT-212)."""

    attack: Bonus = 0
    defence: Bonus = 0
    capacity: Bonus = 0


class Soul(Effect, frozen=True, tag="soul"):
    """A Soul Stone when it is made; it is never worn (MAT-216, MAT-R38)."""


ItemEffect: TypeAlias = Extra | Scholar | Prospector | Pocket | Raise | Soul


# Of tower extensions


class Produce(Effect, frozen=True, tag="produce"):
    """One unit of this element each turn, straight into the tower (MAT-171, MAT-176)."""

    element: Raw


class Harvest(Effect, frozen=True, tag="harvest"):
    """The same with any level-1 element, chosen anew each turn."""


class Flexible(Effect, frozen=True, tag="convert"):
    """Makes the product from this element and any other of level 1 (MAT-171, MAT-175)."""

    element: Raw
    product: Refined


TowerEffect: TypeAlias = Produce | Harvest | Flexible
