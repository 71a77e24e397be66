"""The luck ledger: what came to whom, against what was to be expected."""

from functools import cache
from math import sqrt

import pytest

from athanor.games.alchemist.show.words import ingredient
from athanor.kernel import Game, Listing, Stream, find
from athanor.kernel.match import Match
from athanor.kernel.record import Record
from athanor.kernel.record_lines import Bot, ChanceLine
from athanor.kernel.replay import begin
from athanor.kernel.words import Message, SeatName
from athanor.server.luck import NOBODY, luck_of
from athanor.server.protocol.pages import Luck

DICE = tuple(f"alkemy-chance-{colour}" for colour in ("white", "yellow", "red"))

CUBES = [ingredient(kind).key for kind in range(5)]


@cache
def played(name: str, seats: int) -> tuple[Match, Record, Luck]:
    """Play a match at random, and return its ledger with it."""
    game = find(name).build(seats)
    match, recorder = begin(game, [Bot("Bot", "random")] * seats, stream_seed=3)
    stream = Stream(5)
    while (decision := match.decision) is not None:
        match.answer(decision.seat, decision.sample(stream))
    return match, recorder.record, luck_of(recorder.record, game)


@pytest.mark.parametrize(("name", "seats"), [("alchemist", 3), ("alkemy-v2", 2)])
def test_every_draw_of_the_record_is_in_the_ledger(name: str, seats: int) -> None:
    _, record, luck = played(name, seats)
    written = [line for line in record.lines if isinstance(line, ChanceLine)]
    assert [draw.about.key for draw in luck.draws] == [line.of for line in written]
    assert [(draw.cases, draw.of) for draw in luck.draws] == [
        (last - first, total) for first, last, total in (line.cases for line in written)
    ]


def test_cubes_belong_to_who_drew_them_and_the_beginning_to_nobody() -> None:
    match, _, luck = played("alchemist", 3)
    first = luck.draws[0]
    assert (first.about.key, first.seat) == ("alchemist-chance-first-player", NOBODY)
    assert isinstance(first.outcome.args["seat"], SeatName)
    drawn = [0, 0, 0]
    for event in match.log.events:
        if event.kind in ("starting-supply", "drew"):
            count = event.message.args["count"]
            assert isinstance(count, int)
            drawn[event.seat] += count
    for seat in range(3):
        about = Message("alchemist-chance-cube")
        (line,) = [one for one in luck.lines if one.seat == seat and one.about == about]
        assert line.draws == drawn[seat]
        assert (line.mean, line.expected_mean, line.spread) == (None, None, None)


def test_cubes_are_counted_against_the_whole_bag_as_it_was_before_the_first_draw() -> None:
    _, _, luck = played("alchemist", 3)
    lines = [line for line in luck.lines if line.about.key == "alchemist-chance-cube"]
    assert len(lines) == 3
    for line in lines:
        assert line.pool == 40  # ALC-017: eight of each of the five
        for share in line.shares:
            assert share.expected == pytest.approx(line.draws * 8 / 40)
            is_usual = share.low <= share.came <= share.high
            assert is_usual or share.tail <= 0.05
    drawn = sum(line.draws for line in lines)
    came = sum(share.came for line in lines for share in line.shares)
    assert came == drawn
    # The odds of the single draws come to something else: luck has changed them on the way.
    conditional = [0.0] * 5
    left = [8] * 5
    for draw in luck.draws:
        if draw.about.key == "alchemist-chance-cube":
            conditional = [
                so_far + count / sum(left) for so_far, count in zip(conditional, left, strict=True)
            ]
            left[CUBES.index(draw.outcome.key)] -= 1
    assert conditional != pytest.approx([drawn * 8 / 40] * 5)


def test_a_single_draw_is_not_summed_up() -> None:
    _, _, luck = played("alchemist", 3)
    assert any(draw.about.key == "alchemist-chance-school" for draw in luck.draws)
    assert {line.about.key for line in luck.lines} == {"alchemist-chance-cube"}


def test_dice_belong_to_who_rolled_them_whoever_chose_the_fight() -> None:
    match, _, luck = played("alkemy-v2", 2)
    rolled = [0, 0]
    for event in match.log.events:
        if event.kind == "rolled":
            dice = event.message.args["dice"]
            assert isinstance(dice, Listing)
            rolled[event.seat] += len(dice.items)
    for seat in range(2):
        mine = [draw for draw in luck.draws if draw.seat == seat and draw.about.key in DICE]
        assert len(mine) == rolled[seat] > 0


def numbers(game: Game, about: str) -> list[int]:
    values = [game.chance_value(about, face) for face in range(6)]
    return [value for value in values if value is not None]


def test_the_average_of_dice_is_told_with_what_was_to_be_expected() -> None:
    match, _, luck = played("alkemy-v2", 2)
    for line in luck.lines:
        if line.about.key in DICE:
            faces = numbers(match.game, line.about.key)
            mean = sum(faces) / 6
            variance = sum((face - mean) ** 2 for face in faces) / 6
            assert line.expected_mean == pytest.approx(mean)
            assert line.spread == pytest.approx(sqrt(variance / line.draws))
            came = [share.came for share in line.shares]
            total = sum(face * count for face, count in zip(faces, came, strict=True))
            assert line.mean == pytest.approx(total / line.draws)
            assert [share.outcome.args["number"] for share in line.shares] == faces
            assert [share.expected for share in line.shares] == pytest.approx([line.draws / 6] * 6)
            assert line.pool == 0


def test_places_on_a_table_are_not_broken_down() -> None:
    _, _, luck = played("alkemy-v2", 2)
    assert any(draw.about.key == "alkemy-chance-place" for draw in luck.draws)
    assert not any(line.about.key == "alkemy-chance-place" for line in luck.lines)
