"""What a match brings each player in a tournament, campaign or league (AK2 4.16).

An event adds up Victory Points (AK2-1506), and where these are equal the Scenario Index
(AK2-1507); how many matches it has and what else breaks ties is its organiser's affair.
"""

from athanor.games.alkemy.decks import EventTerms
from athanor.games.alkemy.rules.objectives import objective_of, objective_points
from athanor.games.alkemy.state import SCORE, Battle
from athanor.kernel.vectors import i64
from athanor.kernel.words import Credit, Message


def credits_of(battle: Battle, places: tuple[int, ...]) -> tuple[tuple[Credit, ...], ...]:
    """Return what everybody gets, if the match is one of an event."""
    if not battle.terms.competitive:
        return ()
    return tuple(seat_credits(battle, places, seat) for seat in range(len(places)))


def seat_credits(battle: Battle, places: tuple[int, ...], seat: i64) -> tuple[Credit, ...]:
    """Return a player's game points, those of the objective, their sum, and the index."""
    game = game_points(battle.terms.event, places, seat)
    secret = objective_points(battle, seat, has_won(places, seat))
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


def has_won(places: tuple[int, ...], seat: i64) -> bool:
    """Tell whether a player has won, alone or with others; if all are first, nobody has."""
    return places[seat] == 1 and places.count(1) < len(places)


def game_points(event: EventTerms, places: tuple[int, ...], seat: i64) -> i64:
    """Return the points for a win, draw or loss (AK2-1505).

    A shared win is divided, rounded down, and never worth less than a draw (AK2-R90).
    """
    if places.count(1) == len(places):
        return event.draw
    if places[seat] != 1:
        return event.loss
    return max(event.draw, event.win // places.count(1))


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
