"""What depends on the number of players, and the switches of the host (ALC-150 to ALC-162)."""

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest

from athanor.games.alchemist.game import Alchemist
from athanor.kernel import Refused, Stream, find
from tests.games.alchemist.scenario import Table, at, at_the_end, game, setup

GERMAN = {"setup_table": "german"}
WITHOUT_SCHOOLS = {"schools": False}
EACH = {"two_player_opening": "each"}


@pytest.mark.rule("ALC-150")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_else_is_the_same_with_any_number_of_players(seats: int) -> None:
    table = setup(seats)
    assert [sum(table.supply(seat)) for seat in range(seats)] == [12] * seats
    assert [adept.seals for adept in table.view().adepts] == [5] * seats
    assert table.view().tiles == list(range(1, 11))
    terms = game(seats).terms
    assert (terms.exhausted_to_end, terms.track) == (3, 50)
    assert ("take" in table.verbs) == (seats > 2)
    later = at(seats, draws="ST")
    later.play("create SD MMBBT 9", "copy SD B")
    assert later.supply(0) == (0, 3, 1, 3, 1)
    assert later.supply(1) == (0, 3, 0, 3, 1)
    assert later.fames()[:2] == [9, 9]


@pytest.mark.rule("ALC-150")
def test_a_position_offers_the_same_actions_with_any_number_of_players() -> None:
    offered = [at(seats, potions={"SD": (1, "MB", 4)}).texts for seats in (2, 3, 4, 5)]
    assert offered[0] == offered[1] == offered[2] == offered[3]


# --- The German table ---


@pytest.mark.rule("ALC-160", "ALC-R20")
def test_the_german_table_puts_two_more_of_each_type_into_the_bag_of_three() -> None:
    table = setup(3, options=GERMAN)
    assert table.reserve == (12,) * 5
    supplies = [table.supply(seat) for seat in range(3)]
    in_play = [sum(pile) for pile in zip(table.reserve, table.bag, *supplies, strict=True)]
    assert in_play == [22] * 5
    assert sum(table.bag) == 14


@pytest.mark.rule("ALC-160")
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_the_other_rows_are_the_same(seats: int) -> None:
    french, german = setup(seats), setup(seats, options=GERMAN)
    assert french.turn.count() == german.turn.count()
    assert french.match.state.data() == german.match.state.data()


@pytest.mark.rule("ALC-160")
def test_the_french_table_is_the_default() -> None:
    assert (
        setup(3).match.state.data()
        == setup(3, options={"setup_table": "french"}).match.state.data()
    )
    with pytest.raises(Refused) as caught:
        find("alchemist").build(3, {"setup_table": "dutch"})
    assert "ALC-160" in caught.value.refusal.rules


# --- Without schools ---


@pytest.mark.rule("ALC-161")
def test_without_schools_none_is_dealt() -> None:
    table = setup(3, options=WITHOUT_SCHOOLS)
    assert table.schools == [-1, -1, -1]
    assert [table.adept(seat).school for seat in range(3)] == [None] * 3
    assert "school" not in {event.kind for event in table.log.events}


@pytest.mark.rule("ALC-161")
def test_without_schools_only_leftovers_are_scored() -> None:
    table = at_the_end(["M", "SS", "BBB"], fame=[50, 54, 20], options=WITHOUT_SCHOOLS)
    assert table.fames() == [50, 55, 21]
    result = table.view().result
    assert result is not None
    assert (result.school_places, result.rewards) == ([], [])
    assert [[part.value for part in parts] for parts in result.scores] == [
        [50, 0],
        [54, 1],
        [20, 1],
    ]
    assert [adept.supply for adept in table.view().adepts] == [
        [1, 0, 0, 0, 0],
        [0, 2, 0, 0, 0],
        [0, 0, 3, 0, 0],
    ]
    assert "rewarded" not in {event.kind for event in table.log.events}


@pytest.mark.rule("ALC-161")
def test_without_schools_equal_fame_wins_together() -> None:
    table = at_the_end(["M", "SS", "BBB"], fame=[50, 49, 20], options=WITHOUT_SCHOOLS)
    assert table.fames() == [50, 50, 21]
    assert table.game.outcome(table.match.state).places == (1, 1, 3)


@pytest.mark.rule("ALC-161")
def test_a_position_with_schools_does_not_belong_to_a_game_without() -> None:
    data = at().match.state.data()
    with pytest.raises(Refused) as caught:
        game(3, WITHOUT_SCHOOLS).load(data)
    assert caught.value.refusal.rules == ("ALC-024", "ALC-025")


# --- The two-player opening of each ---


@pytest.mark.rule("ALC-162", "ALC-R1")
def test_the_opening_can_bind_each_of_two_players() -> None:
    table = at(2, round=1, options=EACH)
    assert table.verbs == {"create"}
    table.play("create SD M 5")
    assert table.verbs == {"create"}
    assert {int(text.split()[3]) for text in table.texts} == {6, 7, 8, 9, 10}
    assert table.rule_against("copy SD M") == "ALC-035"
    assert table.rule_against("create ST B 4") == "ALC-035"
    table.play("create ST B 6")
    assert table.verbs == {"create", "copy", "take", "draw"}
    assert "create MB T 1" in table.texts


@pytest.mark.rule("ALC-162")
def test_it_is_off_by_default() -> None:
    table = at(2, round=1)
    table.play("create SD M 5")
    assert table.verbs == {"create", "copy", "take", "draw"}


@pytest.mark.rule("ALC-162")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_binds_nobody_when_more_play(seats: int) -> None:
    table = setup(seats, options=EACH)
    assert table.verbs == {"create", "take", "draw"}


@pytest.mark.rule("ALC-162", "ALC-R1")
@pytest.mark.parametrize("seed", range(20))
def test_both_openings_are_always_possible(seed: int) -> None:
    table = setup(2, seed, options=EACH)
    stream = Stream(seed)
    for _ in range(2):
        assert table.verbs == {"create"}
        table.match.answer(table.active, table.turn.sample(stream))
    assert "take" in table.verbs


# --- Owners' data ---


@pytest.fixture
def owner_game(tmp_path: Path) -> Callable[..., Alchemist]:
    """Return a function that sets up Alchemist for three with data of an owner."""

    def build(data: str, replaces: str = "") -> Alchemist:
        header = '[pack]\nname = "mine"\nversion = "1"\ngame = "alchemist"\nsource = "owner"\n'
        (tmp_path / "pack.toml").write_text(header + replaces, encoding="utf-8")
        (tmp_path / "data.toml").write_text(data, encoding="utf-8")
        built = find("alchemist").build(3, packs=[tmp_path])
        assert isinstance(built, Alchemist)
        return built

    return build


@pytest.mark.rule("ALC-R27")
def test_the_pairs_of_products_are_read_from_the_data(
    owner_game: Callable[..., Alchemist],
) -> None:
    alchemist = owner_game(cauldron("SD", 6, "mushroom", "spider"))
    table = Table(alchemist, alchemist.load(at().match.state.data()), None)
    with pytest.raises(Refused) as caught:
        table.turn.parse("create SD M 9")
    assert caught.value.refusal.rules == ("ALC-044",)
    table.play("create SD DDB 9")
    assert table.supply(0) == (3, 3, 1, 0, 2)


@pytest.mark.rule("ALC-R27")
def test_a_cauldron_may_have_any_name(owner_game: Callable[..., Alchemist]) -> None:
    types = ["mushroom", "spider", "bird_leg", "dragon_blood", "troll_eye"]
    data = "".join(
        cauldron(f"pot-{number}", number + 1, *pair)
        for number, pair in enumerate(combinations(types, 2))
    )
    alchemist = owner_game(data, 'replaces = ["cauldron"]\n')
    table = Table(alchemist, alchemist.load(at().match.state.data()), None)
    for option in table.options:
        assert table.turn.parse(option.text) == option.code
        assert table.turn.parse(option.text.upper()) == option.code
    with pytest.raises(Refused) as caught:
        table.turn.parse("create SD M 9")
    assert caught.value.refusal.rules == ("ALC-003",)


def cauldron(name: str, place: int, *products: str) -> str:
    """Return a cauldron as an owner writes it."""
    pair = ", ".join(f'"{product}"' for product in products)
    where = f"place = {{ row = 3, col = {place} }}"
    return f'[[cauldron]]\nid = "{name}"\nproducts = [{pair}]\n{where}\n'


@pytest.mark.rule("ALC-008")
def test_a_track_of_another_length_makes_other_laps(owner_game: Callable[..., Alchemist]) -> None:
    alchemist = owner_game("fame_track_length = 40\n")
    data = at(fame=[38, 0, 0]).match.state.data()
    table = Table(alchemist, alchemist.load(data), None)
    events = table.play("create SD M 5")
    assert [event.message.args["fame"] for event in events if event.kind == "lap"] == [40]
    assert (table.adept(0).space, table.adept(0).chip) == (3, 40)


@pytest.mark.rule("ALC-R6")
def test_an_odd_bag_ends_with_a_draw_of_one_cube(owner_game: Callable[..., Alchemist]) -> None:
    alchemist = owner_game("[setup.3]\nbag = 9\nreserve = 12\nout = 11\n")
    table = Table(alchemist, alchemist.start(), Stream(1))
    assert table.view().bag_size == 9
    for _ in range(5):
        table.play("draw")
    assert table.view().bag_size == 0
    sizes = sorted(adept.supply_size for adept in table.view().adepts)
    assert sizes == [14, 15, 16]
