"""Distances to state, reactions, and cover."""

from msgspec import Struct

from athanor.games.alkemy.rules.cover import THRESHOLDS, ChooseCover
from athanor.games.alkemy.rules.shooting import Estimate, React
from athanor.games.alkemy.show.details.barred import Barred, barred_of
from athanor.games.alkemy.state import Battle
from athanor.kernel.script import Decision


class EstimateChoice(Struct, frozen=True, tag="estimate", tag_field="is"):
    """A distance to be stated."""

    figure: str
    target: str
    step: int
    most: int


class ReactChoice(Struct, frozen=True, tag="react", tag_field="is"):
    """How the target of a shot reacts."""

    figure: str
    shooter: str
    distance: int
    """It is measured by now."""
    reactions: list[str]
    """Their written forms."""
    barred: list[Barred]


class CoverOption(Struct, frozen=True):
    """Something to take cover behind."""

    text: str
    thing: str | None


class CoverChoice(Struct, frozen=True, tag="cover", tag_field="is"):
    """Which cover to roll for, if any."""

    figure: str
    shooter: str
    difficulty: int
    damage: int
    covers: list[CoverOption]


def shooting_detail(battle: Battle, decision: Decision) -> Struct | None:
    """Return what a board needs to know of a shot and its answers."""
    labels = battle.roster.labels
    match decision:
        case Estimate():
            shooter, target = labels[decision.shooter], labels[decision.target]
            return EstimateChoice(shooter, target, decision.step, decision.most * decision.step)
        case React():
            return ReactChoice(
                labels[decision.shot.target],
                labels[decision.shot.shooter],
                decision.shot.distance,
                [decision.text(one) for one in decision.choices],
                barred_of(decision, {one: decision.text(one) for one in decision.conceivable()}),
            )
        case ChooseCover():
            return cover_choice(battle, decision)
    return None


def cover_choice(battle: Battle, decision: ChooseCover) -> CoverChoice:
    """Return what a target may take cover behind, and what it must roll."""
    covers: list[CoverOption] = []
    for choice in decision.choices:
        things = decision.things(choice)
        covers.append(CoverOption(decision.text(choice), things[0] if things else None))
    return CoverChoice(
        figure=battle.roster.labels[decision.target],
        shooter=battle.roster.labels[decision.shooter],
        difficulty=THRESHOLDS[battle.sheet(decision.target).size],
        damage=decision.damage,
        covers=covers,
    )
