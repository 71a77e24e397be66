"""Set-up (ARS-013 to ARS-021)."""

from athanor.games.ars_alchimia.codes import STAGE_START
from athanor.games.ars_alchimia.rules.stock import fill_spaces
from athanor.games.ars_alchimia.state import ArsState
from athanor.kernel.script import Script


def set_up(state: ArsState) -> Script[None]:
    """Turn up the first cards (ARS-014, ARS-016, ARS-018, ARS-020, ARS-021)."""
    last = "ARS-020" if state.seats == 4 else "ARS-021"
    yield from fill_spaces(state, ("ARS-014", "ARS-014", "ARS-014", "ARS-016", "ARS-018", last))
    state.stage = STAGE_START
