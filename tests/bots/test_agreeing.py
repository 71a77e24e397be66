"""What bots say to the offer of a draw."""

import pytest

from athanor.bots.agreeing import accepts_draw
from athanor.bots.bot import Window
from athanor.kernel import Match, Stream
from tests.bots.stairs import Climb, Stairs


def answers(horizon: int, *heights: int) -> list[bool]:
    """Return what each seat says where both stand so high."""
    game = Stairs(horizon)
    state = game.start()
    assert isinstance(state, Climb)
    state.heights = list(heights)
    match = Match(game, state, Stream(1))
    return [accepts_draw(Window(match, seat), Stream(2)) for seat in (0, 1)]


@pytest.mark.parametrize(
    ("heights", "said"),
    [((3, 3), [True, True]), ((4, 3), [False, True]), ((3, 4), [True, False])],
)
def test_who_is_ahead_plays_on(heights: tuple[int, int], said: list[bool]) -> None:
    assert answers(6, *heights) == said


def test_without_an_estimate_a_bot_plays_on() -> None:
    assert answers(0, 3, 3) == [False, False]
