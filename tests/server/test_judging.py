"""Without measuring, nobody is told a place more exactly than the picture shows it.

Two tables are played side by side. Wherever a figure is put down, it stands at the second table
within the grain of the picture of where it stands at the first. So long as nobody may measure, all
that anybody is sent must be the same, byte for byte: scenes, the log, earlier moments, drawings.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from msgspec import Raw

from athanor.games.alkemy.rules.shooting import Estimate
from athanor.games.alkemy.rules.space import GRAIN, as_shown, spot_code, spot_x, spot_y
from athanor.games.alkemy.rules.walking import MoveSpots
from athanor.games.alkemy.state import Battle
from athanor.kernel import Decision, Refused, Stream, find, fingerprint
from athanor.kernel.words import Arg
from athanor.locale import Speaker
from athanor.server.protocol import play
from athanor.server.room import Room
from athanor.server.tables.hosted_match import HostedMatch
from athanor.server.tables.past import Past
from athanor.server.tables.scene import viewer_code
from tests.server.rooms import Ear, read, room_for, services_in
from tests.server.tables.staging import START, person, set_table
from tests.server.twins import Tape

pytestmark = pytest.mark.pure
"""Its luck is written down by a class of its own, which only pure Python allows."""

EDITIONS = ("v2", "blitz")
BANDS = ["avalon-discovery", "khaliman-republic"]
VIEWERS = (-1, 0, 1)
WALKS = 4
"""How often figures walk before anybody shoots."""

MEASURED = ("charge", "engage", "cast")
"""Orders that end where exact distances have them end."""

INQUIRIES = (
    b'{"is":"region"}',
    b'{"is":"region","figure":"a1","move":"run"}',
    b'{"is":"ring","figure":"a1","target":"b1"}',
    b'{"is":"way","x":12000,"y":12000,"figure":"a1","move":"walk"}',
    b'{"is":"tape","one":"figure:a1","other":"figure:b1"}',
    b'{"is":"corridor","shooter":"a1","target":"b1"}',
    b'{"is":"near","of":"figure:a1","most":60}',
    b'{"is":"near","of":"post:1","only":"enemy"}',
    b'{"is":"words","text":"what is near a2"}',
    b'{"is":"words","text":"distance a1 b1"}',
    b'{"is":"seers","figure":"c9"}',
    b"nonsense",
)
"""Whatever a board may ask but for lines of sight, which are no distance."""

TRIES = 60
STEPS = 400


class Tables:
    """Two rooms at which the same is played, but for what is too small to be seen."""

    def __init__(self, rooms: tuple[Room, Room]) -> None:
        self.rooms = rooms
        self.ears = [
            {who: Ear(room, "stranger" if who < 0 else person(who)) for who in VIEWERS}
            for room in rooms
        ]
        self.shifted = 0
        """How often a figure was put down a little aside."""

    @property
    def matches(self) -> tuple[HostedMatch, HostedMatch]:
        one, other = (room.table.hosted for room in self.rooms)
        assert one is not None
        assert other is not None
        return one, other

    @property
    def decisions(self) -> tuple[Decision, Decision]:
        """What is asked; of secret choices the first that is not made."""
        one, other = (hosted.match.decisions[0] for hosted in self.matches)
        assert one.seat == other.seat
        return one, other

    async def say(self, who: int, *said: play.FromClient) -> list[bytes]:
        """Say something at both tables; return what the speaker is sent at the first one."""
        for ears, words in zip(self.ears, (said[0], said[-1]), strict=True):
            await ears[who].say(words)
            for ear in ears.values():
                await ear.listen()
        heard = list(self.ears[0][who].frames)
        self.compare()
        return heard

    def compare(self) -> None:
        """Assert that nobody can tell the tables apart, but for who puts a figure down."""
        for who in VIEWERS:
            one, other = (ears[who].frames for ears in self.ears)
            asked = self.decisions[0]
            if not (asked.fleeting and asked.seat == who):
                assert list(map(difference, one, other)) == [""] * len(one)
            one.clear()
            other.clear()


@asynccontextmanager
async def tables(folder: Path, edition: str, seed: int) -> AsyncIterator[Tables]:
    """Give two tables at which a match begins."""
    game = find(f"alkemy-{edition}").build(2, {"warbands": BANDS})
    laid = [set_table(game) for _ in range(2)]
    for table in laid:
        table.hosted = HostedMatch(game, Tape(seed), START)
    async with services_in(folder / "one") as services, services_in(folder / "other") as others:
        rooms = (await room_for(laid[0], services), await room_for(laid[1], others))
        pair = Tables(rooms)
        for who in VIEWERS:
            await pair.say(who, play.Hello(who))
        yield pair
        for ears in pair.ears:
            for ear in ears.values():
                await ear.go()
        for room in rooms:
            room.rest()


def aside(pair: Tables, choice: int, stream: Stream) -> int:
    """Return a spot that looks the same on any picture, or the very spot if there is none."""
    battle = pair.matches[0].match.state
    mirrored = pair.decisions[1]
    assert isinstance(battle, Battle)
    x, y = spot_x(choice), spot_y(choice)
    for _ in range(TRIES):
        to_x, to_y = (max(0, at + stream.below(GRAIN) - GRAIN // 2) for at in (x, y))
        looks_alike = (as_shown(battle, x), as_shown(battle, y)) == (
            as_shown(battle, to_x),
            as_shown(battle, to_y),
        )
        spot = spot_code(to_x, to_y)
        if looks_alike and spot != choice and mirrored.is_legal(spot):
            pair.shifted += 1
            return spot
    return choice


def wanted(decision: Decision, stream: Stream, walks: int) -> int:
    """Return a choice: to walk at first, then to shoot; nothing else that is measured."""
    if decision.family:
        return decision.sample(stream)
    options = decision.options()
    verb = "walk" if walks < WALKS else "shoot"
    meant = [option.code for option in options if option.text.startswith(verb)]
    if not meant:
        meant = [option.code for option in options if not option.text.startswith(MEASURED)]
    return meant[stream.below(len(meant))]


async def play_to_an_estimate(pair: Tables, stream: Stream) -> None:
    """Play on at both tables until somebody must say how far it is."""
    walks = 0
    for step in range(STEPS):
        decision, mirrored = pair.decisions
        if isinstance(decision, Estimate) and walks >= WALKS:
            return
        choice = wanted(decision, stream, walks)
        twin = aside(pair, choice, stream) if decision.fleeting else choice
        walks += isinstance(decision, MoveSpots)
        at = pair.rooms[0].table.answers
        texts = decision.option(choice).text, mirrored.option(twin).text
        await pair.say(
            decision.seat, *(play.Choose(f"c{step}", at, decision.seat, text) for text in texts)
        )
    raise AssertionError("nobody shoots")


def everywhere() -> list[tuple[float, float]]:
    """Return points all over a picture, and beside it."""
    return [(40.0 * across + 3.7, 40.0 * down + 1.3) for across in range(30) for down in range(30)]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("AK2-005", "AK2-R6", "AK2-R68", "AK2-805", "AKB-010", "AKB-R11", "AKB-363")
def test_whatever_is_sent_before_an_estimate_is_no_finer_than_the_picture(
    edition: str, tmp_path: Path
) -> None:
    async def run() -> None:
        stream = Stream(5)
        async with tables(tmp_path, edition, 3) as pair:
            await play_to_an_estimate(pair, stream)
            truths = {fingerprint(hosted.match.state) for hosted in pair.matches}
            assert len(truths) == 2
            assert pair.shifted > WALKS
            at, seat = pair.rooms[0].table.answers, pair.decisions[0].seat
            asking: list[play.FromClient] = [
                play.Steps("s", at, seat),
                play.Steps("s", at, seat, "7"),
                play.Search("f", at, seat, "1"),
                *(play.Ask("a", at, seat, text) for text in ("7.5", "12.5,3.25", "a1 b1", "-1")),
                *(play.Inquire(id="i", at=at, query=Raw(query)) for query in INQUIRIES),
                play.Choose("c", at, seat, "99"),
                play.TakeBack("t", at - 1, seat),
            ]
            for who in VIEWERS:
                for words in asking:
                    assert await pair.say(who, words)
                for viewer in (-1, who):
                    heard = await pair.say(who, play.Hello(viewer))
                    assert any(isinstance(read(frame), play.Scene) for frame in heard)
            look_back(pair)

    asyncio.run(run())


def look_back(pair: Tables) -> None:
    """Compare every earlier moment, and how the tables are drawn."""
    one, other = pair.matches
    fleeting = 0
    for at in range(len(one.choices) + 1):
        pasts = [Past(hosted, at) for hosted in (one, other)]
        found = [past.recall() for past in pasts]
        for past in pasts:
            past.keep()
        for viewer in VIEWERS:
            steps = [past.step(moment, viewer) for past, moment in zip(pasts, found, strict=True)]
            assert msgspec.json.encode(steps[0]) == msgspec.json.encode(steps[1])
        fleeting += one.choices[at - 1].text != other.choices[at - 1].text if at else 0
    assert fleeting == pair.shifted
    box, speaker = find(one.game.info.name), Speaker("en")
    artist = box.artist(one.game)
    assert artist is not None

    def say(arg: Arg) -> str:
        return speaker.word(arg, ["Ada", "Bob"])

    for viewer in VIEWERS:
        views = [
            hosted.game.view(hosted.match.state, viewer_code(viewer)) for hosted in (one, other)
        ]
        assert artist.draw(views[0], say) == artist.draw(views[1], say)
        picture = box.painter(one.game)
        assert picture.picture(views[0]) == picture.picture(views[1])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("AK2-005", "AK2-R68", "AKB-010", "AKB-R11")
def test_whoever_points_before_an_estimate_is_not_told_where(edition: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path, edition, 3) as pair:
            await play_to_an_estimate(pair, Stream(5))
            at, seat = pair.rooms[0].table.answers, pair.decisions[0].seat
            answers = set()
            for x, y in everywhere():
                answers.update(await pair.say(seat, play.Point("p", at, seat, x, y)))
            assert len(answers) == 1, "it does not matter where one points"
            refused = read(answers.pop())
            assert isinstance(refused, play.Refused)
            assert refused.refusal.message.args == {}

    asyncio.run(run())


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("AK2-005", "AK2-R68", "AKB-010", "AKB-R11")
def test_whoever_walks_is_not_told_where_anything_else_is(edition: str, tmp_path: Path) -> None:
    """Only where the walk may end has coordinates: they are what is chosen."""

    async def run() -> None:
        async with tables(tmp_path, edition, 3) as pair:
            await play_to_a_walk(pair, Stream(5))
            decision = pair.decisions[0]
            at, seat = pair.rooms[0].table.answers, decision.seat
            refusals, spots = set(), 0
            ear = pair.ears[0][seat]
            for x, y in everywhere():
                ear.frames.clear()
                await ear.say(play.Point("p", at, seat, x, y))
                answer = read(ear.frames[-1])
                if isinstance(answer, play.Refused):
                    assert answer.refusal.message.args == {}
                    refusals.add(answer.refusal.message.key)
                else:
                    assert isinstance(answer, play.Preview)
                    assert decision.is_legal(decision.parse(answer.choice.text))
                    spots += 1
            assert {"alkemy-refusal-too-far", "table-nothing-there"} <= refusals
            assert spots > 0

    asyncio.run(run())


async def play_to_a_walk(pair: Tables, stream: Stream) -> None:
    """Play on until somebody must say where a walk ends."""
    for step in range(STEPS):
        decision, _ = pair.decisions
        if isinstance(decision, MoveSpots):
            return
        text = decision.option(wanted(decision, stream, 0)).text
        at = pair.rooms[0].table.answers
        await pair.say(decision.seat, play.Choose(f"w{step}", at, decision.seat, text))
    raise AssertionError("nobody walks")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("AK2-005", "AK2-007", "AK2-R68", "AKB-010", "AKB-R11")
def test_a_walk_cannot_be_taken_back_once_its_reach_is_known(edition: str, tmp_path: Path) -> None:
    """Else an order that costs nothing would measure whatever one likes before a shot."""

    async def run() -> None:
        async with tables(tmp_path, edition, 3) as pair:
            await play_to_a_walk(pair, Stream(5))
            hosted = pair.matches[0]
            announced = len(hosted.choices)
            with pytest.raises(Refused) as refused:
                hosted.back_to(announced - 1)
            assert refused.value.refusal.message.key == "kernel-undo-barrier"
            assert isinstance(hosted.match.decisions[0], MoveSpots)
            spot = hosted.match.decisions[0].option(hosted.match.decisions[0].codes()[0]).text
            hosted.choose(hosted.match.decisions[0].seat, spot, START)
            hosted.back_to(announced)
            assert isinstance(hosted.match.decisions[0], MoveSpots)

    asyncio.run(run())


@pytest.mark.rule("AK2-1201", "AKB-R11")
def test_with_measuring_everything_is_shown_as_it_is() -> None:
    for edition in EDITIONS:
        options = {"warbands": BANDS, "measuring": "measure"}
        game = find(f"alkemy-{edition}").build(2, options)
        hosted = HostedMatch(game, Tape(3), START)
        stream = Stream(5)
        spots: list[tuple[int, str]] = []
        while len(spots) < 6:
            decision = hosted.match.decisions[0]
            text = decision.option(decision.sample(stream)).text
            if decision.family:
                spots.append((len(hosted.choices) + 1, text))
            hosted.choose(decision.seat, text, START)
        for (at, text), _ in pairwise(spots):
            past = Past(hosted, at)
            choice = past.step(past.recall(), -1).choice
            assert choice is not None
            assert choice.text == text


def difference(one: bytes, other: bytes) -> str:
    """Return where two texts begin to differ; nothing if they are the same."""
    if one == other:
        return ""
    place = next((k for k in range(min(len(one), len(other))) if one[k] != other[k]), 0)
    return f"{one[place - 60 : place + 60]!r} is not {other[place - 60 : place + 60]!r}"
