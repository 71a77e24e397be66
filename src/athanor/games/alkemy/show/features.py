"""The table as numbers, for learning agents: always of the same length, from the viewer's edge."""

from typing import Final

from athanor.games.alkemy.codes import CHARGE, CONTROL, NONE, RUN, WALK
from athanor.games.alkemy.rules.objectives import is_fulfilled, objective_of, progress
from athanor.games.alkemy.rules.space import as_shown, move_value
from athanor.games.alkemy.seats import clockwise, others, sits_above
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
from athanor.kernel.bits import bit, count_bits, lowest, members
from athanor.kernel.vectors import i64, vec

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

    def __init__(self, battle: Battle, viewer: i64) -> None:
        layout = battle.layout
        self.own: i64 = viewer if 0 <= viewer < battle.seats else 0
        self.seats: i64 = battle.seats
        self.turned = sits_above(battle, self.own)
        self.width: i64 = layout.width
        self.height: i64 = layout.height

    def seat(self, seat: i64) -> i64:
        """Return 1 for the own seat, 2 and more for the others clockwise, 0 for nobody."""
        return 0 if seat == NONE else 1 + (seat - self.own) % self.seats

    def spot(self, x: i64, y: i64) -> tuple[i64, i64]:
        """Return a point as it lies from the viewer's edge."""
        return (self.width - x, self.height - y) if self.turned else (x, y)


def features(battle: Battle, viewer: int) -> list[int]:
    """Return the table as numbers, seen from the viewer's edge; a spectator sees it as seat 0."""
    return [int(number) for number in feature_row(battle, viewer)]


class Blank:
    """A list in which nothing is written yet: copying one is quicker than making it."""

    def __init__(self, seats: int) -> None:
        self.numbers = vec[i64]([0] * feature_count(seats))


BLANKS: Final[dict[int, Blank]] = {}
"""By the seats of an edition at most."""


def feature_row(battle: Battle, viewer: int) -> vec[i64]:
    """Return the table as numbers, as they are packed for learning agents at every step."""
    eyes = Eyes(battle, viewer)
    seats, most = clockwise(battle, eyes.own), battle.edition.most_seats
    of_figure = FIGURE_FEATURES + most - 1
    if most not in BLANKS:
        BLANKS[most] = Blank(most)
    numbers = BLANKS[most].numbers[:]
    note_table(battle, seats, eyes, numbers)
    at: i64 = TABLE_FEATURES + most
    for seat in seats:
        place = at
        for figure in members(battle.roster.side[seat])[:MAX_FIGURES]:
            if battle.is_present(figure):
                note_figure(battle, figure, eyes, numbers, place)
            place += of_figure
        at += MAX_FIGURES * of_figure
    at += (most - len(seats)) * MAX_FIGURES * of_figure
    note_posts(battle, eyes, numbers, at)
    at += MAX_POSTS * POST_FEATURES
    for piece in range(min(len(battle.placed), MAX_PIECES)):
        note_piece(battle, piece, eyes, numbers, at + piece * PIECE_FEATURES)
    at += MAX_PIECES * PIECE_FEATURES
    note_tokens(battle, eyes, numbers, at)
    at += MAX_TOKENS * TOKEN_FEATURES
    note_modules(battle, viewer, seats, numbers, at)
    return numbers


def put(numbers: vec[i64], at: i64, row: list[int]) -> None:
    """Write some numbers from a place on."""
    for number in row:
        numbers[at] = number
        at += 1


def note_table(battle: Battle, seats: list[int], eyes: Eyes, numbers: vec[i64]) -> None:
    """Write what is true of the whole table, and the points of each seat."""
    layout = battle.layout
    numbers[0] = battle.stage
    numbers[1] = battle.turn
    numbers[2] = int(battle.over)
    numbers[3] = int(battle.terms.measuring)
    numbers[4] = eyes.seat(battle.player_a)
    numbers[5] = eyes.seat(battle.active)
    numbers[6] = eyes.seat(battle.initiative)
    numbers[7] = battle.passes
    at: i64 = 8
    for seat in seats:
        numbers[at] = battle.counts[SCORE + seat]
        at += 1
    at = 8 + battle.edition.most_seats
    put(numbers, at, [layout.goal, layout.turns, layout.width, layout.height, layout.depth])


def note_posts(battle: Battle, eyes: Eyes, numbers: vec[i64], at: i64) -> None:
    """Write where posts lie, and who holds each; what is carried is where its bearer is."""
    layout, discs = battle.layout, battle.discs
    for post in range(min(len(layout.posts), MAX_POSTS)):
        x, y = layout.posts[post]
        owner = NONE
        if len(battle.owners) > 0:
            owner = battle.owners[post]
            if layout.objective != CONTROL:
                bearer = battle.bearers[post]
                base = bearer if bearer != NONE else battle.roster.count + post
                x, y = as_shown(battle, discs.x[base]), as_shown(battle, discs.y[base])
        numbers[at] = 1
        numbers[at + 1], numbers[at + 2] = eyes.spot(x, y)
        numbers[at + 3] = eyes.seat(owner)
        at += POST_FEATURES


def note_tokens(battle: Battle, eyes: Eyes, numbers: vec[i64], at: i64) -> None:
    """Write the tokens that are left."""
    end = at + MAX_TOKENS * TOKEN_FEATURES
    for number, token in enumerate(battle.tokens):
        if at < end and battle.tokens_left >> number & 1:
            x, y = eyes.spot(token.x, token.y)
            put(numbers, at, [1 + token.element, eyes.seat(token.seat), x, y])
            at += TOKEN_FEATURES


def note_modules(battle: Battle, viewer: int, seats: list[int], numbers: vec[i64], at: i64) -> None:
    """Write the modules: points and cards of all sides, and the own objective."""
    place = at
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
        put(numbers, place, row)
        place += COMMAND_FEATURES
    objective = objective_of(battle, viewer) if viewer in seats else None
    if objective is not None:
        first = objective.conditions[0]
        done = is_fulfilled(battle, viewer)
        value = progress(battle, viewer, first)
        at += battle.edition.most_seats * COMMAND_FEATURES
        put(numbers, at, [1 + battle.secrets[viewer], int(done), value, first.goal])


def note_figure(battle: Battle, figure: i64, eyes: Eyes, numbers: vec[i64], at: i64) -> None:
    """Write a figure that is on the table."""
    roster, discs, sheet = battle.roster, battle.discs, battle.sheet(figure)
    wounds = battle.wounds[figure]
    white_left = max(0, sheet.white - wounds)
    red_left = min(sheet.red, sheet.hp - wounds)
    x, y = eyes.spot(as_shown(battle, discs.x[figure]), as_shown(battle, discs.y[figure]))
    numbers[at] = 1
    numbers[at + 1] = x
    numbers[at + 2] = y
    numbers[at + 3] = discs.radius[figure]
    numbers[at + 4] = sheet.size
    numbers[at + 5] = 1 + roster.profile_card[figure]
    numbers[at + 6] = white_left
    numbers[at + 7] = sheet.hp - wounds - white_left - red_left
    numbers[at + 8] = red_left
    numbers[at + 9] = battle.ap[figure]
    numbers[at + 10] = battle.taking_part >> figure & 1
    numbers[at + 11] = battle.marks[figure]
    place = at + 12
    foes = battle.foes[figure]
    for seat in others(battle, roster.seat[figure]) if foes else []:
        numbers[place] = foes >> lowest(roster.side[seat]) & (bit(MAX_FIGURES) - 1)
        place += 1
    at += 12 + battle.edition.most_seats - 1
    numbers[at] = battle.defense(figure)
    numbers[at + 1] = sheet.mind
    numbers[at + 2] = sheet.reflex
    numbers[at + 3] = sheet.combat
    numbers[at + 4] = move_value(battle, figure, WALK)
    numbers[at + 5] = move_value(battle, figure, CHARGE)
    numbers[at + 6] = move_value(battle, figure, RUN)
    note_line(sheet.damage, numbers, at + 7)
    at += 7 + len(sheet.damage)
    numbers[at] = sheet.ranged
    numbers[at + 1] = sheet.range
    note_line(sheet.ranged_damage, numbers, at + 2)
    at += 2 + len(sheet.ranged_damage)
    numbers[at] = 1 + sheet.affinity
    numbers[at + 1] = sheet.circle
    numbers[at + 2] = battle.concentration[figure]
    numbers[at + 3] = battle.components[figure]
    numbers[at + 4] = battle.stones[figure]
    numbers[at + 5] = battle.boost(figure, LUCK)
    numbers[at + 6] = battle.boost(figure, SPINES)


def note_line(line: vec[i64], numbers: vec[i64], at: i64) -> None:
    """Write a damage line."""
    for place in range(len(line)):
        numbers[at + place] = line[place]


def note_piece(battle: Battle, piece: i64, eyes: Eyes, numbers: vec[i64], at: i64) -> None:
    """Write a piece: its kind, size, the box around it, its nature and effect."""
    placed = battle.placed[piece]
    kind = battle.terms.pieces[placed.kind]
    shape = battle.terrain.pieces[piece]
    one_x, one_y = eyes.spot(shape.left, shape.bottom)
    other_x, other_y = eyes.spot(shape.right, shape.top)
    numbers[at] = 1 + shape.kind
    numbers[at + 1] = kind.size
    numbers[at + 2] = int(kind.hill or kind.opaque)
    numbers[at + 3] = min(one_x, other_x)
    numbers[at + 4] = min(one_y, other_y)
    numbers[at + 5] = max(one_x, other_x)
    numbers[at + 6] = max(one_y, other_y)
    numbers[at + 7] = placed.vision
    numbers[at + 8] = placed.crossing
    numbers[at + 9] = 1 + placed.effect
    numbers[at + 10] = battle.springs_used >> piece & 1
