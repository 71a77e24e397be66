"""What is going on in the middle of a script, for those who look: announced, rolled, measured.

It is no part of the saved state. A script writes it down as it goes, cheaply, as the numbers it has
at hand anyway, and whoever repeats its answers writes it down again. At a quiet moment it is empty.
"""

from athanor.games.alkemy.codes import NONE
from athanor.games.alkemy.rules.orders import Order
from athanor.games.alkemy.tabletop.sight import Sight
from athanor.kernel.vectors import i64
from athanor.kernel.words import Message


class Term:
    """One term of a sum: how much, why, and by which rules of either edition."""

    def __init__(self, value: i64, why: Message, rules: str) -> None:
        self.value = value
        self.why = why
        self.rules = rules


class Roll:
    """Dice on the table: as they fell, and once that is decided, which of them count."""

    def __init__(
        self, figure: i64, kind: i64, colour: i64, value: i64, difficulty: i64, why: list[Term]
    ) -> None:
        self.figure = figure
        self.kind = kind
        self.colour = colour
        self.value = value
        self.difficulty = difficulty
        """What must be reached, or NONE if an enemy rolls against it."""
        self.why = why
        self.faces: list[int] = []
        self.kept: list[int] = []
        """Places of the dice that count, empty until that is decided."""


class Reading:
    """Where damage is read: on whose line, in which column, and what it came to."""

    def __init__(self, striker: i64, victim: i64, ranged: bool, shifts: list[Term]) -> None:
        self.striker = striker
        self.victim = victim
        self.ranged = ranged
        self.shifts = shifts
        self.column: i64 = NONE
        """As the two symbols say, before any shift."""
        self.read: i64 = NONE
        """The column that applies."""
        self.amount: i64 = NONE


class Measurement:
    """A line of sight and, if there is one, a tape laid from base to base."""

    def __init__(self, one: i64, other: i64, sight: Sight | None) -> None:
        self.one = one
        self.other = other
        self.sight = sight
        """None where nobody looked, as at oneself."""
        self.length: i64 = NONE
        self.limit: i64 = NONE
        """How far it might have been."""

    def is_seen(self) -> bool:
        """Tell whether there is a free line."""
        return self.sight is None or self.sight.visible


class Flight:
    """A shot that is measured: what lies in its way, and whether it is aimed."""

    def __init__(self, shooter: i64, target: i64, estimate: i64) -> None:
        self.shooter = shooter
        self.target = target
        self.estimate = estimate
        self.distance: i64 = NONE
        self.aim = False
        self.reaction = ""
        self.shift: i64 = 0
        self.bases: i64 = 0
        self.pieces: i64 = 0
        """What is in the corridor, or gives cover, as masks."""


class Played:
    """A Combat Card: whose, and once it is revealed, which."""

    def __init__(self, figure: i64) -> None:
        self.figure = figure
        self.card: i64 = NONE


class Offered:
    """A reaction that is offered: to whom, to what of whose."""

    def __init__(self, kind: str, figures: i64, against: i64) -> None:
        self.kind = kind
        self.figures = figures
        """All who may react, as a mask."""
        self.against = against


class Exchange:
    """All of it, in the order it happened."""

    def __init__(self) -> None:
        self.used = False
        self.orders: list[Order] = []
        self.doing: i64 = 0
        """Whose orders are being carried out, as a mask."""
        self.done: i64 = 0
        self.flights: list[Flight] = []
        self.cards: list[Played] = []
        self.rolls: list[Roll] = []
        self.readings: list[Reading] = []
        self.measured: list[Measurement] = []
        self.offered: Offered | None = None

    def copy(self) -> "Exchange":
        """Return the same at this moment; an empty one is shared by nobody who writes."""
        twin = Exchange()
        if self.used:
            twin.used = True
            twin.orders = list(self.orders)
            twin.doing = self.doing
            twin.done = self.done
            twin.flights = list(self.flights)
            twin.cards = [copied(card) for card in self.cards]
            twin.rolls = [reroll(roll) for roll in self.rolls]
            twin.readings = list(self.readings)
            twin.measured = list(self.measured)
            twin.offered = self.offered
        return twin

    def roll(self, roll: Roll) -> None:
        """Note dice."""
        self.used = True
        self.rolls.append(roll)

    def lay_cards(self, one: i64, other: i64) -> None:
        """Note that two fighters lay a card each, face down."""
        self.used = True
        self.cards = [Played(one), Played(other)]

    def turn_cards(self, first: i64, second: i64) -> None:
        """Note which they are."""
        self.cards[0].card = first
        self.cards[1].card = second

    def measure(self, measurement: Measurement) -> None:
        """Note a tape or a line of sight."""
        self.used = True
        self.measured.append(measurement)

    def read(self, reading: Reading) -> None:
        """Note a damage line that is read."""
        self.used = True
        self.readings.append(reading)

    def announce(self, orders: list[Order]) -> None:
        """Note what is announced; the list grows while others announce."""
        self.used = True
        self.orders = orders

    def fly(self, flight: Flight) -> None:
        """Note a shot."""
        self.used = True
        self.flights.append(flight)

    def offer(self, kind: str, figures: i64, against: i64) -> None:
        """Note that a reaction is offered."""
        self.used = True
        self.offered = Offered(kind, figures, against)


def copied(card: Played) -> Played:
    """Return a card as it lies now."""
    twin = Played(card.figure)
    twin.card = card.card
    return twin


def reroll(roll: Roll) -> Roll:
    """Return dice as they lie now."""
    twin = Roll(roll.figure, roll.kind, roll.colour, roll.value, roll.difficulty, roll.why)
    twin.faces = roll.faces
    twin.kept = list(roll.kept)
    return twin
