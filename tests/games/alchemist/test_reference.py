"""Whole matches held, turn by turn, against a second reading of the rules."""

from collections import Counter

import pytest

from athanor.kernel import Chance, Decision, Match, Scribe, State, Stream
from tests.games.alchemist.reference import LETTERS, Reference, read
from tests.games.alchemist.scenario import DEFAULTS, Options, at, game

SETUPS = [
    (2, DEFAULTS, 1),
    (2, {"two_player_opening": "each"}, 2),
    (3, DEFAULTS, 0),
    (3, {"setup_table": "german"}, 0),
    (3, {"schools": False}, 0),
    (4, DEFAULTS, 0),
    (5, DEFAULTS, 0),
]


class Drawn(Scribe):
    """Notes what comes out of the bag."""

    def __init__(self) -> None:
        self.letters = ""

    def answered(self, decision: Decision, choice: int) -> None:
        self.letters = ""

    def chanced(self, chance: Chance, outcome: int) -> None:
        self.letters += LETTERS[outcome]

    def rested(self, state: State) -> None:
        """Quiet moments need no note."""

    def conceded(self, seat: int) -> None:
        """Nobody concedes here."""

    def drew(self) -> None:
        """Nobody agrees on a draw here."""

    def ended(self, state: State) -> None:
        """The end needs no note."""


def pick(decision: Decision, stream: Stream) -> int:
    """Return a choice of any kind of action with the same chance, to see all kinds often."""
    texts = [(option.text.split()[0], option.code) for option in decision.options()]
    verbs = sorted({verb for verb, _ in texts})
    verb = verbs[stream.below(len(verbs))]
    codes = [code for kind, code in texts if kind == verb]
    return codes[stream.below(len(codes))]


@pytest.mark.parametrize(("seats", "options", "opening_turns"), SETUPS)
@pytest.mark.parametrize("seed", range(3))
def test_every_turn_agrees(seats: int, options: Options, opening_turns: int, seed: int) -> None:
    alchemist = game(seats, options)
    drawn = Drawn()
    match = Match(alchemist, alchemist.start(), Stream(seed), scribe=drawn)
    stream = Stream(seed + 1000)
    table = read(match.state.data(), seats, opening_turns)
    while (decision := match.decision) is not None:
        assert decision.seat == table.active
        assert {option.text for option in decision.options()} == set(table.actions())
        choice = pick(decision, stream)
        text = decision.option(choice).text
        match.answer(decision.seat, choice)
        table.act(text, drawn.letters)
        assert same(table, match)
    assert table.over


def same(table: Reference, match: Match) -> bool:
    """Tell whether both readings have come to the same table."""
    now = read(match.state.data(), table.seats, table.opening_turns)
    piles = zip(
        [now.reserve, now.bag, now.removed, *now.supplies],
        [table.reserve, table.bag, table.removed, *table.supplies],
        strict=True,
    )
    return (
        all(one == other for one, other in piles)
        and (now.potions, now.fame, now.turn) == (table.potions, table.fame, table.turn)
        and match.is_over == table.over
        and (table.over or now.active == table.active)
    )


def count_lines(table: Reference, match: Match, depth: int) -> Counter[int]:
    """Return how many ways there are to go on, by turns left; both readings must agree."""
    decision = match.decision
    if depth == 0 or decision is None:
        return Counter()
    texts = [option.text for option in decision.options()]
    assert set(texts) == set(table.actions())
    counts = Counter({depth: len(texts)})
    for text in texts:
        branch = match.fork()
        branch.answer(decision.seat, decision.parse(text))
        counts += count_lines(read(branch.state.data(), table.seats, 0), branch, depth - 1)
    return counts


def test_the_number_of_ways_to_go_on_from_a_small_table() -> None:
    table = at(
        supplies=["MMB", "SD", "TTM"],
        reserve="MSSBDT",
        bag="",
        potions={"SD": (0, "MB", 9), "MB": (1, "T", 3), "BT": (2, "S", 5), "MS": (2, "DT", 1)},
        active=1,
    )
    counts = count_lines(read(table.match.state.data(), 3, 0), table.match, 3)
    assert counts == {3: 30, 2: 1752, 1: 29604}
