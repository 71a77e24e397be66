"""What the browser client is built against, kept in the checkout: neither side can drift."""

import difflib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from athanor.dev.protocol import schema_text
from athanor.dev.speech import vectors_text
from athanor.kernel.registry import Box

SCHEMA: Final = Path("web/src/protocol/schema.json")
VECTORS: Final = Path("web/src/words/vectors.json")


def client_files(boxes: Iterable[Box]) -> dict[Path, str]:
    """Return what the files should say, by their places in a checkout."""
    return {SCHEMA: schema_text(boxes), VECTORS: vectors_text()}


def differences(boxes: Iterable[Box], root: Path) -> Iterator[str]:
    """Yield, line by line, how the files differ from what is said now."""
    for place, text in client_files(boxes).items():
        path = root / place
        kept = path.read_text(encoding="utf-8") if path.exists() else ""
        yield from difflib.unified_diff(
            kept.splitlines(),
            text.splitlines(),
            f"{path} (kept)",
            f"{path} (said now)",
            lineterm="",
        )


def write(boxes: Iterable[Box], root: Path) -> Iterator[Path]:
    """Write all files anew and yield where they are."""
    for place, text in client_files(boxes).items():
        path = root / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        yield path
