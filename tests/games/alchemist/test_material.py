"""What is in the box (ALC-001 to ALC-009)."""

from itertools import combinations

import pytest

from athanor.kernel import Refused, find
from tests.games.alchemist.scenario import LETTERS, at, game, setup

EVERY_COUNT = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@pytest.mark.rule("ALC-001")
@EVERY_COUNT
def test_two_to_five_may_play(seats: int) -> None:
    assert len(setup(seats).view().adepts) == seats


@pytest.mark.rule("ALC-001")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_no_other_number_may_play(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        find("alchemist").build(seats)
    assert caught.value.refusal.rules == ("ALC-001",)


@pytest.mark.rule("ALC-002")
def test_five_types_with_32_cubes_each_make_160() -> None:
    table = setup(5)
    supplies = [table.supply(seat) for seat in range(5)]
    per_type = [sum(pile) for pile in zip(table.reserve, table.bag, *supplies, strict=True)]
    assert per_type == [32] * 5
    assert sum(per_type) == 160


@pytest.mark.rule("ALC-002")
@pytest.mark.parametrize("name", ["X", "MM", "7"])
def test_there_is_no_sixth_type(name: str) -> None:
    assert at().rule_against(f"take {name}") == "ALC-002"


@pytest.mark.rule("ALC-002")
def test_there_is_no_33rd_cube() -> None:
    table = setup(5)
    data = table.match.state.data()
    data["reserve"] = [19, 18, 18, 18, 18]
    with pytest.raises(Refused) as caught:
        game(5).load(data)
    assert "ALC-002" in caught.value.refusal.rules


@pytest.mark.rule("ALC-003")
@EVERY_COUNT
def test_ten_cauldrons_one_for_each_pair_of_types(seats: int) -> None:
    cauldrons = setup(seats).view().cauldrons
    assert [cauldron.name for cauldron in cauldrons] == [a + b for a, b in combinations(LETTERS, 2)]
    assert [tuple(cauldron.products) for cauldron in cauldrons] == [*combinations(range(5), 2)]


@pytest.mark.rule("ALC-003")
def test_a_cauldron_that_does_not_exist_is_refused() -> None:
    assert at().rule_against("create MM SB 5") == "ALC-003"


@pytest.mark.rule("ALC-004")
def test_a_cauldron_holds_one_potion_with_seal_cubes_and_tile() -> None:
    table = at(active=1, potions={"SD": (0, "MMBBT", 9)})
    potion = table.potion("SD")
    assert potion is not None
    assert (potion.creator, potion.recipe, potion.value) == (0, [2, 0, 2, 0, 1], 9)
    assert "create SD" not in {" ".join(text.split()[:2]) for text in table.texts}


@pytest.mark.rule("ALC-005")
def test_ten_tiles_one_of_each_value_from_1_to_10() -> None:
    table = at()
    values = {text.split()[3] for text in table.texts if text.startswith("create")}
    assert values == {str(value) for value in range(1, 11)}


@pytest.mark.rule("ALC-005")
@pytest.mark.parametrize("tile", ["0", "11", "-1", "5.0", "100", "five", "٣"])
def test_there_is_no_other_tile(tile: str) -> None:
    assert at().rule_against(f"create SD M {tile}") == "ALC-005"


@pytest.mark.rule("ALC-005")
def test_no_tile_is_there_twice() -> None:
    data = at(potions={"SD": (0, "M", 9)}).match.state.data()
    data["tiles"] = list(range(1, 11))
    with pytest.raises(Refused) as caught:
        game().load(data)
    assert "ALC-005" in caught.value.refusal.rules


@pytest.mark.rule("ALC-006")
def test_five_schools_one_for_each_type() -> None:
    assert sorted(setup(5).schools) == [0, 1, 2, 3, 4]


@pytest.mark.rule("ALC-006")
def test_there_is_no_sixth_school() -> None:
    data = at().match.state.data()
    data["schools"] = [0, 1, 5]
    with pytest.raises(Refused) as caught:
        game().load(data)
    assert caught.value.refusal.rules == ("ALC-006",)


@pytest.mark.rule("ALC-007")
def test_five_colours_each_with_six_seals() -> None:
    alchemist = game(5)
    assert sorted(alchemist.colours) == ["black", "brown", "purple", "red", "white"]
    marker = 1
    for adept in setup(5).view().adepts:
        assert adept.seals + marker == 6


@pytest.mark.rule("ALC-008")
def test_the_track_is_a_ring_of_fifty_spaces() -> None:
    table = at(4, fame=[0, 49, 50, 99])
    assert [adept.space for adept in table.view().adepts] == [0, 49, 0, 49]


@pytest.mark.rule("ALC-009")
def test_there_is_a_chip_with_two_sides_for_everybody() -> None:
    assert [adept.chip for adept in at(5, fame=[50] * 5).view().adepts] == [50] * 5
    assert [adept.chip for adept in at(5, fame=[100] * 5).view().adepts] == [100] * 5
