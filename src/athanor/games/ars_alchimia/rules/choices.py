"""What seats are asked beside their turns: Workshop cards, salaries, windows, transformations.

The short written forms are ``workshop 2``, ``keep``, ``dismiss H05``, ``use H05``, ``decline``,
``fulfil C07``, ``elixir flower snow``, ``stop`` and ``speciality myth``.
"""

from typing import Final

from mypy_extensions import i64

from athanor.games.ars_alchimia.codes import (
    ASSISTANTS,
    CATEGORIES,
    ELIXIR,
    KINDS,
    NONE,
    PAIRS,
    RESOURCES,
    SLOTS,
    SPACE_NAMES,
    WORKSHOPS,
)
from athanor.games.ars_alchimia.rules.menus import PairMenu, SetMenu
from athanor.games.ars_alchimia.rules.objections import lacking, use_objection
from athanor.games.ars_alchimia.rules.queries import (
    can_pay,
    elixir_bonus,
    fulfil_bonus,
    is_free,
    pairs_held,
    usable,
    wages,
)
from athanor.games.ars_alchimia.show.words import (
    amounts,
    assistant_id,
    assistant_name,
    category,
    order_id,
    order_name,
    pair,
)
from athanor.games.ars_alchimia.state import ArsState
from athanor.kernel.bits import bit, has
from athanor.kernel.words import Arg, Message, Refusal

DECLINE: Final = 0
KEEP: Final = 0
STOP: Final = 0
FIRST_ITEM: Final = 1 + len(PAIRS)
"""The first code of a transformation that fulfils an order; those of Elixir come before."""


class WorkshopChoice(SetMenu):
    """Which free Workshop card a seat takes (ARS-028)."""

    def __init__(self, state: ArsState, seat: i64) -> None:
        free: i64 = 0
        card: i64 = 0
        while card < WORKSHOPS:
            if is_free(state, card):
                free |= bit(card)
            card += 1
        super().__init__(state, seat, free, WORKSHOPS)

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "workshop"

    def about(self) -> Message:
        """Return what the seat is asked."""
        return Message("ars-alchimia-decision-workshop")

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return ("ARS-028", "ARS-029", "ARS-030")

    def text(self, choice: i64) -> str:
        """Return how a choice is written."""
        return f"workshop {choice + 1}"

    def message(self, choice: i64) -> Message:
        """Return a choice in words."""
        args: dict[str, Arg] = {
            "number": choice + 1,
            "count": self.state.terms.extra_workers[choice],
        }
        return Message("ars-alchimia-option-workshop", args)

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return what on the board a choice refers to."""
        return (f"workshop:{choice + 1}",)

    def off_list(self, choice: i64) -> str:
        """Return what stands against a card: somebody has it."""
        return "workshop-taken ARS-028"

    def speaks_of(self, objection: str, choice: i64) -> dict[str, Arg]:
        """Return the card."""
        return {"number": choice + 1}


class Salary(SetMenu):
    """Whether a seat pays all assistants it still has, or dismisses one first (ARS-040).

    One after the other, so that the seat decides in which sequence they go under the pile (ARS-R7).
    """

    def __init__(self, state: ArsState, seat: i64) -> None:
        choices = state.staff[seat] << 1
        if wages(state, seat) <= state.available[seat]:  # ARS-046
            choices |= bit(KEEP)
        super().__init__(state, seat, choices, 1 + ASSISTANTS)

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "salary"

    def due(self) -> dict[str, Arg]:
        """Return how many workers all assistants cost, and how many there are."""
        return {
            "count": wages(self.state, self.seat),
            "workers": self.state.available[self.seat],
        }

    def about(self) -> Message:
        """Return what the seat is asked."""
        return Message("ars-alchimia-decision-salary", self.due())

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return ("ARS-038", "ARS-040", "ARS-046")

    def text(self, choice: i64) -> str:
        """Return how a choice is written."""
        if choice == KEEP:
            return "keep"
        return f"dismiss {assistant_id(self.state.terms, choice - 1)}"

    def message(self, choice: i64) -> Message:
        """Return a choice in words."""
        if choice == KEEP:
            args: dict[str, Arg] = {"count": wages(self.state, self.seat)}
            return Message("ars-alchimia-option-keep", args)
        name = assistant_name(self.state.terms, choice - 1)
        return Message("ars-alchimia-option-dismiss", {"assistant": name})

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return what on the board a choice refers to."""
        if choice == KEEP:
            return ("square",)
        return (f"assistant:{assistant_id(self.state.terms, choice - 1)}",)

    def off_list(self, choice: i64) -> str:
        """Return what stands against a choice: too few workers, or nobody to dismiss."""
        return "wages ARS-046 ARS-R50" if choice == KEEP else "not-employed ARS-038"

    def speaks_of(self, objection: str, choice: i64) -> dict[str, Arg]:
        """Return the workers that are due, and those that are there."""
        return self.due() if choice == KEEP else {}


class Offer(SetMenu):
    """Whether a seat uses one ability in a window (ARS-110, ARS-R27)."""

    def __init__(self, state: ArsState, seat: i64) -> None:
        super().__init__(state, seat, usable(state, seat) << 1 | bit(DECLINE), 1 + ASSISTANTS)

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "offer"

    def about(self) -> Message:
        """Return what the seat is asked."""
        return Message("ars-alchimia-decision-ability")

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return ("ARS-110", "ARS-111", "ARS-R27")

    def text(self, choice: i64) -> str:
        """Return how a choice is written."""
        if choice == DECLINE:
            return "decline"
        return f"use {assistant_id(self.state.terms, choice - 1)}"

    def message(self, choice: i64) -> Message:
        """Return a choice in words."""
        if choice == DECLINE:
            return Message("ars-alchimia-option-decline")
        terms = self.state.terms
        args: dict[str, Arg] = {
            "assistant": assistant_name(terms, choice - 1),
            "text": terms.card_texts[choice - 1],
        }
        return Message("ars-alchimia-option-use", args)

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return what on the board a choice refers to."""
        if choice == DECLINE:
            return ()
        return (f"assistant:{assistant_id(self.state.terms, choice - 1)}",)

    def off_list(self, choice: i64) -> str:
        """Return what stands against using an assistant."""
        return use_objection(self.state, self.seat, choice - 1)

    def beyond(self, words: str) -> Refusal | None:
        """Return the rule against dismissing an assistant without a card that says so."""
        return self.worded("not-at-will ARS-114 ARS-R29", {}) if "dismiss" in words else None

    def speaks_of(self, objection: str, choice: i64) -> dict[str, Arg]:
        """Return the assistant."""
        return {"assistant": assistant_name(self.state.terms, choice - 1)}


class Transformation(PairMenu):
    """What a seat transforms with the next flask of a forge (ARS-123, ARS-124)."""

    def __init__(self, state: ArsState, seat: i64) -> None:
        choices: i64 = bit(STOP) if state.used > 0 else 0
        start = seat * KINDS
        if state.resources[start + ELIXIR] < state.terms.caps[ELIXIR]:  # ARS-138
            choices |= pairs_held(state, seat) << 1
        slot: i64 = 0
        while slot < SLOTS:
            order = state.slots[seat * SLOTS + slot]
            if order == NONE:
                break
            if can_pay(state, seat, order):  # whatever its level (ARS-132)
                choices |= bit(FIRST_ITEM + slot)
            slot += 1
        super().__init__(state, seat, choices, FIRST_ITEM + SLOTS, "elixir")

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "transformation"

    def about(self) -> Message:
        """Return what the seat is asked."""
        return Message("ars-alchimia-decision-transform", {"flask": self.state.used + 1})

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return ("ARS-122", "ARS-123", "ARS-124")

    def default_choice(self) -> i64:
        """Return to stop; where something must be transformed, an order rather than Elixir."""
        return STOP if has(self.legal, STOP) else self.codes()[-1]

    def _order(self, choice: i64) -> i64:
        return self.state.slots[self.seat * SLOTS + choice - FIRST_ITEM]

    def text(self, choice: i64) -> str:
        """Return how a choice is written."""
        if choice == STOP:
            return "stop"
        if choice < FIRST_ITEM:
            one, other = PAIRS[choice - 1]
            return f"elixir {RESOURCES[one]} {RESOURCES[other]}"
        order = self._order(choice)
        return "" if order == NONE else f"fulfil {order_id(self.state.terms, order)}"

    def message(self, choice: i64) -> Message:
        """Return a choice in words."""
        if choice == STOP:
            return Message("ars-alchimia-option-stop")
        if choice < FIRST_ITEM:
            made: dict[str, Arg] = {"spent": pair(choice - 1)}
            if not self.state.perfect:
                return Message("ars-alchimia-option-elixir", made)
            made["vp"] = elixir_bonus(self.state)
            return Message("ars-alchimia-option-elixir-perfect", made)
        terms = self.state.terms
        order = self._order(choice)
        points = terms.order_vp[order] + fulfil_bonus(self.state, self.seat, order)
        args: dict[str, Arg] = {"order": order_name(terms, order), "vp": points}
        return Message("ars-alchimia-option-fulfil", args)

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return what on the board a choice refers to."""
        if choice == STOP:
            return ()
        flask = f"flask:{SPACE_NAMES[self.state.space]}"
        if choice < FIRST_ITEM:
            one, other = PAIRS[choice - 1]
            return (flask, f"track:{RESOURCES[one]}", f"track:{RESOURCES[other]}")
        return (flask, f"order:{order_id(self.state.terms, self._order(choice))}")

    def off_list(self, choice: i64) -> str:
        """Return what stands against a transformation, or against stopping before the first."""
        if choice == STOP:
            return "must-transform ARS-124 ARS-R17"
        if choice >= FIRST_ITEM:
            return "cannot-pay ARS-128"
        full = self.state.held(self.seat, ELIXIR) >= self.state.terms.caps[ELIXIR]
        return "elixir-full ARS-138" if full else "lacking ARS-134"

    def speaks_of(self, objection: str, choice: i64) -> dict[str, Arg]:
        """Return what the order still needs, or the pair."""
        if choice >= FIRST_ITEM:
            return {"missing": amounts(lacking(self.state, self.seat, self._order(choice)))}
        return {"spent": pair(choice - 1)} if choice > STOP else {}

    def beyond(self, words: str) -> Refusal | None:
        """Return the rule against an order of somebody else, or against a pair."""
        if words.startswith("fulfil ") and len(words.split()) == 2:
            return self.against("not-accepted ARS-126")
        return super().beyond(words)


class SpecialityWhich(SetMenu):
    """Which category counts more in the final scoring (ARS-151)."""

    def __init__(self, state: ArsState, seat: i64) -> None:
        choices: i64 = 0
        number: i64 = 0
        while number < len(CATEGORIES):
            if state.made[seat * 4 + number] > 0:
                choices |= bit(number)
            number += 1
        super().__init__(state, seat, choices, len(CATEGORIES))

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "speciality"

    def about(self) -> Message:
        """Return what the seat is asked."""
        return Message("ars-alchimia-decision-speciality")

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return ("ARS-151",)

    def text(self, choice: i64) -> str:
        """Return how a choice is written."""
        return f"speciality {CATEGORIES[choice]}"

    def message(self, choice: i64) -> Message:
        """Return a choice in words."""
        args: dict[str, Arg] = {
            "category": category(choice),
            "count": self.state.made[self.seat * 4 + choice],
        }
        return Message("ars-alchimia-option-speciality", args)

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return what on the board a choice refers to."""
        return (f"category:{CATEGORIES[choice]}",)

    def off_list(self, choice: i64) -> str:
        """Return what stands against a category: no order of it is fulfilled."""
        return "no-speciality ARS-151"

    def speaks_of(self, objection: str, choice: i64) -> dict[str, Arg]:
        """Return the category."""
        return {"category": category(choice)}
