"""A table taken up from the store: from its last snapshot, and what happened since.

Nothing that is wrong with it is passed over in silence: a table that cannot be taken up as it was
left is held. Where only the terms of play have changed, rules that were mended or cards of the
house, its match goes on by those of today from the last moment that was kept, and its log says so.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct, structs

from athanor.kernel.game import Game
from athanor.kernel.words import Event, Message, Refused, refuse
from athanor.server.game_factory import GameFactory
from athanor.server.pinned_packs import lay_out_packs
from athanor.server.store import Conflict, EntryRow, Store, TableRow
from athanor.server.tables.held import ReadJournal, held
from athanor.server.tables.hosted_match import HostedMatch, Luck
from athanor.server.tables.journal import (
    Chose,
    Conceded,
    Entry,
    Opened,
    Terms,
    TookBack,
    WentOn,
    next_link,
    read_entry,
    terms_of,
    write_entry,
)
from athanor.server.tables.snapshots import (
    HostedSnapshot,
    Left,
    Stamp,
    Written,
    interleaved,
    read_hosted,
)
from athanor.server.tables.table import Table

log: Final = logging.getLogger(__name__)

MENDED: Final = "mended"
"""The kind of the event that tells of other terms."""


class Kept(Struct, frozen=True):
    """All that the store has of a table."""

    row: TableRow
    rows: list[EntryRow]
    journal: ReadJournal
    snapshot: tuple[int, bytes] | None
    was_over: bool

    @property
    def opened(self) -> Opened:
        """How the table was set up."""
        opened = self.journal.entries[0]
        assert isinstance(opened, Opened), "a journal is read only if it begins like that"
        return opened

    @property
    def terms(self) -> Terms | None:
        """What the match was played by to the last; nothing is known of older ones."""
        changes = [one.terms for one in self.journal.entries if isinstance(one, WentOn)]
        return changes[-1] if changes else self.opened.terms


async def load_table(row: TableRow, store: Store, game_factory: GameFactory, now: int) -> Table:
    """Return a table as it was left, played again off the event loop.

    Refuses one that must be held.
    """
    while True:
        try:
            return await _load_once(row, store, game_factory, now)
        except Conflict:
            continue  # another process has just had it go on by the terms of today


async def load_again(table: str, store: Store, game_factory: GameFactory, now: int) -> Table:
    """Return a table as another process has left it; refuse one that is gone."""
    row = await store.table(table)
    if row is None:
        raise refuse("table-no-such-table", table=table[:40])
    return await load_table(row, store, game_factory, now)


async def _load_once(row: TableRow, store: Store, game_factory: GameFactory, now: int) -> Table:
    rows, snapshot = await store.entries(row.id), await store.snapshot(row.id)
    journal = await asyncio.to_thread(ReadJournal, row.id, row.secret, rows)
    if journal.flaw is not None:
        raise held(journal.flaw.message.key, **journal.flaw.message.args)
    if await store.is_torn(row.id):
        raise held("table-held-torn")
    if snapshot is not None and snapshot[0] > rows[-1].seq:
        raise held("table-held-gap", entry=len(rows))
    kept = Kept(row, rows, journal, snapshot, await store.phase(row.id) == "over")
    await lay_out_packs(kept.opened, game_factory, store)
    table, went_on = await asyncio.to_thread(take_up, kept, game_factory, now)
    if went_on is not None:
        await write(table, went_on, now, store)
    table.asked_by(now)
    return table


async def write(table: Table, entry: Entry, now: int, store: Store) -> None:
    """Have an entry that is applied already come to the disk."""
    body = write_entry(entry)
    table.link = next_link(table.link, table.seq, now, body)
    written: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    store.append(table.id, [EntryRow(table.seq, now, body, table.link)], written.set_result)
    failure = await written
    if failure is not None:
        raise failure


def follow(table: Table, rows: Sequence[EntryRow]) -> None:
    """Let happen at a table in memory what others have written since."""
    for row in rows:
        link = next_link(table.link, row.seq, row.when, row.body)
        if row.seq != table.seq + 1 or row.link != link:
            raise held("table-held-damaged", entry=row.seq)
        table.apply(read_entry(row.body), row.when)
        table.link = link


def take_up(kept: Kept, game_factory: GameFactory, now: int) -> tuple[Table, WentOn | None]:
    """Return what a journal comes to; and what is to be added to it, if the terms have changed."""
    try:
        game = game_factory.game(game_factory.spec_of(kept.opened))
    except Refused as error:
        raise held("table-held-setup", problem=error.refusal.message) from error
    terms = terms_of(game)
    if kept.terms is None or kept.terms == terms:
        return _as_left(kept, game), None
    return _by_other_terms(kept, game, terms, now)


def _as_left(kept: Kept, game: Game) -> Table:
    """Return the table, from a snapshot if there is one of any use."""
    if kept.snapshot is not None:
        try:
            return replay_journal(kept, game, kept.snapshot)
        except Exception:
            # The journal is the truth: whatever is wrong with a snapshot, nobody needs it.
            log.exception("table %s: its snapshot is of no use, so it is played again", kept.row.id)
    return replay_journal(kept, game, None)


def replay_journal(kept: Kept, game: Game, snapshot: tuple[int, bytes] | None) -> Table:
    """Return what a journal comes to; what came before a snapshot is not played again.

    Neither is what came before other terms: that would be played by the wrong rules.
    """
    table = Table(kept.row.id, kept.row.secret, game, kept.opened, kept.rows[0].when)
    mended = [seq for seq, entry in enumerate(kept.journal.entries) if isinstance(entry, WentOn)]
    passed = max(mended, default=0)
    if snapshot is not None and snapshot[0] < passed:
        snapshot = None
    if snapshot is not None:
        passed = snapshot[0] + 1
    for row, entry in zip(kept.rows[1:], kept.journal.entries[1:], strict=True):
        if row.seq < passed:
            table.pass_over(entry, row.when)
            if snapshot is not None and row.seq == snapshot[0]:
                table.restore(snapshot[1])
            continue
        try:
            table.apply(entry, row.when)
        except Refused as error:
            problem = error.refusal.message
            raise held("table-held-refused", entry=row.seq, problem=problem) from error
    table.link = kept.journal.link
    return table


# --- other terms ---


def _by_other_terms(kept: Kept, game: Game, terms: Terms, now: int) -> tuple[Table, WentOn]:
    """Return a table whose match goes on by the terms of today, and the entry that says so."""
    was = kept.terms
    assert was is not None
    if kept.was_over:
        raise held("table-held-over", was=was.rules, rules=terms.rules)
    table = Table(kept.row.id, kept.row.secret, game, kept.opened, kept.rows[0].when)
    for row, entry in zip(kept.rows[1:], kept.journal.entries[1:], strict=True):
        table.pass_over(entry, row.when)
    table.link = kept.journal.link
    went_on = WentOn(terms)
    if table.hosted is not None:
        went_on = _Retrial(kept, game, table.hosted.luck).entry(was, terms, now)
    try:
        table.apply(went_on, now)
    except Exception as error:
        raise held("table-held-rules", was=was.rules, rules=terms.rules) from error
    log.warning("table %s goes on by other terms; %d choices lost", table.id, went_on.dropped)
    return table, went_on


def _told(base: HostedSnapshot, was: Terms, terms: Terms, now: int) -> HostedSnapshot:
    """Return a moment with a line in its log that tells of the new terms."""
    key = "table-rules-mended" if was.rules != terms.rules else "table-cards-mended"
    event = Event(MENDED, -1, Message(key, {"was": was.rules, "rules": terms.rules}))
    stamp = Stamp(len(base.choices), now)
    return structs.replace(base, events=(*base.events, event), stamps=(*base.stamps, stamp))


class _Retrial:
    """Finds the last moment that was kept, and what can be chosen again since."""

    def __init__(self, kept: Kept, game: Game, luck: Luck) -> None:
        self._kept = kept
        self._match = HostedMatch(game, luck, kept.rows[0].when, kept.opened.origin)
        self._dropped = 0

    def entry(self, was: Terms, terms: Terms, now: int) -> WentOn:
        """Return what happens to the match; refuse it where there is no such moment."""
        seq, base, since, left = self._last_moment()
        if base is None:
            raise held("table-held-rules", was=was.rules, rules=terms.rules)
        base = _told(base, was, terms, now)
        try:
            self._match.go_on_from(base, ())
        except Exception as error:
            raise held("table-held-rules", was=was.rules, rules=terms.rules) from error
        for one in interleaved(since, left, self._match.earliest):
            if isinstance(one, Left):
                self._match.concede(one.seat, one.when)
            else:
                self._choose(one)
        rest = zip(self._kept.rows[seq + 1 :], self._kept.journal.entries[seq + 1 :], strict=True)
        for row, entry in rest:
            if isinstance(entry, Chose):
                self._choose(Written(entry.seat, entry.text, row.when))
            elif isinstance(entry, Conceded):
                self._match.concede(entry.seat, row.when)
            elif isinstance(entry, TookBack) and not self._dropped:
                self._take_back(entry.answers)
        again = tuple(self._match.choices[self._match.earliest :])
        left = tuple(self._match.left[len(base.left) :])
        return WentOn(terms, base, again, self._dropped, left)

    def _last_moment(self) -> tuple[int, HostedSnapshot | None, Sequence[Written], Sequence[Left]]:
        """Return the last moment that was kept, after which entry, and what came after it again."""
        entries = self._kept.journal.entries
        changes = [seq for seq, entry in enumerate(entries) if isinstance(entry, WentOn)]
        last = max(changes, default=0)
        if self._kept.snapshot is not None and self._kept.snapshot[0] >= last:
            try:
                kept = read_hosted(self._kept.snapshot[1])
                return self._kept.snapshot[0], kept, (), ()
            except msgspec.DecodeError:
                log.exception("table %s: its snapshot is of no use", self._kept.row.id)
        entry = entries[last]
        return (
            (last, entry.base, entry.again, entry.left)
            if isinstance(entry, WentOn)
            else (0, self._kept.opened.origin, (), ())
        )

    def _choose(self, written: Written) -> None:
        """Make a choice again; after one that cannot be made, none of the others means the same."""
        if not self._dropped:
            try:
                self._match.choose(written.seat, written.text, written.when)
            except Refused:
                self._dropped = 1
            return
        self._dropped += 1

    def _take_back(self, answers: int) -> None:
        try:
            self._match.back_to(answers)
        except Refused:
            self._dropped += 1
