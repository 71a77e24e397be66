"""The parts of an analysis put together: chances on the way, skill and luck, turning points."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from msgspec import structs

from athanor.analysis.grading import rounded
from athanor.analysis.parts import Found
from athanor.analysis.result import Analysis, Happening, Split, TurningPoint
from athanor.analysis.walk import NOBODY
from athanor.kernel.record import Record

MOST_TURNING_POINTS: Final = 3

NINETEEN_IN_TWENTY: Final = 1.96
"""Standard errors within which nineteen of twenty lie."""


def summed_up(record: Record, found: Sequence[Found], deals: int) -> Analysis:
    """Return the analysis that the parts, in any order, come to."""
    ordered = sorted(found, key=lambda one: one.place)
    start = ordered[0].value
    assert start is not None, "the beginning is always looked at"
    chances = start.shares
    happenings: list[Happening] = []
    errors = list(start.errors)
    for one in ordered[1:]:
        assert one.happening is not None
        if one.value is not None:
            chances = one.value.shares
            errors += [error for error in one.value.errors if error > 0.0]
        happenings.append(structs.replace(one.happening, chances=chances))
    noise = NINETEEN_IN_TWENTY * sqrt(sum(errors) / max(1, len(errors)))
    return Analysis(
        game=record.header.game,
        names=tuple(seat.name for seat in record.header.seats),
        start=start.shares,
        happenings=tuple(happenings),
        split=tuple(split_of(seat, start.shares, happenings) for seat in range(len(start.shares))),
        turning_points=tuple(turning_points(start.shares, happenings, noise)),
        noise=rounded(noise),
        deals=deals,
    )


def changes(start: Sequence[float], happenings: Sequence[Happening]) -> list[list[float]]:
    """Return by how much each event changed every seat's chance."""
    before = start
    changed: list[list[float]] = []
    for happening in happenings:
        changed.append([now - then for now, then in zip(happening.chances, before, strict=True)])
        before = happening.chances
    return changed


def split_of(seat: int, start: Sequence[float], happenings: Sequence[Happening]) -> Split:
    """Return what a seat's own choices, those of the others and chance changed for it.

    A draw that all have agreed on is everybody's own choice.
    """
    own = rivals = chance = 0.0
    for happening, change in zip(happenings, changes(start, happenings), strict=True):
        if happening.kind == "chance":
            chance += change[seat]
        elif happening.seat in (seat, NOBODY):
            own += change[seat]
        else:
            rivals += change[seat]
    result = happenings[-1].chances[seat] if happenings else start[seat]
    return Split(start[seat], rounded(own), rounded(rivals), rounded(chance), result)


def turning_points(
    start: Sequence[float], happenings: Sequence[Happening], noise: float
) -> list[TurningPoint]:
    """Return the events that changed most, in their order; none that may be mere noise."""
    points: list[TurningPoint] = []
    for place, change in enumerate(changes(start, happenings)):
        seat = max(range(len(change)), key=lambda one: abs(change[one]))
        if abs(change[seat]) > sqrt(2.0) * noise:
            points.append(TurningPoint(place, seat, rounded(change[seat])))
    points.sort(key=lambda point: -abs(point.change))
    return sorted(points[:MOST_TURNING_POINTS], key=lambda point: point.happening)
