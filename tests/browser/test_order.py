"""Order in the house, as people see it: reporting somebody, being turned away, being banned."""

import pytest
from playwright.sync_api import Locator, expect

from athanor.server.judging import Desk
from tests.browser.axe import is_open_to_all
from tests.browser.conftest import Welcome
from tests.browser.hands import Fingers, Hands, Keys
from tests.browser.matches import ME, OPEN
from tests.browser.person import LOOKS, Person
from tests.server.living import LivingHouse

FORBIDDEN = "the server responded with a status of 403"


def dialog(person: Person, key: str) -> Locator:
    """Return a sheet that has to be answered."""
    return person.page.get_by_role("dialog", name=person.say(key), exact=True)


def a_match_of_two(host: Person, guest: Person) -> str:
    """Have two people sit at a table, and one of them say something; return the table."""
    table = host.opens(ME, OPEN)
    guest.post(f"/api/tables/{table}/seats/1", {})
    for person in (host, guest):
        person.sits_down_at(table)
    guest.sends({"type": "say", "id": "rude", "text": "You are a toad"})
    return table


def hears_something(person: Person) -> None:
    """Wait until the page was told what somebody has said."""
    for _ in range(LOOKS):
        if any(said["type"] == "chat" and said["remarks"] for said in person.heard):
            return
        person.page.wait_for_timeout(10)
    raise AssertionError("nobody says anything")


@pytest.mark.parametrize("look", ["keys", "phone"])
def test_a_remark_is_reported_from_the_menu_of_the_table(
    welcome: Welcome, house: LivingHouse, look: str
) -> None:
    host = welcome(phone=look == "phone", language="fr" if look == "phone" else "en")
    guest = welcome()
    table = a_match_of_two(host, guest)
    hands: Hands = Fingers(host.page) if host.phone else Keys(host.page)
    hears_something(host)
    hands.press(host.button("web-table-settings"))
    hands.press(
        dialog(host, "web-table-settings").get_by_role("button", name=host.say("web-report"))
    )
    sheet = dialog(host, "web-report")
    expect(sheet).to_be_visible()
    name = guest.scene["seats"][1]["name"]
    said = host.say("web-report-remark", name=name, text="You are a toad")
    hands.select(sheet.get_by_label(host.say("web-report-about")), said)
    hands.write(sheet.get_by_label(host.say("web-report-reason")), "Insults")
    is_open_to_all(host.page, ("dark", "light") if host.phone else ("light",))
    hands.press(sheet.get_by_role("button", name=host.say("web-report-send")))
    expect(sheet.get_by_role("status")).to_have_text(host.pattern("web-report-sent", name=name))
    (report,) = [one for one in Desk(house.data).reports() if one.table == table]
    _, (line,) = Desk(house.data).report(report.number)
    assert (report.reason, line.text, line.is_meant) == ("Insults", "You are a toad", True)
    hands.press(sheet.get_by_role("button", name=host.say("web-table-done")))
    expect(sheet).to_be_hidden()


def test_who_is_shown_out_is_told_so_also_when_they_come_back(welcome: Welcome) -> None:
    host, guest, onlooker = welcome(), welcome(), welcome(language="fr", phone=True)
    table = a_match_of_two(host, guest)
    onlooker.sits_down_at(table)
    onlooker.sends({"type": "say", "id": "boo", "text": "Boo"})
    hears_something(onlooker)
    guests = host.context.request.get(f"/api/tables/{table}/guests").json()
    (alias,) = [one["alias"] for one in guests if one["seat"] < 0]
    host.post(f"/api/tables/{table}/guests/{alias}", {"act": "show-out"})
    is_turned_away(onlooker)
    onlooker.page.reload()
    is_turned_away(onlooker)
    host.post(f"/api/tables/{table}/guests/{alias}", {"act": "let-in"})
    onlooker.button("web-table-again").click()
    expect(onlooker.text("web-table-turned-away")).to_be_hidden()
    expect(onlooker.text("web-table-looking-on")).to_be_visible()


def is_turned_away(person: Person) -> None:
    """See that somebody reads why there is no table for them, and can try again."""
    expect(person.text("web-table-turned-away")).to_be_visible()
    expect(person.button("web-table-again")).to_be_visible()
    is_open_to_all(person.page, ("light",))


def test_who_is_banned_reads_why_and_the_host_gives_the_seat_to_a_bot(
    welcome: Welcome, house: LivingHouse
) -> None:
    host, guest = welcome(), welcome(language="fr")
    guest.go("/")
    login = f"guest{id(guest)}"
    guest.post("/api/account", {"login": login, "password": "correct horse"})
    a_match_of_two(host, guest)
    Desk(house.data).judge("ban", login, "Insultes")
    why = guest.say("server-banned", reason="Insultes")
    expect(guest.page.get_by_role("alert").filter(has_text=why)).to_be_visible()
    guest.go("/")
    expect(guest.page.get_by_role("alert").filter(has_text=why)).to_be_visible()
    guest.forgive(FORBIDDEN)
    players = host.region("web-table-players")
    expect(players.get_by_text(host.say("web-table-barred"))).to_be_visible()
    name = host.scene["seats"][1]["name"]
    host.button("web-table-settings").click()
    dialog(host, "web-table-settings").get_by_role("button", name=name, exact=True).click()
    handing = host.page.get_by_role("dialog", name=host.say("web-table-hand-title", name=name))
    handing.get_by_role("button", name=host.say("web-table-hand-act")).click()
    expect(handing).to_be_hidden()
    expect(players.get_by_text(host.say("bots-adept"))).to_be_visible()
