"""Bots by name: which there are, how strong they are, and that none of them sees too much."""

import pytest

from athanor.bots.bot import Window
from athanor.bots.levels import LEVELS, is_bot, make_bot
from athanor.bots.playing import play_out
from athanor.bots.policy import CONSIDERED
from athanor.kernel import Match, Refused, Stream, find
from athanor.lab.simulate import simulate

GAME = find("alchemist").build(3)
EVERY_BOT = ("random", "greedy", "search:20", *LEVELS)


def middle(seed: int, answers: int = 8) -> Match:
    stream = Stream(seed)
    match = Match(GAME, GAME.start(), stream)
    for _ in range(answers):
        assert match.decision is not None
        match.answer(match.decision.seat, match.decision.sample(stream))
    return match


@pytest.mark.parametrize("spec", ["random", "greedy", "search:20", "apprentice"])
def test_equal_seeds_choose_equally_and_legally(spec: str) -> None:
    for seed in range(5):
        match = middle(seed)
        assert match.decision is not None
        window = Window(match, match.decision.seat)
        choices = {make_bot(spec, GAME, 7).choose(window) for _ in range(2)}
        assert len(choices) == 1
        assert window.is_legal(choices.pop())


@pytest.mark.parametrize("spec", ["greedy", "search:20", "apprentice"])
def test_no_bot_chooses_by_what_its_seat_cannot_know(spec: str) -> None:
    for seed in range(5):
        match = middle(seed)
        assert match.decision is not None
        seat = match.decision.seat
        twin = match.redealt(seat, Stream(99), forkable=True)
        assert match.state.data() != twin.state.data()
        choices = [make_bot(spec, GAME, 7).choose(Window(m, seat)) for m in (match, twin)]
        assert choices[0] == choices[1]


def test_a_seat_that_is_not_asked_has_no_window_to_choose_by() -> None:
    match = middle(1)
    assert match.decision is not None
    with pytest.raises(Refused, match="kernel-not-your-turn"):
        make_bot("random", GAME, 1).choose(Window(match, (match.decision.seat + 1) % 3))


@pytest.mark.parametrize("spec", EVERY_BOT)
def test_what_is_named_as_a_bot_is_one(spec: str) -> None:
    assert is_bot(spec)
    assert make_bot(spec, GAME, 1)


@pytest.mark.parametrize(
    "spec", ["", "clever", "search", "search:", "search:0", "search:-5", "search:0s", "search:5x"]
)
def test_an_unknown_bot_or_a_bad_budget_is_refused(spec: str) -> None:
    with pytest.raises(Refused) as caught:
        make_bot(spec, GAME, 1)
    assert caught.value.refusal.message.key == "bots-unknown-bot"
    assert "search:500" in str(caught.value.refusal.message.args["known"])


def test_bots_play_a_match_to_its_end() -> None:
    match = Match(GAME, GAME.start(), Stream(1))
    play_out(match, [make_bot(spec, GAME, 1) for spec in ("random", "greedy", "search:5")])
    assert match.is_over


@pytest.mark.parametrize(
    ("stronger", "weaker", "matches"),
    [("greedy", "random", 30), ("apprentice", "random", 40), ("search:20", "random", 4)],
)
def test_each_is_clearly_stronger_than_chance_alone(
    stronger: str, weaker: str, matches: int
) -> None:
    """The seed is fixed, so nothing here is left to luck: the same matches every time."""
    report = simulate("alchemist", [stronger, weaker], matches, workers=1)
    assert report.bots[0].win_share > 0.75


def test_an_apprentice_errs_between_what_looks_alike_and_never_into_the_worst() -> None:
    hints = GAME.hints()
    places = []
    for seed in range(12):
        match = middle(seed)
        assert match.decision is not None
        window = Window(match, match.decision.seat)
        decision = match.decision
        rated = sorted(window.codes(), key=lambda code: -hints.value(decision, code))
        places.append(rated.index(make_bot("apprentice", GAME, seed).choose(window)))
        assert len(rated) > 2 * CONSIDERED
    assert max(places) < 2 * CONSIDERED, "another deal may rank them a little otherwise"
    assert len(set(places)) > 1, "it does err"
    assert places.count(0) > 1, "and does not always"
