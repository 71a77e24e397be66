"""Every game as an OpenSpiel game."""

import pickle
import subprocess
import sys
import unittest
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import (
    cfr,
    expected_game_score,
    exploitability,
    external_sampling_mccfr,
    generate_playthrough,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
    random_agent,
)
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test
from tests.adapters import shells
from tests.adapters.tables import OPEN, OURS, SHORT_TABLES, TABLES, is_short, most_moves

import philtre
from athanor.adapters.actions import choice_of, legal_actions, num_actions
from athanor.adapters.observer import PAST
from athanor.adapters.openspiel import SpielState, read_options, register
from athanor.bots.random_bot import RandomBot
from athanor.kernel import Box, Match, Refused, Stream, fingerprint, games

for ours in OURS:
    register(ours)

every_table = pytest.mark.parametrize(
    ("box", "seats"), TABLES, ids=[f"{box.info.name}-{seats}" for box, seats in TABLES]
)
every_short_table = pytest.mark.parametrize(
    ("box", "seats"), SHORT_TABLES, ids=[f"{box.info.name}-{seats}" for box, seats in SHORT_TABLES]
)


def load(box: Box, seats: int, options: str = "") -> pyspiel.Game:
    name = box.info.name.replace("-", "_")
    return pyspiel.load_game(f"athanor_{name}", {"players": seats, "options": options})


def play(game: pyspiel.Game, seed: int) -> Iterator[SpielState]:
    """Play at random; yield every state on the way, chance nodes and the end included.

    A long match is only begun.
    """
    stream = Stream(seed)
    state = game.new_initial_state()
    yield state
    for _ in range(most_moves(game.box)):
        if state.is_terminal():
            break
        actions = state.legal_actions()
        state.apply_action(actions[stream.below(len(actions))])
        yield state


def walk(state: SpielState) -> Iterator[SpielState]:
    """Yield every state of the tree below, itself included."""
    yield state
    for action in state.legal_actions():
        yield from walk(state.child(action))


def run_all(case: type[unittest.TestCase]) -> unittest.TestResult:
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    return result


# --- OpenSpiel's own tests ---


@every_short_table
def test_random_simulations(box: Box, seats: int) -> None:
    pyspiel.random_sim_test(load(box, seats), num_sims=2, serialize=True, verbose=False)


@every_short_table
def test_simulations_from_python(box: Box, seats: int) -> None:
    games_sim_test.GamesSimTest().sim_game(load(box, seats))


@every_short_table
def test_api_on_part_of_the_tree(box: Box, seats: int) -> None:
    about = {"game": load(box, seats), "game_name": box.info.name}
    result = run_all(type("Part", (api_test.EnforceAPIOnPartialTreeBase,), about))
    assert (result.failures, result.errors, result.skipped) == ([], [], [])
    assert result.testsRun == 5


def test_api_on_the_whole_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    chance_decisions_ends = (1, 2 + 4 + 8, 16)
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, "shells", chance_decisions_ends)
    what_they_know = 2 + 1 + 4  # where the pea lies; nothing; both calls
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, "shells", what_they_know)
    whole = type(
        "Whole",
        (api_test.EnforceAPIOnFullTreeBase,),
        {
            "game": load(shells.GAME, 2),
            "game_name": "shells",
        },
    )
    result = run_all(whole)
    assert (result.failures, result.errors, result.skipped) == ([], [], [])
    assert result.testsRun == 8


@every_short_table
def test_a_playthrough_is_the_same_when_replayed(box: Box, seats: int, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    kept = tmp_path / "playthrough.txt"
    text = generate_playthrough.playthrough(str(load(box, seats)), None, seed=1)
    kept.write_text(text, encoding="utf-8")
    original, replayed = generate_playthrough.replay(kept)
    assert replayed == original
    assert "Information" in replayed


# --- Matches ---


@every_table
def test_it_plays_exactly_the_matches_of_the_kernel(box: Box, seats: int) -> None:
    spiel = load(box, seats)
    game = box.build(seats)
    match = Match(game, game.start(), None)
    for state in play(spiel, seed=3):
        if state.history():
            move = state.history()[-1]
            decision = match.decision
            if decision is None:
                match.resolve(move)
            else:
                match.answer(decision.seat, choice_of(decision, box.info, move))
        assert fingerprint(state.match.state) == fingerprint(match.state)
        if match.is_over:
            assert state.current_player() == pyspiel.PlayerId.TERMINAL
        elif match.chance is not None:
            total = match.chance.total()
            assert state.current_player() == pyspiel.PlayerId.CHANCE
            assert state.chance_outcomes() == [
                (outcome, weight / total) for outcome, weight in match.chance.outcomes()
            ]
        else:
            assert match.decision is not None
            decision = match.decision
            actions = legal_actions(decision, box.info)
            assert state.current_player() == decision.seat
            assert state.legal_actions() == actions
            assert [state.action_to_string(action) for action in actions] == [
                decision.option(choice_of(decision, box.info, action)).text for action in actions
            ]
    if not match.is_over:
        assert state.returns() == [0.0] * seats
        return
    winners = game.outcome(match.state).winners
    assert [seat for seat, got in enumerate(state.returns()) if got == max(state.returns())] == [
        *winners
    ]


@every_table
def test_a_clone_goes_its_own_way(box: Box, seats: int) -> None:
    for state in play(load(box, seats), seed=4):
        if state.is_terminal():
            return
        before = str(state), [state.information_state_string(seat) for seat in range(seats)]
        clone = state.clone()
        seen = [clone.information_state_string(seat) for seat in range(seats)]
        assert (str(clone), seen) == before
        clone.apply_action(clone.legal_actions()[-1])
        after = str(state), [state.information_state_string(seat) for seat in range(seats)]
        assert after == before
        assert clone.history()[:-1] == state.history()


@every_table
def test_a_saved_state_remembers_what_was_told(box: Box, seats: int) -> None:
    for state in play(load(box, seats), seed=5):
        loaded = pickle.loads(pickle.dumps(state))
        for seat in range(seats):
            told = state.information_state_string(seat)
            assert loaded.information_state_string(seat) == told


@every_table
def test_an_illegal_action_is_refused_and_changes_nothing(box: Box, seats: int) -> None:
    for state in play(load(box, seats), seed=10):
        before = str(state), state.history(), pickle.dumps(state)
        with pytest.raises(Refused):
            state.apply_action(max(num_actions(box.info), box.info.num_outcomes))
        assert (str(state), state.history(), pickle.dumps(state)) == before


def test_options_are_read_from_the_name_of_the_game() -> None:
    game = pyspiel.load_game(
        "athanor_alchemist(players=3,options=schools:False;first_player:2;colours:red//white)"
    )
    assert game.game.options == {
        "setup_table": "french",
        "schools": False,
        "two_player_opening": "game",
        "first_player": 2,
        "colours": ["red", None, "white"],
    }
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert read_options(game.game.info, "") == {}


def test_it_plays_with_the_packs_of_an_owner(pack: Path) -> None:
    game = pyspiel.load_game("athanor_alchemist", {"players": 3, "packs": str(pack)})
    assert [stamp.name for stamp in game.game.packs] == ["rulebook", "mine"]
    state = pickle.loads(pickle.dumps(game)).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert '"bag_size":14' in state.observation_string(0)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("athanor_alchemist(players=6)", "kernel-bad-seats"),
        ("athanor_alchemist(options=shools:False)", "kernel-no-such-option"),
        ("athanor_alchemist(options=schools:maybe)", "kernel-bad-option-value"),
        ("athanor_alchemist(options=schools)", "kernel-bad-option-value"),
        ("athanor_alchemist(options=colours:red/red)", "kernel-option-twice"),
    ],
)
def test_what_no_game_has_is_refused(name: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        pyspiel.load_game(name)


def test_python_ends_well_after_games_have_been_registered() -> None:
    program = "import athanor.adapters.openspiel"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


# --- Who knows what ---


def test_information_states_are_as_many_as_situations_that_can_be_told_apart() -> None:
    known: dict[tuple[int, str], list[int]] = {}
    for state in walk(load(shells.GAME, 2).new_initial_state()):
        if state.is_player_node():
            seat = state.current_player()
            legal = state.legal_actions()
            assert known.setdefault((seat, state.information_state_string()), legal) == legal
    of_seat = [sum(1 for seat, _ in known if seat == one) for one in (0, 1)]
    assert of_seat == [2, 1 + 4], "the pea; nothing, then the two calls"


def test_recall_is_perfect() -> None:
    """In one information state a seat has always come the same way by its own lights."""
    ways: dict[str, set[tuple[tuple[str, int], ...]]] = {}

    def explore(state: SpielState, way: tuple[tuple[tuple[str, int], ...], ...]) -> None:
        seat = state.current_player()
        for action in state.legal_actions():
            onward = list(way)
            if seat >= 0:
                here = state.information_state_string()
                ways.setdefault(here, set()).add(way[seat])
                onward[seat] = (*way[seat], (here, action))
            explore(state.child(action), tuple(onward))

    explore(load(shells.GAME, 2).new_initial_state(), ((), ()))
    assert len(ways) == 7
    assert {len(found) for found in ways.values()} == {1}


@every_table
def test_a_resampled_state_looks_the_same_to_its_seat(box: Box, seats: int) -> None:
    sampler = np.random.RandomState(6).random_sample
    truths, samples = [], []
    for state in play(load(box, seats), seed=7):
        if state.is_chance_node() or state.is_terminal():
            continue
        for seat in range(seats):
            sample = state.resample_from_infostate(seat, sampler)
            for seen in ("information_state_string", "observation_string", "observation_tensor"):
                assert getattr(sample, seen)(seat) == getattr(state, seen)(seat)
            assert sample.current_player() == state.current_player()
            assert sample.legal_actions(seat) == state.legal_actions(seat)
            truths.append(str(state))
            samples.append(str(sample))
    hidden = box.info.name not in OPEN
    assert (samples != truths) == hidden, "what is hidden is sampled again"


@every_short_table
def test_a_resampled_state_can_be_cloned_and_played_to_the_end(box: Box, seats: int) -> None:
    stream = Stream(8)
    sampler = np.random.RandomState(9).random_sample
    for number, state in enumerate(play(load(box, seats), seed=8)):
        if number % 5 or state.is_chance_node() or state.is_terminal():
            continue
        sample = state.resample_from_infostate(state.current_player(), sampler)
        while not sample.is_terminal():
            twin = sample.clone()
            assert str(twin) == str(sample)
            actions = twin.legal_actions()
            action = actions[stream.below(len(actions))]
            sample.apply_action(action)
            twin.apply_action(action)
            assert str(twin) == str(sample)
            sample = twin
        assert sum(sample.returns()) == pytest.approx(0)


def test_a_resampled_state_keeps_nothing_that_only_others_were_told() -> None:
    state = load(games()["alchemist"], 2).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert "starting-supply-own" in state.information_state_string(1)
    sample = state.resample_from_infostate(0, np.random.RandomState(1).random_sample)
    assert "starting-supply-own" not in sample.information_state_string(1)


def test_a_resampled_state_cannot_be_saved() -> None:
    state = load(shells.GAME, 2).new_initial_state()
    state.apply_action(0)
    sample = state.resample_from_infostate(1, np.random.RandomState(1).random_sample)
    with pytest.raises(TypeError, match="re-dealt"):
        pickle.dumps(sample)


def test_a_sealed_choice_is_not_seen_by_the_seat_that_is_asked_next() -> None:
    seen = set()
    for drops in (1, 2, 3):
        state = load(philtre.GAME, 2).new_initial_state()
        for move in (0, 1, drops):
            state.apply_action(move)
        assert state.current_player() == 1
        seen.add((state.information_state_string(1), tuple(state.observation_tensor(1))))
    assert len(seen) == 1


# --- Observers ---


def midway() -> SpielState:
    """Return Alchemist for three, at a decision after a few turns."""
    for state in play(load(games()["alchemist"], 3), seed=11):
        if state.move_number() > 60 and state.is_player_node():
            break
    return state


def kind(
    *, public: bool = True, recall: bool = False, private: str = "SINGLE_PLAYER"
) -> pyspiel.IIGObservationType:
    return pyspiel.IIGObservationType(
        public_info=public,
        perfect_recall=recall,
        private_info=getattr(pyspiel.PrivateInfoType, private),
    )


def test_observers_see_with_the_eyes_of_a_spectator_a_seat_or_all_seats() -> None:
    state = midway()
    match = state.match
    spectator, seat, everybody = (
        make_observation(state.get_game(), kind(private=private))
        for private in ("NONE", "SINGLE_PLAYER", "ALL_PLAYERS")
    )
    for observer in (spectator, seat, everybody):
        observer.set_from(state, 1)
    assert spectator.dict["features"].tolist() == match.game.features(match.state, 31)
    assert seat.dict["features"].tolist() == match.game.features(match.state, 1)
    assert seat.tensor.tolist()[: len(seat.dict["features"])] == seat.dict["features"].tolist()
    assert everybody.dict["features"].tolist() == [
        match.game.features(match.state, viewer) for viewer in range(3)
    ]
    assert 'school":null' in spectator.string_from(state, 1)
    assert everybody.string_from(state, 1).count("seat ") == 3


def test_only_the_seat_that_is_asked_sees_its_question() -> None:
    state = load(philtre.GAME, 2).new_initial_state()
    for move in (0, 1, 3, 1):
        state.apply_action(move)
    assert [state.action_to_string(action) for action in state.legal_actions()] == ["drink", "stir"]
    assert "philtre-drink-or-stir" in state.observation_string(0)
    assert "philtre-drink-or-stir" not in state.observation_string(1)


def test_private_information_is_what_no_spectator_sees() -> None:
    state = midway()
    own = msgspec.to_builtins(state.match.game.view(state.match.state, 1))["adepts"][1]
    private = make_observation(state.get_game(), kind(public=False))
    text = private.string_from(state, 1)
    assert f'"school":{own["school"]}' in text
    assert '"reserve"' not in text
    recalled = make_observation(state.get_game(), kind(public=False, recall=True))
    assert "starting-supply-own" in recalled.string_from(state, 1)
    assert "first-player" not in recalled.string_from(state, 1)


def test_numbers_with_perfect_recall_tell_information_states_apart() -> None:
    """Two hands of the guide's game that look alike now, and were come to otherwise."""
    game = load(philtre.GAME, 2)
    tensors: dict[str, list[float]] = {}
    for seed in range(20):
        state = game.new_initial_state()
        rng = np.random.RandomState(seed)
        while not state.is_terminal():
            for seat in range(2):
                text = state.information_state_string(seat)
                numbers = list(state.information_state_tensor(seat))
                assert tensors.setdefault(text, numbers) == numbers
            state.apply_action(rng.choice(state.legal_actions()))
    assert len({tuple(numbers) for numbers in tensors.values()}) == len(tensors)


@pytest.mark.parametrize("without", [kind(public=False, recall=True), kind(public=False)])
def test_an_observer_of_text_alone_has_no_tensor(without: pyspiel.IIGObservationType) -> None:
    state = midway()
    observer = make_observation(state.get_game(), without)
    assert observer.tensor is None
    with pytest.raises(ValueError, match="text alone"):
        observer.set_from(state, 0)


def test_an_observer_takes_no_parameters() -> None:
    with pytest.raises(ValueError, match="no parameters; got depth"):
        make_observation(midway().get_game(), params={"depth": 1})


# --- OpenSpiel's algorithms ---


def test_cfr_solves_a_game_with_hidden_and_sealed_information() -> None:
    game = load(shells.GAME, 2)
    solver = cfr.CFRSolver(game)
    for _ in range(100):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    value = expected_game_score.policy_value(game.new_initial_state(), [policy] * 2)
    assert value == pytest.approx([-1 / 3, 1 / 3], abs=0.02)
    assert exploitability.nash_conv(game, policy) < 0.05


def test_external_sampling_mccfr_comes_close() -> None:
    np.random.seed(1)
    game = load(shells.GAME, 2)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(500):
        solver.iteration()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.2


def test_outcome_sampling_mccfr_runs_on_the_games_of_the_house() -> None:
    np.random.seed(1)
    for box in filter(is_short, games().values()):
        game = load(box, box.info.min_seats)
        solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
        solver.iteration()
        policy = solver.average_policy()
        state = next(state for state in play(game, seed=1) if state.is_player_node())
        assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)


@pytest.mark.parametrize("pea", [0, 1])
@pytest.mark.parametrize("call", [0, 1])
def test_information_set_search_does_not_know_where_the_pea_is(pea: int, call: int) -> None:
    game = load(shells.GAME, 2)
    state = game.new_initial_state()
    for move in (pea, 1, call):
        state.apply_action(move)
    random = np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, random),
        uct_c=1.0,
        max_simulations=500,
        random_state=random,
    )
    bot.set_resampler(lambda state, seat: state.resample_from_infostate(seat, random.random_sample))
    assert call ^ bot.step(state) == 0, "the first shell is the likelier one"


@pytest.mark.parametrize("bot_class", [mcts.MCTSBot, ismcts.ISMCTSBot])
def test_search_plays_the_games_of_the_house(bot_class: type[pyspiel.Bot]) -> None:
    for box in filter(is_short, games().values()):
        game = load(box, box.info.min_seats)
        random = np.random.RandomState(3)
        evaluator = mcts.RandomRolloutEvaluator(1, random)
        state = next(state for state in play(game, seed=2) if state.is_player_node())
        if bot_class is mcts.MCTSBot:
            bot = mcts.MCTSBot(game, 1.0, 5, evaluator, random_state=random)
        else:
            bot = ismcts.ISMCTSBot(game, evaluator, 1.0, 5, random_state=random)
        assert bot.step(state) in state.legal_actions()


def test_an_environment_for_learning_agents_can_be_made_of_it() -> None:
    info = games()["alchemist"].info
    np.random.seed(1)
    environment = rl_environment.Environment(load(games()["alchemist"], 3))
    environment.seed(1)
    agents = [random_agent.RandomAgent(seat, info.num_codes) for seat in range(3)]
    step = environment.reset()
    steps = 0
    while not step.last():
        seat = step.observations["current_player"]
        seen = step.observations["info_state"][seat]
        assert len(seen) == info.features + 1 + PAST, "one kind of question, and what was told"
        step = environment.step([agents[seat].step(step).action])
        steps += 1
    assert steps > 10
    assert sum(step.rewards) == pytest.approx(0)
    assert max(step.rewards) > 0


def test_one_of_our_bots_can_play_a_seat() -> None:
    bot = RandomBot(1)
    for state in play(load(games()["alchemist"], 2), seed=12):
        if state.is_player_node():
            seat = state.current_player()
            assert bot.choose(state.window(seat)) in state.legal_actions()
    assert state.is_terminal()
