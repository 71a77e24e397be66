"""Three and four players: zones, order, initiative, passing, endings (AK2-1601 to AK2-1613)."""

from collections.abc import Sequence
from functools import cache

import pytest

from athanor.games.alkemy.codes import NONE, STAGES
from athanor.games.alkemy.game import Alkemy
from athanor.games.alkemy.rules.moves import PartingBlow
from athanor.games.alkemy.rules.prepare import open_tokens, place_scenery
from athanor.games.alkemy.rules.tokens import half_of, tokens_abroad
from athanor.games.alkemy.rules.turn import ChooseStarter, passes_to_end
from athanor.games.alkemy.scoring import outcome, payoff
from athanor.games.alkemy.seats import after, after_present, clockwise, rival
from athanor.games.alkemy.state import PLACED, SCORE, TOKENS, Battle
from athanor.kernel import Match, Refused, Stream, find
from athanor.kernel.bits import members
from tests.games.alkemy.preparing import SOLDIERS, Preparing
from tests.games.alkemy.scene import Figure, Scene

BOTH = pytest.mark.parametrize("seats", [3, 4])


@cache
def game_for(seats: int, points: int = 180, measuring: str = "measure") -> Alkemy:
    """A game for some players who may measure."""
    options = {"format": points, "measuring": measuring}
    game = find("alkemy-v2").build(seats, options)
    assert isinstance(game, Alkemy)
    return game


def one_each(seats: int) -> list[Figure]:
    """A recruit for each player, far from the others."""
    spots = [(3.0, 3.0), (3.0, 21.0), (21.0, 21.0), (21.0, 3.0)]
    return [("recruit", seat, *spots[seat]) for seat in range(seats)]


def scene_of(seats: int, figures: Sequence[Figure] | None = None) -> Scene:
    """A turn of some players."""
    return Scene("v2", figures or one_each(seats), game=game_for(seats))


def initiative(scene: Scene, winner: int, among: int) -> Scene:
    """Give the dice of a roll for initiative that one of some players wins."""
    numbers = [scene.game.terms.numbers[face] for face in range(6)]
    high, low = numbers.index(max(numbers)), numbers.index(min(numbers))
    for roller in range(among):
        face = high if roller == winner else low
        scene.roll(face, face)
    return scene


def ended(battle: Battle) -> tuple[int, ...]:
    """Who has won if the turn ended now, by the rules."""
    return tuple(battle.edition.finish.winners(battle))


def prepared(seats: int, seed: int, points: int = 180) -> Battle:
    """A table that chance has set up."""
    game = find("alkemy-v2").build(seats, {"setup": "ready", "format": points})
    match = Match(game, game.start(), Stream(seed))
    stream = Stream(seed + 1)
    battle = match.state
    assert isinstance(battle, Battle)
    while battle.turn == 0:
        decision = match.decision
        assert decision is not None
        match.answer(decision.seat, decision.sample(stream))
    return battle


# --- Formats and scenarios ---


@pytest.mark.rule("AK2-1602")
@pytest.mark.parametrize(
    ("points", "inches", "most", "tokens"),
    [(150, 24, 4, 2), (180, 24, 4, 2), (200, 36, 6, 3), (250, 36, 6, 3)],
)
@BOTH
def test_several_players_have_formats_of_their_own(
    seats: int, points: int, inches: int, most: int, tokens: int
) -> None:
    layout = game_for(seats, points).terms.layout
    assert (layout.width, layout.height) == (1000 * inches, 1000 * inches)
    assert (layout.most_each, layout.tokens) == (most, tokens)
    assert layout.stop_from == most // 2
    assert layout.scenery_min == seats * most // 2
    assert layout.scenery_max == (12 if inches == 24 else 16)


@pytest.mark.rule("AK2-1602", "AK2-302")
@pytest.mark.parametrize(("seats", "points", "rule"), [(3, 300, "AK2-1602"), (2, 150, "AK2-302")])
def test_a_format_that_so_many_do_not_have_is_refused(seats: int, points: int, rule: str) -> None:
    with pytest.raises(Refused) as refused:
        find("alkemy-v2").build(seats, {"format": points})
    assert refused.value.refusal.rules == (rule,)


@pytest.mark.rule("AK2-1601")
def test_a_scenario_without_a_zone_for_each_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        find("alkemy-v2").build(3, {"scenario": "escort"})
    assert refused.value.refusal.rules == ("AK2-1601",)
    with pytest.raises(Refused) as refused:
        find("alkemy-v2").build(2, {"scenario": "nowhere"})
    assert refused.value.refusal.rules == ("AK2-401",)
    with pytest.raises(Refused):
        find("alkemy-blitz").build(3)


@pytest.mark.rule("AK2-1601", "AK2-1603", "AK2-1706")
@BOTH
def test_quarters_go_clockwise_from_player_a(seats: int) -> None:
    battle = game_for(seats).start()
    battle.player_a = 1
    corners = [(zone.left, zone.bottom) for zone in battle.layout.zones]
    assert corners == [(0, 0), (0, 12000), (12000, 12000), (12000, 0)]
    assert battle.zone(1) is battle.layout.zones[0]
    assert battle.zone(2) is battle.layout.zones[1]
    assert battle.zone(0) is battle.layout.zones[seats - 1]
    assert len(battle.layout.posts) == (4 if seats == 3 else 5)
    assert (battle.layout.goal, battle.layout.turns) == (4, 5)


@pytest.mark.rule("AK2-1601")
def test_a_base_is_deployed_entirely_within_six_inches_of_its_corner() -> None:
    zone = game_for(4).terms.layout.zones[2]
    assert zone.holds(24000 - 500, 24000 - 500, 500)
    assert zone.holds(24000 - 500, 24000 - 5477, 500)
    assert not zone.holds(24000 - 500, 24000 - 5480, 500)
    assert not zone.holds(24000 - 4000, 24000 - 4000, 500)
    assert not zone.holds(24000 - 400, 24000 - 400, 500)


# --- Setting up ---


@pytest.mark.rule("AK2-1603", "AK2-1604", "AK2-1605", "AK2-R57")
@BOTH
def test_chance_sets_up_by_the_rules(seats: int) -> None:
    battle = prepared(seats, 40 + seats)
    layout = battle.layout
    placed = [battle.counts[PLACED + seat] for seat in range(seats)]
    assert max(placed) - min(placed) <= 1
    assert layout.scenery_min <= sum(placed) <= layout.scenery_max
    for seat in range(seats):
        assert battle.counts[TOKENS + seat] == layout.tokens
        # AK2-R17: waived where no element abroad is free any more
        assert tokens_abroad(battle, seat) >= 1 or len(battle.tokens) == len(battle.placed)
    order = [token.seat for token in battle.tokens]
    first = (battle.player_a + 2) % seats
    assert order == [(first + k) % seats for k in range(len(order))]
    for figure in members(battle.present):
        x, y, radius = battle.discs.x[figure], battle.discs.y[figure], battle.discs.radius[figure]
        assert battle.zone(battle.seat_of(figure)).holds(x, y, radius)


@pytest.mark.rule("AK2-R15")
def test_chance_gives_up_where_it_finds_no_place_for_anybody() -> None:
    game = find("alkemy-v2").build(4, {"setup": "ready", "measuring": "measure"})
    match = Match(game, game.start(), Stream(7045), forkable=False)
    stream = Stream(7046)
    battle = match.state
    assert isinstance(battle, Battle)
    while battle.turn == 0:
        decision = match.decision
        assert decision is not None
        match.answer(decision.seat, decision.sample(stream))
    assert 0 < len(battle.placed) < battle.layout.scenery_min


@pytest.mark.rule("AK2-1604")
def test_a_player_may_stop_once_all_have_placed_two_and_each_other_adds_one_last() -> None:
    scene = Preparing("v2", "scenery", bands=(SOLDIERS, SOLDIERS, SOLDIERS))
    battle = scene.battle
    assert "AK2-1604" in scene.refusal("stop").rules
    for seat in range(3):
        battle.counts[PLACED + seat] = 2
    battle.counts[PLACED + 2] = 1
    assert not battle.edition.siting.may_stop(battle, 0)
    battle.counts[PLACED + 2] = 2
    again = Match(scene.game, battle.copy(), None)
    stopped = again.state
    assert isinstance(stopped, Battle)
    for answer in ("stop", "stop", "stop"):
        assert STAGES[stopped.stage] == "scenery"
        decision = again.decision
        assert decision is not None
        again.answer(decision.seat, decision.parse(answer))
    assert STAGES[stopped.stage] == "tokens"


@pytest.mark.rule("AK2-R57", "AK2-1604")
def test_nobody_places_more_than_four_nor_into_anothers_deployment_zone() -> None:
    scene = Preparing("v2", "scenery", bands=(SOLDIERS,) * 4)
    assert "AK2-407" in scene.against("fountain", 0, 2, 22) or scene.against("wall", 0, 2, 22)
    battle = scene.battle
    for seat in range(4):
        battle.counts[PLACED + seat] = 4 if seat == 0 else 2
    script = place_scenery(battle)
    with pytest.raises(StopIteration):
        next(script)
    assert battle.active == 1


@pytest.mark.rule("AK2-1605")
def test_player_c_places_the_first_token_and_nobodys_quarter_is_no_enemy_zone() -> None:
    scene = Preparing(
        "v2",
        "tokens",
        bands=(SOLDIERS,) * 3,
        scenery=[("house", 18, 6, 0), ("house", 6, 18, 0), ("house", 18, 18, 0)],
    )
    battle = scene.battle
    open_tokens(battle)
    assert battle.active == 2
    assert [half_of(battle, piece) for piece in range(3)] == [NONE, 1, 2]
    battle.counts[TOKENS + 2] = 1
    places = battle.edition.token_rules.places(battle, 2)
    assert [place.piece for place in places] == [1]


@pytest.mark.rule("AK2-1606")
def test_whoever_has_most_cards_deploys_first_and_then_clockwise() -> None:
    scene = Preparing("v2", "tokens", bands=(SOLDIERS[:1], SOLDIERS[:1], SOLDIERS))
    battle = scene.battle
    for seat in range(3):
        battle.counts[TOKENS + seat] = battle.layout.tokens
    assert scene.decision.seat == 2
    assert STAGES[battle.stage] == "deployment"
    tied = Preparing("v2", "tokens", bands=(SOLDIERS[:1], SOLDIERS, SOLDIERS))
    for seat in range(3):
        tied.battle.counts[TOKENS + seat] = battle.layout.tokens
    chance = tied.match.chance
    assert chance is not None
    assert chance.about == "alkemy-chance-first"
    tied.match.resolve(1)
    assert tied.decision.seat == 2


# --- The turn ---


@pytest.mark.rule("AK2-1608", "AK2-1609", "AK2-511")
@BOTH
def test_players_follow_clockwise_until_all_have_passed(seats: int) -> None:
    scene = initiative(scene_of(seats), 1, seats)
    for seat in range(seats):
        assert scene.decision.seat == seat
        assert STAGES[scene.battle.stage] == "slot"
        scene.say("pass")
    assert scene.battle.turn == 2


@pytest.mark.rule("AK2-1608")
@BOTH
def test_after_an_activation_the_next_clockwise_is_asked(seats: int) -> None:
    scene = scene_of(seats)
    scene.say("activate a1", "walk", "3,4", "stop")
    assert scene.decision.seat == 1
    scene.say("activate b1", "walk", "3,20", "stop")
    assert scene.decision.seat == 2


@pytest.mark.rule("AK2-R57", "AK2-1609")
def test_a_player_without_figures_is_skipped_and_need_not_pass() -> None:
    scene = scene_of(4)
    scene.battle.present &= ~(1 << scene.figure("b1"))
    assert passes_to_end(scene.battle) == 3
    assert after_present(scene.battle, 0) == 2
    initiative(scene, 0, 3)
    scene.say("pass")
    assert scene.decision.seat == 2
    scene.say("pass", "pass")
    assert scene.battle.turn == 2


@pytest.mark.rule("AK2-1607", "AK2-R57")
def test_all_roll_for_initiative_and_all_again_if_the_best_are_equal() -> None:
    scene = scene_of(3)
    numbers = [scene.game.terms.numbers[face] for face in range(6)]
    high, low = numbers.index(max(numbers)), numbers.index(min(numbers))
    scene.roll(low, low, high, high, high, high)
    initiative(scene, 0, 3).say("pass", "pass", "pass")
    assert isinstance(scene.decision, ChooseStarter)
    assert scene.decision.seat == 0
    assert scene.decision.codes() == [0, 1, 2]
    kinds = [event.kind for event in scene.log.events]
    assert kinds.count("all-again") == 1
    scene.say("c")
    assert scene.decision.seat == 2


@pytest.mark.rule("AK2-1607")
def test_of_equal_results_the_highest_esp_wins() -> None:
    figures: list[Figure] = [
        ("recruit", 0, 3, 3),
        ("garlan", 1, 3, 21),
        ("recruit", 2, 21, 21),
    ]
    scene = scene_of(3, figures)
    sheet, hero = scene.battle.sheet(0), scene.battle.sheet(1)
    lead = hero.mind - sheet.mind
    assert lead > 0
    numbers = scene.game.terms.numbers
    faces = sorted(range(6), key=lambda face: numbers[face])
    pairs = [(a, b) for a in faces for b in faces]
    worth = {pair: numbers[pair[0]] + numbers[pair[1]] for pair in pairs}
    low = min(pairs, key=lambda pair: worth[pair])
    high = next(pair for pair in pairs if worth[pair] == worth[low] + lead)
    scene.roll(*high, *low, *low).say("pass", "pass", "pass")
    assert scene.decision.seat == 1
    assert "all-again" not in [event.kind for event in scene.log.events]


# --- Combat and reactions ---


def surrounded() -> Scene:
    """A recruit in contact with one enemy of each other player."""
    figures: list[Figure] = [
        ("recruit", 0, 12, 6),
        ("recruit", 1, 11, 6),
        ("recruit", 2, 13, 6),
    ]
    return scene_of(3, figures)


@pytest.mark.rule("AK2-R57", "AK2-625", "AK2-627")
def test_leaving_enemies_of_two_the_first_picks_who_rolls_and_each_strikes_for_his_own() -> None:
    scene = surrounded()
    battle = scene.battle
    assert battle.foes[0] == 0b110
    scene.say("activate a1", "walk")
    assert scene.decision.kind_name() == "tester"
    assert scene.decision.seat == 1
    assert scene.decision.codes() == [1, 2]
    scene.roll(0, 0, 5, 5)
    scene.say("c1")
    blow = scene.decision
    assert isinstance(blow, PartingBlow)
    assert (blow.seat, blow.codes()) == (1, [1, 3])
    assert "AK2-R57" in scene.refusal("c1").rules
    scene.say("nobody")
    blow = scene.decision
    assert isinstance(blow, PartingBlow)
    assert (blow.seat, blow.codes()) == (2, [2, 3])


@pytest.mark.rule("AK2-R57")
def test_everybody_elses_figures_are_enemies() -> None:
    scene = scene_of(4)
    assert scene.battle.enemies(1) == 0b1101
    assert clockwise(scene.battle, 2) == [2, 3, 0, 1]
    assert after(scene.battle, 3) == 0


# --- Endings ---


@pytest.mark.rule("AK2-1610", "AK2-1611", "AK2-1612", "AK2-1613", "AK2-R57", "AK2-R90")
@pytest.mark.parametrize(
    ("points", "fallen", "turn", "winners", "rule"),
    [
        ((0, 4, 1), (), 2, (1,), "AK2-1612"),
        ((4, 4, 1), (), 2, (), "AK2-1612"),
        ((4, 4, 1), (), 5, (), "AK2-1612"),
        ((0, 4, 1), (1,), 2, (1,), "AK2-1612"),
        ((0, 4, 1), (0, 2), 2, (), "AK2-1613"),
        ((2, 1, 1), (), 5, (0,), "AK2-1610"),
        ((2, 2, 1), (), 5, (0, 1), "AK2-1611"),
        ((2, 2, 1), (1,), 5, (0,), "AK2-1610"),
        ((2, 1, 1), (0,), 5, (), "AK2-1610"),
    ],
)
def test_how_a_match_of_three_ends(
    points: tuple[int, ...],
    fallen: tuple[int, ...],
    turn: int,
    winners: tuple[int, ...],
    rule: str,
) -> None:
    scene = scene_of(3)
    battle = scene.battle
    battle.turn = turn
    for seat in range(3):
        battle.counts[SCORE + seat] = points[seat]
    for seat in fallen:
        battle.present &= ~(1 << seat)
    finish = battle.edition.finish
    assert finish.is_over(battle)
    assert ended(battle) == winners
    assert rule in finish.ending(battle).split()
    found = outcome(battle)
    assert found.winners == (winners or (0, 1, 2))
    total = sum(payoff(battle, seat) for seat in winners)
    assert total >= 0.8 - 1e-9 or not winners


@pytest.mark.rule("AK2-1613", "AK2-R57", "AK2-1610")
def test_one_player_gone_does_not_end_a_match_of_three() -> None:
    scene = scene_of(3)
    battle = scene.battle
    battle.present &= ~1
    assert not battle.edition.finish.is_over(battle)
    battle.turn = 5
    assert battle.edition.finish.is_over(battle)


@pytest.mark.rule("AK2-1706")
def test_a_point_goes_to_whoever_has_more_posts_than_every_other() -> None:
    scene = scene_of(3)
    battle = scene.battle
    battle.owners[0] = battle.owners[1] = 2
    battle.owners[2] = 0
    initiative(scene, 0, 3).say("pass", "pass", "pass")
    assert [battle.counts[SCORE + seat] for seat in range(3)] == [0, 0, 1]
    assert rival(battle, 0) == 2


# --- Always ---


@pytest.mark.parametrize(("seats", "seed"), [(3, 5), (4, 6)])
def test_a_saved_match_goes_on_alike_and_a_fork_is_the_same(seats: int, seed: int) -> None:
    game = find("alkemy-v2").build(seats, {"setup": "ready"})
    match = Match(game, game.start(), Stream(seed))
    stream = Stream(seed)
    for step in range(260):
        decision = match.decision
        if decision is None:
            break
        if step % 20 == 0:
            twin = match.fork()
            assert twin.state.data() == match.state.data()
            assert game.load(match.quiet.data()).data() == match.quiet.data()
            for viewer in range(seats):
                assert len(game.features(match.state, viewer)) == game.info.features
                redealt = match.redealt(viewer, Stream(step), forkable=True)
                assert redealt.decision is not None
                seen = game.view(match.quiet, viewer)
                assert seen == game.view(redealt.quiet, viewer)
        match.answer(decision.seat, decision.sample(stream))
