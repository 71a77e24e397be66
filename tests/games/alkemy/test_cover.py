"""Cover: targets in combat, and in Blitz whatever is near (AK2-820 to AK2-824; AKB 4.23, 4.24)."""

import pytest

from athanor.games.alkemy.codes import SHOOT
from athanor.games.alkemy.state import BLESSED, BOOSTS, LUCK

from .scene import EDITIONS, Figure, Scene
from .shots import MISS, SWORD_MACE, activate, asked, idle, kinds, shoot, show

SHOOTER = ("crossbowman", 0, 8, 2)
BOTH = pytest.mark.parametrize("edition", EDITIONS)


# --- V2: a target in combat ---


def melee(target: str = "recruit", fighter: str = "recruit", wounds: int = 0) -> Scene:
    """A shooter, and far off a friend behind the enemy it fights."""
    apart = 1.25 if target == "jade-lion" else 1.0
    scene = Scene("v2", [SHOOTER, (fighter, 0, 8, 14 + apart), (target, 1, 8, 14)])
    scene.hurt("b1", wounds)
    return scene


@pytest.mark.rule("AK2-820", "AK2-821", "AK2-823", "AK2-E23")
@pytest.mark.parametrize(("cover", "saved"), [("2A 6M", True), ("2A 5A", False)])
def test_a_target_in_combat_rolls_for_who_is_hit(cover: str, saved: bool) -> None:
    """On 8 or more of two dice the damage goes to the figure it fights; nobody is asked."""
    scene = melee()
    show(scene, f"{SWORD_MACE['v2']} {cover}")
    shoot(scene, "a1", "b1")
    assert (scene.wounds("a2"), scene.wounds("b1")) == ((3, 0) if saved else (0, 3))
    assert scene.told("cover-saved" if saved else "cover-failed") != []
    assert asked(scene) == "Announce"


@pytest.mark.rule("AK2-820")
def test_a_miss_calls_for_no_cover_roll() -> None:
    """Two dice are rolled and no more."""
    scene = melee()
    show(scene, MISS["v2"])
    shoot(scene, "a1", "b1")
    assert kinds(scene).count("rolled") == 1


@pytest.mark.rule("AK2-821")
def test_the_cover_roll_has_the_colour_of_the_targets_health() -> None:
    """A Grave target rolls yellow dice: their third and fifth faces make 8."""
    scene = melee(wounds=2)
    show(scene, SWORD_MACE["v2"])
    show(scene, "3M 5S", "yellow")
    shoot(scene, "a1", "b1")
    assert scene.wounds("a2") == 3


@pytest.mark.rule("AK2-822")
@pytest.mark.parametrize(
    ("target", "cover", "saved"),
    [
        ("veiled-novice", "2A 6M 2A", True),  # the best two of three
        ("veiled-novice", "2A 5A 2A", False),
        ("jade-lion", "5A 3S 6M", True),  # the lowest two of three
        ("jade-lion", "5A 2A 6M", False),
    ],
)
def test_small_targets_hide_better_than_large_ones(target: str, cover: str, saved: bool) -> None:
    """Size 1 has a bonus die, size 3 a malus die."""
    scene = melee(target)
    show(scene, f"{SWORD_MACE['v2']} {cover}")
    shoot(scene, "a1", "b1")
    assert scene.dice == []
    assert (scene.wounds("a2") > 0) == saved


@pytest.mark.rule("AK2-822")
def test_nothing_else_changes_a_cover_roll() -> None:
    """Neither an omen nor a blessing on shots counts, and the omen is not used up."""
    scene = melee()
    start = BOOSTS * scene.figure("b1")
    scene.battle.boosts[start + LUCK] = 1
    scene.battle.boosts[start + BLESSED + SHOOT] = 1
    show(scene, f"{SWORD_MACE['v2']} 2A 5A 6M")
    shoot(scene, "a1", "b1")
    assert len(scene.dice) == 1
    assert scene.battle.boosts[start + LUCK] == 1


@pytest.mark.rule("AK2-823", "AK2-R70")
def test_the_first_targets_defense_and_obstacles_count() -> None:
    """Garlan, Defense 11, is hurt by a roll of 10; the hedge before the target costs a column."""
    scene = Scene(
        "v2",
        [SHOOTER, ("garlan", 0, 9, 14), ("recruit", 1, 8, 14)],
        scenery=[("hedge", 6, 10, 0)],
    )
    show(scene, f"{SWORD_MACE['v2']} 4M 4M")
    shoot(scene, "a1", "b1")
    assert scene.wounds("a2") == 2


@pytest.mark.rule("AK2-R70")
def test_damage_passed_on_is_damage_like_any_other() -> None:
    """The alchemist who is hit instead loses concentration."""
    scene = melee(fighter="priest")
    scene.battle.concentration[scene.figure("a2")] = 2
    show(scene, f"{SWORD_MACE['v2']} 4M 4M")
    shoot(scene, "a1", "b1")
    assert scene.battle.concentration[scene.figure("a2")] == 1


@pytest.mark.rule("AK2-824")
def test_the_nearest_of_several_fighters_is_hit() -> None:
    """Of one beside the target and one behind it, the one beside is nearer."""
    scene = Scene(
        "v2", [SHOOTER, ("recruit", 0, 8, 15), ("recruit", 0, 7, 14), ("recruit", 1, 8, 14)]
    )
    show(scene, f"{SWORD_MACE['v2']} 4M 4M")
    shoot(scene, "a1", "b1")
    assert (scene.wounds("a2"), scene.wounds("a3")) == (0, 3)


@BOTH
@pytest.mark.rule("AK2-824", "AKB-394", "AKB-R56")
@pytest.mark.parametrize("chance", [0, 1])
def test_chance_decides_between_equally_near_fighters(edition: str, chance: int) -> None:
    """One to the left and one to the right: each is as likely."""
    scene = Scene(
        edition, [SHOOTER, ("recruit", 0, 7, 14), ("recruit", 0, 9, 14), ("recruit", 1, 8, 14)]
    )
    for fighter in ("a2", "a3"):
        scene.join(fighter, "b1")
    show(scene, f"{SWORD_MACE[edition]} 5A 5A")
    scene.roll(chance)
    shoot(scene, "a1", "b1")
    if edition == "blitz":
        scene.say("fight")
    assert scene.wounds(("a2", "a3")[chance]) == 3


# --- Blitz: cover near the target ---


def covered(*others: Figure, target: str = "recruit", hedge: bool = True) -> Scene:
    """A shooter, and a target right behind a hedge."""
    scene = Scene(
        "blitz",
        [SHOOTER, (target, 1, 8, 14), *others],
        scenery=[("hedge", 8, 12.5, 0)] if hedge else [],
    )
    idle(scene, "b1")
    return scene


def hit(scene: Scene, dice: str = SWORD_MACE["blitz"]) -> None:
    """Shoot b1 with dice that hit."""
    show(scene, dice)
    shoot(scene, "a1", "b1")


@pytest.mark.rule("AKB-380", "AKB-382", "AKB-385")
@pytest.mark.parametrize(("choice", "dice", "wounds"), [
    ("piece 1", "2A 6M", 0),
    ("piece 1", "2A 5A", 3),
    ("none", "", 3),
])  # fmt: skip
def test_cover_may_be_tried_after_a_hit(choice: str, dice: str, wounds: int) -> None:
    """The target's player chooses to roll or not; 8 saves a target of size 2."""
    scene = covered()
    hit(scene)
    assert (asked(scene), scene.decision.seat) == ("ChooseCover", 1)
    assert scene.wounds("b1") == 0
    show(scene, dice)
    scene.say(choice)
    assert scene.wounds("b1") == wounds
    assert scene.dice == []


@pytest.mark.rule("AKB-380")
def test_a_miss_asks_for_no_cover() -> None:
    """There is nothing to be saved from."""
    scene = covered()
    show(scene, MISS["blitz"])
    shoot(scene, "a1", "b1")
    assert asked(scene) == "Announce"


@pytest.mark.rule("AKB-380")
def test_there_is_one_cover_roll_for_each_shot() -> None:
    """Of two covers one is used; a second shot may be covered again."""
    scene = covered(("recruit", 1, 9.2, 13.8))
    for _ in range(2):
        hit(scene)
        show(scene, "5A 5A")
        scene.say("piece 1")
    assert scene.wounds("b1") == 0
    assert kinds(scene).count("cover-held") == 2


@pytest.mark.rule("AKB-383", "AKB-R55")
@pytest.mark.parametrize(("size", "enough", "little"), [
    (1, "1S 5A", "1S 4S"),
    (2, "2A 6M", "2A 5A"),
    (3, "5A 5A", "5A 4S"),
    (4, "6M 6M", "6M 5A"),
])  # fmt: skip
def test_the_cover_roll_depends_on_the_targets_size(
    monkeypatch: pytest.MonkeyPatch, size: int, enough: str, little: str
) -> None:
    """6, 8, 10 and 12."""
    for dice, saved in ((enough, True), (little, False)):
        scene = covered()
        hit(scene)
        monkeypatch.setattr(scene.battle.sheet(scene.figure("b1")), "size", size)
        show(scene, dice)
        scene.say("piece 1")
        assert (scene.wounds("b1") == 0) == saved


@pytest.mark.rule("AKB-384")
def test_cover_dice_are_white_whatever_the_health() -> None:
    """A Critical target still rolls a 5 and a 6, and no omen helps it."""
    scene = covered(target="stone-golem")
    scene.hurt("b1", 9)
    scene.battle.boosts[BOOSTS * scene.figure("b1") + LUCK] = 1
    hit(scene)
    show(scene, "5A 6M")
    scene.say("piece 1")
    assert (scene.wounds("b1"), scene.dice) == (9, [])


@pytest.mark.rule("AKB-381", "AKB-R54")
def test_the_target_chooses_among_all_its_covers() -> None:
    """A hedge, a figure in front of it, and the fight it is in."""
    scene = covered(("recruit", 0, 7, 14), ("recruit", 1, 8.9, 13.1))
    scene.join("a2", "b1")
    hit(scene)
    assert scene.texts() == ["b2", "piece 1", "fight", "none"]


@pytest.mark.rule("AKB-386", "AKB-R53", "AKB-E21")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_figure_used_as_cover_is_hit_instead(seat: int) -> None:
    """Friend or foe, it suffers what was read, whatever its Defense, and may do nothing."""
    scene = covered(("garlan", seat, 8, 12.2), hedge=False)
    other = "ab"[seat] + "2"
    hit(scene)
    show(scene, "5A 5A")
    scene.say(other)
    assert (scene.wounds("b1"), scene.wounds(other)) == (0, 3)
    assert asked(scene) == "Announce"


@pytest.mark.rule("AKB-E21", "AKB-R4")
@pytest.mark.parametrize(("y", "has_cover"), [(12.0, True), (11.99, False)])
def test_cover_is_at_most_an_inch_away(y: float, has_cover: bool) -> None:
    """A figure an inch before the target covers it; a hair more, and it does not."""
    scene = covered(("ghulam", 1, 8, y), hedge=False)
    hit(scene)
    assert (asked(scene) == "ChooseCover") == has_cover


# --- Blitz: targets in combat ---


@pytest.mark.rule("AKB-390", "AKB-391", "AKB-393")
def test_a_target_in_close_combat_has_cover() -> None:
    """It may be shot at; on a good cover roll the one it fights suffers."""
    scene = covered(("recruit", 0, 8, 15), hedge=False)
    scene.join("a2", "b1")
    hit(scene)
    assert scene.texts() == ["fight", "none"]
    show(scene, "5A 5A")
    scene.say("fight")
    assert (scene.wounds("b1"), scene.wounds("a2")) == (0, 3)


@pytest.mark.rule("AKB-392", "AKB-284")
@pytest.mark.parametrize(("x", "y", "covers"), [(9.8, 14, []), (8, 12.2, ["a2", "none"])])
def test_a_target_fought_from_afar_has_no_cover_of_it(
    x: float, y: float, covers: list[str]
) -> None:
    """Long Reach gives none, unless the fighter stands in front as any figure might."""
    scene = covered(("halberdier", 0, x, y), hedge=False)
    scene.join("a2", "b1")
    hit(scene)
    if covers:
        assert scene.texts() == covers
    else:
        assert scene.wounds("b1") == 3


@pytest.mark.rule("AKB-394")
def test_of_all_fighters_the_nearest_to_the_shooter_suffers() -> None:
    """One in contact gives the cover, but one with Long Reach is nearer."""
    scene = covered(("recruit", 0, 7, 14), ("halberdier", 0, 9.2, 13.3), hedge=False)
    scene.join("a2", "b1")
    scene.join("a3", "b1")
    hit(scene)
    show(scene, "5A 5A")
    scene.say("fight")
    assert (scene.wounds("a2"), scene.wounds("a3")) == (0, 3)


@pytest.mark.rule("AKB-R52", "AKB-R53", "AKB-372")
def test_whoever_died_in_the_volley_still_covers() -> None:
    """The first bolt kills the fighter instead; the second finds the same cover, and is lost."""
    scene = Scene(
        "blitz",
        [
            ("crossbowman", 0, 7, 2),
            ("crossbowman", 0, 9, 2),
            ("recruit", 0, 8, 15),
            ("recruit", 1, 8, 14),
        ],
        cards=[("a1", "a2")],
    )
    idle(scene, "b1")
    scene.join("a3", "b1")
    scene.hurt("a3", 4)
    activate(scene, "a1")
    scene.say("shoot b1", "1", "shoot b1", "1")
    show(scene, SWORD_MACE["blitz"])
    scene.say("a1")
    show(scene, f"5A 5A {SWORD_MACE['blitz']}")
    scene.say("fight")
    assert not scene.alive("a3")
    show(scene, "5A 5A")
    scene.say("fight")
    assert scene.wounds("b1") == 0
