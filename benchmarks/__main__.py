"""Measure everything, print a table with ratios, and write reports/bench.json."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pyspiel

from benchmarks import ours, peers
from benchmarks.memory import bytes_per_copy
from benchmarks.timing import Row, measure, stay_on_one_core

ROOT = Path(__file__).parents[1]
REFERENCE = ours.SUBJECTS[0]
"""What all others are compared with."""

UNITS = {"decision": "µs/decision", "copy": "µs/copy", "search": "iterations/s"}


def pure_decision() -> float:
    """Return microseconds per decision of the source tree, which is not compiled."""
    path = f"{ROOT / 'src'}{os.pathsep}{ROOT}"
    command = [sys.executable, "-m", "benchmarks.pure"]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, check=True, text=True
    )
    return float(done.stdout)


def ratio(row: Row, reference: Row) -> float:
    """Return how many times faster our game is than a row."""
    if row.per_second:
        return reference.value / row.value
    return row.value / reference.value


def memory() -> dict[str, int]:
    """Return bytes per copy of a match in the middle of the game, ours and a peer's."""
    middle = ours.middle_of(REFERENCE.build(), REFERENCE.middle)
    hearts = pyspiel.load_game("hearts").new_initial_state()
    return {
        f"Athanor {REFERENCE.game}": bytes_per_copy(middle.fork),
        "OpenSpiel hearts": bytes_per_copy(hearts.clone),
    }


def main() -> None:
    """Run all measurements on one core."""
    stay_on_one_core()
    held = memory()
    rows = [row for subject in ours.SUBJECTS for row in ours.rows(subject)]
    rows += peers.rows()
    measure(rows)
    reference = {row.measure: row for row in rows if row.subject == REFERENCE.name}
    pure = pure_decision()
    print(f"{'':38} {'value':>12} {'least':>12} {'greatest':>12}   times slower than the first")
    report = []
    for row in rows:
        least, greatest = row.spread
        times = ratio(row, reference[row.measure])
        label = f"{row.subject}"
        print(
            f"{label:38} {row.value:12.3f} {least:12.3f} {greatest:12.3f}   "
            f"{times:8.2f}   {UNITS[row.measure]}"
        )
        report.append(
            {
                "measure": row.measure,
                "unit": UNITS[row.measure],
                "subject": row.subject,
                "median": row.value,
                "least": least,
                "greatest": greatest,
                "ratio": times,
            }
        )
    label = f"Athanor {REFERENCE.game}, pure Python"
    print(f"{label:38} {pure:12.3f} {'':25}   {'':8}   µs/decision")
    for subject, size in held.items():
        print(f"{subject:38} {size:12d} {'':25}   {'':8}   bytes/copy")
    folder = ROOT / "reports"
    folder.mkdir(exist_ok=True)
    content = {"rows": report, "pure_decision_us": pure, "bytes_per_copy": held}
    (folder / "bench.json").write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
