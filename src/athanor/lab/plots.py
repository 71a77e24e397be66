"""Plots as SVG, drawn by hand so that a page needs nothing but itself."""

from collections.abc import Sequence
from html import escape
from math import log2
from typing import Final

from msgspec import Struct

WIDTH: Final = 720
LABEL: Final = 210
"""Room for names on the left."""
FIGURES: Final = 120
"""Room for figures on the right."""
ROW: Final = 26
HEAD: Final = 24
BARS: Final = 160
"""Height of the bars of a histogram."""
BINS: Final = 24
WIDEST: Final = 60
"""Of a bar, where there are few."""
CURVE: Final = 260
"""Height of a curve."""


class Bar(Struct, frozen=True):
    """A value with its interval."""

    name: str
    value: float
    low: float
    high: float
    told: str
    """The figures in words."""


def intervals(bars: Sequence[Bar], fair: float | None, title: str) -> str:
    """Draw values as dots with whiskers, one below the other; a line shows what would be fair."""
    least = min([bar.low for bar in bars] + ([] if fair is None else [fair]))
    most = max([bar.high for bar in bars] + ([] if fair is None else [fair]))
    room = (most - least) * 0.05 or 1.0
    least, most = least - room, most + room
    across = WIDTH - LABEL - FIGURES

    def x(value: float) -> float:
        return LABEL + (value - least) / (most - least) * across

    height = HEAD + ROW * len(bars)
    lines = []
    if fair is not None:
        lines.append(f'<path class="fair" d="M{x(fair):.1f} {HEAD - 6}V{height}"/>')
    for number, bar in enumerate(bars):
        y = HEAD + ROW * number + ROW / 2
        kind = "off" if fair is not None and not bar.low <= fair <= bar.high else "bar"
        lines.append(
            f'<text class="name" x="{LABEL - 12}" y="{y + 4:.1f}">{escape(bar.name)}</text>'
            f'<path class="{kind}" d="M{x(bar.low):.1f} {y:.1f}H{x(bar.high):.1f}'
            f'M{x(bar.low):.1f} {y - 4:.1f}v8M{x(bar.high):.1f} {y - 4:.1f}v8"/>'
            f'<circle class="{kind}" cx="{x(bar.value):.1f}" cy="{y:.1f}" r="4.5"/>'
            f'<text class="told" x="{WIDTH}" y="{y + 4:.1f}">{escape(bar.told)}</text>'
        )
    return figure(height, title, lines)


def histogram(numbers: Sequence[int], title: str) -> str:
    """Draw how often numbers occur."""
    least, most = min(numbers), max(numbers)
    size = max(1, -(-(most - least + 1) // BINS))
    counts = [0] * ((most - least) // size + 1)
    for number in numbers:
        counts[(number - least) // size] += 1
    step = min(WIDTH / len(counts), WIDEST)
    top = max(counts)
    lines = []
    for place, count in enumerate(counts):
        tall = BARS * count / top
        lines.append(
            f'<rect class="count" x="{place * step + 1:.1f}" y="{BARS - tall:.1f}" '
            f'width="{max(step - 2, 1):.1f}" height="{tall:.1f}"/>'
        )
    lines.append(f'<path class="axis" d="M0 {BARS}H{WIDTH}"/>')
    for place in sorted({0, len(counts) // 2, len(counts) - 1}):  # the first, one between, the last
        anchor = "start" if place == 0 else "end" if place == len(counts) - 1 else "middle"
        middle = 0 if place == 0 else (place + (1.0 if anchor == "end" else 0.5)) * step
        lines.append(
            f'<text x="{middle:.1f}" y="{BARS + 18}" text-anchor="{anchor}">'
            f"{least + place * size}</text>"
        )
    return figure(BARS + HEAD, title, lines)


class Point(Struct, frozen=True):
    """A strength at a budget."""

    budget: float
    value: float
    low: float
    high: float
    name: str


def curve(points: Sequence[Point], title: str) -> str:
    """Draw strength against budget; each step to the right doubles the budget."""
    ordered = sorted(points, key=lambda point: point.budget)
    first, last = log2(ordered[0].budget), log2(ordered[-1].budget)
    least, most = min(point.low for point in ordered), max(point.high for point in ordered)
    room = (most - least) * 0.08 or 1.0
    least, most = least - room, most + room
    across = WIDTH - LABEL

    def x(point: Point) -> float:
        return LABEL / 2 + (log2(point.budget) - first) / ((last - first) or 1.0) * across

    def y(value: float) -> float:
        return CURVE - (value - least) / (most - least) * (CURVE - HEAD)

    way = "L".join(f"{x(point):.1f} {y(point.value):.1f}" for point in ordered)
    lines = [f'<path class="way" d="M{way}"/>']
    for point in ordered:
        lines.append(
            f'<path class="bar" d="M{x(point):.1f} {y(point.low):.1f}V{y(point.high):.1f}"/>'
            f'<circle class="bar" cx="{x(point):.1f}" cy="{y(point.value):.1f}" r="4.5"/>'
            f'<text x="{x(point):.1f}" y="{CURVE + 18}" text-anchor="middle">'
            f"{escape(point.name)}</text>"
            f'<text x="{x(point) + 10:.1f}" y="{y(point.value) - 6:.1f}">{point.value:.0f}</text>'
        )
    lines.append(f'<path class="axis" d="M0 {CURVE}H{WIDTH}"/>')
    return figure(CURVE + HEAD, title, lines)


def figure(height: float, title: str, lines: Sequence[str]) -> str:
    """Return a drawing with what it is called, for those who do not see it."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"{''.join(lines)}</svg>"
    )


def alone(drawing: str, style: str) -> str:
    """Return a drawing as a file of its own, in the style of the page it stands on."""
    root, _, rest = drawing.partition(">")
    return f'{root} xmlns="http://www.w3.org/2000/svg"><style>{style}</style>{rest}\n'
