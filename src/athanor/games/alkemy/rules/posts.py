"""Jin Posts: taken, neutralised, counted (AK2 4.18, AKB 4.33)."""

from athanor.games.alkemy.codes import NONE
from athanor.games.alkemy.redeal import measured_gap
from athanor.games.alkemy.rules.space import post_disc
from athanor.games.alkemy.rules.tell import seat_told, tell
from athanor.games.alkemy.rules.things import post_thing
from athanor.games.alkemy.seats import has_left
from athanor.games.alkemy.state import SCORE, Battle
from athanor.kernel.vectors import i64


def turn_post(battle: Battle, figure: i64, post: i64) -> None:
    """Take a neutral post or free an enemy one; too far away, it fails (AK2-1704, AKB-521).

    Nothing else changes who holds it, and this as often as anybody likes (AK2-1705; AKB-523,
    AKB-524).
    """
    things = (post_thing(post),)
    if measured_gap(battle, figure, post_disc(battle, post)) > battle.layout.post_reach:
        tell(
            battle, "post-missed", "AK2-008 AK2-1704 AKB-521", figure, count=post + 1, things=things
        )
        return
    seat = battle.seat_of(figure)
    if battle.owners[post] == NONE:
        battle.owners[post] = seat
        tell(battle, "post-taken", "AK2-1704 AKB-521", figure, count=post + 1, things=things)
    elif battle.owners[post] != seat:  # AK2-R58, AKB-522, AKB-R78
        battle.owners[post] = NONE
        tell(
            battle, "post-freed", "AK2-1704 AK2-R58 AKB-522", figure, count=post + 1, things=things
        )
    else:  # a friend of the card was quicker
        tell(
            battle,
            "post-held",
            "AK2-524 AK2-1704 AKB-R17 AKB-R78",
            figure,
            count=post + 1,
            things=things,
        )


def held(battle: Battle, seat: i64) -> i64:
    """Return how many posts a player controls."""
    count: i64 = 0
    for post in range(len(battle.owners)):
        if battle.owners[post] == seat:
            count += 1
    return count


def score(battle: Battle, points: i64) -> None:
    """Give points to whoever controls more posts than every other (AK2-1706, AKB-525, AKB-526).

    Who has conceded plays no part in that (AK2-R44).
    """
    counts = [-1 if has_left(battle, seat) else held(battle, seat) for seat in range(battle.seats)]
    if counts.count(max(counts)) == 1:
        seat = counts.index(max(counts))
        battle.counts[SCORE + seat] += points
        score, things = battle.counts[SCORE + seat], held_things(battle, seat)
        seat_told(battle, "scored", "AK2-1706 AKB-525", seat, score, things)
    else:
        things = ()
        for seat in range(battle.seats):
            things += held_things(battle, seat)
        seat_told(battle, "nobody-scored", "AK2-1706 AKB-526", NONE, things=things)


def held_things(battle: Battle, seat: i64) -> tuple[str, ...]:
    """Return the posts a player controls, as boards call them."""
    owners = battle.owners
    return tuple(post_thing(post) for post in range(len(owners)) if owners[post] == seat)
