"""Sets of small numbers (cards, figures, choices) as the bits of one number, from 0 to 62."""

from mypy_extensions import i64


def shifted(mask: i64, places: i64) -> i64:
    """Return a set moved up by some places."""
    return mask << places


def bit(index: i64) -> i64:
    """Return the set of one.

    The 1 goes through a call: compiled as a constant it would have 32 bits only.
    """
    return shifted(1, index)


def has(mask: i64, index: i64) -> bool:
    """Tell whether something is in a set."""
    return (mask >> index) & 1 == 1


def count_bits(mask: i64) -> i64:
    """Return how many there are in a set, by sums of two, four, eight bits at once."""
    sums = mask - ((mask >> 1) & 0x5555555555555555)
    sums = (sums & 0x3333333333333333) + ((sums >> 2) & 0x3333333333333333)
    sums = (sums + (sums >> 4)) & 0x0F0F0F0F0F0F0F0F
    sums += sums >> 8
    sums += sums >> 16
    sums += sums >> 32
    return sums & 127


def lowest(mask: i64) -> i64:
    """Return the first of a set that is not empty."""
    position: i64 = 0
    left = mask
    while left & 255 == 0:
        left >>= 8
        position += 8
    while left & 1 == 0:
        left >>= 1
        position += 1
    return position


def nth_bit(mask: i64, n: i64) -> i64:
    """Return the n-th of a set, counted from 0."""
    left = mask
    skip = n
    while skip > 0:
        left &= left - 1
        skip -= 1
    return lowest(left)


def members(mask: i64) -> list[int]:
    """Return all of a set in ascending order."""
    found: list[int] = []
    left = mask
    position: i64 = 0
    while left:
        if left & 255 == 0:
            left >>= 8
            position += 8
            continue
        if left & 1:
            found.append(position)
        left >>= 1
        position += 1
    return found
