"""Positions from data: what no match can come to is refused."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from athanor.kernel import Refused, fingerprint
from tests.games.ars_alchimia.scenario import at, game

Change = Callable[[dict[str, Any]], object]


def usual() -> dict[str, Any]:
    """Return a position that is possible."""
    return deepcopy(
        at(
            staff={0: ["H05"]},
            exhausted=["H05"],
            orders={1: ["C08"]},
            done={2: ["C02"]},
            crew={"L-1": (3, 2)},
        ).match.state.data()
    )


def test_a_possible_position_is_loaded() -> None:
    data = usual()
    assert game().load(data).data() == data
    assert fingerprint(game().load(data)) == fingerprint(game().load(usual()))


CHANGES: list[tuple[str, Change]] = [
    ("round", lambda d: d.update(round=5)),
    ("resources", lambda d: d["resources"][0].__setitem__(0, 7)),
    ("resources", lambda d: d["resources"][0].__setitem__(0, -1)),
    ("available", lambda d: d["available"].__setitem__(0, 8)),
    ("available", lambda d: d["available"].__setitem__(0, -1)),
    ("vp", lambda d: d["vp"].__setitem__(2, 1)),
    ("workshop", lambda d: d.update(workshop=[0, 0, 1, 2])),
    ("active", lambda d: d.update(active=7)),
    ("active", lambda d: d.update(passed=[0])),
    ("passed", lambda d: d.update(stage=3)),
    ("stage", lambda d: d.update(stage=4, active=-1)),
    ("stage", lambda d: d.update(stage=1, active=-1)),
    ("exhausted", lambda d: d.update(exhausted=[5])),
    ("piles", lambda d: d["staff"][1].append(4)),
    ("piles", lambda d: d["orders"][0].append(7)),
    ("piles", lambda d: d["piles"][0]["undecided"][0].pop()),
    ("piles", lambda d: d["piles"][0]["groups"].__setitem__(0, 9)),
    ("piles", lambda d: d["piles"][0]["seen"].__setitem__(0, 1)),
    ("piles", lambda d: d["piles"].pop()),
    ("face", lambda d: d["face"].__setitem__(9, 3)),
    ("owner", lambda d: d["crew"].__setitem__(6, 0)),
    ("orders", lambda d: d["orders"][0].append(99)),
    ("visit", lambda d: d["visit"].__setitem__(2, 4)),
    ("wild", lambda d: d["wild"].pop()),
    ("vp", lambda d: d["vp"].pop()),
]


@pytest.mark.parametrize(("field", "change"), CHANGES)
def test_an_impossible_position_is_refused(field: str, change: Change) -> None:
    data = usual()
    change(data)
    with pytest.raises(Refused) as caught:
        game().load(data)
    assert caught.value.refusal.message.args["field"] == field


@pytest.mark.parametrize("data", [{}, {"stage": 1}, {**usual(), "more": 1}, {**usual(), "vp": "x"}])
def test_data_of_another_shape_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(Refused, match="position-shape"):
        game().load(data)
