"""Whole matches of Alkemy, played by hand to their end as chance deals them: ``make battles``.

No two runs are alike; they are no part of the suite.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from playwright.sync_api import expect

from tests.browser.company import Kept, hurry
from tests.browser.conftest import Welcome
from tests.browser.general import General, battle
from tests.browser.hands import Mouse
from tests.browser.matches import BOT, ME
from tests.browser.person import Person

Note: TypeAlias = Callable[[str, object], None]
"""Keeps something that was counted, with the results of the tests."""

PRESSES = 1.6
"""Presses for a decision that a whole match may take, with all there is to aim at and to place."""


def is_kept(person: Person, folder: Path) -> None:
    """See that a match is over, and that its record bears every check."""
    expect(person.text("web-table-over")).to_be_visible()
    places = sorted(person.scene["outcome"]["places"])
    assert [place for place, _, _ in Kept(person, folder).standing] == places


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


def test_a_whole_match_is_played_by_hand_against_a_bot(
    welcome: Welcome, tmp_path: Path, record_property: Note
) -> None:
    person = welcome()
    person.sits_down_at(person.opens(ME, BOT, game="alkemy-v2", options={"setup": "ready"}))
    hurry(person, Mouse(person.page))
    general = General(person, Mouse(person.page))
    battle(general)
    counts(record_property, general)
    is_kept(person, tmp_path)
