"""What the editions ask of data: the IDs of their rules, and what they measure by."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from athanor.games.alkemy.cards.schema import Edition


def v2_size(height: float) -> int:
    """Give the size of scenery by its height (AK2-011, AK2-R3)."""
    return 4 if height > 4 else min(int(height), 3)


def blitz_size(height: float) -> int:
    """Give the size of scenery by its height (AKB-101, AKB-R2); flat ground has none (AKB-R104)."""
    return next((size for size in range(4) if height <= size), 4)


class Standards(Struct, frozen=True):
    """What an edition measures by, and the IDs of its rules about data."""

    count_bits: Callable[[float], int]
    span: float
    """No scenery element is longer, in inches."""
    has_climbing: bool
    """Figures may stand on scenery."""
    affinity: str
    ap: str
    cards: str
    climbing: str
    columns: str
    damage: str
    dice: str
    factions: str
    formats: str
    formulas: str
    heroes: str
    hp: str
    limits: str
    moves: str
    posts: str
    scenery: str
    scoring: str
    sizes: str
    skills: str
    spans: str
    special_cards: str
    symbols: str
    tokens: str
    zones: str


STANDARDS: Final[dict[Edition, Standards]] = {
    "v2": Standards(
        count_bits=v2_size,
        span=5.0,
        has_climbing=False,
        affinity="AK2-901",
        ap="AK2-504",
        cards="AK2-706",
        climbing="AK2-014",
        columns="AK2-123",
        damage="AK2-R10",
        dice="AK2-106",
        factions="AK2-313",
        formats="AK2-302",
        formulas="AK2-901",
        heroes="AK2-307",
        hp="AK2-101",
        limits="AK2-308",
        moves="AK2-601",
        posts="AK2-1701",
        scenery="AK2-413",
        scoring="AK2-1102",
        sizes="AK2-011",
        skills="AK2-1001",
        spans="AK2-012",
        special_cards="AK2-713",
        symbols="AK2-304",
        tokens="AK2-418",
        zones="AK2-1703",
    ),
    "blitz": Standards(
        count_bits=blitz_size,
        span=3.5,
        has_climbing=True,
        affinity="AKB-421",
        ap="AKB-024",
        cards="AKB-311",
        climbing="AKB-R8",
        columns="AKB-R41",
        damage="AKB-R41",
        dice="AKB-070",
        factions="AKB-058",
        formats="AKB-050",
        formulas="AKB-034",
        heroes="AKB-035",
        hp="AKB-026",
        limits="AKB-055",
        moves="AKB-023",
        posts="AKB-500",
        scenery="AKB-501",
        scoring="AKB-525",
        sizes="AKB-101",
        skills="AKB-021",
        spans="AKB-501",
        special_cards="AKB-311",
        symbols="AKB-057",
        tokens="AKB-508",
        zones="AKB-511",
    ),
}
