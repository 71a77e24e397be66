"""A match that stops at chance and remembers who was told what."""

from collections.abc import Iterable

import msgspec

from athanor.adapters.actions import choice_of
from athanor.kernel import SPECTATOR, Game, Log, Match, Stream, only, sees


class HeardMatch:
    """A match answered move by move, with all that its viewers were told on the way.

    A move is an action of the seat that is asked first, or an outcome of chance. Copies are forks.
    What is saved is the moves alone, as a tuple; whoever loads it plays them again.
    """

    def __init__(
        self, match: Match, told: list[tuple[int, str]], moves: list[int] | None = None
    ) -> None:
        self.match = match
        self._told = told
        self._moves = moves

    @classmethod
    def replayed(cls, game: Game, moves: Iterable[int]) -> "HeardMatch":
        """Return the match that moves from the start lead to."""
        heard = cls(Match(game, game.start(), None, log=Log(heard=True)), [], [])
        heard._note()
        for move in moves:
            heard.move(move)
        return heard

    def move(self, number: int) -> None:
        """Answer what is waited for; raises Refused, with nothing changed, if it cannot be so."""
        match = self.match
        decision = match.decision
        if decision is None:
            match.resolve(number)
        else:
            seat = decision.seat
            choice = choice_of(decision, match.game.info, number)
            match.answer(seat, choice)
            self._told.append((only(seat), f"chose {choice}"))
        if self._moves is not None:
            self._moves.append(number)
        self._note()

    def told(self, viewer: int, *, public: bool = True) -> list[str]:
        """Return what a viewer has been told, and a seat's own choices, in order.

        What is public can be left out.
        """
        return [
            text
            for audience, text in self._told
            if sees(audience, viewer) and (public or not sees(audience, SPECTATOR))
        ]

    def redealt(self, seat: int, stream: Stream) -> "HeardMatch":
        """Return this match as it may be for all that a seat knows.

        The others remember of the past only what this seat knows too: what they alone were told
        need not be true there.
        """
        twin = self.match.redealt(seat, stream, forkable=True)
        return HeardMatch(heard_fork(twin), [entry for entry in self._told if sees(entry[0], seat)])

    def __deepcopy__(self, memo: dict[int, object]) -> "HeardMatch":
        moves = None if self._moves is None else list(self._moves)
        return HeardMatch(heard_fork(self.match), list(self._told), moves)

    def __reduce__(self) -> tuple[type[tuple[int, ...]], tuple[list[int]]]:
        if self._moves is None:
            raise TypeError("a re-dealt match cannot be saved: no moves from the start lead to it")
        return tuple, (self._moves,)

    def _note(self) -> None:
        """Keep who was told what since the last time."""
        events = self.match.state.log.events
        for event in events:
            text = text_of((event.kind, event.seat, event.message.args))
            self._told.append((event.audience, text))
        events.clear()


def heard_fork(match: Match) -> Match:
    """Return a fork that is heard from where it stands on: what led there has been told already."""
    twin = match.fork(log=Log(heard=True))
    twin.state.log.events.clear()
    return twin


def text_of(thing: object) -> str:
    """Return a thing as text: equal things, equal texts."""
    return msgspec.json.encode(thing, order="deterministic").decode()
