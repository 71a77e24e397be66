"""Scenery: what a piece looks like on the table, and where it may be put, edition by edition."""

import math
from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from athanor.games.alkemy.codes import CLUTTERED, HINDERING, IMPASSABLE, NONE
from athanor.games.alkemy.rules.choices import BattleMenu
from athanor.games.alkemy.rules.levels import Levels
from athanor.games.alkemy.rules.places import TRIES, Spots
from athanor.games.alkemy.rules.space import spot_code, spot_x, spot_y
from athanor.games.alkemy.rules.things import scenery_thing
from athanor.games.alkemy.state import PLACED, Battle, Placed
from athanor.games.alkemy.tabletop.polygons import Piece
from athanor.games.alkemy.tabletop.table import Terrain
from athanor.games.alkemy.terms import PieceKind, Shape, Zone
from athanor.kernel.chance import Stream
from athanor.kernel.vectors import i64, vec
from athanor.kernel.words import Message

TURNS: Final = 24
"""Ways a piece can be turned: steps of 15 degrees."""

GRAIN: Final = 1_000_000
COSINES: Final = [round(math.cos(math.pi * k / 12) * GRAIN) for k in range(TURNS)]
SINES: Final = [round(math.sin(math.pi * k / 12) * GRAIN) for k in range(TURNS)]
"""Of each turn, in millionths: whole numbers, so that every machine turns alike."""

THREE_INCHES: Final = 3000
HALF_INCH: Final = 500

SQUARE: Final = (0, TURNS // 4)
"""The turns in which room is searched for: upright, and on the side."""

BROAD: Final = 64
"""The side of the least squares in which room for a piece is looked for."""

COARSE: Final = 12
"""Into so many strips each way the table is cut for suggestions."""


def turned(corners: list[tuple[int, int]], x: i64, y: i64, turn: i64) -> list[tuple[int, int]]:
    """Return corners around a centre, turned and put on the table."""
    cosine, sine = COSINES[turn], SINES[turn]
    half = GRAIN // 2
    return [
        (
            x + (cx * cosine - cy * sine + half) // GRAIN,
            y + (cx * sine + cy * cosine + half) // GRAIN,
        )
        for cx, cy in corners
    ]


def shape_of(kind: PieceKind, turn: i64) -> Shape:
    """Return the footprint of a kind turned some way; worked out once."""
    found = kind.shapes.get(turn)
    if found is None:
        found = Shape(turned(kind.footprint, 0, 0, turn))
        kind.shapes[turn] = found
    return found


def keeps_off_edges(battle: Battle, shape: Shape, x: i64, y: i64, length: i64) -> bool:
    """Tell whether a piece lies on the table, at least so far from its edges."""
    layout = battle.layout
    return (
        x + shape.left >= length
        and y + shape.bottom >= length
        and x + shape.right <= layout.width - length
        and y + shape.top <= layout.height - length
    )


def lay(battle: Battle, placed: Placed) -> None:
    """Put a piece on the table, beside those that lie there."""
    battle.placed = [*battle.placed, placed]
    make_table(battle, [*battle.terrain.pieces, solid(battle, placed)])


def lay_out(battle: Battle) -> None:
    """Make the table with all pieces that lie on it."""
    make_table(battle, [solid(battle, placed) for placed in battle.placed])


def solid(battle: Battle, placed: Placed) -> Piece:
    """Return a piece as moves and lines of sight meet it."""
    kind = battle.terms.pieces[placed.kind]
    corners = turned(kind.corners, placed.x, placed.y, placed.turn)
    return Piece(corners, kind.size, battle.edition.land.movement(battle, placed))


def make_table(battle: Battle, pieces: list[Piece]) -> None:
    """Give a match the table with its pieces, in the order in which they were placed."""
    kinds = battle.terms.pieces
    battle.terrain = Terrain(battle.layout.width, battle.layout.height, pieces)
    tops = [kinds[one.kind].top for one in battle.placed]
    raising: i64 = 0
    for k in range(len(battle.placed)):
        if kinds[battle.placed[k].kind].raises():
            raising |= 1 << k
    cluttered: i64 = 0
    hindering: i64 = 0
    if battle.edition.land.is_advanced:
        cluttered = enterable(battle.placed, CLUTTERED)
        hindering = enterable(battle.placed, HINDERING)
    battle.levels = Levels(battle.terrain, tops, raising, cluttered, hindering)


def enterable(placed: list[Placed], crossing: i64) -> i64:
    """Return the elements one may enter that have some Crossing rule, as a mask."""
    found: i64 = 0
    for k in range(len(placed)):
        if placed[k].crossing & crossing and not placed[k].crossing & IMPASSABLE:
            found |= 1 << k
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Siting:
    """Where pieces may be put, how many, and when a player may stop."""

    @abstractmethod
    def objection(
        self, battle: Battle, seat: i64, kind: i64, x: i64, y: i64, turn: i64, around: i64 = 0
    ) -> str:
        """Return why a piece may not be put somewhere, as a key with its rules, or nothing.

        Asked about all that is ``around`` a spot, a reason is certain, and having none is not.
        """

    @abstractmethod
    def window(self, battle: Battle, seat: i64) -> tuple[i64, i64, i64, i64]:
        """Return the box in which the centre of a player's next piece must lie: left to top."""

    @abstractmethod
    def too_near(self, battle: Battle) -> i64:
        """Return the greatest distance between two pieces that is not enough."""

    @abstractmethod
    def kinds(self, battle: Battle) -> list[int]:
        """Return the kinds that can still be taken."""

    @abstractmethod
    def may_stop(self, battle: Battle, seat: i64) -> bool:
        """Tell whether a player may stop placing scenery."""

    @abstractmethod
    def relax(self, battle: Battle) -> bool:
        """Make placing easier where nothing fits; tell whether that was possible."""


def is_near(
    battle: Battle,
    kind: i64,
    shape: Shape,
    x: i64,
    y: i64,
    length: i64,
    around: i64,
    but: i64 = NONE,
) -> bool:
    """Tell whether a piece would be at most so far from another, but for one; often centres tell.

    With ``around`` it would be so wherever it is put, so near to a spot.
    """
    kinds = battle.terms.pieces
    mine = kinds[kind]
    length -= around
    for k, other in enumerate(battle.placed):
        if k == but:
            continue
        theirs = kinds[other.kind]
        dx, dy = other.x - x, other.y - y
        apart = dx * dx + dy * dy
        far = length + mine.radius + theirs.radius
        near = length + mine.core + theirs.core
        if near >= 0 and apart <= near * near:
            return True
        if far >= 0 and apart <= far * far:
            their_shape = shape_of(theirs, other.turn)
            if length >= 0 and shape.near_polygon(their_shape, length, dx, dy):
                return True
            if length < 0 and (
                reaches_into(shape, their_shape, -length, dx, dy)
                or reaches_into(their_shape, shape, -length, -dx, -dy)
            ):
                return True
    return False


def reaches_into(shape: Shape, other: Shape, depth: i64, dx: i64, dy: i64) -> bool:
    """Tell whether a corner of a shape moved by (dx, dy), or its centre, lies so deep in this one.

    Then they overlap wherever one is moved by so much.
    """
    for k in range(other.count + 1):
        x, y = dx, dy
        if k < other.count:
            x, y = dx + other.x[k], dy + other.y[k]
        if shape.contains(x, y) and shape.compare_edge(x, y, depth) >= 0:
            return True
    return False


def is_near_post(battle: Battle, kind: i64, shape: Shape, x: i64, y: i64, length: i64) -> bool:
    """Tell whether a piece would be at most so far from the edge of a post."""
    discs = battle.discs
    mine = battle.terms.pieces[kind]
    reach = length + battle.layout.post_radius
    far = reach + mine.radius
    near = reach + mine.core
    for post in range(battle.roster.count, discs.count):
        dx, dy = discs.x[post] - x, discs.y[post] - y
        apart = dx * dx + dy * dy
        if near >= 0 and apart <= near * near:
            return True
        if reach >= 0 and apart <= far * far and shape.within(dx, dy, reach):
            return True
    return False


class ZoneByZone(Siting):
    """V2: own zone, then another's, over 3 in apart; a player may stop (AK2-405 to AK2-413)."""

    def __init__(self, apart: i64 = THREE_INCHES, rules: str = "AK2-406") -> None:
        self.apart = apart
        """The greatest distance that is not enough."""
        self.rules = rules

    def objection(
        self, battle: Battle, seat: i64, kind: i64, x: i64, y: i64, turn: i64, around: i64 = 0
    ) -> str:
        """Return why a piece may not be put somewhere."""
        shape = shape_of(battle.terms.pieces[kind], turn)
        if not keeps_off_edges(battle, shape, x, y, -around):
            return "off-table AK2-R14"
        for other in range(battle.seats):
            if other != seat and covers(battle.zone(other), shape, x, y, around):
                return "in-their-zone AK2-407 AK2-R57"
        home = battle.counts[PLACED + seat] % 2 == 0  # AK2-408
        if not lies_in(battle.zone(seat), shape, x, y, home, around):
            return "wrong-half AK2-408 AK2-409"
        if is_near(battle, kind, shape, x, y, self.too_near(battle), around):
            return f"scenery-too-near {self.rules}"
        if is_near_post(battle, kind, shape, x, y, self.apart - around):
            return f"post-too-near {self.rules}"
        return ""

    def window(self, battle: Battle, seat: i64) -> tuple[i64, i64, i64, i64]:
        """Return where the next piece must go, and a little more (AK2-408, AK2-409)."""
        layout = battle.layout
        zone = battle.zone(seat)
        home = battle.counts[PLACED + seat] % 2 == 0
        left, bottom, right, top = zone.left, zone.bottom, zone.right, zone.top
        if not home:
            left, bottom, right, top = 0, 0, layout.width, layout.height
            if battle.seats == 2:
                other = battle.zone(1 - seat)
                left, bottom, right, top = other.left, other.bottom, other.right, other.top
        return (
            max(0, left - HALF_INCH),
            max(0, bottom - HALF_INCH),
            min(layout.width, right + HALF_INCH),
            min(layout.height, top + HALF_INCH),
        )

    def too_near(self, battle: Battle) -> i64:
        """Say 3 in: it must be more (AK2-406); with advanced scenery 2 in (AK2-1301)."""
        return self.apart

    def kinds(self, battle: Battle) -> list[int]:
        """Return all kinds: there is no end of them."""
        return list(range(len(battle.terms.pieces)))

    def may_stop(self, battle: Battle, seat: i64) -> bool:
        """Tell whether a player is about to place one of the later pieces (AK2-410, AK2-411).

        Of several players each must have placed some (AK2-1604).
        """
        if battle.seats == 2:
            return battle.counts[PLACED + seat] + 1 >= battle.layout.stop_from
        return all(  # AK2-1604
            battle.counts[PLACED + one] >= battle.layout.stop_from or battle.gone >> one & 1
            for one in range(battle.seats)
        )

    def relax(self, battle: Battle) -> bool:
        """Change nothing: a placement without a spot is skipped (AK2-R15)."""
        return False


def lies_in(zone: Zone, shape: Shape, x: i64, y: i64, inside: bool, around: i64 = 0) -> bool:
    """Tell whether at least half of a piece's area lies in a zone, or outside of it (AK2-R14).

    Asked about all that is ``around`` a spot, a no is certain.
    """
    wider = around if inside else -around
    left, bottom, right, top = (
        zone.left - wider,
        zone.bottom - wider,
        zone.right + wider,
        zone.top + wider,
    )
    if (
        x + shape.left >= left
        and x + shape.right <= right
        and y + shape.bottom >= bottom
        and y + shape.top <= top
    ):
        return inside
    if (
        x + shape.right <= left
        or x + shape.left >= right
        or y + shape.top <= bottom
        or y + shape.bottom >= top
    ):
        return not inside
    within = doubled_share(shape.at(x, y), left, bottom, right, top)
    whole = abs(doubled_area(shape.at(x, y)))
    return 2 * within >= whole if inside else 2 * within <= whole


def covers(zone: Zone, shape: Shape, x: i64, y: i64, around: i64) -> bool:
    """Tell whether a piece covers some of a deployment zone, wherever it is around a spot."""
    if zone.radius > 0:
        reach = zone.radius - around - 1
        return reach >= 0 and shape.within(zone.corner_x - x, zone.corner_y - y, reach)
    left, bottom = zone.deploy_left + around, zone.deploy_bottom + around
    right, top = zone.deploy_right - around, zone.deploy_top - around
    if (
        x + shape.right <= left
        or x + shape.left >= right
        or y + shape.top <= bottom
        or y + shape.bottom >= top
    ):
        return False
    return doubled_share(shape.at(x, y), left, bottom, right, top) > 0


def doubled_share(
    corners: list[tuple[int, int]], left: i64, bottom: i64, right: i64, top: i64
) -> int:
    """Return twice the area of what a polygon has in a box."""
    inside = clipped(corners, top)
    inside = [(-x, -y) for x, y in clipped([(-x, -y) for x, y in inside], -bottom)]
    inside = [(y, x) for x, y in clipped([(y, x) for x, y in inside], right)]
    inside = [(-y, -x) for x, y in clipped([(-y, -x) for x, y in inside], -left)]
    return abs(doubled_area(inside))


def doubled_area(corners: list[tuple[int, int]]) -> int:
    """Return twice the area of a polygon."""
    total = 0
    for k in range(len(corners)):
        ax, ay = corners[k - 1]
        bx, by = corners[k]
        total += ax * by - bx * ay
    return total


def clipped(corners: list[tuple[int, int]], middle: i64) -> list[tuple[int, int]]:
    """Return the part of a polygon below a height."""
    found: list[tuple[int, int]] = []
    for k in range(len(corners)):
        ax, ay = corners[k - 1]
        bx, by = corners[k]
        if (ay <= middle) != (by <= middle):
            found.append((ax + (bx - ax) * (middle - ay) // (by - ay), int(middle)))
        if by <= middle:
            found.append((bx, by))
    return found


class AllAround(Siting):
    """Blitz: six pieces of a common pool, 3 in from edge, posts and each other (AKB-503)."""

    def objection(
        self, battle: Battle, seat: i64, kind: i64, x: i64, y: i64, turn: i64, around: i64 = 0
    ) -> str:
        """Return why a piece may not be put somewhere."""
        shape = shape_of(battle.terms.pieces[kind], turn)
        if not keeps_off_edges(battle, shape, x, y, -around):
            return "off-table AKB-503"
        if not keeps_off_edges(battle, shape, x, y, THREE_INCHES - around):
            return "edge-too-near AKB-503"
        if is_near_post(battle, kind, shape, x, y, THREE_INCHES - 1 - around):
            return "post-too-near AKB-503"
        if is_near(battle, kind, shape, x, y, self.too_near(battle), around):
            return "scenery-too-near AKB-503 AKB-R73"
        return ""

    def window(self, battle: Battle, seat: i64) -> tuple[i64, i64, i64, i64]:
        """Return the table less what is too near to its edge (AKB-503)."""
        layout = battle.layout
        return THREE_INCHES, THREE_INCHES, layout.width - THREE_INCHES, layout.height - THREE_INCHES

    def too_near(self, battle: Battle) -> i64:
        """Say a hair less than 3 in, or than what is left of them (AKB-503, AKB-R73)."""
        return max(0, THREE_INCHES - HALF_INCH * battle.passes - 1)

    def kinds(self, battle: Battle) -> list[int]:
        """Return the kinds that are left in the pool (AKB-R109)."""
        left = list(battle.layout.pool)
        for one in battle.placed:
            left.remove(one.kind)
        return sorted(set(left))

    def may_stop(self, battle: Battle, seat: i64) -> bool:
        """Say no: all six are placed (AKB-502)."""
        return False

    def relax(self, battle: Battle) -> bool:
        """Ask for half an inch less between pieces, for this placement only (AKB-R73)."""
        if HALF_INCH * battle.passes >= THREE_INCHES:
            return False
        battle.passes += 1
        return True


class ChooseKind(BattleMenu):
    """Which piece to place; the number of kinds stands for stopping (AK2-405, AKB-R109).

    One more stands for giving a Special Effect to a piece that lies there (AK2-1302).
    """

    def __init__(
        self,
        battle: Battle,
        kinds: list[int],
        may_stop: bool,
        barred: str = "no-effects AK2-405 AKB-501",
    ) -> None:
        self.stop: i64 = len(battle.terms.pieces)
        self.give: i64 = self.stop + 1
        self.barred = barred
        """What keeps the player from giving an effect."""
        codes = [*kinds, self.stop] if may_stop else list(kinds)
        if barred == "":
            codes.append(self.give)
        super().__init__(battle, battle.active, codes, "AK2-405 AK2-410 AK2-412 AKB-501 AKB-502")

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "scenery"

    def about(self) -> Message:
        """Return the question."""
        return Message("alkemy-ask-scenery")

    def default_choice(self) -> i64:
        """Stop when time is up, if that is allowed."""
        if self.stop in self.choices:
            return self.stop
        return max(self.choices, key=lambda choice: choice % self.give)

    def message(self, choice: i64) -> Message:
        """Return the piece's name."""
        if choice == self.give:
            return Message("alkemy-option-give-effect")
        if choice == self.stop:
            return Message("alkemy-option-stop-scenery")
        return Message("alkemy-option-scenery", {"name": self.battle.terms.pieces[choice].name})

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return the kind."""
        if choice >= self.stop:
            return ()
        return (scenery_thing(self.battle, choice),)

    def text(self, choice: i64) -> str:
        """Return the piece's id, ``stop`` or ``effect``."""
        if choice >= self.stop:
            return "stop" if choice == self.stop else "effect"
        return self.battle.terms.pieces[choice].id

    def conceivable(self) -> list[int]:
        """Return all kinds, stopping, and giving an effect."""
        return list(range(self.give + 1))

    def off_list(self, choice: i64) -> str:
        """Return why a kind cannot be placed, or why it is too early to stop."""
        if choice == self.give:
            return self.barred
        if choice == self.stop:
            if self.battle.edition.land.is_advanced:
                return "too-early-to-stop AK2-1304 AK2-1305 AK2-1604 AK2-R90"
            return "too-early-to-stop AK2-410 AK2-411 AK2-413 AK2-1604 AKB-502"
        if choice not in self.battle.edition.siting.kinds(self.battle):
            return "pool-has-none AKB-502 AKB-R109"
        return "no-room-for-kind AK2-406 AK2-408 AK2-R15 AKB-503 AKB-R73"


class ChooseTurn(BattleMenu):
    """How to turn a piece; a choice is a number of steps of 15 degrees (AK2-405, AKB-503)."""

    def __init__(self, battle: Battle, kind: i64, turns: list[int]) -> None:
        super().__init__(battle, battle.active, turns, "AK2-405 AKB-503")
        self.kind_of_piece = kind

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "turn"

    def about(self) -> Message:
        """Return the question."""
        return Message("alkemy-ask-turn")

    def message(self, choice: i64) -> Message:
        """Return the angle."""
        return Message("alkemy-option-turn", {"degrees": 15 * choice})

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return the kind that is turned."""
        return (scenery_thing(self.battle, self.kind_of_piece),)

    def text(self, choice: i64) -> str:
        """Return the angle in degrees."""
        return f"{15 * choice}"

    def conceivable(self) -> list[int]:
        """Return all turns."""
        return list(range(TURNS))

    def off_list(self, choice: i64) -> str:
        """Say that the piece has no room so turned."""
        return "no-room-so-turned AK2-406 AK2-408 AKB-503 AKB-R73"


class PieceSpots(Spots):
    """Where a piece is put: its centre (AK2-406 to AK2-409, AKB-503)."""

    def __init__(self, battle: Battle, piece: i64, turn: i64, seat: i64) -> None:
        rules = "AK2-405 AK2-406 AK2-407 AK2-408 AKB-502 AKB-503"
        super().__init__(battle, seat, NONE, "piece", rules)
        self.fine = BROAD
        self.piece = piece
        self.turn = turn

    def objection(self, x: i64, y: i64) -> str:
        """Return why the piece may not be put somewhere."""
        battle = self.battle
        return battle.edition.siting.objection(battle, self.seat, self.piece, x, y, self.turn)

    def area(self) -> tuple[i64, i64, i64]:
        """Return a square around the table."""
        layout = self.battle.layout
        half = max(layout.width, layout.height) // 2 + 1
        return layout.width // 2, layout.height // 2, half

    def is_barred(self, x: i64, y: i64, around: i64) -> bool:
        """Tell whether the piece can certainly be put nowhere so near to a point."""
        battle = self.battle
        siting = battle.edition.siting
        found = siting.objection(battle, self.seat, self.piece, x, y, self.turn, around)
        return found != ""

    def worth_a_look(self) -> list[int]:
        """Return a few spots all over the table, or the grid that was searched for room."""
        few = grid(self.battle, self.seat, self.battle.layout.width // COARSE)
        if any(self.is_legal(spot) for spot in few):
            return few
        return grid(self.battle, self.seat, HALF_INCH)

    def sample(self, stream: Stream) -> i64:
        """Return a legal spot by trial."""
        layout = self.battle.layout
        for _ in range(TRIES):
            spot = spot_code(stream.below(layout.width + 1), stream.below(layout.height + 1))
            if self.is_legal(spot):
                return spot
        return super().sample(stream)


def grid(battle: Battle, seat: i64, step: i64) -> list[int]:
    """Return spots all over where a player's next piece can lie, so far apart."""
    left, bottom, right, top = battle.edition.siting.window(battle, seat)
    return [
        spot_code(x, y)
        for y in range(bottom + step, top + 1, step)
        for x in range(left + step, right + 1, step)
    ]


def fits(battle: Battle, seat: i64, kind: i64, turn: i64, spot: i64) -> bool:
    """Tell whether a player may put a piece somewhere."""
    siting = battle.edition.siting
    return siting.objection(battle, seat, kind, spot_x(spot), spot_y(spot), turn) == ""


def has_room(battle: Battle, seat: i64, kind: i64, turn: i64, spots: list[int]) -> bool:
    """Tell whether a piece, turned so, has a spot: among some, or at last anywhere."""
    if any(fits(battle, seat, kind, turn, spot) for spot in spots):
        return True
    return PieceSpots(battle, kind, turn, seat).searched_spot() != NONE


def open_spots(battle: Battle, seat: i64, kind: i64) -> list[int]:
    """Return the spots of a grid of half an inch where a piece may fit, however it is turned.

    There its core, which does not turn, keeps off the cores of all others.
    """
    kinds = battle.terms.pieces
    reach = kinds[kind].core + battle.edition.siting.too_near(battle)
    xs = vec[i64]([one.x for one in battle.placed])
    ys = vec[i64]([one.y for one in battle.placed])
    near = vec[i64]([reach + kinds[one.kind].core for one in battle.placed])
    left, bottom, right, top = battle.edition.siting.window(battle, seat)
    found: list[int] = []
    for y in range(bottom + HALF_INCH, top + 1, HALF_INCH):
        for x in range(left + HALF_INCH, right + 1, HALF_INCH):
            for k in range(len(near)):
                dx, dy = xs[k] - x, ys[k] - y
                if dx * dx + dy * dy <= near[k] * near[k]:
                    break
            else:
                found.append(spot_code(x, y))
    return found


def fitting_kinds(battle: Battle, seat: i64) -> list[int]:
    """Return the kinds that a player has room for, turned in whatever way."""
    found: list[int] = []
    for kind in battle.edition.siting.kinds(battle):
        spots = open_spots(battle, seat, kind)
        known = any(fits(battle, seat, kind, turn, spot) for turn in SQUARE for spot in spots)
        if known or any(has_room(battle, seat, kind, turn, spots) for turn in range(TURNS)):
            found.append(kind)
    return found


def fitting_turns(battle: Battle, seat: i64, kind: i64) -> list[int]:
    """Return the turns in which a player has room for a piece."""
    spots = open_spots(battle, seat, kind)
    return [turn for turn in range(TURNS) if has_room(battle, seat, kind, turn, spots)]


def fitting_places(battle: Battle, seat: i64, kind: i64) -> list[Placed]:
    """Return where on the grid a player may put a piece, upright or on its side.

    Chance draws from these: it need not know every spot.
    """
    spots = open_spots(battle, seat, kind)
    return [
        Placed(kind, spot_x(spot), spot_y(spot), turn)
        for turn in SQUARE
        for spot in spots
        if fits(battle, seat, kind, turn, spot)
    ]
