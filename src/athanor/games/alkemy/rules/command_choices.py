"""The questions of the module Command (AK2 4.15): which cards to hold, to play and to cancel."""

from typing import Final

from athanor.games.alkemy.codes import NONE
from athanor.games.alkemy.decks import CommandCard
from athanor.games.alkemy.rules.choices import BattleMenu, PickFigure
from athanor.games.alkemy.rules.things import command_thing, seat_thing
from athanor.games.alkemy.state import HELD, LAID, PLAYED, RESERVE, Battle
from athanor.games.alkemy.terms import LETTERS
from athanor.kernel.bits import bit, count_bits, members
from athanor.kernel.vectors import i64
from athanor.kernel.words import Arg, Listing, Message, SeatName

MOST_HELD: Final = 5
"""Command cards in a hand (AK2-1401)."""


class CommandMenu(BattleMenu):
    """A choice among the command cards, or none of them (code = number of cards)."""

    def card(self, choice: i64) -> CommandCard:
        """Return the card that a choice stands for."""
        return self.battle.terms.command_cards[choice]

    def nothing(self) -> i64:
        """Return the choice of no card."""
        return len(self.battle.terms.command_cards)

    def conceivable(self) -> list[int]:
        """Return all cards there are, and none of them."""
        return list(range(self.nothing() + 1))

    def default_choice(self) -> i64:
        """Choose no card when time is up."""
        return self.nothing()

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return the card."""
        return () if choice == self.nothing() else (command_thing(self.battle, choice),)

    def speaks_of(self, objection: str, choice: i64) -> dict[str, Arg]:
        """Return the card, what it costs, and what is left."""
        if not 0 <= choice < self.nothing():
            return {}
        reserve = self.battle.commands(self.seat, RESERVE)
        return {
            "name": self.card(choice).name,
            "cost": self.card(choice).cost,
            "reserve": reserve,
        }


class PickCommand(CommandMenu):
    """The next card of a hand, kept secret all match long until it is played (AK2-1401)."""

    def __init__(self, battle: Battle, seat: i64) -> None:
        held = battle.commands(seat, HELD)
        count = len(battle.terms.command_cards)
        codes = [card for card in range(count) if not held >> card & 1]
        super().__init__(battle, seat, [*codes, count], "AK2-1401 AK2-R54", secret=True)

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "command-pick"

    def about(self) -> Message:
        """Return the question, and how many cards may still be taken."""
        held = count_bits(self.battle.commands(self.seat, HELD))
        return Message("alkemy-ask-command-pick", {"left": MOST_HELD - held, "held": held})

    def message(self, choice: i64) -> Message:
        """Return the card and what it costs."""
        if choice == self.nothing():
            return Message("alkemy-option-command-enough")
        card = self.card(choice)
        return Message("alkemy-option-command", {"name": card.name, "cost": card.cost})

    def text(self, choice: i64) -> str:
        """Return the card's id, or that there are enough."""
        return "no more" if choice == self.nothing() else self.card(choice).id

    def off_list(self, choice: i64) -> str:
        """Say that nobody holds a card twice."""
        return "command-twice AK2-1401 AK2-R54"


class PlayCommand(CommandMenu):
    """Which card to play this turn, or none: secret until all are revealed (AK2-1403)."""

    def __init__(self, battle: Battle, seat: i64) -> None:
        cards = battle.terms.command_cards
        codes = [card for card in range(len(cards)) if command_objection(battle, seat, card) == ""]
        super().__init__(battle, seat, [*codes, len(cards)], "AK2-1403 AK2-R85")

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "command-play"

    def about(self) -> Message:
        """Return the question; points are open (AK2-R54)."""
        reserve = self.battle.commands(self.seat, RESERVE)
        return Message("alkemy-ask-command-play", {"reserve": reserve, "turn": self.battle.turn})

    def message(self, choice: i64) -> Message:
        """Return the card and what it costs."""
        if choice == self.nothing():
            return Message("alkemy-option-command-none")
        card = self.card(choice)
        return Message("alkemy-option-command", {"name": card.name, "cost": card.cost})

    def text(self, choice: i64) -> str:
        """Return the card's id, or that none is played."""
        return "no card" if choice == self.nothing() else self.card(choice).id

    def off_list(self, choice: i64) -> str:
        """Return why a card cannot be played."""
        return command_objection(self.battle, self.seat, choice)


def command_objection(battle: Battle, seat: i64, card: i64) -> str:
    """Return why a player cannot play a command card, or nothing."""
    if not battle.commands(seat, HELD) >> card & 1:
        return "command-not-held AK2-1401"
    if battle.commands(seat, PLAYED) >> card & 1:
        return "command-played AK2-1406"
    if battle.terms.command_cards[card].cost > battle.commands(seat, RESERVE):
        return "command-too-dear AK2-1405"
    return ""


class CancelCommands(BattleMenu):
    """Whose cards to cancel, if any; a choice is a mask of seats (AK2-1407, AK2-R55)."""

    def __init__(self, battle: Battle, seat: i64) -> None:
        laid = laid_against(battle, seat)
        codes = [0]
        for other in members(laid):
            codes += [code | bit(other) for code in codes]
        left = reserve(battle, seat)
        affordable = sorted(code for code in codes if price(battle, code) <= left)
        super().__init__(battle, seat, affordable, "AK2-1407 AK2-R55")
        self.laid = laid

    def kind_name(self) -> str:
        """Return the word for this kind of question."""
        return "command-cancel"

    def about(self) -> Message:
        """Return the question: which cards lie there, and what is left to pay with."""
        cards = tuple(laid_card(self.battle, other) for other in members(self.laid))
        left = reserve(self.battle, self.seat)
        return Message("alkemy-ask-command-cancel", {"cards": Listing(cards), "reserve": left})

    def message(self, choice: i64) -> Message:
        """Return the cards that are cancelled, and what that costs."""
        if choice == 0:
            return Message("alkemy-option-cancel-none")
        cards = tuple(laid_card(self.battle, other) for other in members(choice))
        cost = price(self.battle, choice)
        return Message("alkemy-option-cancel", {"cards": Listing(cards), "cost": cost})

    def text(self, choice: i64) -> str:
        """Return the seats by their letters: ``cancel b``."""
        if choice == 0:
            return "no cancelling"
        return "cancel " + " ".join(LETTERS[other] for other in members(choice))

    def things(self, choice: i64) -> tuple[str, ...]:
        """Return the cards and whose they are."""
        found: list[str] = []
        for other in members(choice):
            card = self.battle.commands(other, LAID)
            found += [seat_thing(other), command_thing(self.battle, card)]
        return tuple(found)

    def conceivable(self) -> list[int]:
        """Return any set of players."""
        return list(range(bit(self.battle.seats)))

    def off_list(self, choice: i64) -> str:
        """Return why somebody's card cannot be cancelled."""
        if choice >> self.seat & 1:
            return "cancel-own AK2-1407"
        if choice & ~self.laid:
            return "cancel-nothing AK2-1407"
        return "cancel-too-dear AK2-1407 AK2-R55"

    def speaks_of(self, objection: str, choice: i64) -> dict[str, Arg]:
        """Return what it would cost, and what is left."""
        args: dict[str, Arg] = {"reserve": reserve(self.battle, self.seat), "cost": 0}
        if choice > 0 and choice & ~self.laid == 0:
            args["cost"] = price(self.battle, choice)
        return args


def laid_against(battle: Battle, seat: i64) -> i64:
    """Return the other players who have played a card this turn, as a mask of seats."""
    found: i64 = 0
    for other in range(battle.seats):
        if other != seat and battle.commands(other, LAID) != NONE:
            found |= bit(other)
    return found


def laid_card(battle: Battle, seat: i64) -> Message:
    """Return the card a player has played this turn, with its owner."""
    card = battle.terms.command_cards[battle.commands(seat, LAID)]
    return Message(
        "alkemy-command-of", {"name": card.name, "seat": SeatName(seat), "cost": card.cost}
    )


def price(battle: Battle, seats: i64) -> i64:
    """Return what it costs to cancel the cards of some players: one more than each (AK2-1407)."""
    total: i64 = 0
    for other in members(seats):
        total += battle.terms.command_cards[battle.commands(other, LAID)].cost + 1
    return total


def reserve(battle: Battle, seat: i64) -> i64:
    """Return a player's command points."""
    return battle.commands(seat, RESERVE)


class ChooseHero(PickFigure):
    """Whose ESP counts for the reserve (AK2-1402)."""

    def __init__(self, battle: Battle, seat: i64, heroes: i64) -> None:
        super().__init__(battle, seat, heroes, "command-hero", "AK2-1402")

    def needed(self) -> str:
        """Return why a hero must be named."""
        return "hero-needed AK2-1402"

    def bar(self, figure: i64) -> str:
        """Return why a figure's ESP does not count."""
        if self.battle.seat_of(figure) != self.seat:
            return "not-yours AK2-1402"
        return "no-hero AK2-1402"


class NameFigure(PickFigure):
    """Who gains the Action Points of a command card (AK2-1408, AK2-R85)."""

    def __init__(self, battle: Battle, seat: i64, able: i64) -> None:
        super().__init__(battle, seat, able, "command-figure", "AK2-1408 AK2-R85")

    def needed(self) -> str:
        """Return why somebody must be named."""
        return "command-figure-needed AK2-1408"

    def bar(self, figure: i64) -> str:
        """Return why a figure gains nothing."""
        if self.battle.seat_of(figure) != self.seat:
            return "not-yours AK2-1408"
        return "command-not-meant AK2-1408"
