"""The end of a round, the end of the game, and the final scoring."""

from athanor.games.alchemist.codes import NONE, STAGE_OVER
from athanor.games.alchemist.rules import tell
from athanor.games.alchemist.rules.stock import gain_fame
from athanor.games.alchemist.scoring import final_fame
from athanor.games.alchemist.state import AlchemistState


def finish_round(state: AlchemistState) -> None:
    """End the game if enough types are exhausted, else begin a new round (ALC-091, ALC-092)."""
    if state.is_last_round():
        score(state)
    else:
        state.round += 1
        tell.round_begins(state)


def score(state: AlchemistState) -> None:
    """Show what was hidden and add the final fame (ALC-095, ALC-100 to ALC-114)."""
    state.log.reveal()
    state.stage = STAGE_OVER
    state.over = True
    state.active = NONE
    tell.ended(state)
    for seat in range(state.seats):
        gained = final_fame(state, seat)
        gain_fame(state, seat, gained)  # ALC-100, ALC-114
        tell.laps(state, seat, gained)  # ALC-134
    tell.scored(state)
