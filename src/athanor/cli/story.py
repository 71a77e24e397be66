"""What happened, in words: the log as one viewer may read it."""

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from athanor.kernel.picture import Mark
from athanor.kernel.words import Event
from athanor.locale.drawing import Artist


def draw_story(
    events: Iterable[Event], artist: Artist, seats: Sequence[Mark], with_rules: bool = False
) -> RenderableType:
    """Return events as sentences, each after the mark of the seat it is about."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=1)
    for event in events:
        mark = artist.mark(seats[event.seat]) if 0 <= event.seat < len(seats) else Text("·")
        sentence = Text(artist.sentence(event.message))
        if with_rules:
            sentence.append(" ").append_text(artist.rules(event.rules))
        table.add_row(mark, sentence)
    return table
