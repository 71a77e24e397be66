"""Measure the house and its peer in one run; print a table and write reports/house.json."""

import json
import os
import resource
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
SOCKETS: Final = int(os.environ.get("BENCH_SOCKETS", "1000"))
SECONDS: Final = float(os.environ.get("BENCH_SECONDS", "8"))
STEPS: Final = [
    {"kind": "pace", "sockets": SOCKETS, "rate": 2.0, "seconds": SECONDS},
    {"kind": "saturate", "sockets": 200, "seconds": SECONDS},
    {"kind": "saturate", "sockets": SOCKETS, "seconds": SECONDS},
]
OURS: Final = "Athanor, on disk"
TICKS: Final = os.sysconf("SC_CLK_TCK")


def cpu_seconds(process: int) -> float:
    """Return how much of a processor a process has used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def kilobytes(process: int) -> int:
    """Return how much memory a process holds."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    raise RuntimeError("the process has ended")


@contextmanager
def running(command: list[str], **options: Any) -> Iterator[subprocess.Popen[str]]:
    """Keep a process running for a while."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, **options)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def line_of(stream: IO[str] | None) -> str:
    """Return the next line that a process prints."""
    assert stream is not None
    line = stream.readline()
    if not line:
        raise RuntimeError("the process has ended before its time")
    return line


def put_to_load(server: int, order: dict[str, Any]) -> list[dict[str, float]]:
    """Return how a server bears each step of the load."""
    before = kilobytes(server)
    command = [sys.executable, "-m", "benchmarks.house.load"]
    with running(command, stdin=subprocess.PIPE) as load:
        assert load.stdin is not None
        load.stdin.write(json.dumps(order) + "\n")
        load.stdin.flush()
        line_of(load.stdout)
        per_socket = (kilobytes(server) - before) / SOCKETS
        rows = []
        for step in order["steps"]:
            used = cpu_seconds(server)
            load.stdin.write("\n")
            load.stdin.flush()
            row = json.loads(line_of(load.stdout))
            length = step["seconds"] + 1.5
            row["cpu"] = (cpu_seconds(server) - used) / length
            row["kilobytes_per_socket"] = per_socket
            rows.append(row)
        return rows


def our_rows() -> list[dict[str, float]]:
    """Measure our house, with everything written to disk."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running([sys.executable, "-m", "benchmarks.house.serve", folder, str(SOCKETS)]) as house,
    ):
        told = json.loads(line_of(house.stdout))
        return put_to_load(house.pid, {**told, "steps": STEPS})


def their_rows(*folder: str) -> list[dict[str, float]]:
    """Measure boardgame.io's server, which keeps matches in a folder or else in memory."""
    peer = HERE / "peer"
    subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--silent"], cwd=peer, check=True)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with running(["node", str(peer / "server.js"), str(port), *folder]) as server:
        while "ready" not in line_of(server.stdout):
            continue
        return put_to_load(server.pid, {"port": port, "sockets": SOCKETS, "steps": STEPS})


def main() -> None:
    """Run all, one after the other, and compare."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (8192, 8192))
    with tempfile.TemporaryDirectory() as folder:
        sides = {
            OURS: our_rows(),
            "boardgame.io, in memory": their_rows(),
            "boardgame.io, on disk": their_rows(folder),
        }
    report = []
    print(
        f"{'':40} {'moves/s':>9} {'p50 ms':>8} {'p99 ms':>8} {'CPU':>6} {'kB/socket':>10}"
        f" {'our moves':>10}"
    )
    for number, step in enumerate(STEPS):
        ours = sides[OURS][number]["moves_per_second"]
        for name, rows in sides.items():
            row = rows[number]
            label = f"{step['kind']} {step['sockets']}: {name}"
            print(
                f"{label:40} {row['moves_per_second']:9.0f} {row['p50_ms']:8.2f}"
                f" {row['p99_ms']:8.2f} {row['cpu']:6.2f} {row['kilobytes_per_socket']:10.0f}"
                f" {ours / row['moves_per_second']:8.1f} x"
            )
            report.append({"what": label, **row})
    out = ROOT / "reports"
    out.mkdir(exist_ok=True)
    (out / "house.json").write_text(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
