"""How well each player judged distances: what was said against what the tape showed."""

import math
from collections.abc import Sequence

from msgspec import Struct

from athanor.kernel.words import Event, Inches


class EstimateView(Struct, frozen=True):
    """One estimate, and what was then measured."""

    figure: str
    target: str
    said: int
    true: int


class EyeView(Struct, frozen=True):
    """All estimates of a player; below 0 is too short."""

    seat: int
    estimates: list[EstimateView]
    bias: int
    """The mean error."""
    spread: int
    """The standard deviation of the errors."""


def eyes(told: Sequence[Event]) -> list[EyeView]:
    """Return how well each player judged, from all that was told; nothing if nobody estimated."""
    open_estimates: dict[tuple[str, ...], int] = {}
    found: dict[int, list[EstimateView]] = {}
    for event in told:
        pair = event.things[:2]
        length = event.message.args.get("length")
        if not isinstance(length, Inches):
            continue
        if event.kind == "estimated":
            open_estimates[pair] = length.units
        elif event.kind == "measured" and pair in open_estimates:
            one, other = (thing.partition(":")[2] for thing in pair)
            said = open_estimates.pop(pair)
            estimate = EstimateView(one, other, said, length.units)
            found.setdefault(event.seat, []).append(estimate)
    return [eye(seat, found[seat]) for seat in sorted(found)]


def eye(seat: int, estimates: list[EstimateView]) -> EyeView:
    """Return how well a player judged."""
    errors = [one.said - one.true for one in estimates]
    mean = sum(errors) / len(errors)
    variance = sum((error - mean) ** 2 for error in errors) / len(errors)
    return EyeView(seat, estimates, round(mean), round(math.sqrt(variance)))
