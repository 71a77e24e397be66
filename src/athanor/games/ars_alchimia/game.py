"""Ars Alchimia as the kernel sees it."""

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64

from athanor.games.ars_alchimia.advice.hints import ArsHints
from athanor.games.ars_alchimia.codes import (
    GAME,
    ORDERS,
    STAGE_END,
    STAGE_MAIN,
    STAGE_SETUP,
    STAGE_START,
)
from athanor.games.ars_alchimia.position import load
from athanor.games.ars_alchimia.redeal import redeal
from athanor.games.ars_alchimia.rules.finish import finish_year
from athanor.games.ars_alchimia.rules.payment import CODES
from athanor.games.ars_alchimia.rules.piles import CHANCES
from athanor.games.ars_alchimia.rules.prepare import set_up
from athanor.games.ars_alchimia.rules.turn import turn
from athanor.games.ars_alchimia.rules.year import start_year
from athanor.games.ars_alchimia.scoring import outcome, place
from athanor.games.ars_alchimia.show.features import FEATURES, features
from athanor.games.ars_alchimia.show.match_traits import match_traits, trait_word
from athanor.games.ars_alchimia.show.option_numbers import OPTION_FEATURES, option_numbers
from athanor.games.ars_alchimia.show.view import ArsView, view
from athanor.games.ars_alchimia.state import ArsState, empty_state
from athanor.games.ars_alchimia.terms import Terms
from athanor.kernel.chance import Stream
from athanor.kernel.game import Data, Game, Hints, State
from athanor.kernel.info import GameInfo, GameOption, PackStamp
from athanor.kernel.match_traits import MatchTraits
from athanor.kernel.script import QUIET, Decision, Script
from athanor.kernel.words import Arg, Event, Message, Outcome, refuse

COLOURS: Final = ("navy", "red", "yellow", "green")
"""Of workers and markers (ARS-003)."""

INFO: Final = GameInfo(
    name=GAME,
    prefix="ARS",
    min_seats=3,  # ARS-160
    max_seats=4,
    variant_seats=(2,),
    seats_rule="ARS-001",
    turn_rule="ARS-048",
    end_rule="ARS-149",
    num_codes=CODES,
    # A year has at most 84 placements and passes, each with some ten windows that ask everybody
    # once, and once more after each ability; abilities use up cards or resources.
    max_answers=20_000,
    # Every placement turns up two cards and rolls two dice at most.
    max_chance=2_000,
    num_outcomes=ORDERS,
    features=FEATURES,
    option_features=OPTION_FEATURES,
    options=(
        GameOption("two_players", (True, False), False, ("ARS-001", "ARS-R1")),
        GameOption("colours", COLOURS, None, ("ARS-003",), per_seat=True, distinct=True),
    ),
    minutes=60,
    weight=2,
    rules_version=2,
)

WIN_SHARE: Final = 0.7
"""How much of a payoff is winning; the rest is the lead in points, so that search sees progress."""

LEAD_SPAN: Final = 60.0
"""A lead of this many points counts in full."""


class ArsAlchimia(Game):
    """A game of Ars Alchimia for three or four, or for two by the house variant."""

    def __init__(
        self,
        seats: int,
        options: Mapping[str, object],
        terms: Terms,
        packs: tuple[PackStamp, ...],
    ) -> None:
        super().__init__(INFO, seats, options, packs)
        if (seats == 2) != (self.options["two_players"] is True):  # ARS-001, ARS-R1
            raise refuse("ars-alchimia-refusal-two-players", ("ARS-001", "ARS-R1"), seats=seats)
        self.terms = terms
        terms.colours = assign_colours(self.options["colours"])

    def start(self) -> ArsState:
        """Return the state before set-up begins."""
        return empty_state(self.terms)

    def play(self, state: State) -> Script[None]:
        """Run from the quiet moment the state is at to the end of the match."""
        assert isinstance(state, ArsState)
        if state.stage == STAGE_SETUP:
            yield QUIET
            yield from set_up(state)
        while not state.over:
            yield QUIET
            if state.stage == STAGE_MAIN:  # ARS-025
                yield from turn(state)
            elif state.stage == STAGE_START:
                yield from start_year(state)
            else:
                assert state.stage == STAGE_END
                yield from finish_year(state)

    def load(self, data: Data) -> ArsState:
        """Return the state saved as data; raises Refused if it is no possible position."""
        return load(self.terms, data)

    def view(self, state: State, viewer: int) -> ArsView:
        """Return what a seat or a spectator may see."""
        assert isinstance(state, ArsState)
        return view(state, viewer)

    def features(self, state: State, viewer: int) -> list[int]:
        """Return the view as numbers."""
        assert isinstance(state, ArsState)
        return features(state, viewer)

    def option_features(self, state: State, decision: Decision, choice: int) -> list[int]:
        """Return a choice as numbers."""
        assert isinstance(state, ArsState)
        return option_numbers(state, decision, choice)

    def redeal(self, state: State, seat: int, stream: Stream) -> None:
        """Deal again, in place, all that a seat cannot know."""
        assert isinstance(state, ArsState)
        redeal(state, seat, stream)

    def outcome(self, state: State) -> Outcome:
        """Return how a finished match ended."""
        assert isinstance(state, ArsState)
        return outcome(state)

    def payoff(self, state: State, seat: i64) -> float:
        """Return the share of the win, and a little of the lead over the best other."""
        assert isinstance(state, ArsState)
        winners: i64 = 0
        best: i64 = -1000
        other: i64 = 0
        while other < state.terms.seats:
            if place(state, other) == 1:
                winners += 1
            if other != seat and state.vp[other] > best:
                best = state.vp[other]
            other += 1
        lead = 0.5 + float(state.vp[seat] - best) / (2.0 * LEAD_SPAN)
        worth = (1.0 - WIN_SHARE) * min(1.0, max(0.0, lead))
        if place(state, seat) == 1:
            worth += WIN_SHARE / float(winners)
        return worth

    def match_traits(self, state: State, seat: int, told: Sequence[Event]) -> MatchTraits:
        """Return what a seat had in a finished match."""
        assert isinstance(state, ArsState)
        return match_traits(state, seat, told)

    def trait_word(self, topic: str, value: str) -> Arg:
        """Return what a value of a topic is called."""
        return trait_word(self.terms, topic, value)

    def chance_word(self, about: str, outcome: i64) -> Message:
        """Return the card that was turned up or dealt, or what the die shows."""
        if about in CHANCES:
            names = self.terms.card_names[CHANCES.index(about)]
            return Message("ars-alchimia-card", {"card": names[outcome]})
        if about == "ars-alchimia-chance-workshop":
            return Message("ars-alchimia-workshop", {"number": outcome + 1})
        return Message("ars-alchimia-die", {"number": outcome + 1})

    def chance_value(self, about: str, outcome: i64) -> int | None:
        """Return what the die shows."""
        return outcome + 1 if about == "ars-alchimia-chance-die" else None

    def kinds(self) -> tuple[str, ...]:
        """Return the words for all kinds of decision there are."""
        return (
            "bury",
            "dismiss",
            "distill",
            "exchange",
            "gain",
            "look",
            "offer",
            "payment",
            "recover",
            "reroll",
            "salary",
            "speciality",
            "swap",
            "transformation",
            "turn",
            "workshop",
        )

    def hints(self) -> Hints:
        """Return what bots should know."""
        return ArsHints()


def assign_colours(wishes: object) -> tuple[str, ...]:
    """Give each seat the colour it chose, or the first one free (ARS-003)."""
    assert isinstance(wishes, list)
    free = [colour for colour in COLOURS if colour not in wishes]
    return tuple(wish if wish is not None else free.pop(0) for wish in wishes)
