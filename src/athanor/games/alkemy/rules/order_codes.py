"""Orders as choices: what a figure is to do, to whom or with what, and how."""

from typing import Final

from athanor.kernel.vectors import i64

TARGETS: Final = 64
DETAILS: Final = 64
"""A choice is (action * TARGETS + target) * DETAILS + detail."""


def order_code(action: i64, target: i64 = 0, detail: i64 = 0) -> i64:
    """Return an order as a choice. The detail of a formula is 2 * its number + how it is paid."""
    return (action * TARGETS + target) * DETAILS + detail


def action_of(code: i64) -> i64:
    """Return what is to be done."""
    return code // (TARGETS * DETAILS)


def target_of(code: i64) -> i64:
    """Return to whom, or with what."""
    return code // DETAILS % TARGETS


def detail_of(code: i64) -> i64:
    """Return the rest of an order."""
    return code % DETAILS
