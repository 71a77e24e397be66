"""People around a table: at one device, looking on, giving a seat away, agreeing, talking."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.adept import Adept
from tests.browser.conftest import Welcome
from tests.browser.hands import Mouse
from tests.browser.matches import BOT, ME, OPEN, table_of
from tests.browser.person import Json, Person


def views(heard: list[Json]) -> list[Json]:
    """Return the scenes of a match that a page was told."""
    return [said for said in heard if said["type"] == "scene" and said["view"] is not None]


def hidden_from(viewer: int, scene: Json) -> list[Json]:
    """Return what a scene tells of others behind their screens."""
    return [
        adept
        for adept in scene["view"]["adepts"]
        if adept["seat"] != viewer and (adept["supply"] is not None or adept["school"] is not None)
    ]


def sheet(person: Person, key: str) -> Locator:
    """Return a sheet that has to be answered."""
    return person.page.get_by_role("dialog", name=person.say(key), exact=True)


def test_a_curtain_falls_between_people_at_one_device(welcome: Welcome) -> None:
    person = welcome()
    table = person.opens({"kind": "me", "name": "Nicolas"}, {"kind": "me", "name": "Perenelle"})
    person.sits_down_at(table)
    curtain = sheet(person, "web-table-curtain")
    expect(curtain).to_be_visible()
    first = person.until_card(table, lambda card: bool(card["waiting"]))["waiting"][0]
    names = ["Nicolas", "Perenelle"]
    for seat in (first, 1 - first, first):
        covers(person, curtain)
        before = len(person.heard)
        person.button("web-table-i-am", name=names[seat]).click()
        adept = Adept(person, Mouse(person.page), seed=seat)
        adept.wait()
        shown = views(person.heard[before:])
        assert {scene["viewer"] for scene in shown} == {seat}
        assert not [told for scene in shown for told in hidden_from(seat, scene)]
        cubes = person.page.get_by_role("group", name=person.say("web-alchemist-yours"))
        expect(cubes).to_be_visible()
        adept.move()
        person.button("web-table-draw-curtain").click()
        expect(curtain).to_be_visible()


def covers(person: Person, curtain: Locator) -> None:
    """Nothing of what only one seat may see is on the page, nor has it been told to it."""
    expect(curtain).to_be_visible()
    page = person.page.content()
    assert person.say("web-alchemist-yours") not in page
    assert person.say("web-alchemist-only-you") not in page
    assert "data-place" not in page
    assert views(person.heard) == [] or person.scene["viewer"] == -1
    assert hidden_from(-1, person.scene) == []


def test_who_looks_on_is_told_only_what_all_may_know(welcome: Welcome) -> None:
    host, onlooker = welcome(), welcome()
    table = host.opens(ME, BOT, BOT)
    host.sits_down_at(table)
    adept = Adept(host, Mouse(host.page), seed=5)
    onlooker.sits_down_at(table)
    expect(onlooker.text("web-table-looking-on")).to_be_visible()
    for _ in range(3):
        adept.wait()
        adept.move()
    adept.wait()
    expect(onlooker.log.last).to_have_text(str(host.log.last.text_content()))
    shown = views(onlooker.heard)
    assert len(shown) > 3
    assert {scene["viewer"] for scene in shown} == {-1}
    assert all(scene["asked"] is None for scene in shown)
    assert not [told for scene in shown for told in hidden_from(-1, scene)]
    assert hidden_from(-1, host.scene), "the host sees more"
    kinds = [told["kind"] for scene in shown for told in scene["told"]]
    assert not [kind for kind in kinds if kind.endswith("-own")]
    expect(onlooker.decision.get_by_role("list")).to_have_count(0)


def test_a_seat_is_handed_to_a_bot(welcome: Welcome) -> None:
    host = welcome()
    host.sits_down_at(host.opens(ME, BOT, BOT))
    Adept(host, Mouse(host.page), seed=2).wait()
    at = host.scene["at"]
    host.button("web-table-settings").click()
    name = host.scene["seats"][0]["name"]
    settings = sheet(host, "web-table-settings")
    settings.get_by_role("button", name=name, exact=True).click()
    handing = host.page.get_by_role("dialog", name=host.say("web-table-hand-title", name=name))
    handing.get_by_role("button", name=host.say("web-table-hand-act")).click()
    expect(handing).to_be_hidden()
    settings.get_by_role("button", name=host.say("web-table-done")).click()
    expect(host.text("web-table-looking-on")).to_be_visible()
    expect(host.region("web-table-players").get_by_text(host.say("bots-adept"))).to_be_visible()
    host.until_card(table_of(host), lambda card: bool(card["answers"] > at))


def test_a_match_is_conceded_and_played_again(welcome: Welcome) -> None:
    host = welcome()
    host.sits_down_at(host.opens(ME, BOT, game="alkemy-blitz"))
    host.button("web-table-settings").click()
    settings = sheet(host, "web-table-settings")
    settings.get_by_role("button", name=host.say("web-table-concede"), exact=True).click()
    sure = sheet(host, "web-table-concede")
    sure.get_by_role("button", name=host.say("web-table-concede"), exact=True).click()
    expect(host.text("web-table-over")).to_be_visible()
    over = host.page.url
    host.button("web-table-rematch").click()
    host.page.wait_for_url(lambda url: "/t/" in url and url != over)
    expect(host.text("web-table-over")).to_have_count(0)
    seats = host.until_card(table_of(host), lambda card: True)["seats"]
    assert sorted(seat["kind"] for seat in seats) == ["bot", "person"]
    for page in (over, over.replace("/t/", "/r/")):
        host.go(page)
        expect(host.link("web-table-to-rematch")).to_be_visible()


def test_an_account_opens_the_same_matches_elsewhere(welcome: Welcome) -> None:
    at_home, away = welcome(), welcome(phone=True, language="fr")
    table = at_home.opens(ME, BOT, BOT, listed=False)
    enters(at_home, "web-open-account", "perenelle", "l’eau et le feu")
    expect(at_home.text("web-account-opened")).to_be_visible()
    comes_back(away, "perenelle", "l’eau et le feu")
    away.go("/")
    mine = away.page.locator(f"a[href='/t/{table}']")
    expect(mine).to_be_visible()
    mine.tap()
    Adept(away, Mouse(away.page), seed=4).wait()


def comes_back(person: Person, login: str, password: str) -> None:
    """Log in."""
    person.go("/account")
    person.page.get_by_role("tab", name=person.say("web-log-in"), exact=True).click()
    enters(person, "web-log-in", login, password)
    expect(person.text("web-logged-in")).to_be_visible()


def enters(person: Person, act: str, login: str, password: str) -> None:
    """Fill in who one is."""
    if not person.page.url.endswith("/account"):
        person.go("/account")
    person.field("web-login").fill(login)
    person.field("web-password").fill(password)
    person.button(act).click()


def test_a_new_password_and_logging_out_everywhere_end_what_was_elsewhere(
    welcome: Welcome,
) -> None:
    here, there = welcome(), welcome(language="fr")
    enters(here, "web-open-account", "flamel", "l’eau et le feu")
    expect(here.text("web-account-opened")).to_be_visible()
    comes_back(there, "flamel", "l’eau et le feu")
    here.field("web-name").fill("Nicolas")
    here.button("web-rename").click()
    expect(here.text("web-renamed")).to_be_visible()
    expect(here.page.get_by_role("banner").get_by_text("Nicolas")).to_be_visible()
    here.field("web-old-password").fill("l’eau et le feu")
    here.field("web-new-password").fill("la terre et l’air")
    here.button("web-change-password").click()
    expect(here.text("web-password-changed")).to_be_visible()
    comes_back(there, "flamel", "la terre et l’air")
    there.button("web-log-out-everywhere").click()
    expect(there.text("web-logged-out-everywhere")).to_be_visible()
    here.page.reload()
    expect(here.page.get_by_role("heading", name=here.say("web-guest"))).to_be_visible()


def test_who_knows_a_hand_asks_for_another_seat(welcome: Welcome) -> None:
    host, guest = welcome(), welcome()
    table = host.opens(ME, OPEN, BOT)
    guest.post(f"/api/tables/{table}/seats/1", {})
    host.post(f"/api/tables/{table}/seats/2/hand", {"to": "open"})
    for person in (host, guest):
        person.sits_down_at(table)
    name = host.scene["seats"][0]["name"]
    given = host.page.get_by_role("listitem").filter(
        has_text=re.compile(re.escape(host.say("table-told-to-anyone", by=name, number=3)))
    )
    expect(given).to_be_visible()
    host.button("web-table-ask-seat").click()
    host.page.get_by_role("dialog").get_by_label(host.say("web-table-name")).fill("Hermes")
    host.page.get_by_role("dialog").get_by_role("button", name=host.say("web-table-sit")).click()
    guest.button("web-table-agree").click()
    host.until_card(table, lambda card: bool(card["seats"][2].get("you")))


@pytest.mark.parametrize("agreed", [True, False])
def test_a_choice_is_taken_back_if_the_other_agrees(welcome: Welcome, agreed: bool) -> None:
    people = welcome(), welcome()
    table = people[0].opens(ME, OPEN, undo="consent")
    people[1].post(f"/api/tables/{table}/seats/1", {})
    for person in people:
        person.sits_down_at(table)
    first = people[0].until_card(table, lambda card: bool(card["waiting"]))["waiting"][0]
    mover, other = people[first], people[1 - first]
    adept = Adept(mover, Mouse(mover.page), seed=first)
    adept.wait()
    told = mover.log.count()
    adept.create()
    adept.carry_out()
    mover.button("web-table-undo-ask").click()
    other.button("web-table-agree" if agreed else "web-table-decline").click()
    expect(other.button("web-table-agree")).to_have_count(0)
    if agreed:
        adept.wait()
        expect(mover.log).to_have_count(told + 1)
        expect(mover.log.last).to_contain_text(
            mover.say("table-told-took-back", name=mover.scene["seats"][first]["name"], count=1)
        )
        assert other.scene["waiting"][0]["seat"] == first
    else:
        Adept(other, Mouse(other.page), seed=1).wait()
        expect(mover.button("web-table-undo-ask")).to_be_visible()
        assert mover.log.count() > told


def test_onlookers_talk_among_themselves_while_people_play(welcome: Welcome) -> None:
    host, onlooker = welcome(), welcome(language="fr")
    table = host.opens(ME, BOT, BOT)
    for person in (host, onlooker):
        person.sits_down_at(table)
        person.page.get_by_role("button", name=person.say("web-table-chat"), exact=True).click()
    says(onlooker, "Solve & <b>coagula</b>")
    expect(remarks(onlooker)).to_have_count(1)
    expect(remarks(onlooker)).to_contain_text("Solve & <b>coagula</b>")
    expect(remarks(onlooker)).to_contain_text(onlooker.say("web-table-onlooker"))
    says(host, "Fiat lux")
    expect(remarks(onlooker)).to_have_count(2)
    expect(remarks(onlooker).last).to_contain_text("Fiat lux")
    expect(remarks(onlooker).last).not_to_contain_text(onlooker.say("web-table-onlooker"))
    expect(remarks(host)).to_have_text(re.compile("Fiat lux"))


@pytest.mark.parametrize("phone", [False, True])
def test_what_is_written_never_slides_under_the_button(welcome: Welcome, phone: bool) -> None:
    person = welcome(phone=phone, language="fr")
    person.sits_down_at(person.opens(ME, BOT, BOT))
    if phone:
        person.page.locator(".leaves").get_by_role("button").last.tap()
    person.page.get_by_role("button", name=person.say("web-table-chat"), exact=True).click()
    field = person.field("web-table-chat-field")
    field.fill("l’or " * 90)
    box, button = field.bounding_box(), person.button("web-table-say").bounding_box()
    assert box is not None
    assert button is not None
    assert box["x"] + box["width"] <= button["x"]
    assert button["x"] + button["width"] <= person.page.viewport_size["width"]  # type: ignore[index]
    assert button["y"] + button["height"] <= person.page.viewport_size["height"]  # type: ignore[index]


def says(person: Person, words: str) -> None:
    """Say something to all who may hear it."""
    aside = person.scene["phase"] == "playing" and not person.scene["own"]
    person.field("web-table-chat-aside" if aside else "web-table-chat-field").fill(words)
    person.button("web-table-say").click()
    expect(remarks(person).last).to_contain_text(words)


def remarks(person: Person) -> Locator:
    """Return what was said at the table."""
    talk = person.page.get_by_role("list", name=person.say("web-table-chat"), exact=True)
    return talk.get_by_role("listitem")
