"""Somebody who plays Alchemist through the page, choosing from what the page offers."""

import re
from random import Random

from playwright.sync_api import Locator, expect

from tests.browser.hands import Hands, Keys
from tests.browser.person import Person

KINDS = {"create": 4, "copy": 4, "take": 2, "draw": 2}
"""How much an adept likes each kind of choice; the mix brings a match to its end."""

INGREDIENTS = {
    "M": "alchemist-ingredient-mushroom",
    "S": "alchemist-ingredient-spider",
    "B": "alchemist-ingredient-bird-leg",
    "D": "alchemist-ingredient-dragon-blood",
    "T": "alchemist-ingredient-troll-eye",
}

NUMBERED = 9
"""Options that have a number key."""


def weights(verbs: list[str]) -> list[int]:
    """Return how much an adept likes some kinds of choices."""
    return [KINDS.get(verb, 1) for verb in verbs]


def is_whole(words: str) -> bool:
    """Tell whether an option of the list is a whole choice, not only its next word."""
    return " " in words


class Adept:
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
        """Whether a choice is waited for."""
        return self._question.count() > 0

    def wait(self) -> None:
        """Wait for one's move."""
        expect(self._question).to_be_attached()

    def choose(self, text: str) -> None:
        """Make a choice of two words."""
        verb, word = text.split()
        offered = self._offered()
        if text not in offered:
            self._press_option(verb)
            offered = self._offered(verb)
        self._press_option(text if text in offered else word)
        self.carry_out()

    def press_cauldron(self, name: str) -> None:
        """Press a cauldron on the board."""
        self._offered()
        self.hands.press(self.cauldron(name))

    def move(self) -> None:
        """Make one choice, up to the button that carries it out."""
        self.prepare()
        self.carry_out()

    def prepare(self) -> None:
        """Prepare a choice, so that only the main button is left to press."""
        offered = self._offered()
        verbs = sorted({words.split()[0] for words in offered})
        untried = [verb for verb in verbs if verb in KINDS and not self.has_made(verb)]
        verb = self.rng.choice(untried) if untried else self.rng.choices(verbs, weights(verbs))[0]
        whole = [words for words in offered if words.split()[0] == verb and words != verb]
        if whole:
            self._press_option(self.rng.choice(whole))
        elif verb == "create":
            self.create()
        elif verb == "draw":
            self._press_option(verb)
        else:
            self._press_option(verb)
            self._go_on_from(verb)
        self.person.main.wait_for()

    def carry_out(self) -> None:
        """Press the main button, and wait until the choice is made."""
        said = self.person.main.inner_text()
        self.press_main()
        expect(self._decision.get_by_role("button", name=said, exact=True)).to_have_count(0)

    def press_main(self) -> None:
        """Press the button that carries the choice out."""
        self.made.append(self.person.options.locator("[aria-pressed=true] code").inner_text())
        if isinstance(self.hands, Keys) and self.hands.are_free:
            self.person.page.keyboard.press("Enter")
        else:
            self.hands.press(self.person.main)

    def create(self) -> None:
        """Put a recipe together cube by cube, in a cauldron of the board or of the list."""
        self._press_option("create")
        cauldron = self.rng.choice(self._offered("create"))
        if is_whole(cauldron) or self.rng.random() < 0.5:
            self._press_option(cauldron)
        else:
            self.hands.press(self.cauldron(cauldron))
        if is_whole(cauldron):
            return
        words = f"create {cauldron}"
        recipe = self.rng.choice(self._offered(words))
        if is_whole(recipe):
            recipe = recipe.split()[2]
        for letter in recipe:
            self.hands.press(self.cube_to_put_in(letter))
        tile = self.rng.choice(self._offered(f"{words} {recipe}")).split()[-1]
        fame = self.person.say("web-alchemist-tile", tile=int(tile))
        self.hands.press(self._decision.get_by_role("button", name=fame, exact=True))

    def _go_on_from(self, words: str) -> None:
        """Take word after word from the list until a choice is complete."""
        while True:
            word = self.rng.choice(self._offered(words))
            self._press_option(word)
            if is_whole(word):
                return
            words = f"{words} {word}"
            expect(self.person.main.or_(self._path(words))).to_be_visible()
            if self.person.main.is_visible():
                return

    def cube_to_put_in(self, letter: str) -> Locator:
        """Return what puts a cube of one's supply into the chosen cauldron."""
        ingredient = self.person.say(INGREDIENTS[letter])
        name = self.person.pattern("web-alchemist-put-in", ingredient=ingredient, count=0)
        return self._decision.get_by_role("button", name=name)

    def empty_cauldron(self) -> str:
        """Return a cauldron in which there is no potion yet."""
        cauldrons = self.person.scene["view"]["cauldrons"]
        name: str = next(one["name"] for one in cauldrons if one["potion"] is None)
        return name

    def cauldron(self, name: str) -> Locator:
        """Return a cauldron on the board."""
        return self.person.page.get_by_role("button", name=re.compile(rf"\({name}\)"))

    def _offered(self, words: str = "") -> list[str]:
        """Return what the list offers after some words: next words, or whole choices."""
        if words:
            expect(self._path(words)).to_be_visible()
        self.person.options.get_by_role("button").first.wait_for()
        return self.person.options.locator("code").all_inner_texts()

    def _press_option(self, words: str) -> None:
        offered = self._offered()
        index = offered.index(words)
        if isinstance(self.hands, Keys) and index < NUMBERED and self.rng.random() < 0.7:
            self.person.page.keyboard.press(str(index + 1))
        else:
            self.hands.press(self.person.options.get_by_role("button").nth(index))

    def _path(self, words: str) -> Locator:
        """What says which words have been chosen so far."""
        chosen = self.person.say("web-table-chosen")
        exactly = re.compile(rf"^{re.escape(chosen)}\s+{re.escape(words)}\s*$")
        return self._decision.get_by_role("paragraph").filter(has_text=exactly)

    @property
    def _decision(self) -> Locator:
        return self.person.decision

    @property
    def _question(self) -> Locator:
        return self._decision.get_by_text(self.person.say("web-table-rule-why"), exact=True)
