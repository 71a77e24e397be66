"""Every registered game, with every number of seats and every option, keeps to the contract.

So does the example of the contributor's guide, which asks for secret choices and decides in the
middle of a script.

All options and numbers of seats are tried where the package is compiled. In pure Python, where that
takes minutes, one set-up of each game must do: golden playthroughs are compared with any other.
"""

import pytest

import philtre
from athanor.dev.coverage import catalogue
from athanor.kernel import COMPILED, games
from athanor.locale import DEFAULT, Speaker, languages
from tests.conformance import choices, endings, secrets, states, words
from tests.conformance.walking import Check, Subject, subjects

ALL_SUBJECTS = [
    *subjects(
        games().values(),
        lambda box: catalogue(box.info.prefix),
        [Speaker(language) for language in languages()],
    ),
    *subjects(
        [philtre.GAME],
        lambda box: Speaker(DEFAULT, [box]).rules(box.info.prefix),
        [Speaker(language, [philtre.GAME]) for language in languages()],
    ),
]
FIRST_SUBJECTS = {one.info.name: one for one in reversed(ALL_SUBJECTS)}
"""Those with the usual options and the fewest seats."""

SUBJECTS = ALL_SUBJECTS if COMPILED else list(FIRST_SUBJECTS.values())

CHECKS: list[Check] = [
    choices.check_options_are_exact,
    choices.check_questions_are_of_a_kind,
    choices.check_options_can_be_written_and_read,
    choices.check_texts_are_unique,
    choices.check_samples_are_uniform,
    choices.check_what_is_refused_changes_nothing,
    states.check_copies_are_equal_and_independent,
    states.check_nothing_reaches_back_from_a_copy,
    states.check_saved_states_are_restored,
    states.check_forks_equal_the_original,
    states.check_records_play_again,
    secrets.check_redeals_keep_what_a_seat_knows,
    secrets.check_redealt_states_are_possible,
    secrets.check_questions_tell_nothing_hidden,
    secrets.check_nothing_hidden_interferes,
    endings.check_matches_end_within_bounds,
    endings.check_chance_is_well_formed,
    endings.check_the_same_seed_gives_the_same_match,
    endings.check_the_outcome_is_a_ranking,
    endings.check_everybody_can_look_at_any_time,
    endings.check_hints_are_numbers,
    endings.check_values_are_sums_of_terms,
    endings.check_default_choices_bring_a_match_to_its_end,
    endings.check_matches_can_be_given_up,
    endings.check_records_tell_who_gave_up,
    words.check_rules_are_in_the_catalogue,
    words.check_refusals_name_a_rule,
    words.check_messages_can_be_said,
    words.check_words_travel,
]


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_conformance(subject: Subject, check: Check) -> None:
    for seed in subject.seeds:
        check(subject, seed)


def test_every_registered_game_is_put_to_the_test() -> None:
    tested = {(subject.info.name, subject.setup.seats) for subject in ALL_SUBJECTS}
    assert {subject.info.name for subject in SUBJECTS} == {name for name, _ in tested}
    for name, box in games().items():
        for seats in range(box.info.min_seats, box.info.max_seats + 1):
            assert (name, seats) in tested
