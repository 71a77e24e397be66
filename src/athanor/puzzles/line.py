"""What usually comes next after a choice, as a puzzle keeps it."""

from msgspec import Struct

from athanor.kernel.chance import Stream
from athanor.kernel.match import Match


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """The likeliest way on after a choice, until its seat is asked the same again."""

    deal: int
    """The deal in which it goes like this: all chance follows from it."""
    choices: tuple[str, ...]
    """What all seats choose from there, in their short written form; the last is the seat's own.

    None if the seat is not asked the same again, or not soon."""
    is_over: bool
    """Whether the match is over before that."""
    often: int
    """In how many deals the seat goes on as it does here."""
    deals: int
    """In how many deals it was played on."""
    ends: tuple[float, float] | None = None
    """What the seat has at the end on average, and the best of the others: where matches are
    played to their end."""

    def replayed(self, match: Match, seat: int, choice: str) -> Match:
        """Return a match that stands before the last choice of this line."""
        dealt = after(match, seat, choice, self.deal)
        for text in self.choices[:-1]:
            decision = dealt.decision
            assert decision is not None
            dealt.answer(decision.seat, decision.parse(text))
        return dealt


def after(match: Match, seat: int, choice: str, deal: int) -> Match:
    """Return a match in which a seat has chosen, in a deal of what it cannot know."""
    dealt = match.redealt(seat, Stream(deal))
    dealt.source = Stream(deal + 1)
    decision = dealt.decision_of(seat)
    dealt.answer(seat, decision.parse(choice))
    return dealt
