"""A fight of Materia Prima: pressed for on the map, weighed beforehand, and told afterwards."""

import random

import msgspec
from playwright.sync_api import expect

from athanor.kernel import Match, Stream, find
from athanor.kernel.snapshot import snapshot_of
from athanor.server.tables.snapshots import HostedSnapshot, Written
from tests.browser.conftest import Welcome
from tests.browser.matches import ME, OPEN
from tests.browser.moments import Moment, Recipe, take_up
from tests.browser.person import Person
from tests.browser.seeker import Seeker
from tests.browser.test_presses import Counting
from tests.server.living import LivingHouse

LAND = Recipe("materia-prima", {"layout": "standard"})

RESTLESS = 0.8
"""How often somebody who may walk does."""


def brawl() -> Moment:
    """Return a moment at which two alchemists stand close enough to fight."""
    game = find(LAND.game).build(2, LAND.options)
    rng = random.Random(1)
    match = Match(game, game.start(), Stream(1))
    choices: list[Written] = []
    while (decision := match.decision) is not None:
        options = decision.options()
        if any(one.text.startswith("fight") for one in options):
            standing = HostedSnapshot(snapshot_of(match), 0, (), (), tuple(choices))
            return Moment(LAND, decision.seat, msgspec.json.encode(standing))
        walks = [one for one in options if one.text.startswith("move")]
        option = rng.choice(walks if walks and rng.random() < RESTLESS else options)
        choices.append(Written(decision.seat, option.text, 0))
        match.answer(decision.seat, option.code)
    raise AssertionError("nobody ever meets")


def weighs_it_up_on_a_phone(person: Person, table: str, seat: int) -> None:
    """Press the enemy and fold the sheet away: the odds stay with the button."""
    person.sits_down_at(table)
    person.page.locator(f"[data-place='figure:{1 - seat}-0']").tap()
    person.main.wait_for()
    person.button("web-table-fold").tap()
    expect(person.button("web-table-unfold")).to_be_visible()
    for part in (person.decision.locator("[data-odds]"), person.main):
        expect(part).to_be_in_viewport(ratio=1)


def test_a_fight_takes_the_enemy_and_a_button(own_house: LivingHouse, welcome: Welcome) -> None:
    person, rival, one = welcome(own_house), welcome(own_house), brawl()
    seats = [ME, OPEN] if one.seat == 0 else [OPEN, ME]
    table = person.opens(*seats, game=LAND.game, options=LAND.options)
    rival.post(f"/api/tables/{table}/seats/{1 - one.seat}", {})
    take_up(own_house, {table: one})
    person.sits_down_at(table)
    hands = Counting(person.page)
    seeker = Seeker(person, hands, seed=1)
    seeker.wait()
    hands.press(person.page.locator(f"[data-place='figure:{1 - one.seat}-0']"))
    person.main.wait_for()
    assert str(seeker.prepared.get_attribute("data-choice")).startswith("fight")
    expect(person.decision.locator("[data-odds]")).to_be_in_viewport(ratio=1)
    weighs_it_up_on_a_phone(welcome(own_house, known_as=person, phone=True), table, one.seat)
    seeker.carry_out()
    assert hands.presses == 2
    expect(person.log).not_to_have_count(0)
