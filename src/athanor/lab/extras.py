"""Packages that only the lab needs, and that not everybody has installed."""

from collections.abc import Iterator
from contextlib import contextmanager

from athanor.kernel.words import refuse


@contextmanager
def needing() -> Iterator[None]:
    """Refuse, with the way to get it, what needs a package that is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "athanor":
            raise
        raise refuse("lab-missing-extra", package=error.name) from error
