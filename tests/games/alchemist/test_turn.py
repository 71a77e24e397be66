"""Whose turn it is and what must be done with it (ALC-030 to ALC-039)."""

import pytest

from athanor.kernel import Refused
from tests.games.alchemist.scenario import Potions, Table, at, five_potions, setup

MORE_THAN_TWO = pytest.mark.parametrize("seats", [3, 4, 5])


def stuck(seats: int = 3, active: int = 2) -> Table:
    """Return a table in the last round where the active seat can do nothing at all."""
    return at(
        seats,
        supplies=["MS", "MS", "", "MS", "MS"][:seats],
        reserve="",
        bag="",
        potions={"SD": (0, "MMBBT", 9)},
        active=active,
        round=9,
    )


@pytest.mark.rule("ALC-030")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_first_player_begins_and_turns_go_clockwise(first: int) -> None:
    table = setup(4, options={"first_player": first})
    order = []
    for kind in "MSBDTMSB":
        order.append(table.active)
        table.play(f"take {kind}")
    assert order == [(first + turn) % 4 for turn in range(8)]


@pytest.mark.rule("ALC-031")
def test_a_turn_is_one_of_three_actions() -> None:
    table = at(potions={"SD": (1, "MB", 4)})
    assert table.verbs == {"create", "copy", "take", "draw"}


@pytest.mark.rule("ALC-031", "ALC-033")
@pytest.mark.parametrize("text", ["create SB M 1", "copy SD B", "take T", "draw"])
def test_one_action_ends_the_turn(text: str) -> None:
    table = at(potions={"SD": (1, "MB", 4)}, draws="MM")
    table.play(text)
    assert table.active == 1
    assert table.view().turn == 5


@pytest.mark.rule("ALC-031", "ALC-R22")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "wait",
        "give 1 M",
        "trade M S",
        "reveal school",
        "create",
        "create SD 9",
        "copy SD",
        "take",
        "take M S",
        "draw 2",
        "pass on",
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    assert at(potions={"SD": (1, "MB", 4)}).rule_against(text) == "ALC-031"


@pytest.mark.rule("ALC-031")
@pytest.mark.parametrize("code", [-1, 2537, 10**6])
def test_a_code_beyond_all_actions_is_refused(code: int) -> None:
    table = at()
    before = table.fingerprint
    with pytest.raises(Refused) as caught:
        table.match.answer(0, code)
    assert caught.value.refusal.rules == ("ALC-031",)
    assert table.fingerprint == before


@pytest.mark.rule("ALC-032", "ALC-R5")
@pytest.mark.parametrize(
    ("verb", "reserve", "bag", "supply", "potions"),
    [
        ("take", "M", "", "", {}),
        ("draw", "", "MM", "", {}),
        ("create", "", "", "T", {}),
        ("copy", "", "", "DD", {**five_potions(2), "ST": (0, "DD", 10)}),
    ],
)
def test_who_can_act_may_not_pass(
    verb: str, reserve: str, bag: str, supply: str, potions: Potions
) -> None:
    table = at(
        supplies=["", "", supply], reserve=reserve, bag=bag, potions=potions, active=2, round=9
    )
    assert table.verbs == {verb}
    assert table.refused("pass").rules == ("ALC-032", "ALC-037", "ALC-R5")


@pytest.mark.rule("ALC-032", "ALC-R26")
def test_a_bad_copy_must_be_made_if_it_is_all_there_is() -> None:
    table = at(
        supplies=["", "", "MMBBT"],
        reserve="",
        bag="",
        potions={**five_potions(2, lowest=2), "SD": (0, "MMBBT", 1)},
        active=2,
    )
    assert table.texts == ["copy SD M", "copy SD B", "copy SD T"]
    fame = table.fame(2)
    table.play("copy SD M")
    assert table.supply(2) == (0, 0, 0, 0, 0)
    assert table.match.is_over
    assert table.fame(2) - fame == 1 + school_reward(table, 2)


def school_reward(table: Table, seat: int) -> int:
    """Return what a seat's school was worth at the end."""
    result = table.view().result
    assert result is not None
    return result.rewards[seat]


@pytest.mark.rule("ALC-033")
def test_no_further_phase_follows_an_action() -> None:
    table = at(potions={"SD": (1, "MB", 4)}, draws="BT")
    for text in ["copy SD M", "create MT S 2", "draw", "copy MT S"]:
        seat = table.active
        table.play(text)
        assert table.active == (seat + 1) % 3


@pytest.mark.rule("ALC-034", "ALC-R12")
@pytest.mark.parametrize("first", [0, 2])
def test_a_round_is_one_turn_of_everybody_from_the_first_player_on(first: int) -> None:
    table = setup(3, options={"first_player": first})
    rounds = []
    for kind in "MSBDTMSBD":
        rounds.append(table.view().round)
        assert table.view().first == first
        table.play(f"take {kind}")
    assert rounds == [1, 1, 1, 2, 2, 2, 3, 3, 3]


@pytest.mark.rule("ALC-034")
@pytest.mark.parametrize("active", [0, 2])
def test_a_position_where_it_is_not_the_active_seats_turn_is_refused(active: int) -> None:
    data = at(active=1).match.state.data()
    data["active"] = active
    with pytest.raises(Refused) as caught:
        at().game.load(data)
    assert caught.value.refusal.rules == ("ALC-034",)


@pytest.mark.rule("ALC-035", "ALC-R1")
def test_two_players_open_with_a_potion_worth_5_or_more() -> None:
    table = setup(2)
    assert table.verbs == {"create"}
    assert {int(text.split()[3]) for text in table.texts} == {5, 6, 7, 8, 9, 10}


@pytest.mark.rule("ALC-035")
def test_the_opening_is_explained() -> None:
    table = at(2, round=1)
    for text in ["take M", "draw", "copy SD M", "create SD MM 4", "create SD MM 1"]:
        assert table.rule_against(text) == "ALC-035", text
    assert table.rule_against("pass") == "ALC-032"
    table.play("create SD MM 5")
    assert table.fame(0) == 5


@pytest.mark.rule("ALC-035", "ALC-R1")
def test_the_second_player_is_free_at_once() -> None:
    table = at(2, round=1)
    table.play("create SD M 5")
    assert table.verbs == {"create", "copy", "take", "draw"}
    assert "create MS B 1" in table.texts


@pytest.mark.rule("ALC-035", "ALC-R1")
def test_the_opening_binds_whoever_is_first_and_only_once() -> None:
    table = setup(2, options={"first_player": 1})
    assert (table.active, table.verbs) == (1, {"create"})
    table.play(table.texts[0])
    assert "take" in table.verbs
    table.play("take M")
    assert "take" in table.verbs


@pytest.mark.rule("ALC-036")
@MORE_THAN_TWO
def test_with_more_players_the_first_action_is_free(seats: int) -> None:
    table = setup(seats)
    assert table.verbs == {"create", "take", "draw"}
    assert {int(t.split()[3]) for t in table.texts if t.startswith("create")} == {*range(1, 11)}


@pytest.mark.rule("ALC-037", "ALC-R5")
@MORE_THAN_TWO
def test_who_can_do_nothing_passes_and_nothing_else_changes(seats: int) -> None:
    table = stuck(seats)
    assert table.texts == ["pass"]
    before = table.match.state.data()
    (passed,) = table.play("pass")[:1]
    assert (passed.kind, passed.seat) == ("passed", 2)
    after = table.match.state.data()
    changed = {key for key in before if before[key] != after[key]}
    if seats == 3:
        assert table.match.is_over
    else:
        assert changed == {"active", "turn"}
        assert table.active == 3


@pytest.mark.rule("ALC-037")
@pytest.mark.parametrize("text", ["take M", "draw", "create BT M 1", "copy SD M"])
def test_who_must_pass_can_do_nothing_else(text: str) -> None:
    assert stuck().rule_against(text) in {"ALC-081", "ALC-083", "ALC-043", "ALC-062"}


@pytest.mark.rule("ALC-037", "ALC-R12")
def test_a_pass_counts_as_the_turn() -> None:
    table = stuck(5)
    table.play("pass")
    assert (table.active, table.view().turn) == (3, 8 * 5 + 3 + 1)


@pytest.mark.rule("ALC-038", "ALC-R25")
@pytest.mark.parametrize(
    "text",
    ["create SD MSB 9", "create SD MMM 9", "create SD M 4", "copy MS T", "take X", "pass", "hm"],
)
def test_an_illegal_action_is_refused_whole(text: str) -> None:
    table = at(potions={"MB": (1, "SDT", 4)})
    assert table.refused(text).rules
    assert table.active == 0
    table.play("take M")
    assert table.active == 1


@pytest.mark.rule("ALC-038")
def test_an_illegal_code_is_refused_whole() -> None:
    table = at(supplies=["M"])
    before = table.fingerprint
    legal = set(table.turn.codes())
    for code in range(0, 2537, 7):
        if code not in legal:
            with pytest.raises(Refused):
                table.match.answer(0, code)
    assert (table.fingerprint, table.active) == (before, 0)
    assert (table.match.answered, table.log.events) == (0, [])


@pytest.mark.rule("ALC-039")
@pytest.mark.parametrize("seat", [1, 2])
def test_only_the_active_player_may_act(seat: int) -> None:
    table = at()
    before = table.fingerprint
    code = table.turn.parse("take M")
    with pytest.raises(Refused) as caught:
        table.match.answer(seat, code)
    assert caught.value.refusal.rules == ("ALC-039",)
    assert (table.fingerprint, table.active) == (before, 0)


@pytest.mark.rule("ALC-031")
def test_every_turn_of_a_match_asks_for_one_action_of_the_active_seat() -> None:
    table = setup(3)
    for turn in table.turns(5):
        assert turn.rules()[0] == "ALC-031"
        assert turn.seat == table.view().active
