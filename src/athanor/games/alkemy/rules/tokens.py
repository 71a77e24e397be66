"""Resource tokens: where they may lie, edition by edition (AK2-414, AKB-504)."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from athanor.games.alkemy.codes import ELEMENTS, NONE
from athanor.games.alkemy.rules.choices import BattleMenu
from athanor.games.alkemy.rules.footprints import doubled_share, shape_of
from athanor.games.alkemy.rules.space import side_of, spot_x, spot_y
from athanor.games.alkemy.rules.tell import tell
from athanor.games.alkemy.rules.things import piece_thing, token_thing
from athanor.games.alkemy.rules.written import inches_text, parse_spot
from athanor.games.alkemy.seats import after, others
from athanor.games.alkemy.state import TOKENS, Battle, Token
from athanor.games.alkemy.tabletop.polygons import compare_to_segment
from athanor.games.alkemy.tabletop.rings import Points, circle_meets_rail, rails_meet
from athanor.games.alkemy.tabletop.spots import spots_at
from athanor.kernel.bits import bit
from athanor.kernel.script import Die, Script
from athanor.kernel.vectors import i64
from athanor.kernel.words import Arg, Inches, Message

APART: Final = 4000
"""Blitz keeps tokens 4 in apart (AKB-507)."""

GRID: Final = 500
"""Points of an outline that are listed are half an inch apart."""

CLOSE: Final = 2
"""So near to an outline a point lies on it."""

FIELD: Final = 13
"""Bits for how far a point is right of a piece's centre, or above it."""

HALF_FIELD: Final = 1 << (FIELD - 1)


class Place:
    """Where a token may go: on a piece, at a point of its outline."""

    def __init__(self, piece: i64, x: i64, y: i64, half: i64) -> None:
        self.piece = piece
        self.x = x
        self.y = y
        self.half = half
        """The seat in whose half it lies, or NONE."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TokenRules:
    """Whether tokens are placed at all, and where."""

    @abstractmethod
    def are_used(self, battle: Battle) -> bool:
        """Tell whether tokens are placed."""

    @abstractmethod
    def places(self, battle: Battle, seat: i64) -> list[Place]:
        """Return where a player may put the next token."""

    @abstractmethod
    def objection(self, battle: Battle, seat: i64, piece: i64, x: i64, y: i64) -> str:
        """Return why a token may not go to a point of a piece that is not listed, or nothing."""


class OnWholePieces(TokenRules):
    """V2: one token marks a whole piece; some go to the other half (AK2-416 to AK2-418)."""

    def are_used(self, battle: Battle) -> bool:
        """Say yes, alchemists or not (AK2-R17)."""
        return True

    def places(self, battle: Battle, seat: i64) -> list[Place]:
        """Return the pieces without a token, as far as the duty abroad leaves them (AK2-R17)."""
        taken = [token.piece for token in battle.tokens]
        free: list[Place] = []
        abroad: list[Place] = []
        for piece, placed in enumerate(battle.placed):
            if piece not in taken:
                half = half_of(battle, piece)
                place = Place(piece, placed.x, placed.y, half)
                free.append(place)
                if half not in (NONE, seat):
                    abroad.append(place)
        left = battle.layout.tokens - battle.counts[TOKENS + seat]
        owed = battle.layout.tokens_abroad - tokens_abroad(battle, seat)
        return abroad if abroad and owed >= left else free

    def objection(self, battle: Battle, seat: i64, piece: i64, x: i64, y: i64) -> str:
        """Say that a piece carries a token already, or that some must go abroad."""
        if piece in [token.piece for token in battle.tokens]:
            return "piece-has-token AK2-417"
        return "token-abroad AK2-418 AK2-1605 AK2-R17"


def half_of(battle: Battle, piece: i64) -> i64:
    """Return in whose table zone most of a piece lies, or NONE if it is nobody's (AK2-409)."""
    one = battle.placed[piece]
    shape = shape_of(battle.terms.pieces[one.kind], one.turn)
    found: i64 = NONE
    most = 0
    for place, zone in enumerate(battle.layout.zones):
        share = doubled_share(shape, one.x, one.y, zone.left, zone.bottom, zone.right, zone.top)
        if share > most:
            most = share
            found = place
    if found == NONE or found >= battle.seats:
        return NONE
    return (battle.player_a + found) % battle.seats


def tokens_in(battle: Battle, seat: i64, zone: i64) -> i64:
    """Count a player's tokens in a table zone, by whose it is."""
    count: i64 = 0
    for token in battle.tokens:
        if token.seat == seat and token_half(battle, token) == zone:
            count += 1
    return count


def tokens_abroad(battle: Battle, seat: i64) -> i64:
    """Count a player's tokens in the zones of others; what is nobody's is none (AK2-1605)."""
    return sum(tokens_in(battle, seat, other) for other in others(battle, seat))


def token_half(battle: Battle, token: Token) -> i64:
    """Return in whose half a token lies, as its edition sees it."""
    if battle.edition.tokens_mark_pieces:
        return half_of(battle, token.piece)
    return side_of(battle, token.x, token.y)


class OnOutlines(TokenRules):
    """Blitz: a point of an outline, 4 in from all others, one in each half (AKB-504 to AKB-508)."""

    def are_used(self, battle: Battle) -> bool:
        """Tell whether anybody has an alchemist (AKB-504, AKB-505)."""
        return any(sheet.circle != 0 for sheet in battle.roster.sheets)

    def places(self, battle: Battle, seat: i64) -> list[Place]:
        """Return points far enough from all tokens, nearer where nothing else is left (AKB-R74).

        A duty that no scenery serves is waived.
        """
        return self.room(battle, seat)[0]

    def room(self, battle: Battle, seat: i64) -> tuple[list[Place], i64, list[bool]]:
        """Return these points, how far apart tokens lie now, and which halves are open."""
        points = outline_points(battle)
        keeps = [self.keeps_duty(battle, seat, half) for half in range(battle.seats)]
        dutiful = [place for place in points if keeps[place.half]]
        if dutiful:
            points = dutiful
        else:
            keeps = [True] * battle.seats
        apart = APART
        while apart > 0:
            found = [place for place in points if is_apart(battle, place.x, place.y, apart)]
            if not found:
                found = [place for place in free_ends(battle, apart) if keeps[place.half]]
            if found:
                return found, apart, keeps
            apart -= 1000
        return points, 0, keeps

    def objection(self, battle: Battle, seat: i64, piece: i64, x: i64, y: i64) -> str:
        """Return why a token may not lie at a point; those of an outline are as good as listed."""
        half = side_of(battle, x, y)
        if half == NONE:
            return "token-on-line AKB-R74"
        if not is_on_outline(battle, piece, x, y):
            return "off-outline AKB-507 AKB-R108"
        _, apart, keeps = self.room(battle, seat)
        if not keeps[half]:
            return "token-duty AKB-508 AKB-R74"
        return "" if is_apart(battle, x, y, apart) else "token-too-near AKB-507 AKB-R74"

    def keeps_duty(self, battle: Battle, seat: i64, half: i64) -> bool:
        """Tell whether a player can still have a token in each half after one here (AKB-508)."""
        left = battle.layout.tokens - battle.counts[TOKENS + seat] - 1
        home = tokens_in(battle, seat, seat) + (1 if half == seat else 0)
        abroad = tokens_abroad(battle, seat) + (1 if half != seat else 0)
        owed = max(0, battle.layout.tokens_home - home)
        return owed + max(0, battle.layout.tokens_abroad - abroad) <= left


def outline_points(battle: Battle) -> list[Place]:
    """Return points on the outlines of all pieces, all corners among them."""
    found: list[Place] = []
    for piece, placed in enumerate(battle.placed):
        shape = shape_of(battle.terms.pieces[placed.kind], placed.turn)
        last = shape.count - 1
        ax, ay = placed.x + shape.x[last], placed.y + shape.y[last]
        for k in range(shape.count):
            dx, dy = placed.x + shape.x[k] - ax, placed.y + shape.y[k] - ay
            steps = max(dx, -dx, dy, -dy) // GRID + 1
            for step in range(steps):
                x, y = ax + dx * step // steps, ay + dy * step // steps
                half = side_of(battle, x, y)
                if half != NONE:  # AKB-R74
                    found.append(Place(piece, x, y, half))
            ax, ay = ax + dx, ay + dy
    return found


def free_ends(battle: Battle, apart: i64) -> list[Place]:
    """Return where on the outlines the room ends that is at least so far from all tokens.

    A stretch of an edge that has room ends at a corner, so far from some token, or at the centre
    line. So if no corner has room, and none of these, there is none.
    """
    middle = battle.layout.height // 2
    points: list[tuple[int, int, int]] = []
    for piece, ax, ay, bx, by in outline_edges(battle):
        edge = float(ax), float(ay), float(bx), float(by)
        ends: Points = []
        for token in battle.tokens:
            ends += circle_meets_rail(float(token.x), float(token.y), float(apart), *edge)
        for y in (middle - 1, middle + 1):
            ends += rails_meet(*edge, 0.0, float(y), float(battle.layout.width), float(y))
        for px, py in ends:
            for x, y in spots_at(px, py):
                on_edge = compare_to_segment(x, y, ax, ay, bx, by, 1) <= 0
                if on_edge and is_apart(battle, x, y, apart):
                    points.append((piece, x, y))
                    break
    return places_at(battle, points)


def outline_edges(battle: Battle) -> list[tuple[int, int, int, int, int]]:
    """Return the edges of all outlines: the piece, and from where to where."""
    found: list[tuple[int, int, int, int, int]] = []
    for piece, placed in enumerate(battle.placed):
        points = shape_of(battle.terms.pieces[placed.kind], placed.turn).at(placed.x, placed.y)
        for k in range(len(points)):
            found.append((piece, *points[k - 1], *points[k]))
    return found


def is_on_outline(battle: Battle, piece: i64, x: i64, y: i64) -> bool:
    """Tell whether a point lies on the outline of a piece."""
    for one, ax, ay, bx, by in outline_edges(battle):
        if one == piece and compare_to_segment(x, y, ax, ay, bx, by, CLOSE) <= 0:
            return True
    return False


def free_code(battle: Battle, piece: i64, x: i64, y: i64) -> i64:
    """Return a point of a piece as a choice, listed or not; NONE if it is far from the piece."""
    dx, dy = x - battle.placed[piece].x, y - battle.placed[piece].y
    if not (-HALF_FIELD <= dx < HALF_FIELD and -HALF_FIELD <= dy < HALF_FIELD):
        return NONE
    return ((piece + 1 << FIELD) + dx + HALF_FIELD << FIELD) + dy + HALF_FIELD


def places_at(battle: Battle, points: list[tuple[int, int, int]]) -> list[Place]:
    """Return points of pieces as places, in order, none on the centre line (AKB-R74)."""
    found: list[Place] = []
    for piece, x, y in dict.fromkeys(points):
        half = side_of(battle, x, y)
        if half != NONE:
            found.append(Place(piece, x, y, half))
    return found


def is_apart(battle: Battle, x: i64, y: i64, apart: i64) -> bool:
    """Tell whether a point is at least so far from every token."""
    for token in battle.tokens:
        dx, dy = token.x - x, token.y - y
        if dx * dx + dy * dy < apart * apart:
            return False
    return True


class ChoosePlace(BattleMenu):
    """Where to put a token; a choice is the number of a place, or else says where it is.

    Where tokens lie on outlines, any point will do; some are listed (AKB-507, AKB-R108).
    """

    def __init__(self, battle: Battle, places: list[Place]) -> None:
        rules = "AK2-414 AK2-417 AK2-418 AKB-505 AKB-507 AKB-508"
        super().__init__(battle, battle.active, list(range(len(places))), rules)
        self.places = places

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "token"

    def about(self) -> Message:
        """Return the question."""
        return Message("alkemy-ask-token")

    def message(self, choice: i64) -> Message:
        """Return the piece, and the point where that matters."""
        place = self.place(choice)
        kind = self.battle.terms.pieces[self.battle.placed[place.piece].kind]
        x, y = Inches(place.x), Inches(place.y)
        return Message("alkemy-option-place", {"name": kind.name, "x": x, "y": y})

    def text(self, choice: i64) -> str:
        """Return the piece's number and the point."""
        place = self.place(choice)
        return f"piece {place.piece + 1} {inches_text(place.x)},{inches_text(place.y)}"

    def place(self, choice: i64) -> Place:
        """Return where a choice is."""
        if choice < len(self.places):
            return self.places[choice]
        battle = self.battle
        piece = min((choice >> 2 * FIELD) - 1, len(battle.placed) - 1)
        x = battle.placed[piece].x + (choice >> FIELD) % (1 << FIELD) - HALF_FIELD
        y = battle.placed[piece].y + choice % (1 << FIELD) - HALF_FIELD
        return Place(piece, x, y, side_of(battle, x, y))

    def is_legal(self, choice: i64) -> bool:
        """Tell whether a place is listed, or is another point of an outline."""
        return self.objection(choice) == ""

    def objection(self, choice: i64) -> str:
        """Return what stands against a place that is not listed."""
        pieces = len(self.battle.placed)
        free = not self.battle.edition.tokens_mark_pieces
        if free and 0 < choice >> 2 * FIELD <= pieces:
            at = self.place(choice)
            rules = self.battle.edition.token_rules
            return rules.objection(self.battle, self.seat, at.piece, at.x, at.y)
        return super().objection(choice)

    def speaks_of(self, objection: str, choice: i64) -> dict[str, Arg]:
        """Return how far apart tokens lie."""
        return {"apart": Inches(APART)}

    def written(self, words: str) -> i64:
        """Return the place that is written; where a token marks a whole piece, by that alone."""
        piece = piece_called(words)
        if self.battle.edition.tokens_mark_pieces:
            for index, place in enumerate(self.places):
                if place.piece == piece:
                    return index
            return NONE
        spot = parse_spot(words.rsplit(maxsplit=1)[-1]) if words else NONE
        if not 0 <= piece < len(self.battle.placed) or spot < 0:
            return NONE
        return free_code(self.battle, piece, spot_x(spot), spot_y(spot))

    def against_words(self, words: str) -> str:
        """Return what stands against a point of a piece that is not offered."""
        battle = self.battle
        piece = piece_called(words)
        if piece == NONE:
            return ""
        if piece >= len(battle.placed):
            return "no-such-piece AK2-414 AKB-507"
        spot = parse_spot(words.rsplit(maxsplit=1)[-1])
        x, y = battle.placed[piece].x, battle.placed[piece].y
        if spot >= 0:
            x, y = spot_x(spot), spot_y(spot)
        return battle.edition.token_rules.objection(battle, self.seat, piece, x, y)

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return the piece."""
        return (piece_thing(self.place(choice).piece),)


def piece_called(words: str) -> i64:
    """Return the piece of ``piece 3`` or ``piece 3 12.5,3.25``, counted from 0, or NONE."""
    name, *rest = words.split() or [""]
    if name != "piece" or not 0 < len(rest) <= 2:
        return NONE
    number = rest[0]
    if not number.isascii() or not number.isdigit() or len(number) > 2:
        return NONE
    return int(number) - 1


def place_token(battle: Battle) -> Script[bool]:
    """Place one token; tell whether any is left to place."""
    rules = battle.edition.token_rules
    seat = battle.active
    if not rules.are_used(battle) or battle.counts[TOKENS + seat] >= battle.layout.tokens:
        return False
    places = rules.places(battle, seat)
    if not places:  # AK2-R17
        return False
    if battle.terms.quick:
        place = places[(yield Die("alkemy-chance-token", len(places)))]
    else:
        question = ChoosePlace(battle, places)
        place = question.place((yield question))
    element = battle.roster.bands[seat].affinity  # AK2-415, AKB-505
    battle.tokens = [*battle.tokens, Token(element, seat, place.piece, place.x, place.y)]
    battle.tokens_left |= bit(len(battle.tokens) - 1)
    battle.counts[TOKENS + seat] += 1
    battle.active = after(battle, seat)
    things = (token_thing(len(battle.tokens) - 1), piece_thing(place.piece))
    kind, rules_told = f"token-{ELEMENTS[element]}", "AK2-414 AK2-415 AKB-505"
    tell(battle, kind, rules_told, seat=seat, things=things)
    return True
