"""Writes a record of each game for the version at hand: ``python -m tests.records.writing``.

Done once for a release; what a released version has written is never written anew.
"""

import hashlib
import json
from pathlib import Path

from athanor import __version__
from athanor.bots.bot import Window
from athanor.bots.levels import make_bot
from athanor.kernel import find
from athanor.kernel.record import Record
from athanor.kernel.record_lines import Bot, EndLine
from athanor.kernel.replay import begin

FOLDER = Path(__file__).parent
FINGERPRINTS = "fingerprints.json"
"""The final state of each match, kept apart from the record that tells it."""

MATCHES: dict[str, tuple[int, dict[str, object]]] = {
    "alchemist": (2, {}),
    "alkemy-blitz": (2, {}),
    "alkemy-v2": (2, {"setup": "ready"}),
    "ars-alchimia": (3, {}),
    "materia-prima": (2, {}),
}
"""Small ones: how many seats, and with which options."""


def played(name: str, seats: int, options: dict[str, object]) -> Record:
    """Return the record of a match that greedy bots play, the same whenever it is played."""
    game = find(name).build(seats, options)
    match, recorder = begin(
        game,
        [Bot(f"Seat {seat + 1}", "greedy") for seat in range(seats)],
        seat_seeds=[f"seed {seat}" for seat in range(seats)],
        secret=hashlib.sha256(f"record of {name}".encode()).digest(),
    )
    bots = [make_bot("greedy", game, seat + 1) for seat in range(seats)]
    while not match.is_over:
        seat = match.decisions[0].seat
        match.answer(seat, bots[seat].choose(Window(match, seat)))
    return recorder.record


def main() -> None:
    """Write them all."""
    folder = FOLDER / __version__
    folder.mkdir(exist_ok=True)
    fingerprints: dict[str, str] = {}
    for name, (seats, options) in MATCHES.items():
        record = played(name, seats, options)
        (folder / f"{name}.jsonl").write_text(record.text(), encoding="utf-8")
        end = record.lines[-1]
        assert isinstance(end, EndLine), "a match is recorded to its end"
        fingerprints[name] = end.quiet
    text = json.dumps(fingerprints, indent=2, sort_keys=True)
    (folder / FINGERPRINTS).write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
