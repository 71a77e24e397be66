"""What a bot says to the offer of a draw."""

from typing import Final

from athanor.bots.bot import Window
from athanor.kernel.chance import Stream

EVEN: Final = 0.5
"""What a match is worth to a seat that stands neither better nor worse than its rivals."""


def accepts_draw(window: Window, stream: Stream) -> bool:
    """Tell whether a bot agrees on a draw: if, for all it knows, it stands no better than even.

    Where a game has no estimate of an unfinished match, a bot plays on.
    """
    match = window.redealt(stream)
    hints = match.game.hints()
    return hints.horizon > 0 and hints.estimate(match.state, window.seat) <= EVEN
