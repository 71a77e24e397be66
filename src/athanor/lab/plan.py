"""What is to be played: who plays what, how often, and where the chance comes from."""

import hashlib
from pathlib import Path

from msgspec import Struct

from athanor.bots.bot import Bot
from athanor.bots.playing import play_out
from athanor.kernel.chance import Stream
from athanor.kernel.game import State
from athanor.kernel.log import Log
from athanor.kernel.match import Match, Scribe
from athanor.kernel.registry import find
from athanor.kernel.script import Chance, Decision
from athanor.kernel.words import refuse
from athanor.lab.players import make_player


class Plan(Struct, frozen=True):
    """A run of matches between bots, one to a seat; all that a worker must know."""

    game: str
    bots: tuple[str, ...]
    matches: int
    seed: int
    options: dict[str, object]
    packs: tuple[str, ...]

    def seed_of(self, index: int) -> int:
        """Return the seed of one match; no match depends on those before it."""
        digest = hashlib.sha256(f"{self.seed}:{index}".encode()).digest()
        return int.from_bytes(digest[:6], "big")

    def seat_of(self, bot: int, index: int) -> int:
        """Return where a bot sits in a match: everybody moves on by one chair each time."""
        return (bot + index) % len(self.bots)

    def bots_by_seat(self, index: int) -> list[str]:
        """Return who sits where in a match."""
        seated = list(self.bots)
        for number, bot in enumerate(self.bots):
            seated[self.seat_of(number, index)] = bot
        return seated


class Notes(Scribe):
    """Who chose what, in order."""

    def __init__(self) -> None:
        self.movers: list[int] = []
        self.choices: list[int] = []

    def answered(self, decision: Decision, choice: int) -> None:
        """Note a choice."""
        self.movers.append(decision.seat)
        self.choices.append(choice)

    def chanced(self, chance: Chance, outcome: int) -> None:
        """Leave chance to the seed."""

    def rested(self, state: State) -> None:
        """Note nothing."""

    def conceded(self, seat: int) -> None:
        """Note nothing: no bot gives up."""

    def drew(self) -> None:
        """Note nothing: no bot offers a draw."""

    def ended(self, state: State) -> None:
        """Note nothing: the end follows."""


class Table:
    """A game and its bots, ready to play any match of a plan."""

    def __init__(self, plan: Plan) -> None:
        if plan.matches < 1:
            raise refuse("lab-bad-matches", matches=plan.matches)
        self.plan = plan
        packs = [Path(pack) for pack in plan.packs]
        self.game = find(plan.game).build(len(plan.bots), plan.options, packs)
        self.bots = [make_player(spec, self.game, 0) for spec in plan.bots]
        self.forkable = any(bot.redeals for bot in self.bots)

    def play(self, index: int, log: Log | None = None, scribe: Scribe | None = None) -> Match:
        """Return one match of the plan, played to its end; ``log`` hears what is told."""
        seed = self.plan.seed_of(index)
        seated: list[Bot] = list(self.bots)
        for number, bot in enumerate(self.bots):
            bot.stream = Stream(seed + 1 + number)
            seated[self.plan.seat_of(number, index)] = bot
        match = Match(
            self.game,
            self.game.start(),
            Stream(seed),
            log=log,
            scribe=scribe,
            forkable=self.forkable,
        )
        play_out(match, seated)
        return match
