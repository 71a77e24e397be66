"""Why something may not be done: a number for each reason, and what it is in words.

Decisions are tested and explained by the same functions, so that a refusal never disagrees with
what is legal.
"""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from athanor.kernel.chance import Stream
from athanor.kernel.script import Decision
from athanor.kernel.words import Arg, Message, Refusal, Refused

FINE: Final = 0
NO_SUCH: Final = 1
NO_FIGURE: Final = 2
NOT_READY: Final = 3
RULED_OUT: Final = 4
SPENT: Final = 5
OFF_BOARD: Final = 6
OCCUPIED: Final = 7
TOWER_CLOSED: Final = 8
NO_MINE: Final = 9
NOTHING_LIES: Final = 10
PACK_FULL: Final = 11
SOUL_BEARER: Final = 12
NOTHING_CARRIED: Final = 13
DROP_AT_HOME: Final = 14
NO_TARGET: Final = 15
NO_FIGHTER: Final = 16
NOT_ADJACENT: Final = 17
TOWER_SAFE: Final = 18
OWN_FIGURE: Final = 19
NOT_HOME: Final = 20
NOTHING_TO_CHANGE: Final = 21
NO_SOURCES: Final = 22
NO_EXTENSION: Final = 23
SAME_ELEMENT: Final = 24
ORDINARY: Final = 25
NOT_IN_HAND: Final = 26
CANNOT_PAY: Final = 27
NO_SOUL_TO_PAY: Final = 28
PART_MADE: Final = 29
SOULS_GONE: Final = 30
NO_CITY: Final = 31
NOT_OFFERED: Final = 32
PILE_EMPTY: Final = 33
NO_MARKER: Final = 34
PRICE_NOT_CARRIED: Final = 35
NONE_LEFT: Final = 36
NO_ROOM: Final = 37
MUST_CHANGE: Final = 38
TOO_MUCH: Final = 39
MOVED_BACK: Final = 40
SLOTS_FULL: Final = 41
NOT_WEARABLE: Final = 42
NOT_STORED: Final = 43
NOT_WORN: Final = 44
ITEMS_NEED_EQUIP: Final = 45
ELEMENT_HEX: Final = 46
CITY_HEX: Final = 47
TOWER_HEX: Final = 48
WALLED_IN: Final = 49
TILE_LAID: Final = 50
MINES_LEAN: Final = 51
MINES_RICH: Final = 52
STILL_OVER: Final = 53
TOO_FAR: Final = 54

REASONS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("fine", ()),
    ("no-such", ("MAT-054",)),
    ("no-figure", ("MAT-052",)),
    ("not-ready", ("MAT-201",)),
    ("ruled-out", ("MAT-208",)),
    ("spent", ("MAT-053",)),
    ("off-board", ("MAT-066", "MAT-R07")),
    ("occupied", ("MAT-062",)),
    ("tower-closed", ("MAT-064",)),
    ("no-mine", ("MAT-070",)),
    ("nothing-lies", ("MAT-073",)),
    ("full", ("MAT-072",)),
    ("soul-bearer", ("MAT-075", "MAT-117")),
    ("nothing-carried", ("MAT-080", "MAT-R14")),
    ("drop-at-home", ("MAT-R14",)),
    ("no-target", ("MAT-091",)),
    ("no-fighter", ("MAT-204", "MAT-R22")),
    ("not-adjacent", ("MAT-091",)),
    ("tower-safe", ("MAT-094",)),
    ("own-figure", ("MAT-091", "MAT-R49")),
    ("not-home", ("MAT-057",)),
    ("nothing-to-change", ("MAT-R15",)),
    ("no-sources", ("MAT-150",)),
    ("no-extension", ("MAT-173",)),
    ("same-element", ("MAT-R57",)),
    ("ordinary", ("MAT-R57",)),
    ("not-in-hand", ("MAT-161",)),
    ("cannot-pay", ("MAT-162",)),
    ("no-soul-to-pay", ("MAT-162", "MAT-223")),
    ("part-made", ("MAT-221",)),
    ("souls-gone", ("MAT-R09",)),
    ("no-city", ("MAT-058",)),
    ("not-offered", ("MAT-184",)),
    ("pile-empty", ("MAT-R27",)),
    ("no-marker", ("MAT-R35",)),
    ("price-not-carried", ("MAT-181",)),
    ("none-left", ("MAT-080",)),
    ("no-room", ("MAT-072",)),
    ("must-change", ("MAT-R14", "MAT-R15")),
    ("too-much", ("MAT-072",)),
    ("moved-back", ("MAT-R15",)),
    ("slots-full", ("MAT-211", "MAT-R37")),
    ("not-wearable", ("MAT-R38",)),
    ("not-stored", ("MAT-133",)),
    ("not-worn", ("MAT-133",)),
    ("items-need-equip", ("MAT-135",)),
    ("element-hex", ("MAT-020",)),
    ("city-hex", ("MAT-021",)),
    ("tower-hex", ("MAT-022",)),
    ("walled-in", ("MAT-R61",)),
    ("tile-laid", ("MAT-002",)),
    ("mines-lean", ("MAT-340",)),
    ("mines-rich", ("MAT-R08",)),
    ("still-over", ("MAT-R13",)),
    ("too-far", ("MAT-060",)),
)
"""Each reason's name and rules, by number."""


def deny(reason: int, args: dict[str, Arg]) -> Refusal:
    """Return a refusal in the words of Materia Prima."""
    name, rules = REASONS[reason]
    return Refusal(Message(f"materia-prima-refusal-{name}", args), rules)


def plain(text: str) -> str:
    """Return a written choice without needless blanks and capitals."""
    return " ".join(text.lower().split())


class Reasoned(Decision):
    """A decision that knows for every choice what stands against it."""

    @abstractmethod
    def objection(self, choice: i64) -> i64:
        """Return the reason against a choice, or FINE."""

    @abstractmethod
    def listed(self) -> list[int]:
        """Return all legal choices in ascending order."""

    @abstractmethod
    def span(self) -> i64:
        """Return the number of codes, legal or not."""

    @abstractmethod
    def text(self, choice: i64) -> str:
        """Return the short written form of a choice, legal or not."""

    def refusal_args(self, choice: i64) -> dict[str, Arg]:
        """Return what the words of a refusal may speak of."""
        return {"choice": str(choice)}

    def is_legal(self, choice: i64) -> bool:
        """Tell whether nothing stands against a choice."""
        return self.objection(choice) == FINE

    def why_not(self, choice: i64) -> Refusal | None:
        """Return the reason and the rule against a choice, or None if it is legal."""
        reason = self.objection(choice)
        if reason == FINE:
            return None
        if reason == NO_SUCH:
            return deny(NO_SUCH, {"choice": str(choice)})
        return deny(reason, self.refusal_args(choice))

    def count(self) -> i64:
        """Return the number of legal choices."""
        return len(self.listed())

    def sample(self, stream: Stream) -> i64:
        """Return one legal choice, each equally likely."""
        codes = self.listed()
        return codes[stream.below(len(codes))]

    def codes(self) -> list[int]:
        """Return all legal choices in ascending order."""
        return list(self.listed())

    def parse(self, text: str) -> i64:
        """Return the choice written as ``text``; raises Refused with the rule it breaks."""
        wanted = plain(text[:80])
        for code in self.listed():
            if self.text(code) == wanted:
                return code
        for code in range(self.span()):
            if self.text(code) == wanted:
                refusal = self.why_not(code)
                if refusal is not None:
                    raise Refused(refusal)
        raise Refused(deny(NO_SUCH, {"choice": text[:80]}))
