"""Tables for scenarios: a position in a few words, and what happens when somebody acts there.

Cubes are given as letters (``"MMBBT"``) and read as five counts in the order M, S, B, D, T.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import cast

import pytest

from athanor.games.alchemist.game import Alchemist
from athanor.games.alchemist.show.view import AdeptView, AlchemistView, PotionView
from athanor.kernel import (
    SPECTATOR,
    Decision,
    Event,
    GivenSource,
    Log,
    Match,
    Option,
    Refusal,
    Refused,
    Source,
    State,
    Stream,
    find,
    fingerprint,
)

LETTERS = "MSBDT"
CAULDRONS = ("MS", "MB", "MD", "MT", "SB", "SD", "ST", "BD", "BT", "DT")
TILES = tuple(str(value) for value in range(1, 11))
IN_PLAY = {2: 16, 3: 20, 4: 28, 5: 32}
"""Cubes of each type that play, by number of seats."""

TWO_OF_EACH = "MMSSBBDDTT"

Counts = tuple[int, ...]
Options = Mapping[str, object]
Potions = Mapping[str, tuple[int, str, int]]
"""By cauldron: creator, recipe, value."""

DEFAULTS: Options = {}


def counts(letters: str) -> list[int]:
    """Return letters as five counts."""
    assert set(letters) <= set(LETTERS), letters
    return [letters.count(letter) for letter in LETTERS]


def game(seats: int = 3, options: Options = DEFAULTS) -> Alchemist:
    """Return Alchemist for a number of seats."""
    return _game(seats, tuple(sorted(options.items())))


@cache
def _game(seats: int, options: tuple[tuple[str, object], ...]) -> Alchemist:
    built = find("alchemist").build(seats, dict(options))
    assert isinstance(built, Alchemist)
    return built


def code_of(text: str) -> int | None:
    """Return the code of a written action, if it has one: see the encoding in the options."""
    match text.split():
        case ["create", cauldron, recipe, tile] if cauldron in CAULDRONS and tile in TILES:
            allowed = [letter for letter in LETTERS if letter not in cauldron]
            numbers = [recipe.count(letter) for letter in allowed]
            if sum(numbers) == len(recipe) <= 5 and 1 <= max(numbers) <= 2:
                brew = numbers[0] + 3 * numbers[1] + 9 * numbers[2]
                return CAULDRONS.index(cauldron) * 250 + (brew - 1) * 10 + TILES.index(tile)
        case ["copy", cauldron, tribute] if cauldron in CAULDRONS and tribute in LETTERS:
            if tribute not in cauldron:
                allowed = [letter for letter in LETTERS if letter not in cauldron]
                return 2500 + CAULDRONS.index(cauldron) * 3 + allowed.index(tribute)
        case ["take", letter] if letter in tuple(LETTERS):
            return 2530 + LETTERS.index(letter)
        case ["draw"]:
            return 2535
        case ["pass"]:
            return 2536
    return None


class Table:
    """A match with all that has been told since it began."""

    def __init__(self, alchemist: Alchemist, state: State, source: Source | None) -> None:
        self.game = alchemist
        self.log = Log(heard=True)
        self.match = Match(alchemist, state, source, log=self.log)

    @property
    def turn(self) -> Decision:
        """The decision that is waited for."""
        decision = self.match.decision
        assert decision is not None, "the match is over"
        return decision

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return self.turn.seat

    @property
    def options(self) -> list[Option]:
        """What the active seat may choose."""
        return self.turn.options()

    @property
    def texts(self) -> list[str]:
        """What the active seat may choose, in writing."""
        return [option.text for option in self.options]

    @property
    def verbs(self) -> set[str]:
        """The kinds of action open to the active seat."""
        return {text.split()[0] for text in self.texts}

    def play(self, *texts: str) -> list[Event]:
        """Let one active seat after the other act; return what was told meanwhile."""
        start = len(self.log.events)
        for text in texts:
            decision = self.turn
            self.match.answer(decision.seat, decision.parse(text))
        return self.log.events[start:]

    def turns(self, seed: int) -> Iterator[Decision]:
        """Play on at random to the end, and yield every turn before it is taken."""
        stream = Stream(seed)
        while (decision := self.match.decision) is not None:
            assert self.match.answered <= self.game.info.max_answers, "the match does not end"
            yield decision
            self.match.answer(decision.seat, decision.sample(stream))

    def play_out(self, seed: int) -> None:
        """Play on at random to the end."""
        for _ in self.turns(seed):
            pass

    def refused(self, text: str) -> Refusal:
        """Return why the active seat may not do something, be it written or sent as a code.

        Nothing may have changed by trying.
        """
        before = self.fingerprint
        seat = self.active
        assert text not in self.texts
        with pytest.raises(Refused) as caught:
            self.turn.parse(text)
        code = code_of(text)
        if code is not None:
            with pytest.raises(Refused) as sent:
                self.match.answer(seat, code)
            assert sent.value.refusal == caught.value.refusal
        assert (self.fingerprint, self.active) == (before, seat)
        return caught.value.refusal

    def rule_against(self, text: str) -> str:
        """Return the rule that forbids the active seat to do something."""
        return self.refused(text).rules[0]

    @property
    def fingerprint(self) -> str:
        """A hash of the whole truth."""
        return fingerprint(self.match.state)

    def view(self, viewer: int = SPECTATOR) -> AlchemistView:
        """Return what a viewer sees."""
        return self.game.view(self.match.state, viewer)

    def adept(self, seat: int) -> AdeptView:
        """Return a seat's side of the table as it sees it itself."""
        return self.view(seat).adepts[seat]

    def supply(self, seat: int) -> Counts:
        """Return what a seat holds."""
        supply = self.adept(seat).supply
        assert supply is not None
        return tuple(supply)

    def fame(self, seat: int) -> int:
        """Return a seat's fame."""
        return self.adept(seat).fame

    def fames(self) -> list[int]:
        """Return the fame of every seat."""
        return [adept.fame for adept in self.view().adepts]

    def potion(self, cauldron: str) -> PotionView | None:
        """Return what is recorded on a cauldron."""
        return self.view().cauldrons[CAULDRONS.index(cauldron)].potion

    @property
    def reserve(self) -> Counts:
        """The reserve."""
        return tuple(self.view().reserve)

    @property
    def removed(self) -> Counts:
        """The cubes removed by copies."""
        return tuple(self.view().removed)

    @property
    def bag(self) -> Counts:
        """The bag's content, which nobody sees."""
        return tuple(cast("list[int]", self.match.state.data()["bag"]))

    @property
    def schools(self) -> list[int]:
        """The schools, each of which only its seat sees."""
        return cast("list[int]", self.match.state.data()["schools"])


def setup(seats: int = 3, seed: int = 1, options: Options = DEFAULTS) -> Table:
    """Return a table just set up, with cubes and schools drawn by a seed."""
    alchemist = game(seats, options)
    return Table(alchemist, alchemist.start(), Stream(seed))


def at(
    seats: int = 3,
    *,
    supplies: Mapping[int, str] | Sequence[str] = (),
    reserve: str = TWO_OF_EACH * 2,
    bag: str = TWO_OF_EACH,
    potions: Potions | None = None,
    fame: Sequence[int] | None = None,
    schools: str = LETTERS,
    first: int = 0,
    active: int = 0,
    round: int = 2,  # noqa: A002 - the word of the game
    draws: str | None = None,
    options: Options = DEFAULTS,
) -> Table:
    """Return a table at a position.

    A seat whose supply is not given holds two of each type. Cubes placed nowhere have been
    removed; fame is that of own creations unless given. ``draws`` are the cubes that come out of
    the bag, if any do.
    """
    alchemist = game(seats, options)
    given = dict(supplies if isinstance(supplies, Mapping) else enumerate(supplies))
    piles = [counts(given.get(seat, TWO_OF_EACH)) for seat in range(seats)]
    recorded = potions or {}
    brewed = [counts(recipe) for _, recipe, _ in recorded.values()]
    lying = [counts(reserve), counts(bag), *piles, *brewed]
    total = IN_PLAY[seats]
    removed = [total - sum(pile[kind] for pile in lying) for kind in range(len(LETTERS))]
    assert min(removed) >= 0, f"more cubes than there are: {removed}"
    created = [[v for s, _, v in recorded.values() if s == seat] for seat in range(seats)]
    state = alchemist.load(
        {
            "stage": 1,
            "first": first,
            "active": active,
            "round": round,
            "turn": (round - 1) * seats + (active - first) % seats + 1,
            "tiles": sorted({*range(1, 11)} - {value for _, _, value in recorded.values()}),
            "reserve": counts(reserve),
            "bag": counts(bag),
            "removed": removed,
            "supplies": piles,
            "fame": list(fame) if fame is not None else [sum(values) for values in created],
            "seals": [5 - len(values) for values in created],
            "schools": [LETTERS.index(letter) for letter in schools[:seats]]
            if options.get("schools", True)
            else [-1] * seats,
            "potions": [
                None
                if name not in recorded
                else {
                    "creator": recorded[name][0],
                    "recipe": counts(recorded[name][1]),
                    "value": recorded[name][2],
                }
                for name in CAULDRONS
            ],
        }
    )
    source = GivenSource([LETTERS.index(letter) for letter in draws or ""])
    return Table(alchemist, state, None if draws is None else source)


def five_potions(seat: int, lowest: int = 1) -> Potions:
    """Return all that a seat can create, in potions of one cube with values from the lowest on."""
    recipes = {"MS": "B", "MB": "D", "MD": "T", "MT": "S", "SB": "M"}
    return {
        cauldron: (seat, recipe, lowest + index)
        for index, (cauldron, recipe) in enumerate(recipes.items())
    }


def at_the_end(
    supplies: Sequence[str],
    *,
    reserve: str = "",
    bag: str = "",
    potions: Potions | None = None,
    fame: Sequence[int] | None = None,
    schools: str = LETTERS,
    options: Options = DEFAULTS,
) -> Table:
    """Return a finished table with these supplies and this reserve.

    The last seat has just taken the last cube of its supply from the reserve.
    """
    seats = len(supplies)
    cube = supplies[-1][-1]
    table = at(
        seats,
        supplies=[*supplies[:-1], supplies[-1][:-1]],
        reserve=reserve + cube,
        bag=bag,
        potions=potions,
        fame=fame,
        schools=schools,
        active=seats - 1,
        options=options,
    )
    table.play(f"take {cube}")
    assert table.match.is_over
    return table
