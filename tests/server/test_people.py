"""Accounts are known by login and password, which are hard to guess; names are fit to be shown."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from athanor.kernel.words import Refused
from athanor.server.cleaning import cleaned
from athanor.server.limits import REMEMBERED, Limit, Places
from athanor.server.login_tries import FORGOTTEN_AFTER, WrongTries
from athanor.server.login_tries import REMEMBERED as TRIES_REMEMBERED
from athanor.server.people import FREE, LONGEST_PAUSE, People
from athanor.server.protocol.pages import Credentials, NewPassword
from athanor.server.sessions import Device
from athanor.server.store import PersonRow, Store

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
ADA = Credentials("Ada", "correct horse")
WRONG = Credentials("ada", "battery staple")
STRANGE = Device("strange")


class Pauses:
    """Notes for how long answers are kept waiting, and waits for none."""

    def __init__(self) -> None:
        self.taken: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.taken.append(seconds)


def using(
    where: Path | str,
    story: Callable[[People, Store], Awaitable[None]],
    pauses: Pauses | None = None,
) -> None:
    async def run() -> None:
        store = Store.open(where)
        try:
            await story(People(store, CHEAP, Pauses() if pauses is None else pauses), store)
        finally:
            await store.close()

    asyncio.run(run())


async def refusal_of(attempt: Awaitable[object]) -> str:
    with pytest.raises(Refused) as caught:
        await attempt
    return caught.value.refusal.message.key


# --- names ---


def test_a_guest_is_written_down_only_when_there_is_something_to_keep(where: Path | str) -> None:
    async def story(people: People, store: Store) -> None:
        guest = await people.known("hermes", "Guest")
        assert guest == PersonRow("hermes", "Guest")
        assert await store.person("hermes") is None
        renamed = await people.rename(guest, "Hermes")
        assert renamed.name == "Hermes"
        assert await people.known("hermes", "Guest") == renamed

    using(where, story)


def test_a_name_of_nothing_is_refused(where: Path | str) -> None:
    async def story(people: People, store: Store) -> None:
        guest = PersonRow("hermes", "Guest")
        assert await refusal_of(people.rename(guest, "\u202e\u200b ")) == "server-bad-name"
        assert await store.person("hermes") is None

    using(where, story)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Zosime de Panopolis", "Zosime de Panopolis"),
        ("  Zo\tsi\nme  ", "Zo si me"),
        ("ab\u202edc\u200b\x07", "abdc"),
        ("e\u0301te\u0301", "été"),
        ("a" + "\u0336" * 40 + "b", "a\u0336\u0336b"),
        ("マリア", "マリア"),
        ("\U0001f9ea", "\U0001f9ea"),
        ("\ud800", ""),
    ],
)
def test_what_people_write_is_cleaned(given: str, kept: str) -> None:
    assert cleaned(given) == kept


# --- accounts ---


def test_an_account_keeps_who_somebody_was(where: Path | str) -> None:
    async def story(people: People, _: Store) -> None:
        made = await people.open_account("client", PersonRow("ada", "Ada L."), ADA)
        assert (made.id, made.name, made.login) == ("ada", "Ada L.", "Ada")
        assert "horse" not in made.password
        again = await people.log_in("client", STRANGE, Credentials("aDA", ADA.password))
        assert again == made

    using(where, story)


def test_logins_are_taken_once_and_accounts_opened_once(where: Path | str) -> None:
    async def story(people: People, _: Store) -> None:
        made = await people.open_account("client", PersonRow("ada", "Ada"), ADA)
        other = Credentials("other", "long enough")
        assert await refusal_of(people.open_account("client", made, other)) == "server-has-account"
        twin = PersonRow("twin", "Twin")
        assert await refusal_of(people.open_account("client", twin, ADA)) == "server-login-taken"
        stale = PersonRow("ada", "Ada")
        assert await refusal_of(people.open_account("client", stale, other)) == "server-has-account"

    using(where, story)


def test_a_wrong_password_and_an_unknown_login_are_told_alike(where: Path | str) -> None:
    async def story(people: People, _: Store) -> None:
        await people.open_account("client", PersonRow("ada", "Ada"), ADA)
        assert await refusal_of(people.log_in("client", STRANGE, WRONG)) == "server-wrong-login"
        nobody = Credentials("nobody", "correct horse")
        assert await refusal_of(people.log_in("client", STRANGE, nobody)) == "server-wrong-login"

    using(where, story)


async def guess(people: People, client: str, times: int, device: Device = STRANGE) -> None:
    for _ in range(times):
        assert await refusal_of(people.log_in(client, device, WRONG)) == "server-wrong-login"


def test_who_guesses_has_to_wait(where: Path | str) -> None:
    async def story(people: People, _: Store) -> None:
        made = await people.open_account("client", PersonRow("ada", "Ada"), ADA)
        for number in range(FREE + 1):
            wish = Credentials(f"login{number}", "guess guess")
            attempt = people.log_in("robber", STRANGE, wish)
            assert await refusal_of(attempt) == "server-wrong-login"
        attempt = people.log_in("robber", STRANGE, ADA)
        assert await refusal_of(attempt) == "server-too-many-logins"
        assert await people.log_in("another", STRANGE, ADA) == made

    using(where, story)


def test_strangers_who_guess_do_not_shut_the_owner_out(where: Path | str) -> None:
    pauses = Pauses()

    async def story(people: People, _: Store) -> None:
        made = await people.open_account("client", PersonRow("ada", "Ada"), ADA)
        for number in range(200):
            await guess(people, f"bot{number}", 1)
        assert pauses.taken[:FREE] == [0.0] * FREE
        assert pauses.taken[FREE:] == sorted(pauses.taken[FREE:])
        assert max(pauses.taken) == LONGEST_PAUSE
        pauses.taken.clear()
        assert await people.log_in("home", Device("home", ("ada",)), ADA) == made
        assert pauses.taken == []
        assert await people.log_in("a friend's", STRANGE, ADA) == made
        assert pauses.taken == [LONGEST_PAUSE]
        assert await people.log_in("a friend's", STRANGE, ADA) == made
        assert pauses.taken[1:] == [0.0]

    using(where, story, pauses)


def test_a_known_device_does_not_wait_for_its_address_but_for_its_own_guesses(
    where: Path | str,
) -> None:
    async def story(people: People, _: Store) -> None:
        made = await people.open_account("client", PersonRow("ada", "Ada"), ADA)
        await guess(people, "house", FREE + 1)
        home = Device("home", ("ada",))
        assert await people.log_in("house", home, ADA) == made
        await guess(people, "house", FREE + 1, home)
        assert await refusal_of(people.log_in("x", home, ADA)) == "server-too-many-logins"

    using(where, story)


def test_many_guesses_at_once_are_no_way_around(where: Path | str) -> None:
    async def story(people: People, _: Store) -> None:
        await people.open_account("client", PersonRow("ada", "Ada"), ADA)
        attempts = [refusal_of(people.log_in("robber", STRANGE, WRONG)) for _ in range(30)]
        told = await asyncio.gather(*attempts)
        assert told.count("server-wrong-login") == FREE + 1

    using(where, story)


def test_who_asks_for_one_login_after_the_other_is_guessing(where: Path | str) -> None:
    async def story(people: People, _: Store) -> None:
        await people.open_account("client", PersonRow("ada", "Ada"), ADA)
        robber = PersonRow("robber", "Robber")
        for _number in range(FREE + 1):
            attempt = people.open_account("den", robber, ADA)
            assert await refusal_of(attempt) == "server-login-taken"
        free = Credentials("free", "long enough")
        for wish in (ADA, free):
            attempt = people.open_account("den", robber, wish)
            assert await refusal_of(attempt) == "server-too-many-logins"

    using(where, story)


def test_a_password_is_changed_by_who_knows_the_old_one(where: Path | str) -> None:
    async def story(people: People, store: Store) -> None:
        made = await people.open_account("client", PersonRow("ada", "Ada"), ADA)
        guest = PersonRow("guest", "Guest")
        wrong = NewPassword("battery staple", "a better one")
        right = NewPassword(ADA.password, "a better one")
        assert await refusal_of(people.change_password(guest, right)) == "server-no-account"
        assert await refusal_of(people.change_password(made, wrong)) == "server-wrong-password"
        changed = await people.change_password(made, right)
        assert await store.person("ada") == changed
        assert await refusal_of(people.change_password(made, right)) == "table-try-again"
        assert await refusal_of(people.log_in("client", STRANGE, ADA)) == "server-wrong-login"
        again = Credentials("ada", "a better one")
        assert await people.log_in("client", STRANGE, again) == changed
        for _number in range(FREE + 1):
            assert await refusal_of(people.change_password(changed, right)) != "table-try-again"
        refused = await refusal_of(people.change_password(changed, right))
        assert refused == "server-too-many-logins"

    using(where, story)


def test_each_wrong_try_waits_longer_and_all_are_forgotten_in_the_end() -> None:
    now = [0.0]
    tries = WrongTries(2, 10.0, lambda: now[0])
    waits = []
    for _ in range(8):
        tries.count("a")
        waits.append(tries.delay("a"))
    assert waits == [0, 0, 1, 2, 4, 8, 10, 10]
    with pytest.raises(Refused, match="too-many-logins"):
        tries.check("a")
    tries.check("b")
    now[0] = 10.0
    tries.check("a")
    now[0] = FORGOTTEN_AFTER
    assert tries.delay("a") == 0


def test_tries_are_remembered_of_so_many_at_once() -> None:
    tries = WrongTries(0, 10.0, lambda: 0.0)
    for number in range(TRIES_REMEMBERED + 1):
        tries.count(str(number))
    assert tries.delay("0") == 0
    assert tries.delay("1") == 1


# --- limits ---


def test_a_limit_fills_up_again() -> None:
    now = [0.0]
    limit = Limit(3, 30.0, lambda: now[0])
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]
    assert limit.allows("b")
    now[0] = 9.0
    assert not limit.allows("a")
    now[0] = 10.0
    assert limit.allows("a")
    now[0] = 1000.0
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]


def test_a_limit_forgets_those_not_seen_for_longest() -> None:
    limit = Limit(1, 60.0, lambda: 0.0)
    assert limit.allows("first")
    for number in range(REMEMBERED):
        assert limit.allows(str(number))
    assert not limit.allows(str(REMEMBERED - 1))
    assert limit.allows("first")


def test_places_are_counted_for_each_of_their_owners() -> None:
    places = Places(most=4, each=2)
    assert places.take("address", "ada")
    assert places.take("address", "otto")
    assert not places.take("address", "ida")
    assert places.take("elsewhere", "ada")
    assert not places.take("third", "ada")
    places.free("address", "ada")
    assert places.take("third", "ada")
    assert places.take("fourth")
    assert not places.take("fifth")
