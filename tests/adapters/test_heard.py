"""A match that stops at chance and remembers who was told what."""

import copy
import pickle

import pytest
from tests.adapters.tables import BOXES, most_moves

import philtre
from athanor.adapters.actions import choice_of, legal_actions
from athanor.adapters.heard import HeardMatch
from athanor.kernel import SPECTATOR, Box, Log, Match, Refused, Stream, fingerprint, games

every_game = pytest.mark.parametrize("box", BOXES, ids=[box.info.name for box in BOXES])


def random_move(heard: HeardMatch, stream: Stream) -> int:
    decision = heard.match.decision
    if decision is not None:
        actions = legal_actions(decision, heard.match.game.info)
        return actions[stream.below(len(actions))]
    assert heard.match.chance is not None
    return stream.draw(heard.match.chance)


def told(heard: HeardMatch) -> list[list[str]]:
    return [heard.told(viewer) for viewer in (*range(heard.match.game.seats), SPECTATOR)]


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_every_copy_on_the_way_remembers_all_and_nothing_twice(box: Box, seed: int) -> None:
    stream = Stream(seed)
    game = box.build(box.info.min_seats)
    straight = HeardMatch.replayed(game, [])
    copied = copy.deepcopy(straight)
    for _ in range(most_moves(box)):
        assert told(copied) == told(straight)
        if straight.match.is_over:
            break
        assert fingerprint(copied.match.state) == fingerprint(straight.match.state)
        move = random_move(straight, stream)
        straight.move(move)
        copied.move(move)
        copied = copy.deepcopy(copied)
    assert copied.match.is_over == straight.match.is_over
    assert told(copied) == told(straight)


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_events_come_in_the_order_and_to_the_viewers_of_the_log(box: Box, seed: int) -> None:
    stream = Stream(seed)
    game = box.build(box.info.min_seats)
    heard = HeardMatch.replayed(game, [])
    match = Match(game, game.start(), None, log=Log(heard=True))
    for _ in range(most_moves(box)):
        if match.is_over:
            break
        move = random_move(heard, stream)
        decision = match.decision
        if decision is None:
            match.resolve(move)
        else:
            match.answer(decision.seat, choice_of(decision, box.info, move))
        heard.move(move)
    for viewer in (*range(game.seats), SPECTATOR):
        events = [line for line in heard.told(viewer) if not line.startswith("chose ")]
        seen = match.log.seen_by(viewer)
        assert len(events) == len(seen)
        for line, event in zip(events, seen, strict=True):
            assert line.startswith(f'["{event.kind}",{event.seat},')


def test_what_is_told_before_the_first_move_comes_first() -> None:
    game = games()["alchemist"].build(2, {"first_player": 1})
    heard = HeardMatch.replayed(game, [])
    assert [line.startswith('["first-player",1,') for line in heard.told(SPECTATOR)] == [True]
    heard.move(0)
    assert heard.told(SPECTATOR)[0].startswith('["first-player",1,')


def test_a_seat_remembers_its_own_choices_and_nobody_else_does() -> None:
    heard = HeardMatch.replayed(philtre.GAME.build(2), [0, 1, 3, 2])
    assert "chose 3" in heard.told(0)
    assert "chose 2" in heard.told(1)
    for viewer in (1, SPECTATOR):
        assert "chose 3" not in heard.told(viewer)


def test_a_refused_move_leaves_no_trace() -> None:
    heard = HeardMatch.replayed(philtre.GAME.build(2), [0, 1])
    before = told(heard), pickle.dumps(heard), fingerprint(heard.match.state)
    with pytest.raises(Refused):
        heard.move(9)
    assert (told(heard), pickle.dumps(heard), fingerprint(heard.match.state)) == before


def test_a_match_is_saved_as_its_moves() -> None:
    heard = HeardMatch.replayed(philtre.GAME.build(2), [0, 1, 3])
    assert pickle.loads(pickle.dumps(heard)) == (0, 1, 3)


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_copies_of_a_redealt_match_agree_with_it_in_the_middle_of_scripts(
    box: Box, seed: int
) -> None:
    stream = Stream(seed)
    heard = HeardMatch.replayed(box.build(box.info.min_seats), [])
    for _ in range(most_moves(box)):
        if heard.match.is_over:
            break
        redealt = heard.redealt(1, stream)
        assert redealt.told(1) == heard.told(1)
        for _ in range(4):
            if redealt.match.is_over:
                break
            twin = copy.deepcopy(redealt)
            move = random_move(redealt, stream)
            redealt.move(move)
            twin.move(move)
            assert fingerprint(twin.match.state) == fingerprint(redealt.match.state)
            assert told(twin) == told(redealt)
        heard.move(random_move(heard, stream))
