"""One house to a store: the lock is on the file itself, and goes with the process that holds it.

So nobody can take the lock away without taking the store. It is a lock of another kind than those
of SQLite, and in no way of theirs; but the system drops SQLite's when any handle of the file is
closed by the same process. So this one is closed last, and a file that this process holds already
is not opened again.
"""

import errno
import os
import sys
from pathlib import Path
from typing import Final, Protocol

from athanor.kernel.words import Refused, refuse
from athanor.server.edition import this_edition
from athanor.server.store.files import OWNER_ONLY

if sys.platform == "win32":
    import msvcrt

    FAR: Final = 2**40
    """A place in the file where nothing ever is: locks of Windows keep others from reading."""

    def _grab(handle: int) -> None:
        os.lseek(handle, FAR, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _grab(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


TAKEN: Final = {errno.EAGAIN, errno.EACCES, errno.EDEADLK}
"""What systems say when somebody else holds a lock."""

_held: Final[set[tuple[int, int]]] = set()
"""The files that this process holds, as the system numbers them."""


class Lock:
    """Held from the first moment until it is released; refuses a store that somebody else holds."""

    def __init__(self, path: Path) -> None:
        self._path = path
        if path.exists() and _number(os.stat(path)) in _held:
            raise self._refusal()
        self._handle = os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
        try:
            _grab(self._handle)
        except OSError as error:
            os.close(self._handle)
            if error.errno not in TAKEN:
                raise OSError(error.errno, error.strerror, str(path)) from error
            raise self._refusal() from error
        self._number = _number(os.fstat(self._handle))
        _held.add(self._number)

    def release(self) -> None:
        """Let others have the store."""
        _held.discard(self._number)
        os.close(self._handle)

    def _refusal(self) -> Refused:
        return refuse("server-folder-in-use", folder=str(self._path.parent))


class Held(Protocol):
    """A lock that is held until it is released."""

    def release(self) -> None:
        """Let others have it."""


def lock_of(where: Path | str, is_shared: bool = False) -> Held:
    """Hold the place where a store is kept; refuse it if somebody else does.

    A database may be shared with others of the same edition who would share it, too; a file never
    is.
    """
    if isinstance(where, Path):
        return Lock(where)
    try:
        from athanor.server.store.postgres_lock import (  # noqa: PLC0415 - an extra of its own
            PostgresLock,
        )
    except ImportError as error:
        raise refuse("server-no-postgres") from error
    return PostgresLock(where, this_edition() if is_shared else None)


def _number(status: os.stat_result) -> tuple[int, int]:
    return status.st_dev, status.st_ino
