"""One learner against bots: what Gymnasium expects, masks, seeds, and many tables at once."""

import copy

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import philtre
from athanor.adapters.actions import LISTED
from athanor.adapters.pettingzoo import VERSION, GameEnv, raw_env
from athanor.adapters.sight import Sight, flat
from athanor.adapters.solo import SoloEnv, Tables
from athanor.kernel import Match, Refused, Stream, find, games

GAMES = sorted(games())


def opponents(game: str) -> tuple[str, ...]:
    return ("random",) * (games()[game].info.min_seats - 1)


@pytest.mark.parametrize("game", ["alchemist", "ars-alchimia"])
@pytest.mark.parametrize("flattened", [False, True])
def test_gymnasium_finds_nothing_wrong(
    game: str, flattened: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = SoloEnv(game, opponents(game), seat=0, flattened=flattened)

    def legal(mask: object = None, probability: object = None) -> int:
        return int(np.flatnonzero(table.action_masks())[0])

    table.reset(seed=1)
    monkeypatch.setattr(table.action_space, "sample", legal)
    check_env(table, skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_registered_with_its_version(game: str) -> None:
    table = gymnasium.make(f"athanor/{game}-v{VERSION}", opponents=opponents(game))
    observation, info = table.reset(seed=1)
    assert table.observation_space.contains(observation)
    assert info["action_mask"].any()


def test_a_seed_decides_and_the_chair_moves_on() -> None:
    ends = []
    for _ in range(2):
        table = SoloEnv("alchemist", ("greedy",))
        table.reset(seed=5)
        for _ in range(2):
            ends.append(played_out(table))
            table.reset()
    assert ends[:2] == ends[2:]
    assert [end[0] for end in ends[:2]] == [0, 1]


def played_out(table: SoloEnv) -> tuple[int, float, tuple[int, int, str]]:
    rng = np.random.default_rng(1)
    while True:
        action = rng.choice(np.flatnonzero(table.action_masks()))
        _, reward, over, cut, info = table.step(action)
        if over or cut:
            return int(info["seat"]), reward, (info["place"], info["score"], info["reason"])


def test_a_match_is_cut_off_and_says_so() -> None:
    table = SoloEnv("alchemist", ("random",), max_steps=3)
    table.reset(seed=1)
    _, reward, (_, _, reason) = played_out(table)
    assert (reward, reason) == (0.0, "max_steps")


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = SoloEnv("alchemist", ("random",))
    _, info = table.reset(seed=1)
    with pytest.raises(Refused):
        table.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert np.array_equal(table.action_masks(), info["action_mask"].astype(bool))


def test_many_tables_play_what_single_ones_play() -> None:
    tables = Tables(3, "alchemist", ("greedy",), seat=0)
    singles = [SoloEnv("alchemist", ("greedy",), seat=0) for _ in range(3)]
    seen, _ = tables.reset(seed=4)
    alone = [single.reset(seed=4 + row)[0] for row, single in enumerate(singles)]
    rng = np.random.default_rng(1)
    for _ in range(40):
        for row in range(3):
            assert np.array_equal(seen["observation"][row], alone[row]["observation"])
            assert np.array_equal(seen["action_mask"][row], alone[row]["action_mask"])
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, rewards, over, _, infos = tables.step(actions)
        for row, single in enumerate(singles):
            alone[row], reward, done, _, info = single.step(int(actions[row]))
            assert (reward, done) == (rewards[row], over[row])
            if done:
                assert infos["ends"][row]["score"] == info["score"]
                alone[row] = single.reset()[0]


# --- what is seen ---


@pytest.mark.parametrize("game", GAMES)
def test_every_listed_option_can_be_told_from_the_others(game: str) -> None:
    rules = find(game).build(games()[game].info.min_seats)
    sight = Sight(rules, listed=True)
    stream = Stream(3)
    match = Match(rules, rules.start(), stream)
    for _ in range(100):
        decision = match.decision
        if decision is None:
            break
        seen = sight.of(match, decision.seat)
        legal = np.flatnonzero(seen["action_mask"])
        rows = seen["options"][legal]
        assert len(np.unique(rows, axis=0)) == len(legal), decision.kind_name()
        assert not seen["options"][len(legal) :].any()
        assert seen["asked"].sum() == 1
        match.answer(decision.seat, decision.sample(stream))


def test_a_listed_table_plays_what_its_options_say() -> None:
    table = raw_env("alchemist", 2, listed=True)
    table.reset(seed=1)
    codes = table.window(table.agent_selection).codes()
    options = table.observe(table.agent_selection)["options"]
    assert table.action_space("player_0").n == LISTED
    table.step(len(codes) - 1 if len(codes) < LISTED else LISTED - 1)
    created = table.observe("player_0")["observation"][26:96].reshape(10, 7)
    cauldron, fame = options[min(len(codes), LISTED) - 1][2:4]
    assert created[cauldron - 1][1] == fame > 0
    assert (created[cauldron - 1][2:] == options[min(len(codes), LISTED) - 1][5:]).all()


@pytest.mark.parametrize("game", GAMES)
def test_masks_are_the_codes_that_are_offered(game: str) -> None:
    rules = find(game).build(games()[game].info.min_seats)
    size = rules.info.num_codes
    stream = Stream(5)
    match = Match(rules, rules.start(), stream)
    for _ in range(60 if size < 10_000 else 0):
        decision = match.decision
        if decision is None:
            break
        assert np.flatnonzero(decision.mask(size)).tolist() == decision.codes()
        match.answer(decision.seat, decision.sample(stream))


# --- what was chosen before ---


@pytest.mark.parametrize("game", GAMES)
def test_the_past_tells_who_was_asked_what_and_what_was_chosen(game: str) -> None:
    table = raw_env(game, games()[game].info.min_seats, past=3)
    table.reset(seed=2)
    agent = table.agent_selection
    assert not table.observe(agent)["past"].any()
    kind = table.observe(agent)["asked"].argmax()
    table.step(first_legal(table))
    latest = table.observe(agent)["past"][0]
    assert latest[:2].tolist() == [1, 1 + kind]
    for _ in range(5):
        table.step(first_legal(table))
    assert table.observation_space(agent).contains(table.observe(agent))


def test_what_is_chosen_in_secret_is_in_nobody_elses_past() -> None:
    seen = []
    for drops in (1, 2, 3):
        table = GameEnv(philtre.GAME, 2, past=4)
        table.reset(seed=3)
        table.step(drops)
        assert table.observe("player_0")["past"][0].any()
        seen.append(table.observe("player_1")["past"].tolist())
    assert seen[0] == seen[1] == seen[2] == [[0, 0]] * 4


def test_a_spot_that_nobody_may_measure_is_not_in_the_past() -> None:
    table = raw_env("alkemy-blitz", 2, {"measuring": "estimate"}, past=1)
    table.reset(seed=1)
    while not table.window(table.agent_selection).is_family():
        table.step(first_legal(table))
    agent = table.agent_selection
    table.step(first_legal(table))
    who, kind, *numbers = table.observe(agent)["past"][0]
    assert (who, kind > 0, any(numbers)) == (1, True, False)


def test_a_refused_choice_leaves_no_trace_and_a_fork_has_a_past_of_its_own() -> None:
    table = raw_env("alchemist", 2, past=2)
    table.reset(seed=1)
    agent = table.agent_selection
    with pytest.raises(Refused):
        table.choose(int(np.flatnonzero(table.observe(agent)["action_mask"] == 0)[0]))
    assert not table.observe(agent)["past"].any()
    twin = table.fork()
    twin.step(first_legal(twin))
    assert twin.observe(agent)["past"].any()
    assert not table.observe(agent)["past"].any()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_asked_of_who_is_not_asked_and_flat_rows_are_scaled(game: str) -> None:
    rules = find(game).build(games()[game].info.min_seats)
    sight = Sight(rules)
    match = Match(rules, rules.start(), Stream(3))
    decision = match.decision
    assert decision is not None
    other = (decision.seat + 1) % rules.seats
    idle = sight.of(match, other)
    assert not idle["asked"].any()
    assert not idle["action_mask"].any()
    row = flat(sight.of(match, decision.seat))
    assert row.shape == (sight.width,)
    assert np.abs(row).max() <= 1.0


@pytest.mark.parametrize("game", GAMES)
def test_a_fork_goes_on_as_the_table_would_and_leaves_it_alone(game: str) -> None:
    table = raw_env(game, games()[game].info.min_seats)
    table.reset(seed=2)
    for _ in range(5):
        table.step(first_legal(table))
    twin = table.fork()
    before = copy.deepcopy(table.observe(table.agent_selection))
    forked = four_steps(twin)
    after = table.observe(table.agent_selection)
    assert all(np.array_equal(before[name], after[name]) for name in before)
    assert forked == four_steps(table)


def first_legal(table: GameEnv) -> int:
    mask = table.observe(table.agent_selection)["action_mask"]
    return int(np.flatnonzero(mask)[-1])


def four_steps(table: GameEnv) -> list[tuple[str, int]]:
    steps = []
    for _ in range(4):
        steps.append((table.agent_selection, first_legal(table)))
        table.step(steps[-1][1])
    return steps


def test_a_match_that_is_cut_off_tells_the_score_and_why() -> None:
    table = raw_env("alchemist", 2, max_cycles=2)
    table.reset(seed=1)
    while not any(table.truncations.values()):
        table.step(first_legal(table))
    for agent in table.agents:
        assert table.infos[agent]["reason"] == "max_cycles"
        assert {"place", "score"} <= table.infos[agent].keys()
