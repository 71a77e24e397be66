"""Two people and a bot play a whole match through the page, from the lobby to the last sum."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.adept import KINDS, Adept
from tests.browser.company import (
    Kept,
    comes_by_link,
    copies_invitation,
    hurry,
    introduces_oneself,
    ledger,
    play,
)
from tests.browser.conftest import Welcome
from tests.browser.hands import Fingers, Keys
from tests.browser.person import Person

LONGEST = 200
"""Choices after which a match of Alchemist is surely over."""


def gather(host: Person, guest: Person) -> None:
    """The host sets a table up with keys alone; the guest comes by the link, with a phone."""
    keys = Keys(host.page)
    host.go("/")
    keys.press(host.link("web-set-up-table"))
    keys.select(host.field("web-seat", seat=2), host.say("web-seat-invited"))
    keys.write(host.field("web-guest-name"), "Perenelle")
    keys.select(host.field("web-level"), host.say("bots-apprentice"))
    keys.press(host.button("web-open-table", title=host.say("alchemist-title")))
    introduces_oneself(host, keys)
    link = copies_invitation(host, keys)
    comes_by_link(guest, Fingers(guest.page), link, "Perenelle")


def presses(page: Page) -> int:
    counted: int = page.evaluate("window.touches")
    return counted


def test_two_people_and_a_bot_play_a_match(welcome: Welcome, tmp_path: Path) -> None:
    host = welcome()
    guest = welcome(language="fr", phone=True)
    gather(host, guest)
    keys = Keys(host.page)
    by_keys = Adept(host, keys, seed=7)
    by_taps = Adept(guest, Fingers(guest.page), seed=11)
    expect(host.text("web-table-gathering")).to_have_count(0)
    hurry(host, keys)
    play(by_keys, by_taps, longest=LONGEST)

    assert all(by_keys.has_made(kind) or by_taps.has_made(kind) for kind in KINDS)
    expect(guest.text("web-table-over")).to_be_visible()
    ending = ledger(host, 3)
    assert ledger(guest, 3) == ending

    kept = Kept(host, tmp_path)
    for seat, adept in enumerate((by_keys, by_taps)):
        assert set(kept.unasked(seat, adept.made)) <= {"pass"}, "the page has decided by itself"
    assert sorted(ending) == kept.standing

    keys.press(host.link("web-table-replay"))
    looks_back(host, keys, kept.report.draws, kept.replay.length)
    assert presses(host.page) == 0, "the host has used nothing but keys"


def looks_back(host: Person, keys: Keys, draws: int, steps: int) -> None:
    """The replay opens, its chance is recomputed in the browser, and the luck is laid open."""
    host.page.wait_for_url(re.compile("/r/"))
    keys.press(host.button("web-replay-end"))
    expect(host.text("web-replay-step", step=steps, steps=steps)).to_be_visible()
    keys.press(host.button("web-replay-back"))
    expect(host.text("web-replay-step", step=steps - 1, steps=steps)).to_be_visible()
    host.page.wait_for_url(re.compile(f"step={steps - 1}"))

    keys.reach(host.page.get_by_role("tab", selected=True))
    for _ in ("analysis", "chance"):
        host.page.keyboard.press("ArrowLeft")
    keys.press(host.button("web-verify-act"))
    expect(host.text("web-verify-sound", draws=draws)).to_be_visible()
    expect(host.text("web-verify-committed")).to_be_visible()
    luck = host.page.get_by_role("heading", name=host.say("web-luck-title"))
    expect(luck).to_be_visible()
    table = host.page.get_by_role("table").first
    expect(table).to_be_visible()


@pytest.mark.parametrize("path", ["/t/aaaaaaaaaaaa", "/r/aaaaaaaaaaaa"])
def test_a_table_that_is_not_there_is_said_to_be_missing(welcome: Welcome, path: str) -> None:
    person = welcome()
    person.go(path)
    expect(person.button("web-table-again")).to_be_visible()
    person.forgive("404")
