"""Guests are known by their cookies; accounts by login and password; names are fit to be shown."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from athanor.kernel.words import Refused
from athanor.server.cleaning import cleaned
from athanor.server.limits import REMEMBERED, Limit, Places
from athanor.server.people import TRIES, People, house_key
from athanor.server.protocol.pages import Credentials
from athanor.server.store import PersonRow, Store

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
ADA = Credentials("Ada", "correct horse")
WRONG = Credentials("ada", "battery staple")


def using(path: Path, story: Callable[[People, Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store.open(path / "athanor.db")
        try:
            await story(People(store, await house_key(store), CHEAP), store)
        finally:
            await store.close()

    asyncio.run(run())


async def refusal_of(attempt: Awaitable[object]) -> str:
    with pytest.raises(Refused) as caught:
        await attempt
    return caught.value.refusal.message.key


# --- cookies ---


def test_a_cookie_says_who_somebody_is(tmp_path: Path) -> None:
    async def story(people: People, _: Store) -> None:
        guest = people.new_guest()
        assert people.who(people.cookie(guest)) == guest
        assert people.new_guest() != guest

    using(tmp_path, story)


def test_a_cookie_that_was_changed_says_nothing(tmp_path: Path) -> None:
    async def story(people: People, store: Store) -> None:
        cookie = people.cookie("hermes")
        forged = [cookie[:-1], cookie.replace(".", "", 1), "", "é", "a.b.c", f"x{cookie}"]
        assert [people.who(one) for one in forged] == [None] * len(forged)
        stranger = People(store, b"another key of another house....", CHEAP)
        assert stranger.who(cookie) is None

    using(tmp_path, story)


def test_the_key_of_the_house_is_made_once(tmp_path: Path) -> None:
    cookies: list[str] = []

    async def first(people: People, _: Store) -> None:
        cookies.append(people.cookie("hermes"))

    async def second(people: People, _: Store) -> None:
        assert people.who(cookies[0]) == "hermes"

    using(tmp_path, first)
    using(tmp_path, second)


# --- names ---


def test_a_guest_is_written_down_only_when_there_is_something_to_keep(tmp_path: Path) -> None:
    async def story(people: People, store: Store) -> None:
        guest = await people.known("hermes", "Guest")
        assert guest == PersonRow("hermes", "Guest")
        assert await store.person("hermes") is None
        renamed = await people.rename(guest, "Hermes")
        assert renamed.name == "Hermes"
        assert await people.known("hermes", "Guest") == renamed

    using(tmp_path, story)


def test_a_name_of_nothing_is_refused(tmp_path: Path) -> None:
    async def story(people: People, store: Store) -> None:
        guest = PersonRow("hermes", "Guest")
        assert await refusal_of(people.rename(guest, "\u202e\u200b ")) == "server-bad-name"
        assert await store.person("hermes") is None

    using(tmp_path, story)


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


def test_an_account_keeps_who_somebody_was(tmp_path: Path) -> None:
    async def story(people: People, _: Store) -> None:
        made = await people.open_account(PersonRow("ada", "Ada L."), ADA)
        assert (made.id, made.name, made.login) == ("ada", "Ada L.", "Ada")
        assert "horse" not in made.password
        again = await people.log_in("client", Credentials("aDA", ADA.password))
        assert again == made

    using(tmp_path, story)


def test_logins_are_taken_once_and_accounts_opened_once(tmp_path: Path) -> None:
    async def story(people: People, _: Store) -> None:
        made = await people.open_account(PersonRow("ada", "Ada"), ADA)
        other = Credentials("other", "long enough")
        assert await refusal_of(people.open_account(made, other)) == "server-has-account"
        twin = PersonRow("twin", "Twin")
        assert await refusal_of(people.open_account(twin, ADA)) == "server-login-taken"
        stale = PersonRow("ada", "Ada")
        assert await refusal_of(people.open_account(stale, other)) == "server-has-account"

    using(tmp_path, story)


def test_a_wrong_password_and_an_unknown_login_are_told_alike(tmp_path: Path) -> None:
    async def story(people: People, _: Store) -> None:
        await people.open_account(PersonRow("ada", "Ada"), ADA)
        assert await refusal_of(people.log_in("client", WRONG)) == "server-wrong-login"
        nobody = Credentials("nobody", "correct horse")
        assert await refusal_of(people.log_in("client", nobody)) == "server-wrong-login"

    using(tmp_path, story)


def test_guessing_is_stopped_for_a_client_and_for_a_login(tmp_path: Path) -> None:
    async def story(people: People, _: Store) -> None:
        await people.open_account(PersonRow("ada", "Ada"), ADA)
        for number in range(TRIES):
            guess = Credentials(f"login{number}", "guess guess")
            assert await refusal_of(people.log_in("robber", guess)) == "server-wrong-login"
        assert await refusal_of(people.log_in("robber", ADA)) == "server-too-many-logins"
        for number in range(TRIES - 1):
            assert await refusal_of(people.log_in(f"bot{number}", WRONG)) == "server-wrong-login"
        assert await refusal_of(people.log_in("another", ADA)) == "server-too-many-logins"

    using(tmp_path, story)


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
