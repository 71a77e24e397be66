"""Bots think for everybody: nobody's, however many and however deep, keep others' from it."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from athanor.kernel.snapshot import snapshot_of
from athanor.server.bot_players import answer_time
from athanor.server.bots import HOUSE_BOTS
from athanor.server.house import House
from athanor.server.protocol import play
from athanor.server.protocol.pages import ForBot, MeHere, NewTable
from athanor.server.room import Room
from athanor.server.services import Services
from athanor.server.settings import Settings
from athanor.server.store import PersonRow, Store, StoreError
from athanor.server.thinking_queue import COSTS, Thinker, ThinkingQueue, Ticket
from tests.server.living import GUARD
from tests.server.manners import SWIFT
from tests.server.stories import FIRST, ME, hub_of, opened, tell, until

IDA = PersonRow("ida", "Ida")


def turns(queue: ThinkingQueue) -> list[Ticket]:
    """Let one after the other think."""
    found = []
    while (ticket := queue.call()) is not None:
        found.append(ticket)
        queue.end(ticket)
    return found


def test_who_has_many_bots_waits_for_who_has_few() -> None:
    queue = ThinkingQueue(1)
    for number in range(50):
        queue.join(Thinker("crowd", f"crowd {number}"), "master")
    first = queue.call()
    assert first is not None
    ours = [queue.join(Thinker("ida", "table"), "apprentice") for _ in range(5)]
    queue.end(first)
    assert turns(queue)[:5] == ours


def test_a_persons_tables_take_turns_and_cheap_levels_go_first() -> None:
    queue = ThinkingQueue(1)
    busy = [queue.join(Thinker("ida", "busy"), "adept") for _ in range(3)]
    quiet = queue.join(Thinker("ida", "quiet"), "adept")
    cheap = queue.join(Thinker("ida", "quiet"), "random")
    order = turns(queue)
    assert order.index(cheap) < order.index(quiet) < order.index(busy[1])


def test_who_was_away_has_saved_nothing_up() -> None:
    queue = ThinkingQueue(1)
    for number in range(20):
        queue.join(Thinker("ida", f"{number}"), "adept")
    turns(queue)
    late = [queue.join(Thinker("otto", f"late {number}"), "adept") for number in range(10)]
    again = [queue.join(Thinker("ida", f"again {number}"), "adept") for number in range(10)]
    order = turns(queue)
    assert max(order.index(one) for one in again[:4]) < order.index(late[-1])


@pytest.mark.parametrize(("workers", "most"), [(1, 1), (2, 1), (4, 3)])
def test_bots_alone_have_only_the_processes_that_nobody_needs(workers: int, most: int) -> None:
    queue = ThinkingQueue(workers)
    for number in range(10):
        queue.join(Thinker("crowd", f"{number}", alone=True), "master")
    people = queue.join(Thinker("crowd", "people"), "master")
    called = [queue.call() for _ in range(workers + 1)]
    assert called[0] is people
    assert sum(one is not None for one in called) == min(workers, 1 + most)


def test_who_waits_no_more_is_not_called() -> None:
    queue = ThinkingQueue(1)
    gone = queue.join(Thinker("ida", "table"), "random")
    queue.withdraw(gone)
    assert queue.call() is None


def test_every_level_of_the_house_has_its_price() -> None:
    assert set(HOUSE_BOTS) - set(COSTS) == {"master"}


def test_one_guests_many_bots_do_not_starve_anothers(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        await services.store.add_person(IDA)
        async with hub_of(services) as hub:
            crowd = [await opened(hub, ForBot("adept"), MeHere()) for _ in range(6)]
            wish = NewTable("alchemist", (ForBot("apprentice"), MeHere()), {"first_player": 0})
            room = await hub.opening.open(wish, IDA)
            await until(lambda: room.table.answers == 1)
            assert sum(other.table.answers for other in crowd) <= 2

    tell(tmp_path, story)


def test_bots_that_waited_for_their_turn_go_on_when_the_house_opens_again(tmp_path: Path) -> None:
    async def evening(services: Services) -> None:
        async with hub_of(services) as hub:
            for _ in range(5):
                await opened(hub, ForBot("apprentice"), MeHere())

    async def morning() -> None:
        house = await House.open(Store.open(tmp_path / "athanor.db"), Settings(tmp_path, **SWIFT))
        house.account_merge.finish = failing  # type: ignore[method-assign]
        async with asyncio.timeout(GUARD):
            await until(lambda: [room.table.answers for room in house.hub.rooms] == [1] * 5)
        await house.close()

    tell(tmp_path, evening)
    asyncio.run(morning())


async def failing() -> None:
    raise StoreError("the disk is gone")


# --- after which time bots answer ---


@pytest.mark.parametrize("thought", [0, 1, 499, 500])
def test_an_answer_comes_after_the_same_time_whatever_there_was_to_think(thought: int) -> None:
    assert answer_time(7_000, 7_000 + thought, 500) == 7_500


def test_who_needs_longer_answers_after_twice_the_time() -> None:
    assert answer_time(7_000, 7_501, 500) == 8_000


def test_no_pace_makes_a_bot_answer_as_soon_as_it_has_thought(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            quick = await opened(hub, ForBot("random"), MeHere())
            await until(lambda: quick.table.answers == 1)
            room = await opened(hub, ForBot("apprentice"), MeHere())
            await has_thought(services, room)
            room.pace(play.BotPace("fast", False, 0))
            await asyncio.sleep(0.01)
            assert room.table.answers == 0
            assert room.bots.are_busy

    tell(tmp_path, story, even_millis={"apprentice": 3_600_000})


def test_bots_that_nobody_plays_with_have_nothing_to_hide(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            room = await opened(hub, ForBot("greedy"), ForBot("greedy"))
            await until(lambda: room.table.answers >= 2)

    tell(tmp_path, story, even_millis={"greedy": 3_600_000})


async def has_thought(services: Services, room: Room) -> None:
    """Wait until the bot of a table has thought: another that was asked later has answered."""
    assert room.table.hosted is not None
    await until(lambda: room.bots.are_busy)
    await services.bots.choose(
        services.game_factory.spec("alchemist", 2, FIRST, ()),
        msgspec.json.encode(snapshot_of(room.table.hosted.match)),
        0,
        "apprentice",
        1,
        Thinker(ME.id, room.table.id),
    )
