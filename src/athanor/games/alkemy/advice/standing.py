"""How an unfinished match stands: points, posts, who is nearer to them, and who is left."""

from math import exp
from typing import Final

from athanor.games.alkemy.advice.ambition import event_share
from athanor.games.alkemy.advice.ground import prospect
from athanor.games.alkemy.advice.outlook import calling, judged
from athanor.games.alkemy.advice.stakes import TROOPER, WOUNDS, lead, lead_worth
from athanor.games.alkemy.codes import MOST_POSTS, NONE
from athanor.games.alkemy.rules.bearing import is_wanted, may_take
from athanor.games.alkemy.rules.space import post_disc
from athanor.games.alkemy.seats import present, rival
from athanor.games.alkemy.state import SCORE, Battle
from athanor.kernel.bits import members
from athanor.kernel.vectors import i64

WIN_SHARE: Final = 0.8
"""As in the payoff of a finished match: the rest is the lead in points."""

POINT: Final = 0.9
"""How much a point ahead moves the chance to win, on the scale of the logistic curve."""

POSTS: Final = 0.9
"""How much the lead in posts moves it: it will be a point when the turn ends."""

FORCE: Final = 1.6
"""How much it moves to have the whole force against none."""

PROSPECT: Final = 0.9
"""How much it moves that a point more will be counted when the turn ends."""

CLOSE: Final = 0.25
"""How much it moves to be beside a post with Action Points while nobody else is."""


def standing(battle: Battle, seat: i64) -> float:
    """Return what a match is worth to a seat, from 0 to 1, on the scale of a finished one."""
    counts, goal = battle.counts, battle.layout.goal
    foremost = rival(battle, seat)
    points = counts[SCORE + seat] - counts[SCORE + foremost]
    mine, theirs = force(battle, seat), force(battle, foremost)
    balance = (mine - theirs) / max(1.0, mine + theirs)
    edge = POINT * float(points) + POSTS * lead_worth(lead(battle, seat)) + FORCE * balance
    edge += CLOSE * (closeness(battle, seat) - closeness(battle, foremost))
    if battle.layout.scoring[0].verb != MOST_POSTS:
        edge += PROSPECT * (prospect(battle, seat) - prospect(battle, foremost))
    won = 1.0 / (1.0 + exp(-edge))
    if len(present(battle)) <= 1:
        won = 1.0 / float(battle.seats)  # AK2-1108, AK2-1613; AKB-R79
    if battle.terms.competitive:
        won = event_share(battle, seat, won)
    share = 0.5 + float(points) / float(2 * goal)
    return WIN_SHARE * won + (1.0 - WIN_SHARE) * min(1.0, max(0.0, share))


def force(battle: Battle, seat: i64) -> float:
    """Return what a side's figures are worth, wounded ones less."""
    total = 0.0
    for figure in members(battle.own(seat)):
        sheet = battle.sheet(figure)
        wounds = float(battle.wounds[figure]) / float(max(1, sheet.hp))
        total += float(sheet.cost) / TROOPER * (1.0 - WOUNDS * wounds)
    return total


def closeness(battle: Battle, seat: i64) -> float:
    """Return how near a side is to the posts that are not its own, one figure for each."""
    total = 0.0
    for post in range(len(battle.owners)):
        if is_wanted(battle, post, seat):
            disc = post_disc(battle, post)
            best = 0.0
            for figure in members(battle.own(seat)):
                if may_take(battle, figure):
                    away = float(judged(battle, figure, disc) - battle.layout.post_reach)
                    best = max(best, calling(away))
            total += best if battle.owners[post] == NONE else 0.7 * best
    return total
