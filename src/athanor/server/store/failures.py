"""What can go wrong with the store while the house is open."""


class StoreError(Exception):
    """Something could not be kept or read: a full disk, a locked or a broken file.

    Nothing of what was to be written has been.
    """


class Conflict(Exception):  # noqa: N818 - it reads as what happened
    """Somebody else has already written what was to be written; nothing has changed."""
