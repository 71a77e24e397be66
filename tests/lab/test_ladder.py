"""Strength on one scale, and players of others."""

from math import log10

import pytest

from athanor.bots.bot import Window
from athanor.kernel import Match, Refused, Stream, find
from athanor.lab.engines import LocalEngine
from athanor.lab.experiment import Played
from athanor.lab.ladder import climb, fit, ladder_of, scores_of
from athanor.lab.players import make_player


def met(index: int, bots: tuple[str, ...], places: tuple[int, ...]) -> Played:
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Played(0, index, index, bots, winners=winners, places=places)


def test_ten_wins_to_one_are_four_hundred_points() -> None:
    names = ["weak", "strong"]
    results = [met(i, ("weak", "strong"), (1, 2) if i % 11 == 0 else (2, 1)) for i in range(11_000)]
    fitted = fit([scores_of(one, names) for one in results], 2)
    assert fitted == [0.0, pytest.approx(400, abs=1)]


def test_strength_adds_up_along_a_chain() -> None:
    names = ["a", "b", "c"]
    results = []
    for first, second, share in (("a", "b", 0.25), ("b", "c", 0.25)):
        for i in range(4000):
            places = (1, 2) if i < 4000 * share else (2, 1)
            results.append(met(i, (first, second), places))
    elos = fit([scores_of(one, names) for one in results], 3)
    step = 400 * log10(3)
    assert elos == [0.0, pytest.approx(step, abs=2), pytest.approx(2 * step, abs=4)]


def test_who_loses_every_match_is_weak_but_not_infinitely_so() -> None:
    results = [met(i, ("a", "b"), (2, 1)) for i in range(20)]
    ladder = ladder_of("alchemist", ["a", "b"], 2, 1, results)
    top, bottom = ladder.rungs
    assert (top.bot, bottom.bot) == ("b", "a")
    assert 400 < top.elo < 1000
    assert ladder.duels[0].share.win_share == 0


def test_a_place_in_common_is_half_a_win_and_of_more_seats_every_pair_counts() -> None:
    names = ["a", "b"]
    (even,) = scores_of(met(0, ("b", "a"), (1, 1)), names)
    assert (even.first, even.second, even.share, even.weight) == (0, 1, 0.5, 1.0)
    three = scores_of(met(0, ("a", "b", "a"), (1, 2, 3)), names)
    assert [score.share for score in three] == [1.0, 0.0]
    assert sum(score.weight for score in three) == 1


def test_intervals_hold_the_truth_and_shrink_with_more_matches() -> None:
    def width(count: int) -> float:
        results = [met(i, ("a", "b"), (1, 2) if i % 4 == 0 else (2, 1)) for i in range(count)]
        rung = ladder_of("alchemist", ["a", "b"], 2, 7, results).rungs[0]
        assert rung.low < 400 * log10(3) < rung.high
        return rung.high - rung.low

    assert width(400) < width(40) / 2


def test_greedy_stands_above_random() -> None:
    ladder = climb("alchemist", ["random", "greedy"], 2, 12, LocalEngine(1), seed=2)
    assert [rung.bot for rung in ladder.rungs] == ["greedy", "random"]
    assert ladder.rungs[1].elo == 0
    assert ladder == climb("alchemist", ["random", "greedy"], 2, 12, LocalEngine(1), seed=2)


@pytest.mark.parametrize(
    ("name", "seats"), [("alchemist", 2), ("ars-alchimia", 3), ("materia-prima", 2)]
)
def test_the_search_of_openspiel_plays_our_games(name: str, seats: int) -> None:
    game = find(name).build(seats, {})
    match = Match(game, game.start(), Stream(1))
    peer = make_player("ismcts:0.01s", game, 1)
    for _ in range(6):
        decision = match.decision
        assert decision is not None
        choice = peer.choose(Window(match, decision.seat))
        assert decision.is_legal(choice)
        match.answer(decision.seat, choice)


def test_the_search_of_openspiel_may_count_instead_of_looking_at_a_clock() -> None:
    game = find("alchemist").build(2, {})
    match = Match(game, game.start(), Stream(1))
    decision = match.decision
    assert decision is not None
    window = Window(match, decision.seat)
    choices = {make_player("ismcts:2", game, 4).choose(window) for _ in range(3)}
    assert len(choices) == 1
    assert decision.is_legal(choices.pop())


@pytest.mark.parametrize("written", ["", "0s", "fast", "0", "1", "-1s", "1.5"])
def test_a_peer_without_a_budget_is_refused(written: str) -> None:
    with pytest.raises(Refused) as caught:
        make_player(f"ismcts:{written}", find("alchemist").build(2, {}), 1)
    assert caught.value.refusal.message.key == "lab-bad-peer"
