"""Set-up (ARS-001 to ARS-023)."""

import msgspec
import pytest

from athanor.kernel import SPECTATOR, Refused, find
from tests.games.ars_alchimia.scenario import NOBODY, PILES, Table, at, game, setup

ORDER_SPACES = ("C-1", "C-2", "C-3", "B-1", "B-2", "A-1")


@pytest.mark.rule("ARS-001", "ARS-R1")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_only_three_or_four_play(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        find("ars-alchimia").build(seats)
    assert caught.value.refusal.rules[0] == "ARS-001"
    assert [find("ars-alchimia").build(number).seats for number in (3, 4)] == [3, 4]


@pytest.mark.rule("ARS-001", "ARS-160", "ARS-R1")
def test_two_play_only_by_the_house_variant() -> None:
    assert find("ars-alchimia").build(2, {"two_players": True}).seats == 2
    with pytest.raises(Refused) as caught:
        find("ars-alchimia").build(3, {"two_players": True})
    assert caught.value.refusal.rules == ("ARS-001", "ARS-R1")


@pytest.mark.rule("ARS-R1")
def test_the_variant_for_two_has_fewer_spaces_and_is_labelled() -> None:
    table = setup(2)
    view = table.view()
    names = [space.name for space in view.spaces]
    assert [name for name in ORDER_SPACES if name in names] == ["C-1", "C-2", "B-1", "A-1"]
    assert [name for name in names if name.startswith("AS")] == ["AS-1", "AS-2"]
    assert view.two_player_variant
    assert view.most_workers == 18
    assert [card.owner for card in view.workshops].count(None) == 2
    assert not setup(3).view().two_player_variant


@pytest.mark.rule("ARS-002", "ARS-011")
@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_has_a_board_and_nobody_else(seats: int) -> None:
    assert [player.seat for player in setup(seats).view().players] == list(range(seats))


@pytest.mark.rule("ARS-003")
def test_colours_are_chosen_and_differ() -> None:
    wishes = {"colours": ["green", None, "navy"]}
    chosen = find("ars-alchimia").build(3, wishes)
    view = msgspec.to_builtins(chosen.view(chosen.start(), SPECTATOR))
    assert [player["colour"] for player in view["players"]] == ["green", "red", "navy"]
    with pytest.raises(Refused):
        find("ars-alchimia").build(3, {"colours": ["red", "red", None]})


@pytest.mark.rule("ARS-004", "ARS-005", "ARS-006", "ARS-E7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_five_tracks_at_the_start(seats: int) -> None:
    assert [player.resources for player in setup(seats).view().players] == [[1, 1, 1, 0, 0]] * seats


@pytest.mark.rule("ARS-004")
@pytest.mark.parametrize(("kind", "name"), [*enumerate(("flower", "snow", "fire", "sand"))])
def test_each_basic_resource_has_a_track_of_its_own(kind: int, name: str) -> None:
    table = at(staff={0: ["H01"]}, resources={0: ""})
    table.play("pass", "use H01", f"gain {name}")
    assert table.resources(0) == [int(kind == other) for other in range(5)]


@pytest.mark.rule("ARS-004")
def test_elixir_has_a_track_of_its_own() -> None:
    table = at(staff={0: ["H15"]}, resources={0: "Fl2 Sn2 Fi2"})
    table.play("pass", "use H15", "distill flower fire")
    assert table.resources(0) == [1, 2, 1, 0, 1]


@pytest.mark.rule("ARS-008", "ARS-009", "ARS-010", "ARS-R38", "ARS-E6")
@pytest.mark.parametrize(("seats", "most"), [(3, 18), (4, 20)])
def test_workers_at_the_start(seats: int, most: int) -> None:
    played = game(seats)
    view = played.view(played.start(), SPECTATOR)
    assert [player.available for player in view.players] == [9] * seats
    assert [player.reserve for player in view.players] == [most - 9] * seats


@pytest.mark.rule("ARS-012", "ARS-R3")
def test_everybody_starts_without_points() -> None:
    assert [player.vp for player in setup().view().players] == [0, 0, 0, 0]


@pytest.mark.rule("ARS-013")
def test_orders_lie_in_piles_by_level() -> None:
    table = setup()
    for level in "CBA":
        (group,) = table.pile(level).groups
        assert all(card[0] == level for card in group.cards)
    sizes = {name: table.pile(name).size for name in PILES[:3]}
    assert sizes == {"C": 15, "B": 12, "A": 9}


@pytest.mark.rule("ARS-013", "ARS-015", "ARS-017", "ARS-019")
@pytest.mark.parametrize("name", ["C-1", "B-1", "A-1", "L-1", "F-1", "AS-1"])
def test_chance_decides_which_cards_come_first(name: str) -> None:
    assert len({setup(seed=seed).card(name) for seed in range(12)}) > 2


@pytest.mark.rule("ARS-014")
@pytest.mark.parametrize("seats", [3, 4])
def test_six_orders_lie_face_up_on_spaces_of_their_level(seats: int) -> None:
    for seed in range(5):
        table = setup(seats, seed)
        orders = [table.space(name).order for name in ORDER_SPACES]
        assert [order.level for order in orders if order] == ["C", "C", "C", "B", "B", "A"]


@pytest.mark.rule("ARS-014")
def test_a_space_keeps_its_level_all_game_long() -> None:
    table = setup(seed=4)
    while not table.match.is_over:
        for name in ORDER_SPACES:
            order = table.space(name).order
            assert order is None or order.level == name[0]
        table.match.answer(table.decision.seat, table.decision.default_choice())


@pytest.mark.rule("ARS-015", "ARS-016", "ARS-R31", "ARS-R35")
def test_three_locations_and_a_pile_that_is_a_space() -> None:
    table = setup()
    assert all(table.space(f"L-{number}").location for number in (1, 2, 3))
    assert table.pile("locations").size == 7
    assert table.space("L-P").kind == "location"
    assert table.space("L-P").location is None


@pytest.mark.rule("ARS-017", "ARS-018", "ARS-R31", "ARS-R35")
def test_two_forges_and_a_pile_that_is_a_space() -> None:
    table = setup()
    assert all(table.space(f"F-{number}").forge for number in (1, 2))
    assert table.pile("forges").size == 6
    assert table.space("F-P").kind == "forge"


@pytest.mark.rule("ARS-019")
def test_piles_of_orders_and_assistants_are_no_spaces() -> None:
    names = [space.name for space in setup().view().spaces]
    assert [name for name in names if name.endswith("-P")] == ["L-P", "F-P"]


@pytest.mark.rule("ARS-020", "ARS-021", "ARS-050", "ARS-051", "ARS-159", "ARS-E6")
@pytest.mark.parametrize(("seats", "assistants", "spaces"), [(3, 2, 15), (4, 3, 16)])
def test_spaces_by_number_of_players(seats: int, assistants: int, spaces: int) -> None:
    view = setup(seats).view()
    assert sum(space.assistant is not None for space in view.spaces) == assistants
    assert len(view.spaces) == spaces


@pytest.mark.rule("ARS-021", "ARS-051")
def test_with_three_players_the_third_assistant_space_does_not_exist() -> None:
    assert at(3).refused("place AS-3 1").rules == ("ARS-021", "ARS-051")
    assert at(4).places("AS-3") != []


@pytest.mark.rule("ARS-R1")
@pytest.mark.parametrize("space", ["C-3", "B-2", "AS-3"])
def test_the_variant_for_two_says_why_a_space_is_missing(space: str) -> None:
    assert at(2, workshop=(1, 2), year=4).refused(f"place {space} 1").rules == ("ARS-R1",)


@pytest.mark.rule("ARS-159")
def test_with_three_players_only_workers_boards_and_one_space_differ() -> None:
    three, four = game(3), game(4)
    assert int(four.terms.spaces) ^ int(three.terms.spaces) == 1 << 15
    assert (int(three.terms.most_workers), int(four.terms.most_workers)) == (18, 20)
    for name in ("caps", "extra_workers", "order_vp", "yields", "forge_flasks"):
        assert list(getattr(three.terms, name)) == list(getattr(four.terms, name))


@pytest.mark.rule("ARS-162")
def test_the_names_of_the_spaces_in_their_order() -> None:
    names = "C-1 C-2 C-3 B-1 B-2 A-1 L-1 L-2 L-3 L-P F-1 F-2 F-P AS-1 AS-2 AS-3"
    assert [space.name for space in setup().view().spaces] == names.split()
    assert at().rule_against("place X-9 1") == "ARS-162"


@pytest.mark.rule("ARS-022", "ARS-R36")
def test_everybody_sees_every_board_alike() -> None:
    table = setup(seed=3)
    for _ in range(40):
        table.match.answer(table.decision.seat, table.decision.codes()[-1])
        if table.match.is_over:
            break
        boards = [table.view(viewer).players for viewer in (0, 1, 2, 3, SPECTATOR)]
        assert all(board == boards[0] for board in boards)
        faces = [
            [(s.name, s.order, s.location, s.forge, s.assistant, s.owner, s.workers) for s in v]
            for v in (table.view(viewer).spaces for viewer in (0, 3, SPECTATOR))
        ]
        assert faces[0] == faces[1] == faces[2]


@pytest.mark.rule("ARS-022", "ARS-R36")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_everybody_sees_what_others_have(viewer: int) -> None:
    table = at(
        staff={1: ["H05", "H17"]},
        exhausted=["H05"],
        orders={1: ["C08", "B05"]},
        done={1: ["C09"]},
        resources={1: "Fl3 Sn2 Fi1 Sa4 El5"},
        workers={1: 4},
        crew={"L-2": (1, 3)},
        square={1: 2},
        vp={1: 7},
        passed=[1],
        workshop=(4, 3, 2, 1),
        active=3,
    )
    board = table.view(viewer).players[1]
    assert board.resources == [3, 2, 1, 4, 5]
    assert (board.available, board.placed, board.square, board.reserve) == (4, 3, 2, 11)
    assert ([order.id for order in board.orders], board.fulfilled[0].id) == (["C08", "B05"], "C09")
    assert [(card.id, card.exhausted) for card in board.assistants] == [
        ("H05", True),
        ("H17", False),
    ]
    assert (board.workshop, board.vp, board.passed) == (3, 7, True)
    space = table.space("L-2", viewer)
    assert (space.owner, space.workers, table.card("L-2")) == (1, 3, "L04")


@pytest.mark.rule("ARS-023")
def test_nobody_knows_the_sequence_of_a_shuffled_pile_but_everybody_its_size() -> None:
    table: Table = setup()
    for viewer in (0, 1, SPECTATOR):
        for name in PILES:
            pile = table.pile(name, viewer)
            assert pile.known == [None] * pile.size
            assert pile.groups[0].places == list(range(pile.size))


@pytest.mark.rule("ARS-007", "ARS-R41")
def test_a_track_never_leaves_its_bounds() -> None:
    table = setup(seed=9)
    caps = table.view().caps
    while not table.match.is_over:
        for player in table.view().players:
            assert all(0 <= n <= cap for n, cap in zip(player.resources, caps, strict=True))
        codes = table.decision.codes()
        table.match.answer(table.decision.seat, codes[len(codes) // 2])


def test_a_year_starts_without_an_active_seat() -> None:
    assert at(stage=1, active=NOBODY).view().stage in ("start", "main")
