"""Laying out the board, drawing supplies and schools (ALC-010 to ALC-028)."""

from typing import NamedTuple

import pytest

from athanor.games.alchemist.game import Alchemist
from athanor.kernel import (
    EVERYONE,
    SPECTATOR,
    GivenSource,
    Match,
    Refused,
    Stream,
    find,
    only,
)
from tests.games.alchemist.scenario import CAULDRONS, DEFAULTS, Options, Table, at, game, setup

EVERY_COUNT = pytest.mark.parametrize("seats", [2, 3, 4, 5])

CUBE = "alchemist-chance-cube"
SCHOOL = "alchemist-chance-school"
FIRST = "alchemist-chance-first-player"


class Asked(NamedTuple):
    """What was left to chance, among which outcomes, for whom to see, and what came."""

    about: str
    outcomes: list[tuple[int, int]]
    audience: int
    came: int


def asked_in_setup(seats: int, options: Options = DEFAULTS) -> list[Asked]:
    """Return what chance was asked for before the first turn, in order."""
    alchemist = game(seats, options)
    match = Match(alchemist, alchemist.start(), None)
    stream = Stream(1)
    asked = []
    while match.chance is not None:
        chance = match.chance
        came = stream.draw(chance)
        asked.append(Asked(chance.about, chance.outcomes(), chance.audience, came))
        match.resolve(came)
    return asked


def cubes_asked(seats: int) -> list[Asked]:
    """Return the draws of the starting supplies."""
    return [asked for asked in asked_in_setup(seats) if asked.about == CUBE]


def schools_asked(seats: int) -> list[Asked]:
    """Return the draws of the schools."""
    return [asked for asked in asked_in_setup(seats) if asked.about == SCHOOL]


@pytest.mark.rule("ALC-010")
@EVERY_COUNT
def test_all_ten_cauldrons_are_empty(seats: int) -> None:
    table = setup(seats)
    assert [table.potion(cauldron) for cauldron in CAULDRONS] == [None] * 10


@pytest.mark.rule("ALC-011")
@EVERY_COUNT
def test_all_ten_tiles_lie_open_for_everybody(seats: int) -> None:
    table = setup(seats)
    for viewer in [*range(seats), SPECTATOR]:
        assert table.view(viewer).tiles == list(range(1, 11))


@pytest.mark.rule("ALC-012")
def test_nobody_has_a_scoring_chip_yet() -> None:
    assert [adept.chip for adept in setup(5).view().adepts] == [0] * 5


@pytest.mark.rule("ALC-013", "ALC-R32")
def test_players_choose_colours_and_the_others_get_the_first_one_free() -> None:
    assert game(4).colours == ("white", "black", "brown", "purple")
    chosen = find("alchemist").build(4, {"colours": [None, "white", None, "brown"]})
    assert isinstance(chosen, Alchemist)
    assert chosen.colours == ("black", "white", "purple", "brown")
    seen = chosen.view(chosen.start(), SPECTATOR)
    assert [adept.colour for adept in seen.adepts] == ["black", "white", "purple", "brown"]


@pytest.mark.rule("ALC-013")
def test_no_colour_is_used_twice() -> None:
    with pytest.raises(Refused) as caught:
        find("alchemist").build(3, {"colours": ["red", None, "red"]})
    assert "ALC-013" in caught.value.refusal.rules


@pytest.mark.rule("ALC-013")
@pytest.mark.parametrize("colours", [["green", None, None], ["red"], "red"])
def test_only_the_five_colours_one_for_each_seat_can_be_chosen(colours: object) -> None:
    with pytest.raises(Refused) as caught:
        find("alchemist").build(3, {"colours": colours})
    assert "ALC-013" in caught.value.refusal.rules


@pytest.mark.rule("ALC-R32")
def test_colours_have_no_effect_on_play() -> None:
    plain = find("alchemist").build(3)
    chosen = find("alchemist").build(3, {"colours": ["red", "purple", "brown"]})
    ends = []
    for alchemist in (plain, chosen):
        assert isinstance(alchemist, Alchemist)
        table = Table(alchemist, alchemist.start(), Stream(3))
        table.play_out(4)
        ends.append(table.fingerprint)
    assert ends[0] == ends[1]


@pytest.mark.rule("ALC-014")
@EVERY_COUNT
def test_fame_starts_at_0(seats: int) -> None:
    adepts = setup(seats).view().adepts
    assert [(adept.fame, adept.space) for adept in adepts] == [(0, 0)] * seats


@pytest.mark.rule("ALC-015")
@EVERY_COUNT
def test_five_seals_lie_in_front_of_every_screen_for_all_to_see(seats: int) -> None:
    table = setup(seats)
    for viewer in [*range(seats), SPECTATOR]:
        assert [adept.seals for adept in table.view(viewer).adepts] == [5] * seats


@pytest.mark.parametrize(
    ("seats", "bag", "reserve", "out"),
    [
        pytest.param(2, 6, 10, 16, marks=pytest.mark.rule("ALC-016")),
        pytest.param(3, 8, 12, 12, marks=pytest.mark.rule("ALC-017", "ALC-R20")),
        pytest.param(4, 12, 16, 4, marks=pytest.mark.rule("ALC-018")),
        pytest.param(5, 14, 18, 0, marks=pytest.mark.rule("ALC-019")),
    ],
)
def test_cubes_in_bag_and_reserve_and_out_of_the_game(
    seats: int, bag: int, reserve: int, out: int
) -> None:
    assert cubes_asked(seats)[0].outcomes == [(kind, bag) for kind in range(5)]
    table = setup(seats)
    assert table.reserve == (reserve,) * 5
    supplies = [table.supply(seat) for seat in range(seats)]
    in_play = [sum(pile) for pile in zip(table.reserve, table.bag, *supplies, strict=True)]
    assert in_play == [32 - out] * 5
    assert table.removed == (0,) * 5


@pytest.mark.rule("ALC-020", "ALC-R18")
@pytest.mark.parametrize(("seats", "out"), [(2, 16), (3, 12), (4, 4), (5, 0)])
def test_cubes_out_of_the_game_never_come_back(seats: int, out: int) -> None:
    table = setup(seats)
    table.play_out(seats)
    supplies = [table.supply(seat) for seat in range(seats)]
    brewed = [p.recipe for p in map(table.potion, CAULDRONS) if p is not None]
    piles = [table.reserve, table.bag, table.removed, *supplies, *brewed]
    assert [sum(pile) for pile in zip(*piles, strict=True)] == [32 - out] * 5


@pytest.mark.rule("ALC-021")
def test_anybody_can_count_the_reserve() -> None:
    table = setup(3)
    table.play("take M", "take M", "take T")
    for viewer in (0, 1, 2, SPECTATOR):
        assert table.view(viewer).reserve == [10, 12, 12, 12, 11]


@pytest.mark.rule("ALC-022")
@EVERY_COUNT
def test_everybody_draws_twelve_cubes_at_random_and_none_goes_back(seats: int) -> None:
    asked = cubes_asked(seats)
    bag = dict(asked[0].outcomes)
    for draw in asked:
        assert dict(draw.outcomes) == {kind: left for kind, left in bag.items() if left > 0}
        bag[draw.came] -= 1
    assert [draw.audience for draw in asked] == [
        only(seat) for seat in range(seats) for _ in range(12)
    ]
    table = setup(seats)
    for seat in range(seats):
        drawn = [draw.came for draw in asked if draw.audience == only(seat)]
        assert table.supply(seat) == tuple(drawn.count(kind) for kind in range(5))
        assert sum(table.supply(seat)) == 12


@pytest.mark.rule("ALC-022", "ALC-140")
def test_only_the_drawer_sees_the_cubes_of_the_starting_supply() -> None:
    table = setup(3)
    assert table.turn.count() > 0
    told = [event for event in table.log.seen_by(SPECTATOR) if event.kind == "starting-supply"]
    assert [event.message.args for event in told] == [
        {"seat": event.message.args["seat"], "count": 12} for event in told
    ]
    assert len(told) == 3
    own = [event for event in table.log.seen_by(1) if event.kind == "starting-supply-own"]
    assert [event.seat for event in own] == [1]


@pytest.mark.rule("ALC-023")
@pytest.mark.parametrize(
    ("seats", "options", "left"),
    [(2, {}, 6), (3, {}, 4), (4, {}, 12), (5, {}, 10), (3, {"setup_table": "german"}, 14)],
)
def test_the_reserve_is_full_and_the_bag_holds_the_rest(
    seats: int, options: Options, left: int
) -> None:
    table = setup(seats, options=options)
    assert sum(table.bag) == left
    assert table.view().bag_size == left
    assert table.reserve == (game(seats, options).terms.reserve,) * 5


@pytest.mark.rule("ALC-024")
@EVERY_COUNT
def test_everybody_draws_a_school_at_random_and_in_secret(seats: int) -> None:
    asked = schools_asked(seats)
    assert [draw.audience for draw in asked] == [only(seat) for seat in range(seats)]
    assert asked[0].outcomes == [(school, 1) for school in range(5)]
    assert setup(seats).schools == [draw.came for draw in asked]


@pytest.mark.rule("ALC-024")
def test_a_school_stays_the_same_all_game() -> None:
    table = setup(4)
    schools = table.schools
    for _ in table.turns(8):
        assert [table.adept(seat).school for seat in range(4)] == schools
    assert table.schools == schools


@pytest.mark.rule("ALC-025")
def test_no_two_players_have_the_same_school() -> None:
    left = [0, 1, 2, 3, 4]
    for draw in schools_asked(5):
        assert draw.outcomes == [(school, 1) for school in left]
        left.remove(draw.came)
    assert left == []


@pytest.mark.rule("ALC-025")
def test_a_school_dealt_twice_is_no_possible_chance() -> None:
    alchemist = game(2, {"first_player": 0})
    same_school_twice = GivenSource([0, 1, 2, 3] * 6 + [4, 4])
    match = Match(alchemist, alchemist.start(), same_school_twice)
    with pytest.raises(Refused) as caught:
        match.is_over  # noqa: B018 - to look at a match makes it run
    assert caught.value.refusal.message.key == "kernel-chance-impossible"
    data = at().match.state.data()
    data["schools"] = [0, 0, 1]
    with pytest.raises(Refused) as caught:
        game().load(data)
    assert "ALC-025" in caught.value.refusal.rules


@pytest.mark.rule("ALC-025", "ALC-R19")
def test_nobody_sees_the_schools_left_over() -> None:
    table = setup(2)
    for viewer in (0, 1, SPECTATOR):
        shown = [adept.school for adept in table.view(viewer).adepts if adept.school is not None]
        assert len(shown) == (0 if viewer == SPECTATOR else 1)
    told = [event.kind for event in table.log.events]
    assert told.count("school") == 2


@pytest.mark.rule("ALC-026", "ALC-R21")
@EVERY_COUNT
def test_the_first_player_can_be_named(seats: int) -> None:
    for first in range(seats):
        asked = asked_in_setup(seats, {"first_player": first})
        assert FIRST not in {draw.about for draw in asked}
        assert setup(seats, options={"first_player": first}).active == first


@pytest.mark.rule("ALC-026")
def test_a_first_player_who_is_not_there_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        find("alchemist").build(3, {"first_player": 3})
    assert caught.value.refusal.rules == ("ALC-026",)


@pytest.mark.rule("ALC-026", "ALC-R21")
@EVERY_COUNT
def test_otherwise_every_seat_is_as_likely_to_be_first_and_all_see_who_is(seats: int) -> None:
    draw = asked_in_setup(seats)[0]
    assert draw.about == FIRST
    assert draw.outcomes == [(seat, 1) for seat in range(seats)]
    assert draw.audience == EVERYONE
    assert {setup(seats, seed).active for seed in range(40)} == {*range(seats)}


@pytest.mark.rule("ALC-027")
def test_a_school_has_no_effect_during_play() -> None:
    tables = [at(schools="MSB"), at(schools="TDS")]
    plays = ["create SD MMBBT 9", "copy SD B", "take M", "create MT S 3", "copy MT S"]
    for text in plays:
        assert tables[0].texts == tables[1].texts
        for table in tables:
            table.play(text)
    for seat in range(3):
        assert tables[0].supply(seat) == tables[1].supply(seat)
        assert tables[0].fame(seat) == tables[1].fame(seat)


@pytest.mark.rule("ALC-028", "ALC-R21")
@EVERY_COUNT
def test_the_first_player_is_settled_before_any_draw_then_supplies_then_schools(
    seats: int,
) -> None:
    asked = [draw.about for draw in asked_in_setup(seats)]
    assert asked == [FIRST] + [CUBE] * (12 * seats) + [SCHOOL] * seats


@pytest.mark.rule("ALC-010", "ALC-014", "ALC-015", "ALC-017", "ALC-022", "ALC-023", "ALC-025")
def test_vector_e3_setup_for_three() -> None:
    assert cubes_asked(3)[0].outcomes == [(kind, 8) for kind in range(5)]
    table = setup(3)
    assert table.reserve == (12,) * 5
    assert [sum(table.supply(seat)) for seat in range(3)] == [12, 12, 12]
    assert sum(table.bag) == 4
    assert table.fames() == [0, 0, 0]
    assert [adept.seals for adept in table.view().adepts] == [5, 5, 5]
    assert table.view().tiles == list(range(1, 11))
    assert 5 - len(set(table.schools)) == 2


def test_the_same_draws_give_the_same_setup() -> None:
    drawn = [draw.came for draw in asked_in_setup(4)]
    alchemist = game(4)
    table = Table(alchemist, alchemist.start(), GivenSource(drawn))
    assert table.turn.count() > 0
    assert [table.supply(seat) for seat in range(4)] == [setup(4).supply(seat) for seat in range(4)]
