"""Tables that are held: something is wrong with them that nobody may pass over in silence.

Whoever comes is told why. The others go on; its host can close it, and ``athanor doctor`` shows and
mends what can be mended.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from athanor.kernel.words import Arg, Message, Refused, refuse
from athanor.server.store import EntryRow
from athanor.server.tables.journal import Entry, Opened, first_link, next_link, read_entry

HELD: Final = "table-held"
"""The message of all refusals to take up a table."""


def held(key: str, **args: Arg) -> Refused:
    """Return the refusal to take up a table, with the reason."""
    return refuse(HELD, reason=Message(key, args))


class Flaw(msgspec.Struct, frozen=True):
    """What is wrong with a journal, and from which entry on."""

    seq: int
    message: Message


class ReadJournal:
    """The entries of a table as they can be read, and the first thing that is wrong with them.

    Entries of older files have no links; the first link after them covers all of them.
    """

    def __init__(self, table: str, secret: bytes, rows: Sequence[EntryRow]) -> None:
        self.entries: list[Entry] = []
        self.link = first_link(table, secret)
        self.flaw: Flaw | None = None if rows else Flaw(0, Message("table-held-empty"))
        is_linked = False
        for seq, row in enumerate(rows):
            link = next_link(self.link, row.seq, row.when, row.body)
            is_linked = is_linked or bool(row.link)
            if row.seq != seq:
                self._object(seq, "table-held-gap")
            elif is_linked and row.link != link:
                self._object(seq, "table-held-damaged")
            else:
                self._read(row)
            if self.flaw is not None:
                return
            self.link = link

    def _read(self, row: EntryRow) -> None:
        try:
            entry = read_entry(row.body)
        except msgspec.DecodeError:
            self._object(row.seq, "table-held-unreadable")
            return
        if isinstance(entry, Opened) != (row.seq == 0):
            self._object(row.seq, "table-held-unreadable")
        else:
            self.entries.append(entry)

    def _object(self, seq: int, key: str) -> None:
        self.flaw = Flaw(seq, Message(key, {"entry": seq}))
