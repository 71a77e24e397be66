"""The gauges of the house: what whoever looks after it wants to see, read when they look."""

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from athanor import __version__
from athanor.server.house import House
from athanor.server.measures import Family, Sample, single, spread

STATM: Final = Path("/proc/self/statm")
OPEN_FILES: Final = Path("/proc/self/fd")
RESIDENT: Final = 1
"""The place of the resident pages in what Linux tells of a process's memory."""


async def families_of(house: House) -> list[Family]:
    """Return all that can be read."""
    phases, size = await house.store.count_phases(), await house.store.size()
    reports = await house.store.count_reports()
    return [
        *_house(house, reports),
        *_tables(house, phases),
        *_bots(house),
        *_store(house, size),
        *_process(),
    ]


def _house(house: House, reports: int) -> Iterator[Family]:
    tally = house.services.tally
    info = "The version of the program."
    yield Family("athanor_info", "gauge", info, [Sample(1, {"version": __version__})])
    is_open = house.readiness.state == "open"
    yield single(
        "athanor_open", "gauge", "Whether the house is open: not before, not after.", is_open
    )
    yield single("athanor_sockets", "gauge", "Sockets of tables that are open.", house.sockets.open)
    answers = [
        Sample(count, {"status": str(code)}) for code, count in sorted(tally.answers.items())
    ]
    yield Family("athanor_answers_total", "counter", "Answers over HTTP, by status.", answers)
    refused = "What was refused on the sockets of tables."
    yield single("athanor_refused_total", "counter", refused, tally.refused)
    waiting = "Reports of people that wait for the operator."
    yield single("athanor_reports_waiting", "gauge", waiting, reports)
    yield single("athanor_choices_total", "counter", "Choices that are on disk.", tally.choices)


def _tables(house: House, phases: dict[str, int]) -> Iterator[Family]:
    counted = [Sample(count, {"phase": phase}) for phase, count in sorted(phases.items())]
    yield Family("athanor_tables", "gauge", "Tables that are kept, by phase.", counted)
    in_memory = "Tables that are in memory."
    yield single("athanor_rooms", "gauge", in_memory, len(house.hub.rooms))
    held = "Tables that were asked for lately and are held, because something is wrong with them."
    yield single("athanor_tables_held", "gauge", held, house.hub.held)


def _bots(house: House) -> Iterator[Family]:
    queue = house.bots.queue
    yield single("athanor_bot_processes", "gauge", "Processes for bots.", house.bots.workers)
    yield single("athanor_bots_thinking", "gauge", "Bots that think.", queue.thinking)
    yield single("athanor_bots_waiting", "gauge", "Bots that wait for a process.", queue.waiting)


def _store(house: House, size: int) -> Iterator[Family]:
    store = house.store
    commits = "Seconds that those waited whose entries were committed."
    yield spread("athanor_store_commit_seconds", commits, store.commits)
    failed = "Commits of entries that failed."
    yield single("athanor_store_failures_total", "counter", failed, store.failures)
    yield single("athanor_store_bytes", "gauge", "Bytes of the store's file.", size)


def _process() -> Iterator[Family]:
    cpu = "Seconds of processor time."
    yield single("process_cpu_seconds_total", "counter", cpu, time.process_time())
    if STATM.exists():
        pages = int(STATM.read_text().split()[RESIDENT])
        memory = "Bytes of memory in use."
        yield single("process_resident_memory_bytes", "gauge", memory, pages * page_size())
    if OPEN_FILES.is_dir():
        files = len(os.listdir(OPEN_FILES))
        yield single("process_open_fds", "gauge", "Files and sockets that are open.", files)


def page_size() -> int:
    """Return how many bytes a page of memory has, where there are such."""
    return os.sysconf("SC_PAGE_SIZE") if sys.platform != "win32" else 0
