"""What assistants do, as data: one small record for each verb the engine knows.

A card lists what always counts (``passive``) and the steps of its ``ability``; what none of these
verbs can say needs a verb of its own here and in the engine.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Basic = Literal["flower", "snow", "fire", "sand"]
Resource = Literal["flower", "snow", "fire", "sand", "elixir"]
Where = Literal["order", "location", "forge", "assistant", "any"]

Few = Annotated[int, Meta(ge=1, le=6)]


class Verb(Struct, frozen=True, kw_only=True, tag_field="verb", forbid_unknown_fields=True):
    """Something an assistant does; its ``verb`` says what."""


# What always counts


class OrderLimit(Verb, frozen=True, tag="order_limit"):
    """So many orders may be held; several such assistants do not add up."""

    limit: Annotated[int, Meta(ge=4, le=6, extra={"rule": "ARS-097"})] = 4


class StandingRebate(Verb, frozen=True, tag="cheaper"):
    """Spaces of a kind always cost fewer workers."""

    where: Where
    by: Few = 1


class University(Verb, frozen=True, tag="university"):
    """More fulfilled University orders count for the workshop level, and for nothing else."""

    count: Few = 1


class Luck(Verb, frozen=True, tag="die"):
    """Something is added to the result of each die roll."""

    add: Few = 1


class Flasks(Verb, frozen=True, tag="flasks"):
    """Every forge has more uses."""

    add: Few = 1


class Points(Verb, frozen=True, tag="points"):
    """Every order that is fulfilled at a forge brings more points."""

    vp: Few = 1


class Unpaid(Verb, frozen=True, tag="unpaid"):
    """The assistant needs no salary."""


class FreeWages(Verb, frozen=True, tag="free_wages"):
    """So many other assistants that are kept need no salary."""

    count: Few = 1


class Speciality(Verb, frozen=True, tag="speciality"):
    """In the final scoring a category counts more orders than were fulfilled in it."""

    count: Few = 1


Passive: TypeAlias = (
    OrderLimit
    | StandingRebate
    | University
    | Luck
    | Flasks
    | Points
    | Unpaid
    | FreeWages
    | Speciality
)


# Steps of an ability that may be used in any window


class Gain(Verb, frozen=True, tag="gain"):
    """Resources are gained; what would go above a cap is lost."""

    resource: Resource
    count: Few = 1


class Swap(Verb, frozen=True, tag="swap"):
    """One of some resources may be turned into one of another that is below its cap."""

    give: Annotated[tuple[Basic, ...], Meta(min_length=1)]
    into: Resource


class Dismiss(Verb, frozen=True, tag="dismiss"):
    """An assistant is dismissed for basic resources of one kind."""

    gain: Few = 1


class Peek(Verb, frozen=True, tag="peek"):
    """The top card of an order pile is looked at in secret, and left or put under the pile."""


class Distill(Verb, frozen=True, tag="distill"):
    """Two different basic resources become one Elixir, if it is below its cap."""


class Exchange(Verb, frozen=True, tag="exchange"):
    """Some of a basic resource become fewer of another that is below its cap."""

    give: Few = 2
    get: Few = 1


# Abilities with a moment of their own


class Reroll(Verb, frozen=True, tag="reroll"):
    """After an own roll the die is rolled again and the higher one counts."""


class Recover(Verb, frozen=True, tag="recover"):
    """Some workers that somebody else sends to the square are taken back at once."""

    workers: Few = 1


class Rebate(Verb, frozen=True, tag="rebate"):
    """A placement costs fewer workers, if that is declared with it."""

    by: Few = 1


OpenStep: TypeAlias = Gain | Swap | Dismiss | Peek | Distill | Exchange
Trigger: TypeAlias = Reroll | Recover | Rebate
Step: TypeAlias = Gain | Swap | Dismiss | Peek | Distill | Exchange | Reroll | Recover | Rebate
