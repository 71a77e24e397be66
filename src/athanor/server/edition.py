"""What this process is: its program, rules and cards, and the forms in which it writes."""

import hashlib
from functools import cache
from typing import get_args

import msgspec
from msgspec import Struct, structs

from athanor import __version__
from athanor.kernel.registry import games
from athanor.packs.bundle import bundle, bundle_hash
from athanor.server.news import News
from athanor.server.store.edition import Edition
from athanor.server.store.schema import MIGRATIONS
from athanor.server.tables.journal import Entry


@cache
def this_edition() -> Edition:
    """Return what this process is."""
    boxes = games()
    parts = (
        {name: box.info.rules_version for name, box in boxes.items()},
        {name: [bundle_hash(bundle(one)) for one in box.house] for name, box in boxes.items()},
        [form_of(one) for one in (*get_args(News), *get_args(Entry))],
        len(MIGRATIONS),
    )
    data = msgspec.json.encode(parts, order="deterministic")
    return Edition(__version__, hashlib.sha256(data).hexdigest())


def form_of(kind: type[Struct]) -> tuple[str, list[tuple[str, str]]]:
    """Return what is written of a struct, by its fields."""
    return kind.__name__, [(one.name, str(one.type)) for one in structs.fields(kind)]
