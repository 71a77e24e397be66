"""Lessons played to their end, and everything that one of them lacks.

A lesson is whole if each step can be gone through as it shows, the others and chance do exactly
what is written for that step, every choice that is named can be made, every text is there in every
language, and every part of the board that is lit bears that name.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from athanor.dev.board_parts import BoardParts
from athanor.kernel.match import Match
from athanor.kernel.registry import Box, find
from athanor.kernel.words import Message, Refused
from athanor.lessons.guide import Guide, looks_like
from athanor.lessons.lesson import Lesson, Step, lessons_of
from athanor.lessons.luck import LessonSource
from athanor.locale import MissingTextError, Speaker, languages

ENDLESS: Final = 500
"""No step takes so many choices."""

NAMES: Final = ("Maria", "Zosimos", "Geber", "Perenelle", "Flamel")


class FlawError(Exception):
    """Something that a lesson lacks, in words."""


def problems(boxes: Iterable[Box], root: Path) -> Iterator[str]:
    """Yield what is wrong with the lessons of some games."""
    for box in boxes:
        parts = BoardParts(box.info.name, root)
        for lesson in lessons_of(box):
            for problem in flaws(lesson, parts):
                yield f"{lesson.game} {lesson.name}: {problem}"


def flaws(lesson: Lesson, parts: BoardParts) -> list[str]:
    """Return what is wrong with a lesson."""
    found = [*missing_texts(lesson), *contradictions(lesson)]
    things: set[str] = set()
    try:
        play(lesson, things)
        found += branches(lesson)
    except (FlawError, Refused, LookupError) as error:
        found.append(told(error))
    for step in lesson.steps:
        lost = [part for part in (*step.lit, *step.asks) if not parts.has(part, things)]
        found += [f"{step.name}: nothing on the board is called {part}" for part in lost]
    return found


def told(error: Exception) -> str:
    """Return an error in words."""
    if isinstance(error, Refused):
        return Speaker("en").say(error.refusal.message, NAMES)
    return str(error)


# --- texts ---


def missing_texts(lesson: Lesson) -> Iterator[str]:
    """Yield every text that is missing, or that asks for what nobody tells it."""
    for language in languages():
        speaker = Speaker(language)
        speaker.strict = True
        for message in messages(lesson):
            try:
                speaker.say(message, NAMES)
            except MissingTextError as error:
                yield str(error)
        known = speaker.rules(find(lesson.game).info.prefix)
        for rule in (rule for step in lesson.steps for rule in step.rules if rule not in known):
            yield f"{language}: there is no rule {rule}"


def messages(lesson: Lesson) -> Iterator[Message]:
    """Yield all that a lesson says."""
    yield lesson.title()
    yield lesson.text("about")
    yield lesson.text("done")
    for step in lesson.steps:
        yield lesson.text(step.name)
        yield lesson.text(f"{step.name}-says")
        if not step.is_page:
            yield lesson.text(f"{step.name}-asks")
            yield lesson.text(f"{step.name}-otherwise")
        for trial in step.tried:
            yield lesson.text(f"{step.name}-{trial.says}")


def contradictions(lesson: Lesson) -> Iterator[str]:
    """Yield where a lesson contradicts itself."""
    names = [step.name for step in lesson.steps]
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield f"{name}: two steps have this name"
    for step in lesson.steps:
        if not step.is_page and not step.shown:
            yield f"{step.name}: nothing shows how to go through it"
        if any("*" in text for text in step.shown):
            yield f"{step.name}: what it shows must be one choice"
        for trial in step.tried:
            if any(looks_like(trial.choice.replace("*", ""), pattern) for pattern in step.may):
                yield f"{step.name}: {trial.choice} is both asked for and wrong"


# --- playing ---


def play(lesson: Lesson, things: set[str]) -> Guide:
    """Play a lesson as it shows, noting the things its choices are about; fails where it cannot."""
    guide, match = begun(lesson)
    given = len(lesson.chance)
    for index, step in enumerate(lesson.steps):
        given += len(step.chance)
        go_through(guide, match, index, things)
        assert isinstance(match.source, LessonSource)
        drawn = match.source.draws
        if drawn != given:
            raise FlawError(
                f"{step.name}: {given} outcomes are given by then and {drawn} were asked for"
            )
    if lesson.kind == "match" and not match.is_over:
        raise FlawError("the match is not over when the lesson is")
    return guide


def begun(lesson: Lesson) -> tuple[Guide, Match]:
    """Return a lesson at its beginning."""
    game = find(lesson.game).build(lesson.seats, lesson.options)
    guide = Guide(lesson, game)
    return guide, guide.begin()


def go_through(
    guide: Guide,
    match: Match,
    index: int,
    things: set[str],
    first: str | None = None,
    *,
    strict: bool = True,
) -> None:
    """Go through a step as it shows; the learner may begin with another choice that it allows.

    ``strict`` is for as long as all has gone as shown: others then do exactly what is written.
    """
    step = guide.lesson.steps[index]
    if guide.step != index:
        raise FlawError(
            f"{step.name}: it is passed over, or the one before it is not ended by what it shows"
        )
    others = 0
    for _ in range(ENDLESS):
        if guide.step != index:
            break
        rival = next((one.seat for one in match.decisions if one.seat != guide.seat), None)
        if rival is not None:
            answer_rival(guide, match, rival, step, others, strict)
            others += 1
        elif step.is_page:
            guide.leaf(match, guide.read + 1)
        else:
            answer(guide, match, things, first)
            first = None
    if strict and others < len(step.rivals):
        raise FlawError(
            f"{step.name}: only {others} of {len(step.rivals)} choices of rivals are made"
        )


def answer_rival(
    guide: Guide, match: Match, seat: int, step: Step, others: int, strict: bool
) -> None:
    """Have somebody else choose; as written, where the learner did what is shown."""
    text = guide.rival_choice(match, seat)
    if strict and others >= len(step.rivals):
        raise FlawError(f"{step.name}: seat {seat} is asked and nothing is written for it")
    if strict and text != step.rivals[others]:
        raise FlawError(f"{step.name}: seat {seat} may not choose {step.rivals[others]}")
    match.answer(seat, match.decision_of(seat).parse(text))
    guide.answered(match, seat)


def answer(guide: Guide, match: Match, things: set[str], other: str | None = None) -> None:
    """Have the learner choose as is shown."""
    step = guide.current
    decision = match.decision
    if step is None or decision is None:
        raise FlawError("the match is over and the learner has something to choose")
    text = other or guide.shown
    if not text:
        raise FlawError(f"{step.name}: what it shows does not lead to its end")
    try:
        guide.check(decision, text)
    except Refused as error:
        raise FlawError(f"{step.name}: {text} cannot be chosen: {told(error)}") from error
    for option in decision.options():
        things.update(option.things)
    match.answer(guide.seat, decision.parse(text))
    guide.answered(match, guide.seat)


def branches(lesson: Lesson) -> list[str]:
    """Return where a lesson cannot go on after another choice that it names."""
    found: list[str] = []
    for index, step in enumerate(lesson.steps):
        for text in step.may:
            if "*" not in text and text not in step.shown[:1] and not step.goal:
                found += branch(lesson, index, text)
    return found


def branch(lesson: Lesson, index: int, text: str) -> list[str]:
    """Return what is wrong with a lesson in which something else is chosen at a step."""
    guide, match = begun(lesson)
    try:
        for at in range(len(lesson.steps)):
            go_through(guide, match, at, set(), text if at == index else None, strict=at < index)
    except (FlawError, Refused, LookupError) as error:
        return [f"{lesson.steps[index].name}, after {text}: {told(error)}"]
    return []
