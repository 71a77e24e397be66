"""Scripts and what they may ask for.

A script is a generator: rules written in the order of the rulebook, which yield a request
whenever the world outside must answer and get an integer back. Nested rules are ``yield from``.
"""

from abc import abstractmethod
from collections.abc import Generator
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from mypy_extensions import i64, mypyc_attr

from athanor.kernel.audience import EVERYONE, NOBODY
from athanor.kernel.vectors import vec
from athanor.kernel.words import Message, Option, Refusal

if TYPE_CHECKING:
    from athanor.kernel.chance import Stream

T = TypeVar("T")

KIND_QUIET: Final = 0
KIND_DECISION: Final = 1
KIND_CHANCE: Final = 2
KIND_SEALED: Final = 3

NOWHERE: Final = -1
"""What is meant by a place that means nothing to a decision."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Request:
    """Something a script waits for."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind


Script: TypeAlias = Generator[Request, int, T]

QUIET: Final = Request(KIND_QUIET)
"""Yielded between two scripts: here the state alone says what comes next."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Request):
    """A choice of one seat. Options are exact and lazy: tested and drawn without listing them.

    Inside, a choice is a small integer code; its short written form (``text``) and the option in
    words are made only when somebody looks.
    """

    def __init__(self, seat: i64, secret: bool = False) -> None:
        super().__init__(KIND_DECISION)
        self.seat = seat
        self.secret = secret
        self.family = False
        """Its choices are too many to list (places on a table): ``codes`` are suggestions."""
        self.fleeting = False
        """What was chosen tells more than anybody may know later (an exact place on a table where
        nobody measures): it is not told again while the match goes on."""

    def kind_name(self) -> str:
        """Return the word for this kind of question, which never changes: boards go by it.

        All that a game may ask are its ``kinds``.
        """
        return "choice"

    def is_moot(self) -> bool:
        """Tell whether all choices come to the same, so that nobody need be asked."""
        return not self.family and self.count() == 1

    @abstractmethod
    def about(self) -> Message:
        """Return what the seat is asked."""

    @abstractmethod
    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""

    @abstractmethod
    def is_legal(self, choice: i64) -> bool:
        """Tell whether the choice may be made."""

    @abstractmethod
    def why_not(self, choice: i64) -> Refusal | None:
        """Return the reason and the rule against a choice, or None if it is legal."""

    @abstractmethod
    def count(self) -> i64:
        """Return the number of legal choices, or of suggestions if they are a family."""

    @abstractmethod
    def sample(self, stream: "Stream") -> i64:
        """Return one legal choice, each equally likely."""

    def suggest(self, stream: "Stream") -> i64:
        """Return a legal choice that deserves a look, quickly: any, or what a family knows."""
        return self.sample(stream)

    @abstractmethod
    def codes(self) -> list[int]:
        """Return all legal choices in ascending order; of a family, some that deserve a look."""

    def mask(self, size: i64) -> bytearray:
        """Return a byte for each code, 1 for those of ``codes``: what learning agents look at."""
        mask = bytearray(size)
        for code in self.codes():
            mask[code] = 1
        return mask

    @abstractmethod
    def option(self, choice: i64) -> Option:
        """Return a legal choice as a person sees it."""

    @abstractmethod
    def parse(self, text: str) -> i64:
        """Return the choice written as ``text``; raises Refused with the rule it breaks."""

    def near(self, text: str) -> i64:
        """Return what somebody means who points somewhere, and a finger is not exact.

        ``text`` is the place in writing; NOWHERE if places are not what is asked for.
        """
        return NOWHERE

    def default_choice(self) -> i64:
        """Return what is chosen for a seat whose time is up."""
        return self.codes()[0]

    def options(self) -> list[Option]:
        """Return all legal choices as a person sees them, in the order of their codes."""
        return [self.option(code) for code in self.codes()]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Request):
    """Something left to chance: outcomes with whole-number weights, seen by an audience."""

    def __init__(self, about: str, audience: i64 = EVERYONE, seat: i64 = -1) -> None:
        super().__init__(KIND_CHANCE)
        self.about = about
        self.audience = audience
        self.seat = seat
        """Whose luck it is, where the rules say so."""

    @abstractmethod
    def total(self) -> i64:
        """Return the sum of all weights: the number of equally likely cases."""

    @abstractmethod
    def outcome(self, case: i64) -> i64:
        """Return the outcome of a case from 0 to total - 1, cases in the order of outcomes."""

    @abstractmethod
    def weight(self, outcome: i64) -> i64:
        """Return the number of cases of an outcome; 0 if it cannot happen."""

    @abstractmethod
    def outcomes(self) -> list[tuple[int, int]]:
        """Return every possible outcome with its weight, in ascending order."""


class Pick(Chance):
    """One of several kinds, as likely as there are many of it: a blind draw from a bag.

    Looks at ``length`` weights from ``start`` on in a vector that belongs to the state.
    """

    def __init__(
        self, about: str, weights: vec[i64], start: i64, length: i64, audience: i64 = EVERYONE
    ) -> None:
        super().__init__(about, audience)
        self.weights = weights
        self.start = start
        self.length = length

    def total(self) -> i64:
        """Return how many there are of all kinds."""
        total: i64 = 0
        i: i64 = self.start
        while i < self.start + self.length:
            total += self.weights[i]
            i += 1
        return total

    def outcome(self, case: i64) -> i64:
        """Return the kind of the ``case``-th piece."""
        kind: i64 = 0
        left = case - self.weights[self.start]
        while left >= 0:
            kind += 1
            left -= self.weights[self.start + kind]
        return kind

    def weight(self, outcome: i64) -> i64:
        """Return how many there are of a kind."""
        if outcome < 0 or outcome >= self.length:
            return 0
        return self.weights[self.start + outcome]

    def outcomes(self) -> list[tuple[int, int]]:
        """Return the kinds that are there, each with its number."""
        return [(kind, self.weight(kind)) for kind in range(self.length) if self.weight(kind) > 0]


class Die(Chance):
    """One of ``sides`` equally likely outcomes, from 0 on."""

    def __init__(self, about: str, sides: i64, audience: i64 = EVERYONE, seat: i64 = -1) -> None:
        super().__init__(about, audience, seat)
        self.sides = sides

    def total(self) -> i64:
        """Return the number of sides."""
        return self.sides

    def outcome(self, case: i64) -> i64:
        """Return the side itself."""
        return case

    def weight(self, outcome: i64) -> i64:
        """Return 1 for a side of this die."""
        return 1 if 0 <= outcome < self.sides else 0

    def outcomes(self) -> list[tuple[int, int]]:
        """Return all sides, each once."""
        return [(side, 1) for side in range(self.sides)]


class Sealed(Request):
    """Several seats choose at the same time, each without knowing the others' choices."""

    def __init__(self, decisions: list[Decision]) -> None:
        super().__init__(KIND_SEALED)
        self.decisions = decisions
        self.answers: list[int | None] = [None] * len(decisions)

    def open_decision(self, seat: i64) -> Decision | None:
        """Return the first decision not answered, of one seat or (-1) of any."""
        for decision, answer in zip(self.decisions, self.answers, strict=True):
            if answer is None and seat in (-1, decision.seat):
                return decision
        return None

    def seal(self, decision: Decision, choice: i64) -> bool:
        """Keep a choice face down; tell whether all are in."""
        self.answers[self.decisions.index(decision)] = choice
        return all(answer is not None for answer in self.answers)


def ask_secretly(decisions: list[Decision]) -> Script[list[int]]:
    """Ask several seats at once and return their choices, opened together."""
    sealed = Sealed(decisions)
    yield sealed
    return [answer for answer in sealed.answers if answer is not None]


def roll(about: str, dice: int, sides: int, audience: int = EVERYONE) -> Script[list[int]]:
    """Roll several equal dice and return their sides, counted from 1."""
    faces: list[int] = []
    for _ in range(dice):
        side = yield Die(about, sides, audience)
        faces.append(side + 1)
    return faces


def shuffle(about: str, cards: list[int], audience: int = NOBODY) -> Script[None]:
    """Shuffle a list in place, by default unseen by anybody."""
    for last in range(len(cards) - 1, 0, -1):
        other = yield Die(about, last + 1, audience)
        cards[last], cards[other] = cards[other], cards[last]
