"""Alkemy is played with hands on its own table: pressed, dragged, tapped, with keys."""

import pytest
from playwright.sync_api import expect

from tests.browser.commander import Commander
from tests.browser.conftest import Welcome
from tests.browser.hands import Fingers, Mouse
from tests.browser.matches import BOT, plays
from tests.browser.person import Json, Person

READY = {"setup": "ready"}

WALK = 600
"""Thousandths of an inch that a base is moved at least."""


def begins(person: Person, game: str, **options: str) -> None:
    """Sit down at a table against a bot."""
    plays(person, BOT, game=game, options=options)


def own_figure(person: Person, label: str) -> Json:
    """Return a figure as it stands now."""
    figures: list[Json] = person.scene["view"]["figures"]
    return next(figure for figure in figures if figure["label"] == label)


def spot_away(asked: Json, figure: Json) -> tuple[int, int]:
    """Return an offered spot that is not where the figure stands."""
    for choice in asked["choices"]:
        x, y = (int(part) for part in choice["things"][0].removeprefix("spot:").split(","))
        if abs(x - figure["x"]) + abs(y - figure["y"]) > WALK:
            return x, y
    raise AssertionError("nowhere to go")


@pytest.mark.parametrize("game", ["alkemy-v2", "alkemy-blitz"])
def test_a_figure_is_sent_with_plates_and_spots(welcome: Welcome, game: str) -> None:
    person = welcome()
    commander = Commander(person, Mouse(person.page))
    asked: Json = {"choices": None}
    while asked["choices"] is None:  # chance deals tables with too many spots to be listed
        begins(person, game, **READY)
        label = commander.plays_until("announce")["detail"]["figure"]
        before = own_figure(person, label)
        card = person.page.get_by_role("article").first
        expect(card.get_by_role("heading")).to_contain_text(label)
        commander.orders("walk")
        asked = commander.plays_until("walk")

    x, y = spot_away(asked, before)
    person.page.mouse.click(*commander.point_of(x, y))
    expect(person.main).to_have_text(person.say("web-alkemy-here-walk"))
    commander.confirms(person.scene["at"])
    after = own_figure(person, label)
    assert abs(after["x"] - x) + abs(after["y"] - y) < WALK
    assert (after["x"], after["y"]) != (before["x"], before["y"])


def test_a_spot_that_cannot_be_says_why_where_it_is(welcome: Welcome) -> None:
    person = welcome()
    begins(person, "alkemy-v2", **READY)
    commander = Commander(person, Mouse(person.page))
    figure = own_figure(person, commander.plays_until("announce")["detail"]["figure"])
    commander.orders("walk")
    commander.plays_until("walk")
    board = person.scene["view"]["board"]
    far = board["height"] - 1000 if figure["y"] < board["height"] / 2 else 1000
    person.page.mouse.click(*commander.point_of(figure["x"], far))
    flag = person.page.get_by_role("status").filter(has_text=person.say("web-alkemy-not-here"))
    expect(flag).to_contain_text("AK2-")
    expect(person.main).to_have_count(0)


def test_words_are_folded_until_they_are_wanted(welcome: Welcome) -> None:
    person = welcome()
    begins(person, "alkemy-v2", **READY)
    commander = Commander(person, Mouse(person.page))
    commander.plays_until("activate")
    expect(person.options).to_have_count(0)
    person.page.get_by_role("button", name=person.say("web-table-in-words")).click()
    expect(person.options).to_be_visible()
    person.page.reload()
    commander.wait()
    expect(person.options).to_be_visible()
    commander.plays_until("announce")
    expect(person.options).to_be_visible()


def test_a_warband_and_the_table_light_each_other(welcome: Welcome) -> None:
    person = welcome()
    begins(person, "alkemy-v2", **READY)
    commander = Commander(person, Mouse(person.page))
    commander.plays_until("activate")
    one, other = (figure["label"] for figure in person.scene["view"]["figures"][:2])
    lit = person.page.locator("[data-lit]")
    person.page.locator(f'[data-figure="{one}"]').hover()
    expect(lit).to_have_count(2)
    expect(commander.place(f"figure:{one}")).to_have_attribute("data-lit", "true")
    commander.place(f"figure:{other}").hover()
    expect(person.page.locator(f'[data-figure="{other}"][data-lit]')).to_be_visible()
    expect(lit).to_have_count(2)


def test_a_warband_is_deployed_by_taps_on_a_phone_in_french(welcome: Welcome) -> None:
    person = welcome(language="fr", phone=True)
    begins(person, "alkemy-blitz", setup="quick")
    commander = Commander(person, Fingers(person.page))
    asked = commander.plays_until("deploy")
    label = asked["detail"]["figure"]
    person.button("web-alkemy-camera-all").tap()
    board, first = person.scene["view"]["board"], person.scene["view"]["player_a"] == 0
    y = 1000 if first else board["height"] - 1000
    person.page.touchscreen.tap(*commander.point_of(board["width"] // 2, y))
    expect(person.main).to_have_text(person.say("web-alkemy-here-deploy"))
    commander.confirms(person.scene["at"])
    assert own_figure(person, label)["status"] == "deployed"
    expect(commander.place(f"figure:{label}")).to_be_visible()
