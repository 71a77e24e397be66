"""Every lesson of every game, learned to its end in a real browser: ``make lessons``.

Whatever is lit must be in sight there, and what is shown must be what can be done.
"""

import pytest

from athanor.kernel import games
from athanor.lessons.lesson import Lesson, lessons_of
from tests.browser.axe import is_open_to_all
from tests.browser.conftest import Welcome
from tests.browser.learner import Learner

LESSONS = [lesson for box in games().values() for lesson in lessons_of(box)]
MANNERS: dict[str, dict[str, object]] = {
    "keys": {"language": "en"},
    "night": {"language": "fr", "night": True},
    "phone": {"language": "fr", "phone": True},
}


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.name}")
def test_a_lesson_is_learned_in_the_browser(welcome: Welcome, lesson: Lesson, manner: str) -> None:
    person = welcome(**MANNERS[manner])
    learner = Learner(person, lesson, by_keys=manner == "keys")
    learner.begins()
    for step in range(len(lesson.steps)):
        learner.goes_on(step)
        if step == 1:
            is_open_to_all(person.page)
    learner.has_learned()
