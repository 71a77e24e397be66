"""Questions about the table: regions, ways, tapes, sight, and what may not be known."""

import json

import msgspec
import pytest
from msgspec import Raw

from athanor.games.alkemy.show.inquiries import (
    CorridorFinding,
    NearFinding,
    RegionFinding,
    RingFinding,
    SeersFinding,
    SightFinding,
    TapeFinding,
    WayFinding,
)
from athanor.kernel import Match, Refusal, Refused, Stream, find
from athanor.kernel.words import Message

from .scene import EDITIONS, Scene

BOTH = pytest.mark.parametrize("edition", EDITIONS)
FIGURES = [("garlan", 0, 4.0, 4.0), ("recruit", 1, 4.0, 14.0), ("recruit", 1, 20.0, 20.0)]


def ask(scene: Scene, viewer: int = 0, after: bool = False, **query: object) -> msgspec.Struct:
    """Ask something as whoever is asked, or looks on."""
    decision = scene.decision if scene.decision.seat == viewer else None
    said = Raw(json.dumps({key.rstrip("_"): value for key, value in query.items()}).encode())
    return scene.game.inquire(scene.match.state, decision, viewer, said, after)


def refused(scene: Scene, viewer: int = 0, **query: object) -> Refusal:
    """Why something is not answered."""
    with pytest.raises(Refused) as caught:
        ask(scene, viewer, False, **query)
    return caught.value.refusal


def inside(outline: list[tuple[int, int]], x: int, y: int) -> bool:
    """Whether a point lies in an outline, as a board tests it."""
    found = False
    for (x0, y0), (x1, y1) in zip(outline, outline[-1:] + outline[:-1], strict=True):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            found = not found
    return found


def holds(region: RegionFinding, x: int, y: int) -> bool:
    """Whether a point lies in a region."""
    return any(
        inside(area.outline, x, y) and not any(inside(hole, x, y) for hole in area.holes)
        for area in region.areas
    )


# --- moves ---


@BOTH
@pytest.mark.rule("AK2-005", "AK2-603", "AKB-010", "AKB-211")
def test_an_announced_walk_shows_where_it_may_end(edition: str) -> None:
    """Wherever a board points, the region agrees with the rules, but for the width of a line."""
    scene = Scene(edition, FIGURES, scenery=[("house", 7, 4, 0)])
    scene.say("activate a1", "walk")
    region = ask(scene, is_="region")
    assert isinstance(region, RegionFinding)
    assert region.exact
    spots = scene.decision
    agreed = 0
    for x in range(100, 12_000, 410):
        for y in range(100, 12_000, 410):
            legal = spots.is_legal(y * 65_536 + x)
            near_border = len({holds(region, x + dx, y + dy) for dx in (-9, 9) for dy in (-9, 9)})
            if near_border == 1:
                assert holds(region, x, y) == legal
                agreed += legal
    assert agreed > 20


@BOTH
@pytest.mark.rule("AK2-005", "AK2-R68", "AKB-010", "AKB-R11")
def test_nothing_is_measured_before_it_is_announced(edition: str) -> None:
    scene = Scene(edition, FIGURES)
    scene.say("activate a1")
    rules = ("AK2-005", "AK2-R68") if edition == "v2" else ("AKB-010", "AKB-R11")
    for query in (
        {"is_": "region", "figure": "a1", "move": "run"},
        {"is_": "ring", "figure": "a1", "target": "b1"},
        {"is_": "way", "x": 5000, "y": 5000, "figure": "a1", "move": "walk"},
        {"is_": "tape", "one": "figure:a1", "other": "figure:b1"},
        {"is_": "corridor", "shooter": "a1", "target": "b1"},
    ):
        for viewer in (0, 1):
            refusal = refused(scene, viewer, **query)
            assert (refusal.message.key, refusal.rules) == ("alkemy-refusal-not-measured", rules)


@BOTH
@pytest.mark.rule("AK2-005", "AKB-010")
def test_who_walks_may_not_measure_for_others(edition: str) -> None:
    scene = Scene(edition, [*FIGURES, ("garlan", 0, 10.0, 4.0)])
    scene.say("activate a1", "walk")
    assert isinstance(ask(scene, is_="region", figure="a1", move="walk"), RegionFinding)
    for query in (
        {"is_": "region", "figure": "a1", "move": "run"},
        {"is_": "region", "figure": "a2", "move": "walk"},
        {"is_": "tape", "one": "figure:a1", "other": "figure:b1"},
    ):
        assert refused(scene, 0, **query).message.key == "alkemy-refusal-not-measured"
    assert refused(scene, viewer=1, is_="region").message.key == "alkemy-refusal-unclear-inquiry"


@BOTH
@pytest.mark.rule("AK2-1201", "AKB-R11")
def test_with_measuring_and_after_the_match_everything_is_answered(edition: str) -> None:
    measured = Scene(edition, FIGURES, measuring=True)
    estimated = Scene(edition, FIGURES)
    for scene, after in ((measured, False), (estimated, True)):
        scene.say("activate a1")
        for viewer in (0, 1, -1):
            tape = ask(scene, viewer, after, is_="tape", one="figure:a1", other="figure:b1")
            assert tape == TapeFinding(9000, (4000, 4500), (4000, 13_500))
            assert isinstance(
                ask(scene, viewer, after, is_="region", figure="b1", move="charge"), RegionFinding
            )


@BOTH
def test_a_way_goes_around_and_is_as_long_as_it_is(edition: str) -> None:
    scene = Scene(edition, FIGURES, scenery=[("house", 4, 7.5, 0)], measuring=True)
    scene.say("activate a1", "run")
    straight = ask(scene, is_="way", x=6000, y=4000)
    assert straight == WayFinding([(4000, 4000), (6000, 4000)], 2000, None)
    around = ask(scene, is_="way", x=1800, y=9500)
    assert isinstance(around, WayFinding)
    assert around.refusal is None
    assert around.length is not None
    assert len(around.points) > 2, "the house is in the way"
    assert around.length > 5924, "and straight it is less than six inches"


@BOTH
@pytest.mark.rule("AK2-603", "AKB-211")
def test_a_spot_that_is_refused_says_why(edition: str) -> None:
    scene = Scene(edition, FIGURES)
    scene.say("activate a1", "walk")
    found = ask(scene, is_="way", x=22_000, y=4000)
    assert isinstance(found, WayFinding)
    assert found.refusal is not None
    assert found.refusal.message.key == "alkemy-refusal-too-far"
    assert found.points == []


@BOTH
def test_a_charge_that_came_home_shows_its_ring(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 4, 4), ("recruit", 1, 4, 8), ("recruit", 1, 20, 20)])
    scene.say("activate a1", "charge b1")
    assert scene.decision.kind_name() == "contact"
    ring = ask(scene, is_="ring")
    assert isinstance(ring, RingFinding)
    assert len(ring.spots) > 5
    assert all(scene.decision.is_legal(y * 65_536 + x) for x, y in ring.spots)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_zone_is_shown_to_whoever_deploys(seat: int) -> None:
    game = find("alkemy-v2").build(2)
    match = Match(game, game.start(), Stream(3))
    stream = Stream(4)
    while (decision := match.decision) is not None:
        if decision.kind_name() == "deploy" and decision.seat == seat:
            break
        match.answer(decision.seat, decision.suggest(stream))
    assert decision is not None
    region = game.inquire(match.state, decision, seat, Raw(b'{"is":"region"}'), False)
    assert isinstance(region, RegionFinding)
    legal = [spot for spot in decision.codes() if holds(region, spot % 65_536, spot // 65_536)]
    middle = [
        (x, y)
        for x in range(300, 24_000, 700)
        for y in range(300, 24_000, 350)
        if len({holds(region, x + d, y + e) for d in (-9, 9) for e in (-9, 9)}) == 1
    ]
    assert legal or middle
    for x, y in middle:
        assert holds(region, x, y) == decision.is_legal(y * 65_536 + x)


# --- sight ---


@BOTH
@pytest.mark.rule("AK2-R90", "AKB-R113")
def test_sight_is_no_distance_and_may_be_eyed_along_beforehand(edition: str) -> None:
    scene = Scene(
        edition,
        [("garlan", 0, 4, 4), ("jade-lion", 1, 4, 7), ("recruit", 1, 4, 10), ("recruit", 1, 9, 9)],
    )
    scene.say("activate a1")
    blocked = ask(scene, is_="sight", one="a1", other="b2")
    assert isinstance(blocked, SightFinding)
    assert (blocked.sight.visible, blocked.sight.blockers) == (False, ["figure:b1"])
    free = ask(scene, viewer=1, is_="sight", one="a1", other="b3")
    assert isinstance(free, SightFinding)
    assert free.sight.visible
    assert all(number % 100 == 0 for point in free.sight.line for number in point)
    seen = ask(scene, is_="seers", figure="b2")
    assert isinstance(seen, SeersFinding)
    assert {one.one: one.sight.visible for one in seen.others}["a1"] is False


@BOTH
@pytest.mark.rule("AK2-816", "AKB-107")
def test_a_corridor_names_what_lies_in_it(edition: str) -> None:
    scene = Scene(
        edition,
        [("crossbowman", 0, 8, 4), ("recruit", 1, 8, 14), ("recruit", 1, 20, 20)],
        scenery=[("hedge", 8, 12.6, 0)],
        measuring=True,
    )
    scene.say("activate a1")
    found = ask(scene, is_="corridor", shooter="a1", target="b1")
    assert isinstance(found, CorridorFinding)
    assert found.obstacles == ["piece:1"]
    assert found.shift == (1 if edition == "v2" else 0)
    assert not found.aims
    assert len(found.corners) == 4
    assert ask(scene, is_="corridor", shooter="a1", target="b2") != found


# --- what is near ---


@BOTH
def test_what_is_near_is_told_by_the_clock_and_without_inches(edition: str) -> None:
    scene = Scene(edition, FIGURES)
    scene.say("activate a1")
    mine = ask(scene, is_="near", of="figure:a1", only="enemy")
    theirs = ask(scene, viewer=1, is_="near", of="figure:a1", only="enemy")
    assert isinstance(mine, NearFinding)
    assert isinstance(theirs, NearFinding)
    assert [(one.thing, one.clock) for one in mine.neighbours] == [
        ("figure:b1", 12),
        ("figure:b2", 2),
    ]
    assert [one.clock for one in theirs.neighbours] == [6, 8], "they sit across the table"
    assert {one.length for one in mine.neighbours} == {None}


@BOTH
@pytest.mark.rule("AK2-R68", "AKB-R11")
def test_what_is_near_is_the_same_for_tables_that_look_alike(edition: str) -> None:
    scene = Scene(edition, FIGURES)
    before = ask(scene, is_="near", of="figure:a1", most=60)
    scene.battle.discs.move(scene.figure("b1"), 4049, 13_951)
    assert ask(scene, is_="near", of="figure:a1", most=60) == before


@BOTH
def test_the_nearest_post_is_found_in_inches_where_one_measures(edition: str) -> None:
    scene = Scene(edition, FIGURES, measuring=True)
    found = ask(scene, is_="near", of="figure:a1", only="post", most=1)
    assert isinstance(found, NearFinding)
    (post,) = found.neighbours
    tape = ask(scene, is_="tape", one="figure:a1", other=post.thing)
    assert isinstance(tape, TapeFinding)
    assert post.length == tape.length
    assert tape.length == min(
        scene.battle.discs.gap(0, base)
        for base in range(scene.battle.roster.count, scene.battle.discs.count)
    )


@BOTH
def test_a_tape_goes_from_edge_to_edge_of_anything(edition: str) -> None:
    scene = Scene(edition, FIGURES, scenery=[("hedge", 10, 4, 0)], measuring=True)
    to_piece = ask(scene, is_="tape", one="figure:a1", other="piece:1")
    back = ask(scene, is_="tape", one="piece:1", other="figure:a1")
    assert isinstance(to_piece, TapeFinding)
    assert isinstance(back, TapeFinding)
    left = min(x for x, _ in scene.battle.terrain.pieces[0].points())
    assert to_piece.length == back.length == left - 4500
    assert to_piece.start == (4500, 4000)
    to_spot = ask(scene, is_="tape", one="spot:4000,6000", other="figure:a1")
    assert isinstance(to_spot, TapeFinding)
    assert to_spot.length == 1500


# --- nonsense ---


@BOTH
def test_questions_that_make_no_sense_are_refused(edition: str) -> None:
    scene = Scene(edition, FIGURES, measuring=True)
    assert refused(scene, is_="dance").message.key == "kernel-bad-inquiry"
    assert refused(scene, is_="region", figure="c7").message.key == "alkemy-refusal-no-such-thing"
    assert refused(scene, is_="ring").message.key == "alkemy-refusal-unclear-inquiry"
    assert refused(scene, is_="sight", one="a1", other="a1").message.key == (
        "alkemy-refusal-unclear-inquiry"
    )
    for thing in ("post:99", "piece:1", "spot:x", "figure:", "token:1"):
        key = refused(scene, is_="tape", one="figure:a1", other=thing).message.key
        assert key == "alkemy-refusal-no-such-thing"


def test_a_figure_that_is_gone_is_asked_about_in_vain() -> None:
    scene = Scene("v2", FIGURES, measuring=True)
    scene.battle.present &= ~(1 << scene.figure("b2"))
    refusal = refused(scene, is_="tape", one="figure:a1", other="figure:b2")
    assert (refusal.message.key, refusal.rules) == ("alkemy-refusal-figure-gone", ("AK2-104",))


# --- in words ---


def lines(scene: Scene, text: str) -> tuple[Message, ...]:
    """What is answered to a question that is typed."""
    return scene.game.wonder(scene.match.state, None, 0, text, False)


@BOTH
@pytest.mark.parametrize("words", ["what is near a1", "Near a1?", "près de a1"])
def test_questions_are_typed_in_both_languages(edition: str, words: str) -> None:
    scene = Scene(edition, FIGURES)
    first = lines(scene, words)[0]
    assert first.key == "alkemy-look-clock"
    assert isinstance(first.args["clock"], int)


@BOTH
def test_who_sees_somebody_is_told_line_by_line(edition: str) -> None:
    scene = Scene(edition, FIGURES)
    for words in ("who can see b1", "qui voit b1 ?"):
        assert [line.key for line in lines(scene, words)] == ["alkemy-look-sees"] * 2
    with pytest.raises(Refused) as caught:
        lines(scene, "distance a1 b1")
    assert caught.value.refusal.message.key == "alkemy-refusal-not-measured"
    with pytest.raises(Refused) as caught:
        lines(scene, "sing")
    assert caught.value.refusal.message.key == "alkemy-refusal-unclear-question"


@BOTH
def test_inches_are_typed_where_one_measures(edition: str) -> None:
    scene = Scene(edition, FIGURES, measuring=True)
    assert lines(scene, "nearest post to a1")[0].key == "alkemy-look-clock-inches"
    assert lines(scene, "distance a1 b1")[0].key == "alkemy-look-tape"
