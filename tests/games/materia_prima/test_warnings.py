"""What a choice does to one's own quest is told to its owner before, and to nobody else."""

from collections.abc import Iterator
from typing import Any

import pytest

from athanor.games.materia_prima.codes import EQUIPMENT, STONE
from athanor.games.materia_prima.rules.hopes import souls_within_reach
from athanor.kernel import SPECTATOR, Stream, find
from athanor.kernel.picture import Note
from tests.games.materia_prima.scene import STONE_CARDS, Table, at, dice

STONES = {0: STONE_CARDS}
ENDINGS = ("ends", "may-end")
"""What is said of choices with which the game may be over."""


def warnings(table: Table) -> dict[str, str]:
    """Return what is said of the choices of the seat that is asked, besides what they are."""
    keys = {
        option.text: option.message.key.removeprefix("materia-prima-option-")
        for option in table.asked.options()
        if "option" in option.message.args
    }
    assert set(keys.values()) <= {
        *ENDINGS, "will-end", "ends-later", "forfeits", "forfeits-soul"
    }  # fmt: skip
    return keys


# --- Ending the game ---


@pytest.mark.rule("MAT-R31")
def test_a_homunculus_is_warned_before_its_last_unit() -> None:
    table = at(
        3,
        quests={0: "magnatus"},
        homunculi={(0, 1): ("taikos", "3,-1")},
        made=STONES,
        packs={(0, 1): "iron gold"},
        drops={"3,-1": "gold gold"},
    )
    table.play("drop h1")
    assert warnings(table) == {"drop gold": "will-end", "drop all": "ends"}
    table.play("drop iron")
    assert warnings(table) == {"drop gold": "ends", "drop all": "ends"}
    table.play("drop gold")
    assert table.match.is_over


@pytest.mark.rule("MAT-R31")
def test_a_discard_that_cannot_but_end_the_game_is_warned_of_itself() -> None:
    options: dict[str, Any] = {
        "quests": {0: "magnatus"},
        "homunculi": {(0, 1): ("taikos", "3,-1")},
        "made": STONES,
        "drops": {"3,-1": "gold gold"},
    }
    assert warnings(at(3, packs={(0, 1): "gold"}, **options)) == {"drop h1": "will-end"}
    assert warnings(at(3, packs={(0, 1): "gold iron"}, **options)) == {}
    alone = at(3, spots={0: "3,-1"}, packs={(0, 0): "gold"}, **{**options, "homunculi": {}})
    assert warnings(alone) == {}
    alone.play("drop a")
    assert warnings(alone) == {"drop gold": "will-end", "drop all": "ends"}


@pytest.mark.rule("MAT-R31", "MAT-R44")
def test_a_soul_too_is_dropped_with_a_warning() -> None:
    table = at(3, quests={0: "custo-corporis"}, made=STONES, spots={0: "-3,0"}, souls={0: 3})
    table.play("drop a")
    assert warnings(table) == {}
    table.play("drop soul")
    assert warnings(table) == {"drop soul": "will-end"}
    table.play("drop soul")
    assert warnings(table) == {"done": "ends"}


@pytest.mark.rule("MAT-R31", "MAT-364", "MAT-362")
def test_gathering_a_soul_for_a_banked_quest_is_warned() -> None:
    table = at(
        3,
        quests={0: "magnatus"},
        spots={0: "3,-1"},
        made=STONES,
        souls={0: 0},
        skull=[0],
        packs={(0, 0): "gold gold gold"},
        dropped_souls={"3,-1": 1},
        options={"bank_quest": True, "pickup_all": True},
    )
    table.play("drop a", "drop all")
    assert not table.match.is_over
    assert warnings(table)["take a soul"] == "will-end"
    assert "take a gold" not in warnings(table)
    table.play("take a gold")
    assert warnings(table) == {"gather soul": "will-end"}
    table.play("gather soul")
    assert warnings(table) == {"gather all": "ends", "done": "ends"}
    table.play("gather gold")
    assert warnings(table) == {"gather gold": "ends", "gather all": "ends", "done": "ends"}
    table.play("gather gold")
    assert table.match.is_over


@pytest.mark.rule("MAT-R31", "MAT-310", "MAT-311")
def test_guards_in_their_places_are_a_warning_when_the_turn_ends() -> None:
    guards = {
        (0, 1): ("liska", "1,-1"),
        (0, 2): ("cuprax", "0,1"),
        (0, 3): ("argyros", "-1,1"),
    }
    table = at(3, quests={0: "custodis-turris"}, made=STONES, homunculi=guards)
    assert warnings(table) == {"end": "ends-later"}
    table.play("end", "end", "end")
    assert table.match.is_over
    without = at(3, quests={0: "custodis-turris"}, homunculi=guards)
    assert warnings(without) == {}


def scenes() -> Iterator[Table]:
    """Yield tables where the game may end within a few choices."""
    figures = {(0, 1): ("flies", "-2,2"), (0, 2): ("glys", "-1,-2"), (0, 3): ("taikos", "3,-1")}
    for options in ({}, {"bank_quest": True}, {"pickup_all": True, "bank_quest": True}):
        yield at(
            3,
            quests={0: "tyrannus"},
            made=STONES,
            homunculi=figures,
            dropped_souls={"0,-1": 1},
            options=options,
        )
        yield at(
            3,
            quests={0: "magnatus"},
            made=STONES,
            homunculi={(0, 1): ("taikos", "3,-1")},
            packs={(0, 1): "gold gold"},
            drops={"3,-1": "gold"},
            options=options,
        )
        yield at(
            3,
            quests={0: "dominus-ignis"},
            made=STONES,
            spots={0: "-2,3"},
            packs={(0, 0): "fire fire"},
            drops={"-2,3": "fire " * 8},
            options=options,
        )
        yield at(
            3,
            quests={0: "pacis-amans"},
            made=STONES,
            spots={0: "1,0"},
            packs={(0, 0): "water " * 4},
            options=options,
        )
        yield at(
            3,
            quests={0: "custo-corporis"},
            made=STONES,
            spots={0: "-3,0"},
            souls={0: 3},
            dropped_souls={"-3,0": 1},
            options=options,
        )


@pytest.mark.rule("MAT-R31")
@pytest.mark.parametrize("number", range(15))
def test_no_choice_ends_the_game_unless_it_is_warned_of(number: int) -> None:
    scene = list(scenes())[number]
    found = 0
    waiting = [(scene.match, 3)]
    while waiting:
        match, depth = waiting.pop()
        decision = match.decision
        assert decision is not None
        for option in decision.options():
            twin = match.fork(Stream(1))
            twin.answer(decision.seat, option.code)
            key = option.message.key.removeprefix("materia-prima-option-")
            assert twin.is_over == (key in ENDINGS), option
            found += twin.is_over
            if not twin.is_over and depth > 1 and option.text != "end":
                waiting.append((twin, depth - 1))
    assert found


# --- Forfeiting the quest ---


def pacifist(**more: Any) -> Table:
    """Return a seat with a homunculus beside others, in a mood for a fight."""
    return at(
        3,
        **{
            "quests": {0: "pacis-amans"},
            "spots": {0: "1,-1", 1: "2,-1"},
            "homunculi": {(0, 1): ("limmex", "1,-1"), (1, 1): ("flies", "2,-1")},
            "chance": dice(0, 0, 2, 2),
            **more,
        },
    )


@pytest.mark.rule("MAT-R48")
def test_the_pacifist_is_warned_before_an_attack_and_told_afterwards() -> None:
    table = pacifist()
    fights = {"fight a 2a", "fight a 2h1", "fight h1 2a", "fight h1 2h1"}
    assert warnings(table) == dict.fromkeys(fights, "forfeits")
    quest = table.view(0).own_quest
    assert quest is not None
    assert not quest.lost
    table.play("fight a 2a")
    assert warnings(table) == {}
    quest = table.view(0).own_quest
    assert quest is not None
    assert quest.lost
    painter = find("materia-prima").painter(table.game)
    own = painter.picture(table.view(0)).side[-1]
    assert isinstance(own, Note)
    assert "materia-prima-picture-lost" in str(own)


@pytest.mark.rule("MAT-R48", "MAT-013")
def test_nobody_else_hears_of_the_pacifist() -> None:
    table = pacifist(quests={0: "pacis-amans", 1: "magnatus", 2: "tyrannus"})
    other = pacifist(quests={0: "magnatus", 1: "pacis-amans", 2: "tyrannus"})
    assert warnings(other) == {}
    told = [table.play("fight a 2a"), other.play("fight a 2a")]
    assert told[0] == told[1]
    for viewer in (2, SPECTATOR):
        seen, same = table.view(viewer), other.view(viewer)
        assert seen.own_quest == same.own_quest
        assert seen == same
    attacked = other.view(1).own_quest
    assert attacked is not None
    assert not attacked.lost  # MAT-316


@pytest.mark.rule("MAT-R48", "MAT-364")
def test_a_banked_quest_is_forfeited_by_nothing() -> None:
    table = at(
        3,
        quests={0: "pacis-amans"},
        made=STONES,
        souls={0: 0},
        skull=[0],
        spots={0: "1,0", 2: "0,1"},
        packs={(0, 0): "water " * 4},
        options={"bank_quest": True},
    )
    table.play("move a 1,1")
    quest = table.view(0).own_quest
    assert quest is not None
    assert (quest.banked, quest.lost) == (True, False)
    assert "forfeits" not in warnings(table).values()
    assert any(text.startswith("fight a 3a") for text in table.texts)


@pytest.mark.rule("MAT-R48", "MAT-240", "MAT-317", "MAT-R44")
@pytest.mark.parametrize(
    ("quest", "souls", "warned"),
    [
        ("animus-vorator", {0: 1, 1: 1, 2: 1}, True),
        ("animus-vorator", {0: 2, 1: 1, 2: 1}, False),
        ("custo-corporis", {0: 1, 1: 1, 2: 1}, True),
        ("custo-corporis", {0: 2, 1: 1, 2: 1}, False),
        ("magnatus", {0: 1, 1: 0, 2: 0}, True),
        ("magnatus", {0: 1, 1: 1, 2: 0}, False),
    ],
)
def test_spending_a_soul_that_the_quest_needs_is_warned_of(
    quest: str, souls: dict[int, int], warned: bool
) -> None:
    table = at(
        3,
        quests={0: quest},
        souls=souls,
        hands={0: "s2-8"},
        stores={0: "mercury"},
        made={1: "anima-solis anima-lunae anima-mundi"},
    )
    assert warnings(table) == ({"transmute s2-8": "forfeits-soul"} if warned else {})
    table.play("transmute s2-8")
    own = table.view(0).own_quest
    assert own is not None
    assert own.lost == warned


@pytest.mark.rule("MAT-R48", "MAT-216", "MAT-R09")
def test_souls_that_may_still_be_made_are_a_hope() -> None:
    table = at(
        3,
        quests={0: "animus-vorator"},
        souls={0: 1, 1: 1, 2: 0},
        hands={0: "s2-8", 1: "anima-solis"},
        stores={0: "mercury"},
        made={1: "anima-lunae"},
    )
    assert warnings(table) == {}
    table.play("transmute s2-8")
    own = table.view(0).own_quest
    assert own is not None
    assert not own.lost


@pytest.mark.rule("MAT-R48", "MAT-302")
def test_when_others_have_made_all_good_items_the_armourer_is_told() -> None:
    ids = at(3).state.terms.cards
    fine = [ids.ids[card] for card in range(28, 53) if ids.level[card] >= 2]
    lost = at(3, quests={0: "magister-arma"}, made={1: " ".join(fine[3:])})
    own = lost.view(0).own_quest
    assert own is not None
    assert own.lost
    hope = at(3, quests={0: "magister-arma"}, made={0: fine[3], 1: " ".join(fine[4:])})
    own = hope.view(0).own_quest
    assert own is not None
    assert not own.lost


@pytest.mark.rule("MAT-R09")
@pytest.mark.parametrize("souls", range(4))
def test_no_more_soul_stones_are_within_reach_than_there_are(souls: int) -> None:
    """Those in play and those that items would bring; of all there are nine."""
    state = at(3, souls={0: souls, 1: 3, 2: 3}).state
    terms = state.terms
    bringing = range(terms.cards.first[EQUIPMENT], terms.cards.first[STONE])
    brought = sum(terms.sheets.soul[card] for card in bringing)
    assert brought > 0
    assert souls_within_reach(state) == min(9, state.souls_in_play() + brought)
