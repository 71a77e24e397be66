"""A puzzle in the browser: found in its list, tried, solved or shown, and noted down."""

from playwright.sync_api import Locator, expect

from athanor.kernel import find
from athanor.puzzles.puzzle import Puzzle, puzzles_of
from tests.browser.axe import is_open_to_all
from tests.browser.conftest import Welcome
from tests.browser.hands import Hands, Keys, Mouse
from tests.browser.matches import BOT, ME
from tests.browser.person import Person
from tests.browser.player import Player

GAME = "alchemist"


def first_puzzle() -> Puzzle:
    """Return the first puzzle of the game: its answer is one word, its glance two."""
    return puzzles_of(find(GAME))[0]


def rows(person: Person) -> Locator:
    """Return the list of puzzles, in which each is a button."""
    return person.page.locator("section:has(header.game) ol > li > button")


def opens(person: Person, hands: Hands) -> Player:
    """Open the first puzzle of the list."""
    person.go(f"/puzzles/{GAME}")
    hands.press(rows(person).first)
    player = Player(person, hands, seed=1)
    expect(person.page.locator(".puzzle")).to_be_visible()
    return player


def test_a_wrong_try_says_what_it_costs_and_the_right_one_why_by_keys(welcome: Welcome) -> None:
    person, puzzle = welcome(), first_puzzle()
    player = opens(person, Keys(person.page))
    player.choose(puzzle.glance)
    tried = person.page.locator(f'[data-tried="{puzzle.glance}"]')
    expect(tried).to_contain_text(person.say("web-puzzle-better"))
    assert person.scene["puzzle"]["solution"] is None, "nothing is told before it is solved"
    player.go_on_from("", lambda offered: puzzle.solution)
    player.carry_out()
    expect(person.page.locator(".puzzle[data-state=later] .answer")).to_be_visible()
    is_open_to_all(person.page)
    assert person.page.evaluate("window.touches") == 0

    person.go(f"/puzzles/{GAME}")
    expect(rows(person).first).to_contain_text(person.say("web-puzzle-later"))
    is_open_to_all(person.page)


def test_whoever_has_played_is_offered_the_puzzle_of_the_day(welcome: Welcome) -> None:
    person = welcome()
    person.go("/")
    expect(person.link("web-puzzle-many")).to_be_visible()
    today = person.page.get_by_role("heading", name=person.say("web-puzzle-today"))
    expect(today).to_have_count(0)
    person.opens(ME, BOT)
    person.go("/")
    expect(today).to_be_visible()
    is_open_to_all(person.page)


def test_a_puzzle_is_shown_on_a_phone_in_french_and_the_next_is_a_press_away(
    welcome: Welcome,
) -> None:
    person = welcome(phone=True, language="fr", night=True)
    opens(person, Mouse(person.page))
    here = person.page.url
    person.button("web-puzzle-show").click()
    expect(person.page.locator(".puzzle[data-state=shown] .answer")).to_be_visible()
    is_open_to_all(person.page)
    person.button("web-puzzle-next").click()
    expect(person.page.locator(".puzzle[data-state=open]")).to_be_visible()
    assert person.page.url != here
