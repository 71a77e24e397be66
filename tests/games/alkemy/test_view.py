"""What a view shows is what is on the table, for everybody the same."""

from collections.abc import Iterator

import msgspec
import pytest

from athanor.games.alkemy.codes import FIRE, NONE, ROLLS, STAGE_DEPLOY, STAGE_TURN, STAGES
from athanor.games.alkemy.rules.edition import V2
from athanor.games.alkemy.rules.space import GRAIN
from athanor.games.alkemy.show.features import (
    FIGURE_FEATURES,
    MAX_FIGURES,
    TABLE_FEATURES,
    features,
)
from athanor.games.alkemy.show.view import MARKS, AlkemyView, EffectView, PrintedView
from athanor.games.alkemy.state import BLESSED, BOOSTS, GRANTED, HURRY, LUCK, Battle
from athanor.kernel import Match, Stream, find
from athanor.kernel.audience import SPECTATOR

GAMES = ("alkemy-v2", "alkemy-blitz")
SEATS = V2.most_seats


def moments(name: str, seed: int, every: int = 1) -> Iterator[Match]:
    """Yield a random match before some of its choices, and at its end."""
    game = find(name).build(2)
    match = Match(game, game.start(), Stream(seed))
    stream = Stream(seed + 1)
    while (decision := match.decision) is not None:
        if match.answered % every == 0:
            yield match
        match.answer(decision.seat, decision.sample(stream))
    yield match


def seen(match: Match, viewer: int) -> PrintedView:
    view = match.game.view(match.state, viewer)
    assert isinstance(view, PrintedView)
    return view


def battle_of(match: Match) -> Battle:
    assert isinstance(match.state, Battle)
    return match.state


def in_play(name: str, seed: int = 1) -> Match:
    """Return a match in the middle of a turn."""
    return next(
        match
        for match in moments(name, seed)
        if seen(match, 0).turn > 0 and seen(match, 0).stage == "wave"
    )


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.rule("AK2-R6")
def test_everybody_sees_the_same_table(name: str) -> None:
    for match in moments(name, 3, every=10):
        own = seen(match, 0)
        for viewer in (1, SPECTATOR):
            assert seen(match, viewer) == msgspec.structs.replace(own, viewer=viewer)


@pytest.mark.parametrize("name", GAMES)
def test_a_view_agrees_with_itself_all_match_long(name: str) -> None:
    statuses = set()
    for match in moments(name, 4, every=7):
        view = seen(match, 0)
        battle = battle_of(match)
        assert view.stage in STAGES
        assert (view.result is None) != view.over
        profiles = {profile.id: profile for profile in view.profiles}
        by_label = {figure.label: figure for figure in view.figures}
        for number, figure in enumerate(view.figures):
            statuses.add(figure.status)
            profile = profiles[figure.profile]
            assert figure.is_present == battle.is_present(number)
            assert 0 <= figure.wounds <= sum(profile.health)
            if not figure.is_present:
                assert figure.foes == []
                continue
            assert figure.x - figure.radius >= -GRAIN // 2
            assert figure.x + figure.radius <= view.board.width + GRAIN // 2
            assert figure.status != "on-watch" or figure.ap > 0
            assert figure.status != "inactive" or figure.ap == 0
            for foe in figure.foes:
                assert figure.label in by_label[foe].foes
                assert by_label[foe].seat != figure.seat
        for token in view.tokens:
            assert 0 <= token.piece < len(view.pieces)
    assert statuses >= {"waiting", "deployed", "on-watch", "active", "inactive"}


def test_who_is_not_on_the_table_is_awaited_or_gone() -> None:
    match = in_play("alkemy-v2")
    battle = battle_of(match).copy()
    battle.present &= ~1
    for stage, status in ((STAGE_DEPLOY, "waiting"), (STAGE_TURN, "gone")):
        battle.stage = stage
        view = match.game.view(battle, 0)
        assert isinstance(view, AlkemyView)
        assert view.figures[0].status == status
        assert not view.figures[0].is_present
        assert view.figures[1].is_present


@pytest.mark.parametrize("name", GAMES)
def test_a_view_can_be_sent_as_json(name: str) -> None:
    match = in_play(name)
    view = match.game.sent(seen(match, 0))
    assert isinstance(view, AlkemyView)
    assert not hasattr(view, "profiles")
    assert msgspec.json.decode(msgspec.json.encode(view), type=AlkemyView) == view


def test_marks_and_effects_are_told_by_name() -> None:
    match = in_play("alkemy-v2")
    battle = battle_of(match).copy()
    for mark, _ in MARKS:
        battle.mark(0, mark)
    start = BOOSTS * 0
    for kind in range(BOOSTS):
        battle.boosts[start + kind] = 0
    battle.boosts[start + HURRY] = 2000
    battle.boosts[start + LUCK] = 1
    battle.boosts[start + BLESSED + len(ROLLS) - 1] = 1
    battle.boosts[start + GRANTED] = 2
    for element in range(4):
        battle.auras[element] = 0
    battle.auras[FIRE] = 3
    view = match.game.view(battle, 0)
    assert isinstance(view, AlkemyView)
    figure = view.figures[0]
    assert figure.marks == [name for _, name in MARKS]
    assert figure.effects == [
        EffectView("fire", 3),
        EffectView("hurry", 2000),
        EffectView("luck", 1),
        EffectView(f"bless-{ROLLS[-1]}", 1),
        EffectView("skill", 0, battle.terms.skills[1].name),
    ]


# --- as numbers ---


@pytest.mark.parametrize("name", GAMES)
def test_the_list_of_numbers_is_always_of_the_same_length(name: str) -> None:
    for match in moments(name, 5, every=9):
        for viewer in (0, 1, SPECTATOR):
            assert len(match.game.features(match.state, viewer)) == match.game.info.features
        spectator = match.game.features(match.state, SPECTATOR)
        assert spectator == match.game.features(match.state, 0)


def figures_in(numbers: list[int], side: int) -> list[list[int]]:
    """Return the numbers of the figures of one side, the own or the other one."""
    length = FIGURE_FEATURES + SEATS - 1
    start = TABLE_FEATURES + SEATS + side * MAX_FIGURES * length
    rows = [start + length * row for row in range(MAX_FIGURES)]
    return [numbers[row : row + length] for row in rows]


def test_each_side_sees_itself_first_and_the_table_from_its_own_edge() -> None:
    match = in_play("alkemy-v2")
    battle = battle_of(match)
    width, height = battle.layout.width, battle.layout.height
    mine, theirs = features(battle, 0), features(battle, 1)
    for side in (0, 1):
        turned = figures_in(theirs, 1 - side)
        compared = 0
        for one, other in zip(figures_in(mine, side), turned, strict=True):
            assert one[0] == other[0]
            if one[0]:
                assert (one[1] + other[1], one[2] + other[2]) == (width, height)
                assert one[3:] == other[3:]
                compared += 1
        assert compared > 3
    own_x, own_y = figures_in(mine, 0)[0][1:3]
    first = seen(match, 0).figures[0]
    at = (first.x, first.y)
    assert (own_x, own_y) == (at if battle.player_a == 0 else (width - at[0], height - at[1]))


def test_foes_and_boxes_are_counted_from_the_figure_on() -> None:
    for match in moments("alkemy-v2", 6):
        battle = battle_of(match)
        fighting = [k for k in range(battle.roster.count) if battle.foes[k]]
        if fighting:
            break
    figure = fighting[0]
    seat = battle.roster.seat[figure]
    place = figure - battle.roster.seat.index(seat)
    numbers = figures_in(features(battle, seat), 0)[place]
    first_foe = battle.roster.seat.index(1 - seat)
    assert numbers[12] << first_foe == battle.foes[figure]
    sheet = battle.sheet(figure)
    assert sum(numbers[6:9]) == sheet.hp - battle.wounds[figure]
    for wounds in range(sheet.hp):
        battle.wounds[figure] = wounds
        left = figures_in(features(battle, seat), 0)[place][6:9]
        boxes = [sheet.white, sheet.yellow, sheet.red]
        assert sum(left) == sheet.hp - wounds
        assert all(0 <= one <= most for one, most in zip(left, boxes, strict=True))
        colour = next(k for k, count in enumerate(left) if count)
        assert colour == battle.colour(figure)
        assert all(left[k] == boxes[k] for k in range(colour + 1, 3))


def test_nobody_is_nobody_from_every_seat() -> None:
    game = find("alkemy-v2").build(2)
    battle = game.start()
    assert isinstance(battle, Battle)
    assert battle.player_a == NONE
    assert features(battle, 0) == features(battle, 1)
