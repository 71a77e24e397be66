"""The Invigorating element: whoever touches it may be healed, once per turn (AK2-1322)."""

from athanor.games.alkemy.codes import HEALING, NONE, SPRING, WHITE
from athanor.games.alkemy.rules.dice import CHANCES
from athanor.games.alkemy.rules.elements import bearer, touches
from athanor.games.alkemy.rules.exchange import Roll
from athanor.games.alkemy.rules.harm import heal
from athanor.games.alkemy.rules.tell import tell
from athanor.games.alkemy.rules.things import piece_thing
from athanor.games.alkemy.state import Battle
from athanor.kernel.audience import EVERYONE
from athanor.kernel.bits import bit
from athanor.kernel.script import Die, Script
from athanor.kernel.vectors import i64


def spring_objection(battle: Battle, figure: i64, piece: i64) -> str:
    """Return why a figure may not be healed by an element, or nothing; it need not be hurt."""
    if bearer(battle, SPRING) == NONE or bearer(battle, SPRING) != piece:
        return "no-spring AK2-520 AK2-1322 AKB-171"
    if battle.ap[figure] < 1:
        return "no-ap AK2-1322"
    if battle.springs_used >> piece & 1:
        return "spring-used AK2-1322"
    if not touches(battle, figure, piece):
        return "not-at-spring AK2-1322 AK2-R77"
    return ""


def drink(battle: Battle, figure: i64, piece: i64) -> Script[None]:
    """Roll a white die and heal by its symbol: sword 1, axe 2, mace 3 (AK2-1322, AK2-R52)."""
    things = (piece_thing(piece),)
    if battle.springs_used >> piece & 1:  # a friend of the card was quicker
        tell(battle, "spring-dry", "AK2-524 AK2-1322", figure, things=things)
        return
    battle.springs_used |= bit(piece)
    note = Roll(figure, HEALING, WHITE, 0, NONE, [])
    battle.exchange.roll(note)
    face = yield Die(CHANCES[WHITE], 6, EVERYONE, battle.seat_of(figure))
    note.faces, note.kept = [face], [0]
    hp = battle.terms.symbols[6 * WHITE + face] + 1
    tell(battle, "invigorated", "AK2-1322", figure, count=hp, note=note, things=things)
    heal(battle, figure, hp, "AK2-1322 AK2-R52")
