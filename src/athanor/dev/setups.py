"""All the ways to set a game up that are worth a look: each number of seats, each option."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import cycle, islice
from typing import Final

from athanor.kernel.game import Game
from athanor.kernel.info import GameOption
from athanor.kernel.registry import Box
from athanor.kernel.words import Refused

MANY: Final = 3
"""So many options at once change a game for every number of seats."""


@dataclass(frozen=True)
class Setup:
    """A number of seats, and at most one option that is not as usual."""

    seats: int
    options: Mapping[str, object] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """A name that is also good for a file, such as ``3-seats-setup_table-german``."""
        parts = [f"{self.seats}-seats"]
        for option, value in self.options.items():
            values = value if isinstance(value, list) else [value]
            parts += [option, *(str(one).lower() for one in values)]
        return "-".join(parts)


def plain_setups(box: Box) -> Iterator[Setup]:
    """Yield the game with every number of seats and all options as usual."""
    for seats in range(box.info.min_seats, box.info.max_seats + 1):
        yield Setup(seats)


def unusual_setups(box: Box, option: GameOption) -> Iterator[list[Setup]]:
    """Yield, for every unusual value of an option, the setups that take it, fewest seats first.

    Of a size only the one farthest from the usual is worth a look, and an option that is a text
    has no values to go through.
    """
    if not option.values:
        return
    usual = range(box.info.min_seats, box.info.max_seats + 1)
    numbers = sorted({*usual, *box.info.variant_seats})
    if option.per_seat:
        candidates = [[Setup(seats, {option.name: one_each(option, seats)}) for seats in numbers]]
    else:
        unusual = unusual_values(option)
        candidates = [[Setup(n, {option.name: value}) for n in numbers] for value in unusual]
    for setups in candidates:
        yield [setup for setup in setups if accepted(box, setup)]


def unusual_values(option: GameOption) -> list[str | bool | int]:
    """Return the values of an option that are worth a look beside the usual one."""
    unusual = [value for value in option.values if value != option.default]
    if isinstance(option.default, str | None):
        return unusual
    usual = option.default
    return [max(unusual, key=lambda value: abs(int(value) - usual))]


def all_setups(box: Box) -> Iterator[Setup]:
    """Yield the game with every number of seats, and every unusual value of every option."""
    yield from plain_setups(box)
    for option in box.info.options:
        for setups in unusual_setups(box, option):
            yield from setups


def preset_setups(box: Box) -> Iterator[Setup]:
    """Yield the ways to play that a game recommends where several options meet.

    Where as many as ``MANY`` meet, with every number of seats: there much comes together.
    """
    for preset in box.info.presets:
        least = preset.seats or box.info.min_seats
        many = len(preset.options) >= MANY and preset.seats == 0
        if len(preset.options) > 1:
            for seats in range(least, (box.info.max_seats if many else least) + 1):
                yield Setup(seats, preset.options)


def one_each(option: GameOption, seats: int) -> list[object]:
    """Return a value for every seat, from the last value backwards."""
    return list(islice(cycle(reversed(option.values)), seats))


def accepted(box: Box, setup: Setup) -> bool:
    """Tell whether the game can be set up so."""
    try:
        build(box, setup)
    except Refused:
        return False
    return True


def build(box: Box, setup: Setup) -> Game:
    """Set the game up."""
    return box.build(setup.seats, setup.options)
