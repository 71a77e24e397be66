"""What is fixed before a match: seats, options, and which games there are."""

import pytest

from athanor.kernel import GameInfo, GameOption, Refused, find, games

INFO = GameInfo(
    name="try",
    prefix="TRY",
    min_seats=2,
    max_seats=3,
    seats_rule="TRY-1",
    turn_rule="TRY-2",
    end_rule="TRY-3",
    num_codes=1,
    max_answers=1,
    max_chance=1,
    num_outcomes=1,
    features=1,
    options=(
        GameOption("pace", ("slow", "fast"), "slow", ("TRY-4",)),
        GameOption("colours", ("red", "blue"), None, ("TRY-5",), per_seat=True, distinct=True),
        GameOption("moons", (True, False), False),
    ),
)


@pytest.mark.parametrize("seats", [1, 4])
def test_a_wrong_number_of_seats_is_refused_with_the_rule(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        INFO.check_seats(seats)
    assert caught.value.refusal.rules == ("TRY-1",)
    assert caught.value.refusal.message.args == {"seats": seats, "least": 2, "most": 3}


def test_options_not_given_have_their_defaults() -> None:
    assert INFO.complete_options({"pace": "fast"}, 2) == {
        "pace": "fast",
        "colours": [None, None],
        "moons": False,
    }


@pytest.mark.parametrize(
    ("given", "key", "rules"),
    [
        ({"pase": "fast"}, "kernel-no-such-option", ()),
        ({"pace": "swift"}, "kernel-bad-option-value", ("TRY-4",)),
        ({"moons": 1}, "kernel-bad-option-value", ()),
        ({"colours": "red"}, "kernel-option-per-seat", ("TRY-5",)),
        ({"colours": ["red"]}, "kernel-option-per-seat", ("TRY-5",)),
        ({"colours": ["red", "red"]}, "kernel-option-twice", ("TRY-5",)),
        ({"colours": ["red", "green"]}, "kernel-bad-option-value", ("TRY-5",)),
    ],
)
def test_a_bad_option_is_refused(
    given: dict[str, object], key: str, rules: tuple[str, ...]
) -> None:
    with pytest.raises(Refused) as caught:
        INFO.complete_options(given, 2)
    assert caught.value.refusal.message.key == key
    assert caught.value.refusal.rules == rules


def test_a_misspelt_option_is_answered_with_the_close_one() -> None:
    with pytest.raises(Refused) as caught:
        INFO.complete_options({"pase": "fast"}, 2)
    assert caught.value.refusal.message.args["close"] == "pace"


def test_the_games_of_the_house_are_found_by_name() -> None:
    assert find("alchemist") is games()["alchemist"]
    assert list(games()) == sorted(games())


def test_an_unknown_game_is_refused_with_the_close_one() -> None:
    with pytest.raises(Refused) as caught:
        find("alchemis")
    assert caught.value.refusal.message.args["close"] == "alchemist"
