"""Processes of their own for what takes long; they end with the house, however it ends."""

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import Connection, wait


class Processes:
    """Makes processes, and has all of them end at once."""

    def __init__(self) -> None:
        self._spawn = multiprocessing.get_context("spawn")
        self._end, self._hold = self._spawn.Pipe(duplex=False)

    def make(self) -> ProcessPoolExecutor:
        """Return one process, which begins when it is first asked for something."""
        return ProcessPoolExecutor(1, self._spawn, _begin, (self._end,))

    def end(self) -> None:
        """Have all processes end, in the middle of a thought if need be."""
        self._hold.close()

    def close(self) -> None:
        """Let go of what the processes, now ended, waited for."""
        self._end.close()


def _begin(end: Connection) -> None:
    """Leave it to the house to end the process, in the middle of a thought if need be.

    The house alone holds the other end of a pipe. When it lets go, even because it was killed,
    the process ends.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_house, args=(end,), daemon=True).start()


def _end_with_the_house(end: Connection) -> None:
    wait([end])
    os._exit(0)
