"""How activations go, edition by edition: who may act again, stop, pass, and what goes together."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from athanor.games.alkemy.codes import CHARGE, NONE, SHOT
from athanor.games.alkemy.rules.announce import can_act
from athanor.games.alkemy.rules.orders import Order
from athanor.games.alkemy.state import Battle
from athanor.kernel.vectors import i64

INACTIVE: Final = "figure-spent AK2-512 AKB-170 AKB-R85"
IDLE: Final = "nothing-to-do AK2-517 AK2-R22 AKB-R14"

REACTIVE: Final = 3
"""The printed AP of models that may act again in Blitz (AKB-192)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Tempo:
    """What the editions see differently about the course of an activation."""

    def __init__(
        self,
        stopping_is_final: bool,
        cuts_orders: bool,
        free_parries_end: bool,
        may_stay_out: bool,
    ) -> None:
        self.stopping_is_final = stopping_is_final
        """A figure that announces nothing may not announce again in this activation."""
        self.cuts_orders = cuts_orders
        """Two Inactive cards cancel what was announced and not yet done."""
        self.free_parries_end = free_parries_end
        """A Parry that nobody paid for and nobody attacked ends the activation too."""
        self.may_stay_out = may_stay_out
        """Of several figures of a card that could act again, each may be left out."""

    @abstractmethod
    def must_open(self, starter: i64, winner: i64) -> i64:
        """Return the seat that may not pass at the start of the turn, or NONE."""

    @abstractmethod
    def join_objection(self, battle: Battle, figure: i64) -> str:
        """Return why a figure takes no part when its card is activated, or nothing."""

    @abstractmethod
    def may_stop(self, battle: Battle, announced: i64, last: bool) -> bool:
        """Tell whether a figure may announce nothing in this wave."""

    @abstractmethod
    def together(self, first: Order, left: list[Order]) -> list[Order]:
        """Return the orders that are carried out with one of them."""


def could_act_again(battle: Battle, figure: i64) -> bool:
    """Tell whether a figure could do anything after paying 1 AP."""
    battle.ap[figure] -= 1
    able = can_act(battle, figure)
    battle.ap[figure] += 1
    return able


class OneByOne(Tempo):
    """V2: everybody acts at least once, each action alone (AK2-513, AK2-517, AK2-523)."""

    def __init__(self) -> None:
        super().__init__(
            stopping_is_final=True,  # AK2-R79
            cuts_orders=False,  # AK2-726
            free_parries_end=True,  # AK2-R30
            may_stay_out=False,  # AK2-R21
        )

    def must_open(self, starter: i64, winner: i64) -> i64:
        """Say whoever starts (AK2-507)."""
        return starter

    def join_objection(self, battle: Battle, figure: i64) -> str:
        """Ask for something to do, after paying 1 AP to act again (AK2-513, AK2-R21)."""
        if battle.ap[figure] < 1:
            return INACTIVE
        if not battle.was_activated(figure):
            return IDLE if not can_act(battle, figure) else ""
        return "" if could_act_again(battle, figure) else "cannot-act-again AK2-513 AK2-R21"

    def may_stop(self, battle: Battle, announced: i64, last: bool) -> bool:
        """Say yes after the first wave (AK2-516, AK2-517)."""
        return battle.wave > 0

    def together(self, first: Order, left: list[Order]) -> list[Order]:
        """Take each order alone (AK2-518)."""
        return [first]


class InWaves(Tempo):
    """Blitz: waves that models may sit out; shots and charges go together (AKB-160 to AKB-194)."""

    def __init__(self) -> None:
        super().__init__(
            stopping_is_final=False,  # AKB-R15
            cuts_orders=True,  # AKB-R45
            free_parries_end=False,  # AKB-346
            may_stay_out=True,  # AKB-R19
        )

    def must_open(self, starter: i64, winner: i64) -> i64:
        """Say a player whom the other sends first (AKB-155, AKB-R12)."""
        return starter if starter != winner else NONE

    def join_objection(self, battle: Battle, figure: i64) -> str:
        """Ask for AP; to act again, for 3 of them printed and 2 left (AKB-192, AKB-R18)."""
        if battle.ap[figure] < 1:
            return INACTIVE
        if not battle.was_activated(figure):
            return IDLE if not can_act(battle, figure) else ""
        if battle.sheet(figure).ap < REACTIVE:
            return "never-acts-again AKB-192"
        if battle.ap[figure] < 2:
            return "cannot-act-again AKB-190 AKB-R18"
        return "" if could_act_again(battle, figure) else "cannot-act-again AKB-191 AKB-R14"

    def may_stop(self, battle: Battle, announced: i64, last: bool) -> bool:
        """Say yes, unless nobody would act in the first wave (AKB-166, AKB-R14)."""
        return battle.wave > 0 or announced > 0 or not last

    def together(self, first: Order, left: list[Order]) -> list[Order]:
        """Take all shots as one volley, and all charges on one target (AKB-243, AKB-R16).

        Charges that share a target with one of these belong to them, too (AKB-R60).
        """
        if first.action == SHOT:
            return [order for order in left if order.action == SHOT]
        group = [first]
        if first.action == CHARGE:
            reached = first.targets
            waiting = [order for order in left if order.action == CHARGE and order is not first]
            more = waiting
            while more:  # a charge on two targets takes along all who charge either
                more = [order for order in waiting if order.targets & reached]
                waiting = [order for order in waiting if not order.targets & reached]
                for order in more:
                    reached |= order.targets
                group += more
        return group
