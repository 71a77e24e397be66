"""The house as it is served, except that it counts nothing, so that every attack comes through.

Its clock may be wrong by some seconds.
"""

import argparse
import logging
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

from athanor.cli.serve import HERE, address_of, allow_many_files, keep, listen, run
from athanor.server.settings import Settings
from tests.server.manners import SWIFT, WIDE

SERVE = [sys.executable, "-m", "tests.attack.house"]


def main() -> None:
    """Keep a house open until the process is ended."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--store", default="")
    parser.add_argument("--shift", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    wish = parser.parse_args()
    shift_clock(wish.shift)
    client = wish.data.parent / "client"
    client.mkdir(parents=True, exist_ok=True)
    (client / "index.html").write_text("<!doctype html><title>Athanor</title>")
    wish.data.mkdir(exist_ok=True)
    listening = listen(HERE, wish.port)
    allow_many_files()
    logging.basicConfig(level=logging.WARNING)
    address = address_of(HERE, listening.getsockname()[1])
    crowd: dict[str, Any] = {"sockets": 5_000, "client_sockets": 5_000}
    settings = Settings(wish.data, client, database=wish.store, **SWIFT, **WIDE, **crowd)
    tell = partial(print, address, flush=True)
    if wish.workers > 1:
        keep(wish.workers, settings, listening, "", tell, open_at="")
    else:
        run(settings, listening, tell, open_at="")


def shift_clock(seconds: int) -> None:
    """Have the clock of this process be wrong."""
    true_time, true_nanos = time.time, time.time_ns
    time.time = lambda: true_time() + seconds
    time.time_ns = lambda: true_nanos() + seconds * 1_000_000_000


if __name__ == "__main__":
    main()
