"""The layout of tables in the middle of matches, as chance has dealt them: ``make layout``.

What is measured differs from match to match: run it more than once. It is no part of the suite.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Welcome
from tests.browser.layout import findings
from tests.browser.pictures import MATCHES, PICTURES
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


@pytest.fixture(scope="module")
def tables(chromium: Browser, house: LivingHouse) -> Iterator[Tables]:
    """A host's tables that are in the middle of something."""
    with tables_of(chromium, house, MATCHES) as tables:
        yield tables


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", PAGES)
def test_a_table_is_laid_out_well(welcome: Welcome, tables: Tables, name: str, look: str) -> None:
    person = welcome(known_as=tables.host, **LOOKS[look])
    person.go(PAGES[name].format_map(tables))
    settle(person.page)
    wrong = findings(person.page, phone=person.phone)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", DECISIONS)
def test_a_decision_has_the_room_it_needs(
    welcome: Welcome, tables: Tables, name: str, look: str
) -> None:
    person = welcome(known_as=tables.host, **LOOKS[look])
    PICTURES[name].show(person, tables[DECISIONS[name]])
    person.main.wait_for()
    wrong = findings(person.page, phone=person.phone)
    assert not wrong, "\n".join(wrong)
