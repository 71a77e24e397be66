"""Alchemist's data: the house set is the published one, and what an owner may change in it."""

import itertools
import shutil
from collections import Counter
from pathlib import Path

import pytest

from athanor.games.alchemist.cards.pack import HOUSE, CheckedData
from athanor.packs import PackError, Problem, load_packs, read_pack
from tests.packs.conftest import without_column

HEADER = '[pack]\nname = "mine"\nversion = "1"\ngame = "alchemist"\n'


@pytest.fixture
def house() -> CheckedData:
    return HOUSE.pack.data


def owner_pack(folder: Path, text: str) -> Path:
    (folder / "pack.toml").write_text(HEADER)
    (folder / "mine.toml").write_text(text)
    return folder


def refused(folder: Path, text: str) -> list[str]:
    with pytest.raises(PackError) as caught:
        HOUSE.with_packs([owner_pack(folder, text)])
    assert {problem.pack for problem in caught.value.problems} == {folder.name}
    return [without_column(str(problem)) for problem in caught.value.problems]


def warned(folder: Path, text: str) -> tuple[Problem, ...]:
    return HOUSE.with_packs([owner_pack(folder, text)]).warnings


def cauldron(key: str, *products: str, row: int = 9, col: int = 9) -> str:
    listed = ", ".join(f'"{product}"' for product in products)
    place = f"{{ row = {row}, col = {col} }}"
    return f'[[cauldron]]\nid = "{key}"\nproducts = [{listed}]\nplace = {place}\n'


# The house set


@pytest.mark.rule("ALC-002")
def test_five_types_of_thirty_two_cubes(house: CheckedData) -> None:
    assert house.ingredients == ("mushroom", "spider", "bird_leg", "dragon_blood", "troll_eye")
    assert house.cubes_per_type == 32


@pytest.mark.rule("ALC-003")
def test_one_cauldron_for_every_pair(house: CheckedData) -> None:
    pairs = [frozenset(cauldron.products) for cauldron in house.cauldron]
    assert len(pairs) == 10
    assert set(pairs) == {frozenset(pair) for pair in itertools.combinations(house.ingredients, 2)}
    letters = {name[0].upper(): name for name in house.ingredients}
    assert all(c.products == tuple(letters[letter] for letter in c.id) for c in house.cauldron)
    made = Counter(product for cauldron in house.cauldron for product in cauldron.products)
    assert set(made.values()) == {4}


@pytest.mark.rule("ALC-005")
def test_ten_fame_tiles(house: CheckedData) -> None:
    assert house.fame_tiles == tuple(range(1, 11))


@pytest.mark.rule("ALC-007", "ALC-015")
def test_five_colours_and_five_seals_for_creating(house: CheckedData) -> None:
    assert house.player_colors == ("white", "black", "brown", "purple", "red")
    assert house.seals_per_player == 5


@pytest.mark.rule("ALC-008")
def test_fifty_spaces_of_fame(house: CheckedData) -> None:
    assert house.fame_track_length == 50


@pytest.mark.rule("ALC-016", "ALC-017", "ALC-018", "ALC-019")
def test_cubes_by_player_count(house: CheckedData) -> None:
    rows = {key: (row.bag, row.reserve, row.out) for key, row in house.setup.items()}
    assert rows == {"2": (6, 10, 16), "3": (8, 12, 12), "4": (12, 16, 4), "5": (14, 18, 0)}


@pytest.mark.rule("ALC-022", "ALC-023")
def test_cubes_left_in_the_bag(house: CheckedData) -> None:
    assert house.starting_supply == 12
    left = [5 * row.bag - 12 * int(players) for players, row in house.setup.items()]
    assert left == [6, 4, 12, 10]
    assert 5 * house.setup_german["3"].bag - 36 == 14


@pytest.mark.rule("ALC-091")
def test_three_exhausted_types_end_the_game(house: CheckedData) -> None:
    assert house.exhausted_types_to_end == 3


@pytest.mark.rule("ALC-110", "ALC-111", "ALC-112", "ALC-113")
def test_rewards_of_the_schools(house: CheckedData) -> None:
    assert {key: row.rewards for key, row in house.school_rewards.items()} == {
        "2": (6, 0),
        "3": (10, 5, 0),
        "4": (12, 8, 4, 0),
        "5": (12, 9, 6, 3, 0),
    }


@pytest.mark.rule("ALC-160")
def test_the_german_row(house: CheckedData) -> None:
    row = house.setup_german["3"]
    assert list(house.setup_german) == ["3"]
    assert (row.bag, row.reserve, row.out) == (10, 12, 10)


def test_every_value_of_the_house_set_tells_where_it_comes_from() -> None:
    sources = HOUSE.pack.sources
    assert sources["cauldron.MS"] == "public"
    assert sources["cauldron.MS.place"] == "house"
    assert {name for name, source in sources.items() if source == "house"} == {
        f"cauldron.{cauldron.id}.place" for cauldron in HOUSE.pack.data.cauldron
    }
    assert {name for name, source in sources.items() if source == "public"} == {
        *(f"cauldron.{cauldron.id}" for cauldron in HOUSE.pack.data.cauldron),
        "fame_tiles",
        "player_colors",
        "setup_german.3",
    }


def test_the_house_layout_has_two_rows_of_five(house: CheckedData) -> None:
    places = [(cauldron.place.row, cauldron.place.col) for cauldron in house.cauldron]
    assert places == [(row, col) for row in (1, 2) for col in (1, 2, 3, 4, 5)]


def test_the_house_set_gives_no_warning() -> None:
    assert HOUSE.pack.warnings == ()
    assert HOUSE.pack.data is HOUSE.for_match()[0]


# What an owner may change


def test_an_owner_pack_changes_what_it_names(tmp_path: Path) -> None:
    folder = owner_pack(tmp_path, "seals_per_player = 4\n")
    data, stamps = HOUSE.for_match([folder])
    assert data.seals_per_player == 4
    assert data.cauldron == HOUSE.pack.data.cauldron
    assert [stamp.name for stamp in stamps] == ["rulebook", "mine"]
    assert stamps[0] == HOUSE.for_match()[1][0]
    assert HOUSE.with_packs([folder]).sources["seals_per_player"] == "owner"


@pytest.mark.rule("ALC-R27")
def test_a_pair_may_come_twice_but_is_warned_of(tmp_path: Path) -> None:
    text = cauldron("DT", "spider", "mushroom", row=2, col=5)
    (warning,) = warned(tmp_path, text)
    assert without_column(str(warning)) == (
        "mine.toml:3: cauldron[0].products: expected every pair of products exactly once, "
        "found the same pair on MS and DT (ALC-R27)"
    )


@pytest.mark.rule("ALC-R27")
def test_cauldrons_may_have_any_ids_and_places(tmp_path: Path) -> None:
    pairs = itertools.combinations(HOUSE.pack.data.ingredients, 2)
    cauldrons = [cauldron(f"K{n}", *pair, row=n + 1) for n, pair in enumerate(pairs)]
    folder = owner_pack(tmp_path, "".join(cauldrons))
    (folder / "pack.toml").write_text(HEADER + 'replaces = ["cauldron"]\n')
    pack = HOUSE.with_packs([folder])
    assert [cauldron.id for cauldron in pack.data.cauldron] == [f"K{n}" for n in range(10)]
    assert pack.warnings == ()


def test_two_cauldrons_at_one_place_are_warned_of(tmp_path: Path) -> None:
    (warning,) = warned(tmp_path, cauldron("DT", "dragon_blood", "troll_eye", row=1, col=1))
    assert without_column(str(warning)) == (
        "mine.toml:4: cauldron[0].place: expected a place of its own for every cauldron, "
        "found MS and DT at the same place"
    )


@pytest.mark.rule("ALC-R6")
def test_an_odd_bag_is_warned_of(tmp_path: Path) -> None:
    (warning,) = warned(tmp_path, "[setup.2]\nbag = 7\nreserve = 10\nout = 15\n")
    assert without_column(str(warning)) == (
        "mine.toml:2: setup.2.bag: expected an even number of cubes in the bag after the "
        "starting supplies, found 11 (ALC-R6)"
    )


# What is refused


@pytest.mark.rule("ALC-003")
def test_a_cauldron_has_two_different_products(tmp_path: Path) -> None:
    assert refused(tmp_path, cauldron("MS", "mushroom", "mushroom", row=1, col=1)) == [
        "mine.toml:3: cauldron[0].products: expected two different products, "
        'found "mushroom" twice (ALC-003)'
    ]


@pytest.mark.rule("ALC-003")
@pytest.mark.parametrize(
    ("products", "said"),
    [
        (["mushroom"], "products: expected at least 2 entries, found 1"),
        (["mushroom", "spider", "bird_leg"], "products: expected at most 2 entries, found 3"),
    ],
)
def test_a_cauldron_has_exactly_two_products(
    tmp_path: Path, products: list[str], said: str
) -> None:
    assert refused(tmp_path, cauldron("MS", *products)) == [
        f"mine.toml:3: cauldron[0].{said} (ALC-003)"
    ]


@pytest.mark.rule("ALC-002", "ALC-003")
def test_products_are_ingredients(tmp_path: Path) -> None:
    (problem,) = refused(tmp_path, cauldron("MS", "mushroom", "spidr"))
    assert problem.startswith("mine.toml:3: cauldron[0].products[1]: expected one of ")
    assert '(did you mean "spider"?), found "spidr" (ALC-003)' in problem


@pytest.mark.rule("ALC-003")
def test_there_are_ten_cauldrons(tmp_path: Path) -> None:
    assert refused(tmp_path, "\n" + cauldron("XX", "mushroom", "spider")) == [
        "mine.toml:2: cauldron: expected exactly 10 records of cauldron, found 11 (ALC-003)"
    ]
    folder = tmp_path / "nine"
    shutil.copytree(HOUSE.folders[0], folder)
    board = (folder / "board.toml").read_text()
    (folder / "board.toml").write_text(board[: board.rindex("[[cauldron]]")])
    with pytest.raises(PackError) as caught:
        load_packs([folder], CheckedData)
    assert [without_column(str(problem)) for problem in caught.value.problems] == [
        "board.toml:9: cauldron: expected exactly 10 records of cauldron, found 9 (ALC-003)"
    ]


@pytest.mark.rule("ALC-003")
def test_cauldrons_have_different_ids(tmp_path: Path) -> None:
    text = cauldron("MS", "mushroom", "spider") + cauldron("MS", "mushroom", "bird_leg")
    assert refused(tmp_path, text) == [
        "mine.toml:6: cauldron[1].id: expected a record not yet given at mine.toml:1, "
        'found "cauldron.MS" again (ALC-003)'
    ]


@pytest.mark.rule("ALC-005")
@pytest.mark.parametrize(
    "tiles", [[1, 2, 3], [*range(1, 11), 10], list(range(10)), [1, 1, *range(3, 11)]]
)
def test_fame_tiles_are_one_to_ten_once_each(tmp_path: Path, tiles: list[int]) -> None:
    assert refused(tmp_path, f"fame_tiles = {tiles}") == [
        "mine.toml:1: fame_tiles: expected each of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 once, "
        f"found {str(tiles)[1:-1]} (ALC-005)"
    ]


@pytest.mark.rule("ALC-005")
def test_the_order_of_fame_tiles_is_free(tmp_path: Path) -> None:
    tiles = list(range(10, 0, -1))
    assert warned(tmp_path, f"fame_tiles = {tiles}") == ()


@pytest.mark.rule("ALC-002")
def test_ingredients_are_the_five(tmp_path: Path) -> None:
    (problem,) = refused(tmp_path, 'ingredients = ["mushroom"]')
    assert problem.startswith("mine.toml:1: ingredients: expected each of ")
    assert problem.endswith('once, found "mushroom" (ALC-002)')


@pytest.mark.rule("ALC-007")
def test_colours_are_the_five(tmp_path: Path) -> None:
    (problem,) = refused(tmp_path, 'player_colors = ["red"]')
    assert problem.endswith('once, found "red" (ALC-007)')


@pytest.mark.rule("ALC-001")
@pytest.mark.parametrize("players", ["1", "6", "two", "22"])
def test_tables_are_for_two_to_five_players(tmp_path: Path, players: str) -> None:
    assert refused(tmp_path, f"[setup.{players}]\nbag = 6\nreserve = 10\nout = 16\n") == [
        rf"mine.toml:1: setup.{players}: expected alchemist players, "
        f'found "{players}" (ALC-001)'
    ]


@pytest.mark.rule("ALC-016", "ALC-017", "ALC-018", "ALC-019")
@pytest.mark.parametrize(
    ("players", "row", "rule"),
    [
        (2, (6, 10, 15), "ALC-016"),
        (3, (8, 12, 11), "ALC-017"),
        (4, (12, 15, 4), "ALC-018"),
        (5, (14, 17, 0), "ALC-019"),
    ],
)
def test_all_cubes_of_a_type_are_used(
    tmp_path: Path, players: int, row: tuple[int, int, int], rule: str
) -> None:
    bag, reserve, out = row
    text = f"\n[setup.{players}]\nbag = {bag}\nreserve = {reserve}\nout = {out}\n"
    assert refused(tmp_path, text) == [
        f"mine.toml:2: setup.{players}: expected bag + reserve + out = 32, found 31 ({rule})"
    ]


@pytest.mark.rule("ALC-160")
def test_the_german_row_uses_all_cubes_too(tmp_path: Path) -> None:
    assert refused(tmp_path, "[setup_german.3]\nbag = 10\nreserve = 12\nout = 12\n") == [
        "mine.toml:1: setup_german.3: expected bag + reserve + out = 32, found 34 (ALC-160)"
    ]


@pytest.mark.rule("ALC-022")
def test_the_bag_fills_the_starting_supplies(tmp_path: Path) -> None:
    assert refused(tmp_path, "[setup.2]\nbag = 4\nreserve = 10\nout = 18\n") == [
        "mine.toml:2: setup.2.bag: expected at least 24 cubes of all types in the bag for the "
        "starting supplies, found 20 (ALC-022)"
    ]
    with pytest.raises(PackError) as caught:
        HOUSE.with_packs([owner_pack(tmp_path, "starting_supply = 14\n")])
    (problem,) = caught.value.problems
    assert (problem.pack, problem.file, problem.field) == (
        "rulebook",
        "tables.toml",
        "setup.3.bag",
    )


REWARDS = {
    "too few": ("[8, 0]", "rewards: expected 3 rewards, one for each place, found 2"),
    "too many": ("[8, 4, 2, 0]", "rewards: expected 3 rewards, one for each place, found 4"),
    "rising": ("[5, 6, 0]", "rewards[1]: expected at most 5, found 6"),
    "not ending in 0": ("[9, 5, 1]", "rewards[2]: expected 0 for the last place, found 1"),
    "negative": ("[9, 5, -1]", "rewards[2]: expected at least 0, found -1"),
}


@pytest.mark.rule("ALC-111")
@pytest.mark.parametrize(("rewards", "said"), REWARDS.values(), ids=REWARDS)
def test_rewards_fit_the_player_count_and_fall_to_nothing(
    tmp_path: Path, rewards: str, said: str
) -> None:
    (problem,) = refused(tmp_path, f"[school_rewards.3]\nrewards = {rewards}\n")
    assert problem.removesuffix(" (ALC-111)") == f"mine.toml:2: school_rewards.3.{said}"


@pytest.mark.rule("ALC-111")
def test_equal_rewards_are_allowed(tmp_path: Path) -> None:
    assert warned(tmp_path, "[school_rewards.3]\nrewards = [5, 5, 0]\n") == ()


@pytest.mark.parametrize(
    ("name", "value", "rule"),
    [
        pytest.param("cubes_per_type", 0, "ALC-002", marks=pytest.mark.rule("ALC-002")),
        pytest.param("fame_track_length", 0, "ALC-008", marks=pytest.mark.rule("ALC-008")),
        pytest.param("seals_per_player", 0, "ALC-015", marks=pytest.mark.rule("ALC-015")),
        pytest.param("starting_supply", 0, "ALC-022", marks=pytest.mark.rule("ALC-022")),
        pytest.param("exhausted_types_to_end", 0, "ALC-091", marks=pytest.mark.rule("ALC-091")),
        pytest.param("exhausted_types_to_end", 6, "ALC-091", marks=pytest.mark.rule("ALC-091")),
    ],
)
def test_numbers_are_in_range(tmp_path: Path, name: str, value: int, rule: str) -> None:
    bound = "at least 1" if value == 0 else "at most 5"
    assert refused(tmp_path, f"{name} = {value}") == [
        f"mine.toml:1: {name}: expected {bound}, found {value} ({rule})"
    ]


MISSING = {
    "setup.4": 'tables.toml:14: setup.4: expected "setup.4", found nothing (ALC-018)',
    "school_rewards.5": (
        'tables.toml:36: school_rewards.5: expected "school_rewards.5", found nothing (ALC-113)'
    ),
}


@pytest.mark.rule("ALC-001")
@pytest.mark.parametrize(("table", "said"), MISSING.items(), ids=MISSING)
def test_every_player_count_has_its_rows(tmp_path: Path, table: str, said: str) -> None:
    folder = tmp_path / "copy"
    shutil.copytree(HOUSE.folders[0], folder)
    text = (folder / "tables.toml").read_text()
    start = text.index(f"[{table}]")
    end = text.find("\n\n", start)
    (folder / "tables.toml").write_text(text[:start] + (text[end:] if end > 0 else ""))
    with pytest.raises(PackError) as caught:
        read_pack(folder, CheckedData)
    assert [without_column(str(problem)) for problem in caught.value.problems] == [said]


def test_a_pack_for_another_game_is_refused(tmp_path: Path) -> None:
    folder = owner_pack(tmp_path, "anything = 1")
    (folder / "pack.toml").write_text(HEADER.replace("alchemist", "alkemy-v2"))
    with pytest.raises(PackError) as caught:
        HOUSE.with_packs([folder])
    assert [without_column(str(problem)) for problem in caught.value.problems] == [
        'pack.toml:4: pack.game: expected a pack for alchemist, found a pack for "alkemy-v2"'
    ]
