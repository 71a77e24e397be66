"""One thing happens after the other, whatever becomes of each."""

import pytest

from athanor.server.serial_queue import SerialQueue


def test_who_comes_while_the_turn_is_held_waits() -> None:
    turns, order = SerialQueue(), list[str]()
    turns.take(lambda: order.append("first"))
    turns.hold()
    turns.take(lambda: order.append("third"))
    turns.take(lambda: order.append("fourth"))
    assert order == ["first"]
    turns.pass_on(lambda: order.append("second"))
    assert order == ["first", "second", "third", "fourth"]
    assert not turns.held


def test_who_waited_may_keep_the_turn() -> None:
    turns, order = SerialQueue(), list[str]()
    turns.hold()
    turns.take(turns.hold)
    turns.take(lambda: order.append("later"))
    turns.pass_on(lambda: None)
    assert turns.held
    assert order == []
    turns.pass_on(lambda: order.append("first"))
    assert order == ["first", "later"]


def test_a_step_that_fails_does_not_hold_up_the_others() -> None:
    turns, order = SerialQueue(), list[str]()
    turns.hold()
    turns.take(lambda: order.append("next"))
    with pytest.raises(ZeroDivisionError):
        turns.pass_on(lambda: order.append(str(1 // 0)))
    assert order == ["next"]
    assert not turns.held
