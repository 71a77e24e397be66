"""A house in a process of its own, a browser, and the people who come with it."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from athanor.server.settings import CLIENT
from tests.browser.binary import chromium_path
from tests.browser.known_luck import SERVE
from tests.browser.moments import lay_out_packs
from tests.browser.person import Person
from tests.server.living import LivingHouse

PATIENCE_MILLIS = 60_000
"""Longer than anything takes on a slow machine."""


class Welcome:
    """Lets people in, each with a browser of their own."""

    def __init__(self, chromium: Browser, house: LivingHouse) -> None:
        self._chromium = chromium
        self._house = house
        self._people: list[Person] = []

    def __call__(self, at: LivingHouse | None = None, /, **manners: Any) -> Person:
        """Let somebody into a house: that of all tests, or another."""
        person = Person(self._chromium, address_of(at or self._house), **manners)
        self._people.append(person)
        return person

    def see_off(self) -> None:
        """Have everybody go who has not gone."""
        for person in self._people:
            person.context.close()

    @property
    def troubles(self) -> list[str]:
        """What went wrong in their pages."""
        return [trouble for person in self._people for trouble in person.troubles]


def pytest_report_header() -> str:
    """Tell which luck the houses have, so that it can be had again."""
    return f"luck: {os.environ.get('LUCK', '')!r}"


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LivingHouse]:
    """The house, with the client that was built last."""
    assert (CLIENT / "index.html").exists(), "build the client first: cd web && npm run build"
    opened = LivingHouse(tmp_path_factory.mktemp("house"), SERVE)
    opened.open("--analysis-deals", "2")
    yield opened
    opened.close()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium; tests/browser/get-chromium.sh installs it."""
    expect.set_options(timeout=PATIENCE_MILLIS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def own_house(tmp_path: Path, welcome: Welcome) -> Iterator[LivingHouse]:
    """A house of one test alone: empty, or to be killed. It closes when everybody has gone."""
    opened = LivingHouse(tmp_path, SERVE)
    opened.open()
    yield opened
    welcome.see_off()
    opened.close()


@pytest.fixture
def theatre(tmp_path: Path) -> Iterator[LivingHouse]:
    """A house of its own, whose matches are found where they were put."""
    opened = LivingHouse(tmp_path, SERVE)
    lay_out_packs(opened)
    opened.open()
    yield opened
    opened.close()


def address_of(house: LivingHouse) -> str:
    """Return where a house is found."""
    return f"http://127.0.0.1:{house.port}"


@pytest.fixture
def welcome(chromium: Browser, house: LivingHouse) -> Iterator[Welcome]:
    """Welcomes people; when they go, no page of theirs may have had any trouble."""
    welcoming = Welcome(chromium, house)
    yield welcoming
    welcoming.see_off()
    assert welcoming.troubles == []
