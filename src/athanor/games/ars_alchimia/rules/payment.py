"""How an order is paid: which of its units Elixir stands in for (ARS-127, ARS-R16).

A payment is a number in base 7: how many units of each basic resource are paid with Elixir, the
first resource being the lowest digit. It is written as what is paid: ``pay Fl2 Sn1 El1``.
"""

from typing import Final

from mypy_extensions import i64

from athanor.games.ars_alchimia.codes import BASICS, ELIXIR, KINDS, LETTERS
from athanor.games.ars_alchimia.refusals import against
from athanor.games.ars_alchimia.state import ArsState
from athanor.games.ars_alchimia.words import amounts, letters, order_id, order_name
from athanor.kernel.chance import Stream
from athanor.kernel.script import Decision
from athanor.kernel.words import Arg, Message, Option, Refusal, Refused

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


class Payment(Decision):
    """Which payment a seat makes for an order it can pay in several ways."""

    def __init__(self, state: ArsState, seat: i64, order: i64) -> None:
        super().__init__(seat)
        self.state = state
        self.order = order
        self._codes = payments(state, seat, order)

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "payment"

    def is_legal(self, choice: i64) -> bool:
        """Tell whether the seat can pay so."""
        return choice in self._codes

    def count(self) -> i64:
        """Return the number of ways to pay."""
        return len(self._codes)

    def sample(self, stream: Stream) -> i64:
        """Return one way to pay, each equally likely."""
        return self._codes[stream.below(len(self._codes))]

    def only(self) -> i64:
        """Return the way to pay with the least Elixir: the first."""
        return self._codes[0]

    def codes(self) -> list[int]:
        """Return all ways to pay in ascending order."""
        return list(self._codes)

    def paid(self, choice: i64) -> list[int]:
        """Return what a payment takes of each resource."""
        cost = self.state.terms.order_cost
        start = self.order * KINDS
        stand_ins = [elixir_units(choice, kind) for kind in range(BASICS)]
        basics = [cost[start + kind] - stand_ins[kind] for kind in range(BASICS)]
        return [*basics, cost[start + ELIXIR] + sum(stand_ins)]

    def about(self) -> Message:
        """Return what the seat is asked."""
        name = order_name(self.state.terms, self.order)
        return Message("ars-alchimia-decision-payment", {"order": name})

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return ("ARS-126", "ARS-127", "ARS-R16")

    def option(self, choice: i64) -> Option:
        """Return a way to pay as a person sees it."""
        paid = self.paid(choice)
        message = Message("ars-alchimia-option-pay", {"paid": amounts(paid)})
        things = (f"order:{order_id(self.state.terms, self.order)}",)
        return Option(choice, f"pay {letters(paid)}", message, things)

    def why_not(self, choice: i64) -> Refusal | None:
        """Return the reason and the rule against a payment, or None if it is legal."""
        if self.is_legal(choice):
            return None
        if not 0 <= choice < CODES:
            return against("no-such-choice", self.rules(), choice=str(choice))
        return self._why_not_pay(self.paid(choice))

    def _why_not_pay(self, paid: list[int]) -> Refusal:
        """Return what is wrong with an amount: not the price, or more than the seat has."""
        state = self.state
        cost = [state.terms.order_cost[self.order * KINDS + kind] for kind in range(KINDS)]
        lack = [max(0, paid[kind] - state.held(self.seat, kind)) for kind in range(KINDS)]
        over = any(not 0 <= paid[kind] <= cost[kind] for kind in range(BASICS))
        args: dict[str, Arg] = {"cost": amounts(cost)}
        if paid[ELIXIR] < cost[ELIXIR]:
            return against("wrong-payment", ("ARS-126", "ARS-R16"), **args)
        if sum(paid) != sum(cost):
            return against("wrong-payment", ("ARS-126",), **args)
        if over:
            return against("wrong-payment", ("ARS-126", "ARS-127"), **args)
        return against("cannot-pay", ("ARS-128",), missing=amounts(lack))

    def parse(self, text: str) -> i64:
        """Return the payment written as ``text``; raises Refused with the rule it breaks."""
        words = text.split()
        paid = [0] * KINDS
        if len(words) < 2 or words[0].lower() != "pay":
            raise self._not_understood(text)
        for word in words[1:]:
            letter, number = word[:2].capitalize(), word[2:]
            known = letter in LETTERS and number.isdecimal() and number.isascii()
            if not known or len(number) > 2:
                raise self._not_understood(text)
            paid[LETTERS.index(letter)] += int(number)
        for choice in self._codes:
            if self.paid(choice) == paid:
                return choice
        raise Refused(self._why_not_pay(paid))

    def _not_understood(self, text: str) -> Refused:
        some = self.option(self._codes[0]).text
        return Refused(against("not-understood", self.rules(), choice=text[:80], some=some))


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
        least = max(0, needed - state.held(seat, kind))
        found = [
            (payment + power * units, spent + units)
            for units in range(least, needed + 1)
            for payment, spent in found
            if spent + units <= spare
        ]
        power *= BASE
        kind += 1
    return [payment for payment, _ in found]
