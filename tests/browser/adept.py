"""Somebody who plays Alchemist through the page, choosing from what the page offers."""

from playwright.sync_api import Locator

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


def is_whole(words: str) -> bool:
    """Tell whether an option of the list is a whole choice, not only its next word."""
    return " " in words


class Adept(Player):
    """Plays Alchemist."""

    def press_cauldron(self, name: str) -> None:
        """Press a cauldron on the board."""
        self.offered()
        self.hands.press(self.cauldron(name))

    def prepare(self) -> None:
        """Prepare a choice, so that only the main button is left to press."""
        offered = self.offered()
        verbs = sorted({words.split()[0] for words in offered})
        untried = [verb for verb in verbs if verb in KINDS and not self.has_made(verb)]
        verb = self.rng.choice(untried) if untried else self.rng.choices(verbs, weights(verbs))[0]
        whole = [words for words in offered if words.split()[0] == verb and words != verb]
        if whole:
            self.press_option(self.rng.choice(whole))
        elif verb == "create":
            self.create()
        elif verb == "draw":
            self.press_option(verb)
        else:
            self.press_option(verb)
            self.go_on_from(verb)
        self.person.main.wait_for()

    def create(self) -> None:
        """Put a recipe together cube by cube, in a cauldron of the board or of the list."""
        self.press_option("create")
        cauldron = self.rng.choice(self.offered("create"))
        if is_whole(cauldron) or self.rng.random() < 0.5:
            self.press_option(cauldron)
        else:
            self.hands.press(self.cauldron(cauldron))
        if is_whole(cauldron):
            return
        words = f"create {cauldron}"
        recipe = self.rng.choice(self.offered(words))
        if is_whole(recipe):
            recipe = recipe.split()[2]
        for letter in recipe:
            self.hands.press(self.cube_to_put_in(letter))
        tile = self.rng.choice(self.offered(f"{words} {recipe}")).split()[-1]
        fame = self.person.say("web-alchemist-tile", tile=int(tile))
        self.hands.press(self.decision.get_by_role("button", name=fame, exact=True))

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
