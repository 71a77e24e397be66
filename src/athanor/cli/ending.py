"""The end of a match: every sum with its rules, the places, and what proves it all."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from athanor.kernel.picture import Mark
from athanor.kernel.words import Listing, Outcome, SeatName
from athanor.locale.drawing import FIRE, GILT, RULE, Artist


def draw_outcome(outcome: Outcome, artist: Artist, seats: Sequence[Mark]) -> RenderableType:
    """Return the final standing, the best place first."""
    speaker = artist.speaker
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(justify="right")
    table.add_column()
    table.add_column(justify="right")
    table.add_column(style=RULE)
    ranking = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
    for seat in ranking:
        place = outcome.places[seat]
        name = Text.assemble(artist.mark(seats[seat]), " ") if seats else Text()
        name.append(artist.names[seat], "bold")
        total = Text(speaker.word(outcome.total(seat)), GILT)
        style = FIRE if place == 1 else ""
        table.add_row(Text(speaker.text("cli-place", place=place), style), name, total)
        for part in outcome.scores[seat]:
            line = Padding(speaker.say(part.message, artist.names), (0, 0, 0, 2))
            table.add_row("", line, speaker.word(part.value), " ".join(part.rules))
        for one in outcome.credits[seat] if outcome.credits else ():
            line = Padding(speaker.say(one.message, artist.names), (0, 0, 0, 2))
            table.add_row("", line, speaker.word(one.value), " ".join(one.rules))
    winners = Listing(tuple(SeatName(seat) for seat in outcome.winners))
    won = artist.text("cli-won", count=len(outcome.winners), winners=winners)
    return Group(table, Text.assemble((won, FIRE), " ", artist.rules(outcome.rules)))
