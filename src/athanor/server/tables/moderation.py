"""How a host keeps order at a table: who is shown out, who is silent, and whether any may look on.

Nobody is taken out of a match that goes on: who would lose could show the others out. There is a
clock for those who do not come back, and silence for those who cannot behave.
"""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from athanor.kernel.words import refuse
from athanor.server.tables.journal import Closed, Entry, Moderated, Nobody, Seated
from athanor.server.tables.table import Table

Act: TypeAlias = Literal["mute", "unmute", "show-out", "let-in"]


def moderate(table: Table, host: str, called: str, guest: str, name: str, act: Act) -> list[Entry]:
    """Let the host do something about somebody; doing it again changes nothing."""
    check_host(table, host)
    if guest == host:
        raise refuse("table-not-yourself")
    if act in ("mute", "unmute"):
        is_so = (guest in table.silenced) == (act == "mute")
    else:
        is_so = (guest in table.shown_out) == (act == "show-out")
    if is_so:
        return []
    own = table.seats_of(guest) if act == "show-out" else ()
    if own and table.phase == "playing":
        raise refuse("table-plays-here", name=name)
    done: list[Entry] = [Moderated(act, guest, name)]
    if table.phase == "gathering":
        done += vacated(table, own, called, 1)
    return done


def vacated(table: Table, seats: Sequence[int], by: str, after: int) -> list[Seated]:
    """Return what makes seats vacant, with new links, after so many entries more."""
    return [
        Seated(seat, Nobody(False, link=table.seq + 1 + place), by)
        for place, seat in enumerate(seats, after)
    ]


def bar(table: Table, person: str) -> Sequence[Entry]:
    """Have somebody be out of the house: a match waits for others to decide about the seat.

    Before it has begun, the seat is vacant, or the table closed. Done again it changes nothing.
    """
    own = table.seats_of(person)
    if table.phase == "gathering":
        return [Closed()] if table.opened.host == person else vacated(table, own, "", 0)
    if table.phase != "playing" or person in table.barred:
        return []
    name = table.name_of(own[0]) if own else table.opened.called
    return [Moderated("bar", person, name)]


def unbar(table: Table, person: str) -> Sequence[Entry]:
    """Have somebody be back in the house, at their seat if it is still theirs."""
    return [Moderated("unbar", person)] if person in table.barred else []


def curtain(table: Table, host: str, is_closed: bool) -> Sequence[Entry]:
    """Let the host close the table to onlookers, or open it to them."""
    check_host(table, host)
    if table.is_private == is_closed:
        return []
    return [Moderated("close" if is_closed else "open")]


def check_host(table: Table, person: str) -> None:
    """Refuse who is not the host."""
    if person != table.opened.host:
        raise refuse("table-not-host")
    if table.phase == "closed":
        raise refuse("table-not-now")


def check_may_watch(table: Table, person: str) -> None:
    """Refuse who was shown out; and where no onlookers are wanted, who has no part in the match."""
    check_let_in(table, person)
    if not may_watch(table, person):
        raise refuse("table-private")


def check_let_in(table: Table, person: str) -> None:
    """Refuse who was shown out."""
    if person in table.shown_out:
        raise refuse("table-shown-out")


def may_watch(table: Table, person: str) -> bool:
    """Tell whether somebody may see the table; who was sent a link must see it before they sit."""
    if person in table.shown_out:
        return False
    is_open = not table.is_apart and (not table.is_private or table.phase != "playing")
    return is_open or table.concerns(person)
