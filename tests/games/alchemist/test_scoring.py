"""Final scoring (ALC-100 to ALC-114)."""

import pytest

from athanor.kernel import Message
from tests.games.alchemist.scenario import Table, at, at_the_end


def rewards(table: Table) -> list[int]:
    """Return what the schools were worth, by seat."""
    result = table.view().result
    assert result is not None
    return result.rewards


def pool(table: Table) -> list[int]:
    """Return the cubes that count for the schools."""
    result = table.view().result
    assert result is not None
    return result.pool


def leftovers(table: Table) -> list[int]:
    """Return the fame for cubes left, by seat."""
    outcome = table.game.outcome(table.match.state)
    return [lines[1].value for lines in outcome.scores]


@pytest.mark.rule("ALC-100", "ALC-R16")
def test_vector_e6_two_cubes_left_are_one_fame() -> None:
    table = at_the_end(["", "M", "MS", "MSBDT", "MMMMSSSBBBDDT"], schools="MSBDT")
    assert leftovers(table) == [0, 0, 1, 2, 6]
    told = [event for event in table.log.events if event.kind == "leftovers"]
    assert [event.message.args["fame"] for event in told] == [0, 0, 1, 2, 6]


@pytest.mark.rule("ALC-100", "ALC-R16")
def test_the_sum_is_rounded_down_once_and_types_are_mixed() -> None:
    table = at_the_end(["MSB", "MMMSSSBBB", "M"])
    assert leftovers(table) == [1, 4, 0]


@pytest.mark.rule("ALC-100")
def test_fame_for_cubes_left_is_added() -> None:
    table = at_the_end(["MMMM", "BB", "TTTTT"], fame=[10, 20, 30], options={"schools": False})
    assert table.fames() == [12, 21, 32]


@pytest.mark.rule("ALC-101", "ALC-102", "ALC-R33")
def test_all_supplies_count_with_the_reserve() -> None:
    table = at_the_end(["MMM", "SSM", "BT"], reserve="MD")
    assert pool(table) == [5, 2, 1, 1, 1]


@pytest.mark.rule("ALC-101", "ALC-R23")
def test_the_same_cubes_give_fame_and_count_for_the_schools() -> None:
    table = at_the_end(["MMMM", "SS", "B"])
    assert leftovers(table) == [2, 1, 0]
    assert pool(table) == [4, 2, 1, 0, 0]
    assert table.fames() == [2 + 0, 1 + 5, 0 + 10]


@pytest.mark.rule("ALC-101", "ALC-R33")
def test_pooling_does_not_examine_the_end_again_and_supplies_stay_for_all_to_see() -> None:
    table = at_the_end(["MSBDT", "MSBDT", "MSBDT"])
    assert table.match.is_over
    assert [adept.supply for adept in table.view().adepts] == [[1, 1, 1, 1, 1]] * 3


@pytest.mark.rule("ALC-102", "ALC-142")
def test_the_schools_are_revealed() -> None:
    table = at_the_end(["M", "S", "B"], schools="TDM")
    assert [adept.school for adept in table.view().adepts] == [4, 3, 0]
    told = [event for event in table.log.events if event.kind == "rewarded"]
    assert [event.message.args["ingredient"] for event in told] == [
        Message(f"alchemist-ingredient-{name}")
        for name in ("troll-eye", "dragon-blood", "mushroom")
    ]


@pytest.mark.rule("ALC-103")
def test_cubes_on_the_compendium_do_not_count() -> None:
    table = at_the_end(["MM", "SS", "BB"], potions={"SD": (0, "MMBB", 9), "MD": (1, "SBT", 3)})
    assert pool(table) == [2, 2, 2, 0, 0]


@pytest.mark.rule("ALC-104")
def test_cubes_in_the_bag_do_not_count() -> None:
    table = at_the_end(["MM", "SS", "BB"], bag="MMMSSD")
    assert pool(table) == [2, 2, 2, 0, 0]


@pytest.mark.rule("ALC-105", "ALC-R18")
def test_removed_cubes_do_not_count() -> None:
    table = at_the_end(["M", "S", "B"])
    assert min(table.removed) > 0
    assert pool(table) == [1, 1, 1, 0, 0]


@pytest.mark.rule("ALC-106")
def test_schools_nobody_represents_are_not_ranked() -> None:
    table = at_the_end(["MM", "TTT"], schools="MT")
    assert pool(table) == [2, 0, 0, 0, 3]
    assert rewards(table) == [6, 0]


@pytest.mark.rule("ALC-107")
def test_the_fewest_cubes_are_first_and_none_is_fewest() -> None:
    table = at_the_end(["MMM", "S", "T"], schools="MSB")
    result = table.view().result
    assert result is not None
    assert result.pool == [3, 1, 0, 0, 1]
    assert result.school_places == [3, 2, 1]
    assert rewards(table) == [0, 5, 10]


@pytest.mark.rule("ALC-106", "ALC-107", "ALC-111")
def test_vector_e4_without_ties() -> None:
    table = at_the_end(["MMMTTT", "BBBTTT", "MBTTTD"], reserve="MM", schools="MBT")
    assert pool(table) == [6, 0, 4, 1, 9]
    assert rewards(table) == [5, 10, 0]


@pytest.mark.rule("ALC-108", "ALC-109", "ALC-112", "ALC-R17")
def test_vector_e5_a_shared_place_and_none_left_out() -> None:
    table = at_the_end(["MMMMDDD", "SSSSDDD", "BBBBBBB", "DDD"], schools="MSBD")
    assert pool(table) == [4, 4, 7, 9, 0]
    assert rewards(table) == [12, 12, 8, 4]
    result = table.view().result
    assert result is not None
    assert result.school_places == [1, 1, 2, 3]


@pytest.mark.rule("ALC-108", "ALC-R17")
@pytest.mark.parametrize(
    ("supplies", "expected"),
    [
        (["M", "S", "B"], [10, 10, 10]),
        (["M", "SS", "BB"], [10, 5, 5]),
        (["MM", "S", "BB"], [5, 10, 5]),
        (["MM", "SS", "B"], [5, 5, 10]),
        (["M", "SS", "B"], [10, 5, 10]),
    ],
)
def test_equal_schools_get_the_full_reward_of_their_place(
    supplies: list[str], expected: list[int]
) -> None:
    assert rewards(at_the_end(supplies)) == expected


@pytest.mark.rule("ALC-109", "ALC-113")
def test_two_ties_leave_the_last_places_untaken() -> None:
    table = at_the_end(["M", "S", "BB", "DD", "TTT"])
    assert rewards(table) == [12, 12, 9, 9, 6]


@pytest.mark.parametrize(
    ("supplies", "expected"),
    [
        pytest.param(["M", "SS"], [6, 0], marks=pytest.mark.rule("ALC-110")),
        pytest.param(["M", "SS", "BBB"], [10, 5, 0], marks=pytest.mark.rule("ALC-111")),
        pytest.param(["M", "SS", "BBB", "DDDD"], [12, 8, 4, 0], marks=pytest.mark.rule("ALC-112")),
        pytest.param(
            ["M", "SS", "BBB", "DDDD", "TTTTT"],
            [12, 9, 6, 3, 0],
            marks=pytest.mark.rule("ALC-113"),
        ),
    ],
)
def test_the_rewards_by_number_of_players(supplies: list[str], expected: list[int]) -> None:
    table = at_the_end(supplies)
    assert rewards(table) == expected


@pytest.mark.rule("ALC-114")
def test_the_reward_is_added_to_the_fame() -> None:
    table = at_the_end(["M", "SS", "BBB"], fame=[40, 50, 60])
    assert table.fames() == [40 + 0 + 10, 50 + 1 + 5, 60 + 1 + 0]


@pytest.mark.rule("ALC-100", "ALC-114")
def test_every_sum_explains_itself() -> None:
    table = at_the_end(["M", "SS", "BBB"], fame=[40, 50, 60])
    outcome = table.game.outcome(table.match.state)
    assert [outcome.total(seat) for seat in range(3)] == table.fames()
    assert [[line.value for line in lines] for lines in outcome.scores] == [
        [40, 0, 10],
        [50, 1, 5],
        [60, 1, 0],
    ]
    reasons = [line.rules for line in outcome.scores[0]]
    assert reasons[1] == ("ALC-100",)
    assert {"ALC-111", "ALC-114"} <= set(reasons[2])


@pytest.mark.rule("ALC-R23")
def test_scoring_is_the_same_whoever_sits_where() -> None:
    one = at_the_end(["MM", "SSS", "BBBBB"], schools="MSB", fame=[3, 4, 5])
    other = at_the_end(["SSS", "MM", "BBBBB"], schools="SMB", fame=[4, 3, 5])
    assert one.fames() == [other.fame(1), other.fame(0), other.fame(2)]


@pytest.mark.rule("ALC-102")
def test_the_reserve_counts_as_it_is_after_the_last_action() -> None:
    table = at(supplies=["", "", ""], reserve="MMS", active=2)
    table.play("take S")
    assert pool(table) == [2, 1, 0, 0, 0]
