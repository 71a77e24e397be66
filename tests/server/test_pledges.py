"""Nobody can aim: the secret of every table is drawn before any seat's seed is known."""

import asyncio
from pathlib import Path

import pytest

from athanor.kernel.chance import commitment
from athanor.kernel.words import Refused
from athanor.server.pledges import MOST_OF_ONE, Pledges
from athanor.server.store import Store
from tests.server.visiting import OpenHouse, Visitor, key_of, open_house

ME = {"kind": "me"}
BOT = {"kind": "bot", "spec": "random"}
SEED = "any words"


def pledge(visitor: Visitor) -> str:
    answer = visitor.post("/api/commitments")
    assert answer.status_code == 201
    pledged: str = answer.json()["commitment"]
    return pledged


def wish(seats: list[dict[str, str]], **more: object) -> dict[str, object]:
    return {"game": "alchemist", "seats": seats, **more}


def test_a_host_sees_the_commitment_before_giving_a_seed(house: OpenHouse) -> None:
    pledged = pledge(house.host)
    card = house.host.opens(ME, BOT, commitment=pledged, seed=SEED)
    assert card["commitment"] == pledged
    secret = house.call(house.store.table, card["id"])
    assert secret is not None
    assert commitment(secret.secret) == pledged


def test_a_seed_without_a_commitment_is_refused(house: OpenHouse) -> None:
    answer = house.host.post("/api/tables", wish([ME, BOT], seed=SEED))
    assert (answer.status_code, key_of(answer)) == (422, "table-seed-too-early")
    assert house.host.get("/api/tables").json()["mine"] == []


def test_a_secret_is_for_one_table_and_one_person(house: OpenHouse) -> None:
    pledged, other = pledge(house.host), house.visitor()
    for visitor in (other, house.host, house.host):
        answer = visitor.post("/api/tables", wish([ME, BOT], commitment=pledged, seed=SEED))
        if answer.status_code == 201:
            assert visitor is house.host
            house.host.get(f"/api/tables/{answer.json()['id']}")
        else:
            assert (answer.status_code, key_of(answer)) == (409, "table-no-such-pledge")
    assert len(house.host.get("/api/tables").json()["mine"]) == 1


def test_what_is_refused_leaves_the_secret_for_the_next_try(house: OpenHouse) -> None:
    pledged = pledge(house.host)
    bad = wish([ME], commitment=pledged, seed=SEED)
    assert house.host.post("/api/tables", bad).status_code == 422
    assert house.host.opens(ME, BOT, commitment=pledged, seed=SEED)["commitment"] == pledged


def test_a_rematch_has_a_new_secret_and_a_new_seed(house: OpenHouse) -> None:
    first = pledge(house.host)
    ready = {"game": "alkemy-v2", "options": {"setup": "ready"}}
    old = house.host.opens(ME, {**ME, "name": "Ida"}, **ready, commitment=first, seed="old seed")
    with house.host.browser.websocket_connect(f"/api/tables/{old['id']}/socket") as socket:
        socket.send_json({"type": "hello", "viewer": 0})
        socket.send_json({"type": "concede", "id": "1", "at": 0, "seat": 0})
        while socket.receive_json().get("phase") != "over":
            continue
    path = f"/api/tables/{old['id']}/rematch"
    assert key_of(house.host.post(path, {"seed": SEED})) == "table-seed-too-early"
    second = pledge(house.host)
    again = house.host.post(path, {"commitment": second, "seed": SEED})
    assert again.status_code == 201, again.text
    assert again.json()["commitment"] == second != first
    bodies = [
        house.call(house.store.entries, table)[0].body for table in (old["id"], again.json()["id"])
    ]
    assert [b"old seed" in body for body in bodies] == [True, False]
    assert [SEED.encode() in body for body in bodies] == [False, True]


def test_nobody_drives_out_the_secrets_of_others(where: Path | str) -> None:
    async def story() -> None:
        store = Store.open(where)
        pledges = Pledges(store)
        mine = [await pledges.pledge("me") for _ in range(MOST_OF_ONE + 1)]
        others = await pledges.pledge("somebody")
        with pytest.raises(Refused, match="table-no-such-pledge"):
            await pledges.redeem(mine[0], SEED, "me")
        assert commitment(await pledges.redeem(mine[1], SEED, "me")) == mine[1]
        assert commitment(await pledges.redeem(others, "", "somebody")) == others
        assert await pledges.redeem("", "", "me") != await pledges.redeem("", "", "me")
        await store.fit_pledges(2)
        with pytest.raises(Refused, match="table-no-such-pledge"):
            await pledges.redeem(mine[-3], SEED, "me")
        assert commitment(await pledges.redeem(mine[-2], SEED, "me")) == mine[-2]
        await store.close()

    asyncio.run(story())


def test_a_secret_outlives_the_house_that_drew_it(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        pledged, cookies = pledge(house.host), dict(house.host.browser.cookies)
    with open_house(tmp_path) as house:
        house.host.browser.cookies.update(cookies)
        assert house.host.opens(ME, BOT, commitment=pledged, seed=SEED)["commitment"] == pledged
