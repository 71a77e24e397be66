"""Somebody plays alone against bots: two clicks, then everything that is promised at a table."""

import re

from playwright.sync_api import Locator, expect

from athanor.kernel import games
from athanor.kernel.words import Message
from athanor.locale.speaker import Speaker
from tests.browser.adept import INGREDIENTS, Adept
from tests.browser.conftest import Welcome
from tests.browser.hands import Mouse
from tests.browser.matches import BOT, have_bots_wait, plays_alone, table_of
from tests.browser.person import Person


def game_corner(person: Person, game: str) -> Locator:
    """Return what the lobby says about a game."""
    return person.page.get_by_role("article", name=person.say(f"{game}-title"), exact=True)


def begins(person: Person, game: str) -> None:
    """Go from the lobby to a match, in two clicks."""
    person.go("/")
    corner = game_corner(person, game)
    corner.get_by_role("button", name=person.say("web-play-bots")).click()
    strength = person.page.get_by_role("dialog", name=person.say(f"{game}-title"), exact=True)
    strength.get_by_role("button", name=person.say("bots-apprentice")).click()


def test_two_clicks_lead_from_the_lobby_to_a_decision(welcome: Welcome) -> None:
    person = welcome()
    begins(person, "alchemist")
    expect(person.text("web-table-your-move")).to_be_visible()
    Adept(person, Mouse(person.page), seed=1).move()


def test_every_game_has_its_corner_in_the_lobby(welcome: Welcome) -> None:
    person = welcome()
    person.go("/")
    for game in games():
        expect(game_corner(person, game)).to_be_visible()


def test_bots_wait_go_on_by_one_and_change_their_pace(welcome: Welcome) -> None:
    host = welcome()
    host.sits_down_at(host.opens(BOT, BOT, BOT))
    pace = host.page.get_by_role("group", name=host.say("web-table-bots"))
    host.button("web-table-bots-pause").click()
    expect(host.text("web-table-paused")).to_be_visible()
    lines = host.log.count()
    host.button("web-table-bots-step").click()
    expect(host.log.nth(lines)).to_be_attached()
    expect(host.button("web-table-bots-go")).to_be_visible()

    expect(pace).to_contain_text(host.say("web-table-bots-pace", seconds="0.9"))
    host.button("web-table-bots-slower").click()
    expect(pace).to_contain_text(host.say("web-table-bots-pace", seconds="2"))
    host.button("web-table-bots-faster").click()
    expect(pace).to_contain_text(host.say("web-table-bots-pace", seconds="0.9"))
    host.button("web-table-bots-go").click()
    lines = host.log.count()
    expect(host.log.nth(lines)).to_be_attached()


def test_a_choice_is_taken_back(welcome: Welcome) -> None:
    person = welcome()
    adept = plays_alone(person)
    have_bots_wait(person)
    cubes = person.page.get_by_role("group", name=person.say("web-alchemist-yours"), exact=True)
    told = person.log.all_inner_texts()
    held = cubes.aria_snapshot()
    adept.choose("take M")
    expect(person.log.nth(len(told))).to_be_attached()
    assert cubes.aria_snapshot() != held
    person.button("web-table-undo").click()
    adept.wait()
    expect(person.log).to_have_count(len(told) + 1)
    *before, taken_back = person.log.all_inner_texts()
    assert before == told, "what was taken back is told no more"
    name = person.scene["seats"][0]["name"]
    assert person.say("table-told-took-back", name=name, count=1) in taken_back
    assert cubes.aria_snapshot() == held


def test_what_cannot_be_done_is_refused_with_its_rule(welcome: Welcome) -> None:
    person = welcome(language="fr")
    adept = plays_alone(person)
    cauldron = adept.empty_cauldron()
    adept.press_cauldron(cauldron)
    adept.cube_to_put_in(cauldron[0]).click()
    reason = person.page.get_by_role("alert")
    ingredient = Message(INGREDIENTS[cauldron[0]])
    expect(reason).to_contain_text(person.say("web-alchemist-stays", ingredient=ingredient))
    assert adept.decision.locator(".belly button").count() == 0, "it is said, not laid down"
    assert cauldron not in adept.decision.inner_text(), "terminal words stay in the terminal"
    rules = reason.get_by_role("button").all_inner_texts()
    reason.get_by_role("button").first.click()
    expect(person.page.get_by_text(person.speaker.rule(rules[0]))).to_be_visible()
    table = person.page.url
    person.link("web-rule-in-catalogue").first.click()
    book = person.page.locator("[data-book]")
    expect(book.locator(f"#{rules[0]}")).to_be_in_viewport()
    assert person.page.url == table, "the book lies beside the board"


def test_the_rule_behind_a_question_opens_where_it_is_asked(welcome: Welcome) -> None:
    person = welcome()
    plays_alone(person)
    rule = person.decision.get_by_role("button", name=re.compile(r"^ALC-\d+$")).first
    words = person.speaker.rule(rule.inner_text())
    expect(person.page.get_by_text(words)).to_have_count(0)
    rule.click()
    expect(person.page.get_by_text(words)).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_text(words)).to_have_count(0)


def test_a_line_of_the_margin_shows_its_moment(welcome: Welcome) -> None:
    person = welcome()
    adept = plays_alone(person)
    adept.choose("take S")
    adept.wait()
    spider = person.page.locator("[data-place='reserve:S']")
    now = spider.get_attribute("aria-label")
    person.log.first.get_by_role("button").first.click()
    expect(person.text("web-table-moment", count=0)).to_be_visible()
    assert spider.get_attribute("aria-label") != now
    person.button("web-table-now").click()
    expect(person.text("web-table-moment", count=0)).to_have_count(0)
    expect(spider).to_have_attribute("aria-label", str(now))


def test_what_happened_since_the_last_move_stands_out(welcome: Welcome) -> None:
    person = welcome()
    adept = plays_alone(person)
    have_bots_wait(person)
    adept.choose("take S")
    fresh = person.page.locator("li.new")
    own = person.log.count() - fresh.count()
    person.button("web-table-bots-go").click()
    adept.wait()
    assert fresh.count() == person.log.count() - own
    assert fresh.count() >= 2, "both bots have chosen"
    assert fresh.last.inner_text() == person.log.last.inner_text()
    plain = person.log.first.evaluate("line => getComputedStyle(line).backgroundImage")
    assert fresh.last.evaluate("line => getComputedStyle(line).backgroundImage") != plain


def test_language_and_theme_change_and_the_draft_stays(welcome: Welcome) -> None:
    person = welcome()
    adept = plays_alone(person)
    cauldron = adept.empty_cauldron()
    adept.press_cauldron(cauldron)
    so_far = person.page.locator(f".chosen[data-place='cauldron:{cauldron}']")
    expect(so_far).to_be_visible()
    page = person.page
    person.button("web-table-settings").click()
    page.get_by_role("button", name="Français", exact=True).click()
    person.speaker = Speaker("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(person.text("web-table-your-move")).to_be_visible()
    person.button("web-to-night").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    person.button("web-table-done").click()
    expect(so_far).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(person.text("web-table-your-move")).to_be_visible()


def test_two_windows_stay_in_step(welcome: Welcome) -> None:
    person = welcome()
    adept = plays_alone(person)
    have_bots_wait(person)
    second = person.context.new_page()
    second.goto(person.page.url)
    lines = second.get_by_label(person.say("web-table-log")).get_by_role("listitem")
    expect(lines).to_have_count(person.log.count())
    adept.choose("take D")
    expect(person.button("web-table-undo")).to_be_visible()
    expect(lines).to_have_count(person.log.count())
    assert lines.all_inner_texts() == person.log.all_inner_texts()
    told = person.log.all_inner_texts()
    person.page.reload()
    expect(person.log).to_have_count(len(told))
    assert person.log.all_inner_texts() == told


def test_bots_go_on_when_the_browser_is_closed(welcome: Welcome) -> None:
    person = welcome()
    adept = plays_alone(person, dawdling=True)
    have_bots_wait(person)
    table = table_of(person)
    adept.choose("take B")
    person.button("web-table-bots-go").click()
    expect(person.button("web-table-bots-pause")).to_be_visible()
    person.page.close()
    person.page = person.context.new_page()
    card = person.until_card(table, lambda card: card["waiting"] == [0])
    person.sits_down_at(table)
    adept.hands = Mouse(person.page)
    adept.wait()
    assert card["answers"] == person.scene["at"]
    person.decision.get_by_role("heading").first.wait_for()
