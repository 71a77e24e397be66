"""A match so short that it is quickly analysed."""

from athanor.kernel.record import Record, read_record
from athanor.kernel.replay import Replay, begin
from tests.records.writing import FOLDER

RECORDS = FOLDER / "0.1.0"


def last_round(seed: int = 1) -> Record:
    """Return a match of Alchemist that begins a turn or two before its end."""
    record = read_record(RECORDS / "alchemist.jsonl")
    replay = Replay(record)
    replay.to(replay.length - 2)
    position = replay.match.quiet.data()
    match, recorder = begin(replay.game, record.header.seats, stream_seed=seed, position=position)
    while not match.is_over:
        decision = match.decisions[0]
        match.answer(decision.seat, decision.codes()[0])
    return recorder.record
