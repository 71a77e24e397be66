"""What a learner is told where the lesson stands."""

from athanor.kernel.words import Message
from athanor.lessons.guide import Guide
from athanor.server.protocol.play import Guidance


def guidance(guide: Guide) -> Guidance:
    """Return where the learner stands, and what is said there."""
    lesson, step = guide.lesson, guide.current
    left = len(lesson.steps) - guide.step
    return Guidance(
        lesson=lesson.name,
        title=lesson.title(),
        step=guide.step,
        steps=tuple(lesson.text(one.name) for one in lesson.steps),
        minutes=-(-lesson.minutes * left // len(lesson.steps)),
        says=lesson.text("done" if step is None else f"{step.name}-says"),
        asks=asks(guide),
        rules=() if step is None else step.rules,
        lit=() if step is None else step.lit,
        asked=() if step is None else step.asks,
        page=step is not None and step.is_page,
        shows=guide.shown,
        can_go_back=guide.back() is not None,
        done=guide.is_done,
    )


def asks(guide: Guide) -> Message | None:
    """Return what there is to do, if there is anything."""
    step = guide.current
    return None if step is None or step.is_page else guide.lesson.text(f"{step.name}-asks")
