"""Sessions: by what a browser is known from one visit to the next, and who it is by that now.

A guest's cookie names the guest, so that nobody is written down who only looks in. An account's
names a session that is written down, and ends when it is struck out. What a cookie is worth never
depends on a clock: one that was set back or forward must not cost anybody their seats.
"""

import asyncio
import hashlib
import secrets
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Final

from itsdangerous import BadSignature, TimestampSigner, URLSafeTimedSerializer
from msgspec import Struct

from athanor.server.company import Company
from athanor.server.news import Ended, News
from athanor.server.store import PersonRow, Store
from athanor.server.store.rows import GUEST
from athanor.server.watcher import Watcher

COOKIE: Final = "athanor"

SALT: Final = "athanor-person"
DEVICE_SALT: Final = "athanor-device"
"""Keep the signatures of cookies apart from all others made with the same key."""

RENEWED_AFTER: Final = 86_400
"""Seconds after which, either way, a cookie that is used is handed out anew."""

MOST_ACCOUNTS: Final = 8
"""Accounts that a device is known to."""

GRACE: Final = 10.0
"""Seconds after which sockets of what has ended are closed, though no answer was on its way."""

NO_SESSION: Final = ""


class Pass(Struct, frozen=True):
    """What a readable cookie says: a guest, or a session of an account."""

    person: str
    session: str = NO_SESSION
    issued: int = 0

    @property
    def key(self) -> str:
        """What tells it from the passes of all others."""
        return f"{self.person} {self.session}"


class Device(Struct, frozen=True):
    """A browser in which people have logged in; they need not fear who guesses elsewhere."""

    number: str
    accounts: tuple[str, ...] = ()

    def with_account(self, person: str) -> "Device":
        """Return the device as one to which an account is known."""
        others = [one for one in self.accounts if one != person]
        return Device(self.number, (person, *others)[:MOST_ACCOUNTS])


class Signer(TimestampSigner):
    """Notes when it signs, by a clock of ours."""

    def __init__(self, *args: Any, clock: Callable[[], float], **options: Any) -> None:
        super().__init__(*args, **options)
        self._clock = clock

    def get_timestamp(self) -> int:
        """Return the moment, in seconds."""
        return int(self._clock())


class Sessions:
    """Reads and makes cookies, ends sessions, and knows the sockets that were opened with each."""

    def __init__(
        self,
        store: Store,
        key: bytes,
        clock: Callable[[], float],
        company: Company | None = None,
    ) -> None:
        options: dict[str, Any] = {"signer": Signer, "signer_kwargs": {"clock": clock}}
        self._store = store
        self._clock = clock
        self._company = Company() if company is None else company
        self._looking: asyncio.Task[None] | None = None
        self._passes = URLSafeTimedSerializer(key, salt=SALT, **options)
        self._devices = URLSafeTimedSerializer(key, salt=DEVICE_SALT, **options)
        mark = hashlib.sha256(b"athanor-cookie" + key).hexdigest()[:8]
        self.own_cookie = f"{COOKIE}-{mark}"
        """For browsers whose usual cookie is another house's: that one may be somebody's only key
        there, and stays as it is."""
        self.device_cookie = f"{COOKIE}-device-{mark}"
        self.endings = 0
        """How often sessions have ended: who was recognised meanwhile is to be looked at again."""
        self._sockets: dict[str, set[Watcher]] = {}

    # --- cookies ---

    def new_guest(self) -> Pass:
        """Return the pass of somebody who has never been here."""
        return Pass(secrets.token_urlsafe(16))

    def cookie(self, shown: Pass) -> str:
        """Return what somebody's browser keeps to be known by."""
        guest = shown.session == NO_SESSION
        return self._passes.dumps(shown.person if guest else [shown.person, shown.session])

    def read(self, cookie: str) -> Pass | None:
        """Return what a cookie says, if the house has signed it, however long ago."""
        found = self._read(self._passes, cookie)
        match found:
            case (str(person), issued):
                return Pass(person, issued=issued)
            case ([str(person), str(session)], issued):
                return Pass(person, session, issued)
        return None

    def shown(self, cookies: Mapping[str, str]) -> tuple[Pass | None, str]:
        """Return the pass that a browser brings, and the cookie it is kept in, or shall be."""
        usual = cookies.get(COOKIE, "")
        found = self.read(usual)
        if found is not None or not usual:
            return found, COOKIE
        return self.read(cookies.get(self.own_cookie, "")), self.own_cookie

    def is_old(self, shown: Pass) -> bool:
        """Tell whether a cookie should be handed out anew, so that it lasts while it is used."""
        return abs(int(self._clock()) - shown.issued) >= RENEWED_AFTER

    def device(self, cookies: Mapping[str, str]) -> Device:
        """Return the device that a browser says it is, or a new one."""
        match self._read(self._devices, cookies.get(self.device_cookie, "")):
            case ([str(number), *accounts], _):
                return Device(number, tuple(one for one in accounts if isinstance(one, str)))
        return Device(secrets.token_urlsafe(16))

    def known_by(self, device: Device) -> str:
        """Return what a browser keeps to be known as a device."""
        return self._devices.dumps([device.number, *device.accounts])

    def _read(self, signer: URLSafeTimedSerializer, cookie: str) -> tuple[object, int] | None:
        try:
            said, when = signer.loads(cookie, return_timestamp=True)
        except (BadSignature, ValueError, OverflowError, OSError):
            return None
        return said, int(when.timestamp())

    # --- who it is ---

    async def person(self, shown: Pass, name: str) -> PersonRow | None:
        """Return who somebody is by their pass now, if it still counts.

        A guest who has opened an account, or whose things have become an account's, is known by
        another pass from then on.
        """
        if shown.session != NO_SESSION:
            return await self._store.person_in_session(shown.session)
        row = await self._store.person(shown.person)
        if row is None:
            return PersonRow(shown.person, name)
        return None if row.login != GUEST or row.departed else row

    # --- beginning and ending ---

    async def begin(self, person: PersonRow, before: Pass) -> Pass:
        """Begin a session of an account; what the browser was known by before ends with it."""
        session = secrets.token_urlsafe(16)
        dropped = await self._store.begin_session(session, person.id)
        self._end(Pass(person.id, one) for one in dropped)
        await self.end(before)
        return Pass(person.id, session)

    async def end(self, shown: Pass) -> None:
        """Have a pass be worth nothing from now on, and its sockets be heard no more."""
        if shown.session == NO_SESSION:
            await self._store.depart(shown.person)
        else:
            await self._store.end_session(shown.session)
        self._end([shown])

    async def end_all(self, person: PersonRow) -> None:
        """Have all passes of somebody be worth nothing from now on."""
        ended = await self._store.end_sessions(person.id)
        self._end([Pass(person.id), *(Pass(person.id, one) for one in ended)])

    def _end(self, ended: Iterable[Pass]) -> None:
        keys = tuple(one.key for one in ended)
        self._silence(keys)
        self._company.post(Ended(keys))
        asyncio.get_running_loop().call_later(GRACE, self.hang_up)

    def _silence(self, keys: Collection[str]) -> None:
        self.endings += 1
        for key in keys:
            for watcher in self._sockets.get(key, ()):
                watcher.silence()

    # --- what ends in other processes ---

    def hear(self, sender: int, news: News) -> None:
        """Close the sockets of passes that another process has ended."""
        if isinstance(news, Ended):
            self._silence(news.passes)
            self.hang_up()

    def look_around(self) -> None:
        """Look whether passes have ended of which nothing was heard."""
        self._looking = asyncio.ensure_future(self._look_around())

    async def _look_around(self) -> None:
        self.endings += 1
        for key in list(self._sockets):
            person, _, session = key.partition(" ")
            if await self.person(Pass(person, session), "") is None:
                self._silence([key])
        self.hang_up()

    # --- sockets ---

    def connect(self, shown: Pass, watcher: Watcher) -> None:
        """Note that a socket was opened with a pass."""
        self._sockets.setdefault(shown.key, set()).add(watcher)

    def disconnect(self, shown: Pass, watcher: Watcher) -> None:
        """Note that it has been closed."""
        open_still = self._sockets.get(shown.key, set())
        open_still.discard(watcher)
        if not open_still:
            self._sockets.pop(shown.key, None)

    def turn_out(self, is_unwelcome: Callable[[Watcher], bool], code: int) -> None:
        """Close the sockets of some, with a code that says why."""
        for sockets in self._sockets.values():
            for watcher in sockets:
                if is_unwelcome(watcher):
                    watcher.leave(code)

    def hang_up(self) -> None:
        """Close the sockets of passes that have ended; browsers come back with what they have."""
        for sockets in self._sockets.values():
            for watcher in sockets:
                if watcher.gone:
                    watcher.leave()
