"""Playing with others: inviting them, telling what they do, playing again, leaving for good."""

import json
import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.adept import Adept
from tests.browser.company import copies_invitation
from tests.browser.conftest import Welcome
from tests.browser.hands import Mouse
from tests.browser.matches import BOT, ME, OPEN, table_of
from tests.browser.person import Person

INVITED = {"kind": "invited"}


def named(person: Person, name: str) -> Person:
    """Have somebody be called so."""
    person.comes_in()
    person.context.request.patch("/api/me", data={"name": name}, headers={"X-Athanor": "1"})
    return person


def dialog(person: Person, key: str) -> Locator:
    """Return a sheet that is open."""
    return person.page.get_by_role("dialog", name=person.say(key), exact=True)


def finished(host: Person, guest: Person) -> str:
    """Return a table of two whose match the host has given up."""
    table = host.opens(ME, OPEN, game="alkemy-v2", options={"setup": "ready"})
    guest.post(f"/api/tables/{table}/seats/1", {})
    for person in (host, guest):
        person.sits_down_at(table)
    host.button("web-table-settings").click()
    concede = host.say("web-table-concede")
    dialog(host, "web-table-settings").get_by_role("button", name=concede, exact=True).click()
    dialog(host, "web-table-concede").get_by_role("button", name=concede, exact=True).click()
    expect(guest.text("web-table-over")).to_be_visible()
    return table


@pytest.mark.parametrize("reloaded", [False, True])
def test_the_same_people_play_again(welcome: Welcome, reloaded: bool) -> None:
    host = named(welcome(), "Isabella")
    guest = named(welcome(language="fr", phone=True, night=True), "Maud")
    over = finished(host, guest)
    host.button("web-table-rematch").click()
    host.page.wait_for_url(lambda url: "/t/" in url and over not in url)
    expect(host.text("web-rematch-missing", names="Maud", count=1)).to_be_visible()
    if reloaded:
        guest.page.reload()
    expect(guest.text("web-rematch-asks", name="Isabella")).to_be_visible()
    guest.button("web-rematch-sit").click()
    guest.page.wait_for_url(lambda url: over not in url)
    assert table_of(guest) == table_of(host)
    card = host.until_card(table_of(host), lambda card: bool(card["phase"] == "playing"))
    assert [seat["name"] for seat in card["seats"]] == ["Isabella", "Maud"]


def test_a_rematch_waits_in_the_lobby_and_can_be_declined(welcome: Welcome) -> None:
    host, guest = named(welcome(), "Isabella"), named(welcome(), "Maud")
    over = finished(host, guest)
    host.button("web-table-rematch").click()
    host.page.wait_for_url(lambda url: "/t/" in url and over not in url)
    guest.go("/")
    asked = guest.page.get_by_text(guest.say("web-asks-rematch", name="Isabella"), exact=True)
    asked.click()
    expect(guest.button("web-rematch-sit")).to_be_visible()
    guest.button("web-rematch-decline").click()
    expect(guest.button("web-rematch-sit")).to_have_count(0)
    expect(host.text("web-rematch-declined", name="Maud")).to_be_visible()


def test_an_undo_is_told_and_a_draft_that_is_still_legal_is_kept(welcome: Welcome) -> None:
    one, other = named(welcome(), "Isabella"), named(welcome(), "Maud")
    table = one.opens(ME, OPEN, BOT, options={"first_player": 0})
    other.post(f"/api/tables/{table}/seats/1", {})
    for person in (one, other):
        person.sits_down_at(table)
    first = Adept(one, Mouse(one.page), seed=1)
    first.wait()
    first.choose("take M")
    second = Adept(other, Mouse(other.page), seed=2)
    second.wait()
    second.create()
    expect(other.main).to_be_enabled()
    prepared = other.main.inner_text()
    one.button("web-table-undo").click()
    told = other.say("table-told-took-back", name="Isabella", count=1)
    expect(other.page.get_by_role("status").filter(has_text=told)).to_be_visible()
    expect(other.log.last).to_contain_text(told)
    first.wait()
    first.choose("take S")
    second.wait()
    expect(other.main).to_have_text(re.compile(re.escape(prepared)))


def test_who_did_what_stays_told_under_the_name_they_had(welcome: Welcome) -> None:
    one, other = named(welcome(), "Isabella"), named(welcome(), "Maud")
    table = one.opens(ME, OPEN, options={"first_player": 0})
    other.post(f"/api/tables/{table}/seats/1", {})
    for person in (one, other):
        person.sits_down_at(table)
    first = Adept(one, Mouse(one.page), seed=1)
    first.wait()
    first.create()
    first.carry_out()
    line = other.log.filter(has_text="Isabella").first
    expect(line).to_be_visible()
    before = other.log.filter(has_text="Isabella").count()
    one.post(f"/api/tables/{table}/seats/0/hand", {"to": "bot", "spec": "random"})
    told = other.say("table-told-to-bot", by="Isabella", number=1)
    expect(other.page.get_by_role("status").filter(has_text=told)).to_be_visible()
    expect(other.log.filter(has_text="Isabella")).to_have_count(before + 1)


# --- invitations ---


def test_not_now_does_not_lose_the_seat(welcome: Welcome) -> None:
    host = named(welcome(), "Isabella")
    guest = welcome(language="fr", phone=True)
    table = host.opens(ME, INVITED, game="materia-prima")
    token = host.context.request.get(f"/api/tables/{table}/invites").json()["anywhere"]
    guest.go(f"/t/{table}#join={token}")
    welcoming = dialog(guest, "web-table-welcome")
    game = guest.say("materia-prima-title")
    said = guest.say("web-table-invited-by", game=game, host="Isabella", known=1)
    expect(welcoming).to_contain_text(said)
    welcoming.get_by_role("button", name=guest.say("web-table-cancel")).tap()
    expect(welcoming).to_be_hidden()
    guest.page.reload()
    expect(guest.button("web-table-sit")).to_be_visible()
    guest.go("/")
    guest.page.get_by_text(guest.say("web-invites-you", name="Isabella"), exact=True).tap()
    guest.button("web-table-sit").tap()
    welcoming.get_by_role("button", name=guest.say("web-table-sit")).tap()
    host.until_card(table, lambda card: bool(card["phase"] == "playing"))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_address_nobody_can_reach_is_told_with_the_remedy(
    welcome: Welcome, language: str
) -> None:
    host = named(welcome(language=language), "Isabella")
    host.sits_down_at(host.opens(ME, INVITED))
    host.button("web-invite").click()
    sheet = dialog(host, "web-invite-title")
    expect(sheet).to_contain_text(host.say("web-invite-unreachable"))
    expect(sheet).to_contain_text("athanor serve --host 0.0.0.0")
    expect(sheet.get_by_role("img", name=host.say("web-invite-code"))).to_have_count(0)
    assert "#join=" in copies_invitation(host, Mouse(host.page))


SHARE = """
window.shared = [];
Object.defineProperty(Navigator.prototype, "share", {
  value: async ({ title, url }) => void window.shared.push({ title, url }),
});
"""
"""A device that has a sheet for sharing, and keeps what was handed to it."""


def test_an_address_that_others_reach_is_shown_with_a_code_and_shared(welcome: Welcome) -> None:
    host = named(welcome(), "Isabella")
    host.context.add_init_script(SHARE)
    reach(host, "192.168.1.20:8420")
    table = host.opens(ME, INVITED)
    host.sits_down_at(table)
    host.button("web-invite").click()
    sheet = dialog(host, "web-invite-title")
    address = sheet.get_by_label(host.say("web-invite-address"), exact=True)
    expect(address).to_have_value(re.compile(rf"^http://192\.168\.1\.20:8420/t/{table}#join="))
    expect(sheet.get_by_role("img", name=host.say("web-invite-code"))).to_be_visible()
    expect(sheet.get_by_role("listitem")).to_have_text(
        [re.compile("Isabella"), re.compile(host.say("web-table-expected-nobody"))]
    )
    sheet.get_by_role("button", name=host.say("web-invite-share"), exact=True).click()
    shared = {"title": host.say("alchemist-title"), "url": address.input_value()}
    assert host.page.evaluate("shared") == [shared]
    sheet.get_by_role("button", name=host.say("web-invite-watch-copy")).click()
    expect(sheet.get_by_role("button", name=host.say("web-table-copied"))).to_be_visible()
    assert host.clipboard() == f"http://192.168.1.20:8420/t/{table}", "onlookers get no seat"


def reach(person: Person, address: str) -> None:
    """Have the house say that others find it there."""

    def answer(route: Route) -> None:
        route.fulfill(body=json.dumps({"addresses": [address]}), content_type="application/json")

    person.page.route("**/api/reach", answer)


# --- leaving ---


def test_all_data_are_taken_along_and_deleted(welcome: Welcome) -> None:
    person = named(welcome(), "Isabella")
    table = person.opens(ME, BOT, BOT)
    person.go("/account")
    expect(person.page.locator(f"a[href='/t/{table}']")).to_be_visible()
    with person.page.expect_download() as coming:
        person.link("web-download-data").click()
    data = json.loads(coming.value.path().read_text(encoding="utf-8"))
    assert [one["id"] for one in data["tables"]] == [table]
    person.button("web-leave").click()
    dialog(person, "web-leave").get_by_role("button", name=person.say("web-leave-act")).click()
    expect(person.text("web-left")).to_be_visible()
    expect(person.text("web-no-my-tables")).to_be_visible()
    assert person.context.request.get(f"/api/tables/{table}").status == 404
