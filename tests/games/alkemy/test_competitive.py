"""The module Competitive: secret objectives, game points, Victory Points, the Scenario Index."""

import pytest

from athanor.games.alkemy.cards.objective_verbs import CostliestRemoved, Losses, Removed
from athanor.games.alkemy.cards.schema import SecretObjective, Text
from athanor.games.alkemy.codes import STAGES
from athanor.games.alkemy.credits import game_points, scenario_index
from athanor.games.alkemy.rules.craft import SureCraft
from athanor.games.alkemy.rules.exchange import Reading
from athanor.games.alkemy.rules.harm import suffer, suffer_reading
from athanor.games.alkemy.rules.objectives import (
    is_fulfilled,
    objective_of,
    objective_points,
    progress,
)
from athanor.games.alkemy.state import CUT_DOWN, GATHERED, SCORE, SHOT_DOWN
from athanor.kernel import Match, Refused, Stream, find
from athanor.kernel.record_lines import EndLine, Header, Person, StreamChance
from athanor.kernel.recorder import Recorder
from tests.games.alkemy.laboratory import lay_token
from tests.games.alkemy.modules import (
    DUEL,
    competing,
    game_of_modules,
    game_with_decks,
    tally,
)
from tests.games.alkemy.scene import Figure, Scene, drive


def finish(scene: Scene, scores: tuple[int, int] = (0, 0)) -> Scene:
    """End the match at the end of this turn, with so many Scenario Points."""
    for seat in (0, 1):
        scene.battle.counts[SCORE + seat] = scores[seat]
    if max(scores) < scene.battle.layout.goal:
        scene.battle.turn = scene.battle.layout.turns
    scene.battle.stage = STAGES.index("end")
    assert scene.match.is_over
    return scene


def removed(scene: Scene, victim: str, by: str, *, ranged: bool = False) -> None:
    """Let a figure remove another, by a blow or a shot."""
    reading = Reading(scene.figure(by), scene.figure(victim), ranged, [])
    reading.amount = 20
    suffer_reading(scene.battle, reading)
    assert not scene.alive(victim)


def credited(scene: Scene) -> list[dict[str, int]]:
    """What everybody gets for the event."""
    outcome = scene.game.outcome(scene.battle)
    return [{one.name: one.value for one in seat} for seat in outcome.credits]


# --- Choosing ---


@pytest.mark.rule("AK2-1502", "AK2-R76")
def test_objectives_are_chosen_in_secret_before_the_first_turn() -> None:
    scene = competing()
    scene.battle.stage = STAGES.index("objectives")
    scene.battle.turn = 0
    assert [one.kind_name() for one in scene.match.decisions] == ["objective"] * 2
    assert all(one.secret for one in scene.match.decisions)
    scene.match.answer(0, scene.match.decision_of(0).parse("invader"))
    scene.match.answer(1, scene.match.decision_of(1).parse("invader"))  # each has a set
    assert scene.battle.turn == 1
    for viewer in (0, 1, 31):
        view = scene.game.view(scene.battle, viewer)
        assert view.secrets is not None
        assert [one.chosen for one in view.secrets] == [True, True]
        seen = [one.objective is not None for one in view.secrets]
        assert seen == [viewer == 0, viewer == 1]


@pytest.mark.rule("AK2-1503")
def test_each_objective_serves_once_in_an_event() -> None:
    game = game_of_modules(competitive=True, used=("harvest, Invader", None))
    scene = competing(game=game)
    scene.battle.stage = STAGES.index("objectives")
    refusal = scene.refusal("invader")
    assert refusal.rules == ("AK2-1503",)
    assert "harvest" not in scene.texts()
    assert scene.match.decision_of(1).parse("invader") == 3
    with pytest.raises(Refused) as refused:
        game_of_modules(competitive=True, used=("harvst", None))
    assert refused.value.refusal.rules == ("AK2-1503",)
    assert refused.value.refusal.message.args["close"] == "harvest"


@pytest.mark.rule("AK2-R88")
def test_who_has_used_all_plays_without_one() -> None:
    used = ", ".join(one.id for one in game_of_modules(competitive=True).terms.objectives)
    scene = competing(game=game_of_modules(competitive=True, used=(used, None)))
    scene.battle.stage = STAGES.index("objectives")
    assert [one.seat for one in scene.match.decisions] == [1]
    scene.match.answer(1, scene.decision.parse("shutout"))
    assert objective_of(scene.battle, 0) is None
    assert scene.told("objective-none") == [("AK2-R88",)]
    scene.match.agree_draw()
    assert credited(scene)[0] == {"game": 3, "objective": 0, "victory": 3, "index": 50}


# --- The eight of the house ---


BANDS: list[Figure] = [
    ("garlan", 0, 4.0, 4.0), ("runner", 0, 7.0, 4.0), ("crossbowman", 0, 10.0, 4.0),
    ("oracle", 0, 16.0, 4.0),
    ("garlan", 1, 4.0, 20.0), ("runner", 1, 7.0, 20.0), ("crossbowman", 1, 10.0, 20.0),
]  # fmt: skip


@pytest.mark.rule("AK2-1504", "AK2-R88")
def test_headhunter_wants_the_costliest_enemy_removed() -> None:
    scene = competing(BANDS, objectives=("headhunter", ""))
    removed(scene, "b2", "a1")
    assert not is_fulfilled(scene.battle, 0)
    suffer(scene.battle, scene.figure("b1"), 20)  # by whatever means
    assert is_fulfilled(scene.battle, 0)


@pytest.mark.rule("AK2-1504")
def test_an_untouched_captain_is_a_hero_with_white_boxes_left() -> None:
    scene = competing(BANDS, objectives=("untouched-captain", ""))
    scene.hurt("a1", 3)
    scene.hurt("a2", 0)
    assert is_fulfilled(scene.battle, 0)
    scene.hurt("a1", 4)
    assert not is_fulfilled(scene.battle, 0)


@pytest.mark.rule("AK2-1504")
def test_harvest_counts_tokens_that_own_alchemists_removed() -> None:
    scene = competing(BANDS, objectives=("harvest", ""), scenery=[("pond", 16.0, 8.0, 0)])
    for _ in range(3):
        lay_token(scene, "earth")
    craft, alchemist = SureCraft(), scene.figure("a4")
    for token in range(3):
        assert not is_fulfilled(scene.battle, 0)
        drive(craft.harvest(scene.battle, alchemist, token), [16])
    assert tally(scene, "a4", GATHERED) == 3
    assert is_fulfilled(scene.battle, 0)


@pytest.mark.rule("AK2-1504")
def test_invaders_stand_entirely_in_an_enemy_zone() -> None:
    scene = competing(BANDS, objectives=("invader", "invader"))
    edge = 24.0 - 2.5 + 0.5
    for label, y in (("a1", edge), ("a2", edge - 0.1)):
        scene.battle.discs.move(scene.figure(label), 15_000, round(y * 1000))
    assert not is_fulfilled(scene.battle, 0)
    scene.battle.discs.move(scene.figure("a2"), 18_000, round(edge * 1000))
    assert is_fulfilled(scene.battle, 0)
    assert not is_fulfilled(scene.battle, 1)  # the own zone does not count


@pytest.mark.rule("AK2-1504", "AK2-R88")
def test_until_the_end_the_picture_tells_who_has_invaded() -> None:
    game = game_of_modules(competitive=True, measuring=False)
    scene = competing(BANDS, objectives=("invader", ""), game=game)
    condition = scene.game.terms.objectives[3].conditions[0]
    for label, x in (("a1", 15_000), ("a2", 18_000)):
        scene.battle.discs.move(scene.figure(label), x, 21_980)  # looks like 22, which is inside
    assert progress(scene.battle, 0, condition) == 2
    finish(scene)
    assert progress(scene.battle, 0, condition) == 0


@pytest.mark.rule("AK2-1504")
def test_a_duelist_is_one_hero_with_two_by_blows() -> None:
    scene = competing(BANDS, objectives=("duelist", ""))
    removed(scene, "b2", "a1", ranged=True)
    removed(scene, "b3", "a1")
    assert not is_fulfilled(scene.battle, 0)
    removed(scene, "b1", "a1")
    assert tally(scene, "a1", CUT_DOWN) == 2
    assert is_fulfilled(scene.battle, 0)
    others = competing(BANDS, objectives=("duelist", ""))
    removed(others, "b2", "a2")
    removed(others, "b3", "a2")  # no hero
    assert not is_fulfilled(others.battle, 0)


@pytest.mark.rule("AK2-1504")
def test_archery_counts_enemies_that_own_shots_removed() -> None:
    scene = competing(BANDS, objectives=("archery", ""))
    removed(scene, "b2", "a3", ranged=True)
    removed(scene, "a2", "a3", ranged=True)  # a friend, by mistake
    removed(scene, "b3", "a1")
    assert not is_fulfilled(scene.battle, 0)
    removed(scene, "b1", "a3", ranged=True)
    assert tally(scene, "a3", SHOT_DOWN) == 2
    assert is_fulfilled(scene.battle, 0)


@pytest.mark.rule("AK2-1504")
def test_no_one_left_behind_allows_one_loss() -> None:
    scene = competing(BANDS, objectives=("no-one-left-behind", ""))
    suffer(scene.battle, scene.figure("a2"), 20)
    assert is_fulfilled(scene.battle, 0)
    suffer(scene.battle, scene.figure("a3"), 20)
    assert not is_fulfilled(scene.battle, 0)


@pytest.mark.rule("AK2-1504")
def test_a_shutout_leaves_the_opponent_without_points() -> None:
    scene = competing(objectives=("shutout", "shutout"))
    scene.battle.counts[SCORE] = 1
    assert is_fulfilled(scene.battle, 0)
    assert not is_fulfilled(scene.battle, 1)


@pytest.mark.rule("AK2-1504", "AK2-R88")
def test_owners_compose_objectives_of_several_conditions() -> None:
    words = Text(en="x", fr="x")
    asked = (CostliestRemoved(), Losses(most=0, who="heroes"), Removed(least=2, by="either"))
    card = SecretObjective(
        id="glory", name=words, text=words, vp=1, vp_if_win=2, conditions=asked, source="owner"
    )
    scene = competing(BANDS, objectives=("glory", ""), game=game_with_decks((), (card,)))
    removed(scene, "b1", "a1")
    assert not is_fulfilled(scene.battle, 0)
    removed(scene, "b2", "a3", ranged=True)
    assert is_fulfilled(scene.battle, 0)
    assert (objective_points(scene.battle, 0, True), objective_points(scene.battle, 0, False)) == (
        3,
        1,
    )


# --- What an event adds up ---


@pytest.mark.rule("AK2-1504")
def test_objectives_are_opened_at_the_end_and_some_give_more_on_a_win() -> None:
    scene = finish(competing(objectives=("untouched-captain", "untouched-captain")), (3, 1))
    assert scene.told("objective-fulfilled") == [("AK2-1504",)] * 2
    assert [seat["objective"] for seat in credited(scene)] == [2, 1]
    view = scene.game.view(scene.battle, 0)
    assert view.secrets is not None
    assert all(one.objective is not None for one in view.secrets)
    failed = finish(competing(objectives=("archery", "")), (3, 1))
    assert failed.told("objective-failed") == [("AK2-1504",)]
    assert credited(failed)[0]["objective"] == 0


@pytest.mark.rule("AK2-1504", "AK2-1505")
def test_objectives_are_opened_after_a_concession_too() -> None:
    scene = competing(objectives=("shutout", "shutout"))
    scene.match.concede(0)
    assert len(scene.told("objective-fulfilled")) == 2
    assert [seat["victory"] for seat in credited(scene)] == [1 + 3, 6 + 3]


@pytest.mark.rule("AK2-1505", "AK2-1506", "AK2-1501")
@pytest.mark.parametrize(
    ("scores", "points"), [((3, 1), [6, 1]), ((1, 3), [1, 6]), ((3, 3), [3, 3]), ((1, 0), [3, 3])]
)
def test_win_draw_and_loss_give_points(scores: tuple[int, int], points: list[int]) -> None:
    scene = finish(competing(objectives=("untouched-captain", "")), scores)
    found = credited(scene)
    assert [seat["game"] for seat in found] == points
    assert [seat["victory"] for seat in found] == [
        seat["game"] + seat["objective"] for seat in found
    ]
    assert found[0]["objective"] == (2 if points[0] == 6 else 1)


@pytest.mark.rule("AK2-1505")
def test_the_organiser_may_want_other_points() -> None:
    game = game_of_modules(competitive=True, points="3/1/0")
    scene = finish(competing(game=game), (3, 0))
    assert [seat["game"] for seat in credited(scene)] == [3, 0]
    for wrong in ("3/1", "a/b/c", "1/3/6", "6/3/1000"):
        with pytest.raises(Refused) as refused:
            game_of_modules(competitive=True, points=wrong)
        assert refused.value.refusal.rules == ("AK2-1505",)


@pytest.mark.rule("AK2-R90", "AK2-1505")
def test_a_shared_win_is_divided_and_never_less_than_a_draw() -> None:
    game = game_with_decks()
    game.terms.seats = 4
    battle = game.start()
    assert [game_points(battle, [0, 1], seat) for seat in range(4)] == [3, 3, 1, 1]
    assert game_points(battle, [0, 1, 2], 0) == 3  # 6 divided by 3 is 2
    game.terms.event.win = 10
    assert game_points(battle, [0, 1], 0) == 5
    battle.gone = 1
    assert [game_points(battle, [], seat) for seat in range(2)] == [1, 3]  # who conceded has lost


@pytest.mark.rule("AK2-1507", "AK2-R56", "AK2-R90")
@pytest.mark.parametrize(
    ("scores", "indices"), [((3, 1), [75, 25]), ((0, 0), [50, 50]), ((1, 2), [33, 67])]
)
def test_the_scenario_index_is_the_share_of_points(
    scores: tuple[int, int], indices: list[int]
) -> None:
    scene = finish(competing(), scores)
    assert [seat["index"] for seat in credited(scene)] == indices


@pytest.mark.rule("AK2-R56", "AK2-R90")
def test_halves_are_rounded_up_and_the_best_opponent_counts() -> None:
    game = game_with_decks()
    game.terms.seats = 3
    battle = game.start()
    for seat, points in enumerate((1, 7, 2)):
        battle.counts[SCORE + seat] = points
    assert [scenario_index(battle, seat) for seat in range(3)] == [13, 78, 22]  # 12.5 is 13


@pytest.mark.rule("AK2-1506", "AK2-1507", "AK2-1501", "AK2-1508")
def test_the_record_says_what_an_event_adds_up() -> None:
    game = find("alkemy-v2").build(2, {"competitive": True, "setup": "ready"})
    seats = (Person("Ada"), Person("Bo"))
    header = Header(1, "alkemy-v2", dict(game.options), game.packs, seats, StreamChance(1))
    recorder = Recorder(game, header, (), None)
    match = Match(game, game.start(), Stream(1), scribe=recorder)
    while match.decisions[0].kind_name() != "objective":
        decision = match.decisions[0]
        match.answer(decision.seat, decision.default_choice())
    for seat, objective in enumerate(("shutout", "archery")):
        match.answer(seat, match.decision_of(seat).parse(objective))
    match.concede(1)
    end = recorder.record.lines[-1]
    assert isinstance(end, EndLine)
    assert end.end == (1, 2)  # wins and objectives can break ties
    found = [{one.name: (one.value, one.about) for one in seat} for seat in end.credits]
    assert found == [
        {"game": (6, ""), "objective": (3, "shutout"), "victory": (9, ""), "index": (50, "")},
        {"game": (1, ""), "objective": (0, "archery"), "victory": (1, ""), "index": (50, "")},
    ]
    assert '"about":"shutout"' in recorder.record.text()


def test_without_the_module_nothing_is_counted_or_written() -> None:
    scene = Scene("v2", DUEL)
    assert len(scene.battle.tallies) == 0
    assert "tallies" not in scene.battle.data()
    scene.match.concede(0)
    assert scene.game.outcome(scene.battle).credits == ()
