"""What a game is to the kernel: a state that can be copied, and the scripts that change it."""

import hashlib
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

import msgspec
from mypy_extensions import i64, mypyc_attr

from athanor.kernel.chance import Stream
from athanor.kernel.info import GameInfo, PackStamp, ReadyValue
from athanor.kernel.log import Log
from athanor.kernel.match_traits import MatchTraits
from athanor.kernel.packing import packed
from athanor.kernel.reasons import Reasons, Term
from athanor.kernel.script import Decision, Script
from athanor.kernel.words import Arg, Event, Message, Outcome, refuse

Data: TypeAlias = dict[str, object]
"""Plain JSON-able data."""

UNHEARD = Log(heard=False)
"""The log of every state that nobody listens to."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth of a match at one moment, as plain data.

    ``log`` is where the scripts tell events; it is not part of the data and never copied. Nor is
    ``repeating``, which says that a re-dealt match is coming to where the seat stands now: what
    was found out on the way is known and must come out as it did.
    """

    def __init__(self) -> None:
        self.over = False
        self.gone: i64 = 0
        """The seats that have conceded while the others play on, as a mask. Part of the data of
        a game that knows this; nobody asks them any more."""
        self.log = UNHEARD
        self.repeating = False

    @abstractmethod
    def copy(self) -> "State":
        """Return an equal state that shares nothing mutable with this one and is not heard."""

    @abstractmethod
    def data(self) -> Data:
        """Return everything that must be saved, so that ``Game.load`` can restore it."""

    def restore(self, data: Data) -> None:
        """Become, from a fresh start, the state saved as data, for games without a ``load``.

        Raises Refused if it is no possible position.
        """
        raise NotImplementedError


def fingerprint(state: State) -> str:
    """Return a short hash of the whole state, equal on every machine."""
    canonical = msgspec.json.encode(state.data(), order="deterministic")
    return hashlib.sha256(canonical).hexdigest()[:16]


UNSETTLED: Final = -1
"""What ``Hints.settled`` says where there is something to search for."""

Structs: TypeAlias = tuple[type[msgspec.Struct], ...]


class BoardTypes:
    """The structs that a game speaks with its own board, of which each tells its kind by a tag."""

    def __init__(
        self,
        reference: Structs = (),
        details: Structs = (),
        facts: Structs = (),
        queries: Structs = (),
        findings: Structs = (),
    ) -> None:
        self.reference = reference
        self.details = details
        self.facts = facts
        self.queries = queries
        self.findings = findings


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints:
    """What bots should know about a game that the rules do not say; by itself, nothing.

    ``horizon`` is for games too long to be played out in search: so many turns after the tree
    ``estimate`` says how the match stands. 0 means that every match is played to its end.
    ``weighed`` is for games in which no single choice matters much: search then weighs a few
    choices that have a value above 0 against the best one, and the horizon counts the turns of the
    seat that decides. Asides of others in the middle of a turn count for neither.

    Analysis after a match plays every moment on in so many ``deals`` as the game is quick to play,
    for ``reach`` more turns of every seat; 0 means to the end. Where chance alone would not
    tell one way on from another, those who play on judge roughly: ``wavers`` says how far.
    """

    def __init__(
        self,
        horizon: i64 = 0,
        weighed: bool = False,
        deals: i64 = 200,
        reach: i64 = 0,
        wavers: float = 0.0,
    ) -> None:
        self.horizon = horizon
        self.weighed = weighed
        self.deals = deals
        self.reach = reach
        self.wavers = wavers

    def value(self, decision: Decision, choice: i64) -> float:
        """Return how promising a legal choice looks to the seat that decides; more is better."""
        return 0.0

    def terms(self, decision: Decision, choice: i64) -> list[Term]:
        """Return what a value is the sum of, for whoever asks why; by itself, one term or none."""
        value = self.value(decision, choice)
        return [] if value == 0.0 else [Term(Message("kernel-hint-worth"), value)]

    def is_hopeless(self, decision: Decision, choice: i64) -> bool:
        """Tell whether a legal choice cannot come to anything: search never looks into it."""
        return False

    def settled(self, decision: Decision) -> i64:
        """Return a choice that search could not improve on, or ``UNSETTLED``."""
        return UNSETTLED

    def turn_of(self, state: State, decision: Decision) -> i64:
        """Return the seat in whose turn a decision is made; by itself, the one that decides."""
        return decision.seat

    def mix(self, decision: Decision) -> list[tuple[int, float]] | None:
        """Return choices with their chances where it is best to be unpredictable, or None."""
        return None

    def estimate(self, state: State, seat: i64) -> float:
        """Return what an unfinished match is worth to a seat, from 0 to 1; quick, for search."""
        return 0.5


@mypyc_attr(allow_interpreted_subclasses=True)
class ReasonedHints(Hints):
    """Hints that can say why: one function values a choice, and gives its reasons if asked."""

    @abstractmethod
    def worth(self, decision: Decision, choice: i64, reasons: Reasons | None) -> float:
        """Return the value of a legal choice, having added what it is the sum of to ``reasons``."""

    def value(self, decision: Decision, choice: i64) -> float:
        """Return how promising a legal choice looks to the seat that decides; more is better."""
        return self.worth(decision, choice, None)

    def terms(self, decision: Decision, choice: i64) -> list[Term]:
        """Return what a value is the sum of."""
        reasons = Reasons()
        self.worth(decision, choice, reasons)
        return reasons.terms


def because(reasons: Reasons | None, worth: float, key: str, rules: str = "") -> float:
    """Return a worth that has one reason, which is said if anybody asks."""
    if reasons is not None:
        reasons.add(key, worth, rules)
    return worth


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game set up for a number of seats, with its options and packs. Immutable.

    What most small games would write alike need not be written: ``load`` for states that restore
    themselves, no ``features``, a ``redeal`` for games in which nothing is hidden, a ``payoff``
    from the outcome, and ``hints`` that say nothing.
    """

    def __init__(
        self,
        info: GameInfo,
        seats: int,
        options: Mapping[str, object],
        packs: tuple[PackStamp, ...] = (),
    ) -> None:
        info.check_seats(seats)
        self.info = info
        self.seats = seats
        self.options = info.complete_options(options, seats)
        self.packs = packs
        self._printed: bytes | None = None
        self._printed_name: str | None = None

    @abstractmethod
    def start(self) -> State:
        """Return the state before set-up begins."""

    @abstractmethod
    def play(self, state: State) -> Script[None]:
        """Run from the quiet moment the state is at to the end of the match.

        Yields QUIET at every quiet moment, the first one included.
        """

    def load(self, data: Data) -> State:
        """Return the state saved as data; raises Refused if it is no possible position."""
        state = self.start()
        state.restore(data)
        return state

    @abstractmethod
    def view(self, state: State, viewer: int) -> msgspec.Struct:
        """Return what a seat or a spectator may see, built field by field."""

    def sent(self, view: msgspec.Struct) -> msgspec.Struct:
        """Return a view as boards get it: without what they know from the reference."""
        return view

    def kinds(self) -> tuple[str, ...]:
        """Return the words for all kinds of decision the game may ask (``Decision.kind_name``)."""
        return ("choice",)

    def ask_detail(self, state: State, decision: Decision) -> msgspec.Struct | None:
        """Return what a board needs to know of a decision beyond its options, for its seat."""
        return None

    def reference(self) -> msgspec.Struct | None:
        """Return what is printed and agreed, the same for all and all match long, for boards.

        What stands there need not be in every view.
        """
        return None

    def printed(self) -> bytes:
        """Return the reference as JSON, made once; empty if there is none."""
        if self._printed is None:
            reference = self.reference()
            self._printed = b"" if reference is None else msgspec.json.encode(reference)
        return self._printed

    def reference_name(self) -> str:
        """Return the hash by which the reference is called; empty if there is none."""
        if self._printed_name is None:
            printed = self.printed()
            self._printed_name = hashlib.sha256(printed).hexdigest()[:32] if printed else ""
        return self._printed_name

    def inquire(
        self,
        state: State,
        decision: Decision | None,
        viewer: int,
        query: msgspec.Raw,
        after: bool,
    ) -> msgspec.Struct:
        """Answer a board's question about the table; refuse what the viewer may not know.

        ``decision`` is what the viewer is asked just now, if anything. It is asked ``after`` the
        match when nothing is hidden any more.
        """
        raise refuse("kernel-no-inquiries")

    def wonder(
        self, state: State, decision: Decision | None, viewer: int, text: str, after: bool
    ) -> tuple[Message, ...]:
        """Answer a question that somebody types, likewise, in words."""
        raise refuse("kernel-no-inquiries")

    def board_types(self) -> "BoardTypes":
        """Return the types of all that a board is told beyond the view."""
        return BoardTypes()

    def features(self, state: State, viewer: int) -> list[int]:
        """Return the view as a list of numbers, always of the same length, for learning agents."""
        return []

    def packed_features(self, state: State, viewer: int) -> bytes:
        """Return the same numbers, 32 bits each, where the game is compiled."""
        return packed(self.features(state, viewer))

    def option_features(self, state: State, decision: Decision, choice: int) -> list[int]:
        """Return a choice as numbers, as the seat that decides sees it, for learning agents."""
        return []

    def redeal(self, state: State, seat: int, stream: Stream) -> None:
        """Sample again, in place, all that a seat cannot know, consistently with what it knows."""

    def concede(self, state: State, seat: i64) -> None:
        """Bring the match to its end because a seat gives it up, at any point of a script.

        Afterwards the outcome follows from the state alone and ``play`` has nothing left to do, as
        after any other end.

        Where the others play on without it, only note the seat in ``state.gone``: what is going on
        is finished first, and what the seat is asked there is answered by its ``default_choice``.
        ``play`` takes what is the seat's out of the match before the next quiet moment.
        """
        raise refuse("kernel-no-conceding")

    def agree_draw(self, state: State) -> None:
        """Bring the match to its end because all seats have agreed on a draw, likewise."""
        raise refuse("kernel-no-draw")

    def chance_word(self, about: str, outcome: i64) -> Message:
        """Return what an outcome is called where chance was asked about something."""
        return Message("kernel-case", {"number": outcome + 1})

    def chance_value(self, about: str, outcome: i64) -> int | None:
        """Return the number that an outcome stands for, if such numbers are added up in play."""
        return None

    @abstractmethod
    def outcome(self, state: State) -> Outcome:
        """Return how a finished match ended."""

    def payoff(self, state: State, seat: i64) -> float:
        """Return what a finished match is worth to a seat, from 0 to 1; quick, for search.

        By itself it is the share of the win.
        """
        winners = self.outcome(state).winners
        return 1.0 / float(len(winners)) if seat in winners else 0.0

    def match_traits(self, state: State, seat: int, told: Sequence[Event]) -> MatchTraits:
        """Return what a seat had in a finished match, from its end and all that was told of it."""
        return MatchTraits()

    def trait_word(self, topic: str, value: str) -> Arg:
        """Return what a value of a topic is called."""
        return value

    def ending(self, state: State) -> str:
        """Return the key of how a finished match ended; empty if there is only one way."""
        return ""

    def ready_values(self) -> tuple[ReadyValue, ...]:
        """Return values to take for options that are texts, whatever this game is set up with."""
        return ()

    def hints(self) -> Hints:
        """Return what bots should know."""
        return Hints()
