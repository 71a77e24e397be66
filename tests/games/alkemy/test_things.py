"""Events and options name what on the table they are about, in words a board can find."""

import re

import pytest

from athanor.games.alkemy.battle import Battle
from athanor.kernel import Log, Match, Stream, find

from .scene import EDITIONS

ABOUT_NOTHING = {"turn", "turn-over", "drawn", "conceded", "draw-agreed"}
"""Events about the whole table."""

NOTHING = {"pass", "nobody", "stop", "none"}
"""Choices of nothing."""

NAMES = re.compile(
    r"(figure:[ab]\d+|(post|piece|token|die|band):\d+|seat:[01]"
    r"|(scenery|card|formula):[a-z0-9-]+|spot:\d+,\d+|way:\d+,\d+( \d+,\d+)*)\Z"
)


def is_there(battle: Battle, thing: str) -> bool:
    """Whether a board can find something."""
    kind, _, name = thing.partition(":")
    if kind == "figure":
        return name in battle.roster.labels
    if kind == "post":
        return 1 <= int(name) <= len(battle.layout.posts)
    if kind == "piece":
        return 1 <= int(name) <= len(battle.placed)
    if kind == "token":
        return 1 <= int(name) <= len(battle.tokens)
    return True


@pytest.mark.parametrize("setup", ["quick", "rules"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_whatever_happens_and_may_be_chosen_names_its_things(edition: str, setup: str) -> None:
    game = find(f"alkemy-{edition}").build(2, {"setup": setup})
    log = Log(heard=True)
    match = Match(game, game.start(), Stream(31), log=log)
    stream = Stream(32)
    for _ in range(170):
        decision = match.decision
        if decision is None:
            break
        if decision.kind_name() != "estimate":
            for code in decision.codes()[:25]:
                option = decision.option(code)
                assert option.things or option.text in NOTHING, option
                assert all(NAMES.match(thing) for thing in option.things), option
        match.answer(decision.seat, decision.suggest(stream))
    battle = match.state
    assert isinstance(battle, Battle)
    named = set()
    for event in log.events:
        assert event.things or event.kind in ABOUT_NOTHING or event.kind == "nobody-scored", event
        for thing in event.things:
            assert NAMES.match(thing), event
            assert is_there(battle, thing), event
            named.add(thing.partition(":")[0])
    assert {"figure", "piece", "seat"} <= named
