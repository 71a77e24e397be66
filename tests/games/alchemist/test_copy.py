"""Copying a potion (ALC-060 to ALC-074)."""

import pytest

from athanor.kernel import EVERYONE, SPECTATOR, Listing, Message, SeatName
from tests.games.alchemist.scenario import CAULDRONS, Table, at

ABIGAIL, MERLIN, THIRD = 0, 1, 2


def merlin(supply: str = "MMBBT", recipe: str = "MMBBT", reserve: str = "MMSSBBDDTT") -> Table:
    """Return a table where Merlin may copy what Abigail has created."""
    return at(
        supplies=["M", supply, ""],
        reserve=reserve,
        bag="",
        potions={"SD": (ABIGAIL, recipe, 9)},
        active=MERLIN,
    )


def copies(table: Table) -> list[str]:
    """Return the copies that the active seat may make."""
    return [text for text in table.texts if text.startswith("copy")]


# --- What is needed ---


@pytest.mark.rule("ALC-060")
def test_an_empty_cauldron_has_nothing_to_copy() -> None:
    table = merlin()
    assert table.rule_against("copy MS B") == "ALC-060"
    assert {text.split()[1] for text in copies(table)} == {"SD"}


@pytest.mark.rule("ALC-061")
def test_nobody_copies_the_own_potion() -> None:
    table = at(potions={"SD": (ABIGAIL, "MMBBT", 9)})
    assert table.rule_against("copy SD B") == "ALC-061"
    assert copies(table) == []


@pytest.mark.rule("ALC-061")
def test_everybody_else_may_copy_it() -> None:
    for seat in (1, 2, 3):
        table = at(4, potions={"SD": (ABIGAIL, "MMBBT", 9)}, active=seat)
        assert copies(table) == ["copy SD M", "copy SD B", "copy SD T"]


@pytest.mark.rule("ALC-062")
@pytest.mark.parametrize("supply", ["MMBB", "MBBT", "MMBT", "MMBSSDDD", "SSSDDD", ""])
def test_every_cube_of_the_recipe_must_be_in_the_supply(supply: str) -> None:
    table = merlin(supply)
    assert table.rule_against("copy SD M") == "ALC-062"
    assert copies(table) == []


@pytest.mark.rule("ALC-062")
def test_exactly_the_recipe_is_paid_and_the_rest_stays() -> None:
    table = merlin("MMMSBBBBDTT", reserve="MM")
    table.play("copy SD B")
    assert table.supply(MERLIN) == (1, 1, 2, 1, 1)


@pytest.mark.rule("ALC-062")
@pytest.mark.parametrize("recipe", ["M", "MM", "MB", "MBT", "MMBB", "MMBTT"])
def test_the_exact_supply_is_enough(recipe: str) -> None:
    table = merlin(recipe, recipe, reserve="MB")
    table.play(copies(table)[0])
    assert table.supply(MERLIN) == (0, 0, 0, 0, 0)


@pytest.mark.rule("ALC-063", "ALC-R3")
@pytest.mark.parametrize(
    ("recipe", "tributes"), [("MMBBT", "MBT"), ("MMB", "MB"), ("T", "T"), ("BT", "BT")]
)
def test_the_copier_chooses_the_tribute_among_the_types_used(recipe: str, tributes: str) -> None:
    table = merlin("MMBBTTSSDD", recipe)
    assert copies(table) == [f"copy SD {letter}" for letter in tributes]


@pytest.mark.rule("ALC-063")
@pytest.mark.parametrize("letter", ["S", "D", "B"])
def test_a_type_not_in_the_recipe_is_no_tribute(letter: str) -> None:
    table = merlin("MMBBTTSSDD", "MMT")
    assert table.rule_against(f"copy SD {letter}") == "ALC-063"


# --- What happens ---


@pytest.mark.rule("ALC-064")
def test_the_cubes_leave_the_copiers_supply() -> None:
    table = merlin("MMMBBBTT", reserve="")
    table.play("copy SD T")
    assert table.supply(MERLIN) == (1, 0, 1, 0, 1)


@pytest.mark.rule("ALC-065", "ALC-R4")
@pytest.mark.parametrize(
    ("tribute", "abigail"), [("M", (2, 0, 0, 0, 0)), ("B", (1, 0, 1, 0, 0)), ("T", (1, 0, 0, 0, 1))]
)
def test_one_cube_of_the_chosen_type_goes_to_the_creator(
    tribute: str, abigail: tuple[int, ...]
) -> None:
    table = merlin()
    table.play(f"copy SD {tribute}")
    assert table.supply(ABIGAIL) == abigail
    assert table.active == THIRD


@pytest.mark.rule("ALC-066", "ALC-R18")
@pytest.mark.parametrize(
    ("tribute", "gone"), [("M", (1, 0, 2, 0, 1)), ("B", (2, 0, 1, 0, 1)), ("T", (2, 0, 2, 0, 0))]
)
def test_all_other_cubes_leave_the_game(tribute: str, gone: tuple[int, ...]) -> None:
    table = merlin(reserve="MMBBTT")
    removed, reserve = table.removed, table.reserve
    table.play(f"copy SD {tribute}")
    assert table.removed == tuple(a + b for a, b in zip(removed, gone, strict=True))
    assert table.reserve == reserve
    assert table.bag == (0, 0, 0, 0, 0)
    potion = table.potion("SD")
    assert potion is not None
    assert sum(potion.recipe) == 5


@pytest.mark.rule("ALC-067", "ALC-071")
def test_the_copier_gains_the_value_and_the_creator_nothing() -> None:
    table = merlin()
    before = table.fames()
    table.play("copy SD B")
    assert [now - then for now, then in zip(table.fames(), before, strict=True)] == [0, 9, 0]


@pytest.mark.rule("ALC-068", "ALC-R4")
def test_the_copier_receives_both_products_from_the_reserve() -> None:
    table = merlin()
    table.play("copy SD B")
    assert table.supply(MERLIN) == (0, 1, 0, 1, 0)
    assert table.reserve == (2, 1, 2, 1, 2)


@pytest.mark.rule("ALC-069", "ALC-R4")
@pytest.mark.parametrize(
    ("reserve", "received"),
    [
        ("MMSBBTT", (0, 1, 0, 0, 0)),
        ("MMBBDTT", (0, 0, 0, 1, 0)),
        ("MMBBTT", (0, 0, 0, 0, 0)),
    ],
)
def test_an_exhausted_product_is_not_received_and_the_copy_is_still_legal(
    reserve: str, received: tuple[int, ...]
) -> None:
    table = merlin(reserve=reserve)
    (event,) = table.play("copy SD M")
    assert table.supply(MERLIN) == received
    assert "ALC-055" in event.rules


@pytest.mark.rule("ALC-070")
def test_the_potion_stays_as_it_is() -> None:
    table = merlin()
    potion, tiles = table.potion("SD"), table.view().tiles
    table.play("copy SD M")
    assert table.potion("SD") == potion
    assert table.view().tiles == tiles
    assert [adept.seals for adept in table.view().adepts] == [4, 5, 5]


@pytest.mark.rule("ALC-072")
def test_a_single_cube_is_the_tribute_and_nothing_is_removed() -> None:
    table = merlin("T", "T")
    removed = table.removed
    table.play("copy SD T")
    assert table.removed == removed
    assert table.supply(ABIGAIL) == (1, 0, 0, 0, 1)
    assert table.supply(MERLIN) == (0, 1, 0, 1, 0)


@pytest.mark.rule("ALC-073", "ALC-R9")
def test_a_potion_may_be_copied_right_away_and_again_and_again() -> None:
    table = at(supplies=["MB", "MMMBBB", "MMBB"], potions={})
    table.play("create SD MB 9")
    for _ in range(2):
        table.play("copy SD M", "copy SD B", "take T")
    assert table.active == MERLIN
    assert copies(table) == ["copy SD M", "copy SD B"]
    assert table.fames() == [9, 18, 18]


@pytest.mark.rule("ALC-074")
def test_everybody_sees_what_was_paid_given_and_received() -> None:
    table = merlin()
    (event,) = table.play("copy SD B")
    assert (event.kind, event.seat, event.audience) == ("copied", MERLIN, EVERYONE)
    args = event.message.args
    assert args["creator"] == SeatName(ABIGAIL)
    assert args["tribute"] == Message("alchemist-ingredient-bird-leg")
    assert args["recipe"] == Listing(
        (
            Message("alchemist-cubes-mushroom", {"count": 2}),
            Message("alchemist-cubes-bird-leg", {"count": 2}),
            Message("alchemist-cubes-troll-eye", {"count": 1}),
        )
    )
    assert args["received"] == Listing(
        (
            Message("alchemist-cubes-spider", {"count": 1}),
            Message("alchemist-cubes-dragon-blood", {"count": 1}),
        )
    )
    assert args["fame"] == 9
    assert table.log.seen_by(SPECTATOR) == [event]


@pytest.mark.rule("ALC-062", "ALC-064", "ALC-065", "ALC-066", "ALC-067", "ALC-068", "ALC-070")
def test_vector_e2_merlin_copies() -> None:
    table = at(
        supplies=["MMMSBBBDDTTT", "MMSSBBBBDDTT", ""],
        reserve="MSBDT" * 12,
        bag="",
    )
    removed = table.removed
    table.play("create SD MMBBT 9", "copy SD B")
    assert table.supply(MERLIN) == (0, 3, 2, 3, 1)
    assert (table.fame(MERLIN), table.adept(MERLIN).seals) == (9, 5)
    assert (table.supply(ABIGAIL), table.fame(ABIGAIL)) == ((1, 2, 2, 3, 2), 9)
    assert table.reserve == (12, 10, 12, 10, 12)
    gone = tuple(now - then for now, then in zip(table.removed, removed, strict=True))
    assert gone == (2, 0, 1, 0, 1)
    potion = table.view().cauldrons[CAULDRONS.index("SD")].potion
    assert potion is not None
    assert (potion.creator, potion.recipe, potion.value) == (ABIGAIL, [2, 0, 2, 0, 1], 9)
