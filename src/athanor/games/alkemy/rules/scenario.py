"""What is fought over: the scenario's Action, and the points at the end of a turn (AK2-1102).

Jin Posts are turned (``posts``). Other scenarios are put together from what stands here: things
that are carried or taken for good, areas that are held, and figures that get through.
"""

from athanor.games.alkemy.codes import (
    CARRIED,
    COLLECT,
    CONTROL,
    EACH_AREA,
    EACH_POST,
    MOST_AREAS,
    MOST_POSTS,
    NONE,
)
from athanor.games.alkemy.redeal import measured_gap
from athanor.games.alkemy.rules import posts
from athanor.games.alkemy.rules.bearing import (
    borne_by,
    is_of,
    objective_name,
    pick_up,
)
from athanor.games.alkemy.rules.space import post_disc
from athanor.games.alkemy.rules.tell import seat_told, tell
from athanor.games.alkemy.rules.things import post_thing
from athanor.games.alkemy.seats import others
from athanor.games.alkemy.state import SCORE, Battle
from athanor.games.alkemy.terms import Scoring
from athanor.kernel.bits import bit, members
from athanor.kernel.vectors import i64

# --- The Action ---


def act_on(battle: Battle, figure: i64, objective: i64) -> None:
    """Carry out the scenario's Action on an objective (AK2-1005)."""
    if battle.layout.objective == CONTROL:
        posts.turn_post(battle, figure, objective)
        return
    name, things = objective_name(battle, objective), (post_thing(objective),)
    if not battle.lying >> objective & 1 or borne_by(battle, figure) != NONE:
        tell(battle, "objective-gone", "AK2-524 AK2-R96", figure, label=name, things=things)
    elif measured_gap(battle, figure, post_disc(battle, objective)) > battle.layout.post_reach:
        tell(battle, "objective-missed", "AK2-008 AK2-R96", figure, label=name, things=things)
    else:
        pick_up(battle, figure, objective)
        tell(battle, "objective-taken", "AK2-1005 AK2-R96", figure, label=name, things=things)


# --- Points ---


def score(battle: Battle) -> None:
    """Count the points of a turn by all that the scenario counts (AK2-1102)."""
    for rule in battle.layout.scoring:
        if rule.verb == MOST_POSTS:
            posts.score(battle, rule.points)
        else:
            score_by(battle, rule)
    if battle.layout.objective == COLLECT:
        for objective in range(len(battle.owners)):
            if battle.owners[objective] != NONE:
                battle.counted |= bit(objective)


def score_by(battle: Battle, rule: Scoring) -> None:
    """Give the points of one rule, and tell who has got any (AK2-R95)."""
    nobody = True
    for seat in range(battle.seats):
        points = rule.points * earned(battle, rule, seat)
        if points > 0 and not battle.gone >> seat & 1:
            battle.counts[SCORE + seat] += points
            nobody = False
            rules = "AK2-1102 AK2-R95 AK2-R97"
            seat_told(battle, "points-earned", rules, seat, points, witnesses(battle, rule, seat))
    if nobody:
        seat_told(battle, "nobody-earned", "AK2-1102 AK2-R95", NONE)


def earned(battle: Battle, rule: Scoring, seat: i64) -> i64:
    """Return how often a player has now what a rule counts."""
    if rule.verb == MOST_AREAS:
        mine = areas_held(battle, seat)
        return 1 if all(mine > areas_held(battle, other) for other in others(battle, seat)) else 0
    if rule.verb == EACH_AREA:
        return areas_held(battle, seat)
    if rule.verb == EACH_POST:
        return posts.held(battle, seat) - counted_before(battle, seat)
    if rule.verb == CARRIED:
        return posts.held(battle, seat)
    return len(got_through(battle, rule, seat))


def counted_before(battle: Battle, seat: i64) -> i64:
    """Return how many of a player's objectives were counted already, once for all (AK2-R96)."""
    count: i64 = 0
    for objective in members(battle.counted):
        if battle.owners[objective] == seat:
            count += 1
    return count


def area_holder(battle: Battle, area: i64) -> i64:
    """Return who has more figures entirely in an area than every other player, or NONE."""
    zone = battle.layout.areas[area]
    counts = [0] * battle.seats
    discs = battle.discs
    for figure in members(battle.present):
        if zone.holds(discs.x[figure], discs.y[figure], discs.radius[figure]):
            counts[battle.seat_of(figure)] += 1
    most = max(counts)
    return counts.index(most) if most > 0 and counts.count(most) == 1 else NONE


def areas_held(battle: Battle, seat: i64) -> i64:
    """Return how many areas a player holds (AK2-R97)."""
    count: i64 = 0
    for area in range(len(battle.layout.areas)):
        if area_holder(battle, area) == seat:
            count += 1
    return count


def got_through(battle: Battle, rule: Scoring, seat: i64) -> list[int]:
    """Return a player's figures of a kind that stand entirely in another's deployment zone."""
    discs = battle.discs
    return [
        figure
        for figure in members(battle.own(seat))
        if is_of(battle, figure, rule.who)
        and any(
            battle.zone(other).holds(discs.x[figure], discs.y[figure], discs.radius[figure])
            for other in others(battle, seat)
        )
    ]


def witnesses(battle: Battle, rule: Scoring, seat: i64) -> tuple[str, ...]:
    """Return what the points were given for, as boards call it."""
    if rule.verb in (EACH_POST, CARRIED):
        return posts.held_things(battle, seat)
    if rule.verb in (MOST_AREAS, EACH_AREA):
        areas = range(len(battle.layout.areas))
        return tuple(f"area:{area + 1}" for area in areas if area_holder(battle, area) == seat)
    labels = battle.roster.labels
    return tuple(f"figure:{labels[figure]}" for figure in got_through(battle, rule, seat))
