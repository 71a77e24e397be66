"""How bots usually go on after a choice, in deals of what its seat cannot know."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from athanor.bots.play_on import PlayOn
from athanor.kernel.chance import Stream
from athanor.kernel.match import Match
from athanor.puzzles.line import Line, after

DEALS: Final = 32
"""In how many deals a choice is played on."""

LONGEST: Final = 150
"""Choices of all seats, at most, before the seat is asked the same again."""


def line_of(playing: PlayOn, match: Match, seat: int, choice: int, stream: Stream) -> Line:
    """Return how it usually goes on after a choice."""
    asked = match.decision_of(seat)
    kind, written = asked.kind_name(), asked.option(choice).text
    ways: dict[int, Way] = {}
    ends: list[tuple[int, int]] = []
    for _ in range(DEALS):
        deal = stream.word()
        dealt = after(match, seat, written, deal)
        thought = Stream(deal + 2)
        ways[deal] = way_to(kind, seat, chosen(playing, dealt, thought))
        if playing.hints.reach == 0:
            for _ in chosen(playing, dealt, thought):
                pass
            ends.append(totals(playing, dealt, seat))
    (usual, often), *_ = Counter(way.last for way in ways.values()).most_common(1)
    deal, way = next((deal, way) for deal, way in ways.items() if way.last == usual)
    return Line(deal, way.choices, way.is_over, often, DEALS, averages(ends) if ends else None)


class Way(NamedTuple):
    """What is chosen in one deal until a seat is asked the same again."""

    choices: tuple[str, ...] = ()
    """None if that does not happen, or not soon."""
    is_over: bool = False

    @property
    def last(self) -> tuple[tuple[str, ...], bool]:
        """What the seat itself chooses there: by this ways are told apart."""
        return self.choices[-1:], self.is_over


def way_to(kind: str, seat: int, choices: Iterable[tuple[int, str, str]]) -> Way:
    """Return what is chosen until a seat is asked the same again."""
    told: list[str] = []
    for who, what, text in choices:
        told.append(text)
        if (who, what) == (seat, kind):
            return Way(tuple(told))
        if len(told) == LONGEST:
            return Way()
    return Way(is_over=True)


def chosen(playing: PlayOn, match: Match, thought: Stream) -> Iterator[tuple[int, str, str]]:
    """Play a match to its end; yield who is asked what, and what is chosen."""
    while (decision := match.decision) is not None:
        choice = playing.plan.pick(decision, thought)
        said = decision.seat, decision.kind_name(), decision.option(choice).text
        match.answer(decision.seat, choice)
        yield said


def totals(playing: PlayOn, match: Match, seat: int) -> tuple[int, int]:
    """Return what a seat has at the end of a match, and the best of the others."""
    outcome = playing.game.outcome(match.state)
    others = (other for other in range(playing.game.seats) if other != seat)
    return outcome.total(seat), max(map(outcome.total, others))


def averages(ends: list[tuple[int, int]]) -> tuple[float, float]:
    """Return the averages of what the seat had, and of what the best of the others had."""
    own, best = (sum(side) / len(ends) for side in zip(*ends, strict=True))
    return round(own, 1), round(best, 1)
