"""From one question to the next: where the eye is led, what is shown meanwhile, how it ends."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from athanor.kernel import find
from tests.browser.arranged import lay_out_alchemists, sets_up_last_turns
from tests.browser.artisan import Artisan
from tests.browser.conftest import Welcome, address_of
from tests.browser.hands import Mouse
from tests.browser.known_luck import SERVE
from tests.browser.matches import BOT, opens_record, plays
from tests.browser.person import Json, Person
from tests.browser.seeker import Seeker
from tests.kernel.recorded import whole_match
from tests.server.living import LivingHouse

FLIGHTS: Final = """
window.flights = [];
const { animate } = Element.prototype;
Element.prototype.animate = function (frames, timing) {
  if (this.matches(".motion .piece")) {
    const { width, height } = this.getBoundingClientRect();
    const [x, y] = frames.at(-1).transform.match(/-?[\\d.]+/g).map(Number);
    const at = { x: x + width / 2, y: y + height / 2 };
    const words = this.innerText.trim();
    const travels = frames.at(0).transform !== frames.at(-1).transform;
    flights.push({ words, travels, lasts: timing.duration, at });
  }
  return animate.call(this, frames, timing);
};
"""
"""Notes what flies above the table, and where to: it is soon gone again."""

FLOWN_AFTER: Final = """(name) => {
  const at = flights.findIndex(({ words }) => words === name);
  return at >= 0 && flights.slice(at + 1).some(({ travels }) => travels);
}"""
"""Tells whether a card was shown and something has flown since."""

SECOND: Final = 1000

NEAR: Final = 2
"""Pixels by which something may miss the middle of where it flies."""


class Theatre:
    """A house with tables at which its host has the last turn of a match."""

    def __init__(self, house: LivingHouse, host: Person, tables: list[str]) -> None:
        self.house = house
        self.host = host
        self.tables = tables

    def seats(self, welcome: Welcome, **look: object) -> Seeker:
        """Have the host sit down at a table where nobody has acted yet."""
        person = welcome(self.house, known_as=self.host, **look)
        person.context.add_init_script(FLIGHTS)
        person.sits_down_at(self.tables.pop())
        seeker = Seeker(person, Mouse(person.page), seed=1)
        seeker.wait()
        squad(person).first.wait_for()
        return seeker


@pytest.fixture(scope="module")
def theatre(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Theatre]:
    """A house of its own, whose matches are found where they were put."""
    house = LivingHouse(tmp_path_factory.mktemp("theatre"), SERVE)
    lay_out_alchemists(house)
    house.open()
    host, guest = (Person(chromium, address_of(house)) for _ in range(2))
    yield Theatre(house, host, sets_up_last_turns(host, guest, house, 4))
    for person in (host, guest):
        person.context.close()
    house.close()


def squad(person: Person) -> Locator:
    """Return one's own figures where it is decided what they do: the alchemist is the first."""
    return person.decision.locator(".squad button")


def researches(seeker: Seeker) -> None:
    """Have the alchemist spend the last action on a formula, from the end of the list."""
    text = "research equipment"
    seeker.unfold()
    seeker.go_on_from("", lambda offered: text if text in offered else text.split(maxsplit=1)[0])


def flights(person: Person) -> list[Json]:
    """Return what has flown above the table."""
    flown: list[Json] = person.page.evaluate("flights")
    return flown


def is_at(flight: Json, place: Locator) -> bool:
    """Tell whether something has flown to a place."""
    box = place.bounding_box()
    assert box is not None
    across: float = flight["at"]["x"] - box["x"] - box["width"] / 2
    down: float = flight["at"]["y"] - box["y"] - box["height"] / 2
    return max(abs(across), abs(down)) < NEAR


def test_a_new_question_starts_at_its_top(welcome: Welcome, theatre: Theatre) -> None:
    seeker = theatre.seats(welcome)
    body = seeker.decision.locator(".body")
    researches(seeker)
    assert body.evaluate("body => body.scrollTop") > 0, "the list is too short to be scrolled"
    seeker.carry_out()
    expect(seeker.decision.locator(".squad .done")).to_have_count(1)
    seeker.person.until_drawn()
    assert body.evaluate("body => body.scrollHeight - body.clientHeight") > 0
    assert body.evaluate("body => body.scrollTop") == 0


def test_the_figure_that_can_still_act_is_turned_to(welcome: Welcome, theatre: Theatre) -> None:
    seeker = theatre.seats(welcome)
    alchemist, homunculus = squad(seeker.person).all()
    alchemist.click()
    expect(alchemist).to_have_attribute("aria-pressed", "true")
    researches(seeker)
    seeker.carry_out()
    expect(homunculus).to_have_attribute("aria-pressed", "true")
    expect(alchemist).to_have_attribute("aria-pressed", "false")


def test_a_card_that_is_drawn_is_shown_and_flies_home(welcome: Welcome, theatre: Theatre) -> None:
    seeker = theatre.seats(welcome, moving=True)
    person = seeker.person
    researches(seeker)
    seeker.carry_out()
    expect(person.page.locator("[data-card]")).to_have_count(1)
    (card,) = person.scene["view"]["players"][0]["hand"]
    shown, home = flights(person)
    for flight in (shown, home):
        assert flight["words"] == card["name"]["en"].split(" (")[0]
    assert shown["lasts"] >= SECOND
    assert is_at(shown, person.page.locator("[data-place=map]"))
    assert is_at(home, person.page.locator("[data-place=hand]"))


def test_who_has_more_and_stands_behind_is_told_why(welcome: Welcome, theatre: Theatre) -> None:
    seeker = theatre.seats(welcome, language="fr")
    person = seeker.person
    person.button("web-materia-prima-table-act-end").click()
    seeker.carry_out()
    rows = person.page.locator(".ledger.done .seat")
    expect(rows).to_have_count(3)
    sums = [int(row.locator(".sum strong").inner_text()) for row in rows.all()]
    assert max(sums) == sums[-1], "whoever has most stands last"
    behind = person.page.locator(".ledger .behind")
    expect(behind).to_have_count(1)
    expect(rows.last.locator(".note")).to_contain_text(
        person.say("web-materia-prima-table-result-behind")
    )


def test_a_place_that_turns_up_is_shown_and_phials_fly_to_ones_own_tracks(
    welcome: Welcome,
) -> None:
    person = welcome(moving=True)
    person.context.add_init_script(FLIGHTS)
    plays(person, BOT, BOT, game="ars-alchimia")
    artisan = Artisan(person, Mouse(person.page), seed=1)
    artisan.wait()
    while not artisan.has_turn:
        artisan.move()
        artisan.wait()
    person.sends({"type": "bot-pace", "id": "waiting", "paused": True, "millis": 0})
    spaces = person.scene["view"]["spaces"]
    portal = next(one for one in spaces if one["kind"] == "location" and not one["location"])
    person.page.locator(f".part[data-place='space:{portal['name']}']").click()
    person.main.wait_for()
    before = len(person.heard)
    artisan.carry_out()
    scenes = [said for said in person.heard[before:] if said["type"] == "scene"]
    lines = [line for scene in scenes for line in scene["told"]]
    turned_up = next(line for line in lines if line["kind"] == "portal")
    name = turned_up["message"]["args"]["card"]["en"]
    person.page.wait_for_function(FLOWN_AFTER, arg=name)
    (place,) = [one for one in flights(person) if one["words"] == name]
    assert place["lasts"] >= SECOND
    tracks = person.page.locator("[data-place^='track:']").all()
    flown = flights(person)
    phials = [one for one in flown[flown.index(place) + 1 :] if one["travels"]]
    assert all(any(is_at(one, track) for track in tracks) for one in phials)


def test_a_replay_stays_where_it_is_at_silent_steps(welcome: Welcome) -> None:
    person = welcome()
    _, recorder = whole_match(find("ars-alchimia").build(3), stream_seed=3)
    replay = opens_record(person, recorder.record.text())
    match = person.context.request.get(f"/api/replays/{replay}").json()
    told = {line["at"] for line in match["story"]}
    silent = next(at for at in range(20, match["steps"]) if at not in told)
    person.go(f"/r/{replay}?step={silent - 1}")
    board = person.page.locator(".stage > .board")
    margin = person.page.locator("aside .scroller")
    shown = margin.locator("[aria-current=step]")
    shown.wait_for()
    before = board.bounding_box(), margin.evaluate("margin => margin.scrollTop")
    line = shown.get_attribute("data-line")
    person.button("web-replay-forward").click()
    expect(person.text("web-replay-step", step=silent, steps=match["steps"])).to_be_visible()
    expect(person.page).to_have_url(f"{person.address}/r/{replay}?step={silent}")
    assert shown.get_attribute("data-line") == line, "the last line that was told"
    assert before[1] > 0, "the story is too short to be scrolled"
    assert (board.bounding_box(), margin.evaluate("margin => margin.scrollTop")) == before
