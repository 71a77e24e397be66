"""What the command card in force does for a figure: asked wherever it could matter (AK2-1408)."""

from athanor.games.alkemy.codes import ALCHEMISTS, ANYBODY, HEROES, MARCH, MARCHED, NONE
from athanor.games.alkemy.decks import CommandCard
from athanor.games.alkemy.state import COMMAND_ROW, IN_FORCE, Battle
from athanor.kernel.vectors import i64
from athanor.kernel.words import Message


def concerns(battle: Battle, figure: i64, who: i64) -> bool:
    """Tell whether a figure is one of those whom a card of either deck speaks of."""
    if who == ANYBODY:
        return True
    sheet = battle.sheet(figure)
    if who == ALCHEMISTS:
        return sheet.circle != 0
    return sheet.is_hero == (who == HEROES)


def card_in_force(battle: Battle, seat: i64) -> CommandCard | None:
    """Return the command card that a player has in force this turn."""
    if len(battle.command) == 0:
        return None
    card = battle.command[COMMAND_ROW * seat + IN_FORCE]
    return None if card == NONE else battle.terms.command_cards[card]


def aid(battle: Battle, figure: i64, verb: i64) -> i64:
    """Return how much of something a figure has from its player's command card; 0 for none."""
    if len(battle.command) == 0:
        return 0
    card = card_in_force(battle, battle.seat_of(figure))
    total: i64 = 0
    if card is not None:
        for effect in card.effects:
            if effect.verb == verb and concerns(battle, figure, effect.who):
                total += effect.amount
    return total


def marching(battle: Battle, figure: i64) -> i64:
    """Return how much longer a figure's Walk is: only its first, and only while its side acts."""
    if len(battle.command) == 0 or battle.active != battle.seat_of(figure):
        return 0
    return 0 if battle.has(figure, MARCHED) else aid(battle, figure, MARCH)


def aid_reason(battle: Battle, figure: i64) -> Message:
    """Return the command card in force as a reason for dice or columns."""
    card = card_in_force(battle, battle.seat_of(figure))
    assert card is not None, "whoever is helped has a card in force"
    return Message("alkemy-dice-command", {"name": card.name})
