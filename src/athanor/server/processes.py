"""Processes of their own for what takes long; they end with the house, however it ends."""

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import Connection, wait
from weakref import WeakSet


class Processes:
    """Makes processes, and has all of them end at once."""

    def __init__(self) -> None:
        self._spawn = multiprocessing.get_context("spawn")
        self._end, self._hold = self._spawn.Pipe(duplex=False)
        self._made: WeakSet[ProcessPoolExecutor] = WeakSet()

    def make(self) -> ProcessPoolExecutor:
        """Return one process, which begins when it is first asked for something."""
        made = ProcessPoolExecutor(1, self._spawn, _begin, (self._end,))
        self._made.add(made)
        return made

    def end(self) -> None:
        """Have all processes end, in the middle of a thought if need be.

        A thought that is compiled lets no other thread of its process have a word: it is killed.
        """
        self._hold.close()
        for made in self._made:
            for process in list((made._processes or {}).values()):
                process.kill()

    def close(self) -> None:
        """Let go of what the processes, now ended, waited for."""
        self._end.close()


def _begin(end: Connection) -> None:
    """Leave it to the house to end the process, in the middle of a thought if need be.

    The house alone holds the other end of a pipe. When it lets go, even because it was killed,
    the process ends; where a compiled thought is under way, after that.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_house, args=(end,), daemon=True).start()


def _end_with_the_house(end: Connection) -> None:
    wait([end])
    os._exit(0)
