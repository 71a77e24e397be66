"""Room for scenery: which pieces still fit somewhere, turned how, and where on a grid."""

from typing import Final

from athanor.games.alkemy.codes import NONE
from athanor.games.alkemy.rules.footprints import TURNS, shape_of
from athanor.games.alkemy.rules.scenery_choices import PieceSpots
from athanor.games.alkemy.rules.siting import HALF_INCH
from athanor.games.alkemy.rules.space import spot_code, spot_x, spot_y
from athanor.games.alkemy.state import PLACED, Battle, Placed
from athanor.games.alkemy.terms import PieceKind
from athanor.kernel.vectors import i64, vec

SQUARE: Final = (0, TURNS // 4)
"""The turns in which room is searched for: upright, and on the side."""


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

    There its core, which does not turn, keeps off the cores of all others, and off posts.
    """
    kinds, discs = battle.terms.pieces, battle.discs
    reach = kinds[kind].core + battle.edition.siting.too_near(battle)
    posts = range(battle.roster.count, discs.count)
    xs = vec[i64]([one.x for one in battle.placed] + [discs.x[post] for post in posts])
    ys = vec[i64]([one.y for one in battle.placed] + [discs.y[post] for post in posts])
    cores = [kinds[one.kind].core for one in battle.placed] + [discs.radius[post] for post in posts]
    near = vec[i64]([reach + core for core in cores])
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
    asked = question(battle, seat, NONE)
    found = battle.terrain.room.get(asked)
    if found is None:
        kinds = battle.edition.siting.kinds(battle)
        found = [kind for kind in kinds if fits_somehow(battle, seat, kind)]
        battle.terrain.room[asked] = found
    return found


def fits_somehow(battle: Battle, seat: i64, kind: i64) -> bool:
    """Tell whether a player has room for a piece, turned in whatever way."""
    spots = open_spots(battle, seat, kind)
    if any(fits(battle, seat, kind, turn, spot) for turn in SQUARE for spot in spots):
        return True
    alike = alike_turns(battle.terms.pieces[kind])
    return any(
        alike[turn] == turn and has_room(battle, seat, kind, turn, spots) for turn in range(TURNS)
    )


def fitting_turns(battle: Battle, seat: i64, kind: i64) -> list[int]:
    """Return the turns in which a player has room for a piece."""
    asked = question(battle, seat, kind)
    found = battle.terrain.room.get(asked)
    if found is None:
        spots = open_spots(battle, seat, kind)
        alike = alike_turns(battle.terms.pieces[kind])
        found = []
        for turn in range(TURNS):
            known = alike[turn] in found
            if known or (alike[turn] == turn and has_room(battle, seat, kind, turn, spots)):
                found.append(turn)
        battle.terrain.room[asked] = found
    return found


def question(battle: Battle, seat: i64, kind: i64) -> tuple[int, ...]:
    """Return all that room depends on, besides the pieces that lie on the table.

    Players who think a placement through ask the same again and again, so the table remembers.
    """
    return battle.player_a, seat, battle.counts[PLACED + seat], battle.passes, kind


def alike_turns(kind: PieceKind) -> list[int]:
    """Return, for each turn of a piece, the first one in which it covers exactly the same."""
    firsts: dict[tuple[tuple[int, int], ...], int] = {}
    found: list[int] = []
    for turn in range(TURNS):
        corners = tuple(sorted(shape_of(kind, turn).at(0, 0)))
        found.append(firsts.setdefault(corners, turn))
    return found


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
