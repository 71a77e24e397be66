"""The layout of tables in the middle of matches, as chance has dealt them: ``make layout``.

What is measured differs from match to match: run it more than once. It is no part of the suite.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.commander import Commander
from tests.browser.conftest import Welcome, address_of
from tests.browser.hands import Mouse
from tests.browser.known_luck import SERVE
from tests.browser.layout import findings, has_room_to_decide, is_laid_out_well
from tests.browser.moments import (
    BLITZ,
    V2,
    Told,
    is_set_up,
    measured_twice,
    moment,
    struck,
    take_up,
)
from tests.browser.person import Person
from tests.browser.pictures import MATCHES
from tests.browser.tables import Tables, tables_of
from tests.browser.test_access import settle
from tests.browser.test_layout import DECISIONS, LOOKS
from tests.server.living import LivingHouse

PAGES = {
    "alchemist": "/t/{alchemist}",
    "ars": "/t/{ars}",
    "materia": "/t/{materia}",
    "alkemy": "/t/{alkemy}",
    "over": "/t/{over}",
    "replay": "/r/{over}?step=20",
}

EDITIONS = {"V2": V2, "Blitz": BLITZ}

PANELS: dict[str, tuple[str, Told | None]] = {
    "orders": ("announce", None),
    "hand of cards": ("card", None),
    "dice": ("keep", None),
    "dial": ("estimate", measured_twice),
    "damage": ("announce", struck),
}
"""What a panel shows, by the kind of decision and what must have happened before."""

WIDTHS = (1001, 1120, 1250)
"""Windows that are narrower than a laptop's and wider than any phone."""


@pytest.fixture(scope="module")
def tables(chromium: Browser, house: LivingHouse) -> Iterator[Tables]:
    """A host's tables that are in the middle of something."""
    with tables_of(chromium, house, MATCHES) as tables:
        yield tables


class Theatre:
    """A house whose host decides at moments of Alkemy."""

    def __init__(self, house: LivingHouse, host: Person, tables: dict[str, str]) -> None:
        self.house = house
        self.host = host
        self.tables = tables


@pytest.fixture(scope="module")
def theatre(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Theatre]:
    """A house with a table for every panel of both editions."""
    house = LivingHouse(tmp_path_factory.mktemp("theatre"), SERVE)
    house.open()
    host, guest = (Person(chromium, address_of(house)) for _ in range(2))
    moments = {
        f"{edition}, {panel}": moment(kind, recipe._replace(told=told))
        for edition, recipe in EDITIONS.items()
        for panel, (kind, told) in PANELS.items()
    }
    tables = {name: is_set_up(host, guest, one) for name, one in moments.items()}
    take_up(house, {tables[name]: one for name, one in moments.items()})
    yield Theatre(house, host, tables)
    for person in (host, guest):
        person.context.close()
    house.close()


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", PAGES)
def test_a_table_is_laid_out_well(welcome: Welcome, tables: Tables, name: str, look: str) -> None:
    person = welcome(known_as=tables.host, **LOOKS[look])
    person.go(PAGES[name].format_map(tables))
    settle(person.page)
    is_laid_out_well(person)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", DECISIONS)
def test_a_decision_has_the_room_it_needs(
    welcome: Welcome, tables: Tables, name: str, look: str
) -> None:
    person = welcome(known_as=tables.host, **LOOKS[look])
    has_room_to_decide(person, name, tables[DECISIONS[name]])


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("panel", PANELS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_panel_of_alkemy_is_laid_out_well(
    welcome: Welcome, theatre: Theatre, edition: str, panel: str, look: str
) -> None:
    person = welcome(theatre.house, known_as=theatre.host, **LOOKS[look])
    person.sits_down_at(theatre.tables[f"{edition}, {panel}"])
    Commander(person, Mouse(person.page)).wait()
    settle(person.page)
    is_laid_out_well(person)


@pytest.mark.parametrize("look", ["phone", "French phone"])
def test_a_table_that_is_surveyed_from_far_can_be_read(
    welcome: Welcome, tables: Tables, look: str
) -> None:
    person = welcome(known_as=tables.host, **LOOKS[look])
    person.sits_down_at(tables["alkemy"])
    Commander(person, Mouse(person.page)).wait()
    whole = person.button("web-alkemy-camera-all")
    whole.click()
    expect(whole).to_be_disabled()
    settle(person.page)
    is_laid_out_well(person)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", ["alchemist", "ars", "materia", "alkemy"])
def test_letters_can_be_read_in_narrower_windows(
    welcome: Welcome, tables: Tables, name: str, width: int
) -> None:
    person = welcome(known_as=tables.host)
    person.page.set_viewport_size({"width": width, "height": 800})
    person.go(PAGES[name].format_map(tables))
    settle(person.page)
    wrong = [one for one in findings(person.page, phone=False) if one.startswith("small")]
    assert not wrong, "\n".join(wrong)
