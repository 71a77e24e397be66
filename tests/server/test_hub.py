"""All tables of the house: found, handed on, played again, and left when nobody is there."""

import asyncio
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from athanor.kernel.chance import commitment
from athanor.kernel.game import Game
from athanor.kernel.words import Refused
from athanor.server.bots import GameSpec
from athanor.server.game_factory import GameFactory
from athanor.server.hub import Hub
from athanor.server.protocol import play
from athanor.server.protocol.pages import (
    Again,
    Claim,
    Expected,
    ForAnyone,
    Handing,
    MeHere,
    NewTable,
)
from athanor.server.room import Room
from athanor.server.services import Services
from athanor.server.store import EntryRow, PersonRow
from athanor.server.tables.journal import Chose, Nobody, SeatedPerson
from tests.server.rooms import Ear
from tests.server.stories import (
    ME,
    RANDOM,
    answers,
    choose,
    hub_of,
    legal,
    opened,
    pictures,
    scenes,
    tell,
    until,
)
from tests.server.tables.staging import HOST
from tests.server.writing import append

IDA = PersonRow("ida", "Ida")
OTTO = PersonRow("otto", "Otto")


# --- seats ---


def test_a_seat_goes_from_a_person_to_a_bot_to_another_person_while_they_play(
    tmp_path: Path,
) -> None:
    async def story(services: Services) -> None:
        for somebody in (IDA, OTTO):
            await services.store.add_person(somebody)
        async with hub_of(replace(services, bot_millis=60_000)) as hub:
            room = await opened(hub, MeHere(), ForAnyone())
            name = room.table.id
            await hub.seating.sit(name, 1, Claim(), IDA)
            ida = Ear(room, IDA.id)
            await ida.say(play.Hello(1))
            await choose(room, legal(room), "1")
            await hub.seating.hand(name, 1, Handing("bot", "random"), IDA)
            await ida.listen()
            seen = scenes(ida)[-1]
            assert (seen.viewer, seen.own, seen.start) == (-1, (), 0)
            await ida.say(play.Choose("late", 1, 1, "draw"))
            assert isinstance(answers(ida)[-1], play.Refused)
            room.pace(play.BotPace("p", False, 0))
            await until(lambda: room.table.answers == 2)
            await choose(room, legal(room), "2")
            await hub.seating.hand(name, 1, Handing("invited"), ME)
            standing = room.table.answers
            (invite,) = (await hub.seating.invites(name, ME)).seats
            with pytest.raises(Refused, match="table-bad-invite"):
                await hub.seating.sit(name, 1, Claim("guessed"), OTTO)
            await hub.seating.sit(name, 1, Claim(invite.token), OTTO)
            assert room.table.occupants[1] == SeatedPerson(OTTO.id, OTTO.name)
            assert room.table.answers == standing
            assert await services.store.own_page(OTTO.id, 9, 0) == [name]
            assert await services.store.own_page(IDA.id, 9, 0) == []
            if room.table.waiting == [0]:
                await choose(room, legal(room), "3")
            await choose(room, legal(room), "4")
            await ida.go()
        async with hub_of(services) as later:
            assert pictures((await later.room(name)).table) == pictures(room.table)

    tell(tmp_path, story)


def test_nobody_chooses_for_a_seat_that_was_given_up(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            room = await opened(hub, MeHere(), RANDOM)
            await hub.seating.hand(room.table.id, 0, Handing("open"), ME)
            assert room.table.waiting == [0]
            assert room.is_idle

    tell(tmp_path, story)


# --- the lobby ---


async def lobby(hub: Hub, person: PersonRow) -> dict[str, set[str]]:
    """Return which tables somebody sees where."""
    seen = await hub.lobby.of(person.id)
    return {
        "mine": {card.id for card in seen.mine},
        "open": {card.id for card in seen.open},
        "running": {card.id for card in seen.running},
    }


def test_everybody_finds_their_tables_and_those_they_can_join_or_watch(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        await services.store.add_person(IDA)
        async with hub_of(services) as hub:
            waiting = (await opened(hub, MeHere(), ForAnyone())).table.id
            private = (await opened(hub, MeHere(), Expected(), listed=False)).table.id
            running = (await opened(hub, MeHere(), MeHere())).table.id
            closed = (await opened(hub, MeHere(), ForAnyone())).table.id
            await hub.seating.close_table(closed, ME)
            mine = {waiting, private, running}
            assert await lobby(hub, ME) == {"mine": mine, "open": set(), "running": set()}
            expected = {"mine": set(), "open": {waiting}, "running": {running}}
            assert await lobby(hub, IDA) == expected
            await hub.seating.sit(waiting, 1, Claim(), IDA)
            expected = {"mine": {waiting}, "open": set(), "running": {running}}
            assert await lobby(hub, IDA) == expected
        async with hub_of(services) as later:
            assert await lobby(later, IDA) == expected

    tell(tmp_path, story)


def test_no_table_of_ones_own_is_lost_behind_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("athanor.server.lobby.SHOWN", 3)

    async def story(services: Services) -> None:
        await services.store.add_person(IDA)
        async with hub_of(services) as hub:
            running = (await opened(hub, MeHere(), MeHere())).table.id
            waiting = [(await opened(hub, MeHere(), ForAnyone())).table.id for _ in range(3)]
            for _ in range(4):
                closed = await opened(hub, MeHere(), ForAnyone())
                await hub.seating.close_table(closed.table.id, ME)
            first, second = await hub.lobby.of(HOST), await hub.lobby.of(HOST, 1)
            assert first.mine[0].id == running
            assert {one.id for one in first.mine + second.mine} == {running, *waiting}
            assert (len(first.mine), len(second.mine)) == (3, 1)
            assert first.pages == second.pages == 2
            assert (await hub.lobby.of(HOST, 2)).mine == ()
            theirs = await hub.opening.open(NewTable("alchemist", (MeHere(), ForAnyone())), IDA)
            assert [one.id for one in (await hub.lobby.of(HOST)).open] == [theirs.table.id]
            await opened(hub, MeHere(), ForAnyone())
            assert [one.id for one in (await hub.lobby.of(HOST)).open] == [theirs.table.id]
            assert (await hub.lobby.of(IDA.id)).pages == 1

    tell(tmp_path, story)


def test_a_table_asked_for_twice_at_once_is_set_up_once(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            own = {
                "request": "evening",
                "commitment": await hub.opening.pledges.pledge(HOST),
                "seed": "salt",
            }
            asked = [opened(hub, MeHere(), MeHere(), **own) for _ in range(2)]
            one, other = await asyncio.gather(*asked)
            assert one is other
            assert one is await opened(hub, MeHere(), MeHere(), **own)
            assert commitment(one.table.secret) == own["commitment"]
            assert (await hub.lobby.of(HOST)).pages == 1

    tell(tmp_path, story)


def test_a_table_that_makes_no_sense_any_more_is_in_nobodys_way(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            good = (await opened(hub, MeHere(), MeHere())).table
            bad = (await opened(hub, MeHere(), MeHere())).table
        await append(
            services.store, bad.id, [EntryRow(1, 0, b'{"type":"chose","seat":1,"text":"?"}')]
        )
        async with hub_of(services) as later:
            await later.start()
            assert (await lobby(later, ME))["mine"] == {good.id}
            with pytest.raises(Refused, match="table-held"):
                await later.room(bad.id)

    tell(tmp_path, story)


# --- playing again ---


async def finished(hub: Hub) -> Room:
    """Return a table whose match is over, with the host, Ida and a bot."""
    seats = (MeHere(), ForAnyone())
    room = await opened(hub, *seats, game="alkemy-v2", options={"setup": "ready"})
    await hub.seating.sit(room.table.id, 1, Claim(), IDA)
    ear = Ear(room, IDA.id)
    await ear.say(play.Concede("enough", 0, 1))
    await ear.go()
    assert room.table.phase == "over"
    return room


def test_those_who_played_play_again_at_one_other_table(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        for somebody in (IDA, OTTO):
            await services.store.add_person(somebody)
        async with hub_of(services) as hub:
            old = (await finished(hub)).table.id
            with pytest.raises(Refused, match="table-only-watching"):
                await hub.opening.rematch(old, Again(), OTTO)
            table = (await hub.opening.rematch(old, Again(), IDA)).table
            assert table.occupants[0] == Nobody(False, "Hermes", reserved=HOST)
            assert isinstance(table.occupants[1], SeatedPerson)
            assert (table.opened.host, table.phase) == (IDA.id, "gathering")
            with pytest.raises(Refused, match="table-bad-invite"):
                await hub.seating.sit(table.id, 0, Claim(), OTTO)
            one, other = await asyncio.gather(
                hub.opening.rematch(old, Again(), IDA), hub.opening.rematch(old, Again(), ME)
            )
            assert one is other
            assert one.table is table
            assert table.phase == "playing"
            assert table.secret != (await hub.room(old)).table.secret
        async with hub_of(services) as later:
            assert (await later.opening.rematch(old, Again(), ME)).table.id == table.id

    tell(tmp_path, story)


def test_nobody_plays_again_before_the_end(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            room = await opened(hub, MeHere(), MeHere())
            with pytest.raises(Refused, match="table-not-now"):
                await hub.opening.rematch(room.table.id, Again(), ME)

    tell(tmp_path, story)


# --- rooms in memory ---


def test_a_room_is_left_when_nobody_is_there_and_found_again_as_it_was(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            room = await opened(hub, MeHere(), MeHere())
            ear = Ear(room, HOST)
            await ear.say(play.Hello(0))
            await hub.tidy()
            assert await hub.room(room.table.id) is room
            await ear.go()
            room.go(ear.watcher)
            await hub.tidy()
            again = await hub.room(room.table.id)
            assert again is not room
            assert pictures(again.table) == pictures(room.table)
            with pytest.raises(Refused, match="table-try-again"):
                await room.do(lambda: [Chose(0, legal(room))])

    tell(tmp_path, story)


def test_bots_that_were_told_to_wait_go_on_when_somebody_comes_back(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            room = await opened(hub, RANDOM, RANDOM)
            room.pace(play.BotPace("stop", True))
            await until(lambda: room.is_idle)
            await hub.tidy()
            again = await hub.room(room.table.id)
            await until(lambda: again.table.phase == "over")

    tell(tmp_path, story)


class Watched(GameFactory):
    """Notes in which threads games are set up for tables that are taken up again."""

    def __init__(self, packs: Path) -> None:
        super().__init__(packs)
        self.threads: set[threading.Thread] = set()

    def game(self, spec: GameSpec) -> Game:
        self.threads.add(threading.current_thread())
        return super().game(spec)


def test_nobody_waits_while_a_table_is_played_again(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            name = (await opened(hub, MeHere(), MeHere())).table.id
        watched = Watched(tmp_path / "packs")
        async with hub_of(replace(services, game_factory=watched)) as later:
            await later.room(name)
        assert watched.threads
        assert threading.current_thread() not in watched.threads

    tell(tmp_path, story)


def test_those_who_come_at_once_come_to_the_same_room(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            name = (await opened(hub, MeHere(), MeHere())).table.id
        async with hub_of(services) as later:
            one, *others = await asyncio.gather(*(later.room(name) for _ in range(5)))
            assert all(other is one for other in others)

    tell(tmp_path, story)


def test_matches_that_were_left_are_taken_up_when_the_house_opens(tmp_path: Path) -> None:
    async def evening(services: Services) -> None:
        async with hub_of(services) as hub:
            room = await opened(hub, RANDOM, RANDOM)
            await until(lambda: room.table.answers >= 3)

    async def morning(services: Services) -> None:
        async with hub_of(services) as hub:
            (name,) = await services.store.in_phase(["playing"])
            await hub.start()
            room = await hub.room(name)
            assert room.table.answers >= 3
            await until(lambda: room.table.phase == "over")

    tell(tmp_path, evening)
    tell(tmp_path, morning)


def test_a_house_that_closes_takes_nothing_up_any_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            await opened(hub, MeHere(), MeHere())
        again = Hub(services)
        await again.close()
        await again.take_up_all()
        assert (again.rooms, caplog.messages) == ([], [])

    tell(tmp_path, story)


def test_a_table_that_is_being_taken_up_while_the_house_closes_is_left(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            name = (await opened(hub, MeHere(), ForAnyone())).table.id
        hub = Hub(services)
        asking = asyncio.ensure_future(hub.room(name))
        await asyncio.sleep(0)
        asking.cancel()  # as the house does with what it has begun
        await hub.close()
        assert [(room.table.id, room.left) for room in hub.rooms] == [(name, True)]

    tell(tmp_path, story)
