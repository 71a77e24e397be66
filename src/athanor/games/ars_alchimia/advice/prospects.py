"""What each space promises the seat that is to move, worked out once for all its options."""

from typing import Final

from mypy_extensions import i64

from athanor.games.ars_alchimia.advice.worth import (
    WORKER,
    chance_of,
    forge_worth,
    gain_worth,
    hire_worth,
    location_worth,
    luck,
    order_worth,
)
from athanor.games.ars_alchimia.codes import (
    BLIND_FORGE,
    KIND_FORGE,
    KIND_LOCATION,
    KIND_ORDER,
    PORTAL,
    SPACES,
)
from athanor.games.ars_alchimia.rules.placing import (
    PASS,
    Turn,
    code_rebates,
    code_space,
    code_workers,
    rebate_cards,
)
from athanor.games.ars_alchimia.rules.queries import flasks, price_with
from athanor.kernel.bits import has
from athanor.kernel.reasons import Reasons
from athanor.kernel.vectors import vec

PORTAL_SURE: Final = 1.5
PORTAL_LUCKY: Final = 0.8
PORTAL_THRESHOLD: Final = 4
"""Of a location that nobody knows."""
BLIND_FLASKS: Final = 2
BLIND_THRESHOLD: Final = 4
"""Of a forge that nobody knows."""

IDLE: Final = 1.0
"""What each worker costs in addition that can help no roll, so that other options come first."""


class Prospects:
    """By space: what a visit surely brings, and what more if the roll reaches the threshold."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.luck = luck(turn.state, turn.seat)
        self.sure = vec[float]([0.0] * SPACES)
        self.lucky = vec[float]([0.0] * SPACES)
        self.threshold = vec[i64]([0] * SPACES)
        """0 where no die is rolled."""
        space: i64 = 0
        while space < SPACES:
            if has(turn.open, space):
                self._look(space, None)
            space += 1

    def _look(self, space: i64, reasons: Reasons | None) -> None:
        """Work out what a space promises; whoever wants reasons has it worked out once more."""
        state, seat = self.turn.state, self.turn.seat
        terms = state.terms
        shown = state.face[space]
        kind = terms.space_kind[space]
        if space == PORTAL:
            self.sure[space] = PORTAL_SURE
            self.lucky[space] = PORTAL_LUCKY
            self.threshold[space] = PORTAL_THRESHOLD
            if reasons is not None:
                reasons.add("ars-alchimia-reason-portal", PORTAL_SURE, "ARS-074")
        elif space == BLIND_FORGE:
            self._look_into(space, BLIND_FLASKS, BLIND_THRESHOLD, reasons)
        elif kind == KIND_LOCATION:
            self.sure[space] = location_worth(state, seat, shown, reasons)
            self.threshold[space] = terms.location_threshold[shown]
            if self.threshold[space] > 0:
                self.lucky[space] = gain_worth(state, seat, terms.bonus[shown], 1)
        elif kind == KIND_FORGE:
            uses = flasks(state, seat, shown)
            self._look_into(space, uses, terms.forge_threshold[shown], reasons)
        elif kind == KIND_ORDER:
            self.sure[space] = order_worth(state, seat, shown, reasons)
        else:
            self.sure[space] = hire_worth(state, shown, reasons)

    def _look_into(self, space: i64, uses: i64, threshold: i64, reasons: Reasons | None) -> None:
        """Look at a forge."""
        sure, lucky = forge_worth(self.turn.state, self.turn.seat, uses, reasons)
        self.sure[space] = sure
        self.lucky[space] = lucky
        self.threshold[space] = threshold

    def worth(self, choice: i64, reasons: Reasons | None) -> float:
        """Return what a placement brings, less its workers; passing brings nothing."""
        if choice == PASS:
            return 0.0
        state, seat = self.turn.state, self.turn.seat
        space, workers = code_space(choice), code_workers(choice)
        declared = rebate_cards(state, code_rebates(choice))
        surplus = workers - price_with(state, seat, space, declared)
        worth = self.sure[space] - WORKER * float(workers)
        if reasons is not None:
            self._look(space, reasons)
            cost = WORKER * float(workers)
            reasons.add("ars-alchimia-reason-workers", -cost, "ARS-053", count=workers)
        threshold = self.threshold[space]
        if threshold == 0:
            if reasons is not None:
                add_idle(surplus, reasons)
            return worth - IDLE * float(surplus)
        chance = chance_of(threshold, surplus + self.luck)
        worth += self.lucky[space] * chance
        if reasons is not None:
            self._hope(space, chance, reasons)
        idle = surplus + self.luck + 1 - threshold
        if reasons is not None and idle > 0:
            add_idle(idle, reasons)
        return worth - IDLE * float(idle) if idle > 0 else worth

    def _hope(self, space: i64, chance: float, reasons: Reasons) -> None:
        """Give what a roll may bring as a reason."""
        forging = self.turn.state.terms.space_kind[space] == KIND_FORGE
        key = "ars-alchimia-reason-perfect" if forging else "ars-alchimia-reason-bonus"
        rule = "ARS-121" if forging else "ARS-081"
        reasons.add(key, self.lucky[space] * chance, rule, chance=round(100.0 * chance))

    def overpays(self, choice: i64) -> bool:
        """Tell whether the workers beyond the price are wasted.

        They are if they can help no roll, or if the luck they buy is worth less than they are.
        """
        if choice == PASS:
            return False
        state, seat = self.turn.state, self.turn.seat
        space, workers = code_space(choice), code_workers(choice)
        declared = rebate_cards(state, code_rebates(choice))
        surplus = workers - price_with(state, seat, space, declared)
        threshold = self.threshold[space]
        if surplus == 0 or threshold == 0:
            return surplus > 0
        had = chance_of(threshold, self.luck)
        gained = self.lucky[space] * (chance_of(threshold, surplus + self.luck) - had)
        return gained < WORKER * float(surplus)


def add_idle(count: i64, reasons: Reasons) -> None:
    """Give workers that can help no roll as a reason."""
    cost = IDLE * float(count)
    reasons.add("ars-alchimia-reason-idle", -cost, "ARS-063 ARS-064", count=count)
