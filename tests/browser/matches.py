"""Matches that are brought quickly to where a test begins."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.adept import Adept
from tests.browser.hands import Mouse
from tests.browser.person import Json, Person

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "spec": "apprentice"}


def table_of(person: Person) -> str:
    """Return the ID of the table that somebody looks at."""
    return person.page.url.rsplit("/", 1)[-1]


def plays(person: Person, *others: Json, dawdling: bool = False, **wishes: Any) -> str:
    """Have somebody sit down at a table with bots, who choose at once or not; return its ID."""
    table = person.opens(ME, *others, **wishes)
    person.sits_down_at(table)
    if not dawdling:
        quicken_bots(person)
    return table


def quicken_bots(person: Person) -> None:
    """Have the bots choose at once, without a press: this only leads to what a test is about."""
    person.sends({"type": "bot-pace", "id": "quicker", "paused": False, "millis": 0})


def plays_alone(person: Person, *, seed: int = 1, dawdling: bool = False) -> Adept:
    """Have somebody begin a match of Alchemist, against two bots."""
    plays(person, BOT, BOT, dawdling=dawdling, options={"first_player": 0})
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


def bots_play_to_the_end(host: Person, seats: int = 3) -> str:
    """Have bots play a match of Alchemist; return its table when it is over."""
    table = host.opens(*[BOT] * seats)
    have_bots_finish(host, table)
    return table


def have_bots_finish(host: Person, table: str) -> None:
    """Have bots choose at once, and wait until the match is over without looking at it."""
    host.sits_down_at(table)
    quicken_bots(host)
    host.go("about:blank")
    host.until_card(table, lambda card: bool(card["phase"] == "over"))


def opens_record(person: Person, text: str) -> str:
    """Bring the record of a match to the house; return what its replay is called."""
    person.comes_in()
    headers = {"X-Athanor": "1", "Content-Type": "text/plain"}
    answer = person.context.request.post("/api/replays", data=text, headers=headers)
    assert answer.ok, answer.text()
    name: str = answer.json()["id"]
    return name
