"""People: guests, known by a signed cookie, and those among them who have an account."""

import asyncio
import secrets
from functools import cache
from typing import Final, NoReturn

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from itsdangerous import BadSignature, URLSafeTimedSerializer

from athanor.kernel.words import refuse
from athanor.locale import Speaker, languages
from athanor.server.cleaning import cleaned
from athanor.server.limits import Limit
from athanor.server.protocol.pages import Credentials
from athanor.server.store import Conflict, PersonRow, Store
from athanor.server.store.rows import GUEST

KEY: Final = "key"
"""The setting that holds what all signatures of the house are made with."""

KEY_BYTES: Final = 32

SALT: Final = "athanor-person"
"""Keeps the signatures of cookies apart from all others made with the same key."""

LASTS: Final = 400 * 86_400
"""Seconds after which a cookie is worth nothing; browsers keep none for longer."""

HASHING: Final = 2
"""Passwords that are checked at the same time; each takes much memory, as it should."""

TRIES: Final = 20
WINDOW: Final = 600.0
"""So many attempts to log in, from one client or at one account, within so many seconds."""


def guest_name(language: str) -> str:
    """Return what somebody is called who has not said how they want to be."""
    return Speaker(language).text("server-guest")


@cache
def guest_names() -> frozenset[str]:
    """Return what such people are called in all languages."""
    return frozenset(guest_name(language) for language in languages())


def is_unnamed(name: str) -> bool:
    """Tell whether a name is only what the house calls guests."""
    return name in guest_names()


async def house_key(store: Store) -> bytes:
    """Return the key of the house, made when it is opened for the first time."""
    key = await store.setting(KEY)
    if key is None:
        key = secrets.token_bytes(KEY_BYTES)
        await store.set_setting(KEY, key)
    return key


class People:
    """Who is who. Guests are written down only once they do something worth keeping."""

    def __init__(self, store: Store, key: bytes, hasher: PasswordHasher | None = None) -> None:
        self._store = store
        self._signer = URLSafeTimedSerializer(key, salt=SALT)
        self._hasher = PasswordHasher() if hasher is None else hasher
        self._hashing = asyncio.Semaphore(HASHING)
        self._clients = Limit(TRIES, WINDOW)
        self._logins = Limit(TRIES, WINDOW)
        self._decoy = ""

    # --- cookies ---

    def new_guest(self) -> str:
        """Return the number of somebody who has never been here."""
        return secrets.token_urlsafe(16)

    def cookie(self, person: str) -> str:
        """Return what somebody's browser keeps to be known by."""
        return self._signer.dumps(person)

    def who(self, cookie: str) -> str | None:
        """Return whose cookie this is, if the house has signed it and it still counts."""
        try:
            person = self._signer.loads(cookie, max_age=LASTS)
        except BadSignature:
            return None
        return person if isinstance(person, str) else None

    # --- names ---

    async def known(self, person: str, name: str) -> PersonRow:
        """Return somebody as the house knows them; a guest it has not written down has ``name``."""
        row = await self._store.person(person)
        return PersonRow(person, name) if row is None else row

    async def written_down(self, person: PersonRow) -> PersonRow:
        """Keep somebody who is about to do something worth keeping."""
        await self._store.add_person(person)
        return person

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        """Call somebody otherwise; refuse a name in which there is nothing to see."""
        clean = cleaned(name)
        if not clean:
            raise refuse("server-bad-name")
        await self.written_down(PersonRow(person.id, clean))
        await self._store.rename(person.id, clean)
        return PersonRow(person.id, clean, person.login, person.password)

    # --- accounts ---

    async def open_account(self, person: PersonRow, wish: Credentials) -> PersonRow:
        """Give a guest, who stays who they are, a login and a password."""
        if person.login != GUEST:
            raise refuse("server-has-account", login=person.login)
        async with self._hashing:
            password = await asyncio.to_thread(self._hasher.hash, wish.password)
        await self.written_down(person)
        try:
            made = await self._store.credentials(person.id, wish.login, password)
        except Conflict as error:
            raise refuse("server-login-taken", login=wish.login) from error
        if not made:
            await self._refuse_account(person)
        return PersonRow(person.id, person.name, wish.login, password)

    async def _refuse_account(self, person: PersonRow) -> NoReturn:
        """Refuse who has opened an account meanwhile, or is just logging in to one."""
        known = await self.known(person.id, person.name)
        if known.login == GUEST:
            raise refuse("table-try-again")
        raise refuse("server-has-account", login=known.login)

    async def log_in(self, client: str, wish: Credentials) -> PersonRow:
        """Return whose account it is; takes as long whether or not there is such an account."""
        allowed = [self._clients.allows(client), self._logins.allows(wish.login.casefold())]
        if not all(allowed):
            raise refuse("server-too-many-logins")
        person = await self._store.person_called(wish.login)
        async with self._hashing:
            right = await asyncio.to_thread(self._verify, person, wish.password)
        if person is None or not right:
            raise refuse("server-wrong-login")
        return person

    def _verify(self, person: PersonRow | None, password: str) -> bool:
        if not self._decoy:
            self._decoy = self._hasher.hash(secrets.token_hex(16))
        try:
            return self._hasher.verify(self._decoy if person is None else person.password, password)
        except VerificationError:
            return False
