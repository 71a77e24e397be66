"""What is said at a table beside the match."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from athanor.kernel.words import Refused, refuse
from athanor.server.news import Said
from athanor.server.protocol.play import Chat, Remark
from athanor.server.table_writer import Answer, TableWriter, failure_of
from athanor.server.tables.journal import Key
from athanor.server.verdicts import refusal_of
from athanor.server.watcher import Watcher

MOST_REMARKS: Final = 2_000
MOST_ASIDES: Final = 500
"""Remarks that are kept of a table: in all, and of those who only look on."""


class TableChat:
    """Keeps what is said, once, and knows who has heard it."""

    def __init__(
        self, writer: TableWriter, remarks: Sequence[Remark], has_news: Callable[[], None]
    ) -> None:
        self.remarks = list(remarks)
        self._asides = sum(remark.seat < 0 for remark in remarks)
        self._writer = writer
        self._has_news = has_news

    def say(self, watcher: Watcher, text: str, key: Key, answer: Answer) -> None:
        """Let somebody say something when it is their turn, once; answer when it is on disk."""
        self._writer.queue.take(partial(self._say, watcher, text, key, answer))

    def _say(self, watcher: Watcher, text: str, key: Key, answer: Answer) -> None:
        table, services, queue = self._writer.table, self._writer.services, self._writer.queue
        seats = table.seats_of(watcher.person)
        name = table.name_of(seats[0]) if seats else watcher.name
        too_much = self._too_much(watcher, bool(seats))
        if too_much is not None:
            answer.set_exception(too_much)
            return
        # What is said after a match began stays an aside, also where the time went back.
        began = 0 if table.hosted is None else table.hosted.began
        now = max(services.clock.now(), began)
        remark = Remark(now, name, seats[0] if seats else -1, text)
        writing = asyncio.ensure_future(self._keep(remark, key))
        queue.hold()
        writing.add_done_callback(lambda _: queue.pass_on(partial(self._has_said, answer, writing)))

    async def _keep(self, remark: Remark, key: Key) -> Sequence[Remark]:
        """Have a remark kept; return what was said meanwhile, in its order: it, and others'."""
        table, store = self._writer.table.id, self._writer.services.store
        is_new = await store.say(table, remark, key.person, key.request)
        found = await store.remarks(table, len(self.remarks))
        return found or ([remark] if is_new else [])

    def _too_much(self, watcher: Watcher, sits: bool) -> Refused | None:
        """Return why somebody may not speak, or has said enough, if so."""
        if watcher.person in self._writer.table.silenced:
            return refuse("table-muted")
        verdict = self._writer.services.verdicts.mute_of(watcher.person)
        if verdict is not None:
            return refusal_of("server-muted", verdict)
        if len(self.remarks) >= MOST_REMARKS:
            return refuse("table-chat-full", most=MOST_REMARKS)
        if self._asides >= MOST_ASIDES and not sits:
            return refuse("table-chat-full", most=MOST_ASIDES)
        services = self._writer.services
        if not services.remarks.allows(watcher.person):
            return refuse("table-says-too-much", seconds=services.remarks.wait(watcher.person))
        if watcher.client and not services.client_remarks.allows(watcher.client):
            seconds = services.client_remarks.wait(watcher.client)
            return refuse("table-says-too-much", seconds=seconds)
        return None

    def _has_said(self, answer: Answer, writing: "asyncio.Future[Sequence[Remark]]") -> None:
        failure = failure_of(writing)
        if failure is not None:
            answer.set_exception(failure)
            return
        self._add(writing.result())
        answer.set_result(self._writer.table.seq)
        self._has_news()
        self._writer.services.company.post(Said(self._writer.table.id))

    def _add(self, remarks: Sequence[Remark]) -> None:
        self.remarks.extend(remarks)
        self._asides += sum(remark.seat < 0 for remark in remarks)

    def read_on(self) -> None:
        """Hear what was said in other processes, when it is its turn."""
        self._writer.queue.take(self._read_on)

    def _read_on(self) -> None:
        queue, store = self._writer.queue, self._writer.services.store
        table = self._writer.table.id
        reading = asyncio.ensure_future(store.remarks(table, len(self.remarks)))
        queue.hold()
        reading.add_done_callback(lambda _: queue.pass_on(partial(self._has_read, reading)))

    def _has_read(self, reading: "asyncio.Future[list[Remark]]") -> None:
        if failure_of(reading) is None and reading.result():
            self._add(reading.result())
            self._has_news()

    def unheard(self, watcher: Watcher) -> list[Chat]:
        """Return what was said that somebody has not been sent yet."""
        if not self.remarks and watcher.heard == 0:
            return []
        plays = self.hears_no_asides(watcher.person)
        said = [remark for remark in self.remarks if not (plays and self.is_aside(remark))]
        start = 0 if watcher.hears_asides == plays else watcher.heard
        if start == len(said) == watcher.heard:
            return []
        watcher.heard, watcher.hears_asides = len(said), not plays
        return [Chat(start, tuple(said[start:]))]

    def hears_no_asides(self, person: str) -> bool:
        """Tell whether somebody plays, and is not to hear those who look on."""
        table = self._writer.table
        return table.phase == "playing" and bool(table.seats_of(person))

    def is_aside(self, remark: Remark) -> bool:
        """Tell whether a spectator said it during the match, which those who play do not hear."""
        hosted = self._writer.table.hosted
        return remark.seat < 0 and hosted is not None and remark.when >= hosted.began
