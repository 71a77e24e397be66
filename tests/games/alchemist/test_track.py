"""The fame track and the scoring chips (ALC-130 to ALC-134)."""

import pytest

from athanor.kernel import Event
from tests.games.alchemist.scenario import Table, at, at_the_end


def marker(table: Table, seat: int = 0) -> tuple[int, int, int]:
    """Return a seat's fame, space and chip."""
    adept = table.view().adepts[seat]
    return adept.fame, adept.space, adept.chip


def laps(events: list[Event]) -> list[tuple[object, str]]:
    """Return the laps told, each with its rule."""
    return [(event.message.args["fame"], event.rules[0]) for event in events if event.kind == "lap"]


@pytest.mark.rule("ALC-130", "ALC-R13")
@pytest.mark.parametrize("fame", [0, 49, 50, 99, 100, 149, 150, 152, 204])
def test_fame_is_the_total_not_the_space(fame: int) -> None:
    table = at(fame=[fame, 0, 0])
    table.play("create SD M 5")
    assert table.fame(0) == fame + 5


@pytest.mark.rule("ALC-131", "ALC-R14", "ALC-008")
@pytest.mark.parametrize(("fame", "value", "told"), [(41, 8, []), (41, 9, [50]), (41, 10, [50])])
def test_reaching_or_passing_0_takes_a_chip_of_50(fame: int, value: int, told: list[int]) -> None:
    table = at(fame=[fame, 0, 0])
    events = table.play(f"create SD M {value}")
    assert laps(events) == [(lap, "ALC-131") for lap in told]
    assert marker(table) == (fame + value, (fame + value) % 50, 50 if told else 0)


@pytest.mark.rule("ALC-132", "ALC-R14")
@pytest.mark.parametrize(("fame", "value", "told"), [(91, 8, []), (91, 9, [100]), (95, 10, [100])])
def test_the_second_time_the_chip_is_turned_to_100(fame: int, value: int, told: list[int]) -> None:
    table = at(fame=[fame, 0, 0])
    events = table.play(f"create SD M {value}")
    assert laps(events) == [(lap, "ALC-132") for lap in told]
    assert marker(table)[2] == (100 if told else 50)


@pytest.mark.rule("ALC-R13")
def test_chips_end_at_100_and_fame_goes_on() -> None:
    table = at(fame=[145, 0, 0])
    events = table.play("create SD M 7")
    assert laps(events) == [(150, "ALC-R13")]
    assert marker(table) == (152, 2, 100)


@pytest.mark.rule("ALC-133")
@pytest.mark.parametrize(
    ("fame", "space", "chip"),
    [
        (0, 0, 0),
        (49, 49, 0),
        (50, 0, 50),
        (99, 49, 50),
        (100, 0, 100),
        (149, 49, 100),
        (151, 1, 100),
    ],
)
def test_space_and_chip_only_show_the_fame(fame: int, space: int, chip: int) -> None:
    assert marker(at(fame=[fame, 0, 0])) == (fame, space, chip)


@pytest.mark.rule("ALC-133")
def test_a_chip_has_no_effect_on_play() -> None:
    assert at(fame=[120, 0, 0]).texts == at(fame=[0, 0, 0]).texts


@pytest.mark.rule("ALC-131", "ALC-132", "ALC-133")
def test_vector_e7() -> None:
    table = at(fame=[47, 0, 0])
    table.play("create SD M 6")
    assert marker(table) == (53, 3, 50)
    table = at(fame=[99, 0, 0])
    table.play("create SD M 1")
    assert marker(table) == (100, 0, 100)


@pytest.mark.rule("ALC-131", "ALC-067")
def test_copies_move_the_marker_too() -> None:
    table = at(fame=[49, 9, 0], potions={"SD": (1, "MB", 9)})
    events = table.play("copy SD B")
    assert laps(events) == [(50, "ALC-131")]


@pytest.mark.rule("ALC-134")
def test_final_scoring_moves_the_marker_and_turns_chips() -> None:
    table = at_the_end(["M", "SS", "BBB"], fame=[45, 99, 49])
    assert [marker(table, seat) for seat in range(3)] == [
        (55, 5, 50),
        (105, 5, 100),
        (50, 0, 50),
    ]
    assert laps(table.log.events) == [(50, "ALC-131"), (100, "ALC-132"), (50, "ALC-131")]
