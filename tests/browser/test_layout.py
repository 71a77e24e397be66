"""The layout is measured on every page: letters to read, nothing cut or covered, deeds in sight.

Tables in the middle of matches are measured by ``check_layout.py``.
"""

from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import is_open_to_all
from tests.browser.conftest import Welcome
from tests.browser.layout import findings, has_room_to_decide, is_laid_out_well
from tests.browser.matches import bots_play_to_the_end
from tests.browser.pictures import MATCHES, PICTURES
from tests.browser.tables import Tables, tables_of
from tests.browser.test_access import settle
from tests.server.living import LivingHouse

PAGES = {
    "lobby": "/",
    "new table": "/new",
    "account": "/account",
    "rules": "/rules/alchemist",
    "game": "/games/materia-prima",
    "guide": "/guides/browser",
    "gathering": "/t/{gathering}",
    "nowhere": "/nowhere",
}

DECISIONS = {"table": "alchemist", "ars-table": "ars", "materia-table": "materia"}
"""What is being prepared in the middle of a match, by the name of its picture."""

CROWD = 5
"""As many as sit at the fullest table."""

LOOKS: dict[str, dict[str, object]] = {
    "desk": {},
    "French desk": {"language": "fr"},
    "phone": {"phone": True},
    "French phone": {"language": "fr", "phone": True},
}


WRONG = """() => {
  const add = (parent, name, style, text = "") => {
    const made = parent.appendChild(document.createElement(name));
    Object.assign(made.style, style);
    made.textContent = text;
    return made;
  };
  const wrong = document.createElement("div");
  document.querySelector("main").prepend(wrong);
  add(wrong, "p", { fontSize: "9px" }, "tiny");
  add(wrong, "p", { width: "40px", overflow: "hidden", whiteSpace: "nowrap" }, "cut off here");
  const crowd = add(wrong, "p", { position: "relative", height: "20px" });
  for (const word of ["one", "two"]) add(crowd, "span", { position: "absolute" }, word);
  add(wrong, "p", {}, "titled").title = "native";
  const panel = add(wrong, "section", { height: "30px", overflow: "auto" });
  panel.tabIndex = -1;
  add(panel, "p", { height: "80px" }, "long");
  add(panel, "button", {}, "deed").className = "button main";
  add(wrong, "button", { width: "20px", padding: 0, whiteSpace: "nowrap" }, "spilled");
}"""
"""Lays something out badly, in every way that is looked for."""


SCROLLS = """(board) => {
  for (let up = board.parentElement; up; up = up.parentElement)
    if (/auto|scroll/.test(getComputedStyle(up).overflowY) && up.scrollHeight > up.clientHeight + 1)
      return true;
  return document.documentElement.scrollHeight > innerHeight + 1;
}"""
"""Tells whether a board is higher than the room it has."""


@pytest.fixture(scope="module")
def tables(chromium: Browser, house: LivingHouse) -> Iterator[Tables]:
    """A host's tables that are in the middle of something."""
    crowd = partial(bots_play_to_the_end, seats=CROWD)
    with tables_of(chromium, house, {**MATCHES, "crowd": crowd}) as tables:
        yield tables


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_laid_out_well(welcome: Welcome, tables: Tables, name: str, look: str) -> None:
    person = welcome(known_as=tables.host, **LOOKS[look])
    person.go(PAGES[name].format_map(tables))
    settle(person.page)
    if name == "nowhere":
        person.forgive("404")
    is_laid_out_well(person)


@pytest.mark.parametrize("name", DECISIONS)
def test_a_match_in_full_play_is_open_to_all(welcome: Welcome, tables: Tables, name: str) -> None:
    person = welcome(known_as=tables.host)
    PICTURES[name].show(person, tables[DECISIONS[name]])
    person.main.wait_for()
    is_open_to_all(person.page)


@pytest.mark.parametrize("look", ["French desk", "French phone"])
@pytest.mark.parametrize("name", DECISIONS)
def test_a_decision_has_the_room_it_needs(
    welcome: Welcome, tables: Tables, name: str, look: str
) -> None:
    person = welcome(known_as=tables.host, **LOOKS[look])
    has_room_to_decide(person, name, tables[DECISIONS[name]])


@pytest.mark.parametrize("match", DECISIONS.values())
def test_a_laptop_shows_the_whole_board(welcome: Welcome, tables: Tables, match: str) -> None:
    person = welcome(known_as=tables.host)
    person.go(f"/t/{tables[match]}")
    settle(person.page)
    board = person.page.locator(".stage section.frame")
    expect(board).to_be_visible()
    assert not board.evaluate(SCROLLS), "one has to scroll to see all of it"


def test_a_laptop_shows_the_rows_of_all_at_the_end(welcome: Welcome, tables: Tables) -> None:
    person = welcome(known_as=tables.host)
    person.go(f"/t/{tables['crowd']}")
    rows = person.page.locator(".ledger.done .seat")
    expect(rows).to_have_count(CROWD)
    for row in rows.all():
        expect(row).to_be_in_viewport(ratio=1)
    is_laid_out_well(person)


def test_what_is_wrong_is_found(welcome: Welcome) -> None:
    person = welcome()
    person.go("/")
    settle(person.page)
    person.page.evaluate(WRONG)
    wrong = findings(person.page, phone=False)
    kinds = {line.split(":")[0] for line in wrong}
    assert {"small", "clipped", "overlapping", "native title", "out of sight", "spills"} <= kinds, (
        wrong
    )
