"""Decisions about a place on the table: a family of spots, too many to list.

Three questions are easily taken for each other:

* *Is this spot legal?* ``objection`` answers it, exactly.
* *Which spots are worth a look?* ``worth_a_look`` and ``suggested``, for menus and bots. That they
  know of none says nothing about the others.
* *Is any spot legal at all?* ``is_possible``. Rights hang on it, so a no is a proof: the area of
  all spots is cut into squares, a square is dropped if no spot in it can be legal (``is_barred``),
  and the others are cut into four again until the middle of one is legal. Where ``tabletop`` knows
  all points that could be the nearest (``thresholds``), these are tried instead.

The least squares measure ``FINE`` units, for scenery ``BROAD``. A legal area may be missed
if it holds no disc whose radius is three thousandths of an inch (for scenery, a twentieth of an
inch); a wider one is always found, and what is found is legal. Where slow ground is near, ways are
no more exact than ``tabletop`` says.
"""

from abc import abstractmethod
from heapq import heappop, heappush
from typing import Final

from mypy_extensions import mypyc_attr

from athanor.games.alkemy.codes import NONE
from athanor.games.alkemy.rules.choices import ask
from athanor.games.alkemy.rules.space import spot_code, spot_x, spot_y
from athanor.games.alkemy.rules.written import parse_spot, spot_text, spot_words
from athanor.games.alkemy.state import Battle
from athanor.kernel.chance import Stream
from athanor.kernel.script import Decision
from athanor.kernel.vectors import i64
from athanor.kernel.words import Message, Option, Refusal, Refused, refuse

TRIES: Final = 200
"""Spots that are drawn before a sample falls back on the suggestions."""

FINE: Final = 4
"""The side of the least squares that are looked at for a legal spot."""

UNKNOWN: Final = -2
"""Not yet looked for."""

REACH: Final = 750
"""How far from a suggested spot a finger may point and still mean it, in thousandths of an inch."""

OFF_TABLE: Final = "off-table AK2-R2 AKB-R90"
TAKEN: Final = "spot-taken AK2-602 AK2-014 AKB-210 AKB-R90"


@mypyc_attr(allow_interpreted_subclasses=True)
class Spots(Decision):
    """A spot for a figure or a piece of scenery. Any that fits is legal; some are suggested."""

    def __init__(self, battle: Battle, seat: i64, figure: i64, topic: str, rules: str) -> None:
        super().__init__(seat)
        self.battle = battle
        self.figure = figure
        self.topic = topic
        self.family = True
        self.fine: i64 = FINE
        self.fleeting = not battle.terms.measuring  # AK2-R68, AKB-R11
        self._rules = rules
        self._listed: list[int] = []
        self._some: i64 = UNKNOWN

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return self.topic

    @abstractmethod
    def objection(self, x: i64, y: i64) -> str:
        """Return why the figure may not go to a spot, as a key with its rules, or nothing."""

    @abstractmethod
    def worth_a_look(self) -> list[int]:
        """Return spots to suggest, legal or not, as codes."""

    @abstractmethod
    def area(self) -> tuple[i64, i64, i64]:
        """Return the middle of a square in which all legal spots lie, and half its side."""

    @abstractmethod
    def is_barred(self, x: i64, y: i64, around: i64) -> bool:
        """Tell whether no spot at most so far from a point is legal: a yes is certain.

        The smaller the distance, the fewer spots that are not legal may pass.
        """

    def serves(self, x: i64, y: i64) -> bool:
        """Tell whether a spot is legal, in the order that is quickest while searching."""
        return self.objection(x, y) == ""

    def is_possible(self) -> bool:
        """Tell whether any spot is legal, whether suggested or not: a no is a proof."""
        return self.some_spot() != NONE

    def some_spot(self) -> i64:
        """Return a legal spot, or NONE if there is none: mostly one is known at once."""
        if self._some == UNKNOWN:
            self._some = self.known_spot()
            if self._some == NONE:
                self._some = self.searched_spot()
        return self._some

    def known_spot(self) -> i64:
        """Return the first legal spot of those worth a look; NONE does not mean there is none."""
        return self.first_of(self.worth_a_look())

    def first_of(self, spots: list[int]) -> i64:
        """Return the first of some spots that is legal, or NONE."""
        for spot in spots:
            if self.serves(spot_x(spot), spot_y(spot)):
                return spot
        return NONE

    def searched_spot(self) -> i64:
        """Return a legal spot, or NONE if there is none, wherever it may be."""
        return self.cut_up()

    def cut_up(self) -> i64:
        """Return a legal spot, or NONE if there is none, by cutting up the whole area."""
        x, y, half = self.area()
        side = self.fine
        while side < 2 * half + 1:
            side *= 2
        xs, ys = [x], [y]
        while xs:
            around = side * 7072 // 10_000 + 1  # half the diagonal
            next_xs: list[i64] = []
            next_ys: list[i64] = []
            for k in range(len(xs)):
                x, y = xs[k], ys[k]
                if self.is_barred(x, y, around):
                    continue
                if self.serves(x, y):
                    return spot_code(x, y)
                if side > self.fine:
                    quarter = side // 4
                    next_xs += [x - quarter, x + quarter, x - quarter, x + quarter]
                    next_ys += [y - quarter, y - quarter, y + quarter, y + quarter]
            xs, ys = next_xs, next_ys
            side //= 2
        return NONE

    def about(self) -> Message:
        """Return the question."""
        return ask(self.battle, self.topic, self.figure, -1)

    def rules(self) -> tuple[str, ...]:
        """Return the rules that put the question."""
        return self.battle.cite(self._rules)

    def is_legal(self, choice: i64) -> bool:
        """Tell whether the figure may go there."""
        return choice >= 0 and self.objection(spot_x(choice), spot_y(choice)) == ""

    def why_not(self, choice: i64) -> Refusal | None:
        """Return the reason against a spot, or None.

        It does not name the spot: a finger on a picture must not be told where it points (AKB-R11).
        """
        found = self.objection(spot_x(choice), spot_y(choice)) if choice >= 0 else OFF_TABLE
        if found == "":
            return None
        key, _, rules = found.partition(" ")
        return Refusal(Message(f"alkemy-refusal-{key}"), self.battle.cite(rules))

    def count(self) -> i64:
        """Return the number of suggestions."""
        return len(self.suggested())

    def codes(self) -> list[int]:
        """Return the suggestions in ascending order."""
        return sorted(self.suggested())

    def suggested(self) -> list[int]:
        """Return the suggestions, found when first asked for; never none if there is a spot."""
        if not self._listed:
            self._listed = sorted({spot for spot in self.worth_a_look() if self.is_legal(spot)})
            if not self._listed and self.is_possible():
                self._listed = [self.some_spot()]
        return self._listed

    def sample(self, stream: Stream) -> i64:
        """Return one of the suggestions."""
        listed = self.suggested()
        return listed[stream.below(len(listed))]

    def default_choice(self) -> i64:
        """Return where a figure goes whose player's time is up: nowhere, if it may stay."""
        if self.figure == NONE:
            return self.suggested()[0]
        stay = spot_code(self.battle.discs.x[self.figure], self.battle.discs.y[self.figure])
        return stay if self.is_legal(stay) else self.suggested()[0]

    def option(self, choice: i64) -> Option:
        """Return a spot as a person sees it."""
        x, y = spot_x(choice), spot_y(choice)
        return Option(choice, spot_text(x, y), spot_words(x, y), (f"spot:{x},{y}",))

    def parse(self, text: str) -> i64:
        """Return the spot written as ``12.5,3.25``, in inches from the lower left corner.

        In words it is looked for: ``toward b2``, ``into cover from b4``, ``contact with b1 left``.
        """
        code = parse_spot(text)
        if code < 0:
            code = self.spoken(text)
        if code < NONE:
            raise refuse("alkemy-refusal-no-spot-so", self.rules(), text=text[:80])
        if code < 0:
            raise refuse("alkemy-refusal-not-a-spot", self.rules(), text=text[:80])
        refusal = self.why_not(code)
        if refusal is not None:
            raise Refused(refusal)
        return code

    def spoken(self, text: str) -> i64:
        """Return the spot that is meant by words, or less than 0."""
        from athanor.games.alkemy.rules.spoken import spoken_spot  # noqa: PLC0415 - knows all kinds

        return spoken_spot(self, text)

    def near(self, text: str) -> i64:
        """Return the spot that is written, or if it is no good, the nearest one suggested.

        So a finger on a picture finds the spots in contact, which are exact to a hair.
        """
        code = parse_spot(text)
        if code < 0 or self.is_legal(code):
            return self.parse(text)
        best: i64 = -1
        least: i64 = REACH * REACH
        for spot in self.suggested():
            across = spot_x(spot) - spot_x(code)
            along = spot_y(spot) - spot_y(code)
            if across * across + along * along <= least:
                least = across * across + along * along
                best = spot
        return best if best >= 0 else self.parse(text)


def nearest_legal(spots: Spots, left: i64, bottom: i64, right: i64, top: i64) -> i64:
    """Return the legal spot that is nearest to a box, or NONE; of several that to its middle.

    The area is cut up like in ``cut_up``, what may hold the nearest spot first, so that it is right
    to the side of the least squares.
    """
    at_x, at_y, half = spots.area()
    side = spots.fine
    while side < 2 * half + 1:
        side *= 2
    middle_x, middle_y = (left + right) // 2, (bottom + top) // 2
    waiting: list[tuple[int, int, int, int, int]] = [(0, 0, side, at_x, at_y)]
    while waiting:
        _, _, side, at_x, at_y = heappop(waiting)
        around = side * 7072 // 10_000 + 1
        if spots.is_barred(at_x, at_y, around):
            continue
        if side <= spots.fine:
            if at_x >= 0 and at_y >= 0 and spots.serves(at_x, at_y):
                return spot_code(at_x, at_y)
            continue
        quarter = side // 4
        for dx, dy in (
            (-quarter, -quarter),
            (quarter, -quarter),
            (-quarter, quarter),
            (quarter, quarter),
        ):
            x, y = at_x + dx, at_y + dy
            away = squared(outside(x, left, right, quarter), outside(y, bottom, top, quarter))
            aside = squared(
                outside(x, middle_x, middle_x, quarter), outside(y, middle_y, middle_y, quarter)
            )
            heappush(waiting, (away, aside, side // 2, x, y))
    return NONE


def outside(at: i64, low: i64, high: i64, half: i64) -> i64:
    """Return how far a stretch, so long on both sides of a point, lies at least from another."""
    return max(0, at - high - half, low - at - half)


def squared(across: i64, along: i64) -> i64:
    """Return the square of a distance."""
    return across * across + along * along
