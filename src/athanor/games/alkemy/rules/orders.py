"""What a figure has announced, until it is carried out."""

from typing import Final

from athanor.games.alkemy.codes import (
    CHARGE,
    CHARGE_MANY,
    ENGAGE,
    ENGAGE_MANY,
    FIGHT,
    FORMULA,
    MASTER,
    NONE,
    SHOT,
)
from athanor.kernel.vectors import i64

AIMED: Final = (CHARGE, CHARGE_MANY, ENGAGE, ENGAGE_MANY, FIGHT, SHOT, MASTER, FORMULA)
"""Orders that name a figure."""


class Order:
    """An announced Action: by whom, on whom, and what was paid for it.

    Whom it is aimed at never changes (AK2-525, AKB-246, AKB-374).
    """

    def __init__(self, figure: i64, action: i64, target: i64 = NONE) -> None:
        self.figure = figure
        self.action = action
        self.target = target
        """A figure, a post or a piece, by what the Action needs."""
        self.targets: i64 = 0
        """All targets of a charge or engagement, as a mask."""
        self.formula: i64 = NONE
        self.by_concentration = False
        self.estimate: i64 = NONE
        self.driven = False
        """The Shaal forces this charge, with a Brutal card (AK2-1320)."""
        self.cramped: i64 = 0
        """The targets too far away, as it was announced, for cluttered ground (AK2-R86)."""
        self.unpaid = False
        """A formula whose components were not there after all (AK2-1325)."""
        self.paid: i64 = 0
        """Action Points, given back where a rule says so (AKB-R45)."""
