"""Every kind of decision that Alkemy asks is made by hand, where one would make it on a table.

Whole matches are played by ``check_battles.py``.
"""

from collections.abc import Callable

import pytest

from athanor.games.alkemy.rules.kinds import KINDS
from tests.browser.axe import is_open_to_all
from tests.browser.conftest import Welcome
from tests.browser.general import General, fight_out
from tests.browser.hands import Mouse
from tests.browser.moments import FACING, is_set_up, moment, take_up
from tests.browser.person import Json
from tests.server.living import LivingHouse

PARTS = {
    "set-up": KINDS[: KINDS.index("initiative")],
    "turn": KINDS[KINDS.index("initiative") : KINDS.index("charger")],
    "fight": KINDS[KINDS.index("charger") :],
}

PRESSES = 2
"""Presses for a decision of a fight: an act and whom it is aimed at, a card and its button."""


WATCHED = {
    *("deploy", "objective", "announce", "target-first", "estimate", "walk"),
    *("card", "keep", "counter", "react", "cover", "upgrade", "harvest"),
}
"""Kinds whose hands are unlike each other: axe looks at these."""


class Watched(General):
    """A general over whose shoulder axe looks, by day and by night."""

    def answers(self, asked: Json, at: int) -> None:
        """Answer a question once axe has seen how it is put."""
        if asked["kind"] in WATCHED:
            is_open_to_all(self.person.page)
        super().answers(asked, at)

    def aims(self, order: Json, at: int) -> None:
        """Aim once axe has seen what can be aimed at."""
        is_open_to_all(self.person.page)
        super().aims(order, at)


@pytest.mark.parametrize("part", PARTS)
def test_every_kind_of_decision_is_made_by_hand(
    theatre: LivingHouse,
    welcome: Welcome,
    record_property: Callable[[str, object], None],
    part: str,
) -> None:
    host, guest = welcome(theatre), welcome(theatre)
    moments = {kind: moment(kind) for kind in PARTS[part]}
    tables = {kind: is_set_up(host, guest, one) for kind, one in moments.items()}
    take_up(theatre, {tables[kind]: one for kind, one in moments.items()})
    general = Watched(host, Mouse(host.page))
    for kind, table in tables.items():
        host.sits_down_at(table)
        asked = general.wait()
        assert asked["kind"] == kind
        general.move()
    record_property("by hand", dict(general.answered))
    assert set(general.answered) == set(PARTS[part])


def test_a_charge_is_fought_out_in_few_presses(
    theatre: LivingHouse, welcome: Welcome, record_property: Callable[[str, object], None]
) -> None:
    host, guest = welcome(theatre), welcome(theatre)
    begins = moment("activate", FACING)
    table = is_set_up(host, guest, begins)
    take_up(theatre, {table: begins})
    generals = [General(one, Mouse(one.page), bold=("charge",)) for one in (host, guest)]
    for person in (host, guest):
        person.sits_down_at(table)
    fight_out(*generals)
    is_open_to_all(host.page)  # the dice and the damage of the fight lie open
    decisions = sum(one.answered.total() for one in generals)
    presses = sum(one.presses for one in generals)
    record_property("presses for decisions", [presses, decisions])
    assert presses <= PRESSES * decisions
