"""Philtre: a complete tiny game for two to four, to show how a game is written.

What it says, and its rules, are in ``texts/``.
"""

import msgspec

from athanor.kernel import (
    QUIET,
    Box,
    Decision,
    Die,
    Event,
    Game,
    GameInfo,
    GameOption,
    Hints,
    Listed,
    Message,
    Modifier,
    Option,
    Outcome,
    PlainState,
    ReasonedHints,
    Reasons,
    Script,
    SeatName,
    State,
    Stream,
    ask_secretly,
    because,
    only,
    ranked,
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
    options=(GameOption("rounds", (1, 2, 3, 4, 5), ROUNDS, ("PHI-001",)),),
)


# --- The state: plain data ---


class Pot(PlainState):
    """The pot in the middle, the points so far, and each seat's secret element."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.round = 0
        self.pot = [0] * ELEMENTS
        self.points = [0] * seats
        self.secret = [UNDEALT] * seats


# --- The rules: scripts in the order of the rulebook ---


def deal(pot: Pot) -> Script[None]:
    """Deal each seat its element (PHI-002)."""
    for seat in range(len(pot.secret)):
        pot.secret[seat] = yield Die("philtre-chance-element", ELEMENTS, only(seat))
    pot.round = 1


def play_round(pot: Pot, rounds: int) -> Script[None]:
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
    if pot.round > rounds:  # PHI-001
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


class PhiltreHints(ReasonedHints):
    """Takes the point in hand; how much to pour is best not foreseen, so nothing speaks for it."""

    def worth(self, decision: Decision, choice: int, reasons: Reasons | None) -> float:
        """Weigh a sure point against drops that one seat in four has a use for."""
        if "PHI-004" not in decision.rules():
            return 0.0
        if choice == DRINK:
            return because(reasons, 1.0, "philtre-reason-sure", "PHI-004")
        return because(reasons, 1.0 / ELEMENTS, "philtre-reason-own", "PHI-006")


class Philtre(Game):
    """Philtre for some seats."""

    def start(self) -> Pot:
        """Return the state before the deal."""
        return Pot(self.seats)

    def play(self, state: State) -> Script[None]:
        """Run to the end, round by round."""
        assert isinstance(state, Pot)
        rounds = int(str(self.options["rounds"]))
        if state.round == 0:
            yield QUIET
            yield from deal(state)
        while not state.over:
            yield QUIET
            yield from play_round(state, rounds)

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

    def redeal(self, state: State, seat: int, stream: Stream) -> None:
        """Deal the others any elements: until the end nothing in play tells them apart."""
        assert isinstance(state, Pot)
        for other, element in enumerate(state.secret):
            if other != seat and element != UNDEALT and not state.over:
                state.secret[other] = stream.below(ELEMENTS)

    def outcome(self, state: State) -> Outcome:
        """Rank by points (PHI-007)."""
        assert isinstance(state, Pot)
        scores = [[Modifier(Message("philtre-points"), points)] for points in state.points]
        return ranked(scores, ("PHI-007",))

    def hints(self) -> Hints:
        """Return what bots should know."""
        return PhiltreHints()


class PhiltreBox(Box):
    """Philtre, ready to be set up."""

    info = INFO
    game = Philtre


GAME = PhiltreBox()
GAMES = (GAME,)
