"""Every lesson can be learned to its end, in every language; and what breaks one is found."""

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from athanor.dev.board_parts import BoardParts
from athanor.dev.lessons import flaws
from athanor.dev.main import app
from athanor.kernel import games
from athanor.lessons.lesson import KINDS, Lesson, Step, Trial, find_lesson, lessons_of, read_lesson

ROOT = Path(__file__).parents[2]
LESSONS = [lesson for box in games().values() for lesson in lessons_of(box)]
IDEA = find_lesson("alchemist", "idea")
PARTS = BoardParts("alchemist", ROOT)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.name}")
def test_a_lesson_can_be_learned_to_its_end(lesson: Lesson) -> None:
    assert flaws(lesson, BoardParts(lesson.game, ROOT)) == []


@pytest.mark.parametrize("game", sorted({lesson.game for lesson in LESSONS}))
def test_lessons_begin_with_the_idea(game: str) -> None:
    kinds = [lesson.kind for lesson in LESSONS if lesson.game == game]
    assert kinds == sorted(kinds, key=KINDS.index)
    assert kinds[0] == "idea"


def with_step(name: str, /, **changes: object) -> Lesson:
    """Return the idea of Alchemist with one step changed."""
    steps = [
        msgspec.structs.replace(step, **changes) if step.name == name else step
        for step in IDEA.steps
    ]
    return msgspec.structs.replace(IDEA, steps=tuple(steps))


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        (with_step("goal", lit=("fames",)), "nothing on the board is called fames"),
        (with_step("take", may=("take B",)), "take B cannot be chosen"),
        (with_step("take", may=("take S", "take B")), "take B cannot be chosen"),
        (with_step("take", rivals=("create MS BBD 7",)), "seat 2 is asked and nothing is written"),
        (with_step("take", rivals=("copy MS B", "draw")), "seat 1 may not choose copy MS B"),
        (with_step("create", rivals=("take T", "take D", "draw")), "only 2 of"),
        (with_step("take", chance=(0,)), "1 outcomes are given by then"),
        (with_step("goal", rules=("ALC-999",)), "there is no rule ALC-999"),
        (with_step("goal", name="gaol"), "alchemist-lesson-idea-gaol"),
        (with_step("take", tried=(Trial("take S", "bag"),)), "is both asked for and wrong"),
        (with_step("copy", shows=("copy MD *",)), "must be one choice"),
        (with_step("copy", shows=()), "must be one choice"),
        (msgspec.structs.replace(IDEA, kind="match", steps=IDEA.steps[:3]), "is not over"),
    ],
)
def test_what_is_missing_is_said(broken: Lesson, said: str) -> None:
    assert any(said in flaw for flaw in flaws(broken, PARTS)), flaws(broken, PARTS)


def test_a_step_without_anything_to_choose_is_a_page() -> None:
    assert Step("a").is_page
    assert not Step("a", may=("draw",)).is_page


def test_editions_share_a_lesson_and_each_has_its_own_rules() -> None:
    newer, older = find_lesson("alkemy-v2", "idea"), find_lesson("alkemy-blitz", "idea")
    assert newer.title() == older.title()
    for lesson, prefix in ((newer, "AK2-"), (older, "AKB-")):
        rules = [rule for step in lesson.steps for rule in step.rules]
        assert rules
        assert all(rule.startswith(prefix) for rule in rules)


def test_a_file_that_says_something_else_is_refused_by_its_name() -> None:
    with pytest.raises(ValueError, match=r"idea\.toml.*unknown field"):
        read_lesson(b'colour = "red"\n', "idea.toml")


def test_the_command_is_silent_where_nothing_is_wrong() -> None:
    done = CliRunner().invoke(app, ["lessons", "--game", "alchemist", "--root", str(ROOT)])
    assert (done.exit_code, done.output) == (0, "")
