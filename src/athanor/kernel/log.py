"""The log: where scripts tell what happened."""

from athanor.kernel.audience import EVERYONE, SPECTATOR, sees
from athanor.kernel.words import Arg, Event, Message, SeatName


class Log:
    """Collects events; a log that nobody hears costs a script nothing.

    Even an unheard log counts reveals, the moments when something hidden became known, because
    taking back a choice may never go behind one.
    """

    def __init__(self, heard: bool) -> None:
        self.heard = heard
        self.events: list[Event] = []
        self.reveals = 0

    def tell(self, event: Event) -> None:
        """Keep an event, if anybody listens."""
        if self.heard:
            self.events.append(event)

    def reveal(self) -> None:
        """Mark that something hidden has just become known to somebody."""
        self.reveals += 1

    def seen_by(self, viewer: int = SPECTATOR, start: int = 0) -> list[Event]:
        """Return the events a viewer may know, from the ``start``-th event of all on."""
        return [event for event in self.events[start:] if sees(event.audience, viewer)]


def tell(
    log: Log,
    game: str,
    kind: str,
    seat: int,
    rules: tuple[str, ...],
    args: dict[str, Arg],
    things: tuple[str, ...] = (),
    audience: int = EVERYONE,
) -> None:
    """Tell an event whose message is named after its game and kind, and speaks of one seat.

    Whoever has to put its arguments together first asks whether the log is heard.
    """
    if seat >= 0:
        args = {"seat": SeatName(seat), **args}
    log.tell(Event(kind, seat, Message(f"{game}-event-{kind}", args), rules, audience, things))
