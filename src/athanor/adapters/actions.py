"""Actions of learning agents: the codes of choices, or places in the list of what is offered.

The codes of some games are too many for an action space, and what they list of a family (places on
a table) is only a selection. There ``GameInfo.slots`` bounds the actions, and action k is the k-th
choice of the decision's list. Of a longer list as many choices are offered as there are slots,
spread evenly from its first to its last. Every other game can be played that way too
(``as_listed``), for policies that look at options rather than know actions by heart.
"""

from typing import Final

from msgspec.structs import replace

from athanor.kernel import Decision, GameInfo, refuse

LISTED: Final = 512
"""Slots of a game that has none of its own."""


def as_listed(info: GameInfo) -> GameInfo:
    """Return what is fixed about a game whose actions are places in a list."""
    return info if info.slots else replace(info, slots=LISTED)


def num_actions(info: GameInfo) -> int:
    """Return how many actions a game has."""
    return info.slots or info.num_codes


def legal_actions(decision: Decision, info: GameInfo) -> list[int]:
    """Return the actions that a decision offers, in ascending order."""
    codes = decision.codes()
    return list(range(min(len(codes), info.slots))) if info.slots else codes


def offered(decision: Decision, info: GameInfo) -> list[int]:
    """Return the codes that actions stand for, in the order of ``legal_actions``."""
    codes = decision.codes()
    if info.slots == 0 or len(codes) <= info.slots:
        return codes
    return [codes[action * (len(codes) - 1) // (info.slots - 1)] for action in range(info.slots)]


def is_offered(decision: Decision, info: GameInfo, action: int) -> bool:
    """Tell whether an action may be taken."""
    if info.slots:
        return 0 <= action < min(len(decision.codes()), info.slots)
    return decision.is_legal(action)


def choice_of(decision: Decision, info: GameInfo, action: int) -> int:
    """Return the code of the choice that an action stands for; refuse one that is not offered."""
    if not info.slots:
        return action
    codes = offered(decision, info)
    if not 0 <= action < len(codes):
        raise refuse("kernel-not-an-option", decision.rules(), choice=str(action))
    return codes[action]
