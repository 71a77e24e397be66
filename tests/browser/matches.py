"""Matches that are brought quickly to where a test begins."""

from playwright.sync_api import expect

from tests.browser.adept import Adept
from tests.browser.hands import Mouse
from tests.browser.person import Person

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "spec": "apprentice"}


def table_of(person: Person) -> str:
    """Return the ID of the table that somebody looks at."""
    return person.page.url.rsplit("/", 1)[-1]


def plays_alone(person: Person, *, seed: int = 1) -> Adept:
    """Bring somebody to an own decision in Alchemist, against two bots."""
    person.sits_down_at(person.opens(ME, BOT, BOT))
    adept = Adept(person, Mouse(person.page), seed)
    adept.wait()
    return adept


def have_bots_wait(person: Person) -> None:
    """Stop the bots, as somebody does who wants to think."""
    person.button("web-table-settings").click()
    person.button("web-table-bots-pause").click()
    expect(person.button("web-table-bots-go")).to_be_visible()
    person.button("web-table-done").click()


def takes_first(person: Person) -> None:
    """Make the first choice of the list, in whatever game it is."""
    person.options.get_by_role("button").first.click()
    person.main.click()
    expect(person.main).to_have_count(0)


def bots_play_to_the_end(host: Person) -> str:
    """Have bots play a match of Alchemist; return its table when it is over."""
    table = host.opens(BOT, BOT, BOT)
    have_bots_finish(host, table)
    return table


def have_bots_finish(host: Person, table: str) -> None:
    """Have bots choose at once, and wait until the match is over without looking at it."""
    host.sits_down_at(table)
    over = host.status("web-table-over")
    expect(host.button("web-table-bots-faster").or_(over).first).to_be_visible()
    host.page.wait_for_function(HURRY, arg=host.say("web-table-bots-faster"))
    host.go("about:blank")
    host.until_card(table, lambda card: bool(card["phase"] == "over"))


HURRY = """label => {
  const faster = document.querySelector(`button[aria-label="${label}"]`);
  if (faster === null || faster.ariaDisabled) return true;
  faster.click();
  return false;
}"""
"""Presses a button until it cannot be pressed any more."""
