"""A calibration as a table and as a picture: what was told against what came of it."""

from collections.abc import Iterator
from typing import Final

from athanor.lab.calibration import TENTHS, Calibration

SIDE: Final = 360
EDGE: Final = 46
CLOSE: Final = 1.96
"""Standard errors within which nineteen of twenty lie."""


def report(game: str, found: Calibration) -> Iterator[str]:
    """Yield the lines of a table."""
    yield f"{game}: {found.matches} matches, {found.chances} chances"
    yield f"Brier score {found.brier:.4f} (always the average: {found.reference:.4f})"
    yield "tenth    chances  matches  told    won     +/-"
    for number, tenth in enumerate(found.tenths):
        if tenth is None:
            continue
        low, high = number / TENTHS, (number + 1) / TENTHS
        yield (
            f"{low:.1f}-{high:.1f}  {tenth.count:7}  {tenth.matches:7}"
            f"  {tenth.chance:.3f}   {tenth.won:.3f}   {CLOSE * tenth.error:.3f}"
        )


def picture(game: str, found: Calibration) -> str:
    """Return the table as an SVG: on the diagonal, chances are honest."""
    size = SIDE + 2 * EDGE
    most = max(tenth.count for tenth in found.tenths if tenth is not None)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}"'
        f' role="img" font-family="serif" font-size="13">',
        f"<title>{game}: chances told and matches won</title>",
        f'<rect width="{size}" height="{size}" fill="#fdf6e9"/>',
        f'<g transform="translate({EDGE} {EDGE})" stroke="#23170d" fill="none">',
        f'<rect width="{SIDE}" height="{SIDE}"/>',
        f'<path d="M0 {SIDE}L{SIDE} 0" stroke-dasharray="6 4"/>',
    ]
    for tick in range(0, TENTHS + 1, 2):
        at = SIDE * tick / TENTHS
        label = f"{tick * 10}"
        parts += [
            f'<path d="M{at:.0f} {SIDE}v5M0 {SIDE - at:.0f}h-5"/>',
            f'<text x="{at:.0f}" y="{SIDE + 19}" text-anchor="middle" stroke="none"'
            f' fill="#23170d">{label}</text>',
            f'<text x="-9" y="{SIDE - at + 4:.0f}" text-anchor="end" stroke="none"'
            f' fill="#23170d">{label}</text>',
        ]
    for tenth in found.tenths:
        if tenth is None:
            continue
        x, y = SIDE * tenth.chance, SIDE * (1 - tenth.won)
        reach = SIDE * CLOSE * tenth.error
        top, bottom = max(0.0, y - reach), min(float(SIDE), y + reach)
        radius = 3 + 6 * (tenth.count / most) ** 0.5
        parts += [
            f'<path d="M{x:.1f} {top:.1f}V{bottom:.1f}" stroke="#a12a17" stroke-width="2"/>',
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="#a12a17"/>',
        ]
    words = (
        f'<text x="{size / 2:.0f}" y="20" text-anchor="middle" fill="#23170d">'
        f"{game}: won, in a hundred, against the chance told</text>"
    )
    return "\n".join([*parts, "</g>", words, "</svg>", ""])
