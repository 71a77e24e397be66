"""Finds where merged data was written, so that a game's check can speak of data alone."""

from collections.abc import Sequence

from athanor.packs.layers import Layer
from athanor.packs.problems import FieldPath, Flaw, Problem
from athanor.packs.records import Entries, Entry
from athanor.packs.schema import Form


class Places:
    """Turns a path in merged data into a pack, a file and a line."""

    def __init__(self, layers: Sequence[Layer], entries: Entries) -> None:
        self._layers = layers
        self._entries = entries

    def problem(self, path: FieldPath, flaw: Flaw) -> Problem:
        """Place a flaw of the merged data.

        One of a whole table, or of a record that is missing in it, is laid to the last pack that
        has a word in the table; one of a missing table, to the lowest pack.
        """
        name, steps = path[0], path[1:]
        entries = [entry for entry in self._entries.values() if entry.table.name == name]
        if not entries:
            return self._layers[0].document.problem(path, flaw)
        form = entries[0].table.form
        if form in (Form.SINGLE, Form.VALUE):
            return self._within(entries[0], steps, flaw)
        if form is Form.LISTED and steps:
            return self._within(entries[int(steps[0])], steps[1:], flaw)
        if steps:
            key = str(steps[0])
            if (entry := self._entries.get((str(name), key))) is not None:
                return self._within(entry, steps[1:], flaw)
            path = (name, key)
        return self._last(entries).document.problem(path, flaw)

    def _within(self, entry: Entry, steps: FieldPath, flaw: Flaw) -> Problem:
        return entry.document.problem((*entry.path, *steps), flaw)

    def _last(self, entries: Sequence[Entry]) -> Entry:
        """Give the first of the entries that the highest pack brings."""
        return next(
            entry
            for layer in reversed(self._layers)
            for entry in entries
            if layer.entries.get((entry.table.name, entry.key)) is entry
        )
