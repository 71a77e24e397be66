"""The time of the machine may jump; nobody in the house is to lose or win by it."""

from pathlib import Path

from athanor.server.clock import JUMP, WallClock
from athanor.server.protocol import play
from athanor.server.protocol.pages import MeHere
from athanor.server.services import Services
from tests.server.rooms import Ear
from tests.server.stories import choose, hub_of, legal, opened, scenes, tell
from tests.server.tables.staging import HOST

MINUTE = 60_000
DAY = 86_400_000
START = 1_000 * DAY


class Machine:
    """A machine whose time somebody sets."""

    def __init__(self) -> None:
        self.wall = START
        self.steady = 0

    def pass_time(self, millis: int) -> None:
        self.wall += millis
        self.steady += millis

    def clock(self) -> WallClock:
        return WallClock(lambda: self.wall, lambda: self.steady)


def test_small_corrections_do_not_turn_the_time_back() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.pass_time(1_000)
    assert clock.now() == START + 1_000
    machine.wall -= JUMP // 2
    assert clock.now() == START + 1_000
    machine.pass_time(JUMP)
    assert clock.now() == machine.wall
    assert clock.shift == 0


def test_a_time_that_jumped_forward_comes_back() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.wall += 365 * DAY
    assert clock.now() == machine.wall
    machine.wall -= 365 * DAY
    machine.pass_time(MINUTE)
    assert clock.now() == START + MINUTE
    assert clock.shift == 0


def hurried() -> dict[str, object]:
    return {"pace": {"kind": "live", "seconds": 60, "time_up": "default"}}


def test_nobodys_time_is_up_because_the_machines_time_jumped(tmp_path: Path) -> None:
    machine = Machine()

    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            room = await opened(hub, MeHere(), MeHere(), **hurried())
            for jump in (DAY, -3 * DAY):
                machine.wall += jump
                machine.pass_time(20_000)
                await room.clock.ring()
                assert room.table.answers == 0
                assert not room.table.is_overdue(0, room.now(), room.floor)
            ear = Ear(room, HOST)
            await ear.say(play.Hello(0))
            await ear.go()
            (waiting,) = scenes(ear)[-1].waiting
            assert waiting.deadline == machine.wall + 20_000
            machine.pass_time(20_000)
            await room.clock.ring()
            assert room.table.answers == 1

    tell(tmp_path, story, machine.clock())


def test_a_table_that_was_left_in_the_future_goes_on(tmp_path: Path) -> None:
    machine = Machine()
    names: list[str] = []

    async def evening(services: Services) -> None:
        async with hub_of(services) as hub:
            room = await opened(hub, MeHere(), MeHere(), **hurried())
            await choose(room, legal(room), "1")
            names.append(room.table.id)

    async def morning(services: Services) -> None:
        async with hub_of(services) as hub:
            room = await hub.room(names[0])
            machine.pass_time(MINUTE)
            await room.clock.ring()
            assert room.table.answers == 2

    machine.wall += 365 * DAY
    tell(tmp_path, evening, machine.clock())
    machine.wall -= 365 * DAY
    tell(tmp_path, morning, machine.clock())
