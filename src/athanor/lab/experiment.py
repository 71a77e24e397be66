"""An experiment: plans, played in small seeded jobs whose results are folded.

Every question of the lab is put this way, be it how strong a bot is, how fair a card, or what
winners had. A job knows everything it needs, so it can be played anywhere and again; results are
put into the order of the matches before anybody counts, so that the same seed gives the same
result, whatever plays it and however many there are.
"""

import traceback
from functools import cache

import msgspec
from msgspec import Struct

from athanor.kernel.game import Game
from athanor.kernel.log import Log
from athanor.kernel.match import Match
from athanor.kernel.match_traits import MatchTraits
from athanor.lab.plan import Notes, Plan, Table


class Experiment(Struct, frozen=True, forbid_unknown_fields=True):
    """What is played, and whether it is also told what the seats had."""

    plans: tuple[Plan, ...]
    traits: bool = False
    """What seats had is heard from all that is told in a match, which takes time."""

    @property
    def matches(self) -> int:
        """How many matches there are in all."""
        return sum(plan.matches for plan in self.plans)


class Job(Struct, frozen=True, order=True):
    """Some matches of a plan."""

    plan: int
    start: int
    stop: int

    @property
    def matches(self) -> int:
        """How many matches it is."""
        return self.stop - self.start


class Played(Struct, frozen=True):
    """What is kept of a match; lists go by seat."""

    plan: int
    index: int
    seed: int
    bots: tuple[str, ...]
    error: str = ""
    """Why the match broke off; nothing else is known of it then."""
    winners: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    rules: tuple[str, ...] = ()
    """Those that ended it."""
    ending: str = ""
    answers: int = 0
    movers: tuple[int, ...] = ()
    choices: tuple[int, ...] = ()
    """Who chose what, in order: with the seed, all it takes to play the match again."""
    had: tuple[MatchTraits, ...] = ()
    """Empty where the game tells nothing of its seats, or nobody asked."""

    def share(self, seat: int) -> float:
        """Return the part of the win that a seat has got."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def play_job(encoded: bytes, job: Job) -> list[Played]:
    """Play the matches of a job; what a game or a bot does wrong is told in their results."""
    experiment, tables = set_up(encoded)
    table = tables[job.plan]
    results = []
    for index in range(job.start, job.stop):
        try:
            notes = Notes()
            match = table.play(index, Log(heard=experiment.traits), notes)
            results.append(played(table, job.plan, index, match, notes, experiment.traits))
        except Exception as error:  # whatever goes wrong must be reported
            text = "".join(traceback.format_exception_only(error)).strip()
            results.append(broken(table.plan, job.plan, index, text))
    return results


def played(
    table: Table, number: int, index: int, match: Match, notes: Notes, traits: bool
) -> Played:
    """Return what is kept of a finished match."""
    plan, game = table.plan, table.game
    outcome = game.outcome(match.state)
    seats = range(game.seats)
    return Played(
        plan=number,
        index=index,
        seed=plan.seed_of(index),
        bots=tuple(plan.bots_by_seat(index)),
        winners=tuple(outcome.winners),
        places=tuple(outcome.places),
        scores=tuple(outcome.total(seat) for seat in seats),
        rules=outcome.rules,
        ending=game.ending(match.state),
        answers=match.answered,
        movers=tuple(notes.movers),
        choices=tuple(notes.choices),
        had=had_by(game, match) if traits else (),
    )


def had_by(game: Game, match: Match) -> tuple[MatchTraits, ...]:
    """Return what each seat had; nothing where the game tells nothing."""
    seats = range(game.seats)
    had = tuple(game.match_traits(match.state, seat, match.log.events) for seat in seats)
    return had if any(one.traits or one.amounts for one in had) else ()


def broken(plan: Plan, number: int, index: int, error: str) -> Played:
    """Return what is kept of a match that broke off."""
    seated = tuple(plan.bots_by_seat(index))
    return Played(number, index, plan.seed_of(index), seated, error)


@cache
def set_up(encoded: bytes) -> tuple[Experiment, list[Table]]:
    """Return an experiment and its tables; a worker sets them up once."""
    experiment = msgspec.msgpack.decode(encoded, type=Experiment)
    return experiment, [Table(plan) for plan in experiment.plans]
