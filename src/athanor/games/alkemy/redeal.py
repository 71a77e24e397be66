"""What a seat cannot know, sampled again: without measuring, how far things really are.

Rules measure here. On the true table a length is what it is; in a re-dealt match it is off by a
human error, the same for the same two bases in the same deal, so that bots search through what
may be and not through what is. What has been measured is known for as long as neither base moves:
it comes out as it did.
"""

from typing import Final

from athanor.games.alkemy.redeal_modules import redeal_modules
from athanor.games.alkemy.state import Battle
from athanor.kernel.bits import bit
from athanor.kernel.chance import Stream
from athanor.kernel.vectors import i64

MEMORY: Final = 63
"""So many bases fit into the memory of a figure, posts among them; tokens are not remembered."""

PIECES: Final = 64
"""For the eye pieces are more bases, after all tokens."""

PER_CENT: Final = 10_000
"""A length whose error shows that of all lengths between two things."""


def redeal(battle: Battle, seat: i64, stream: Stream) -> None:
    """Let all distances that nobody has measured be others, unless anybody may measure.

    Other players hold other command cards, and have chosen other objectives.
    """
    redeal_modules(battle, seat, stream)
    if not battle.terms.measuring:
        battle.eye = 1 + stream.below(1_000_000)
        battle.known = battle.taped[:]


def measured_gap(battle: Battle, one: i64, other: i64) -> i64:
    """Return the distance between two bases."""
    return measured(battle, one, other, battle.discs.gap(one, other))


def measured_to_token(battle: Battle, figure: i64, token: i64, length: i64) -> i64:
    """Return a length between a base and a token: for the eye a token is one more base."""
    return measured(battle, figure, len(battle.discs.x) + token, length)


def measured_to_piece(battle: Battle, figure: i64, piece: i64, length: i64) -> bool:
    """Tell whether a base is at most so far from a piece, which the eye misjudges like a base."""
    discs, shape = battle.discs, battle.terrain.pieces[piece]
    x, y, radius = discs.x[figure], discs.y[figure], discs.radius[figure]
    if battle.eye == 0 or battle.repeating or battle.terms.measuring:
        return shape.within(x, y, radius + length)
    far = measured(battle, figure, len(discs.x) + PIECES + piece, PER_CENT)
    return shape.within(x, y, radius + length * PER_CENT // max(1, far))


def measured_move(battle: Battle, figure: i64, target: i64, length: i64) -> i64:
    """Return a length to move towards a base: longer the nearer the base is in this deal."""
    apart = battle.discs.gap(figure, target)
    found = measured(battle, figure, target, apart)
    return length if found <= 0 else length * apart // found


def measured(battle: Battle, one: i64, other: i64, length: i64) -> i64:
    """Return a true length between two bases as it is in this deal (AK2-R68, AKB-R11)."""
    low, high = (one, other) if one < other else (other, one)
    remembered = high < MEMORY and high < len(battle.discs.x) and not battle.terms.measuring
    if remembered:
        battle.taped[low] |= bit(high)
    if battle.eye == 0 or battle.repeating:
        if remembered:
            battle.known[low] |= bit(high)
        return length
    if is_known(battle, low, high):
        return length
    seed = (battle.eye * 2_654_435 + low * 40_503 + high * 65_599) % 2_147_483_647
    total: i64 = 0
    for _ in range(4):  # four uniform numbers add up to nearly a normal one
        seed = (seed * 48_271) % 2_147_483_647
        total += seed % 2001 - 1000
    # The sum has a standard deviation of 1155; the edition says how many per cent that is.
    return length + length * total * battle.edition.error // 115_500


def is_known(battle: Battle, one: i64, other: i64) -> bool:
    """Tell whether a distance was measured and neither base has moved since."""
    low, high = (one, other) if one < other else (other, one)
    return high < MEMORY and battle.known[low] >> high & 1 == 1


def forget_tapes(battle: Battle, figure: i64) -> None:
    """Forget all that was measured to and from a figure that moved."""
    battle.taped[figure] = 0
    battle.known[figure] = 0
    if figure < MEMORY:
        for other in range(figure):
            battle.taped[other] &= ~bit(figure)
            battle.known[other] &= ~bit(figure)
