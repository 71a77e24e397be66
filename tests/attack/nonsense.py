"""Messages and requests that no client of ours would send, made of those that one would."""

import json
from random import Random
from typing import Any, Final

from websockets.frames import Frame, Opcode

MESSAGES: Final[tuple[dict[str, Any], ...]] = (
    {"type": "hello", "viewer": -1, "seq": 0, "told": 0},
    {"type": "look", "viewer": 0},
    {"type": "choose", "id": "a", "at": 0, "seat": 0, "text": "take M"},
    {"type": "steps", "id": "b", "at": 0, "seat": 0, "words": ""},
    {"type": "search", "id": "c", "at": 0, "seat": 0, "words": "create"},
    {"type": "inquire", "id": "c", "at": 0, "query": {"is": "near", "of": "figure:a1"}},
    {"type": "ask", "id": "d", "at": 0, "seat": 0, "text": "draw"},
    {"type": "point", "id": "e", "at": 0, "seat": 0, "x": 10.0, "y": 20.0},
    {"type": "take-back", "id": "f", "at": 0, "seat": 0},
    {"type": "advise", "id": "f", "at": 0, "seat": 0},
    {"type": "leaf", "id": "f", "at": 0, "seat": 0, "to": "next"},
    {"type": "give-up", "id": "f", "at": 0, "seat": 0},
    {"type": "concede", "id": "g", "at": 0, "seat": 0},
    {"type": "offer-draw", "id": "h", "at": 0, "seat": 0},
    {"type": "reply", "id": "i", "at": 0, "seat": 0, "agree": True},
    {"type": "say", "id": "j", "text": "well"},
    {"type": "bot-pace", "id": "k", "paused": True, "millis": 0},
    {"type": "ping"},
)

ODD: Final[tuple[Any, ...]] = (
    None, True, -1, 2**31, 2**53, 2**64, -(2**70), 1e308, 0.5, "", "\0", "\u202e", "é" * 50,
    "x" * 1_500, "\ud800", [], {}, [[[[]]]], {"type": "hello"}, "../../etc", "' OR 1=1 --",
)  # fmt: skip

REQUESTS: Final = (
    ("GET", "/api/me"), ("PATCH", "/api/me"), ("POST", "/api/account"), ("POST", "/api/session"),
    ("GET", "/api/games"), ("GET", "/api/games/{}/rules"), ("GET", "/api/games/{}/words"),
    ("GET", "/api/tables"), ("POST", "/api/tables"), ("GET", "/api/tables/{}"),
    ("DELETE", "/api/tables/{}"), ("POST", "/api/tables/{}/seats/0"),
    ("POST", "/api/tables/{}/seats/1/hand"), ("GET", "/api/tables/{}/invites"),
    ("POST", "/api/tables/{}/rematch"), ("GET", "/api/tables/{}/steps/0"),
    ("GET", "/api/tables/{}/picture.svg"), ("POST", "/api/replays"), ("GET", "/api/replays/{}"),
    ("GET", "/api/replays/{}/luck"), ("GET", "/{}"), ("GET", "/health"),
    ("GET", "/ready"), ("GET", "/metrics"),
)  # fmt: skip
BODIES: Final[tuple[dict[str, Any], ...]] = (
    {"name": "Ida"},
    {"login": "ida", "password": "correct horse"},
    {"game": "alchemist", "seats": [{"kind": "me"}, {"kind": "open"}]},
    {"to": "bot", "spec": "random"},
    {"token": "x", "seed": "y"},
)


class Nonsense:
    """Makes things up from a seed."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def frame(self) -> bytes:
        """Return something for the socket of a table: mostly a frame, at times not even that."""
        rng = self.rng
        text = self.text(rng.choice(MESSAGES))
        way = rng.random()
        if way < 0.80:
            return Frame(Opcode.TEXT, text).serialize(mask=True)
        if way < 0.90:
            opcode = rng.choice([Opcode.BINARY, Opcode.PING, Opcode.PONG])
            return Frame(opcode, text[:100]).serialize(mask=True)
        if way < 0.96:
            cut = rng.randrange(len(text) + 1)
            first = Frame(Opcode.TEXT, text[:cut], fin=False).serialize(mask=True)
            return first + Frame(Opcode.CONT, text[cut:]).serialize(mask=True)
        frame = bytearray(Frame(Opcode.TEXT, text).serialize(mask=True))
        frame[rng.randrange(min(len(frame), 8))] ^= 1 << rng.randrange(8)
        return bytes(frame)

    def text(self, message: dict[str, Any]) -> bytes:
        """Return a message as text with something wrong about it, or nothing at times."""
        ways = (self._as_is, self._other_value, self._other_keys, self._flipped, self._cut)
        return self.rng.choice(ways)(dict(message))

    def request(self, tables: list[str]) -> tuple[str, str, bytes]:
        """Return a method, a path and a body."""
        rng = self.rng
        method, path = rng.choice(REQUESTS)
        name = rng.choice([*tables, "alchemist", "aaaaaaaaaaaa", "%00", "..%2f..", "é", "x" * 300])
        tail = rng.choice(["", "", "?seat=0", "?seat=99", "?lang=xx", "?step=-1", "?seat=%ff"])
        return method, path.format(name) + tail, self.text(rng.choice(BODIES))

    # --- ways to be wrong ---

    def _as_is(self, message: dict[str, Any]) -> bytes:
        return json.dumps(message).encode()

    def _other_value(self, message: dict[str, Any]) -> bytes:
        message[self.rng.choice(list(message))] = self.rng.choice(ODD)
        return self._as_is(message)

    def _other_keys(self, message: dict[str, Any]) -> bytes:
        if self.rng.random() < 0.5:
            message.pop(self.rng.choice(list(message)))
        else:
            message[self.rng.choice(["id", "extra", "__proto__", ""])] = self.rng.choice(ODD)
        return self._as_is(message)

    def _flipped(self, message: dict[str, Any]) -> bytes:
        text = bytearray(self._as_is(message))
        for _ in range(self.rng.randint(1, 4)):
            text[self.rng.randrange(len(text))] = self.rng.randrange(256)
        return bytes(text)

    def _cut(self, message: dict[str, Any]) -> bytes:
        text = self._as_is(message)
        return text[: self.rng.randrange(len(text))] * self.rng.randint(1, 3)
