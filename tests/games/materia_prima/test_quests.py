"""The secret quests and the end of the game (MAT-240 to MAT-326, MAT-361, MAT-364)."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec import structs

from athanor.kernel.words import Event, Message
from tests.games.materia_prima.scene import STONE_CARDS, Table, at, dice

STONES = {0: STONE_CARDS}


def tyrannus(**more: Any) -> Table:
    """Return a seat whose third homunculus stands before the third city."""
    guards = {
        (0, 1): ("taikos", "3,-1"),
        (0, 2): ("glys", "-1,-2"),
        (0, 3): ("flies", "-2,2"),
    }
    return at(3, quests={0: "tyrannus"}, homunculi=guards, **more)


@pytest.mark.rule("MAT-300", "MAT-301", "MAT-240", "MAT-241", "MAT-252", "MAT-013")
def test_tyrannus() -> None:
    table = tyrannus(made=STONES)
    assert "move h3 -2,3" in table.texts
    table.play("move h3 -2,3")
    assert table.match.is_over
    assert table.view().result is not None
    assert table.view().players[0].quest == "tyrannus"
    assert table.points(0) == 3 + 6 + 5 + 3 * 1 + 9


@pytest.mark.rule("MAT-301", "MAT-R30")
def test_tyrannus_is_looked_at_only_when_a_homunculus_enters_a_city() -> None:
    table = tyrannus(made=STONES, spots={0: "-2,2"})
    table.play("move a -2,3")
    assert not table.match.is_over
    table.play("move h3 -3,2")
    assert not table.match.is_over
    cities = {
        (0, 1): ("taikos", "3,-1"),
        (0, 2): ("glys", "-1,-2"),
        (0, 3): ("flies", "-2,3"),
    }
    held = at(3, quests={0: "tyrannus"}, made=STONES, spots={0: "-2,2"}, homunculi=cities)
    held.play("move a -2,3")
    assert not held.match.is_over


@pytest.mark.rule("MAT-300")
def test_two_cities_are_not_three() -> None:
    guards = {(0, 1): ("taikos", "3,-1"), (0, 2): ("glys", "1,-1"), (0, 3): ("flies", "-2,2")}
    table = at(3, quests={0: "tyrannus"}, homunculi=guards, made=STONES)
    table.play("move h3 -2,3")
    assert not table.match.is_over


@pytest.mark.rule("MAT-R30", "MAT-240")
@pytest.mark.parametrize("lacking", ["soul", "stone"])
def test_a_quest_without_both_stones_is_nothing_and_says_nothing(lacking: str) -> None:
    made = {0: "s1-1 s2-1"} if lacking == "stone" else STONES
    table = tyrannus(made=made, souls={0: 0 if lacking == "soul" else 1})
    told = table.play("move h3 -2,3")
    assert [event.kind for event in told] == ["moved"]
    assert not table.match.is_over


@pytest.mark.rule("MAT-R30")
def test_a_stone_made_later_does_not_fulfil_a_quest_done_before() -> None:
    table = tyrannus(made={0: "s1-1 s2-1"}, hands={0: "s3-6"}, stores={0: "gold gold"})
    table.play("move h3 -2,3", "transmute s3-6")
    assert table.player(0).has_stone
    assert not table.match.is_over


@pytest.mark.rule("MAT-364")
def test_with_the_option_it_does() -> None:
    table = tyrannus(
        made={0: "s1-1 s2-1"},
        hands={0: "s3-6"},
        stores={0: "gold gold"},
        options={"bank_quest": True},
    )
    told = table.play("move h3 -2,3")
    assert [event.kind for event in told] == ["moved"]
    quest = table.view(0).own_quest
    assert quest is not None
    assert quest.banked
    option = next(o for o in table.asked.options() if o.text == "transmute s3-6")
    assert option.message.key == "materia-prima-option-ends"
    table.play("transmute s3-6")
    assert table.match.is_over
    assert table.points(0) == 3 + 6 + 5 + 3 + 9


@pytest.mark.rule("MAT-364", "MAT-R45")
def test_a_banked_quest_scores_whoever_ends_the_game_but_only_what_still_lies_there() -> None:
    table = at(
        3,
        quests={0: "magnatus", 1: "tyrannus"},
        spots={0: "3,-1"},
        packs={(0, 0): "gold gold gold"},
        options={"bank_quest": True},
        made={1: STONE_CARDS},
        homunculi={
            (1, 1): ("taikos", "2,-1"),
            (1, 2): ("glys", "-1,-2"),
            (1, 3): ("flies", "-2,3"),
        },
    )
    table.play("drop a", "drop all", "take a gold", "move a 4,-2", "end", "move h1 3,-1")
    assert table.match.is_over
    assert table.view().result is not None
    assert table.state.ender == 1
    assert table.points(0) == 3 + 2 * 1 + 9 + 2 * 2


def armed(worn: str, made: str) -> Table:
    """Return a master armourer before Gravit Muri."""
    return at(
        3,
        quests={0: "magister-arma"},
        spots={0: "-1,-1"},
        made={0: f"{STONE_CARDS} {made}"},
        worn={0: worn},
    )


@pytest.mark.rule("MAT-302", "MAT-303", "MAT-R33", "MAT-R38", "MAT-R46")
@pytest.mark.parametrize(
    ("worn", "made", "ends"),
    [
        ("gladius codex", "lorica anima-solis", True),
        ("gladius codex", "lorica anima-solis hasta scutum", True),
        ("gladius codex", "lorica pugio", False),
        ("gladius pugio", "lorica hasta scutum", False),
        ("gladius", "lorica hasta scutum", False),
    ],
)
def test_magister_arma(worn: str, made: str, ends: bool) -> None:
    table = armed(worn, made)
    table.play("move a -1,-2")
    assert table.match.is_over == ends


@pytest.mark.rule("MAT-303", "MAT-315", "MAT-318")
@pytest.mark.parametrize(
    ("quest", "start", "goal"),
    [
        ("magister-arma", "2,-1", "3,-1"),
        ("magister-arma", "-2,2", "-2,3"),
        ("pacis-amans", "1,-1", "1,0"),
        ("pacis-amans", "-1,-1", "-1,-2"),
        ("animus-vorator", "2,-1", "3,-1"),
        ("animus-vorator", "-1,-1", "-1,-2"),
    ],
)
def test_a_quest_wants_its_own_place(quest: str, start: str, goal: str) -> None:
    table = at(
        3,
        quests={0: quest},
        spots={0: start},
        souls={0: 3},
        made={0: f"{STONE_CARDS} lorica hasta"},
        worn={0: "gladius codex"},
        packs={(0, 0): "water " * 4},
    )
    table.play(f"move a {goal}")
    assert not table.match.is_over


@pytest.mark.rule("MAT-307", "MAT-319", "MAT-320", "MAT-321")
@pytest.mark.parametrize(
    ("quest", "place"),
    [
        ("magnatus", "-1,-2"),
        ("magnatus", "-2,3"),
        ("dominus-ignis", "3,-1"),
        ("dominus-ignis", "-1,-2"),
        ("custo-corporis", "2,0"),
        ("custo-corporis", "-2,2"),
    ],
)
def test_things_dropped_elsewhere_fulfil_nothing(quest: str, place: str) -> None:
    table = at(
        3,
        quests={0: quest},
        spots={0: place},
        made=STONES,
        souls={0: 3},
        packs={(0, 0): "gold fire"},
        drops={place: "gold gold " + "fire " * 8},
        dropped_souls={place: 1},
    )
    table.play("drop a", "drop gold", "drop fire", "drop soul", "done")
    assert not table.match.is_over


@pytest.mark.rule("MAT-304", "MAT-305")
@pytest.mark.parametrize(("lying", "ends"), [("platinum", True), ("", False)])
def test_donum_dator_by_a_homunculus_wants_three(lying: str, ends: bool) -> None:
    table = at(
        3,
        quests={0: "donum-dator"},
        homunculi={(0, 1): ("taikos", "-3,0")},
        made=STONES,
        packs={(0, 1): "gold gold"},
        drops={"-3,0": lying},
    )
    table.play("drop h1", "drop all")
    assert table.match.is_over == ends


@pytest.mark.rule("MAT-304", "MAT-305", "MAT-306", "MAT-R32", "MAT-R43", "MAT-R45")
def test_donum_dator() -> None:
    table = at(
        3,
        quests={0: "donum-dator"},
        spots={0: "-3,0"},
        made=STONES,
        packs={(0, 0): "gold platinum"},
        drops={"-3,0": "aqua-regia gold"},
    )
    table.play("drop a", "drop gold", "done")
    assert table.match.is_over
    assert table.points(0) == 3 + 6 + 5 + 2 * 1 + 9 + 2 * 3


@pytest.mark.rule("MAT-304", "MAT-R43", "MAT-R32")
def test_donum_dator_wants_the_farthest_tower_and_something_added() -> None:
    near = at(
        3,
        quests={0: "donum-dator"},
        spots={0: "2,0"},
        made=STONES,
        packs={(0, 0): "gold gold gold"},
    )
    near.play("drop a", "drop all")
    assert not near.match.is_over
    idle = at(
        3,
        quests={0: "donum-dator"},
        spots={0: "-3,0"},
        made=STONES,
        packs={(0, 0): "iron"},
        drops={"-3,0": "gold gold gold"},
    )
    idle.play("drop a", "drop iron", "done")
    assert not idle.match.is_over


@pytest.mark.rule("MAT-R32", "MAT-308", "MAT-320", "MAT-322")
@pytest.mark.parametrize(
    ("quest", "place", "lying", "souls"),
    [
        ("magnatus", "3,-1", "gold gold gold", 0),
        ("dominus-ignis", "-2,3", "fire " * 9, 0),
        ("custo-corporis", "-3,0", "", 2),
    ],
)
def test_what_lies_there_does_not_count_unless_one_adds_to_it(
    quest: str, place: str, lying: str, souls: int
) -> None:
    table = at(
        3,
        quests={0: quest},
        spots={0: place},
        made=STONES,
        souls={0: 3},
        packs={(0, 0): "iron"},
        drops={place: lying},
        dropped_souls={place: souls},
    )
    table.play("drop a", "drop iron", "done")
    assert not table.match.is_over


@pytest.mark.rule("MAT-307", "MAT-308", "MAT-309", "MAT-R46", "MAT-R45")
def test_magnatus_by_a_homunculus() -> None:
    table = at(
        3,
        quests={0: "magnatus"},
        homunculi={(0, 1): ("taikos", "3,-1")},
        made=STONES,
        packs={(0, 1): "gold gold"},
        drops={"3,-1": "gold gold"},
    )
    table.play("drop h1", "drop all")
    assert table.match.is_over
    assert table.points(0) == 3 + 6 + 5 + 1 + 9 + 2 * 3


@pytest.mark.rule("MAT-310", "MAT-311", "MAT-R47", "MAT-R17")
@pytest.mark.parametrize(
    ("cards", "places", "ends"),
    [
        ("liska cuprax argyros", "1,-1 1,-1 0,1", True),
        ("liska cuprax taikos", "1,-1 1,-1 0,1", False),
        ("liska cuprax argyros", "1,-1 0,0 0,1", False),
        ("liska cuprax argyros", "1,-1 2,-1 0,1", False),
    ],
)
def test_custodis_turris(cards: str, places: str, ends: bool) -> None:
    guards = {
        (0, slot): pair
        for slot, pair in enumerate(zip(cards.split(), places.split(), strict=True), 1)
    }
    table = at(3, dawn=True, quests={0: "custodis-turris"}, made=STONES, homunculi=guards)
    assert table.match.is_over == ends
    if ends:
        same = at(3, quests={0: "custodis-turris"}, made=STONES, homunculi=guards)
        same.play("move a 0,-1", "end")
        assert not same.match.is_over


@pytest.mark.rule("MAT-312", "MAT-313")
def test_paganus_sacerdos_at_the_end_of_the_turn() -> None:
    sect = {(0, slot): (card, "-2,0") for slot, card in ((1, "taikos"), (2, "glys"), (3, "flies"))}
    table = at(3, quests={0: "paganus-sacerdos"}, made=STONES, spots={0: "-1,0"}, homunculi=sect)
    table.play("move a -2,0")
    assert not table.match.is_over
    option = next(option for option in table.asked.options() if option.text == "end")
    assert option.message.key == "materia-prima-option-ends"
    table.play("end")
    assert table.match.is_over
    apart = at(3, quests={0: "paganus-sacerdos"}, made=STONES, spots={0: "-1,0"}, homunculi=sect)
    apart.play("end")
    assert not apart.match.is_over
    iron = {slot: (card, "-1,0") for slot, (card, _) in sect.items()}
    other = at(3, quests={0: "paganus-sacerdos"}, made=STONES, spots={0: "-1,0"}, homunculi=iron)
    other.play("end")
    assert not other.match.is_over


@pytest.mark.rule("MAT-314", "MAT-315", "MAT-R48")
@pytest.mark.parametrize(
    ("water", "attacked", "ends"),
    [(4, [], True), (3, [], False), (4, [0], False)],
)
def test_pacis_amans(water: int, attacked: list[int], ends: bool) -> None:
    table = at(
        3,
        quests={0: "pacis-amans"},
        made=STONES,
        spots={0: "1,0"},
        packs={(0, 0): "water " * water},
        attacked=attacked,
    )
    table.play("move a 1,1")
    assert table.match.is_over == ends


@pytest.mark.rule("MAT-R48", "MAT-316")
def test_a_repelled_attack_is_an_attack_and_defending_is_not() -> None:
    table = at(3, spots={0: "1,-1", 1: "2,-1"}, chance=dice(0, 0, 2, 2))
    table.play("fight a 2a")
    assert table.player(0).has_attacked
    assert not table.player(1).has_attacked


@pytest.mark.rule("MAT-317", "MAT-318", "MAT-R46")
@pytest.mark.parametrize(("souls", "ends"), [(3, True), (4, True), (2, False)])
def test_animus_vorator(souls: int, ends: bool) -> None:
    table = at(3, quests={0: "animus-vorator"}, made=STONES, spots={0: "-2,2"}, souls={0: souls})
    table.play("move a -2,3")
    assert table.match.is_over == ends


@pytest.mark.rule("MAT-319", "MAT-320", "MAT-R32", "MAT-R46")
@pytest.mark.parametrize(("lying", "ends"), [(8, True), (9, True), (7, False)])
def test_dominus_ignis_counts_all_that_lies_there(lying: int, ends: bool) -> None:
    table = at(
        3,
        made=STONES,
        spots={0: "-2,3"},
        packs={(0, 0): "fire iron"},
        drops={"-2,3": "fire " * lying},
    )
    table.play("drop a", "drop fire", "done")
    assert table.match.is_over == ends


@pytest.mark.rule("MAT-321", "MAT-322", "MAT-323", "MAT-R44", "MAT-R59")
@pytest.mark.parametrize(("souls", "ends"), [(3, True), (2, False)])
def test_custo_corporis_needs_a_third_soul(souls: int, ends: bool) -> None:
    table = at(3, quests={0: "custo-corporis"}, made=STONES, spots={0: "-3,0"}, souls={0: souls})
    table.play("drop a", "drop soul", "drop soul")
    if not table.match.is_over and "done" in table.texts:
        table.play("done")
    assert table.match.is_over == ends
    if ends:
        assert table.points(0) == 3 + 6 + 5 + 9 + 2 * 3


def hunter(trophies: int = 6, quest: str = "tropaeum-venator", **more: Any) -> Table:
    """Return a hunter beside a homunculus of his own and one of another seat."""
    return at(
        3,
        quests={0: quest},
        spots={0: "1,-1"},
        homunculi={(0, 1): ("flies", "0,-1"), (1, 1): ("ignifex", "2,-1")},
        trophies={0: trophies},
        chance=dice(2, 2, 0),
        **more,
    )


@pytest.mark.rule("MAT-324", "MAT-325", "MAT-326", "MAT-R49")
@pytest.mark.parametrize("target", ["2h1", "1h1"])
def test_tropaeum_venator(target: str) -> None:
    table = hunter(made=STONES)
    option = next(o for o in table.asked.options() if o.text == f"fight a {target}")
    assert option.message.key == "materia-prima-option-may-end"
    table.play(f"fight a {target}")
    assert table.match.is_over
    assert table.view().players[0].trophies == 7
    few = hunter(5, made=STONES)
    few.play(f"fight a {target}")
    assert not few.match.is_over


@pytest.mark.rule("MAT-326", "MAT-R49")
def test_only_the_hunter_attacks_his_own_and_trophies_are_open() -> None:
    table = hunter(0, "magnatus")
    assert table.rules_against("fight a 1h1") == ("MAT-091", "MAT-R49")
    table.play("fight a 2h1")
    assert table.view(2).players[0].trophies == 1
    known = hunter(0)
    known.play("fight a 1h1")
    assert known.state.ruled_out[0] & (1 << known.state.quest[0]) == 0
    assert all(known.state.ruled_out[0] >> quest & 1 for quest in range(10))


@pytest.mark.rule("MAT-R31")
def test_only_the_owner_is_warned() -> None:
    table = tyrannus(made=STONES)
    option = next(o for o in table.asked.options() if o.text == "move h3 -2,3")
    assert option.message.key == "materia-prima-option-ends"
    other = next(o for o in table.asked.options() if o.text == "move h3 -2,1")
    assert other.message.key == "materia-prima-option-move"
    assert table.view(1).own_quest is not None
    assert table.view(1).players[0].quest is None
    assert "tyrannus" not in str(structs.replace(table.view(1), quests=[]))  # all are listed there
    dropping = at(
        3, made=STONES, spots={0: "-2,3"}, packs={(0, 0): "fire iron"}, drops={"-2,3": "fire " * 8}
    )
    dropping.play("drop a")
    warned = {o.text for o in dropping.asked.options() if "ends" in o.message.key}
    assert warned == {"drop all"}
    dropping.play("drop fire")
    warned = {o.text for o in dropping.asked.options() if "ends" in o.message.key}
    assert {"done", "drop all"} == warned


def ended(stores: dict[int, str], souls: dict[int, int], **more: Any) -> Table:
    """Return a match that seat 0 has just ended by Tyrannus."""
    table = tyrannus(made=STONES, stores=stores, souls=souls, **more)
    table.play("move h3 -2,3")
    assert table.match.is_over
    return table


@pytest.mark.rule("MAT-E14", "MAT-E15", "MAT-E16", "MAT-242")
def test_the_final_scores_of_the_rulebook() -> None:
    table = at(
        3,
        quests={0: "tyrannus"},
        made={0: STONE_CARDS, 1: "s3-2 gladius aegis-platina"},
        stores={0: "gold gold", 1: "gold platinum gold"},
        souls={0: 1, 1: 2},
        homunculi={
            (0, 1): ("taikos", "3,-1"),
            (0, 2): ("glys", "-1,-2"),
            (0, 3): ("flies", "-2,2"),
            (1, 1): ("regulox", "3,0"),
            (1, 2): ("liska", "3,0"),
        },
    )
    table.play("move h3 -2,3")
    assert [table.points(seat) for seat in (0, 1)] == [30, 25]
    assert table.game.outcome(table.match.state).places == (1, 2, 3)
    lines = {
        line.message.key: line.value for line in table.game.outcome(table.match.state).scores[0]
    }
    assert lines == {
        "materia-prima-score-elements": 4,
        "materia-prima-score-homunculi": 3,
        "materia-prima-score-parts": 6,
        "materia-prima-score-set": 5,
        "materia-prima-score-souls": 3,
        "materia-prima-score-quest": 9,
    }


@pytest.mark.rule("MAT-242")
def test_ending_the_game_is_not_winning_it() -> None:
    table = ended({1: "gold " * 20}, {})
    assert table.game.outcome(table.match.state).winners == (1,)
    assert table.state.ender == 0


@pytest.mark.rule("MAT-122", "MAT-R68")
def test_without_a_soul_nobody_wins() -> None:
    table = ended({1: "gold " * 20}, {1: 0})
    outcome = table.game.outcome(table.match.state)
    assert outcome.winners == (0,)
    assert outcome.total(1) == 40


@pytest.mark.rule("MAT-R50")
def test_on_equal_points_the_ender_wins() -> None:
    mine = 3 + 6 + 5 + 3 + 9
    table = ended({0: "gold", 1: "gold " * 11}, {1: 1}, extensions={1: "fons-aquae"})
    assert [table.points(seat) for seat in (0, 1)] == [mine + 2, 27]
    table = ended({0: "", 1: "gold " * 10}, {0: 1, 1: 2})
    assert [table.points(seat) for seat in (0, 1)] == [26, 26]
    assert table.game.outcome(table.match.state).places == (1, 2, 3)


@pytest.mark.rule("MAT-R52", "MAT-243")
def test_units_in_all_packs_count() -> None:
    table = at(
        3,
        stores={0: "gold"},
        homunculi={(0, 1): ("taikos", "1,-1")},
        packs={(0, 0): "platinum", (0, 1): "aqua-regia"},
    )
    assert table.player(0).wisdom == 3 + 1 + 2 * 3


@pytest.mark.rule("MAT-R53")
def test_the_last_round_ends_the_game_without_a_quest() -> None:
    table = at(3, active=2, round_=150, stores={0: "gold", 1: "gold"})
    table.play("end")
    assert table.match.is_over
    outcome = table.game.outcome(table.match.state)
    assert (table.state.ender, outcome.places) == (-1, (1, 1, 3))
    before = at(3, active=1, round_=150)
    before.play("end")
    assert not before.match.is_over
    short = at(3, active=2, round_=50, options={"max_rounds": 50})
    short.play("end")
    assert short.match.is_over


@pytest.mark.rule("MAT-R68", "MAT-R53")
def test_if_nobody_has_a_soul_points_decide() -> None:
    table = at(3, active=2, round_=150, souls={0: 0, 1: 0, 2: 0}, stores={1: "gold"})
    table.play("end")
    assert table.game.outcome(table.match.state).winners == (1,)


@pytest.mark.rule("MAT-361")
def test_the_later_ending() -> None:
    table = at(
        3,
        active=1,
        stores={1: "gold " * 11},
        souls={0: 0},
        options={"later_ending": True},
    )
    told = table.play("end")
    assert "last-round" in [event.kind for event in told]
    assert not table.match.is_over
    assert table.view().last_round
    table.play("end")
    assert table.match.is_over
    assert [table.points(seat) for seat in range(3)] == [-5, 25, 3]
    usual = at(3, active=2, stores={1: "gold " * 11})
    usual.play("end")
    assert not usual.match.is_over


@pytest.mark.rule("MAT-361")
def test_points_that_are_soon_lost_bring_the_later_ending_too() -> None:
    options = {"later_ending": True}
    spots, drops = {1: "1,-1"}, {"1,-1": "gold gold"}
    table = at(3, active=1, stores={1: "gold " * 10}, spots=spots, drops=drops, options=options)
    told = table.play("take a gold")
    assert [said.args["points"] for said in last_rounds(told)] == [25]
    assert table.view().last_round
    told = table.play("drop a", "drop gold", "done", "end")
    assert table.points(1) == 23
    assert last_rounds(told) == []
    table.play("end")
    assert table.match.is_over


@pytest.mark.rule("MAT-361")
def test_points_count_before_the_turn_of_their_owner() -> None:
    table = at(3, active=0, stores={1: "gold " * 11}, options={"later_ending": True})
    assert table.view().last_round
    table.play("end", "end", "end")
    assert table.match.is_over


def last_rounds(told: Sequence[Event]) -> list[Message]:
    """What was told of a last round."""
    return [event.message for event in told if event.kind == "last-round"]


@pytest.mark.rule("MAT-241")
def test_nothing_follows_the_end() -> None:
    table = tyrannus(made=STONES)
    table.play("move h3 -2,3")
    assert table.match.decision is None
    assert table.view().active == -1
