"""A real PostgreSQL, started by the tests in a folder of its own, with a database for each."""

import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

DEBIAN = "/usr/lib/postgresql"
KEEPER = "postgres"
"""The user that Debian's package brings: PostgreSQL does not run as root."""

SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "log_min_messages": "warning",
}
"""No test pulls the plug, so nothing needs to wait for the disk."""

NO_MORE: Mapping[str, str] = {}

GUARD = 120.0
"""Seconds after which a server that does not come up is given up."""


def programs() -> Path:
    """Return the folder of PostgreSQL's programs: the newest of Debian's, or those on the path."""
    found = sorted(Path(DEBIAN).glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    initdb = shutil.which("initdb")
    assert initdb, "PostgreSQL is missing: sh tests/server/get-postgres.sh"
    return Path(initdb).parent


class PostgresServer:
    """A server that only this machine reaches, through a socket in its own folder."""

    def __init__(self, folder: Path, settings: Mapping[str, str]) -> None:
        self.folder = folder
        self._settings = {**SETTINGS, **settings}
        self._data = folder / "data"
        self._programs = programs()
        self._user = KEEPER if os.geteuid() == 0 else None
        if self._user is not None:
            shutil.chown(folder, self._user)
        self._names = itertools.count(1)
        self._process: subprocess.Popen[bytes] | None = None
        options = ["--auth=trust", "--username=athanor", "--encoding=UTF8", "--no-locale"]
        command = [str(self._programs / "initdb"), "-D", str(self._data), "--no-sync", *options]
        subprocess.run(command, check=True, user=self._user, stdout=subprocess.DEVNULL, cwd=folder)

    def start(self) -> None:
        """Start the server; return when it answers."""
        import psycopg  # noqa: PLC0415 - who tests something else can do without the driver

        settings = [f"--{name}={value}" for name, value in self._settings.items()]
        log = self.folder / "log.txt"
        with log.open("ab") as stream:
            self._process = subprocess.Popen(
                [self._programs / "postgres", "-D", self._data, "-k", self.folder, *settings],
                user=self._user,
                cwd=self.folder,
                stdout=stream,
                stderr=stream,
            )
        deadline = time.monotonic() + GUARD
        while True:
            assert self._process.poll() is None, log.read_text()
            with suppress(psycopg.OperationalError):
                psycopg.connect(self.address("postgres")).close()
                return
            assert time.monotonic() < deadline, log.read_text()
            time.sleep(0.05)

    @property
    def process(self) -> int:
        """The number of the process whose children serve the connections."""
        assert self._process is not None
        return self._process.pid

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop the server; all connections are cut."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(GUARD)
            self._process = None

    def restart(self) -> None:
        """Stop the server in the middle of whatever it does, and start it again."""
        self.stop(signal.SIGQUIT)
        self.start()

    def address(self, database: str) -> str:
        """Return where a database is found."""
        return f"postgresql://athanor@/{database}?host={self.folder}"

    def new(self) -> str:
        """Make a database; return where it is found."""
        import psycopg  # noqa: PLC0415 - likewise

        name = f"house_{next(self._names)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)


@contextmanager
def postgres_server(settings: Mapping[str, str] = NO_MORE) -> Iterator[PostgresServer]:
    """Give a server, set up as told, and see that nothing is left of it in the end."""
    folder = Path(tempfile.mkdtemp(prefix="athanor-pg-"))
    try:
        server = PostgresServer(folder, settings)
        server.start()
        try:
            yield server
        finally:
            server.stop(signal.SIGQUIT)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
