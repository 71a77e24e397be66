"""Somebody who plays Alchemist by hand: deeds, cauldrons, cubes and tiles, never the list."""

from playwright.sync_api import Locator, expect

from tests.browser.hands import Keys
from tests.browser.player import Player

KINDS = {"create": 4, "copy": 4, "take": 2, "draw": 2}
"""How much an adept likes each kind of choice; the mix brings a match to its end."""

INGREDIENTS = {
    "M": "alchemist-ingredient-mushroom",
    "S": "alchemist-ingredient-spider",
    "B": "alchemist-ingredient-bird-leg",
    "D": "alchemist-ingredient-dragon-blood",
    "T": "alchemist-ingredient-troll-eye",
}


def weights(verbs: list[str]) -> list[int]:
    """Return how much an adept likes some kinds of choices."""
    return [KINDS.get(verb, 1) for verb in verbs]


class Adept(Player):
    """Plays Alchemist."""

    def press_cauldron(self, name: str) -> None:
        """Press a cauldron on the board."""
        self.offered()
        self.hands.press(self.cauldron(name))

    def offered(self, words: str = "") -> list[str]:
        """Return the words that may follow others, as the house offers them."""
        return self.person.offers(words)

    def prepare(self) -> None:
        """Prepare a choice, so that only the main button is left to press."""
        verbs = sorted(self.offered())
        untried = [verb for verb in verbs if verb in KINDS and not self.has_made(verb)]
        verb = self.rng.choice(untried) if untried else self.rng.choices(verbs, weights(verbs))[0]
        if verb == "create":
            self.create()
        elif verb == "copy":
            self.copy()
        elif verb == "take":
            self.take(self.rng.choice(self.offered("take")))
        elif verb == "draw":
            self.press_deed("draw")
        else:
            self.hands.press(self.decision.locator(".ending button"))
        self.person.main.wait_for()

    def press_deed(self, verb: str) -> None:
        """Press the plate of a deed, or its key."""
        deed = self.decision.locator(f"[data-deed={verb}]")
        deed.wait_for()
        if isinstance(self.hands, Keys) and self.rng.random() < 0.7:
            self.person.page.keyboard.press(str(deed.get_attribute("aria-keyshortcuts")))
        else:
            self.hands.press(deed)

    def choose(self, text: str) -> None:
        """Take a cube, and nothing else: this only leads to what a test is about."""
        verb, letter = text.split()
        assert verb == "take"
        self.take(letter)
        self.carry_out()

    def take(self, letter: str) -> None:
        """Choose a cube of the reserve."""
        self.press_deed("take")
        ingredient = self.person.say(INGREDIENTS[letter])
        held = self.person.pattern("web-alchemist-reserve-held", ingredient=ingredient, count=0)
        self.hands.press(self.decision.get_by_role("button", name=held))

    def copy(self) -> None:
        """Choose a potion, and the tribute where there are several."""
        name = self.rng.choice(self.offered("copy"))
        self.press_deed("copy")
        self.hands.press(self.pick(name))
        tributes = self.offered(f"copy {name}")
        if len(tributes) > 1:
            letter = self.rng.choice(tributes)
            ingredient = self.person.say(INGREDIENTS[letter])
            self.hands.press(self.decision.get_by_role("button", name=ingredient, exact=True))

    def create(self) -> None:
        """Put a recipe together cube by cube, in a cauldron of the board or of the panel."""
        cauldron = self.rng.choice(self.offered("create"))
        if self.rng.random() < 0.5:
            self.press_deed("create")
            self.hands.press(self.pick(cauldron))
        else:
            self.press_cauldron(cauldron)
        recipe = self.rng.choice(self.offered(f"create {cauldron}"))
        for count, letter in enumerate(recipe, start=1):
            self.hands.press(self.cube_to_put_in(letter))
            expect(self.decision.locator(".belly button")).to_have_count(count)
        tile = self.tile(self.rng.choice(self.offered(f"create {cauldron} {recipe}")))
        if tile.get_attribute("aria-pressed") == "false":  # the highest lies there already
            self.hands.press(tile)

    def pick(self, name: str) -> Locator:
        """Return the button of a cauldron in the panel."""
        return self.decision.locator(f"[data-pick='{name}']")

    def tile(self, value: str) -> Locator:
        """Return a fame tile in the panel."""
        fame = self.person.say("web-alchemist-tile", tile=int(value))
        return self.decision.get_by_role("button", name=fame, exact=True)

    def cube_to_put_in(self, letter: str) -> Locator:
        """Return what puts a cube of one's supply into the chosen cauldron."""
        ingredient = self.person.say(INGREDIENTS[letter])
        name = self.person.pattern("web-alchemist-put-in", ingredient=ingredient, count=0)
        return self.decision.get_by_role("button", name=name)

    def empty_cauldron(self) -> str:
        """Return a cauldron in which there is no potion yet."""
        cauldrons = self.person.scene["view"]["cauldrons"]
        name: str = next(one["name"] for one in cauldrons if one["potion"] is None)
        return name

    def cauldron(self, name: str) -> Locator:
        """Return a cauldron on the board."""
        return self.person.page.locator(f"[data-place='cauldron:{name}']")
