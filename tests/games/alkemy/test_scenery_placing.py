"""Advanced scenery: how it is placed, agreed on, given effects, and placed again."""

import pytest

from athanor.games.alkemy.cards.build import enrich
from athanor.games.alkemy.codes import NONE, SPECIAL_EFFECTS
from athanor.games.alkemy.rules.enriching import AgainSpots
from athanor.games.alkemy.rules.natures import bare_pieces, effects_left
from athanor.games.alkemy.state import PLACED
from athanor.games.alkemy.terms import Layout
from athanor.kernel import Match, Stream
from tests.games.alkemy.preparing import Preparing
from tests.games.alkemy.scene import advanced_game
from tests.games.alkemy.shots import asked

FIRST = ("hedge", 8.0, 6.0, 0)
"""A piece that lies on the table, 4.5 in by 1."""


def preparing(*scenery: tuple[str, float, float, int], points: int = 180) -> Preparing:
    """A match in which advanced scenery is placed, by player A first."""
    return Preparing("advanced", "scenery", scenery=scenery, points=points)


@pytest.mark.rule("AK2-1301")
def test_pieces_lie_more_than_two_inches_apart() -> None:
    scene = preparing(FIRST)
    scene.say("hedge", "sparse climb", "0")
    assert scene.refusal("8,9").rules == ("AK2-406", "AK2-1301")  # 2 in between the edges
    assert scene.allows("8,9.001")
    assert scene.refusal("3,9.0").rules == ("AK2-406", "AK2-1301")  # 2 in from the post at 4,12
    assert scene.allows("3,8.999")


@pytest.mark.rule("AK2-1303", "AK2-R89")
def test_the_record_needs_nobodys_consent() -> None:
    scene = preparing()
    scene.say("wood", "sparse cluttered", "0", "12,5")
    one = scene.battle.placed[0]
    assert (one.vision, one.crossing) == (1, 2)
    assert scene.decision.seat == 1
    assert asked(scene) == "ChooseKind"


@pytest.mark.rule("AK2-1303", "AK2-R89")
@pytest.mark.parametrize(("answer", "nature"), [("yes", (2, 9)), ("no", (1, 2))])
def test_anything_else_is_proposed_and_agreed_on(answer: str, nature: tuple[int, int]) -> None:
    scene = preparing()
    scene.say("wood", "clear hindering+climb")
    assert asked(scene) == "AgreeNature"
    assert scene.decision.seat == 1
    scene.say(answer, "0", "12,5")
    one = scene.battle.placed[0]
    assert (one.vision, one.crossing) == nature


@pytest.mark.rule("AK2-1303", "AK2-1314")
def test_what_is_impassable_is_not_entered_besides() -> None:
    scene = preparing()
    scene.say("wood")
    decision = scene.decision
    refusal = decision.why_not(2 * 16 + 4 + 1)
    assert refusal is not None
    assert refusal.rules == ("AK2-1309", "AK2-1314")
    assert len(scene.texts()) == 3 * 10


@pytest.mark.rule("AK2-1302", "AK2-R47")
def test_an_effect_is_given_instead_of_a_piece_and_counts_as_none() -> None:
    scene = preparing(FIRST, ("hedge", 8.0, 18.0, 0))
    scene.say("effect", "haunted", "piece 2")
    battle = scene.battle
    assert [one.effect for one in battle.placed] == [NONE, 1]
    assert [battle.counts[PLACED], battle.counts[PLACED + 1]] == [0, 0]
    assert scene.decision.seat == 1
    assert battle.edition.siting.window(battle, 0)[1] == 0  # it is still the own half's turn


@pytest.mark.rule("AK2-1302", "AK2-R47")
def test_without_a_bare_piece_no_effect_is_given() -> None:
    scene = preparing()
    assert scene.refusal("effect").rules == ("AK2-1319", "AK2-R47")


@pytest.mark.rule("AK2-1319")
def test_an_effect_is_given_once_and_a_piece_has_one() -> None:
    scene = preparing(FIRST, ("hedge", 8.0, 18.0, 0), ("hedge", 16.0, 6.0, 0))
    scene.say("effect", "dark", "piece 1")
    scene.say("effect")
    assert scene.refusal("dark").rules == ("AK2-1319",)
    scene.say("soothing")
    assert scene.refusal("piece 1").rules == ("AK2-1319",)


@pytest.mark.rule("AK2-1304", "AK2-1305")
@pytest.mark.parametrize(("points", "most"), [(180, 2), (250, 3)])
def test_a_player_gives_two_effects_or_three(points: int, most: int) -> None:
    spots = [(kind, x, y, 0) for kind in ("hedge",) for x in (6, 14) for y in (6, 10, 14, 18)]
    scene = preparing(*spots, points=points)
    for turn in range(2 * most):
        scene.say("effect", SPECIAL_EFFECTS[turn if turn < 4 else turn + 1], f"piece {turn + 1}")
    assert scene.refusal("effect").rules == ("AK2-1304", "AK2-1305")


@pytest.mark.rule("AK2-1304", "AK2-1305", "AK2-R90")
@pytest.mark.parametrize(("points", "least", "most", "late"), [(180, 8, 16, 5), (250, 12, 20, 7)])
def test_more_is_placed_and_one_may_stop_later(
    points: int, least: int, most: int, late: int
) -> None:
    scene = preparing(FIRST, points=points)
    battle = scene.battle
    layout = battle.layout
    assert (layout.scenery_min, layout.scenery_max) == (least, most)
    battle.counts[PLACED] = late - 2
    battle.placed = battle.placed * least
    assert not battle.edition.siting.may_stop(battle, 0)
    battle.counts[PLACED] = late - 1
    assert battle.edition.siting.may_stop(battle, 0)
    battle.placed = battle.placed[1:]
    assert not battle.edition.siting.may_stop(battle, 0)  # effects are no elements


@pytest.mark.rule("AK2-R47")
def test_the_last_turn_after_a_stop_may_be_an_effect() -> None:
    scene = preparing(FIRST, ("hedge", 8.0, 18.0, 0))
    scene.battle.stopped = 1
    scene.say("effect", "soothing", "piece 1")
    assert scene.stage == "tokens"


@pytest.mark.rule("AK2-1324", "AK2-R47")
def test_a_strategic_piece_is_placed_again_even_over_a_post() -> None:
    scene = preparing(FIRST, ("hedge", 8.0, 18.0, 0))
    for one in scene.battle.placed:
        one.vision, one.crossing = 1, 1
    scene.say("effect", "strategic", "piece 1", "90")
    assert scene.refusal("12,4").rules == ("AK2-1324",)  # it would reach into a zone
    assert scene.refusal("8,17").rules == ("AK2-R47",)
    scene.say("12,12")
    one = scene.battle.placed[0]
    assert (one.x, one.y, one.turn) == (12_000, 12_000, 6)
    assert scene.decision.seat == 1


@pytest.mark.rule("AK2-1324", "AK2-R47")
@pytest.mark.parametrize(("vision", "crossing"), [(0, 1), (1, 4)])
def test_what_is_opaque_or_impassable_is_strategic_but_stays(vision: int, crossing: int) -> None:
    scene = preparing(FIRST, ("hedge", 8.0, 18.0, 0))
    for one in scene.battle.placed:
        one.vision, one.crossing = vision, crossing
    scene.say("effect", "strategic", "piece 1")
    assert scene.battle.placed[0].effect == SPECIAL_EFFECTS.index("strategic")
    assert scene.decision.seat == 1


@pytest.mark.rule("AK2-R78")
def test_with_more_players_only_the_most_and_the_effects_change() -> None:
    small, large = Layout(24_000, 24_000), Layout(36_000, 36_000)
    for layout, most, effects in ((small, 16, 2), (large, 20, 3)):
        enrich(layout, 3)
        assert (layout.scenery_max, layout.effects) == (most, effects)
        assert (layout.scenery_min, layout.stop_from) == (6, 4)


@pytest.mark.rule("AK2-1304", "AK2-1305", "AK2-1319")
@pytest.mark.parametrize("points", [180, 300])
@pytest.mark.parametrize("seed", range(3))
def test_chance_lays_a_table_with_all_its_effects(points: int, seed: int) -> None:
    game = advanced_game(True, points, "ready")
    match = Match(game, game.start(), Stream(seed))
    while match.state.data()["stage"] in ("muster", "sides", "scenery", "tokens", "deployment"):
        decision = match.decision
        assert decision is not None
        match.answer(decision.seat, decision.codes()[0])
    battle = game.load(match.state.data())
    layout = battle.layout
    assert layout.scenery_min <= len(battle.placed) <= layout.scenery_max
    given = [one for one in battle.placed if one.effect != NONE]
    assert len(given) == 2 * layout.effects
    assert len({one.effect for one in given}) == len(given)
    assert len(effects_left(battle)) == 8 - len(given)
    assert len(bare_pieces(battle)) == len(battle.placed) - len(given)
    strategic = SPECIAL_EFFECTS.index("strategic")
    for number, one in enumerate(battle.placed):
        kind = battle.terms.pieces[one.kind]
        assert (one.vision, one.crossing) == (kind.vision, kind.crossing)
        if one.effect == strategic and one.vision and not one.crossing & 4:
            assert AgainSpots(battle, number, one.turn, 0).objection(one.x, one.y) == ""
