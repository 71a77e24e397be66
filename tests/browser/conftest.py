"""A house in a process of its own, a browser, and the people who come with it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from athanor.server.settings import CLIENT
from tests.browser.binary import chromium_path
from tests.browser.person import Person
from tests.server.living import LivingHouse

PATIENCE_MILLIS = 60_000
"""Longer than anything takes on a slow machine."""

Welcome: TypeAlias = Callable[..., Person]


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LivingHouse]:
    """The house, with the client that was built last."""
    assert (CLIENT / "index.html").exists(), "build the client first: cd web && npm run build"
    opened = LivingHouse(tmp_path_factory.mktemp("house"))
    opened.open()
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
def own_house(tmp_path: Path) -> Iterator[LivingHouse]:
    """A house of one test alone: empty, or to be killed."""
    opened = LivingHouse(tmp_path)
    opened.open()
    yield opened
    opened.close()


def address_of(house: LivingHouse) -> str:
    """Return where a house is found."""
    return f"http://127.0.0.1:{house.port}"


@pytest.fixture
def welcome(chromium: Browser, house: LivingHouse) -> Iterator[Welcome]:
    """Welcomes people; when they go, no page of theirs may have had any trouble."""
    people: list[Person] = []

    def come(at: LivingHouse = house, **manners: object) -> Person:
        person = Person(chromium, address_of(at), **manners)  # type: ignore[arg-type]
        people.append(person)
        return person

    yield come
    for person in people:
        person.context.close()
    assert [trouble for person in people for trouble in person.troubles] == []
