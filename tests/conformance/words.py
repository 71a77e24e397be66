"""Checks on words: rules that are in the catalogue, messages that can be said in all languages."""

from collections.abc import Iterator

import msgspec

from athanor.kernel import (
    Event,
    Listing,
    Log,
    Message,
    Option,
    Outcome,
    Refusal,
    SeatName,
    Stream,
)
from tests.conformance.choices import NONSENSE, read
from tests.conformance.walking import Subject, any_codes, played, some, walk

Said = tuple[Message, tuple[str, ...]]


def everything_said(subject: Subject, seed: int) -> Iterator[Said]:
    """Yield every message of a random match, with the rules it names."""
    stream = Stream(seed)
    log = Log(heard=True)
    hints = subject.game.hints()
    for match in walk(subject, seed, log):
        if match.chance is not None:
            about = match.chance.about
            yield Message(about), ()
            for case, _ in match.chance.outcomes():
                yield subject.game.chance_word(about, case), ()
        for decision in match.decisions:
            yield decision.about(), decision.rules()
            for code in some(stream, decision.codes(), 5):
                yield decision.option(code).message, ()
                for term in hints.terms(decision, code):
                    yield term.said, tuple(term.rules.split())
            tried = any_codes(subject, decision, stream, 10)
            refusals = [decision.why_not(code) for code in tried]
            refusals += [r for r in (read(decision, t) for t in NONSENSE) if isinstance(r, Refusal)]
            yield from ((refusal.message, refusal.rules) for refusal in refusals if refusal)
    yield from ((event.message, event.rules) for event in log.events)
    outcome = subject.game.outcome(played(subject, seed).quiet[-1])
    for lines in outcome.scores:
        yield from ((line.message, line.rules) for line in lines)
    for seat in range(subject.setup.seats):
        yield Message("kernel-seat", {"seat": seat + 1}), outcome.rules


def check_rules_are_in_the_catalogue(subject: Subject, seed: int) -> None:
    """Every rule that is named, by facts, questions, refusals, events or results, exists."""
    info = subject.info
    named = {info.seats_rule, info.turn_rule, info.end_rule}
    named |= {info.concede_rule, info.draw_rule} - {""}
    named |= {rule for option in info.options for rule in option.rules}
    for _, rules in everything_said(subject, seed):
        named |= set(rules)
    assert named <= subject.rules
    assert all(rule.startswith(f"{info.prefix}-") for rule in named)


def check_refusals_name_a_rule(subject: Subject, seed: int) -> None:
    """Why not? is always answered with a rule."""
    stream = Stream(seed)
    for match in walk(subject, seed):
        for decision in match.decisions:
            for code in any_codes(subject, decision, stream, 20):
                refusal = decision.why_not(code)
                assert refusal is None or refusal.rules


def check_messages_can_be_said(subject: Subject, seed: int) -> None:
    """Whatever is said has words in every language, with all it needs to be said."""
    names = [f"Seat {seat}" for seat in range(subject.setup.seats)]
    said = {msgspec.json.encode(message): message for message, _ in everything_said(subject, seed)}
    for speaker in subject.speakers:
        for message in said.values():
            assert speaker.say(message, names)


def check_words_travel(subject: Subject, seed: int) -> None:
    """Events, options and results survive the journey through JSON."""
    log = Log(heard=True)
    stream = Stream(seed)
    for match in walk(subject, seed, log):
        for decision in match.decisions:
            option = decision.option(decision.sample(stream))
            assert msgspec.json.decode(msgspec.json.encode(option), type=Option) == option
    for event in log.events:
        assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event
        assert all(0 <= seat < subject.setup.seats for seat in seats_in(event.message))
    outcome = subject.game.outcome(played(subject, seed).quiet[-1])
    assert msgspec.json.decode(msgspec.json.encode(outcome), type=Outcome) == outcome


def seats_in(arg: object) -> Iterator[int]:
    """Yield the seats that a message names."""
    if isinstance(arg, SeatName):
        yield arg.seat
    elif isinstance(arg, Listing):
        for item in arg.items:
            yield from seats_in(item)
    elif isinstance(arg, Message):
        for value in arg.args.values():
            yield from seats_in(value)
