"""What is said at a table beside the match."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

from athanor.server.protocol.play import Chat, Remark
from athanor.server.table_writer import Answer, Failure, TableWriter
from athanor.server.tables.journal import Key
from athanor.server.watcher import Watcher


class TableChat:
    """Keeps what is said, once, and knows who has heard it."""

    def __init__(
        self, writer: TableWriter, remarks: Sequence[Remark], has_news: Callable[[], None]
    ) -> None:
        self.remarks = list(remarks)
        self._writer = writer
        self._has_news = has_news

    def say(self, watcher: Watcher, text: str, key: Key, answer: Answer) -> None:
        """Let somebody say something when it is their turn, once; answer when it is on disk."""
        self._writer.queue.take(partial(self._say, watcher, text, key, answer))

    def _say(self, watcher: Watcher, text: str, key: Key, answer: Answer) -> None:
        table, services, queue = self._writer.table, self._writer.services, self._writer.queue
        seats = table.seats_of(watcher.person)
        name = table.name_of(seats[0]) if seats else watcher.name
        # What is said after a match began stays an aside, also where the time went back.
        began = 0 if table.hosted is None else table.hosted.began
        now = max(services.clock.now(), began)
        remark = Remark(now, name, seats[0] if seats else -1, text)
        saying = services.store.say(table.id, remark, key.person, key.request)
        writing = asyncio.ensure_future(saying)
        queue.hold()
        writing.add_done_callback(
            lambda _: queue.pass_on(partial(self._has_said, remark, answer, writing))
        )

    def _has_said(self, remark: Remark, answer: Answer, writing: asyncio.Future[bool]) -> None:
        failure = failure_of(writing)
        if failure is not None:
            answer.set_exception(failure)
            return
        if writing.result():
            self.remarks.append(remark)
        answer.set_result(self._writer.table.seq)
        self._has_news()

    def unheard(self, watcher: Watcher) -> list[Chat]:
        """Return what was said that somebody has not been sent yet."""
        table = self._writer.table
        plays = table.phase == "playing" and bool(table.seats_of(watcher.person))
        said = [remark for remark in self.remarks if not (plays and self._is_aside(remark))]
        start = 0 if watcher.hears_asides == plays else watcher.heard
        if start == len(said) == watcher.heard:
            return []
        watcher.heard, watcher.hears_asides = len(said), not plays
        return [Chat(start, tuple(said[start:]))]

    def _is_aside(self, remark: Remark) -> bool:
        """Tell whether a spectator said it during the match, which those who play do not hear."""
        hosted = self._writer.table.hosted
        return remark.seat < 0 and hosted is not None and remark.when >= hosted.began


def failure_of(writing: asyncio.Future[bool]) -> Failure:
    """Return what has come of something that was written."""
    return asyncio.CancelledError() if writing.cancelled() else writing.exception()
