"""The end of the game: by a quest, by the last round, and what is shown then."""

from mypy_extensions import i64

from athanor.games.materia_prima.codes import NONE, STAGE_OVER
from athanor.games.materia_prima.rules import tell
from athanor.games.materia_prima.state import MateriaState


def finish(state: MateriaState, ender: i64) -> None:
    """End the match at once: by a seat's quest (MAT-241), or NONE if the rounds are over."""
    state.log.reveal()
    state.stage = STAGE_OVER
    state.over = True
    state.ender = ender
    state.active = NONE
    tell.ended(state)
