"""Many whole matches with the modules of V2: does each come to an end, with nobody on anybody?

Run as a program it plays settings one after the other and says how their matches ended; at every
quiet moment it looks at all bases, as the property tests do. Without names it plays all settings::

    python -m tests.games.alkemy.mass random 1000
    python -m tests.games.alkemy.mass greedy 100 command,competitive
    python -m tests.games.alkemy.mass search:50 10 all-of-four
"""

import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator

from athanor.bots.bot import Bot
from athanor.bots.playing import play_out
from athanor.games.alkemy.state import Battle
from athanor.kernel import Match, Outcome, Stream
from athanor.kernel.game import State
from athanor.kernel.match import Scribe
from athanor.kernel.script import Chance, Decision
from athanor.lab.plan import Plan, Table
from tests.games.alkemy.test_properties import check_fights, check_numbers, check_places

EVERYTHING: dict[str, object] = {"scenery": "advanced", "command": True, "competitive": True}

SETTINGS: dict[str, tuple[int, dict[str, object]]] = {
    "scenery": (2, {"scenery": "advanced"}),
    "command": (2, {"command": True}),
    "competitive": (2, {"competitive": True}),
    "three": (3, {}),
    "four": (4, {}),
    "all": (2, EVERYTHING),
    "all-of-three": (3, EVERYTHING),
    "all-of-four": (4, EVERYTHING),
    "reliquary": (2, {"scenario": "reliquary"}),
    "quarters": (2, {"scenario": "quarters"}),
    "quarters-of-three": (3, {"scenario": "quarters"}),
    "quarters-of-four": (4, {"scenario": "quarters"}),
    "notes": (2, {"scenario": "notes"}),
    "escort": (2, {"scenario": "escort"}),
    "by-the-book": (2, {**EVERYTHING, "setup": "rules"}),
    "by-the-book-of-three": (3, {**EVERYTHING, "setup": "rules"}),
}
"""For how many players, and what differs from a usual match."""


class Inspector(Scribe):
    """Somebody who looks at the table whenever nothing is going on."""

    def answered(self, decision: Decision, choice: int) -> None:
        """Let it be."""

    def chanced(self, chance: Chance, outcome: int) -> None:
        """Let it be."""

    def rested(self, state: State) -> None:
        """Look at all bases, numbers and fights."""
        assert isinstance(state, Battle)
        if len(state.roster.side) == state.seats:
            check_places(state)
            check_numbers(state, beyond=1)  # Second Wind
            check_fights(state)

    def conceded(self, seat: int) -> None:
        """Let it be."""

    def drew(self) -> None:
        """Let it be."""

    def ended(self, state: State) -> None:
        """Let it be."""


def played(table: Table, index: int) -> tuple[Battle, Outcome, int]:
    """Play one match to its end under the eyes of an inspector."""
    plan = table.plan
    seed = plan.seed_of(index)
    seated: list[Bot] = list(table.bots)
    for number, bot in enumerate(table.bots):
        bot.stream = Stream(seed + 1 + number)
        seated[plan.seat_of(number, index)] = bot
    game = table.game
    match = Match(game, game.start(), Stream(seed), scribe=Inspector(), forkable=table.forkable)
    play_out(match, seated)
    assert isinstance(match.state, Battle)
    return match.state, game.outcome(match.state), match.answered


def how(battle: Battle, outcome: Outcome) -> str:
    """Say how a match ended: who has it, and by which rule."""
    winners = battle.edition.finish.winners(battle)
    word = "drawn" if not winners else "won" if len(winners) == 1 else "shared"
    return f"{word} {outcome.rules[0]}"


def report(name: str, bot: str, matches: int) -> Iterator[str]:
    """Play the matches of a setting and tell how they ended, and what went wrong."""
    seats, options = SETTINGS[name]
    table = Table(Plan("alkemy-v2", (bot,) * seats, matches, 2026, options, ()))
    endings: Counter[str] = Counter()
    turns, answers, failed = 0, 0, 0
    begun = time.process_time()
    for index in range(matches):
        try:
            battle, outcome, answered = played(table, index)
        except Exception:
            failed += 1
            yield f"{name} {bot} match {index} failed:\n{traceback.format_exc()}"
            continue
        endings[how(battle, outcome)] += 1
        turns += battle.turn
        answers += answered
    ended = max(1, matches - failed)
    told = ", ".join(f"{count} {way}" for way, count in endings.most_common())
    spent = time.process_time() - begun
    yield (
        f"| {name} | {bot} | {matches} | {failed} | {told} "
        f"| {turns / ended:.1f} | {answers / ended:.0f} | {spent:.0f} |"
    )


def main() -> None:
    """Play what the command line asks for."""
    bot, matches = sys.argv[1], int(sys.argv[2])
    names = sys.argv[3].split(",") if len(sys.argv) > 3 else list(SETTINGS)
    head = "| setting | bots | matches | failed | endings | turns | answers | seconds |"
    sys.stdout.write(f"{head}\n|---|---|---|---|---|---|---|---|\n")
    for name in names:
        for line in report(name, bot, matches):
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
