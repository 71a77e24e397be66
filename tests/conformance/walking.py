"""Games put to the test, and random walks through their matches."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property

from athanor.dev.setups import Setup, all_setups, build
from athanor.kernel import (
    SPECTATOR,
    Box,
    Chance,
    Decision,
    Game,
    GameInfo,
    Log,
    Match,
    Scribe,
    State,
    Stream,
)
from athanor.locale import Speaker


@dataclass(frozen=True)
class Subject:
    """A game set up for play, with what its words and rules must be found in."""

    box: Box
    setup: Setup
    rules: frozenset[str]
    """The IDs of its catalogue."""
    speakers: tuple[Speaker, ...] = ()
    """Those who must be able to say all it says; none for an example without texts."""
    seeds: tuple[int, ...] = field(default=(1,))

    @cached_property
    def game(self) -> Game:
        """The game."""
        return build(self.box, self.setup)

    @property
    def info(self) -> GameInfo:
        """The facts about the game."""
        return self.box.info

    @property
    def viewers(self) -> list[int]:
        """Everybody who may look: each seat, and a spectator."""
        return [*range(self.setup.seats), SPECTATOR]

    def __str__(self) -> str:
        """Return a name for test reports."""
        return f"{self.info.name}-{self.setup.name}"


Check = Callable[[Subject, int], None]


def subjects(
    boxes: Iterable[Box], rules_of: Callable[[Box], Iterable[str]], speakers: Iterable[Speaker] = ()
) -> Iterator[Subject]:
    """Yield every setup of some games; those with all options as usual are played more often."""
    voices = tuple(speakers)
    for box in boxes:
        rules = frozenset(rules_of(box))
        for setup in all_setups(box):
            seeds = (1,) if setup.options else (1, 2, 3)
            yield Subject(box, setup, rules, voices, seeds)


class Keeper(Scribe):
    """Keeps a copy of every quiet moment, and counts what was answered."""

    def __init__(self) -> None:
        self.quiet: list[State] = []
        self.answers = 0
        self.outcomes = 0

    def answered(self, decision: Decision, choice: int) -> None:
        """Count a choice."""
        self.answers += 1

    def chanced(self, chance: Chance, outcome: int) -> None:
        """Count an outcome."""
        self.outcomes += 1

    def rested(self, state: State) -> None:
        """Keep a quiet moment."""
        self.quiet.append(state.copy())

    def ended(self, state: State) -> None:
        """The end is a quiet moment too, and already kept."""


def step(match: Match, stream: Stream) -> None:
    """Answer one thing that a match without a source waits for, at random."""
    assert match.answered <= match.game.info.max_answers, "the match does not end"
    if match.chance is not None:
        match.resolve(stream.draw(match.chance))
    else:
        waiting = match.decisions
        decision = waiting[stream.below(len(waiting))]
        match.answer(decision.seat, decision.sample(stream))


def finish(match: Match, stream: Stream) -> None:
    """Play a match without a source to its end."""
    while not match.is_over:
        step(match, stream)


def walk(
    game: Game, seed: int, scribe: Scribe | None = None, log: Log | None = None
) -> Iterator[Match]:
    """Yield one match at every point where it waits for something, and at its end."""
    match = Match(game, game.start(), None, scribe=scribe, log=log)
    stream = Stream(seed)
    yield match
    while not match.is_over:
        step(match, stream)
        yield match


def quiet_moments(subject: Subject, seed: int, every: int = 1) -> list[State]:
    """Return copies of the quiet moments of a random match, the first and the last included."""
    keeper = Keeper()
    for _ in walk(subject.game, seed, keeper):
        pass
    return [*keeper.quiet[:-1:every], keeper.quiet[-1]]


def some(stream: Stream, items: list[int], number: int) -> list[int]:
    """Return a few of many numbers, or all of a few."""
    if len(items) <= number:
        return items
    return [items[stream.below(len(items))] for _ in range(number)]
