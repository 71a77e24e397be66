"""Verifying a record: everything in it recomputed, so that nobody need be believed."""

from msgspec import Struct

from athanor.kernel.game import Game
from athanor.kernel.record import HEADER_LINE, Record, RecordError, fault, line_number
from athanor.kernel.record_lines import ChanceLine, QuietLine
from athanor.kernel.replay import Replay
from athanor.kernel.words import Refusal


class Problem(Struct, frozen=True):
    """Something in a record that cannot be, at a line counted from 1."""

    line: int
    refusal: Refusal


class Report(Struct, frozen=True):
    """What a record holds, and what is wrong with it."""

    finished: bool
    answers: int
    draws: int
    quiets: int
    chance_checked: bool
    """Whether the draws were recomputed; without the secret they are only possible ones."""
    house: str
    """The public key of the house that has signed it, as it is; empty if none has."""
    problems: tuple[Problem, ...]
    """In the order found; the last one may have kept the rest from being looked at."""

    @property
    def is_sound(self) -> bool:
        """Whether nothing is wrong."""
        return not self.problems


def verify(record: Record, game: Game | None = None) -> Report:
    """Play a record again and recompute all it tells.

    The commitment must be to the secret, every chance outcome come from the secret, the seats'
    seeds and its number, every choice be legal, every fingerprint and the places be right; and the
    record must not break off, for who cuts away the end hides how the match went on.
    """
    flaws: list[RecordError] = []
    checked = False
    try:
        replay = Replay(record, game, flaws=flaws)
        replay.to(replay.length)
        checked = replay.source is not None
        if record.is_finished and not checked:
            flaws.append(fault(line_number(len(record.lines) - 1), "record-secret-missing"))
        if not record.is_whole:
            flaws.append(fault(line_number(len(record.lines) - 1), "record-breaks-off"))
    except RecordError as error:
        flaws.append(error)
    if flaws and game is not None and record.header.rules < game.info.rules_version:
        rules = {"rules": record.header.rules, "known": game.info.rules_version}
        flaws.append(fault(HEADER_LINE, "record-older-rules", **rules))
    return Report(
        finished=record.is_finished,
        answers=record.answers,
        draws=sum(isinstance(line, ChanceLine) for line in record.lines),
        quiets=sum(isinstance(line, QuietLine) for line in record.lines) + record.is_finished,
        chance_checked=checked,
        house=record.house,
        problems=tuple(Problem(flaw.line, flaw.refusal) for flaw in flaws),
    )
