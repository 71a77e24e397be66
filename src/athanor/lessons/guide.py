"""Where a learner stands in a lesson: nothing but what the choices and the pages read come to."""

import re
from collections.abc import Sequence
from functools import cache

import msgspec

from athanor.bots.bot import Window
from athanor.bots.greedy import GreedyBot
from athanor.kernel.game import Data, Game, State
from athanor.kernel.log import Log
from athanor.kernel.match import Match
from athanor.kernel.script import Decision
from athanor.kernel.words import Message, Refused, refuse
from athanor.lessons.lesson import Goal, Lesson, Step
from athanor.lessons.luck import LessonSource

NOT_NOW = "lesson-not-now"
"""The message of a refusal to who tries what the rules allow and the step does not ask for."""


class Mark:
    """A moment of a lesson: how many choices stood there, and how many pages had been read."""

    def __init__(self, answers: int, read: int) -> None:
        self.answers = answers
        self.read = read


class Guide:
    """Leads one learner through a lesson, beside the match that is played for it."""

    def __init__(self, lesson: Lesson, game: Game) -> None:
        self.lesson = lesson
        self.game = game
        self.step = 0
        """The step that is under way; past the last one, the lesson is done."""
        self.read = 0
        """How many pages have been read."""
        self._start: Data | None = None
        self._chances = 0
        self._forget()

    def _forget(self) -> None:
        self.step = 0
        self._answers = 0
        self._leafed = 0
        self._own = 0
        self._rivals = 0
        self._marks = [Mark(0, 0)]

    # --- the match ---

    @property
    def seat(self) -> int:
        """Where the learner sits."""
        return self.lesson.seat

    def start(self) -> State:
        """Return the state in which the lesson begins."""
        if self._start is None:
            self._start = self._prepared()
        return self.game.load(self._start)

    @property
    def draws_before(self) -> int:
        """How often chance was asked before the lesson began."""
        if self._start is None:
            self._start = self._prepared()
        return self._chances

    def _prepared(self) -> Data:
        """Play what comes before the lesson; it ends between two scripts, or cannot be kept."""
        lesson = self.lesson
        source = LessonSource(lesson)
        position = lesson.state
        state = self.game.start()
        if position is not None:
            state = self.game.load({**state.data(), **position})
        if not lesson.before:
            return state.data()
        match = Match(self.game, state, source)
        for text in lesson.before:
            decision = match.decision
            if decision is None:
                raise refuse("lesson-before-end", choice=text)
            match.answer(decision.seat, decision.parse(text))
        match.decision  # noqa: B018 - a match runs only when it is looked at
        if match.since:
            raise refuse("lesson-before-unquiet")
        self._chances = source.draws
        return match.quiet.data()

    def begin(self, log: Log | None = None) -> Match:
        """Return a match where the lesson begins."""
        match = Match(
            self.game, self.start(), LessonSource(self.lesson, self.draws_before), log=log
        )
        self.restart(match)
        return match

    def restart(self, match: Match) -> None:
        """Hear that the match stands where the lesson begins; what was read stays read."""
        self._forget()
        self._advance(match)

    def answered(self, match: Match, seat: int) -> None:
        """Hear that somebody has chosen."""
        self._answers += 1
        if seat == self.seat:
            self._own += 1
        else:
            self._rivals += 1
        self._advance(match)

    def leaf(self, match: Match, read: int) -> None:
        """Hear how many pages have been read, of a match that stands where it stood."""
        self.read = read
        self._advance(match)

    def _advance(self, match: Match) -> None:
        while not self.is_done and self._is_past(match, self.steps[self.step]):
            if self.steps[self.step].is_page:
                self._leafed += 1
            self.step += 1
            self._own = self._rivals = 0
            self._marks.append(Mark(self._answers, self._leafed))

    def _is_past(self, match: Match, step: Step) -> bool:
        if any(decision.seat != self.seat for decision in match.decisions):
            return False  # the others come first
        if step.is_page:
            return self._leafed < self.read
        if step.goal:
            view = msgspec.to_builtins(self.game.view(match.state, self.seat))
            return all(holds(goal, view) for goal in step.goal)
        return self._own > 0

    # --- what it comes to ---

    @property
    def steps(self) -> Sequence[Step]:
        """All steps."""
        return self.lesson.steps

    @property
    def is_done(self) -> bool:
        """Whether there is no step left."""
        return self.step >= len(self.lesson.steps)

    @property
    def current(self) -> Step | None:
        """The step that is under way."""
        return None if self.is_done else self.steps[self.step]

    @property
    def shown(self) -> str:
        """What who asks to be shown is shown, in writing; empty if there is nothing to show."""
        step = self.current
        shown = () if step is None else step.shown
        return shown[self._own] if self._own < len(shown) else ""

    @property
    def read_on(self) -> Mark | None:
        """Where the next page leads; None where none is to be turned."""
        step = self.current
        if step is None or not step.is_page:
            return None
        return Mark(self._answers, self._leafed + 1)

    @property
    def beginning(self) -> Mark:
        """Where the lesson begins."""
        return self._marks[0]

    def back(self) -> Mark | None:
        """Return where the step begins, or the one before it if nothing was chosen in this one."""
        here = self._marks[self.step]
        if self._answers > here.answers:
            return here
        return self._marks[self.step - 1] if self.step > 0 else None

    # --- what may be chosen ---

    def allows(self, text: str) -> bool:
        """Tell whether the step asks for a choice that the rules allow."""
        step = self.current
        if step is None or step.is_page:
            return False
        return not step.may or any(looks_like(text, pattern) for pattern in step.may)

    def check(self, decision: Decision, text: str) -> None:
        """Refuse a choice of the learner: by the rules, or because it is not its time."""
        code = decision.parse(text)
        refusal = decision.why_not(code)
        if refusal is not None:
            raise Refused(refusal)
        step = self.current
        if step is None:
            raise refuse("lesson-is-done")
        if step.is_page:
            raise refuse("lesson-read-on")
        if not self.allows(decision.option(code).text):
            raise refuse(NOT_NOW)

    def word_for(self, text: str) -> Message | None:
        """Return what the lesson says to who tries something that is not to be done now."""
        step = self.current
        if step is None or step.is_page:
            return None
        says = next((one.says for one in step.tried if looks_like(text, one.choice)), "otherwise")
        return self.lesson.text(f"{step.name}-{says}")

    def rival_choice(self, match: Match, seat: int) -> str:
        """Return what another seat chooses: as written, or what looks best where that is no help.

        A step with a goal leaves the learner free, and what was written may have become illegal.
        """
        decision = match.decision_of(seat)
        written = self._written_rival()
        if written:
            try:
                if decision.why_not(decision.parse(written)) is None:
                    return written
            except Refused:
                pass
        bot = GreedyBot(self.game.hints(), self._answers)
        return decision.option(bot.choose(Window(match, seat))).text

    def _written_rival(self) -> str:
        step = self.current
        rivals = () if step is None else step.rivals
        return rivals[self._rivals] if self._rivals < len(rivals) else ""


def holds(goal: Goal, view: object) -> bool:
    """Tell whether a goal is reached in a view."""
    found = looked_up(goal.path, view)
    if goal.least is not None:
        return isinstance(found, int | float) and found >= goal.least
    return found == goal.equals


def looked_up(path: str, view: object) -> object:
    """Return what is at the end of a path through a view; raises ``LookupError`` if nothing is."""
    for word in path.split("."):
        if isinstance(view, dict) and word in view:
            view = view[word]
        elif isinstance(view, list | tuple) and word.lstrip("-").isdigit():
            view = view[int(word)]
        else:
            raise LookupError(f"nothing is called {word} in {path}")
    return view


def looks_like(text: str, pattern: str) -> bool:
    """Tell whether a choice in writing is what a pattern stands for."""
    return _pattern(pattern).fullmatch(text) is not None


@cache
def _pattern(pattern: str) -> re.Pattern[str]:
    return re.compile(".*".join(re.escape(part) for part in pattern.split("*")))
