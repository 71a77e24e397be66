"""What a bot is, and the window through which it looks at a match."""

from abc import abstractmethod

import msgspec
from mypy_extensions import i64, mypyc_attr

from athanor.kernel.chance import Stream
from athanor.kernel.match import Match
from athanor.kernel.words import Message, Option, Refusal


class Window:
    """All that a bot may know of a match from its seat, and all that it may ask of its decision.

    The match stays behind the window, and so does the decision: it holds the true state. Hints,
    which read the state, are shown the decision of a re-dealt match.
    """

    def __init__(self, match: Match, seat: i64) -> None:
        self._match = match
        self.seat = seat

    # --- the decision that the seat must make; refused if it has none ---

    def about(self) -> Message:
        """Return what the seat is asked."""
        return self._match.decision_of(self.seat).about()

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return self._match.decision_of(self.seat).rules()

    def is_family(self) -> bool:
        """Tell whether the choices are too many to list: codes and count are of suggestions."""
        return self._match.decision_of(self.seat).family

    def codes(self) -> list[int]:
        """Return all legal choices in ascending order; of a family, some that deserve a look."""
        return self._match.decision_of(self.seat).codes()

    def count(self) -> i64:
        """Return the number of legal choices, or of suggestions if they are a family."""
        return self._match.decision_of(self.seat).count()

    def is_forced(self) -> bool:
        """Tell whether there is but one choice."""
        decision = self._match.decision_of(self.seat)
        return not decision.family and decision.count() == 1

    def is_legal(self, choice: i64) -> bool:
        """Tell whether the choice may be made."""
        return self._match.decision_of(self.seat).is_legal(choice)

    def why_not(self, choice: i64) -> Refusal | None:
        """Return the reason and the rule against a choice, or None if it is legal."""
        return self._match.decision_of(self.seat).why_not(choice)

    def sample(self, stream: Stream) -> i64:
        """Return one legal choice, each equally likely."""
        return self._match.decision_of(self.seat).sample(stream)

    def suggest(self, stream: Stream) -> i64:
        """Return a legal choice that deserves a look, quickly."""
        return self._match.decision_of(self.seat).suggest(stream)

    def default_choice(self) -> i64:
        """Return what is chosen for a seat whose time is up."""
        return self._match.decision_of(self.seat).default_choice()

    def option(self, choice: i64) -> Option:
        """Return a legal choice as a person sees it."""
        return self._match.decision_of(self.seat).option(choice)

    def options(self) -> list[Option]:
        """Return all legal choices as a person sees them, in the order of their codes."""
        return self._match.decision_of(self.seat).options()

    def parse(self, text: str) -> i64:
        """Return the choice written as ``text``; raises Refused with the rule it breaks."""
        return self._match.decision_of(self.seat).parse(text)

    # --- the match, as far as the seat knows it ---

    def view(self) -> msgspec.Struct:
        """Return what the seat sees."""
        return self._match.game.view(self._match.state, self.seat)

    def redealt(self, stream: Stream, forkable: bool = False) -> Match:
        """Return the match as it may be for all that the seat knows; a forkable one on request."""
        return self._match.redealt(self.seat, stream, forkable=forkable)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who decides for a seat. Equal seeds and equal windows give equal choices.

    ``redeals`` says whether the bot looks at re-dealt matches; only then must the match keep its
    quiet moments (``Match.forkable``).
    """

    def __init__(self, seed: int, redeals: bool = True) -> None:
        self.stream = Stream(seed)
        self.redeals = redeals

    @abstractmethod
    def choose(self, window: Window) -> i64:
        """Return a legal choice for the decision of the window's seat."""
