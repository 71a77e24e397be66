"""What a socket is sent that no client of ours would send: refused or closed, and no harm done."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.server.conftest import database_for
from tests.server.living import GUARD, Json, LivingHouse, Visitor, fresh_picture, socket_at

ME = {"kind": "me"}
HELLO = '{"type":"hello"}'

Story = Callable[[Visitor, str], Awaitable[None]]


@pytest.fixture(scope="module")
def living(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[LivingHouse]:
    """A house with its store in a file, unless a test asks for both kinds."""
    house = LivingHouse(tmp_path_factory.mktemp("house"), database=database_for(request))
    house.open()
    yield house
    house.close()
    assert "Traceback" not in house.log.read_text()


def tell(house: LivingHouse, story: Story) -> None:
    """Run a story at a table with two seats of its host; neither house nor match suffers."""

    async def run() -> None:
        async with asyncio.timeout(GUARD):
            host = Visitor(house)
            table = await host.opens(ME, ME)
            line = await host.line(table, 0)
            await line.settle()
            before = line.picture()
            await story(host, table)
            assert house.is_open
            assert await fresh_picture(line, house) == before
            await line.go()
            await host.go()

    asyncio.run(run())


async def heard(wire: ClientConnection, kind: str) -> Json:
    """Return the next message of a kind."""
    while True:
        message: Json = msgspec.json.decode(await wire.recv())
        if message["type"] == kind:
            return message


async def refusal(wire: ClientConnection) -> tuple[str, str]:
    """Return the id and the message of the next refusal."""
    refused = await heard(wire, "refused")
    return refused["id"], refused["refusal"]["message"]["key"]


async def answered(wire: ClientConnection) -> str:
    """Return to which request the next answer belongs."""
    while True:
        message: Json = msgspec.json.decode(await wire.recv())
        if "id" in message:
            request: str = message["id"]
            return request


async def closing(wire: ClientConnection) -> int:
    """Return with which code a socket is closed."""
    with suppress(ConnectionClosed):
        async for _ in wire:
            continue
    assert wire.close_code is not None
    return wire.close_code


NONSENSE: list[tuple[str, tuple[str, str]]] = [
    ("", ("", "table-not-json")),
    ("hello", ("", "table-not-json")),
    ("{", ("", "table-not-json")),
    ('{"type":"hello"', ("", "table-not-json")),
    ("[" * 10_000, ("", "table-bad-message")),
    ('{"a":' * 2_000, ("", "table-not-json")),
    ("null", ("", "table-bad-message")),
    ("[]", ("", "table-bad-message")),
    ("{}", ("", "table-bad-message")),
    ('{"type":"open-sesame"}', ("", "table-bad-message")),
    ('{"type":"hello","viewer":1e9}', ("", "table-bad-message")),
    ('{"type":"hello","viewer":-2}', ("", "table-bad-message")),
    ('{"type":"look","viewer":0,"extra":1}', ("", "table-bad-message")),
    ('{"type":"choose","id":"x","at":-1,"seat":0,"text":"draw"}', ("x", "table-bad-message")),
    ('{"type":"choose","id":"x","at":0,"seat":99,"text":"draw"}', ("x", "table-bad-message")),
    ('{"type":"choose","id":"","at":0,"seat":0,"text":"draw"}', ("", "table-bad-message")),
    ('{"type":"choose","id":7,"at":0,"seat":0,"text":"draw"}', ("", "table-bad-message")),
    ('{"type":"choose","id":"x","at":0,"seat":0}', ("x", "table-bad-message")),
    ('{"type":"point","id":"x","at":0,"seat":0,"x":1e999,"y":0}', ("x", "table-bad-message")),
    ('{"type":"say","id":"x","text":""}', ("x", "table-bad-message")),
]


@pytest.mark.parametrize("living", ["sqlite", "postgres"], indirect=True)
def test_what_makes_no_sense_is_refused_and_the_talk_goes_on(living: LivingHouse) -> None:
    async def story(host: Visitor, table: str) -> None:
        for start in range(0, len(NONSENSE), 10):
            async with socket_at(table, living.port, host.headers) as wire:
                for text, expected in NONSENSE[start : start + 10]:
                    await wire.send(text)
                    assert (text, await refusal(wire)) == (text, expected)
                await wire.send(HELLO)
                assert (await heard(wire, "scene"))["viewer"] == -1

    tell(living, story)


def test_bytes_are_no_words(living: LivingHouse) -> None:
    async def story(host: Visitor, table: str) -> None:
        async with socket_at(table, living.port, host.headers) as wire:
            for data in (b"\xff\xfe\x00", HELLO.encode()):
                await wire.send(data)
                assert await refusal(wire) == ("", "table-not-json")
            await wire.send(HELLO)
            await heard(wire, "scene")

    tell(living, story)


def frame(text: bytes) -> bytes:
    """Return a text as a browser sends it."""
    return Frame(Opcode.TEXT, text).serialize(mask=True)


BROKEN_TEXTS = [
    b"\xff",
    b'{"type":"hello"\xc3}',
    b'{"type":"\xff"}',
    b'{"type":"open-sesame","id":"\xff"}',
    b'{"type":"say","id":"\xff","text":"x"}',
    b'{"type":"say","id":"x","text":"\xed\xa0\x80"}',
    b'{"type":"say","id":"x","text":"\xf5"}',
]


@pytest.mark.parametrize("text", BROKEN_TEXTS)
def test_who_sends_a_broken_character_is_told_so_and_let_go(
    living: LivingHouse, text: bytes
) -> None:
    async def story(host: Visitor, table: str) -> None:
        async with socket_at(table, living.port, host.headers) as wire:
            await wire.send(HELLO)
            await heard(wire, "scene")
            wire.transport.write(frame(text))
            assert await closing(wire) == 1007
        async with socket_at(table, living.port, host.headers) as wire:
            wire.transport.write(frame(text) * 2)  # before anybody listens
            assert await closing(wire) == 1007

    tell(living, story)


def pieces(*requests: str) -> list[list[bytes]]:
    """Return the same requests in ways in which a network may cut them."""
    frames = [frame(request.encode()) for request in requests]
    whole = b"".join(frames)
    return [
        frames,
        [whole],
        [whole[:1], whole[1:]],
        [whole[:2], whole[2:7], whole[7:]],
        [whole[: len(frames[0]) + 2], whole[len(frames[0]) + 2 :]],
        [bytes([byte]) for byte in whole],
    ]


def test_in_whatever_pieces_requests_come_each_is_answered_once_and_in_order(
    living: LivingHouse,
) -> None:
    async def story(host: Visitor, table: str) -> None:
        names = [str(number) for number in range(4)]
        requests = [f'{{"type":"steps","id":"{name}","at":0,"seat":0}}' for name in names]
        for cut in pieces(*requests):
            async with socket_at(table, living.port, host.headers) as wire:
                await wire.send(HELLO)
                await heard(wire, "scene")
                await wire.ping()
                for piece in cut:
                    wire.transport.write(piece)
                    await asyncio.sleep(0)
                assert [await answered(wire) for _ in names] == names
                await wire.send(iter([requests[0][:5], requests[0][5:]]))
                assert await answered(wire) == "0"
                await wire.send(requests[1])
                assert await answered(wire) == "1"

    tell(living, story)


def test_who_says_too_much_at_once_is_let_go(living: LivingHouse) -> None:
    async def story(host: Visitor, table: str) -> None:
        async with socket_at(table, living.port, host.headers) as wire:
            await wire.send(HELLO)
            await heard(wire, "scene")
            await wire.send('{"type":"say","id":"x","text":"' + "a" * 20_000 + '"}')
            assert await closing(wire) == 1009

    tell(living, story)


def test_the_first_word_is_hello(living: LivingHouse) -> None:
    async def story(host: Visitor, table: str) -> None:
        async with socket_at(table, living.port, host.headers) as wire:
            await wire.send('{"type":"choose","id":"x","at":0,"seat":0,"text":"draw"}')
            assert await refusal(wire) == ("x", "table-hello-first")
            await wire.send('{"type":"ping"}')
            assert await refusal(wire) == ("", "table-hello-first")

    tell(living, story)


@pytest.mark.parametrize(
    ("headers", "table"),
    [
        ({"Origin": "https://elsewhere.example"}, ""),
        ({"Origin": "null"}, ""),
        ({}, "aaaaaaaaaaaa"),
        ({}, "nonsense"),
    ],
)
def test_a_socket_to_nowhere_or_from_elsewhere_is_closed(
    living: LivingHouse, headers: dict[str, str], table: str
) -> None:
    async def story(host: Visitor, own: str) -> None:
        async with socket_at(table or own, living.port, {**host.headers, **headers}) as wire:
            assert await closing(wire) == 4404

    tell(living, story)


def test_a_page_of_the_house_itself_gets_a_socket(living: LivingHouse) -> None:
    async def story(host: Visitor, table: str) -> None:
        origin = {"Origin": f"http://127.0.0.1:{living.port}"}
        async with socket_at(table, living.port, {**host.headers, **origin}) as wire:
            await wire.send(HELLO)
            await heard(wire, "scene")

    tell(living, story)


def test_a_stranger_can_do_nothing_for_the_seats_of_others(living: LivingHouse) -> None:
    wishes: list[Json] = [
        {"type": "choose", "at": 0, "seat": 0, "text": "draw"},
        {"type": "steps", "at": 0, "seat": 0},
        {"type": "search", "at": 0, "seat": 0, "words": ""},
        {"type": "ask", "at": 0, "seat": 1, "text": "draw"},
        {"type": "point", "at": 0, "seat": 0, "x": 1, "y": 1},
        {"type": "take-back", "at": 0, "seat": 0},
        {"type": "concede", "at": 0, "seat": 0},
        {"type": "offer-draw", "at": 0, "seat": 1},
        {"type": "reply", "at": 0, "seat": 1, "agree": True},
    ]

    async def story(host: Visitor, table: str) -> None:
        forged = {
            "Cookie": "athanor=" + host.headers["Cookie"].removeprefix("athanor=")[:-2] + "xx"
        }
        for headers in ({}, forged):
            async with socket_at(table, living.port, headers) as wire:
                await wire.send('{"type":"hello","viewer":0}')
                assert await refusal(wire) == ("", "table-not-your-seat")
                await wire.send(HELLO)
                scene = await heard(wire, "scene")
                assert (scene["own"], scene["asked"]) == ([], None)
                for number, wish in enumerate(wishes):
                    await wire.send(msgspec.json.encode({**wish, "id": f"{number}"}).decode())
                    assert await refusal(wire) == (f"{number}", "table-not-your-seat")
                await wire.send('{"type":"bot-pace","id":"p","paused":true}')
                assert await refusal(wire) == ("p", "table-only-watching")

    tell(living, story)


@pytest.mark.parametrize(
    "words",
    ['{"type":"ping"}', "nonsense", '{"type":"say","id":"x","text":""}', HELLO],
)
def test_a_flood_is_cut_off(living: LivingHouse, words: str) -> None:
    async def flood(wire: ClientConnection) -> None:
        for _ in range(5_000):
            await wire.send(words)

    async def story(host: Visitor, table: str) -> None:
        async with socket_at(table, living.port, host.headers) as wire:
            await wire.send(HELLO)
            flooding = asyncio.ensure_future(flood(wire))
            assert await closing(wire) in (1000, 1006)
            await asyncio.gather(flooding, return_exceptions=True)

    tell(living, story)


def test_who_never_reads_harms_nobody(living: LivingHouse) -> None:
    async def mute(host: Visitor, table: str) -> asyncio.StreamWriter:
        reader, writer = await asyncio.open_connection("127.0.0.1", living.port)
        lines = [
            f"GET /api/tables/{table}/socket HTTP/1.1",
            "Host: 127.0.0.1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
            *(f"{name}: {value}" for name, value in host.headers.items()),
        ]
        writer.write("\r\n".join([*lines, "", ""]).encode())
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"\x81\x90\x00\x00\x00\x00" + HELLO.encode())
        writer.write(b"\x81\xfe\xff")  # and in the middle of a frame it falls silent
        await writer.drain()
        return writer

    async def story(host: Visitor, table: str) -> None:
        silent = [await mute(host, table) for _ in range(20)]
        async with socket_at(table, living.port, host.headers) as wire:
            await wire.send(HELLO)
            await heard(wire, "scene")
        for writer in silent:
            writer.transport.abort()

    tell(living, story)
