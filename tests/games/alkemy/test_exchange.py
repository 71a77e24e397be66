"""What is going on in the middle of an activation is in the view, and what came of it in events."""

import msgspec
import pytest

from athanor.games.alkemy import facts
from athanor.games.alkemy.battle import BLESSED, BOOSTS
from athanor.games.alkemy.codes import COMBAT, SHOOT
from athanor.games.alkemy.show.exchange_view import ExchangeView
from athanor.games.alkemy.show.view import AlkemyView
from athanor.kernel import Match, Stream, find

from .scene import EDITIONS, Scene
from .shots import AXE_MACE, MISS, activate, idle, show

BOTH = pytest.mark.parametrize("edition", EDITIONS)


def going_on(scene: Scene, viewer: int = 0) -> ExchangeView:
    """What a viewer sees of it."""
    scene.roll_on()
    view = scene.game.view(scene.match.state, viewer)
    assert isinstance(view, AlkemyView)
    assert view.exchange is not None
    return view.exchange


def fact(scene: Scene, kind: str) -> dict[str, object]:
    """What the last event of a kind carries for boards."""
    event = [event for event in scene.log.events if event.kind == kind][-1]
    carried: dict[str, object] = msgspec.json.decode(event.facts)
    return carried


def bless(scene: Scene, label: str, roll: int, dice: int) -> None:
    """Put bonus dice on a figure's rolls, as a formula does."""
    scene.battle.boosts[BOOSTS * scene.figure(label) + BLESSED + roll] = dice


def shooters(edition: str, *scenery: tuple[str, float, float, int]) -> Scene:
    """A crossbowman, an enemy eleven inches off, and another far away."""
    figures = [("crossbowman", 0, 8.0, 2.0), ("recruit", 1, 8.0, 14.0), ("recruit", 1, 20.0, 22.0)]
    scene = Scene(edition, figures, scenery=scenery)
    idle(scene, "b1")
    return scene


@BOTH
def test_nothing_goes_on_at_a_quiet_moment(edition: str) -> None:
    scene = shooters(edition)
    view = scene.game.view(scene.match.state, 0)
    assert isinstance(view, AlkemyView)
    assert view.exchange is None


@BOTH
def test_an_announced_shot_is_shown_with_what_was_said(edition: str) -> None:
    scene = shooters(edition)
    bless(scene, "a1", SHOOT, 1)
    activate(scene, "a1")
    scene.say("shoot b1")
    show(scene, f"{AXE_MACE[edition]} {MISS[edition]}")
    scene.say("11.25")
    seen = going_on(scene)
    assert [order.figure for order in seen.orders] == ["a1"]
    assert (seen.orders[0].action, seen.orders[0].targets) == ("shoot", ["figure:b1"])
    assert (seen.orders[0].estimate, seen.orders[0].stage) == (11250, "under-way")
    assert (seen.shots[0].estimate, seen.shots[0].distance) == (11250, 11000)
    assert seen.shots[0].aim
    assert {x for x, _ in seen.shots[0].corridor} == {7500, 8500}
    assert {y for _, y in seen.shots[0].corridor} == {2000, 14_000}


@BOTH
def test_dice_lie_open_before_any_is_kept(edition: str) -> None:
    scene = shooters(edition)
    bless(scene, "a1", SHOOT, 1)
    activate(scene, "a1")
    low = "1M" if edition == "v2" else "1S"
    scene.say("shoot b1")
    show(scene, f"{AXE_MACE[edition]} {low}")
    scene.say("0")
    roll = going_on(scene, viewer=1).rolls[-1]
    assert scene.decision.kind_name() == "keep"
    assert (roll.figure, roll.roll, roll.colour, roll.kept, roll.total) == (
        "a1", "shoot", "white", [], None,
    )  # fmt: skip
    assert [(die.number, die.symbol) for die in roll.dice] == [(5, "A"), (6, "M"), (1, low[1])]
    assert roll.difficulty == scene.battle.defense(scene.figure("b1"))
    assert [(one.value, one.message.key) for one in roll.why] == [(1, "alkemy-dice-formula")]
    scene.say("keep 1 2")
    told = fact(scene, "rolled")
    assert (told["kept"], told["total"]) == ([0, 1], 11 + int(str(told["value"])))


@pytest.mark.rule("AK2-815", "AK2-124")
def test_damage_tells_its_column_each_shift_and_what_was_read() -> None:
    scene = shooters("v2", ("hedge", 8, 9, 0))
    activate(scene, "a1")
    scene.say("shoot b1")
    show(scene, AXE_MACE["v2"])
    scene.say("0")
    told = fact(scene, "suffered")
    line = list(scene.battle.sheet(scene.figure("a1")).ranged_damage)
    assert told["line"] == line
    assert told["column"] == 4
    shifts = told["shifts"]
    assert isinstance(shifts, list)
    assert [(one["message"]["key"], one["value"], one["rules"]) for one in shifts] == [
        ("alkemy-shift-obstacles", -1, ["AK2-815"])
    ]
    assert (told["read"], told["amount"]) == (3, line[3])


@BOTH
@pytest.mark.rule("AK2-712", "AKB-331")
def test_a_cards_shift_is_told_by_its_name(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 10, 10), ("imperial-guard", 1, 11, 10)])
    scene.join("a1", "b1")
    scene.say("activate a1", "fight b1")
    assert [(card.figure, card.card) for card in going_on(scene).cards] == [
        ("a1", None),
        ("b1", None),
    ]
    scene.roll(5, 5)
    scene.secretly(a1="brutal", b1="inactive")
    told = fact(scene, "suffered")
    shifts = told["shifts"]
    assert isinstance(shifts, list)
    names = [one["message"]["args"]["name"]["en"] for one in shifts]
    assert names[0] == next(
        card.name.en for card in scene.battle.terms.cards if card.id == "brutal"
    )
    assert shifts[0]["value"] == 1
    assert told["read"] == min(5, int(str(told["column"])) + sum(one["value"] for one in shifts))
    assert fact(scene, "played")["card"] == "inactive"


@BOTH
def test_cards_lie_face_down_until_both_are_chosen(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 10, 10), ("imperial-guard", 1, 11, 10)])
    scene.join("a1", "b1")
    scene.say("activate a1", "fight b1")
    first = scene.fighters()["a1"]
    scene.match.answer(first.seat, first.parse("brutal"))
    for viewer in (0, 1):
        assert [card.card for card in going_on(scene, viewer).cards] == [None, None]
    assert b"brutal" not in msgspec.json.encode(scene.game.view(scene.match.state, 1))


@BOTH
@pytest.mark.rule("AK2-614", "AKB-223")
def test_a_charge_that_falls_short_tells_how_far_it_was(edition: str) -> None:
    scene = Scene(edition, [("garlan", 0, 4, 4), ("recruit", 1, 4, 18), ("recruit", 1, 20, 22)])
    scene.say("activate a1", "charge b1")
    told = fact(scene, "charge-short")
    assert (told["length"], told["one"], told["other"]) == (13_000, "figure:a1", "figure:b1")
    assert told["limit"] == scene.battle.sheet(scene.figure("a1")).charge


@BOTH
@pytest.mark.rule("AK2-804", "AK2-614", "AKB-223")
def test_who_is_not_seen_is_hidden_by_something_that_is_named(edition: str) -> None:
    scene = Scene(
        edition,
        [("garlan", 0, 4, 4), ("jade-lion", 1, 4, 6.5), ("recruit", 1, 4, 9)],
    )
    scene.say("activate a1", "charge b2")
    told = fact(scene, "charge-blind")
    sight = told["sight"]
    assert isinstance(sight, dict)
    assert (sight["visible"], sight["blockers"]) == (False, ["figure:b1"])
    assert told["length"] is None


@BOTH
def test_a_reaction_is_offered_with_what_it_answers(edition: str) -> None:
    scene = Scene(
        edition, [("crossbowman", 0, 8, 2), ("crossbowman", 1, 8, 12), ("recruit", 1, 20, 22)]
    )
    activate(scene, "a1")
    scene.say("shoot b1", "0")
    offered = going_on(scene).offered
    assert scene.decision.kind_name() == "react"
    assert offered is not None
    assert (offered.kind, offered.figures, offered.against) == ("react", ["b1"], "a1")


@BOTH
def test_it_is_rebuilt_wherever_answers_are_repeated(edition: str) -> None:
    """A fork, and a copy of the state as replays keep it, show the same; saved data does not."""
    game = find(f"alkemy-{edition}").build(2)
    match = Match(game, game.start(), Stream(11))
    stream = Stream(12)
    seen = 0
    for _ in range(400):
        decision = match.decision
        if decision is None:
            break
        view = game.view(match.state, 0)
        assert isinstance(view, AlkemyView)
        if view.exchange is not None and view.exchange.rolls:
            seen += 1
            assert game.view(match.fork().state, 0) == view
            assert game.view(match.state.copy(), 0) == view
            assert "exchange" not in match.state.data()
        match.answer(decision.seat, decision.suggest(stream))
    assert seen > 0


def test_all_facts_are_of_a_type_that_boards_know() -> None:
    tags = {kind.__struct_config__.tag for kind in facts.FACTS}
    assert len(tags) == len(facts.FACTS)
    scene = shooters("v2")
    bless(scene, "a1", COMBAT, 0)
    activate(scene, "a1")
    scene.say("shoot b1")
    show(scene, AXE_MACE["v2"])
    scene.say("0")
    carried = [msgspec.json.decode(event.facts) for event in scene.log.events]
    found = {one["is"] for one in carried if one is not None}
    assert {"order", "measure", "roll"} <= found <= tags
