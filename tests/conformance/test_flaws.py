"""The checks bite: each one finds the flaw that it is there for, in an otherwise good game."""

from typing import ClassVar, Self

import msgspec
import pytest

import philtre
from athanor.dev.setups import Setup
from athanor.kernel import (
    Box,
    Chance,
    Data,
    Decision,
    Die,
    Event,
    Game,
    Hints,
    Listed,
    Message,
    Option,
    Outcome,
    ReasonedHints,
    Reasons,
    Refusal,
    Refused,
    Request,
    Script,
    Sealed,
    SeatName,
    State,
    Stream,
)
from athanor.kernel.record import RecordError
from athanor.locale import DEFAULT, MissingTextError, Speaker
from tests.conformance import choices, endings, secrets, states, words
from tests.conformance.walking import LONG, Check, Subject
from tests.kernel.truce import Truce

RULES = frozenset(f"PHI-00{number}" for number in range(1, 8))
SEATS = 3


class Good(philtre.Philtre):
    """Philtre, with a place for a flaw in all it asks for."""

    facts: ClassVar[dict[str, int | str]] = {}

    def play(self, state: State) -> Script[None]:
        """Run as always, but pass every request through ``spoil``."""
        running = super().play(state)
        try:
            request = next(running)
            while True:
                answer = yield self.spoil(request, state)
                request = next(running) if answer is None else running.send(answer)
        except StopIteration:
            return

    def spoil(self, request: Request, state: State) -> Request:
        """Return a request with the flaw of the game, if that is where it is."""
        return request

    def features(self, state: State, viewer: int) -> list[int]:
        """Return a few numbers."""
        seen = self.view(state, viewer)
        return [seen.round, *seen.points]


class FlawedBox(Box):
    """Any such game, ready to be set up."""

    def __init__(self, game: type[Good]) -> None:
        self.game = game
        self.info = msgspec.structs.replace(philtre.INFO, features=1 + SEATS, **game.facts)


def subject(game: type[Good]) -> Subject:
    """Return a game of three to be put to the test."""
    return Subject(FlawedBox(game), Setup(SEATS), RULES)


# --- Flawed decisions ---


class Asking(Good):
    """Asks with decisions of its own."""

    decision: type["Same"]

    def spoil(self, request: Request, state: State) -> Request:
        if isinstance(request, Sealed):
            request.decisions[:] = [self.decision(inner, state) for inner in request.decisions]
        return request


class Same(Listed):
    """The same decision as another."""

    def __init__(self, inner: Decision, state: State) -> None:
        super().__init__(inner.seat, inner.about(), inner.options(), inner.rules())
        self.state = state


def asking(kind: type[Same]) -> type[Good]:
    """Return the game that asks with a kind of decision."""
    return type(f"Asking{kind.__name__}", (Asking,), {"decision": kind})


class CountsOneMore(Same):
    def count(self) -> int:
        return super().count() + 1


class ListsBackwards(Same):
    def codes(self) -> list[int]:
        return super().codes()[::-1]


class AllowsMore(Same):
    def is_legal(self, choice: int) -> bool:
        return choice >= 0


class NeverSaysWhy(Same):
    def why_not(self, choice: int) -> Refusal | None:
        return None


class DefaultsToNothing(Same):
    def default_choice(self) -> int:
        return 0


class WritesAllAlike(Same):
    def option(self, choice: int) -> Option:
        return msgspec.structs.replace(super().option(choice), text="pour")


class ReadsAnything(Same):
    def parse(self, text: str) -> int:
        return self.codes()[0]


class FavoursTheFirst(Same):
    def sample(self, stream: Stream) -> int:
        return min(super().sample(stream), super().sample(stream))


class SuggestsSome(Same):
    """Not a flaw: a family of which only some are listed."""

    def __init__(self, inner: Decision, state: State) -> None:
        super().__init__(inner, state)
        self.family = True

    def codes(self) -> list[int]:
        return super().codes()[:2]

    def count(self) -> int:
        return len(self.codes())


class SuggestsTheForbidden(SuggestsSome):
    def codes(self) -> list[int]:
        return [0, *super().codes()]


class SamplesTheForbidden(SuggestsSome):
    def sample(self, stream: Stream) -> int:
        return 0


class SuggestsBackwards(SuggestsSome):
    def codes(self) -> list[int]:
        return super().codes()[::-1]


class AllowsWhatItRefuses(SuggestsSome):
    def is_legal(self, choice: int) -> bool:
        return True


class NamesNoRule(Same):
    def why_not(self, choice: int) -> Refusal | None:
        refusal = super().why_not(choice)
        return None if refusal is None else Refusal(refusal.message)


class NamesAnotherRule(Same):
    def rules(self) -> tuple[str, ...]:
        return ("PHI-099",)


class ChangesWhenRead(Same):
    def parse(self, text: str) -> int:
        assert isinstance(self.state, philtre.Pot)
        self.state.pot[0] += 1
        return super().parse(text)


class OffersByASecret(Same):
    def codes(self) -> list[int]:
        assert isinstance(self.state, philtre.Pot)
        return super().codes()[: 2 + sum(self.state.secret) % 2]


class RefusesByASecret(Same):
    def why_not(self, choice: int) -> Refusal | None:
        assert isinstance(self.state, philtre.Pot)
        refusal = super().why_not(choice)
        secret = Message("philtre-secret", {"sum": sum(self.state.secret)})
        return None if refusal is None else Refusal(secret, ("PHI-003",))


class AsksAboutASecret(Same):
    def about(self) -> Message:
        assert isinstance(self.state, philtre.Pot)
        return Message("philtre-secret", {"sum": sum(self.state.secret)})


class KeepsToItselfByASecret(Same):
    def __init__(self, inner: Decision, state: State) -> None:
        super().__init__(inner, state)
        assert isinstance(state, philtre.Pot)
        self.secret = sum(state.secret) % 2 == 0


# --- Flawed states ---


class SharedPot(philtre.Pot):
    def copy(self) -> Self:
        twin = super().copy()
        twin.pot = self.pot
        return twin


class ForgetfulPot(philtre.Pot):
    def copy(self) -> Self:
        twin = super().copy()
        twin.points = [0] * len(self.points)
        return twin


class SharesItsPot(Good):
    def start(self) -> philtre.Pot:
        return SharedPot(self.seats)


class ForgetsPoints(Good):
    def start(self) -> philtre.Pot:
        return ForgetfulPot(self.seats)


class LoadsAnotherPot(Good):
    def load(self, data: Data) -> State:
        return super().load({**data, "pot": [0] * 4})


class Moody(Good):
    """Decides by what it remembers of other matches."""

    played = 0

    def start(self) -> philtre.Pot:
        type(self).played += 1
        pot = super().start()
        pot.pot[0] = type(self).played
        return pot


# --- Flawed secrets ---


class RedealsOwnSecret(Good):
    def redeal(self, state: State, seat: int, stream: Stream) -> None:
        super().redeal(state, (seat + 1) % self.seats, stream)


class ForgetsToRedeal(Good):
    """Leaves it to what games do in which nothing is hidden."""

    redeal = Game.redeal


class RedealsToTheImpossible(Good):
    def redeal(self, state: State, seat: int, stream: Stream) -> None:
        assert isinstance(state, philtre.Pot)
        state.secret.append(0)

    def load(self, data: Data) -> State:
        pot = super().load(data)
        assert isinstance(pot, philtre.Pot)
        del pot.secret[self.seats :]
        return pot


class ShowsSecrets(Good):
    def view(self, state: State, viewer: int) -> philtre.PotView:
        assert isinstance(state, philtre.Pot)
        return msgspec.structs.replace(super().view(state, viewer), secrets=list(state.secret))


class CountsSecrets(Good):
    def features(self, state: State, viewer: int) -> list[int]:
        assert isinstance(state, philtre.Pot)
        return [*super().features(state, viewer)[:-1], sum(state.secret)]


class TellsSecrets(Good):
    def spoil(self, request: Request, state: State) -> Request:
        assert isinstance(state, philtre.Pot)
        told = Message("philtre-secret", {"sum": sum(state.secret)})
        state.log.tell(Event("secret", -1, told, ("PHI-002",)))
        return request


class AsksFirstWhomASecretSays(Good):
    def spoil(self, request: Request, state: State) -> Request:
        assert isinstance(state, philtre.Pot)
        if isinstance(request, Sealed) and sum(state.secret) % 2:
            request.decisions.reverse()
        return request


class BarsTheWayBackByASecret(Good):
    def spoil(self, request: Request, state: State) -> Request:
        assert isinstance(state, philtre.Pot)
        if sum(state.secret) % 2:
            state.log.reveal()
        return request


class Peeking(Hints):
    def value(self, decision: Decision, choice: int) -> float:
        state = getattr(decision, "state", None)
        return float(sum(state.secret)) if isinstance(state, philtre.Pot) else 0.0


class HintsAtSecrets(Asking):
    decision = Same

    def hints(self) -> Hints:
        return Peeking()


# --- Flawed facts, chance and ends ---


class TooFewAnswers(Good):
    facts: ClassVar = {"max_answers": 10}


class TooFewDraws(Good):
    facts: ClassVar = {"max_chance": 2}


class TooFewOutcomes(Good):
    facts: ClassVar = {"num_outcomes": 3}


class TooFewCodes(Good):
    facts: ClassVar = {"num_codes": 3}


class NoSuchRule(Good):
    facts: ClassVar = {"end_rule": "PHI-099"}


class LoadedDie(Chance):
    """A die that shows its first side more often than it says."""

    def __init__(self, die: Die) -> None:
        super().__init__(die.about, die.audience)
        self.die = die

    def total(self) -> int:
        return self.die.total() + 1

    def outcome(self, case: int) -> int:
        return max(case - 1, 0)

    def weight(self, outcome: int) -> int:
        return self.die.weight(outcome)

    def outcomes(self) -> list[tuple[int, int]]:
        return self.die.outcomes()


class RollsLoadedDice(Good):
    def spoil(self, request: Request, state: State) -> Request:
        return LoadedDie(request) if isinstance(request, Die) else request


class LeavesNoPlaceOut(Good):
    def outcome(self, state: State) -> Outcome:
        outcome = super().outcome(state)
        ranks = sorted(set(outcome.places))
        places = tuple(ranks.index(place) + 2 for place in outcome.places)
        return msgspec.structs.replace(outcome, places=places)


class PaysTooMuch(Good):
    def payoff(self, state: State, seat: int) -> float:
        return 2.0 * super().payoff(state, seat)


class PaysLosers(Good):
    def payoff(self, state: State, seat: int) -> float:
        return 1.0 - super().payoff(state, seat)


class OneFeatureMore(Good):
    def features(self, state: State, viewer: int) -> list[int]:
        return [*super().features(state, viewer), 0]


class StirsWhenLookedAt(Good):
    def view(self, state: State, viewer: int) -> philtre.PotView:
        assert isinstance(state, philtre.Pot)
        state.pot[0] += 1
        return super().view(state, viewer)


class Clueless(Hints):
    def value(self, decision: Decision, choice: int) -> float:
        return float("nan")


class HintsAtNothing(Good):
    def hints(self) -> Hints:
        return Clueless()


class Evasive(ReasonedHints):
    def worth(self, decision: Decision, choice: int, reasons: Reasons | None) -> float:
        if reasons is not None:
            reasons.add("kernel-hint-worth", 1.0)
        return 1.5


class KeepsHalfItsReasonsBack(Good):
    def hints(self) -> Hints:
        return Evasive()


class Telltale(Evasive):
    def worth(self, decision: Decision, choice: int, reasons: Reasons | None) -> float:
        state = getattr(decision, "state", None)
        if reasons is not None and isinstance(state, philtre.Pot):
            reasons.add("kernel-hint-worth", 1.0, sum=sum(state.secret))
        return 1.0


class GivesASecretAsAReason(Asking):
    decision = Same

    def hints(self) -> Hints:
        return Telltale()


class Unruly(Evasive):
    def worth(self, decision: Decision, choice: int, reasons: Reasons | None) -> float:
        if reasons is not None:
            reasons.add("kernel-hint-worth", 1.0, "PHI-003 PHI-099")
        return 1.0


class RestsOnNoRule(Good):
    def hints(self) -> Hints:
        return Unruly()


class TellsOfSeat9(Good):
    def spoil(self, request: Request, state: State) -> Request:
        told = Message("philtre-odd", {"seat": SeatName(9)})
        state.log.tell(Event("odd", -1, told, ("PHI-002",)))
        return request


class CanBeGivenUp(Good, Truce):
    """A game without a flaw that can be conceded and drawn."""

    facts: ClassVar = {"concede_rule": "PHI-901", "draw_rule": "PHI-902"}


class LetsWhoConcedesWin(CanBeGivenUp):
    def concede(self, state: State, seat: int) -> None:
        super().concede(state, (seat + 1) % self.seats)


class ForgetsTheDraw(CanBeGivenUp):
    def agree_draw(self, state: State) -> None:
        super().concede(state, 0)


class GoesOnAfterConceding(CanBeGivenUp):
    def concede(self, state: State, seat: int) -> None:
        super().concede(state, seat)
        state.over = False


class StillWaitsForWhoLeft(CanBeGivenUp):
    def concede(self, state: State, seat: int) -> None:
        state.gone |= 1 << (seat + 1) % self.seats


class LetsThemAllGo(CanBeGivenUp):
    def concede(self, state: State, seat: int) -> None:
        state.gone |= 1 << seat


class ConcedesByNoRule(CanBeGivenUp):
    facts: ClassVar = {"draw_rule": "PHI-902"}


class NeverConcedes(Good):
    facts: ClassVar = {"concede_rule": "PHI-901"}


FLAWS: list[tuple[Check, type[Good]]] = [
    (choices.check_options_are_exact, asking(CountsOneMore)),
    (choices.check_options_are_exact, asking(ListsBackwards)),
    (choices.check_options_are_exact, asking(AllowsMore)),
    (choices.check_options_are_exact, asking(NeverSaysWhy)),
    (choices.check_options_are_exact, asking(DefaultsToNothing)),
    (choices.check_options_are_exact, asking(SuggestsTheForbidden)),
    (choices.check_options_are_exact, asking(SuggestsBackwards)),
    (choices.check_options_are_exact, asking(AllowsWhatItRefuses)),
    (choices.check_options_are_exact, TooFewCodes),
    (choices.check_options_can_be_written_and_read, asking(ReadsAnything)),
    (choices.check_texts_are_unique, asking(WritesAllAlike)),
    (choices.check_samples_are_uniform, asking(FavoursTheFirst)),
    (choices.check_samples_are_uniform, asking(SamplesTheForbidden)),
    (choices.check_what_is_refused_changes_nothing, asking(ReadsAnything)),
    (choices.check_what_is_refused_changes_nothing, asking(ChangesWhenRead)),
    (states.check_copies_are_equal_and_independent, SharesItsPot),
    (states.check_copies_are_equal_and_independent, ForgetsPoints),
    (states.check_nothing_reaches_back_from_a_copy, SharesItsPot),
    (states.check_saved_states_are_restored, LoadsAnotherPot),
    (states.check_forks_equal_the_original, ForgetsPoints),
    (states.check_forks_equal_the_original, SharesItsPot),
    (states.check_records_play_again, Moody),
    (secrets.check_redeals_keep_what_a_seat_knows, RedealsOwnSecret),
    (secrets.check_redeals_keep_what_a_seat_knows, ForgetsToRedeal),
    (secrets.check_redeals_keep_what_a_seat_knows, ShowsSecrets),
    (secrets.check_redeals_keep_what_a_seat_knows, CountsSecrets),
    (secrets.check_redeals_keep_what_a_seat_knows, asking(OffersByASecret)),
    (secrets.check_redealt_states_are_possible, RedealsToTheImpossible),
    (secrets.check_questions_tell_nothing_hidden, asking(AsksAboutASecret)),
    (secrets.check_questions_tell_nothing_hidden, asking(KeepsToItselfByASecret)),
    (secrets.check_questions_tell_nothing_hidden, AsksFirstWhomASecretSays),
    (secrets.check_nothing_hidden_interferes, asking(AsksAboutASecret)),
    (secrets.check_nothing_hidden_interferes, BarsTheWayBackByASecret),
    (secrets.check_nothing_hidden_interferes, ShowsSecrets),
    (secrets.check_nothing_hidden_interferes, CountsSecrets),
    (secrets.check_nothing_hidden_interferes, TellsSecrets),
    (secrets.check_nothing_hidden_interferes, asking(OffersByASecret)),
    (secrets.check_nothing_hidden_interferes, asking(RefusesByASecret)),
    (secrets.check_nothing_hidden_interferes, HintsAtSecrets),
    (secrets.check_nothing_hidden_interferes, GivesASecretAsAReason),
    (endings.check_matches_end_within_bounds, TooFewAnswers),
    (endings.check_matches_end_within_bounds, TooFewDraws),
    (endings.check_chance_is_well_formed, TooFewOutcomes),
    (endings.check_chance_is_well_formed, RollsLoadedDice),
    (endings.check_the_same_seed_gives_the_same_match, Moody),
    (endings.check_the_outcome_is_a_ranking, LeavesNoPlaceOut),
    (endings.check_the_outcome_is_a_ranking, PaysTooMuch),
    (endings.check_the_outcome_is_a_ranking, PaysLosers),
    (endings.check_everybody_can_look_at_any_time, OneFeatureMore),
    (endings.check_everybody_can_look_at_any_time, StirsWhenLookedAt),
    (endings.check_hints_are_numbers, HintsAtNothing),
    (endings.check_values_are_sums_of_terms, KeepsHalfItsReasonsBack),
    (endings.check_default_choices_bring_a_match_to_its_end, asking(DefaultsToNothing)),
    (endings.check_matches_can_be_given_up, LetsWhoConcedesWin),
    (endings.check_matches_can_be_given_up, ForgetsTheDraw),
    (endings.check_matches_can_be_given_up, GoesOnAfterConceding),
    (endings.check_matches_can_be_given_up, StillWaitsForWhoLeft),
    (endings.check_matches_can_be_given_up, LetsThemAllGo),
    (endings.check_matches_can_be_given_up, ConcedesByNoRule),
    (endings.check_matches_can_be_given_up, NeverConcedes),
    (endings.check_records_tell_who_gave_up, GoesOnAfterConceding),
    (words.check_rules_are_in_the_catalogue, asking(NamesAnotherRule)),
    (words.check_rules_are_in_the_catalogue, NoSuchRule),
    (words.check_rules_are_in_the_catalogue, RestsOnNoRule),
    (words.check_refusals_name_a_rule, asking(NamesNoRule)),
    (words.check_words_travel, TellsOfSeat9),
]


FOUND = (AssertionError, Refused, RecordError, pytest.fail.Exception)
"""How a check says that something is wrong."""


@pytest.mark.parametrize(("check", "game"), FLAWS, ids=lambda value: value.__name__)
def test_a_flaw_is_found(check: Check, game: type[Good]) -> None:
    check(subject(Good), 1)
    with pytest.raises(FOUND):
        check(subject(game), 1)


FORGOTTEN = (states.check_forks_equal_the_original, ForgetsPoints)
"""Scenes begin with copies, which have forgotten all there is to forget."""


def long(game: type[Good]) -> type[Good]:
    """Return a game as one whose matches are too long to be walked through."""
    return type(f"Long{game.__name__}", (game,), {"facts": {"max_answers": LONG + 1}})


@pytest.mark.parametrize(
    ("check", "game"),
    [flaw for flaw in FLAWS if not flaw[1].facts and flaw != FORGOTTEN],
    ids=lambda value: value.__name__,
)
def test_a_flaw_is_found_in_some_scenes_of_a_long_match(check: Check, game: type[Good]) -> None:
    check(subject(long(Good)), 1)
    with pytest.raises(FOUND):
        check(subject(long(game)), 1)


def test_a_family_need_not_list_all_its_choices() -> None:
    choices.check_options_are_exact(subject(asking(SuggestsSome)), 1)
    choices.check_samples_are_uniform(subject(asking(SuggestsSome)), 1)


def test_a_game_without_words_is_found() -> None:
    wordless = Subject(FlawedBox(Good), Setup(SEATS), RULES, (Speaker(DEFAULT),))
    with pytest.raises(MissingTextError):
        words.check_messages_can_be_said(wordless, 1)
