"""Where a learner stands is what the choices and the pages read come to, and nothing else."""

import pytest

from athanor.kernel import find
from athanor.kernel.match import Match
from athanor.kernel.words import Refused
from athanor.lessons.guide import Guide, looked_up, looks_like
from athanor.lessons.lesson import Goal, Lesson, Step, find_lesson
from athanor.lessons.luck import LessonSource

IDEA = find_lesson("alchemist", "idea")
GAME = find("alchemist").build(3, {"first_player": 0})


class Learner:
    """Somebody in the middle of the idea of Alchemist."""

    def __init__(self, lesson: Lesson = IDEA) -> None:
        self.guide = Guide(lesson, GAME)
        self.match: Match = self.guide.begin()

    def read(self) -> None:
        self.guide.leaf(self.match, self.guide.read + 1)

    def choose(self, text: str) -> None:
        seat = self.match.decisions[0].seat
        self.match.answer(seat, self.match.decision_of(seat).parse(text))
        self.guide.answered(self.match, seat)

    def let_others(self) -> None:
        while self.match.decisions and self.match.decisions[0].seat != self.guide.seat:
            seat = self.match.decisions[0].seat
            self.choose(self.guide.rival_choice(self.match, seat))

    @property
    def step(self) -> str:
        step = self.guide.current
        return "" if step is None else step.name


@pytest.fixture
def learner() -> Learner:
    one = Learner()
    one.read()
    one.read()
    return one


def test_pages_are_turned_one_by_one() -> None:
    learner = Learner()
    assert learner.step == "goal"
    learner.read()
    assert learner.step == "turn"
    learner.read()
    assert learner.step == "take"
    assert learner.guide.read_on is None


def test_a_step_ends_when_the_others_have_played_as_written(learner: Learner) -> None:
    learner.choose("take S")
    assert learner.step == "take"
    assert learner.guide.rival_choice(learner.match, 1) == "create MS BBD 7"
    learner.let_others()
    assert learner.step == "copy"


def test_what_is_legal_but_not_its_time_is_refused_without_a_rule(learner: Learner) -> None:
    decision = learner.match.decision_of(0)
    with pytest.raises(Refused) as refused:
        learner.guide.check(decision, "draw")
    assert refused.value.refusal.message.key == "lesson-not-now"
    assert refused.value.refusal.rules == ()


def test_what_is_illegal_is_refused_by_its_rule(learner: Learner) -> None:
    decision = learner.match.decision_of(0)
    with pytest.raises(Refused) as refused:
        learner.guide.check(decision, "take B")
    assert refused.value.refusal.rules == ("ALC-081",)


def test_the_lesson_has_a_word_for_what_is_tried(learner: Learner) -> None:
    words = [learner.guide.word_for(text) for text in ("draw", "copy ST M", "take T")]
    keys = [word.key for word in words if word is not None]
    start = "alchemist-lesson-idea-take-"
    assert keys == [f"{start}bag", f"{start}copy", f"{start}otherwise"]


def test_one_goes_back_to_the_beginning_of_a_step_then_to_the_one_before(learner: Learner) -> None:
    learner.choose("take S")
    mark = learner.guide.back()
    assert mark is not None
    assert (mark.answers, mark.read) == (0, 2)
    learner.let_others()
    mark = learner.guide.back()
    assert mark is not None
    assert (mark.answers, mark.read) == (0, 2)


def test_at_the_beginning_there_is_nothing_to_go_back_to() -> None:
    assert Learner().guide.back() is None


def test_going_back_among_pages_counts_what_was_read(learner: Learner) -> None:
    mark = learner.guide.back()
    assert mark is not None
    assert (mark.answers, mark.read) == (0, 1)


def test_a_goal_ends_a_step_whatever_was_chosen() -> None:
    goal = Goal("adepts.0.fame", least=22)
    steps = (Step("free", goal=(goal,), shows=("create DT M 1",)), Step("after"))
    learner = Learner(Lesson("alchemist", "x", "point", 1, 3, steps, position=IDEA.position))
    learner.choose("take T")
    learner.let_others()
    assert learner.step == "free"
    learner.choose("create DT M 1")
    learner.let_others()
    assert learner.step == "after"


def test_the_others_choose_something_legal_where_what_is_written_is_not() -> None:
    steps = (Step("a", may=("take S",), rivals=("create MS BBD 10",)), Step("b"))
    learner = Learner(Lesson("alchemist", "x", "point", 1, 3, steps, position=IDEA.position))
    learner.choose("take S")
    learner.choose("create DT SS 7")
    text = learner.guide.rival_choice(learner.match, 2)
    assert learner.match.decision_of(2).parse(text) >= 0
    learner.let_others()
    assert learner.step == "b"


def test_chance_comes_out_as_given_and_then_the_same_for_everybody() -> None:
    ends = []
    for _ in range(2):
        learner = Learner()
        learner.read()
        learner.read()
        learner.choose("take S")
        learner.let_others()
        ends.append(learner.match.state.data())
    assert ends[0] == ends[1]
    assert isinstance(learner.match.source, LessonSource)
    assert learner.match.source.draws == 2


def test_what_comes_before_a_lesson_ends_between_two_turns() -> None:
    whole = Lesson("alchemist", "x", "point", 1, 3, (Step("a"),), before=("take M", "take S"))
    match = Guide(whole, GAME).begin()
    assert match.decision is not None
    assert match.decision.seat == 2
    assert match.answered == 0


def test_a_path_leads_through_a_view() -> None:
    view = {"adepts": [{"fame": 3}]}
    assert looked_up("adepts.0.fame", view) == 3
    with pytest.raises(LookupError, match="glory"):
        looked_up("adepts.0.glory", view)


def test_a_star_stands_for_anything() -> None:
    assert looks_like("copy MD S", "copy MD *")
    assert looks_like("create SB MM 10", "create SB * 10")
    assert not looks_like("create SB MM 9", "create SB * 10")
    assert not looks_like("copy MD S", "copy MD")
