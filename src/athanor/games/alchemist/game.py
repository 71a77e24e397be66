"""Alchemist as the kernel sees it."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from athanor.games.alchemist.advice.hints import AlchemistHints
from athanor.games.alchemist.cards.build import board_of, terms_of
from athanor.games.alchemist.cards.schema import AlchemistData
from athanor.games.alchemist.codes import GAME, NONE, STAGE_SETUP
from athanor.games.alchemist.position import load
from athanor.games.alchemist.redeal import redeal
from athanor.games.alchemist.rules.choices import CODES
from athanor.games.alchemist.rules.prepare import FIRST_CHANCE, set_up
from athanor.games.alchemist.rules.turn import turn
from athanor.games.alchemist.scoring import outcome, place
from athanor.games.alchemist.show.features import FEATURES, features
from athanor.games.alchemist.show.option_numbers import OPTION_FEATURES, option_numbers
from athanor.games.alchemist.show.view import AlchemistView, view
from athanor.games.alchemist.show.words import ingredient
from athanor.games.alchemist.state import AlchemistState, empty_state
from athanor.kernel.chance import Stream
from athanor.kernel.game import Data, Game, Hints, State
from athanor.kernel.info import GameInfo, GameOption, PackStamp
from athanor.kernel.script import QUIET, Decision, Script
from athanor.kernel.words import Message, Outcome, refuse, seat_word

COLOURS: Final = ("white", "black", "brown", "purple", "red")
"""Of the players' seals and screens (ALC-007)."""

CUBES: Final = 160
"""In the box (ALC-002). All of them may come out of a bag, with an owner's tables. No match has
more than four turns a cube and a last round: a cube counts 4 in the reserve, 3 1/2 in the bag, 3 in
a supply, or 2 where its owner created the potion of just that cube, and 0 elsewhere; every action
but a forced pass lowers the sum by 1 at least, and a pass comes only in the last round.
"""

INFO: Final = GameInfo(
    name=GAME,
    prefix="ALC",
    min_seats=2,
    max_seats=5,
    seats_rule="ALC-001",
    turn_rule="ALC-039",
    end_rule="ALC-095",
    num_codes=CODES,
    max_answers=4 * CUBES + 5,
    max_chance=1 + CUBES + 5,
    num_outcomes=5,
    features=FEATURES,
    option_features=OPTION_FEATURES,
    options=(
        GameOption("setup_table", ("french", "german"), "french", ("ALC-017", "ALC-160")),
        GameOption("schools", (True, False), True, ("ALC-024", "ALC-161")),
        GameOption("two_player_opening", ("game", "each"), "game", ("ALC-035", "ALC-162")),
        GameOption("first_player", ("random", 0, 1, 2, 3, 4), "random", ("ALC-026", "ALC-R21")),
        GameOption("colours", COLOURS, None, ("ALC-013", "ALC-R32"), per_seat=True, distinct=True),
    ),
    minutes=30,
    weight=1,
)

WIN_SHARE: Final = 0.7
"""How much of a payoff is winning; the rest is the lead in fame, so that search sees progress."""

LEAD_SPAN: Final = 60.0
"""A lead of this many fame counts in full."""


class Alchemist(Game):
    """A game of Alchemist for two to five."""

    def __init__(
        self,
        seats: int,
        options: Mapping[str, object],
        data: AlchemistData,
        packs: tuple[PackStamp, ...],
    ) -> None:
        super().__init__(INFO, seats, options, packs)
        chosen = self.options
        self.first = named_first(chosen["first_player"], seats)
        self.board = board_of(data)
        self.colours = assign_colours(chosen["colours"])
        self.terms = terms_of(data, seats, chosen, self.colours)

    def start(self) -> AlchemistState:
        """Return the state before set-up begins."""
        state = empty_state(self.board, self.terms, self.seats)
        state.first = self.first
        return state

    def play(self, state: State) -> Script[None]:
        """Run from the quiet moment the state is at to the end of the match."""
        assert isinstance(state, AlchemistState)
        if state.stage == STAGE_SETUP:
            yield QUIET
            yield from set_up(state)
        while not state.over:
            yield QUIET
            yield from turn(state)

    def load(self, data: Data) -> AlchemistState:
        """Return the state saved as data; raises Refused if it is no possible position."""
        return load(self.board, self.terms, self.seats, data)

    def view(self, state: State, viewer: int) -> AlchemistView:
        """Return what a seat or a spectator may see."""
        assert isinstance(state, AlchemistState)
        return view(state, viewer)

    def features(self, state: State, viewer: int) -> list[int]:
        """Return the view as numbers."""
        assert isinstance(state, AlchemistState)
        return features(state, viewer)

    def option_features(self, state: State, decision: Decision, choice: int) -> list[int]:
        """Return a choice as numbers."""
        assert isinstance(state, AlchemistState)
        return option_numbers(state, choice)

    def redeal(self, state: State, seat: int, stream: Stream) -> None:
        """Deal again, in place, all that a seat cannot know."""
        assert isinstance(state, AlchemistState)
        redeal(state, seat, stream)

    def outcome(self, state: State) -> Outcome:
        """Return how a finished match ended."""
        assert isinstance(state, AlchemistState)
        return outcome(state)

    def payoff(self, state: State, seat: i64) -> float:
        """Return the share of the win, and a little of the lead over the best other."""
        assert isinstance(state, AlchemistState)
        winners: i64 = 0
        best: i64 = 0
        other: i64 = 0
        while other < state.seats:
            if place(state, other) == 1:
                winners += 1
            if other != seat and state.fame[other] > best:
                best = state.fame[other]
            other += 1
        lead = 0.5 + float(state.fame[seat] - best) / (2.0 * LEAD_SPAN)
        worth = (1.0 - WIN_SHARE) * min(1.0, max(0.0, lead))
        if place(state, seat) == 1:
            worth += WIN_SHARE / float(winners)
        return worth

    def chance_word(self, about: str, outcome: i64) -> Message:
        """Return the ingredient that was drawn or dealt, or who begins."""
        if about == FIRST_CHANCE:
            return seat_word(outcome)
        return ingredient(outcome)

    def kinds(self) -> tuple[str, ...]:
        """Return the words for all kinds of decision there are."""
        return ("turn",)

    def hints(self) -> Hints:
        """Return what bots should know."""
        return AlchemistHints()


def named_first(first: object, seats: int) -> int:
    """Return the seat that the host has named to begin, if any (ALC-026, ALC-R21)."""
    if not isinstance(first, int):
        return NONE
    if first >= seats:
        raise refuse("alchemist-refusal-first-player", ("ALC-026",), seat=first + 1, seats=seats)
    return first


def assign_colours(wishes: object) -> tuple[str, ...]:
    """Give each seat the colour it chose, or the first one free (ALC-013, ALC-R32)."""
    assert isinstance(wishes, list)
    free = [colour for colour in COLOURS if colour not in wishes]
    return tuple(wish if wish is not None else free.pop(0) for wish in wishes)
