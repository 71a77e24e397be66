"""Playing a record again: to look at it, to go on with it, to take a choice back.

One mechanism does it all. What came from outside (choices, chance) is given to a fresh match
line by line while a recorder writes that match down; what it writes must be what the record says.
"""

import secrets
from collections.abc import Sequence

from msgspec import UNSET

from athanor.kernel.chance import SECRET_BYTES, FairSource, Source, Stream, commitment
from athanor.kernel.game import Data, Game
from athanor.kernel.log import Log
from athanor.kernel.match import Match
from athanor.kernel.record import (
    HEADER_LINE,
    Record,
    RecordError,
    check_game,
    fault,
    game_of,
    line_number,
    read_record,
)
from athanor.kernel.record_lines import (
    RECORD_VERSION,
    AdviceAsked,
    ChanceLine,
    ChoiceLine,
    ConcedeLine,
    DrawLine,
    EndLine,
    FairChance,
    Header,
    Line,
    QuietLine,
    Seat,
    SeedLine,
    StreamChance,
)
from athanor.kernel.recorder import Recorder
from athanor.kernel.script import Chance
from athanor.kernel.words import Refused, refuse


class Replay:
    """A record played again, standing at any of its answers.

    ``match`` is the match as it was there, with its log. Raises ``RecordError`` as soon as the
    record tells something that cannot be; with ``flaws`` given, what does not stop the replay is
    noted there instead.
    """

    def __init__(
        self,
        record: Record,
        game: Game | None = None,
        *,
        secret: bytes | None = None,
        flaws: list[RecordError] | None = None,
    ) -> None:
        if game is None:
            game = game_of(record)
        else:
            check_game(record, game)
        self.game = game
        self.record = record.without_saved()
        self.length = record.answers
        self._flaws = flaws
        self._secret = record.secret if secret is None else secret
        self._check_secret(line_number(len(record.lines) - 1) if secret is None else HEADER_LINE)
        self._restart()
        self.to(0)

    def to(self, answers: int) -> Match:
        """Go to just after a number of answers, forward or back, and return the match there."""
        if not 0 <= answers <= self.length:
            raise refuse("record-no-such-answer", answer=answers, answers=self.length)
        if answers < self.match.answered:
            self._restart()
        lines = self.record.lines
        while self._next < len(lines):
            if isinstance(lines[self._next], ChoiceLine) and self.match.answered == answers:
                break
            self._follow(lines[self._next])
            self._next += 1
        return self.match

    def forward(self) -> Match:
        """Go one answer on."""
        return self.to(self.match.answered + 1)

    def back(self) -> Match:
        """Go one answer back."""
        return self.to(self.match.answered - 1)

    def _restart(self) -> None:
        header, seeds = self.record.header, self.record.seeds
        try:
            position = header.position
            state = self.game.start() if position is None else self.game.load(position)
        except Refused as error:
            raise RecordError(HEADER_LINE, error.refusal) from error
        self.source = self._make_source()
        self.recorder = Recorder(self.game, header, seeds, self._secret)
        self.match = Match(self.game, state, None, log=Log(heard=True), scribe=self.recorder)
        self._next = len(seeds)

    def _make_source(self) -> Source | None:
        """Return the source of all chance in the record, if it is known."""
        chance = self.record.header.chance
        if isinstance(chance, StreamChance):
            return Stream(chance.seed)
        if self._secret is None:
            return None
        return FairSource(self._secret, self.record.seat_seeds, self.record.header.drawn)

    def _check_secret(self, number: int) -> None:
        """Refuse a secret that is not the one committed to."""
        chance = self.record.header.chance
        if self._secret is None:
            return
        if isinstance(chance, StreamChance):
            self._object(fault(number, "record-secret-needless"))
        elif commitment(self._secret) != chance.commitment:
            self._object(fault(number, "record-secret-wrong"))

    def _object(self, flaw: RecordError) -> None:
        if self._flaws is None:
            raise flaw
        self._flaws.append(flaw)

    def _follow(self, line: Line) -> None:
        """Check a line that the match has come to by itself, or give it one from outside."""
        number = line_number(self._next)
        chance = self.match.chance
        written = self.recorder.lines
        if self._next == len(written):
            try:
                self._give(line, chance, number)
            except RecordError:
                raise
            except Refused as error:
                raise RecordError(number, error.refusal) from error
        self._compare(line, written[self._next], number)

    def _give(self, line: Line, chance: Chance | None, number: int) -> None:
        if isinstance(line, ConcedeLine):
            self.match.concede(line.concede)
        elif isinstance(line, DrawLine):
            self.match.agree_draw()
        elif isinstance(line, ChoiceLine) and chance is None:
            decision = self.match.decision_of(line.seat)
            self.match.answer(line.seat, decision.parse(line.choice))
        elif isinstance(line, ChanceLine) and chance is not None:
            if self.source is not None:
                drawn = self.source.draw(chance)
                if drawn != line.chance:
                    wrong = {"outcome": line.chance, "drawn": drawn}
                    self._object(fault(number, "record-chance-wrong", **wrong))
            self.match.resolve(line.chance)
        else:
            raise fault(number, "record-choice-due" if chance is None else "record-chance-due")

    def _compare(self, line: Line, written: Line, number: int) -> None:
        """Object to a line unlike what the match has come to; a choice may be in other words."""
        if type(line) is not type(written):
            due = "record-end-due" if isinstance(written, EndLine) else "record-quiet-due"
            raise fault(number, due)
        if line == written:
            return
        if isinstance(line, ChanceLine):
            self._object(fault(number, "record-chance-differs"))
        elif isinstance(line, EndLine | QuietLine) and isinstance(written, EndLine | QuietLine):
            same_state = line.quiet == written.quiet
            self._object(fault(number, "record-end-differs" if same_state else "record-diverged"))


def resume(
    record: Record, game: Game | None = None, *, secret: bytes | None = None
) -> tuple[Match, Recorder]:
    """Go on with a match where its record stops; the secret may be kept elsewhere.

    A choice whose consequences were not written down any more has the same ones again.
    """
    replay = Replay(record, game, secret=secret)
    match = replay.to(replay.length)
    if not record.is_finished:
        source = replay.source
        if source is None:
            raise fault(HEADER_LINE, "record-secret-missing")
        match.source = source
        while (chance := match.chance) is not None:
            match.resolve(source.draw(chance))
    return match, replay.recorder


def begin(
    game: Game,
    seats: Sequence[Seat],
    *,
    seat_seeds: Sequence[str] = (),
    secret: bytes | None = None,
    stream_seed: int | None = None,
    position: Data | None = None,
    drawn: int = 0,
    advice: Sequence[AdviceAsked] = (),
) -> tuple[Match, Recorder]:
    """Begin a recorded match with chance that everybody can check afterwards.

    ``seat_seeds`` are what the seats add to it, one text each, empty for a seat that adds none;
    give the ``secret`` if its commitment was published before they did. With a ``stream_seed``
    chance can be foretold instead: for practice and simulation. A match that goes on from a
    ``position`` has ``drawn`` so often before. Of a match that is written down afterwards it may be
    said who asked for ``advice``.
    """
    if len(seats) != game.seats:
        raise refuse("record-seats-differ", seats=len(seats), expected=game.seats)
    if len(seat_seeds) not in (0, game.seats):
        raise refuse("record-seeds-differ", seeds=len(seat_seeds), seats=game.seats)
    chance: FairChance | StreamChance
    if stream_seed is None:
        secret = secrets.token_bytes(SECRET_BYTES) if secret is None else secret
        chance = FairChance(commitment(secret))
    else:
        chance = StreamChance(stream_seed)
    header = Header(
        athanor=RECORD_VERSION,
        game=game.info.name,
        options=dict(game.options),
        packs=game.packs,
        seats=tuple(seats),
        chance=chance,
        position=position,
        rules=game.info.rules_version,
        drawn=drawn,
        advice=tuple(advice) or UNSET,
    )
    seeds = tuple(SeedLine(seed, seat) for seat, seed in enumerate(seat_seeds) if seed)
    try:
        text = Record(header, seeds).text()
    except UnicodeEncodeError as error:
        raise refuse("record-not-utf8") from error
    # Read back, so that nothing is begun whose record could not be read.
    return resume(read_record(text), game, secret=secret)


def take_back(match: Match, recorder: Recorder, answers: int = 1) -> tuple[Match, Recorder]:
    """Return the match and its recorder as they were before the last answers.

    Never goes behind the last moment when anybody learned anything: chance, secret choices
    opened, something hidden shown. Refuses then, and leaves everything as it is.
    """
    if match.is_over:
        raise refuse("kernel-match-over", (match.game.info.end_rule,))
    left = match.answered - answers
    if answers < 1 or left < 0:
        raise refuse("kernel-nothing-to-undo")
    if left < match.barrier:
        raise refuse("kernel-undo-barrier")
    choices = [i for i, line in enumerate(recorder.lines) if isinstance(line, ChoiceLine)]
    kept = Record(recorder.header, tuple(recorder.lines[: choices[left]]))
    return resume(kept, match.game, secret=recorder.secret)
