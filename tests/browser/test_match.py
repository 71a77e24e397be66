"""Two people and a bot play a whole match through the page, from the lobby to the last sum."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from athanor.kernel.record import read_record
from athanor.kernel.record_lines import ChoiceLine
from athanor.kernel.replay import Replay
from athanor.kernel.verify import verify
from athanor.kernel.words import Outcome
from tests.browser.adept import KINDS, Adept
from tests.browser.conftest import Welcome
from tests.browser.hands import Fingers, Keys
from tests.browser.person import Person

LONGEST = 200
"""Choices after which a match of Alchemist is surely over."""


def gather(host: Person, guest: Person) -> None:
    """The host sets a table up with keys alone; the guest comes by the link, with a phone."""
    keys, fingers = Keys(host.page), Fingers(guest.page)
    host.go("/")
    keys.press(host.link("web-set-up-table"))
    keys.select(host.field("web-seat", seat=2), host.say("web-seat-invited"))
    keys.write(host.field("web-guest-name"), "Perenelle")
    keys.select(host.field("web-level"), host.say("bots-apprentice"))
    keys.press(host.button("web-open-table", title=host.say("alchemist-title")))
    keys.press(host.button("web-table-invite"))
    expect(host.button("web-table-copied")).to_be_visible()

    guest.go(host.clipboard())
    dialog = guest.page.get_by_role("dialog", name=guest.say("web-table-welcome"))
    expect(dialog).to_be_visible()
    assert "#" not in guest.page.url, "the secret of a link leaves the address at once"
    fingers.write(guest.field("web-table-name"), "Perenelle")
    fingers.write(guest.field("web-table-seed"), "l’eau qui ne mouille pas les mains")
    fingers.press(dialog.get_by_role("button", name=guest.say("web-table-sit")))


def play(*adepts: Adept) -> None:
    """Have everybody choose when it is their move, until the match is over."""
    while True:
        someone = next_to_move(*adepts)
        if someone is None:
            return
        someone.move()
        assert sum(len(one.made) for one in adepts) < LONGEST


def next_to_move(*adepts: Adept) -> Adept | None:
    """Wait for whoever is asked next; nobody is when the match is over."""
    page = adepts[0].person.page
    over = adepts[0].person.text("web-table-over")
    while over.count() == 0:
        for adept in adepts:
            if adept.is_asked:
                return adept
        page.wait_for_timeout(50)
    return None


def hurry(host: Person, keys: Keys) -> None:
    """Have the bots choose at once."""
    keys.press(host.button("web-table-settings"))
    faster = host.button("web-table-bots-faster").first
    while faster.get_attribute("aria-disabled") is None:
        pace = host.page.get_by_role("group", name=host.say("web-table-bots")).first
        before = pace.inner_text()
        keys.press(faster)
        expect(pace).not_to_have_text(before)
    keys.press(host.button("web-table-done"))


def sums(person: Person) -> list[tuple[int, str, int]]:
    """Return place, name and total of everybody as the page of the end shows them."""
    shown = person.decision.locator("li.total")
    expect(shown).to_have_count(3)
    return [
        (
            int(row.locator(".place").inner_text()),
            row.locator(".name").inner_text(),
            int(row.locator("strong").inner_text()),
        )
        for row in shown.all()
    ]


def standing(outcome: Outcome, names: list[str]) -> list[tuple[int, str, int]]:
    """Return the same as the engine has it."""
    seats = range(len(names))
    return sorted((outcome.places[seat], names[seat], outcome.total(seat)) for seat in seats)


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
    play(by_keys, by_taps)

    assert all(by_keys.has_made(kind) or by_taps.has_made(kind) for kind in KINDS)
    expect(guest.text("web-table-over")).to_be_visible()
    ending = sums(host)
    assert sums(guest) == ending

    saved = host.downloads(host.link("web-table-record"), tmp_path)
    record = read_record(saved)
    report = verify(record)
    assert report.is_sound
    assert report.finished
    assert report.chance_checked
    chosen = [line for line in record.lines if isinstance(line, ChoiceLine)]
    for seat, adept in enumerate((by_keys, by_taps)):
        assert [line.choice for line in chosen if line.seat == seat] == adept.made
    replay = Replay(record)
    outcome = replay.game.outcome(replay.to(replay.length).state)
    names = [seat.name for seat in record.header.seats]
    assert sorted(ending) == standing(outcome, names)

    keys.press(host.link("web-table-replay"))
    looks_back(host, keys, report.draws, replay.length)
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
