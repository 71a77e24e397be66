"""What secret objectives ask for, as data: one small record for each verb the engine knows.

All conditions of an objective must hold at the end of the match. They are judged on the final
position and on what has happened; an enemy is a figure of any other player (AK2-R88).
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from athanor.games.alkemy.cards.command_verbs import Who
from athanor.games.alkemy.cards.verbs import Effect, Few

Means = Literal["blows", "shots", "either"]
"""How an enemy was removed: by Combat Cards and attacks without one, by shots, or by either."""

AtMost = Annotated[int, Meta(ge=0, le=20)]


class CostliestRemoved(Effect, frozen=True, tag="costliest_removed"):
    """Enemies were removed that no other figure of their warband costs more than."""

    least: Few = 1


class Unscathed(Effect, frozen=True, tag="unscathed"):
    """So many own figures are on the table and Unscathed at the end."""

    least: Few = 1
    who: Who = "anybody"


class Harvested(Effect, frozen=True, tag="harvested"):
    """Own alchemists removed so many tokens."""

    least: Few


class Invaders(Effect, frozen=True, tag="invaders"):
    """So many own figures are entirely in an enemy deployment zone at the end."""

    least: Few
    who: Who = "anybody"


class Champion(Effect, frozen=True, tag="champion"):
    """One own figure removed so many enemies."""

    least: Few
    by: Means = "either"
    who: Who = "anybody"


class Removed(Effect, frozen=True, tag="removed"):
    """Own figures together removed so many enemies."""

    least: Few
    by: Means = "either"
    who: Who = "anybody"


class Losses(Effect, frozen=True, tag="losses"):
    """No more than so many own figures were removed."""

    most: AtMost
    who: Who = "anybody"


class HeldTo(Effect, frozen=True, tag="held_to"):
    """Every other player has no more than so many Scenario Points."""

    most: AtMost = 0


ObjectiveCheck: TypeAlias = (
    CostliestRemoved | Unscathed | Harvested | Invaders | Champion | Removed | Losses | HeldTo
)
