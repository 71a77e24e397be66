"""What a seat may do in its turn: place workers on one space, or pass (ARS-049).

Codes: pass, then by declared rebates and space the number of workers. The short written forms are
``pass``, ``place L-1 3`` and, with assistants whose rebates are declared, ``place L-1 3 H11 H14``.
"""

from typing import Final

from mypy_extensions import i64

from athanor.games.ars_alchimia.codes import (
    ASSISTANT_PILE,
    MOST_WORKERS,
    NONE,
    REBATES,
    SPACE_NAMES,
    SPACE_PILES,
    SPACES,
)
from athanor.games.ars_alchimia.rules.objections import against, too_few, why_no_space, why_not_act
from athanor.games.ars_alchimia.rules.queries import (
    has_card,
    open_kinds,
    price_of,
    price_with,
    ready,
    space_bit,
)
from athanor.games.ars_alchimia.show.words import (
    assistant_id,
    assistant_name,
    assistant_names,
    space_thing,
    space_word,
)
from athanor.games.ars_alchimia.state import ArsState
from athanor.kernel.bits import bit, has, lowest, members
from athanor.kernel.chance import Stream
from athanor.kernel.script import Decision
from athanor.kernel.words import Arg, Listing, Message, Option, Refusal, Refused, refuse

PASS: Final = 0
PER_REBATES: Final = SPACES * MOST_WORKERS
REBATE_SETS: Final = 1 << REBATES
CODES: Final = 1 + REBATE_SETS * PER_REBATES

NO_REBATES: Final = 0
"""No rebate is declared; otherwise a set, by place among the assistants who have one."""


def place_code(rebates: i64, space: i64, workers: i64) -> i64:
    """Return the code of placing workers."""
    return 1 + rebates * PER_REBATES + space * MOST_WORKERS + workers - 1


def code_rebates(code: i64) -> i64:
    """Return which rebates a placement declares."""
    return (code - 1) // PER_REBATES


def code_space(code: i64) -> i64:
    """Return where a placement goes."""
    return (code - 1) % PER_REBATES // MOST_WORKERS


def code_workers(code: i64) -> i64:
    """Return how many workers a placement takes."""
    return (code - 1) % MOST_WORKERS + 1


def rebate_cards(state: ArsState, rebates: i64) -> i64:
    """Return the assistants whose rebates are declared, as a set; empty if some do not exist."""
    cards: i64 = 0
    wanted = rebates
    left = state.terms.skills.declared_rebates
    while wanted and left:
        if wanted & 1:
            cards |= left & -left
        wanted >>= 1
        left &= left - 1
    return 0 if wanted else cards


def rebates_of(state: ArsState, cards: i64) -> i64:
    """Return how a placement names some assistants with a rebate."""
    rebates: i64 = 0
    place: i64 = 0
    left = state.terms.skills.declared_rebates
    while left:
        if left & -left & cards:
            rebates |= bit(place)
        place += 1
        left &= left - 1
    return rebates


def needless(state: ArsState, seat: i64, space: i64, cards: i64) -> i64:
    """Return a declared assistant without whom a space would cost the same, or NONE (ARS-R49)."""
    price = price_with(state, seat, space, cards)
    left = cards
    while left:
        if price_with(state, seat, space, cards & ~(left & -left)) == price:
            return lowest(left)
        left &= left - 1
    return NONE


class Turn(Decision):
    """Where the active seat places how many workers, or that it passes."""

    def __init__(self, state: ArsState, seat: i64) -> None:
        super().__init__(seat)
        self.state = state
        self.workers = state.available[seat]  # ARS-059, ARS-R45
        self.declarable: i64 = ready(state, seat, state.terms.skills.declared_rebates)
        """The assistants whose rebates the seat may declare, as a set."""
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
                self.ways += self.workers + 1 - self.fewest(space, NO_REBATES)
            space += 1

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "turn"

    def fewest(self, space: i64, rebates: i64) -> i64:
        """Return the fewest workers that may be placed somewhere; more than there are if none."""
        never = self.workers + 1
        if not has(self.open, space):
            return never
        state = self.state
        price = price_of(state, self.seat, space)
        if rebates != NO_REBATES:
            cards = rebate_cards(state, rebates)
            if cards == 0 or cards & ~self.declarable:
                return never
            if needless(state, self.seat, space, cards) != NONE:
                return never
            price = price_with(state, self.seat, space, cards)
        return price if price < never else never

    def _ways_with(self, rebates: i64) -> i64:
        """Return in how many ways workers may be placed with some rebates."""
        ways: i64 = 0
        space: i64 = 0
        while space < SPACES:
            ways += self.workers + 1 - self.fewest(space, rebates)
            space += 1
        return ways

    def _rebate_sets(self) -> i64:
        """Return how many sets of rebates there are, the empty one included."""
        return REBATE_SETS if self.declarable else 1

    def can_place(self) -> bool:
        """Tell whether any placement is legal, also with a rebate (ARS-068, ARS-069, ARS-R49)."""
        return self.count() > 1

    def is_legal(self, choice: i64) -> bool:
        """Tell whether the placement may be made; passing always may."""
        if choice < 0 or choice >= CODES:
            return False
        if choice == PASS:  # ARS-067, ARS-R23
            return True
        workers = code_workers(choice)
        fewest = self.fewest(code_space(choice), code_rebates(choice))
        return fewest <= workers <= self.workers  # ARS-054, ARS-055

    def count(self) -> i64:
        """Return the number of legal placements, and passing."""
        count = 1 + self.ways
        rebates: i64 = 1
        while rebates < self._rebate_sets():
            count += self._ways_with(rebates)
            rebates += 1
        return count

    def sample(self, stream: Stream) -> i64:
        """Return one legal choice, each equally likely, without listing them."""
        left = stream.below(self.count())
        if left == PASS:
            return PASS
        left -= 1
        rebates: i64 = NO_REBATES
        while True:
            space: i64 = 0
            while space < SPACES:
                fewest = self.fewest(space, rebates)
                here = self.workers + 1 - fewest
                if left < here:
                    return place_code(rebates, space, fewest + left)
                left -= here
                space += 1
            rebates += 1

    def codes(self) -> list[int]:
        """Return all legal choices in ascending order."""
        codes: list[int] = [PASS]
        for rebates in range(self._rebate_sets()):
            for space in range(SPACES):
                fewest = self.fewest(space, rebates)
                codes += [place_code(rebates, space, n) for n in range(fewest, self.workers + 1)]
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
        cards = rebate_cards(state, code_rebates(choice))
        text = f"place {SPACE_NAMES[space]} {workers}"
        things: tuple[str, ...] = (space_thing(space),)
        args: dict[str, Arg] = {
            "count": workers,
            "space": space_word(state.terms, SPACE_PILES[space], space, state.face[space]),
            "surplus": workers - price_with(state, self.seat, space, cards),
        }
        if cards == 0:
            return Option(choice, text, Message("ars-alchimia-option-place", args), things)
        args["assistants"] = Listing(tuple(assistant_names(state.terms, cards)))
        for card in members(cards):
            written = assistant_id(state.terms, card)
            text = f"{text} {written}"
            things = (*things, f"assistant:{written}")
        return Option(choice, text, Message("ars-alchimia-option-place-rebate", args), things)

    def why_not(self, choice: i64) -> Refusal | None:
        """Return the reason and the rule against a choice, or None if it is legal."""
        if choice < 0 or choice >= CODES:
            said = Message("kernel-not-an-option", {"choice": str(choice)})
            return Refusal(said, ("ARS-049",))
        if choice == PASS:
            return None
        cards = rebate_cards(self.state, code_rebates(choice))
        if code_rebates(choice) != NO_REBATES and cards == 0:
            return against("not-employed", ("ARS-106",))
        return self._why_not_place(code_space(choice), code_workers(choice), cards)

    def _why_not_place(self, space: i64, workers: i64, cards: i64) -> Refusal | None:
        state, seat = self.state, self.seat
        refusal = why_not_act(state, seat, space)
        if refusal is not None:
            return refusal
        if cards & ~self.declarable:
            return self._why_not_rebate(lowest(cards & ~self.declarable))
        idle = needless(state, seat, space, cards)
        if idle != NONE:
            name = assistant_name(state.terms, idle)
            return against("rebate-for-nothing", ("ARS-R49",), assistant=name)
        price = price_with(state, seat, space, cards)
        if workers < price:
            return too_few(state, space, price, workers)
        if workers > self.workers:
            return against("too-many", ("ARS-055", "ARS-054"), most=self.workers, count=workers)
        return None

    def _why_not_rebate(self, card: i64) -> Refusal:
        state = self.state
        skills = state.terms.skills
        name = assistant_name(state.terms, card)
        if not state.employs(self.seat, card):
            return against("not-employed", ("ARS-106",))
        if has(skills.declared_rebates, card):
            return against("exhausted", ("ARS-109",), assistant=name)
        rule = "ARS-R27" if has(skills.usable | skills.once, card) else "ARS-107"
        return against("no-rebate", (rule,), assistant=name)

    def parse(self, text: str) -> i64:
        """Return the choice written as ``text``; raises Refused with the rule it breaks."""
        words = text.split()
        if len(words) == 1 and words[0].lower() == "pass":
            return PASS
        verb = words[0].lower() if words else ""
        if verb == "dismiss":
            raise Refused(against("not-at-will", ("ARS-114", "ARS-R29")))
        if verb == "use":
            raise Refused(against("no-window", ("ARS-110", "ARS-R27")))
        if len(words) < 3 or verb != "place":
            some = "place L-1 2, pass"
            raise refuse("kernel-not-understood", ("ARS-049",), choice=text[:80], some=some)
        space = self._space(words[1])
        number = words[2]
        if not number.isdecimal() or not number.isascii() or len(number) > 3:
            raise Refused(against("no-number", ("ARS-055",), choice=number[:80]))
        if any(word.upper() in SPACE_NAMES for word in words[3:]):
            raise Refused(against("one-space", ("ARS-056", "ARS-R24")))
        cards: i64 = 0
        for word in words[3:]:
            cards |= bit(self._card(word))
        refusal = self._why_not_place(space, int(number), cards)
        if refusal is not None:
            raise Refused(refusal)
        return place_code(rebates_of(self.state, cards), space, int(number))

    def _space(self, name: str) -> i64:
        if name.upper() not in SPACE_NAMES:
            raise Refused(why_no_space(self.state, name.upper()))
        return SPACE_NAMES.index(name.upper())

    def _card(self, name: str) -> i64:
        ids = [one.upper() for one in self.state.terms.card_ids[ASSISTANT_PILE]]
        if name.upper() not in ids:
            raise Refused(against("not-employed", ("ARS-106",)))
        return ids.index(name.upper())
