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
NO_SOUL_LIES: Final = 11
PACK_FULL: Final = 12
SOUL_BEARER: Final = 13
NOTHING_CARRIED: Final = 14
DROP_AT_HOME: Final = 15
NO_TARGET: Final = 16
NO_FIGHTER: Final = 17
NO_ATTACK: Final = 18
NOT_ADJACENT: Final = 19
TOWER_SAFE: Final = 20
OWN_FIGURE: Final = 21
NOT_HOME: Final = 22
NOTHING_TO_CHANGE: Final = 23
NO_SOURCES: Final = 24
HELPERS_SOURCES: Final = 25
NO_EXTENSION: Final = 26
IDLE_EXTENSION: Final = 27
FRESH_EXTENSION: Final = 28
SAME_ELEMENT: Final = 29
ORDINARY: Final = 30
NO_RECIPE: Final = 31
HELPER_CONVERTS: Final = 32
HELPER_TRANSMUTES: Final = 33
HELPER_IN_CITY: Final = 34
NOT_IN_HAND: Final = 35
CANNOT_PAY: Final = 36
NO_SOUL_TO_PAY: Final = 37
PART_MADE: Final = 38
SOULS_GONE: Final = 39
NO_CITY: Final = 40
NOT_OFFERED: Final = 41
PILE_EMPTY: Final = 42
NO_MARKER: Final = 43
PRICE_NOT_CARRIED: Final = 44
TOO_FAR: Final = 45
HAND_OVER: Final = 46
HELPERS_HAND_OVER: Final = 47
NO_TRADE: Final = 48

# Dropping, leaving, keeping, gathering

NONE_CARRIED: Final = 49
NO_SOUL_CARRIED: Final = 50
NO_SOUL_BEARER: Final = 51
NONE_TO_LEAVE: Final = 52
SOULS_WEIGH_NOTHING: Final = 53
TOO_MUCH_LEFT: Final = 54
STILL_OVER: Final = 55
NO_SPOILS: Final = 56
SOUL_TAKEN: Final = 57
SOUL_LEFT: Final = 58
NO_ROOM_TO_KEEP: Final = 59
TOO_MUCH_TO_KEEP: Final = 60
NO_ROOM: Final = 61
TOO_MUCH: Final = 62
MUST_DROP: Final = 63
NOT_DROPPED: Final = 64
NEVER_SPOILS: Final = 65

# Loading and wearing

NONE_TO_LOAD: Final = 66
NONE_TO_TRANSFER: Final = 67
SOUL_NOT_STORED: Final = 68
MUST_CHANGE: Final = 69
MOVED_BACK: Final = 70
TRANSFERRED_BACK: Final = 71
SLOTS_FULL: Final = 72
NOT_WEARABLE: Final = 73
NOT_STORED: Final = 74
NOT_WORN: Final = 75
ITEMS_NEED_EQUIP: Final = 76
NO_USE_FOR_ITEMS: Final = 77

# Set-up

ELEMENT_HEX: Final = 78
CITY_HEX: Final = 79
TOWER_HEX: Final = 80
WALLED_IN: Final = 81
TILE_LAID: Final = 82
MINES_LEAN: Final = 83
MINES_RICH: Final = 84
ALCHEMIST_TAKEN: Final = 85
TOWER_TAKEN: Final = 86
QUEST_NOT_PLAYED: Final = 87
QUEST_NOT_DRAWN: Final = 88

# Extensions, cards, homunculi

NOT_OWNED: Final = 89
NOT_GROWN: Final = 90
NOT_DRAWN: Final = 91
NOT_TWO: Final = 92
NOT_THROWN: Final = 93
NO_HOMUNCULUS: Final = 94

REASONS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("fine", ()),
    ("no-such", ()),
    ("no-figure", ("MAT-052",)),
    ("not-ready", ("MAT-201",)),
    ("ruled-out", ("MAT-208",)),
    ("spent", ("MAT-053",)),
    ("off-board", ("MAT-066", "MAT-R07")),
    ("occupied", ("MAT-062",)),
    ("tower-closed", ("MAT-064",)),
    ("no-mine", ("MAT-070",)),
    ("nothing-lies", ("MAT-073",)),
    ("nothing-lies", ("MAT-075",)),
    ("full", ("MAT-072",)),
    ("soul-bearer", ("MAT-075", "MAT-117")),
    ("nothing-carried", ("MAT-080", "MAT-R14")),
    ("drop-at-home", ("MAT-R14",)),
    ("no-target", ("MAT-091",)),
    ("no-fighter", ("MAT-204", "MAT-R22")),
    ("no-fighter", ("MAT-R22",)),
    ("not-adjacent", ("MAT-091",)),
    ("tower-safe", ("MAT-094",)),
    ("own-figure", ("MAT-091", "MAT-R49")),
    ("not-home", ("MAT-057",)),
    ("nothing-to-change", ("MAT-R15",)),
    ("no-sources", ("MAT-150",)),
    ("helpers-sources", ("MAT-150", "MAT-151")),
    ("no-extension", ("MAT-171",)),
    ("idle-extension", ("MAT-173",)),
    ("fresh-extension", ("MAT-174",)),
    ("same-element", ("MAT-R57",)),
    ("ordinary", ("MAT-R57",)),
    ("no-recipe", ("MAT-141", "MAT-152")),
    ("helper-cannot", ("MAT-151", "MAT-205")),
    ("helper-cannot", ("MAT-205",)),
    ("helper-cannot", ("MAT-187", "MAT-205")),
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
    ("too-far", ("MAT-060",)),
    ("hand-over", ("MAT-136",)),
    ("hand-over", ("MAT-136", "MAT-R66")),
    ("no-trade", ("MAT-R41",)),
    # Dropping, leaving, keeping, gathering
    ("none-left", ("MAT-080",)),
    ("none-left", ("MAT-082",)),
    ("soul-bearer", ("MAT-117",)),
    ("none-left", ("MAT-R13",)),
    ("souls-weigh-nothing", ("MAT-118",)),
    ("too-much-left", ("MAT-R13",)),
    ("still-over", ("MAT-R13",)),
    ("no-spoils", ("MAT-101", "MAT-R18")),
    ("soul-taken", ("MAT-105",)),
    ("soul-left", ("MAT-106", "MAT-117")),
    ("no-room", ("MAT-102",)),
    ("too-much", ("MAT-102",)),
    ("no-room", ("MAT-072",)),
    ("too-much", ("MAT-072",)),
    ("must-change", ("MAT-R14",)),
    ("not-dropped", ("MAT-R65",)),
    ("never-spoils", ("MAT-107",)),
    # Loading and wearing
    ("none-left", ("MAT-131",)),
    ("none-left", ("MAT-134",)),
    ("soul-not-stored", ("MAT-121",)),
    ("must-change", ("MAT-R15",)),
    ("moved-back", ("MAT-R15",)),
    ("moved-back", ("MAT-R34",)),
    ("slots-full", ("MAT-211",)),
    ("not-wearable", ("MAT-R38",)),
    ("not-stored", ("MAT-133",)),
    ("not-worn", ("MAT-133",)),
    ("items-need-equip", ("MAT-135",)),
    ("no-use-for-items", ("MAT-133", "MAT-215")),
    # Set-up
    ("element-hex", ("MAT-020",)),
    ("city-hex", ("MAT-021",)),
    ("tower-hex", ("MAT-022",)),
    ("walled-in", ("MAT-R61",)),
    ("tile-laid", ("MAT-002",)),
    ("mines-lean", ("MAT-340",)),
    ("mines-rich", ("MAT-R08",)),
    ("taken", ("MAT-008",)),
    ("taken", ("MAT-009",)),
    ("quest-not-played", ("MAT-010",)),
    ("quest-not-drawn", ("MAT-011", "MAT-012")),
    # Extensions, cards, homunculi
    ("extension-not-owned", ("MAT-170",)),
    ("not-grown", ("MAT-171",)),
    ("not-drawn", ("MAT-R26",)),
    ("not-two", ("MAT-231",)),
    ("not-in-hand", ("MAT-190",)),
    ("no-homunculus", ("MAT-207",)),
)
"""Each reason's name and rules, by number: the name is told, and the rule forbids this very thing.

What is nothing one could choose breaks no rule of its own; the decision says what there is.
"""


def deny(reason: int, args: dict[str, Arg]) -> Refusal:
    """Return a refusal in the words of Materia Prima."""
    name, rules = REASONS[reason]
    return Refusal(Message(f"materia-prima-refusal-{name}", args), rules)


def deny_unknown(choice: str, rules: tuple[str, ...]) -> Refusal:
    """Return the refusal of what is nothing one could do, with the rules that say what is."""
    name, _ = REASONS[NO_SUCH]
    return Refusal(Message(f"materia-prima-refusal-{name}", {"choice": choice}), rules)


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

    def bounds(self) -> tuple[str, ...]:
        """Return the rules that say what there is to choose from."""
        return self.rules()

    def unknown(self, words: list[str]) -> Refusal:
        """Return the refusal of something written that stands for no choice, legal or not."""
        return deny_unknown(" ".join(words), self.bounds())

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
            return deny_unknown(str(choice), self.bounds())
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
        raise Refused(self.unknown(wanted.split()))
