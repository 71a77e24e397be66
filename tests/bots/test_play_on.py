"""Matches are played on as far as hints say, or so many times as far as somebody asks."""

from athanor.bots.play_on import PlayOn
from athanor.kernel import Match, Stream
from tests.bots.stairs import Stairs


def test_who_looks_farther_plays_on_so_many_times_as_many_turns() -> None:
    turns = []
    for farther in (1, 3):
        game = Stairs(0)
        game.known.reach = 5
        PlayOn(game, farther).shares(Match(game, game.start(), Stream(1)), 1, 0, 0)
        turns.append(game.known.turns[-1])
    assert turns[0] >= 2 * 5
    assert turns[1] - turns[0] == 2 * 2 * 5
