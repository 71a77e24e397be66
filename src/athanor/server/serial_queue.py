"""One thing after the other: who comes while something is under way waits for it to end."""

from collections import deque
from collections.abc import Callable


class SerialQueue:
    """The turns of those who want something of a table.

    A step is taken at once, or as soon as those before it are over. It may keep the turn beyond
    its own end, by ``hold``, until somebody says ``pass_on``.
    """

    def __init__(self) -> None:
        self.held = False
        self._waiting: deque[Callable[[], None]] = deque()

    def take(self, step: Callable[[], None]) -> None:
        """Take a step when it is its turn."""
        if self.held:
            self._waiting.append(step)
        else:
            step()

    def hold(self) -> None:
        """Keep the turn."""
        self.held = True

    def pass_on(self, last: Callable[[], None]) -> None:
        """Take a last step, then let the next ones have their turns, until one keeps it."""
        self.held = False
        try:
            last()
        finally:
            while self._waiting and not self.held:
                self._waiting.popleft()()
