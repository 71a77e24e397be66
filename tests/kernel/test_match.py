"""The driver of scripts: answering, refusing, forking and re-dealing, in the middle of scripts."""

import pytest

import philtre
from athanor.kernel import (
    SPECTATOR,
    Event,
    GivenSource,
    Log,
    Match,
    Message,
    Refused,
    Stream,
    all_but,
    fingerprint,
    only,
)
from tests.kernel.sounding import DEPTH, Sounding

GAME = philtre.GAME.build(3)
DEAL = [0, 1, 2]
"""The elements dealt to the three seats."""


def begin(*outcomes: int) -> Match:
    return Match(GAME, GAME.start(), GivenSource([*DEAL, *outcomes]), log=Log(heard=True))


def pour(match: Match, *drops: int) -> None:
    for seat, number in enumerate(drops):
        match.answer(seat, number)


def refusal(match: Match, seat: int, choice: int) -> Refused:
    before = fingerprint(match.state), match.answered, [d.seat for d in match.decisions]
    with pytest.raises(Refused) as caught:
        match.answer(seat, choice)
    assert (fingerprint(match.state), match.answered, [d.seat for d in match.decisions]) == before
    return caught.value


def random_match(seed: int) -> Match:
    return Match(GAME, GAME.start(), Stream(seed), log=Log(heard=True))


def answer_randomly(match: Match, stream: Stream) -> None:
    waiting = match.decisions
    decision = waiting[stream.below(len(waiting))]
    match.answer(decision.seat, decision.sample(stream))


# --- answering and refusing ---


def test_secret_choices_are_asked_of_all_seats_at_once_and_in_any_order() -> None:
    match = begin()
    assert [decision.seat for decision in match.decisions] == [0, 1, 2]
    match.answer(2, 1)
    assert [decision.seat for decision in match.decisions] == [0, 1]
    match.answer(0, 1)
    match.answer(1, 3)
    assert [decision.seat for decision in match.decisions] == [1]


def test_a_secret_choice_changes_nothing_that_others_see_until_all_are_in() -> None:
    match = begin()
    seen = [GAME.view(match.state, viewer) for viewer in (1, 2, SPECTATOR)]
    told = len(match.log.events)
    match.answer(0, 3)
    assert [GAME.view(match.state, viewer) for viewer in (1, 2, SPECTATOR)] == seen
    assert len(match.log.events) == told


def test_a_second_secret_choice_is_refused() -> None:
    match = begin()
    match.answer(0, 3)
    assert refusal(match, 0, 1).refusal.message.key == "kernel-already-chosen"


def test_an_illegal_choice_is_refused_with_its_rule() -> None:
    caught = refusal(begin(), 0, 4)
    assert caught.refusal.message.key == "kernel-not-an-option"
    assert caught.refusal.rules == ("PHI-003",)


def test_a_seat_that_is_not_asked_is_refused() -> None:
    match = begin()
    pour(match, 3, 2, 1)
    caught = refusal(match, 1, philtre.DRINK)
    assert caught.refusal.message.key == "kernel-not-your-turn"
    assert caught.refusal.rules == ("PHI-007",)


def test_nothing_is_accepted_after_the_end() -> None:
    match = begin()
    for _ in range(philtre.ROUNDS):
        pour(match, 1, 1, 1)
    assert match.is_over
    assert match.decision is None
    assert refusal(match, 0, 1).refusal.message.key == "kernel-match-over"


def test_the_default_choice_is_legal() -> None:
    decision = begin().decision
    assert decision is not None
    assert decision.is_legal(decision.default_choice())


# --- chance ---


def test_without_a_source_the_match_waits_for_chance() -> None:
    match = Match(GAME, GAME.start(), None)
    assert match.decision is None
    assert not match.is_over
    assert match.chance is not None
    assert match.chance.outcomes() == [(0, 1), (1, 1), (2, 1), (3, 1)]
    assert refusal(match, 0, 1).refusal.message.key == "kernel-waiting-for-chance"
    for element in DEAL:
        match.resolve(element)
    assert match.chance is None
    assert [decision.seat for decision in match.decisions] == [0, 1, 2]
    with pytest.raises(Refused, match="kernel-no-chance-asked"):
        match.resolve(0)


def test_an_impossible_outcome_is_refused_and_changes_nothing() -> None:
    match = Match(GAME, GAME.start(), None)
    with pytest.raises(Refused, match="kernel-chance-impossible"):
        match.resolve(4)
    match.resolve(3)
    assert match.state.data()["secret"] == [3, -1, -1]


# --- information barriers ---


def test_the_barrier_lies_at_chance_and_at_reveals_only() -> None:
    match = begin(2)
    assert (match.answered, match.barrier) == (0, 0)
    match.answer(0, 3)
    match.answer(1, 1)
    assert (match.answered, match.barrier) == (2, 0), "sealed choices can be taken back"
    match.answer(2, 1)
    assert (match.answered, match.barrier) == (3, 3), "opening them cannot"
    match.answer(0, philtre.DRINK)
    assert (match.answered, match.barrier) == (4, 3), "nobody learnt anything"
    pour(match, 3, 1, 1)
    match.answer(0, philtre.STIR)
    assert (match.answered, match.barrier) == (8, 8), "the die is seen"


def test_a_reveal_told_by_the_rules_is_a_barrier() -> None:
    match = begin()
    for _ in range(philtre.ROUNDS - 1):
        pour(match, 1, 1, 1)
    pour(match, 3, 1, 1)
    match.answer(0, philtre.DRINK)
    assert match.is_over
    assert match.barrier == match.answered == 16, "the elements are shown"


# --- forks ---


@pytest.mark.parametrize("seed", range(20))
def test_a_fork_goes_on_exactly_like_the_original(seed: int) -> None:
    stream = Stream(seed)
    match = random_match(seed)
    for _ in range(stream.below(16)):
        if not match.is_over:
            answer_randomly(match, stream)
    assert match.source is not None
    fork = match.fork(match.source.copy())
    twin_stream = stream.copy()
    while True:
        assert fingerprint(fork.state) == fingerprint(match.state)
        assert [d.seat for d in fork.decisions] == [d.seat for d in match.decisions]
        assert (fork.answered, fork.barrier) == (match.answered, match.barrier)
        if match.is_over:
            break
        answer_randomly(match, stream)
        answer_randomly(fork, twin_stream)


def test_a_fork_leaves_the_original_alone() -> None:
    match = begin(1, 1)
    pour(match, 3, 2, 1)
    before = fingerprint(match.state)
    fork = match.fork(GivenSource([1]))
    fork.answer(0, philtre.STIR)
    assert fingerprint(fork.state) != before
    assert fingerprint(match.state) == before
    assert match.decision is not None


def test_a_match_that_keeps_no_quiet_moments_cannot_be_forked() -> None:
    match = Match(GAME, GAME.start(), Stream(1), forkable=False)
    with pytest.raises(RuntimeError, match="quiet"):
        match.fork()


# --- re-deals ---


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("seat", range(3))
def test_a_redeal_keeps_what_the_seat_sees_in_the_middle_of_scripts(seed: int, seat: int) -> None:
    stream = Stream(seed)
    match = random_match(seed)
    while not match.is_over:
        twin = match.redealt(seat, stream)
        assert [d.seat for d in twin.decisions] == [d.seat for d in match.decisions]
        assert GAME.view(twin.state, seat) == GAME.view(match.state, seat)
        answer_randomly(match, stream)


def test_a_redeal_samples_what_the_seat_cannot_know() -> None:
    match = begin()
    match.answer(1, 3)
    secrets = set()
    for seed in range(200):
        twin = match.redealt(0, Stream(seed))
        data = twin.state.data()["secret"]
        assert isinstance(data, list)
        assert data[0] == DEAL[0]
        secrets.add(tuple(data))
    assert len(secrets) == philtre.ELEMENTS**2, "every deal of the two others turns up"


def test_a_redeal_draws_the_others_sealed_choices_again_but_keeps_ones_own() -> None:
    match = begin()
    match.answer(0, 3)
    match.answer(1, 3)
    boldest = set()
    for seed in range(30):
        twin = match.redealt(0, Stream(seed))
        twin.answer(2, 1)
        boldest.add(len(twin.decisions))
    assert boldest == {1, 3}, "seat 1 may have poured three drops, or fewer"


def test_a_fork_of_a_redeal_repeats_what_the_redeal_repeated_and_no_more() -> None:
    game = Sounding(philtre.INFO, 2, {})
    match = Match(game, game.start(), None)
    match.answer(0, 0)
    dealt = match.redealt(0, Stream(1), forkable=True)
    for _ in range(2):
        dealt = dealt.fork()
        assert dealt.state.data()["found"] == [DEPTH], "what has been measured is known"
    dealt.answer(0, 0)
    deeper = dealt.state.data()["found"]
    assert deeper != [DEPTH, DEPTH], "what has not is judged by eye"
    assert dealt.fork().state.data()["found"] == deeper


def test_what_is_revealed_in_one_match_bars_nobody_in_another() -> None:
    one, other = (Match(GAME, GAME.start(), GivenSource(DEAL)) for _ in range(2))
    for match in (one, other):
        match.answer(0, 1)
    before = other.barrier
    one.log.reveal()
    other.answer(1, 2)
    assert other.barrier == before


# --- events, positions ---


def test_events_reach_their_audience_only() -> None:
    log = Log(heard=True)
    log.tell(Event("own", 1, Message("own"), audience=only(1)))
    log.tell(Event("others", 1, Message("others"), audience=all_but(1)))
    assert [event.kind for event in log.seen_by(1)] == ["own"]
    assert [event.kind for event in log.seen_by(0)] == ["others"]
    assert [event.kind for event in log.seen_by(SPECTATOR)] == ["others"]


def test_an_unheard_log_keeps_nothing() -> None:
    match = Match(GAME, GAME.start(), GivenSource(DEAL))
    pour(match, 1, 1, 1)
    assert match.log.events == []


def test_a_match_can_start_from_any_position() -> None:
    data = {"over": False, "round": 5, "pot": [0, 0, 9, 0], "points": [8, 0, 0], "secret": DEAL}
    match = Match(GAME, GAME.load(data), GivenSource([]))
    pour(match, 1, 1, 1)
    assert GAME.outcome(match.state).places == (2, 3, 1)


def test_ranking_gives_equals_the_same_place() -> None:
    data = {"over": True, "round": 6, "pot": [0] * 4, "points": [5, 7, 7], "secret": DEAL}
    outcome = GAME.outcome(GAME.load(data))
    assert outcome.places == (3, 1, 1)
    assert outcome.winners == (1, 2)
    assert outcome.total(1) == 7
