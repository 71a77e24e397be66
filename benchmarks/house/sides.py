"""The servers that are put to the same load: our house over each of its stores, and its peer."""

import json
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any, Final

from tests.server.postgres import postgres_server

from benchmarks.house.meters import Meter, Processes, family_of, kilobytes

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]

DURABLE: Final = {"fsync": "on", "synchronous_commit": "on", "max_connections": "100"}
"""How the database is set up: what it acknowledges is on disk, as in SQLite's file."""

REST: Final = 1.5
"""Seconds of a step that are not counted: before and after."""

Rows = list[dict[str, float]]


class Bench:
    """Puts one server after the other to the same steps of load."""

    def __init__(self, sockets: int, steps: Sequence[dict[str, Any]]) -> None:
        self._sockets = sockets
        self._steps = steps

    def house(self, processes: int = 1, database: str = "", keeper: int = 0) -> Rows:
        """Measure our house: one process with a file, or some over a database."""
        with ExitStack() as stack:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            command = [sys.executable, "-m", "benchmarks.house.serve", folder]
            told: list[dict[str, Any]] = []
            ours: list[int] = []
            for number in range(processes):
                tables = str(0 if number else self._sockets)
                process = stack.enter_context(running([*command, tables, database]))
                told.append(json.loads(line_of(process.stdout)))
                ours.append(process.pid)
            order = {"ports": [one["port"] for one in told], "tables": told[0]["tables"]}
            return self._put_to_load(lambda: ours, keeper, order)

    def house_over_postgres(self, processes: int) -> Rows:
        """Measure some processes of our house over a database of their own."""
        with postgres_server(DURABLE) as server:
            return self.house(processes, server.new(), server.process)

    def peer(self, *folder: str) -> Rows:
        """Measure boardgame.io's server, which keeps matches in a folder or else in memory."""
        peer = HERE / "peer"
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--silent"], cwd=peer, check=True)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        with running(["node", str(peer / "server.js"), str(port), *folder]) as server:
            while "ready" not in line_of(server.stdout):
                continue
            order = {"ports": [port], "sockets": self._sockets}
            return self._put_to_load(lambda: [server.pid], 0, order)

    def _put_to_load(self, servers: Processes, keeper: int, order: dict[str, Any]) -> Rows:
        """Return how a server bears each step of the load."""
        before = sum(kilobytes(one) for one in servers())
        command = [sys.executable, "-m", "benchmarks.house.load"]
        with running(command, stdin=subprocess.PIPE) as load:
            groups: dict[str, Processes] = {
                "house": servers,
                "database": lambda: family_of(keeper) if keeper else [],
                "load": lambda: [load.pid],
            }
            tell(load, json.dumps({**order, "steps": self._steps}))
            line_of(load.stdout)
            held = sum(kilobytes(one) for one in servers()) - before
            rows: Rows = []
            for step in self._steps:
                meter = Meter(groups)
                tell(load, "")
                row = json.loads(line_of(load.stdout))
                row |= meter.read(step["seconds"] + REST)
                rows.append({**row, "kilobytes_per_socket": held / self._sockets})
            return rows


@contextmanager
def running(command: list[str], **options: Any) -> Iterator[subprocess.Popen[str]]:
    """Keep a process running for a while."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, **options)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def tell(process: "subprocess.Popen[str]", line: str) -> None:
    """Write a line to a process."""
    assert process.stdin is not None
    process.stdin.write(line + "\n")
    process.stdin.flush()


def line_of(stream: IO[str] | None) -> str:
    """Return the next line that a process prints."""
    assert stream is not None
    line = stream.readline()
    if not line:
        raise RuntimeError("the process has ended before its time")
    return line
