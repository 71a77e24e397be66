"""Bots around a table: a match from here to its end."""

from mypy_extensions import i64

from athanor.bots.bot import Bot, Window
from athanor.kernel.match import Match


def play_out(match: Match, bots: list[Bot]) -> None:
    """Let bots, one for each seat, play a match to its end."""
    windows = [Window(match, seat) for seat in range(len(bots))]
    most: i64 = match.game.info.max_answers
    decision = match.decision
    while decision is not None:
        seat = decision.seat
        match.answer(seat, bots[seat].choose(windows[seat]))
        if match.answered > most:
            raise RuntimeError(f"no match of {match.game.info.name} takes {most} answers")
        decision = match.decision
    if not match.is_over:
        raise RuntimeError("a match without a source of chance cannot be played out")
