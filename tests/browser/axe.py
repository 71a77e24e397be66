"""Axe looks at a page: whatever would keep somebody out of it is found."""

from typing import Final, Literal, TypeAlias

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

Theme: TypeAlias = Literal["light", "dark"]

BOTH: Final[tuple[Theme, ...]] = ("dark", "light")


def drawn_anew(page: Page) -> None:
    """Wait until the page has been drawn as it is now."""
    page.evaluate(
        "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
    )


def is_open_to_all(page: Page, themes: tuple[Theme, ...] = BOTH) -> None:
    """See that axe finds nothing by day and by night: the page follows the system's theme."""
    for theme in themes:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        drawn_anew(page)
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()
