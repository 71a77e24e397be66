"""What a master would do: choices, ranges and reasons, from what a seat sees and nothing else."""

from collections.abc import Iterator
from math import inf

import pytest

from athanor.bots.advice import Advice
from athanor.bots.adviser import Adviser, win_range
from athanor.bots.bot import Window
from athanor.bots.greedy import GreedyBot
from athanor.bots.reasoning import because
from athanor.bots.search import Budget
from athanor.kernel import Decision, Match, Message, Stream, Term, find, fingerprint
from athanor.kernel.words import Listing
from tests.bots.stairs import Stairs, StairsHints

REST, CLIMB = 0, 1


class Knowing(StairsHints):
    """Would rather rest, and says why."""

    def __init__(self, horizon: int = 3) -> None:
        super().__init__(horizon)
        self.weighed = True
        self.reach = 3
        self.settles = False

    def value(self, decision: Decision, choice: int) -> float:
        return sum(term.worth for term in self.terms(decision, choice))

    def terms(self, decision: Decision, choice: int) -> list[Term]:
        if choice == CLIMB:
            return [Term(Message("a-step"), 1.5, "STA-001"), Term(Message("weary"), -0.5)]
        return [Term(Message("breath"), 2.0)]

    def settled(self, decision: Decision) -> int:
        return CLIMB if self.settles else super().settled(decision)


def advised(hints: StairsHints, hall: bool = False, matches: int = 120) -> Advice:
    game = Stairs(hints.horizon, hall)
    game.known = hints
    window = Window(Match(game, game.start(), Stream(1)), 0)
    return Adviser(game, 1, Budget(matches, inf)).advise(window)


def middle(name: str, seats: int, choices: int, seed: int = 5) -> Match:
    """Return a match after some choices that looked good."""
    game = find(name).build(seats)
    match = Match(game, game.start(), Stream(seed))
    bots = [GreedyBot(game.hints(), seat) for seat in range(seats)]
    while match.answered < choices:
        seat = match.decisions[0].seat
        match.answer(seat, bots[seat].choose(Window(match, seat)))
    return match


def advice_in(match: Match, matches: int, seed: int = 1) -> Advice:
    window = Window(match, match.decisions[0].seat)
    return Adviser(match.game, seed, Budget(matches, inf)).advise(window)


def test_what_proves_better_is_told_first() -> None:
    advice = advised(Knowing())
    assert advice.found == "searched"
    assert [one.text for one in advice.choices] == ["climb", "rest"]
    best, other = advice.choices
    assert other.gain < 0.0 == best.gain
    assert other.high <= best.high


def test_a_choice_is_told_with_its_reasons() -> None:
    best, other = advised(Knowing()).choices
    assert best.why.because == Message(
        "advice-both",
        {"for": Listing((Message("a-step"),)), "against": Listing((Message("weary"),))},
    )
    assert [(term.worth, term.rules) for term in best.why.terms] == [
        (1.5, ("STA-001",)),
        (-0.5, ()),
    ]
    assert other.why.because == Message("advice-for", {"for": Listing((Message("breath"),))})


def test_what_is_settled_is_said_to_be() -> None:
    hints = Knowing()
    hints.settles = True
    advice = advised(hints)
    assert (advice.found, [one.text for one in advice.choices]) == ("settled", ["climb"])


def test_of_what_is_mixed_it_is_told_how_often() -> None:
    advice = advised(Knowing(), hall=True)
    assert advice.found == "mixed"
    assert [(one.text, one.often) for one in advice.choices] == [("left", 0.75), ("right", 0.25)]


def test_without_matches_nothing_is_known_of_chances() -> None:
    advice = advised(Knowing(), matches=0)
    assert [(one.low, one.high) for one in advice.choices] == [(0.0, 1.0)] * 2


@pytest.mark.parametrize(
    ("shares", "low", "high"),
    [([], 0, 1), ([1.0], 0, 1), ([1.0] * 9, 0.9, 1.0), ([0.0] * 9, 0.0, 0.1)],
)
def test_few_deals_that_come_out_alike_make_nothing_certain(
    shares: list[float], low: float, high: float
) -> None:
    assert win_range(shares) == pytest.approx((low, high))


def test_a_sentence_has_what_counts_and_the_weightiest_first() -> None:
    terms = [
        Term(Message(key), worth) for key, worth in zip("abcde", (1, -3, 9, 0.2, 2), strict=True)
    ]
    assert because(terms) == Message(
        "advice-both",
        {"for": Listing((Message("c"), Message("e"))), "against": Listing((Message("b"),))},
    )
    slight = [Term(Message("a"), 10.0), Term(Message("b"), -0.5)]
    assert because(slight) == Message("advice-for", {"for": Listing((Message("a"),))})
    assert because([]) == Message("advice-nothing-named")


# --- in our games ---


GAMES = {"alchemist": 2, "materia-prima": 2, "alkemy-blitz": 2}


@pytest.mark.parametrize("name", GAMES)
def test_equal_windows_give_equal_advice(name: str) -> None:
    match = middle(name, GAMES[name], 18)
    before = fingerprint(match.state)
    first = advice_in(match, 18)
    assert first == advice_in(match, 18)
    assert fingerprint(match.state) == before
    assert 1 <= len(first.choices) <= 3
    for one in first.choices:
        assert 0.0 <= one.low <= one.high <= 1.0
        decision = match.decisions[0]
        assert decision.option(decision.parse(one.text)).message == one.message


@pytest.mark.parametrize("name", GAMES)
def test_terms_add_up_to_what_hints_say(name: str) -> None:
    for match in moments(name):
        hints = match.game.hints()
        decision = match.redealt(match.decisions[0].seat, Stream(1)).decisions[0]
        for choice in decision.codes()[:4]:
            terms = hints.terms(decision, choice)
            assert sum(term.worth for term in terms) == pytest.approx(hints.value(decision, choice))


def moments(name: str) -> Iterator[Match]:
    yield from (middle(name, GAMES[name], choices) for choices in (3, 9))


def test_a_longer_search_stays_in_the_range() -> None:
    match = middle("alchemist", 2, 26)
    short, long = advice_in(match, 90), advice_in(match, 400, seed=2)
    ranges = {one.text: (one.low, one.high) for one in short.choices}
    found = [one for one in long.choices if one.text in ranges]
    assert found
    for one in found:
        low, high = ranges[one.text]
        assert low <= (one.low + one.high) / 2 <= high


def test_advice_does_not_hang_on_what_the_seat_cannot_know() -> None:
    """Two matches that differ in what others hide, and in chance to come, are advised alike."""
    match = middle("alchemist", 3, 24)
    seat = match.decisions[0].seat
    twin = match.redealt(seat, Stream(99), forkable=True)
    assert fingerprint(twin.state) != fingerprint(match.state)
    assert advice_in(twin, 30) == advice_in(match, 30)


def test_choices_that_differ_in_nothing_that_is_said_are_told_once() -> None:
    match = middle("alchemist", 2, 20)
    decision = match.decisions[0]
    advice = advice_in(match, 40)
    told = [(one.things, one.why) for one in advice.choices]
    assert len(told) == 3 == len({repr(one) for one in told})
    assert decision.count() > 3
