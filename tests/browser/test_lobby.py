"""The hall of the house shows play: whose move it is, what goes on, what can be played now."""

import pytest
from playwright.sync_api import expect

from athanor.kernel import games
from tests.browser.company import introduces_oneself
from tests.browser.conftest import Welcome
from tests.browser.hands import Mouse
from tests.browser.matches import BOT, ME, OPEN

DAYS = {"kind": "days", "seconds": 86_400, "time_up": "nothing"}
SOON = {"kind": "live", "seconds": 1_800, "time_up": "nothing"}

MANNERS = [{}, {"phone": True, "language": "fr", "night": True}]


@pytest.mark.parametrize("manners", MANNERS)
def test_the_hero_leaves_the_first_screen_to_play(
    welcome: Welcome, manners: dict[str, object]
) -> None:
    person = welcome(**manners)
    person.go("/")
    heading = person.page.get_by_role("heading", name=person.say("web-play-now"), exact=True)
    box, size = heading.bounding_box(), person.page.viewport_size
    assert box is not None
    assert size is not None
    assert box["y"] <= size["height"] / 4


@pytest.mark.parametrize("manners", MANNERS)
def test_the_most_urgent_move_comes_first(welcome: Welcome, manners: dict[str, object]) -> None:
    person, rival = welcome(**manners), welcome()
    first = {"first_player": 0}
    slow = person.opens(ME, BOT, options=first, pace=DAYS)
    soon = person.opens(ME, BOT, options=first, pace=SOON)
    free = person.opens(ME, OPEN)
    theirs = rival.opens(ME, OPEN, options=first)
    person.post(f"/api/tables/{theirs}/seats/1", {})
    person.go("/")
    moves = person.page.get_by_role("region", name=person.say("web-your-move"), exact=True)
    expect(moves.get_by_role("article")).to_have_count(2)
    links = moves.get_by_role("link")
    assert [link.get_attribute("href") for link in links.all()] == [f"/t/{soon}", f"/t/{slow}"]
    expect(moves.get_by_role("article").first).to_contain_text("min")
    goes_on = person.page.get_by_role("region", name=person.say("web-continue"), exact=True)
    rows = goes_on.get_by_role("listitem").get_by_role("link")
    assert {row.get_attribute("href") for row in rows.all()} == {
        f"/t/{free}",
        f"/t/{theirs}",
    }


@pytest.mark.parametrize("language", ["en", "fr"])
def test_many_moves_leave_the_games_in_sight(welcome: Welcome, language: str) -> None:
    person = welcome(language=language)
    tables = {person.opens(ME, BOT, options={"first_player": 0}) for _ in range(4)}
    for table in tables:
        person.until_card(table, lambda card: bool(card["waiting"] == [0]))
    person.go("/")
    moves = person.page.get_by_role("region", name=person.say("web-your-move"), exact=True)
    expect(moves.get_by_role("article")).to_have_count(2)
    goes_on = person.page.get_by_role("region", name=person.say("web-continue"), exact=True)
    rows = goes_on.get_by_role("link", name=person.say("web-take-turn"))
    expect(rows).to_have_count(2)
    links = [*moves.get_by_role("link").all(), *rows.all()]
    assert {str(link.get_attribute("href")) for link in links} == {f"/t/{one}" for one in tables}
    game = person.page.get_by_role("article", name=person.say("alchemist-title"), exact=True)
    expect(game.get_by_role("link").first).to_be_in_viewport(ratio=1)
    for act in ("web-play-bots", "web-play-friend"):
        expect(game.get_by_role("button", name=person.say(act))).to_be_in_viewport(ratio=1)


def test_a_first_visit_is_offered_a_name_and_a_game_to_begin_with(welcome: Welcome) -> None:
    person = welcome()
    person.go("/")
    called = person.page.get_by_text(person.say("web-called", name="").strip(" ."))
    expect(called).to_be_visible()
    name = person.context.request.get("/api/me").json()["name"]
    expect(person.text("web-called", name=name)).to_be_visible()
    expect(person.text("web-begin-here")).to_have_count(1)


def test_a_host_is_asked_once_how_to_be_called(welcome: Welcome) -> None:
    host = welcome()
    host.go("/")
    friend = host.say("web-play-friend")
    host.page.get_by_role("button", name=friend).first.click()
    introduces_oneself(host, Mouse(host.page), "Isabella")
    invite = host.page.get_by_role("dialog", name=host.say("web-invite-title"), exact=True)
    expect(invite).to_contain_text("Isabella")
    host.go("/")
    host.page.get_by_role("button", name=friend).first.click()
    expect(invite).to_be_visible()


def test_against_bots_nobody_is_asked_for_a_name(welcome: Welcome) -> None:
    person = welcome()
    person.go("/")
    person.page.get_by_role("button", name=person.say("web-play-bots")).first.click()
    person.page.get_by_role("dialog").get_by_role(
        "button", name=person.say("bots-apprentice")
    ).click()
    expect(person.text("web-table-your-move")).to_be_visible()


@pytest.mark.parametrize("manners", MANNERS)
def test_every_game_has_a_page_with_its_guide(welcome: Welcome, manners: dict[str, object]) -> None:
    person = welcome(**manners)
    for game in games():
        person.go(f"/games/{game}")
        heading = person.page.get_by_role("heading", name=person.say(f"{game}-title"), level=1)
        expect(heading).to_be_visible()
        cards = "web-game-rulebook" if game == "alchemist" else "web-game-house-set"
        expect(person.text(cards)).to_be_visible()
        expect(person.link("web-rules")).to_have_attribute("href", f"/rules/{game}")
        expect(person.page.get_by_role("img", name=person.say(f"{game}-title"))).to_be_visible()
        expect(person.page.locator("section article p").first).to_be_visible()


@pytest.mark.parametrize("guide", ["browser", "terminal", "owners", "chance"])
def test_guides_are_read_in_the_house(welcome: Welcome, guide: str) -> None:
    person = welcome(language="fr")
    person.go(f"/guides/{guide}")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    expect(person.page.locator("article p").first).to_be_visible()
