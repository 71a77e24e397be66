"""How an order is paid: which of its units Elixir stands in for (ARS-127, ARS-R16).

A payment is a number in base 7: how many units of each basic resource are paid with Elixir, the
first resource being the lowest digit. It is written as what is paid: ``pay Fl2 Sn1 El1``.
"""

from typing import Final

from mypy_extensions import i64

from athanor.games.ars_alchimia.codes import BASICS, ELIXIR, GAME, KINDS, LETTERS
from athanor.games.ars_alchimia.show.words import amounts, letters, order_id, order_name
from athanor.games.ars_alchimia.state import ArsState
from athanor.kernel.decisions import FINE, NO_CHOICE, Menu
from athanor.kernel.words import Arg, Message, Refusal

BASE: Final = 7
"""One more than any card costs of a resource."""
CODES: Final = BASE * BASE * BASE * BASE


def elixir_units(payment: i64, kind: i64) -> i64:
    """Return how many units of a basic resource a payment replaces by Elixir."""
    left = payment
    skip = kind
    while skip > 0:
        left //= BASE
        skip -= 1
    return left % BASE


class Payment(Menu):
    """Which payment a seat makes for an order it can pay in several ways."""

    def __init__(self, state: ArsState, seat: i64, order: i64) -> None:
        super().__init__(seat, payments(state, seat, order))
        self.state = state
        self.order = order

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "payment"

    def game(self) -> str:
        """Return whose words are used."""
        return GAME

    def about(self) -> Message:
        """Return what the seat is asked."""
        name = order_name(self.state.terms, self.order)
        return Message("ars-alchimia-decision-payment", {"order": name})

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return ("ARS-126", "ARS-127", "ARS-R16")

    def cost(self) -> list[int]:
        """Return what the order costs of each resource."""
        return [self.state.terms.order_cost[self.order * KINDS + kind] for kind in range(KINDS)]

    def paid(self, choice: i64) -> list[int]:
        """Return what a payment takes of each resource."""
        cost = self.cost()
        stand_ins = [elixir_units(choice, kind) for kind in range(BASICS)]
        basics = [cost[kind] - stand_ins[kind] for kind in range(BASICS)]
        return [*basics, cost[ELIXIR] + sum(stand_ins)]

    def text(self, choice: i64) -> str:
        """Return what is paid as letters."""
        return f"pay {letters(self.paid(choice))}"

    def message(self, choice: i64) -> Message:
        """Return what is paid in words."""
        return Message("ars-alchimia-option-pay", {"paid": amounts(self.paid(choice))})

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return the order."""
        return (f"order:{order_id(self.state.terms, self.order)}",)

    def is_conceivable(self, choice: i64) -> bool:
        """Tell whether the number is a payment at all."""
        return 0 <= choice < CODES

    def off_list(self, choice: i64) -> str:
        """Return what is wrong with a payment: it is not the price, or more than the seat has."""
        return self.wrong_price(self.paid(choice)) or "cannot-pay ARS-128"

    def wrong_price(self, paid: list[int]) -> str:
        """Return why an amount is not the price of the order, or FINE if it is."""
        cost = self.cost()
        if paid[ELIXIR] < cost[ELIXIR]:
            return "wrong-payment ARS-126 ARS-R16"
        if sum(paid) != sum(cost):
            return "wrong-payment ARS-126"
        if any(not 0 <= paid[kind] <= cost[kind] for kind in range(BASICS)):
            return "wrong-payment ARS-126 ARS-127"
        return FINE

    def speaks_of(self, objection: str, choice: i64) -> dict[str, Arg]:
        """Return what is missing, or the price."""
        if not objection.startswith("cannot-pay"):
            return {"cost": amounts(self.cost())}
        paid = self.paid(choice)
        lack = [max(0, paid[kind] - self.state.held(self.seat, kind)) for kind in range(KINDS)]
        return {"missing": amounts(lack)}

    def written(self, words: str) -> i64:
        """Return the payment of an amount that is the price, in whichever order it is written."""
        paid = read_amount(words)
        if not paid or self.wrong_price(paid):
            return NO_CHOICE
        cost = self.cost()
        payment: i64 = 0
        for kind in range(BASICS - 1, -1, -1):
            payment = payment * BASE + cost[kind] - paid[kind]
        return payment

    def beyond(self, words: str) -> Refusal | None:
        """Return why an amount is not the price."""
        paid = read_amount(words)
        return self.against(self.wrong_price(paid)) if paid else None


def read_amount(words: str) -> list[int]:
    """Return how much of each resource is written after ``pay``; empty if nothing is."""
    parts = words.split()
    if len(parts) < 2 or parts[0] != "pay":
        return []
    paid = [0] * KINDS
    for part in parts[1:]:
        letter, number = part[:2].capitalize(), part[2:]
        known = letter in LETTERS and number.isdecimal() and number.isascii()
        if not known or len(number) > 2:
            return []
        paid[LETTERS.index(letter)] += int(number)
    return paid


def payments(state: ArsState, seat: i64, order: i64) -> list[int]:
    """Return all ways in which a seat can pay an order, in ascending order (ARS-127, ARS-R16)."""
    cost = state.terms.order_cost
    start = order * KINDS
    spare = state.held(seat, ELIXIR) - cost[start + ELIXIR]
    found: list[tuple[int, int]] = [(0, 0)]
    power: i64 = 1
    kind: i64 = 0
    while kind < BASICS:
        needed = cost[start + kind]
        short = max(0, needed - state.held(seat, kind))
        found = [
            (payment + power * units, spent + units)
            for units in range(short, needed + 1)
            for payment, spent in found
            if spent + units <= spare
        ]
        power *= BASE
        kind += 1
    return [payment for payment, _ in found]
