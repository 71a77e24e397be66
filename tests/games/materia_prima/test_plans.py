"""What a formula, a sale and a quest still take, and where on the board that is."""

import pytest

from athanor.games.materia_prima.show.plans import SpotView
from tests.games.materia_prima.scene import Table, at, counts


def named(table: Table, spots: list[SpotView]) -> dict[str, tuple[str, int]]:
    """Return where a plan leads: what is done or dug there, and how much of it."""
    hexes = table.view().hexes
    return {
        f"{hexes[spot.hex].q},{hexes[spot.hex].r}": (spot.element or spot.deed, spot.count)
        for spot in spots
    }


@pytest.mark.rule("MAT-160", "MAT-162")
def test_a_formula_leads_to_the_mines_it_lacks_and_to_the_tower() -> None:
    table = at(3, hands={0: "pugio"}, stores={0: "fire"})
    plans = table.player(0).plans
    assert plans is not None
    cost = [card.cost for card in table.player(0).hand or []]
    assert cost == [counts("fire iron")]
    (plan,) = plans
    assert plan.lacking == plan.raw == counts("iron")
    assert plan.conversions == 0
    where = named(table, plan.spots)
    assert where == {"-1,0": ("iron", 1), "-3,3": ("iron", 1), "0,0": ("make", 0)}


@pytest.mark.rule("MAT-142", "MAT-162")
def test_what_is_converted_leads_back_to_the_mines() -> None:
    table = at(3, hands={0: "gladius"})
    (card,) = table.player(0).hand or []
    (plan,) = table.player(0).plans or []
    assert plan.lacking == card.cost
    assert plan.conversions == sum(card.cost)
    assert sum(plan.raw) == 2 * sum(card.cost)


def test_what_is_there_is_lacking_nowhere() -> None:
    table = at(3, hands={0: "pugio"}, packs={(0, 0): "fire"}, stores={0: "iron"})
    (plan,) = table.player(0).plans or []
    assert sum(plan.lacking) == 0
    assert named(table, plan.spots) == {"0,0": ("make", 0)}


@pytest.mark.rule("MAT-188")
def test_nobody_else_sees_the_plans_of_a_hand() -> None:
    table = at(3, hands={0: "pugio"})
    assert table.view(1).players[0].plans is None
    assert table.view().players[0].plans is None


@pytest.mark.rule("MAT-181")
def test_what_is_in_the_tower_does_not_pay_an_extension() -> None:
    stored, carried = at(3, stores={0: "air"}), at(3, packs={(0, 0): "air"})
    for table, lacking in ((stored, "air fire"), (carried, "fire")):
        city = next(one for one in table.view(0).cities if one.extension == "retorta-terrae")
        assert city.plan is not None
        assert city.plan.lacking == counts(lacking)
        assert named(table, city.plan.spots)["-1,-2"] == ("buy", 0)
    assert all(city.plan is None for city in table.view().cities)


@pytest.mark.rule("MAT-300", "MAT-310", "MAT-312", "MAT-319")
@pytest.mark.parametrize(
    ("quest", "where"),
    [
        ("tyrannus", {"3,-1", "-1,-2", "-2,3"}),
        ("dominus-ignis", {"-2,3"}),
        ("paganus-sacerdos", {"0,-3", "-2,0"}),
        ("custodis-turris", {"1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"}),
        ("tropaeum-venator", set()),
    ],
)
def test_a_quest_shows_where_it_is_fulfilled(quest: str, where: set[str]) -> None:
    table = at(3, quests={0: quest})
    own = table.view(0).own_quest
    assert own is not None
    assert set(named(table, own.spots)) == where
