"""Finds puzzles in a match between bots that is gone through once more.

A moment is kept if what looks best at a glance is not best, and one choice is better than all
others by far, however often one looks: the best of several always looks better than it is, so what
is told of it comes from the further looks alone.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from athanor.analysis.grading import LEVELS
from athanor.bots.play_on import PlayOn
from athanor.kernel.chance import Stream
from athanor.kernel.game import UNSETTLED, Game
from athanor.kernel.match import Match, RedealError
from athanor.kernel.script import Decision
from athanor.kernel.snapshot import snapshot_of
from athanor.puzzles.following import line_of
from athanor.puzzles.puzzle import Found, Look, Puzzle, Weighed, name_of
from athanor.puzzles.weighing import FEWEST, TIE, Margin, Race, Tally

CLEAR: Final = 3.0
"""Standard errors that a margin must be larger than."""

CLOSE: Final = 3
"""Rivals of a solution that are looked at again, and what looks best at a glance."""

GLANCES: Final = (0.12, 0.3)
"""The parts of all deals in which a few choices are played on to see whether to look closer."""

SPACING: Final = 0x9E3779B1
"""Keeps the seeds of moments and of looks apart."""


class Search(Struct, frozen=True, forbid_unknown_fields=True):
    """What is looked for, and how closely."""

    deals: int = 0
    """In how many deals choices are played on at each look; 0 is what the game affords."""
    looks: int = 3
    """How often what was found is looked at again."""
    least: float = LEVELS[1]
    """By how much of a win the solution must be better than any other choice: each of them would
    be graded a mistake at least."""
    fewest: int = 4
    """How many choices a moment has at least."""
    legal: int = 80
    """How many choices a moment has at most: each of them is weighed."""
    kinds: tuple[str, ...] = ()
    """What is asked in the moments that are looked at (``Decision.kind_name``); anything if not
    said."""
    width: int = 10
    """How many of these are looked at first, to tell quickly whether there is anything to find."""
    farther: int = 3
    """How many times as far each further look plays on, where an estimate ends what is played on:
    what only the estimate likes is not found again."""
    tied: int = 3
    """How many choices may come to the same as the solution, itself among them."""
    guess: float = 0.34
    """The part of all choices that may solve a puzzle at most: nobody should guess it."""
    moments: int = 16
    """How many moments of a match are looked at, at most."""
    skipped: float = 0.25
    """The part of a match at its beginning in which nothing is looked for."""
    most: int = 2
    """How many puzzles are taken from a match at most."""


class Count(Struct):
    """What became of the moments that were looked at."""

    moments: int = 0
    candidates: int = 0
    """Those where one choice seemed clearly best at the first look."""
    survived: int = 0
    """Those where all further looks agreed."""

    def add(self, other: "Count") -> None:
        """Add what was counted elsewhere."""
        self.moments += other.moments
        self.candidates += other.candidates
        self.survived += other.survived


class Miner:
    """Looks for puzzles in matches of one game as it is set up."""

    def __init__(self, game: Game, options: dict[str, object], search: Search) -> None:
        self._game = game
        self._options = options
        self._search = search
        self._playing = PlayOn(game)
        self._farther = PlayOn(game, search.farther)
        self._deals = search.deals or int(self._playing.hints.deals)
        self.count = Count()

    def mine(
        self, movers: Sequence[int], choices: Sequence[int], seed: int, found: Found
    ) -> Iterator[Puzzle]:
        """Yield the puzzles of a match in its order, by who chose what in it and its seed."""
        stream = Stream(seed ^ SPACING)
        worth = self._moments(movers, choices, seed, stream)
        match = Match(self._game, self._game.start(), Stream(seed))
        hints = self._playing.hints
        turn, whose, taken, taken_at = 0, -1, 0, -1
        for step, (seat, choice) in enumerate(zip(movers, choices, strict=True)):
            decision = match.decision_of(seat)
            now = hints.turn_of(match.state, decision)
            if now != whose:
                turn, whose = turn + 1, now
            if step in worth and taken < self._search.most and turn != taken_at:
                at = Found(
                    found.bots, found.seed, found.match, step, found.steps, found.rules, found.packs
                )
                moment = Moment(self._playing, match, seat, turn, whose)
                puzzle = self._look(moment, at, Stream(seed ^ ((step + 2) * SPACING)))
                if puzzle is not None:
                    taken, taken_at = taken + 1, turn
                    yield puzzle
            match.answer(seat, choice)

    def _moments(
        self, movers: Sequence[int], choices: Sequence[int], seed: int, stream: Stream
    ) -> set[int]:
        """Return the steps that are looked at: some of those where there is much to choose."""
        match = Match(self._game, self._game.start(), Stream(seed), forkable=False)
        eligible: list[int] = []
        first = int(self._search.skipped * len(choices))
        for step, (seat, choice) in enumerate(zip(movers, choices, strict=True)):
            decision = match.decision_of(seat)
            if step >= first and match.sealed_answers is None and self._is_open(decision):
                eligible.append(step)
            match.answer(seat, choice)
        while len(eligible) > self._search.moments:
            eligible.pop(stream.below(len(eligible)))
        return set(eligible)

    def _is_open(self, decision: Decision) -> bool:
        """Tell whether a decision may make a puzzle: some choices, and not too many."""
        search = self._search
        if decision.family or decision.secret:
            return False
        if search.kinds and decision.kind_name() not in search.kinds:
            return False
        return search.fewest <= decision.count() <= search.legal

    def _look(self, moment: "Moment", found: Found, stream: Stream) -> Puzzle | None:
        """Return the puzzle of a moment, if it is one."""
        try:
            ranked = self._ranked(moment, stream)
            if len(ranked) < self._search.fewest:
                return None
            self.count.moments += 1
            glance = Race(moment.share, ranked[: self._search.width], stream)
            for part in GLANCES:
                glance.run_to(max(FEWEST, int(part * self._deals)))
                if not self._is_puzzling(glance, ranked):
                    return None
            race = Race(moment.share, ranked, stream)
            race.run(self._deals)
            if not self._is_puzzling(race, ranked):
                return None
            self.count.candidates += 1
            return self._checked(moment, race, ranked, found, stream)
        except RedealError:
            return None

    def _is_puzzling(self, race: Race, ranked: Sequence[int]) -> bool:
        """Tell whether a choice is ahead of all others, and not the one that looks best.

        A few others may come to the same.
        """
        tied = race.tied()
        if len(tied) > min(self._search.tied, self._search.guess * len(ranked)):
            return False
        behind = Margin(race.leader, race.others()[len(tied) - 1])
        return behind.mean >= self._search.least and all(one.choice != ranked[0] for one in tied)

    def _ranked(self, moment: "Moment", stream: Stream) -> list[int]:
        """Return what the seat may choose, as it looks at a glance; nothing if it is no matter.

        Where it is best to mix, no choice is the best.
        """
        decision = moment.match.redealt(moment.seat, stream).decision_of(moment.seat)
        hints = self._playing.hints
        if hints.mix(decision) is not None or hints.settled(decision) != UNSETTLED:
            return []
        return self._playing.plan.ranked(decision)

    def _checked(
        self, moment: "Moment", race: Race, ranked: list[int], found: Found, stream: Stream
    ) -> Puzzle | None:
        """Return the puzzle if all further looks, in fresh deals, find the same."""
        tied, others = [one.choice for one in race.tied()], race.others()
        close = [one.choice for one in others[len(tied) - 1 :][:CLOSE]]
        rivals = close + [ranked[0]] * (ranked[0] not in close)
        again = [Tally(choice) for choice in (*tied, *rivals)]
        further = moment.played_by(self._farther)
        for _ in range(self._search.looks):
            look = Race(further.share, [one.choice for one in again], stream)
            look.run_to(self._deals)
            for tally, fresh in zip(again, look.tallies, strict=True):
                tally.shares += fresh.shares
            if look.leader.choice not in tied:
                return None
        equals = again[1 : len(tied)]
        is_clear = self._is_clear(again[0], equals, again[len(tied) :])
        if not is_clear:
            return None
        self.count.survived += 1
        weighed = {one.choice: self._weighed(moment, race.leader, one) for one in others}
        weighed |= {one.choice: self._weighed(moment, again[0], one) for one in again[1:]}
        match, seat = moment.match, moment.seat
        decision = match.decision_of(seat)
        snapshot = snapshot_of(match)
        return Puzzle(
            name=name_of(self._game.info.name, snapshot, seat),
            game=self._game.info.name,
            seats=self._game.seats,
            options=self._options,
            seat=seat,
            kind=decision.kind_name(),
            legal=decision.count(),
            place=ranked.index(tied[0]),
            glance=decision.option(ranked[0]).text,
            chance=rounded(again[0].mean),
            choices=(
                Weighed(decision.option(tied[0]).text),
                *sorted(weighed.values(), key=lambda one: one.behind),
            ),
            equals=tuple(decision.option(one.choice).text for one in equals),
            found=found,
            look=Look(self._deals, self._search.looks, self._search.looks, self._search.farther),
            lines=(
                line_of(self._playing, match, seat, tied[0], stream),
                line_of(self._playing, match, seat, ranked[0], stream),
            ),
            moment=snapshot,
        )

    def _is_clear(self, best: Tally, equals: Sequence[Tally], rivals: Sequence[Tally]) -> bool:
        """Tell whether a choice is far ahead of its rivals in all further looks together.

        What came to the same must still do so.
        """
        margins = [Margin(best, one) for one in rivals]
        return all(abs(Margin(best, one).mean) <= TIE for one in equals) and all(
            one.mean >= self._search.least and one.mean > CLEAR * one.doubt for one in margins
        )

    def _weighed(self, moment: "Moment", best: Tally, other: Tally) -> Weighed:
        option = moment.match.decision_of(moment.seat).option(other.choice)
        margin = Margin(best, other)
        return Weighed(option.text, rounded(margin.mean), rounded(margin.doubt))


class Moment:
    """Where a match stands before a seat's choice."""

    def __init__(self, playing: PlayOn, match: Match, seat: int, turn: int, whose: int) -> None:
        self._playing = playing
        self._turn = turn
        self._whose = whose
        self.match = match
        self.seat = seat

    def played_by(self, playing: PlayOn) -> "Moment":
        """Return the same moment, to be played on in another way."""
        return Moment(playing, self.match, self.seat, self._turn, self._whose)

    def share(self, choice: int, deal: int) -> float:
        """Return what a choice wins in a deal of all that the seat cannot know."""
        dealt = self.match.redealt(self.seat, Stream(deal))
        shares = self._playing.shares_after(dealt, self.seat, choice, deal, self._turn, self._whose)
        return shares[self.seat]


def rounded(share: float) -> float:
    """Return a share as it is kept."""
    return round(share, 4)
