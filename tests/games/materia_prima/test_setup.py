"""Set-up, elements and hexes (MAT-001 to MAT-046, MAT-340 to MAT-352)."""

from collections import Counter
from pathlib import Path

import pytest

from athanor.kernel import EVERYONE, Chance, Refused, Source, Stream, find, only
from tests.games.materia_prima.scene import Table, at, game, set_up, setup

FULL = [2, 3, 4]


def choose(table: Table, key: str) -> None:
    """Make first choices until something is asked."""
    while table.asked.about().key != f"materia-prima-decision-{key}":
        decision = table.asked
        table.match.answer(decision.seat, decision.codes()[0])


@pytest.mark.rule("MAT-001")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        find("materia-prima").build(seats)
    assert caught.value.refusal.rules == ("MAT-001",)


@pytest.mark.rule("MAT-002", "MAT-R02", "MAT-040")
def test_the_board_is_made_of_all_seven_tiles() -> None:
    view = set_up(3, options={"layout": "random"}).view()
    assert sorted(tile.id for tile in view.tiles) == ["t1", "t2", "t3", "t4", "t5", "t6", "t7"]
    assert len({(hex_.q, hex_.r) for hex_ in view.hexes}) == 49
    assert sum(hex_.city >= 0 for hex_ in view.hexes) == 3
    assert not any(hex_.mine and hex_.city >= 0 for hex_ in view.hexes)


@pytest.mark.rule("MAT-003", "MAT-R03")
def test_chance_lays_the_tiles_unless_somebody_arranges_them() -> None:
    boards = {tuple(set_up(3, seed, {"layout": "random"}).view().tiles) for seed in range(1, 5)}
    assert len(boards) == 4
    assert set_up(3, 1).view().tiles == set_up(3, 2).view().tiles
    table = setup(3, options={"layout": "arranged"})
    assert table.asked.seat == 0
    table.play("lay t4 b 2")
    assert table.rules_against("lay t4 a 0") == ("MAT-002",)
    choose(table, "alchemist")
    assert table.view().tiles[0].id == "t4"
    assert (table.view().tiles[0].side, table.view().tiles[0].turn) == ("b", 2)


@pytest.mark.rule("MAT-004", "MAT-184")
def test_city_cards_are_open_to_all() -> None:
    cities = set_up(3).view().cities
    assert [city.name.en for city in cities] == ["Rudus Figor", "Gravit Muri", "Troquesia"]
    assert [sorted(city.offers) for city in cities] == [
        ["equipment", "homunculus"],
        ["homunculus", "stone"],
        ["equipment", "stone"],
    ]


@pytest.mark.rule("MAT-005", "MAT-340", "MAT-341")
@pytest.mark.parametrize("layout", ["random", "standard"])
def test_two_players_have_each_mine_once_and_one_kind_per_city(layout: str) -> None:
    for seed in range(1, 4):
        view = set_up(2, seed, {"layout": layout}).view()
        mines = Counter(hex_.mine for hex_ in view.hexes if hex_.mine)
        assert mines == Counter(["water", "earth", "air", "fire", "iron"])
        assert [city.offers for city in view.cities] == [["equipment"], ["homunculus"], ["stone"]]


@pytest.mark.rule("MAT-340")
def test_who_arranges_tiles_for_two_cannot_lay_a_mine_twice() -> None:
    table = setup(2, options={"layout": "arranged"})
    assert table.rules_against("lay t4 a 0") == ("MAT-340",)
    assert "lay t4 b 0" in table.texts


BARREN = """[pack]
name = "barren"
version = "1"
game = "materia-prima"
title = { en = "Barren", fr = "Stérile" }

[[tile]]
id = "t7"
name = { en = "Seven", fr = "Sept" }
a = '''
 . .
I . F
 . .
'''
b = '''
 . .
. . .
 . .
'''
"""


@pytest.mark.rule("MAT-R08")
def test_who_arranges_tiles_must_leave_every_element_somewhere(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(BARREN, encoding="utf-8")
    built = game(3, {"layout": "arranged"}, (tmp_path,))
    table = Table(built, built.start(), Stream(1))
    assert "lay t7 b 0" in table.texts
    table.play("lay t4 b 0")
    assert table.rules_against("lay t7 b 0") == ("MAT-R08",)
    assert "lay t7 a 0" in table.texts
    mines = {hex_.mine for hex_ in at(3).view().hexes if hex_.mine}
    assert mines == {"water", "earth", "air", "fire", "iron"}


@pytest.mark.rule("MAT-342", "MAT-343", "MAT-363")
def test_the_harder_game_for_three_and_four() -> None:
    normal, hard = set_up(3), set_up(3, options={"hard": True})
    assert sum(bool(hex_.mine) for hex_ in normal.view().hexes) == 10
    assert sum(bool(hex_.mine) for hex_ in hard.view().hexes) == 5
    assert all(len(city.offers) == 1 for city in hard.view().cities)
    with pytest.raises(Refused) as caught:
        game(2, {"hard": True})
    assert caught.value.refusal.rules == ("MAT-342",)


@pytest.mark.rule("MAT-006", "MAT-007", "MAT-180", "MAT-350")
def test_each_city_begins_with_one_open_extension() -> None:
    table = set_up(3)
    view = table.view()
    offered = [city.extension for city in view.cities]
    assert len(set(offered)) == 3
    assert view.extensions_left == 11
    others = {tuple(c.extension for c in set_up(3, seed).view().cities) for seed in range(2, 6)}
    assert len(others) > 1


@pytest.mark.rule("MAT-008", "MAT-009", "MAT-R04")
def test_alchemists_and_towers_are_chosen_in_turn_and_never_twice() -> None:
    table = setup(3, options={"first_player": 1})
    assert table.asked.seat == 1
    table.play("alchemist lenka")
    assert table.asked.seat == 2
    assert "alchemist lenka" not in table.texts
    assert len(table.texts) == 4
    table.play("alchemist krol", "alchemist fifth")
    assert table.asked.seat == 1
    table.play("tower green")
    assert "tower green" not in table.texts
    table.play("tower blue", "tower brown")
    players = table.view().players
    assert [player.alchemist for player in players] == ["fifth", "lenka", "krol"]
    assert [player.tower for player in players] == ["brown", "green", "blue"]


@pytest.mark.rule("MAT-R04")
def test_chance_may_deal_alchemists_and_towers() -> None:
    table = setup(4, options={"characters": "random"})
    assert table.asked.about().key == "materia-prima-decision-quest"
    players = table.view().players
    assert len({player.alchemist for player in players}) == 4
    assert len({player.tower for player in players}) == 4


@pytest.mark.rule("MAT-010")
@pytest.mark.parametrize(("seats", "quests"), [(2, 8), (3, 11), (4, 11)])
def test_only_quests_for_the_number_of_players_are_dealt(seats: int, quests: int) -> None:
    seen: set[str] = set()
    for seed in range(30):
        table = setup(seats, seed)
        choose(table, "quest")
        for decision in table.match.decisions:
            seen |= {option.text for option in decision.options()}
    assert len(seen) == quests


@pytest.mark.rule("MAT-011", "MAT-012", "MAT-013", "MAT-351", "MAT-R55")
def test_two_quests_are_drawn_and_one_is_kept_in_secret() -> None:
    table = setup(3)
    choose(table, "quest")
    asked = table.match.decisions
    assert [decision.seat for decision in asked] == [0, 1, 2]
    drawn = [[option.text.split()[1] for option in decision.options()] for decision in asked]
    assert all(len(pair) == 2 for pair in drawn)
    assert len({quest for pair in drawn for quest in pair}) == 6
    for decision in asked:
        table.match.answer(decision.seat, decision.codes()[1])
    for seat in range(3):
        assert table.player(seat).quest == drawn[seat][1]
        assert table.player(seat).rejected == drawn[seat][0]
        assert all(
            table.view(other).players[seat].quest is None for other in range(3) if other != seat
        )
        assert table.view().players[seat].quest is None
        strangers = [table.view(other).players[seat].rejected for other in range(4)]
        assert [name for number, name in enumerate(strangers) if number != seat] == [None] * 3


@pytest.mark.rule("MAT-014", "MAT-024", "MAT-E18", "MAT-016", "MAT-015")
def test_what_everybody_begins_with() -> None:
    table = set_up(4)
    for seat in range(4):
        player = table.player(seat)
        assert (player.souls, player.heart, player.has_stone) == (1, True, False)
        assert (table.store(seat), table.pack(seat)) == ("", "")
        assert (player.worn, player.stored, player.extensions, player.parts) == ([], [], [], [])
        assert not any(table.has_figure(seat, slot) for slot in (1, 2, 3))
        assert player.quest is not None
        hand = player.hand or []
        assert sorted(card.formula for card in hand) == ["equipment", "homunculus", "stone"]
        assert [card.level for card in hand] == [1, 1, 1]
        assert player.hand_sizes == [1, 1, 1]


@pytest.mark.rule("MAT-017")
def test_one_point_cards_that_are_left_go_back_into_the_piles() -> None:
    table = set_up(2)
    assert table.view().piles == [26, 23, 22]
    levels = {
        card
        for card in range(28)
        if table.state.where[card] == 0 and table.state.terms.cards.level[card] == 1
    }
    assert len(levels) == 13


@pytest.mark.rule("MAT-018", "MAT-R05", "MAT-025")
def test_the_start_player_is_named_or_drawn_and_has_the_first_turn() -> None:
    assert {set_up(3, seed).view().first for seed in range(8)} == {0, 1, 2}
    table = set_up(3, options={"first_player": 2})
    assert (table.view().first, table.view().active) == (2, 2)
    with pytest.raises(Refused) as caught:
        game(2, {"first_player": 3})
    assert caught.value.refusal.rules == ("MAT-018",)


@pytest.mark.rule("MAT-019", "MAT-020", "MAT-021", "MAT-022", "MAT-R06")
def test_where_towers_may_stand() -> None:
    table = setup(3, options={"first_player": 1})
    choose(table, "site")
    assert table.asked.seat == 1
    assert table.rules_against("place 1,0") == ("MAT-020",)
    assert table.rules_against("place 3,-1") == ("MAT-021",)
    table.play("place 0,0")
    assert table.asked.seat == 2
    assert table.rules_against("place 0,0") == ("MAT-022",)
    table.play("place 3,0", "place -4,1")
    assert [table.where(seat) for seat in (1, 2, 0)] == ["0,0", "3,0", "-4,1"]
    towers = [table.player(seat).tower_hex for seat in range(3)]
    assert towers == [table.figure(seat).hex for seat in range(3)]


@pytest.mark.rule("MAT-R61")
def test_no_tower_may_cut_anything_off() -> None:
    table = setup(4, options={"first_player": 0})
    choose(table, "site")
    table.play("place 2,2", "place 1,2")
    assert table.rules_against("place 0,3") == ("MAT-R61",)
    table.play("place 1,3")
    assert table.rules_against("place 0,3") == ("MAT-R61",)
    assert "place 0,2" in table.texts


@pytest.mark.rule("MAT-023")
def test_towers_never_move() -> None:
    table = at(3)
    before = [table.player(seat).tower_hex for seat in range(3)]
    table.play("move a 1,-1", "end", "end", "end")
    assert [table.player(seat).tower_hex for seat in range(3)] == before


@pytest.mark.rule("MAT-R67")
def test_the_order_of_set_up() -> None:
    table = setup(2)
    order = []
    while table.asked.about().key != "materia-prima-decision-act":
        key = table.asked.about().key.rsplit("-", 1)[1]
        if key not in order:
            order.append(key)
            if key == "quest":
                assert table.view().players[0].hand_sizes == [0, 0, 0]
            if key == "site":
                assert table.view().players[0].hand_sizes == [1, 1, 1]
        table.match.answer(table.asked.seat, table.asked.codes()[0])
    assert order == ["alchemist", "tower", "quest", "site"]


@pytest.mark.rule("MAT-030", "MAT-244", "MAT-243")
def test_twelve_elements_of_three_levels() -> None:
    ground = "water earth air fire iron sulfur glass copper mercury"
    table = at(3, stores={0: ground, 1: "aqua-regia platinum gold"})
    assert len(table.view().hexes[0].drops) == 12
    assert [table.view().players[seat].wisdom for seat in (0, 1)] == [3, 9]


@pytest.mark.rule("MAT-031", "MAT-034", "MAT-043", "MAT-070", "MAT-071")
@pytest.mark.parametrize(
    ("place", "element"),
    [("2,0", "water"), ("0,-3", "earth"), ("1,1", "air"), ("1,0", "fire"), ("-1,0", "iron")],
)
def test_a_mine_yields_the_element_it_shows(place: str, element: str) -> None:
    table = at(3, spots={0: place}, homunculi={(0, 1): ("glys", place)})
    kinds = {text.split()[0] for text in table.texts}
    assert {"move", "mine"} <= kinds
    table.play("mine a")
    assert (table.pack(0), table.pack(0, 1)) == (element, "")
    table.play("mine h1")
    assert (table.pack(0), table.pack(0, 1)) == (element, element)
    assert "drop a" in table.texts


@pytest.mark.rule("MAT-033")
def test_units_are_what_counts() -> None:
    table = at(3, spots={0: "1,-1"}, packs={(0, 0): "gold gold gold"})
    table.play("drop a", "drop all")
    assert table.lying("1,-1") == "gold gold gold"
    table.play("take a gold")
    assert (table.pack(0), table.lying("1,-1")) == ("gold", "gold gold")


@pytest.mark.rule("MAT-041", "MAT-042", "MAT-073", "MAT-074")
def test_what_is_possible_on_a_free_hex() -> None:
    table = at(3, spots={0: "1,-1", 1: "2,-1"}, packs={(0, 0): "iron"})
    assert {text.split()[0] for text in table.texts} == {"move", "drop", "fight", "end"}
    assert table.rules_against("mine a") == ("MAT-070", "MAT-041")
    assert table.rules_against("take a water") == ("MAT-073",)
    table = at(3, spots={0: "0,-1"}, drops={"1,-1": "water"})
    table.play("move a 1,-1")
    assert (table.pack(0), table.lying("1,-1")) == ("", "water")
    assert "take a water" in table.texts
    table.play("take a water")
    assert table.pack(0) == "water"


@pytest.mark.rule("MAT-044", "MAT-045", "MAT-058", "MAT-187")
def test_what_is_possible_in_a_city() -> None:
    table = at(
        3,
        spots={0: "3,-1", 1: "2,-1"},
        homunculi={(0, 1): ("limmex", "3,-1")},
        packs={(0, 0): "fire iron"},
        drops={"3,-1": "gold"},
    )
    kinds = {text.split()[0] for text in table.texts if " a" in text or " " not in text}
    assert {"move", "take", "drop", "fight", "buy"} <= kinds
    assert "research equipment" in table.texts
    assert table.rules_against("mine a") == ("MAT-070", "MAT-044")
    away = at(3, spots={0: "1,-1"}, homunculi={(0, 1): ("limmex", "3,-1")})
    assert away.rules_against("research equipment") == ("MAT-058", "MAT-185")
    assert away.rules_against("buy") == ("MAT-058", "MAT-181")


@pytest.mark.rule("MAT-046", "MAT-067")
@pytest.mark.parametrize("place", ["3,-1", "2,0"])
def test_cities_and_mines_are_closed_by_who_stands_there_but_no_shelter(place: str) -> None:
    neighbour = {"3,-1": "2,-1", "2,0": "1,1"}[place]
    table = at(3, spots={0: neighbour, 1: place})
    assert table.rules_against(f"move a {place}") == ("MAT-062", "MAT-067")
    assert "fight a 2a" in table.texts


@pytest.mark.rule("MAT-350", "MAT-352", "MAT-188")
def test_what_the_others_may_see() -> None:
    table = set_up(3)
    stranger = table.view().players[0]
    assert (stranger.hand, stranger.quest, stranger.rejected) == (None, None, None)
    assert stranger.hand_sizes == [1, 1, 1]
    assert table.view(1).players[0] == stranger
    assert (stranger.souls, stranger.store) == (1, [0] * 12)
    figure = table.figure(table.view().active)
    assert figure.left == {"sejlon": 3, "lenka": 3, "krol": 3, "wilka": 3, "fifth": 4}[figure.id]


class Witness(Source):
    """A source that remembers who may see what it draws."""

    def __init__(self) -> None:
        self.stream = Stream(1)
        self.seen: Counter[tuple[str, int]] = Counter()

    def draw(self, chance: Chance) -> int:
        """Draw, and remember for whom."""
        self.seen[chance.about.removeprefix("materia-prima-chance-"), chance.audience] += 1
        return self.stream.draw(chance)

    def copy(self) -> "Witness":
        """Return the same: nobody looks ahead here."""
        return self


@pytest.mark.rule("MAT-350", "MAT-351", "MAT-188")
def test_who_sees_what_is_drawn_at_set_up() -> None:
    witness = Witness()
    built = game(3)
    table = Table(built, built.start(), witness)
    choose(table, "act")
    drawn = {who: n for (about, who), n in witness.seen.items() if about == "quest"}
    assert drawn == {only(seat): 2 for seat in range(3)}
    dealt = {who: n for (about, who), n in witness.seen.items() if about == "card"}
    assert dealt == {only(seat): 3 for seat in range(3)}
    assert witness.seen["extension", EVERYONE] == 3
