"""What can be told of a choice before it is made, without giving anything away."""

from mypy_extensions import i64

from athanor.kernel.chance import Stream
from athanor.kernel.match import Match, RedealError


def is_final(match: Match, seat: i64, choice: i64) -> bool:
    """Tell whether a choice brings something to light that nobody can take back.

    Tried out on a match re-dealt for the seat, so that the answer says nothing about what is
    hidden from it.
    """
    try:
        ahead = match.redealt(seat, Stream(0))
    except RedealError:
        return True
    ahead.source = None
    ahead.answer(seat, choice)
    return ahead.chance is not None or ahead.barrier > 0
