"""Who has won, by how many points, and what that is worth to search."""

from typing import Final

from athanor.games.alkemy.codes import MOST_POSTS
from athanor.games.alkemy.credits import best_objective, credits_of, game_points
from athanor.games.alkemy.rules.objectives import objective_points
from athanor.games.alkemy.seats import rival
from athanor.games.alkemy.state import SCORE, Battle
from athanor.kernel.vectors import i64
from athanor.kernel.words import Message, Modifier, Outcome

WIN_SHARE: Final = 0.8
"""How much of a payoff is winning; the rest is the lead in points, so that search sees progress."""


def outcome(battle: Battle) -> Outcome:
    """Return the places and the points behind them."""
    rules = battle.cite(battle.edition.finish.ending(battle))
    name, behind = "alkemy-score-scenario", "AK2-1102 AK2-R95"
    if battle.layout.scoring[0].verb == MOST_POSTS:
        name, behind = "alkemy-score-posts", "AK2-1706 AKB-525"
    scores = tuple(
        (
            Modifier(
                Message(name),
                battle.counts[SCORE + seat],
                battle.cite(behind),
            ),
        )
        for seat in range(battle.seats)
    )
    return Outcome(places(battle), scores, rules, credits_of(battle))


def places(battle: Battle) -> tuple[int, ...]:
    """Return the place of each: who has won, the others by points, who has conceded last.

    In a draw all share the first place but who has conceded.
    """
    winners = battle.edition.finish.winners(battle)
    ranks: list[tuple[int, int]] = []
    for seat in range(battle.seats):
        if battle.gone >> seat & 1:
            ranks.append((2, 0))
        elif seat in winners or not winners:
            ranks.append((0, 0))
        else:
            ranks.append((1, -battle.counts[SCORE + seat]))
    return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)


def event_share(battle: Battle, winners: list[int], seat: i64) -> float:
    """Return a player's Victory Points, as a share of the most that a match can bring."""
    most = battle.terms.event.win + best_objective(battle.terms)
    points = game_points(battle, winners, seat) + objective_points(battle, seat, seat in winners)
    return float(points) / float(max(1, most))


def payoff(battle: Battle, seat: i64) -> float:
    """Return the share of the win, and a little of the lead in points over the foremost rival."""
    winners = battle.edition.finish.winners(battle)
    won = 0.0
    if not winners:
        won = 1.0 / float(battle.seats)
    elif seat in winners:
        won = 1.0 / float(len(winners))
    if battle.terms.competitive:
        won = event_share(battle, winners, seat)
    lead = battle.counts[SCORE + seat] - battle.counts[SCORE + rival(battle, seat)]
    share = 0.5 + float(lead) / float(2 * battle.layout.goal)
    return WIN_SHARE * won + (1.0 - WIN_SHARE) * min(1.0, max(0.0, share))
