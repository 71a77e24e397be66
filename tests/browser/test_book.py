"""The book of a game: a page of the house, and a sheet beside the board, within the match."""

import re

import pytest
from playwright.sync_api import Locator, expect

from athanor.kernel import games
from tests.browser.axe import Theme, is_open_to_all
from tests.browser.conftest import Welcome
from tests.browser.matches import BOT, bots_play_to_the_end, plays, plays_alone
from tests.browser.person import DESK, Person


def heading(within: Locator, words: str) -> Locator:
    return within.get_by_role("heading", level=2).filter(has_text=words)


def test_a_book_is_read_searched_and_linked_to(welcome: Welcome) -> None:
    person = welcome()
    person.go("/rules/alchemist")
    page = person.page.get_by_role("article")
    expect(heading(page, person.say("book-front"))).to_be_visible()
    chapters = person.page.get_by_role("navigation", name=person.say("book-chapters"))
    chapters.get_by_role("link", name="Copy a potion").click()
    expect(heading(page, "Copy a potion")).to_be_visible()
    expect(chapters.locator("[aria-current=page]")).to_contain_text("Copy a potion")
    person.page.wait_for_url(re.compile("#ALC-060$"))

    search = person.page.get_by_role("searchbox")
    search.fill("turn it down")
    found = person.page.get_by_role("list", name=person.say("book-search"))
    found.locator("a[href$='#ALC-065']").click()
    expect(page.locator("#ALC-065")).to_have_class(re.compile("here"))
    expect(page.locator("#ALC-065")).to_be_in_viewport()
    expect(search).to_have_value("")
    page.locator("#ALC-065").get_by_role("link", name="ALC-R4").click()
    expect(page.locator("#ALC-R4")).to_be_in_viewport()

    person.page.go_back()
    expect(page.locator("#ALC-065")).to_be_in_viewport()
    chapters.get_by_role("link", name=person.say("book-words")).click()
    expect(page.locator("#sign-tribute")).to_be_attached()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_book_opens_beside_the_board_at_the_question(welcome: Welcome, phone: bool) -> None:
    person = welcome(phone=phone, language="fr" if phone else "en")
    plays_alone(person)
    table = person.page.url
    asked = person.decision.get_by_role("button", name=re.compile(r"^ALC-\d+$")).first.inner_text()
    book = opened(person)
    expect(book.locator(f"#{asked}")).to_have_class(re.compile("here"))
    expect(book.locator(f"#{asked}")).to_be_in_viewport()
    expect(person.page.locator(".board")).to_be_in_viewport()
    expect(book).to_contain_text(person.say("book-at-question"))

    book.get_by_role("button", name=person.say("book-chapters")).click()
    book.get_by_role("link", name=person.say("book-words")).click()
    expect(book.locator("#sign-tribute")).to_be_attached()
    book.get_by_role("searchbox").fill("ALC-R3")
    book.get_by_role("list", name=person.say("book-search")).get_by_role("link").first.click()
    expect(heading(book, person.speaker.text("alchemist-chapter-ALC-060"))).to_be_visible()
    assert person.page.url == table, "nobody has left the match"

    book.get_by_role("button", name=person.say("web-table-to-decision")).click()
    expect(book).to_have_count(0)
    expect(person.decision).to_be_visible()


def test_where_people_face_each_other_the_book_lies_beside_the_board_too(welcome: Welcome) -> None:
    person = welcome()
    plays(person, BOT, game="alkemy-blitz", options={"setup": "ready"})
    book = opened(person).bounding_box()
    board = person.page.locator(".stage > .board").bounding_box()
    assert book is not None
    assert board is not None
    assert board["width"] > 500
    assert board["x"] + board["width"] <= book["x"]
    assert book["x"] + book["width"] <= DESK["width"]
    assert book["y"] + book["height"] <= DESK["height"]


def test_keys_open_read_and_close_the_book_and_do_nothing_to_the_board(welcome: Welcome) -> None:
    person = welcome()
    plays_alone(person)
    person.link("web-table-rules").focus()
    person.page.keyboard.press("Enter")
    book = person.page.locator("[data-book]")
    expect(book).to_be_focused()
    expect(book.get_by_role("heading", level=2)).to_be_visible()
    person.page.keyboard.press("1")
    person.page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    expect(person.link("web-table-rules")).to_be_focused()
    expect(person.main).to_have_count(0)


@pytest.mark.parametrize(("phone", "theme"), [(False, "dark"), (True, "light")])
def test_the_book_at_a_table_is_open_to_all(welcome: Welcome, phone: bool, theme: Theme) -> None:
    person = welcome(phone=phone)
    plays_alone(person)
    opened(person)
    is_open_to_all(person.page, (theme,))


@pytest.mark.parametrize("game", games())
def test_a_position_is_drawn_beside_its_rule_by_the_board_of_its_game(
    welcome: Welcome, game: str
) -> None:
    person = welcome(language="fr")
    rule = next(iter(games()[game].examples()))
    person.go(f"/rules/{game}#{rule}")
    figure = person.page.get_by_role("figure").first
    expect(figure).to_contain_text(person.say(f"{game}-example-{rule}"))
    expect(figure.locator(".plate svg").first).to_be_visible()
    expect(figure.locator("[inert]")).to_have_count(1)


def test_a_sign_leads_to_its_place_in_the_glossary(welcome: Welcome) -> None:
    person = welcome()
    plays_alone(person)
    page = person.page
    page.locator("[data-place='cauldron:SD'][tabindex]").focus()
    page.keyboard.press("i")
    sign = page.locator("[popover] a").filter(has_text=person.say("alchemist-sign-spider"))
    expect(sign).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.locator("[popover] a").first).to_be_focused()
    sign.press("Enter")
    book = page.locator("[data-book]")
    expect(book.locator("#sign-spider")).to_have_class(re.compile("here"))
    expect(book.locator("#sign-spider")).to_be_in_viewport()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_rule_of_a_replay_is_read_beside_its_board(welcome: Welcome, phone: bool) -> None:
    person = welcome(phone=phone)
    person.go(f"/r/{bots_play_to_the_end(person)}?step=3")
    told = person.page.locator("[aria-current=step] button", has_text=re.compile("^ALC-")).first
    told.scroll_into_view_if_needed()
    person.until_drawn()  # what scrolls puts explanations away
    rule = told.inner_text()
    told.click()
    there = person.page.url
    person.link("web-rule-in-catalogue").click()
    book = person.page.locator("[data-book]")
    expect(book.locator(f"#{rule}")).to_have_class(re.compile("here"))
    expect(book.locator(f"#{rule}")).to_be_in_viewport()
    assert person.page.url == there, "nobody has left the replay"
    book.get_by_role("button", name=person.say("web-table-dismiss")).click()
    expect(person.log.first).to_be_attached()


def opened(person: Person) -> Locator:
    """Have somebody open the book at a table."""
    person.link("web-table-rules").click()
    book = person.page.locator("[data-book]")
    expect(book.get_by_role("heading", level=2)).to_be_visible()
    return book
