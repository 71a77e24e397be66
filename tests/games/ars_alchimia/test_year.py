"""How a year starts and ends (ARS-024 to ARS-047, ARS-141 to ARS-148)."""

from collections.abc import Sequence

import msgspec
import pytest

from tests.games.ars_alchimia.scenario import (
    NOBODY,
    PILES,
    Lists,
    Table,
    argument,
    at,
    event,
    kinds,
    setup,
)

START = 1


def new_year(
    *,
    year: int = 2,
    staff: Lists | None = None,
    workshop: Sequence[int] = (1, 2, 3, 4),
    vp: dict[int, int] | None = None,
    workers: dict[int, int] | None = None,
    exhausted: Sequence[str] = (),
    seats: int = 4,
    cards: Sequence[str] = (),
) -> Table:
    """Return a table at the start of a year."""
    return at(
        seats,
        stage=START,
        active=NOBODY,
        year=year,
        staff=staff,
        workshop=workshop,
        vp=vp,
        workers=workers,
        exhausted=exhausted,
        cards=cards,
    )


def choose(table: Table) -> list[int]:
    """Let everybody take the lowest free card; return who was asked, in order."""
    asked = []
    while table.match.decision is not None and table.asked[1] == "workshop":
        asked.append(table.asked[0])
        table.play(table.texts[0])
    return asked


# --- The course of the game ---


@pytest.mark.rule("ARS-024", "ARS-148", "ARS-149", "ARS-R32")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_lasts_four_years(seats: int) -> None:
    table = setup(seats, 2)
    table.play_out(5)
    told = kinds(table.log.events)
    assert told.count("year") == 4
    assert told.count("year-ends") == 3
    assert table.view().year == 4


@pytest.mark.rule("ARS-025")
def test_a_year_starts_is_played_and_ends() -> None:
    table = setup(seed=2)
    table.pass_all()
    told = kinds(table.log.events)
    steps = [kind for kind in told if kind in ("year", "dealt", "workers", "passed", "year-ends")]
    expected = ["year", *["dealt"] * 4, *["workers"] * 4, *["passed"] * 4, "year-ends", "year"]
    assert steps == expected


# --- Workshop cards ---


@pytest.mark.rule("ARS-027", "ARS-033", "ARS-R4")
@pytest.mark.parametrize("seats", [3, 4])
def test_in_the_first_year_the_cards_are_dealt_by_chance(seats: int) -> None:
    dealt = set()
    for seed in range(30):
        cards = [player.workshop for player in setup(seats, seed).view().players]
        assert len(set(cards)) == seats
        dealt.add(tuple(cards))
    assert len(dealt) > 8
    assert {card for cards in dealt for card in cards} == {1, 2, 3, 4}


@pytest.mark.rule("ARS-028")
def test_everybody_chooses_among_the_free_cards() -> None:
    table = new_year()
    assert table.texts == ["workshop 1", "workshop 2", "workshop 3", "workshop 4"]
    table.play("workshop 3")
    assert table.texts == ["workshop 1", "workshop 2", "workshop 4"]
    assert table.rule_against("workshop 3") == "ARS-028"


@pytest.mark.rule("ARS-029", "ARS-030", "ARS-031", "ARS-R5", "ARS-E10")
def test_the_order_of_choosing() -> None:
    table = new_year(vp={0: 8, 1: 5, 2: 5, 3: 11}, workshop=(1, 4, 2, 3))
    assert choose(table) == [2, 1, 0]
    assert table.player(3).workshop == 4


@pytest.mark.rule("ARS-032", "ARS-R5")
def test_an_old_card_may_be_kept_if_it_is_free() -> None:
    table = new_year(workshop=(3, 1, 2, 4), vp={0: 0, 1: 1, 2: 2, 3: 3})
    table.play("workshop 3")
    assert table.player(0).workshop == 3
    assert [event.kind for event in table.log.events][-1] == "chose"
    assert event(table.log.events, "chose").seat == 0


@pytest.mark.rule("ARS-033", "ARS-R4")
def test_with_three_players_one_card_stays_without_effect() -> None:
    table = new_year(seats=3, workshop=(1, 2, 3))
    table.play("workshop 4", "workshop 2", "workshop 3")
    assert [card.owner for card in table.view().workshops] == [None, 1, 2, 0]
    assert [player.available for player in table.view().players] == [12, 11, 11]


@pytest.mark.rule("ARS-034", "ARS-R46")
@pytest.mark.parametrize(("active", "order"), [(1, [1, 2, 0]), (2, [2, 0, 1]), (0, [0, 1, 2])])
def test_the_lowest_number_goes_first_and_missing_ones_are_skipped(
    active: int, order: list[int]
) -> None:
    table = at(3, workshop=(4, 1, 3), active=active)
    asked = []
    for _ in range(3):
        asked.append(table.asked[0])
        table.play("pass")
    assert asked == order


@pytest.mark.rule("ARS-034", "ARS-R46")
def test_the_first_turn_of_a_year_is_that_of_the_lowest_card() -> None:
    for seed in range(6):
        table = setup(seed=seed)
        cards = [player.workshop for player in table.view().players]
        assert table.asked == (cards.index(1), "turn")


# --- Extra workers ---


@pytest.mark.rule("ARS-035")
def test_extra_workers_come_from_the_reserve_in_the_first_year_too() -> None:
    table = setup()
    for player in table.view().players:
        assert player.workshop is not None
        extra = (2, 2, 2, 3)[player.workshop - 1]
        assert (player.available, player.reserve) == (9 + extra, 11 - extra)


@pytest.mark.rule("ARS-036", "ARS-R44")
def test_extra_workers_add_up() -> None:
    table = new_year(workers=dict.fromkeys(range(4), 11))
    choose(table)
    assert [player.available for player in table.view().players] == [13, 13, 13, 14]
    table.pass_all()
    choose(table)
    assert sorted(player.available for player in table.view().players) == [15, 15, 15, 17]


@pytest.mark.rule("ARS-037", "ARS-R6", "ARS-R43", "ARS-E11")
def test_nobody_gets_more_than_the_limit() -> None:
    table = new_year(workers={3: 19}, vp={0: 0, 1: 1, 2: 2, 3: 3})
    choose(table)
    last = table.player(3)
    assert (last.workshop, last.available, last.reserve) == (4, 20, 0)
    limited = event(table.log.events, "workers-limit")
    assert (limited.seat, argument(limited, "count")) == (3, 2)


@pytest.mark.rule("ARS-010", "ARS-037")
def test_with_three_players_the_limit_is_eighteen() -> None:
    table = new_year(seats=3, workers={0: 17, 1: 9, 2: 9}, workshop=(1, 2, 3))
    table.play("workshop 4", "workshop 1", "workshop 2")
    assert table.player(0).available == 18


# --- Salaries ---


@pytest.mark.rule("ARS-038", "ARS-039", "ARS-042", "ARS-161")
def test_keeping_an_assistant_costs_a_worker_on_the_square() -> None:
    table = new_year(staff={0: ["H17", "H18"]})
    choose(table)
    before = table.player(0)
    assert table.asked == (0, "salary")
    table.play("keep")
    after = table.player(0)
    assert (before.available - after.available, after.square) == (2, 2)
    assert after.assistants == before.assistants
    assert after.resources == before.resources


@pytest.mark.rule("ARS-040", "ARS-041", "ARS-161")
def test_each_assistant_is_kept_or_dismissed() -> None:
    table = new_year(staff={0: ["H04", "H17", "H18"]})
    choose(table)
    before = table.player(0)
    table.play("dismiss H17", "keep")
    after = table.player(0)
    assert table.staff(0) == ["H04", "H18"]
    assert after.square == 2
    assert after.resources == before.resources
    assert table.pile("assistants").known[-1] == "H17"


@pytest.mark.rule("ARS-161", "ARS-R7")
def test_dismissing_instead_of_paying_earns_nothing() -> None:
    table = new_year(staff={0: ["H17", "H18"]})
    choose(table)
    before = [msgspec.structs.asdict(player) for player in table.view().players]
    told = table.told("dismiss H17", "dismiss H18")
    after = [msgspec.structs.asdict(player) for player in table.view().players]
    assert told == ["dismissed", "dismissed"]
    before[0] |= {"assistants": [], "wages": 0}
    assert after == before


@pytest.mark.rule("ARS-161", "ARS-R7")
def test_paying_changes_nothing_on_the_card() -> None:
    """Not even on one that was used just before; nor on that of a card that rests."""
    table = new_year(staff={0: ["H05", "H06"]})
    choose(table)
    table.play("use H05", "decline")
    assert table.asked == (0, "salary")
    before = table.player(0).assistants
    assert [card.exhausted for card in before] == [True, False]
    told = table.told("keep")
    assert told == ["paid"]
    assert table.player(0).assistants == before


@pytest.mark.rule("ARS-041", "ARS-R7")
def test_the_owner_decides_in_which_sequence_they_go_under_the_pile() -> None:
    for first, second in (("H17", "H18"), ("H18", "H17")):
        table = new_year(staff={0: ["H17", "H18"]})
        choose(table)
        table.play(f"dismiss {first}", f"dismiss {second}")
        assert table.pile("assistants").known[-2:] == [first, second]
        assert table.asked == (0, "turn")


@pytest.mark.rule("ARS-042", "ARS-045", "ARS-R45")
def test_salary_workers_cannot_be_placed() -> None:
    table = new_year(staff={0: ["H17"]}, workers={0: 9})
    choose(table)
    table.play("keep")
    assert table.asked == (0, "turn")
    assert max(table.places("L-1")) == table.player(0).available == 10


@pytest.mark.rule("ARS-043", "ARS-R44")
def test_hiring_costs_no_salary() -> None:
    table = at()
    table.play("place AS-1 1")
    assert (table.player(0).available, table.player(0).square) == (8, 0)


@pytest.mark.rule("ARS-043")
def test_nobody_pays_in_the_first_year() -> None:
    for seed in range(5):
        assert "paid" not in kinds(setup(seed=seed).log.events)


@pytest.mark.rule("ARS-044", "ARS-R7")
def test_new_workers_may_pay() -> None:
    table = new_year(staff={0: ["H17"]}, workers={0: 0})
    choose(table)
    assert table.player(0).available == 2
    table.play("keep")
    assert (table.player(0).available, table.player(0).square) == (1, 1)


@pytest.mark.rule("ARS-045", "ARS-116", "ARS-039", "ARS-E3")
def test_the_nymph_is_used_before_salaries() -> None:
    table = new_year(staff={0: ["H01", "H17"]})
    choose(table)
    assert table.asked == (0, "ability")
    table.play("use H01", "dismiss H17", "gain sand", "decline", "keep")
    assert table.resources(0) == [1, 1, 1, 1, 0]
    assert table.player(0).square == 1
    assert table.staff(0) == ["H01"]
    assert table.pile("assistants").known[-1] == "H17"


@pytest.mark.rule("ARS-046", "ARS-R7")
def test_whoever_cannot_pay_all_must_dismiss() -> None:
    table = new_year(staff={0: ["H04", "H17", "H18"]}, workers={0: 0})
    choose(table)
    assert table.player(0).available == 2
    assert table.texts == ["dismiss H04", "dismiss H17", "dismiss H18"]
    assert table.rule_against("keep") == "ARS-046"
    table.play("dismiss H04")
    assert "keep" in table.texts


@pytest.mark.rule("ARS-047", "ARS-R7")
def test_salaries_are_settled_in_turn_order() -> None:
    table = new_year(staff={0: ["H17"], 2: ["H18", "H19"], 3: ["H04"]}, vp={0: 9, 1: 3, 2: 1, 3: 0})
    choose(table)
    assert [player.workshop for player in table.view().players] == [4, 3, 2, 1]
    asked = []
    while table.asked[1] == "salary":
        asked.append(table.asked[0])
        table.play(table.texts[-1])
    assert asked == [3, 2, 2, 0]


@pytest.mark.rule("ARS-R50")
@pytest.mark.parametrize(
    ("staff", "price"),
    [
        (["H14"], 0),
        (["H20"], 0),
        (["H20", "H17"], 0),
        (["H20", "H17", "H18"], 1),
        (["H14", "H20", "H17"], 0),
        (["H14", "H17", "H18"], 2),
    ],
)
def test_some_assistants_are_free(staff: list[str], price: int) -> None:
    table = new_year(staff={0: staff})
    choose(table)
    table.play("keep")
    assert table.player(0).square == price


@pytest.mark.rule("ARS-R50")
def test_a_dismissed_steward_makes_nobody_free() -> None:
    table = new_year(staff={0: ["H17", "H20"]})
    choose(table)
    table.play("dismiss H20", "keep")
    assert table.player(0).square == 1


# --- End of the year ---


@pytest.mark.rule("ARS-141", "ARS-059", "ARS-061", "ARS-R45")
def test_all_workers_come_home() -> None:
    table = at(crew={"L-1": (0, 3), "F-1": (1, 2)}, square={0: 2, 2: 4}, workers={0: 4, 1: 5})
    table.pass_all()
    assert [p.square for p in table.view().players] == [0] * 4
    assert [p.available for p in table.view().players] == [9, 7, 13, 9]
    assert all(space.workers == 0 and space.owner is None for space in table.view().spaces)


@pytest.mark.rule("ARS-142", "ARS-109", "ARS-R28")
def test_exhausted_assistants_are_reset() -> None:
    table = at(staff={0: ["H05"]}, exhausted=["H05"])
    assert table.player(0).assistants[0].exhausted
    table.pass_all()
    assert not table.player(0).assistants[0].exhausted


@pytest.mark.rule("ARS-143", "ARS-144", "ARS-R21", "ARS-R22")
def test_face_up_cards_go_under_their_piles_as_a_group() -> None:
    table = at()
    shown = {name: table.card(name) for name in ("C-1", "C-2", "C-3")}
    table.pass_all()
    pile = table.pile("C")
    assert pile.size == 15
    group = pile.groups[-1]
    assert set(group.cards) == set(shown.values())
    assert group.places == [12, 13, 14]
    assert pile.known == [None] * 15
    assert {table.card(name) for name in shown} & set(shown.values()) == set()


@pytest.mark.rule("ARS-143")
def test_each_kind_and_each_level_goes_under_its_own_pile() -> None:
    table = at()
    table.pass_all()
    groups = {name: set(table.pile(name).groups[-1].cards) for name in PILES}
    assert groups == {
        "C": {"C07", "C13", "C01"},
        "B": {"B04", "B07"},
        "A": {"A02"},
        "locations": {"L01", "L04", "L05"},
        "forges": {"G03", "G06"},
        "assistants": {"H17", "H18", "H19"},
    }


@pytest.mark.rule("ARS-143")
def test_cards_already_in_a_pile_stay_above() -> None:
    table = at(under={"locations": ["L10", "L09"]})
    table.pass_all()
    pile = table.pile("locations")
    assert pile.known == [None, None, "L10", "L09", None, None, None]


@pytest.mark.rule("ARS-145", "ARS-102", "ARS-R21")
def test_where_a_pile_runs_out_the_last_spaces_stay_empty() -> None:
    gone = [f"C{number:02}" for number in range(1, 19) if number not in (7, 13)]
    table = at(face={"C-3": None}, gone=gone)
    assert table.pile("C").size == 0
    table.pass_all()
    assert {table.card("C-1"), table.card("C-2")} == {"C07", "C13"}
    assert table.card("C-3") is None
    assert table.pile("C").size == 0


@pytest.mark.rule("ARS-147", "ARS-100")
def test_what_is_owned_carries_over() -> None:
    table = at(
        staff={0: ["H17"]},
        orders={0: ["C08"], 1: ["C09", "C10"]},
        done={2: ["C02"]},
        resources={0: "Fl3 El2"},
        vp={2: 7},
    )
    before = [
        (p.vp, p.resources, p.orders, p.fulfilled, [card.id for card in p.assistants])
        for p in table.view().players
    ]
    table.pass_all()
    after = [
        (p.vp, p.resources, p.orders, p.fulfilled, [card.id for card in p.assistants])
        for p in table.view().players
    ]
    assert after == before


@pytest.mark.rule("ARS-148", "ARS-R32")
def test_after_the_fourth_year_nothing_is_reset() -> None:
    table = at(year=4, crew={"L-1": (0, 3)}, square={1: 2}, workers={0: 2, 1: 3})
    shown = table.card("C-1")
    table.pass_all()
    assert table.match.is_over
    assert table.space("L-1").workers == 3
    assert table.player(1).square == 2
    assert table.card("C-1") == shown
