"""Choices as numbers, for learning agents: where, which card, with whom, and what is paid."""

from typing import Final

from athanor.games.ars_alchimia.codes import KINDS
from athanor.games.ars_alchimia.rules.payment import Payment
from athanor.games.ars_alchimia.rules.placing import (
    PASS,
    Turn,
    code_rebates,
    code_space,
    code_workers,
)
from athanor.games.ars_alchimia.state import ArsState
from athanor.kernel.script import Decision

OPTION_FEATURES: Final = 6 + KINDS
"""1, number, 1 + space, 1 + card, workers, rebates, resources of each kind that are paid."""


def option_numbers(state: ArsState, decision: Decision, choice: int) -> list[int]:
    """Return a choice as numbers; 0 where nothing applies."""
    numbers: list[int] = [0] * OPTION_FEATURES
    numbers[0] = 1
    numbers[1] = choice
    if isinstance(decision, Turn):
        if choice != PASS:
            space = code_space(choice)
            numbers[2] = 1 + space
            numbers[3] = 1 + state.face[space]
            numbers[4] = code_workers(choice)
            numbers[5] = code_rebates(choice)
    elif isinstance(decision, Payment):
        numbers[3] = 1 + decision.order
        for kind, paid in enumerate(decision.paid(choice)):
            numbers[6 + kind] = paid
    return numbers
