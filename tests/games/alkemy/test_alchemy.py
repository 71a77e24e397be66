"""Alchemists: concentration, formulas, upgrades (AK2-901 to AK2-915; AKB 4.27, 4.29 to 4.31)."""

import pytest

from athanor.games.alkemy.codes import EARTH, INNER, OUTER
from athanor.games.alkemy.rules.harm import suffer
from athanor.games.alkemy.state import SPINES
from tests.games.alkemy.laboratory import GUARD, level, resources, supply
from tests.games.alkemy.scene import EDITIONS, Figure, Scene

ALCHEMIST: list[Figure] = [("oracle", 0, 8, 4), GUARD]
DUEL: list[Figure] = [("oracle", 0, 8, 4), ("recruit", 1, 8, 8), GUARD]


def ready(edition: str, figures: list[Figure], **given: int) -> Scene:
    """A scene whose first figure is an alchemist with all it needs, already activated."""
    scene = Scene(edition, figures)
    supply(scene, "a1", level=given.get("level", 4), components=given.get("components", 8))
    supply(scene, "a1", stones=given.get("stones", 6))
    return scene.say("activate a1")


# --- What an alchemist is and has ---


@pytest.mark.rule("AK2-901", "AKB-420", "AKB-421", "AKB-424", "AKB-427")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_alchemist_has_a_circle_an_affinity_reserves_and_formulas(edition: str) -> None:
    battle = Scene(edition, [("priest", 0, 4, 2), ("magister", 0, 8, 2), GUARD]).battle
    priest, magister = battle.sheet(0), battle.sheet(1)
    assert (priest.circle, magister.circle) == (OUTER, INNER)
    assert priest.affinity == magister.affinity == EARTH
    assert (priest.components, priest.stones) == (8, 6)
    mend = priest.formulas[2]
    assert (mend.id, mend.level, mend.components, mend.range, mend.auto) == (
        "mend",
        2,
        3,
        4000,
        True,
    )
    assert [(step.stones, step.add, step.targets) for step in mend.upgrades] == [
        (2, 1, 0),
        (2, 0, 1),
    ]


@pytest.mark.rule("AK2-902", "AK2-R38", "AKB-422", "AKB-423")
@pytest.mark.parametrize(("edition", "held"), [("v2", (8, 6)), ("blitz", (0, 6))])
def test_reserves_start_full_but_for_components_in_blitz(
    edition: str, held: tuple[int, int]
) -> None:
    assert resources(Scene(edition, ALCHEMIST), "a1") == held


# --- Concentration ---


@pytest.mark.rule("AK2-903", "AK2-904", "AK2-906", "AKB-465", "AKB-466", "AKB-R111")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_point_raises_concentration_by_one_up_to_four(edition: str) -> None:
    scene = Scene(edition, ALCHEMIST)
    assert level(scene, "a1") == 0
    scene.say("activate a1", "concentrate")
    assert (level(scene, "a1"), scene.ap("a1")) == (1, 2)
    scene.say("concentrate", "concentrate")  # an Action each
    assert level(scene, "a1") == 3
    scene = ready(edition, ALCHEMIST, level=4)
    assert {"AK2-904", "AKB-465"} & set(scene.refusal("concentrate").rules)


@pytest.mark.rule("AK2-904", "AKB-466")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_an_alchemist_concentrates(edition: str) -> None:
    scene = Scene(edition, [("recruit", 0, 8, 4), GUARD]).say("activate a1")
    assert {"AK2-904", "AKB-465"} & set(scene.refusal("concentrate").rules)


@pytest.mark.rule("AK2-905", "AK2-906", "AKB-468", "AKB-R69")
@pytest.mark.parametrize("edition", EDITIONS)
def test_damage_costs_a_level_whatever_its_amount(edition: str) -> None:
    scene = Scene(edition, ALCHEMIST)
    supply(scene, "a1", level=2)
    suffer(scene.battle, 0, 0)
    assert level(scene, "a1") == 2  # 0 is no damage
    suffer(scene.battle, 0, 3)
    assert level(scene, "a1") == 1
    suffer(scene.battle, 0, 1)
    suffer(scene.battle, 0, 1)
    assert level(scene, "a1") == 0
    assert len(scene.told("distracted")) == 2


@pytest.mark.rule("AK2-909", "AKB-467", "AKB-469")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_formula_paid_with_a_point_leaves_concentration_alone(edition: str) -> None:
    scene = ready(edition, ALCHEMIST, level=2, stones=0)
    scene.say("cast premonition a1")
    assert level(scene, "a1") == 2
    assert scene.ap("a1") == 2
    assert resources(scene, "a1") == (6, 0)


# --- What a formula needs ---


@pytest.mark.rule("AK2-907", "AKB-440")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_formula_needs_its_level(edition: str) -> None:
    scene = ready(edition, DUEL, level=1)
    assert {"AK2-907", "AKB-440"} & set(scene.refusal("cast drowning-vision b1").rules)
    scene = ready(edition, DUEL, level=2)
    assert "cast drowning-vision b1" in scene.texts()


@pytest.mark.rule("AK2-907", "AK2-R38")
def test_v2_needs_all_components_whatever_the_stones() -> None:
    scene = ready("v2", DUEL, components=3, stones=6)
    assert "AK2-907" in scene.refusal("cast drowning-vision b1").rules
    assert "cast drowning-vision b1" in ready("v2", DUEL, components=4).texts()


@pytest.mark.rule("AKB-440", "AKB-441")
@pytest.mark.parametrize(
    ("components", "stones", "left"),
    [(4, 0, (0, 0)), (3, 2, (0, 0)), (3, 1, None), (1, 6, (0, 0)), (1, 5, None), (8, 6, (4, 6))],
)
def test_in_blitz_two_stones_replace_a_missing_component(
    components: int, stones: int, left: tuple[int, int] | None
) -> None:
    scene = ready("blitz", DUEL, components=components, stones=stones)
    if left is None:
        assert "AKB-441" in scene.refusal("cast drowning-vision b1").rules
    else:
        scene.roll(0, 0).say("cast drowning-vision b1")
        if scene.decision.about().key == "alkemy-ask-upgrade":
            scene.say("done")
        assert resources(scene, "a1") == left


@pytest.mark.rule("AK2-907", "AK2-R39", "AKB-425", "AKB-426")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_formula_works_once_a_turn_for_each_alchemist(edition: str) -> None:
    figures: list[Figure] = [("oracle", 0, 8, 4), ("oracle", 0, 12, 4), GUARD]
    scene = ready(edition, figures, stones=0)
    supply(scene, "a2", components=8, stones=0)
    scene.say("cast premonition a1")
    assert {"AK2-907", "AKB-426"} & set(scene.refusal("cast premonition a2").rules)
    scene.say("cast healing-spring a1")  # another formula
    scene.say("stop", "pass", "activate a2", "cast premonition a2")  # another alchemist
    assert len(scene.told("cast")) == 3


@pytest.mark.rule("AK2-R39", "AKB-R67")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_formula_that_failed_counts_as_used(edition: str) -> None:
    figures: list[Figure] = [("oracle", 0, 8, 4), ("recruit", 1, 8, 17), ("recruit", 1, 9, 8)]
    scene = ready(edition, figures)
    scene.say("cast drowning-vision b1")  # 12 in away, with a range of 10
    assert scene.told("formula-short")
    assert {"AK2-907", "AKB-426"} & set(scene.refusal("cast drowning-vision b2").rules)


# --- Paying with concentration ---


@pytest.mark.rule("AK2-909", "AK2-910")
def test_v2_may_pay_with_a_level_that_the_formula_can_spare() -> None:
    scene = ready("v2", DUEL, level=3)
    scene.say("cast drowning-vision b1 concentration", "done")
    assert (level(scene, "a1"), scene.ap("a1")) == (2, 3)
    assert resources(scene, "a1") == (4, 6)
    scene = ready("v2", DUEL, level=2)
    assert "AK2-910" in scene.refusal("cast drowning-vision b1 concentration").rules


@pytest.mark.rule("AKB-440")
def test_blitz_knows_no_such_payment() -> None:
    scene = ready("blitz", DUEL, level=4)
    assert "AKB-440" in scene.refusal("cast drowning-vision b1 concentration").rules


# --- Target, sight, range ---


@pytest.mark.rule("AK2-R63", "AKB-R66", "AKB-424")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_formula_names_whom_its_text_says(edition: str) -> None:
    figures: list[Figure] = [("oracle", 0, 8, 4), ("recruit", 0, 10, 4), ("recruit", 1, 8, 8)]
    scene = ready(edition, figures)
    ways = ("", " concentration") if edition == "v2" else ("",)
    named = {
        "premonition": ("a1", "a2"), "healing-spring": ("a1", "a2"), "drowning-vision": ("b1",),
    }  # fmt: skip
    offered = {text for text in scene.texts() if text.startswith("cast")}
    assert offered == {
        f"cast {formula} {label}{way}"
        for formula, labels in named.items()
        for label in labels
        for way in ways
    }
    assert {"AK2-R63", "AKB-R66"} & set(scene.refusal("cast premonition b1").rules)


@pytest.mark.rule("AK2-908", "AK2-009", "AKB-443", "AKB-R24")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_a_line_of_sight_v2_loses_all_and_blitz_refuses(edition: str) -> None:
    scene = Scene(
        edition, [("oracle", 0, 8, 4), ("recruit", 1, 8, 10), GUARD], scenery=[("house", 8, 7, 0)]
    )
    supply(scene, "a1", level=2, components=8)
    scene.say("activate a1")
    if edition == "blitz":
        assert "AKB-443" in scene.refusal("cast drowning-vision b1").rules
        return
    scene.say("cast drowning-vision b1")
    assert scene.told("formula-blind")
    assert resources(scene, "a1")[0] == 4
    assert scene.ap("a1") == 2
    assert scene.wounds("b1") == 0


@pytest.mark.rule("AK2-911", "AKB-444", "AKB-445", "AKB-446")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("gap", "works"), [(6.0, True), (6.001, False)])
def test_the_distance_is_measured_after_all_is_paid(edition: str, gap: float, works: bool) -> None:
    figures: list[Figure] = [("oracle", 0, 8, 4), ("recruit", 0, 8, 5 + gap), GUARD]
    scene = ready(edition, figures, stones=0)
    scene.hurt("a2", 3)
    scene.say("cast healing-spring a2")
    assert scene.wounds("a2") == (2 if works else 3)
    assert resources(scene, "a1") == (6, 0)
    assert scene.ap("a1") == 2


@pytest.mark.rule("AK2-R63", "AKB-R66", "AK2-R59")
@pytest.mark.parametrize("edition", EDITIONS)
def test_oneself_is_always_in_sight_and_range_also_in_combat(edition: str) -> None:
    scene = Scene(edition, [("pyre-mistress", 0, 8, 4), ("recruit", 1, 8, 5)])
    scene.join("a1", "b1")
    supply(scene, "a1", level=1, components=8, stones=0)
    scene.say("activate a1", "cast ring-of-fire a1")  # a range of 0
    assert scene.battle.boost(0, SPINES) == 1


@pytest.mark.rule("AK2-1205", "AKB-R11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_where_all_may_measure_a_formula_out_of_range_fails_too(edition: str) -> None:
    figures: list[Figure] = [("oracle", 0, 8, 4), ("recruit", 0, 8, 11.001), GUARD]
    scene = Scene(edition, figures, measuring=True)
    supply(scene, "a1", level=4, components=8)
    scene.say("activate a1", "cast healing-spring a2")
    assert scene.told("formula-short")
    assert scene.ap("a1") == 2


# --- Rolling ---


@pytest.mark.rule("AKB-447", "AKB-R66")
@pytest.mark.parametrize(("face", "works"), [(5, True), (0, False)])
def test_in_blitz_the_threshold_counts_on_oneself_too(
    monkeypatch: pytest.MonkeyPatch, face: int, works: bool
) -> None:
    """A Mind of 8 against a level of 2: two dice must come to 6."""
    scene = ready("blitz", DUEL, level=2, stones=0)
    formulas = scene.battle.sheet(0).formulas
    monkeypatch.setattr(next(one for one in formulas if one.id == "premonition"), "auto", False)
    assert scene.battle.sheet(0).mind == 8
    scene.roll(face, face).say("cast premonition a1")
    assert bool(scene.told("formula-failed")) != works
    assert scene.dice == []


@pytest.mark.rule("AK2-915", "AK2-911")
def test_v2_rolls_for_nothing_but_what_the_formula_says() -> None:
    scene = ready("v2", DUEL, stones=0)
    scene.say("cast drowning-vision b1")
    assert scene.wounds("b1") == 2
    assert not scene.told("rolled")


@pytest.mark.rule("AKB-447", "AKB-448", "AKB-450", "AKB-451")
@pytest.mark.parametrize(
    ("have", "dice", "works"),
    [(2, (0, 0), False), (2, (0, 1), True), (3, (0, 0), True), (4, (0, 0), True)],
)
def test_blitz_rolls_two_dice_and_concentration_against_the_targets_mind(
    have: int, dice: tuple[int, int], works: bool
) -> None:
    scene = ready("blitz", DUEL, level=have, stones=0)
    scene.roll(*dice).say("cast drowning-vision b1")  # a recruit's Mind is 5
    assert scene.wounds("b1") == (2 if works else 0)
    assert resources(scene, "a1") == (4, 0)
    assert bool(scene.told("formula-failed")) != works


@pytest.mark.rule("AKB-448")
def test_the_dice_have_the_colour_of_the_alchemists_health() -> None:
    scene = ready("blitz", DUEL, level=2, stones=0)
    scene.hurt("a1", 5)
    decision = scene.decision
    scene.match.answer(decision.seat, decision.parse("cast drowning-vision b1"))
    chance = scene.match.chance
    assert chance is not None
    assert chance.about == "alkemy-chance-red"


@pytest.mark.rule("AKB-449")
def test_the_inner_circle_rolls_a_bonus_die() -> None:
    figures: list[Figure] = [("tide-weaver", 0, 8, 4), ("recruit", 1, 8, 8), GUARD]
    scene = ready("blitz", figures, level=2, stones=0)
    scene.roll(0, 0, 1).say("cast drowning-vision b1")  # the best two of three
    assert scene.wounds("b1") == 2
    assert scene.dice == []


@pytest.mark.rule("AKB-446")
def test_an_automatic_formula_needs_no_roll_in_blitz() -> None:
    scene = ready("blitz", [("oracle", 0, 8, 4), ("recruit", 0, 8, 8), GUARD], stones=0)
    scene.say("cast premonition a2")
    assert scene.told("cast")
    assert not scene.told("rolled")


# --- Upgrades ---


@pytest.mark.rule("AK2-912", "AK2-913", "AKB-450", "AKB-455", "AKB-456", "AKB-457", "AKB-458")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("profile", "times"), [("oracle", 2), ("tide-weaver", 3)])
def test_four_stones_for_the_outer_circle_and_six_for_the_inner(
    edition: str, profile: str, times: int
) -> None:
    figures: list[Figure] = [(profile, 0, 8, 4), ("garlan", 1, 8, 8), GUARD]
    scene = ready(edition, figures, stones=8)
    scene.roll(5, 5, 5) if edition == "blitz" and times == 3 else scene.roll(5, 5)
    scene.say("cast drowning-vision b1")
    for _ in range(times):
        assert scene.texts() == ["upgrade 1", "done"]
        scene.say("upgrade 1")  # the same one again and again
    assert scene.wounds("b1") == 2 + times
    assert resources(scene, "a1")[1] == 8 - 2 * times


@pytest.mark.rule("AK2-912", "AKB-455")
@pytest.mark.parametrize("edition", EDITIONS)
def test_upgrades_are_optional_and_need_stones(edition: str) -> None:
    figures: list[Figure] = [("oracle", 0, 8, 4), ("garlan", 1, 8, 8), GUARD]
    scene = ready(edition, figures, stones=3)
    scene.roll(5, 5).say("cast drowning-vision b1", "done")
    assert (scene.wounds("b1"), resources(scene, "a1")[1]) == (2, 3)
    scene = ready(edition, figures, stones=3)
    scene.roll(5, 5).say("cast drowning-vision b1", "upgrade 1")
    assert (scene.wounds("b1"), resources(scene, "a1")[1]) == (3, 1)


@pytest.mark.rule("AK2-913", "AKB-456")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_upgrade_may_be_limited_and_others_combined_with_it(edition: str) -> None:
    figures: list[Figure] = [("lore-collector", 0, 8, 4), ("garlan", 1, 8, 8), ("garlan", 1, 10, 8)]
    scene = ready(edition, figures, stones=8)
    scene.roll(5, 5).say("cast spark b1")
    assert scene.texts() == ["upgrade 1", "upgrade 2", "done"]
    scene.say("upgrade 1")
    assert scene.texts() == ["upgrade 2", "done"]  # 1 damage more, once
    scene.say("upgrade 2", "b2")
    assert (scene.wounds("b1"), scene.wounds("b2")) == (2, 2)


@pytest.mark.rule("AKB-442")
def test_stones_for_components_do_not_count_towards_the_limit() -> None:
    figures: list[Figure] = [("lore-collector", 0, 8, 4), ("garlan", 1, 8, 8), ("garlan", 1, 10, 8)]
    scene = ready("blitz", figures, components=1, stones=8)
    scene.roll(5, 5).say("cast spark b1")  # 1 component and 4 stones
    assert resources(scene, "a1") == (0, 4)
    scene.say("upgrade 1", "upgrade 2", "b2")  # and 4 more for upgrades
    assert resources(scene, "a1") == (0, 0)


@pytest.mark.rule("AKB-450", "AKB-R68", "AK2-R83")
def test_nothing_is_bought_for_a_formula_that_did_not_work() -> None:
    scene = ready("blitz", DUEL, level=2)
    scene.roll(0, 0).say("cast drowning-vision b1")
    assert scene.decision.about().key == "alkemy-ask-announce"
    far: list[Figure] = [("collector-monk", 0, 8, 4), ("recruit", 0, 8, 11.5), GUARD]
    for edition in EDITIONS:
        scene = ready(edition, far)
        scene.say("cast bark a2")  # half an inch too far, and an inch of range for sale
        assert scene.told("formula-short")
        assert scene.decision.about().key == "alkemy-ask-announce"


@pytest.mark.rule("AK2-914", "AKB-459", "AKB-460", "AKB-E26")
@pytest.mark.parametrize("edition", EDITIONS)
def test_more_targets_are_named_and_affected_without_a_roll(edition: str) -> None:
    figures: list[Figure] = [
        ("priest", 0, 8, 4), ("garlan", 0, 8, 8), ("recruit", 0, 10, 4), ("crossbowman", 0, 6, 4),
    ]  # fmt: skip
    scene = ready(edition, [*figures, GUARD])
    scene.say("cast litany-of-brambles a2", "upgrade 1", "upgrade 1")
    assert scene.texts() == ["a1", "a3", "a4"]
    scene.say("a3", "a4")
    assert [scene.battle.boost(figure, SPINES) for figure in range(4)] == [0, 1, 1, 1]
    assert resources(scene, "a1")[1] == 2
    assert not scene.told("rolled")


BEHIND_A_HOUSE: list[Figure] = [
    ("priest", 0, 8, 4), ("garlan", 0, 11, 4), ("recruit", 0, 8, 10), ("recruit", 0, 20, 4), GUARD,
]  # fmt: skip
"""The third is unseen by the first, the fourth is out of its range."""


def litany(edition: str, figures: list[Figure]) -> Scene:
    """A formula that has worked and may be given more targets."""
    scene = Scene(edition, figures, scenery=[("house", 8, 7, 0)])
    supply(scene, "a1", level=1, components=8, stones=6)
    return scene.say("activate a1", "cast litany-of-brambles a2")


@pytest.mark.rule("AK2-914", "AK2-R40")
def test_in_v2_stones_for_targets_unseen_or_out_of_range_are_lost() -> None:
    scene = litany("v2", BEHIND_A_HOUSE).say("upgrade 1", "upgrade 1", "a3", "a4")
    assert [scene.battle.boost(figure, SPINES) for figure in range(4)] == [0, 1, 0, 0]
    assert len(scene.told("target-lost")) == 2
    assert resources(scene, "a1")[1] == 2


@pytest.mark.rule("AKB-460", "AKB-R68")
def test_in_blitz_nobody_unseen_is_named_and_stones_are_lost_for_distance_alone() -> None:
    scene = litany("blitz", BEHIND_A_HOUSE).say("upgrade 1", "upgrade 1")
    assert scene.texts() == ["a1", "a4"]
    assert scene.refusal("a3").rules == ("AKB-460",)
    scene.say("a1", "a4")
    assert [scene.battle.boost(figure, SPINES) for figure in range(4)] == [1, 1, 0, 0]
    assert len(scene.told("target-lost")) == 1


@pytest.mark.rule("AKB-460")
def test_in_blitz_no_stones_are_spent_on_targets_nobody_could_be() -> None:
    scene = litany("blitz", [*BEHIND_A_HOUSE[:3], GUARD]).say("upgrade 1")
    assert scene.texts() == ["a1"]  # itself, and nobody for a second time
    assert resources(scene, "a1")[1] == 4


@pytest.mark.rule("AK2-R83", "AKB-R68")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("longer", [False, True])
def test_more_range_counts_for_the_extra_targets(edition: str, longer: bool) -> None:
    figures: list[Figure] = [("collector-monk", 0, 8, 4), ("recruit", 0, 8, 11.5), GUARD]
    scene = ready(edition, figures)
    scene.say("cast bark a1", "upgrade 2", *(["upgrade 1"] if longer else []), "done", "a2")
    assert scene.battle.defense(1) == (11 if longer else 10)


@pytest.mark.rule("AK2-R83")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("longer", [False, True])
def test_more_range_makes_an_area_larger(edition: str, longer: bool) -> None:
    figures: list[Figure] = [("magister", 0, 8, 4), ("recruit", 0, 8, 7.5), GUARD]
    scene = ready(edition, figures)
    scene.say("cast prayer-of-stone a1", *(["upgrade 1"] if longer else []), "done")
    assert scene.battle.traits(0).harden_less == 1
    assert scene.battle.traits(1).harden_less == (1 if longer else 0)
