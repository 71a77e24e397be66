"""How a shot may be answered, edition by edition."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from athanor.games.alkemy.codes import CHARGE, ENGAGE, WALK
from athanor.games.alkemy.redeal import measured_gap
from athanor.games.alkemy.rules.bearing import is_laden
from athanor.games.alkemy.rules.charge import charge, engage, is_direct, landing
from athanor.games.alkemy.rules.orders import Order
from athanor.games.alkemy.rules.shooting import Shot
from athanor.games.alkemy.rules.space import move_value, sees
from athanor.games.alkemy.rules.tell import tell
from athanor.games.alkemy.state import Battle
from athanor.kernel.bits import bit
from athanor.kernel.script import Script
from athanor.kernel.vectors import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Reactions:
    """What the target of a shot may do besides shooting back or walking to shelter."""

    def __init__(self, attack_back_name: str) -> None:
        self.attack_back_name = attack_back_name
        """The order it is like."""
        self.charger_needs_range = True
        """A reaction shot at a charger must be within the weapon's range."""
        self.stealth_shelters = False
        """A Stealthy figure is safe where its skill would make the shot fail (AKB-R110)."""

    @abstractmethod
    def attack_back_objection(self, battle: Battle, figure: i64, shooter: i64) -> str:
        """Return why the target may not go for the shooter, as a key with its rules, or nothing."""

    @abstractmethod
    def attack_back(self, battle: Battle, shot: Shot) -> Script[None]:
        """Go for the shooter after the shot, if both are still there."""

    @abstractmethod
    def spoil_aim(self, reacted: Shot, shots: list[Shot]) -> None:
        """Take Aim away for a reaction."""


class ChargeBack(Reactions):
    """V2: the target may charge the shooter (AK2-831); only that shot loses Aim (AK2-R72)."""

    def __init__(self) -> None:
        super().__init__("charge")

    def attack_back_objection(self, battle: Battle, figure: i64, shooter: i64) -> str:
        """Say nothing but for who is laden or in the Dark: a charge is measured when it is made."""
        if is_laden(battle, figure):
            return "laden AK2-R96"
        return battle.edition.land.charge_objection(battle, figure, shooter)

    def attack_back(self, battle: Battle, shot: Shot) -> Script[None]:
        """Charge the shooter (AK2-830, AK2-831), who may not react to it by a shot (AK2-R24)."""
        if both_live(battle, shot, "AK2-830"):
            order = order_at(shot, CHARGE)
            order.cramped = battle.edition.land.too_cramped(battle, order.figure, order.targets)
            yield from charge(battle, [order], in_reaction=True)

    def spoil_aim(self, reacted: Shot, shots: list[Shot]) -> None:
        """Take Aim from the shot that was reacted to (AK2-811)."""
        reacted.aim = False


class EngageBack(Reactions):
    """Blitz: the target may engage a shooter within its walk (AKB-407, AKB-R62).

    Every shooter of the volley that targets it loses Aim (AKB-418, AKB-R59).
    """

    def __init__(self) -> None:
        super().__init__("engage")
        self.charger_needs_range = False  # AKB-414
        self.stealth_shelters = True  # AKB-405, AKB-R110

    def attack_back_objection(self, battle: Battle, figure: i64, shooter: i64) -> str:
        """Ask for a shooter that is seen, and for a place beside it that can be reached."""
        if measured_gap(battle, figure, shooter) > move_value(battle, figure, WALK):
            return "out-of-reach AKB-250 AKB-R62"
        if not is_direct(battle, figure, shooter):
            return "way-barred AKB-254 AKB-R107"
        if not sees(battle, figure, shooter):
            return "unseen AKB-R30"
        order = Order(figure, ENGAGE, shooter)
        order.targets = bit(shooter)
        if not landing(battle, order).is_possible():
            return "no-place-beside AKB-R62 AKB-R23"
        return ""

    def attack_back(self, battle: Battle, shot: Shot) -> Script[None]:
        """Engage the shooter (AKB-407)."""
        if both_live(battle, shot, "AKB-R17"):
            yield from engage(battle, order_at(shot, ENGAGE))

    def spoil_aim(self, reacted: Shot, shots: list[Shot]) -> None:
        """Take Aim from every shot at the figure that reacted."""
        for shot in shots:
            if shot.target == reacted.target:
                shot.aim = False


def both_live(battle: Battle, shot: Shot, rules: str) -> bool:
    """Tell whether shooter and target are both on the table; a survivor alone stays."""
    if not battle.is_present(shot.target):
        return False
    if not battle.is_present(shot.shooter):
        tell(battle, "rush-lapsed", rules, shot.target)
        return False
    return True


def order_at(shot: Shot, action: i64) -> Order:
    """Return the target's order to go for the shooter."""
    order = Order(shot.target, action, shot.shooter)
    order.targets = bit(shot.shooter)
    return order
