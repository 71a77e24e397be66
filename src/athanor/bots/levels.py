"""Bots by name: how to ask for one, and the levels made for people."""

import re
from math import inf
from typing import Final

from athanor.bots.bot import Bot
from athanor.bots.greedy import GreedyBot
from athanor.bots.paired_rollouts import Crew, PairedRolloutsBot
from athanor.bots.policy import BestOfAll, BestOfSome
from athanor.bots.random_bot import RandomBot
from athanor.bots.search import Budget, SearchBot
from athanor.kernel.game import Game
from athanor.kernel.words import refuse, suggestion

LEVELS: Final = ("apprentice", "adept", "master")
"""For people, from the weakest to the strongest."""

BOTS: Final = ("random", "greedy", "search:500", "search:2s", *LEVELS)
"""How bots may be asked for; a search may have any budget of iterations or seconds."""

BUDGET: Final = re.compile(r"search:(?:([1-9][0-9]{0,6})|([0-9]{1,3}(?:\.[0-9]{1,3})?)s)")

NO_LIMIT: Final = 1 << 40
"""More iterations than any search by the clock comes to."""

MISJUDGED: Final = 2.5
"""How far an apprentice misjudges what lies close together: see ``GreedyBot``."""

ADEPT: Final = 300
MASTER: Final = 5000
"""Iterations of the levels that search."""

ROLLOUT_TRIES: Final = 3
SCOUT_TRIES: Final = 8
"""Choices that are drawn for each one that a rollout makes or that search takes up."""

STRAY: Final = 0.1
"""How often a rollout of a long game leaves the path of its hints."""

CAREFUL: Final = 0.1
"""The constant of UCB in a long game: estimates of neighbouring choices lie close together."""

TRUST: Final = 0.1
"""How much more than they have shown choices are worth that hints put first."""

NARROW: Final = 0.35
"""How slowly nodes grow in a long game: there an estimate says less than an end does."""

BRISK: Final = 1.5
PATIENCE: Final = 5.0
"""Seconds after which an adept and a master have thought enough, where nothing is compiled."""


def is_bot(spec: str) -> bool:
    """Tell whether a name is meant as a bot's, well written or not."""
    return any(spec.partition(":")[0] == known.partition(":")[0] for known in BOTS)


def make_bot(spec: str, game: Game, seed: int, crew: Crew | None = None) -> Bot:
    """Return the bot of that name for a game; refuse a name no bot has.

    A ``crew`` shares the thinking of its decisions.
    """
    if spec == "random":
        return RandomBot(seed)
    if spec == "greedy":
        return GreedyBot(game.hints(), seed)
    if spec == "apprentice":
        return GreedyBot(game.hints(), seed, MISJUDGED)
    if spec == "adept":
        return searching(game, seed, Budget(ADEPT, BRISK), crew)
    if spec == "master":
        return searching(game, seed, Budget(MASTER, PATIENCE), crew)
    return searching(game, seed, budget_of(spec), crew)


def searching(game: Game, seed: int, budget: Budget, crew: Crew | None = None) -> Bot:
    """Return a search that plays as well as we know how within its budget."""
    hints = game.hints()
    if hints.weighed:
        return PairedRolloutsBot(seed, budget, hints, crew)
    scout = BestOfSome(hints, SCOUT_TRIES)
    if hints.horizon == 0:
        return SearchBot(seed, budget, BestOfSome(hints, ROLLOUT_TRIES), scout)
    rollout = BestOfAll(hints, STRAY)
    return SearchBot(
        seed, budget, rollout, rollout, CAREFUL, growth=NARROW, hints=hints, trust=TRUST
    )


def budget_of(spec: str) -> Budget:
    """Return the budget that is part of a search's name, such as ``search:2s``."""
    written = BUDGET.fullmatch(spec)
    if written is not None:
        iterations, seconds = written.groups()
        if iterations:
            return Budget(int(iterations), inf)
        if float(seconds) > 0:
            return Budget(NO_LIMIT, float(seconds))
    raise refuse(
        "bots-unknown-bot", (), bot=spec[:40], known=", ".join(BOTS), **suggestion(spec, BOTS)
    )
