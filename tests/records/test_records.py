"""Records of every released version play again as they were played, to the last bit."""

import json
from pathlib import Path

import pytest

from athanor import __version__
from athanor.kernel import find, fingerprint
from athanor.kernel.record import game_of, read_record
from athanor.kernel.replay import Replay
from athanor.kernel.verify import verify
from tests.records.writing import FINGERPRINTS, FOLDER, MATCHES

RECORDS = sorted(FOLDER.glob("*/*.jsonl"))


def called(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def test_there_are_records_of_all_games_of_this_version() -> None:
    assert {path.stem for path in RECORDS if path.parent.name == __version__} == set(MATCHES)


@pytest.mark.parametrize("path", RECORDS, ids=called)
def test_a_record_plays_again_as_it_was_played(path: Path) -> None:
    """Where its rules were mended since, it is at least told that they were."""
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    game = game_of(record)
    report = verify(record, game)
    if record.header.rules < find(record.header.game).info.rules_version and not report.is_sound:
        assert report.problems[-1].refusal.message.key == "record-older-rules"
        return
    assert report.is_sound, report.problems
    assert report.finished
    assert report.chance_checked
    replay = Replay(record, game)
    replay.to(replay.length)
    assert replay.recorder.record.text() == text
    kept = json.loads((path.parent / FINGERPRINTS).read_text(encoding="utf-8"))
    assert fingerprint(replay.match.state) == kept[path.stem]
