"""Alkemy V2 with its modules and with three sides, played to the end in a browser."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.company import Kept, hurry, ledger
from tests.browser.conftest import Welcome
from tests.browser.general import General, battle
from tests.browser.hands import Mouse
from tests.browser.matches import BOT, ME, OPEN, table_of

ALL = {
    "setup": "ready",
    "measuring": "measure",
    "command": True,
    "competitive": True,
    "scenery": "advanced",
}


def test_two_people_and_a_bot_play_on_three_sides(welcome: Welcome, tmp_path: Path) -> None:
    host, guest = welcome(), welcome(language="fr", night=True)
    table = host.opens(ME, OPEN, BOT, game="alkemy-v2", options={"setup": "ready"})
    guest.post(f"/api/tables/{table}/seats/1", {})
    for person in (host, guest):
        person.sits_down_at(table)
    hurry(host, Mouse(host.page))
    generals = tuple(General(one, Mouse(one.page), activations=1) for one in (host, guest))
    generals[0].wait()
    expect(host.field("web-alkemy-order").get_by_role("listitem")).to_have_count(3)
    battle(*generals)
    expect(host.text("web-table-over")).to_be_visible()
    assert ledger(host, 3) == Kept(host, tmp_path).standing
    host.go(f"/r/{table_of(host)}?step=40")
    expect(host.page.locator('[data-place^="figure:c"]').first).to_be_visible()


def test_all_modules_are_played_to_the_end(welcome: Welcome, tmp_path: Path) -> None:
    person = welcome()
    person.sits_down_at(person.opens(ME, BOT, game="alkemy-v2", options=ALL))
    hurry(person, Mouse(person.page))
    general = General(person, Mouse(person.page), activations=1)
    battle(general)
    assert {"command-pick", "command-play", "objective"} <= set(general.answered)
    expect(person.text("web-table-over")).to_be_visible()
    Kept(person, tmp_path)
