"""The margin is walked through with arrow keys, and a replay says in words what was chosen."""

import msgspec
from playwright.sync_api import Locator, expect

from athanor.kernel.words import Message
from tests.browser.conftest import Welcome
from tests.browser.hands import Keys
from tests.browser.matches import bots_play_to_the_end, have_bots_wait, plays_alone
from tests.browser.person import Person


def stops(person: Person) -> Locator:
    """Return what Tab leads to in the margin."""
    return person.field("web-table-log").locator("button:not([tabindex='-1'])")


def walks_in(person: Person) -> None:
    """Come to the margin by keys."""
    Keys(person.page).reach(stops(person))


def test_the_margin_is_one_stop_however_long_it_is(welcome: Welcome) -> None:
    person = welcome()
    adept = plays_alone(person)
    adept.choose("take M")
    adept.wait()
    have_bots_wait(person)
    lines = person.log
    assert lines.count() > 3
    newest = lines.last.get_by_role("button").first
    expect(stops(person)).to_have_count(1)
    walks_in(person)
    expect(newest).to_be_focused()

    person.page.keyboard.press("ArrowUp")
    expect(lines.nth(-2).get_by_role("button").first).to_be_focused()
    person.page.keyboard.press("ArrowRight")
    expect(lines.nth(-2).get_by_role("button").nth(1)).to_be_focused()
    person.page.keyboard.press("Home")
    expect(lines.first.get_by_role("button").first).to_be_focused()
    expect(stops(person)).to_have_count(1)
    person.page.keyboard.press("Enter")
    expect(person.text("web-table-moment", count=0)).to_be_visible()


def test_a_replay_says_what_was_chosen_and_its_story_is_one_stop(welcome: Welcome) -> None:
    person = welcome(language="fr")
    table = bots_play_to_the_end(person)
    step = person.context.request.get(f"/api/replays/{table}/steps/2").json()
    names = person.context.request.get(f"/api/replays/{table}").json()["names"]
    chosen = msgspec.convert(step["choice"]["message"], Message)
    person.go(f"/r/{table}?step=2")
    said = person.say(
        "web-replay-chose", name=names[step["seat"]], choice=person.speaker.say(chosen, names)
    )
    expect(person.page.locator("p", has_text=said)).to_be_visible()
    expect(stops(person)).to_have_count(1)
    walks_in(person)
    at = person.page.url
    person.page.keyboard.press("End")
    expect(person.log.last.get_by_role("button").first).to_be_focused()
    assert person.page.url == at, "keys that walk through the story leave the board alone"
    person.page.keyboard.press("Enter")
    expect(person.page).not_to_have_url(at)
