"""Games put to the test, and random walks through their matches."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

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

LONG = 2000
"""A match that may take more answers than this is not walked through as a whole, but in scenes."""

STRETCH = 12
"""How far a long match is played on from any point."""

VAST = 100_000
"""More codes than this are not gone through one by one."""

BY_CHANCE = -1
"""Who gives the answers that no seat gives."""


@dataclass(frozen=True)
class Subject:
    """A game set up for play, with what its words and rules must be found in."""

    box: Box
    setup: Setup
    rules: frozenset[str]
    """The IDs of its catalogue."""
    speakers: tuple[Speaker, ...] = ()
    """Those who must be able to say all it says."""
    seeds: tuple[int, ...] = field(default=(1,))
    kept: dict[int, "Keeper"] = field(default_factory=dict, compare=False, repr=False)
    """Long matches by seed, so that each is played only once."""

    @cached_property
    def game(self) -> Game:
        """The game."""
        return build(self.box, self.setup)

    @property
    def info(self) -> GameInfo:
        """The facts about the game."""
        return self.box.info

    @property
    def is_long(self) -> bool:
        """Whether a match is too long to be looked at point by point."""
        return self.info.max_answers > LONG

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
            is_long = box.info.max_answers > LONG
            seeds = (1,) if setup.options or is_long else (1, 2, 3)
            yield Subject(box, setup, rules, voices, seeds)


class Scene(NamedTuple):
    """What happened from one quiet moment to the next: who answered what."""

    state: State
    answers: list[tuple[int, int]]
    kinds: set[str]
    """What was asked."""


class Keeper(Scribe):
    """Keeps a copy of every quiet moment with what followed, and counts what was answered."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self.answers = 0
        self.outcomes = 0

    @property
    def quiet(self) -> list[State]:
        """All quiet moments, the end included."""
        return [scene.state for scene in self.scenes]

    def answered(self, decision: Decision, choice: int) -> None:
        """Keep a choice."""
        self.answers += 1
        self.scenes[-1].answers.append((decision.seat, choice))
        self.scenes[-1].kinds.add(f"{type(decision).__name__} {decision.about().key}")

    def chanced(self, chance: Chance, outcome: int) -> None:
        """Keep an outcome."""
        self.outcomes += 1
        self.scenes[-1].answers.append((BY_CHANCE, outcome))
        self.scenes[-1].kinds.add(chance.about)

    def rested(self, state: State) -> None:
        """Keep a quiet moment."""
        self.scenes.append(Scene(state.copy(), [], set()))

    def conceded(self, seat: int) -> None:
        """Whoever concedes is told by the end that follows."""

    def drew(self) -> None:
        """So is a draw."""

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


def play_on(subject: Subject, match: Match, stream: Stream) -> None:
    """Play a match without a source to its end; a long one only for a stretch."""
    steps = 0
    while not match.is_over and not (subject.is_long and steps == STRETCH):
        step(match, stream)
        steps += 1


def walk_through(
    game: Game, seed: int, scribe: Scribe | None = None, log: Log | None = None
) -> Iterator[Match]:
    """Yield one match at every point where it waits for something, and at its end."""
    match = Match(game, game.start(), None, scribe=scribe, log=log)
    stream = Stream(seed)
    yield match
    while not match.is_over:
        step(match, stream)
        yield match


def walk(subject: Subject, seed: int, log: Log | None = None) -> Iterator[Match]:
    """Yield a random match at every point where it waits for something, and at its end.

    Of a long match only those scenes are played again that show something for the first time.
    """
    if not subject.is_long:
        yield from walk_through(subject.game, seed, log=log)
        return
    for scene in telling_scenes(subject, seed):
        match = Match(subject.game, scene.state.copy(), None, log=log)
        yield match
        for seat, answer in scene.answers:
            if seat == BY_CHANCE:
                match.resolve(answer)
            else:
                match.answer(seat, answer)
            yield match


def played(subject: Subject, seed: int) -> Keeper:
    """Return a random match as it was played from beginning to end."""
    if seed in subject.kept:
        return subject.kept[seed]
    keeper = Keeper()
    for _ in walk_through(subject.game, seed, keeper):
        pass
    if subject.is_long:
        subject.kept[seed] = keeper
    return keeper


def telling_scenes(subject: Subject, seed: int) -> list[Scene]:
    """Return the scenes of a long match in which something is new, and the last one.

    The shortest scene in which it happens is taken; with an unusual option only half of them.
    """
    scenes = played(subject, seed).scenes
    shown: set[str] = set()
    chosen: set[int] = {len(scenes) - 2}
    for index in sorted(range(len(scenes)), key=lambda index: len(scenes[index].answers)):
        if not scenes[index].kinds <= shown:
            shown |= scenes[index].kinds
            chosen.add(index)
    first, *others, last = sorted(chosen)
    share = 2 if subject.setup.options else 1
    return [scenes[index] for index in [first, *others[::share], last]]


def quiet_moments(subject: Subject, seed: int, every: int = 1) -> list[State]:
    """Return copies of quiet moments of a random match, the first and the last included.

    Of a long match they are those where the scenes begin that ``walk`` goes through.
    """
    scenes = played(subject, seed).scenes
    told = telling_scenes(subject, seed) if subject.is_long else scenes[:-1]
    return [scene.state.copy() for scene in [*told[::every], scenes[-1]]]


def some(stream: Stream, items: Sequence[int], number: int) -> list[int]:
    """Return a few of many numbers, or all of a few."""
    if len(items) <= number:
        return list(items)
    return [items[stream.below(len(items))] for _ in range(number)]


def any_codes(subject: Subject, decision: Decision, stream: Stream, number: int) -> list[int]:
    """Return codes to try, legal or not, some just out of bounds.

    Where there are too many to meet a near miss by chance, half of them are near misses.
    """
    bound = subject.info.num_codes
    if bound <= VAST:
        return some(stream, range(-1, bound + 1), number)
    near = [code + stream.below(7) - 3 for code in some(stream, decision.codes(), number // 2)]
    far = some(stream, range(bound), number - number // 2)
    return [-1, bound, *near, *far]
