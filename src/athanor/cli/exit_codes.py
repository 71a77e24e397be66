"""With what the command ends, so that scripts can tell why. Documented in docs/players.md."""

from typing import Final

DONE: Final = 0
BROKEN: Final = 1
"""Something broke off that was being done, such as matches of a simulation."""
MISUSED: Final = 2
"""The line cannot be understood: an option or an argument that there is not."""
REFUSED: Final = 3
"""What was asked for is refused: by a rule, or because something is not there."""
UNSOUND: Final = 4
"""What was to be checked is not sound: a pack, a record, a store."""
CLOSED: Final = 141
"""Nobody reads any more what is written, as behind ``| head``."""
