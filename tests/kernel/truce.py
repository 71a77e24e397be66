"""Philtre with a white flag: a tiny game in which a seat may concede and all may agree on a draw.

PHI-901  Who concedes loses; the others win together.
PHI-902  If all agree the match is drawn.
"""

import msgspec

import philtre
from athanor.kernel import Script, State

INFO = msgspec.structs.replace(philtre.INFO, concede_rule="PHI-901", draw_rule="PHI-902")


class Truce(philtre.Philtre):
    """Philtre that can be given up."""

    def play(self, state: State) -> Script[None]:
        """Run to the end, if that has not come yet."""
        if not state.over:
            yield from super().play(state)

    def concede(self, state: State, seat: int) -> None:
        """Leave points to the others only (PHI-901)."""
        assert isinstance(state, philtre.Pot)
        state.over = True
        state.points = [0 if one == seat else 1 for one in range(self.seats)]

    def agree_draw(self, state: State) -> None:
        """Leave nobody ahead (PHI-902)."""
        assert isinstance(state, philtre.Pot)
        state.over = True
        state.points = [0] * self.seats
