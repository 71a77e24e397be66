"""The house goes down, the line breaks: the page mends itself, and a choice happens once."""

from playwright.sync_api import expect

from tests.browser.conftest import Welcome
from tests.browser.matches import have_bots_wait, plays_alone, table_of
from tests.server.living import LivingHouse


def test_a_choice_made_while_the_house_is_away_happens_once(
    welcome: Welcome, own_house: LivingHouse
) -> None:
    person = welcome(own_house, may_lose_the_house=True)
    adept = plays_alone(person)
    table = table_of(person)
    at = person.scene["at"]
    told = person.log.all_inner_texts()
    adept.prepare()
    own_house.kill()
    expect(person.text("web-table-lost")).to_be_visible()
    adept.press_main()
    assert person.log.all_inner_texts() == told
    own_house.open()
    expect(person.text("web-table-lost")).to_have_count(0)
    expect(person.log.nth(len(told))).to_be_attached()
    adept.wait()
    card = person.until_card(table, lambda card: True)
    assert card["answers"] == at + 3, "everybody has made one choice since"


def test_the_page_comes_back_after_being_offline(welcome: Welcome) -> None:
    person = welcome(may_lose_the_house=True)
    adept = plays_alone(person)
    table = table_of(person)
    at = person.scene["at"]
    lines = person.log.count()
    adept.prepare()
    person.context.set_offline(True)
    expect(person.text("web-table-lost")).to_be_visible()
    adept.press_main()
    person.context.set_offline(False)
    expect(person.text("web-table-lost")).to_have_count(0)
    expect(person.log.nth(lines)).to_be_attached()
    adept.wait()
    assert person.scene["at"] == at + 3
    assert person.until_card(table, lambda card: True)["answers"] == at + 3


def test_the_tab_says_whose_move_it_is(welcome: Welcome) -> None:
    person = welcome()
    adept = plays_alone(person)
    have_bots_wait(person)
    icon = person.page.locator("link[rel=icon]")
    game = person.say("alchemist-title")
    expect(person.page).to_have_title(person.say("web-table-tab-move", game=game))
    expect(icon).to_have_attribute("href", "/flame-lit.svg")
    adept.move()
    expect(person.page).to_have_title(f"{game} · Athanor")
    expect(icon).to_have_attribute("href", "/flame.svg")
