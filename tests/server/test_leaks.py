"""Nothing a seat may not know ever leaves the house for that seat (see ``twins``)."""

import asyncio
import itertools
from pathlib import Path

import pytest

from athanor.kernel import Match, Stream, find, games
from athanor.kernel.record_lines import FairChance, Header, Person
from athanor.kernel.recorder import Recorder
from athanor.server.replay_steps import ReplaySteps
from athanor.server.tables.hosted_match import HostedMatch
from tests.server.postgres import PostgresServer
from tests.server.tables.staging import START
from tests.server.twins import (
    EVENTS,
    MATCHES,
    MORE_SEEDS,
    TURNED_UP,
    PartedError,
    Played,
    Tape,
    choices_alike,
    earlier,
    mirrored_match,
    play_alike,
    twins,
)

pytestmark = pytest.mark.pure


@pytest.mark.parametrize("match", MATCHES, ids=str)
def test_all_that_is_sent_is_the_same_whatever_is_hidden(match: Played, tmp_path: Path) -> None:
    game = find(match.name).build(match.seats, match.options)

    events: set[str] = set()

    async def run(seat: int, seed: int) -> tuple[int, set[str]]:
        async with twins(tmp_path / f"{seat}-{seed}", game, seat, seed) as pair:
            played = await play_alike(pair, match, Stream(seed))
            events.update(pair.met)
            return played

    met: set[str] = set()
    far = 0
    for seed in itertools.chain(match.seeds, MORE_SEEDS):
        if seed in MORE_SEEDS and match.hidden <= met and events == EVENTS:
            break
        steps, hidden = asyncio.run(run(seed % match.seats, seed))
        far += steps
        met |= hidden
    assert far >= 10
    assert match.hidden <= met, "what is hidden was hardly ever different"
    assert events == EVENTS


def test_what_is_hidden_stays_hidden_in_a_database_too(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    match = MATCHES[0]
    game = find(match.name).build(match.seats, match.options)

    async def run() -> tuple[int, set[str]]:
        databases = postgres.new(), postgres.new()
        async with twins(tmp_path, game, 0, match.seeds[0], databases) as pair:
            return await play_alike(pair, match, Stream(match.seeds[0]))

    steps, _ = asyncio.run(run())
    assert steps >= 10


def test_every_registered_game_is_played_at_twin_tables() -> None:
    assert {match.name for match in MATCHES} == set(games())


@pytest.mark.parametrize("match", MATCHES, ids=str)
def test_earlier_moments_of_a_running_match_are_the_same_whatever_is_hidden(match: Played) -> None:
    game = find(match.name).build(match.seats, match.options)
    for seed in match.seeds:
        seat = seed % match.seats
        model = Tape(seed)
        matches = [HostedMatch(game, model, START), mirrored_match(game, model, seat)]
        length = play_on_alike(matches, match, seat, Stream(seed))
        assert length > 3
        for at in range(length + 1):
            assert earlier(matches[0], at, seat) == earlier(matches[1], at, seat)
        replays = [steps_of(hosted, length) for hosted in matches]
        for at in range(length + 1):
            for viewer in (-1, seat):
                assert replays[0].step(at, viewer) == replays[1].step(at, viewer)


def play_on_alike(matches: list[HostedMatch], match: Played, seat: int, stream: Stream) -> int:
    """Play two matches that differ only in what a seat may not know; return how far they came."""
    differed = False
    while not any(hosted.match.is_over for hosted in matches) and len(matches[0].choices) < 40:
        waiting = matches[0].match.decisions
        asked = waiting[stream.below(len(waiting))].seat
        try:
            found = choices_alike(matches, asked, seat, stream, match)
            differed = differed or found[0] != found[1]
            if differed and match.name in TURNED_UP and len(waiting) == 1:
                break
            for hosted, text in zip(matches, found, strict=True):
                hosted.choose(asked, text, START)
        except PartedError:
            break
    over = any(hosted.match.is_over or hosted.log.reveals for hosted in matches)
    return min(len(hosted.choices) for hosted in matches) - over


def steps_of(hosted: HostedMatch, length: int) -> ReplaySteps:
    """Return the beginning of a course as it can be stepped through."""
    game = hosted.game
    seats = tuple(Person(f"Name {seat}") for seat in range(game.seats))
    header = Header(1, game.info.name, dict(game.options), game.packs, seats, FairChance("0" * 64))
    recorder = Recorder(game, header, (), None)
    match = Match(game, game.start(), hosted.luck.source(), scribe=recorder)
    for written in hosted.choices[:length]:
        match.answer(written.seat, match.decision_of(written.seat).parse(written.text))
    return ReplaySteps(recorder.record, game)
