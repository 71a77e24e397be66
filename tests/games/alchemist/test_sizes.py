"""How large the game is: numbers that follow from the rules and would change with them."""

from collections import Counter
from itertools import product

import pytest

from tests.games.alchemist.scenario import CAULDRONS, DEFAULTS, Options, Table, at, code_of, game

PLENTY = "MSBDT" * 2


def creations(table: Table) -> list[tuple[str, str]]:
    """Return every pair of cauldron and recipe that may be created, once."""
    words = [text.split() for text in table.texts if text.startswith("create")]
    return sorted({(word[1], word[2]) for word in words})


@pytest.fixture(scope="module")
def pairs() -> list[tuple[str, str]]:
    """Every recipe on every cauldron that takes it."""
    return creations(at(supplies=[PLENTY, "", ""]))


@pytest.mark.rule("ALC-042", "ALC-044", "ALC-045")
def test_each_cauldron_takes_25_recipes(pairs: list[tuple[str, str]]) -> None:
    assert len(pairs) == 250
    for cauldron in CAULDRONS:
        sizes = Counter(len(recipe) for name, recipe in pairs if name == cauldron)
        assert sizes == {1: 3, 2: 6, 3: 7, 4: 6, 5: 3}


@pytest.mark.rule("ALC-042", "ALC-044", "ALC-045")
def test_there_are_120_different_recipes(pairs: list[tuple[str, str]]) -> None:
    recipes = {recipe for _, recipe in pairs}
    assert len(recipes) == 120
    assert Counter(len(set(recipe)) for recipe in recipes) == {1: 10, 2: 40, 3: 70}
    assert Counter(len(recipe) for recipe in recipes) == {1: 5, 2: 15, 3: 30, 4: 40, 5: 30}


@pytest.mark.rule("ALC-044")
def test_a_recipe_of_1_2_3_types_fits_on_6_3_1_cauldrons(pairs: list[tuple[str, str]]) -> None:
    fits = Counter(recipe for _, recipe in pairs)
    by_types = {(len(set(recipe)), count) for recipe, count in fits.items()}
    assert by_types == {(1, 6), (2, 3), (3, 1)}


def test_there_are_2537_codes() -> None:
    assert game().info.num_codes == 10 * 25 * 10 + 10 * 3 + 5 + 1 + 1 == 2537


def test_a_code_tells_cauldron_recipe_and_tile_or_cauldron_and_tribute() -> None:
    table = at(supplies=[PLENTY, "", ""], potions={"SD": (1, "MB", 4), "MS": (2, "T", 6)})
    for option in table.options:
        assert code_of(option.text) == option.code
    assert table.verbs == {"create", "copy", "take", "draw"}


@pytest.mark.rule("ALC-048")
def test_at_most_2506_options_at_once() -> None:
    table = at(supplies=[PLENTY, "", ""])
    assert table.turn.count() == len(table.texts) == 2506


@pytest.mark.rule("ALC-035")
def test_at_most_1500_options_in_the_two_player_opening() -> None:
    assert at(2, round=1, supplies=[PLENTY, ""]).turn.count() == 1500


@pytest.mark.rule("ALC-016", "ALC-017", "ALC-018", "ALC-019", "ALC-022", "ALC-160")
@pytest.mark.parametrize(
    ("seats", "options", "number"),
    [
        (2, DEFAULTS, 1190),
        (3, DEFAULTS, 1645),
        (4, DEFAULTS, 1820),
        (5, DEFAULTS, 1820),
        (3, {"setup_table": "german"}, 1795),
    ],
)
def test_the_number_of_possible_starting_supplies(
    seats: int, options: Options, number: int
) -> None:
    terms = game(seats, options).terms
    each = range(min(terms.bag, terms.starting_supply) + 1)
    supplies = sum(1 for counts in product(each, repeat=5) if sum(counts) == terms.starting_supply)
    assert supplies == number
