"""Actions where codes are too many: places in the list of what is offered."""

from itertools import pairwise

import pyspiel
import pytest
from pettingzoo.test import api_test, seed_test
from tests.adapters import hoops, shells

from athanor.adapters.actions import choice_of, is_offered, legal_actions, num_actions
from athanor.adapters.openspiel import register
from athanor.adapters.pettingzoo import CycleEnv, GameEnv, checked
from athanor.bots.random_bot import RandomBot
from athanor.kernel import Refused

HOOPS = register(hoops.GAME)


def test_without_slots_an_action_is_the_code_of_a_choice() -> None:
    decision = shells.keep_or_swap()
    assert num_actions(shells.INFO) == shells.SHELLS
    assert legal_actions(decision, shells.INFO) == [0, 1]
    assert choice_of(decision, shells.INFO, 1) == 1
    assert is_offered(decision, shells.INFO, 1)
    assert not is_offered(decision, shells.INFO, 2)


def test_with_slots_an_action_is_a_place_in_the_list() -> None:
    few, many = hoops.Throw(0), hoops.Throw(1)
    assert num_actions(hoops.INFO) == hoops.SLOTS
    assert legal_actions(few, hoops.INFO) == list(range(5))
    assert [choice_of(few, hoops.INFO, action) for action in range(5)] == few.codes()
    assert legal_actions(many, hoops.INFO) == list(range(hoops.SLOTS))


def test_of_a_long_list_choices_are_offered_from_its_first_to_its_last() -> None:
    decision = hoops.Throw(1)
    codes = decision.codes()
    offered = [choice_of(decision, hoops.INFO, action) for action in range(hoops.SLOTS)]
    assert offered[0] == codes[0]
    assert offered[-1] == codes[-1]
    assert len(set(offered)) == hoops.SLOTS
    places = [codes.index(choice) for choice in offered]
    steps = {after - before for before, after in pairwise(places)}
    assert max(steps) - min(steps) <= 1


@pytest.mark.parametrize("action", [-1, 5, hoops.SLOTS, hoops.LINE - 1])
def test_an_action_beyond_the_list_is_refused_even_if_it_is_a_legal_code(action: int) -> None:
    decision = hoops.Throw(0)
    assert not is_offered(decision, hoops.INFO, action)
    with pytest.raises(Refused) as refused:
        choice_of(decision, hoops.INFO, action)
    assert refused.value.refusal.rules == ("HOO-4",)


# --- PettingZoo ---


@pytest.mark.filterwarnings("ignore:Observation")
def test_pettingzoo_plays_it() -> None:
    api_test(checked(GameEnv(hoops.GAME, 2)), num_cycles=50)
    seed_test(lambda: checked(GameEnv(hoops.GAME, 2)), num_cycles=50)


def test_masks_are_as_long_as_there_are_slots() -> None:
    table = GameEnv(hoops.GAME, 2)
    table.reset(seed=1)
    assert table.action_space("player_0").n == hoops.SLOTS
    mask = table.observe("player_0")["action_mask"]
    assert mask.tolist() == [1] * 5 + [0] * 3
    assert not table.observe("player_1")["action_mask"].any()
    table.step(2)
    assert table.observe("player_1")["observation"].tolist() == [2, hoops.Throw(0).codes()[2], 0]
    with pytest.raises(Refused):
        table.step(hoops.SLOTS)
    table.step(7)
    assert table.observe("player_0")["observation"][2] == hoops.LINE - 1


def test_bots_choose_by_code_also_what_is_not_offered() -> None:
    table = GameEnv(hoops.GAME, 2)
    bot = RandomBot(seed=3)
    table.reset(seed=1)
    while not any(table.terminations.values()):
        table.choose(bot.choose(table.window(table.agent_selection)))
    thrown = table.observe("player_0")["observation"].tolist()[1:]
    assert not set(thrown) & {*hoops.Throw(0).codes(), *hoops.Throw(1).codes()}
    assert sum(table.rewards.values()) == 0


def test_a_lenient_table_chooses_for_who_takes_no_offered_action() -> None:
    table = CycleEnv(GameEnv(hoops.GAME, 2, lenient=True))
    table.reset(seed=1)
    observations, *_ = table.step({"player_0": 7, "player_1": 7})
    first = hoops.Throw(0).codes()[0]
    assert observations["player_0"]["observation"].tolist() == [2, first, hoops.LINE - 1]


# --- OpenSpiel ---


def test_openspiel_plays_it() -> None:
    game = pyspiel.load_game(HOOPS)
    assert game.num_distinct_actions() == hoops.SLOTS
    pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)


def test_openspiel_names_the_choices_and_remembers_them() -> None:
    game = pyspiel.load_game(HOOPS)
    state = game.new_initial_state()
    assert state.legal_actions() == [0, 1, 2, 3, 4]
    assert state.action_to_string(0, 4) == f"at {hoops.LINE - 1}"
    assert state.action_to_string(0, 5) == "5"
    state.apply_action(4)
    assert f"chose {hoops.LINE - 1}" in state.information_state_string(0)
    assert state.legal_actions() == list(range(hoops.SLOTS))
    state.apply_action(0)
    assert state.is_chance_node()
    state.apply_action(0)
    assert state.returns() == [-1.0, 1.0]
