"""An option of a decision as it is sent."""

from athanor.kernel.words import Option
from athanor.server.protocol.play import Choice


def as_choice(option: Option) -> Choice:
    """Return an option as it is sent."""
    return Choice(option.text, option.message, option.things)
