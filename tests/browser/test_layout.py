"""The layout is measured on every page: letters to read, nothing cut or covered, deeds in sight.

Tables in the middle of matches are measured by ``check_layout.py``.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import is_open_to_all
from tests.browser.conftest import Welcome
from tests.browser.layout import findings
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
}"""
"""Lays something out badly, in every way that is looked for."""


@pytest.fixture(scope="module")
def tables(chromium: Browser, house: LivingHouse) -> Iterator[Tables]:
    """A host's tables that are in the middle of something."""
    with tables_of(chromium, house, MATCHES) as tables:
        yield tables


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_laid_out_well(welcome: Welcome, tables: Tables, name: str, look: str) -> None:
    person = welcome(known_as=tables.host, **LOOKS[look])
    person.go(PAGES[name].format_map(tables))
    settle(person.page)
    if name == "nowhere":
        person.forgive("404")
    wrong = findings(person.page, phone=person.phone)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", DECISIONS)
def test_a_match_in_full_play_is_open_to_all(welcome: Welcome, tables: Tables, name: str) -> None:
    person = welcome(known_as=tables.host)
    PICTURES[name].show(person, tables[DECISIONS[name]])
    person.main.wait_for()
    is_open_to_all(person.page)


def test_what_is_wrong_is_found(welcome: Welcome) -> None:
    person = welcome()
    person.go("/")
    settle(person.page)
    person.page.evaluate(WRONG)
    wrong = findings(person.page, phone=False)
    kinds = {line.split(":")[0] for line in wrong}
    assert {"small", "clipped", "overlapping", "native title", "out of sight"} <= kinds, wrong
