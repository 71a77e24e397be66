"""Resource tokens before the first turn (AK2-414 to AK2-418, AKB-504 to AKB-508)."""

import math

import pytest

from athanor.games.alkemy.codes import ELEMENTS
from athanor.games.alkemy.rules.tokens import ChoosePlace, Place, tokens_in
from athanor.games.alkemy.state import TOKENS
from tests.games.alkemy.laboratory import lay_token
from tests.games.alkemy.preparing import ALCHEMISTS, SOLDIERS, Preparing
from tests.games.alkemy.scene import EDITIONS

LOW = [("hedge", 6.0, 6.0, 0), ("rock", 12.0, 6.0, 0), ("house", 18.0, 6.0, 0)]
HIGH = [("wall", 6.0, 18.0, 0), ("marsh", 12.0, 18.0, 0), ("thicket", 18.0, 18.0, 0)]
SIX = LOW + HIGH
"""Three pieces in each half of a Blitz table."""

PONDS = [("pond", x, y, 0) for y in (6.0, 18.0) for x in (4.0, 12.0, 20.0)]
"""Three pieces in each half of a small V2 table, the lower half first."""


def places(scene: Preparing) -> list[Place]:
    """Where the next token may go."""
    decision = scene.decision
    assert isinstance(decision, ChoosePlace)
    return decision.places


def pieces(scene: Preparing) -> set[int]:
    """The pieces the next token may go to, counted from 1."""
    return {place.piece + 1 for place in places(scene)}


def put_on(scene: Preparing, piece: int) -> None:
    """Put the next token on a piece, counted from 1, at the first point of it that is open."""
    for choice, place in enumerate(places(scene)):
        if place.piece + 1 == piece:
            scene.match.answer(scene.decision.seat, choice)
            return
    raise AssertionError(f"piece {piece} is closed")


def is_done(scene: Preparing) -> bool:
    """Whether no more tokens are placed: the question is who deploys first."""
    return scene.decision.about().key == "alkemy-ask-deployment"


@pytest.mark.rule("AK2-414", "AK2-415", "AKB-505", "AKB-506")
@pytest.mark.parametrize(("edition", "table"), [("v2", PONDS), ("blitz", SIX)])
@pytest.mark.parametrize("player_a", [0, 1])
def test_tokens_are_placed_in_turns_player_b_first_each_of_his_own_element(
    edition: str, table: list[tuple[str, float, float, int]], player_a: int
) -> None:
    scene = Preparing(
        edition, "tokens", scenery=table, affinities=("fire", "air"), player_a=player_a
    )
    for turn, piece in enumerate((1, 4, 6, 3, 2, 5)):
        assert scene.decision.seat == (1 - player_a + turn) % 2
        put_on(scene, piece)
    tokens = scene.battle.tokens
    assert [token.seat for token in tokens] == [1 - player_a, player_a] * 3
    assert {(token.seat, ELEMENTS[token.element]) for token in tokens} == {(0, "fire"), (1, "air")}
    assert scene.battle.tokens_left == 0b111111
    assert is_done(scene)


@pytest.mark.rule("AK2-414", "AK2-416", "AK2-417")
def test_one_token_marks_a_whole_piece_and_closes_it() -> None:
    scene = Preparing("v2", "tokens", scenery=PONDS)
    assert [place.piece for place in places(scene)] == list(range(6))  # a piece, not a point of it
    put_on(scene, 2)
    assert pieces(scene) == {1, 3, 4, 5, 6}


@pytest.mark.rule("AK2-418", "AK2-R17")
def test_one_of_three_tokens_goes_abroad() -> None:
    scene = Preparing("v2", "tokens", scenery=PONDS)
    put_on(scene, 4)  # player B, at home
    put_on(scene, 5)  # player A, abroad
    put_on(scene, 6)
    put_on(scene, 1)
    assert pieces(scene) == {2, 3}  # the last token of player B has no choice of halves
    put_on(scene, 2)
    assert pieces(scene) == {3}
    put_on(scene, 3)
    assert [tokens_in(scene.battle, seat, 1 - seat) for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("AK2-418")
def test_two_of_five_tokens_go_abroad_on_a_large_table() -> None:
    table = [("pond", x, y, 0) for y in (6.0, 30.0) for x in (4.0, 11.0, 18.0, 25.0, 32.0)]
    scene = Preparing("v2", "tokens", points=300, scenery=table)
    for piece in (6, 1, 7, 2, 8, 3):
        put_on(scene, piece)  # everybody at home
    assert scene.decision.seat == 1
    assert pieces(scene) == {4, 5}
    put_on(scene, 4)
    assert pieces(scene) == {9, 10}
    for piece in (9, 5, 10):
        put_on(scene, piece)
    assert list(scene.battle.counts[TOKENS : TOKENS + 2]) == [5, 5]
    assert is_done(scene)


@pytest.mark.rule("AK2-R17")
def test_the_duty_abroad_ends_where_no_piece_is_left_for_it() -> None:
    table = [("pond", 12.0, 5.0, 0), *(("pond", 3.0 + 4.5 * k, 19.0, 0) for k in range(5))]
    scene = Preparing("v2", "tokens", scenery=table)
    for piece in (2, 1, 3, 4):  # player A takes the only piece abroad of player B
        put_on(scene, piece)
    assert pieces(scene) == {5, 6}


@pytest.mark.rule("AK2-R17")
def test_tokens_without_a_piece_are_not_placed_and_nobody_needs_an_alchemist() -> None:
    scene = Preparing("v2", "tokens", bands=(SOLDIERS, SOLDIERS), scenery=PONDS[1:5])
    for piece in (1, 3, 4, 2):
        put_on(scene, piece)
    assert len(scene.battle.tokens) == 4
    assert is_done(scene)


@pytest.mark.rule("AKB-504", "AKB-505")
@pytest.mark.parametrize(
    ("mine", "theirs", "placed"),
    [(SOLDIERS, SOLDIERS, False), (ALCHEMISTS, SOLDIERS, True), (SOLDIERS, ALCHEMISTS, True)],
)
def test_blitz_has_tokens_of_both_if_anybody_has_an_alchemist(
    mine: list[tuple[str, int]], theirs: list[tuple[str, int]], placed: bool
) -> None:
    scene = Preparing("blitz", "tokens", bands=(mine, theirs), scenery=SIX)
    if placed:
        for piece in (1, 4, 6, 3, 2, 5):
            assert not is_done(scene)
            put_on(scene, piece)
    assert list(scene.battle.counts[TOKENS : TOKENS + 2]) == [3 * placed] * 2
    assert is_done(scene)


@pytest.mark.rule("AKB-507", "AKB-R108")
def test_a_blitz_token_is_a_point_of_an_outline_four_inches_from_all_others() -> None:
    scene = Preparing("blitz", "tokens", scenery=SIX)
    for place in places(scene):
        # A card of 3.5 x 2.5 in lies around every piece, whatever stands in its middle.
        _, x, y, _ = SIX[place.piece]
        across = abs(int(place.x) - round(x * 1000))
        along = abs(int(place.y) - round(y * 1000))
        assert (across == 1750 and along <= 1250) or (along == 1250 and across <= 1750)
    put_on(scene, 2)
    token = scene.battle.tokens[0]
    apart = [(place.x - token.x) ** 2 + (place.y - token.y) ** 2 for place in places(scene)]
    assert min(apart) >= 4000**2
    assert pieces(scene) == {1, 2, 3, 4, 5, 6}  # a second token may share the piece, far enough


@pytest.mark.rule("AKB-508", "AKB-R74", "AKB-R109")
def test_each_player_ends_with_a_token_in_each_half() -> None:
    scene = Preparing("blitz", "tokens", scenery=SIX)
    for piece in (4, 1, 6, 3):
        put_on(scene, piece)  # two at home for each
    assert {place.half for place in places(scene)} == {0}  # player B still owes one abroad
    put_on(scene, 2)
    assert {place.half for place in places(scene)} == {1}
    put_on(scene, 5)
    assert [tokens_in(scene.battle, seat, half) for seat in (0, 1) for half in (0, 1)] == [
        2,
        1,
        1,
        2,
    ]


@pytest.mark.rule("AKB-R74")
def test_tokens_come_nearer_to_each_other_where_nothing_else_is_left() -> None:
    scene = Preparing("blitz", "tokens", scenery=[LOW[1], HIGH[1]])
    for _ in range(6):
        assert len(places(scene)) > 0
        assert all(place.half is not None and place.half >= 0 for place in places(scene))
        scene.match.answer(scene.decision.seat, 0)
    tokens = scene.battle.tokens
    nearest = min(
        (one.x - other.x) ** 2 + (one.y - other.y) ** 2
        for k, one in enumerate(tokens)
        for other in tokens[:k]
    )
    assert nearest < 4000**2
    for seat in (0, 1):
        assert tokens_in(scene.battle, seat, 0) >= 1
        assert tokens_in(scene.battle, seat, 1) >= 1


@pytest.mark.rule("AKB-R74")
def test_no_blitz_token_lies_on_the_centre_line() -> None:
    scene = Preparing("blitz", "tokens", scenery=[("rock", 8.0, 12.0, 0), *HIGH])
    on_the_rock = [place.y for place in places(scene) if place.piece == 0]
    assert on_the_rock
    assert 12000 not in on_the_rock


@pytest.mark.rule("AKB-508")
def test_a_duty_that_no_scenery_serves_is_waived() -> None:
    scene = Preparing("blitz", "tokens", scenery=HIGH)
    for _ in range(6):
        scene.match.answer(scene.decision.seat, 0)
    assert len(scene.battle.tokens) == 6
    assert is_done(scene)


@pytest.mark.rule("AKB-R93", "AKB-005")
def test_the_large_blitz_table_has_five_tokens_two_of_them_abroad() -> None:
    table = [("hedge", x, y, 0) for y in (6.0, 30.0) for x in (6.0, 15.0, 24.0, 33.0, 42.0)]
    scene = Preparing("blitz", "tokens", points=300, scenery=table)
    for piece in (6, 1, 7, 2, 8, 3):
        put_on(scene, piece)
    assert {place.half for place in places(scene)} == {0}
    for piece in (4, 9, 5, 10):
        put_on(scene, piece)
    assert [tokens_in(scene.battle, seat, 1 - seat) for seat in (0, 1)] == [2, 2]


@pytest.mark.parametrize("edition", EDITIONS)
def test_choosing_a_place_by_its_written_form_puts_the_token_there(edition: str) -> None:
    scene = Preparing(edition, "tokens", scenery=PONDS if edition == "v2" else SIX)
    text = scene.texts()[-1]
    place = places(scene)[-1]
    scene.say(text)
    token = scene.battle.tokens[0]
    assert (token.piece, token.x, token.y) == (place.piece, place.x, place.y)


@pytest.mark.rule("AKB-507", "AKB-R74")
def test_four_inches_are_kept_as_long_as_any_point_of_an_outline_does() -> None:
    """A fifth of an inch of the rock's upper edge is 4 in from all three tokens: there it goes."""
    scene = Preparing("blitz", "tokens", scenery=[("rock", 12.0, 6.0, 0)])
    for at in ((8.2, 6.361), (16.2, 6.361), (12.2, 2.0)):
        lay_token(scene, "fire", at=at)
    assert {place.y for place in places(scene)} == {7250}
    assert {place.x for place in places(scene)} == {12_100, 12_300}
    for place in places(scene):
        for token in scene.battle.tokens:
            assert math.dist((token.x, token.y), (place.x, place.y)) >= 4000


@pytest.mark.rule("AKB-507", "AKB-R108", "AKB-R74")
def test_any_point_of_an_outline_will_do_that_keeps_the_rules() -> None:
    """Some points are listed; whoever writes another has the token lie just there."""
    scene = Preparing("blitz", "tokens", scenery=SIX)
    assert "piece 2 12.123,4.75" not in scene.texts()
    scene.say("piece 2 12.123,4.75")
    token = scene.battle.tokens[0]
    assert (token.piece, token.x, token.y) == (1, 12_123, 4750)
    near = scene.refusal("piece 2 13.75,5.5")
    assert near.rules == ("AKB-507", "AKB-R74")
    assert scene.refusal("piece 2 12.123,4.8").rules == ("AKB-507", "AKB-R108")
    choice = scene.decision.parse("piece 1 5.111,7.25")
    assert scene.decision.is_legal(choice)
    assert scene.decision.option(choice).text == "piece 1 5.111,7.25"
    assert scene.decision.option(choice).things == ("piece:1",)
    assert not scene.decision.is_legal(1 << 40)
