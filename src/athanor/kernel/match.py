"""The match: the driver of scripts, and the only part that knows about time."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from athanor.kernel.audience import sees
from athanor.kernel.chance import Source, Stream
from athanor.kernel.game import UNHEARD, Game, State
from athanor.kernel.log import Log
from athanor.kernel.script import (
    KIND_CHANCE,
    KIND_DECISION,
    KIND_QUIET,
    Chance,
    Decision,
    Script,
    Sealed,
)
from athanor.kernel.words import Event, Message, Refused, SeatName, refuse

NO_SEAT: Final = -1
"""The seat of an event that is no single seat's doing."""

REDEALS = 100
"""How often a re-deal is tried before it is given up as impossible."""

LEFT: Final = -1
"""Among the answers since a quiet moment: seat 0 has conceded here; below it, the other seats."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Scribe:
    """Somebody who writes down how a match goes."""

    @abstractmethod
    def answered(self, decision: Decision, choice: int) -> None:
        """Note that a seat has made a legal choice; the state has not changed yet."""

    @abstractmethod
    def chanced(self, chance: Chance, outcome: int) -> None:
        """Note how chance has been answered; the state has not changed yet."""

    @abstractmethod
    def rested(self, state: State) -> None:
        """Note that the match has come to a quiet moment."""

    @abstractmethod
    def conceded(self, seat: int) -> None:
        """Note that a seat has given the match up; the end is noted next, if it comes to it."""

    @abstractmethod
    def drew(self) -> None:
        """Note that all seats have agreed on a draw; the end is noted next."""

    @abstractmethod
    def ended(self, state: State) -> None:
        """Note that the match is over."""


class RedealError(Exception):
    """No hidden truth was found that agrees with what a seat has seen."""


class Match:
    """A game being played from a quiet moment on.

    ``source`` answers chance; without one the match stops at ``chance`` and waits for
    ``resolve``. A match that is not ``forkable`` keeps no copy of its quiet moments and is the
    quickest to play through. A match runs only when looked at, so a fork costs just its copy.
    """

    def __init__(
        self,
        game: Game,
        state: State,
        source: Source | None,
        *,
        log: Log | None = None,
        scribe: Scribe | None = None,
        forkable: bool = True,
    ) -> None:
        self.game = game
        self._state = state
        self.source = source
        if log is not None:
            self.log = log
        else:  # all that are only played through share one: nothing is ever taken back there
            self.log = Log(heard=False) if forkable else UNHEARD
        state.log = self.log
        self.scribe = scribe
        self.forkable = forkable
        self.answered: i64 = 0
        self.barrier: i64 = 0
        self._running: Script[None] | None = None
        self._decision: Decision | None = None
        self._sealed: Sealed | None = None
        self._chance: Chance | None = None
        self._reveals = self.log.reveals
        self._quiet = state
        self._quiet_told = len(self.log.events)
        self._since: list[int] = []
        self._repeats = False
        """Whether it is coming to where another match stands: all sealed answers are known."""
        self._followed: i64 = -1
        """So many answers of those were repeated in a re-deal; -1 where it was dealt only once."""

    @property
    def state(self) -> State:
        """The whole truth at this point; only the match itself may change it."""
        if self._running is None:
            self._begin()
        return self._state

    @property
    def decision(self) -> Decision | None:
        """The decision that is waited for; of several secret ones the first not yet made."""
        if self._running is None:
            self._begin()
        if self._sealed is not None:
            return self._sealed.open_decision(-1)
        return self._decision

    @property
    def decisions(self) -> list[Decision]:
        """All decisions that are waited for: more than one only if they are secret."""
        first = self.decision
        sealed = self._sealed
        if sealed is None:
            return [] if first is None else [first]
        pairs = zip(sealed.decisions, sealed.answers, strict=True)
        return [decision for decision, answer in pairs if answer is None]

    @property
    def chance(self) -> Chance | None:
        """The chance that is waited for, in a match without a source."""
        if self._running is None:
            self._begin()
        return self._chance

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.state.over

    def has_left(self, seat: i64) -> bool:
        """Tell whether a seat has conceded while the others play on."""
        return 0 <= seat < self.game.seats and self._state.gone >> seat & 1 == 1

    @property
    def is_quiet(self) -> bool:
        """Whether nothing has been answered since the last quiet moment."""
        return not self._since

    @property
    def quiet(self) -> State:
        """The state at the last quiet moment; not to be changed."""
        return self._quiet

    @property
    def quiet_told(self) -> int:
        """How many events had been told when the match came to its last quiet moment."""
        return self._quiet_told

    @property
    def since(self) -> list[int]:
        """What was answered since the last quiet moment, by seats and by chance.

        A number below 0 tells that a seat has conceded, and the others play on.
        """
        return list(self._since)

    @property
    def sealed_answers(self) -> "list[int | None] | None":
        """The choices made so far where several are made in secret; None where they are not."""
        return None if self._sealed is None else list(self._sealed.answers)

    def decision_of(self, seat: int) -> Decision:
        """Return the decision a seat must make; refuse a seat that has none."""
        decision = self.decision
        if self.has_left(seat) and not self._state.over:
            raise refuse("kernel-conceded-already", (self.game.info.concede_rule,))
        if self._sealed is not None:
            decision = self._sealed.open_decision(seat)
            if decision is None:
                raise refuse("kernel-already-chosen", (self.game.info.turn_rule,))
            return decision
        if self._chance is not None:
            raise refuse("kernel-waiting-for-chance", (self.game.info.turn_rule,))
        if decision is None:
            raise refuse("kernel-match-over", (self.game.info.end_rule,))
        if decision.seat != seat:
            rules = (self.game.info.turn_rule,)
            raise refuse("kernel-not-your-turn", rules, seat=SeatName(decision.seat))
        return decision

    def answer(self, seat: i64, choice: i64) -> None:
        """Make a seat's choice. Raises Refused, with nothing changed, if it may not be made."""
        decision = self.decision
        if decision is None or decision.seat != seat:
            decision = self.decision_of(seat)
        if not decision.is_legal(choice):
            refusal = decision.why_not(choice)
            assert refusal is not None, "an illegal choice has a reason"
            raise Refused(refusal)
        if self.scribe is not None:
            self.scribe.answered(decision, choice)
        self.answered += 1
        sealed = self._sealed
        if sealed is None:
            if self.forkable:
                self._since.append(choice)
            self._run(choice)
        elif sealed.seal(decision, choice):
            self._open(sealed)

    def resolve(self, outcome: i64) -> None:
        """Answer the chance that a match without a source waits for."""
        chance = self.chance
        if chance is None:
            raise refuse("kernel-no-chance-asked")
        if chance.weight(outcome) <= 0:
            raise refuse("kernel-chance-impossible", about=Message(chance.about), outcome=outcome)
        self._note_chance(chance, outcome)
        self._run(outcome)

    def concede(self, seat: i64) -> None:
        """Let a seat give the match up, whoever is asked and whatever is waited for.

        Where the game has the others play on, that takes effect at the next quiet moment, or at
        once if nothing has happened since the last one; until then nobody waits for the seat.
        Raises Refused, with nothing changed, if the match is over, the seat has conceded before or
        the game knows no conceding.
        """
        self._refuse_if_over()
        if seat < 0 or seat >= self.game.seats:
            raise refuse("kernel-no-such-seat", seat=seat, seats=self.game.seats)
        rules = (self.game.info.concede_rule,)
        if self.has_left(seat):
            raise refuse("kernel-conceded-already", rules)
        untouched = self._is_untouched()
        self.game.concede(self._state, seat)
        if self.scribe is not None:
            self.scribe.conceded(seat)
        said = Message("kernel-conceded", {"seat": SeatName(seat)})
        event = Event("conceded", seat, said, rules)
        if self._state.over:
            self._break_off(event)
            return
        assert self.has_left(seat), "a game ends or goes on without who concedes"
        self.barrier = self.answered
        self.log.tell(event)
        if untouched:
            self._stop()
            self._begin()
        else:
            if self.forkable:
                self._since.append(LEFT - seat)
            self._pass_over(seat)

    def agree_draw(self) -> None:
        """End the match as a draw; that all seats agree is for the caller to find out.

        Raises Refused, with nothing changed, if the match is over or the game knows no such draw.
        """
        self._refuse_if_over()
        self.game.agree_draw(self._state)
        if self.scribe is not None:
            self.scribe.drew()
        said = Message("kernel-draw-agreed")
        self._break_off(Event("draw-agreed", NO_SEAT, said, (self.game.info.draw_rule,)))

    def fork(self, source: Source | None = None, log: Log | None = None) -> "Match":
        """Return an independent match at the same point, unrecorded.

        Made from the last quiet moment and the answers since, so a log that is to hear the fork
        is told again what happened since then.
        """
        if not self.forkable:
            raise RuntimeError("a match that keeps no quiet moments cannot be forked")
        twin = Match(self.game, self._quiet.copy(), source, log=log)
        twin._followed = self._followed
        twin.stand_at(self._since, self.sealed_answers, self.answered, self.barrier)
        return twin

    def stand_at(
        self, since: list[int], sealed: "list[int | None] | None", answered: i64, barrier: i64
    ) -> None:
        """Come to where another match stood, from the quiet moment this one begins at."""
        self._repeat(since, sealed)
        self.answered = answered
        self.barrier = barrier

    def redealt(self, seat: i64, stream: Stream, *, forkable: bool = False) -> "Match":
        """Return this match as it may be for all that a seat knows; by default to play through.

        Hidden things are sampled again at the last quiet moment; answers since are kept, except
        what the seat has not seen: hidden chance and secret choices are drawn again.
        """
        if self._running is None:
            self._begin()
        for _ in range(REDEALS):
            state = self._quiet.copy()
            self.game.redeal(state, seat, stream)
            twin = Match(self.game, state, stream, forkable=forkable)
            if not self._since and self._sealed is None:
                return twin
            if twin._follow(self._since, self._sealed, seat, stream):
                return twin
        raise RedealError

    def _begin(self) -> None:
        self._running = self.game.play(self._state)
        self._run(-1)

    def _run(self, answer: i64) -> None:
        """Run on to the next thing that somebody outside must answer."""
        self._decision = None
        self._chance = None
        running = self._running
        assert running is not None
        try:
            request = next(running) if answer < 0 else running.send(answer)
            while True:
                kind = request.kind
                if kind == KIND_DECISION:
                    assert isinstance(request, Decision)
                    if self._state.gone != 0 and self.has_left(request.seat):
                        request = running.send(request.default_choice())
                        continue
                    self._decision = request
                    break
                if kind == KIND_QUIET:
                    self._rest()
                    request = next(running)
                elif kind == KIND_CHANCE:
                    assert isinstance(request, Chance)
                    if self.source is None:
                        self._chance = request
                        break
                    outcome = self.source.draw(request)
                    self._note_chance(request, outcome)
                    request = running.send(outcome)
                else:
                    assert isinstance(request, Sealed)
                    if self._has_sealed_for_the_gone(request):
                        request = running.send(self._opened(request))
                        continue
                    self._sealed = request
                    break
        except StopIteration:
            self._rest()
            if self.scribe is not None:
                self.scribe.ended(self._state)
        if self.log.reveals != self._reveals:
            self._reveals = self.log.reveals
            self.barrier = self.answered

    def _refuse_if_over(self) -> None:
        if self.is_over:
            raise refuse("kernel-match-over", (self.game.info.end_rule,))

    def _break_off(self, event: Event) -> None:
        """Leave the script where it is: the state says now that the match is over."""
        self._stop()
        self.barrier = self.answered
        self.log.tell(event)
        self._rest()
        if self.scribe is not None:
            self.scribe.ended(self._state)

    def _stop(self) -> None:
        assert self._running is not None
        self._running.close()
        self._decision = None
        self._sealed = None
        self._chance = None

    def _is_untouched(self) -> bool:
        """Tell whether all is as it was at the last quiet moment, whatever is asked by now."""
        if not self.forkable or self._since or self._quiet.data() != self._state.data():
            return False
        sealed = self._sealed
        return sealed is None or all(answer is None for answer in sealed.answers)

    def _pass_over(self, seat: i64) -> None:
        """Wait no longer for a seat that has conceded."""
        decision, sealed = self._decision, self._sealed
        if decision is not None and decision.seat == seat:
            self._run(decision.default_choice())
        elif sealed is not None and self._has_sealed_for_the_gone(sealed):
            self._sealed = None
            self._run(self._opened(sealed))

    def _has_sealed_for_the_gone(self, sealed: Sealed) -> bool:
        """Seal the choices of seats that have conceded; tell whether all are in by that."""
        if self._repeats or self._state.gone == 0:
            return False
        complete = False
        for decision, answer in zip(sealed.decisions, list(sealed.answers), strict=True):
            if answer is None and self.has_left(decision.seat):
                complete = sealed.seal(decision, decision.default_choice())
        return complete

    def _rest(self) -> None:
        """Keep what a fork needs of this quiet moment."""
        if self.forkable:
            self._quiet = self._state.copy()
            self._quiet_told = len(self.log.events)
            if self._since:
                self._since = []
            self._followed = -1
        if self.scribe is not None:
            self.scribe.rested(self._state)

    def _note_chance(self, chance: Chance, outcome: i64) -> None:
        self.barrier = self.answered
        if self.forkable:
            self._since.append(outcome)
        if self.scribe is not None:
            self.scribe.chanced(chance, outcome)

    def _open(self, sealed: Sealed) -> None:
        """Go on after the last secret choice."""
        self._sealed = None
        self._run(self._opened(sealed))

    def _opened(self, sealed: Sealed) -> i64:
        """Note that all secret choices are known now, and return what the script is told."""
        self.barrier = self.answered
        if self.forkable:
            self._since.extend(answer for answer in sealed.answers if answer is not None)
        return 0

    def _repeat(self, since: list[int], sealed: "list[int | None] | None") -> None:
        """Come to where another match stands, by its answers since the quiet moment.

        What was repeated there, in a re-deal, is repeated here.
        """
        source = self.source
        self.source = None
        self._repeats = True
        followed = self._followed
        self._state.repeating = followed >= 0
        if since or sealed is not None:
            self._begin()
        self._followed = followed  # coming to the quiet moment has reset it
        for place, value in enumerate(since):
            self._state.repeating = place < followed
            if value <= LEFT:
                self._leave_again(LEFT - value)
            elif self._sealed is None:
                self._advance(value)
            else:
                self._seal_next(self._sealed, value)
        if sealed is not None and self._sealed is not None:
            self._sealed.answers = list(sealed)
        self._state.repeating = False
        self._repeats = False
        self.source = source

    def _leave_again(self, seat: i64) -> None:
        """Have a seat conceded as it has in the match that is repeated here."""
        self.game.concede(self._state, seat)
        if self.forkable:
            self._since.append(LEFT - seat)
        self._pass_over(seat)

    def _follow(self, since: list[int], sealed: Sealed | None, seat: i64, stream: Stream) -> bool:
        """Come to where another match stands as a seat saw it; False if this deal forbids it."""
        self.source = None
        self._state.repeating = True
        self._repeats = True
        self._begin()
        for value in since:
            if not self._follow_one(value, seat, stream):
                return False
        if sealed is not None:
            mine = self._sealed
            if mine is None or len(mine.decisions) != len(sealed.decisions):
                return False
            for index, (decision, answer) in enumerate(
                zip(mine.decisions, sealed.answers, strict=True)
            ):
                if answer is not None:
                    own = decision.seat == seat
                    mine.answers[index] = answer if own else self._guess(decision, stream)
        self.source = stream
        self._state.repeating = False
        self._repeats = False
        self._followed = len(since)
        return True

    def _follow_one(self, value: i64, seat: i64, stream: Stream) -> bool:
        if value <= LEFT:
            self._leave_again(LEFT - value)
            return True
        chance = self._chance
        if chance is not None:
            outcome = value if sees(chance.audience, seat) else stream.draw(chance)
            if chance.weight(outcome) <= 0:
                return False
            self._advance(outcome)
            return True
        decision = self.decision
        if decision is None:
            return False
        choice = value
        if decision.secret and decision.seat != seat:
            choice = self._guess(decision, stream)
        if not decision.is_legal(choice):
            return False
        if self._sealed is None:
            self._advance(choice)
        else:
            self._seal_next(self._sealed, choice)
        return True

    def _guess(self, decision: Decision, stream: Stream) -> i64:
        """Return what another seat may have chosen in secret; what is chosen for it is known."""
        if self.has_left(decision.seat):
            return decision.default_choice()
        return decision.sample(stream)

    def _advance(self, answer: i64) -> None:
        """Take an answer of another match over."""
        if self.forkable:
            self._since.append(answer)
        self._run(answer)

    def _seal_next(self, sealed: Sealed, choice: i64) -> None:
        decision = sealed.open_decision(-1)
        assert decision is not None
        if sealed.seal(decision, choice):
            self._open(sealed)
