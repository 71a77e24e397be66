"""What small games need not write: states that look after themselves, and defaults."""

import pytest

import philtre
from athanor.kernel import (
    Data,
    Game,
    Hints,
    Log,
    Message,
    Modifier,
    PlainState,
    Refused,
    Stream,
    fingerprint,
    ranked,
)


class Shelf(PlainState):
    """Something of every kind that a plain state may hold."""

    def __init__(self) -> None:
        super().__init__()
        self.round = 1
        self.name = "oak"
        self.rows = [[1, 2], [3]]
        self.free: list[int] = []
        self.by_name = {"salt": [1]}


def test_a_copy_is_equal_and_shares_nothing_and_is_not_heard() -> None:
    shelf = Shelf()
    shelf.over, shelf.log, shelf.repeating = True, Log(heard=True), True
    twin = shelf.copy()
    assert type(twin) is Shelf
    assert fingerprint(twin) == fingerprint(shelf)
    assert not twin.log.heard
    assert not twin.repeating
    before = fingerprint(twin)
    shelf.rows[0].append(9)
    shelf.free.append(9)
    shelf.by_name["salt"].append(9)
    assert fingerprint(twin) == before != fingerprint(shelf)


def test_what_is_saved_is_restored_and_not_shared() -> None:
    shelf = Shelf()
    shelf.round, shelf.over, shelf.free = 4, True, [7]
    data = shelf.data()
    again = Shelf()
    again.restore(data)
    assert again.data() == data
    again.rows[0].append(9)
    assert data == shelf.data() != again.data()


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"round": "one"}, "round"),
        ({"over": 1}, "over"),
        ({"rows": [[1], "two"]}, "rows"),
        ({"rows": [[1], ["two"]]}, "rows"),
        ({"log": None}, "log"),
    ],
)
def test_data_of_another_form_is_refused(wrong: Data, field: str) -> None:
    with pytest.raises(Refused) as caught:
        Shelf().restore({**Shelf().data(), **wrong})
    assert caught.value.refusal.message == Message("kernel-bad-position", {"field": field})


def test_data_that_lacks_something_is_refused() -> None:
    data = Shelf().data()
    del data["name"]
    with pytest.raises(Refused, match="kernel-bad-position"):
        Shelf().restore(data)


def test_most_points_win_and_equals_share_a_place() -> None:
    scores = [[Modifier(Message("points"), one) for one in parts] for parts in ([1, 2], [4], [3])]
    outcome = ranked(scores, ("PHI-007",))
    assert outcome.places == (2, 1, 2)
    assert outcome.rules == ("PHI-007",)
    assert [outcome.total(seat) for seat in range(3)] == [3, 4, 3]


def test_a_win_is_shared_and_hints_and_features_say_nothing() -> None:
    game = philtre.Philtre(philtre.INFO, 3, {})
    pot = game.start()
    pot.points = [2, 5, 5]
    assert [game.payoff(pot, seat) for seat in range(3)] == [0.0, 0.5, 0.5]
    hints = Game.hints(game)
    assert type(hints) is Hints
    assert hints.value(philtre.how_many_drops(0), 3) == 0.0
    assert hints.terms(philtre.how_many_drops(0), 3) == []
    assert game.features(pot, 0) == []


def test_a_game_without_a_load_asks_its_state() -> None:
    game = philtre.Philtre(philtre.INFO, 2, {})
    pot = game.start()
    pot.secret = [Stream(1).below(4), 2]
    assert fingerprint(game.load(pot.data())) == fingerprint(pot)
