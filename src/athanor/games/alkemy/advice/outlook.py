"""How good it is for a figure to stand somewhere: posts to turn, enemies to meet or to avoid.

Nothing here looks for ways or lines of sight; distances are straight, and where nobody may
measure they are misjudged as a player would misjudge them (AK2-R68, AKB-R11): always in the same
way as long as nobody moves, so that looking twice does not help. What was measured is known.
"""

from math import sqrt
from typing import Final

from athanor.games.alkemy.advice.because import because
from athanor.games.alkemy.advice.duel import Fencing
from athanor.games.alkemy.advice.ground import Pull, pulls_on
from athanor.games.alkemy.advice.pursuit import Pursuit
from athanor.games.alkemy.advice.stakes import post_worth
from athanor.games.alkemy.advice.surroundings import Surroundings
from athanor.games.alkemy.codes import BY_BLOWS, CHARGE, CONTROL, NONE
from athanor.games.alkemy.redeal import is_known
from athanor.games.alkemy.rules.bearing import borne_by, is_wanted, may_take
from athanor.games.alkemy.rules.elements import inside
from athanor.games.alkemy.rules.fight import BY_CHARGE
from athanor.games.alkemy.rules.land import CRAMPED
from athanor.games.alkemy.rules.space import gap, gap_at, move_value, post_disc
from athanor.games.alkemy.state import Battle
from athanor.kernel.bits import bit, members
from athanor.kernel.reasons import Reasons
from athanor.kernel.vectors import i64

FADE: Final = 6000.0
"""At this distance a goal attracts half as much as at hand: about a turn's way."""

SHARED: Final = 0.45
"""What is left of a post's call for each friend who is nearer to it and can turn it."""

GUARD: Final = 0.25
"""How much of a post's worth calls a figure back to one that is held already."""

BESIDE: Final = 0.35
"""How much of a post's worth it is to stand where it can be turned."""

CHASE: Final = 0.4
"""How much of an objective's worth calls a figure towards an enemy who carries it."""

PREY: Final = 0.5
"""How much of a duel's worth calls a figure towards an enemy it would like to charge."""

DREAD: Final = 0.5
"""How much of a duel's worth keeps a figure out of an enemy's charge."""

IDLE: Final = 0.5
"""An enemy who has no Action Points left is feared less: it charges next turn at the earliest."""

FIRING_LINE: Final = 0.35
"""What an enemy within range is worth to a shooter."""

HARVEST: Final = 0.25
"""What a token at hand is worth to an alchemist who lacks components."""

TOKEN_REACH: Final = 1500.0
"""How far the middle of a base may be from a token that it can harvest, roughly."""


def misjudging(battle: Battle, one: i64, other: i64) -> float:
    """Return by which factor a player misjudges the distance of two bases where they stand."""
    if is_known(battle, one, other):
        return 1.0
    discs = battle.discs
    low, high = (one, other) if one < other else (other, one)
    return blur(battle, discs.x[low], discs.y[low], discs.x[high], discs.y[high])


def blur(battle: Battle, x1: i64, y1: i64, x2: i64, y2: i64) -> float:
    """Return by which factor a player misjudges the distance between two points."""
    if battle.terms.measuring:
        return 1.0
    seed = x1 * 31 + y1 * 37 + x2 * 41 + y2 * 43
    total: i64 = 0
    for _ in range(4):  # four uniform numbers add up to nearly a normal one
        seed = (seed * 48_271 + 11) % 2_147_483_647
        total += seed % 2001 - 1000
    # The sum has a standard deviation of 1155; the edition says how many per cent that is.
    return 1.0 + float(total * battle.edition.error) / 115_500.0


def judged(battle: Battle, one: i64, other: i64) -> i64:
    """Return the distance of two bases as a player sees it."""
    return i64(float(gap(battle, one, other)) * misjudging(battle, one, other))


def claim(battle: Battle, figure: i64) -> i64:
    """Return the nearest post that a figure would turn, or NONE if there is none for it."""
    found: i64 = NONE
    nearest: i64 = 0
    if not may_take(battle, figure):
        return found
    for post in range(len(battle.owners)):
        if is_wanted(battle, post, battle.seat_of(figure)):
            away = judged(battle, figure, post_disc(battle, post))
            if found == NONE or away < nearest:
                found, nearest = post, away
    return found


def calling(distance: float) -> float:
    """Return how much of its worth a goal has at a distance."""
    if distance <= 0.0:
        return 1.0
    return FADE / (FADE + distance)


class Outlook:
    """What matters to one figure, worked out once for all the spots it thinks about."""

    def __init__(
        self, battle: Battle, figure: i64, fencing: Fencing, pursuit: Pursuit | None = None
    ) -> None:
        self.battle = battle
        self.figure = figure
        self.pursuit = pursuit
        """What the player's secret objective asks for."""
        seat = battle.seat_of(figure)
        self.turning = post_worth(battle, seat)
        if pursuit is not None:
            self.turning += pursuit.denial()
        """What turning a post is worth."""
        self.claims = [
            (friend, claim(battle, friend)) for friend in members(battle.own(seat) & ~bit(figure))
        ]
        """The post that each friend is on its way to."""
        self.calls = [self.call_of(post) for post in range(len(battle.owners))]
        self.reach = float(battle.layout.post_reach)
        self.strike = move_value(battle, figure, CHARGE)
        self.enemies = members(battle.enemies(figure))
        self.blur = [misjudging(battle, figure, enemy) for enemy in self.enemies]
        self.post_blur = [
            misjudging(battle, figure, post_disc(battle, post))
            for post in range(len(battle.owners))
        ]
        self.pulls = pulls_on(battle, figure)
        self.threats: list[int] = []
        self.fears: list[float] = []
        self.hopes: list[float] = []
        for enemy in self.enemies:
            self.threats.append(move_value(battle, enemy, CHARGE))
            fear = fencing.duel(battle, enemy, figure, BY_CHARGE, False).value
            if battle.ap[enemy] == 0:
                fear *= IDLE
            self.fears.append(max(0.0, fear) * DREAD)
            hope = fencing.duel(battle, figure, enemy, BY_CHARGE, False).value
            self.hopes.append(max(0.0, hope) * PREY + self.chase(enemy))
        if pursuit is not None:
            self.follow(pursuit)
        self.surroundings: Surroundings | None = None
        if battle.edition.land.is_advanced:
            self.surroundings = Surroundings(battle, figure, fencing.odds)
            self.cramp()
        sheet = battle.sheet(figure)
        self.range = sheet.range if sheet.ranged != NONE else NONE
        self.tokens: list[tuple[int, int]] = []
        self.token_blur: list[float] = []
        self.harvest = HARVEST if battle.components[figure] < 4 else 0.0
        if pursuit is not None:
            self.harvest += pursuit.token()
        if sheet.circle != 0 and self.harvest > 0.0:
            for index, token in enumerate(battle.tokens):
                if battle.tokens_left >> index & 1:
                    self.tokens.append((token.x, token.y))
                    x, y = battle.discs.x[figure], battle.discs.y[figure]
                    self.token_blur.append(blur(battle, x, y, token.x, token.y))

    def follow(self, pursuit: Pursuit) -> None:
        """Hope, fear and be drawn as the player's secret objective asks."""
        caution = pursuit.caution(self.figure)
        for k in range(len(self.enemies)):
            self.fears[k] *= caution
            self.hopes[k] *= pursuit.keenness(self.figure, self.enemies[k], BY_BLOWS)
        self.pulls += [Pull(zone, worth) for zone, worth in pursuit.invading(self.figure)]

    def cramp(self) -> None:
        """Expect no charge farther than cluttered ground lets one (AK2-1311)."""
        battle, cluttered = self.battle, self.battle.levels.cluttered
        if inside(battle, self.figure, cluttered):
            self.strike = min(self.strike, CRAMPED)
        for k in range(len(self.enemies)):
            if inside(battle, self.enemies[k], cluttered):
                self.threats[k] = min(self.threats[k], CRAMPED)

    def chase(self, enemy: i64) -> float:
        """Return what else it is worth to get at an enemy: what it carries would be lost."""
        return CHASE * self.turning if borne_by(self.battle, enemy) != NONE else 0.0

    def call_of(self, post: i64) -> float:
        """Return how much a post calls for this figure, wherever it is."""
        battle, figure = self.battle, self.figure
        seat = battle.seat_of(figure)
        wanted = is_wanted(battle, post, seat)
        if not may_take(battle, figure) or (battle.layout.objective != CONTROL and not wanted):
            return 0.0
        disc = post_disc(battle, post)
        mine = judged(battle, figure, disc)
        call = self.turning if wanted else GUARD * self.turning
        for friend, claimed in self.claims:
            if claimed == post:
                theirs = judged(battle, friend, disc)
                if theirs < mine or (theirs == mine and friend < figure):
                    call *= SHARED
        return call

    def at(self, x: i64, y: i64) -> float:
        """Return how good it is to stand at a spot."""
        value = self.posts_at(x, y) + self.enemies_at(x, y) + self.tokens_at(x, y)
        if self.surroundings is not None:
            value += self.surroundings.at(x, y)
        return value + self.ground_at(x, y) if self.pulls else value

    def why(self, x: i64, y: i64, reasons: Reasons) -> None:
        """Give the reasons why it is good or bad to stand at a spot."""
        battle = self.battle
        because(battle, reasons, self.posts_at(x, y), "post-near", "AK2-1102 AKB-525")
        balance = self.enemies_at(x, y)
        because(battle, reasons, balance, "prey" if balance > 0.0 else "threat")
        because(battle, reasons, self.tokens_at(x, y), "token-near")
        if self.surroundings is not None:
            because(battle, reasons, self.surroundings.at(x, y), "scenery", "AK2-1304")
        if self.pulls:
            because(battle, reasons, self.ground_at(x, y), "ground", "AK2-1102")

    def posts_at(self, x: i64, y: i64) -> float:
        """Return what the post that calls loudest is worth from a spot."""
        battle, figure = self.battle, self.figure
        best = 0.0
        for post in range(len(self.calls)):
            call = self.calls[post]
            if call > 0.0:
                away = float(gap_at(battle, figure, x, y, post_disc(battle, post)))
                away = away * self.post_blur[post] - self.reach
                value = call * calling(away)
                if away <= 0.0 and is_wanted(battle, post, battle.seat_of(figure)):
                    value += call * BESIDE
                best = max(best, value)
        return best

    def ground_at(self, x: i64, y: i64) -> float:
        """Return what the part of the table that draws most is worth from a spot."""
        radius = self.battle.discs.radius[self.figure]
        best = 0.0
        for pull in self.pulls:
            away = pull.distance(x, y, radius)
            value = pull.worth * calling(away)
            if away <= 0.0:
                value += pull.worth * BESIDE
            best = max(best, value)
        return best

    def enemies_at(self, x: i64, y: i64) -> float:
        """Return what enemies promise and threaten at a spot."""
        battle, figure = self.battle, self.figure
        hope, fear, aim = 0.0, 0.0, 0.0
        for k in range(len(self.enemies)):
            away = float(gap_at(battle, figure, x, y, self.enemies[k])) * self.blur[k]
            hope = max(hope, self.hopes[k] * calling(away - float(self.strike)))
            if away <= float(self.threats[k]) and self.fears[k] > fear:
                hidden = self.surroundings is not None and self.surroundings.in_the_dark(
                    x, y, self.enemies[k]
                )
                fear = fear if hidden else self.fears[k]
            if away <= float(self.range):
                aim = FIRING_LINE
        return max(hope, aim) - fear

    def tokens_at(self, x: i64, y: i64) -> float:
        """Return what the nearest token is worth to an alchemist at a spot."""
        best = 0.0
        for k in range(len(self.tokens)):
            token_x, token_y = self.tokens[k]
            away = sqrt(float((token_x - x) ** 2 + (token_y - y) ** 2)) * self.token_blur[k]
            best = max(best, self.harvest * calling(away - TOKEN_REACH))
        return best
