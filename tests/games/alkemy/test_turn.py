"""The course of a turn: start, initiative, passing, end (AK2 4.6, 4.12; AKB 4.7 to 4.9)."""

import pytest

from athanor.games.alkemy.codes import (
    ACTIVATED,
    FAILED_CHARGE,
    FOR_THE_TURN,
    HARVESTED,
    HAS_CHARGED,
    RAN_OR_CHARGED,
    STAGE_TURN,
    STAGES,
)
from athanor.games.alkemy.rules.turn import end_turn
from athanor.games.alkemy.state import BOOSTS, DEFENSE_UP, SCORE
from athanor.kernel import Decision
from tests.games.alkemy.scene import EDITIONS, Figure, Scene

TWO_EACH: list[Figure] = [
    ("garlan", 0, 4, 2), ("recruit", 0, 8, 2), ("garlan", 1, 4, 22), ("recruit", 1, 8, 22),
]  # fmt: skip
ONE_EACH: list[Figure] = [("garlan", 0, 4, 2), ("garlan", 1, 4, 22)]

A_WINS = (5, 5, 0, 0)
B_WINS = (0, 0, 5, 5)


def dawn(edition: str, figures: list[Figure]) -> Scene:
    """A scene at the start of its second turn."""
    scene = Scene(edition, figures)
    scene.battle.stage = STAGE_TURN
    scene.battle.initiative = -1
    return scene


def begun(edition: str, figures: list[Figure], dice: tuple[int, ...], starter: str) -> Scene:
    """A turn whose initiative is decided, and in which the winner has named who starts."""
    return dawn(edition, figures).roll(*dice).say(starter)


def asks(decision: Decision, topic: str) -> bool:
    """Whether a decision puts a certain question."""
    return decision.about().key == f"alkemy-ask-{topic}"


# --- Start ---


@pytest.mark.rule("AK2-503", "AK2-504", "AKB-150", "AKB-151")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_turn_gives_everybody_the_points_of_the_card_and_no_more(edition: str) -> None:
    scene = dawn(edition, ONE_EACH)
    scene.battle.ap[0] = 3  # unspent points do not add up
    scene.battle.ap[1] = 0
    scene.roll(*A_WINS)
    assert asks(scene.decision, "starter")
    assert (scene.ap("a1"), scene.ap("b1")) == (4, 4)
    assert scene.battle.turn == 2


@pytest.mark.rule("AK2-503", "AK2-R85", "AK2-017", "AK2-R5", "AKB-R87")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_happens_at_the_start_comes_before_the_initiative_and_has_one_outcome(
    edition: str,
) -> None:
    # Regeneration is all there is: each heals itself only, so no order of the two can matter and
    # nobody is asked for one.
    scene = dawn(edition, [("salamander", 0, 4, 2), ("salamander", 1, 4, 22)])
    scene.hurt("a1", 3)
    scene.hurt("b1", 1)
    assert scene.match.chance is not None  # the first die of the initiative
    assert (scene.wounds("a1"), scene.wounds("b1")) == (2, 0)
    assert (scene.ap("a1"), scene.ap("b1")) == (2, 2)


@pytest.mark.rule("AK2-505", "AK2-R19", "AKB-152", "AKB-153", "AKB-156", "AKB-R92")
@pytest.mark.parametrize("edition", EDITIONS)
def test_both_pick_a_figure_at_once_and_roll_mind_with_its_dice(edition: str) -> None:
    scene = dawn(edition, TWO_EACH)
    scene.hurt("a2", 4)  # red dice
    picks = scene.match.decisions
    assert [decision.seat for decision in picks] == [0, 1]
    assert [option.text for option in picks[0].options()] == ["a1", "a2"]
    scene.say("a2")
    assert [decision.seat for decision in scene.match.decisions] == [1]  # not opened yet
    last = scene.match.decisions[0]
    scene.match.answer(1, last.parse("b1"))
    chance = scene.match.chance
    assert chance is not None
    assert chance.about == "alkemy-chance-red"
    scene.roll(5, 5, 5, 5)  # a recruit's Mind 5 and red fours against 7 and white sixes
    assert scene.decision.seat == 1
    assert scene.battle.initiative == 1


@pytest.mark.rule("AK2-506", "AKB-154")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("dice", "choice", "first"),
    [(A_WINS, "me", 0), (A_WINS, "them", 1), (B_WINS, "me", 1), (B_WINS, "them", 0)],
)
def test_the_winner_says_who_starts(
    edition: str, dice: tuple[int, ...], choice: str, first: int
) -> None:
    scene = dawn(edition, ONE_EACH).roll(*dice)
    assert scene.decision.seat == (0 if dice == A_WINS else 1)
    scene.say(choice)
    assert scene.decision.seat == first


@pytest.mark.rule("AK2-507", "AKB-155", "AKB-182", "AKB-R12")
@pytest.mark.parametrize(
    ("edition", "choice", "may_pass"),
    [("v2", "me", False), ("v2", "them", False), ("blitz", "me", True), ("blitz", "them", False)],
)
def test_who_starts_may_not_pass_but_in_blitz_by_his_own_wish(
    edition: str, choice: str, may_pass: bool
) -> None:
    scene = begun(edition, ONE_EACH, A_WINS, choice)
    assert ("pass" in scene.texts()) == may_pass
    if not may_pass:
        assert scene.refusal("pass").rules == (("AK2-507",) if edition == "v2" else ("AKB-155",))


@pytest.mark.rule("AK2-R20", "AKB-R12", "AK2-510")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_must_open_and_has_nobody_to_activate_passes_after_all(edition: str) -> None:
    scene = Scene(edition, ONE_EACH)
    scene.battle.opening = 0
    scene.battle.ap[0] = 0
    assert scene.decision.seat == 1
    assert len(scene.told("passed-on")) == 1


# --- Slots ---


@pytest.mark.rule("AK2-508", "AK2-509", "AKB-160", "AKB-168", "AKB-180", "AKB-181", "AKB-182")
@pytest.mark.parametrize("edition", EDITIONS)
def test_players_activate_or_pass_in_turns_as_often_as_they_like(edition: str) -> None:
    scene = Scene(edition, TWO_EACH)
    assert scene.texts() == ["activate a1", "activate a2", "pass"]
    scene.say("pass")
    assert scene.decision.seat == 1
    scene.say("activate b1", "walk", "4,21", "stop")
    assert scene.decision.seat == 0  # who has passed may act again
    scene.say("pass", "activate b2", "walk", "8,21", "stop")
    assert scene.texts() == ["activate a1", "activate a2", "pass"]
    assert scene.battle.turn == 1


@pytest.mark.rule("AK2-511", "AKB-183", "AKB-R13", "AKB-182")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_passes_in_a_row_end_the_turn_whatever_is_left(edition: str) -> None:
    scene = Scene(edition, TWO_EACH)
    scene.say("pass", "activate b1", "walk", "4,21", "stop", "pass")
    assert scene.battle.turn == 1  # the activation came in between
    scene.say("pass")
    assert scene.battle.turn == 2
    assert asks(scene.decision, "initiative")


@pytest.mark.rule("AK2-510", "AK2-512", "AKB-170", "AKB-184", "AKB-R13", "AKB-R85")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_can_activate_nothing_passes_by_himself(edition: str) -> None:
    scene = Scene(edition, TWO_EACH)
    scene.battle.ap[2] = 0
    scene.battle.ap[3] = 0
    scene.say("activate a1", "walk", "4,3", "stop")
    assert scene.decision.seat == 0
    assert scene.told("passed-on")
    assert scene.battle.passes == 1
    scene.say("pass")
    assert scene.battle.turn == 2


@pytest.mark.rule("AKB-R85", "AK2-512")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_without_figures_or_points_is_not_offered(edition: str) -> None:
    scene = Scene(edition, TWO_EACH)
    scene.battle.ap[0] = 0
    assert scene.texts() == ["activate a2", "pass"]
    assert {"AK2-512", "AKB-R85"} & set(scene.refusal("activate a1").rules)


# --- End ---


@pytest.mark.rule("AK2-1101", "AK2-1104", "AK2-R66", "AKB-R112", "AKB-467", "AKB-151", "AKB-431")
@pytest.mark.rule("AKB-426")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_end_of_a_turn_stops_what_lasts_for_it_and_nothing_else(edition: str) -> None:
    scene = Scene(edition, [("priest", 0, 4, 2), ("garlan", 1, 4, 22), ("recruit", 1, 8, 22)])
    battle = scene.battle
    battle.marks[0] = ACTIVATED | RAN_OR_CHARGED | HAS_CHARGED | FAILED_CHARGE | HARVESTED
    battle.cast[0] = 0b11
    battle.boosts[BOOSTS + DEFENSE_UP] = 2
    battle.concentration[0] = 3
    battle.components[0] = 5
    battle.stones[0] = 2
    battle.wounds[1] = 4
    battle.owners[1] = 1
    scene.say("pass", "pass")
    assert battle.marks[0] == battle.cast[0] == 0
    assert battle.defense(1) == 11
    assert (battle.concentration[0], battle.components[0], battle.stones[0]) == (3, 5, 2)
    assert scene.wounds("b1") == 4
    assert battle.owners[1] == 1
    assert (scene.ap("a1"), scene.ap("b2")) == (3, 2)  # of the new turn


@pytest.mark.rule("AKB-R112", "AK2-502")
@pytest.mark.parametrize("edition", EDITIONS)
def test_combats_go_on_from_turn_to_turn(edition: str) -> None:
    scene = Scene(edition, [("recruit", 0, 12, 8), ("recruit", 1, 12, 9)])
    scene.join("a1", "b1")
    scene.roll(*A_WINS).say("pass", "pass")
    assert asks(scene.decision, "starter")
    assert scene.battle.in_combat(0)
    assert scene.battle.in_combat(1)


@pytest.mark.rule("AK2-1101", "AK2-1102", "AK2-1103", "AKB-R112")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_turn_ends_in_order_effects_points_end_of_the_match(edition: str) -> None:
    scene = Scene(edition, ONE_EACH)
    battle = scene.battle
    battle.owners[0] = 0
    battle.counts[SCORE] = 2
    for figure in range(2):
        battle.mark(figure, FOR_THE_TURN)
        battle.cast[figure] = 1
        battle.aimed[figure] = 1
    for k in range(len(battle.boosts)):
        battle.boosts[k] = 2
    scene.say("pass", "pass")
    assert not any(battle.marks[figure] & FOR_THE_TURN for figure in range(2))
    assert not any([*battle.cast, *battle.aimed, *battle.boosts, *battle.ap])
    kinds = [event.kind for event in scene.log.events]
    assert kinds[-4:] == ["lapsed", "scored", "turn-over", "won"]
    assert STAGES[battle.stage] == "over"


@pytest.mark.rule("AK2-1104", "AK2-1101")
def test_the_end_of_a_turn_tells_what_is_lost_and_nothing_where_nothing_is() -> None:
    scene = Scene("v2", ONE_EACH)
    battle = scene.battle
    battle.ap[0], battle.ap[1] = 2, 0
    battle.boosts[0] = 1
    end_turn(battle)
    told = {event.kind: event for event in scene.log.events}
    assert told["unspent"].things == ("figure:a1",)
    assert told["unspent"].rules == ("AK2-1104",)
    assert told["lapsed"].things == ("figure:a1",)
    before = len(scene.log.events)
    end_turn(battle)
    again = [event.kind for event in scene.log.events[before:]]
    assert again == ["nobody-scored", "turn-over"]
