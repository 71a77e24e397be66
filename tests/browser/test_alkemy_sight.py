"""What Alkemy asks is seen with what it is about, at a desk and on a phone."""

from collections.abc import Sequence

from playwright.sync_api import Locator, expect

from tests.browser.commander import Commander
from tests.browser.conftest import Welcome
from tests.browser.hands import Mouse
from tests.browser.moments import is_set_up, moment, take_up
from tests.browser.person import Person
from tests.server.living import LivingHouse

SPOTS = 8
"""There are more on the ring around an enemy whom nothing protects."""

AFTER_TOLD = ("cover", "harvest", "shelter", "upgrade")
"""Kinds that are asked after much was told, and told beside the question."""

COVERS = """(one, others) => {
  const box = one.getBoundingClientRect();
  return others.some((other) => {
    const { left, right, top, bottom } = other.getBoundingClientRect();
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  });
}"""
"""Whether something overlaps any of some others."""


def come_to(
    theatre: LivingHouse, welcome: Welcome, kinds: Sequence[str], *, phone: bool = False
) -> tuple[Person, dict[str, str]]:
    """Bring tables to moments; return somebody who is asked there, and the tables by kind."""
    host, guest = welcome(theatre, phone=phone), welcome(theatre)
    moments = {kind: moment(kind) for kind in kinds}
    tables = {kind: is_set_up(host, guest, one) for kind, one in moments.items()}
    take_up(theatre, {tables[kind]: one for kind, one in moments.items()})
    return host, tables


def sees(host: Person, table: str) -> None:
    """Look at what is asked at a table."""
    host.sits_down_at(table)
    Commander(host, Mouse(host.page)).wait()


def overlaps(host: Person, one: Locator, others: str) -> bool:
    """Tell whether something overlaps any of those that a selector finds."""
    found: bool = one.evaluate(
        f"(one, others) => ({COVERS})(one, [...document.querySelectorAll(others)])", others
    )
    return found


def test_a_charge_shows_where_it_may_end(theatre: LivingHouse, welcome: Welcome) -> None:
    host, tables = come_to(theatre, welcome, ["contact"])
    sees(host, tables["contact"])
    spots = host.page.locator("[data-ring] .spot")
    expect(spots.nth(SPOTS)).to_be_attached()
    placed = [one["things"] for one in host.scene["asked"]["choices"]]
    assert placed, "what is listed lies on the ring as well"


def test_what_is_asked_is_seen_whatever_was_told(theatre: LivingHouse, welcome: Welcome) -> None:
    host, tables = come_to(theatre, welcome, AFTER_TOLD)
    for table in tables.values():
        sees(host, table)
        title = host.decision.get_by_role("heading", level=2).first
        expect(title).to_be_in_viewport(ratio=1)


def test_what_is_at_stake_is_seen_while_dice_are_kept(
    theatre: LivingHouse, welcome: Welcome
) -> None:
    host, tables = come_to(theatre, welcome, ["keep"])
    sees(host, tables["keep"])
    stake = host.page.locator(".duel .stake")
    for part in (stake.get_by_role("img"), stake.get_by_role("button")):
        expect(part).to_be_in_viewport(ratio=0.95)


def test_tools_on_a_phone_lie_over_the_table_alone(theatre: LivingHouse, welcome: Welcome) -> None:
    host, tables = come_to(theatre, welcome, ["keep", "react", "announce"], phone=True)
    for table in tables.values():
        sees(host, table)
        tools = host.page.locator(f'[aria-label="{host.say("web-alkemy-camera")}"]')
        expect(tools).to_be_visible()
        assert not overlaps(host, tools, ".matter, .mine")
        assert not overlaps(host, tools, ".plates button")
