"""Measure the house and its peer in one run; print a table and write reports/house.json."""

import json
import os
import resource
import tempfile
from typing import Final

from benchmarks.house.meters import CORES, limit_of
from benchmarks.house.paper import micros, reckoned
from benchmarks.house.sides import ROOT, Bench, Rows

SOCKETS: Final = int(os.environ.get("BENCH_SOCKETS", "1000"))
SECONDS: Final = float(os.environ.get("BENCH_SECONDS", "8"))
PROCESSES: Final = (1, 2, 4)
STEPS: Final = [
    {"kind": "pace", "sockets": SOCKETS, "rate": 2.0, "seconds": SECONDS},
    {"kind": "saturate", "sockets": min(200, SOCKETS), "seconds": SECONDS},
    {"kind": "saturate", "sockets": SOCKETS, "seconds": SECONDS},
]
OURS: Final = "Athanor, SQLite"
FILES: Final = 8192


def over_postgres(processes: int) -> str:
    """Return what some processes over a database are called."""
    return f"Athanor, PostgreSQL × {processes}"


def measured() -> dict[str, Rows]:
    """Run all, one after the other."""
    bench = Bench(SOCKETS, STEPS)
    sides = {OURS: bench.house()}
    for number in PROCESSES:
        sides[over_postgres(number)] = bench.house_over_postgres(number)
    with tempfile.TemporaryDirectory() as folder:
        sides["boardgame.io, in memory"] = bench.peer()
        sides["boardgame.io, on disk"] = bench.peer(folder)
    return sides


def main() -> None:
    """Measure, and compare."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))
    sides = measured()
    report = []
    print(f"{CORES} cores, shared by servers, database and load; CPU in cores")
    print(
        f"{'':42} {'moves/s':>8} {'p50 ms':>8} {'p99 ms':>8} {'house':>6} {'db':>5} {'load':>5}"
        f" {'µs/move':>8} {'µs db':>6} {'kB/socket':>9} {'to SQLite':>9}  limit"
    )
    for number, step in enumerate(STEPS):
        ours = sides[OURS][number]["moves_per_second"]
        for name, rows in sides.items():
            row = rows[number]
            label = f"{step['kind']} {step['sockets']}: {name}"
            print(
                f"{label:42} {row['moves_per_second']:8.0f} {row['p50_ms']:8.2f}"
                f" {row['p99_ms']:8.2f} {row['cpu_house']:6.2f} {row['cpu_database']:5.2f}"
                f" {row['cpu_load']:5.2f} {micros(row, 'house'):8.0f}"
                f" {micros(row, 'database'):6.0f} {row['kilobytes_per_socket']:9.0f}"
                f" {row['moves_per_second'] / ours:9.2f}  {limit_of(row)}"
            )
            report.append({"what": label, **row, "limit": limit_of(row)})
    print(reckoned({number: sides[over_postgres(number)][-1] for number in PROCESSES}))
    out = ROOT / "reports"
    out.mkdir(exist_ok=True)
    (out / "house.json").write_text(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
