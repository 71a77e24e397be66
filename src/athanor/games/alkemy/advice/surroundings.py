"""What scenery with an effect of its own means to a figure near it (AK2 4.14), in troopers."""

from typing import Final

from athanor.games.alkemy.advice.odds import Odds
from athanor.games.alkemy.advice.stakes import WOUNDS, sure_loss, worth
from athanor.games.alkemy.codes import (
    ALCHEMICAL,
    BEWITCH,
    DARK,
    HAUNT,
    NONE,
    SHAAL,
    SOOTHING,
    SPRING,
)
from athanor.games.alkemy.rules.awakening import DIFFICULTIES, MAX_LEVEL, NEAR
from athanor.games.alkemy.rules.elements import bearer
from athanor.games.alkemy.state import Battle
from athanor.kernel.vectors import i64

FRENZY: Final = 0.15
"""What it costs to be driven into a charge that one did not choose."""

FRIGHT: Final = 0.2
"""What a malus die on all rolls of a turn costs."""

DAWDLING: Final = 0.12
"""What an Action Point is worth that is lost."""

CALM: Final = 0.04
"""What a bonus die on Mind is worth, which decides the initiative."""

STILLNESS: Final = 0.12
"""What a level of concentration is worth to an alchemist who comes to rest."""

THRIFT: Final = 0.06
"""What it is worth to an alchemist to cast for a component less."""

DRAUGHT: Final = 2.0
"""What the Invigorating element heals on average."""


class Surroundings:
    """What elements with an effect are worth to one figure, wherever it stands."""

    def __init__(self, battle: Battle, figure: i64, odds: Odds) -> None:
        self.battle = battle
        self.figure = figure
        self.dark = bearer(battle, DARK)
        self.near: list[tuple[int, float]] = []
        """Elements, and what it is worth to be within two inches of each."""
        sheet = battle.sheet(figure)
        calm = bearer(battle, SOOTHING)
        for effect, price in ((SHAAL, self.frenzy()), (HAUNT, FRIGHT), (BEWITCH, DAWDLING)):
            piece = bearer(battle, effect)
            if piece != NONE and sheet.mind != NONE:
                need = DIFFICULTIES[effect] - sheet.mind
                fails = 1.0 - odds.reaching(battle.colour(figure), 0, need)
                if effect == HAUNT and battle.doomed >> figure & 1:
                    fails = 1.0
                self.near.append((piece, -price * fails))
        alchemist = sheet.circle != 0
        if calm != NONE:
            restless = alchemist and battle.concentration[figure] < MAX_LEVEL
            self.near.append((calm, CALM + (STILLNESS if restless else 0.0)))
        brewing = bearer(battle, ALCHEMICAL)
        if brewing != NONE and alchemist:
            self.near.append((brewing, THRIFT))
        self.spring = bearer(battle, SPRING)

    def frenzy(self) -> float:
        """Return what failing at the Shaal costs: a charge, or a wound."""
        return max(FRENZY, sure_loss(self.battle, self.figure, 1))

    def at(self, x: i64, y: i64) -> float:
        """Return what all of it is worth at a spot."""
        pieces, radius = self.battle.terrain.pieces, self.battle.discs.radius[self.figure]
        total = 0.0
        for piece, value in self.near:
            if pieces[piece].within(x, y, radius + NEAR):
                total += value
        if self.spring != NONE and self.touches(self.spring, x, y):
            total += 0.5 * self.healing()
        return total

    def touches(self, piece: i64, x: i64, y: i64) -> bool:
        """Tell whether the figure would be in contact with an element at a spot."""
        reach = self.battle.discs.radius[self.figure] + self.battle.edition.contact
        return self.battle.terrain.pieces[piece].within(x, y, reach)

    def in_the_dark(self, x: i64, y: i64, enemy: i64) -> bool:
        """Tell whether an enemy could not charge the figure at a spot for the Dark (AK2-1326)."""
        if self.dark == NONE or not self.touches(self.dark, x, y):
            return False
        discs, piece = self.battle.discs, self.battle.terrain.pieces[self.dark]
        reach = discs.radius[enemy] + self.battle.edition.contact
        return not piece.within(discs.x[enemy], discs.y[enemy], reach)

    def healing(self) -> float:
        """Return what the Invigorating element is worth to the figure: what it heals."""
        battle, figure = self.battle, self.figure
        healed = min(DRAUGHT, float(battle.wounds[figure]))
        return worth(battle, figure) * WOUNDS * healed / float(battle.sheet(figure).hp)
