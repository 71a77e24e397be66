"""Whole matches of Alkemy, played by hand to their end: two people, a bot, a phone, keys alone."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from playwright.sync_api import expect

from athanor.games.alkemy.rules.kinds import KINDS
from tests.browser.company import Kept, hurry, ledger
from tests.browser.conftest import Welcome
from tests.browser.general import General, battle
from tests.browser.hands import Fingers, Keys, Mouse
from tests.browser.matches import BOT, ME, OPEN
from tests.browser.person import Person

Note: TypeAlias = Callable[[str, object], None]
"""Keeps something that was counted, with the results of the tests."""

BY_HAND: Counter[str] = Counter()
"""Decisions that were made by hand in all these matches, by kind."""

RARE = {
    *("blow", "burn", "charger", "counter", "cover", "extra-target", "forbid", "harvest"),
    *("harvest-token", "push", "react", "rejoin", "shelter", "shoot-charger", "tester", "way"),
    *("upgrade", "estimate"),
}
"""Kinds that dice and chance must bring about: no match is sure to ask them."""

PRESSES = 1.5
"""Presses for a decision that a whole match may take, with all there is to aim at and to place."""


def is_kept(person: Person, folder: Path, seats: int = 2) -> None:
    """See that a match is over, that its record bears every check, and that it can be replayed."""
    expect(person.text("web-table-over")).to_be_visible()
    kept = Kept(person, folder)
    assert ledger(person, seats) == kept.standing


def counts(note: Note, *generals: General) -> None:
    """Note what was answered by hand, and see that it did not take too many presses."""
    for one in generals:
        BY_HAND.update(one.answered)
    decisions = sum(one.answered.total() for one in generals)
    presses = sum(one.presses for one in generals)
    note("decisions", decisions)
    note("presses", presses)
    assert presses <= PRESSES * decisions


def test_two_people_play_a_whole_match_by_eye(
    welcome: Welcome, tmp_path: Path, record_property: Note
) -> None:
    host, guest = welcome(), welcome()
    table = host.opens(ME, OPEN, game="alkemy-v2", options={"setup": "ready"})
    guest.post(f"/api/tables/{table}/seats/1", {})
    for person in (host, guest):
        person.sits_down_at(table)
    generals = General(host, Mouse(host.page)), General(guest, Mouse(guest.page))
    battle(*generals)
    counts(record_property, *generals)
    is_kept(host, tmp_path)
    expect(guest.text("web-table-over")).to_be_visible()


def test_a_phone_plays_a_whole_match_in_french_by_taps(
    welcome: Welcome, tmp_path: Path, record_property: Note
) -> None:
    person = welcome(language="fr", phone=True, night=True)
    options = {"setup": "ready", "measuring": "measure"}
    person.sits_down_at(person.opens(ME, BOT, game="alkemy-blitz", options=options))
    hands = Fingers(person.page)
    hurry(person, hands)
    general = General(person, hands, activations=2)
    battle(general)
    counts(record_property, general)
    is_kept(person, tmp_path)


def test_keys_alone_play_a_whole_match_of_200_points(welcome: Welcome, tmp_path: Path) -> None:
    person = welcome()
    options = {"setup": "ready", "format": 200}
    person.sits_down_at(person.opens(ME, BOT, game="alkemy-v2", options=options))
    hands = Keys(person.page)
    hurry(person, hands)
    general = General(person, hands, activations=2)
    general.wait()
    hands.press(person.page.get_by_role("button", name=person.say("web-table-in-words")).first)
    battle(general)
    assert person.page.evaluate("window.touches") == 0
    is_kept(person, tmp_path)


def test_a_match_is_set_up_by_the_book_and_played(
    welcome: Welcome, tmp_path: Path, record_property: Note
) -> None:
    person = welcome(night=True)
    options = {"setup": "rules", "measuring": "measure"}
    person.sits_down_at(person.opens(ME, BOT, game="alkemy-blitz", options=options))
    hurry(person, Mouse(person.page))
    general = General(person, Mouse(person.page))
    battle(general)
    counts(record_property, general)
    is_kept(person, tmp_path)
    assert {"scenery", "turn", "piece", "token", "deploy-card", "deploy"} <= set(general.answered)


def test_every_usual_kind_of_decision_has_been_made_by_hand(record_property: Note) -> None:
    record_property("by hand", dict(BY_HAND))
    assert set(KINDS) - RARE <= set(BY_HAND)
