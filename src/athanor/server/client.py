"""The browser client: files that never change while the house is open, kept in memory."""

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

INDEX: Final = "index.html"

PAGES: Final = re.compile(
    r"/|/new|/account|/parts|/puzzles|/(t|r|rules|games|guides|learn|puzzles)/[a-z0-9-]{1,60}"
)
"""The addresses at which the client shows a page; at all others it says that there is none."""

HASHED: Final = "assets/"
"""The folder of files whose names change with their contents."""

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"

PACKED: Final = {".woff2", ".png", ".jpg", ".webp", ".gz"}
"""Files that gzip would not make smaller."""

TYPES: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}


@dataclass(frozen=True)
class Asset:
    """A file as it is sent."""

    body: bytes
    type: str
    tag: str
    lasts: str
    shrinks: bool
    """Whether packing might make it smaller."""

    @cached_property
    def packed(self) -> bytes | None:
        """The file packed, when it is first asked for; nothing if that does not make it smaller."""
        packed = gzip.compress(self.body, mtime=0) if self.shrinks else self.body
        return packed if len(packed) < len(self.body) else None


class Client:
    """All files of the client, by their addresses; none if it was not built."""

    def __init__(self, folder: Path) -> None:
        files = sorted(path for path in folder.rglob("*") if path.is_file())
        self._assets = {
            f"/{path.relative_to(folder).as_posix()}": asset_of(path, folder) for path in files
        }

    def file(self, path: str) -> Asset | None:
        """Return the file of that address."""
        return self._assets.get(path)

    @property
    def page(self) -> Asset | None:
        """The page in which the client runs, whatever it shows."""
        return self._assets.get(f"/{INDEX}")


def is_page(path: str) -> bool:
    """Tell whether the client has a page of that address."""
    return PAGES.fullmatch(path) is not None


def asset_of(path: Path, folder: Path) -> Asset:
    """Read a file."""
    body = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    hashed = path.relative_to(folder).as_posix().startswith(HASHED)
    return Asset(
        body=body,
        type=kind or "application/octet-stream",
        tag=f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        lasts=FOREVER if hashed else ASK_AGAIN,
        shrinks=path.suffix not in PACKED,
    )
