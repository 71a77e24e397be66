"""Giving Special Effects while scenery is placed, and placing it again (AK2-1302, AK2-1324)."""

from typing import Final

from athanor.games.alkemy.codes import (
    IMPASSABLE,
    NONE,
    OPAQUE,
    SPECIAL_EFFECTS,
    STRATEGIC,
)
from athanor.games.alkemy.rules.footprints import TURNS, covers, is_near, keeps_off_edges, shape_of
from athanor.games.alkemy.rules.laying import lay_out
from athanor.games.alkemy.rules.natures import (
    ChooseBearer,
    ChooseEffect,
    bare_pieces,
    effects_left,
    giving_objection,
)
from athanor.games.alkemy.rules.room import SQUARE
from athanor.games.alkemy.rules.scenery_choices import ChooseTurn, PieceSpots
from athanor.games.alkemy.rules.siting import HALF_INCH, ZoneByZone
from athanor.games.alkemy.rules.space import spot_code, spot_x, spot_y
from athanor.games.alkemy.rules.tell import tell
from athanor.games.alkemy.rules.things import piece_thing
from athanor.games.alkemy.seats import clockwise
from athanor.games.alkemy.state import Battle, Placed
from athanor.kernel.script import Die, Script
from athanor.kernel.vectors import i64

TWO_INCHES: Final = 2000

DRAWS: Final = 60
"""Places that chance tries for an element that is placed again."""


class CloserByZones(ZoneByZone):
    """With advanced scenery: over 2 in apart (AK2-1301), more of it (AK2-1304, AK2-1305)."""

    def __init__(self) -> None:
        super().__init__(TWO_INCHES, "AK2-406 AK2-1301")

    def may_stop(self, battle: Battle, seat: i64) -> bool:
        """Tell whether it is late enough, and the least number stands (AK2-R90)."""
        enough = len(battle.placed) >= battle.layout.scenery_min
        return enough and super().may_stop(battle, seat)


# --- Giving an effect ---


def give_effect(battle: Battle, seat: i64) -> Script[None]:
    """Give an effect to an element instead of placing one (AK2-1302, AK2-R47)."""
    effect = yield ChooseEffect(battle, seat)
    bare = bare_pieces(battle)
    piece = bare[0]
    if len(bare) > 1:
        piece = yield ChooseBearer(battle, seat, effect)
    bestow(battle, seat, effect, piece)
    if effect == STRATEGIC and is_movable(battle.placed[piece]):
        yield from place_again(battle, seat, piece)


def bestow(battle: Battle, seat: i64, effect: i64, piece: i64) -> None:
    """Give an element an effect."""
    one = battle.placed[piece]
    given = Placed(one.kind, one.x, one.y, one.turn, one.vision, one.crossing, effect, seat)
    battle.placed = [*battle.placed[:piece], given, *battle.placed[piece + 1 :]]
    kind, name = f"gave-{SPECIAL_EFFECTS[effect]}", battle.terms.pieces[one.kind].name
    things = (piece_thing(piece),)
    tell(battle, kind, "AK2-1302 AK2-1319", label=name, seat=seat, things=things)


def is_movable(placed: Placed) -> bool:
    """Tell whether a Strategic element is placed again: neither Impassable nor Opaque."""
    return placed.vision != OPAQUE and not placed.crossing & IMPASSABLE


class AgainSpots(PieceSpots):
    """Where a Strategic element is put: anywhere outside deployment zones (AK2-1324, AK2-R47)."""

    def __init__(self, battle: Battle, piece: i64, turn: i64, seat: i64) -> None:
        super().__init__(battle, battle.placed[piece].kind, turn, seat)
        self._rules = "AK2-1324 AK2-R47"
        self.moved = piece

    def objection(self, x: i64, y: i64) -> str:
        """Return why the element may not be put somewhere."""
        return self.object_around(x, y, 0)

    def is_barred(self, x: i64, y: i64, around: i64) -> bool:
        """Tell whether it can certainly be put nowhere so near to a point."""
        return self.object_around(x, y, around) != ""

    def object_around(self, x: i64, y: i64, around: i64) -> str:
        """Return why it may be put nowhere around a spot; a reason is certain."""
        battle = self.battle
        shape = shape_of(battle.terms.pieces[self.piece], self.turn)
        if not keeps_off_edges(battle, shape, x, y, -around):
            return "off-table AK2-R47"
        for seat in range(battle.seats):
            if covers(battle.zone(seat), shape, x, y, around):
                return "in-a-zone AK2-1324"
        if is_near(battle, self.piece, shape, x, y, 0, around, self.moved):
            return "pieces-overlap AK2-R47"
        return ""

    def worth_a_look(self) -> list[int]:
        """Return where it is, and spots all over the table."""
        one, layout = self.battle.placed[self.moved], self.battle.layout
        step = 2 * HALF_INCH
        return [spot_code(one.x, one.y)] + [
            spot_code(x, y)
            for y in range(step, layout.height, step)
            for x in range(step, layout.width, step)
        ]


def place_again(battle: Battle, seat: i64, piece: i64) -> Script[None]:
    """Turn a Strategic element and put it somewhere else at once (AK2-1324)."""
    turns = [turn for turn in range(TURNS) if AgainSpots(battle, piece, turn, seat).is_possible()]
    if not turns:
        return
    turn = yield ChooseTurn(battle, battle.placed[piece].kind, turns)
    spot = yield AgainSpots(battle, piece, turn, seat)
    put_again(battle, seat, piece, spot, turn)


def put_again(battle: Battle, seat: i64, piece: i64, spot: i64, turn: i64) -> None:
    """Put an element somewhere else."""
    one = battle.placed[piece]
    again = Placed(
        one.kind, spot_x(spot), spot_y(spot), turn, one.vision, one.crossing, one.effect, one.giver
    )
    battle.placed = [*battle.placed[:piece], again, *battle.placed[piece + 1 :]]
    lay_out(battle)
    name, things = battle.terms.pieces[one.kind].name, (piece_thing(piece),)
    tell(battle, "placed-again", "AK2-1324 AK2-R47", label=name, seat=seat, things=things)


# --- By chance ---


def draw_effects(battle: Battle) -> Script[None]:
    """Let chance give as many effects as the players may, in turn (AK2-1304, AK2-1305)."""
    for _ in range(battle.layout.effects):
        for seat in clockwise(battle, battle.player_a):
            if not battle.gone >> seat & 1 and giving_objection(battle, seat) == "":
                effects, bare = effects_left(battle), bare_pieces(battle)
                effect = effects[(yield Die("alkemy-chance-effect", len(effects)))]
                piece = bare[(yield Die("alkemy-chance-bearer", len(bare)))]
                bestow(battle, seat, effect, piece)
                if effect == STRATEGIC and is_movable(battle.placed[piece]):
                    yield from draw_again(battle, seat, piece)


def draw_again(battle: Battle, seat: i64, piece: i64) -> Script[None]:
    """Draw places for a Strategic element until one is legal; after many it stays if it may."""
    layout = battle.layout
    columns, rows = layout.width // HALF_INCH + 1, layout.height // HALF_INCH + 1
    for _ in range(DRAWS):
        turn = yield Die("alkemy-chance-turn", TURNS)
        cell = yield Die("alkemy-chance-place", columns * rows)
        x, y = cell % columns * HALF_INCH, cell // columns * HALF_INCH
        if AgainSpots(battle, piece, turn, seat).objection(x, y) == "":
            put_again(battle, seat, piece, spot_code(x, y), turn)
            return
    for turn in SQUARE:
        spot = AgainSpots(battle, piece, turn, seat).some_spot()
        if spot != NONE:
            put_again(battle, seat, piece, spot, turn)
            return
