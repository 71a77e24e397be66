"""Fights, and the alchemist's soul (MAT-090 to MAT-122)."""

from typing import Any

import pytest

from tests.games.materia_prima.scene import STONE_CARDS, Table, at, dice


def duel(**more: Any) -> Table:
    """Return Sejlon beside Krol on two free hexes."""
    return at(3, **{"spots": {0: "1,-1", 1: "2,-1"}, **more})


@pytest.mark.rule("MAT-090", "MAT-091", "MAT-095", "MAT-096", "MAT-098", "MAT-E1")
def test_the_fight_of_the_rulebook() -> None:
    table = at(
        3,
        active=1,
        alchemists=("sejlon", "krol", "wilka"),
        spots={0: "1,-1"},
        homunculi={(1, 1): ("vitrudes", "2,-1")},
        chance=dice(2, 2, 0, 1, 1, 1),
    )
    assert (table.figure(1, 1).attack, table.figure(0).defence) == (3, 3)
    told = {event.kind: event.message.args for event in table.play("fight h1 1a")}
    assert (told["attacked"]["strength"], told["defended"]["strength"]) == (4, 3)
    assert table.where(0) == "0,0"


@pytest.mark.rule("MAT-100", "MAT-101", "MAT-102", "MAT-103", "MAT-106", "MAT-E2", "MAT-R20")
def test_what_a_beaten_alchemist_leaves_to_a_homunculus() -> None:
    table = at(
        3,
        active=1,
        spots={0: "1,-1"},
        homunculi={(1, 1): ("vitrudes", "2,-1")},
        packs={(0, 0): "gold iron iron", (1, 1): "water"},
        chance=dice(2, 2, 2, 0, 0, 0),
    )
    table.play("fight h1 1a")
    assert "keep all" not in table.texts
    table.play("keep gold")
    assert table.where(0) == "0,0"
    assert table.pack(1, 1) == "water gold"
    assert table.lying("1,-1") == "iron iron soul"
    assert (table.player(0).souls, table.player(1).souls) == (0, 1)


@pytest.mark.rule("MAT-091")
def test_only_neighbouring_figures_of_others_can_be_attacked() -> None:
    table = at(3, spots={0: "1,-1", 1: "2,-1", 2: "-2,1"}, homunculi={(0, 1): ("taikos", "0,-1")})
    assert "fight a 2a" in table.texts
    assert table.rules_against("fight a 3a") == ("MAT-091",)
    assert table.rules_against("fight a 1h1") == ("MAT-091", "MAT-R49")
    assert table.rules_against("fight a 2h1") == ("MAT-091",)


@pytest.mark.rule("MAT-092", "MAT-097", "MAT-108", "MAT-R11")
def test_a_repelled_attack_changes_nothing_and_may_be_repeated() -> None:
    table = duel(packs={(1, 0): "gold"}, chance=[*dice(1, 1, 1, 1), *dice(0, 0, 2, 2)])
    table.play("fight a 2a")
    assert (table.where(0), table.where(1), table.pack(1)) == ("1,-1", "2,-1", "gold")
    assert (table.player(0).souls, table.player(1).souls) == (1, 1)
    assert table.figure(0).left == 2
    table.play("fight a 2a")
    assert (table.where(1), table.figure(0).left) == ("2,-1", 1)


@pytest.mark.rule("MAT-091")
def test_only_neighbours_are_attacked() -> None:
    table = duel(spots={0: "1,-1", 1: "3,-2"})
    assert table.rules_against("fight a 2a") == ("MAT-091",)
    assert not any(text.startswith("fight") for text in table.texts)


@pytest.mark.rule("MAT-095", "MAT-096", "MAT-108")
def test_as_many_dice_are_rolled_as_the_values_say_and_the_winner_stays() -> None:
    table = duel(chance=dice(2, 1, 2, 0))
    assert (table.figure(0).attack, table.figure(1).defence) == (2, 2)
    told = {event.kind: event.message.args for event in table.play("fight a 2a")}
    assert (told["attacked"]["strength"], told["defended"]["strength"]) == (3, 2)
    assert (table.where(0), table.where(1)) == ("1,-1", "3,0")


@pytest.mark.rule("MAT-093")
def test_the_attacker_names_one_of_several_figures() -> None:
    table = at(
        3,
        spots={0: "1,-1", 1: "2,-1"},
        homunculi={(1, 1): ("flies", "2,-1")},
        packs={(1, 0): "gold", (1, 1): "iron"},
        chance=dice(2, 2, 0),
    )
    assert {"fight a 2a", "fight a 2h1"} <= set(table.texts)
    table.play("fight a 2h1", "keep all")
    assert not table.has_figure(1, 1)
    assert (table.where(1), table.pack(1), table.pack(0)) == ("2,-1", "gold", "iron")


@pytest.mark.rule("MAT-094", "MAT-R21")
def test_the_tower_protects_but_one_may_attack_out_of_it() -> None:
    table = at(3, spots={0: "2,0"}, homunculi={(1, 1): ("vitrudes", "3,0")})
    assert table.rules_against("fight a 2a") == ("MAT-094",)
    assert table.rules_against("fight a 2h1") == ("MAT-094",)
    table.play("end")
    assert {"fight a 1a", "fight h1 1a"} <= set(table.texts)


@pytest.mark.rule("MAT-099", "MAT-R25", "MAT-246", "MAT-E17")
def test_a_beaten_homunculus_leaves_the_board() -> None:
    table = at(
        3,
        spots={0: "1,-1"},
        homunculi={(1, 1): ("liska", "2,-1")},
        packs={(1, 1): "iron gold"},
        chance=dice(2, 2, 0, 0),
    )
    assert table.player(1).wisdom == 3 + 2 + 2
    table.play("fight a 2h1", "done")
    assert not table.has_figure(1, 1)
    assert table.lying("2,-1") == "iron gold"
    assert table.discards(0) == ["liska"]
    assert table.player(1).wisdom == 3
    assert table.player(0).trophies == 1


@pytest.mark.rule("MAT-R18")
def test_the_winner_keeps_what_it_had_and_chooses_among_the_spoils() -> None:
    table = duel(packs={(0, 0): "water water water", (1, 0): "gold iron"}, chance=dice(2, 2, 0, 0))
    table.play("fight a 2a")
    assert table.texts == ["keep iron", "keep gold", "done"]
    table.play("keep gold")
    assert table.pack(0) == "water water water gold"
    assert table.lying("2,-1") == "iron"


@pytest.mark.rule("MAT-104", "MAT-105", "MAT-119", "MAT-R62")
def test_an_alchemist_takes_one_soul_stone_of_several() -> None:
    table = duel(souls={0: 1, 1: 3}, chance=dice(2, 2, 0, 0))
    table.play("fight a 2a")
    assert (table.player(0).souls, table.player(1).souls) == (2, 2)
    assert table.where(1) == "3,0"
    table.play("end")
    assert table.player(1).heart


@pytest.mark.rule("MAT-R19")
def test_without_a_soul_there_is_none_to_lose() -> None:
    table = duel(souls={1: 0}, skull=[1], packs={(1, 0): "gold"}, chance=dice(2, 2, 0, 0, 0))
    table.play("fight a 2a", "keep all")
    assert (table.where(1), table.pack(0)) == ("3,0", "gold")
    assert (table.player(0).souls, table.player(1).souls) == (1, 0)


@pytest.mark.rule("MAT-107", "MAT-225", "MAT-130")
def test_what_is_safe_in_a_fight() -> None:
    table = duel(
        made={1: f"{STONE_CARDS} saccus"},
        worn={1: "pala"},
        hands={1: "gladius"},
        stores={1: "gold"},
        chance=dice(2, 2, 0, 0),
    )
    before = table.player(1)
    table.play("fight a 2a")
    after = table.player(1)
    assert after.has_stone
    assert (after.worn, after.stored, after.parts) == (before.worn, before.stored, before.parts)
    assert (after.hand, after.store) == (before.hand, before.store)


@pytest.mark.rule("MAT-110", "MAT-111", "MAT-R12", "MAT-116", "MAT-113", "MAT-115")
def test_the_skull_column_counts_from_the_next_own_turn() -> None:
    table = duel(
        worn={1: "parma gladius"},
        homunculi={(1, 1): ("taikos", "3,0")},
        chance=[*dice(2, 2, 0, 0, 0), *dice(2, 2, 2, 2, 2, 2, 2)],
    )
    assert (table.figure(1).attack, table.figure(1).defence) == (3 + 2, 2 + 1)
    table.play("fight a 2a")
    assert table.player(1).souls == 0
    assert table.player(1).heart
    assert (table.figure(1).attack, table.figure(1).defence) == (3 + 2, 2 + 1)
    table.play("end")
    assert not table.player(1).heart
    assert (table.figure(1).attack, table.figure(1).defence) == (5 + 2, 3 + 1)
    assert (table.figure(1, 1).defence, table.figure(1, 1).left) == (1, 2)
    assert {"move a 2,0", "move h1 2,0"} <= set(table.texts)


@pytest.mark.rule("MAT-112")
def test_the_heart_column_comes_back_with_the_next_turn() -> None:
    table = at(3, spots={0: "1,-1"}, souls={0: 0}, skull=[0], dropped_souls={"1,-1": 1})
    assert table.figure(0).attack == 4
    table.play("take a soul")
    assert (table.player(0).souls, table.figure(0).attack) == (1, 4)
    table.end_round()
    assert table.player(0).heart
    assert table.figure(0).attack == 2


@pytest.mark.rule("MAT-111")
def test_dropping_the_last_soul_is_losing_it() -> None:
    table = at(3, spots={0: "1,-1"})
    table.play("drop a", "drop soul")
    table.end_round()
    assert not table.player(0).heart


@pytest.mark.rule("MAT-114", "MAT-240")
def test_without_a_soul_nobody_ends_the_game() -> None:
    options: dict[str, Any] = {
        "spots": {0: "-2,2"},
        "packs": {(0, 0): "fire"},
        "drops": {"-2,3": "fire " * 8},
    }
    for souls, ends in ((1, True), (0, False)):
        table = at(3, souls={0: souls}, made={0: STONE_CARDS}, skull=[], **options)
        table.play("move a -2,3", "drop a", "drop fire")
        if not table.match.is_over and "done" in table.texts:
            table.play("done")
        assert table.match.is_over == ends


@pytest.mark.rule("MAT-120", "MAT-223", "MAT-E4")
def test_the_last_soul_may_pay_for_a_part() -> None:
    table = at(3, hands={0: "s2-8"}, stores={0: "mercury"})
    table.play("transmute s2-8")
    assert table.player(0).souls == 0
    assert [part.id for part in table.player(0).parts] == ["s2-8"]
    table.end_round()
    assert not table.player(0).heart
    poor = at(3, hands={0: "s2-8"}, stores={0: "mercury"}, souls={0: 0}, skull=[0])
    assert poor.rules_against("transmute s2-8") == ("MAT-162", "MAT-223")


@pytest.mark.rule("MAT-204", "MAT-R22", "MAT-208")
def test_an_attack_of_nothing_is_no_fighter_but_defends_itself() -> None:
    table = at(
        3,
        homunculi={(0, 1): ("taikos", "1,-1"), (1, 1): ("flies", "2,-1")},
        chance=dice(2, 1),
    )
    assert table.rules_against("fight h1 2h1") == ("MAT-204", "MAT-R22", "MAT-208")
    table.play("end", "fight h1 1h1")
    assert not table.has_figure(0, 1)


@pytest.mark.rule("MAT-R23")
def test_values_above_eight_are_rolled_in_full() -> None:
    table = duel(
        souls={0: 0},
        skull=[0],
        worn={0: "ensis-aureus gladius"},
        chance=[*dice(*[1] * 9), *dice(2, 2)],
    )
    assert table.figure(0).attack == 4 + 3 + 2
    told = table.play("fight a 2a")
    assert told[0].message.args["strength"] == 9


@pytest.mark.rule("MAT-R60")
def test_who_was_sent_home_plays_on_and_his_homunculi_stay() -> None:
    table = duel(homunculi={(1, 1): ("taikos", "2,-2")}, chance=dice(2, 2, 0, 0))
    table.play("fight a 2a", "end")
    assert table.view().active == 1
    assert (table.where(1, 1), table.figure(1).left) == ("2,-2", 3)


@pytest.mark.rule("MAT-R29")
def test_who_leaves_the_board_loses_his_actions() -> None:
    table = at(
        3,
        spots={0: "1,-1"},
        homunculi={(0, 1): ("flies", "2,-1")},
        quests={0: "tropaeum-venator"},
        chance=dice(2, 2, 0),
    )
    table.play("fight a 1h1")
    assert not any(" h1" in text for text in table.texts)
    assert list(table.state.left) == [2, 0, 0, 0]
