"""Events name the rule that was applied, not one that sounds like it."""

import pytest

from athanor.games.materia_prima.codes import QUEST_IDS, QUEST_RULES
from athanor.kernel import Event
from tests.games.materia_prima.scene import STONE_CARDS, Table, at, dice, setup


def rules_of(events: list[Event], kind: str) -> tuple[str, ...]:
    """Return the rules of the one event of a kind that everybody or its seat was told."""
    (found,) = {event.rules for event in events if event.kind == kind}
    return found


@pytest.mark.rule("MAT-007", "MAT-183")
def test_an_extension_is_offered_at_set_up_or_in_place_of_a_bought_one() -> None:
    new = setup(3)
    assert new.asked.seat == new.state.first
    assert rules_of(new.log.events, "offered") == ("MAT-007",)
    table = at(3, spots={0: "3,-1"}, packs={(0, 0): "fire iron"})
    assert rules_of(table.play("buy"), "offered") == ("MAT-183",)


@pytest.mark.rule("MAT-131", "MAT-134")
def test_units_are_moved_by_equip_or_freely() -> None:
    table = at(3, packs={(0, 0): "air fire iron"})
    free = table.play("convert copper", "unload iron", "done")
    assert rules_of(free, "shared") == ("MAT-134", "MAT-R34")
    equipped = table.play("equip a", "load iron", "done")
    assert rules_of(equipped, "shared") == ("MAT-131", "MAT-132")


@pytest.mark.rule("MAT-171", "MAT-175", "MAT-R57")
@pytest.mark.parametrize(
    ("extension", "text", "known"),
    [
        ("follis-ignis", "blend water", ("MAT-175",)),
        ("fornax-aeris", "blend water", ()),
        ("follis-aeris", "blend water", ()),
    ],
)
def test_an_extension_converts_by_its_own_rule(
    extension: str, text: str, known: tuple[str, ...]
) -> None:
    table = at(3, stores={0: "water earth air fire iron"}, extension=extension)
    rules = ("MAT-141", "MAT-171", *known, "MAT-R57")
    assert rules_of(table.play(text), "converted") == rules
    table.play("done")
    table = at(3, stores={0: "air fire"}, extension=extension)
    assert rules_of(table.play("convert copper"), "converted") == ("MAT-141", "MAT-144")


@pytest.mark.rule("MAT-171", "MAT-176")
@pytest.mark.parametrize(
    ("extension", "known"), [("hortus-terrae", ("MAT-176",)), ("vena-ferri", ())]
)
def test_the_known_producer_is_told_by_its_rule(extension: str, known: tuple[str, ...]) -> None:
    table = at(3, dawn=True, extensions={0: extension})
    told = table.play(f"activate {extension}")
    assert rules_of(told, "produced") == ("MAT-171", *known)


@pytest.mark.rule("MAT-073", "MAT-075", "MAT-362")
def test_what_is_taken_from_the_ground() -> None:
    table = at(3, spots={0: "1,-1"}, drops={"1,-1": "iron"}, dropped_souls={"1,-1": 1})
    assert rules_of(table.play("take a iron"), "took") == ("MAT-073",)
    assert rules_of(table.play("take a soul"), "took") == ("MAT-075",)
    gathered = at(
        3,
        spots={0: "1,-1"},
        drops={"1,-1": "iron"},
        dropped_souls={"1,-1": 1},
        options={"pickup_all": True},
    )
    told = gathered.play("take a soul", "gather all")
    assert rules_of(told, "took") == ("MAT-073", "MAT-075", "MAT-362")


@pytest.mark.rule("MAT-232", "MAT-R24")
def test_a_prospector_without_room_is_told_why() -> None:
    rules = {}
    for load in ("", "gold gold gold"):
        table = at(3, spots={0: "1,0"}, worn={0: "anulus-ignis"}, packs={(0, 0): load})
        rules[load] = rules_of(table.play("mine a"), "mined")
    assert rules == {
        "": ("MAT-070", "MAT-232"),
        "gold gold gold": ("MAT-070", "MAT-071", "MAT-R24"),
    }


@pytest.mark.rule("MAT-104", "MAT-R19")
@pytest.mark.parametrize(("souls", "more"), [(1, ()), (0, ("MAT-R19",))])
def test_a_soulless_loser_has_nothing_to_lose(souls: int, more: tuple[str, ...]) -> None:
    table = at(
        3,
        active=1,
        spots={0: "2,-1", 1: "2,0"},
        souls={0: souls},
        skull=[0] if not souls else [],
        chance=dice(2, 2, 2, *[0] * (3 + (not souls))),
    )
    told = table.play("fight a 1a")
    assert rules_of(told, "sent-home") == ("MAT-098", "MAT-100", *more)
    assert any(event.kind == "soul-taken" for event in told) == (souls == 1)


@pytest.mark.rule("MAT-185", "MAT-231", "MAT-R26", "MAT-190")
def test_a_scholar_is_told_what_he_draws_by_his_ability() -> None:
    table = at(3, spots={0: "3,-1"}, worn={0: "speculum"}, hands={0: "pugio limmex"})
    assert rules_of(table.play("research equipment"), "researched") == (
        "MAT-185",
        "MAT-188",
        "MAT-231",
    )
    assert rules_of(table.play(table.texts[0]), "threw") == ("MAT-R26", "MAT-R27")
    assert rules_of(table.play(table.texts[0]), "threw") == ("MAT-190", "MAT-R27")
    plain = at(3, spots={0: "3,-1"})
    assert rules_of(plain.play("research equipment"), "researched") == ("MAT-185", "MAT-188")


@pytest.mark.rule("MAT-120", "MAT-163", "MAT-R37")
def test_a_transmutation_names_what_it_costs_and_where_it_goes() -> None:
    paid = at(3, hands={0: "s2-8"}, stores={0: "mercury"})
    rules = rules_of(paid.play("transmute s2-8"), "transmuted")
    assert rules == ("MAT-160", "MAT-164", "MAT-166", "MAT-120")
    full = at(3, hands={0: "pugio"}, stores={0: "fire iron"}, worn={0: "pala parma"})
    rules = rules_of(full.play("transmute pugio"), "transmuted")
    assert rules == ("MAT-160", "MAT-163", "MAT-166", "MAT-R37")


def at_the_end(quest: str) -> Table:
    """Return a table where seat 0 can fulfil a quest at once."""
    return at(
        3,
        spots={0: "-2,2"},
        quests={0: quest},
        made={0: STONE_CARDS},
        souls={0: 3},
        packs={(0, 0): "fire fire fire"},
        drops={"-2,3": "fire fire fire fire fire fire"},
    )


@pytest.mark.rule("MAT-240", "MAT-317", "MAT-319")
def test_the_end_names_what_the_quest_asks_for() -> None:
    assert len(QUEST_RULES) == len(QUEST_IDS)
    reaper = at_the_end("animus-vorator").play("move a -2,3")
    assert rules_of(reaper, "fulfilled") == ("MAT-240", "MAT-241", "MAT-317", "MAT-318")
    burning = at_the_end("dominus-ignis").play("move a -2,3", "drop a", "drop all")
    assert rules_of(burning, "fulfilled") == ("MAT-240", "MAT-241", "MAT-319", "MAT-320")


@pytest.mark.rule("MAT-091", "MAT-326")
@pytest.mark.parametrize(("seat", "rule"), [(0, "MAT-326"), (1, "MAT-091")])
def test_an_attack_on_own_homunculi_is_allowed_by_its_quest(seat: int, rule: str) -> None:
    table = at(
        3,
        quests={0: "tropaeum-venator"},
        spots={0: "1,-1"},
        homunculi={(seat, 1): ("taikos", "2,-1")},
        chance=dice(0, 0, 0),
    )
    assert rules_of(table.play(f"fight a {seat + 1}h1"), "attacked") == (rule, "MAT-095")


# --- Refusals ---


@pytest.mark.rule("MAT-066", "MAT-R07")
@pytest.mark.parametrize("place", ["9,9", "5,-5", "-8,0"])
def test_there_is_nothing_beyond_the_last_hex_however_far(place: str) -> None:
    assert at(3).rules_against(f"move a {place}") == ("MAT-066", "MAT-R07")
