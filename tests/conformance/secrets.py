"""Checks on secrets: nobody sees, is offered, is told or is refused anything by what is hidden."""

from itertools import count

from athanor.kernel import (
    SPECTATOR,
    Log,
    Match,
    Refusal,
    Refused,
    State,
    Stream,
    fingerprint,
    sees,
)
from tests.conformance.choices import NONSENSE, read
from tests.conformance.walking import STRETCH, Subject, any_codes, played, quiet_moments, some, walk

STEPS = 30
TRIES = 20
ENOUGH = 500
"""Questions after which a check that looks for rare ones is content."""


def check_redeals_keep_what_a_seat_knows(subject: Subject, seed: int) -> None:
    """A match re-dealt for a seat looks the same to it and to spectators, and asks it the same.

    So does a fork of it: what was found out on the way there comes out once more.
    """
    game = subject.game
    stream = Stream(seed)
    hidden = changed = False
    for match in walk(subject, seed):
        if match.chance is not None:
            seen_by = [sees(match.chance.audience, viewer) for viewer in subject.viewers]
            hidden = hidden or not all(seen_by)
        if match.chance is not None or stream.below(3):
            continue
        truth = fingerprint(match.state)
        for seat in range(subject.setup.seats):
            twin = match.redealt(seat, stream, forkable=True)
            assert fingerprint(twin.fork().state) == fingerprint(twin.state)
            for viewer in (seat, SPECTATOR):
                assert game.view(twin.state, viewer) == game.view(match.state, viewer)
                assert game.features(twin.state, viewer) == game.features(match.state, viewer)
            assert asked(twin, seat) == asked(match, seat)
            changed = changed or fingerprint(twin.state) != truth
        assert fingerprint(match.state) == truth
    assert changed or not hidden, "what is hidden was never dealt again"


def check_redealt_states_are_possible(subject: Subject, seed: int) -> None:
    """What is dealt again is a position that could be loaded, with all public things in place."""
    game = subject.game
    stream = Stream(seed)
    for state in quiet_moments(subject, seed, every=3):
        for seat in range(subject.setup.seats):
            twin = state.copy()
            game.redeal(twin, seat, stream)
            assert fingerprint(game.load(twin.data())) == fingerprint(twin)


def asked(match: Match, seat: int) -> list[tuple[int, object]]:
    """Return who is asked; and what, if it is the seat itself."""
    return [
        (decision.seat, (decision.codes(), decision.about()) if decision.seat == seat else None)
        for decision in match.decisions
    ]


def check_questions_tell_nothing_hidden(subject: Subject, seed: int) -> None:
    """Whatever somebody is asked, all others read the same of it, whatever is hidden from them.

    So does a spectator, to whom all is hidden that is hidden from anybody. Some questions are
    seldom asked: matches are played until there were enough of them.
    """
    stream = Stream(seed)
    answers = 0
    for number in count():
        if answers >= ENOUGH:
            return
        for match in walk(subject, seed + 1000 * number):
            for seat in range(subject.setup.seats) if match.decisions else ():
                twin = match.redealt(seat, stream)
                assert published(twin, seat) == published(match, seat)
        answers += played(subject, seed + 1000 * number).answers


def published(match: Match, viewer: int) -> list[object]:
    """Return all that somebody is sent of others' decisions: who is asked, what, and what is not.

    Nobody is sent how many options others have, nor what they are.
    """
    waiting: list[object] = [
        (decision.seat, decision.secret, None if decision.secret else decision.about())
        for decision in match.decisions
        if decision.seat != viewer
    ]
    try:
        match.decision_of(viewer)
    except Refused as refused:
        waiting.append(refused.refusal)
    return waiting


def check_nothing_hidden_interferes(subject: Subject, seed: int) -> None:
    """Two matches that differ only in what a seat may not know stay the same to it.

    Both go on with the same choices, and the same chance as far as the seat sees it, until one of
    them cannot or shows something hidden.
    """
    stream = Stream(seed)
    for state in quiet_moments(subject, seed, every=6):
        if state.over:
            continue
        for seat in range(subject.setup.seats):
            twin = state.copy()
            subject.game.redeal(twin, seat, stream)
            lockstep(subject, seat, begin(subject, state.copy()), begin(subject, twin), stream)


def begin(subject: Subject, state: State) -> Match:
    """Return a match from a quiet moment on, with all that is told."""
    return Match(subject.game, state, None, log=Log(heard=True))


def lockstep(subject: Subject, seat: int, one: Match, other: Match, stream: Stream) -> None:
    """Play two matches on together and compare them through the eyes of a seat.

    When something is shown, they may differ from then on; if it was the same, they go on.
    """
    shown = 0
    for _ in range(STRETCH if subject.is_long else STEPS):
        reveals = one.log.reveals + other.log.reveals
        if reveals > shown and not look_alike(subject, seat, one, other):
            return
        shown = reveals
        assert one.is_over == other.is_over
        if one.is_over:
            return
        compare(subject, seat, one, other)
        if not same_step(seat, one, other, stream):
            return


def same_step(seat: int, one: Match, other: Match, stream: Stream) -> bool:
    """Answer both matches alike, as far as the seat sees it; False if they cannot be."""
    if one.chance is not None:
        chance, mirror = one.chance, other.chance
        assert mirror is not None
        assert (chance.about, chance.audience) == (mirror.about, mirror.audience)
        outcome = stream.draw(chance)
        same = outcome if sees(chance.audience, seat) else stream.draw(mirror)
        if mirror.weight(same) == 0:
            return False
        one.resolve(outcome)
        other.resolve(same)
        return True
    waiting = one.decisions
    decision = waiting[stream.below(len(waiting))]
    mirrored = other.decision_of(decision.seat)
    for _ in range(TRIES):
        choice = decision.sample(stream)
        if mirrored.is_legal(choice):
            one.answer(decision.seat, choice)
            other.answer(decision.seat, choice)
            return True
    return False


def look_alike(subject: Subject, seat: int, one: Match, other: Match) -> bool:
    """Tell whether a seat and a spectator see and were told the same of two matches."""
    game = subject.game
    return all(
        game.view(one.state, viewer) == game.view(other.state, viewer)
        and game.features(one.state, viewer) == game.features(other.state, viewer)
        and one.log.seen_by(viewer) == other.log.seen_by(viewer)
        for viewer in (seat, SPECTATOR)
    )


def compare(subject: Subject, seat: int, one: Match, other: Match) -> None:
    """Assert that a seat and a spectator cannot tell two matches apart."""
    assert look_alike(subject, seat, one, other)
    assert (one.chance is None) == (other.chance is None)
    assert asked(one, seat) == asked(other, seat)
    assert published(one, seat) == published(other, seat)
    assert one.barrier == other.barrier, "what can be taken back is sent, too"
    if one.chance is None:
        assert heard_by(subject, one, seat) == heard_by(subject, other, seat)
        if fingerprint(one.state) != fingerprint(other.state):
            assert hinted_to(subject, one, seat) == hinted_to(subject, other, seat)


def heard_by(subject: Subject, match: Match, seat: int) -> list[object]:
    """Return all that a seat can find out by asking: refusals and options."""
    try:
        decision = match.decision_of(seat)
    except Refused as refused:
        return [refused.refusal]
    stream = Stream(1)
    answers: list[object] = [read(decision, text) for text in NONSENSE]
    answers += [decision.why_not(code) for code in any_codes(subject, decision, stream, 25)]
    answers += [decision.option(code) for code in some(stream, decision.codes(), 10)]
    answers += [decision.rules(), decision.default_choice(), decision.count()]
    assert any(isinstance(answer, Refusal) for answer in answers)
    return answers


def hinted_to(subject: Subject, match: Match, seat: int) -> list[object]:
    """Return what a seat's bot is hinted at, and why.

    Where nothing is hidden but how well somebody judges what all can see, as distances on a table,
    hints may be misjudgements, and differ from one re-deal to the next.
    """
    hints = subject.game.hints()
    return [
        (hints.value(decision, code), hints.terms(decision, code))
        for decision in match.decisions
        if decision.seat == seat
        for code in some(Stream(1), decision.codes(), 10)
    ]
