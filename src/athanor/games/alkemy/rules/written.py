"""Spots and lengths as people write them and read them, in inches."""

from athanor.games.alkemy.rules.space import spot_code
from athanor.games.alkemy.tabletop.points import INCH
from athanor.kernel.vectors import i64
from athanor.kernel.words import Inches, Message


def spot_text(x: i64, y: i64) -> str:
    """Return a spot as people write it, in inches."""
    return f"{inches_text(x)},{inches_text(y)}"


def spot_words(x: i64, y: i64) -> Message:
    """Return a spot in words, to a tenth of an inch; in writing it is exact."""
    return Message("alkemy-option-spot", {"x": Inches(tenths(x)), "y": Inches(tenths(y))})


def tenths(length: i64) -> i64:
    """Return a length rounded to a tenth of an inch."""
    return (length + 50) // 100 * 100


def inches_text(units: i64) -> str:
    """Return a length in inches with no more digits than it needs."""
    return f"{units // INCH}.{units % INCH:03d}".rstrip("0").rstrip(".")


def parse_spot(text: str) -> i64:
    """Return a written spot as a code, or -1 if it is none."""
    parts = text.replace(" ", "").split(",")
    if len(parts) != 2:
        return -1
    x, y = parse_inches(parts[0]), parse_inches(parts[1])
    return spot_code(x, y) if x >= 0 and y >= 0 else -1


def parse_inches(text: str) -> i64:
    """Return a written length in units, or -1 if it is none."""
    whole, _, part = text.partition(".")
    if not whole.isascii() or not whole.isdigit() or len(whole) > 2 or len(part) > 3:
        return -1
    if part and not (part.isascii() and part.isdigit()):
        return -1
    return int(whole) * INCH + int((part + "000")[:3])
