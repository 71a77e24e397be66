"""A record gone through event by event: choices, chance between them, and how it was broken off."""

from collections.abc import Iterator
from typing import Final

from athanor.bots.play_on import PlayOn
from athanor.kernel.chance import Stream
from athanor.kernel.game import Game
from athanor.kernel.match import Match
from athanor.kernel.record import Record
from athanor.kernel.record_lines import ChanceLine, ChoiceLine, ConcedeLine, DrawLine
from athanor.kernel.script import Chance, Decision
from athanor.kernel.words import Listing, Message, Option

NOBODY: Final = -1
"""The seat of what is no single seat's doing."""

LISTED: Final = 8
"""Outcomes of one event of chance that are told one by one."""


class Choosing:
    """A seat is about to choose; the match still stands before it."""

    def __init__(self, decision: Decision, choice: int) -> None:
        self.decision = decision
        self.choice = choice
        self.option: Option = decision.option(choice)

    @property
    def seat(self) -> int:
        """Whose choice it is."""
        return self.decision.seat


class Chances:
    """All that chance answers between two choices, which is one event to those who wait for it."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._drawn: list[tuple[str, int]] = []
        self.seat = NOBODY

    def note(self, chance: Chance, outcome: int) -> None:
        """Keep what was asked and what came."""
        self.seat = chance.seat if not self._drawn or chance.seat == self.seat else NOBODY
        self._drawn.append((chance.about, outcome))

    def message(self) -> Message:
        """Return what it was about, and what came unless that is too much to tell."""
        abouts = list(dict.fromkeys(about for about, _ in self._drawn))
        about = Listing(tuple(Message(one) for one in abouts))
        if len(self._drawn) > LISTED:
            return Message("analysis-chances", {"about": about, "draws": len(self._drawn)})
        came = Listing(tuple(self._game.chance_word(one, outcome) for one, outcome in self._drawn))
        return Message("analysis-chance", {"about": about, "came": came})


class Walk:
    """Goes through a finished record that is known to be sound.

    Each of ``events`` is told when it has happened, except a choice, which is told twice: by a
    ``Choosing`` before it is made, and by None after.
    """

    def __init__(self, record: Record, game: Game) -> None:
        self._record = record
        self._game = game
        self._hints = game.hints()
        position = record.header.position
        state = game.start() if position is None else game.load(position)
        self.match = Match(game, state, None)
        self.turn = 0
        """How often the turn has passed from one seat to another."""
        self.whose = NOBODY
        """Whose turn it is, as far as somebody was asked in it."""

    def events(self) -> "Iterator[Choosing | Chances | ConcedeLine | DrawLine | None]":
        """Yield what happens, one thing after the other."""
        chances = Chances(self._game)
        self.match.state  # noqa: B018 - a match runs only when it is looked at
        for line in self._record.lines:
            if isinstance(line, ChanceLine):
                chance = self.match.chance
                assert chance is not None, "the record is sound"
                chances.note(chance, line.chance)
                self.match.resolve(line.chance)
                if self.match.chance is None:
                    yield chances
                    chances = Chances(self._game)
            elif isinstance(line, ChoiceLine):
                decision = self.match.decision_of(line.seat)
                self._count_turn(decision)
                choice = decision.parse(line.choice)
                yield Choosing(decision, choice)
                self.match.answer(line.seat, choice)
                yield None
            elif isinstance(line, ConcedeLine):
                self.match.concede(line.concede)
                yield line
            elif isinstance(line, DrawLine):
                self.match.agree_draw()
                yield line

    def shares(self, playing: PlayOn, deal: int) -> list[float]:
        """Return how the win is shared when the true match is played on from here in a deal."""
        return playing.shares(twin_of(self.match), deal, self.turn, self.whose)

    def shares_after(self, playing: PlayOn, seat: int, choice: int, deal: int) -> list[float]:
        """Return the same after a choice, in a deal of all that the seat could not know then."""
        dealt = self.match.redealt(seat, Stream(deal))
        return playing.shares_after(dealt, seat, choice, deal, self.turn, self.whose)

    def _count_turn(self, decision: Decision) -> None:
        whose = self._hints.turn_of(self.match.state, decision)
        if whose != self.whose:
            self.whose = whose
            self.turn += 1


def twin_of(match: Match) -> Match:
    """Return a match that stands where another does, to be played on."""
    twin = Match(match.game, match.quiet.copy(), None, forkable=False)
    twin.stand_at(match.since, match.sealed_answers, match.answered, match.barrier)
    return twin
