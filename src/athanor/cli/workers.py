"""Several processes that do the same: one that dies is replaced, and all end together."""

import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Final

SOON: Final = 2.0
"""Seconds before which a process that ends has not come far; then there is a breath first."""

PATIENCE: Final = 20.0
"""Seconds that processes have to end when they are told to."""


class Workers:
    """Keeps so many processes at work until somebody ends it."""

    def __init__(self, work: Callable[[], None], number: int) -> None:
        self._work = work
        self._number = number
        self._processes: dict[SpawnProcess, float] = {}
        """When each began."""

    def run(self) -> None:
        """Keep them at work; return when all have ended."""
        before = signal.signal(signal.SIGTERM, interrupt)
        try:
            for _ in range(self._number):
                self._start()
            while True:
                self._replace()
        except KeyboardInterrupt:
            self._end()
        finally:
            signal.signal(signal.SIGTERM, before)

    def _start(self) -> None:
        process = get_context("spawn").Process(target=begin, args=(self._work,))
        process.start()
        self._processes[process] = time.monotonic()

    def _replace(self) -> None:
        """Wait until any has ended, and put others in their places."""
        wait([process.sentinel for process in self._processes])
        for process, began in list(self._processes.items()):
            if not process.is_alive():
                del self._processes[process]
                if time.monotonic() - began < SOON:
                    time.sleep(1)
                self._start()

    def _end(self) -> None:
        for process in self._processes:
            process.terminate()
        deadline = time.monotonic() + PATIENCE
        for process in self._processes:
            process.join(max(0.0, deadline - time.monotonic()))
            process.kill()


def interrupt(number: int, frame: FrameType | None) -> None:
    """End as by Ctrl-C."""
    raise KeyboardInterrupt


def begin(work: Callable[[], None]) -> None:
    """Work, for as long as the process lives that has begun this one."""
    threading.Thread(target=end_with_parent, daemon=True).start()
    work()


def end_with_parent() -> None:
    """End this process when the one that has begun it is gone."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
