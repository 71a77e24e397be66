"""Somebody who plays through the page, in whatever game: what the list offers, hands press."""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import TypeAlias

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as LateError

from tests.browser.hands import Hands, Keys
from tests.browser.person import LOOKS, Json, Person

Pick: TypeAlias = Callable[[list[str]], str]
"""Takes one of several."""

GLANCE = 10
"""Milliseconds between two looks at a page."""

TRIES = 20
SOON = 3_000
"""How often a choice is prepared that does not stay, and after how many milliseconds again."""

NUMBERED = 9
"""Options that have a number key."""


class Player:
    """Plays with a pair of hands; the seed decides what."""

    def __init__(self, person: Person, hands: Hands, seed: int) -> None:
        self.person = person
        self.hands = hands
        self.rng = Random(seed)
        self.made: list[str] = []
        """The choices made, in their written form."""

    def has_made(self, verb: str) -> bool:
        """Whether a choice of that kind has been made."""
        return any(choice.split()[0] == verb for choice in self.made)

    @property
    def is_asked(self) -> bool:
        """Whether a choice is waited for, and the page does not make it by itself."""
        if self._question.count() == 0:
            return False
        asked = self.person.scene["asked"]
        return asked is not None and not self._answers_itself(asked)

    def _answers_itself(self, asked: Json) -> bool:
        """Whether there is but one answer, by which nothing comes to light; learners give it."""
        if self.person.scene["lesson"] or self.person.scene["puzzle"]:
            return False
        alone = len(asked["choices"] or []) == 1 and not asked["secret"] and not asked["family"]
        return alone and not self.person.holds_back

    def wait(self) -> None:
        """Wait for one's move: for a question that the page does not answer by itself."""
        for _ in range(LOOKS):
            if self.is_asked:
                return
            self.person.page.wait_for_timeout(GLANCE)
        raise AssertionError(f"nobody is asked: {self.person.scene['asked']}")

    def move(self) -> None:
        """Make one choice, up to the button that carries it out."""
        self.prepare()
        self.carry_out()

    def prepare(self) -> None:
        """Prepare a choice, so that only the main button is left to press."""
        self.go_on_from("")

    def choose(self, text: str) -> None:
        """Make a choice of two words."""
        verb, word = text.split()
        for _ in range(TRIES):
            offered = self.offered()
            if text not in offered:
                self.press_option(verb)
                offered = self.offered(verb)
            self.press_option(text if text in offered else word)
            with suppress(LateError):  # what was pressed may be put away by what arrives then
                self.prepared.wait_for(timeout=SOON)
                break
        self.carry_out()

    def carry_out(self) -> None:
        """Press the main button, and wait until the choice is made."""
        choice = self.prepared.get_attribute("data-choice")
        self.press_main()
        expect(self.decision.locator(f"footer[data-choice='{choice}']")).to_have_count(0)

    def press_main(self) -> None:
        """Press the button that carries the choice out."""
        self.made.append(str(self.decision.locator("[data-choice]").get_attribute("data-choice")))
        if isinstance(self.hands, Keys) and self.hands.are_free:
            self.person.page.keyboard.press("Enter")
        else:
            self.hands.press(self.person.main)

    def go_on_from(self, words: str, pick: Pick | None = None) -> None:
        """Take word after word from the list until a choice is complete: any, or as picked."""
        while True:
            asked_at = self.person.scene["at"]
            word = (pick or self.rng.choice)(self.offered(words))
            try:
                self.press_option(word)
            except ValueError:  # between two looks the page went on to another question
                words = ""
                continue
            words = f"{words} {word}".strip()
            if not self._follows(words, asked_at):
                words = ""  # the page answered by itself, and asks something else
            elif self.person.main.is_visible():
                return

    def _follows(self, words: str, asked_at: object) -> bool:
        """Wait until the page shows what follows some words; tell whether it still asks the same.

        The list from before may still be there: only the path tells that it is the next one.
        """
        shown = self.person.main.or_(self._path(words)).first
        for _ in range(LOOKS):
            if self.person.scene["at"] != asked_at:
                return False
            if shown.is_visible():
                return True
            self.person.page.wait_for_timeout(GLANCE)
        raise AssertionError(f"nothing follows {words}")

    def offered(self, words: str = "") -> list[str]:
        """Return what the list offers after some words: next words, or whole choices."""
        self.unfold()
        if words:
            expect(self._path(words)).to_be_visible()
        self.person.options.locator("button").first.wait_for()
        listed: list[str] = self.person.options.locator("[data-option]").evaluate_all(
            "rows => rows.map((row) => row.dataset.option)"
        )
        return listed

    def unfold(self) -> None:
        """Have the list shown where the board would do."""
        if self._in_writing(listed=False).count() > 0:
            self.hands.press(self._in_writing(listed=False))

    def fold(self) -> None:
        """Have the board do again, as it does for everybody who comes."""
        if self._in_writing(listed=True).count() > 0:
            self.hands.press(self._in_writing(listed=True))

    def _in_writing(self, *, listed: bool) -> Locator:
        name = self.person.say("web-table-in-writing")
        ways_out = self.decision.locator(".ways-out")
        return ways_out.get_by_role("button", name=name, pressed=listed)

    def press_option(self, words: str) -> None:
        """Press what the list offers, or the key of its number."""
        index = self.offered().index(words)
        if isinstance(self.hands, Keys) and index < NUMBERED and self.rng.random() < 0.7:
            self.person.page.keyboard.press(str(index + 1))
        else:
            self.hands.press(self.person.options.locator("button").nth(index))

    def _path(self, words: str) -> Locator:
        """What says which words have been chosen so far."""
        chosen = self.person.say("web-table-chosen")
        path = self.decision.locator(f'[data-words="{words}"]')
        return path.filter(has_text=chosen)

    @property
    def prepared(self) -> Locator:
        """What carries the complete choice, with its written form."""
        return self.decision.locator("footer[data-choice]")

    @property
    def decision(self) -> Locator:
        """The place where the decision is made."""
        return self.person.decision

    @property
    def _question(self) -> Locator:
        why = self.person.say("web-table-rule-why")
        return self.decision.locator(".rules").get_by_text(why, exact=True)
