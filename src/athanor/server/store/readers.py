"""Reading beside the writer, in threads with connections of their own."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from sqlite3 import Connection
from typing import Final, TypeVar

from athanor.server.store.failures import StoreError
from athanor.server.store.files import open_to_read

T = TypeVar("T")

THREADS: Final = 2


class Readers:
    """A few threads that read; none ever sees half of a transaction."""

    def __init__(self, path: Path, patience: float) -> None:
        self.path = path
        self._patience = patience
        self._closed = False
        self._own = threading.local()
        self._connections: list[Connection] = []
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="athanor-reader")

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run a query, all of it on one state of the file."""
        if self._closed:
            raise StoreError("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._run, query)

    def close(self) -> None:
        """Finish what was asked, then let go of the file."""
        self._closed = True
        self._threads.shutdown()
        for connection in self._connections:
            connection.close()

    def _run(self, query: Callable[[Connection], T]) -> T:
        try:
            connection = self._connection()
            connection.execute("BEGIN")
            try:
                return query(connection)
            finally:
                connection.execute("COMMIT")
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error

    def _connection(self) -> Connection:
        connection: Connection | None = getattr(self._own, "connection", None)
        if connection is None:
            connection = open_to_read(self.path, self._patience)
            self._own.connection = connection
            self._connections.append(connection)
        return connection
