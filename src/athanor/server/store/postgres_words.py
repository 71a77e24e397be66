"""Between our statements, values and failures and those of PostgreSQL."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from psycopg import Error, OperationalError
from psycopg.errors import DiskFull, QueryCanceled, UniqueViolation

from athanor.server.store.failures import Conflict, StoreError

PLACE: Final = re.compile(r"\?(\d+)")


@lru_cache(256)
def in_dialect(statement: str) -> bytes:
    """Return a statement as PostgreSQL writes it: places for values begin with another sign."""
    return PLACE.sub(r"$\1", statement).encode()


def as_stored(values: Iterable[object]) -> list[object]:
    """Return values as PostgreSQL takes them: its texts have no sign with the number zero."""
    return [
        one.replace("\0", "\N{REPLACEMENT CHARACTER}") if isinstance(one, str) else one
        for one in values
    ]


def is_passing(error: Exception) -> bool:
    """Tell whether the database is away, or had to choose between two: trying again may help."""
    return isinstance(error, OperationalError) and not isinstance(error, DiskFull | QueryCanceled)


def failure(error: Exception) -> Exception:
    """Return what the store makes of a failure."""
    if isinstance(error, UniqueViolation):
        return Conflict(str(error))
    if isinstance(error, Error | OSError):
        wrapped = StoreError(" ".join(str(error).split()))
        wrapped.__cause__ = error
        return wrapped
    return error
