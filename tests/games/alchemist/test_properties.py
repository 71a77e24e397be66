"""What holds at every moment of every match, however it is played."""

from collections.abc import Callable, Iterator
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from athanor.games.alchemist.game import Alchemist
from athanor.games.alchemist.rules.choices import COPY, DRAW, PASS, TAKE
from athanor.kernel import Data, Decision, Match, Stream
from tests.games.alchemist.scenario import DEFAULTS, Options, Table, at, game

GERMAN = {"setup_table": "german"}

SETUPS: dict[tuple[int, str], tuple[Options, int, int, int, int]] = {
    (2, "french"): (DEFAULTS, 16, 282, 8, 50),
    (3, "french"): (DEFAULTS, 20, 351, 6, 60),
    (4, "french"): (DEFAULTS, 28, 496, 6, 84),
    (5, "french"): (DEFAULTS, 32, 565, 6, 95),
    (3, "german"): (GERMAN, 22, 387, 6, 66),
}
"""By seats and table: options, cubes of each type, most turns, fewest rounds, turns only taking."""

VERBS = ("create", "copy", "take", "draw", "pass")

OFTEN = settings(max_examples=50, deadline=None, derandomize=True)

setups = st.sampled_from(sorted(SETUPS))
seeds = st.integers(0, 2**32)
tastes = st.fixed_dictionaries({verb: st.integers(0, 8) for verb in VERBS})
"""How much the players like each kind of action."""


def play(
    alchemist: Alchemist, seed: int, choose: Callable[[Decision, Stream], int]
) -> Iterator[Match]:
    """Yield a match at every quiet moment, from the first turn to the end."""
    match = Match(alchemist, alchemist.start(), Stream(seed))
    stream = Stream(seed + 1)
    yield match
    while (decision := match.decision) is not None:
        assert match.answered <= alchemist.info.max_answers
        match.answer(decision.seat, choose(decision, stream))
        yield match


def by_taste(taste: dict[str, int]) -> Callable[[Decision, Stream], int]:
    """Return players who choose a kind of action by taste, and then any action of that kind."""

    def choose(decision: Decision, stream: Stream) -> int:
        kinds: dict[str, list[int]] = {}
        for code in decision.codes():
            verb = verb_of(decision, code)
            kinds.setdefault(verb, []).append(code)
        liked = [verb for verb in sorted(kinds) for _ in range(taste[verb])] or sorted(kinds)
        codes = kinds[liked[stream.below(len(liked))]]
        return codes[stream.below(len(codes))]

    return choose


def verb_of(decision: Decision, code: int) -> str:
    """Return what kind of action a code is."""
    if code < COPY:
        return "create"
    if code < TAKE:
        return "copy"
    return decision.option(code).text.split()[0]


def numbers(value: object) -> list[int]:
    """Return a field of saved data that is a list of numbers."""
    return cast("list[int]", value)


def potions(data: Data) -> list[dict[str, object]]:
    """Return the recorded potions."""
    return [potion for potion in cast("list[dict[str, object] | None]", data["potions"]) if potion]


def cubes_by_type(data: Data) -> list[int]:
    """Return how many cubes of each type lie anywhere."""
    piles = [numbers(data[name]) for name in ("reserve", "bag", "removed")]
    piles += cast("list[list[int]]", data["supplies"])
    piles += [numbers(potion["recipe"]) for potion in potions(data)]
    return [sum(column) for column in zip(*piles, strict=True)]


@pytest.mark.rule("ALC-020", "ALC-054", "ALC-066")
@OFTEN
@given(setup=setups, seed=seeds, taste=tastes)
def test_no_cube_is_created_or_lost(
    setup: tuple[int, str], seed: int, taste: dict[str, int]
) -> None:
    options, in_play, *_ = SETUPS[setup]
    for match in play(game(setup[0], options), seed, by_taste(taste)):
        assert cubes_by_type(match.state.data()) == [in_play] * 5


@pytest.mark.rule("ALC-005", "ALC-046", "ALC-050", "ALC-052", "ALC-086")
@OFTEN
@given(setup=setups, seed=seeds, taste=tastes)
def test_tiles_seals_recipes_bag_and_reserve_keep_their_order(
    setup: tuple[int, str], seed: int, taste: dict[str, int]
) -> None:
    options, *_ = SETUPS[setup]
    stock = None
    for match in play(game(setup[0], options), seed, by_taste(taste)):
        data = match.state.data()
        recorded = potions(data)
        recipes = [tuple(numbers(potion["recipe"])) for potion in recorded]
        assert len(set(recipes)) == len(recipes)
        assert all(1 <= sum(recipe) <= 5 and max(recipe) <= 2 for recipe in recipes)
        assert len(numbers(data["tiles"])) == 10 - len(recorded)
        assert sum(5 - seals for seals in numbers(data["seals"])) == len(recorded)
        assert min(numbers(data["seals"])) >= 0
        assert sum(numbers(data["bag"])) % 2 == 0
        now = [*numbers(data["reserve"]), *numbers(data["bag"])]
        assert stock is None or all(a <= b for a, b in zip(now, stock, strict=True))
        stock = now


@pytest.mark.rule("ALC-053", "ALC-067", "ALC-071", "ALC-085")
@OFTEN
@given(setup=setups, seed=seeds, taste=tastes)
def test_fame_is_the_sum_of_own_creations_and_copies(
    setup: tuple[int, str], seed: int, taste: dict[str, int]
) -> None:
    seats = setup[0]
    earned = [0] * seats
    choose = by_taste(taste)

    def note(decision: Decision, stream: Stream) -> int:
        choice = choose(decision, stream)
        option = decision.option(choice)
        earned[decision.seat] += cast("int", option.message.args.get("fame", 0))
        return choice

    for match in play(game(seats, SETUPS[setup][0]), seed, note):
        if not match.is_over:
            assert numbers(match.state.data()["fame"]) == earned


def weight(data: Data) -> float:
    """Return what every action but a pass lowers: 4 a cube in the reserve, 3.5 in the bag, 3 in a
    supply, but 2 where its owner has created the potion of just that cube."""
    total = 4.0 * sum(numbers(data["reserve"])) + 3.5 * sum(numbers(data["bag"]))
    for seat, supply in enumerate(cast("list[list[int]]", data["supplies"])):
        for kind, count in enumerate(supply):
            alone = [int(other == kind) for other in range(5)]
            own = any(p["creator"] == seat and p["recipe"] == alone for p in potions(data))
            total += count * (2 if own else 3)
    return total


@pytest.mark.rule("ALC-090", "ALC-091", "ALC-093")
@OFTEN
@given(setup=setups, seed=seeds, taste=tastes)
def test_every_match_ends_within_its_bounds(
    setup: tuple[int, str], seed: int, taste: dict[str, int]
) -> None:
    options, _, most_turns, fewest_rounds, _ = SETUPS[setup]
    seats = setup[0]
    before = None
    for match in play(game(seats, options), seed, by_taste(taste)):
        data = match.state.data()
        left = weight(data)
        assert before is None or left <= before - 1 or was_pass(match)
        before = left
        exhausted = numbers(data["reserve"]).count(0)
        if not match.is_over and data["active"] == data["first"]:
            assert exhausted < 3
        if match.is_over:
            assert exhausted >= 3
            assert cast("int", data["turn"]) - 1 == cast("int", data["round"]) * seats
            assert match.answered <= most_turns
            assert cast("int", data["round"]) >= fewest_rounds


def was_pass(match: Match) -> bool:
    """Tell whether the last action may have been a pass: nothing is left to take."""
    data = match.state.data()
    return sum(numbers(data["reserve"])) + sum(numbers(data["bag"])) == 0


def nearly_over(seats: int, stream: Stream) -> Table:
    """Return a table at the start of a round, with little to take and little to brew."""
    supplies = ["".join(some_letters(stream, stream.below(3))) for _ in range(seats)]
    reserve = "MSB" + "".join(some_letters(stream, stream.below(3)))
    first = stream.below(seats)
    return at(seats, supplies=supplies, reserve=reserve, bag="", first=first, active=first, round=9)


def some_letters(stream: Stream, number: int) -> list[str]:
    """Return a few cubes."""
    return ["MSBDT"[stream.below(5)] for _ in range(number)]


@pytest.mark.rule("ALC-032", "ALC-037", "ALC-R5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_pass_is_forced_and_comes_only_late_in_the_last_round(seats: int) -> None:
    stream = Stream(seats)
    seen = 0
    for seed in range(300):
        table = nearly_over(seats, stream)
        first = table.active
        passes: list[tuple[int, int]] = []
        for turn in table.turns(seed):
            if turn.is_legal(PASS):
                assert turn.codes() == [PASS]
                assert table.view().reserve == [0] * 5
                assert table.view().bag_size == 0
                assert (turn.seat - first) % seats >= 2
                passes.append((table.view().round, turn.seat))
        assert all(number == table.view().round for number, _ in passes)
        assert len(passes) <= max(seats - 2, 0)
        seen += len(passes)
    assert (seen > 0) == (seats > 2), "passes are met, and with two players never"


@pytest.mark.rule("ALC-080", "ALC-091")
@pytest.mark.parametrize("setup", sorted(SETUPS))
def test_the_longest_match_of_only_taking(setup: tuple[int, str]) -> None:
    options, _, _, _, turns = SETUPS[setup]

    def take_from_the_highest_pile(decision: Decision, stream: Stream) -> int:
        if decision.is_legal(DRAW):
            return DRAW
        reserve = numbers(match.state.data()["reserve"])
        highest = TAKE + reserve.index(max(reserve))
        return highest if decision.is_legal(highest) else decision.codes()[0]

    for match in play(game(setup[0], options), 5, take_from_the_highest_pile):
        assert match.answered <= turns
    assert match.answered == turns
