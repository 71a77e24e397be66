"""Objectives that are carried: who has one, and where it lies when nobody does (AK2-R96)."""

from athanor.games.alkemy.codes import ALCHEMISTS, CARRY, CONTROL, HEROES, NONE
from athanor.games.alkemy.redeal import MEMORY
from athanor.games.alkemy.rules.tell import tell
from athanor.games.alkemy.rules.things import post_thing
from athanor.games.alkemy.state import Battle
from athanor.kernel.bits import bit
from athanor.kernel.vectors import i64
from athanor.kernel.words import Label


def is_of(battle: Battle, figure: i64, kindred: i64) -> bool:
    """Tell whether a figure is one of those that a scenario speaks of."""
    sheet = battle.sheet(figure)
    if kindred == HEROES:
        return sheet.is_hero
    return kindred != ALCHEMISTS or sheet.circle != 0


def borne_by(battle: Battle, figure: i64) -> i64:
    """Return the objective that a figure carries, or NONE."""
    if battle.layout.objective == CARRY:
        for objective in range(len(battle.bearers)):
            if battle.bearers[objective] == figure:
                return objective
    return NONE


def is_laden(battle: Battle, figure: i64) -> bool:
    """Tell whether a figure carries what lets it neither run nor charge (AK2-R96)."""
    return battle.layout.heavy and borne_by(battle, figure) != NONE


def is_wanted(battle: Battle, objective: i64, seat: i64) -> bool:
    """Tell whether there is anything to do about an objective for a player."""
    if battle.layout.objective == CONTROL:
        return battle.owners[objective] != seat
    return battle.lying >> objective & 1 == 1


def may_take(battle: Battle, figure: i64) -> bool:
    """Tell whether a figure cares for objectives and is free to take one."""
    return (
        not battle.traits(figure).wild
        and is_of(battle, figure, battle.layout.takers)
        and borne_by(battle, figure) == NONE
    )


def pick_up(battle: Battle, figure: i64, objective: i64) -> None:
    """Take an objective off the table, for as long as the figure is on it."""
    battle.lying &= ~bit(objective)
    battle.owners[objective] = battle.seat_of(figure)
    if battle.layout.objective == CARRY:
        battle.bearers[objective] = figure
    forget_objective(battle, objective)


def drop(battle: Battle, figure: i64) -> None:
    """Let what a figure carries lie where it stood when it leaves the table (AK2-R96)."""
    objective = borne_by(battle, figure)
    if objective == NONE:
        return
    discs = battle.discs
    battle.bearers[objective] = NONE
    battle.owners[objective] = NONE
    battle.lying |= bit(objective)
    discs.move(battle.roster.count + objective, discs.x[figure], discs.y[figure])
    forget_objective(battle, objective)
    name, things = objective_name(battle, objective), (post_thing(objective),)
    tell(battle, "dropped", "AK2-R96", figure, label=name, things=things)


def forget_objective(battle: Battle, objective: i64) -> None:
    """Forget what was measured to an objective that lies there no more."""
    disc = battle.roster.count + objective
    if disc < MEMORY:
        for figure in range(battle.roster.count):
            battle.taped[figure] &= ~bit(disc)
            battle.known[figure] &= ~bit(disc)


def objective_name(battle: Battle, objective: i64) -> Label:
    """Return what an objective is called, with its number if there are several."""
    name = battle.layout.objective_name
    if len(battle.layout.posts) == 1:
        return name
    return Label(f"{name.en} {objective + 1}", f"{name.fr} {objective + 1}")
