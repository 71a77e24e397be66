"""A player of three or four concedes: the figures leave the table, and play goes on (AK2-R44)."""

from athanor.games.alkemy.codes import (
    NONE,
    STAGE_DEPLOY,
    STAGE_END,
    STAGE_SCENERY,
    STAGE_SLOT,
    STAGE_WAVE,
)
from athanor.games.alkemy.rules.activation import end_activation
from athanor.games.alkemy.rules.bearing import drop
from athanor.games.alkemy.rules.prepare import open_play, open_tokens, waiting_cards
from athanor.games.alkemy.rules.tell import seat_told
from athanor.games.alkemy.rules.things import figure_thing
from athanor.games.alkemy.rules.turn import passes_to_end
from athanor.games.alkemy.seats import after, after_present, clockwise, has_left
from athanor.games.alkemy.state import IN_FORCE, Battle
from athanor.kernel.bits import bit, members
from athanor.kernel.vectors import i64


def see_off(battle: Battle) -> None:
    """Take from the table whom those lead who have conceded, and let the next player go on.

    What they have placed, done and taken control of stays as it is (AK2-1705).
    """
    battle.passes -= passed_of_late(battle)
    for seat in members(battle.gone):
        figures = members(battle.own(seat))
        things = tuple(figure_thing(battle, figure) for figure in figures)
        for figure in figures:
            leave(battle, figure)
        if figures:
            seat_told(battle, "left-table", "AK2-R44", seat, len(figures), things)
        if len(battle.command) > 0:
            battle.set_command(seat, IN_FORCE, NONE)
    if STAGE_SCENERY <= battle.stage <= STAGE_DEPLOY:
        hand_over_preparing(battle)
    else:
        hand_over(battle)


def leave(battle: Battle, figure: i64) -> None:
    """Take a figure off the table that nobody has removed."""
    drop(battle, figure)
    battle.present &= ~bit(figure)
    battle.ap[figure] = 0
    battle.edition.bonds.removed(battle, figure)


def passed_of_late(battle: Battle) -> i64:
    """Return how many of the passes in succession are theirs who leave the table now."""
    if battle.stage != STAGE_SLOT:
        return 0
    here = [seat for seat in clockwise(battle, battle.active)[1:] if battle.own(seat) != 0]
    passed = here[max(0, len(here) - battle.passes) :]
    return sum(1 for seat in passed if has_left(battle, seat))


def hand_over_preparing(battle: Battle) -> None:
    """Let the next one place or deploy where it was the turn of a player who has left."""
    begins = battle.active == battle.stopped
    if has_left(battle, battle.stopped):  # the next one still places a last piece (AK2-1604)
        battle.stopped = after(battle, battle.stopped)
    if not has_left(battle, battle.active):
        return
    seat = battle.active
    battle.active = after(battle, seat)
    if battle.stage == STAGE_SCENERY and battle.active == battle.stopped and not begins:
        open_tokens(battle)
    elif battle.stage == STAGE_DEPLOY:
        waiting = [one for one in clockwise(battle, seat) if waiting_cards(battle, one)]
        if waiting:
            battle.active = waiting[0]
        else:
            open_play(battle)


def hand_over(battle: Battle) -> None:
    """End the activation of a player who has left, or the turn if all who are left have passed."""
    if battle.stage == STAGE_WAVE and has_left(battle, battle.active):
        end_activation(battle)
    if battle.stage != STAGE_SLOT:
        return
    if has_left(battle, battle.opening):  # AK2-507: the next one begins in that place
        battle.opening = after_present(battle, battle.opening)
    if has_left(battle, battle.active):
        battle.active = after_present(battle, battle.active)
    if battle.passes >= passes_to_end(battle):  # AK2-1609
        battle.stage = STAGE_END
