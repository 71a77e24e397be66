"""What skills and formulas do, as data: one small record for each verb the engine knows.

A skill or formula of a pack lists such records; what none of them can say needs a verb of its own
here and in the engine.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Roll = Literal["combat", "reflex", "mind", "shoot", "alchemy", "disengage"]
Inches = Annotated[float, Meta(ge=0, le=120)]
"""A length as people write it; ``units`` gives what the engine counts in."""

Dice = Annotated[int, Meta(ge=-2, le=2)]
Few = Annotated[int, Meta(ge=1, le=6)]
Difficulty = Annotated[int, Meta(ge=2, le=30)]


def units(inches: float) -> int:
    """Turn inches into the thousandths of an inch that the tabletop counts in."""
    return round(inches * 1000)


class Effect(Struct, frozen=True, kw_only=True, tag_field="verb", forbid_unknown_fields=True):
    """Something a skill or formula does; its ``verb`` says what."""


# Of skills


class Die(Effect, frozen=True, tag="die"):
    """Bonus dice (or malus dice, below 0) on rolls of the figure or of its enemy."""

    roll: Roll
    dice: Dice
    who: Literal["self", "enemy"] = "self"
    """Whose roll it is."""
    when: Literal["any", "attacking", "defending", "charging", "charged", "parrying"] = "any"
    """What the roller is doing."""
    card: Literal["", "quick", "normal", "brutal", "parry"] = ""
    """Only with a Combat Card that counts as this one; none named: with any."""


class Fearless(Effect, frozen=True, tag="fearless"):
    """Malus dice that enemy skills put on the figure's rolls do not count."""


class Shift(Effect, frozen=True, tag="shift"):
    """The figure's damage is read in another column: to the right above 0, to the left below."""

    on: Literal["melee", "shot"]
    columns: Annotated[int, Meta(ge=-5, le=5)]
    when: Literal["any", "charging"] = "any"


class Harden(Effect, frozen=True, tag="harden"):
    """Damage of ``least`` or more at once is ``less`` smaller; falls are not damped."""

    least: Few = 2
    less: Few = 1


class ReachOut(Effect, frozen=True, tag="reach"):
    """The figure fights enemies at this distance as if in contact."""

    inches: Inches = 1.0


class Leap(Effect, frozen=True, tag="leap"):
    """The figure jumps over everything up to this size while it moves."""

    size: Annotated[int, Meta(ge=0, le=4)] = 3


class Stealth(Effect, frozen=True, tag="stealth"):
    """A shot or charge at the figure from farther away fails."""

    inches: Inches = 8.0


class Immunity(Effect, frozen=True, tag="immunity"):
    """Whoever charges or shoots at the figure first has to succeed in a Mind roll."""

    difficulty: Difficulty = 13


class Chain(Effect, frozen=True, tag="chain"):
    """A successful Attack card is followed by one free Quick Attack, before any riposte."""


class Leader(Effect, frozen=True, tag="leader"):
    """The figure adds to the command points of the module that has them."""


class FreeCombat(Effect, frozen=True, tag="free_combat"):
    """One Combat Card in each activation is free."""

    reaction: bool = False
    """Also once per turn in reaction, even when the figure is Inactive."""


class Regenerate(Effect, frozen=True, tag="regenerate"):
    """The figure heals at the start of each turn."""

    hp: Few = 1


class Swift(Effect, frozen=True, tag="swift"):
    """The figure walks farther."""

    walk: Inches = 1.0


class Eyes(Effect, frozen=True, tag="eyes"):
    """So many obstacles in the shooting corridor do not count."""

    obstacles: Few = 1


class Focus(Effect, frozen=True, tag="focus"):
    """The alchemist starts the game with this concentration."""

    level: Annotated[int, Meta(ge=1, le=4)] = 1


class Wild(Effect, frozen=True, tag="wild"):
    """The figure plays no Parry and does nothing for the scenario."""


SkillEffect: TypeAlias = (
    Die
    | Fearless
    | Shift
    | Harden
    | ReachOut
    | Leap
    | Stealth
    | Immunity
    | Chain
    | Leader
    | FreeCombat
    | Regenerate
    | Swift
    | Eyes
    | Focus
    | Wild
)


# Of formulas. What lasts, lasts until the end of the turn.


class Defense(Effect, frozen=True, tag="defense"):
    """More Defense, but not above the cap."""

    add: Few = 1
    cap: Annotated[int, Meta(ge=1, le=20)] = 12


class Drain(Effect, frozen=True, tag="drain"):
    """The target rolls against the difficulty or loses action points."""

    difficulty: Difficulty
    roll: Literal["reflex", "mind", "combat"] = "reflex"
    ap: Few = 1


class Mend(Effect, frozen=True, tag="mend"):
    """The target heals."""

    hp: Few


class Push(Effect, frozen=True, tag="push"):
    """A Free target is moved straight away from the alchemist, up to this far."""

    inches: Inches


class Haste(Effect, frozen=True, tag="haste"):
    """The target's next Walk or Charge is longer."""

    inches: Inches


class Harm(Effect, frozen=True, tag="harm"):
    """The target suffers damage."""

    damage: Few


class Thorns(Effect, frozen=True, tag="thorns"):
    """Each enemy in contact that succeeds in a Combat roll against the target suffers damage."""

    damage: Few


class Slow(Effect, frozen=True, tag="slow"):
    """All the target's moves are shorter."""

    inches: Inches


class Omen(Effect, frozen=True, tag="omen"):
    """Bonus dice on the target's next Reflex, Combat, shooting or alchemy roll."""

    dice: Dice = 1


class Bless(Effect, frozen=True, tag="bless"):
    """Bonus dice (or malus dice, below 0) on all rolls of a kind."""

    roll: Roll
    dice: Dice


class Grant(Effect, frozen=True, tag="grant"):
    """The target has a skill."""

    skill: str


FormulaEffect: TypeAlias = (
    Defense | Drain | Mend | Push | Haste | Harm | Thorns | Slow | Omen | Bless | Grant
)
