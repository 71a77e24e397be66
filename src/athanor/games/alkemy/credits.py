"""What a match brings each player in a tournament, campaign or league (AK2 4.16).

An event adds up Victory Points (AK2-1506), and where these are equal the Scenario Index
(AK2-1507); how many matches it has and what else breaks ties is its organiser's affair.
"""

from athanor.games.alkemy.rules.objectives import objective_of, objective_points
from athanor.games.alkemy.state import SCORE, Battle
from athanor.games.alkemy.terms import Terms
from athanor.kernel.vectors import i64
from athanor.kernel.words import Credit, Message


def credits_of(battle: Battle) -> tuple[tuple[Credit, ...], ...]:
    """Return what everybody gets, if the match is one of an event."""
    if not battle.terms.competitive:
        return ()
    winners = battle.edition.finish.winners(battle)
    return tuple(seat_credits(battle, winners, seat) for seat in range(battle.seats))


def seat_credits(battle: Battle, winners: list[int], seat: i64) -> tuple[Credit, ...]:
    """Return a player's game points, those of the objective, their sum, and the index."""
    game = game_points(battle, winners, seat)
    secret = objective_points(battle, seat, seat in winners)
    objective = objective_of(battle, seat)
    about = "" if objective is None else objective.id
    return (
        credit("game", game, "AK2-1505 AK2-R90"),
        credit("objective", secret, "AK2-1504", about),
        credit("victory", game + secret, "AK2-1506"),
        credit("index", scenario_index(battle, seat), "AK2-1507 AK2-R56 AK2-R90"),
    )


def credit(name: str, value: i64, rules: str, about: str = "") -> Credit:
    """Return a number under its name."""
    return Credit(name, value, Message(f"alkemy-credit-{name}"), tuple(rules.split()), about)


def best_objective(terms: Terms) -> i64:
    """Return the most Victory Points that any objective can give."""
    return max([0, *(one.vp + one.vp_if_win for one in terms.objectives)])


def game_points(battle: Battle, winners: list[int], seat: i64) -> i64:
    """Return the points for a win, draw or loss (AK2-1505); who has conceded has lost.

    A shared win is divided, rounded down, and never worth less than a draw (AK2-R90).
    """
    event = battle.terms.event
    if seat in winners:
        return max(event.draw, event.win // len(winners))
    return event.loss if winners or battle.gone >> seat & 1 else event.draw


def scenario_index(battle: Battle, seat: i64) -> i64:
    """Return the share of the Scenario Points in percent (AK2-1507).

    Halves are rounded up, and no points at all are half of them (AK2-R56). Of several opponents
    the best counts (AK2-R90).
    """
    own = battle.counts[SCORE + seat]
    best: i64 = 0
    for other in range(battle.seats):
        if other != seat:
            best = max(best, battle.counts[SCORE + other])
    total = own + best
    return 50 if total == 0 else (200 * own + total) // (2 * total)
