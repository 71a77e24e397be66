"""What holds at every point of every match."""

from collections import Counter
from collections.abc import Iterator

import pytest

from athanor.kernel import Decision, Match, Stream
from tests.games.ars_alchimia.scenario import PILES, game

ROOM = {"C": 18, "B": 14, "A": 10, "locations": 10, "forges": 8, "assistants": 20}
SEEDS = [(2, 1), (3, 2), (3, 3), (4, 4), (4, 5), (4, 6)]


def points(seats: int, seed: int, by_hints: bool = False) -> Iterator[tuple[Match, Decision]]:
    """Yield every decision of a match, played at random or by the hints for bots."""
    played = game(seats)
    match = Match(played, played.start(), Stream(seed))
    hints = played.hints()
    stream = Stream(seed + 100)
    while (decision := match.decision) is not None:
        yield match, decision
        choice = decision.sample(stream)
        if by_hints:
            choice = max(decision.codes(), key=lambda code: hints.value(decision, code))
        match.answer(decision.seat, choice)


@pytest.mark.rule("ARS-009", "ARS-010", "ARS-057", "ARS-141")
@pytest.mark.parametrize(("seats", "seed"), SEEDS)
def test_no_worker_is_lost_or_found(seats: int, seed: int) -> None:
    for match, _ in points(seats, seed):
        view = game(seats).view(match.state, 0)
        for player in view.players:
            here = player.available + player.placed + player.square + player.reserve
            assert here == view.most_workers
            assert min(player.available, player.placed, player.square, player.reserve) >= 0


@pytest.mark.rule("ARS-007", "ARS-022")
@pytest.mark.parametrize(("seats", "seed"), SEEDS)
def test_every_card_is_in_one_place_and_tracks_stay_in_bounds(seats: int, seed: int) -> None:
    for match, _ in points(seats, seed, by_hints=seed % 2 == 0):
        view = game(seats).view(match.state, 0)
        sizes = {pile.name: pile.size for pile in view.piles}
        out: Counter[str] = Counter()
        ids: list[str] = []
        for space in view.spaces:
            card = space.order or space.location or space.forge or space.assistant
            if card is not None:
                ids.append(card.id)
                out[space.order.level if space.order else f"{space.kind}s"] += 1
        for player in view.players:
            orders = [*player.orders, *player.fulfilled]
            ids += [order.id for order in orders] + [card.id for card in player.assistants]
            out.update(order.level for order in orders)
            out["assistants"] += len(player.assistants)
            assert all(0 <= n <= cap for n, cap in zip(player.resources, view.caps, strict=True))
        assert len(ids) == len(set(ids))
        assert {name: sizes[name] + out[name] for name in PILES} == ROOM


@pytest.mark.rule("ARS-R31")
@pytest.mark.parametrize(("seats", "seed"), SEEDS)
def test_locations_and_forges_never_run_out(seats: int, seed: int) -> None:
    for match, _ in points(seats, seed):
        view = game(seats).view(match.state, 0)
        sizes = {pile.name: pile.size for pile in view.piles}
        busy = None if view.visit is None else view.visit.space
        assert sizes["locations"] in ((6, 7) if busy == "L-P" else (7,))
        assert sizes["forges"] in ((5, 6) if busy == "F-P" else (6,))


@pytest.mark.rule("ARS-R37")
@pytest.mark.parametrize(("seats", "seed"), SEEDS)
def test_every_match_ends(seats: int, seed: int) -> None:
    for by_hints in (False, True):
        count = sum(1 for _ in points(seats, seed, by_hints))
        assert 0 < count < 2000


@pytest.mark.parametrize("seed", range(3))
def test_hints_beat_chance(seed: int) -> None:
    played = game(4)
    match = Match(played, played.start(), Stream(seed))
    hints = played.hints()
    stream = Stream(seed)
    while (decision := match.decision) is not None:
        choice = decision.sample(stream)
        if decision.seat == seed:
            choice = max(decision.codes(), key=lambda code: hints.value(decision, code))
        match.answer(decision.seat, choice)
    assert played.outcome(match.state).winners == (seed,)
