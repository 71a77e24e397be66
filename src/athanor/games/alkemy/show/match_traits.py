"""What a seat had in a finished match that may have made it win."""

from collections.abc import Sequence
from typing import Final

from athanor.games.alkemy.codes import NONE
from athanor.games.alkemy.credits import credits_of
from athanor.games.alkemy.rules.objectives import is_fulfilled, objective_of
from athanor.games.alkemy.seats import present
from athanor.games.alkemy.state import HELD, PLAYED, RESERVE, SCORE, Battle
from athanor.games.alkemy.terms import LETTERS, Terms
from athanor.kernel.bits import count_bits, members
from athanor.kernel.match_traits import MatchTraits
from athanor.kernel.words import Arg, Event, Message, SeatName

WARBAND: Final = "alkemy-topic-warband"
PLAYER: Final = "alkemy-topic-player"
STARTED: Final = "alkemy-topic-started"
CARD_HELD: Final = "alkemy-topic-command-held"
CARD_PLAYED: Final = "alkemy-topic-command-played"
CARD_LOST: Final = "alkemy-topic-command-lost"
OBJECTIVE: Final = "alkemy-topic-objective"
FULFILLED: Final = "alkemy-topic-fulfilled"

BY_POINTS: Final = "alkemy-ending-points"
BY_FALL: Final = "alkemy-ending-fall"
BY_TURNS: Final = "alkemy-ending-turns"
BY_CONSENT: Final = "alkemy-ending-consent"

ON_OBJECTIVES: Final = ("post-taken", "post-freed", "objective-taken")
"""What the scenario's Action brings about where it does not fail."""


def match_traits(battle: Battle, seat: int, told: Sequence[Event]) -> MatchTraits:
    """Return a seat's warband, place and cards, and how far it came in the scenario."""
    mine = [event for event in told if event.seat == seat]
    lost = count_bits(battle.roster.side[seat] & ~battle.present)
    traits: dict[str, tuple[str, ...]] = {
        WARBAND: (battle.roster.bands[seat].text,),
        PLAYER: (LETTERS[int((seat - battle.player_a) % battle.seats)],),
        STARTED: starts(told, seat),
    }
    amounts: dict[str, int] = {
        "alkemy-figure-turns": int(battle.turn),
        "alkemy-figure-points": int(battle.counts[SCORE + seat]),
        "alkemy-figure-lost": int(lost),
        "alkemy-figure-acted": sum(event.kind in ON_OBJECTIVES for event in mine),
    }
    if battle.terms.command:
        cards = [card.id for card in battle.terms.command_cards]
        played = battle.commands(seat, PLAYED)
        traits[CARD_HELD] = tuple(cards[k] for k in members(battle.commands(seat, HELD)))
        traits[CARD_PLAYED] = tuple(cards[k] for k in members(played))
        traits[CARD_LOST] = cancelled(told, seat)
        amounts["alkemy-figure-commands"] = int(count_bits(played))
        amounts["alkemy-figure-reserve"] = int(battle.commands(seat, RESERVE))
    if battle.terms.competitive:
        objective = objective_of(battle, seat)
        chosen = () if objective is None else (objective.id,)
        traits[OBJECTIVE] = chosen
        traits[FULFILLED] = chosen if is_fulfilled(battle, seat) else ()
        for one in credits_of(battle)[seat]:
            amounts[one.message.key] = one.value
    return MatchTraits(traits, amounts)


def starts(told: Sequence[Event], seat: int) -> tuple[str, ...]:
    """Return whether a seat or somebody else took the first activation of the match."""
    for event in told:
        if event.kind == "starts":
            return ("first",) if event.seat == seat else ("later",)
    return ()


def cancelled(told: Sequence[Event], seat: int) -> tuple[str, ...]:
    """Return the command cards of a seat that others have cancelled."""
    return tuple(
        thing.removeprefix("command:")
        for event in told
        if event.kind == "command-cancelled" and event.message.args["owner"] == SeatName(seat)
        for thing in event.things
        if thing.startswith("command:")
    )


def trait_word(terms: Terms, topic: str, value: str) -> Arg:
    """Return what a value of a topic is called."""
    if topic == WARBAND:
        named = [band for band in terms.given if band is not None] + terms.bands
        return next(band.name for band in named if band.text == value)
    if topic == PLAYER:
        return Message("alkemy-trait-player", {"letter": value.upper()})
    if topic == STARTED:
        return Message(f"alkemy-trait-{value}")
    if topic in (OBJECTIVE, FULFILLED):
        return next(one.name for one in terms.objectives if one.id == value)
    return next(card.name for card in terms.command_cards if card.id == value)


def ending(battle: Battle) -> str:
    """Return how a match that is over has ended, whoever has won it."""
    if battle.given_up != NONE:
        return BY_CONSENT
    if len(present(battle)) <= 1:
        return BY_FALL
    return BY_POINTS if battle.edition.finish.reached(battle) else BY_TURNS
