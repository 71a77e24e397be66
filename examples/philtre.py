"""Philtre: a complete tiny game for two to four, to show how a game is written.

The rules, as its rulebook would number them:

PHI-001  Two to four seats play five rounds.
PHI-002  Each seat is dealt one of four elements in secret; two seats may have the same.
PHI-003  Each round every seat secretly pours one, two or three drops; all are shown together.
PHI-004  Who alone poured the most may drink, for one point, or stir. After a tie nobody may.
PHI-005  Stirring rolls a die: the pot gains that many drops of the element it shows.
PHI-006  At the end everybody scores one point for each drop of the own element in the pot.
PHI-007  Most points win; equals win together. Nothing is accepted out of turn or after the end.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from athanor.kernel import (
    QUIET,
    Box,
    Data,
    Decision,
    Die,
    Event,
    Game,
    GameInfo,
    Hints,
    Listed,
    Message,
    Modifier,
    Option,
    Outcome,
    Script,
    SeatName,
    State,
    Stream,
    ask_secretly,
    only,
    refuse,
)

ELEMENTS = 4
ROUNDS = 5
UNDEALT = -1
DRINK, STIR = 0, 1

INFO = GameInfo(
    name="philtre",
    prefix="PHI",
    min_seats=2,
    max_seats=4,
    seats_rule="PHI-001",
    turn_rule="PHI-007",
    end_rule="PHI-007",
    num_codes=4,
    max_answers=ROUNDS * (4 + 1),
    max_chance=4 + ROUNDS,
    num_outcomes=ELEMENTS,
    features=2 + ELEMENTS + 4 + 1,
)


# --- The state: plain data that can be copied ---


class Pot(State):
    """The pot in the middle, the points so far, and each seat's secret element."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.round = 0
        self.pot = [0] * ELEMENTS
        self.points = [0] * seats
        self.secret = [UNDEALT] * seats

    def copy(self) -> "Pot":
        """Return an equal pot that shares nothing with this one."""
        twin = Pot(len(self.points))
        twin.over = self.over
        twin.round = self.round
        twin.pot = list(self.pot)
        twin.points = list(self.points)
        twin.secret = list(self.secret)
        return twin

    def data(self) -> Data:
        """Return everything that must be saved."""
        return {
            "over": self.over,
            "round": self.round,
            "pot": self.pot,
            "points": self.points,
            "secret": self.secret,
        }


# --- The rules: scripts in the order of the rulebook ---


def deal(pot: Pot) -> Script[None]:
    """Deal each seat its element (PHI-002)."""
    for seat in range(len(pot.secret)):
        pot.secret[seat] = yield Die("philtre-chance-element", ELEMENTS, only(seat))
    pot.round = 1


def play_round(pot: Pot) -> Script[None]:
    """Pour, and let the boldest drink or stir (PHI-003 to PHI-005)."""
    seats = range(len(pot.points))
    drops = yield from ask_secretly([how_many_drops(seat) for seat in seats])  # PHI-003
    tell(pot, "poured", ("PHI-003",), drops=sum(drops))
    most = max(drops)
    if drops.count(most) == 1:  # PHI-004
        boldest = drops.index(most)
        choice = yield drink_or_stir(boldest)
        if choice == DRINK:
            pot.points[boldest] += 1
        else:
            element = yield Die("philtre-chance-stir", ELEMENTS)  # PHI-005
            pot.pot[element] += most
        tell(pot, "stirred" if choice else "drank", ("PHI-004",), seat=SeatName(boldest))
    pot.round += 1
    if pot.round > ROUNDS:
        finish(pot)


def finish(pot: Pot) -> None:
    """Show the elements and score them (PHI-006)."""
    pot.log.reveal()
    pot.over = True
    for seat, element in enumerate(pot.secret):
        pot.points[seat] += pot.pot[element]


def how_many_drops(seat: int) -> Decision:
    """Ask a seat for its drops (PHI-003)."""
    options = [Option(n, f"pour {n}", Message("philtre-pour", {"count": n})) for n in (1, 2, 3)]
    return Listed(seat, Message("philtre-how-many"), options, ("PHI-003",))


def drink_or_stir(seat: int) -> Decision:
    """Ask the boldest seat what to do (PHI-004)."""
    options = [
        Option(DRINK, "drink", Message("philtre-drink"), ("cup",)),
        Option(STIR, "stir", Message("philtre-stir"), ("pot",)),
    ]
    return Listed(seat, Message("philtre-drink-or-stir"), options, ("PHI-004",))


def tell(pot: Pot, kind: str, rules: tuple[str, ...], **args: int | SeatName) -> None:
    """Tell what happened, to everybody."""
    if pot.log.heard:
        pot.log.tell(Event(kind, -1, Message(f"philtre-event-{kind}", {**args}), rules))


# --- Who sees what ---


class PotView(msgspec.Struct, frozen=True):
    """The pot as one viewer sees it."""

    round: int
    pot: list[int]
    points: list[int]
    own: int | None
    secrets: list[int] | None


# --- The game as the kernel sees it ---


class PhiltreHints(Hints):
    """Bots should be bold."""

    def value(self, decision: Decision, choice: int) -> float:
        """Return the number of drops, or of points, that a choice puts to work."""
        return float(choice)


class Philtre(Game):
    """Philtre for some seats."""

    def start(self) -> Pot:
        """Return the state before the deal."""
        return Pot(self.seats)

    def play(self, state: State) -> Script[None]:
        """Run to the end, round by round."""
        assert isinstance(state, Pot)
        if state.round == 0:
            yield QUIET
            yield from deal(state)
        while not state.over:
            yield QUIET
            yield from play_round(state)

    def load(self, data: Data) -> Pot:
        """Return the state saved as data."""
        pot = Pot(self.seats)
        if data.keys() != pot.data().keys():
            raise refuse("philtre-bad-position", field=", ".join(data))
        for field, value in data.items():
            if type(value) is not type(getattr(pot, field, None)):
                raise refuse("philtre-bad-position", field=field)
            setattr(pot, field, list(value) if isinstance(value, list) else value)
        return pot

    def view(self, state: State, viewer: int) -> PotView:
        """Return the pot; the own element, and all of them after the end (PHI-002)."""
        assert isinstance(state, Pot)
        return PotView(
            round=state.round,
            pot=list(state.pot),
            points=list(state.points),
            own=state.secret[viewer] if viewer < self.seats else None,
            secrets=list(state.secret) if state.over else None,
        )

    def features(self, state: State, viewer: int) -> list[int]:
        """Return the view as numbers, padded to four seats."""
        seen = self.view(state, viewer)
        own = UNDEALT if seen.own is None else seen.own
        padding = [0] * (INFO.max_seats - self.seats)
        return [self.seats, seen.round, *seen.pot, *seen.points, *padding, own]

    def redeal(self, state: State, seat: int, stream: Stream) -> None:
        """Deal the others any elements: until the end nothing in play tells them apart."""
        assert isinstance(state, Pot)
        for other, element in enumerate(state.secret):
            if other != seat and element != UNDEALT and not state.over:
                state.secret[other] = stream.below(ELEMENTS)

    def outcome(self, state: State) -> Outcome:
        """Rank by points (PHI-007)."""
        assert isinstance(state, Pot)
        points = state.points
        return Outcome(
            places=tuple(1 + sum(other > mine for other in points) for mine in points),
            scores=tuple((Modifier(Message("philtre-points"), mine),) for mine in points),
            rules=("PHI-007",),
        )

    def payoff(self, state: State, seat: int) -> float:
        """Return the share of the win."""
        winners = self.outcome(state).winners
        return 1.0 / len(winners) if seat in winners else 0.0

    def hints(self) -> Hints:
        """Return what bots should know."""
        return PhiltreHints()


class PhiltreBox(Box):
    """Philtre, ready to be set up."""

    info = INFO

    def build(
        self,
        seats: int,
        options: Mapping[str, object] | None = None,
        packs: Sequence[Path] = (),
    ) -> Philtre:
        """Set the game up; it has no packs."""
        return Philtre(INFO, seats, options or {})


GAME = PhiltreBox()
GAMES = (GAME,)
