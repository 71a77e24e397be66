"""The module Command (AK2 4.15): hands, reserves, and the cards of each turn."""

from typing import Final

from athanor.games.alkemy.codes import (
    BREATH,
    NONE,
    SECOND_WIND,
    SHARP_EYES,
    STAGE_REVEALED,
    STAGE_SIDES,
    TEACH,
)
from athanor.games.alkemy.decks import CommandCard
from athanor.games.alkemy.rules.aids import card_in_force, concerns
from athanor.games.alkemy.rules.command_choices import (
    MOST_HELD,
    CancelCommands,
    ChooseHero,
    NameFigure,
    PickCommand,
    PlayCommand,
    laid_against,
    price,
    reserve,
)
from athanor.games.alkemy.rules.tell import seat_told, tell
from athanor.games.alkemy.rules.things import command_thing, seat_thing
from athanor.games.alkemy.seats import playing
from athanor.games.alkemy.state import (
    BOOSTS,
    GRANTED,
    HAND_DONE,
    HELD,
    IN_FORCE,
    LAID,
    PLAYED,
    RESERVE,
    Battle,
)
from athanor.kernel.audience import only
from athanor.kernel.bits import bit, count_bits, lowest, members
from athanor.kernel.script import Decision, Die, Script, ask_secretly
from athanor.kernel.vectors import i64
from athanor.kernel.words import Event, Message, SeatName

MOST_CONCENTRATION: Final = 4
"""Levels there are (AK2-902)."""

EVENT: Final = "alkemy-event-"
PLAYED_CARD: Final = "alkemy-event-command-played"
CANCELLED_CARD: Final = "alkemy-event-command-cancelled"

# --- Before the game ---


def choose_hands(battle: Battle) -> Script[None]:
    """Let each player take one more card, in secret; or let chance deal all hands (AK2-1401)."""
    if battle.terms.quick:
        for seat in range(battle.seats):
            yield from deal_hand(battle, seat)
    else:
        yield from pick_cards(battle)
    if all(battle.commands(seat, HAND_DONE) for seat in playing(battle)):
        for seat in playing(battle):
            held = count_bits(battle.commands(seat, HELD))
            seat_told(battle, "command-hand", "AK2-1401 AK2-R54", seat, held)
        battle.stage = STAGE_SIDES


def pick_cards(battle: Battle) -> Script[None]:
    """Take one card, or no more, for everybody who has fewer than five."""
    choosing = [seat for seat in playing(battle) if not battle.commands(seat, HAND_DONE)]
    asked: list[Decision] = [PickCommand(battle, seat) for seat in choosing]
    chosen = (yield from ask_secretly(asked)) if asked else []
    deck = len(battle.terms.command_cards)
    for seat, card in zip(choosing, chosen, strict=True):
        if card < deck:
            battle.set_command(seat, HELD, battle.commands(seat, HELD) | bit(card))
        held = count_bits(battle.commands(seat, HELD))
        if card == deck or held == min(MOST_HELD, deck):
            battle.set_command(seat, HAND_DONE, 1)


def deal_hand(battle: Battle, seat: i64) -> Script[None]:
    """Deal a hand that only its player sees, of cards that are of use to the warband."""
    left = fitting(battle, seat)
    held: i64 = 0
    while left and count_bits(held) < MOST_HELD:
        index = yield Die("alkemy-chance-command", len(left), only(seat), seat)
        held |= bit(left.pop(index))
    battle.set_command(seat, HELD, held)
    battle.set_command(seat, HAND_DONE, 1)


def fitting(battle: Battle, seat: i64) -> list[int]:
    """Return the cards that can do something for a warband."""
    cards = battle.terms.command_cards
    figures = members(battle.roster.side[seat])
    return [card for card in range(len(cards)) if helps(battle, cards[card], figures)]


def helps(battle: Battle, card: CommandCard, figures: list[int]) -> bool:
    """Tell whether a card can do something for some figures."""
    for effect in card.effects:
        for figure in figures:
            if effect.verb == SHARP_EYES and battle.sheet(figure).ranged == NONE:
                continue
            if concerns(battle, figure, effect.who):
                return True
    return False


def fill_reserves(battle: Battle) -> Script[None]:
    """Count everybody's command points: a hero's ESP, alchemists and Chiefs (AK2-1402)."""
    heroes = [
        [figure for figure in members(battle.roster.side[seat]) if battle.sheet(figure).is_hero]
        for seat in range(battle.seats)
    ]
    chosen = [best_mind(battle, mine) for mine in heroes]
    if not battle.terms.quick:
        asking = [seat for seat in playing(battle) if len(heroes[seat]) > 1]
        asked: list[Decision] = [
            ChooseHero(battle, seat, sum(bit(hero) for hero in heroes[seat])) for seat in asking
        ]
        named = (yield from ask_secretly(asked)) if asked else []
        for seat, hero in zip(asking, named, strict=True):
            chosen[seat] = hero
    for seat in range(battle.seats):
        points = 0 if chosen[seat] == NONE else max(0, battle.sheet(chosen[seat]).mind)
        for figure in members(battle.roster.side[seat]):
            if battle.sheet(figure).circle != 0:
                points += 2
        points += sum(1 for hero in heroes[seat] if battle.traits(hero).leader)
        battle.set_command(seat, RESERVE, points)
        tell(battle, "command-reserve", "AK2-1402", chosen[seat], count=points, seat=seat)


def best_mind(battle: Battle, heroes: list[int]) -> i64:
    """Return the hero with the most ESP, or NONE without heroes."""
    best: i64 = NONE
    for hero in heroes:
        if best == NONE or battle.sheet(hero).mind > battle.sheet(best).mind:
            best = hero
    return best


# --- Each turn ---


def play_commands(battle: Battle) -> Script[None]:
    """Let everybody choose a card or none, reveal them together, and pay (AK2-1403, AK2-1404).

    Whether somebody is asked must not tell what he holds: it goes by what all can see.
    """
    asking = [seat for seat in range(battle.seats) if could_play(battle, seat)]
    asked: list[Decision] = [PlayCommand(battle, seat) for seat in asking]
    chosen = (yield from ask_secretly(asked)) if asked else []
    cards = battle.terms.command_cards
    for seat, card in zip(asking, chosen, strict=True):
        if card == len(cards):
            seat_told(battle, "command-none", "AK2-1403", seat)
            continue
        battle.set_command(seat, PLAYED, battle.commands(seat, PLAYED) | bit(card))  # AK2-1406
        battle.set_command(seat, RESERVE, reserve(battle, seat) - cards[card].cost)
        battle.set_command(seat, LAID, card)
        battle.set_command(seat, IN_FORCE, card)
        tell_card(battle, PLAYED_CARD, "AK2-1403 AK2-1404", seat, seat, cards[card].cost)
    battle.stage = STAGE_REVEALED


def could_play(battle: Battle, seat: i64) -> bool:
    """Tell whether a player could have a card to play, as far as anybody can see.

    A player without figures is skipped (AK2-R57).
    """
    played = battle.commands(seat, PLAYED)
    if battle.own(seat) == 0 or count_bits(battle.commands(seat, HELD)) == count_bits(played):
        return False
    cards = battle.terms.command_cards
    return any(
        cards[card].cost <= reserve(battle, seat)
        for card in range(len(cards))
        if not played >> card & 1
    )


def settle_commands(battle: Battle) -> Script[None]:
    """Let players cancel what was revealed, then let the rest take effect (AK2-1407, AK2-1408)."""
    yield from cancel_commands(battle)
    for seat in range(battle.seats):
        card = card_in_force(battle, seat)
        if card is not None:
            take_effect(battle, seat, card)
    yield from second_winds(battle)


def cancel_commands(battle: Battle) -> Script[None]:
    """Ask all who can pay, secretly and together; whoever cancels pays (AK2-R55)."""
    asking: list[int] = []
    asked: list[Decision] = []
    for seat in range(battle.seats):
        if battle.own(seat) != 0 and laid_against(battle, seat) != 0:
            decision = CancelCommands(battle, seat)
            if decision.count() > 1:
                asking.append(seat)
                asked.append(decision)
    chosen = (yield from ask_secretly(asked)) if asked else []
    for seat, cancelled in zip(asking, chosen, strict=True):
        battle.set_command(seat, RESERVE, reserve(battle, seat) - price(battle, cancelled))
        for other in members(cancelled):
            cost = price(battle, bit(other))
            tell_card(battle, CANCELLED_CARD, "AK2-1407 AK2-R55", seat, other, cost)
            battle.set_command(other, IN_FORCE, NONE)


def take_effect(battle: Battle, seat: i64, card: CommandCard) -> None:
    """Let a card do at once what is not asked for later (AK2-R85)."""
    for effect in card.effects:
        for figure in members(battle.own(seat)):
            if not concerns(battle, figure, effect.who):
                continue
            if effect.verb == BREATH:
                before = battle.concentration[figure]
                level = min(MOST_CONCENTRATION, before + effect.amount)
                if level > before:
                    battle.concentration[figure] = level
                    tell(battle, "command-breath", "AK2-1408 AK2-R85", figure, count=level)
            elif effect.verb == TEACH:
                battle.boosts[BOOSTS * figure + GRANTED] |= bit(effect.amount)
                name = battle.terms.skills[effect.amount].name
                tell(battle, "granted", "AK2-1408", figure, label=name)


def second_winds(battle: Battle) -> Script[None]:
    """Let each player with such a card name who gains Action Points, all at once (AK2-R85)."""
    asked: list[Decision] = []
    for seat in range(battle.seats):
        able = winded(battle, seat)
        if able & (able - 1) != 0:
            asked.append(NameFigure(battle, seat, able))
    chosen = (yield from ask_secretly(asked)) if asked else []
    for seat in range(battle.seats):
        able = winded(battle, seat)
        if able == 0:
            continue
        figure = lowest(able) if able & (able - 1) == 0 else chosen.pop(0)
        card = card_in_force(battle, seat)
        assert card is not None
        gained: i64 = 0
        for effect in card.effects:
            if effect.verb == SECOND_WIND and concerns(battle, figure, effect.who):
                gained += effect.amount
        battle.ap[figure] += gained
        tell(battle, "command-wind", "AK2-1408 AK2-R85", figure, count=gained)


def winded(battle: Battle, seat: i64) -> i64:
    """Return the figures that may gain Action Points from the card in force, as a mask."""
    card = card_in_force(battle, seat)
    able: i64 = 0
    if card is not None:
        for effect in card.effects:
            if effect.verb == SECOND_WIND:
                for figure in members(battle.own(seat)):
                    if concerns(battle, figure, effect.who):
                        able |= bit(figure)
    return able


def put_away(battle: Battle) -> None:
    """End what command cards have done this turn (AK2-1408)."""
    for seat in range(battle.seats if len(battle.command) > 0 else 0):
        battle.set_command(seat, LAID, NONE)
        battle.set_command(seat, IN_FORCE, NONE)


def tell_card(battle: Battle, key: str, rules: str, seat: i64, owner: i64, cost: i64) -> None:
    """Tell what happens to the card that a player has laid."""
    if battle.log.heard:
        index = battle.commands(owner, LAID)
        card = battle.terms.command_cards[index]
        message = Message(
            key,
            {
                "seat": SeatName(seat),
                "owner": SeatName(owner),
                "name": card.name,
                "count": cost,
                "reserve": reserve(battle, seat),
            },
        )
        things = (seat_thing(seat), command_thing(battle, index))
        battle.log.tell(
            Event(key.removeprefix(EVENT), seat, message, battle.cite(rules), things=things)
        )
