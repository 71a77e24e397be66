"""Environments as arrays of pixels: whole frames that change, and show what the seat may see."""

import sys

import gymnasium
import numpy as np
import pytest
from gymnasium.error import DependencyNotInstalled
from gymnasium.utils.env_checker import check_env

import philtre
from athanor.adapters.frames import HEIGHT, WIDTH, Frames
from athanor.adapters.pettingzoo import VERSION, GameEnv, env, parallel_env, raw_env
from athanor.adapters.rendering import FRAME
from athanor.adapters.solo import SoloEnv, Tables
from athanor.kernel import Stream, games

READY = {"alkemy-blitz": {"setup": "ready"}, "alkemy-v2": {"setup": "ready"}}
GAMES = sorted(games())
DARK = 100
"""Letters are darker than that in every colour."""


CHOICES = 20
"""After so many all warbands stand on the table."""


def begun(name: str) -> GameEnv:
    seats = games()[name].info.min_seats
    table = raw_env(name, seats, READY.get(name), render_mode=FRAME)
    table.reset(seed=3)
    play_on(table, CHOICES)
    return table


def play_on(table: GameEnv, choices: int) -> None:
    stream = Stream(choices)
    for _ in range(choices):
        table.choose(table.window(table.agent_selection).suggest(stream))


def frame_of(table: GameEnv) -> np.ndarray:
    frame = table.render()
    assert isinstance(frame, np.ndarray)
    return frame


def inked(frame: np.ndarray) -> float:
    """Return the share of a frame that is as dark as letters are."""
    return float((frame.max(axis=2) < DARK).mean())


@pytest.mark.parametrize("name", GAMES)
def test_a_frame_is_whole_and_changes_with_a_choice(name: str) -> None:
    table = begun(name)
    frame = frame_of(table)
    assert frame.shape == (HEIGHT, WIDTH, 3)
    assert frame.dtype == np.uint8
    assert 0.005 < inked(frame) < 0.5
    assert np.array_equal(frame, frame_of(table))
    play_on(table, 3)
    assert not np.array_equal(frame, frame_of(table))


@pytest.mark.parametrize("name", ["alchemist", "alkemy-blitz"])
def test_letters_are_there_whatever_the_system_has(name: str) -> None:
    """What seats are called is to be read: more ink where their names have more."""
    box, table = games()[name], begun(name)
    game, view = table.sight.game, table.window(table.agent_selection).view()
    thin, thick = (Frames(box, game, [word] * game.seats).pixels(view) for word in ("i", "W"))
    assert thin.shape == thick.shape
    assert inked(thin) < inked(thick)


@pytest.mark.parametrize("name", GAMES)
def test_a_drawing_shows_nothing_that_its_seat_may_not_know(name: str) -> None:
    """Whatever is dealt anew that the seat cannot see, its drawing stays as it is."""
    table, stream = begun(name), Stream(5)
    game = table.sight.game
    frames = Frames(games()[name], game, table.possible_agents)
    window = table.window(table.agent_selection)
    shown = frames.drawing(window.view())
    for _ in range(5):
        twin = window.redealt(stream)
        assert frames.drawing(game.view(twin.state, int(window.seat))) == shown


def test_the_agent_to_act_is_shown_what_it_sees() -> None:
    table = begun("alchemist")
    frames = Frames(games()["alchemist"], table.sight.game, table.possible_agents)
    seen = frames.pixels(table.window(table.agent_selection).view())
    other = next(agent for agent in table.agents if agent != table.agent_selection)
    assert np.array_equal(frame_of(table), seen)
    assert not np.array_equal(frame_of(table), frames.pixels(table.window(other).view()))


def test_after_the_end_everybody_is_shown_the_same() -> None:
    table = GameEnv(philtre.GAME, 2, render_mode=FRAME)
    table.reset(seed=1)
    stream = Stream(1)
    while not any(table.terminations.values()):
        table.choose(table.window(table.agent_selection).sample(stream))
    assert frame_of(table).shape == (HEIGHT, WIDTH, 3)


def test_all_forms_say_what_they_can_show_and_show_it() -> None:
    assert {"human", "ansi", FRAME} == set(env("alchemist", 2).metadata["render_modes"])
    cycles = parallel_env("alchemist", 2, render_mode=FRAME)
    cycles.reset(seed=1)
    frame = cycles.render()
    assert isinstance(frame, np.ndarray)
    assert frame.shape == (HEIGHT, WIDTH, 3)
    tables = Tables(2, "alchemist", ("random",), render_mode=FRAME)
    tables.reset(seed=1)
    shown = tables.render()
    assert shown is not None
    assert [one.shape for one in shown] == [(HEIGHT, WIDTH, 3)] * 2
    assert not np.array_equal(*shown)
    assert Tables(2, "alchemist", ("random",)).render() is None


def test_gymnasium_finds_nothing_wrong_with_what_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    made = gymnasium.make(
        f"athanor/alchemist-v{VERSION}", opponents=("random",), seat=0, render_mode=FRAME
    )
    table = made.unwrapped
    assert isinstance(table, SoloEnv)

    def legal(mask: object = None, probability: object = None) -> int:
        return int(np.flatnonzero(table.action_masks())[0])

    table.reset(seed=1)
    monkeypatch.setattr(table.action_space, "sample", legal)
    check_env(table)
    text = SoloEnv("alchemist", ("random",), render_mode="ansi")
    text.reset(seed=1)
    assert "has" in text.render()


@pytest.mark.parametrize("package", ["resvg_py", "PIL"])
def test_who_lacks_a_package_is_told_what_to_install(
    package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(DependencyNotInstalled, match=r"pip install 'athanor-games\[rl\]'"):
        raw_env("alchemist", 2, render_mode=FRAME)
    raw_env("alchemist", 2, render_mode="ansi")
