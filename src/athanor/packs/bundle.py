"""A pack folder as one piece of data, to be kept somewhere else and laid out again."""

import hashlib
import os
import shutil
import tempfile
from pathlib import Path

import msgspec

from athanor.packs.documents import names_in, read_file

_decode = msgspec.json.Decoder(dict[str, bytes]).decode


def bundle(folder: Path) -> bytes:
    """Return the files of a pack as they lie in its folder; raises ``PackError`` if they do not."""
    folder = folder.absolute()
    files = {name: read_file(folder, name) for name in names_in(folder)}
    return msgspec.json.encode(files, order="deterministic")


def bundle_hash(content: bytes) -> str:
    """Return what a bundle is called: equal ones alike."""
    return hashlib.sha256(content).hexdigest()


def lay_out(content: bytes, folder: Path) -> None:
    """Have a folder hold just the files of a bundle; whole, or not at all."""
    if folder.is_dir() and bundle(folder) == content:
        return
    folder.parent.mkdir(parents=True, exist_ok=True)
    draft = Path(tempfile.mkdtemp(dir=folder.parent, prefix="."))
    try:
        for name, text in _decode(content).items():
            (draft / Path(name).name).write_bytes(text)
        if folder.exists():
            shutil.rmtree(folder)
        os.replace(draft, folder)
    except BaseException:
        shutil.rmtree(draft, ignore_errors=True)
        raise
