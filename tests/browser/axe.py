"""Axe looks at a page: whatever would keep somebody out of it is found."""

from typing import Final, Literal, TypeAlias

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.person import DRAWN

Theme: TypeAlias = Literal["light", "dark"]

BOTH: Final[tuple[Theme, ...]] = ("dark", "light")


ONLY_FAULTS: Final = {"resultTypes": ["violations"]}
"""What is as it should be is not told in all its parts: that takes most of the time."""

ONLY_COLOURS: Final = {**ONLY_FAULTS, "runOnly": ["color-contrast"]}
"""Nothing else changes between day and night."""


def is_open_to_all(page: Page, themes: tuple[Theme, ...] = BOTH) -> None:
    """See that axe finds nothing by day and by night: the page follows the system's theme."""
    for theme in themes:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        page.evaluate(DRAWN)
        found = Axe().run(page, options=ONLY_FAULTS if theme == themes[0] else ONLY_COLOURS)
        assert found.violations_count == 0, found.generate_report()
