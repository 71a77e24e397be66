"""The table as numbers, for learning agents: always of the same length, from the viewer's edge."""

from typing import Final

from athanor.games.alkemy.codes import CHARGE, NONE, RUN, WALK
from athanor.games.alkemy.rules.objectives import is_fulfilled, objective_of, progress
from athanor.games.alkemy.rules.space import as_shown, move_value
from athanor.games.alkemy.seats import clockwise, others, sits_above
from athanor.games.alkemy.show.view import view_posts
from athanor.games.alkemy.state import (
    HELD,
    IN_FORCE,
    LAID,
    LUCK,
    PLAYED,
    RESERVE,
    SCORE,
    SPINES,
    Battle,
)
from athanor.kernel.bits import bit, count_bits, members

MAX_FIGURES: Final = 16
MAX_POSTS: Final = 5
MAX_PIECES: Final = 20
MAX_TOKENS: Final = 12
"""What is counted of each side or of the table; the list has places for no more."""

TABLE_FEATURES: Final = 13
FIGURE_FEATURES: Final = 40
POST_FEATURES: Final = 4
PIECE_FEATURES: Final = 11
TOKEN_FEATURES: Final = 4
COMMAND_FEATURES: Final = 6
"""Of each player."""
OBJECTIVE_FEATURES: Final = 4


def feature_count(seats: int) -> int:
    """Return the length of the list in an edition that at most so many play."""
    return (
        TABLE_FEATURES
        + seats
        + seats * MAX_FIGURES * (FIGURE_FEATURES + seats - 1)
        + MAX_POSTS * POST_FEATURES
        + MAX_PIECES * PIECE_FEATURES
        + MAX_TOKENS * TOKEN_FEATURES
        + seats * COMMAND_FEATURES
        + OBJECTIVE_FEATURES
    )


class Eyes:
    """Where the viewer sits: the own side comes first and lies at the lower edge."""

    def __init__(self, battle: Battle, viewer: int) -> None:
        layout = battle.layout
        self.own = viewer if 0 <= viewer < battle.seats else 0
        self.seats = battle.seats
        self.turned = sits_above(battle, self.own)
        self.width = layout.width
        self.height = layout.height

    def seat(self, seat: int) -> int:
        """Return 1 for the own seat, 2 and more for the others clockwise, 0 for nobody."""
        return 0 if seat == NONE else 1 + (seat - self.own) % self.seats

    def spot(self, x: int, y: int) -> tuple[int, int]:
        """Return a point as it lies from the viewer's edge."""
        return (self.width - x, self.height - y) if self.turned else (x, y)


def features(battle: Battle, viewer: int) -> list[int]:
    """Return the table as numbers, seen from the viewer's edge; a spectator sees it as seat 0."""
    eyes = Eyes(battle, viewer)
    seats, most = clockwise(battle, eyes.own), battle.edition.most_seats
    of_figure = FIGURE_FEATURES + most - 1
    layout, roster = battle.layout, battle.roster
    numbers = [
        battle.stage,
        battle.turn,
        int(battle.over),
        int(battle.terms.measuring),
        eyes.seat(battle.player_a),
        eyes.seat(battle.active),
        eyes.seat(battle.initiative),
        battle.passes,
        *padded([[battle.counts[SCORE + seat]] for seat in seats], most, 1),
        layout.goal,
        layout.turns,
        layout.width,
        layout.height,
        layout.depth,
    ]
    sides: list[list[int]] = []
    for seat in seats:
        rows = [figure_numbers(battle, figure, eyes) for figure in members(roster.side[seat])]
        sides.append(padded(rows, MAX_FIGURES, of_figure))
    numbers += padded(sides, most, MAX_FIGURES * of_figure)
    posts = [
        [1, *eyes.spot(post.x, post.y), eyes.seat(NONE if post.owner is None else post.owner)]
        for post in view_posts(battle)
    ]
    numbers += padded(posts, MAX_POSTS, POST_FEATURES)
    pieces = [piece_numbers(battle, piece, eyes) for piece in range(len(battle.placed))]
    numbers += padded(pieces, MAX_PIECES, PIECE_FEATURES)
    tokens = [
        [1 + token.element, eyes.seat(token.seat), *eyes.spot(token.x, token.y)]
        for number, token in enumerate(battle.tokens)
        if battle.tokens_left >> number & 1
    ]
    numbers += padded(tokens, MAX_TOKENS, TOKEN_FEATURES)
    return numbers + module_numbers(battle, viewer, seats)


def module_numbers(battle: Battle, viewer: int, seats: list[int]) -> list[int]:
    """Return the modules as numbers: points and cards of all sides, and the own objective."""
    rows: list[list[int]] = []
    for seat in seats if len(battle.command) > 0 else []:
        held, played = battle.commands(seat, HELD), battle.commands(seat, PLAYED)
        row = [
            battle.commands(seat, RESERVE),
            count_bits(held & ~played),
            held & ~played if seat == viewer else 0,
            played,
            1 + battle.commands(seat, LAID),
            1 + battle.commands(seat, IN_FORCE),
        ]
        rows.append(row)
    numbers = padded(rows, battle.edition.most_seats, COMMAND_FEATURES)
    objective = objective_of(battle, viewer) if viewer in seats else None
    if objective is None:
        return numbers + [0] * OBJECTIVE_FEATURES
    first = objective.conditions[0]
    done = is_fulfilled(battle, viewer)
    value = progress(battle, viewer, first)
    return [*numbers, 1 + battle.secrets[viewer], int(done), value, first.goal]


def padded(rows: list[list[int]], most: int, length: int) -> list[int]:
    """Return rows one after the other, filled up with zeros to a fixed number of rows."""
    numbers = [number for row in rows[:most] for number in row]
    return numbers + [0] * (most * length - len(numbers))


def figure_numbers(battle: Battle, figure: int, eyes: Eyes) -> list[int]:
    """Return a figure as numbers; zeros if it is not on the table."""
    most = battle.edition.most_seats
    if not battle.is_present(figure):
        return [0] * (FIGURE_FEATURES + most - 1)
    roster, discs, sheet = battle.roster, battle.discs, battle.sheet(figure)
    foes = [
        [battle.foes[figure] >> members(roster.side[seat])[0] & (bit(MAX_FIGURES)) - 1]
        for seat in others(battle, roster.seat[figure])
    ]
    white_left = max(0, sheet.white - battle.wounds[figure])
    red_left = min(sheet.red, sheet.hp - battle.wounds[figure])
    yellow_left = sheet.hp - battle.wounds[figure] - white_left - red_left
    return [
        1,
        *eyes.spot(as_shown(battle, discs.x[figure]), as_shown(battle, discs.y[figure])),
        discs.radius[figure],
        sheet.size,
        1 + roster.profile_card[figure],
        white_left,
        yellow_left,
        red_left,
        battle.ap[figure],
        int(battle.taking_part >> figure & 1),
        battle.marks[figure],
        *padded(foes, most - 1, 1),
        battle.defense(figure),
        sheet.mind,
        sheet.reflex,
        sheet.combat,
        move_value(battle, figure, WALK),
        move_value(battle, figure, CHARGE),
        move_value(battle, figure, RUN),
        *sheet.damage,
        sheet.ranged,
        sheet.range,
        *sheet.ranged_damage,
        1 + sheet.affinity,
        sheet.circle,
        battle.concentration[figure],
        battle.components[figure],
        battle.stones[figure],
        battle.boost(figure, LUCK),
        battle.boost(figure, SPINES),
    ]


def piece_numbers(battle: Battle, piece: int, eyes: Eyes) -> list[int]:
    """Return a piece as numbers: its kind, size, the box around it, its nature and effect."""
    placed = battle.placed[piece]
    kind = battle.terms.pieces[placed.kind]
    shape = battle.terrain.pieces[piece]
    one, other = eyes.spot(shape.left, shape.bottom), eyes.spot(shape.right, shape.top)
    corners = [*map(min, one, other), *map(max, one, other)]
    blocks = int(kind.hill or kind.opaque)
    used = battle.springs_used >> piece & 1
    nature = [placed.vision, placed.crossing, 1 + placed.effect, used]
    return [1 + battle.terrain.pieces[piece].kind, kind.size, blocks, *corners, *nature]
