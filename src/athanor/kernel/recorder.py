"""The recorder: writes a match down while it is played, and keeps it safe on disk."""

import os
import tempfile
from collections.abc import Iterable
from pathlib import Path

from athanor.kernel.game import Game, State, fingerprint
from athanor.kernel.match import Scribe
from athanor.kernel.record import Record
from athanor.kernel.record_lines import (
    ChanceLine,
    ChoiceLine,
    ConcedeLine,
    CreditLine,
    DrawLine,
    EndLine,
    Header,
    Line,
    QuietLine,
    SavedLine,
    SeedLine,
)
from athanor.kernel.script import Chance, Decision


class Recorder(Scribe):
    """Writes down one match. Knows the secret, which a record shows only at its end."""

    def __init__(
        self, game: Game, header: Header, seeds: Iterable[SeedLine], secret: bytes | None
    ) -> None:
        self.game = game
        self.header = header
        self.secret = secret
        self.lines: list[Line] = list(seeds)

    @property
    def record(self) -> Record:
        """The match so far, without the secret unless it has ended."""
        return Record(self.header, tuple(self.lines))

    @property
    def saved(self) -> Record:
        """The match so far with all that is needed to go on: for the keeper of the match only."""
        record = self.record
        if record.is_finished:
            return record
        return Record(self.header, (*self.lines, SavedLine(self._secret_text())))

    def save(self, path: Path) -> None:
        """Write ``saved`` to a file that only its owner may read; whole, or not at all."""
        try:
            descriptor, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        except OSError as error:  # of the file that was meant, not of the draft
            raise OSError(error.errno, error.strerror, str(path)) from error
        try:
            with open(descriptor, "wb") as file:
                file.write(self.saved.text().encode())
                file.flush()
                os.fsync(descriptor)
            os.replace(draft, path)
        except BaseException:
            os.unlink(draft)
            raise

    def answered(self, decision: Decision, choice: int) -> None:
        """Write down a choice."""
        self.lines.append(ChoiceLine(decision.seat, decision.option(choice).text))

    def chanced(self, chance: Chance, outcome: int) -> None:
        """Write down a chance outcome."""
        self.lines.append(ChanceLine(outcome, chance.about, cases_of(chance, outcome)))

    def rested(self, state: State) -> None:
        """Write down a quiet moment; the last one belongs to the end."""
        if not state.over:
            self.lines.append(QuietLine(fingerprint(state)))

    def conceded(self, seat: int) -> None:
        """Write down who gave the match up."""
        self.lines.append(ConcedeLine(seat))

    def drew(self) -> None:
        """Write down that a draw was agreed on."""
        self.lines.append(DrawLine())

    def ended(self, state: State) -> None:
        """Write down the end."""
        outcome = self.game.outcome(state)
        brought = tuple(
            tuple(CreditLine(one.name, one.value, one.about) for one in seat)
            for seat in outcome.credits
        )
        secret = self._secret_text()
        self.lines.append(EndLine(outcome.places, secret, fingerprint(state), brought))

    def _secret_text(self) -> str | None:
        return None if self.secret is None else self.secret.hex()


def cases_of(chance: Chance, outcome: int) -> tuple[int, int, int]:
    """Return the first case of an outcome, the first one after it, and how many cases there are."""
    first = sum(weight for other, weight in chance.outcomes() if other < outcome)
    return first, first + chance.weight(outcome), chance.total()
