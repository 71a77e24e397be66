"""Where a walk or a run ends, and where a walk towards somebody does."""

from typing import Final

from athanor.games.alkemy.codes import NONE, WALK
from athanor.games.alkemy.rules.approaching import ends_towards
from athanor.games.alkemy.rules.bearing import is_wanted, may_take
from athanor.games.alkemy.rules.choices import BattleMenu, ask, named
from athanor.games.alkemy.rules.climbing import fits, may_fit
from athanor.games.alkemy.rules.ends import MoveEnds
from athanor.games.alkemy.rules.places import OFF_TABLE, TAKEN, TRIES
from athanor.games.alkemy.rules.space import (
    HINDRANCE,
    gap,
    in_the_way,
    move_value,
    post_disc,
    posts,
    spot_code,
    spot_x,
    spot_y,
    straight,
    touched,
    touched_all_around,
)
from athanor.games.alkemy.rules.written import parse_spot, spot_text, spot_words
from athanor.games.alkemy.state import Battle
from athanor.games.alkemy.tabletop.points import distance_squared, to_grid
from athanor.games.alkemy.tabletop.rings import around
from athanor.games.alkemy.tabletop.thresholds import Ring
from athanor.kernel.bits import bit, members
from athanor.kernel.chance import Stream
from athanor.kernel.vectors import i64
from athanor.kernel.words import Arg, Message

GRAZE: Final = 10
"""What rounding to the grid may cost a move that stops just short of something."""

ROUND: Final = (
    (1.0, 0.0), (0.924, 0.383), (0.707, 0.707), (0.383, 0.924),
    (0.0, 1.0), (-0.383, 0.924), (-0.707, 0.707), (-0.924, 0.383),
    (-1.0, 0.0), (-0.924, -0.383), (-0.707, -0.707), (-0.383, -0.924),
    (0.0, -1.0), (0.383, -0.924), (0.707, -0.707), (0.924, -0.383),
)  # fmt: skip
"""Sixteen directions."""


class MoveSpots(MoveEnds):
    """Where a walk or a run ends: within its value, and free (AK2-603, AK2-604; AKB-211, AKB-212).

    ``leaving`` are the foes from whom the move must get away (AKB-R32).
    """

    def __init__(
        self,
        battle: Battle,
        figure: i64,
        length: i64,
        topic: str,
        rules: str,
        leaving: i64 = 0,
        less: i64 = HINDRANCE[WALK],
    ) -> None:
        super().__init__(battle, figure, length, topic, rules, less)
        self.leaving = leaving
        self.others = in_the_way(battle, figure)

    def objection(self, x: i64, y: i64) -> str:
        """Return why the move may not end at a spot."""
        battle, figure = self.battle, self.figure
        discs = battle.discs
        radius = discs.radius[figure]
        if not battle.terrain.on_table(x, y, radius):
            return OFF_TABLE
        stays = x == discs.x[figure] and y == discs.y[figure]
        apart = battle.edition.contact if stays else battle.edition.clearance - 1
        if touched(battle, figure, x, y, battle.enemies(figure), apart):
            return "ends-in-contact AK2-604 AK2-609 AKB-212 AKB-214 AKB-R94"
        for foe in members(self.leaving & battle.present):
            if battle.edition.bonds.holds(battle, figure, x, y, foe):
                return "still-in-combat AK2-604 AKB-R32"
        if not fits(battle, figure, x, y):
            return TAKEN
        if not self.journeys.leads_to(x, y):
            return "too-far AK2-603 AK2-608 AK2-602 AKB-211 AKB-213 AKB-R103"
        return ""

    def area(self) -> tuple[i64, i64, i64]:
        """Return the square around the figure that is as wide as the move is long."""
        return self.battle.discs.x[self.figure], self.battle.discs.y[self.figure], self.length

    def may_end(self, x: i64, y: i64, around: i64) -> bool:
        """Tell whether a figure that got there may be allowed to stay; a no is certain."""
        battle, figure = self.battle, self.figure
        discs = battle.discs
        most = self.length + around
        if distance_squared(x, y, discs.x[figure], discs.y[figure]) > most * most:
            return False
        if not battle.terrain.on_table(x, y, discs.radius[figure] - around):
            return False
        enemies, apart = battle.enemies(figure), battle.edition.clearance - 1
        if touched_all_around(battle, figure, x, y, enemies, apart, around):
            return False
        for foe in members(self.leaving & battle.present):
            if battle.edition.bonds.holds_around(battle, figure, x, y, foe, around):
                return False
        return may_fit(battle, figure, x, y, around)

    def searched_spot(self) -> i64:
        """Return a legal spot, or NONE if there is none: on foot, where ways first get free.

        Where ways end wholly inside of pieces, those alone are left to be cut up.
        """
        if not self.stays_down():
            return self.cut_up()
        journeys = self.journeys
        ways, reaches = journeys.ways(), journeys.reaches()
        ground: i64 = 0
        while ground < len(ways) and ways[ground].piece == 0:
            reach = reaches[ground]
            rings = self.near_rings()
            if reach.move.tolls == 0:
                rings = linked(float(reach.x), float(reach.y), rings)
            spot = self.first_on_foot(reach, rings)
            if spot != NONE:
                return spot
            ground += 1
        if ground == len(ways):
            return NONE
        journeys.ruled_out = ground
        spot = self.cut_up()
        journeys.ruled_out = 0
        return spot

    def near_rings(self) -> list[Ring]:
        """Return the rings around enemies outside of which the figure is free."""
        battle, figure = self.battle, self.figure
        discs = battle.discs
        found: list[Ring] = []
        for enemy in members(battle.enemies(figure)):
            apart = battle.edition.clearance
            if self.leaving >> enemy & 1:
                apart = max(apart, battle.edition.bonds.longest(battle, figure, enemy) + 1)
            rho = discs.radius[figure] + discs.radius[enemy] + apart
            found.append((float(discs.x[enemy]), float(discs.y[enemy]), float(rho)))
        return found

    def sample(self, stream: Stream) -> i64:
        """Return a legal spot, each equally likely, by trial."""
        x, y = self.battle.discs.x[self.figure], self.battle.discs.y[self.figure]
        span = 2 * self.length + 1
        tries: i64 = 0
        while tries < TRIES and self.length > 0:
            dx = stream.below(span) - self.length
            dy = stream.below(span) - self.length
            if dx * dx + dy * dy <= self.length * self.length and x + dx >= 0 and y + dy >= 0:
                if self.serves(x + dx, y + dy):
                    return spot_code(x + dx, y + dy)
                tries += 1
        return super().sample(stream)

    def known_spot(self) -> i64:
        """Return where it is if it may stay, or a legal spot where there mostly is one, or NONE."""
        x, y = self.battle.discs.x[self.figure], self.battle.discs.y[self.figure]
        if self.objection(x, y) == "":
            return spot_code(x, y)
        for away in (self.battle.edition.clearance + 20, 1100, self.length):
            spot = self.first_on_ring(x, y, min(away, self.length))
            if spot != NONE:
                return spot
        return NONE

    def first_on_ring(self, x: i64, y: i64, away: i64) -> i64:
        """Return a legal spot so far from where the figure is, or NONE."""
        for px, py in around(float(x), float(y), float(away)):
            to_x, to_y = to_grid(px), to_grid(py)
            if to_x >= 0 and to_y >= 0 and self.objection(to_x, to_y) == "":
                return spot_code(to_x, to_y)
        return NONE

    def suggest(self, stream: Stream) -> i64:
        """Return a spot on the way to something that matters: mostly the next post to turn."""
        goals = members(self.goals())
        target = goals[stream.below(len(goals))]
        wanted = self.posts_to_turn()
        if wanted != 0 and stream.below(4) != 0:
            target = self.nearest(wanted)
        spot = self.straight_to(target)
        if not self.is_legal(spot):
            spot = self.towards(target)
        return spot if self.is_legal(spot) else self.sample(stream)

    def goals(self) -> i64:
        """Return the bases worth going to: posts and enemies."""
        return posts(self.battle) | self.battle.enemies(self.figure)

    def posts_to_turn(self) -> i64:
        """Return the posts that are not yet the figure's player's, if it can turn any."""
        battle = self.battle
        wanted: i64 = 0
        if may_take(battle, self.figure):
            for post in range(len(battle.owners)):
                if is_wanted(battle, post, self.seat):
                    wanted |= bit(post_disc(battle, post))
        return wanted

    def nearest(self, among: i64) -> i64:
        """Return the nearest of some bases."""
        best: i64 = NONE
        for base in members(among):
            if best == NONE or gap(self.battle, self.figure, base) < gap(
                self.battle, self.figure, best
            ):
                best = base
        return best

    def straight_to(self, target: i64) -> i64:
        """Return how far the move would get straight towards a base, whatever is in between."""
        battle, figure = self.battle, self.figure
        step = gap(battle, figure, target) - battle.edition.clearance - GRAZE
        return straight(battle, figure, target, max(0, min(step, self.length)))

    def towards(self, target: i64) -> i64:
        """Return how far the move gets on the shortest way to another base."""
        battle, figure = self.battle, self.figure
        apart, less = battle.edition.clearance, self.journeys.less
        spots = ends_towards(battle, figure, target, self.length, less, apart)
        if not spots:
            return spot_code(battle.discs.x[figure], battle.discs.y[figure])
        x, y = spots[0]
        return spot_code(x, y)

    def worth_a_look(self) -> list[int]:
        """Return where it is, spots all around, and the ways to posts and enemies."""
        found = self.all_around()
        self.journeys.reaches()
        for target in members(self.goals()):
            found.append(self.towards(target))
        return found

    def all_around(self) -> list[int]:
        """Return where it is, and spots in all directions, far and near."""
        discs = self.battle.discs
        x, y = discs.x[self.figure], discs.y[self.figure]
        found = [spot_code(x, y)]
        for share in (1.0, 0.5, 0.1):
            for dx, dy in ROUND:
                length = share * float(self.length)
                to_x, to_y = to_grid(float(x) + dx * length), to_grid(float(y) + dy * length)
                if to_x >= 0 and to_y >= 0:
                    found.append(spot_code(to_x, to_y))
        return found


def linked(x: float, y: float, rings: list[Ring]) -> list[Ring]:
    """Return the rings around a point, those they overlap, and so on.

    Whoever gets free of all rings on its way is never outside of all of them before, so it gets
    free of one of these.
    """
    found: list[Ring] = [(x, y, 0.0)]
    left = rings
    grown = True
    while grown:
        near: list[Ring] = []
        far: list[Ring] = []
        for ring in left:
            meets = False
            for other in found:
                both = ring[2] + other[2]
                dx, dy = ring[0] - other[0], ring[1] - other[1]
                meets = meets or dx * dx + dy * dy <= both * both
            if meets:
                near.append(ring)
            else:
                far.append(ring)
        found += near
        left = far
        grown = len(near) > 0
    return found[1:]


def must_get_away(battle: Battle, figure: i64) -> bool:
    """Tell whether a move of a figure may not end where it stands.

    It is in combat; or in Blitz it was pushed into contact, and a walk ends in none (AKB-212).
    """
    x, y = battle.discs.x[figure], battle.discs.y[figure]
    enemies, contact = battle.enemies(figure), battle.edition.contact
    return battle.in_combat(figure) or touched(battle, figure, x, y, enemies, contact) != 0


def has_exit(battle: Battle, figure: i64, action: i64, leaving: i64) -> bool:
    """Tell whether a figure that must get away has somewhere to go to (AK2-R80, AKB-R32)."""
    return exits(battle, figure, action, leaving).is_possible()


def exits(battle: Battle, figure: i64, action: i64, leaving: i64) -> MoveSpots:
    """Return where a walk or run out of a combat may end."""
    length, rules = move_value(battle, figure, action), "AK2-R80 AKB-R32"
    return MoveSpots(battle, figure, length, "walk", rules, leaving, HINDRANCE[action])


class WayEnds(BattleMenu):
    """Where a walk ends that may take any of several equally short ways (AK2-R26, AKB-R25)."""

    def __init__(self, battle: Battle, figure: i64, spots: list[int]) -> None:
        super().__init__(battle, battle.seat_of(figure), sorted(spots), "AK2-R26 AKB-R25")
        self.figure = figure
        self.fleeting = not battle.terms.measuring  # AK2-R68, AKB-R11

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "way"

    def about(self) -> Message:
        """Return the question."""
        return ask(self.battle, "way", self.figure, -1)

    def message(self, choice: i64) -> Message:
        """Return the spot in words."""
        return spot_words(spot_x(choice), spot_y(choice))

    def text(self, choice: i64) -> str:
        """Return the spot as people write it."""
        return spot_text(spot_x(choice), spot_y(choice))

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return the spot."""
        return (f"spot:{spot_x(choice)},{spot_y(choice)}",)

    def is_conceivable(self, choice: i64) -> bool:
        """Tell whether it is a spot of the table."""
        layout = self.battle.layout
        return choice >= 0 and spot_x(choice) <= layout.width and spot_y(choice) <= layout.height

    def off_list(self, choice: i64) -> str:
        """Say that the walk is bound to the shortest ways and to its whole length."""
        return "not-an-end AK2-618 AK2-R26 AKB-227 AKB-R25"

    def speaks_of(self, objection: str, choice: i64) -> dict[str, Arg]:
        """Return who walks."""
        return {"figure": named(self.battle, self.figure)}

    def written(self, words: str) -> i64:
        """Return the spot that is written, or NONE."""
        return parse_spot(words)
