"""Numbers as bytes, the same in every build."""

from struct import pack

import pytest

from athanor.kernel import Match, Stream, games
from athanor.kernel.packing import packed


@pytest.mark.parametrize(
    "numbers", [[], [0], [1, -1, 256, -(1 << 31), (1 << 31) - 1], list(range(3000))]
)
def test_numbers_are_packed_as_arrays_have_them(numbers: list[int]) -> None:
    assert packed(numbers) == pack(f"<{len(numbers)}i", *numbers)


@pytest.mark.parametrize("number", [1 << 31, -(1 << 31) - 1])
def test_what_has_no_room_is_not_cut(number: int) -> None:
    with pytest.raises((OverflowError, ValueError)):
        packed([number])


@pytest.mark.parametrize("name", sorted(games()))
def test_every_game_packs_the_features_that_it_tells(name: str) -> None:
    game = games()[name].build(games()[name].info.min_seats)
    stream = Stream(2)
    match = Match(game, game.start(), stream)
    for _ in range(60):
        decision = match.decision
        for viewer in range(game.seats):
            told = game.features(match.state, viewer)
            assert len(told) == game.info.features
            assert game.packed_features(match.state, viewer) == pack(f"<{len(told)}i", *told)
        if decision is None:
            break
        match.answer(decision.seat, decision.suggest(stream))
