"""How the processes that share a store hear of each other.

Nothing depends on its being heard: what counts is in the store, and whoever may have missed
something looks there.
"""

from typing import Protocol

from athanor.server.store.edition import Edition


class Ear(Protocol):
    """Who listens."""

    @property
    def edition(self) -> Edition:
        """What must be the same in all processes."""

    def hear(self, text: str) -> None:
        """Hear what any of the processes has posted, this one included."""

    def meet(self, members: frozenset[int]) -> None:
        """Hear which processes there are, by their numbers, whenever that changes."""

    def miss(self) -> None:
        """Hear that something may have been posted that was not heard."""

    def part(self) -> None:
        """Hear that others keep the house open now, with whom this process cannot share it."""


class Wire(Protocol):
    """Leads to all processes that share a store."""

    is_shared: bool
    """Whether there can be others at all."""
    number: int
    """By which this process is known to the others, until it has to join them again."""

    async def has_others(self) -> bool:
        """Tell whether any process is there already."""

    async def join(self, ear: Ear, now: int) -> int:
        """Be one of the processes from now on; return since when the house has been open.

        Whoever finds nobody there opens it, at this moment; refuses to join another edition.
        """

    def post(self, text: str) -> None:
        """Have all others hear something."""

    async def close(self) -> None:
        """Be one of them no more."""


class NoWire:
    """The wire of a process that has its store for itself."""

    is_shared = False
    number = 0

    async def has_others(self) -> bool:
        """Tell that none is."""
        return False

    async def join(self, ear: Ear, now: int) -> int:
        """Open the house: there is nobody else."""
        return now

    def post(self, text: str) -> None:
        """Do nothing, likewise."""

    async def close(self) -> None:
        """Do nothing."""
