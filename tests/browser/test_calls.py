"""Who looks elsewhere is called when it is their move: by a bell, or by the browser."""

from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Welcome
from tests.browser.matches import plays_alone
from tests.browser.person import Person

SPY: Final = """
window.tones = 0;
window.notices = [];
window.away = false;
const { start } = OscillatorNode.prototype;
OscillatorNode.prototype.start = function (...when) {
  window.tones += 1;
  return start.apply(this, when);
};
window.Notification = class {
  static permission = "default";
  static async requestPermission() {
    return (this.permission = window.answer ?? "granted");
  }
  constructor(title, { body, tag }) {
    window.notices.push({ title, body, tag });
  }
  close() {}
};
Object.defineProperty(Document.prototype, "hidden", { get: () => window.away });
"""
"""Notes what sounds and what the browser shows, and lets a test say that nobody is looking."""

TONES: Final = 4
"""One stroke of the bell."""


def switch(person: Person, setting: str) -> Locator:
    """Return what turns something on or off."""
    return person.page.get_by_role("switch", name=person.say(setting), exact=True)


def switches(person: Person, setting: str) -> None:
    """Change something in the settings of the table."""
    person.button("web-table-settings").click()
    switch(person, setting).click()
    person.button("web-table-done").click()


def test_a_bell_rings_when_it_is_ones_move(welcome: Welcome) -> None:
    person = welcome()
    person.context.add_init_script(SPY)
    adept = plays_alone(person)
    assert person.page.evaluate("tones") == 0, "nobody has asked for a bell"
    switches(person, "web-table-setting-sound")
    person.page.wait_for_function("strokes => tones === strokes", arg=TONES)
    adept.choose("take M")
    person.page.wait_for_function("strokes => tones === strokes", arg=2 * TONES)
    adept.wait()


def test_the_browser_notifies_who_looks_elsewhere(welcome: Welcome) -> None:
    person = welcome()
    person.context.add_init_script(SPY)
    adept = plays_alone(person)
    switches(person, "web-table-setting-notify")
    at = person.scene["at"]
    adept.choose("take M")
    adept.wait()
    assert person.scene["at"] > at
    assert person.page.evaluate("notices") == [], "the page is in front"

    person.page.evaluate("away = true")
    adept.choose("take S")
    person.page.wait_for_function("() => notices.length > 0")
    names = ", ".join(seat["name"] for seat in person.scene["seats"])
    assert person.page.evaluate("notices") == [
        {
            "title": person.say("alchemist-title"),
            "body": person.say("web-table-notify-body", names=names),
            "tag": person.page.url.rsplit("/", 1)[-1],
        }
    ]


def test_a_browser_that_may_not_notify_is_told_of(welcome: Welcome) -> None:
    person = welcome()
    person.context.add_init_script(SPY + "window.answer = 'denied';")
    plays_alone(person)
    person.button("web-table-settings").click()
    notify = switch(person, "web-table-setting-notify")
    notify.click()
    expect(person.text("web-table-setting-notify-denied")).to_be_visible()
    expect(notify).not_to_be_checked()
