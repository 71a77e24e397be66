"""One house to a data folder: the lock goes with the process that holds it, however that ends."""

import errno
import sys
from pathlib import Path
from typing import IO, Final

from athanor.kernel.words import refuse

if sys.platform == "win32":
    import msvcrt

    def _grab(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _grab(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


TAKEN: Final = {errno.EAGAIN, errno.EACCES, errno.EDEADLK}
"""What systems say when somebody else holds a lock."""


class Lock:
    """Held from the first moment until it is released; refuses a file that somebody else holds.

    The file stays, empty: were it taken away, two could each hold a file of that name.
    """

    def __init__(self, path: Path) -> None:
        self._file = path.open("ab")
        try:
            _grab(self._file)
        except OSError as error:
            self._file.close()
            if error.errno not in TAKEN:
                raise OSError(error.errno, error.strerror, str(path)) from error
            raise refuse("server-folder-in-use", folder=str(path.parent)) from error

    def release(self) -> None:
        """Let others have the folder."""
        self._file.close()
