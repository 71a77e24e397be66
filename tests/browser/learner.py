"""Somebody who learns in a browser: goes through a lesson as it shows."""

from playwright.sync_api import Locator, expect

from athanor.lessons.lesson import Lesson, Step
from tests.browser.person import Person


class Learner:
    """Somebody who goes through a lesson as it shows."""

    def __init__(self, person: Person, lesson: Lesson, by_keys: bool) -> None:
        self.person = person
        self.page = person.page
        self.lesson = lesson
        self.by_keys = by_keys

    def begins(self) -> None:
        self.person.go(f"/learn/{self.lesson.game}")
        self.presses(self.page.locator(f"[data-lesson={self.lesson.name}] button"))
        self.is_at(0)

    def presses(self, there: Locator) -> None:
        """Press something, with a key, a finger or the mouse."""
        if self.by_keys:
            there.press("Enter")
        elif self.person.phone:
            there.tap()
        else:
            there.click()

    def button(self, key: str) -> Locator:
        return self.page.locator(".ways").get_by_role(
            "button", name=self.person.say(key), exact=True
        )

    def is_at(self, step: int) -> None:
        expect(self.page.locator(f".lesson[data-step='{step}']")).to_be_visible()

    def goes_on(self, step: int) -> None:
        """Go through one step as it shows."""
        page = self.lesson.steps[step]
        self.is_at(step)
        for part in (*page.lit, *page.asks):
            there = self.page.locator(f"[data-place='{part}'][data-lit]").first
            if not self.person.phone:
                expect(there).to_be_visible()
            elif part == first_of(page) and there.is_visible():
                expect(there).to_be_in_viewport()  # it is not all of a board that is, there
        if page.is_page:
            self.presses(self.button("web-lesson-next"))
        for text in page.shown:
            self.chooses(text)
        self.is_at(step + 1)

    def chooses(self, text: str) -> None:
        """Have a choice shown and make it."""
        self.presses(self.button("web-lesson-show"))
        act = self.page.locator(f'footer[data-choice="{text}"] .act .wide')
        self.presses(act)
        expect(act).to_have_count(0)

    def has_learned(self) -> None:
        """See that the lesson is still there when all of it is done, and says so."""
        self.is_at(len(self.lesson.steps))
        expect(self.page.locator(".lesson .outline [aria-current]")).to_have_count(0)


def first_of(step: Step) -> str:
    """Return the part that a step speaks of first."""
    return (*step.lit, *step.asks)[0]
