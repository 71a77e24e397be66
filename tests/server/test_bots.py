"""Bots think elsewhere, and somebody answers even if a process dies over it."""

import asyncio
import multiprocessing
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from athanor.bots.bot import Window
from athanor.bots.crew import Share
from athanor.bots.greedy import GreedyBot
from athanor.bots.levels import make_bot
from athanor.kernel import Match, Stream, find
from athanor.kernel.snapshot import snapshot_of
from athanor.kernel.words import Refused
from athanor.server.bots import (
    HOUSE_BOTS,
    BotError,
    BotRoom,
    GameSpec,
    Question,
    Undecided,
    answer,
    check_bot,
    race,
    written,
)

SPEC = GameSpec("alchemist", 3, {"schools": False, "first_player": 1})

A_THOUGHT = 0.1
"""Seconds of a processor after which somebody certainly thinks."""


def processor_time(process: int | None) -> float:
    """Return how many seconds a process has had a processor."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def opening() -> Match:
    game = find(SPEC.name).build(SPEC.seats, SPEC.options)
    return Match(game, game.start(), Stream(7))


def towards_the_end() -> Match:
    """Return a match in which another choice proves better than the hinted one, near its end."""
    game = find(SPEC.name).build(SPEC.seats, SPEC.options)
    match = Match(game, game.start(), Stream(7))
    bot = GreedyBot(game.hints(), 7)
    while match.answered < 28:
        decision = match.decision
        assert decision is not None
        match.answer(decision.seat, bot.choose(Window(match, decision.seat)))
    return match


def with_room(story: Callable[[BotRoom], Awaitable[None]], workers: int = 1) -> None:
    async def run() -> None:
        room = BotRoom(workers)
        try:
            await story(room)
        finally:
            await room.close()

    asyncio.run(run())


def test_bots_choose_something_legal_and_the_same_from_the_same_seed() -> None:
    match = opening()
    decision = match.decision
    assert decision is not None
    snapshot = msgspec.json.encode(snapshot_of(match))

    async def story(room: BotRoom) -> None:
        for bot in ("random", "greedy", "apprentice"):
            text = await room.choose(SPEC, snapshot, decision.seat, bot, 5)
            assert decision.is_legal(decision.parse(text))
            assert text == await room.choose(SPEC, snapshot, decision.seat, bot, 5)

    with_room(story)


def test_a_question_is_asked_again_when_its_process_dies() -> None:
    match = opening()
    decision = match.decision
    assert decision is not None
    snapshot = msgspec.json.encode(snapshot_of(match))

    async def story(room: BotRoom) -> None:
        before = await room.choose(SPEC, snapshot, decision.seat, "greedy", 5)
        (worker,) = multiprocessing.active_children()
        worker.kill()
        assert await room.choose(SPEC, snapshot, decision.seat, "greedy", 5) == before
        assert worker not in multiprocessing.active_children()

    with_room(story)


def test_what_goes_wrong_is_told_and_harms_nobody_else() -> None:
    match = opening()
    decision = match.decision
    assert decision is not None
    snapshot = msgspec.json.encode(snapshot_of(match))
    other_seat = (decision.seat + 1) % SPEC.seats

    async def story(room: BotRoom) -> None:
        with pytest.raises(BotError, match="kernel-not-your-turn"):
            await room.choose(SPEC, snapshot, other_seat, "random", 5)
        with pytest.raises(BotError, match="DecodeError"):
            await room.choose(SPEC, b"nonsense", decision.seat, "random", 5)
        assert await room.choose(SPEC, snapshot, decision.seat, "random", 5)

    with_room(story)


def test_a_thought_that_is_long_does_not_keep_the_house_open() -> None:
    match = opening()
    decision = match.decision
    assert decision is not None
    snapshot = msgspec.json.encode(snapshot_of(match))

    async def story(room: BotRoom) -> None:
        await room.choose(SPEC, snapshot, decision.seat, "random", 5)
        (worker,) = multiprocessing.active_children()
        before = processor_time(worker.pid)
        endless = room.choose(SPEC, snapshot, decision.seat, "search:9999999", 5)
        thinking = asyncio.ensure_future(endless)
        while not thinking.done() and processor_time(worker.pid) < before + A_THOUGHT:
            await asyncio.sleep(0.01)
        await room.close()
        with pytest.raises((BotError, asyncio.CancelledError)):
            await thinking
        with pytest.raises(BotError):
            await room.choose(SPEC, snapshot, decision.seat, "random", 5)
        assert multiprocessing.active_children() == []

    with_room(story)


def test_processes_share_a_long_thought_and_come_to_what_one_would_choose() -> None:
    match = towards_the_end()
    decision = match.decision
    assert decision is not None
    window = Window(match, decision.seat)
    snapshot = msgspec.json.encode(snapshot_of(match))
    question = Question(written(SPEC), snapshot, decision.seat, "search:2000", 5)
    alone = answer(question)
    assert alone == window.option(make_bot("search:2000", match.game, 5).choose(window)).text
    shared = answer(msgspec.structs.replace(question, processes=2))
    assert isinstance(shared, Undecided)
    assert len(shared.shares) == 2
    assert sum(share.iterations for share in shared.shares) == 2000
    assert alone in shared.texts[1:], "thinking changes what hints say"

    async def story(room: BotRoom) -> None:
        assert await room.choose(SPEC, snapshot, decision.seat, "search:2000", 5) == alone
        assert room.queue.waiting == room.queue.thinking == 0

    with_room(story, workers=2)


def test_what_takes_no_time_is_not_shared() -> None:
    match = opening()
    decision = match.decision
    assert decision is not None
    snapshot = msgspec.json.encode(snapshot_of(match))
    question = Question(written(SPEC), snapshot, decision.seat, "greedy", 5, processes=2)
    assert isinstance(answer(question), str)


def test_what_goes_wrong_in_a_share_is_told() -> None:
    share = Share(written(SPEC), b"nonsense", 0, [1, 2], 5, 10, 1.0)
    with pytest.raises(BotError, match="share: DecodeError"):
        race(share)


@pytest.mark.parametrize("spec", HOUSE_BOTS)
def test_the_house_has_bots(spec: str) -> None:
    check_bot(spec)


@pytest.mark.parametrize("spec", ["search:999s", "search:9999999", "mastr", ""])
def test_no_bot_at_a_table_thinks_as_long_as_somebody_likes(spec: str) -> None:
    with pytest.raises(Refused, match="server-no-such-bot"):
        check_bot(spec)
