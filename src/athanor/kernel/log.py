"""The log: where scripts tell what happened."""

from athanor.kernel.audience import SPECTATOR, sees
from athanor.kernel.words import Event


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
