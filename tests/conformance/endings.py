"""Checks on bounds and ends: how long a match may be, what chance may bring, who wins."""

import math
from collections.abc import Callable, Sequence
from itertools import islice

import msgspec
import pytest

from athanor.kernel import Chance, Match, Outcome, Refused, Stream, fingerprint
from athanor.kernel.record import read_record
from athanor.kernel.record_lines import Bot
from athanor.kernel.replay import begin, resume
from athanor.kernel.verify import verify
from tests.conformance.walking import STRETCH, Subject, played, some, step, walk, walk_through

MANY = 500
"""Of more outcomes than this only some are looked at."""

ROUNDED = 1e-9
"""By how much a sum may differ from a value that was worked out in another order."""


def check_matches_end_within_bounds(subject: Subject, seed: int) -> None:
    """A match ends, and takes no more answers and chance than its facts say."""
    keeper = played(subject, seed)
    assert keeper.answers <= subject.info.max_answers
    assert keeper.outcomes <= subject.info.max_chance
    assert keeper.quiet[-1].over


def check_chance_is_well_formed(subject: Subject, seed: int) -> None:
    """Outcomes are in bounds, weights are positive and add up, and cases name every outcome."""
    for match in walk(subject, seed):
        if match.chance is not None:
            check_chance(match.chance, subject.info.num_outcomes)


def check_chance(chance: Chance, bound: int) -> None:
    """Check one request for chance."""
    outcomes = chance.outcomes()
    numbers = [outcome for outcome, _ in outcomes]
    assert numbers == sorted(set(numbers))
    assert 0 <= numbers[0] <= numbers[-1] < bound
    assert all(weight > 0 for _, weight in outcomes)
    assert sum(weight for _, weight in outcomes) == chance.total()
    assert [chance.weight(outcome) for outcome in numbers] == [weight for _, weight in outcomes]
    impossible = {-1, *range(0, bound, 1 + bound // MANY), bound} - set(numbers)
    assert all(chance.weight(outcome) == 0 for outcome in impossible)
    cases = [outcome for outcome, weight in outcomes for _ in range(weight)]
    assert [chance.outcome(case) for case in range(chance.total())] == cases


def check_the_same_seed_gives_the_same_match(subject: Subject, seed: int) -> None:
    """Nothing but choices and chance decides what happens."""
    points = 10 * STRETCH if subject.is_long else None
    one, other = (
        [fingerprint(match.state) for match in islice(walk_through(subject.game, seed), points)]
        for _ in range(2)
    )
    assert one == other


def check_the_outcome_is_a_ranking(subject: Subject, seed: int) -> None:
    """Everybody has a place, ties take up places, and payoffs follow the places."""
    game = subject.game
    state = played(subject, seed).quiet[-1]
    outcome = game.outcome(state)
    seats = range(subject.setup.seats)
    assert len(outcome.places) == len(outcome.scores) == len(seats)
    for place in outcome.places:
        assert sum(other < place for other in outcome.places) == place - 1
    assert outcome.winners
    payoffs = [game.payoff(state, seat) for seat in seats]
    assert all(0.0 <= payoff <= 1.0 for payoff in payoffs)
    losers = [payoffs[seat] for seat in seats if outcome.places[seat] > 1]
    winners = [payoffs[seat] for seat in outcome.winners]
    assert min(winners) >= max(losers, default=0.0)


def check_everybody_can_look_at_any_time(subject: Subject, seed: int) -> None:
    """Views are there for all at every point, and features always have the same length."""
    game = subject.game
    stream = Stream(seed)
    for match in walk(subject, seed):
        if match.chance is not None and stream.below(10):
            continue
        before = fingerprint(match.state)
        for viewer in subject.viewers:
            assert game.view(match.state, viewer) == game.view(match.state, viewer)
            numbers = game.features(match.state, viewer)
            assert len(numbers) == subject.info.features
            assert all(type(number) is int for number in numbers)
        assert fingerprint(match.state) == before


def check_hints_are_numbers(subject: Subject, seed: int) -> None:
    """Bots are told a finite worth of any option, and asking changes nothing."""
    hints = subject.game.hints()
    stream = Stream(seed)
    for match in walk(subject, seed):
        before = fingerprint(match.state)
        for decision in match.decisions:
            assert math.isfinite(hints.value(decision, decision.sample(stream)))
        assert fingerprint(match.state) == before


def check_values_are_sums_of_terms(subject: Subject, seed: int) -> None:
    """What hints value a choice at is the sum of the reasons that they give for it."""
    hints = subject.game.hints()
    stream = Stream(seed)
    for match in walk(subject, seed):
        before = fingerprint(match.state)
        for decision in match.decisions:
            for code in some(stream, decision.codes(), 40):
                terms = hints.terms(decision, code)
                assert all(term.worth != 0.0 for term in terms)
                total = math.fsum(term.worth for term in terms)
                assert abs(total - hints.value(decision, code)) <= ROUNDED, terms
        assert fingerprint(match.state) == before


def check_default_choices_bring_a_match_to_its_end(subject: Subject, seed: int) -> None:
    """Where nobody answers, what is chosen for them never stalls a match."""
    stream = Stream(seed)
    match = next(walk_through(subject.game, seed))
    while not match.is_over:
        if match.chance is not None:
            match.resolve(stream.draw(match.chance))
        else:
            decision = match.decisions[0]
            match.answer(decision.seat, decision.default_choice())
        assert match.answered <= subject.info.max_answers
    assert subject.game.outcome(match.state).winners


def check_matches_can_be_given_up(subject: Subject, seed: int) -> None:
    """At any point a seat may concede and all may agree on a draw, if the game knows it at all."""
    stream = Stream(seed)
    for match in walk(subject, seed):
        if not match.is_over and stream.below(4) == 0:
            check_given_up(subject, match.fork(), stream.below(subject.setup.seats))
            check_drawn(subject, match.fork())


def check_given_up(subject: Subject, match: Match, seat: int) -> None:
    """A seat that concedes has lost, to everybody, also when the state is saved and restored."""
    if not subject.info.concede_rule:
        check_refused_whole(match, "kernel-no-conceding", lambda: match.concede(seat))
        return
    match.concede(seat)
    gone = [seat]
    while not match.is_over:  # the others play on, a little, until the next one concedes
        check_played_on(subject, match, gone)
        gone.append(next(one for one in range(subject.setup.seats) if one not in gone))
        if not match.is_over:
            match.concede(gone[-1])
    outcome = check_broken_off(subject, match)
    for one in gone:
        assert not match.has_left(one) or outcome.places[one] == max(outcome.places) > 1
    assert outcome.places[seat] == max(outcome.places) > 1


def check_played_on(subject: Subject, match: Match, gone: Sequence[int]) -> None:
    """Who has conceded is asked no more, of which forks and what is saved know as well."""
    game, stream = subject.game, Stream(len(gone))
    for _ in range(STRETCH):
        assert all(match.has_left(seat) for seat in gone)
        assert not {decision.seat for decision in match.decisions} & set(gone)
        assert fingerprint(match.fork().state) == fingerprint(match.state)
        again = game.load(msgspec.json.decode(msgspec.json.encode(match.quiet.data())))
        assert fingerprint(again) == fingerprint(match.quiet)
        for viewer in subject.viewers:
            game.view(match.state, viewer)
            assert len(game.features(match.state, viewer)) == subject.info.features
        step(match, stream)
        if match.is_over:
            return


def check_drawn(subject: Subject, match: Match) -> None:
    """After a draw all have the same place."""
    if not subject.info.draw_rule:
        check_refused_whole(match, "kernel-no-draw", match.agree_draw)
        return
    match.agree_draw()
    assert set(check_broken_off(subject, match).places) == {1}


def check_refused_whole(match: Match, key: str, attempt: Callable[[], None]) -> None:
    """What a game does not know is refused and changes nothing."""
    before = fingerprint(match.state), match.decisions, match.chance
    with pytest.raises(Refused, match=key):
        attempt()
    assert (fingerprint(match.state), match.decisions, match.chance) == before


def check_broken_off(subject: Subject, match: Match) -> Outcome:
    """Check a match that was given up, and return how it ended."""
    game = subject.game
    assert match.is_over
    assert (match.decisions, match.chance) == ([], None)
    again = game.load(msgspec.json.decode(msgspec.json.encode(match.state.data())))
    assert fingerprint(again) == fingerprint(match.state) == fingerprint(match.fork().state)
    assert again.over
    assert game.outcome(again) == game.outcome(match.state)
    for viewer in subject.viewers:
        assert game.view(again, viewer) == game.view(match.state, viewer)
        assert len(game.features(match.state, viewer)) == subject.info.features
    return game.outcome(match.state)


def some_order(stream: Stream, count: int) -> list[int]:
    """Return the first numbers in a random order."""
    left = list(range(count))
    return [left.pop(stream.below(len(left))) for _ in range(count)]


def check_records_tell_who_gave_up(subject: Subject, seed: int) -> None:
    """A match that was conceded at any moment has a sound record, which says how it ended."""
    if not subject.info.concede_rule:
        return
    stream = Stream(seed)
    seats = [Bot(f"Bot {seat}", "random") for seat in range(subject.setup.seats)]
    match, recorder = begin(subject.game, seats, stream_seed=seed)
    answers = stream.below(2 * STRETCH)
    while (decision := match.decision) is not None and match.answered < answers:
        match.answer(decision.seat, decision.sample(stream))
    for seat in some_order(stream, subject.setup.seats):
        if not match.is_over:
            match.concede(seat)
    record = read_record(recorder.record.text())
    assert record == recorder.record
    assert record.is_finished
    assert verify(record, subject.game).problems == ()
    again, _ = resume(record, subject.game)
    assert again.is_over
    assert fingerprint(again.state) == fingerprint(match.state)
    assert subject.game.outcome(again.state) == subject.game.outcome(match.state)
