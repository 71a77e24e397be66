"""What happens on the table as typed facts, for boards: in events, and while it is under way.

Figures are named by their labels, everything else on the table by a word such as ``post:1``.
Lengths are thousandths of an inch, and nothing is told more exactly than the picture shows it.
"""

from typing import TypeAlias

import msgspec
from msgspec import Raw, Struct

from athanor.games.alkemy.codes import (
    ACTIONS,
    CLIMB,
    COLOURS,
    FORMULA,
    HARVEST,
    INVIGORATE,
    NONE,
    POST,
    ROLL_NAMES,
    SYMBOLS,
)
from athanor.games.alkemy.rules.exchange import Flight, Measurement, Played, Reading, Roll, Term
from athanor.games.alkemy.rules.orders import AIMED, Order
from athanor.games.alkemy.rules.space import as_shown
from athanor.games.alkemy.rules.things import (
    base_thing,
    figure_thing,
    piece_thing,
    post_thing,
    token_thing,
)
from athanor.games.alkemy.state import Battle
from athanor.games.alkemy.tabletop.corridor import Corridor
from athanor.games.alkemy.tabletop.points import to_grid
from athanor.games.alkemy.tabletop.sight import Sight
from athanor.kernel.bits import bit, members
from athanor.kernel.vectors import i64
from athanor.kernel.words import NO_FACTS, Modifier

Point = tuple[int, int]


class OrderView(Struct, frozen=True, tag="order", tag_field="is"):
    """An announced Action, with all that was named beforehand."""

    figure: str
    action: str
    targets: list[str]
    """Things, the initial target first."""
    formula: str | None
    by_concentration: bool
    estimate: int | None
    paid: int
    """In Action Points."""
    stage: str
    """``announced``, ``under-way`` or ``done``."""


class DieView(Struct, frozen=True):
    """A die as it lies."""

    number: int
    symbol: str
    """``S``, ``A`` or ``M``: sword, axe, mace."""


class RollView(Struct, frozen=True, tag="roll", tag_field="is"):
    """A roll: all its dice, which of them count, and its sum term by term."""

    figure: str
    roll: str
    colour: str
    dice: list[DieView]
    kept: list[int]
    """Places of the dice that count, from 0; empty while that is not decided."""
    value: int
    """What is added to them."""
    difficulty: int | None
    """What must be reached; an opposed roll has none."""
    total: int | None
    why: list[Modifier]
    """Bonus and malus dice, each with its reason."""


class DamageView(Struct, frozen=True, tag="damage", tag_field="is"):
    """Damage read on a line: the column rolled, each shift, the column that applies."""

    striker: str
    victim: str
    ranged: bool
    line: list[int]
    column: int
    shifts: list[Modifier]
    read: int
    amount: int


class SightView(Struct, frozen=True):
    """A free line of sight, or what cuts all of them."""

    visible: bool
    line: list[Point]
    """The ends of a free line; empty if there is none."""
    blockers: list[str]


class MeasureView(Struct, frozen=True, tag="measure", tag_field="is"):
    """A tape laid from edge to edge, if there was a line of sight to lay it along."""

    one: str
    other: str
    sight: SightView | None
    length: int | None
    limit: int | None
    """How far it might have been."""


class ShotView(Struct, frozen=True, tag="shot", tag_field="is"):
    """A shot under way: said, measured, and what lies in between."""

    figure: str
    target: str
    estimate: int | None
    distance: int | None
    aim: bool
    reaction: str
    """How the target reacts, as far as it is announced; else empty."""
    shift: int
    """Columns to the left that obstacles cost."""
    obstacles: list[str]
    corridor: list[Point]
    """Its four corners, once it is measured."""


class PlayedView(Struct, frozen=True, tag="card", tag_field="is"):
    """A Combat Card in a fight; face down it is none."""

    figure: str
    card: str | None


class MoveView(Struct, frozen=True, tag="move", tag_field="is"):
    """A figure moved; where nobody measures only the ends of its way are told."""

    figure: str
    kind: str
    way: list[Point]


FACTS: tuple[type[Struct], ...] = (
    OrderView,
    RollView,
    DamageView,
    MeasureView,
    ShotView,
    PlayedView,
    MoveView,
)


def things_of(battle: Battle, bases: i64, pieces: i64) -> list[str]:
    """Return the bases and pieces of two masks."""
    found = [base_thing(battle, base) for base in members(bases)]
    return found + [piece_thing(piece) for piece in members(pieces)]


def modifiers(battle: Battle, terms: list[Term]) -> list[Modifier]:
    """Return the terms of a sum with the rules of the edition that is played."""
    return [Modifier(term.why, term.value, battle.cite(term.rules)) for term in terms]


def known(number: i64) -> int | None:
    """Return a number, or None for none."""
    return None if number == NONE else number


def shown_point(battle: Battle, x: float, y: float) -> Point:
    """Return a point as exactly as anybody may know it."""
    return as_shown(battle, to_grid(x)), as_shown(battle, to_grid(y))


def order_view(battle: Battle, order: Order, stage: str) -> OrderView:
    """Return an announced order."""
    return OrderView(
        figure=battle.roster.labels[order.figure],
        action=ACTIONS[order.action],
        targets=order_targets(battle, order),
        formula=battle.sheet(order.figure).formulas[order.formula].id
        if order.action == FORMULA
        else None,
        by_concentration=order.by_concentration,
        estimate=known(order.estimate),
        paid=order.paid,
        stage=stage,
    )


def order_targets(battle: Battle, order: Order) -> list[str]:
    """Return what an order is aimed at, the initial target first."""
    if order.action == POST:
        return [post_thing(order.target)]
    if order.action == HARVEST:
        return [token_thing(order.target)]
    if order.action in (CLIMB, INVIGORATE):
        return [piece_thing(order.target)]
    if order.action not in AIMED or order.target == NONE:
        return []
    others = members(order.targets & ~bit(order.target))
    return [figure_thing(battle, figure) for figure in [order.target, *others]]


def roll_view(battle: Battle, roll: Roll) -> RollView:
    """Return a roll as it lies."""
    terms, base = battle.terms, 6 * roll.colour
    dice = [
        DieView(terms.numbers[base + face], SYMBOLS[terms.symbols[base + face]])
        for face in roll.faces
    ]
    total = sum(dice[place].number for place in roll.kept) + roll.value if roll.kept else None
    return RollView(
        figure=battle.roster.labels[roll.figure],
        roll=ROLL_NAMES[roll.kind],
        colour=COLOURS[roll.colour],
        dice=dice,
        kept=list(roll.kept),
        value=roll.value,
        difficulty=known(roll.difficulty),
        total=total,
        why=modifiers(battle, roll.why),
    )


def damage_view(battle: Battle, reading: Reading) -> DamageView:
    """Return where damage was read."""
    sheet = battle.sheet(reading.striker)
    return DamageView(
        striker=battle.roster.labels[reading.striker],
        victim=battle.roster.labels[reading.victim],
        ranged=reading.ranged,
        line=list(sheet.ranged_damage if reading.ranged else sheet.damage),
        column=reading.column,
        shifts=modifiers(battle, reading.shifts),
        read=reading.read,
        amount=reading.amount,
    )


def sight_view(battle: Battle, sight: Sight) -> SightView:
    """Return a line of sight, no more exactly than the picture shows it."""
    if not sight.visible:
        return SightView(False, [], things_of(battle, sight.discs, sight.pieces))
    start = shown_point(battle, sight.x0, sight.y0)
    return SightView(True, [start, shown_point(battle, sight.x1, sight.y1)], [])


def measure_view(battle: Battle, tape: Measurement) -> MeasureView:
    """Return what was measured."""
    return MeasureView(
        one=base_thing(battle, tape.one),
        other=base_thing(battle, tape.other),
        sight=None if tape.sight is None else sight_view(battle, tape.sight),
        length=known(tape.length),
        limit=known(tape.limit),
    )


def shot_view(battle: Battle, flight: Flight) -> ShotView:
    """Return a shot as far as it has come."""
    return ShotView(
        figure=battle.roster.labels[flight.shooter],
        target=battle.roster.labels[flight.target],
        estimate=known(flight.estimate),
        distance=known(flight.distance),
        aim=flight.aim,
        reaction=flight.reaction,
        shift=flight.shift,
        obstacles=things_of(battle, flight.bases, flight.pieces),
        corridor=[] if flight.distance == NONE else corridor_of(battle, flight),
    )


def corridor_of(battle: Battle, flight: Flight) -> list[Point]:
    """Return the corners of the corridor between a shooter and its target; none if they touch."""
    if battle.discs.gap(flight.shooter, flight.target) == 0:
        return []
    tangents = battle.edition.cover.by_tangents
    corridor = Corridor(battle.discs, flight.shooter, flight.target, tangents)
    return [shown_point(battle, x, y) for x, y in corridor.corners()]


def played_view(battle: Battle, played: Played) -> PlayedView:
    """Return a Combat Card, face down until it is revealed."""
    card = None if played.card == NONE else battle.terms.combat_cards[played.card].id
    return PlayedView(battle.roster.labels[played.figure], card)


Note: TypeAlias = Order | Roll | Reading | Measurement | Flight | Played
"""What a script has at hand and an event may carry."""


def fact_of(battle: Battle, note: Note | None) -> Raw:
    """Return what an event carries beside its words."""
    if note is None:
        return NO_FACTS
    fact: Struct
    if isinstance(note, Order):
        fact = order_view(battle, note, "announced")
    elif isinstance(note, Roll):
        fact = roll_view(battle, note)
    elif isinstance(note, Reading):
        fact = damage_view(battle, note)
    elif isinstance(note, Measurement):
        fact = measure_view(battle, note)
    elif isinstance(note, Flight):
        fact = shot_view(battle, note)
    else:
        fact = played_view(battle, note)
    return Raw(msgspec.json.encode(fact))


def move_fact(battle: Battle, figure: i64, kind: str, way: list[Point]) -> Raw:
    """Return a move as an event carries it."""
    return Raw(msgspec.json.encode(MoveView(battle.roster.labels[figure], kind, way)))
