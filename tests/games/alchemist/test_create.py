"""Creating a potion (ALC-040 to ALC-058)."""

import pytest

from athanor.games.alchemist.show.words import produces
from athanor.kernel import EVERYONE, SPECTATOR, Refused
from tests.games.alchemist.scenario import CAULDRONS, Table, at, five_potions, game, setup


def recipes(table: Table, cauldron: str) -> set[str]:
    """Return the recipes that the active seat may create on a cauldron."""
    words = [text.split() for text in table.texts]
    return {word[2] for word in words if word[0] == "create" and word[1] == cauldron}


# --- What is needed ---


@pytest.mark.rule("ALC-040")
def test_without_a_seal_nothing_can_be_created() -> None:
    table = at(potions=five_potions(0))
    assert table.rule_against("create SD MMBBT 9") == "ALC-040"
    assert "create" not in table.verbs


@pytest.mark.rule("ALC-040", "ALC-015")
def test_the_fifth_seal_can_still_be_used_and_then_never_again() -> None:
    table = at(potions=dict([*five_potions(0).items()][:4]))
    table.play("create SD MMBBT 9", "take M", "take M")
    assert table.adept(0).seals == 0
    assert table.rule_against("create BD M 10") == "ALC-040"


@pytest.mark.rule("ALC-040")
def test_others_can_still_create() -> None:
    table = at(potions=five_potions(0), active=1)
    table.play("create SD MMBBT 9")
    assert table.adept(1).seals == 4


@pytest.mark.rule("ALC-041", "ALC-004")
@pytest.mark.parametrize("creator", [0, 1])
def test_the_cauldron_must_be_empty(creator: int) -> None:
    table = at(potions={"SD": (creator, "MMBBT", 9)})
    assert table.rule_against("create SD MB 3") == "ALC-041"
    assert recipes(table, "SD") == set()
    assert recipes(table, "ST") != set()


@pytest.mark.rule("ALC-042")
def test_a_recipe_has_one_to_five_cubes() -> None:
    table = at()
    for name in CAULDRONS:
        assert {len(recipe) for recipe in recipes(table, name)} == {1, 2, 3, 4, 5}


@pytest.mark.rule("ALC-042")
def test_six_cubes_are_too_many() -> None:
    assert at().rule_against("create SD MMBBTT 9") == "ALC-042"


@pytest.mark.rule("ALC-042")
def test_a_potion_of_no_cube_cannot_be() -> None:
    data = at(potions={"SD": (0, "M", 9)}).match.state.data()
    potions = data["potions"]
    assert isinstance(potions, list)
    potions[CAULDRONS.index("SD")]["recipe"] = [0, 0, 0, 0, 0]
    with pytest.raises(Refused) as caught:
        game().load(data)
    assert caught.value.refusal.rules == ("ALC-042",)


@pytest.mark.rule("ALC-043")
@pytest.mark.parametrize("recipe", ["MM", "B", "MT", "MB"])
def test_cubes_come_from_the_own_supply_alone(recipe: str) -> None:
    table = at(supplies=["MSSD", "MMBBTT", "MMBBTT"])
    assert table.rule_against(f"create SD {recipe} 9") == "ALC-043"
    assert recipes(table, "SD") == {"M"}


@pytest.mark.rule("ALC-044", "ALC-R24")
@pytest.mark.parametrize("recipe", ["S", "D", "SS", "MMS", "MBD", "MSBDT"])
def test_no_product_of_the_cauldron_may_go_into_it(recipe: str) -> None:
    assert at().rule_against(f"create SD {recipe} 9") == "ALC-044"


@pytest.mark.rule("ALC-044", "ALC-R24")
def test_every_cauldron_bars_its_two_products_and_nothing_else() -> None:
    table = at()
    for name in CAULDRONS:
        used = {letter for recipe in recipes(table, name) for letter in recipe}
        assert used == set("MSBDT") - set(name)


@pytest.mark.rule("ALC-045")
@pytest.mark.parametrize("recipe", ["MMM", "MMMBT", "BBB", "TTTTT"])
def test_no_type_more_than_twice(recipe: str) -> None:
    table = at(supplies=["MMMBBBTTTTT", "", ""])
    assert table.rule_against(f"create SD {recipe} 9") == "ALC-045"


@pytest.mark.rule("ALC-045")
def test_twice_is_allowed_and_no_option_has_more() -> None:
    table = at(supplies=["MMMBBBTTTTT", "", ""])
    offered = recipes(table, "SD")
    assert "MMBBT" in offered
    assert max(recipe.count(letter) for recipe in offered for letter in "MBT") == 2


@pytest.mark.rule("ALC-046", "ALC-R2")
@pytest.mark.parametrize("creator", [0, 1])
@pytest.mark.parametrize("cauldron", ["MS", "MD", "ST", "DT", "MT"])
def test_a_recorded_recipe_is_recorded_on_every_cauldron(creator: int, cauldron: str) -> None:
    table = at(potions={"SD": (creator, "BB", 9)})
    assert table.rule_against(f"create {cauldron} BB 3") == "ALC-046"
    assert "BB" not in recipes(table, cauldron)


@pytest.mark.rule("ALC-046")
@pytest.mark.parametrize("written", ["MB", "BM", "bm"])
def test_the_order_of_the_cubes_is_irrelevant(written: str) -> None:
    table = at(potions={"SD": (1, "MB", 9)})
    assert table.rule_against(f"create ST {written} 3") == "ALC-046"
    assert table.turn.parse("create ST DMB 3") == table.turn.parse("create ST BDM 3")


@pytest.mark.rule("ALC-046", "ALC-R2")
def test_less_and_more_of_the_same_are_different_recipes() -> None:
    table = at(potions={"SD": (1, "MMB", 9)})
    assert {"M", "MM", "MB", "B", "MMBB", "MMBD", "BB"} <= recipes(table, "ST")
    assert recipes(table, "ST") == recipes(at(), "ST") - {"MMB"}


@pytest.mark.rule("ALC-046")
def test_a_recipe_created_just_now_is_barred_at_once() -> None:
    table = at()
    table.play("create SD MB 9")
    for name in ("SD", "ST", "DT"):
        assert "MB" not in recipes(table, name)
    assert table.rule_against("create ST MB 1") == "ALC-046"


@pytest.mark.rule("ALC-047")
def test_a_tile_on_a_cauldron_is_taken() -> None:
    table = at(potions={"MS": (1, "B", 9)})
    assert table.rule_against("create SD MMBBT 9") == "ALC-047"
    assert {text.split()[3] for text in table.texts if text.startswith("create")} == {
        str(value) for value in range(1, 11) if value != 9
    }


@pytest.mark.rule("ALC-048", "ALC-R10")
@pytest.mark.parametrize("recipe", ["M", "MM", "MBT", "MMBBT", "MBBTT"])
def test_any_tile_goes_with_any_recipe(recipe: str) -> None:
    texts = at().texts
    for value in range(1, 11):
        assert f"create SD {recipe} {value}" in texts
        table = at()
        table.play(f"create SD {recipe} {value}")
        assert table.fame(0) == value


# --- What happens ---


@pytest.mark.rule("ALC-050")
def test_a_seal_goes_to_the_cauldron_and_stays() -> None:
    table = at()
    table.play("create SD MMBBT 9", "copy SD B", "copy SD M", "take M")
    potion = table.potion("SD")
    assert potion is not None
    assert potion.creator == 0
    assert [adept.seals for adept in table.view().adepts] == [4, 5, 5]
    table.play("create ST D 2")
    other = table.potion("ST")
    assert other is not None
    assert other.creator == 1
    assert [adept.seals for adept in table.view().adepts] == [4, 4, 5]


@pytest.mark.rule("ALC-051")
def test_the_cubes_go_to_the_cauldron_and_stay() -> None:
    table = at(supplies=["MMMBBBTT", "MMBBT"])
    removed = table.removed
    table.play("create SD MMBBT 9")
    assert table.supply(0) == (1, 1, 1, 1, 1)
    assert table.removed == removed
    table.play("copy SD B")
    potion = table.potion("SD")
    assert potion is not None
    assert potion.recipe == [2, 0, 2, 0, 1]


@pytest.mark.rule("ALC-052")
def test_the_tile_goes_to_the_cauldron_and_stays() -> None:
    table = at()
    table.play("create SD MMBBT 9")
    assert table.view().tiles == [1, 2, 3, 4, 5, 6, 7, 8, 10]
    table.play("copy SD B")
    potion = table.potion("SD")
    assert potion is not None
    assert potion.value == 9
    assert 9 not in table.view().tiles


@pytest.mark.rule("ALC-053")
@pytest.mark.parametrize("value", [1, 5, 10])
def test_fame_rises_at_once_by_the_value(value: int) -> None:
    table = at(fame=[7, 8, 9])
    table.play(f"create SD M {value}")
    assert table.fames() == [7 + value, 8, 9]


@pytest.mark.rule("ALC-054", "ALC-R4")
@pytest.mark.parametrize("name", CAULDRONS)
def test_one_cube_of_each_product_comes_from_the_reserve(name: str) -> None:
    kinds = "MSBDT"
    recipe = next(letter for letter in kinds if letter not in name)
    table = at()
    reserve, bag = table.reserve, table.bag
    table.play(f"create {name} {recipe} 4")
    for index, letter in enumerate(kinds):
        gained = int(letter in name)
        assert table.supply(0)[index] == 2 + gained - int(letter == recipe)
        assert table.reserve[index] == reserve[index] - gained
    assert table.bag == bag


@pytest.mark.rule("ALC-055", "ALC-056")
@pytest.mark.parametrize(
    ("reserve", "received"),
    [
        ("MMSSBBTT", (0, 1, 0, 0, 0)),
        ("MMBBDDTT", (0, 0, 0, 1, 0)),
        ("MMBBTT", (0, 0, 0, 0, 0)),
        ("MMSDBBTT", (0, 1, 0, 1, 0)),
    ],
)
def test_an_exhausted_product_is_not_received_and_nothing_replaces_it(
    reserve: str, received: tuple[int, ...]
) -> None:
    table = at(supplies=["M", "", ""], reserve=reserve, bag="SSDD")
    before = table.reserve
    (event,) = table.play("create SD M 6")
    assert table.supply(0) == received
    assert table.bag == (0, 2, 0, 2, 0)
    assert table.reserve == tuple(a - b for a, b in zip(before, received, strict=True))
    assert ("ALC-055" in event.rules) == (sum(received) < 2)
    assert ("ALC-054" in event.rules) == (sum(received) == 2)


@pytest.mark.rule("ALC-056")
def test_a_potion_may_be_created_though_its_products_are_exhausted() -> None:
    table = at(reserve="MMBBTT")
    assert "create SD MMBBT 9" in table.texts
    assert recipes(table, "SD") == recipes(at(), "SD")


@pytest.mark.rule("ALC-057")
def test_creating_costs_no_tribute() -> None:
    table = at()
    others = [table.supply(1), table.supply(2)]
    table.play("create SD MMBBT 9")
    assert [table.supply(1), table.supply(2)] == others
    assert sum(table.supply(0)) == 10 - 5 + 2


@pytest.mark.rule("ALC-058", "ALC-144")
def test_everybody_sees_what_was_created() -> None:
    table = at()
    (event,) = table.play("create SD MMBBT 9")
    assert (event.kind, event.seat, event.audience) == ("created", 0, EVERYONE)
    args = event.message.args
    assert (args["cauldron"], args["fame"]) == (produces([1, 3]), 9)
    assert {"recipe", "received", "seat"} <= set(args)
    for viewer in (0, 1, 2, SPECTATOR):
        potion = table.view(viewer).cauldrons[CAULDRONS.index("SD")].potion
        assert potion is not None
        assert (potion.creator, potion.recipe, potion.value) == (0, [2, 0, 2, 0, 1], 9)


@pytest.mark.rule(
    "ALC-043", "ALC-044", "ALC-050", "ALC-051", "ALC-052", "ALC-053", "ALC-054", "ALC-057"
)
def test_vector_e1_abigail_creates() -> None:
    supply = "MMMSBBBDDTTT"
    table = at(supplies=[supply, "", ""], reserve="MSBDT" * 12, bag="")
    removed = table.removed
    assert table.rule_against("create SD MMSBBT 9") == "ALC-042"
    assert table.rule_against("create SD MMSBB 9") == "ALC-044"
    table.play("create SD MMBBT 9")
    assert table.supply(0) == (1, 2, 1, 3, 2)
    assert (table.fame(0), table.adept(0).seals) == (9, 4)
    assert table.reserve == (12, 11, 12, 11, 12)
    assert table.view().tiles == [1, 2, 3, 4, 5, 6, 7, 8, 10]
    potion = table.potion("SD")
    assert potion is not None
    assert (potion.creator, potion.recipe, potion.value) == (0, [2, 0, 2, 0, 1], 9)
    assert table.removed == removed


@pytest.mark.rule("ALC-R11")
def test_tiles_and_cauldrons_run_out_together() -> None:
    single = ["B", "S", "T", "D", "M", "MB", "BD", "ST", "MS", "SB"]
    recorded = list(zip(CAULDRONS, single, range(1, 11), strict=True))
    by_two = {name: (value % 2, recipe, value) for name, recipe, value in recorded}
    table = at(2, supplies=["MSBDT", "MSBDT"], potions=by_two)
    assert [adept.seals for adept in table.view().adepts] == [0, 0]
    assert table.view().tiles == []
    assert "create" not in table.verbs
    by_three = {name: (value % 3, recipe, value) for name, recipe, value in recorded[:9]}
    almost = at(3, supplies=["MSBDT"] * 3, potions=by_three)
    assert almost.view().tiles == [10]
    assert {text.split()[1] for text in almost.texts if text.startswith("create")} == {"DT"}
    almost.play("create DT BS 10")
    assert almost.view().tiles == []
    assert "create" not in almost.verbs


@pytest.mark.rule("ALC-040")
def test_a_whole_supply_of_seals_is_five_potions() -> None:
    table = setup(3)
    created = 0
    while table.view().round < 9 and not table.match.is_over:
        texts = [text for text in table.texts if text.startswith("create")]
        if table.active == 0 and texts:
            created += 1
            table.play(texts[0])
        else:
            table.play(next(text for text in table.texts if text.startswith("take")))
    assert created == 5
    assert table.adept(0).seals == 0
