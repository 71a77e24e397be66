"""What a bot gets to see: no way leads from its window to the true state."""

from collections.abc import Iterator, Mapping

import pytest

import philtre
from athanor.bots.bot import Window
from athanor.kernel import Match, Refused, Stream, games

BOXES = {**games(), "philtre": philtre.GAME}
LEAVES = (int, float, str, bytes, bool, type(None))


def within(thing: object) -> Iterator[object]:
    """Yield what the public attributes of a thing are, or what it contains."""
    if isinstance(thing, Mapping):
        yield from thing.values()
    elif isinstance(thing, list | tuple | set | frozenset):
        yield from thing
    elif type(thing).__module__.partition(".")[0] in ("athanor", "philtre"):
        for name in dir(thing):
            if not name.startswith("_"):
                try:
                    value = getattr(thing, name)
                except (AttributeError, Refused):
                    continue
                if not callable(value):
                    yield value


def reached(*starts: object) -> dict[int, object]:
    """Return all that public attributes lead to, by identity."""
    found: dict[int, object] = {}
    waiting = list(starts)
    while waiting:
        thing = waiting.pop()
        if not isinstance(thing, LEAVES) and id(thing) not in found:
            found[id(thing)] = thing
            waiting.extend(within(thing))
    return found


def truths(match: Match) -> list[object]:
    """Return what a bot may never hold in its hands."""
    return [match, match.state, match.quiet, *match.decisions]


@pytest.mark.parametrize("name", sorted(BOXES))
def test_nothing_a_window_gives_leads_to_the_true_state(name: str) -> None:
    game = BOXES[name].build(BOXES[name].info.max_seats)
    stream = Stream(3)
    match = Match(game, game.start(), stream)
    looks = 0
    while match.decisions and match.answered < 60:
        for decision in match.decisions:
            if match.answered % 12 < 2:
                window = Window(match, decision.seat)
                choice = window.sample(stream.copy())
                given = [
                    window,
                    window.about(),
                    window.options(),
                    window.why_not(-7),
                    window.option(choice),
                    window.view(),
                    window.redealt(stream.copy()),
                ]
                found = reached(*given)
                assert len(found) > 10
                assert not [truth for truth in truths(match) if id(truth) in found]
                looks += 1
        decision = match.decisions[0]
        match.answer(decision.seat, decision.sample(stream))
    assert looks > 2


def test_a_decision_would() -> None:
    game = BOXES["materia-prima"].build(2)
    match = Match(game, game.start(), Stream(3))
    found = reached(match.decisions)
    assert id(match.state) in found


def test_a_window_answers_as_its_decision_does() -> None:
    game = BOXES["alchemist"].build(2)
    match = Match(game, game.start(), Stream(3))
    decision = match.decisions[0]
    window = Window(match, decision.seat)
    codes = decision.codes()
    assert (window.codes(), window.count(), window.is_family()) == (codes, len(codes), False)
    assert (window.about(), window.rules()) == (decision.about(), decision.rules())
    assert window.options() == decision.options()
    assert window.parse(decision.option(codes[1]).text) == codes[1]
    assert window.default_choice() == decision.default_choice()
    assert [window.is_legal(code) for code in (codes[0], -1)] == [True, False]
    assert window.why_not(-1) == decision.why_not(-1)
    assert window.sample(Stream(9)) == decision.sample(Stream(9))
    assert window.suggest(Stream(9)) == decision.suggest(Stream(9))
