"""Whatever is said on a socket, in whatever order: one answer, and nothing half done.

The messages are made from the protocol itself, so one that is added to it is tried here, too.
"""

import asyncio
import tempfile
from pathlib import Path
from typing import get_args

import msgspec
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from msgspec import inspect, structs

from athanor.kernel import Game, Stream, find, fingerprint
from athanor.server.protocol import play
from athanor.server.protocol.common import UndoPolicy
from athanor.server.room import Room
from athanor.server.tables.journal import Occupant, SeatedPerson
from athanor.server.tables.scene import viewer_code
from athanor.server.tables.table import Table
from tests.server.rooms import Ear, read, room_for, services_in
from tests.server.tables.staging import HOST, any_choice, set_table

LEGAL = "(something legal)"
"""Stands for a choice that may be made, which only the table at its time knows."""

NOW = 2**53 - 1
"""Stands for the number of choices that stand at that time."""

ASKED = 30
"""Stands for the seat that must choose then."""

LAST = 29
"""Stands for the seat that chose last."""

WHOEVER = "whoever"
"""Stands for who sits at the seat for which something is said."""

Answer = play.Done | play.Offer | play.Preview | play.Refused

GAMES = [
    find("alchemist").build(3, {"first_player": 0}),
    find("alkemy-blitz").build(2, {"setup": "ready", "measuring": "measure"}),
]


# --- what can be said ---


def any_text(kind: inspect.StrType) -> st.SearchStrategy[str]:
    letters = st.characters(exclude_categories=["Cs"])
    return st.text(letters, min_size=kind.min_length or 0, max_size=min(kind.max_length or 60, 60))


def any_value(name: str, kind: inspect.Type) -> st.SearchStrategy[object]:
    """Return values of a field; often such as could make sense."""
    match kind:
        case inspect.StrType() if name == "id":
            return st.integers(0, NOW).map(str) | st.sampled_from(["a", "b"]) | any_text(kind)
        case inspect.StrType():
            words = st.sampled_from(["draw", "take M", "create", "0"])
            return st.just(LEGAL) | words | any_text(kind)
        case inspect.IntType() if name == "at":
            return st.just(NOW) | st.just(NOW) | st.integers(0, 5) | st.integers(0, NOW)
        case inspect.IntType() if name == "seat":
            return st.just(ASKED) | st.just(ASKED) | st.integers(0, 2) | st.integers(0, ASKED)
        case inspect.IntType():
            low, high = kind.ge or 0, NOW if kind.le is None else kind.le
            return st.integers(low, min(high, 2)) | st.integers(low, high)
        case inspect.FloatType():
            return st.floats(0, 1000) | st.floats(allow_nan=False, allow_infinity=False)
        case inspect.BoolType():
            return st.booleans()
        case inspect.LiteralType():
            return st.sampled_from(kind.values)
        case inspect.RawType():
            leaves = st.none() | st.booleans() | st.integers(-NOW, NOW) | st.text(max_size=20)
            asked = st.dictionaries(st.sampled_from(["is", "figure", "x"]), leaves, max_size=3)
            return (leaves | asked).map(msgspec.json.encode).map(msgspec.Raw)
        case inspect.UnionType() if name == "seq":
            return st.none() | st.none() | st.integers(0, 5) | st.integers(0, NOW)
    raise AssertionError(f"no values of {kind} are known for {name}")


def anything_of(message: type[play.FromClient]) -> st.SearchStrategy[play.FromClient]:
    kind = inspect.type_info(message)
    assert isinstance(kind, inspect.StructType)
    fields = {field.name: any_value(field.name, field.type) for field in kind.fields}
    return st.builds(message, **fields)


ANYTHING = st.one_of([anything_of(message) for message in get_args(play.FromClient)])
IDS = st.integers(0, NOW).map(str)
SEATS = st.sampled_from([ASKED, LAST, 0, 1])
SENSIBLE = st.one_of(
    st.builds(play.Choose, IDS, st.just(NOW), st.just(ASKED), st.just(LEGAL)),
    st.builds(play.Choose, IDS, st.just(NOW), st.just(ASKED), st.just(LEGAL)),
    st.builds(play.TakeBack, IDS, st.just(NOW), st.just(LAST)),
    st.builds(play.OfferDraw, IDS, st.just(NOW), SEATS),
    st.builds(play.Reply, IDS, st.just(NOW), SEATS, st.booleans()),
)
SPEAKERS = st.sampled_from([HOST, "guest", "stranger"])
TALK = st.lists(
    st.tuples(SPEAKERS, ANYTHING) | st.tuples(st.just(WHOEVER), SENSIBLE), min_size=10, max_size=30
)


# --- what comes of it ---


class Client(Ear):
    """Somebody who puts together what they are sent, as a browser does."""

    def __init__(self, room: Room, person: str) -> None:
        super().__init__(room, person)
        self.log: list[play.Told] = []
        self.scene: play.Scene | None = None
        self.is_honest = True
        """Who lies about what they have seen cannot complain about what they see."""

    def catch_up(self) -> list[play.FromHouse]:
        """Read what was sent since the last time."""
        news = [read(frame) for frame in self.frames]
        self.frames.clear()
        for message in news:
            if isinstance(message, play.Scene):
                self.log[message.start :] = message.told
                self.scene = message
        return news

    def is_true(self, said: play.FromClient) -> bool:
        """Tell whether somebody knows after this where they stopped, and has not lied about it."""
        match said:
            case play.Look() | play.Hello(seq=0, told=0):
                return True
            case play.Hello(viewer):
                seen = self.scene is not None and viewer == self.scene.viewer
                return self.is_honest and seen and said == self.greeting(viewer)
        return self.is_honest

    def greeting(self, viewer: int) -> play.Hello:
        """Return what somebody says who comes back."""
        assert self.scene is not None
        return play.Hello(viewer, self.scene.seq, len(self.log))


def speaker(who: str, said: play.FromClient, table: Table) -> str:
    """Return who is to say something."""
    if who != WHOEVER:
        return who
    occupant = table.occupants[getattr(said, "seat", 0) % table.game.seats]
    assert isinstance(occupant, SeatedPerson)
    return occupant.person


def last_chooser(table: Table) -> int:
    """Return the seat that chose last."""
    choices = [] if table.hosted is None else table.hosted.choices
    return choices[-1].seat if choices else 0


def sensible(
    said: play.FromClient, client: Client | None, table: Table, seed: int
) -> play.FromClient:
    """Return a message with what it stands for filled in."""
    if isinstance(said, play.Hello) and said.told % 2 and client and client.scene is not None:
        return client.greeting(client.scene.viewer)
    if table.phase != "playing":
        return said
    meant = {
        ("at", NOW): table.answers,
        ("seat", ASKED): table.waiting[0],
        ("seat", LAST): last_chooser(table),
        ("text", LEGAL): any_choice(table, Stream(seed)),
        ("words", LEGAL): any_choice(table, Stream(seed)).split(maxsplit=1)[0],
    }
    filled = {
        name: meant[name, value]
        for name, value in structs.asdict(said).items()
        if isinstance(value, int | str) and (name, value) in meant
    }
    return structs.replace(said, **filled)


def truth(room: Room) -> tuple[object, ...]:
    """Return all that must not change when something is refused."""
    table = room.table
    assert table.hosted is not None
    return (
        table.seq,
        table.answers,
        fingerprint(table.hosted.match.state),
        table.proposal,
        tuple(table.occupants),
        dict(table.since),
        len(room.chat.remarks),
        (room.bots.paused, room.bots.millis),
    )


async def say(room: Room, client: Client, said: play.FromClient) -> None:
    """Say something and check what comes of it for the speaker and the table."""
    before = truth(room)
    is_true = client.is_true(said)
    await client.say(said)
    answers = [one for one in client.catch_up() if isinstance(one, Answer)]
    if not any(isinstance(one, play.Refused) for one in answers):
        client.is_honest = is_true
    request = getattr(said, "id", None)
    if request is None:
        assert len(answers) <= 1
        assert all(isinstance(one, play.Refused) for one in answers)
    else:
        assert [one.id for one in answers] == [request]
    if not any(isinstance(one, play.Done) for one in answers):
        assert truth(room) == before
    assert all(one.seq <= room.table.seq for one in answers if isinstance(one, play.Done))


def check_picture(room: Room, client: Client) -> None:
    """Check that somebody who has been greeted sees the table as it is."""
    table = room.table
    if client.scene is None:
        return
    assert (client.scene.seq, client.scene.at) == (table.seq, table.answers)
    assert client.scene.viewer in (-1, *table.seats_of(client.watcher.person))
    if client.is_honest:
        assert table.hosted is not None
        assert client.log == table.hosted.story(viewer_code(client.scene.viewer)).lines


async def hold(game: Game, undo: UndoPolicy, talk: list[tuple[str, play.FromClient]]) -> None:
    """Hold a conversation at a table and check every word of it."""
    guests: list[Occupant] = [SeatedPerson(HOST, "Hermes")] * (game.seats - 1)
    table = set_table(game, (*guests, SeatedPerson("guest", "Ida")), undo)
    with tempfile.TemporaryDirectory() as folder:
        async with services_in(Path(folder)) as services:
            room = await room_for(table, services)
            clients = {who: Client(room, who) for who in (HOST, "guest", "stranger")}
            for who, viewer in ((HOST, 0), ("stranger", -1)):
                await say(room, clients[who], play.Hello(viewer))
            for seed, (who, words) in enumerate(talk):
                said = sensible(words, clients.get(who), table, seed)
                await say(room, clients[speaker(who, said, table)], said)
                for other in clients.values():
                    await other.listen()
                    other.catch_up()
                    check_picture(room, other)
            for client in clients.values():
                await client.go()
            room.rest()
            entries = await services.store.entries(table.id)
            assert len(entries) == table.seq + 1


@settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(st.sampled_from(GAMES), st.sampled_from(["own", "own", "consent", "off"]), TALK)
@example(
    GAMES[0],
    "own",
    [
        (WHOEVER, play.Choose("1", NOW, ASKED, LEGAL)),
        (WHOEVER, play.TakeBack("2", NOW, LAST)),
        (WHOEVER, play.Choose("3", NOW, ASKED, LEGAL)),
        (WHOEVER, play.Choose("4", NOW, ASKED, LEGAL)),
    ],
)
@example(
    GAMES[0],
    "consent",
    [
        (WHOEVER, play.Choose("1", NOW, ASKED, LEGAL)),
        (WHOEVER, play.TakeBack("2", NOW, LAST)),
        ("guest", play.Reply("3", NOW, 2, True)),
        (WHOEVER, play.Choose("4", NOW, ASKED, LEGAL)),
    ],
)
@example(GAMES[1], "off", [(WHOEVER, play.Point("1", NOW, ASKED, 1e308, -1e308))])
def test_whatever_is_said_gets_one_answer_and_a_refusal_changes_nothing(
    game: Game, undo: UndoPolicy, talk: list[tuple[str, play.FromClient]]
) -> None:
    asyncio.run(hold(game, undo, talk))


@settings(max_examples=200, deadline=None, derandomize=True)
@given(ANYTHING)
def test_all_of_it_can_be_sent(said: play.FromClient) -> None:
    assert msgspec.json.decode(msgspec.json.encode(said), type=play.FromClient) == said
