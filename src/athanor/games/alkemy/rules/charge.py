"""Charging: declared, shot at, measured, and brought home or failed (AK2 4.7; AKB 4.13 to 4.16)."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from athanor.games.alkemy.codes import (
    CHARGE,
    ENGAGE,
    FAILED_CHARGE,
    HAS_CHARGED,
    RAN_OR_CHARGED,
    WALK,
)
from athanor.games.alkemy.redeal import measured_move
from athanor.games.alkemy.rules.choices import PickFigure, named
from athanor.games.alkemy.rules.exchange import Measurement
from athanor.games.alkemy.rules.fight import BY_CHARGE, BY_ENGAGEMENT, BY_SHAAL, fight
from athanor.games.alkemy.rules.landing import ContactSpots
from athanor.games.alkemy.rules.moves import disengage, lose_aim, travel, use_up_haste, walk_towards
from athanor.games.alkemy.rules.orders import Order
from athanor.games.alkemy.rules.shooting import charger_shot_objection, shoot_charger
from athanor.games.alkemy.rules.space import (
    HINDRANCE,
    gap,
    line_of_sight,
    move_value,
    spot_x,
    spot_y,
    straight,
)
from athanor.games.alkemy.rules.tell import tell
from athanor.games.alkemy.rules.wards import dares, hides
from athanor.games.alkemy.seats import first_clockwise
from athanor.games.alkemy.state import Battle
from athanor.games.alkemy.tabletop.points import SLACK
from athanor.games.alkemy.tabletop.stretches import Way
from athanor.kernel.bits import bit, members
from athanor.kernel.script import Script
from athanor.kernel.vectors import i64
from athanor.kernel.words import Arg

CHARGE_RULES: Final = "AK2-615 AK2-R27 AKB-224"
MULTIPLE_RULES: Final = "AK2-622 AK2-R27 AKB-237"
ENGAGE_RULES: Final = "AKB-250 AKB-254"
ENGAGE_MANY_RULES: Final = "AKB-250 AKB-R106"


@mypyc_attr(allow_interpreted_subclasses=True)
class Charging:
    """What the editions see differently about a charge."""

    def __init__(self) -> None:
        self.shots_before_measuring = True
        """Reaction shots come before it is known whether the charge succeeds."""
        self.may_touch_others = True
        """With no other place left, a charge may end in contact with enemies not named."""

    @abstractmethod
    def overtaken(self, battle: Battle, order: Order) -> bool:
        """Tell whether a charge lapses without a move when it comes up to be carried out."""

    @abstractmethod
    def near(self, battle: Battle, figure: i64) -> i64:
        """Return how near to its targets a charge must end."""


class AnnouncedCharge(Charging):
    """V2: the target shoots at the announcement (AK2-825, AK2-R36); a charge always fails forward.

    A target that is gone makes it a failed charge (AK2-R23).
    """

    def overtaken(self, battle: Battle, order: Order) -> bool:
        """Say no."""
        return False

    def near(self, battle: Battle, figure: i64) -> i64:
        """Ask for contact."""
        return battle.edition.contact


class MeasuredCharge(Charging):
    """Blitz: only a charge that succeeds is shot at (AKB-202); Long Reach ends it early."""

    def __init__(self) -> None:
        super().__init__()
        self.shots_before_measuring = False
        self.may_touch_others = False  # AKB-R28

    def overtaken(self, battle: Battle, order: Order) -> bool:
        """Tell whether the initial target is gone or the charger fights: nothing (AKB-R17)."""
        return not battle.is_present(order.target) or battle.in_combat(order.figure)

    def near(self, battle: Battle, figure: i64) -> i64:
        """Ask for contact, or for Long Reach (AKB-224)."""
        return max(battle.edition.contact, battle.traits(figure).reach)


def charge(battle: Battle, orders: list[Order], in_reaction: bool = False) -> Script[None]:
    """Carry out charges on one target: in V2 always one, in Blitz all of a wave (AKB-243).

    Nobody shoots at a charge that is itself a reaction (AK2-R24).
    """
    rules = battle.edition.charging
    bold: list[Order] = []
    for order in orders:
        battle.mark(order.figure, RAN_OR_CHARGED | HAS_CHARGED)  # AK2-617, AKB-222, AKB-229
        lose_aim(battle, order.figure)
        if not rules.overtaken(battle, order):
            bold.append(order)
        elif battle.is_present(order.target):
            tell(battle, "charge-bound", "AKB-R17 AKB-230", order.figure)
        else:
            tell(battle, "charge-lapsed", "AKB-R17", order.figure)
    if rules.shots_before_measuring and not in_reaction:
        for order in bold:
            yield from shots_at_charger(battle, order)
    places: list[ContactSpots | None] = []
    for order in bold:  # AKB-R60: all are checked from where they start, before anybody moves
        checked: ContactSpots | None = None
        if battle.is_present(order.figure):
            checked = yield from succeeds(battle, order)
            if checked is None:
                fail(battle, order)
        places.append(checked)
    if not rules.shots_before_measuring:
        for k in range(len(bold)):
            if places[k] is not None:
                yield from shots_at_charger(battle, bold[k])
    arrived: list[Order] = []
    for k in range(len(bold)):
        if battle.is_present(bold[k].figure):
            came = yield from set_off(battle, bold[k], places[k], len(bold) == 1)
            if came:
                arrived.append(bold[k])
    yield from charge_attacks(battle, arrived)


def set_off(
    battle: Battle, order: Order, checked: ContactSpots | None, alone: bool
) -> Script[bool]:
    """Move a charger that is still there, and tell whether it has come home.

    Others may have taken its place meanwhile: then its charge fails after all (AKB-R60).
    """
    spots = checked
    if spots is not None and not alone:
        spots = landing(battle, order)
        if not spots.is_possible():
            tell_short(battle, order)
            fail(battle, order)
            spots = None
    if spots is None:
        yield from walk_towards(battle, order.figure, order.target, fail_rules(order))
        use_up_haste(battle, order.figure)
        return False
    spot = yield from choose_landing(spots)
    arrive(battle, order, spot)
    return True


def succeeds(battle: Battle, order: Order) -> Script[ContactSpots | None]:
    """Check sight, skills and distance for every target, and return where the charge can end.

    AK2-614, AK2-621; AKB-223, AKB-236. None if it fails.
    """
    figure = order.figure
    if battle.in_combat(figure):
        tell(battle, "charge-bound", "AK2-R23", figure)
        return None
    for target in members(order.targets):
        if not battle.is_present(target):
            tell(battle, "charge-in-vain", "AK2-R23 AKB-R17", figure, target)
            return None
        dared = yield from dares(battle, figure, target)
        if not dared:
            return None
        tape = Measurement(figure, target, line_of_sight(battle, figure, target))
        battle.exchange.measure(tape)
        if not tape.is_seen():
            tell(battle, "charge-blind", "AK2-614 AKB-223", figure, target, note=tape)
            return None
        if hides(battle, figure, target):
            tell(battle, "too-stealthy", "AK2-1001 AKB-236", target, figure)
            return None
    battle.log.reveal()
    if order.cramped != 0:
        too_far = members(order.cramped)[0]
        tell(battle, "charge-cramped", "AK2-1311 AK2-R86", figure, too_far)
        return None
    spots = landing(battle, order)
    if spots.is_possible():
        return spots
    tell_short(battle, order)
    return None


def tell_short(battle: Battle, order: Order) -> None:
    """Tell that no place beside all targets is near enough (AK2-614, AK2-R25; AKB-223)."""
    rules = "AK2-614 AK2-R25 AKB-223 AKB-R27"
    if is_multiple(order):
        rules = "AK2-621 AK2-R27 AKB-236 AKB-R26"
    tape = Measurement(order.figure, order.target, None)
    tape.length = gap(battle, order.figure, order.target)
    tape.limit = charge_length(battle, order)
    battle.exchange.measure(tape)
    tell(battle, "charge-short", rules, order.figure, order.target, note=tape)


def is_multiple(order: Order) -> bool:
    """Tell whether an attack names several enemies."""
    return order.targets & (order.targets - 1) != 0


def landing(battle: Battle, order: Order) -> ContactSpots:
    """Return where a charge or engagement can end."""
    figure = order.figure
    length, less = charge_length(battle, order), charge_hindrance(battle, order)
    near = battle.edition.charging.near(battle, figure)
    return ContactSpots(battle, figure, order.targets, length, less, near, arrival_rules(order))


def arrival_rules(order: Order) -> str:
    """Return the rules by which an attack ends beside its targets."""
    if order.action == ENGAGE:
        return ENGAGE_MANY_RULES if is_multiple(order) else ENGAGE_RULES
    return MULTIPLE_RULES if is_multiple(order) else CHARGE_RULES


def charge_length(battle: Battle, order: Order) -> i64:
    """Return how far the move may be."""
    move = WALK if order.action == ENGAGE else CHARGE
    length = move_value(battle, order.figure, move)
    return measured_move(battle, order.figure, order.target, length)


def charge_hindrance(battle: Battle, order: Order) -> i64:
    """Return how much shorter it is over hindering ground (AK2-1310, AK2-R49)."""
    move = WALK if order.action == ENGAGE else CHARGE
    return measured_move(battle, order.figure, order.target, HINDRANCE[move])


def choose_landing(spots: ContactSpots) -> Script[i64]:
    """Let the player choose where it ends, if there is a choice (AK2-R25, AKB-224)."""
    if not spots.has_choice():
        return spots.suggested()[0]
    spot: i64 = yield spots
    return spot


def arrive(battle: Battle, order: Order, spot: i64) -> None:
    """Move beside all targets and be in combat with them (AK2-615, AK2-622; AKB-224, AKB-237)."""
    figure = order.figure
    kind = "engaged" if order.action == ENGAGE else "charged"
    length = charge_length(battle, order)
    less, rules = charge_hindrance(battle, order), arrival_rules(order)
    travel(battle, figure, spot_x(spot), spot_y(spot), kind, rules, length, less)
    use_up_haste(battle, figure)
    if battle.is_present(figure):  # AKB-295: jumping down may have killed it
        battle.edition.bonds.joined(battle, figure, order.targets)


def fail(battle: Battle, order: Order) -> None:
    """Only defend from now on; the walk towards the initial target follows (AK2-619, AKB-228)."""
    battle.mark(order.figure, FAILED_CHARGE)
    tell(battle, "charge-failed", fail_rules(order), order.figure, order.target)


def fail_rules(order: Order) -> str:
    """Return the rules for a failed charge, by whether it had one target or several."""
    if is_multiple(order):
        return "AK2-623 AK2-619 AKB-239 AKB-228"
    return "AK2-618 AK2-619 AKB-227 AKB-228"


class ShootCharger(PickFigure):
    """Who of the targets of a charge shoots at the charger next, if anybody (AK2-825, AKB-410)."""

    def __init__(self, battle: Battle, seat: i64, order: Order, able: i64) -> None:
        rules = "AK2-825 AK2-R36 AKB-410 AKB-413"
        super().__init__(battle, seat, able, "shoot-charger", rules, order.figure, nobody=True)
        self.targets = order.targets

    def needed(self) -> str:
        """Say nothing: nobody has to shoot."""
        return ""

    def bar(self, figure: i64) -> str:
        """Return why a figure may not shoot at the charger."""
        if not self.targets >> figure & 1:
            return "not-charged AK2-825 AKB-410"
        if self.battle.seat_of(figure) != self.seat:
            return "not-yours AK2-825 AK2-R57"
        found = charger_shot_objection(self.battle, figure)
        return found if found != "" else "shot-already AK2-R24 AKB-R61"

    def speaks_of(self, objection: str, choice: i64) -> dict[str, Arg]:
        """Return who would shoot, and the charger."""
        args: dict[str, Arg] = {"other": named(self.battle, self.figure)}
        if 0 <= choice < self.battle.roster.count:
            args["figure"] = named(self.battle, choice)
            if objection.startswith("not-yours"):
                args["other"] = named(self.battle, choice)
        return args


def shots_at_charger(battle: Battle, order: Order) -> Script[None]:
    """Let every target that can shoot do so, one after the other (AK2-825, AK2-R36; AKB-410).

    Each player decides for the own figures, clockwise (AK2-R57).
    """
    left: i64 = 0
    for target in members(order.targets & battle.present):
        if charger_shot_objection(battle, target) == "":
            left |= bit(target)
    while left != 0 and battle.is_present(order.figure):
        seat = first_clockwise(battle, left, battle.seat_of(order.figure))
        own = left & battle.roster.side[seat]
        battle.exchange.offer("shoot-charger", own, order.figure)
        shooter = yield ShootCharger(battle, seat, order, own)
        battle.exchange.offered = None
        if shooter == battle.roster.count:
            left &= ~own
            continue
        left &= ~bit(shooter)
        yield from shoot_charger(battle, shooter, order.figure)


class NextCharger(PickFigure):
    """Which of several chargers of one target attacks next (AKB-243, AKB-324)."""

    def __init__(self, battle: Battle, seat: i64, able: i64) -> None:
        super().__init__(battle, seat, able, "charger", "AKB-243 AKB-324")

    def needed(self) -> str:
        """Return why one of them must attack."""
        return "charger-must-attack AK2-616 AKB-225"

    def bar(self, figure: i64) -> str:
        """Return why a figure has no such attack."""
        return "no-charge-attack AK2-616 AKB-225"


def charge_attacks(battle: Battle, arrived: list[Order]) -> Script[None]:
    """Fight the initial target with the free card, one by one (AK2-616, AKB-225, AKB-238).

    AKB-243, AKB-244: what one fight does to the target counts in the next.
    """
    left = list(arrived)
    while left:
        order = left[0]
        if len(left) > 1:
            mask: i64 = 0
            for one in left:
                mask |= bit(one.figure)
            chosen = yield NextCharger(battle, battle.seat_of(order.figure), mask)
            for one in left:
                if one.figure == chosen:
                    order = one
        left.remove(order)
        if can_fight(battle, order.figure, order.target):  # AKB-245
            way = BY_SHAAL if order.driven else BY_CHARGE
            yield from fight(battle, order.figure, order.target, way)
        elif battle.is_present(order.figure):
            tell(battle, "fight-lapsed", "AKB-245", order.figure)


def can_fight(battle: Battle, figure: i64, target: i64) -> bool:
    """Tell whether two figures are on the table and in combat with each other."""
    return (
        battle.is_present(figure)
        and battle.is_present(target)
        and battle.foes[figure] >> target & 1 == 1
    )


# --- Engagement (Blitz) ---


def engagement_lapses(battle: Battle, order: Order) -> bool:
    """Tell whether an enemy to engage is gone or fights no more: nothing happens (AKB-R17)."""
    for target in members(order.targets):
        if not battle.is_present(target) or not battle.in_combat(target):
            tell(battle, "engagement-lapsed", "AKB-R17 AKB-R29", order.figure)
            return True
    return False


def engage(battle: Battle, order: Order) -> Script[None]:
    """Walk into a fight that is under way (AKB-250, AKB-255); too far, it is only a walk.

    Nobody shoots at who engages (AKB-R99).
    Whoever is in combat already closes in without a test (AKB-R33), or leaves all other foes by
    disengaging on the way (AKB-260, AKB-269, AKB-R35): the place it goes to says which.
    """
    figure = order.figure
    battle.log.reveal()
    spots = landing(battle, order)
    if not spots.is_possible():
        rules = "AKB-R30 AKB-R106" if is_multiple(order) else "AKB-R30"
        tell(battle, "engagement-failed", rules, figure)
        yield from walk_towards(battle, figure, order.target, rules)
        return
    spot = yield from choose_landing(spots)
    leaving = spots.left_at(spot_x(spot), spot_y(spot))
    if leaving != 0:
        yield from disengage(battle, figure, leaving)
        if not battle.is_present(figure):
            return
    arrive(battle, order, spot)
    if can_fight(battle, figure, order.target):  # AKB-251
        yield from fight(battle, figure, order.target, BY_ENGAGEMENT)


def is_direct(battle: Battle, figure: i64, target: i64) -> bool:
    """Tell whether no other enemy stands in the straight way to a target (AKB-R107).

    The way is what the figure's own base sweeps until it touches the target or reaches it.
    """
    discs = battle.discs
    away = gap(battle, figure, target) - battle.edition.charging.near(battle, figure)
    end = straight(battle, figure, target, max(0, away))
    way = Way(
        float(discs.x[figure]), float(discs.y[figure]), float(spot_x(end)), float(spot_y(end))
    )
    for other in members(battle.enemies(figure) & ~bit(target)):
        reach = float(discs.radius[figure] + discs.radius[other]) - SLACK
        if way.by_disc(float(discs.x[other]), float(discs.y[other]), reach):
            return False
    return True
