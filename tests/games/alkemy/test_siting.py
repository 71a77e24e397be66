"""Laying the table: posts, halves and scenery (AK2 4.5 and 4.18, AKB 4.32)."""

import pytest

from athanor.games.alkemy.codes import NONE
from athanor.games.alkemy.rules.prepare import put_piece
from athanor.games.alkemy.rules.space import in_zone
from athanor.games.alkemy.rules.tokens import tokens_in
from athanor.games.alkemy.state import PLACED, TOKENS, Battle, Placed
from athanor.kernel import Event, Log, Match, Stream, find
from tests.games.alkemy.preparing import Preparing, game_by_rules
from tests.games.alkemy.scene import EDITIONS, game_of

WOODS = [
    ("wood", 3.0, 5.0, 0),
    ("wood", 9.0, 5.0, 0),
    ("wood", 15.0, 5.0, 0),
    ("wood", 21.0, 5.0, 0),
]
"""They leave no room for anything in the lower half of a small table."""

STRIPS = [
    ("hedge", 8.0, 5.75, 0),
    ("wall", 16.0, 5.75, 0),
    ("marsh", 8.0, 18.25, 0),
    ("rock", 16.0, 18.25, 0),
]
"""They leave 1 in on either side for a fifth card, on its side, between two of them."""


# --- Before anything is placed ---


@pytest.mark.rule("AK2-401", "AKB-002", "AKB-014")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_scenario_and_the_variant_are_agreed_before_the_match(edition: str) -> None:
    game = find(f"alkemy-{edition}").build(2, {"format": 250, "measuring": "measure"})
    assert game.options["format"] == 250
    assert game.options["measuring"] == "measure"
    assert game_of(edition).terms.layout.goal == 3


@pytest.mark.rule("AK2-402", "AK2-403", "AK2-405", "AKB-501", "AKB-R72")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("drawn", [0, 1])
def test_chance_makes_a_player_a_who_has_the_lower_half_and_places_first(
    edition: str, drawn: int
) -> None:
    scene = Preparing(edition, "sides")
    scene.roll(drawn)
    assert scene.decision.seat == drawn
    assert scene.battle.player_a == drawn
    assert scene.stage == "scenery"


@pytest.mark.rule("AK2-404", "AK2-1701", "AK2-1702", "AKB-500", "AKB-520", "AKB-R75", "AKB-R93")
@pytest.mark.parametrize(
    ("edition", "points", "line", "apart"),
    [
        ("v2", 180, 12.0, 7.0),
        ("v2", 300, 18.0, 12.0),
        ("blitz", 180, 12.0, 7.0),
        ("blitz", 300, 18.0, 12.0),
    ],
)
def test_three_neutral_posts_stand_on_the_median_line_before_any_scenery(
    edition: str, points: int, line: float, apart: float
) -> None:
    battle = Preparing(edition, "sides", points=points).battle
    layout = battle.layout
    first, middle, last = range(battle.roster.count, battle.discs.count)
    assert [battle.discs.y[post] for post in (first, middle, last)] == [line * 1000] * 3
    assert battle.layout.height == 2 * line * 1000
    assert battle.discs.x[middle] == layout.width // 2
    assert battle.discs.gap(first, middle) == battle.discs.gap(middle, last) == apart * 1000
    assert {battle.discs.radius[post] for post in (first, middle, last)} == {500}
    assert list(battle.owners) == [NONE] * 3
    assert not battle.placed


@pytest.mark.rule("AK2-R76", "AK2-424", "AKB-500", "AKB-501", "AKB-504", "AKB-509")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_set_up_goes_warbands_sides_scenery_tokens_deployment_first_turn(edition: str) -> None:
    _, events = set_up_by_chance(edition, 180, 3, "quick")
    steps: list[str] = []
    for event in events:
        step = event.kind.partition("-")[0]
        if step not in steps and step not in ("rolled", "outdid"):
            steps.append(step)
    assert steps == ["mustered", "player", "placed", "token", "deploys", "deployed", "turn"]


# --- Scenery ---


@pytest.mark.rule("AK2-405", "AKB-502", "AKB-R109")
@pytest.mark.parametrize("edition", EDITIONS)
def test_pieces_are_placed_one_by_one_in_turns(edition: str) -> None:
    scene = Preparing(edition, "scenery")
    scene.place("house", 0, 6.0, 6.0)
    assert scene.decision.seat == 1
    scene.place("hedge", 90, 12.0, 19.0)
    assert scene.decision.seat == 0
    placed = [(one.x, one.y, one.turn) for one in scene.battle.placed]
    assert placed == [(6000, 6000, 0), (12000, 19000, 6)]
    pool_is_common = "house" not in scene.texts()
    assert pool_is_common == (edition == "blitz")


@pytest.mark.rule("AK2-406", "AKB-503")
def test_pieces_keep_three_inches_from_each_other() -> None:
    scene = Preparing("v2", "scenery", scenery=[("hedge", 6.0, 6.0, 0)])
    assert "AK2-406" in scene.against("hedge", 0, 13.5, 6.0)  # exactly 3 in are not more
    assert scene.against("hedge", 0, 13.501, 6.0) == ()
    scene = Preparing("blitz", "scenery", scenery=[("hedge", 5.0, 6.0, 0)])
    assert "AKB-503" in scene.against("wall", 0, 11.499, 6.0)
    assert scene.against("wall", 0, 11.5, 6.0) == ()  # at least 3 in


@pytest.mark.rule("AK2-406", "AKB-503")
def test_pieces_keep_three_inches_from_the_posts() -> None:
    scene = Preparing("v2", "scenery")
    assert "AK2-406" in scene.against("hedge", 0, 12.0, 8.0)
    assert scene.against("hedge", 0, 12.0, 7.999) == ()
    scene = Preparing("blitz", "scenery")
    assert "AKB-503" in scene.against("rock", 0, 12.0, 7.251)
    assert scene.against("rock", 0, 12.0, 7.25) == ()


@pytest.mark.rule("AK2-R14", "AKB-503")
def test_pieces_lie_on_the_table_and_in_blitz_three_inches_from_its_edge() -> None:
    scene = Preparing("v2", "scenery")
    assert "AK2-R14" in scene.against("hedge", 0, 2.249, 5.0)
    assert scene.against("hedge", 0, 2.25, 0.5) == ()  # its owner's zone is open to it
    scene = Preparing("blitz", "scenery")
    assert "AKB-503" in scene.against("hedge", 0, 4.749, 6.0)
    assert scene.against("hedge", 0, 4.75, 6.0) == ()


@pytest.mark.rule("AK2-407", "AK2-408")
def test_the_second_piece_goes_abroad_but_not_into_the_enemys_zone() -> None:
    scene = Preparing("v2", "scenery")
    assert "AK2-408" in scene.against("hedge", 0, 6.0, 18.0)
    scene.place("hedge", 0, 6.0, 6.0)
    assert "AK2-408" in scene.against("hedge", 0, 18.0, 6.0)  # player B begins at home too
    scene.place("hedge", 0, 6.0, 18.0)
    assert "AK2-408" in scene.against("hedge", 0, 18.0, 6.0)
    assert "AK2-407" in scene.against("hedge", 0, 18.0, 21.001)
    assert scene.against("hedge", 0, 18.0, 21.0) == ()
    scene.place("hedge", 0, 18.0, 18.0)
    assert "AK2-407" in scene.against("hedge", 0, 18.0, 2.999)
    scene.place("hedge", 0, 18.0, 6.0)
    assert scene.against("hedge", 0, 3.0, 1.0) == ()  # and home again


@pytest.mark.rule("AK2-409", "AK2-R14")
def test_a_piece_across_the_median_line_belongs_where_most_of_it_lies() -> None:
    scene = Preparing("v2", "scenery", points=300)
    assert scene.against("hedge", 90, 11.5, 18.0) == ()  # exactly half is enough
    assert "AK2-409" in scene.against("hedge", 90, 11.5, 18.001)
    scene.place("hedge", 0, 11.5, 5.0)
    assert scene.against("hedge", 90, 11.5, 18.0) == ()
    assert "AK2-409" in scene.against("hedge", 90, 11.5, 17.999)


@pytest.mark.rule("AK2-410", "AK2-411", "AKB-502")
@pytest.mark.parametrize(
    ("edition", "points", "own", "stops"),
    [
        ("v2", 180, 2, False), ("v2", 200, 3, True), ("v2", 180, 5, True),
        ("v2", 250, 4, False), ("v2", 300, 5, True), ("blitz", 180, 5, False),
    ],
)  # fmt: skip
def test_a_player_may_stop_before_the_fourth_or_sixth_own_piece(
    edition: str, points: int, own: int, stops: bool
) -> None:
    scene = Preparing(edition, "scenery", points=points)
    scene.battle.counts[PLACED] = own
    assert ("stop" in scene.texts()) == stops


@pytest.mark.rule("AK2-408", "AK2-412", "AK2-414", "AK2-R16")
def test_after_a_stop_the_other_places_one_last_piece_by_his_own_alternation() -> None:
    scene = Preparing("v2", "scenery")
    scene.battle.counts[PLACED] = 3
    scene.battle.counts[PLACED + 1] = 3
    scene.say("stop")
    assert scene.decision.seat == 1
    assert "AK2-408" in scene.against("hedge", 0, 6.0, 18.0)  # the fourth of player B goes abroad
    scene.place("hedge", 0, 6.0, 6.0)
    assert scene.stage == "tokens"
    assert len(scene.battle.placed) == 1
    assert scene.decision.seat == 1  # player B begins with the tokens, whoever placed last


@pytest.mark.rule("AK2-412")
def test_the_last_piece_may_be_declined() -> None:
    scene = Preparing("v2", "scenery", scenery=[("hedge", 6.0, 6.0, 0)])
    scene.battle.counts[PLACED] = 3
    scene.say("stop", "stop")
    assert scene.stage == "tokens"
    assert len(scene.battle.placed) == 1


@pytest.mark.rule("AK2-413", "AK2-414", "AK2-R16", "AKB-502", "AKB-506")
@pytest.mark.parametrize(
    ("edition", "points", "most"),
    [("v2", 180, 12), ("v2", 300, 16), ("blitz", 180, 6), ("blitz", 300, 10)],
)
def test_placing_ends_with_the_last_piece_there_is_room_for_in_the_rules(
    edition: str, points: int, most: int
) -> None:
    pool = game_by_rules(edition, points).terms.layout.pool[1:]
    ids = [game_by_rules(edition, points).terms.pieces[kind].id for kind in pool]
    laid = ids if edition == "blitz" else ["fountain"] * (most - 1)
    scene = Preparing(
        edition, "scenery", points=points, scenery=[(kind, 19.0, 6.0, 0) for kind in laid]
    )
    assert len(scene.battle.placed) == most - 1
    assert scene.stage == "scenery"
    scene.place("hedge", 0, 6.0, 6.0)
    assert scene.stage == "tokens"
    assert scene.decision.seat == 1


@pytest.mark.rule("AK2-R15")
def test_a_player_without_room_is_skipped_and_the_other_goes_on() -> None:
    scene = Preparing("v2", "scenery", scenery=WOODS)
    assert scene.decision.seat == 1  # nothing fits at home for player A
    assert "stop" not in scene.texts()
    scene.place("hedge", 0, 12.0, 18.0)
    # Player A is skipped again, and the next piece of player B would have to go to the same half.
    assert scene.stage == "tokens"
    assert list(scene.battle.counts[PLACED : PLACED + 2]) == [0, 1]


@pytest.mark.rule("AKB-R73")
def test_where_nothing_fits_the_gap_between_pieces_shrinks_for_that_placement() -> None:
    scene = Preparing("blitz", "scenery", scenery=STRIPS)
    assert scene.texts() == ["thicket", "house"]
    assert "AKB-R73" in scene.against("house", 90, 11.9, 5.75)
    assert scene.against("house", 90, 12.0, 5.75) == ()  # 1 in from both neighbours
    assert "AKB-503" in scene.against("house", 90, 12.0, 6.751)  # but 3 in from the post
    scene.place("house", 90, 12.0, 5.75)
    assert scene.against("thicket", 90, 12.0, 18.25) == ()
    assert "AKB-R73" in scene.against("thicket", 90, 11.9, 18.25)
    scene.place("thicket", 90, 12.0, 18.25)
    assert scene.stage == "tokens"
    assert scene.battle.passes == 0


# --- Whole set-ups ---


def set_up_by_chance(
    edition: str, points: int, seed: int, setup: str
) -> tuple[Battle, list[Event]]:
    """A match that random answers have brought to its first turn, and what was told on the way."""
    game = find(f"alkemy-{edition}").build(2, {"format": points, "setup": setup})
    stream = Stream(seed)
    log = Log(heard=True)
    match = Match(game, game.start(), stream, log=log, forkable=False)
    while True:
        state = match.state
        assert isinstance(state, Battle)
        if state.turn == 1:
            return state, log.events
        decision = match.decision
        assert decision is not None
        match.answer(decision.seat, decision.sample(stream))


def check_table(edition: str, points: int, battle: Battle, events: list[Event]) -> None:
    """Check a finished set-up against the rules of its edition."""
    layout = battle.layout
    assert layout.scenery_min <= len(battle.placed) <= layout.scenery_max
    placers = [event.seat for event in events if event.kind == "placed"]
    scene = Preparing(edition, "scenery", points=points, player_a=battle.player_a)
    again = scene.battle
    for one, seat in zip(battle.placed, placers, strict=True):
        siting = again.edition.siting
        while siting.objection(again, seat, one.kind, one.x, one.y, one.turn):
            assert siting.relax(again), "no rule allows this piece here"
        put_piece(again, seat, Placed(one.kind, one.x, one.y, one.turn))
    assert list(battle.counts[TOKENS : TOKENS + 2]) == [layout.tokens] * 2
    for seat in (0, 1):
        assert tokens_in(battle, seat, seat) >= layout.tokens_home
        assert tokens_in(battle, seat, 1 - seat) >= layout.tokens_abroad
    for figure in range(battle.roster.count):
        assert battle.is_present(figure)
        x, y, radius = (battle.discs.x[figure], battle.discs.y[figure], battle.discs.radius[figure])
        assert in_zone(battle, battle.seat_of(figure), x, y, radius)


@pytest.mark.rule("AK2-405", "AK2-413", "AK2-418", "AK2-419", "AKB-503", "AKB-508", "AKB-511")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("points", [180, 200, 250, 300])
def test_random_players_set_a_legal_table_up_by_the_rules(edition: str, points: int) -> None:
    check_table(edition, points, *set_up_by_chance(edition, points, 1, "rules"))


@pytest.mark.rule("AK2-406", "AK2-408", "AK2-417", "AKB-503", "AKB-R73")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("points", [180, 300])
@pytest.mark.parametrize("setup", ["quick", "ready"])
def test_the_quick_set_up_is_as_legal_as_any(edition: str, points: int, setup: str) -> None:
    for seed in range(2):
        check_table(edition, points, *set_up_by_chance(edition, points, seed, setup))
