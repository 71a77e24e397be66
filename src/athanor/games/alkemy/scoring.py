"""Who has won, by how many points, and what that is worth to search."""

from typing import Final

from athanor.games.alkemy.codes import NONE
from athanor.games.alkemy.credits import credits_of
from athanor.games.alkemy.state import SCORE, Battle
from athanor.kernel.vectors import i64
from athanor.kernel.words import Message, Modifier, Outcome

WIN_SHARE: Final = 0.8
"""How much of a payoff is winning; the rest is the lead in points, so that search sees progress."""


def outcome(battle: Battle) -> Outcome:
    """Return the places and the points behind them."""
    winner = battle.edition.finish.winner(battle)
    places = (1, 1) if winner == NONE else (1, 2) if winner == 0 else (2, 1)
    rules = battle.cite(battle.edition.finish.ending(battle))
    scores = tuple(
        (
            Modifier(
                Message("alkemy-score-posts"),
                battle.counts[SCORE + seat],
                battle.cite("AK2-1706 AKB-525"),
            ),
        )
        for seat in (0, 1)
    )
    return Outcome(places, scores, rules, credits_of(battle, places))


def payoff(battle: Battle, seat: i64) -> float:
    """Return the share of the win, and a little of the lead in points."""
    winner = battle.edition.finish.winner(battle)
    won = 0.5 if winner == NONE else 1.0 if winner == seat else 0.0
    lead = battle.counts[SCORE + seat] - battle.counts[SCORE + 1 - seat]
    share = 0.5 + float(lead) / float(2 * battle.layout.goal)
    return WIN_SHARE * won + (1.0 - WIN_SHARE) * min(1.0, max(0.0, share))
