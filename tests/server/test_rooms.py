"""Rooms: things happen once, are on disk before anybody is told, and go on by themselves."""

import asyncio
import multiprocessing
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from athanor.server.bots import BotError, BotRoom, GameSpec
from athanor.server.clock import WallClock
from athanor.server.protocol import play
from athanor.server.protocol.common import Pace
from athanor.server.protocol.pages import ForBot, MeHere
from athanor.server.services import Services
from athanor.server.tables.journal import Chose, Program, Seated, SeatedPerson
from athanor.server.tables.scene import ONLOOKER
from athanor.server.thinking_queue import FOR_NOBODY, Thinker
from tests.server.rooms import Ear, Hands, read, room_for
from tests.server.stories import (
    RANDOM,
    answers,
    choose,
    hub_of,
    journal,
    legal,
    opened,
    scenes,
    tell,
    until,
)
from tests.server.tables.staging import HOST, START, alchemist, person, set_table, sitting

# --- once ---


def test_a_request_sent_twice_happens_once(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            room = await opened(hub, MeHere(), MeHere())
            wish = play.Choose("once", 0, 0, legal(room))
            ear = Ear(room, HOST)
            await asyncio.gather(ear.say(wish), ear.say(wish))
            await ear.say(wish)
            await ear.go()
            assert answers(ear) == [play.Done("once", 1)] * 3
            assert room.table.answers == 1
        async with hub_of(services) as later:
            again = await later.room(room.table.id)
            ear = Ear(again, HOST)
            await ear.say(wish)
            await ear.go()
            assert answers(ear) == [play.Done("once", 1)]
            assert again.table.answers == 1
        assert len(await journal(services, room.table.id)) == 2

    tell(tmp_path, story)


def test_a_request_that_brings_several_things_about_is_answered_alike_twice(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            options = {"setup": "ready"}
            room = await opened(hub, MeHere(), MeHere(), game="alkemy-v2", options=options)
            ear = Ear(room, HOST)
            for _ in range(2):
                await ear.say(play.OfferDraw("draw", 0, 0))
            await ear.go()
            assert answers(ear) == [play.Done("draw", 1)] * 2
            assert room.table.phase == "over"

    tell(tmp_path, story)


def test_the_same_id_of_somebody_else_is_another_request(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        room = await room_for(set_table(alchemist(2)), services)
        assert await choose(room, legal(room), "same") == 1
        assert await choose(room, legal(room), "same") == 2

    tell(tmp_path, story)


def test_nobody_is_told_of_anything_that_is_not_on_disk(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        room = await room_for(set_table(), services)
        ear = Ear(room, person(1))
        await ear.say(play.Hello(1))
        for step in range(10):
            await choose(room, legal(room, step), f"{step}")
            await ear.listen()
            latest = scenes(ear)[-1]
            assert latest.seq == room.table.seq == len(await journal(services, room.table.id)) - 1
        await ear.go()

    tell(tmp_path, story)


# --- coming back ---


@pytest.mark.parametrize("is_left", [False, True])
def test_who_was_away_while_a_choice_was_taken_back_reads_the_log_as_it_is_now(
    tmp_path: Path, is_left: bool
) -> None:
    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            room = await opened(hub, MeHere(), MeHere())
            ear, witness = Ear(room, HOST), Ear(room, "stranger")
            one, other = legal(room, 1), legal(room, 2)
            assert one != other
            await ear.say(play.Choose("1", 0, 0, one))
            await witness.say(play.Hello())
            seen = scenes(witness)[-1]
            await witness.go()
            room.go(witness.watcher)
            await ear.say(play.TakeBack("2", 1, 0))
            await ear.say(play.Choose("3", 0, 0, other))
            await ear.go()
            if is_left:
                room.leave()
            again = await hub.room(room.table.id)
            back, newcomer = Ear(again, "stranger"), Ear(again, "stranger")
            await back.say(play.Hello(ONLOOKER, seen.seq, len(seen.told)))
            await newcomer.say(play.Hello())
            log = list(seen.told)
            for now in scenes(back):
                log[now.start :] = now.told
            assert tuple(log) == scenes(newcomer)[0].told
            for gone in (back, newcomer):
                await gone.go()

    tell(tmp_path, story)


# --- bots ---


def test_bots_play_a_whole_match_by_themselves(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            room = await opened(hub, RANDOM, ForBot("greedy"), RANDOM)
            await until(lambda: room.table.phase == "over")
            chosen = (await journal(services, room.table.id))[1:]
            assert [one.by for one in chosen if isinstance(one, Chose)] == ["bot"] * len(chosen)
            await until(lambda: room.is_idle)
            assert await services.store.in_phase(["over"]) == [room.table.id]

    tell(tmp_path, story)


def test_bots_wait_when_they_are_told_to(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            room = await opened(hub, RANDOM, RANDOM)
            await until(lambda: room.table.answers >= 3)
            ear = Ear(room, HOST)
            await ear.say(play.BotPace("stop", True))
            await ear.go()
            await until(lambda: room.is_idle)
            assert room.table.phase == "playing"
            room.pace(play.BotPace("go", False, 0))
            assert not room.is_idle
            await until(lambda: room.table.phase == "over")

    tell(tmp_path, story)


def test_a_bot_that_is_waiting_goes_on_at_once_when_it_may(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        async with hub_of(replace(services, bot_millis=60_000)) as hub:
            room = await opened(hub, RANDOM, RANDOM)
            await asyncio.sleep(0)
            assert room.table.answers == 0
            room.pace(play.BotPace("fast", False, 0))
            await until(lambda: room.table.answers > 0)

    tell(tmp_path, story)


def test_spectators_do_not_set_the_pace(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        room = await room_for(set_table(), services)
        ear = Ear(room, "stranger")
        await ear.say(play.BotPace("stop", True))
        await ear.go()
        (refused,) = answers(ear)
        assert isinstance(refused, play.Refused)
        assert refused.refusal.message.key == "table-only-watching"
        assert not room.bots.paused

    tell(tmp_path, story)


def test_a_match_goes_on_when_the_process_of_its_bot_dies(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            room = await opened(hub, RANDOM, RANDOM)
            await until(lambda: room.table.answers >= 2)
            (worker,) = multiprocessing.active_children()
            worker.kill()
            await until(lambda: room.table.phase == "over")

    tell(tmp_path, story)


class Speechless(BotRoom):
    """Bots that cannot say what they choose."""

    async def choose(
        self,
        game: GameSpec,
        snapshot: bytes,
        seat: int,
        bot: str,
        seed: int,
        thinker: Thinker = FOR_NOBODY,
    ) -> str:
        raise BotError("no words")


def test_for_a_bot_that_cannot_choose_the_default_is_chosen(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        async with hub_of(replace(services, bots=Speechless(1))) as hub:
            room = await opened(hub, RANDOM, RANDOM)
            await until(lambda: room.table.answers >= 10)

    tell(tmp_path, story)


class Pensive(BotRoom):
    """Bots that answer when a test lets them, with what they thought when they were asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = 0
        self.may_answer = asyncio.Event()

    async def choose(
        self,
        game: GameSpec,
        snapshot: bytes,
        seat: int,
        bot: str,
        seed: int,
        thinker: Thinker = FOR_NOBODY,
    ) -> str:
        self.asked += 1
        text = await super().choose(game, snapshot, seat, bot, seed, thinker)
        await self.may_answer.wait()
        return text


def test_what_a_bot_chose_for_a_position_that_was_taken_back_is_forgotten(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        bots = Pensive()
        async with hub_of(replace(services, bots=bots)) as hub:
            room = await opened(hub, MeHere(), RANDOM)
            ear = Ear(room, HOST)
            one, other = legal(room, 1), legal(room, 2)
            assert one != other
            await ear.say(play.Choose("1", 0, 0, one))
            await until(lambda: bots.asked == 1)
            await ear.say(play.TakeBack("2", 1, 0))
            await ear.say(play.Choose("3", 0, 0, other))
            await ear.go()
            assert [type(one) for one in answers(ear)] == [play.Done] * 3
            bots.may_answer.set()
            await until(lambda: room.table.answers == 2)
            assert bots.asked == 2
        await bots.close()

    tell(tmp_path, story)


def test_a_bot_that_is_asked_while_the_house_closes_is_asked_again_later(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(services: Services) -> None:
        bots = BotRoom(1)
        await bots.close()
        async with hub_of(replace(services, bots=bots)) as hub:
            room = await opened(hub, RANDOM, RANDOM)
            await until(lambda: not room.bots.are_busy)
            assert room.table.answers == 0
        async with hub_of(services) as later:
            again = await later.room(room.table.id)
            await until(lambda: again.table.answers > 0)

    tell(tmp_path, story)
    assert caplog.records == []


# --- clocks ---

MINUTE = 60_000


def hurried(time_up: str) -> dict[str, object]:
    return {"pace": {"kind": "live", "seconds": 60, "time_up": time_up}}


def test_when_time_is_up_the_default_is_chosen_and_not_before(tmp_path: Path) -> None:
    hands = Hands()

    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            room = await opened(hub, MeHere(), MeHere(), **hurried("default"))
            ear = Ear(room, HOST)
            await ear.say(play.Hello(0))
            (waiting,) = scenes(ear)[-1].waiting
            assert waiting.deadline == START + MINUTE
            hands.moment = START + MINUTE - 1
            await room.clock.ring()
            assert room.table.answers == 0
            hands.moment = START + MINUTE
            await room.clock.ring()
            await ear.listen()
            await ear.go()
            chosen = (await journal(services, room.table.id))[-1]
            assert isinstance(chosen, Chose)
            assert (chosen.seat, chosen.by) == (0, "clock")
            (waiting,) = scenes(ear)[-1].waiting
            assert (waiting.seat, waiting.deadline) == (1, START + 2 * MINUTE)

    tell(tmp_path, story, hands)


def test_when_time_is_up_a_bot_takes_over_and_plays(tmp_path: Path) -> None:
    hands = Hands()

    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            room = await opened(hub, MeHere(), RANDOM, **hurried("bot"))
            hands.moment += MINUTE
            await room.clock.ring()
            assert room.table.occupants[0] == Program("adept")
            await until(lambda: room.table.answers >= 1)
            assert (await journal(services, room.table.id))[1] == Seated(0, Program("adept"))

    tell(tmp_path, story, hands)


def test_where_nothing_was_agreed_for_when_time_is_up_everybody_waits(tmp_path: Path) -> None:
    hands = Hands()

    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            room = await opened(hub, MeHere(), MeHere(), **hurried("nothing"))
            hands.moment += 10 * MINUTE
            await room.clock.ring()
            assert room.table.seq == 0
            assert room.is_idle

    tell(tmp_path, story, hands)


def test_the_clock_rings_by_itself(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            pace = Pace("live", 1, "default")
            room = await opened(hub, MeHere(), MeHere(), pace=msgspec.to_builtins(pace))
            await until(lambda: room.table.answers > 0)

    tell(tmp_path, story, WallClock())


def test_a_time_for_the_whole_match_outlives_the_house(tmp_path: Path) -> None:
    hands = Hands()

    async def story(services: Services) -> None:
        pace = msgspec.to_builtins(Pace("live", 0, "default", budget=3 * 60))
        async with hub_of(services) as hub:
            room = await opened(hub, MeHere(), MeHere(), pace=pace)
            seat = room.table.waiting[0]
            hands.moment += 3 * MINUTE
            await room.clock.ring()
            assert room.table.answers == 1
            spent = room.table.spent
            assert spent[seat] == 3 * MINUTE
        hands.moment += 100 * MINUTE
        async with hub_of(replace(services, opened=hands.moment)) as later:
            again = await later.room(room.table.id)
            assert again.table.spent == spent
            assert again.table.clocks(hands.moment, hands.moment)[seat] == 0

    tell(tmp_path, story, hands)


def test_nobodys_time_runs_while_the_house_is_closed(tmp_path: Path) -> None:
    hands = Hands()

    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            room = await opened(hub, MeHere(), MeHere(), **hurried("default"))
        hands.moment += 100 * MINUTE
        async with hub_of(replace(services, opened=hands.moment)) as later:
            again = await later.room(room.table.id)
            await again.clock.ring()
            assert again.table.answers == 0
            hands.moment += MINUTE
            await again.clock.ring()
            assert again.table.answers == 1

    tell(tmp_path, story, hands)


# --- talking ---


def overheard(ear: Ear) -> list[str]:
    """Return the chat as a client folds it."""
    said: list[str] = []
    for frame in ear.frames:
        message = read(frame)
        if isinstance(message, play.Chat):
            said[message.start :] = [remark.text for remark in message.remarks]
    return said


def test_who_plays_does_not_hear_spectators_before_the_match_is_over(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        async with hub_of(services) as hub:
            options = {"setup": "ready"}
            room = await opened(hub, MeHere(), MeHere(), game="alkemy-v2", options=options)
            player, looker = Ear(room, HOST), Ear(room, "stranger")
            for ear in (player, looker):
                await ear.say(play.Hello())
            await looker.say(play.Say("1", "beware"))
            await player.say(play.Say("2", "well met"))
            await looker.say(play.Say("3", "of that one"))
            await player.listen()
            assert overheard(player) == ["well met"]
            assert overheard(looker) == ["beware", "well met", "of that one"]
            await player.say(play.Concede("4", 0, 0))
            await looker.say(play.Say("5", "well played"))
            fresh = Ear(await hub.room(room.table.id), HOST)
            await fresh.say(play.Hello())
            for ear in (player, looker, fresh):
                await ear.listen()
                assert overheard(ear) == ["beware", "well met", "of that one", "well played"]
                await ear.go()
        async with hub_of(services) as later:
            again = await later.room(room.table.id)
            assert [remark.seat for remark in again.chat.remarks] == [-1, 0, -1, -1]

    tell(tmp_path, story)


def test_a_remark_sent_again_is_said_once_also_after_a_restart(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        names: list[str] = []
        for _ in range(2):
            async with hub_of(services) as hub:
                room = await hub.room(names[0]) if names else await opened(hub, MeHere(), MeHere())
                names.append(room.table.id)
                ear, other = Ear(room, HOST), Ear(room, "stranger")
                for one in (ear, other):
                    await one.say(play.Hello())
                for _ in range(2):
                    await ear.say(play.Say("1", "well met"))
                    await other.say(play.Say("1", "good evening"))
                assert answers(ear) == answers(other) == [play.Done("1", 0)] * 2
                await ear.listen()
                assert [remark.text for remark in room.chat.remarks] == ["well met", "good evening"]
                for one in (ear, other):
                    await one.go()
        assert len(await services.store.remarks(names[0])) == 2

    tell(tmp_path, story)


def test_nothing_but_signs_that_can_be_seen_is_said(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        room = await room_for(set_table(), services)
        ear = Ear(room, HOST)
        await ear.say(play.Say("1", "\u202e \u200b"))
        await ear.go()
        (refused,) = answers(ear)
        assert isinstance(refused, play.Refused)
        assert refused.refusal.message.key == "table-nothing-said"
        assert room.chat.remarks == []

    tell(tmp_path, story)


# --- several people at one device ---


def test_one_person_looks_from_each_of_their_seats_and_from_no_other(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        occupants = (SeatedPerson(HOST, "Maria"), SeatedPerson(HOST, "Zosimos"), *sitting(3)[2:])
        room = await room_for(set_table(occupants=occupants), services)
        ear = Ear(room, HOST)
        await ear.say(play.Hello(0))
        assert (scenes(ear)[-1].viewer, scenes(ear)[-1].own) == (0, (0, 1))
        asked = scenes(ear)[-1].asked
        assert asked is not None
        assert asked.seat == 0
        await ear.say(play.Choose("1", 0, 0, legal(room)))
        await ear.say(play.Look(ONLOOKER))
        curtain = scenes(ear)[-1]
        assert (curtain.viewer, curtain.asked, curtain.start) == (ONLOOKER, None, 0)
        await ear.say(play.Look(1))
        assert (scenes(ear)[-1].viewer, scenes(ear)[-1].start) == (1, 0)
        assert scenes(ear)[-1].asked is not None
        await ear.say(play.Look(2))
        refused = ear.last()
        assert isinstance(refused, play.Refused)
        assert refused.refusal.message.key == "table-not-your-seat"
        assert ear.watcher.viewer == 1
        await ear.go()

    tell(tmp_path, story)


# --- who is told of what ---


def test_who_comes_to_look_on_has_nobody_elses_scene_built(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        room = await room_for(set_table(alchemist(2)), services)
        host, stranger = Ear(room, HOST), Ear(room, "stranger")
        await host.say(play.Hello(0))
        before = len(host.frames)
        for _ in range(3):
            await stranger.say(play.Hello())
        await stranger.go()
        assert len(scenes(stranger)) == 3
        assert len(host.frames) == before
        await host.go()

    tell(tmp_path, story)


def test_who_has_a_seat_is_seen_to_come_and_to_go_once(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        room = await room_for(set_table(alchemist(2)), services)
        host, other, again = Ear(room, HOST), Ear(room, person(1)), Ear(room, person(1))
        await host.say(play.Hello(0))
        await other.say(play.Hello(1))
        await again.say(play.Hello(1))
        await other.go()
        await again.go()
        seen = [scene.seats[1] for scene in scenes(host)]
        assert [getattr(one, "here", None) for one in seen] == [False, True, False]
        await host.go()

    tell(tmp_path, story)


def test_a_remark_brings_no_new_scene(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        room = await room_for(set_table(alchemist(2)), services)
        host, other = Ear(room, HOST), Ear(room, person(1))
        await host.say(play.Hello(0))
        await other.say(play.Hello(1))
        before = len(other.frames)
        await host.say(play.Say("1", "well"))
        (heard,) = [read(frame) for frame in other.frames[before:]]
        assert isinstance(heard, play.Chat)
        assert [remark.text for remark in heard.remarks] == ["well"]
        for ear in (host, other):
            await ear.go()

    tell(tmp_path, story)
