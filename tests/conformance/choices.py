"""Checks on decisions: what may be chosen, how it is written, and what is refused."""

from collections import Counter

import pytest
from scipy import stats

from athanor.kernel import Decision, Match, Refusal, Refused, Stream, fingerprint
from tests.conformance.walking import VAST, Subject, any_codes, some, walk

NONSENSE = ["", " ", "xyzzy", "x" * 5000, "0", "-1", "\x00", "🧪", "pass pass", "create"]

LIKELY = 1e-6
"""A fair draw looks less fair than this once in a million times; seeds are fixed."""


def check_options_are_exact(subject: Subject, seed: int) -> None:
    """Listed, counted, tested one by one and explained, the options are always the same ones.

    Of a family some are listed, and others may be legal too.
    """
    stream = Stream(seed)
    for match in walk(subject, seed):
        for decision in match.decisions:
            codes = decision.codes()
            assert codes, "a decision has at least one option"
            assert codes == sorted(set(codes))
            assert decision.count() == len(codes)
            assert 0 <= codes[0] <= codes[-1] < subject.info.num_codes
            legal = set(codes)
            for code in some(stream, codes, 20):
                assert decision.is_legal(code)
                assert decision.why_not(code) is None
            for code in tried(subject, decision, stream):
                is_legal = decision.is_legal(code)
                assert (decision.why_not(code) is None) == is_legal
                assert is_legal == (code in legal) or (decision.family and is_legal)
                assert 0 <= code < subject.info.num_codes or not is_legal
            default = decision.default_choice()
            assert decision.is_legal(default)
            assert default in legal or decision.family


def check_questions_are_of_a_kind(subject: Subject, seed: int) -> None:
    """Every question is of a kind that the game lists, with a detail that boards know."""
    kinds = subject.game.kinds()
    assert len(kinds) == len(set(kinds))
    known = subject.game.board_types().details
    for match in walk(subject, seed):
        for decision in match.decisions:
            assert decision.kind_name() in kinds
            detail = subject.game.ask_detail(match.state, decision)
            assert detail is None or type(detail) in known
            assert not decision.is_moot() or not decision.family


def tried(subject: Subject, decision: Decision, stream: Stream) -> list[int]:
    """Return codes to try at a decision; now and then all, if they are not too many."""
    everything = subject.info.num_codes + 2
    number = everything if everything <= VAST and stream.below(4) == 0 else 40
    return any_codes(subject, decision, stream, number)


def also_written(text: str) -> tuple[str, ...]:
    """Return how a text may be meant elsewhere: a French number, a charge at whoever shoots."""
    return (text.replace(",", "."), "rush" if text.startswith("charge ") else text)


def check_options_can_be_written_and_read(subject: Subject, seed: int) -> None:
    """Every option has a text of its own that is read back as the same choice."""
    stream = Stream(seed)
    seen: list[str] = []
    for match in walk(subject, seed):
        for decision in match.decisions:
            codes = some(stream, decision.codes(), 60)
            options = [decision.option(code) for code in codes]
            assert [option.code for option in options] == codes
            for option in options:
                assert decision.parse(option.text) == option.code
            for text in seen[-60:]:
                meant = read(decision, text)
                if not isinstance(meant, Refusal):
                    written = decision.option(meant).text
                    assert written in (text, *also_written(text))
            seen += [option.text for option in options]


def check_texts_are_unique(subject: Subject, seed: int) -> None:
    """No two options of a decision are written alike; looked at in full now and then."""
    stream = Stream(seed)
    for match in walk(subject, seed):
        for decision in match.decisions:
            if decision.count() <= 100 or stream.below(8) == 0:
                options = decision.options()
                assert [option.code for option in options] == decision.codes()
                assert len({option.text for option in options}) == len(options)


def read(decision: Decision, text: str) -> int | Refusal:
    """Return the legal choice that a text means, or why it is refused."""
    try:
        choice = decision.parse(text)
    except Refused as refused:
        return refused.refusal
    assert decision.is_legal(choice)
    return choice


def check_samples_are_uniform(subject: Subject, seed: int) -> None:
    """A drawn option is legal, and each is as likely as another."""
    stream = Stream(seed)
    measured: set[int] = set()
    for match in walk(subject, seed):
        for decision in match.decisions:
            if decision.family:
                assert decision.is_legal(decision.sample(stream))
                assert decision.is_legal(decision.suggest(stream))
                continue
            codes = decision.codes()
            if not 2 <= len(codes) <= 40 or len(codes) in measured or len(measured) == 4:
                assert decision.sample(stream) in codes
                continue
            measured.add(len(codes))
            drawn = Counter(decision.sample(stream) for _ in range(60 * len(codes)))
            assert set(drawn) <= set(codes)
            frequencies = [drawn[code] for code in codes]
            assert stats.chisquare(frequencies).pvalue > LIKELY
    assert measured, "no decision with few options was met"


def check_what_is_refused_changes_nothing(subject: Subject, seed: int) -> None:
    """Nonsense, illegal choices, other seats and impossible chance leave the match as it is."""
    stream = Stream(seed)
    for match in walk(subject, seed):
        if stream.below(4) and not match.is_over:
            continue
        before = fingerprint(match.state)
        waiting = [decision.seat for decision in match.decisions]
        refuse_everything(subject, match, stream)
        assert fingerprint(match.state) == before
        assert [decision.seat for decision in match.decisions] == waiting


def refuse_everything(subject: Subject, match: Match, stream: Stream) -> None:
    """Try all that must be refused at a point of a match."""
    rule = subject.info.end_rule if match.is_over else subject.info.turn_rule
    waiting = {decision.seat for decision in match.decisions}
    if match.chance is None:
        for seat in range(subject.setup.seats):
            if seat not in waiting:
                with pytest.raises(Refused) as caught:
                    match.answer(seat, 0)
                assert caught.value.refusal.rules == (rule,)
        with pytest.raises(Refused):
            match.resolve(0)
    else:
        for outcome in (-1, subject.info.num_outcomes):
            with pytest.raises(Refused):
                match.resolve(outcome)
    for decision in match.decisions:
        for text in NONSENSE:
            meant = read(decision, text)
            assert isinstance(meant, Refusal) or decision.option(meant).text == text
        for code in [-3, *any_codes(subject, decision, stream, 30), subject.info.num_codes + 3]:
            if not decision.is_legal(code):
                with pytest.raises(Refused):
                    match.answer(decision.seat, code)
