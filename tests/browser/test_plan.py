"""The table of Materia Prima: the plan beside the map, places by name, and whole walks."""

import re
from collections.abc import Iterator
from typing import Final

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, expect

from athanor.kernel import Message
from tests.browser.conftest import Welcome, address_of
from tests.browser.hands import Mouse
from tests.browser.matches import BOT, plays
from tests.browser.person import Json, Person
from tests.browser.seeker import Seeker
from tests.server.living import LivingHouse

COORDINATES: Final = re.compile(r"-?\d,-?\d")
"""What no place is called."""

LEAST_HEX: Final = 64
"""Pixels across a hex at 1280 by 800."""

STEPS: Final = 4
"""Hexes of a long walk, and the actions that takes."""


@pytest.fixture(scope="module")
def turn(chromium: Browser, house: LivingHouse) -> Iterator[tuple[Person, str]]:
    """A host whose alchemist has all actions of a turn before them."""
    host = Person(chromium, address_of(house))
    yield host, begins(host)
    host.context.close()


def begins(host: Person) -> str:
    """Bring the host to the first turn of a match, in which nothing has been done."""
    table = plays(host, BOT, game="materia-prima", options={"layout": "standard"})
    seeker = Seeker(host, Mouse(host.page), seed=1)
    seeker.wait()
    while not seeker.has_turn:
        seeker.move()
        seeker.wait()
    return table


def sits_at(welcome: Welcome, turn: tuple[Person, str], **look: object) -> Person:
    """Return somebody who looks at the turn."""
    person = welcome(known_as=turn[0], **look)
    person.sits_down_at(turn[1])
    person.page.locator(".hex.may").first.wait_for()
    return person


def message(said: Json) -> Message:
    """Return a message of the wire."""
    return msgspec.convert(said, Message)


def hex_at(person: Person, number: int) -> Locator:
    """Return a hex of the map by its number in the view."""
    at: Json = person.scene["view"]["hexes"][number]
    return person.page.locator(f".hex[data-place='hex:{at['q']},{at['r']}']")


def alchemist(person: Person) -> Json:
    """Return the alchemist who acts."""
    seat = person.scene["viewer"]
    figures: list[Json] = person.scene["view"]["figures"]
    return next(one for one in figures if (one["seat"], one["slot"]) == (seat, 0))


def test_the_map_is_large_and_nothing_covers_it(welcome: Welcome, turn: tuple[Person, str]) -> None:
    person = sits_at(welcome, turn)
    for number in range(len(person.scene["view"]["hexes"])):
        box = hex_at(person, number).locator(".ground").bounding_box()
        assert box is not None
        assert box["width"] >= LEAST_HEX
    for part in ("quest", "laboratory"):
        name = person.say(f"web-materia-prima-table-leaf-{part}")
        expect(person.page.get_by_role("region", name=name, exact=True)).to_be_visible()
    expect(person.page.locator(".cities li")).to_have_count(3)
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def test_a_formula_lights_up_what_it_needs(welcome: Welcome, turn: tuple[Person, str]) -> None:
    person = sits_at(welcome, turn)
    player: Json = person.scene["view"]["players"][person.scene["asked"]["seat"]]
    cards = person.page.locator("[data-card]")
    expect(cards).to_have_count(len(player["hand"]))
    hexes: list[Json] = person.scene["view"]["hexes"]
    for card, plan in zip(player["hand"], player["plans"], strict=True):
        Mouse(person.page).press(person.page.locator(f"[data-card='{card['id']}']"))
        needs = person.page.locator("[data-need]")
        expect(needs).to_have_count(len(plan["spots"]))
        lit = needs.evaluate_all("needs => needs.map((one) => one.dataset.hex)")
        wanted = [hexes[spot["hex"]] for spot in plan["spots"]]
        assert sorted(lit) == sorted(f"{at['q']},{at['r']}" for at in wanted)
        assert any(spot["deed"] == "make" for spot in plan["spots"])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_places_are_told_from_ones_own_tower(
    welcome: Welcome, turn: tuple[Person, str], language: str
) -> None:
    person = sits_at(welcome, turn, language=language)
    step = next(there for there in alchemist(person)["reach"] if there["moves"] == 1)
    Mouse(person.page).press(hex_at(person, step["hex"]))
    person.main.wait_for()
    for part in (person.main, person.page.locator(".margin"), hex_at(person, step["hex"])):
        words = part.get_attribute("aria-label") or part.inner_text()
        assert not COORDINATES.search(words), words


def test_a_walk_of_four_hexes_is_two_presses_and_leads_home_again(welcome: Welcome) -> None:
    person = welcome()
    begins(person)
    mouse = Mouse(person.page)
    person.page.locator(".hex.may").first.wait_for()
    name = alchemist(person)["name"]["en"]
    goal = max(alchemist(person)["reach"], key=lambda there: int(there["moves"]))
    assert goal["moves"] >= STEPS - 1
    mouse.press(hex_at(person, goal["hex"]))
    place = person.speaker.say(message(person.scene["view"]["hexes"][goal["hex"]]["called"]))
    walk = person.button("web-materia-prima-table-act-walk", place=place, count=goal["moves"])
    mouse.press(walk)
    expect(hex_at(person, goal["hex"])).to_have_attribute("aria-label", re.compile(re.escape(name)))
    assert alchemist(person)["hex"] == goal["hex"]

    mouse.press(person.button("web-materia-prima-table-act-end"))
    mouse.press(person.main)
    rounds = person.scene["view"]["max_rounds"]
    second, third = (
        person.text("web-materia-prima-fact-of", round=number, rounds=rounds) for number in (2, 3)
    )
    expect(second.or_(third)).to_be_visible()  # a turn with nothing left to do ends by itself
    Seeker(person, mouse, seed=1).wait()
    person.page.locator(".hex.may").first.wait_for()
    home = person.scene["view"]["players"][alchemist(person)["seat"]]["tower_hex"]
    reach = sorted(alchemist(person)["reach"], key=lambda there: int(there["moves"]))
    within = home in [there["hex"] for there in reach]  # rivals may stand in the way
    mouse.press(hex_at(person, home if within else reach[-1]["hex"]))
    mouse.press(person.main)
    expect(hex_at(person, goal["hex"])).not_to_have_attribute(
        "aria-label", re.compile(re.escape(name))
    )


def test_the_end_of_the_turn_stands_apart(welcome: Welcome, turn: tuple[Person, str]) -> None:
    person = sits_at(welcome, turn)
    ending = person.button("web-materia-prima-table-act-end")
    expect(ending).to_be_visible()
    assert "main" not in (ending.get_attribute("class") or "").split()


def test_on_a_phone_the_hand_is_a_strip_of_cards(
    welcome: Welcome, turn: tuple[Person, str]
) -> None:
    person = sits_at(welcome, turn, phone=True, language="fr")
    card = person.page.locator("[data-card]").first
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(person.page.locator("[data-need='make']")).to_have_count(1)
