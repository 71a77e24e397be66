"""Nothing a seat may not know ever leaves the house for that seat.

Two tables are played side by side. They differ only in what one seat may not know: hidden chance
fell otherwise, and others have chosen otherwise in secret. Everything that the seat and a spectator
are ever sent must be the same, byte for byte.
"""

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from athanor.kernel import Chance, Game, Match, Source, Stream, find, fingerprint, sees
from athanor.kernel.record_lines import FairChance, Header, Person
from athanor.kernel.recorder import Recorder
from athanor.server.protocol import play
from athanor.server.reel import Reel
from athanor.server.room import Room
from athanor.server.tables.course import Course, Luck
from tests.server.rooms import Ear, room_for, staff_in
from tests.server.tables.staging import SECRET, START, person, set_table

pytestmark = pytest.mark.pure

ALIKE = 40
"""How often a choice is looked for that both tables allow."""

Played = tuple[str, int, dict[str, object]]

MATCHES: list[Played] = [
    ("alchemist", 2, {"first_player": 0}),
    ("alchemist", 3, {"first_player": 0}),
    ("alchemist", 5, {"first_player": 0}),
    ("alkemy-v2", 2, {"setup": "ready"}),
    ("alkemy-blitz", 2, {"setup": "ready", "measuring": "measure"}),
]


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
        self.ears = [
            {
                who: Ear(room, "stranger" if who < 0 else person(who))
                for who in range(-1, room.table.game.seats)
            }
            for room in rooms
        ]

    async def say(self, who: int, *said: play.FromClient) -> None:
        """Have somebody say the same, or something secret, at both tables."""
        for ears, words in zip(self.ears, (said[0], said[-1]), strict=True):
            await ears[who].say(words)
            for ear in ears.values():
                await ear.listen()
        for room in self.rooms:
            if room.left:
                assert room.table.course is not None
                luck = room.table.course.luck
                assert isinstance(luck, Mirror)
                assert luck.has_parted
                raise PartedError
        if not any(has_come_to_light(room) for room in self.rooms):
            self.compare()

    def compare(self) -> None:
        """Assert that neither the seat nor the spectator can tell the tables apart."""
        for who in (-1, self.seat):
            one, other = (ears[who].frames for ears in self.ears)
            assert one == other

    async def go(self) -> None:
        for ears in self.ears:
            for ear in ears.values():
                await ear.go()


def has_come_to_light(room: Room) -> bool:
    """Tell whether what was hidden at a table need not be so any longer."""
    course = room.table.course
    return course is None or course.match.is_over or course.log.reveals > 0


def mirrored_course(game: Game, model: Tape, seat: int) -> Course:
    """Return a course that has begun as another did, as far as a seat sees it."""
    for seed in itertools.count(1000):
        try:
            return Course(game, Mirror(seed, model, seat), START)
        except PartedError:
            continue
    raise AssertionError("counting never ends")


@asynccontextmanager
async def twins(folder: Path, game: Game, seat: int, seed: int) -> AsyncIterator[Twins]:
    """Give two tables that differ only in what a seat may not know."""
    model = Tape(seed)
    tables = [set_table(game, undo="consent" if seed % 2 else "own") for _ in range(2)]
    tables[0].course = Course(game, model, START)
    tables[1].course = mirrored_course(game, model, seat)
    async with staff_in(folder / "one") as staff, staff_in(folder / "other") as others:
        rooms = (await room_for(tables[0], staff), await room_for(tables[1], others))
        pair = Twins(rooms, seat)
        yield pair
        await pair.go()
        for room in rooms:
            room.rest()


def texts(pair: Twins, seat: int, stream: Stream) -> tuple[str, str]:
    """Return a choice that both tables allow; or one each, where it is made in secret."""
    one, other = (room.table.course for room in pair.rooms)
    assert one is not None
    assert other is not None
    decision, mirrored = one.match.decision_of(seat), other.match.decision_of(seat)
    for _ in range(ALIKE):
        choice = decision.sample(stream)
        if decision.secret and seat != pair.seat:
            twin = mirrored.sample(stream)
        elif mirrored.is_legal(choice):
            twin = choice
        else:
            continue
        return decision.option(choice).text, mirrored.option(twin).text
    raise PartedError


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
        play.Concede("g", at + 7, seat),
        play.Reply("r", at, seat, True),
        play.Hello(seat, 0, 0),
        play.Hello(seat, 1, 3),
        play.Look(-1),
        play.Look(seat),
        play.Look((seat + 1) % 2),
        play.Say("w", "well"),
    ]


async def play_alike(pair: Twins, steps: int, stream: Stream) -> int:
    """Play both tables on together; return how far they came."""
    for who in pair.ears[0]:
        await pair.say(who, play.Hello(who))
    differed = False
    for step in range(steps):
        table = pair.rooms[0].table
        if has_come_to_light(pair.rooms[0]):
            return step
        waiting = table.waiting
        seat = waiting[stream.below(len(waiting))]
        try:
            one, other = texts(pair, seat, stream)
            at = table.answers
            asking = questions(at, pair.seat, one if seat == pair.seat else "take M")
            for _ in range(3):
                await pair.say(pair.seat, asking[stream.below(len(asking))])
            await pair.say(-1, play.Ask("x", at, pair.seat, one))
            differed = differed or one != other
            if differed and len(waiting) == 1:
                return step  # this choice opens all secret ones, and they are not the same
            request = f"m{step}"
            await pair.say(
                seat, play.Choose(request, at, seat, one), play.Choose(request, at, seat, other)
            )
            if stream.below(4) == 0:
                await pair.say(seat, play.TakeBack(f"u{step}", at + 1, seat))
        except PartedError:
            return step
    return steps


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: f"{match[0]}-{match[1]}")
def test_all_that_is_sent_is_the_same_whatever_is_hidden(match: Played, tmp_path: Path) -> None:
    name, seats, options = match
    game = find(name).build(seats, options)

    async def run(seat: int, seed: int) -> tuple[int, bool]:
        async with twins(tmp_path / f"{seat}-{seed}", game, seat, seed) as pair:
            differ = len({truth(room) for room in pair.rooms}) > 1
            return await play_alike(pair, 60 if name == "alchemist" else 25, Stream(seed)), differ

    runs = [asyncio.run(run(seed % seats, seed)) for seed in range(4)]
    assert sum(steps for steps, _ in runs) >= 10
    if name == "alchemist":
        assert sum(differ for _, differ in runs) >= 3, "what is hidden was hardly ever different"


def truth(room: Room) -> str:
    """Return a fingerprint of all there is, hidden or not."""
    assert room.table.course is not None
    return fingerprint(room.table.course.match.state)


@pytest.mark.parametrize("seats", [2, 4])
def test_earlier_moments_of_a_running_match_are_the_same_whatever_is_hidden(seats: int) -> None:
    game = find("alchemist").build(seats, {"first_player": 0})
    for seed in range(3):
        seat = seed % seats
        model = Tape(seed)
        courses = [Course(game, model, START), mirrored_course(game, model, seat)]
        reels = reels_alike(courses, Stream(seed))
        for at in range(reels[0].length + 1):
            for viewer in (-1, seat):
                assert reels[0].step(at, viewer) == reels[1].step(at, viewer)
        assert reels[0].length > 3


def reels_alike(courses: list[Course], stream: Stream) -> tuple[Reel, Reel]:
    """Return two unfinished matches that differ only in what a seat may not know."""
    while not any(course.match.is_over for course in courses) and len(courses[0].choices) < 25:
        decision, mirrored = (course.match.decision for course in courses)
        assert decision is not None
        assert mirrored is not None
        options = (decision.sample(stream) for _ in range(ALIKE))
        choice = next((code for code in options if mirrored.is_legal(code)), None)
        if choice is None:
            break
        text = decision.option(choice).text
        try:
            for course in courses:
                course.choose(decision.seat, text, START)
        except PartedError:
            break
    length = min(len(course.choices) for course in courses)
    one, other = (reel_of(course, length) for course in courses)
    return one, other


def reel_of(course: Course, length: int) -> Reel:
    """Return the beginning of a course as it can be stepped through."""
    game = course.game
    seats = tuple(Person(f"Name {seat}") for seat in range(game.seats))
    header = Header(1, game.info.name, dict(game.options), game.packs, seats, FairChance("0" * 64))
    recorder = Recorder(game, header, (), None)
    match = Match(game, game.start(), course.luck.source(), scribe=recorder)
    for written in course.choices[:length]:
        match.answer(written.seat, match.decision_of(written.seat).parse(written.text))
    return Reel(recorder.record, game)
