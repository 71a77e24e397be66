"""Lines of sight: who blocks whom, edition by edition."""

import pytest

from athanor.games.alkemy.cards.schema import Scenery, Text
from athanor.games.alkemy.game import Alkemy
from athanor.games.alkemy.rules.space import gap, in_contact, is_within, line_of_sight, sees
from tests.games.alkemy.scene import EDITIONS, Figure, Scene, game_with

both = pytest.mark.parametrize("edition", EDITIONS)

SIZES = {1: "outrider", 2: "recruit", 3: "stone-golem"}
"""A profile of each size."""

SQUARE = ((-1.75, -1.25), (1.75, -1.25), (1.75, 1.25), (-1.75, 1.25))


def looking(
    edition: str,
    sizes: tuple[int, int],
    *others: Figure,
    scenery: tuple[tuple[str, float, float, int], ...] = (),
    game: Alkemy | None = None,
) -> bool:
    """Whether figures of two sizes at 12,3 and 12,9 see each other; it is always mutual."""
    figures: list[Figure] = [(SIZES[sizes[0]], 0, 12, 3), (SIZES[sizes[1]], 1, 12, 9), *others]
    scene = Scene(edition, figures, scenery=scenery, game=game)
    one, other = scene.figure("a1"), scene.figure("b1")
    seen = sees(scene.battle, one, other)
    assert sees(scene.battle, other, one) == seen
    return seen


def crowd(profile: str, seat: int) -> list[Figure]:
    """Two rows of figures across the line, so close that no line misses both."""
    front: list[Figure] = [(profile, seat, x, 5.25) for x in (10.4, 12.0, 13.6)]
    return front + [(profile, seat, x, 6.8) for x in (11.2, 12.8)]


@both
@pytest.mark.rule("AK2-201", "AK2-R1", "AKB-009", "AKB-R89")
def test_distances_run_from_edge_to_edge_and_include_the_limit(edition: str) -> None:
    scene = Scene(edition, [("recruit", 0, 3, 3), ("stone-golem", 1, 3, 8)])
    one, other = scene.figure("a1"), scene.figure("b1")
    assert gap(scene.battle, one, other) == 5000 - 500 - 750
    assert is_within(scene.battle, one, other, 3750)
    assert not is_within(scene.battle, one, other, 3749)


@pytest.mark.parametrize(("edition", "widest"), [("v2", 0.01), ("blitz", 0.02)])
@pytest.mark.rule("AK2-R1", "AKB-R94", "AKB-282")
def test_contact_allows_a_hairs_breadth(edition: str, widest: float) -> None:
    for apart, touching in ((0.0, True), (widest, True), (widest + 0.001, False)):
        scene = Scene(edition, [("recruit", 0, 3, 3), ("recruit", 1, 4 + apart, 3)])
        assert in_contact(scene.battle, 0, 1) == touching


@both
@pytest.mark.rule("AK2-003", "AK2-004", "AKB-011", "AKB-012")
def test_figures_see_all_around_and_sight_is_mutual(edition: str) -> None:
    for x, y in ((12, 18), (18, 12), (12, 5), (5, 8), (17, 17), (7, 17)):
        scene = Scene(edition, [("recruit", 0, 12, 10), ("recruit", 1, x, y)])
        assert sees(scene.battle, 0, 1)
        assert sees(scene.battle, 1, 0)


# --- V2: an obstacle as big as both blocks ---


@pytest.mark.parametrize(
    ("obstacle", "sizes", "seen"),
    [
        ("pond", (1, 1), True),
        ("hedge", (2, 2), True),
        ("hedge", (1, 1), False),
        ("hedge", (1, 2), True),
        ("wall", (2, 2), False),
        ("wall", (1, 3), True),
        ("ruin", (2, 2), False),
        ("ruin", (3, 3), False),
        ("house", (1, 3), False),
    ],
)
@pytest.mark.rule("AK2-202", "AK2-203", "AK2-204", "AK2-206", "AK2-R12", "AK2-E10")
def test_scenery_blocks_in_v2_if_it_is_as_big_as_both(
    obstacle: str, sizes: tuple[int, int], seen: bool
) -> None:
    assert looking("v2", sizes, scenery=((obstacle, 12, 6, 0),)) == seen


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.rule("AK2-203", "AK2-R12", "AK2-E10")
def test_figures_of_equal_size_block_in_v2_friend_or_foe(seat: int) -> None:
    assert not looking("v2", (2, 2), *crowd("recruit", seat))
    assert looking("v2", (2, 2), *crowd("outrider", seat))
    assert looking("v2", (2, 3), *crowd("recruit", seat))


@both
@pytest.mark.rule("AK2-205", "AK2-E10", "AKB-103", "AKB-R3")
def test_one_free_line_beside_an_obstacle_is_enough(edition: str) -> None:
    """A house reaches 1.75 to each side."""
    assert not looking(edition, (2, 2), scenery=(("house", 13.2, 6, 0),))
    assert looking(edition, (2, 2), scenery=(("house", 14.3, 6, 0),))


@both
@pytest.mark.rule("AK2-R12", "AKB-R3")
def test_a_line_that_only_touches_an_obstacle_is_not_cut(edition: str) -> None:
    """The house's edge lies on the line along the edges of both bases, at x 12.5 - 1."""
    assert looking(edition, (2, 2), scenery=(("house", 13.25, 6, 0),))
    assert not looking(edition, (2, 2), scenery=(("house", 13.249, 6, 0),))


@both
@pytest.mark.rule("AK2-R12", "AKB-R3")
def test_figures_in_contact_see_each_other_and_their_own_bases_never_block(edition: str) -> None:
    scene = Scene(
        edition,
        [("stone-golem", 0, 12, 5), ("recruit", 1, 12, 6.25), ("stone-golem", 1, 13.4, 6)],
    )
    assert sees(scene.battle, scene.figure("a1"), scene.figure("b1"))


def past_a_post(edition: str, hedge: str, y: float) -> bool:
    """Whether two small figures see each other through a gap of 0.8 in; at y 12 it has a post."""
    figures: list[Figure] = [("outrider", 0, 12, y - 2), ("outrider", 1, 12, y + 2)]
    reach = {"v2": 2.25, "blitz": 1.75}[edition]
    scenery = [(hedge, 11.6 - reach, y, 0), (hedge, 12.4 + reach, y, 0)]
    scene = Scene(edition, figures, scenery=scenery)
    return sees(scene.battle, 0, 1)


@pytest.mark.rule("AK2-203", "AK2-R12", "AK2-016")
def test_a_post_blocks_by_its_size_in_v2() -> None:
    assert past_a_post("v2", "hedge", 6)
    assert not past_a_post("v2", "hedge", 12)


@pytest.mark.rule("AKB-R95")
def test_a_post_never_blocks_in_blitz() -> None:
    assert past_a_post("blitz", "wall", 12)


# --- Blitz: only what is larger than both ---


@pytest.mark.parametrize(
    ("obstacle", "sizes", "seen"),
    [
        ("hedge", (1, 1), True),
        ("wall", (1, 1), False),
        ("wall", (2, 2), True),
        ("wall", (1, 2), True),
        ("rock", (2, 2), False),
        ("rock", (2, 3), True),
        ("marsh", (1, 1), True),
    ],
)
@pytest.mark.rule("AKB-100", "AKB-103", "AKB-104", "AKB-105", "AKB-122", "AKB-R3", "AKB-R104")
@pytest.mark.rule("AKB-120", "AKB-121", "AKB-124", "AKB-E4", "AKB-E5")
def test_scenery_blocks_in_blitz_if_it_is_larger_than_both(
    obstacle: str, sizes: tuple[int, int], seen: bool
) -> None:
    assert looking("blitz", sizes, scenery=((obstacle, 12, 6, 0),)) == seen


@pytest.mark.parametrize(
    ("crossed", "beside", "seen"), [("hedge", "wall", True), ("wall", "hedge", False)]
)
@pytest.mark.rule("AKB-102")
def test_of_several_heights_the_one_that_a_line_crosses_counts(
    crossed: str, beside: str, seen: bool
) -> None:
    """An element of several heights is laid as several pieces side by side."""
    element = ((crossed, 12.0, 6.0, 0), (beside, 16.5, 6.0, 0))
    assert looking("blitz", (1, 1), scenery=element) == seen


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.rule("AKB-100", "AKB-103", "AKB-104", "AKB-R3", "AKB-105", "AKB-011")
def test_large_models_block_in_blitz_and_equal_ones_do_not(seat: int) -> None:
    assert not looking("blitz", (2, 2), *crowd("stone-golem", seat))
    assert looking("blitz", (3, 2), *crowd("stone-golem", seat))
    assert looking("blitz", (2, 2), *crowd("recruit", seat))


def blitz_with(**fields: object) -> Alkemy:
    """Blitz with one more kind of scenery, called ``extra``."""
    return game_with("blitz", scenery=(extra(**fields),))


def extra(**fields: object) -> Scenery:
    """A kind of scenery as large as a card."""
    name = Text(en="Extra", fr="En plus")
    return Scenery(id="extra", name=name, source="house", shape=SQUARE, **fields)  # type: ignore[arg-type]


HILL = {"kind": "flat", "size": 1, "height": 1.0, "hill": True}
LAKE = {"kind": "wall", "size": 0}
OPAQUE = {"kind": "wall", "size": 4, "height": 4.0, "opaque_always": True}
TALL = {"kind": "wall", "size": 4, "height": 4.0}


@pytest.mark.parametrize(("fields", "seen"), [(OPAQUE, False), (TALL, True)])
@pytest.mark.rule("AKB-126", "AKB-104")
def test_clogged_land_of_size_4_blocks_whatever_the_sizes(
    fields: dict[str, object], seen: bool
) -> None:
    """Two models as large as it is: only what always blocks blocks them."""
    giant = {"stone-golem": {"size": 4, "base": 2.0}}
    game = game_with("blitz", giant, scenery=(extra(**fields),))
    assert looking("blitz", (3, 3), scenery=(("extra", 12, 6, 0),), game=game) == seen


@pytest.mark.rule("AKB-127", "AKB-R104")
def test_a_lake_blocks_moves_and_not_sight() -> None:
    game = blitz_with(**LAKE)
    assert looking("blitz", (1, 1), scenery=(("extra", 12, 6, 0),), game=game)
    scene = Scene("blitz", [("garlan", 0, 12, 3)], scenery=[("extra", 12, 6, 0)], game=game)
    scene.say("activate a1", "walk")
    assert "AKB-R90" in scene.refusal("12,5").rules


@pytest.mark.rule("AKB-128", "AKB-R9")
def test_a_hill_blocks_all_lines_across_it_and_no_move() -> None:
    game = blitz_with(**HILL)
    hill = [("extra", 12.0, 6.0, 0)]
    assert not looking("blitz", (3, 3), scenery=(("extra", 12, 6, 0),), game=game)
    assert looking("blitz", (3, 3), scenery=(("extra", 14.7, 6, 0),), game=game)  # beside it
    scene = Scene("blitz", [("garlan", 0, 12, 3)], scenery=hill, game=game)
    scene.say("activate a1", "walk", "12,7")
    assert scene.at("a1") == (12000, 7000)


@pytest.mark.rule("AKB-R9", "AKB-R5", "AKB-106", "AKB-128")
def test_who_stands_on_a_hill_sees_and_is_seen_and_counts_one_size_more() -> None:
    game = blitz_with(**HILL)

    def seen(size: int, y: float, obstacle: str) -> bool:
        figures: list[Figure] = [(SIZES[size], 0, 12, y), (SIZES[size], 1, 12, 10)]
        hill = [("extra", 12.0, 3.0, 0), (obstacle, 12.0, 7.0, 0)]
        scene = Scene("blitz", figures, scenery=hill, game=game)
        assert sees(scene.battle, 0, 1) == sees(scene.battle, 1, 0)
        return sees(scene.battle, 0, 1)

    assert seen(1, 3, "hedge")
    assert seen(1, 3, "wall")  # size 2 blocks sizes 1 and 1, not 2 and 1
    assert not seen(1, 4.8, "wall")  # beside the hill, its centre not on it
    assert not seen(1, 3, "rock")


@pytest.mark.rule("AKB-R5")
def test_who_stands_on_a_hill_blocks_with_one_size_more() -> None:
    game = blitz_with(**HILL)
    for hill_y, seen in ((6.0, False), (18.0, True)):
        figures: list[Figure] = [("recruit", 0, 12, 3), ("recruit", 1, 12, 9)]
        figures += crowd("recruit", 0)
        scene = Scene("blitz", figures, scenery=[("extra", 12.0, hill_y, 0)], game=game)
        rules = scene.battle.edition.sight
        bases, _ = rules.blockers(scene.battle, scene.figure("a1"), scene.figure("b1"))
        assert (bases == 0) == seen


@both
@pytest.mark.rule("AK2-202", "AKB-R10")
def test_sight_names_a_free_line_or_who_blocks(edition: str) -> None:
    """Looking is free at any time, so clients may show either."""
    house = (("house", 12.0, 6.0, 0),)
    figures: list[Figure] = [("recruit", 0, 12, 3), ("recruit", 1, 12, 9), ("recruit", 1, 20, 3)]
    scene = Scene(edition, figures, scenery=house)
    blocked = line_of_sight(scene.battle, scene.figure("a1"), scene.figure("b1"))
    assert not blocked.visible
    assert blocked.pieces == 1
    free = line_of_sight(scene.battle, scene.figure("a1"), scene.figure("b2"))
    assert free.visible
    assert (free.x0 - 12000) ** 2 + (free.y0 - 3000) ** 2 <= 501**2


# --- Blitz: cover ---


def has_cover(
    *others: Figure,
    scenery: tuple[tuple[str, float, float, int], ...] = (),
    game: Alkemy | None = None,
    y: float = 9.0,
) -> bool:
    """Whether a model of size 2 at 12,y has cover from one at 12,3."""
    figures: list[Figure] = [("crossbowman", 0, 12, 3), ("recruit", 1, 12, y), *others]
    scene = Scene("blitz", figures, scenery=scenery, game=game)
    battle = scene.battle
    return not battle.edition.cover.is_open(battle, scene.figure("a1"), scene.figure("b1"))


@pytest.mark.parametrize(("apart", "covered"), [(0.8, True), (1.0, True), (1.001, False)])
@pytest.mark.parametrize("kind", ["hedge", "wall"])
@pytest.mark.rule("AKB-107", "AKB-R4", "AKB-122", "AKB-E6")
def test_an_element_within_an_inch_on_the_firing_lines_gives_cover(
    kind: str, apart: float, covered: bool
) -> None:
    """These reach 0.25 to the front and the back, a base 0.5."""
    assert has_cover(scenery=((kind, 12, 9 - 0.75 - apart, 0),)) == covered


@pytest.mark.rule("AKB-108", "AKB-R4")
def test_a_larger_element_that_hides_a_part_gives_cover_too() -> None:
    assert has_cover(scenery=(("rock", 13.9, 6.9, 0),))
    assert not has_cover(scenery=(("rock", 14.6, 6.9, 0),))  # beside all lines


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.rule("AKB-107", "AKB-R4", "AKB-108")
def test_third_models_of_either_side_give_cover(seat: int) -> None:
    assert has_cover(("outrider", seat, 12, 7.5))
    assert not has_cover(("outrider", seat, 12, 6.5))


@pytest.mark.rule("AKB-R95", "AKB-R104", "AKB-124")
def test_posts_and_flat_ground_give_no_cover() -> None:
    assert not has_cover(y=13.5)  # right behind the post at 12,12
    assert not has_cover(scenery=(("marsh", 12, 7, 0),))


@pytest.mark.rule("AKB-R5")
def test_what_somebody_stands_on_gives_no_cover() -> None:
    game = blitz_with(**HILL)
    assert not has_cover(scenery=(("extra", 12, 9, 0),), game=game)
