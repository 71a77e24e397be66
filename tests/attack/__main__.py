"""``python -m tests.attack``: attack a house of our own, and print what came of it."""

import argparse
import asyncio
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from athanor.kernel import games
from tests.attack.clocks import mislead
from tests.attack.fuzz import tell
from tests.attack.kills import Killed, kill
from tests.attack.many import hold
from tests.attack.twin_tables import compare
from tests.server.postgres import postgres_server

SLOWEST = 10.0
"""Seconds within which bots and clocks go on whatever has died."""

Part = Callable[[argparse.Namespace, Path], bool]


def say(name: str, *figures: object) -> None:
    """Print a line of what came of it."""
    print(f"{name:<24}", *figures, flush=True)


def kills(wish: argparse.Namespace, folder: Path) -> bool:
    """Kill the house."""
    found = asyncio.run(kill(folder, wish.kills))
    say("kills", found.kills)
    return has_held(found, wish.kills)


def database_kills(wish: argparse.Namespace, folder: Path) -> bool:
    """Kill a house that keeps everything in PostgreSQL, a quarter as often."""
    wanted = wish.kills // 4
    with postgres_server() as server:
        found = asyncio.run(kill(folder, wanted, server.new))
    say("kills over PostgreSQL", found.kills)
    return has_held(found, wanted)


def has_held(found: Killed, wanted: int) -> bool:
    """Print what became of choices; return whether all is well."""
    for name, number in found.fate._asdict().items():
        say(f"  choices {name}", number)
    say("  tracebacks", found.tracebacks)
    return found.kills >= wanted and found.fate.is_good and not found.tracebacks


def nonsense(wish: argparse.Namespace, folder: Path) -> bool:
    """Tell it nonsense."""
    found = asyncio.run(tell(folder, wish.messages))
    say("fuzzed messages", found.messages)
    say("  sockets closed with", dict(sorted(found.closes.items())))
    say("  requests", found.requests, dict(sorted(found.statuses.items())))
    say("  5xx", found.failures)
    say("  tracebacks", found.tracebacks)
    say("  memory in MB", *found.megabytes)
    say("  unharmed", found.is_unharmed)
    is_good = not found.failures and not found.tracebacks and found.is_unharmed
    return found.messages >= wish.messages and is_good and found.is_flat


def clocks(_: argparse.Namespace, folder: Path) -> bool:
    """Set its clock wrong."""
    found = asyncio.run(mislead(folder))
    say("openings, wrong clocks", found.openings)
    say("  seats lost", found.seats_lost)
    say("  tracebacks", found.tracebacks)
    return not found.seats_lost and not found.tracebacks


def twins(wish: argparse.Namespace, _: Path) -> bool:
    """Compare what seats are sent."""
    names = sorted(games())
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        found = list(pool.map(compare, names, [wish.comparisons] * len(names)))
    for one in found:
        say(f"twins {one.game}", one.comparisons, f"in {one.matches} matches")
        if one.leak:
            say("  leak", one.leak)
    return all(one.comparisons >= wish.comparisons and not one.leak for one in found)


def many(wish: argparse.Namespace, folder: Path) -> bool:
    """Kill one of several processes every few seconds, and restart their database once."""
    with postgres_server() as server:
        found = asyncio.run(hold(folder, server, wish.seconds, wish.tables, wish.onlookers))
    say("kills of one in three", found.kills)
    say("  sockets, matches", found.sockets, found.matches)
    for name, number in found.fate._asdict().items():
        say(f"  choices {name}", number)
    say("  choices refused", found.refused)
    say("  slowest bot, clock", found.slowest_bot, found.slowest_clock)
    say("  lines broken, behind", found.breaks, found.behind)
    say("  tracebacks", found.tracebacks)
    slowest = max(found.slowest_bot, found.slowest_clock)
    is_good = found.fate.is_good and not found.behind and not found.tracebacks
    return is_good and slowest < SLOWEST


PARTS: dict[str, Part] = {
    "kills": kills,
    "database": database_kills,
    "many": many,
    "fuzz": nonsense,
    "clocks": clocks,
    "twins": twins,
}


def main() -> int:
    """Run the parts one after the other; return whether any has failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.attack")
    parser.add_argument("--part", choices=PARTS, action="append")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--comparisons", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--onlookers", type=int, default=15)
    wish = parser.parse_args()
    failed = []
    folder = Path(tempfile.mkdtemp(prefix="athanor-attack-"))
    for part in wish.part or PARTS:
        begun = time.monotonic()
        if not PARTS[part](wish, folder / part):
            failed.append(part)
        say("  seconds", round(time.monotonic() - begun))
    if failed:
        say("failed", *failed, f"(files and logs are in {folder})")
    else:
        shutil.rmtree(folder)
        say("The house has held.")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
