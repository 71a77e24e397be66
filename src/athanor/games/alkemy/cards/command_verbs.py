"""What command cards do, as data: one small record for each verb the engine knows.

All of it lasts for the turn in which the card is played (AK2-1408). What none of these can say may
be a skill that the card teaches for the turn.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from athanor.games.alkemy.cards.verbs import Effect, Few, Inches

Who = Literal["anybody", "heroes", "alchemists", "troops"]
"""Which figures of a warband something concerns."""


class March(Effect, frozen=True, tag="march"):
    """The first Walk of each figure in its own activation is longer."""

    inches: Inches = 1.0
    who: Who = "anybody"


class Rally(Effect, frozen=True, tag="rally"):
    """Malus dice are not added to the figures' rolls."""

    who: Who = "anybody"


class SharpEyes(Effect, frozen=True, tag="sharp_eyes"):
    """Each shot leaves out so many obstacles."""

    obstacles: Few = 1
    who: Who = "anybody"


class SecondWind(Effect, frozen=True, tag="second_wind"):
    """One figure, named at the reveal, gains Action Points, even above its printed number."""

    ap: Few = 1
    who: Who = "anybody"


class Ward(Effect, frozen=True, tag="ward"):
    """The first damage of each figure is smaller."""

    less: Few = 1
    who: Who = "heroes"


class Tempo(Effect, frozen=True, tag="tempo"):
    """Bonus dice on the roll for initiative."""

    dice: Annotated[int, Meta(ge=1, le=2)] = 1


class Breath(Effect, frozen=True, tag="breath"):
    """Each alchemist gains levels of concentration, up to the most there are."""

    levels: Annotated[int, Meta(ge=1, le=4)] = 1


class Fury(Effect, frozen=True, tag="fury"):
    """The damage of the free Combat Card of a Charge is read further to the right."""

    columns: Annotated[int, Meta(ge=1, le=5)] = 1
    who: Who = "anybody"


class Teach(Effect, frozen=True, tag="teach"):
    """The figures have a skill; who has it already gains nothing."""

    skill: str
    who: Who = "anybody"


CommandEffect: TypeAlias = (
    March | Rally | SharpEyes | SecondWind | Ward | Tempo | Breath | Fury | Teach
)
