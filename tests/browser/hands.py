"""The ways in which people press things: with a mouse, with a finger, with keys alone."""

from abc import ABC, abstractmethod

from playwright.sync_api import Locator, Page, expect

LONGEST_WALK = 400
"""Presses of Tab after which something counts as out of reach."""

WAY_TO = """(target) => {
  const here = document.activeElement;
  if (here === target || target.contains(here)) return "";
  if (here === document.body) return "Tab";
  const follows = here.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
  return follows ? "Tab" : "Shift+Tab";
}"""


class Hands(ABC):
    """How somebody uses a page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @abstractmethod
    def press(self, thing: Locator) -> None:
        """Press a button, a link, or a part of a board."""

    @abstractmethod
    def write(self, field: Locator, text: str) -> None:
        """Write something into a field."""

    @abstractmethod
    def select(self, field: Locator, label: str) -> None:
        """Choose from a list that drops down."""


class Mouse(Hands):
    """Clicks."""

    def press(self, thing: Locator) -> None:
        """Click."""
        thing.click()

    def write(self, field: Locator, text: str) -> None:
        """Fill in."""
        field.fill(text)

    def select(self, field: Locator, label: str) -> None:
        """Pick."""
        field.select_option(label=label)


class Fingers(Mouse):
    """Taps a screen."""

    def press(self, thing: Locator) -> None:
        """Tap."""
        thing.tap()


class Keys(Hands):
    """Walks through the page with Tab and uses nothing but keys."""

    def press(self, thing: Locator) -> None:
        """Walk there and press Enter."""
        self.reach(thing)
        self.page.keyboard.press("Enter")

    def write(self, field: Locator, text: str) -> None:
        """Walk there and type."""
        self.reach(field)
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)

    def select(self, field: Locator, label: str) -> None:
        """Walk there and go up or down the list."""
        self.reach(field)
        options = field.locator("option").all_inner_texts()
        steps = options.index(label) - int(field.evaluate("field => field.selectedIndex"))
        for _ in range(abs(steps)):
            self.page.keyboard.press("ArrowDown" if steps > 0 else "ArrowUp")
        expect(field.locator("option:checked")).to_have_text(label)

    @property
    def are_free(self) -> bool:
        """Whether Enter would press nothing that has the focus."""
        free: bool = self.page.evaluate(
            "document.activeElement.closest('a, button, input, summary, [role=button]') === null"
        )
        return free

    def reach(self, thing: Locator) -> None:
        """Bring the focus to something."""
        thing.wait_for()
        for _ in range(LONGEST_WALK):
            way = thing.evaluate(WAY_TO)
            if way == "":
                return
            self.page.keyboard.press(way)
        raise AssertionError(f"no key leads to {thing}")
