"""One text for one content, whatever the files look like; its hash names the content."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any


def canonical(content: Mapping[str, Any]) -> str:
    """Write parsed TOML with keys in order and without blanks. The order of lists is content."""
    return json.dumps(
        content, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    )


def content_hash(
    game: str, tables: Mapping[str, Any], sources: Mapping[str, str], replaces: Iterable[str] = ()
) -> str:
    """Hash what a pack says about its game; its own name, version and title stay outside."""
    content = {
        "game": game,
        "tables": tables,
        "sources": sources,
        "replaces": sorted(set(replaces)),
    }
    return hashlib.sha256(canonical(content).encode()).hexdigest()
