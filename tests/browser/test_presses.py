"""What people do most takes few presses."""

from playwright.sync_api import Locator, expect

from tests.browser.artisan import Artisan
from tests.browser.conftest import Welcome
from tests.browser.hands import Mouse
from tests.browser.matches import BOT, plays, plays_alone

EIGHTH = 7
"""The place of cauldron VIII, with which the question takes two lines."""


class Counting(Mouse):
    """Counts its clicks."""

    presses = 0

    def press(self, thing: Locator) -> None:
        """Click."""
        self.presses += 1
        super().press(thing)


def test_a_potion_takes_a_cauldron_its_cubes_and_a_button(welcome: Welcome) -> None:
    person = welcome()
    adept = plays_alone(person)
    adept.hands = hands = Counting(person.page)
    cauldron = adept.rng.choice(adept.offered("create"))
    recipe = min(adept.offered(f"create {cauldron}"), key=len)
    adept.press_cauldron(cauldron)
    for letter in recipe:
        hands.press(adept.cube_to_put_in(letter))
    person.main.wait_for()
    best = max(person.scene["view"]["tiles"])
    assert adept.prepared.get_attribute("data-choice") == f"create {cauldron} {recipe} {best}"
    adept.carry_out()
    assert hands.presses == len(recipe) + 2


def test_a_laptop_shows_all_of_a_potion_in_the_cauldron_with_the_longest_name(
    welcome: Welcome,
) -> None:
    person = welcome()
    adept = plays_alone(person)
    cauldron = person.scene["view"]["cauldrons"][EIGHTH]["name"]
    adept.press_cauldron(cauldron)
    for letter in min(adept.offered(f"create {cauldron}"), key=len):
        adept.hands.press(adept.cube_to_put_in(letter))
    person.main.wait_for()
    for value in person.scene["view"]["tiles"]:
        expect(adept.tile(str(value))).to_be_in_viewport(ratio=1)


def test_a_placement_takes_a_space_and_a_button(welcome: Welcome) -> None:
    person = welcome()
    plays(person, BOT, BOT, game="ars-alchimia")
    artisan = Artisan(person, Mouse(person.page), seed=1)
    artisan.wait()
    while not artisan.has_turn:
        artisan.move()
        artisan.wait()
    artisan.hands = hands = Counting(person.page)
    space = next(one for one in artisan.open_spaces() if one.startswith("L"))
    hands.press(person.page.locator(f".part[data-place='space:{space}']"))
    person.main.wait_for()
    artisan.carry_out()
    assert hands.presses == 2
