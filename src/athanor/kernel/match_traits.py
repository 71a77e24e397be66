"""A seat's match in a few facts, so that many matches can be counted by them."""

from msgspec import Struct


class MatchTraits(Struct, frozen=True):
    """What a seat had in a finished match that may have made it win, and figures of it.

    Topics and names of figures are keys of messages, so that a table of them can be read;
    ``Game.trait_word`` says what a value is called.
    """

    traits: dict[str, tuple[str, ...]] = {}
    """By topic: what the seat had or did, or what happened to all. What is listed twice counts
    once."""
    amounts: dict[str, int] = {}
    """By name: figures worth averaging over matches."""
