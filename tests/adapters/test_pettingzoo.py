"""Every game as a PettingZoo environment."""

import pickle
import warnings
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from tests.adapters.tables import TABLES, is_short, most_moves

import philtre
from athanor.adapters.actions import choice_of, legal_actions
from athanor.adapters.pettingzoo import (
    CycleEnv,
    GameEnv,
    checked,
    env,
    parallel_env,
    raw_env,
)
from athanor.adapters.sight import NO_FEATURES
from athanor.bots.random_bot import RandomBot
from athanor.kernel import Box, Match, Refused, Stream, find

UNAVOIDABLE = ("Observation is not a NumPy array", "Observation space for each agent probably")
"""What PettingZoo says of every observation that brings its own mask but those it knows by name."""

ONE_NUMBER = "Observation is a single number"
"""What it says of a game without features."""

every_table = pytest.mark.parametrize(
    ("box", "seats"), TABLES, ids=[f"{box.info.name}-{seats}" for box, seats in TABLES]
)


def cycles(box: Box) -> int:
    """Return how many cycles PettingZoo's own tests play; few of a long game."""
    return 100 if is_short(box) else 10


def maker(box: Box, seats: int) -> Callable[..., object]:
    def make(render_mode: str | None = None) -> object:
        return checked(GameEnv(box, seats, None, render_mode))

    return make


def play(table: GameEnv, seed: int) -> Iterator[tuple[str, int]]:
    """Play at random; yield each agent with its action before it is taken."""
    stream = Stream(seed)
    for agent in table.agent_iter():
        observation, _, terminated, truncated, _ = table.last()
        if terminated or truncated:
            table.step(None)
        else:
            legal = np.flatnonzero(observation["action_mask"])
            action = int(legal[stream.below(len(legal))])
            yield agent, action
            table.step(action)


# --- PettingZoo's own tests ---


@every_table
def test_api(box: Box, seats: int) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(maker(box, seats)(), num_cycles=cycles(box))
        api_test(GameEnv(box, seats), num_cycles=cycles(box))
    expected = UNAVOIDABLE if box.info.features else (*UNAVOIDABLE, ONE_NUMBER)
    assert [str(w.message) for w in said if not str(w.message).startswith(expected)] == []


@every_table
def test_seeding(box: Box, seats: int) -> None:
    seed_test(maker(box, seats), num_cycles=cycles(box))


@every_table
@pytest.mark.filterwarnings("ignore:Observation")
def test_it_can_be_made_parallel_turn_by_turn(box: Box, seats: int) -> None:
    parallel_api_test(turn_based_aec_to_parallel(maker(box, seats)()), num_cycles=cycles(box))


@pytest.mark.parametrize("box", {box.info.name: box for box, _ in TABLES}.values())
def test_rendering(box: Box, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(maker(box, box.info.min_seats))
    assert capsys.readouterr().out


# --- What the tests above do not see ---


@every_table
def test_it_plays_exactly_the_matches_of_the_kernel(box: Box, seats: int) -> None:
    table = GameEnv(box, seats)
    table.reset(seed=5)
    game = box.build(seats)
    match = Match(game, game.start(), Stream(5))
    for agent, action in islice(play(table, seed=6), most_moves(box)):
        decision = match.decision
        assert decision is not None
        assert agent == f"player_{decision.seat}"
        observation = table.observe(agent)
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        assert legal == legal_actions(decision, box.info)
        features = game.features(match.state, decision.seat)
        assert observation["observation"].tolist() == (features or NO_FEATURES)
        match.answer(decision.seat, choice_of(decision, box.info, action))
    assert match.is_over or not is_short(box)


def test_the_winner_takes_what_the_others_lose_and_everybody_learns_how_it_ended() -> None:
    table = raw_env("alchemist", seats=3)
    table.reset(seed=1)
    for _, _ in play(table, seed=2):
        assert set(table.rewards.values()) == {0.0}
        last = {agent: table.infos[agent] for agent in table.agents}
    assert last == {f"player_{seat}": {} for seat in range(3)}

    table.reset(seed=1)
    rewards: dict[str, float] = {}
    infos: dict[str, dict[str, int]] = {}
    stream = Stream(2)
    for agent in table.agent_iter():
        observation, reward, terminated, _, info = table.last()
        if terminated:
            rewards[agent], infos[agent] = reward, info
            table.step(None)
        else:
            legal = np.flatnonzero(observation["action_mask"])
            table.step(int(legal[stream.below(len(legal))]))
    assert sorted(rewards.values()) == [-0.5, -0.5, 1.0]
    best = max(infos, key=lambda agent: infos[agent]["score"])
    assert rewards[best] == 1.0
    assert infos[best]["place"] == 1


def test_an_illegal_action_ends_the_environment_and_loses() -> None:
    table = env("alchemist", seats=2)
    table.reset(seed=0)
    agent = table.agent_selection
    observation, *_ = table.last()
    table.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert table.terminations == {"player_0": True, "player_1": True}
    assert table.rewards[agent] == -1.0


def test_an_illegal_action_is_refused_without_the_checks_and_changes_nothing() -> None:
    table = raw_env("alchemist", seats=2)
    table.reset(seed=0)
    before = table.render(), table.agent_selection
    mask = table.observe(table.agent_selection)["action_mask"]
    with pytest.raises(Refused):
        table.step(int(np.flatnonzero(mask == 0)[0]))
    assert (table.render(), table.agent_selection) == before


def test_a_sealed_choice_is_not_seen_by_the_agent_who_is_asked_next() -> None:
    seen = []
    for drops in (1, 2, 3):
        table = GameEnv(philtre.GAME, 2)
        table.reset(seed=3)
        assert table.agent_selection == "player_0"
        table.step(drops)
        assert table.agent_selection == "player_1"
        assert not table.observe("player_0")["action_mask"].any()
        seen.append([part.tolist() for part in table.observe("player_1").values()])
    assert seen[0] == seen[1] == seen[2]


def test_a_seed_decides_the_matches_after_it_too() -> None:
    def deals(seed: int) -> list[str]:
        table = raw_env("alchemist", seats=2)
        table.reset(seed=seed)
        shown = [str(table.render())]
        for _ in range(3):
            table.reset()
            shown.append(str(table.render()))
        return shown

    assert deals(7) == deals(7)
    assert len({*deals(7), *deals(8)}) == 8


def test_without_a_seed_every_environment_goes_its_own_way() -> None:
    shown = set()
    for _ in range(4):
        table = raw_env("alchemist", seats=2)
        table.reset()
        shown.add(table.render())
    assert len(shown) > 1


def test_it_is_known_by_the_name_of_the_game_and_made_again_from_a_pickle() -> None:
    table = raw_env("alchemist", seats=2, options={"schools": False})
    twin = pickle.loads(pickle.dumps(table))
    for one in (table, twin):
        assert one.metadata["name"] == "alchemist_v3"
        assert not one.metadata["is_parallelizable"]
        one.reset(seed=4)
    assert twin.render() == table.render()
    assert '"school":null' in twin.render()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"game": "alchemis"}, "kernel-no-such-game"),
        ({"seats": 6}, "kernel-bad-seats"),
        ({"options": {"schools": "maybe"}}, "kernel-bad-option-value"),
    ],
)
def test_what_no_game_has_is_refused(arguments: dict[str, object], reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        env(**arguments)  # type: ignore[arg-type] # wrong on purpose


def test_it_plays_with_the_packs_of_an_owner(pack: Path) -> None:
    bags = []
    for packs in ([], [pack]):
        table = raw_env("alchemist", seats=3, packs=packs)
        table.reset(seed=0)
        shown = table.render()
        assert isinstance(shown, str)
        bags.append([line for line in shown.splitlines() if line.startswith("bag_size")])
    assert bags == [["bag_size: 4"], ["bag_size: 14"]], "fifty cubes less three times twelve"


def test_a_render_mode_it_does_not_have_is_refused() -> None:
    with pytest.raises(ValueError, match="svg"):
        env(render_mode="svg")


def test_one_of_our_bots_can_play_an_agent() -> None:
    table = raw_env("alchemist", seats=2)
    table.reset(seed=0)
    bot = RandomBot(1)
    for agent, action in play(table, seed=2):
        choice = bot.choose(table.window(agent))
        assert table.observe(agent)["action_mask"][choice]
        assert table.observe(agent)["action_mask"][action]
    assert not table.agents


# --- lenient tables: cycles, and all agents at once ---


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_max_cycles(seats: int) -> None:
    """PettingZoo's test takes for granted that every agent acts once in a cycle."""

    def lenient(max_cycles: int) -> GameEnv:
        return GameEnv(find("alchemist"), seats, max_cycles=max_cycles, lenient=True)

    module = SimpleNamespace(
        env=lambda max_cycles: checked(lenient(max_cycles)),
        parallel_env=lambda max_cycles: CycleEnv(lenient(max_cycles)),
    )
    max_cycles_test(module)


@every_table
def test_all_agents_at_once(box: Box, seats: int) -> None:
    parallel_api_test(CycleEnv(GameEnv(box, seats, lenient=True)), num_cycles=cycles(box))


def test_a_lenient_table_makes_the_default_choice_for_an_illegal_action() -> None:
    strict, lenient = raw_env(), raw_env(lenient=True)
    for table in (strict, lenient):
        table.reset(seed=1)
    seat = strict.possible_agents.index(strict.agent_selection)
    illegal = int(strict.action_space(strict.agent_selection).n) - 1
    with pytest.raises(Refused):
        strict.step(illegal)
    strict.step(strict.window(strict.agent_selection).default_choice())
    lenient.step(illegal)
    agent = strict.possible_agents[seat]
    assert (strict.observe(agent)["observation"] == lenient.observe(agent)["observation"]).all()


def test_the_parallel_table_of_a_game_by_name_is_cut_off_after_its_cycles() -> None:
    table = parallel_env("alchemist", seats=2, max_cycles=2)
    observations, _ = table.reset(seed=1)
    assert sorted(observations) == ["player_0", "player_1"]
    for _ in range(2):
        assert table.agents
        _, _, _, truncations, _ = table.step(dict.fromkeys(table.agents, 0))
    assert truncations == {"player_0": True, "player_1": True}
    assert table.agents == []


@pytest.mark.parametrize("listed", [False, True])
def test_what_is_seen_is_the_agents_own(listed: bool) -> None:
    table = raw_env("alchemist", seats=2, listed=listed)
    table.reset(seed=1)
    seen = table.observe(table.agent_selection)
    again = table.observe(table.agent_selection)
    for name, part in seen.items():
        np.add(part, 1, out=part)
        assert (part != again[name]).all()
        assert np.array_equal(again[name], table.observe(table.agent_selection)[name])
