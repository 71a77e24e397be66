"""Moving: walk, run, and leaving a combat (AK2 4.7; AKB 4.12, 4.17)."""

from athanor.games.alkemy.codes import DISENGAGE, MARCHED, NONE, QUICK, RAN_OR_CHARGED, RUN, WALK
from athanor.games.alkemy.redeal import forget_tapes
from athanor.games.alkemy.rules.aids import marching
from athanor.games.alkemy.rules.approaching import ends_towards
from athanor.games.alkemy.rules.choices import PickFigure
from athanor.games.alkemy.rules.climbing import fall, jump
from athanor.games.alkemy.rules.dice import Pool, opposed
from athanor.games.alkemy.rules.fight import cardless_attack
from athanor.games.alkemy.rules.journeys import Journeys
from athanor.games.alkemy.rules.orders import Order
from athanor.games.alkemy.rules.space import (
    HINDRANCE,
    SHORT,
    move_value,
    spot_code,
    spot_x,
    spot_y,
)
from athanor.games.alkemy.rules.tell import moved, tell
from athanor.games.alkemy.rules.walking import MoveSpots, WayEnds, has_exit, must_get_away
from athanor.games.alkemy.seats import first_clockwise
from athanor.games.alkemy.state import BOOSTS, HURRY, Battle
from athanor.games.alkemy.tabletop.points import to_grid
from athanor.kernel.bits import bit, lowest, members
from athanor.kernel.script import Script
from athanor.kernel.vectors import i64


def travel(
    battle: Battle, figure: i64, x: i64, y: i64, kind: str, rules: str, length: i64, less: i64
) -> None:
    """Put a figure where its move ends, and see who is in combat now.

    A jump down on the way may hurt or even kill it (AKB-295).
    """
    depth = jump(battle, figure, x, y, length)
    if battle.log.heard:
        way = Journeys(battle, figure, length, less).path(x, y)
        points = [(battle.discs.x[figure], battle.discs.y[figure]), (x, y)]  # a leap is straight
        if way is not None:
            points = [(to_grid(px), to_grid(py)) for px, py in way.points]
        moved(battle, figure, kind, rules, points)
    battle.discs.move(figure, x, y)
    battle.edition.bonds.moved(battle, figure)
    spoil_aim(battle, figure)
    fall(battle, figure, depth)


def spoil_aim(battle: Battle, figure: i64) -> None:
    """Forget the aim of a figure that moved, and of all who aimed at it (AK2-1203, AK2-R46)."""
    lose_aim(battle, figure)
    forget_tapes(battle, figure)


def lose_aim(battle: Battle, figure: i64) -> None:
    """Forget it for a move of any length, be it none (AK2-R46)."""
    battle.aimed[figure] = 0
    for other in range(battle.roster.count):
        battle.aimed[other] &= ~bit(figure)


def use_up_haste(battle: Battle, figure: i64) -> None:
    """End the haste that made this walk or charge longer."""
    battle.boosts[BOOSTS * figure + HURRY] = 0


def walk_or_run(battle: Battle, order: Order) -> Script[None]:
    """Walk (AK2-603, AKB-211) or run (AK2-608, AKB-213); out of a combat only by disengaging."""
    figure = order.figure
    length = move_value(battle, figure, order.action)
    if order.action == WALK and marching(battle, figure) > 0:
        battle.mark(figure, MARCHED)  # AK2-1408: a command card helps one Walk only
    if order.action == RUN:
        battle.mark(figure, RAN_OR_CHARGED)  # AK2-610, AKB-215
    leaving = battle.foes[figure]
    gets_away = not must_get_away(battle, figure) or has_exit(battle, figure, order.action, leaving)
    if not gets_away:  # AK2-R80
        tell(battle, "no-way-out", "AK2-R80 AKB-212 AKB-R32", figure)
        return
    if leaving != 0:  # AK2-605, AK2-611; AKB-216
        yield from disengage(battle, figure, leaving)
        if not battle.is_present(figure):  # AK2-R28, AKB-R36
            return
    yield from move_freely(battle, figure, order.action, length, leaving)  # AKB-268


def move_freely(
    battle: Battle, figure: i64, action: i64, length: i64, leaving: i64
) -> Script[None]:
    """Choose where a walk or run ends, and go there."""
    if action == WALK:
        spots = MoveSpots(battle, figure, length, "walk", "AK2-601 AK2-603 AKB-211", leaving)
    else:
        rules, less = "AK2-601 AK2-608 AKB-213", HINDRANCE[RUN]
        spots = MoveSpots(battle, figure, length, "run", rules, leaving, less)
    if not battle.terms.measuring:  # AK2-005, AKB-010: announced and paid, so it is measured now
        battle.log.reveal()
    spot = yield spots
    kind, rules = ("walked", "AK2-603 AK2-604 AKB-211 AKB-212")
    if action == RUN:
        kind, rules = ("ran", "AK2-608 AK2-609 AK2-610 AKB-213 AKB-215")
    travel(battle, figure, spot_x(spot), spot_y(spot), kind, rules, length, HINDRANCE[action])
    if action == WALK:
        use_up_haste(battle, figure)


# --- Disengagement ---


class ChooseTester(PickFigure):
    """Who of several enemies rolls against a figure that leaves them (AK2-625, AKB-262)."""

    def __init__(self, battle: Battle, seat: i64, holding: i64, figure: i64, leaving: i64) -> None:
        super().__init__(battle, seat, holding, "tester", "AK2-625 AKB-262", figure)
        self.leaving = leaving

    def needed(self) -> str:
        """Return why one of them must roll."""
        return "tester-needed AK2-624 AKB-261"

    def bar(self, figure: i64) -> str:
        """Return why an enemy does not roll."""
        return holder_objection(figure, self.leaving)


def holder_objection(figure: i64, leaving: i64) -> str:
    """Return why a figure does not hold back one that leaves some foes."""
    if not leaving >> figure & 1:
        return "not-left AK2-624 AKB-261 AKB-R35"
    return "cannot-hold AKB-263 AKB-R96"


def disengage(battle: Battle, figure: i64, leaving: i64) -> Script[None]:
    """Roll Reflex against one of those who are left; lost, each may strike (AK2-624, AKB-261)."""
    holding = leaving & ~battle.edition.disengaging.exempt(battle, figure, leaving)
    if holding == 0:
        tell(battle, "unhindered", "AKB-263 AKB-R96", figure)
        return
    seat = first_clockwise(battle, holding, battle.seat_of(figure))
    tester = lowest(holding)
    if holding & (holding - 1) != 0:
        tester = yield ChooseTester(battle, seat, holding, figure, leaving)
    mine = disengagement_pool(battle, figure, tester)
    theirs = disengagement_pool(battle, tester, figure)
    won = yield from opposed(mine, theirs, "AK2-624 AKB-261")
    if won:  # AK2-626, AKB-264
        tell(battle, "slipped-away", "AK2-626 AKB-264", figure, tester)
        return
    tell(battle, "held-back", "AK2-627 AKB-265", figure, tester)
    yield from parting_blows(battle, figure, leaving, holding)


def disengagement_pool(battle: Battle, figure: i64, enemy: i64) -> Pool:
    """Return the dice of a Reflex roll to get away, or to hold somebody back."""
    pool = Pool(battle, figure, DISENGAGE)
    pool.add_skills(enemy, 0, NONE)
    pool.add_boosts()
    return pool


class PartingBlow(PickFigure):
    """Which of the enemies that are left strikes next, if any (AK2-627, AKB-265)."""

    def __init__(
        self, battle: Battle, seat: i64, able: i64, figure: i64, leaving: i64, holding: i64
    ) -> None:
        rules = "AK2-627 AK2-R28 AKB-265 AKB-R34"
        super().__init__(battle, seat, able, "blow", rules, figure, nobody=True)
        self.leaving = leaving
        self.holding = holding

    def needed(self) -> str:
        """Say nothing: nobody has to strike."""
        return ""

    def bar(self, figure: i64) -> str:
        """Return why an enemy does not strike."""
        if not self.holding >> figure & 1:
            return holder_objection(figure, self.leaving)
        if self.battle.seat_of(figure) != self.seat:
            return "not-yours AK2-627 AK2-R57"
        if not self.battle.edition.bonds.may_attack(self.battle, figure, self.figure):
            return "blow-not-reached AKB-R34"
        return "struck-already AK2-627 AKB-265"


def parting_blows(battle: Battle, figure: i64, leaving: i64, holding: i64) -> Script[None]:
    """Let each enemy strike once or not, in the order its player likes (AK2-R28, AKB-R34).

    Each player decides for the own figures, clockwise (AK2-R57).
    """
    left: i64 = 0
    for enemy in members(holding):
        if battle.edition.bonds.may_attack(battle, enemy, figure):
            left |= bit(enemy)
    while left != 0 and battle.is_present(figure):
        seat = first_clockwise(battle, left, battle.seat_of(figure))
        own = left & battle.roster.side[seat]
        enemy = yield PartingBlow(battle, seat, own, figure, leaving, holding)
        if enemy == battle.roster.count:
            left &= ~own
            continue
        left &= ~bit(enemy)
        blow = "AK2-627 AK2-730 AKB-265 AKB-266"
        yield from cardless_attack(battle, enemy, figure, QUICK, blow)


# --- Coming up short ---


def walk_towards(battle: Battle, figure: i64, target: i64, rules: str) -> Script[None]:
    """Walk the shortest way towards a target and stop before contact (AK2-R26, AKB-R25)."""
    if battle.in_combat(figure):
        return
    length = move_value(battle, figure, WALK) - marching(battle, figure)  # it is no Walk Action
    less = HINDRANCE[WALK]
    ends = [spot_code(x, y) for x, y in ends_towards(battle, figure, target, length, less, SHORT)]
    if not ends:
        return
    spot = ends[0]
    if len(ends) > 1:
        spot = yield WayEnds(battle, figure, ends)
    travel(battle, figure, spot_x(spot), spot_y(spot), "fell-short", rules, length, less)
