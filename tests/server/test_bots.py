"""Bots think elsewhere, and somebody answers even if a process dies over it."""

import asyncio
import multiprocessing
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from athanor.kernel import Match, Stream, find
from athanor.kernel.snapshot import snapshot_of
from athanor.kernel.words import Refused
from athanor.server.bots import HOUSE_BOTS, BotError, BotRoom, GameSpec, check_bot

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


def with_room(story: Callable[[BotRoom], Awaitable[None]]) -> None:
    async def run() -> None:
        room = BotRoom(workers=1)
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


@pytest.mark.parametrize("spec", HOUSE_BOTS)
def test_the_house_has_bots(spec: str) -> None:
    check_bot(spec)


@pytest.mark.parametrize("spec", ["search:999s", "search:9999999", "mastr", ""])
def test_no_bot_at_a_table_thinks_as_long_as_somebody_likes(spec: str) -> None:
    with pytest.raises(Refused, match="server-no-such-bot"):
        check_bot(spec)
