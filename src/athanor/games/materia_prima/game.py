"""Materia Prima as the kernel sees it."""

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64

from athanor.games.materia_prima.advice.hints import MateriaHints
from athanor.games.materia_prima.cards.build import terms_of
from athanor.games.materia_prima.cards.schema import MateriaData
from athanor.games.materia_prima.codes import (
    CARDS,
    NONE,
    STAGE_ACT,
    STAGE_ALCHEMIST,
    STAGE_BENCH,
    STAGE_BOARD,
    STAGE_DAWN,
    STAGE_FORMULAS,
    STAGE_HAND,
    STAGE_QUESTS,
    STAGE_TOWER,
    STAGE_UPKEEP,
)
from athanor.games.materia_prima.position import load
from athanor.games.materia_prima.redeal import redeal
from athanor.games.materia_prima.rules.fight import ATTACK_CHANCE, DEFENCE_CHANCE
from athanor.games.materia_prima.rules.orders import ORDERS
from athanor.games.materia_prima.rules.prepare import (
    EXTENSION_CHANCE,
    FIRST_CHANCE,
    QUEST_CHANCE,
    TILE_CHANCE,
    choose_alchemists,
    choose_towers,
    deal_formulas,
    deal_quests,
    lay_board,
    place_towers,
)
from athanor.games.materia_prima.rules.turn import act, dawn, upkeep, watch_points
from athanor.games.materia_prima.rules.workshop import clear_bench, settle_hand
from athanor.games.materia_prima.scoring import final_points, outcome, place_of
from athanor.games.materia_prima.show.features import FEATURES, features
from athanor.games.materia_prima.show.match_traits import ending, match_traits, trait_word
from athanor.games.materia_prima.show.option_numbers import OPTION_FEATURES, option_numbers
from athanor.games.materia_prima.show.view import MateriaView, view
from athanor.games.materia_prima.state import MateriaState, empty_state
from athanor.games.materia_prima.terms import Terms
from athanor.kernel.chance import Stream
from athanor.kernel.game import Data, Game, Hints, State
from athanor.kernel.info import GameInfo, GameOption, PackStamp
from athanor.kernel.match_traits import MatchTraits
from athanor.kernel.script import QUIET, Decision, Script
from athanor.kernel.words import Arg, Event, Message, Outcome, refuse, seat_word

INFO: Final = GameInfo(
    name="materia-prima",
    prefix="MAT",
    min_seats=2,
    max_seats=4,
    seats_rule="MAT-001",
    turn_rule="MAT-050",
    end_rule="MAT-241",
    rules_version=3,
    num_codes=ORDERS,
    max_answers=300_000,
    max_chance=300_000,
    num_outcomes=CARDS,
    features=FEATURES,
    option_features=OPTION_FEATURES,
    options=(
        GameOption("layout", ("random", "standard", "arranged"), "random", ("MAT-003", "MAT-R03")),
        GameOption("hard", (True, False), False, ("MAT-342", "MAT-363")),
        GameOption("pickup_all", (True, False), False, ("MAT-R10", "MAT-362")),
        GameOption("bank_quest", (True, False), False, ("MAT-R30", "MAT-364")),
        GameOption("later_ending", (True, False), False, ("MAT-361",)),
        GameOption("characters", ("chosen", "random"), "chosen", ("MAT-R04",)),
        GameOption("first_player", ("random", 0, 1, 2, 3), "random", ("MAT-018", "MAT-R05")),
        GameOption("max_rounds", (20, 50, 100, 150), 150, ("MAT-R53",)),
    ),
    minutes=120,
    weight=3,
)

WIN_SHARE: Final = 0.7
"""How much of a payoff is winning; the rest is the lead in points, so that search sees progress."""

LEAD_SPAN: Final = 40.0
"""A lead of this many points counts in full."""


class MateriaPrima(Game):
    """A game of Materia Prima for two to four."""

    def __init__(
        self,
        seats: int,
        options: Mapping[str, object],
        data: MateriaData,
        packs: tuple[PackStamp, ...],
    ) -> None:
        super().__init__(INFO, seats, options, packs)
        self.terms = terms_of(data, seats)
        set_options(self.terms, self.options, seats)
        self._hints = MateriaHints(self.terms)

    def start(self) -> MateriaState:
        """Return the state before the board is laid out."""
        return empty_state(self.terms)

    def play(self, state: State) -> Script[None]:
        """Run from the quiet moment the state is at to the end of the match."""
        assert isinstance(state, MateriaState)
        while not state.over:
            watch_points(state)
            yield QUIET
            stage = state.stage
            if stage == STAGE_ACT:
                yield from act(state)
            elif stage == STAGE_DAWN:
                dawn(state)
            elif stage == STAGE_UPKEEP:
                yield from upkeep(state)
            elif stage == STAGE_BENCH:
                yield from clear_bench(state)
            elif stage == STAGE_HAND:
                yield from settle_hand(state)
            else:
                yield from set_up(state)

    def load(self, data: Data) -> MateriaState:
        """Return the state saved as data; raises Refused if it is no possible position."""
        return load(self.terms, data)

    def view(self, state: State, viewer: int) -> MateriaView:
        """Return what a seat or a spectator may see."""
        assert isinstance(state, MateriaState)
        return view(state, viewer)

    def features(self, state: State, viewer: int) -> list[int]:
        """Return the view as numbers."""
        assert isinstance(state, MateriaState)
        return features(state, viewer)

    def option_features(self, state: State, decision: Decision, choice: int) -> list[int]:
        """Return a choice as numbers."""
        assert isinstance(state, MateriaState)
        return option_numbers(state, decision, choice)

    def redeal(self, state: State, seat: int, stream: Stream) -> None:
        """Deal again, in place, all that a seat cannot know."""
        assert isinstance(state, MateriaState)
        redeal(state, seat, stream)

    def outcome(self, state: State) -> Outcome:
        """Return how a finished match ended."""
        assert isinstance(state, MateriaState)
        return outcome(state)

    def payoff(self, state: State, seat: i64) -> float:
        """Return the share of the win, and a little of the lead over the best other."""
        assert isinstance(state, MateriaState)
        winners: i64 = 0
        best: i64 = -1000
        other: i64 = 0
        while other < state.seats:
            if place_of(state, other) == 1:
                winners += 1
            if other != seat:
                best = max(best, final_points(state, other))
            other += 1
        lead = 0.5 + float(final_points(state, seat) - best) / (2.0 * LEAD_SPAN)
        worth = (1.0 - WIN_SHARE) * min(1.0, max(0.0, lead))
        if place_of(state, seat) == 1:
            worth += WIN_SHARE / float(winners)
        return worth

    def match_traits(self, state: State, seat: int, told: Sequence[Event]) -> MatchTraits:
        """Return what a seat had in a finished match."""
        assert isinstance(state, MateriaState)
        return match_traits(state, seat, told)

    def trait_word(self, topic: str, value: str) -> Arg:
        """Return what a value of a topic is called."""
        return trait_word(self.terms, topic, value)

    def ending(self, state: State) -> str:
        """Return how a finished match ended."""
        assert isinstance(state, MateriaState)
        return ending(state)

    def chance_word(self, about: str, outcome: i64) -> Message:
        """Return what was drawn or rolled: who begins, a tile, an extension, a quest, a die."""
        terms = self.terms
        if about == FIRST_CHANCE:
            return seat_word(outcome)
        if about == TILE_CHANCE:
            return Message("materia-prima-drawn", {"name": terms.tile_names[outcome]})
        if about == EXTENSION_CHANCE:
            return Message("materia-prima-drawn", {"name": terms.extensions.names[outcome]})
        if about == QUEST_CHANCE:
            return Message("materia-prima-drawn", {"name": terms.quest_names[outcome]})
        if about in (ATTACK_CHANCE, DEFENCE_CHANCE):
            return Message("materia-prima-die", {"face": terms.faces[outcome]})
        return super().chance_word(about, outcome)

    def chance_value(self, about: str, outcome: i64) -> int | None:
        """Return the number on the face of a die."""
        return self.terms.faces[outcome] if about in (ATTACK_CHANCE, DEFENCE_CHANCE) else None

    def kinds(self) -> tuple[str, ...]:
        """Return the words for all kinds of decision there are."""
        return ("act", "laying", "picking", "placing", "share", "sorting")

    def hints(self) -> Hints:
        """Return what bots should know."""
        return self._hints


def set_up(state: MateriaState) -> Script[None]:
    """Carry out the next step of setting up (MAT-R67)."""
    stage = state.stage
    if stage == STAGE_BOARD:
        yield from lay_board(state)
    elif stage == STAGE_ALCHEMIST:
        yield from choose_alchemists(state)
    elif stage == STAGE_TOWER:
        yield from choose_towers(state)
    elif stage == STAGE_QUESTS:
        yield from deal_quests(state)
    elif stage == STAGE_FORMULAS:
        yield from deal_formulas(state)
    else:
        yield from place_towers(state)


def set_options(terms: Terms, options: Mapping[str, object], seats: int) -> None:
    """Write what the host has set into the terms of the match."""
    hard = options["hard"] is True
    if hard and seats == 2:
        raise refuse("materia-prima-refusal-hard-for-two", ("MAT-342",))
    terms.lean = hard or seats == 2  # MAT-005, MAT-342, MAT-343, MAT-363
    terms.layout = str(options["layout"])
    terms.pickup_all = options["pickup_all"] is True
    terms.bank_quest = options["bank_quest"] is True
    terms.later_ending = options["later_ending"] is True
    terms.random_characters = options["characters"] == "random"
    terms.first = named_first(options["first_player"], seats)
    rounds = options["max_rounds"]
    assert isinstance(rounds, int)
    terms.max_rounds = rounds


def named_first(first: object, seats: int) -> int:
    """Return the seat that the host has named to begin, if any (MAT-018, MAT-R05)."""
    if not isinstance(first, int):
        return NONE
    if first >= seats:
        args = {"seat": first + 1, "seats": seats}
        raise refuse("materia-prima-refusal-first-player", ("MAT-018",), **args)
    return first
