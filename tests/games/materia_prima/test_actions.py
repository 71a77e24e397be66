"""The turn and the basic actions: Move, Mine, Discard (MAT-050 to MAT-082)."""

import pytest

from athanor.kernel import Refused
from tests.games.materia_prima.scene import at


@pytest.mark.rule("MAT-050")
def test_turns_pass_clockwise() -> None:
    table = at(3, active=1)
    with pytest.raises(Refused) as caught:
        table.match.answer(0, table.asked.default_choice())
    assert caught.value.refusal.rules == ("MAT-050",)
    turns = []
    for _ in range(4):
        turns.append(table.view().active)
        table.play("end")
    assert turns == [1, 2, 0, 1]


@pytest.mark.rule("MAT-051")
@pytest.mark.parametrize(("alchemist", "actions"), [("krol", 3), ("fifth", 4)])
def test_an_alchemist_has_the_actions_of_his_column(alchemist: str, actions: int) -> None:
    others = [name for name in ("sejlon", "wilka") if name != alchemist]
    table = at(3, alchemists=(alchemist, *others), spots={0: "1,-1"})
    for step in range(actions):
        assert table.figure(0).left == actions - step
        table.play("move a 0,-1" if step % 2 == 0 else "move a 1,-1")
    assert table.rules_against("move a 1,-1" if actions % 2 else "move a 0,-1") == ("MAT-053",)
    assert table.texts == ["end"]


@pytest.mark.rule("MAT-052", "MAT-053", "MAT-R28", "MAT-054", "MAT-202")
def test_every_figure_has_its_own_actions_in_any_mixture() -> None:
    table = at(3, spots={0: "1,0"}, homunculi={(0, 1): ("taikos", "1,0"), (0, 2): ("flies", "1,0")})
    assert [table.figure(0, slot).left for slot in (0, 1, 2)] == [3, 2, 3]
    table.play("mine h1", "mine a", "mine h1", "mine a", "mine h2")
    assert [table.figure(0, slot).left for slot in (0, 1, 2)] == [1, 0, 2]
    assert table.rules_against("mine h1") == ("MAT-053",)
    table.play("move h2 1,-1")
    assert table.figure(0).left == 1


@pytest.mark.rule("MAT-055", "MAT-R54")
def test_a_turn_may_end_with_actions_unused() -> None:
    table = at(3)
    assert "end" in table.texts
    table.play("end")
    assert table.view().active == 1
    assert table.figure(0).left == 0
    table.play("end", "end")
    assert table.figure(0).left == 3


@pytest.mark.rule("MAT-056", "MAT-057", "MAT-032", "MAT-140", "MAT-160")
def test_tower_actions_only_on_the_own_tower_hex() -> None:
    table = at(3, stores={0: "air fire"}, hands={0: "pugio"}, packs={(0, 0): "fire iron"})
    assert {"equip a", "convert copper", "transmute pugio"} <= set(table.texts)
    table.play("move a 1,-1")
    assert table.rules_against("equip a") == ("MAT-057", "MAT-131")
    assert table.rules_against("convert copper") == ("MAT-057", "MAT-140")
    assert table.rules_against("transmute pugio") == ("MAT-057", "MAT-160")


@pytest.mark.rule("MAT-060", "MAT-061")
def test_a_move_goes_to_any_neighbouring_hex_whatever_it_is() -> None:
    table = at(3)
    moves = {text.split()[2] for text in table.texts if text.startswith("move a")}
    assert moves == {"1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"}
    table.play("move a 1,0", "move a 2,0")
    assert table.where(0) == "2,0"
    assert table.figure(0).left + sum(table.figure(0).extra.values()) == 2


@pytest.mark.rule("MAT-062", "MAT-063", "MAT-064", "MAT-065")
def test_whom_one_may_stand_with() -> None:
    table = at(
        3,
        spots={0: "2,0", 1: "1,1"},
        homunculi={(0, 1): ("taikos", "2,0"), (1, 1): ("flies", "2,-1")},
    )
    assert table.rules_against("move a 1,1") == ("MAT-062", "MAT-067")
    assert table.rules_against("move a 2,-1") == ("MAT-062",)
    assert table.rules_against("move a 3,0") == ("MAT-064",)
    table.play("move a 1,0", "move h1 1,0")
    assert table.where(0, 0) == table.where(0, 1) == "1,0"
    home = at(3, spots={0: "0,1"}, homunculi={(0, 1): ("taikos", "0,0")})
    assert "move a 0,0" in home.texts


@pytest.mark.rule("MAT-066", "MAT-R07")
def test_nobody_leaves_the_board() -> None:
    table = at(3, spots={0: "4,-1"})
    assert table.rules_against("move a 5,-1") == ("MAT-066", "MAT-R07")


@pytest.mark.rule("MAT-072")
def test_nobody_carries_more_than_he_can() -> None:
    table = at(3, spots={0: "1,0"}, packs={(0, 0): "fire fire fire"}, drops={"1,0": "gold"})
    table.play("mine a")
    assert table.rules_against("mine a") == ("MAT-072",)
    assert table.rules_against("take a gold") == ("MAT-072",)


@pytest.mark.rule("MAT-073", "MAT-R10")
def test_one_thing_is_taken_with_each_action_whoever_dropped_it() -> None:
    table = at(3, spots={0: "1,-1"}, drops={"1,-1": "gold gold iron"})
    table.play("take a gold")
    assert (table.pack(0), table.lying("1,-1")) == ("gold", "iron gold")
    assert (table.figure(0).left, "end" in table.texts) == (2, True)
    on_mine = at(3, spots={0: "1,0"}, drops={"1,0": "gold"})
    assert {"mine a", "take a gold"} <= set(on_mine.texts)


@pytest.mark.rule("MAT-362")
def test_with_the_option_one_action_takes_any_number() -> None:
    table = at(
        3,
        spots={0: "1,-1"},
        drops={"1,-1": "gold gold iron"},
        dropped_souls={"1,-1": 1},
        options={"pickup_all": True},
    )
    table.play("take a gold", "gather iron", "gather soul", "done")
    assert (table.pack(0), table.lying("1,-1")) == ("iron gold", "gold")
    assert (table.player(0).souls, table.figure(0).left) == (2, 2)
    everything = at(
        3, spots={0: "1,-1"}, drops={"1,-1": "gold gold iron"}, options={"pickup_all": True}
    )
    everything.play("take a gold", "gather all")
    assert everything.pack(0) == "iron gold gold"


@pytest.mark.rule("MAT-075", "MAT-117", "MAT-118")
def test_a_soul_stone_is_taken_by_an_alchemist_only_and_needs_no_room() -> None:
    table = at(
        3,
        spots={0: "1,-1"},
        homunculi={(0, 1): ("taikos", "1,-1")},
        packs={(0, 0): "fire fire fire fire"},
        dropped_souls={"1,-1": 1},
    )
    assert table.rules_against("take h1 soul") == ("MAT-075", "MAT-117")
    table.play("take a soul")
    assert (table.player(0).souls, table.lying("1,-1")) == (2, "")


@pytest.mark.rule("MAT-080", "MAT-081")
def test_a_figure_drops_as_much_as_it_likes() -> None:
    table = at(3, spots={0: "1,-1"}, packs={(0, 0): "fire fire gold iron"})
    table.play("drop a", "drop fire", "drop gold", "done")
    assert (table.pack(0), table.lying("1,-1")) == ("fire iron", "fire gold")
    assert table.figure(0).left == 2
    table.end_round()
    assert table.lying("1,-1") == "fire gold"


@pytest.mark.rule("MAT-082", "MAT-R14", "MAT-121")
def test_soul_stones_are_dropped_anywhere_but_on_a_tower_hex() -> None:
    table = at(3, spots={0: "1,-1"}, souls={0: 2}, homunculi={(0, 1): ("taikos", "1,-1")})
    assert table.rules_against("drop h1") == ("MAT-080", "MAT-R14")
    table.play("drop a")
    assert table.rules_against("done") == ("MAT-R14",)
    table.play("drop soul", "drop soul")
    assert (table.player(0).souls, table.lying("1,-1")) == (0, "soul soul")
    home = at(3, packs={(0, 0): "fire"})
    assert home.rules_against("drop a") == ("MAT-R14", "MAT-082")
    home.play("equip a")
    assert not any("soul" in text for text in home.texts)


@pytest.mark.rule("MAT-R65", "MAT-107")
def test_only_elements_and_soul_stones_can_be_dropped() -> None:
    table = at(
        3, spots={0: "1,-1"}, packs={(0, 0): "fire"}, worn={0: "pala"}, made={0: "s1-1 s2-1 s3-1"}
    )
    table.play("drop a")
    assert table.texts == ["drop fire", "drop soul", "drop all"]


@pytest.mark.rule("MAT-136", "MAT-R66", "MAT-R41")
def test_figures_hand_each_other_nothing() -> None:
    table = at(
        3,
        spots={0: "1,-1", 1: "2,-1"},
        homunculi={(0, 1): ("taikos", "1,-1"), (0, 2): ("flies", "1,-1")},
        packs={(0, 0): "gold", (0, 1): "iron"},
    )
    kinds = {text.split()[0] for text in table.texts}
    assert kinds == {"move", "drop", "fight", "end"}
    table.play("drop a", "drop gold", "done", "take h1 gold")
    assert (table.pack(0, 0), table.pack(0, 1)) == ("", "iron gold")
