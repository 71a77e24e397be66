"""Who comes after whom, and who is left: with two players the other one, with more clockwise.

Seats are numbered clockwise around the table (AK2-1603).
"""

from athanor.games.alkemy.codes import NONE
from athanor.games.alkemy.state import SCORE, Battle
from athanor.kernel.vectors import i64


def after(battle: Battle, seat: i64) -> i64:
    """Return the next seat clockwise that has not conceded (AK2-1603, AK2-1608)."""
    seats = battle.seats
    found = (seat + 1) % seats
    while battle.gone >> found & 1 and found != seat:
        found = (found + 1) % seats
    return found


def clockwise(battle: Battle, first: i64) -> list[int]:
    """Return all seats clockwise, beginning with one of them."""
    seats = battle.seats
    return [(first + step) % seats for step in range(seats)]


def others(battle: Battle, seat: i64) -> list[int]:
    """Return all other seats, clockwise from one."""
    return clockwise(battle, seat)[1:]


def after_present(battle: Battle, seat: i64) -> i64:
    """Return the next player clockwise who has figures; the others are skipped (AK2-R57).

    Two players take turns whoever is left: the turn goes on (AK2-510, AK2-1109; AKB-184).
    """
    seats = battle.seats
    found = (seat + 1) % seats
    if seats > 2:
        while battle.own(found) == 0 and found != seat:
            found = (found + 1) % seats
    return found


def has_left(battle: Battle, seat: i64) -> bool:
    """Tell whether a seat has conceded, if it is one at all (AK2-R44)."""
    return seat != NONE and battle.gone >> seat & 1 == 1


def playing(battle: Battle) -> list[int]:
    """Return the seats that have not conceded."""
    return [seat for seat in range(battle.seats) if not battle.gone >> seat & 1]


def present(battle: Battle) -> list[int]:
    """Return the seats that have figures on the table."""
    return [seat for seat in range(battle.seats) if battle.own(seat) != 0]


def first_clockwise(battle: Battle, figures: i64, seat: i64) -> i64:
    """Return the first player clockwise from a seat who leads one of some figures (AK2-R57)."""
    for other in others(battle, seat):
        if battle.roster.side[other] & figures:
            return other
    return seat


def rival(battle: Battle, seat: i64) -> i64:
    """Return the opponent to beat: who has most points, then the most figures."""
    best: i64 = NONE
    for other in others(battle, seat):
        if has_left(battle, other) and len(playing(battle)) > 1:
            continue
        if best == NONE or strength(battle, other) > strength(battle, best):
            best = other
    return best


def strength(battle: Battle, seat: i64) -> i64:
    """Return how a player stands among the opponents, by points and then by figures."""
    alive: i64 = 1 if battle.own(seat) != 0 else 0
    return 2 * battle.counts[SCORE + seat] + alive


def sits_above(battle: Battle, seat: i64) -> bool:
    """Tell whether a player sits at the upper edge, and sees the table turned around."""
    if battle.player_a == NONE or not 0 <= seat < battle.seats:
        return False
    zone = battle.zone(seat)
    return zone.bottom + zone.top > battle.layout.height
