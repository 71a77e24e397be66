"""Whose bot thinks next: by person, then by table, cheap levels first; bots alone come last."""

from typing import Final, NamedTuple

COSTS: Final = {
    "random": 1, "greedy": 1, "apprentice": 1, "adept": 20, "share": 75, "advice": 200
}  # fmt: skip
DEAREST: Final = 300
"""What a thought counts for, by its level: about as much as it takes. A master's is the dearest."""


class Thinker(NamedTuple):
    """For whom a bot thinks."""

    person: str
    """The host of its table."""
    table: str
    alone: bool = False
    """Whether nobody but bots sits there."""


FOR_NOBODY: Final = Thinker("", "")


class Ticket:
    """A place in the queue."""

    def __init__(self, thinker: Thinker, cost: int, number: int) -> None:
        self.thinker = thinker
        self.cost = cost
        self.number = number


class Turns:
    """What each has cost so far; whoever comes anew begins where those are who had their turn."""

    def __init__(self) -> None:
        self._spent: dict[str, int] = {}
        self._reached = 0

    def spent(self, name: str) -> int:
        """Return what somebody has cost; who has cost least is next."""
        return max(self._spent.get(name, 0), self._reached)

    def charge(self, name: str, cost: int) -> None:
        """Let somebody have a turn; forget those who are no longer ahead of anybody."""
        self._reached = self.spent(name)
        self._spent[name] = self._reached + cost
        self._spent = {one: spent for one, spent in self._spent.items() if spent > self._reached}


class ThinkingQueue:
    """Those who wait for one of a few processes, and how many think at present."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._most_alone = max(1, workers - 1)
        """Of several processes one is never kept busy by bots that nobody plays with."""
        self._waiting: dict[int, Ticket] = {}
        self._thinking = 0
        self._alone = 0
        self._joined = 0
        self._people = Turns()
        self._tables = Turns()

    @property
    def waiting(self) -> int:
        """How many wait for a process."""
        return len(self._waiting)

    @property
    def thinking(self) -> int:
        """How many think."""
        return self._thinking

    def join(self, thinker: Thinker, bot: str) -> Ticket:
        """Return a place in the queue for somebody's bot."""
        self._joined += 1
        ticket = Ticket(thinker, COSTS.get(bot, DEAREST), self._joined)
        self._waiting[ticket.number] = ticket
        return ticket

    def withdraw(self, ticket: Ticket) -> None:
        """Give a place in the queue up."""
        self._waiting.pop(ticket.number, None)

    def call(self) -> Ticket | None:
        """Let the next one think, if there is a process for them."""
        if self._thinking >= self._workers or not self._waiting:
            return None
        ticket = min(self._waiting.values(), key=self._order)
        thinker = ticket.thinker
        if thinker.alone and self._alone >= self._most_alone:
            return None
        del self._waiting[ticket.number]
        self._people.charge(thinker.person, ticket.cost)
        self._tables.charge(thinker.table, ticket.cost)
        self._thinking += 1
        self._alone += thinker.alone
        return ticket

    def end(self, ticket: Ticket) -> None:
        """Note that somebody's bot thinks no more."""
        self._thinking -= 1
        self._alone -= ticket.thinker.alone

    def _order(self, ticket: Ticket) -> tuple[bool, int, int, int, int]:
        person, table, alone = ticket.thinker
        spent = self._people.spent(person), self._tables.spent(table)
        return alone, *spent, ticket.cost, ticket.number
