"""A hint, from the key that asks for it to the choice that is prepared and not made."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import is_open_to_all
from tests.browser.conftest import Welcome
from tests.browser.matches import BOT, ME, plays_alone
from tests.browser.person import Person


def advised(person: Person) -> Locator:
    """Return the choices of a hint."""
    return person.page.locator("[data-advised]")


def asks(person: Person) -> None:
    """Ask for a hint, and wait for it."""
    person.button("advice-ask").click()
    expect(advised(person).first).to_be_visible()


def test_a_hint_is_asked_for_by_a_key_and_prepares_a_choice(welcome: Welcome) -> None:
    person = welcome()
    plays_alone(person)
    expect(person.button("advice-ask")).to_be_visible()
    person.page.keyboard.press("h")
    expect(advised(person)).to_have_count(3)
    expect(advised(person).first).to_have_attribute("aria-expanded", "true")
    expect(person.text("advice-worth")).to_be_visible()
    expect(person.page.locator("[data-hint]")).not_to_have_count(0)
    is_open_to_all(person.page)

    person.page.keyboard.press("2")
    second = advised(person).nth(1)
    expect(second).to_have_attribute("aria-expanded", "true")
    text = second.get_attribute("data-advised")
    told = person.scene["at"]
    person.decision.locator("footer button.main").click()
    expect(advised(person)).to_have_count(0)
    expect(person.decision.locator(f'footer[data-choice="{text}"]')).to_be_attached()
    assert person.scene["at"] == told, "it is prepared and not made"
    assert person.scene["asked"] is not None
    assert [line["kind"] for line in person.scene["told"]].count("advice") <= 1


def test_a_hint_is_put_away_and_stays_the_asker_s_secret(welcome: Welcome) -> None:
    person = welcome()
    plays_alone(person)
    asks(person)
    onlooker = welcome()
    onlooker.go(person.page.url)
    expect(onlooker.log.last).to_be_attached()
    assert not any(said["type"] == "counsel" for said in onlooker.heard)
    assert any(said["type"] == "counsel" for said in person.heard)
    person.page.keyboard.press("Escape")
    expect(advised(person)).to_have_count(0)
    expect(person.button("advice-ask")).to_be_visible()


@pytest.mark.parametrize("game", ["alkemy-blitz"])
def test_a_hint_on_a_phone_in_french(welcome: Welcome, game: str) -> None:
    person = welcome(language="fr", phone=True)
    person.sits_down_at(person.opens(ME, BOT, game=game))
    asks(person)
    expect(person.text("advice-title")).to_be_visible()
    is_open_to_all(person.page)
    expect(person.button("advice-leave")).to_be_in_viewport()
    person.page.locator("footer button.main:visible").click()
    expect(advised(person)).to_have_count(0)
    assert person.scene["asked"] is not None, "it is prepared and not made"
