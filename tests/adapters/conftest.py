"""What tests of both environments need."""

from pathlib import Path

import pytest


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """Return an owner pack for Alchemist that puts two more cubes of each type into the bag."""
    folder = tmp_path / "mine"
    folder.mkdir()
    titles = '[pack.title]\nen = "Mine"\nfr = "Le mien"\n'
    head = '[pack]\nname = "mine"\nversion = "1"\ngame = "alchemist"\n'
    (folder / "pack.toml").write_text(f"{head}\n{titles}", encoding="utf-8")
    (folder / "tables.toml").write_text("[setup.3]\nbag = 10\nreserve = 12\nout = 10\n")
    return folder
