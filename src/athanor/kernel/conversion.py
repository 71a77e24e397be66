"""Typed data from plain data, where several threads may be at it.

What ``msgspec`` knows of a type it finds out when the type is first used. Another thread that uses
it meanwhile sees half of that, and the whole process dies. So here one at a time finds it out.
"""

import threading
from typing import Any, Final, TypeVar

import msgspec

T = TypeVar("T")

_known: Final[set[Any]] = set()
_lock: Final = threading.Lock()


def convert(data: object, kind: type[T], *, str_keys: bool = False) -> T:
    """Return plain data as what it is to be; raises ``msgspec.ValidationError`` if it is not."""
    if kind not in _known:
        with _lock:
            msgspec.json.Decoder(kind)
            _known.add(kind)
    return msgspec.convert(data, kind, str_keys=str_keys)
