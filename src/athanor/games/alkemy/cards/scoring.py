"""How a scenario counts points at the end of a turn: small verbs that owners put together.

Each names its points; all of a scenario's are counted, one after the other.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Points = Annotated[int, Meta(ge=1, le=10)]


class Scoring(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="verb"):
    """Any of them."""

    points: Points = 1


class MostPosts(Scoring, frozen=True, tag="most-posts"):
    """For whoever controls more posts than every other player (AK2-1706)."""


class EachPost(Scoring, frozen=True, tag="each-post"):
    """For every post that a player controls, or has taken for good."""


class Carried(Scoring, frozen=True, tag="carried"):
    """For every objective that a figure of the player carries."""


class MostAreas(Scoring, frozen=True, tag="most-areas"):
    """For whoever holds more areas than every other player, by more figures entirely in each."""


class EachArea(Scoring, frozen=True, tag="each-area"):
    """For every area that a player holds so."""


class InEnemyZone(Scoring, frozen=True, kw_only=True, tag="in-enemy-zone"):
    """For every figure of a kind that stands entirely in the deployment zone of another."""

    who: Literal["anybody", "heroes", "alchemists"] = "anybody"


ScoringRule: TypeAlias = MostPosts | EachPost | Carried | MostAreas | EachArea | InEnemyZone
