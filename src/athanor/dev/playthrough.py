"""A whole match as text that a person can read and a test can compare line by line."""

import hashlib
from collections.abc import Iterator

import msgspec

from athanor.dev.setups import Setup, build
from athanor.dev.spelling import (
    spell,
    spell_audience,
    spell_change,
    spell_event,
    spell_modifier,
    spell_rules,
    state_lines,
)
from athanor.kernel.audience import SPECTATOR
from athanor.kernel.chance import Stream
from athanor.kernel.game import Game, State, fingerprint
from athanor.kernel.log import Log
from athanor.kernel.match import Match, Scribe
from athanor.kernel.registry import Box
from athanor.kernel.script import Chance, Decision
from athanor.kernel.words import Option

CHANCE_SEED = 1
CHOICE_SEED = 2

BEGINNING = 100
"""With an unusual option no more answers than this are told: by then it has made its difference."""

TOLD = 500
"""Of a longer match only so many answers are told, and then its end."""

AND_SO_ON = "== and so on =="


def playthrough(box: Box, setup: Setup) -> str:
    """Play a match by seed and tell all of it, or with an unusual option as much as is needed."""
    game = build(box, setup)
    most = box.info.max_answers
    answers = min(BEGINNING, most) if setup.options else most
    return "\n".join([*header(game), *Storyteller(game).tell(answers)]) + "\n"


def header(game: Game) -> list[str]:
    """Return how the game is set up."""
    options = msgspec.json.encode(game.options, order="deterministic").decode()
    packs = [f"pack: {pack.name} {pack.version} {pack.hash}" for pack in game.packs]
    return [f"game: {game.info.name}", f"seats: {game.seats}", f"options: {options}", *packs, ""]


class Storyteller(Scribe):
    """Plays a match and writes down what happens."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.log = Log(heard=True)
        self.match = Match(game, game.start(), Stream(CHANCE_SEED), log=self.log, scribe=self)
        self.stream = Stream(CHOICE_SEED)
        self._drawn: list[tuple[str, str]] = []
        self._told = 0
        self._shown: dict[str, str] = {}

    # --- as a scribe ---

    def answered(self, decision: Decision, choice: int) -> None:
        """Choices are told where they are made."""

    def chanced(self, chance: Chance, outcome: int) -> None:
        """Note an outcome, out of how many cases it came."""
        to = spell_audience(chance.audience, self.game.seats)
        self._drawn.append((f"{chance.about}, seen by {to}", f"{outcome}/{chance.total()}"))

    def rested(self, state: State) -> None:
        """Quiet moments are told with the decision that follows."""

    def conceded(self, seat: int) -> None:
        """Nobody concedes here."""

    def drew(self) -> None:
        """Nobody agrees on a draw here."""

    def ended(self, state: State) -> None:
        """Leave the end to be told after the last events."""

    # --- as a teller ---

    def tell(self, answers: int) -> Iterator[str]:
        """Yield the match line by line, as far as a number of answers."""
        number = 0
        while (decision := self.match.decision) is not None and number < answers:
            if number == TOLD:
                yield from self._happened()
                yield AND_SO_ON
                self._skip(answers - number)
                decision = self.match.decision
                break
            yield from self._happened()
            number += 1
            yield f"== {number}: seat {decision.seat} =="
            yield from self._table()
            options = decision.options()
            choice = pick(options, self.stream)
            yield from self._choice(decision, options, choice)
            self.match.answer(decision.seat, choice.code)
        yield from self._happened()
        if decision is not None:
            if answers == self.game.info.max_answers:
                raise RuntimeError(f"the match does not end within {number} answers")
            yield AND_SO_ON
            yield from self._table()
            return
        yield "== the end =="
        yield from self._table()
        yield from self._result()

    def _skip(self, answers: int) -> None:
        """Play on to the end without telling how."""
        for _ in range(answers):
            decision = self.match.decision
            if decision is None:
                break
            self.match.answer(decision.seat, decision.sample(self.stream))
        self._drawn = []
        self._told = len(self.log.events)

    def _happened(self) -> Iterator[str]:
        """Yield chance and events since the last time; draws of one kind share a line."""
        about = ""
        outcomes: list[str] = []
        for kind, outcome in [*self._drawn, ("", "")]:
            if kind != about and outcomes:
                yield f"  chance {about}: {' '.join(outcomes)}"
                outcomes = []
            about = kind
            outcomes.append(outcome)
        self._drawn = []
        for event in self.log.events[self._told :]:
            yield f"  {spell_event(event, self.game.seats)}"
        self._told = len(self.log.events)
        yield ""

    def _table(self) -> Iterator[str]:
        """Yield what of the public state has changed, and digests of all the rest."""
        state = self.match.state
        now = state_lines(self.game.view(state, SPECTATOR))
        for path, text in now.items():
            before = self._shown.get(path)
            if before != text:
                yield f"{path}: {spell_change(before, text)}"
        for path in sorted(self._shown.keys() - now.keys()):
            yield f"{path}: gone"
        self._shown = now
        viewers = [*range(self.game.seats), SPECTATOR]
        yield f"state {fingerprint(state)}, seen as {' '.join(map(self._digest, viewers))}"

    def _digest(self, viewer: int) -> str:
        """Return a short hash of all that a viewer sees."""
        state = self.match.state
        seen = [self.game.view(state, viewer), self.game.features(state, viewer)]
        return digest(msgspec.json.encode(seen))

    def _choice(self, decision: Decision, options: list[Option], choice: Option) -> Iterator[str]:
        everything = digest(msgspec.json.encode(options))
        yield f"asked {spell(decision.about())} {spell_rules(decision.rules())}"
        first, last = options[0].text, options[-1].text
        yield f"options {len(options)} ({everything}), from {first!r} to {last!r}"
        yield f"choice {choice.code}: {choice.text}"

    def _result(self) -> Iterator[str]:
        state = self.match.state
        outcome = self.game.outcome(state)
        yield f"result {spell_rules(outcome.rules)}"
        for seat, place in enumerate(outcome.places):
            payoff = self.game.payoff(state, seat)
            yield f"seat {seat}: place {place}, {outcome.total(seat)} in all, payoff {payoff:.6f}"
            for line in outcome.scores[seat]:
                yield f"  {spell_modifier(line)}"


def digest(data: bytes) -> str:
    """Return a short hash."""
    return hashlib.sha256(data).hexdigest()[:8]


def pick(options: list[Option], stream: Stream) -> Option:
    """Return an option: any kind is as likely as another, and then any of its kind.

    The kind is the first word of its written form. Uniform play would hardly ever choose what has
    only a few options.
    """
    kinds: dict[str, list[Option]] = {}
    for option in options:
        kinds.setdefault(option.text.split()[0], []).append(option)
    kind = kinds[sorted(kinds)[stream.below(len(kinds))]]
    return kind[stream.below(len(kind))]
