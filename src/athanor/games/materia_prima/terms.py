"""What is printed and agreed, as flat tables: cards, tiles, extensions, and the options.

A *sheet* is a line of values and abilities: one for every formula card, and after them two for
every alchemist, the heart column and the skull column.
"""

from mypy_extensions import i64

from athanor.games.materia_prima.codes import (
    ACTIONS,
    KINDS,
    PILES,
    RAW,
    SEATS,
)
from athanor.games.materia_prima.rules.ground import Ground
from athanor.kernel.vectors import vec
from athanor.kernel.words import Label


def numbers(length: int, value: int = 0) -> "vec[i64]":
    """Return a table of equal numbers."""
    return vec[i64]([value] * length)


class Sheets:
    """Values and abilities, sheet by sheet."""

    def __init__(self, count: int) -> None:
        self.actions = numbers(count)
        self.attack = numbers(count)
        self.defence = numbers(count)
        self.capacity = numbers(count)
        self.extra = numbers(count * ACTIONS)
        """Additional actions by kind (MAT-230)."""
        self.prospect = numbers(count * RAW)
        """Additional units by mine (MAT-232)."""
        self.scholar = numbers(count)
        self.pockets = numbers(count)
        self.soul = numbers(count)
        """Soul Stones it gives when it is made (MAT-216)."""
        self.forbidden = numbers(count)
        """Kinds of action ruled out, as a mask (MAT-208)."""


class Cards:
    """The formula cards: homunculi, then equipment, then parts of the stone."""

    def __init__(self, count: int) -> None:
        self.count: i64 = count
        self.pile = numbers(count)
        self.level = numbers(count)
        """Also the wisdom points; of a part its type (MAT-200, MAT-210, MAT-220)."""
        self.cost = numbers(count * KINDS)
        self.souls = numbers(count)
        self.first = numbers(PILES + 1)
        """Where each pile begins among the cards."""
        self.ids: list[str] = []
        self.names: list[Label] = []
        self.item_kinds: list[str] = []
        """Weapon, jewel and so on; empty for what is no equipment."""


class Extensions:
    """The tower extensions."""

    def __init__(self, count: int) -> None:
        self.count: i64 = count
        self.price = numbers(count * KINDS)
        self.verb = numbers(count)
        self.element = numbers(count)
        self.product = numbers(count)
        self.ids: list[str] = []
        self.names: list[Label] = []


class Terms:
    """All that never changes during a match."""

    def __init__(
        self, ground: Ground, cards: Cards, sheets: Sheets, extensions: Extensions
    ) -> None:
        self.ground = ground
        self.cards = cards
        self.sheets = sheets
        self.extensions = extensions
        self.faces = numbers(1)
        """Of the dice."""
        self.soul_stones: i64 = 9
        self.hand_limit: i64 = 3
        self.alchemist_ids: list[str] = []
        self.alchemist_names: list[Label] = []
        self.tower_ids: list[str] = []
        self.tower_names: list[Label] = []
        self.tile_ids: list[str] = []
        self.tile_names: list[Label] = []
        self.city_names: list[Label] = []
        self.land = numbers(1)
        """What the hexes of a tile are, for every tile, side and turn."""
        self.mines: list[list[int]] = []
        """The mines on each side of each tile: tile * 2 + side."""
        self.ready_tiles: list[int] = []
        """The tile at each place in the standard layout."""
        self.rich_sides: list[list[int]] = []
        self.lean_sides: list[list[int]] = []
        """Choices of sides for a random board: the normal ones, and those of MAT-340."""
        self.offers = numbers(2 * 3)
        """Kinds of formula by city and side, as masks."""
        self.quest_names: list[Label] = []
        self.quest_count = numbers(1)
        self.quest_mask: i64 = 0
        """The quests played with this number of players (MAT-010)."""
        self.house = True
        # options
        self.layout = "random"
        self.lean = False
        """Each mine once and one kind of formula for each city (MAT-340, MAT-341)."""
        self.first: i64 = -1
        self.random_characters = False
        self.pickup_all = False
        self.bank_quest = False
        self.later_ending = False
        self.max_rounds: i64 = 150
        self.seats: i64 = SEATS

    def sheet_of(self, alchemist: i64, column: i64) -> i64:
        """Return the sheet of a column of an alchemist."""
        return self.cards.count + 2 * alchemist + column
