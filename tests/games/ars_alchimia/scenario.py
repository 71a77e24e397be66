"""Tables for scenarios: a position in a few words, and what happens when somebody acts there.

Cards are given by their ids, resources as letters with numbers (``"Fl2 Sn1"``), workers on a space
as ``(seat, number)``.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import cast

import pytest

from athanor.games.ars_alchimia.game import ArsAlchimia
from athanor.games.ars_alchimia.show.view import ArsView, PileView, PlayerView, SpaceView
from athanor.kernel import (
    SPECTATOR,
    Chance,
    Decision,
    Event,
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

LETTERS = ("Fl", "Sn", "Fi", "Sa", "El")
SPACES = (
    *("C-1", "C-2", "C-3", "B-1", "B-2", "A-1"),
    *("L-1", "L-2", "L-3", "L-P"),
    *("F-1", "F-2", "F-P"),
    *("AS-1", "AS-2", "AS-3"),
)
PILES = ("C", "B", "A", "locations", "forges", "assistants")
USUAL = {
    "C-1": "C07",
    "C-2": "C13",
    "C-3": "C01",
    "B-1": "B04",
    "B-2": "B07",
    "A-1": "A02",
    "L-1": "L01",
    "L-2": "L04",
    "L-3": "L05",
    "F-1": "G03",
    "F-2": "G06",
    "AS-1": "H17",
    "AS-2": "H18",
    "AS-3": "H19",
}
"""What lies on the spaces unless a scenario says otherwise."""

MAIN = 2
NOBODY = -1
OPEN = 4

Crew = Mapping[str, tuple[int, int]]
Lists = Mapping[int, Sequence[str]]


class Dealer(Source):
    """Chance as a scenario wants it: dice and cards in a row, else the first case there is."""

    def __init__(self, game: ArsAlchimia, dice: Iterable[int], cards: Iterable[str]) -> None:
        self.game = game
        self.dice = list(dice)
        self.cards = list(cards)
        self.rolls = 0

    def draw(self, chance: Chance) -> int:
        """Return what the scenario has put there next."""
        if chance.about == "ars-alchimia-chance-die":
            self.rolls += 1
            assert self.dice, "a die that nobody expected"
            return self.dice.pop(0) - 1
        if chance.about != "ars-alchimia-chance-workshop" and self.cards:
            card = card_number(self.game, self.cards.pop(0))
            assert chance.weight(card), "this card cannot be on top"
            return card
        return chance.outcome(0)

    def copy(self) -> "Dealer":
        """Return a dealer that goes on alike."""
        return Dealer(self.game, self.dice, self.cards)


@cache
def game(seats: int = 4) -> ArsAlchimia:
    """Return Ars Alchimia for a number of seats."""
    built = find("ars-alchimia").build(seats, {"two_players": True} if seats == 2 else {})
    assert isinstance(built, ArsAlchimia)
    return built


def card_number(played: ArsAlchimia, card: str) -> int:
    """Return the number of a card among those of its kind."""
    for ids in played.terms.card_ids:
        if card in ids:
            return ids.index(card)
    raise KeyError(card)


def amounts(text: str) -> list[int]:
    """Return ``"Fl2 El1"`` as five counts."""
    counts = [0] * len(LETTERS)
    for word in text.split():
        counts[LETTERS.index(word[:2])] = int(word[2:])
    return counts


class Table:
    """A match with all that has been told since it began."""

    def __init__(self, played: ArsAlchimia, state: State, source: Source | None) -> None:
        self.game = played
        self.log = Log(heard=True)
        self.source = source
        self.match = Match(played, state, source, log=self.log)

    @property
    def decision(self) -> Decision:
        """The decision that is waited for."""
        decision = self.match.decision
        assert decision is not None, "the match is over"
        return decision

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what kind of question."""
        return self.decision.seat, self.decision.about().key.removeprefix("ars-alchimia-decision-")

    @property
    def options(self) -> list[Option]:
        """What may be chosen."""
        return self.decision.options()

    @property
    def texts(self) -> list[str]:
        """What may be chosen, in writing."""
        return [option.text for option in self.options]

    def places(self, space: str) -> list[int]:
        """Return how many workers may be placed on a space, without a rebate."""
        words = [text.split() for text in self.texts]
        return [
            int(word[2]) for word in words if word[0] == "place" and word[1:] == [space, word[2]]
        ]

    @property
    def open_spaces(self) -> set[str]:
        """The spaces where workers may be placed."""
        return {text.split()[1] for text in self.texts if text.startswith("place")}

    def play(self, *texts: str) -> list[Event]:
        """Answer one decision after the other; return what was told meanwhile."""
        start = len(self.log.events)
        for text in texts:
            decision = self.decision
            self.match.answer(decision.seat, decision.parse(text))
        return self.log.events[start:]

    def told(self, *texts: str) -> list[str]:
        """Answer, and return the kinds of what was told."""
        return [event.kind for event in self.play(*texts)]

    def refused(self, text: str) -> Refusal:
        """Return why something may not be chosen; nothing may have changed by trying."""
        before = fingerprint(self.match.state)
        assert text not in self.texts
        with pytest.raises(Refused) as caught:
            self.decision.parse(text)
        assert fingerprint(self.match.state) == before
        return caught.value.refusal

    def rule_against(self, text: str) -> str:
        """Return the rule that forbids a choice."""
        return self.refused(text).rules[0]

    def play_out(self, seed: int) -> None:
        """Play on at random to the end."""
        stream = Stream(seed)
        while (decision := self.match.decision) is not None:
            self.match.answer(decision.seat, decision.sample(stream))

    def pass_all(self) -> None:
        """Let everybody pass and decline until the year is over."""
        year = self.view().year
        while not self.match.is_over and self.view().year == year:
            decision = self.decision
            self.match.answer(decision.seat, decision.default_choice())

    def view(self, viewer: int = SPECTATOR) -> ArsView:
        """Return what a viewer sees."""
        return self.game.view(self.match.state, viewer)

    def player(self, seat: int) -> PlayerView:
        """Return a player board."""
        return self.view().players[seat]

    def resources(self, seat: int) -> list[int]:
        """Return the five tracks of a seat."""
        return self.player(seat).resources

    def orders(self, seat: int) -> list[str]:
        """Return the accepted orders of a seat."""
        return [order.id for order in self.player(seat).orders]

    def staff(self, seat: int) -> list[str]:
        """Return the assistants of a seat."""
        return [card.id for card in self.player(seat).assistants]

    def space(self, name: str, viewer: int = SPECTATOR) -> SpaceView:
        """Return a space."""
        return next(space for space in self.view(viewer).spaces if space.name == name)

    def card(self, name: str) -> str | None:
        """Return the card that lies on a space."""
        space = self.space(name)
        card = space.order or space.location or space.forge or space.assistant
        return None if card is None else card.id

    def pile(self, name: str, viewer: int = SPECTATOR) -> PileView:
        """Return a pile."""
        return next(pile for pile in self.view(viewer).piles if pile.name == name)

    @property
    def rolls(self) -> int:
        """How often a die was rolled."""
        assert isinstance(self.source, Dealer)
        return self.source.rolls


def setup(seats: int = 4, seed: int = 1) -> Table:
    """Return a table just set up by a seed, before the first turn."""
    played = game(seats)
    return Table(played, played.start(), Stream(seed))


def at(
    seats: int = 4,
    *,
    face: Mapping[str, str | None] | None = None,
    staff: Lists | None = None,
    orders: Lists | None = None,
    done: Lists | None = None,
    resources: Mapping[int, str] | None = None,
    workers: Mapping[int, int] | None = None,
    crew: Crew | None = None,
    square: Mapping[int, int] | None = None,
    vp: Mapping[int, int] | None = None,
    exhausted: Sequence[str] = (),
    passed: Sequence[int] = (),
    workshop: Sequence[int] = (1, 2, 3, 4),
    active: int = 0,
    year: int = 2,
    stage: int = MAIN,
    under: Mapping[str, Sequence[str]] | None = None,
    gone: Sequence[str] = (),
    dice: Sequence[int] = (),
    cards: Sequence[str] = (),
    played: ArsAlchimia | None = None,
) -> Table:
    """Return a table at a position in the main step.

    Everybody has 9 workers and the resources of the start unless told otherwise. ``under`` are the
    known cards at the bottom of piles; ``gone`` are orders that the last seat has fulfilled, so
    that piles run out; ``dice`` and ``cards`` are what chance brings.
    """
    ars = played or game(seats)
    number = {card: card_number(ars, card) for ids in ars.terms.card_ids for card in ids}
    shown = {name: card for name, card in {**USUAL, **(face or {})}.items() if card}
    shown = {name: card for name, card in shown.items() if ars.terms.in_use(SPACES.index(name))}
    everybody = range(seats)
    hands = {seat: list((staff or {}).get(seat, ())) for seat in everybody}
    boards = {seat: list((orders or {}).get(seat, ())) for seat in everybody}
    ready = {seat: list((done or {}).get(seat, ())) for seat in everybody}
    ready[seats - 1] += gone
    crews = crew or {}
    most = int(ars.terms.most_workers)
    free = [(workers or {}).get(seat, 9) for seat in everybody]
    bumped = [(square or {}).get(seat, 0) for seat in everybody]
    out = [sum(n for owner, n in crews.values() if owner == seat) for seat in everybody]
    taken = {
        card for cards_of in (hands, boards, ready) for held in cards_of.values() for card in held
    }
    for name, card in list(shown.items()):
        if card in taken and name not in (face or {}):
            del shown[name]
    taken |= set(shown.values())
    piles = []
    for pile, name in enumerate(PILES):
        ids = ars.terms.card_ids[pile]
        bottom = list((under or {}).get(name, ()))
        inside = [
            index
            for index, card in enumerate(ids)
            if ars.terms.pile_cards[pile] >> index & 1 and card not in taken and card not in bottom
        ]
        piles.append(
            {
                "cards": [-1] * len(inside) + [number[card] for card in bottom],
                "groups": [0] * len(inside) + [OPEN] * len(bottom),
                "seen": [0] * (len(inside) + len(bottom)),
                "undecided": [inside, [], [], []],
            }
        )
    points = [
        (vp or {}).get(seat, sum(int(ars.terms.order_vp[number[card]]) for card in ready[seat]))
        for seat in everybody
    ]
    state = ars.load(
        {
            "stage": stage,
            "round": year,
            "active": active,
            "passed": sorted(passed),
            "exhausted": sorted(number[card] for card in exhausted),
            "piles": piles,
            "face": [number[shown[name]] if name in shown else -1 for name in SPACES],
            "crew": [crews[name][1] if name in crews else 0 for name in SPACES],
            "owner": [crews[name][0] if name in crews else NOBODY for name in SPACES],
            "resources": [
                amounts((resources or {}).get(seat, "Fl1 Sn1 Fi1")) for seat in everybody
            ],
            "available": free,
            "reserve": [most - free[s] - bumped[s] - out[s] for s in everybody],
            "square": bumped,
            "vp": points,
            "workshop": [card - 1 for card in workshop[:seats]]
            if active != NOBODY or year > 1
            else [-1] * seats,
            "staff": [sorted(number[card] for card in hands[seat]) for seat in everybody],
            "orders": [[number[card] for card in boards[seat]] for seat in everybody],
            "done": [sorted(number[card] for card in ready[seat]) for seat in everybody],
            "wild": [0] * (4 * seats),
            "visit": [-1, 0, 0, 0, 0, 0],
        }
    )
    return Table(ars, state, Dealer(ars, dice, cards))


def kinds(events: Iterable[Event]) -> list[str]:
    """Return the kinds of events."""
    return [event.kind for event in events]


def event(events: Iterable[Event], kind: str) -> Event:
    """Return the only event of a kind."""
    found = [one for one in events if one.kind == kind]
    assert len(found) == 1, f"{kind}: {len(found)} times"
    return found[0]


def argument(one: Event, name: str) -> int:
    """Return a number that an event tells."""
    return cast("int", one.message.args[name])
