"""House scenarios: what is carried, taken and held, and the points for it (AK2-R95 to AK2-R97)."""

from functools import cache
from pathlib import Path

import pytest

from athanor.bots.levels import make_bot
from athanor.bots.playing import play_out
from athanor.games.alkemy.cards.pack import HOUSE
from athanor.games.alkemy.game import SCENARIOS, Alkemy
from athanor.games.alkemy.rules.bearing import borne_by, is_laden
from athanor.games.alkemy.rules.harm import remove
from athanor.games.alkemy.rules.scenario import act_on, area_holder, score
from athanor.games.alkemy.rules.space import posts
from athanor.games.alkemy.state import SCORE, Battle
from athanor.kernel import Match, Stream, find
from athanor.packs import PackError
from tests.games.alkemy.scene import Figure, Scene

HEADER = """
[pack]
name = "my-scenarios"
version = "1"
game = "alkemy-v2"
"""


@cache
def game_of(scenario: str, seats: int = 2) -> Alkemy:
    """A game of a scenario whose players may measure."""
    game = find("alkemy-v2").build(seats, {"scenario": scenario, "measuring": "measure"})
    assert isinstance(game, Alkemy)
    return game


def points(scene: Scene) -> tuple[int, int]:
    """The Scenario Points of both players."""
    return scene.battle.counts[SCORE], scene.battle.counts[SCORE + 1]


def test_the_option_lists_the_scenarios_of_the_house_set() -> None:
    assert set(SCENARIOS) == {scenario.id for scenario in HOUSE["v2"].pack.data.scenario}


# --- Carrying ---


RELIC: list[Figure] = [("recruit", 0, 12, 11), ("recruit", 0, 3, 3), ("recruit", 1, 14, 13)]


@pytest.mark.rule("AK2-R96", "AK2-1005")
def test_a_figure_near_it_takes_the_reliquary_up_and_its_way_is_free() -> None:
    scene = Scene("v2", RELIC, game=game_of("reliquary"))
    battle = scene.battle
    assert posts(battle) == 1 << 3
    before = scene.ap("a1")
    scene.say("activate a1", "post 1")
    assert scene.ap("a1") == before - 1
    assert borne_by(battle, 0) == 0
    assert battle.owners[0] == 0
    assert posts(battle) == 0
    (taken,) = (event for event in scene.log.events if event.kind == "objective-taken")
    assert taken.rules == ("AK2-1005", "AK2-R96")
    battle.ap[0] = 2
    for order in ("run", "charge b1"):
        assert scene.refusal(order).rules == ("AK2-R96",)
    assert is_laden(battle, 0)


@pytest.mark.rule("AK2-R96")
def test_it_lies_where_its_bearer_stood_and_can_be_taken_again() -> None:
    scene = Scene("v2", RELIC, game=game_of("reliquary"))
    battle = scene.battle
    act_on(battle, 0, 0)
    battle.discs.move(0, 5000, 6000)
    remove(battle, 0)
    assert borne_by(battle, 0) == -1
    assert (battle.discs.x[3], battle.discs.y[3]) == (5000, 6000)
    assert posts(battle) == 1 << 3
    assert battle.owners[0] == -1
    battle.discs.move(1, 5000, 7500)
    act_on(battle, 1, 0)
    assert borne_by(battle, 1) == 0


@pytest.mark.rule("AK2-R96", "AK2-008")
def test_from_too_far_away_and_after_somebody_else_nothing_is_taken() -> None:
    scene = Scene("v2", RELIC, game=game_of("reliquary"))
    battle = scene.battle
    act_on(battle, 1, 0)
    assert battle.lying == 1
    act_on(battle, 0, 0)
    battle.discs.move(2, 12000, 13000)
    act_on(battle, 2, 0)
    assert battle.bearers[0] == 0
    kinds = [event.kind for event in scene.log.events]
    assert kinds == ["objective-missed", "objective-taken", "objective-gone"]


@pytest.mark.rule("AK2-R95", "AK2-1102")
def test_the_bearer_gives_a_point_at_the_end_of_every_turn() -> None:
    scene = Scene("v2", RELIC, game=game_of("reliquary"))
    act_on(scene.battle, 0, 0)
    score(scene.battle)
    score(scene.battle)
    assert points(scene) == (2, 0)


# --- Taking for good ---


@pytest.mark.rule("AK2-R96", "AK2-R95")
def test_notes_are_kept_whoever_falls_and_give_their_point_once() -> None:
    scene = Scene("v2", [("recruit", 0, 12, 11), ("recruit", 1, 3, 20)], game=game_of("notes"))
    battle = scene.battle
    scene.say("activate a1", "post 1")
    assert battle.lying == 0b11110
    remove(battle, 0)
    assert battle.owners[0] == 0
    score(battle)
    score(battle)
    assert points(scene) == (1, 0)
    battle.owners[1] = 1
    battle.lying &= ~2
    score(battle)
    assert points(scene) == (1, 1)


@pytest.mark.rule("AK2-R96")
def test_notes_that_are_gone_are_refused() -> None:
    scene = Scene("v2", [("recruit", 0, 12, 11), ("recruit", 1, 3, 20)], game=game_of("notes"))
    scene.battle.lying &= ~1
    scene.battle.owners[0] = 1
    scene.say("activate a1")
    assert scene.refusal("post 1").rules == ("AK2-R96",)


# --- Holding ---


@pytest.mark.rule("AK2-R97")
def test_an_area_is_held_by_more_figures_entirely_in_it() -> None:
    figures: list[Figure] = [
        ("recruit", 0, 5, 5),
        ("recruit", 0, 18, 5),
        ("recruit", 1, 10.6, 10),
        ("recruit", 1, 18, 18),
    ]
    scene = Scene("v2", figures, game=game_of("quarters"))
    battle = scene.battle
    assert [area_holder(battle, area) for area in range(4)] == [0, -1, 1, 0]
    score(battle)
    assert points(scene) == (1, 0)
    battle.discs.move(2, 8000, 8000)
    assert area_holder(battle, 0) == -1
    score(battle)
    assert points(scene) == (1, 0)


@pytest.mark.rule("AK2-R97")
def test_only_heroes_entirely_in_the_other_zone_get_through() -> None:
    figures: list[Figure] = [("garlan", 0, 12, 22), ("recruit", 0, 6, 22.5), ("recruit", 1, 20, 20)]
    scene = Scene("v2", figures, game=game_of("escort"))
    battle = scene.battle
    score(battle)
    assert points(scene) == (1, 0)
    battle.discs.move(0, 12000, 21900)
    score(battle)
    assert points(scene) == (1, 0)


# --- Saved, seen, forked ---


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_match_of_each_is_saved_and_forked_whole(scenario: str) -> None:
    game = find("alkemy-v2").build(2, {"scenario": scenario, "setup": "ready"})
    match = Match(game, game.start(), Stream(3))
    stream = Stream(4)
    while (decision := match.decision) is not None:
        if match.answered % 40 == 0:
            assert match.fork().state.data() == match.state.data()
            assert game.load(match.quiet.data()).data() == match.quiet.data()
            assert len(game.features(match.state, 1)) == game.info.features
        match.answer(decision.seat, decision.sample(stream))
    battle = match.state
    assert isinstance(battle, Battle)
    carried = [bearer for bearer in battle.bearers if bearer != -1]
    assert all(battle.is_present(bearer) for bearer in carried)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_greedy_bots_pursue_what_it_is_about(scenario: str) -> None:
    won = 0.0
    for seed in range(4):
        game = find("alkemy-v2").build(2, {"scenario": scenario, "setup": "ready"})
        match = Match(game, game.start(), Stream(seed))
        level = ["greedy", "random"] if seed % 2 == 0 else ["random", "greedy"]
        play_out(match, [make_bot(one, game, 10 * seed + k) for k, one in enumerate(level)])
        winners = game.outcome(match.state).winners
        if level.index("greedy") in winners:
            won += 1.0 / len(winners)
    assert won >= 3.0


# --- Owners' own ---


MINE = """
[[scenario]]
id = "old-mill"
name = { en = "The Old Mill", fr = "Le Vieux Moulin" }
points_to_win = 4
turns = 8
by = "alchemists"
scoring = [
    { verb = "each-post", points = 1 },
    { verb = "in-enemy-zone", who = "heroes", points = 2 },
]

[scenario.tables.small]
width = 24.0
height = 24.0
posts = [[12.0, 12.0]]
zones = [
    { table = [0.0, 0.0, 24.0, 12.0], deploy = [0.0, 0.0, 5.0] },
    { table = [0.0, 12.0, 24.0, 24.0], deploy = [24.0, 24.0, 5.0] },
]
scenery_min = 6
scenery_max = 12
stop_from = 4
tokens = 3
tokens_abroad = 1

[scenario.tables.large]
width = 36.0
height = 36.0
posts = [[18.0, 18.0]]
deployment = 3.5
scenery_min = 10
scenery_max = 16
stop_from = 6
tokens = 5
tokens_abroad = 2
"""


def pack_in(folder: Path, text: str) -> Path:
    """An owner pack with scenarios."""
    (folder / "pack.toml").write_text(HEADER)
    (folder / "scenarios.toml").write_text(text)
    return folder


@pytest.mark.rule("AK2-R95", "AK2-401")
def test_an_owner_puts_a_scenario_together(tmp_path: Path) -> None:
    folder = pack_in(tmp_path, MINE)
    game = find("alkemy-v2").build(2, {"scenario": "old-mill", "measuring": "measure"}, [folder])
    assert isinstance(game, Alkemy)
    figures: list[Figure] = [
        ("recruit", 0, 12, 10.6),
        ("priest", 0, 10.6, 12),
        ("garlan", 0, 22, 22),
        ("recruit", 1, 3, 20),
    ]
    scene = Scene("v2", figures, game=game)
    scene.say("activate a1")
    assert scene.refusal("post 1").rules == ("AK2-1005", "AK2-R95")
    scene.battle.owners[0] = 0
    score(scene.battle)
    assert points(scene) == (3, 0)


@pytest.mark.rule("AK2-R95")
@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('verb = "each-post"', 'verb = "carried"', "scoring"),
        ('verb = "each-post"', 'verb = "each-area"', "scoring"),
        ("deploy = [24.0, 24.0, 5.0]", "deploy = []", "deploy"),
        ("table = [0.0, 12.0, 24.0, 24.0]", "table = [0.0, 12.0, 30.0, 24.0]", "table"),
    ],
)
def test_what_does_not_fit_together_is_told_by_its_field(
    tmp_path: Path, old: str, new: str, field: str
) -> None:
    assert old in MINE
    with pytest.raises(PackError) as error:
        HOUSE["v2"].with_packs([pack_in(tmp_path, MINE.replace(old, new))])
    assert field in str(error.value)
    assert "scenarios.toml" in str(error.value)
