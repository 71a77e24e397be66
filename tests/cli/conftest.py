"""Records of whole matches, played once."""

from pathlib import Path

import pytest

from tests.cli.program import run


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match of bots with fair chance, played to its end."""
    file = tmp_path_factory.mktemp("records") / "match.jsonl"
    played = run("play", "alchemist", "--seats", "Ada=greedy,Bob=random", "--save", str(file))
    assert played.returncode == 0, played.stderr
    return file
