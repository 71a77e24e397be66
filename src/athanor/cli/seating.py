"""Who sits where: people and bots, as written after ``--seats``.

``me,adept,Ada,person:Random,Flamel=search:500`` seats the person at the keyboard, a bot, somebody
called Ada, somebody called like a bot, and a bot with a name of its own.
"""

from collections.abc import Sequence
from typing import Final

from athanor.bots.levels import is_bot
from athanor.kernel.info import GameInfo
from athanor.kernel.record_lines import Bot, Person, Seat
from athanor.kernel.words import refuse
from athanor.locale import Speaker

ME: Final = "me"
PERSON: Final = "person:"
LONGEST: Final = 24
"""Letters of a name; longer ones leave no room for the table."""

BOT_NAMES: Final = ("Flamel", "Maria", "Geber", "Zosimos", "Lullus")
"""Alchemists of old, for bots that nobody has named."""

USUAL_BOT: Final = "adept"


def usual_seats(info: GameInfo) -> str:
    """Return who plays if nobody says: one person against bots."""
    return ",".join([ME] + [USUAL_BOT] * (info.seats_unasked() - 1))


def seated(text: str, speaker: Speaker) -> list[Seat]:
    """Return the seats as written, every name only once."""
    seats: list[Seat] = []
    for part in text.split(","):
        taken = [seat.name for seat in seats]
        seats.append(_seat(part.strip(), taken, speaker))
    return seats


def _seat(part: str, taken: Sequence[str], speaker: Speaker) -> Seat:
    name, equals, spec = part.rpartition("=")
    if equals:
        return Bot(name=_distinct(name.strip(), taken), spec=spec.strip())
    if part == ME:
        return Person(_distinct(speaker.text("cli-me"), taken))
    if part.startswith(PERSON):
        return Person(_distinct(part.removeprefix(PERSON).strip(), taken))
    if is_bot(part):
        free = [other for other in BOT_NAMES if other not in taken]
        return Bot(name=_distinct(free[0] if free else part, taken), spec=part)
    return Person(_distinct(part, taken))


def _distinct(name: str, taken: Sequence[str]) -> str:
    """Return the name, with a number behind it if somebody has it already."""
    if not name or len(name) > LONGEST or not name.isprintable():
        raise refuse("cli-bad-name", name=ascii(name)[1:-1][:LONGEST], most=LONGEST)
    distinct = name
    number = 2
    while distinct in taken:
        distinct = f"{name} {number}"
        number += 1
    return distinct
