"""The tower: Equip, Convert, Transmute, extensions; homunculi, equipment, the Stone, abilities."""

import pytest

from athanor.games.materia_prima.codes import ELEMENTS, FIRST_SOURCE, PRODUCT, SECOND_SOURCE
from tests.games.materia_prima.scene import STONE_CARDS, at

# --- Storing and Equip ---


@pytest.mark.rule("MAT-131", "MAT-132", "MAT-E5")
def test_unloading_two_elements_takes_one_action() -> None:
    table = at(3, homunculi={(0, 1): ("taikos", "0,0")}, packs={(0, 1): "iron gold"})
    table.play("equip h1", "unload all", "done")
    assert (table.store(0), table.pack(0, 1), table.figure(0, 1).left) == ("iron gold", "", 1)


@pytest.mark.rule("MAT-131", "MAT-R15", "MAT-R16")
def test_one_equip_moves_units_both_ways_within_the_capacity() -> None:
    table = at(3, packs={(0, 0): "iron iron iron iron"}, stores={0: "gold " * 40})
    table.play("equip a")
    assert table.rules_against("done") == ("MAT-R15",)
    assert table.rules_against("load gold") == ("MAT-072",)
    table.play("unload iron", "unload iron", "load gold", "load gold")
    assert table.rules_against("load gold") == ("MAT-072",)
    assert table.rules_against("unload gold") == ("MAT-R15",)
    table.play("done")
    assert table.pack(0) == "iron iron gold gold"
    assert table.store(0).count("gold") == 38


@pytest.mark.rule("MAT-R15")
def test_an_equip_that_could_change_nothing_is_refused() -> None:
    assert at(3).rules_against("equip a") == ("MAT-R15",)


@pytest.mark.rule("MAT-133", "MAT-211", "MAT-214", "MAT-137")
def test_items_change_with_equip() -> None:
    table = at(3, made={0: "gladius lorica codex speculum"}, worn={0: "pala"})
    table.play("equip a", "wear gladius")
    assert table.rules_against("wear lorica") == ("MAT-211",)
    table.play("stow pala", "wear lorica", "done")
    player = table.player(0)
    assert [item.card.id for item in player.worn] == ["lorica", "gladius"]
    assert sorted(card.id for card in player.stored) == ["codex", "pala", "speculum"]
    assert table.figure(0).left == 2


@pytest.mark.rule("MAT-134", "MAT-135", "MAT-R34")
def test_convert_brings_a_free_transfer_of_elements_only() -> None:
    table = at(3, packs={(0, 0): "air iron"}, stores={0: "fire gold"}, made={0: "gladius"})
    table.play("convert copper")
    assert table.figure(0).left == 2
    assert table.rules_against("wear gladius") == ("MAT-135",)
    table.play("unload iron", "load gold", "load copper", "done")
    assert (table.pack(0), table.store(0)) == ("copper gold", "iron")
    assert table.figure(0).left == 2


@pytest.mark.rule("MAT-134")
def test_transmute_brings_it_too() -> None:
    table = at(3, packs={(0, 0): "fire iron gold"}, hands={0: "pugio"})
    table.play("transmute pugio", "store", "unload gold")
    assert table.store(0) == "gold"
    assert table.figure(0).left == 2


@pytest.mark.rule("MAT-130", "MAT-064")
def test_nobody_else_gets_at_a_tower() -> None:
    table = at(3, spots={0: "2,0"}, stores={1: "gold"})
    assert table.rules_against("move a 3,0") == ("MAT-064",)
    table.play("drop a", "drop soul")
    assert table.store(1) == "gold"


# --- Convert ---


@pytest.mark.rule(
    "MAT-140",
    "MAT-141",
    "MAT-142",
    "MAT-143",
    "MAT-144",
    "MAT-145",
    "MAT-146",
    "MAT-147",
    "MAT-148",
    "MAT-E8",
    "MAT-R01",
    "MAT-032",
)
@pytest.mark.parametrize(
    ("first", "second", "product"),
    [
        ("water", "earth", "sulfur"),
        ("earth", "air", "glass"),
        ("air", "fire", "copper"),
        ("fire", "iron", "mercury"),
        ("sulfur", "glass", "aqua-regia"),
        ("glass", "copper", "platinum"),
        ("copper", "mercury", "gold"),
    ],
)
def test_the_conversion_table(first: str, second: str, product: str) -> None:
    table = at(3, packs={(0, 0): first}, stores={0: second})
    assert [text for text in table.texts if text.startswith("convert")] == [f"convert {product}"]
    table.play(f"convert {product}", "done")
    assert (table.pack(0), table.store(0), table.figure(0).left) == ("", product, 2)


@pytest.mark.rule("MAT-149", "MAT-150", "MAT-035")
def test_sources_come_from_card_and_tower_and_both_are_needed() -> None:
    table = at(3, packs={(0, 0): "fire"}, stores={0: "iron iron"})
    assert table.rules_against("convert copper") == ("MAT-150",)
    table.play("convert mercury", "done")
    assert (table.pack(0), table.store(0)) == ("", "iron mercury")


@pytest.mark.rule("MAT-151", "MAT-205", "MAT-203")
def test_homunculi_do_not_convert_and_theirs_does_not_count() -> None:
    table = at(3, homunculi={(0, 1): ("limmex", "0,0")}, packs={(0, 0): "fire", (0, 1): "iron"})
    assert table.rules_against("convert mercury") == ("MAT-150", "MAT-151")
    kinds = {text.split()[0] for text in table.texts if " h1" in text}
    assert kinds == {"move", "equip"}
    outside = at(
        3, spots={0: "1,-1"}, homunculi={(0, 1): ("limmex", "0,0")}, stores={0: "air fire"}
    )
    assert outside.rules_against("convert copper") == ("MAT-057", "MAT-140")


@pytest.mark.rule("MAT-152")
def test_nothing_is_converted_back() -> None:
    for source in (FIRST_SOURCE, SECOND_SOURCE):
        assert all(made > used for made, used in zip(PRODUCT, source, strict=True))
    table = at(3, stores={0: "gold gold platinum"})
    assert not [text for text in table.texts if text.startswith("convert")]
    assert ELEMENTS[-1] == "gold"


@pytest.mark.rule("MAT-E9")
def test_gold_in_one_turn() -> None:
    table = at(3, packs={(0, 0): "air fire"}, stores={0: "fire iron"})
    table.play("convert copper", "done", "convert mercury", "done", "convert gold", "done")
    assert (table.pack(0), table.store(0), table.figure(0).left) == ("", "gold", 0)


# --- Transmute ---


@pytest.mark.rule("MAT-160", "MAT-162", "MAT-166", "MAT-E10")
def test_the_spade_of_the_rulebook() -> None:
    table = at(3, hands={0: "pala"}, packs={(0, 0): "copper"}, stores={0: "mercury"})
    assert table.view(1).players[0].hand is None
    table.play("transmute pala", "store")
    assert (table.pack(0), table.store(0), table.figure(0).left) == ("", "", 2)
    assert [card.id for card in table.view(1).players[0].stored] == ["pala"]
    assert table.hand(0) == []


@pytest.mark.rule("MAT-161", "MAT-162")
def test_only_what_is_in_hand_and_can_be_paid() -> None:
    table = at(3, hands={0: "pala", 1: "gladius"}, stores={0: "copper copper"})
    assert table.rules_against("transmute gladius") == ("MAT-161",)
    assert table.rules_against("transmute pala") == ("MAT-162",)


@pytest.mark.rule("MAT-163", "MAT-213", "MAT-212", "MAT-E13")
def test_a_new_item_is_worn_or_stored_and_works_next_turn() -> None:
    table = at(3, hands={0: "pelle-corium"}, stores={0: "copper mercury"})
    table.play("transmute pelle-corium")
    assert table.texts == ["wear", "store"]
    table.play("wear")
    assert (table.figure(0).defence, table.figure(0).capacity) == (3, 4)
    assert table.player(0).wisdom == 3 + 2
    table.end_round()
    assert (table.figure(0).defence, table.figure(0).capacity) == (4, 6)


@pytest.mark.rule("MAT-R37")
def test_with_two_items_worn_a_new_one_goes_into_the_tower() -> None:
    table = at(3, hands={0: "pugio"}, stores={0: "fire iron"}, worn={0: "pala parma"})
    table.play("transmute pugio")
    assert [card.id for card in table.player(0).stored] == ["pugio"]
    assert "end" in table.texts


@pytest.mark.rule("MAT-164", "MAT-220", "MAT-221", "MAT-224", "MAT-R39", "MAT-R40", "MAT-222")
def test_three_parts_in_any_order_make_the_stone() -> None:
    table = at(
        3, hands={0: "s3-6 s1-1 s1-2"}, made={0: "s2-1"}, stores={0: "gold gold water earth air"}
    )
    table.play("transmute s3-6", "done")
    assert not table.player(0).has_stone
    table.play("transmute s1-1")
    assert table.player(0).has_stone
    assert [part.level for part in table.player(0).parts] == [1, 2, 3]
    assert table.figure(0).left == 1
    assert table.rules_against("transmute s1-2") == ("MAT-221",)


@pytest.mark.rule("MAT-165", "MAT-201", "MAT-200")
def test_a_new_homunculus_stands_on_the_tower_hex_and_waits() -> None:
    other = {(0, 2): ("regulox", "1,-1")}
    table = at(3, hands={0: "limmex"}, stores={0: "water air"}, homunculi=other)
    table.play("transmute limmex")
    assert table.where(0, 1) == "0,0"
    assert table.player(0).wisdom == 3 + 3 + 1
    assert table.rules_against("move h1 1,0") == ("MAT-201",)
    table.end_round()
    assert table.figure(0, 1).left == 2
    table.play("move h1 1,0")


@pytest.mark.rule("MAT-206", "MAT-207", "MAT-R25")
def test_for_a_fourth_homunculus_one_must_go() -> None:
    three = {(0, 1): ("taikos", "0,0"), (0, 2): ("glys", "1,-1"), (0, 3): ("flies", "0,0")}
    table = at(
        3,
        homunculi=three,
        packs={(0, 2): "gold", (0, 1): "iron"},
        hands={0: "limmex"},
        stores={0: "water air"},
    )
    table.play("transmute limmex")
    assert table.texts == ["release h1", "release h2", "release h3"]
    table.play("release h2")
    assert table.lying("1,-1") == "gold"
    assert (table.figure(0, 2).id, table.where(0, 2)) == ("limmex", "0,0")
    assert table.discards(0) == ["glys"]
    at_home = at(
        3,
        homunculi=three,
        packs={(0, 1): "iron"},
        hands={0: "limmex"},
        stores={0: "water air"},
    )
    at_home.play("transmute limmex", "release h1")
    assert at_home.store(0) == "iron"
    short = at(3, homunculi=three, packs={(0, 1): "air"}, hands={0: "limmex"}, stores={0: "water"})
    assert short.rules_against("transmute limmex") == ("MAT-162",)
    assert not any(text.startswith("release") for text in short.texts)


@pytest.mark.rule("MAT-216", "MAT-R38", "MAT-E3", "MAT-R09")
def test_an_item_that_is_a_soul_stone() -> None:
    table = at(3, hands={0: "anima-solis"}, stores={0: "gold aqua-regia"}, souls={0: 0}, skull=[0])
    table.play("transmute anima-solis")
    assert table.player(0).souls == 1
    assert [card.id for card in table.player(0).stored] == ["anima-solis"]
    assert table.player(0).wisdom == 3 + 3
    assert "equip a" not in table.texts
    table.end_round()
    assert table.player(0).heart
    gone = at(
        3,
        hands={0: "anima-solis"},
        stores={0: "gold aqua-regia"},
        souls={0: 3, 1: 3, 2: 2},
        dropped_souls={"1,-1": 1},
    )
    assert gone.rules_against("transmute anima-solis") == ("MAT-R09",)


# --- Extensions ---


@pytest.mark.rule("MAT-171", "MAT-175", "MAT-E6", "MAT-R57")
@pytest.mark.parametrize("other", ["water", "earth", "air", "iron"])
def test_the_fire_extension_makes_copper_of_fire_and_any_other(other: str) -> None:
    table = at(3, stores={0: f"fire fire air {other}"}, extension="follis-ignis")
    assert table.rules_against("blend fire") == ("MAT-R57",)
    assert {f"blend {other}", "convert copper"} <= set(table.texts)
    table.play(f"blend {other}", "done", "convert copper", "done")
    assert table.store(0) == "copper copper"
    assert table.figure(0).left == 1


@pytest.mark.rule("MAT-171", "MAT-176", "MAT-E7")
def test_the_earth_extension_yields_an_earth_each_turn() -> None:
    table = at(3, dawn=True, spots={0: "3,-1"}, extensions={0: "hortus-terrae"})
    table.play("activate hortus-terrae")
    assert (table.store(0), table.figure(0).left) == ("earth", 3)
    table.play("end", "end", "end", "activate hortus-terrae")
    assert table.store(0) == "earth earth"


@pytest.mark.rule("MAT-172", "MAT-173", "MAT-R17")
def test_only_one_of_several_extensions_works_in_a_turn() -> None:
    owned = "hortus-terrae follis-ignis athanor-magnus"
    table = at(3, dawn=True, extensions={0: owned}, stores={0: "fire water"})
    assert len(table.player(0).extensions) == 3
    assert table.texts[-1] == "activate nothing"
    table.play("activate athanor-magnus", "grow iron")
    assert table.store(0) == "water fire iron"
    assert table.rules_against("blend water") == ("MAT-173",)
    assert [e.id for e in table.player(0).extensions if e.active] == ["athanor-magnus"]


# --- Items and abilities ---


@pytest.mark.rule("MAT-210", "MAT-247")
def test_items_are_worth_their_level_worn_or_stored() -> None:
    table = at(3, made={0: "pugio aegis-platina"}, worn={0: "gladius"})
    assert table.player(0).wisdom == 3 + 1 + 3 + 2


@pytest.mark.rule("MAT-214", "MAT-R63")
def test_bonuses_of_worn_items_add_up() -> None:
    table = at(3, made={0: "lorica"}, worn={0: "scutum hasta"})
    assert (table.figure(0).attack, table.figure(0).defence) == (2 + 1, 3 + 2 + 1)


@pytest.mark.rule("MAT-215", "MAT-R63")
def test_items_do_not_help_homunculi() -> None:
    table = at(3, worn={0: "gladius anulus-ignis"}, homunculi={(0, 1): ("flies", "1,0")})
    assert table.figure(0, 1).attack == 1
    table.play("mine h1")
    assert table.pack(0, 1) == "fire"
    table.play("move h1 0,0", "equip h1")
    assert not any(text.startswith(("wear", "stow")) for text in table.texts)
    assert table.rules_against("stow gladius") == ("MAT-133", "MAT-215")


@pytest.mark.rule("MAT-R12", "MAT-R42")
def test_an_item_put_away_stops_at_once() -> None:
    table = at(3, worn={0: "talaria gladius"})
    assert (table.figure(0).attack, table.figure(0).extra) == (4, {"move": 2})
    table.play("equip a", "stow talaria", "stow gladius", "done")
    assert (table.figure(0).attack, table.figure(0).extra) == (2, {"move": 1})
    assert table.figure(0).capacity == 4


@pytest.mark.rule("MAT-R13")
def test_what_is_too_much_leaves_the_pack() -> None:
    table = at(3, worn={0: "pelle-corium"}, packs={(0, 0): "iron iron iron gold gold gold"})
    table.play("equip a", "stow pelle-corium")
    assert table.rules_against("done") == ("MAT-R13",)
    table.play("unload iron", "unload iron", "done")
    assert (table.pack(0), table.store(0)) == ("iron gold gold gold", "iron iron")


@pytest.mark.rule("MAT-230", "MAT-R42", "MAT-R58")
def test_an_extra_action_is_one_more_of_its_kind() -> None:
    table = at(3, worn={0: "caligae alembicus"}, spots={0: "1,0"})
    assert table.figure(0).extra == {"move": 2, "convert": 1}
    table.play("mine a", "mine a", "mine a", "move a 0,0")
    assert table.rules_against("convert mercury") == ("MAT-150",)
    table.play("move a 1,0")
    assert table.rules_against("convert mercury") == ("MAT-057", "MAT-140")
    assert table.rules_against("move a 0,0") == ("MAT-053",)


@pytest.mark.rule("MAT-232", "MAT-R24")
def test_prospectors_take_one_more_if_there_is_room() -> None:
    names = ("fifth", "krol", "wilka")
    table = at(3, alchemists=names, spots={0: "-1,0"}, drops={"-1,0": "iron iron"})
    table.play("mine a")
    assert table.pack(0) == "iron iron"
    table.play("take a iron")
    assert table.pack(0) == "iron iron iron"
    table.play("mine a")
    assert table.pack(0) == "iron iron iron iron"
    twice = at(
        3, alchemists=("fifth", "krol", "wilka"), spots={0: "-1,0"}, worn={0: "anulus-ferri"}
    )
    twice.play("mine a")
    assert twice.pack(0) == "iron iron iron"


@pytest.mark.rule("MAT-R51")
def test_abilities_hold_in_both_columns() -> None:
    table = at(3, souls={0: 0}, skull=[0])
    assert table.figure(0).extra == {"move": 1}


@pytest.mark.rule("MAT-248", "MAT-249", "MAT-250", "MAT-251", "MAT-245")
def test_what_wisdom_is_made_of() -> None:
    table = at(
        3,
        made={0: STONE_CARDS, 1: "s1-2 s3-2"},
        souls={0: 2, 1: 0},
        extensions={1: "hortus-terrae fons-aquae"},
        homunculi={(0, 1): ("regulox", "0,0"), (0, 2): ("liska", "0,0")},
    )
    assert table.player(0).wisdom == 1 + 2 + 3 + 5 + 2 * 3 + 3 + 2
    assert table.player(1).wisdom == 1 + 3 + 2 * 2
