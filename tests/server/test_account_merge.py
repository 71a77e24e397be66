"""Guests who log in bring along what was theirs, whatever comes in between."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect

from athanor.server.account_merge import AccountMerge
from athanor.server.house import House
from athanor.server.hub import Hub
from athanor.server.people import People
from athanor.server.protocol import play
from athanor.server.protocol.pages import Again, Claim, ForAnyone, Handing, MeHere
from athanor.server.services import Services
from athanor.server.settings import Settings
from athanor.server.store import PersonRow, Store
from athanor.server.tables.journal import Nobody, Recognised, SeatedPerson
from tests.server import living
from tests.server.rooms import Ear
from tests.server.stories import (
    ME,
    answers,
    choose,
    hub_of,
    journal,
    legal,
    opened,
    pictures,
    tell,
)
from tests.server.test_keeping import Fragile, tell_of_failures
from tests.server.visiting import OpenHouse, Visitor, open_house

SEAT = {"kind": "me"}
OPEN = {"kind": "open"}
ADA = {"login": "ada", "password": "correct horse"}
IDA = PersonRow("ida", "Ida")
OTTO = PersonRow("otto", "Otto")
ACCOUNT = PersonRow("ida-account", "Ida of the account")


def with_account(house: OpenHouse, name: str) -> Visitor:
    """Return somebody with an account and a browser of their own."""
    ada = house.visitor()
    ada.patch("/api/me", {"name": name})
    assert ada.post("/api/account", ADA).status_code == 201
    return ada


# --- through the whole house ---


def test_who_logs_in_keeps_their_seats_and_tables(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ada, guest = with_account(house, "Ada"), house.visitor()
        guest.patch("/api/me", {"name": "Maria"})
        joined = house.host.opens(SEAT, OPEN)["id"]
        guest.post(f"/api/tables/{joined}/seats/1")
        hosted = guest.opens(OPEN, OPEN)["id"]
        assert guest.post("/api/session", ADA).json() == {
            "name": "Ada",
            "login": "ada",
            "named": True,
        }
        for browser in (guest, ada):
            seat = browser.get(f"/api/tables/{joined}").json()["seats"][1]
            assert (seat["name"], seat["you"]) == ("Maria", True)
            assert browser.get(f"/api/tables/{hosted}").json()["host"]
            mine = {card["id"] for card in browser.get("/api/tables").json()["mine"]}
            assert mine == {joined, hosted}
        cookies = dict(ada.browser.cookies)
    with open_house(tmp_path) as again:
        again.host.browser.cookies.update(cookies)
        assert again.host.get(f"/api/tables/{joined}").json()["seats"][1]["you"]
        assert again.host.delete(f"/api/tables/{hosted}").json()["phase"] == "closed"


def heard(socket: Any, kind: str) -> Any:
    while True:
        said = socket.receive_json()
        if said["type"] == kind:
            return said


def test_a_socket_that_was_open_ends_and_comes_back_to_the_seat(house: OpenHouse) -> None:
    with_account(house, "Ada")
    guest = house.visitor()
    table = house.host.opens(SEAT, OPEN)["id"]
    guest.post(f"/api/tables/{table}/seats/1")
    address = f"/api/tables/{table}/socket"
    with guest.browser.websocket_connect(address) as before:
        before.send_json({"type": "hello", "viewer": 1})
        assert heard(before, "scene")["own"] == [1]
        guest.post("/api/session", ADA)
        with pytest.raises(WebSocketDisconnect):
            heard(before, "nothing more")
    with guest.browser.websocket_connect(address) as after:
        after.send_json({"type": "hello", "viewer": 1})
        assert heard(after, "scene")["own"] == [1]


def test_who_logs_out_leaves_no_socket_behind(house: OpenHouse) -> None:
    ada = with_account(house, "Ada")
    table = ada.opens(SEAT, OPEN)["id"]
    with ada.browser.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.send_json({"type": "hello", "viewer": 0})
        assert heard(socket, "scene")["own"] == [0]
        ada.delete("/api/session")
        with pytest.raises(WebSocketDisconnect):
            heard(socket, "nothing more")


@pytest.mark.parametrize(
    ("account", "guest", "called"),
    [("Ada", "Maria", "Ada"), ("Guest", "Maria", "Maria"), ("Invité", "Guest", "Invité")],
)
def test_an_account_without_a_name_takes_the_guests(
    house: OpenHouse, account: str, guest: str, called: str
) -> None:
    ada, visitor = with_account(house, account), house.visitor()
    visitor.patch("/api/me", {"name": guest})
    assert visitor.post("/api/session", ADA).json()["name"] == called
    assert ada.get("/api/me").json()["name"] == called


def test_who_has_an_account_brings_nothing_from_it_to_another(house: OpenHouse) -> None:
    with_account(house, "Ada")
    other = house.visitor()
    other.post("/api/account", {**ADA, "login": "other"})
    table = other.opens(SEAT, OPEN)["id"]
    assert other.post("/api/session", ADA).json()["login"] == "ada"
    assert not other.get(f"/api/tables/{table}").json()["seats"][0]["you"]
    assert other.get("/api/tables").json()["mine"] == []


def test_an_account_is_logged_in_to_again_without_any_change(house: OpenHouse) -> None:
    ada = with_account(house, "Ada")
    table = ada.opens(SEAT, OPEN)["id"]
    assert ada.post("/api/session", ADA).status_code == 200
    assert ada.get(f"/api/tables/{table}").json()["seats"][0]["you"]


# --- at the tables ---


def account_merge(services: Services, hub: Hub) -> AccountMerge:
    return AccountMerge(services.store, People(services.store), hub)


async def introduce(store: Store) -> None:
    """Have the guest and their account known."""
    await store.add_person(IDA)
    await store.add_person(ACCOUNT)
    assert await store.credentials(ACCOUNT.id, "ida", "hash")


def test_a_request_sent_again_after_logging_in_happens_once(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        await introduce(services.store)
        async with hub_of(services) as hub:
            room = await opened(hub, ForAnyone(), MeHere())
            await hub.seating.sit(room.table.id, 0, Claim(), IDA)
            wish = play.Choose("mine", 0, 0, legal(room))
            guest = Ear(room, IDA.id)
            await guest.say(wish)
            await account_merge(services, hub).bring(IDA, ACCOUNT)
            account = Ear(room, ACCOUNT.id)
            await account.say(wish)
            assert answers(account) == answers(guest) == [play.Done("mine", 2)]
            await guest.say(play.Ask("late", 1, 0, "draw"))
            assert isinstance(answers(guest)[-1], play.Refused)
            for ear in (guest, account):
                await ear.go()

    tell(tmp_path, story)


def test_a_remark_sent_again_after_logging_in_is_said_once(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        await introduce(services.store)
        async with hub_of(services) as hub:
            room = await opened(hub, MeHere(), MeHere())
            guest, account = Ear(room, IDA.id), Ear(room, ACCOUNT.id)
            await guest.say(play.Say("mine", "well met"))
            await account_merge(services, hub).bring(IDA, ACCOUNT)
            await account.say(play.Say("mine", "well met"))
            assert len(room.chat.remarks) == len(await services.store.remarks(room.table.id)) == 1
            for ear in (guest, account):
                await ear.go()

    tell(tmp_path, story)


def test_a_seat_kept_at_the_next_table_comes_along(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        await introduce(services.store)
        async with hub_of(services) as hub:
            wishes = {"game": "alkemy-v2", "options": {"setup": "ready"}}
            old = await opened(hub, MeHere(), ForAnyone(), **wishes)
            await hub.seating.sit(old.table.id, 1, Claim(), IDA)
            ear = Ear(old, IDA.id)
            await ear.say(play.Concede("enough", 0, 1))
            await ear.go()
            again = await hub.opening.rematch(old.table.id, Again(), ME)
            await account_merge(services, hub).bring(IDA, ACCOUNT)
            assert again.table.occupants[1] == Nobody(False, "Ida", reserved=ACCOUNT.id)
            await hub.seating.sit(again.table.id, 1, Claim(), ACCOUNT)
            assert again.table.phase == "playing"

    tell(tmp_path, story)


def test_who_has_seen_a_hand_and_left_has_seen_it_also_with_an_account(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        await introduce(services.store)
        await services.store.add_person(OTTO)
        async with hub_of(services) as hub:
            name = (await opened(hub, MeHere(), ForAnyone())).table.id
            await hub.seating.sit(name, 1, Claim(), IDA)
            await hub.seating.hand(name, 1, Handing("open"), IDA)
            await hub.seating.sit(name, 1, Claim(), OTTO)
        async with hub_of(services) as hub:
            await account_merge(services, hub).bring(IDA, ACCOUNT)
            await hub.seating.hand(name, 0, Handing("open"), ME)
            await hub.seating.sit(name, 0, Claim(), ACCOUNT)
            table = (await hub.room(name)).table
            assert table.hands[ACCOUNT.id] == {1}
            assert table.seats_of(ACCOUNT.id) == ()
            assert table.proposal is not None
            assert table.proposal.kind == "seat"

    tell(tmp_path, story)


def test_a_table_taken_up_from_a_snapshot_knows_who_came_home(tmp_path: Path) -> None:
    async def story(usual: Services) -> None:
        services = replace(usual, snapshot_every=5)
        await introduce(services.store)
        async with hub_of(services) as hub:
            room = await opened(hub, MeHere(), ForAnyone())
            await hub.seating.sit(room.table.id, 1, Claim(), IDA)
            await account_merge(services, hub).bring(IDA, ACCOUNT)
            for step in range(6):
                await choose(room, legal(room, step), f"{step}")
        kept = await services.store.snapshot(room.table.id)
        assert kept is not None
        async with hub_of(services) as later:
            again = (await later.room(room.table.id)).table
            assert again.seats_of(ACCOUNT.id) == (1,)
            assert pictures(again) == pictures(room.table)

    tell(tmp_path, story)


# --- broken off ---


async def with_two_tables(hub: Hub) -> list[str]:
    """Return two tables at which Ida sits."""
    names = [(await opened(hub, MeHere(), ForAnyone())).table.id for _ in range(2)]
    for name in names:
        await hub.seating.sit(name, 1, Claim(), IDA)
    return names


async def recognitions(services: Services, table: str) -> list[object]:
    return [one for one in await journal(services, table) if isinstance(one, Recognised)]


def test_what_breaks_off_at_one_table_is_done_later_and_only_once(tmp_path: Path) -> None:
    async def story(services: Services, store: Fragile) -> None:
        await introduce(store)
        async with hub_of(services) as hub:
            names = await with_two_tables(hub)
            store.failures = 1
            await account_merge(services, hub).bring(IDA, ACCOUNT)
            assert len(await store.tables_of(ACCOUNT.id)) == 1
            assert await store.heirs() == [(IDA.id, ACCOUNT.id)]
        async with hub_of(services) as later:
            for _ in range(2):
                await account_merge(services, later).finish()
            assert sorted(await store.tables_of(ACCOUNT.id)) == sorted(names)
            assert await store.heirs() == []
            for name in names:
                assert await recognitions(services, name) == [Recognised(IDA.id, ACCOUNT.id)]
                occupant = (await later.room(name)).table.occupants[1]
                assert occupant == SeatedPerson(ACCOUNT.id, "Ida")

    tell_of_failures(tmp_path, story)


def test_a_house_that_opens_finishes_what_was_only_noted(tmp_path: Path) -> None:
    async def noted(services: Services) -> None:
        await introduce(services.store)
        async with hub_of(services) as hub:
            await with_two_tables(hub)
        assert await services.store.name_heir(IDA.id, ACCOUNT.id)

    async def opens() -> None:
        settings = Settings(tmp_path, workers=1)
        store = Store.open(settings.store)
        async with asyncio.timeout(living.GUARD):
            house = await House.open(store, settings)
            while await store.heirs():
                await asyncio.sleep(0.001)
            assert len(await store.tables_of(ACCOUNT.id)) == 2
            await house.close()

    tell(tmp_path, noted)
    asyncio.run(opens())


def test_a_house_that_is_killed_meanwhile_goes_on_with_it(tmp_path: Path) -> None:
    async def tables_of(somebody: living.Visitor) -> set[str]:
        return {card["id"] for card in (await somebody.ask("/api/tables"))["mine"]}

    async def log_in(guest: living.Visitor) -> None:
        with suppress(httpx.TransportError):
            await guest.tell("/api/session", ADA)

    async def run() -> None:
        async with living.living_house(tmp_path) as house:
            ada, guest = living.Visitor(house), living.Visitor(house)
            await ada.tell("/api/account", ADA)
            names = {await guest.opens(SEAT, OPEN) for _ in range(12)}
            logging_in = asyncio.ensure_future(log_in(guest))
            while not await tables_of(ada):
                await asyncio.sleep(0)
            await asyncio.to_thread(house.kill)
            await logging_in
            await asyncio.to_thread(house.open)
            while await tables_of(ada) != names:
                await asyncio.sleep(0.01)
            for visitor in (ada, guest):
                await visitor.go()

    asyncio.run(run())


def test_a_guest_goes_to_one_account_only(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        await introduce(services.store)
        store = services.store
        assert await store.name_heir(IDA.id, ACCOUNT.id)
        assert await store.name_heir(IDA.id, ACCOUNT.id)
        assert not await store.name_heir(IDA.id, ME.id)
        assert not await store.name_heir(ACCOUNT.id, ME.id)
        assert not await store.name_heir("nobody", ME.id)
        assert not await store.credentials(IDA.id, "other", "hash")
        await store.has_inherited(IDA.id)
        assert await store.credentials(IDA.id, "other", "hash")

    tell(tmp_path, story)
