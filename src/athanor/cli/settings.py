"""Options of a game as they are written on the command line: ``schools=false``."""

from collections.abc import Sequence
from typing import Final

from athanor.kernel.audience import SPECTATOR
from athanor.kernel.info import GameInfo, GameOption
from athanor.kernel.record_lines import Seat
from athanor.kernel.words import refuse

FIRST_PLAYER: Final = "first_player"
"""How games call the option that names who begins."""

ONLOOKER: Final = "spectator"
"""How a spectator is written where a seat may be named."""


def parse_options(written: Sequence[str], info: GameInfo) -> dict[str, object]:
    """Return the options given as ``name=value``; what does not exist is left to be refused."""
    known = {option.name: option for option in info.options}
    given: dict[str, object] = {}
    for text in written:
        name, equals, value = text.partition("=")
        if not equals:
            raise refuse("cli-bad-option", option=text)
        given[name] = parse_value(value, known[name]) if name in known else value
    return given


def parse_value(text: str, option: GameOption) -> object:
    """Return the value that is written so; one for each seat is a list."""
    if option.per_seat:
        parts = text.split(separator(option))
        return [_single(part, option) if part.strip() else None for part in parts]
    return _single(text, option)


def separator(option: GameOption) -> str:
    """Return what sets the values for each seat apart: texts may have commas of their own."""
    return "," if option.values else ";"


def _single(text: str, option: GameOption) -> str | bool | int:
    for value in option.values:
        if str(value).lower() == text.strip().lower():
            return value
    return text if option.values else text.strip()


def seat_called(text: str, seats: Sequence[Seat]) -> int:
    """Return the seat, counted from 0, that somebody names by name or number, counted from 1."""
    names = [seat.name for seat in seats]
    if text in names:
        return names.index(text)
    if text.isascii() and text.isdecimal() and 1 <= int(text) <= len(names):
        return int(text) - 1
    raise refuse("cli-no-such-seat", seat=text, names=", ".join(names))


def viewer_called(text: str | None, seats: Sequence[Seat]) -> int:
    """Return whose eyes to look through: those of a seat that somebody names, or a spectator's."""
    called_so = any(seat.name == text for seat in seats)
    if text is None or (text == ONLOOKER and not called_so):
        return SPECTATOR
    return seat_called(text, seats)
