"""Whole matches of Alkemy, played by hand to their end as chance deals them: ``make battles``.

No two runs are alike; they are no part of the suite.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest
from playwright.sync_api import expect

from tests.browser.company import Kept, hurry
from tests.browser.conftest import Welcome
from tests.browser.general import General, battle
from tests.browser.hands import Fingers, Keys, Mouse
from tests.browser.matches import BOT, ME, OPEN
from tests.browser.person import Person

Note: TypeAlias = Callable[[str, object], None]
"""Keeps something that was counted, with the results of the tests."""

PRESSES = 1.8
"""Presses for a decision that a whole match may take, with all there is to aim at and to place."""

MODULES = {"scenery": "advanced", "command": True, "competitive": True}


def is_kept(person: Person, folder: Path) -> None:
    """See that a match is over, and that its record bears every check."""
    expect(person.text("web-table-over")).to_be_visible()
    places = sorted(person.scene["outcome"]["places"])
    assert [place for place, _, _ in Kept(person, folder).standing] == places


def is_replayed(person: Person, table: str) -> None:
    """Look at a match that is over from its beginning, on its own table."""
    person.go(f"/r/{table}")
    person.page.locator("#ak-world").wait_for()


def counts(note: Note, *generals: General) -> None:
    """Note what was answered by hand, and see that it did not take too many presses."""
    decisions = sum(one.answered.total() for one in generals)
    presses = sum(one.presses for one in generals)
    turns = generals[0].view["turn"]
    note("decisions", decisions)
    note("presses", presses)
    note("presses in a turn of a side", round(presses / turns / len(generals), 1))
    note("by hand", [dict(one.answered) for one in generals])
    assert presses <= PRESSES * decisions


def meet(host: Person, guest: Person, *more: dict[str, str], game: str, **options: object) -> str:
    """Have two people sit down at a table, with others beside them."""
    table = host.opens(ME, OPEN, *more, game=game, options=options)
    guest.post(f"/api/tables/{table}/seats/1", {})
    for person in (host, guest):
        person.sits_down_at(table)
    return table


@pytest.mark.parametrize("game", ["alkemy-v2", "alkemy-blitz"])
def test_a_whole_match_is_played_by_hand_against_a_bot(
    welcome: Welcome, tmp_path: Path, record_property: Note, game: str
) -> None:
    person = welcome()
    person.sits_down_at(person.opens(ME, BOT, game=game, options={"setup": "ready"}))
    hurry(person, Mouse(person.page))
    general = General(person, Mouse(person.page))
    battle(general)
    counts(record_property, general)
    is_kept(person, tmp_path)


def test_two_people_play_a_whole_match_in_two_windows(
    welcome: Welcome, tmp_path: Path, record_property: Note
) -> None:
    host, guest = welcome(), welcome(night=True, language="fr")
    meet(host, guest, game="alkemy-v2", setup="ready")
    generals = [General(one, Mouse(one.page), activations=2) for one in (host, guest)]
    battle(*generals)
    counts(record_property, *generals)
    is_kept(host, tmp_path)
    expect(guest.text("web-table-over")).to_be_visible()


def test_two_people_set_a_match_up_by_the_book_and_measure(
    welcome: Welcome, tmp_path: Path, record_property: Note
) -> None:
    host, guest = welcome(), welcome(night=True)
    meet(host, guest, game="alkemy-blitz", setup="rules", measuring="measure")
    generals = General(host, Mouse(host.page)), General(guest, Mouse(guest.page))
    battle(*generals)
    counts(record_property, *generals)
    is_kept(host, tmp_path)
    expect(guest.text("web-table-over")).to_be_visible()
    for one in generals:
        assert {"scenery", "turn", "piece", "token", "deploy-card", "deploy"} <= set(one.answered)


def test_a_phone_plays_a_whole_match_in_french_by_taps(
    welcome: Welcome, tmp_path: Path, record_property: Note
) -> None:
    person = welcome(language="fr", phone=True, night=True)
    person.sits_down_at(person.opens(ME, BOT, game="alkemy-blitz", options={"setup": "ready"}))
    hands = Fingers(person.page)
    hurry(person, hands)
    general = General(person, hands, activations=2)
    battle(general)
    counts(record_property, general)
    is_kept(person, tmp_path)


def test_keys_alone_play_a_whole_match_of_200_points(
    welcome: Welcome, tmp_path: Path, record_property: Note
) -> None:
    person = welcome()
    options = {"setup": "ready", "format": 200}
    person.sits_down_at(person.opens(ME, BOT, game="alkemy-v2", options=options))
    hands = Keys(person.page)
    hurry(person, hands)
    general = General(person, hands, activations=2)
    general.wait()
    hands.press(person.page.get_by_role("button", name=person.say("web-table-in-words")).first)
    battle(general)
    record_property("presses", general.presses)
    assert person.page.evaluate("window.touches") == 0
    is_kept(person, tmp_path)


def test_two_people_and_a_bot_play_a_whole_match(
    welcome: Welcome, tmp_path: Path, record_property: Note
) -> None:
    host, guest = welcome(), welcome(language="fr")
    table = meet(host, guest, BOT, game="alkemy-v2", setup="ready", measuring="measure")
    hurry(host, Mouse(host.page))
    generals = [General(one, Mouse(one.page), activations=2) for one in (host, guest)]
    battle(*generals)
    counts(record_property, *generals)
    is_kept(host, tmp_path)
    is_replayed(guest, table)


def test_a_whole_match_is_played_with_every_module(
    welcome: Welcome, tmp_path: Path, record_property: Note
) -> None:
    host, guest = welcome(night=True), welcome()
    table = meet(host, guest, game="alkemy-v2", setup="quick", **MODULES)
    generals = [General(one, Mouse(one.page), activations=2) for one in (host, guest)]
    battle(*generals)
    counts(record_property, *generals)
    is_kept(host, tmp_path)
    is_replayed(host, table)
    for one in generals:
        assert {"command-play", "objective"} <= set(one.answered)
