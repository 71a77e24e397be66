"""Instructions per decision, counted by valgrind: the same on a noisy machine as on a quiet one.

Run as ``python -m benchmarks.instructions``. Two runs of different length are counted and the
smaller one is subtracted, so that starting up does not count.
"""

import re
import subprocess
import sys

from athanor.kernel import Stream
from benchmarks.ours import SUBJECTS, play_randomly

SHORT, LONG = 100, 600
"""Matches of the two runs."""


def count(matches: int) -> tuple[int, int]:
    """Return instructions and decisions of a run."""
    tool = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    command = [*tool, sys.executable, "-m", "benchmarks.instructions", str(matches)]
    done = subprocess.run(command, capture_output=True, check=True, text=True)
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found is not None, done.stderr
    return int(found.group(1)), int(done.stdout)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        print(play_randomly(SUBJECTS[0].build(), Stream(1), int(sys.argv[1])))
    else:
        short, few = count(SHORT)
        long, many = count(LONG)
        print(f"{(long - short) / (many - few):.0f} instructions per decision")
