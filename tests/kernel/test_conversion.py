"""Typed data is read by several threads at once, and nobody sees half of a type."""

import subprocess
import sys

RACE = """
import sys
import threading

import msgspec

from athanor.kernel.conversion import convert

sys.setswitchinterval(1e-6)
DATA = {f"g{field}": {"a": {"f0": [1]}} for field in range(30)}
for number in range(40):
    inner = msgspec.defstruct("Inner", [(f"f{at}", list[int] | None, None) for at in range(30)])
    outer = msgspec.defstruct("Outer", [(f"g{at}", dict[str, inner], {}) for at in range(30)])
    together = threading.Barrier(4)
    found = []

    def work():
        together.wait()
        found.append(convert(DATA, outer))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 4 and all(one == found[0] for one in found)
print("well")
"""
"""In a process of its own: where types are not found out one at a time, it dies."""


def test_threads_that_use_a_type_first_at_the_same_time_all_see_the_whole_of_it() -> None:
    done = subprocess.run([sys.executable, "-c", RACE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "well\n"), done.stderr
