"""What a board may ask about the table, and what it is answered: regions, ways, tapes, sight.

Where anybody may measure, and when the match is over, everything is answered. Elsewhere only what
needs no measuring: whether somebody sees somebody, what lies in which direction as the picture
shows it, and where a move may end that is announced and paid (AK2-005, AK2-R68; AKB-010, AKB-R11).
"""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from athanor.games.alkemy.codes import CHARGE, RUN, WALK
from athanor.games.alkemy.rules.charge import landing
from athanor.games.alkemy.rules.choices import GONE
from athanor.games.alkemy.rules.ends import MoveEnds
from athanor.games.alkemy.rules.facts import SightView, sight_view, things_of
from athanor.games.alkemy.rules.landing import ContactSpots
from athanor.games.alkemy.rules.orders import Order
from athanor.games.alkemy.rules.places import Spots
from athanor.games.alkemy.rules.space import (
    HINDRANCE,
    line_of_sight,
    move_value,
    spot_code,
    spot_x,
    spot_y,
)
from athanor.games.alkemy.rules.spoken import all_rings
from athanor.games.alkemy.rules.walking import MoveSpots
from athanor.games.alkemy.seats import sits_above
from athanor.games.alkemy.show.grounds import region_of
from athanor.games.alkemy.show.lie import Lie, Place, clock
from athanor.games.alkemy.state import Battle
from athanor.games.alkemy.tabletop.corridor import Corridor
from athanor.games.alkemy.tabletop.points import to_grid
from athanor.games.alkemy.tabletop.region import Area
from athanor.kernel.bits import bit, members
from athanor.kernel.script import Decision
from athanor.kernel.words import Refusal, Refused, refuse

NOT_MEASURED: Final = "AK2-005 AK2-R68 AKB-010 AKB-R11"

Thing = Annotated[str, Meta(min_length=2, max_length=40)]
"""``figure:a1``, ``post:1``, ``token:2``, ``piece:3`` or ``spot:12000,3500``."""

Label = Annotated[str, Meta(min_length=1, max_length=8)]
Coordinate = Annotated[int, Meta(ge=0, le=60_000)]
Move = Literal["walk", "run", "charge"]
MOVES: Final = {"walk": WALK, "run": RUN, "charge": CHARGE}

Point = tuple[int, int]


# --- Questions ---


class RegionQuery(Struct, frozen=True, forbid_unknown_fields=True, tag="region", tag_field="is"):
    """Ask where it may end: what is asked just now, or any move of any figure."""

    figure: Label | None = None
    move: Move | None = None


class RingQuery(Struct, frozen=True, forbid_unknown_fields=True, tag="ring", tag_field="is"):
    """Ask where it may touch: the charge that is asked for, or any."""

    figure: Label | None = None
    target: Label | None = None


class WayQuery(Struct, frozen=True, forbid_unknown_fields=True, tag="way", tag_field="is"):
    """Ask which way leads to a spot, or why it may not end there."""

    x: Coordinate
    y: Coordinate
    figure: Label | None = None
    move: Move | None = None


class TapeQuery(Struct, frozen=True, forbid_unknown_fields=True, tag="tape", tag_field="is"):
    """Ask how far it is, from edge to edge."""

    one: Thing
    other: Thing


class SightQuery(Struct, frozen=True, forbid_unknown_fields=True, tag="sight", tag_field="is"):
    """Ask whether two figures see each other."""

    one: Label
    other: Label


class SeersQuery(Struct, frozen=True, forbid_unknown_fields=True, tag="seers", tag_field="is"):
    """Ask who sees a figure."""

    figure: Label


class CorridorQuery(
    Struct, frozen=True, forbid_unknown_fields=True, tag="corridor", tag_field="is"
):
    """Ask what lies in the way of a shot."""

    shooter: Label
    target: Label


class NearQuery(Struct, frozen=True, forbid_unknown_fields=True, tag="near", tag_field="is"):
    """Ask what is near, the nearest first."""

    of: Thing
    only: Literal["friend", "enemy", "post", "token", "piece"] | None = None
    most: Annotated[int, Meta(ge=1, le=60)] = 8


# --- Answers ---


class AreaView(Struct, frozen=True):
    """A part of a region: its outline, and the outlines of its holes."""

    outline: list[Point]
    holes: list[list[Point]]


class RegionFinding(Struct, frozen=True, tag="region", tag_field="is"):
    """Where the centre of a base, or of a piece, may end up."""

    areas: list[AreaView]
    exact: bool
    """If not, some spots in it are refused: ask before one is chosen."""


class RingFinding(Struct, frozen=True, tag="ring", tag_field="is"):
    """Spots all around where a charge may end."""

    spots: list[Point]


class WayFinding(Struct, frozen=True, tag="way", tag_field="is"):
    """The shortest way to a spot, or why the move may not end there."""

    points: list[Point]
    length: int | None
    refusal: Refusal | None


class TapeFinding(Struct, frozen=True, tag="tape", tag_field="is"):
    """A tape from edge to edge."""

    length: int
    start: Point
    end: Point


class SightFinding(Struct, frozen=True, tag="sight", tag_field="is"):
    """Whether two figures see each other, along which line, or through what not."""

    one: str
    other: str
    sight: SightView


class SeersFinding(Struct, frozen=True, tag="seers", tag_field="is"):
    """Of all others, who sees a figure."""

    figure: str
    others: list[SightFinding]


class CorridorFinding(Struct, frozen=True, tag="corridor", tag_field="is"):
    """What lies in the way of a shot, and what it costs."""

    corners: list[Point]
    obstacles: list[str]
    shift: int
    """Columns to the left."""
    aims: bool
    """Nothing protects the target."""


class Neighbour(Struct, frozen=True):
    """Something near: in which direction by the clock, twelve being away from oneself."""

    thing: str
    clock: int
    length: int | None
    """Only where it may be measured."""


class NearFinding(Struct, frozen=True, tag="near", tag_field="is"):
    """What is near something, the nearest first as the picture shows it."""

    of: str
    neighbours: list[Neighbour]


class Inquiry:
    """Somebody who asks, and what they may know."""

    def __init__(
        self, battle: Battle, decision: Decision | None, viewer: int, measures: bool
    ) -> None:
        self.battle = battle
        self.decision = decision
        self.viewer = viewer
        self.measures = measures
        """Whether they may measure whatever they like."""
        self.lie = Lie(battle)

    # --- moves ---

    def region(self, asked: RegionQuery) -> RegionFinding:
        """Return where it may end."""
        areas, exact = region_of(self.battle, self.ends(asked.figure, asked.move))
        return RegionFinding([outlined(area) for area in areas], exact)

    def ends(self, label: str | None, move: Move | None) -> Spots:
        """Return the spots that are asked about: those to choose from, or those of any move."""
        battle, decision = self.battle, self.decision
        own = decision if isinstance(decision, Spots) else None
        if move is None and label is None:
            if own is None:
                raise self.unclear()
            return own
        if label is None:
            raise self.unclear()
        figure = self.figure(label)
        if own is not None and own.figure == figure and move in (None, own.topic):
            return own
        self.check_measuring()
        wanted = WALK if move is None else MOVES[move]
        length = move_value(battle, figure, wanted)
        rules, less = "AK2-601 AKB-211", HINDRANCE[wanted]
        return MoveSpots(battle, figure, length, "walk", rules, battle.foes[figure], less)

    def ring(self, asked: RingQuery) -> RingFinding:
        """Return spots all around the target of a charge where it may end."""
        spots = all_rings(self.contact(asked))
        return RingFinding([(spot_x(spot), spot_y(spot)) for spot in spots])

    def contact(self, asked: RingQuery) -> ContactSpots:
        """Return where the charge that is asked about may end."""
        decision = self.decision
        if asked.figure is None and asked.target is None:
            if isinstance(decision, ContactSpots):
                return decision
            raise self.unclear()
        if asked.figure is None or asked.target is None:
            raise self.unclear()
        self.check_measuring()
        order = Order(self.figure(asked.figure), CHARGE, self.figure(asked.target))
        order.targets = bit(order.target)
        return landing(self.battle, order)

    def way(self, asked: WayQuery) -> WayFinding:
        """Return the way to a spot as the engine finds it, or why it may not end there."""
        battle = self.battle
        spots = self.ends(asked.figure, asked.move)
        refusal = spots.why_not(spot_code(asked.x, asked.y))
        if refusal is not None or not isinstance(spots, MoveEnds):
            return WayFinding([], None, refusal)
        figure = spots.figure
        path = spots.journeys.path(asked.x, asked.y)
        if path is None:  # a leap is straight
            start = (battle.discs.x[figure], battle.discs.y[figure])
            return WayFinding([start, (asked.x, asked.y)], None, None)
        points = [(to_grid(x), to_grid(y)) for x, y in path.points]
        return WayFinding(points, to_grid(path.length), None)

    # --- measuring ---

    def tape(self, asked: TapeQuery) -> TapeFinding:
        """Lay a tape from edge to edge between any two things."""
        self.check_measuring()
        one, other = self.place(asked.one), self.place(asked.other)
        length, start, end = one.tape(other)
        return TapeFinding(length, start, end)

    def sight(self, one: int, other: int) -> SightFinding:
        """Look from a figure to another: that is no distance (AK2-R91, AKB-R113)."""
        labels = self.battle.roster.labels
        if one == other:
            raise self.unclear()
        found = sight_view(self.battle, line_of_sight(self.battle, one, other))
        return SightFinding(labels[one], labels[other], found)

    def seers(self, asked: SeersQuery) -> SeersFinding:
        """Return who sees a figure."""
        figure = self.figure(asked.figure)
        others = members(self.battle.present & ~bit(figure))
        return SeersFinding(asked.figure, [self.sight(other, figure) for other in others])

    def corridor(self, asked: CorridorQuery) -> CorridorFinding:
        """Return what lies in the way of a shot."""
        self.check_measuring()
        battle = self.battle
        shooter, target = self.figure(asked.shooter), self.figure(asked.target)
        if shooter == target or battle.discs.gap(shooter, target) == 0:
            return CorridorFinding([], [], 0, True)
        cover = battle.edition.cover
        found = cover.protection(battle, shooter, target)
        corridor = Corridor(battle.discs, shooter, target, cover.by_tangents)
        return CorridorFinding(
            corners=[(to_grid(x), to_grid(y)) for x, y in corridor.corners()],
            obstacles=things_of(battle, found.bases, found.pieces),
            shift=found.shift,
            aims=cover.is_open(battle, shooter, target),
        )

    def near(self, asked: NearQuery) -> NearFinding:
        """Return what is near: in inches only where one may measure."""
        middle = self.place(asked.of)
        flipped = sits_above(self.battle, self.viewer)
        found: list[tuple[int, str, Place]] = []
        for thing, place in self.lie.everything():
            if thing != asked.of and self.is_wanted(thing, asked):
                found.append((middle.looks_away(place), thing, place))
        found.sort(key=lambda one: one[:2])
        return NearFinding(
            asked.of,
            [
                Neighbour(
                    thing,
                    clock(middle, place, flipped),
                    middle.tape(place)[0] if self.measures else None,
                )
                for _, thing, place in found[: asked.most]
            ],
        )

    def is_wanted(self, thing: str, asked: NearQuery) -> bool:
        """Tell whether something is of the kind that was asked for."""
        if asked.only is None:
            return True
        kind, _, name = thing.partition(":")
        if kind != "figure" or asked.only not in ("friend", "enemy"):
            return kind == asked.only
        battle = self.battle
        mine = self.viewer
        of_kind, _, of_name = asked.of.partition(":")
        if of_kind == "figure":
            mine = battle.seat_of(battle.roster.labels.index(of_name))
        friend = battle.seat_of(battle.roster.labels.index(name)) == mine
        return friend == (asked.only == "friend")

    # --- what there is ---

    def figure(self, label: str) -> int:
        """Return a figure on the table; refuse one that is not there."""
        battle = self.battle
        if label not in battle.roster.labels:
            raise refuse("alkemy-refusal-no-such-thing", thing=label)
        figure = battle.roster.labels.index(label)
        if not battle.is_present(figure):
            raise refuse("alkemy-refusal-figure-gone", battle.cite(GONE))
        return figure

    def place(self, thing: str) -> Place:
        """Return where something is; refuse what is not there."""
        kind, _, name = thing.partition(":")
        if kind == "figure":
            self.figure(name)
        found = self.lie.place(thing)
        if found is None:
            raise refuse("alkemy-refusal-no-such-thing", thing=thing)
        return found

    def check_measuring(self) -> None:
        """Refuse to measure before something is declared (AK2-005, AKB-010)."""
        if not self.measures:
            raise refuse("alkemy-refusal-not-measured", self.battle.cite(NOT_MEASURED))

    def unclear(self) -> Refused:
        """Return the refusal of a question about nothing in particular."""
        return refuse("alkemy-refusal-unclear-inquiry")


def outlined(area: Area) -> AreaView:
    """Return a part of a region."""
    return AreaView(area.outline, area.holes)
