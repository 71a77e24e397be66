"""Lessons in a browser: offered on a first visit, learned with keys, left, and taken up again."""

import re

from playwright.sync_api import Locator, expect

from athanor.lessons.lesson import find_lesson
from tests.browser.axe import is_open_to_all
from tests.browser.conftest import Welcome
from tests.browser.learner import Learner
from tests.browser.person import Person
from tests.server.living import LivingHouse


def at_step(person: Person, number: int) -> None:
    """Wait until the lesson has come to a step, counted from 0."""
    expect(person.page.locator(f".lesson[data-step='{number}']")).to_be_visible()


def button(person: Person, key: str) -> Locator:
    """Return a button of the lesson."""
    return person.page.get_by_role("button", name=person.say(key), exact=True)


def reads_on(person: Person, number: int) -> None:
    """Turn a page with the keyboard."""
    at_step(person, number)
    button(person, "web-lesson-next").press("Enter")
    at_step(person, number + 1)


def does_as_shown(person: Person, number: int) -> None:
    """Have a choice shown and make it, with the keyboard alone."""
    at_step(person, number)
    button(person, "web-lesson-show").press("Enter")
    act = person.page.locator("footer[data-choice] .act .wide")
    expect(act).to_be_visible()
    act.press("Enter")
    at_step(person, number + 1)


def test_a_first_visit_learns_the_idea_with_keys_and_comes_back_to_it(
    welcome: Welcome, own_house: LivingHouse
) -> None:
    person = welcome(own_house)
    page = person.page
    person.go("/")
    page.get_by_role("link", name=person.say("web-learn-first")).press("Enter")
    page.locator("[data-lesson=idea] button").press("Enter")
    reads_on(person, 0)
    reads_on(person, 1)
    expect(page.locator("[data-place='reserve:S'][data-lit]")).to_be_visible()
    page.locator("[data-place='cauldron:ST']").press("Enter")
    expect(page.locator(".bubble")).to_contain_text("ALC-061")
    expect(page.locator(".lesson .word")).to_have_text(
        re.compile(re.escape(person.say("alchemist-lesson-idea-take-copy")))
    )
    is_open_to_all(page)
    does_as_shown(person, 2)
    page.reload()
    at_step(person, 3)
    page.get_by_role("link", name=person.say("web-lesson-leave")).press("Enter")
    expect(page.locator("[data-lesson=idea]")).to_contain_text(
        person.say("web-lesson-step", step=4, steps=7)
    )
    is_open_to_all(page)
    page.locator("[data-lesson=idea] button").press("Enter")
    does_as_shown(person, 3)
    reads_on(person, 4)
    does_as_shown(person, 5)
    reads_on(person, 6)
    expect(page.locator(".lesson")).to_contain_text("take, copy, create")
    assert page.evaluate("window.touches") == 0


def test_a_lesson_is_learned_on_a_phone_in_french(welcome: Welcome) -> None:
    person = welcome(phone=True, language="fr")
    page = person.page
    person.go("/learn/alchemist")
    page.locator("[data-lesson=schools] button").tap()
    for number in (0, 1):
        at_step(person, number)
        button(person, "web-lesson-next").tap()
    at_step(person, 2)
    page.locator("[data-place='cauldron:SD']").tap()
    page.locator("footer[data-choice='copy SD M'] .act .wide").tap()
    at_step(person, 3)
    button(person, "web-lesson-next").tap()
    at_step(person, 4)


def test_a_lesson_shows_what_it_speaks_of_and_says_its_last_words_after_the_end(
    welcome: Welcome,
) -> None:
    """On a phone, whose eye is close to the table, and where a match ends before the lesson."""
    lesson = find_lesson("alkemy-blitz", "idea")
    learner = Learner(welcome(phone=True, language="fr"), lesson, by_keys=False)
    learner.begins()
    for step in range(len(lesson.steps)):
        learner.goes_on(step)
    learner.has_learned()


def test_a_light_stays_on_the_board_where_a_phone_shows_less_than_all(welcome: Welcome) -> None:
    """Alchemist's ring of numbers is higher than the room that a phone has for the board."""
    person = welcome(phone=True, language="fr")
    person.go("/learn/alchemist")
    person.page.locator("[data-lesson=idea] button").tap()
    at_step(person, 0)
    frame = person.page.locator(".light .glow").first.bounding_box()
    ring = person.page.locator("[data-place=fame]").first.bounding_box()
    panel = person.page.locator(".lesson").bounding_box()
    assert frame is not None
    assert ring is not None
    assert panel is not None
    assert ring["y"] + ring["height"] > panel["y"], "there is room for all of it"
    assert frame["y"] + frame["height"] <= panel["y"]
