"""Writes packs into empty folders."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Protocol

import pytest


class WritePack(Protocol):
    """Writes files by name into a new folder, with a header if none is given."""

    def __call__(
        self, files: Mapping[str, str | bytes], *, name: str = "demo", header: str = ""
    ) -> Path: ...


@pytest.fixture
def write_pack(tmp_path: Path) -> WritePack:
    """Return the function that writes packs. ``header`` adds lines to the usual one."""

    def write(files: Mapping[str, str | bytes], *, name: str = "demo", header: str = "") -> Path:
        folder = tmp_path / name
        folder.mkdir()
        usual = f'[pack]\nname = "{name}"\nversion = "1"\ngame = "demo"\n{header}'
        for file, content in {"pack.toml": usual, **files}.items():
            data = content.encode() if isinstance(content, str) else content
            (folder / file).write_bytes(data)
        return folder

    return write


def without_column(text: str) -> str:
    """Leave out what test_pack_positions is about."""
    return re.sub(r":(\d+):\d+: ", r":\1: ", text, count=1)
