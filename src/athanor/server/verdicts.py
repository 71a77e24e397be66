"""What the operator has decided, as the house goes by it: who may come in, and who may speak."""

from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import Final, Literal, TypeAlias

from athanor.kernel.words import Refused, refuse
from athanor.server.addresses import is_among
from athanor.server.store.rows import VerdictRow

Act: TypeAlias = Literal["ban", "unban", "ban-address", "unban-address", "mute", "unmute", "close"]
"""About a person, a network of addresses, or a table."""

LIFTED: Final = {"unban": "ban", "unban-address": "ban-address", "unmute": "mute"}
"""What ends what."""


class Verdicts:
    """Knows all that was decided, and tells what of it counts now."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self.last = 0
        """The number of the last verdict that is known."""
        self._standing: dict[str, dict[str, VerdictRow]] = {
            "ban": {},
            "ban-address": {},
            "mute": {},
        }

    def learn(self, rows: Iterable[VerdictRow]) -> None:
        """Go by some more, in the order in which they were decided."""
        for row in rows:
            self.last = row.number
            if row.act in LIFTED:
                self._standing[LIFTED[row.act]].pop(row.about, None)
            elif row.act in self._standing:
                self._standing[row.act][row.about] = row

    def drop_ended(self) -> bool:
        """Forget what has ended by itself; tell whether a ban of somebody was among it."""
        now = self._now()
        had_bans = len(self._standing["ban"])
        for act, rows in self._standing.items():
            self._standing[act] = {one: row for one, row in rows.items() if stands(row, now)}
        return len(self._standing["ban"]) < had_bans

    @property
    def standing(self) -> list[VerdictRow]:
        """All that counts now, in the order in which it was decided."""
        rows = [row for rows in self._standing.values() for row in rows.values()]
        now = self._now()
        return sorted((row for row in rows if stands(row, now)), key=lambda row: row.number)

    def ban_of(self, person: str, host: str = "") -> VerdictRow | None:
        """Return why somebody, or whoever comes from an address, may not come in, if so."""
        now = self._now()
        row = self._standing["ban"].get(person)
        if row is not None and stands(row, now):
            return row
        for network, row in self._standing["ban-address"].items():
            if stands(row, now) and is_among(host, [network]):
                return row
        return None

    def mute_of(self, person: str) -> VerdictRow | None:
        """Return why somebody may not speak at any table, if so."""
        row = self._standing["mute"].get(person)
        return row if row is not None and stands(row, self._now()) else None

    def check_ban(self, person: str, host: str) -> None:
        """Refuse who may not come in."""
        row = self.ban_of(person, host)
        if row is not None:
            raise refusal_of("server-banned", row)


def stands(row: VerdictRow, now: int) -> bool:
    """Tell whether a verdict has not ended by itself."""
    return not row.until or now < row.until


def refusal_of(key: str, row: VerdictRow) -> Refused:
    """Return a refusal that says why, and until when if that is known."""
    if not row.until:
        return refuse(key, reason=row.reason)
    return refuse(f"{key}-until", reason=row.reason, until=moment(row.until))


def moment(millis: int) -> str:
    """Return a moment as people everywhere understand it."""
    return datetime.fromtimestamp(millis / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
