"""The choices that come with abilities.

The short written forms are ``dismiss H05``, ``gain sand``, ``swap fire`` or ``keep``, ``look C``,
``leave`` or ``under``, ``distill flower snow``, ``exchange fire sand``, ``recover 2``, ``reroll``
and ``decline``.
"""

from typing import Final

from mypy_extensions import i64

from athanor.games.ars_alchimia.bits import bit
from athanor.games.ars_alchimia.codes import (
    ASSISTANTS,
    BASICS,
    KINDS,
    LEVELS,
    PAIRS,
    RESOURCES,
)
from athanor.games.ars_alchimia.queries import order_piles, pairs_held
from athanor.games.ars_alchimia.refusals import against
from athanor.games.ars_alchimia.rules.menus import Menu, PairMenu
from athanor.games.ars_alchimia.state import ArsState
from athanor.games.ars_alchimia.words import (
    amounts,
    assistant_id,
    assistant_name,
    one_of,
    pair,
    resource,
)
from athanor.kernel.words import Arg, Message, Refusal

DECLINE: Final = 0
KEEP: Final = 0
LEAVE: Final = 0
UNDER: Final = 1


class DismissWhom(Menu):
    """Whom a seat dismisses for the ability of an assistant (ARS-116)."""

    def __init__(self, state: ArsState, seat: i64) -> None:
        super().__init__(state, seat, state.staff[seat], ASSISTANTS)

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "dismiss"

    def about(self) -> Message:
        """Return what the seat is asked."""
        return Message("ars-alchimia-decision-dismiss")

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return ("ARS-116", "ARS-114")

    def text(self, choice: i64) -> str:
        """Return how a choice is written."""
        return f"dismiss {assistant_id(self.state.terms, choice)}"

    def message(self, choice: i64) -> Message:
        """Return a choice in words."""
        name = assistant_name(self.state.terms, choice)
        return Message("ars-alchimia-option-dismiss", {"assistant": name})

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return what on the board a choice refers to."""
        return (f"assistant:{assistant_id(self.state.terms, choice)}",)

    def refusal(self, choice: i64) -> Refusal:
        """Return what stands against dismissing somebody: they work for somebody else."""
        return against("not-employed", ("ARS-116",))


class GainWhich(Menu):
    """Which basic resource a seat gains (ARS-116)."""

    def __init__(self, state: ArsState, seat: i64) -> None:
        super().__init__(state, seat, (1 << BASICS) - 1, KINDS)

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "gain"

    def about(self) -> Message:
        """Return what the seat is asked."""
        return Message("ars-alchimia-decision-gain")

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return ("ARS-116",)

    def text(self, choice: i64) -> str:
        """Return how a choice is written."""
        return f"gain {RESOURCES[choice]}"

    def message(self, choice: i64) -> Message:
        """Return a choice in words."""
        return Message("ars-alchimia-option-gain", {"resource": resource(choice)})

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return what on the board a choice refers to."""
        return (f"track:{RESOURCES[choice]}",)

    def refusal(self, choice: i64) -> Refusal:
        """Return what stands against a resource: it is not a basic one."""
        return against("not-basic", ("ARS-116",))


class SwapWhich(Menu):
    """Which resource a seat turns into another, if any."""

    def __init__(self, state: ArsState, seat: i64, kinds: i64, into: i64) -> None:
        super().__init__(state, seat, kinds << 1 | bit(KEEP), 1 + BASICS)
        self.into = into

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "swap"

    def about(self) -> Message:
        """Return what the seat is asked."""
        return Message("ars-alchimia-decision-swap", {"resource": resource(self.into)})

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return ("ARS-110", "ARS-R55")

    def text(self, choice: i64) -> str:
        """Return how a choice is written."""
        return "keep" if choice == KEEP else f"swap {RESOURCES[choice - 1]}"

    def message(self, choice: i64) -> Message:
        """Return a choice in words."""
        if choice == KEEP:
            return Message("ars-alchimia-option-no-swap")
        args: dict[str, Arg] = {"from": resource(choice - 1), "into": resource(self.into)}
        return Message("ars-alchimia-option-swap", args)

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return what on the board a choice refers to."""
        return () if choice == KEEP else (f"track:{RESOURCES[choice - 1]}",)

    def refusal(self, choice: i64) -> Refusal:
        """Return what stands against a resource: there is none, or the card does not take it."""
        if self.state.held(self.seat, choice - 1) == 0:
            return against("lacking", ("ARS-R55",), spent=one_of(choice - 1))
        return against("no-swap", ("ARS-R55",), resource=resource(choice - 1))


class LookWhere(Menu):
    """At which order pile a seat looks (ARS-R54)."""

    def __init__(self, state: ArsState, seat: i64) -> None:
        super().__init__(state, seat, order_piles(state), len(LEVELS))

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "look"

    def about(self) -> Message:
        """Return what the seat is asked."""
        return Message("ars-alchimia-decision-look")

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return ("ARS-023", "ARS-R54")

    def text(self, choice: i64) -> str:
        """Return how a choice is written."""
        return f"look {LEVELS[choice]}"

    def message(self, choice: i64) -> Message:
        """Return a choice in words."""
        return Message("ars-alchimia-option-look", {"level": LEVELS[choice]})

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return what on the board a choice refers to."""
        return (f"pile:{LEVELS[choice]}",)

    def refusal(self, choice: i64) -> Refusal:
        """Return what stands against a pile: it is empty."""
        return against("pile-empty", ("ARS-R54",), level=LEVELS[choice])


class LeaveOrBury(Menu):
    """Whether a card that was looked at stays on top of its pile (ARS-R54)."""

    def __init__(self, state: ArsState, seat: i64, pile: i64, card: i64) -> None:
        super().__init__(state, seat, bit(LEAVE) | bit(UNDER), 2)
        self.pile = pile
        self.card = card

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "bury"

    def about(self) -> Message:
        """Return what the seat is asked, in words for everybody: its view alone has the card."""
        return Message("ars-alchimia-decision-bury", {"level": LEVELS[self.pile]})

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return ("ARS-023", "ARS-R54")

    def text(self, choice: i64) -> str:
        """Return how a choice is written."""
        return "leave" if choice == LEAVE else "under"

    def message(self, choice: i64) -> Message:
        """Return a choice in words."""
        return Message(f"ars-alchimia-option-{self.text(choice)}")

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return what on the board a choice refers to."""
        return (f"pile:{LEVELS[self.pile]}",)

    def refusal(self, choice: i64) -> Refusal:
        """Return what stands against a choice; both are always legal."""
        return against("no-such-choice", self.rules(), choice=str(choice))


class DistillWhat(PairMenu):
    """Which two resources become Elixir by an ability."""

    def __init__(self, state: ArsState, seat: i64) -> None:
        super().__init__(state, seat, pairs_held(state, seat), len(PAIRS), "distill")

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "distill"

    def about(self) -> Message:
        """Return what the seat is asked."""
        return Message("ars-alchimia-decision-distill")

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return ("ARS-110", "ARS-R55")

    def text(self, choice: i64) -> str:
        """Return how a choice is written."""
        one, other = PAIRS[choice]
        return f"distill {RESOURCES[one]} {RESOURCES[other]}"

    def message(self, choice: i64) -> Message:
        """Return a choice in words."""
        return Message("ars-alchimia-option-elixir", {"spent": pair(choice)})

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return what on the board a choice refers to."""
        one, other = PAIRS[choice]
        return (f"track:{RESOURCES[one]}", f"track:{RESOURCES[other]}")

    def refusal(self, choice: i64) -> Refusal:
        """Return what stands against a pair: the seat lacks one of it."""
        return against("lacking", ("ARS-R55",), spent=pair(choice))


class ExchangeWhat(Menu):
    """Which resource becomes which by an ability."""

    def __init__(self, state: ArsState, seat: i64, choices: i64, give: i64, get: i64) -> None:
        super().__init__(state, seat, choices, BASICS * BASICS)
        self.give = give
        self.get = get

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "exchange"

    def about(self) -> Message:
        """Return what the seat is asked."""
        return Message("ars-alchimia-decision-exchange", {"give": self.give, "get": self.get})

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return ("ARS-108", "ARS-R55")

    def text(self, choice: i64) -> str:
        """Return how a choice is written."""
        return f"exchange {RESOURCES[choice // BASICS]} {RESOURCES[choice % BASICS]}"

    def message(self, choice: i64) -> Message:
        """Return a choice in words."""
        args: dict[str, Arg] = {
            "paid": amounts([self.give * (kind == choice // BASICS) for kind in range(KINDS)]),
            "gained": amounts([self.get * (kind == choice % BASICS) for kind in range(KINDS)]),
        }
        return Message("ars-alchimia-option-exchange", args)

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return what on the board a choice refers to."""
        return (f"track:{RESOURCES[choice // BASICS]}", f"track:{RESOURCES[choice % BASICS]}")

    def refusal(self, choice: i64) -> Refusal:
        """Return what stands against an exchange: the same kind, too little, or a full track."""
        kind, into = choice // BASICS, choice % BASICS
        if kind == into:
            return against("same-exchange", ("ARS-R55",), resource=resource(kind))
        if self.state.held(self.seat, kind) < self.give:
            needed = [self.give * (kind == other) for other in range(KINDS)]
            return against("lacking", ("ARS-R55",), spent=amounts(needed))
        return against("no-room", ("ARS-R55",), resource=resource(into))


class RecoverHow(Menu):
    """How many bumped workers a seat takes back (ARS-R27)."""

    def __init__(self, state: ArsState, seat: i64, assistant: i64, most: i64) -> None:
        super().__init__(state, seat, bit(most + 1) - 1, most + 1)
        self.assistant = assistant

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "recover"

    def about(self) -> Message:
        """Return what the seat is asked."""
        name = assistant_name(self.state.terms, self.assistant)
        return Message("ars-alchimia-decision-recover", {"assistant": name})

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return ("ARS-110", "ARS-R27")

    def text(self, choice: i64) -> str:
        """Return how a choice is written."""
        return "decline" if choice == DECLINE else f"recover {choice}"

    def message(self, choice: i64) -> Message:
        """Return a choice in words."""
        if choice == DECLINE:
            return Message("ars-alchimia-option-decline")
        return Message("ars-alchimia-option-recover", {"count": choice})

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return what on the board a choice refers to."""
        return () if choice == DECLINE else ("square",)

    def refusal(self, choice: i64) -> Refusal:
        """Return what stands against a choice; all of the menu are legal."""
        return against("no-such-choice", self.rules(), choice=str(choice))

    def why_not_written(self, words: list[str]) -> Refusal | None:
        """Return the rule against taking back more: they are on the square."""
        if len(words) != 2 or words[0] != "recover" or not words[1].isdecimal():
            return None
        return against("too-many-back", ("ARS-059", "ARS-R45"), most=self.size - 1)


class RerollOrNot(Menu):
    """Whether a seat rolls again (ARS-R27)."""

    def __init__(self, state: ArsState, seat: i64, assistant: i64) -> None:
        super().__init__(state, seat, 3, 2)
        self.assistant = assistant

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "reroll"

    def about(self) -> Message:
        """Return what the seat is asked."""
        name = assistant_name(self.state.terms, self.assistant)
        args: dict[str, Arg] = {"assistant": name, "die": self.state.die}
        return Message("ars-alchimia-decision-reroll", args)

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return ("ARS-110", "ARS-R27")

    def text(self, choice: i64) -> str:
        """Return how a choice is written."""
        return "decline" if choice == DECLINE else "reroll"

    def message(self, choice: i64) -> Message:
        """Return a choice in words."""
        return Message(f"ars-alchimia-option-{self.text(choice)}")

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return what on the board a choice refers to."""
        return () if choice == DECLINE else ("die",)

    def refusal(self, choice: i64) -> Refusal:
        """Return what stands against a choice; both are always legal."""
        return against("no-such-choice", self.rules(), choice=str(choice))
