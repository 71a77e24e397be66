"""Is it worth using the modules? Bots that do against the same bots that do not, chairs changing.

Whoever goes without plays no command card and cancels none (``command``), or takes any secret
objective and then plays as if there were none (``competitive``); all else they do alike. What the
first gains is told with its interval of 95 %, in shares of wins and in Victory Points::

    python -m tests.games.alkemy.rivals command 400
    python -m tests.games.alkemy.rivals competitive 400
"""

import sys
from math import sqrt

from athanor.bots.bot import Bot, Window
from athanor.bots.greedy import GreedyBot
from athanor.bots.playing import play_out
from athanor.games.alkemy.advice.hints import AlkemyHints
from athanor.games.alkemy.credits import game_points
from athanor.games.alkemy.game import Alkemy
from athanor.games.alkemy.rules.objectives import objective_points
from athanor.games.alkemy.state import Battle
from athanor.kernel import Match, Stream, find
from athanor.lab.plan import Plan

SURE: float = 1.96
"""Standard errors of an interval of 95 %."""


class GoingWithout(Bot):
    """Plays like another bot, but for what the modules ask."""

    def __init__(self, bot: GreedyBot) -> None:
        super().__init__(0)
        self.bot = bot

    def choose(self, window: Window) -> int:
        """Return what the other would do; of modules nothing, or anything."""
        asked = window.about().key
        if asked == "alkemy-ask-objective":
            return window.sample(self.stream)
        if asked in ("alkemy-ask-command-play", "alkemy-ask-command-cancel"):
            return window.default_choice()
        self.bot.stream = self.stream
        return self.bot.choose(window)


class Tally:
    """Differences between two bots, match by match."""

    def __init__(self) -> None:
        self.all: list[float] = []

    def text(self) -> str:
        """Say the mean and its interval."""
        count = len(self.all)
        mean = sum(self.all) / count
        spread = sqrt(sum((one - mean) ** 2 for one in self.all) / max(1, count - 1) / count)
        return f"{mean:+.3f} ({mean - SURE * spread:+.3f} to {mean + SURE * spread:+.3f})"


def played(game: Alkemy, bots: tuple[Bot, Bot], plan: Plan, index: int) -> tuple[Battle, int]:
    """Play one match; return how it ended, and where the first bot sat."""
    seed = plan.seed_of(index)
    seated = list(bots)
    for number, bot in enumerate(bots):
        bot.stream = Stream(seed + 1 + number)
        seated[plan.seat_of(number, index)] = bot
    match = Match(game, game.start(), Stream(seed))
    play_out(match, seated)
    assert isinstance(match.state, Battle)
    return match.state, plan.seat_of(0, index)


def victory_points(battle: Battle, seat: int) -> tuple[int, int]:
    """Return what a match of an event gives: for the game, and for the objective."""
    winners = battle.edition.finish.winners(battle)
    game = game_points(battle, winners, seat)
    return game, objective_points(battle, seat, seat in winners)


def main() -> None:
    """Play what the command line asks for, and tell how it went."""
    module, matches = sys.argv[1], int(sys.argv[2])
    game = find("alkemy-v2").build(2, {module: True})
    assert isinstance(game, Alkemy)
    using = GreedyBot(game.hints(), 0)
    forgoing = GoingWithout(GreedyBot(AlkemyHints(game.terms, pursues=False), 0))
    plan = Plan("alkemy-v2", ("with", "without"), matches, 2026, {module: True}, ())
    wins, points, secrets = Tally(), Tally(), Tally()
    fulfilled = [0, 0]
    for index in range(matches):
        battle, mine = played(game, (using, forgoing), plan, index)
        winners = battle.edition.finish.winners(battle)
        wins.all.append(float(mine in winners) - float(1 - mine in winners))
        if game.terms.competitive:
            (own, secret), (their, theirs) = (
                victory_points(battle, seat) for seat in (mine, 1 - mine)
            )
            points.all.append(float(own + secret - their - theirs))
            secrets.all.append(float(secret - theirs))
            fulfilled[0] += secret > 0
            fulfilled[1] += theirs > 0
    sys.stdout.write(f"{module}, {matches} matches: wins less losses {wins.text()}\n")
    if game.terms.competitive:
        sys.stdout.write(f"Victory Points more {points.text()}\n")
        sys.stdout.write(f"of these by the objective {secrets.text()}\n")
        sys.stdout.write(f"objectives fulfilled {fulfilled[0]} against {fulfilled[1]}\n")


if __name__ == "__main__":
    main()
