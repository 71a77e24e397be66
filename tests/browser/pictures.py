"""The pictures of the documentation: ``python -m tests.browser.pictures`` takes them anew.

A match is played first, so that they show play and not an empty board.
"""

import shutil
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.adept import Adept
from tests.browser.conftest import address_of
from tests.browser.hands import Mouse
from tests.browser.matches import BOT, ME, bots_play_to_the_end, plays_alone, table_of, takes_first
from tests.browser.person import Person
from tests.browser.squeeze import squeeze
from tests.server.living import LivingHouse

FOLDER: Final = Path(__file__).parents[2] / "docs" / "images"
LARGEST: Final = 250_000
"""Bytes of a picture."""

MOVES: Final = 3
"""Choices of each seat that are made before a table is shown."""

OPENING: Final = 9
"""Choices after which the figures of Alkemy stand on the table."""

TO_THE_TOP: Final = "heading => heading.scrollIntoView({ block: 'start' })"

LOOKS: Final = [(night, phone) for night in (False, True) for phone in (False, True)]


def main() -> None:
    """Play, and take all pictures: by day and by night, at a desk and, in French, on a phone."""
    house = LivingHouse(Path(tempfile.mkdtemp()))
    house.open()
    try:
        with sync_playwright() as playwright:
            path = shutil.which("chromium")
            browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
            host = Person(browser, address_of(house))
            tables = plays(host)
            for night, phone in LOOKS:
                takes(browser, host, tables, night=night, phone=phone)
            browser.close()
    finally:
        house.close()


def plays(host: Person) -> dict[str, str]:
    """Bring matches to where they are shown; return their tables."""
    host.go("/account")
    host.field("web-name").fill("Perenelle")
    host.button("web-rename").click()
    expect(host.text("web-renamed")).to_be_visible()
    over = bots_play_to_the_end(host)
    alkemy = host.opens(ME, BOT, game="alkemy-v2", options={"setup": "ready"})
    host.opens(ME, {"kind": "invited", "name": "Nicolas"}, {"kind": "open"})
    host.sits_down_at(alkemy)
    for _ in range(OPENING):
        takes_first(host)
    adept = plays_alone(host, seed=5)
    for _ in range(MOVES):
        adept.move()
        adept.wait()
    tables = {"over": over, "alkemy": alkemy, "table": table_of(host)}
    host.go("about:blank")
    return tables


def takes(
    browser: Browser, host: Person, tables: dict[str, str], *, night: bool, phone: bool
) -> None:
    """Take the pictures of one look."""
    language = "fr" if phone else "en"
    guest = Person(
        browser, host.address, language=language, phone=phone, night=night, known_as=host
    )

    def shoot(name: str) -> None:
        guest.page.wait_for_load_state("networkidle")
        guest.page.evaluate("document.fonts.ready")
        path = FOLDER / f"{name}-{'dark' if night else 'light'}-{390 if phone else 1280}.png"
        path.write_bytes(squeeze(guest.page.screenshot(), host.page))
        assert path.stat().st_size < LARGEST, path

    guest.go("/")
    guest.link("web-set-up-table").wait_for()
    shoot("lobby")
    guest.sits_down_at(tables["table"])
    adept = Adept(guest, Mouse(guest.page), seed=8)
    adept.wait()
    adept.create()
    guest.decision.get_by_role("heading").first.scroll_into_view_if_needed()
    shoot("table")
    guest.sits_down_at(tables["alkemy"])
    guest.page.get_by_role("application").or_(guest.page.get_by_role("img")).first.wait_for()
    Adept(guest, Mouse(guest.page), seed=8).wait()
    shoot("alkemy-table")
    guest.sits_down_at(tables["over"])
    totals = guest.say("web-alchemist-result-totals")
    guest.page.get_by_role("heading", name=totals).evaluate(TO_THE_TOP)
    shoot("end")
    guest.go(f"/r/{tables['over']}?step=20")
    guest.button("web-replay-forward").wait_for()
    shoot("replay")
    guest.context.close()


if __name__ == "__main__":
    main()
