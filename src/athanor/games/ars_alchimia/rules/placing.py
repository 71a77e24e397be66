"""What a seat may do in its turn: place workers on one space, or pass (ARS-049).

Codes: pass, then by declared rebate and space the number of workers. The short written forms are
``pass``, ``place L-1 3`` and, with an assistant whose rebate is declared, ``place L-1 3 H14``.
"""

from typing import Final

from mypy_extensions import i64

from athanor.games.ars_alchimia.bits import bit, count_bits, has, nth_bit
from athanor.games.ars_alchimia.codes import (
    ASSISTANT_PILE,
    MOST_WORKERS,
    NONE,
    REBATES,
    SPACE_NAMES,
    SPACE_PILES,
    SPACES,
    STEPS,
)
from athanor.games.ars_alchimia.means import (
    has_card,
    open_kinds,
    personal_minimum,
    ready,
    space_bit,
)
from athanor.games.ars_alchimia.refusals import against, why_not_act
from athanor.games.ars_alchimia.state import ArsState
from athanor.games.ars_alchimia.words import (
    assistant_id,
    assistant_name,
    space_thing,
    space_word,
)
from athanor.kernel.chance import Stream
from athanor.kernel.script import Decision
from athanor.kernel.words import Arg, Message, Option, Refusal, Refused

PASS: Final = 0
PER_TOOL: Final = SPACES * MOST_WORKERS
CODES: Final = 1 + (1 + REBATES) * PER_TOOL

NO_TOOL: Final = 0
"""No rebate is declared; otherwise the number, from 1 on, of the assistant among those with one."""


def place_code(tool: i64, space: i64, workers: i64) -> i64:
    """Return the code of placing workers."""
    return 1 + tool * PER_TOOL + space * MOST_WORKERS + workers - 1


def code_tool(code: i64) -> i64:
    """Return which rebate a placement declares."""
    return (code - 1) // PER_TOOL


def code_space(code: i64) -> i64:
    """Return where a placement goes."""
    return (code - 1) % PER_TOOL // MOST_WORKERS


def code_workers(code: i64) -> i64:
    """Return how many workers a placement takes."""
    return (code - 1) % MOST_WORKERS + 1


def tool_card(state: ArsState, tool: i64) -> i64:
    """Return the assistant whose rebate is declared, or NONE."""
    cards = state.terms.staff.rebating
    if tool == NO_TOOL or tool > count_bits(cards):
        return NONE
    return nth_bit(cards, tool - 1)


def price_with(state: ArsState, seat: i64, space: i64, card: i64) -> i64:
    """Return the price of a space for a seat that declares a rebate, or none."""
    price = personal_minimum(state, seat, space)
    if card != NONE:
        price -= state.terms.staff.first[card * STEPS]
    return price if price > 1 else 1


class Turn(Decision):
    """Where the active seat places how many workers, or that it passes."""

    def __init__(self, state: ArsState, seat: i64) -> None:
        super().__init__(seat)
        self.state = state
        self.workers = state.available[seat]
        self.tools: i64 = ready(state, seat, state.terms.staff.rebating)
        self.open: i64 = 0
        """The spaces where the seat could act, as a set."""
        self.ways: i64 = 0
        """In how many ways workers may be placed without a rebate."""
        kinds = open_kinds(state, seat)
        space: i64 = 0
        while space < SPACES:
            there = state.terms.in_use(space) and has_card(state, space)
            if there and has(kinds, space_bit(state.terms, space)):
                self.open |= bit(space)
                self.ways += self.workers + 1 - self.least(space, NO_TOOL)
            space += 1

    def least(self, space: i64, tool: i64) -> i64:
        """Return the fewest workers that may be placed somewhere; more than there are if none."""
        never = self.workers + 1
        if not has(self.open, space):
            return never
        state = self.state
        price = personal_minimum(state, self.seat, space)
        if tool != NO_TOOL:
            card = tool_card(state, tool)
            if card == NONE or not has(self.tools, card):
                return never
            lower = price_with(state, self.seat, space, card)
            if lower == price:  # it would change nothing
                return never
            price = lower
        return price if price < never else never

    def _ways_with(self, tool: i64) -> i64:
        """Return in how many ways workers may be placed with a rebate."""
        ways: i64 = 0
        space: i64 = 0
        while space < SPACES:
            ways += self.workers + 1 - self.least(space, tool)
            space += 1
        return ways

    def _tools(self) -> i64:
        return REBATES if self.tools else 0

    def can_place(self) -> bool:
        """Tell whether any placement is legal, also with a rebate (ARS-068, ARS-069, ARS-R49)."""
        return self.count() > 1

    def is_legal(self, choice: i64) -> bool:
        """Tell whether the placement may be made; passing always may (ARS-067)."""
        if choice < 0 or choice >= CODES:
            return False
        if choice == PASS:
            return True
        workers = code_workers(choice)
        least = self.least(code_space(choice), code_tool(choice))
        return least <= workers <= self.workers

    def count(self) -> i64:
        """Return the number of legal placements, and passing."""
        count = 1 + self.ways
        tool: i64 = 1
        while tool <= self._tools():
            count += self._ways_with(tool)
            tool += 1
        return count

    def sample(self, stream: Stream) -> i64:
        """Return one legal choice, each equally likely, without listing them."""
        left = stream.below(self.count())
        if left == PASS:
            return PASS
        left -= 1
        tool: i64 = NO_TOOL
        while True:
            space: i64 = 0
            while space < SPACES:
                least = self.least(space, tool)
                here = self.workers + 1 - least
                if left < here:
                    return place_code(tool, space, least + left)
                left -= here
                space += 1
            tool += 1

    def codes(self) -> list[int]:
        """Return all legal choices in ascending order."""
        codes: list[int] = [PASS]
        for tool in range(self._tools() + 1):
            for space in range(SPACES):
                least = self.least(space, tool)
                codes += [place_code(tool, space, n) for n in range(least, self.workers + 1)]
        return codes

    def default_choice(self) -> i64:
        """Return to pass."""
        return PASS

    # --- in words ---

    def about(self) -> Message:
        """Return what the seat is asked."""
        return Message("ars-alchimia-decision-turn", {"count": self.workers})

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return ("ARS-048", "ARS-049")

    def option(self, choice: i64) -> Option:
        """Return a legal choice as a person sees it."""
        if choice == PASS:
            return Option(PASS, "pass", Message("ars-alchimia-option-pass"))
        state = self.state
        space, workers = code_space(choice), code_workers(choice)
        card = tool_card(state, code_tool(choice))
        text = f"place {SPACE_NAMES[space]} {workers}"
        things: tuple[str, ...] = (space_thing(space),)
        args: dict[str, Arg] = {
            "count": workers,
            "space": space_word(state.terms, SPACE_PILES[space], space, state.face[space]),
            "surplus": workers - price_with(state, self.seat, space, card),
        }
        if card == NONE:
            return Option(choice, text, Message("ars-alchimia-option-place", args), things)
        written = assistant_id(state.terms, card)
        args["assistant"] = assistant_name(state.terms, card)
        message = Message("ars-alchimia-option-place-rebate", args)
        return Option(choice, f"{text} {written}", message, (*things, f"assistant:{written}"))

    def why_not(self, choice: i64) -> Refusal | None:
        """Return the reason and the rule against a choice, or None if it is legal."""
        if choice < 0 or choice >= CODES:
            return against("no-such-choice", ("ARS-049",), choice=str(choice))
        if choice == PASS:
            return None
        card = tool_card(self.state, code_tool(choice))
        if code_tool(choice) != NO_TOOL and card == NONE:
            return against("not-employed", ("ARS-106",))
        return self._why_not_place(code_space(choice), code_workers(choice), card)

    def _why_not_place(self, space: i64, workers: i64, card: i64) -> Refusal | None:
        state, seat = self.state, self.seat
        refusal = why_not_act(state, seat, space)
        if refusal is not None:
            return refusal
        if card != NONE:
            if not has(self.tools, card):
                return self._why_not_tool(card)
            if price_with(state, seat, space, card) == personal_minimum(state, seat, space):
                name = assistant_name(state.terms, card)
                return against("rebate-for-nothing", ("ARS-R49",), assistant=name)
        price = price_with(state, seat, space, card)
        if workers < price:
            return against("too-few", ("ARS-055", "ARS-053"), least=price, count=workers)
        if workers > self.workers:
            return against("too-many", ("ARS-055", "ARS-054"), most=self.workers, count=workers)
        return None

    def _why_not_tool(self, card: i64) -> Refusal:
        state = self.state
        name = assistant_name(state.terms, card)
        if not state.employs(self.seat, card):
            return against("not-employed", ("ARS-106",))
        if not has(state.terms.staff.rebating, card):
            return against("no-rebate", ("ARS-R49",), assistant=name)
        return against("exhausted", ("ARS-109",), assistant=name)

    def parse(self, text: str) -> i64:
        """Return the choice written as ``text``; raises Refused with the rule it breaks."""
        words = text.split()
        if len(words) == 1 and words[0].lower() == "pass":
            return PASS
        if len(words) not in (3, 4) or words[0].lower() != "place":
            some = "place L-1 2, pass"
            raise Refused(against("not-understood", ("ARS-049",), choice=text[:80], some=some))
        space = self._space(words[1])
        number = words[2]
        if not number.isdecimal() or not number.isascii() or len(number) > 3 or int(number) < 1:
            raise Refused(against("no-number", ("ARS-055",), choice=number[:80]))
        card = NONE if len(words) == 3 else self._card(words[3])
        refusal = self._why_not_place(space, int(number), card)
        if refusal is not None:
            raise Refused(refusal)
        return place_code(self._tool(card), space, int(number))

    def _space(self, name: str) -> i64:
        if name.upper() not in SPACE_NAMES:
            raise Refused(against("no-such-space", ("ARS-162",), space=name[:80]))
        return SPACE_NAMES.index(name.upper())

    def _card(self, name: str) -> i64:
        ids = [one.upper() for one in self.state.terms.card_ids[ASSISTANT_PILE]]
        if name.upper() not in ids:
            raise Refused(against("not-employed", ("ARS-106",)))
        return ids.index(name.upper())

    def _tool(self, card: i64) -> i64:
        if card == NONE:
            return NO_TOOL
        before = self.state.terms.staff.rebating & ((1 << card) - 1)
        return 1 + count_bits(before)
