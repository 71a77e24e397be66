"""Two tables side by side that differ only in what one seat may not know.

Hidden chance fell otherwise there, and others have chosen otherwise in secret. Everything that the
seat and a spectator are ever sent must be the same, byte for byte.
"""

import itertools
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import structs

from athanor.games.materia_prima.rules.picking import PICK_THROWN, Picking
from athanor.kernel import Chance, Decision, Game, Source, Stream, fingerprint, sees
from athanor.server.limits import Limit
from athanor.server.protocol import play
from athanor.server.protocol.common import Pace, UndoPolicy
from athanor.server.protocol.pages import Step
from athanor.server.room import Room
from athanor.server.services import Services
from athanor.server.tables.hosted_match import HostedMatch, Luck
from athanor.server.tables.journal import (
    Chose,
    Entry,
    Nobody,
    Occupant,
    Program,
    Seated,
    SeatedPerson,
)
from athanor.server.tables.past import Past, is_secret
from tests.server.manners import PLENTY
from tests.server.rooms import Ear, Hands, room_for, services_in
from tests.server.tables.staging import SECRET, START, person, set_table

ALIKE = 40
"""How often a choice is looked for that both tables allow."""


class Played(NamedTuple):
    """A game that is played at twin tables, and what must have been hidden there.

    ``hidden`` are questions, by their keys, that others must have been asked with something else
    before their eyes, or have answered otherwise in secret. ``eager`` begins the choices that lead
    there; the seeds are those of matches that came so far when they were looked for.
    """

    name: str
    seats: int
    options: dict[str, object]
    hidden: frozenset[str]
    eager: tuple[str, ...] = ()
    steps: int = 60
    seeds: tuple[int, ...] = (0, 1, 2, 3)

    def __str__(self) -> str:
        return f"{self.name}-{self.seats}"


HANDS = frozenset({"alchemist-decision-turn"})
CARDS = frozenset({"alkemy-ask-card"})
LOOKED_AT = frozenset({"ars-alchimia-decision-bury"})
STUDIED = frozenset(f"materia-prima-decision-{key}" for key in ("quest", "act", "kept", "thrown"))
BANDS: dict[str, object] = {"setup": "ready", "warbands": ["avalon-discovery", "naashti-chim-eth"]}
TAPE: dict[str, object] = {**BANDS, "measuring": "measure"}
MODULES: dict[str, object] = {**TAPE, "setup": "quick", "command": True, "competitive": True}
COMMANDED = frozenset({"alkemy-ask-objective", "alkemy-ask-command-play"})
ATTACKS = ("charge", "fight")
ARCHIVIST = ("use H03",)
RESEARCH = ("research",)

MATCHES = [
    Played("alchemist", 2, {"first_player": 0}, HANDS),
    Played("alchemist", 3, {"first_player": 0}, HANDS),
    Played("alchemist", 5, {"first_player": 0}, HANDS),
    Played("alkemy-v2", 2, BANDS, CARDS, ATTACKS, 220, (7,)),
    Played("alkemy-blitz", 2, TAPE, CARDS, ATTACKS, 220, (3,)),
    Played("alkemy-v2", 2, MODULES, COMMANDED, steps=60, seeds=(0, 1)),
    Played("ars-alchimia", 2, {"two_players": True}, LOOKED_AT, ARCHIVIST, 120, (22, 30)),
    Played("ars-alchimia", 3, {}, LOOKED_AT, ARCHIVIST, 120, (6, 28, 31)),
    Played("ars-alchimia", 4, {}, LOOKED_AT, ARCHIVIST, 120, (25, 32)),
    Played("materia-prima", 2, {}, STUDIED, RESEARCH, 110, (38,)),
    Played("materia-prima", 3, {}, STUDIED, RESEARCH, 110, (21,)),
    Played("materia-prima", 4, {}, STUDIED, RESEARCH, 110, (7,)),
]

MORE_SEEDS = range(100, 130)
"""Of matches that are played only if the others have not come so far."""

TURNED_UP = ("alkemy-v2", "alkemy-blitz")
"""Games in which choices made in secret are shown as soon as all are made."""


CLOCK = Pace("live", 60, "default")
EVENTFUL = 12
"""One time in so many each of the things happens that happen beside choices."""

EVENTS = {"bot", "clock", "handed over", "look-back", "onlooker", "taken back over"}


class PartedError(Exception):
    """The tables cannot be kept alike any longer: something hidden has come to light."""


class Tape(Luck):
    """Chance that is written down, so that a match taken back finds it again."""

    def __init__(self, seed: int) -> None:
        super().__init__(SECRET, ())
        self.stream = Stream(seed)
        self.outcomes: list[int] = []

    def source(self, draws: int = 0) -> "Reading":
        return Reading(self, draws)

    def fresh(self, chance: Chance, place: int) -> int:
        return self.stream.draw(chance)


class Mirror(Tape):
    """Chance that falls as another's did, as far as a seat sees it."""

    def __init__(self, seed: int, model: Tape, seat: int) -> None:
        super().__init__(seed)
        self.model = model
        self.seat = seat
        self.has_parted = False

    def fresh(self, chance: Chance, place: int) -> int:
        if not sees(chance.audience, self.seat):
            return self.stream.draw(chance)
        outcome = self.model.outcomes[place]
        if chance.weight(outcome) == 0:
            self.has_parted = True
            raise PartedError
        return outcome


class Reading(Source):
    """Reads a tape from some place on, and writes on where it ends."""

    def __init__(self, tape: Tape, place: int) -> None:
        self.tape = tape
        self.place = place

    def draw(self, chance: Chance) -> int:
        if self.place == len(self.tape.outcomes):
            self.tape.outcomes.append(self.tape.fresh(chance, self.place))
        self.place += 1
        return self.tape.outcomes[self.place - 1]

    def copy(self) -> "Reading":
        return Reading(self.tape, self.place)


class Twins:
    """Two rooms that a seat, and a spectator, must not be able to tell apart."""

    def __init__(self, rooms: tuple[Room, Room], seat: int) -> None:
        self.rooms = rooms
        self.seat = seat
        self.comparisons = 0
        """How often what somebody was sent was found to be the same."""
        self.met: set[str] = set()
        """What has happened beside choices that people made."""
        self.ears = [
            {
                who: Ear(room, "stranger" if who < 0 else person(who))
                for who in range(-1, room.table.game.seats)
            }
            for room in rooms
        ]

    @property
    def matches(self) -> list[HostedMatch]:
        """The matches at both tables."""
        matches = [room.table.hosted for room in self.rooms]
        return [hosted for hosted in matches if hosted is not None]

    async def say(self, who: int, *said: play.FromClient) -> None:
        """Have somebody say the same, or something secret, at both tables."""
        for ears, words in zip(self.ears, (said[0], said[-1]), strict=True):
            ears[who].talk.hear(words)
        await self.listen()

    async def happen(self, *entries: Entry) -> None:
        """Have the same happen at both tables, or something secret."""
        for room, entry in zip(self.rooms, (entries[0], entries[-1]), strict=True):
            with suppress(PartedError):
                await room.do(partial(list, [entry]))
        await self.listen()

    async def ring(self) -> None:
        """Have the time of whoever is asked be up at both tables."""
        for room in self.rooms:
            clock = room.services.clock
            assert isinstance(clock, Hands)
            clock.moment += CLOCK.seconds * 1000
            with suppress(PartedError):
                await room.clock.ring()
        await self.listen()

    async def listen(self) -> None:
        """Hear all that is sent at both tables, and compare it."""
        for ears in self.ears:
            for ear in ears.values():
                await ear.listen()
        for room in self.rooms:
            if room.left:
                assert room.table.hosted is not None
                luck = room.table.hosted.luck
                assert isinstance(luck, Mirror)
                assert luck.has_parted
                raise PartedError
        if not have_come_to_light(self.rooms):
            self.compare()

    def compare(self) -> None:
        """Assert that neither the seat nor the spectator can tell the tables apart."""
        for who in (-1, self.seat):
            one, other = (ears[who].frames for ears in self.ears)
            assert one == other
            self.comparisons += 1
        for ears in self.ears:
            for ear in ears.values():
                ear.frames.clear()

    def look_back(self, at: int) -> None:
        """Assert that nobody can tell the tables apart by an earlier moment of the match."""
        one, other = (encoded(earlier(hosted, at, self.seat)) for hosted in self.matches)
        assert one == other
        self.comparisons += len(one)

    async def go(self) -> None:
        for ears in self.ears:
            for ear in ears.values():
                await ear.go()


def have_come_to_light(rooms: Sequence[Room]) -> bool:
    """Tell whether what was hidden at two tables need not be so any longer."""
    matches = [room.table.hosted for room in rooms]
    if any(hosted is None or hosted.match.is_over for hosted in matches):
        return True
    revealed = any(hosted is not None and hosted.log.reveals > 0 for hosted in matches)
    return revealed and len({truth(room) for room in rooms}) > 1


def mirrored_match(game: Game, model: Tape, seat: int) -> HostedMatch:
    """Return a course that has begun as another did, as far as a seat sees it."""
    for seed in itertools.count(1000):
        try:
            return HostedMatch(game, Mirror(seed, model, seat), START)
        except PartedError:
            continue
    raise AssertionError("counting never ends")


@asynccontextmanager
async def twins(
    folder: Path, game: Game, seat: int, seed: int, databases: Sequence[str] = ("", "")
) -> AsyncIterator[Twins]:
    """Give two tables that differ only in what a seat may not know."""
    model = Tape(seed)
    undo: UndoPolicy = "consent" if seed % 2 else "own"
    tables = [set_table(game, undo=undo, pace=CLOCK) for _ in range(2)]
    tables[0].hosted = HostedMatch(game, model, START)
    tables[1].hosted = mirrored_match(game, model, seat)
    for table in tables:
        table.since = dict.fromkeys(table.waiting, START)
    async with (
        services_in(folder / "one", database=databases[0]) as services,
        services_in(folder / "other", database=databases[1]) as others,
    ):
        rooms = (
            await room_for(tables[0], talkative(services)),
            await room_for(tables[1], talkative(others)),
        )
        pair = Twins(rooms, seat)
        yield pair
        await pair.go()
        for room in rooms:
            room.rest()


def choices_alike(
    matches: Sequence[HostedMatch], seat: int, viewer: int, stream: Stream, match: Played
) -> tuple[str, str]:
    """Return a choice that both matches allow; or one each, where the viewer is not to know it."""
    one, other = matches
    decision, mirrored = one.match.decision_of(seat), other.match.decision_of(seat)
    is_hidden = seat != viewer and is_secret(one.match, seat)
    if match.name in TURNED_UP and decision.about().key not in match.hidden:
        is_hidden = False  # what differs is soon seen, and then the tables part
    for attempt in range(ALIKE):
        choice = decision.suggest(stream)
        text = decision.option(choice).text
        if match.eager and attempt < ALIKE // 2 and not text.startswith(match.eager):
            continue
        twin = mirrored.sample(stream) if is_hidden else choice
        if is_hidden and public_part(decision, choice) == public_part(mirrored, twin):
            return text, mirrored.option(twin).text
        if not is_hidden and mirrored.is_legal(choice) and mirrored.option(choice).text == text:
            return text, text
    raise PartedError


def public_part(decision: Decision, choice: int) -> int | None:
    """Return what all may know of a secret choice: of which kind a thrown card is (MAT-351)."""
    if isinstance(decision, Picking) and decision.subject == PICK_THROWN:
        return decision.state.terms.cards.pile[choice]
    return None


def hidden_question(matches: Sequence[HostedMatch], seat: int, texts: tuple[str, str]) -> str:
    """Return what a seat is asked, if it sees or says what others cannot know; else nothing."""
    one, other = (hosted.game.view(hosted.match.state, seat) for hosted in matches)
    asked = matches[0].match.decision_of(seat).about().key
    return asked if one != other or texts[0] != texts[1] else ""


def questions(at: int, seat: int, text: str) -> list[play.FromClient]:
    """Return all that a seat can ask, sensible or not, without changing anything."""
    first = text.split(maxsplit=1)[0]
    return [
        play.Steps("s1", at, seat),
        play.Steps("s2", at, seat, first),
        play.Search("f", at, seat, first[:2]),
        play.Ask("a1", at, seat, text),
        play.Ask("a2", at, seat, "create SD MMMMM 10"),
        play.Ask("a3", at, seat, "nonsense"),
        play.Point("p", at, seat, 300.0, 300.0),
        play.Choose("c1", at + 1, seat, text),
        play.Choose("c2", at, seat, "take X"),
        play.Choose("c3", at, (seat + 1) % 2, text),
        play.TakeBack("t", at, seat),
        play.Advise("v", at + 1, seat),
        play.Concede("g", at + 7, seat),
        play.Reply("r", at, seat, True),
        play.Hello(seat, 0, 0),
        play.Hello(seat, 1, 3),
        play.Look(-1),
        play.Look(seat),
        play.Look((seat + 1) % 2),
        play.Say("w", "well"),
    ]


async def play_alike(pair: Twins, match: Played, stream: Stream) -> tuple[int, set[str]]:
    """Play both tables on together; return how far they came, and which questions were hidden."""
    for who in pair.ears[0]:
        await pair.say(who, play.Hello(who))
    for room in pair.rooms:
        room.pace(play.BotPace("never", True))
    curious = Stream(1)
    hidden: set[str] = set()
    differed = False
    for step in range(match.steps):
        table = pair.rooms[0].table
        if have_come_to_light(pair.rooms):
            return step, hidden
        try:
            await interlude(pair, match, curious, step)
            waiting = table.waiting
            if have_come_to_light(pair.rooms) or not waiting:
                return step, hidden
            seat = waiting[stream.below(len(waiting))]
            matches = pair.matches
            one, other = choices_alike(matches, seat, pair.seat, stream, match)
            if seat != pair.seat:
                hidden.add(hidden_question(matches, seat, (one, other)))
            at = table.answers
            asking = questions(at, pair.seat, one)
            for _ in range(3):
                await pair.say(pair.seat, asking[curious.below(len(asking))])
            await pair.say(-1, play.Ask("x", at, pair.seat, one))
            differed = differed or one != other
            if differed and match.name in TURNED_UP and len(waiting) == 1:
                return step, hidden  # this choice opens all secret ones, and they are not the same
            await choose(pair, f"m{step}", at, seat, (one, other))
            if curious.below(4) == 0 and not have_come_to_light(pair.rooms):
                await pair.say(seat, play.TakeBack(f"u{step}", at + 1, seat))
                await choose(pair, f"again{step}", at, seat, (one, other))
        except PartedError:
            return step, hidden
    return match.steps, hidden


async def interlude(pair: Twins, match: Played, curious: Stream, step: int) -> None:
    """Have something happen beside the choices, at times."""
    table = pair.rooms[0].table
    seats = [seat for seat in range(match.seats) if seat != pair.seat]
    seat = seats[curious.below(len(seats))]
    match curious.below(EVENTFUL):
        case 0:
            await hand_over(pair, seat, Program("adept"))
        case 1:
            await hand_over(pair, seat, Nobody(bool(curious.below(2)), f"Name {seat}"))
        case 2 if defaults_agree(pair):
            await pair.ring()
            pair.met.add("clock")
        case 3:
            pair.look_back(curious.below(table.answers + 1))
            pair.met.add("look-back")
        case 4:
            await pair.say(-1, play.Say(f"w{step}", "well"))
            pair.met.add("onlooker")


async def hand_over(pair: Twins, seat: int, to: Occupant) -> None:
    """Have a seat be somebody else's, or its own person's again if it was not."""
    own = SeatedPerson(person(seat), f"Name {seat}")
    is_own = pair.rooms[0].table.occupants[seat] == own
    await pair.happen(Seated(seat, to if is_own else own))
    pair.met.add("handed over" if is_own else "taken back over")


def defaults_agree(pair: Twins) -> bool:
    """Tell whether all that the clock would choose is the same at both tables."""
    one, other = (
        [
            (decision.seat, decision.option(decision.default_choice()).text)
            for decision in hosted.match.decisions
        ]
        for hosted in pair.matches
    )
    return one == other


async def choose(pair: Twins, request: str, at: int, seat: int, texts: tuple[str, str]) -> None:
    """Have a seat choose the same at both tables, or something else where nobody can know it."""
    if isinstance(pair.rooms[0].table.occupants[seat], SeatedPerson):
        await pair.say(seat, *(play.Choose(request, at, seat, text) for text in texts))
    elif at == pair.rooms[0].table.answers:
        await pair.happen(*(Chose(seat, text, by="bot") for text in texts))
        pair.met.add("bot")


def truth(room: Room) -> str:
    """Return a fingerprint of all there is, hidden or not."""
    assert room.table.hosted is not None
    return fingerprint(room.table.hosted.match.state)


def earlier(hosted: HostedMatch, at: int, seat: int) -> list[Step]:
    """Return an earlier moment of a match that goes on, as a seat and a spectator are sent it.

    One of two matches may have come farther when they part.
    """
    past = Past(hosted, at)
    recalled = past.recall()
    past.keep()
    return [structs.replace(past.step(recalled, viewer), of=0) for viewer in (-1, seat)]


def encoded(steps: Sequence[Step]) -> list[bytes]:
    """Return what somebody is sent, byte by byte."""
    return [msgspec.json.encode(step) for step in steps]


def talkative(services: Services) -> Services:
    """Return the staff of a house in which anybody may say as much as they like."""
    return replace(services, remarks=Limit(PLENTY, 1.0), client_remarks=Limit(PLENTY, 1.0))
