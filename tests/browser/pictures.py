"""The pictures of the documentation: ``python -m tests.browser.pictures`` takes them anew.

Matches are played first, so that they show play and not an empty board. Names of pictures, such as
``ars-table``, take these alone.
"""

import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.adept import Adept
from tests.browser.artisan import Artisan
from tests.browser.binary import chromium_path
from tests.browser.commander import Commander
from tests.browser.conftest import PATIENCE_MILLIS, address_of
from tests.browser.hands import Mouse
from tests.browser.known_luck import SERVE
from tests.browser.matches import BOT, ME, bots_play_to_the_end, plays, plays_alone, table_of
from tests.browser.person import Person
from tests.browser.seeker import Seeker
from tests.browser.squeeze import squeeze
from tests.server.living import LivingHouse

FOLDER: Final = Path(__file__).parents[2] / "docs" / "images"
LARGEST: Final = 250_000
"""Bytes of a picture."""

MOVES: Final = 3
"""Choices of each seat that are made before a table of Alchemist is shown."""

TURNS: Final = 6
"""Choices that are made before a table of Ars Alchimia is shown."""

ROUND: Final = 5
"""The round in which a map of Materia Prima is shown."""

LOOKS: Final = [(night, phone) for night in (False, True) for phone in (False, True)]


def main() -> None:
    """Play, and take pictures: by day and by night, at a desk and, in French, on a phone."""
    wanted = {name: PICTURES[name] for name in sys.argv[1:] or PICTURES}
    expect.set_options(timeout=PATIENCE_MILLIS)
    house = LivingHouse(Path(tempfile.mkdtemp()), SERVE)
    house.open()
    try:
        with sync_playwright() as playwright:
            path = chromium_path()
            browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
            host = Person(browser, address_of(house))
            introduces_oneself(host)
            matches = {picture.match for picture in wanted.values()}
            tables = {name: begin(host) for name, begin in MATCHES.items() if name in matches}
            host.go("about:blank")
            for night, phone in LOOKS:
                takes(browser, host, wanted, tables, night=night, phone=phone)
            browser.close()
    finally:
        house.close()


def introduces_oneself(host: Person) -> None:
    """Have the host say a name."""
    host.go("/account")
    host.field("web-name").fill("Isabella")
    host.button("web-rename").click()
    expect(host.text("web-renamed")).to_be_visible()


def takes(
    browser: Browser,
    host: Person,
    wanted: "Mapping[str, Picture]",
    tables: Mapping[str, str],
    *,
    night: bool,
    phone: bool,
) -> None:
    """Take the pictures of one look."""
    language = "fr" if phone else "en"
    guest = Person(
        browser, host.address, language=language, phone=phone, night=night, known_as=host
    )
    for name, picture in wanted.items():
        picture.show(guest, tables[picture.match])
        guest.page.wait_for_load_state("networkidle")
        guest.page.evaluate("document.fonts.ready")
        guest.page.mouse.move(0, 0)  # what lies under a pointer would explain itself
        guest.until_drawn()
        path = FOLDER / f"{name}-{'dark' if night else 'light'}-{390 if phone else 1280}.png"
        path.write_bytes(squeeze(guest.page.screenshot(), host.page))
        assert path.stat().st_size < LARGEST, path
    guest.context.close()


# --- matches, brought to where they are shown ---


def begins_alkemy(host: Person) -> str:
    """Have warbands stand on a table."""
    table = plays(host, BOT, game="alkemy-v2", options={"setup": "ready"})
    Commander(host, Mouse(host.page)).plays_until("announce")
    return table


def begins_ars(host: Person) -> str:
    """Have the first workers of Ars Alchimia at work, with a turn to come."""
    table = plays(host, BOT, BOT, BOT, game="ars-alchimia")
    artisan = Artisan(host, Mouse(host.page), seed=1)
    artisan.wait()
    while len(artisan.made) < TURNS or not artisan.has_turn:
        artisan.move()
        artisan.wait()
    artisan.fold()
    return table


def begins_materia(host: Person) -> str:
    """Have alchemists on their ways in Materia Prima, with a turn to come."""
    table = plays(host, BOT, BOT, game="materia-prima", options={"layout": "standard"})
    seeker = Seeker(host, Mouse(host.page), seed=2)
    seeker.wait()
    while not seeker.has_turn or host.scene["view"]["round"] < ROUND:
        seeker.move()
        seeker.wait()
    seeker.fold()
    return table


def begins_alchemist(host: Person) -> str:
    """Have the first potions of Alchemist brewed."""
    adept = plays_alone(host, seed=5)
    for _ in range(MOVES):
        adept.move()
        adept.wait()
    return table_of(host)


def gathers(host: Person) -> str:
    """Have a table wait for people."""
    return host.opens(ME, {"kind": "invited", "name": "Nicolas"}, {"kind": "open"})


MATCHES: Final[Mapping[str, Callable[[Person], str]]] = {
    "over": bots_play_to_the_end,
    "alkemy": begins_alkemy,
    "ars": begins_ars,
    "materia": begins_materia,
    "gathering": gathers,
    "alchemist": begins_alchemist,
}

# --- pages, each with something going on ---


def shows_lobby(guest: Person, _: str) -> None:
    """The hall, with some tables."""
    guest.go("/")
    guest.link("web-set-up-table").wait_for()


def shows_alchemist(guest: Person, table: str) -> None:
    """A potion of Alchemist that is about to be brewed."""
    guest.sits_down_at(table)
    adept = Adept(guest, Mouse(guest.page), seed=8)
    adept.wait()
    adept.create()
    guest.main.wait_for()


def shows_alkemy(guest: Person, table: str) -> None:
    """A figure of Alkemy that is about to announce something."""
    guest.sits_down_at(table)
    Commander(guest, Mouse(guest.page)).wait()


def shows_ars(guest: Person, table: str) -> None:
    """Workers of Ars Alchimia about to be sent to a location."""
    guest.sits_down_at(table)
    artisan = Artisan(guest, Mouse(guest.page), seed=8)
    artisan.wait()
    artisan.send_to(next(space for space in artisan.open_spaces() if space.startswith("L")))


def shows_materia(guest: Person, table: str) -> None:
    """A step of Materia Prima about to be made."""
    guest.sits_down_at(table)
    seeker = Seeker(guest, Mouse(guest.page), seed=8)
    seeker.wait()
    seeker.press_hex()


def shows_end(guest: Person, table: str) -> None:
    """The last sums."""
    guest.sits_down_at(table)
    guest.page.locator(".ledger.done").wait_for()


def shows_replay(guest: Person, table: str) -> None:
    """A moment of a match that is over."""
    guest.go(f"/r/{table}?step=20")
    guest.button("web-replay-forward").wait_for()


class Picture(NamedTuple):
    """What is shown of which match."""

    match: str
    show: Callable[[Person, str], None]


PICTURES: Final[Mapping[str, Picture]] = {
    "lobby": Picture("gathering", shows_lobby),
    "table": Picture("alchemist", shows_alchemist),
    "alkemy-table": Picture("alkemy", shows_alkemy),
    "ars-table": Picture("ars", shows_ars),
    "materia-table": Picture("materia", shows_materia),
    "end": Picture("over", shows_end),
    "replay": Picture("over", shows_replay),
}


if __name__ == "__main__":
    main()
