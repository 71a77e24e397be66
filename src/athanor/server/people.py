"""People: guests, and those among them who have an account."""

import asyncio
import hashlib
import secrets
from collections.abc import Awaitable, Callable
from typing import Final, NoReturn

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from athanor.kernel.words import refuse
from athanor.server.cleaning import cleaned
from athanor.server.login_tries import WrongTries
from athanor.server.protocol.pages import Credentials, NewPassword
from athanor.server.sessions import Device
from athanor.server.store import Conflict, PersonRow, Store
from athanor.server.store.rows import GUEST

NAMES: Final = (
    "Adelina", "Albrecht", "Amalia", "Ambroise", "Anselm", "Apolline", "Armand", "Aurelia",
    "Balthazar", "Barbara", "Basil", "Bérénice", "Blaise", "Caterina", "Cécile", "Clémence",
    "Cornelius", "Cosima", "Cyprian", "Damiana", "Désirée", "Dorothea", "Eleonora", "Éliane",
    "Erasmus", "Esteban", "Eugénie", "Fabian", "Fausto", "Félicité", "Florian", "Gabrielle",
    "Gaspard", "Gerbert", "Giordano", "Hadewijch", "Héloïse", "Hildegard", "Honoré", "Ignatius",
    "Isabella", "Isaure", "Jabir", "Joachim", "Josepha", "Julienne", "Lambert", "Laurentius",
    "Léonie", "Leonora", "Lorenzo", "Lucrezia", "Magdalena", "Marsilio", "Mathilde", "Maximilian",
    "Melchior", "Nicasius", "Octavia", "Odilon", "Ondine", "Orsola", "Pelagia", "Petronella",
    "Philippa", "Quentin", "Raimund", "Rosalba", "Rosamund", "Sabine", "Saturnin", "Séverine",
    "Sibylla", "Sidonie", "Silvanus", "Simona", "Theodora", "Théophile", "Thomasina", "Tiburce",
    "Ursula", "Valentin", "Veronica", "Victorin", "Vincenzo", "Walburga", "Wilhelmina", "Xavier",
    "Yolande", "Zacharie", "Zénobie",
)  # fmt: skip
"""Names that the house offers to who comes in without one; none of them is a bot's."""

KEY: Final = "key"
"""The setting that holds what all signatures of the house are made with."""

KEY_BYTES: Final = 32

HASHING: Final = 2
"""Passwords that are checked at the same time; each takes much memory, as it should."""

FREE: Final = 8
"""Wrong tries that cost no time."""

LONGEST_REFUSAL: Final = 900.0
LONGEST_PAUSE: Final = 8.0
"""Seconds for which, at most, a client that guesses is refused, and for which the answer is kept
waiting where many guess at one account: so long its owner can wait, too."""


FORMERLY: Final = frozenset({"Guest", "Invité"})
"""What guests were called before the house offered them names."""


def offered_name(person: str) -> str:
    """Return what somebody is called who has not said how they want to be: always the same."""
    number = int.from_bytes(hashlib.sha256(f"name:{person}".encode()).digest()[:4], "big")
    return NAMES[number % len(NAMES)]


def is_unnamed(person: PersonRow) -> bool:
    """Tell whether somebody is only called what the house offered them."""
    return person.name == offered_name(person.id) or person.name in FORMERLY


async def house_key(store: Store) -> bytes:
    """Return the key of the house, made when it is opened for the first time."""
    key = await store.setting(KEY)
    return key or await store.first_setting(KEY, secrets.token_bytes(KEY_BYTES))


class People:
    """Who is who. Guests are written down only once they do something worth keeping."""

    def __init__(
        self,
        store: Store,
        hasher: PasswordHasher | None = None,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._store = store
        self._hasher = PasswordHasher() if hasher is None else hasher
        self._hashing = asyncio.Semaphore(HASHING)
        self._clients = WrongTries(FREE, LONGEST_REFUSAL)
        self._devices = WrongTries(FREE, LONGEST_REFUSAL)
        self._logins = WrongTries(FREE, LONGEST_PAUSE)
        self._pause = pause
        self._decoy = ""

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

    async def open_account(self, client: str, person: PersonRow, wish: Credentials) -> PersonRow:
        """Give a guest, who stays who they are, a login and a password.

        That a login is taken must be told; who asks for one after the other is guessing.
        """
        if person.login != GUEST:
            raise refuse("server-has-account", login=person.login)
        self._clients.check(client)
        password = await self._hashed(wish.password)
        await self.written_down(person)
        try:
            made = await self._store.credentials(person.id, wish.login, password)
        except Conflict as error:
            self._clients.count(client)
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

    async def log_in(self, client: str, device: Device, wish: Credentials) -> PersonRow:
        """Return whose account it is; takes as long whether or not there is such an account.

        Wrong tries are counted by client and by login, except on devices that know the account:
        those have a count of their own, so that nobody is shut out by those who guess elsewhere.
        """
        login = wish.login.casefold()
        person = await self._store.person_called(wish.login)
        is_known = person is not None and person.id in device.accounts
        counts, key = (
            (self._devices, f"{device.number} {login}") if is_known else (self._clients, client)
        )
        counts.check(key)
        counts.count(key)
        if not is_known:
            self._logins.count(login)
            await self._pause(self._logins.delay(login))
        is_right = await self._is_right(person, wish.password)
        if person is None or not is_right:
            raise refuse("server-wrong-login")
        if is_known:
            counts.forget(key)
        else:
            counts.uncount(key)
            self._logins.forget(login)
        return person

    async def confirm(self, person: PersonRow, password: str) -> None:
        """Refuse who has an account and does not know its password; guests have none."""
        if person.login == GUEST:
            return
        self._devices.check(person.id)
        self._devices.count(person.id)
        if not await self._is_right(person, password):
            raise refuse("server-wrong-password")
        self._devices.forget(person.id)

    async def change_password(self, person: PersonRow, wish: NewPassword) -> PersonRow:
        """Give somebody another password, if they know the one they have."""
        if person.login == GUEST:
            raise refuse("server-no-account")
        await self.confirm(person, wish.old)
        password = await self._hashed(wish.new)
        if not await self._store.change_password(person.id, person.password, password):
            raise refuse("table-try-again")
        return PersonRow(person.id, person.name, person.login, password)

    async def _hashed(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _is_right(self, person: PersonRow | None, password: str) -> bool:
        async with self._hashing:
            return await asyncio.to_thread(self._verify, person, password)

    def _verify(self, person: PersonRow | None, password: str) -> bool:
        if not self._decoy:
            self._decoy = self._hasher.hash(secrets.token_hex(16))
        try:
            return self._hasher.verify(self._decoy if person is None else person.password, password)
        except VerificationError:
            return False
