"""How matches end before their end: people agree on a draw, or somebody's time is up."""

import pytest
from playwright.sync_api import expect

from athanor.kernel.words import Message
from tests.browser.adept import Adept
from tests.browser.conftest import Welcome
from tests.browser.hands import Mouse
from tests.browser.matches import BOT, ME, OPEN
from tests.browser.person import Person

SHORT_SECONDS = 2
"""A pace at which nobody who only watches gets to choose."""


def proposes_a_draw(person: Person) -> None:
    """Propose a draw, and confirm that it is meant."""
    person.button("web-table-settings").click()
    person.button("web-table-draw").click()
    sure = person.page.get_by_role("dialog", name=person.say("web-table-draw"), exact=True)
    sure.get_by_role("button", name=person.say("web-table-draw"), exact=True).click()


@pytest.mark.parametrize("agreed", [True, False])
def test_a_draw_is_proposed_and_answered(welcome: Welcome, agreed: bool) -> None:
    host, guest = welcome(), welcome(language="fr", phone=True)
    table = host.opens(ME, OPEN, game="alkemy-v2")
    guest.post(f"/api/tables/{table}/seats/1", {})
    for person in (host, guest):
        person.sits_down_at(table)
    proposes_a_draw(host)
    name = host.scene["seats"][0]["name"]
    expect(guest.text("web-table-proposes-draw", name=name)).to_be_visible()
    assert host.button("web-table-agree").count() == 0, "nobody answers the own proposal"
    guest.button("web-table-agree" if agreed else "web-table-decline").click()
    for person in (host, guest):
        expect(person.text("web-table-proposes-draw", name=name)).to_have_count(0)
        expect(person.text("web-table-over")).to_have_count(1 if agreed else 0)
    if agreed:
        assert host.scene["outcome"]["places"] == [1, 1]
    else:
        expect(host.text("web-table-your-move")).to_be_visible()


def watches_the_clock(person: Person, time_up: str) -> None:
    """Sit down where a choice must be made soon, and make none."""
    pace = {"kind": "live", "seconds": SHORT_SECONDS, "time_up": time_up}
    person.sits_down_at(person.opens({**ME, "name": "Nicolas"}, BOT, BOT, pace=pace))


def test_a_clock_that_only_reminds_says_that_time_is_up(welcome: Welcome) -> None:
    person = welcome()
    watches_the_clock(person, "nothing")
    clock = person.page.get_by_role("timer").first
    expect(clock).to_have_text(person.say("web-table-time-up"))
    expect(person.text("web-table-your-move")).to_be_visible()
    Adept(person, Mouse(person.page), seed=1).move()


def test_a_plain_choice_is_made_for_who_is_late(welcome: Welcome) -> None:
    person = welcome()
    watches_the_clock(person, "default")
    mushroom = Message("alchemist-ingredient-mushroom")
    plain = person.say("alchemist-option-take", ingredient=mushroom)
    expect(person.decision).to_contain_text(person.say("web-table-default", choice=plain))
    took = person.say("alchemist-event-took", seat="Nicolas", ingredient=mushroom)
    expect(person.log.filter(has_text=took).first).to_be_attached()


def test_a_bot_takes_the_seat_of_who_is_late(welcome: Welcome) -> None:
    person = welcome()
    watches_the_clock(person, "bot")
    expect(person.text("web-table-looking-on")).to_be_visible()
    assert [seat["kind"] for seat in person.scene["seats"]] == ["bot"] * 3
