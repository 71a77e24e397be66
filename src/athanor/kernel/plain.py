"""A state that copies and saves itself, for games that are small and need not be fast.

It looks through its own attributes, so it is never compiled, nor can a class of it be; a game for
long searches writes its copies by hand.
"""

from typing import Self

from athanor.kernel.game import Data, State
from athanor.kernel.words import refuse

KERNELS = frozenset({"over", "gone", "log", "repeating"})
"""What every state has."""


class PlainState(State):
    """A state whose attributes are numbers, texts, and lists or dictionaries of them."""

    def copy(self) -> Self:
        """Return an equal state that shares nothing mutable with this one and is not heard."""
        twin = type(self).__new__(type(self))
        State.__init__(twin)
        twin.over = self.over
        twin.gone = self.gone
        for name, value in self._fields().items():
            setattr(twin, name, _twin(value))
        return twin

    def data(self) -> Data:
        """Return everything that must be saved; nobody has left most matches."""
        gone = {"gone": self.gone} if self.gone != 0 else {}
        return {"over": self.over, **gone, **self._fields()}

    def restore(self, data: Data) -> None:
        """Take over data that has the form of this state; refuse any other."""
        mine = {**self.data(), **({"gone": 0} if "gone" in data else {})}
        for name in [*mine, *data]:
            if name not in mine or name not in data or not _alike(data[name], mine[name]):
                raise refuse("kernel-bad-position", field=name)
        for name, value in data.items():
            setattr(self, name, _twin(value))

    def _fields(self) -> Data:
        """Return its own attributes; where the kernel is compiled, there is nothing before them."""
        own: Data = getattr(self, "__dict__", {})
        return {name: value for name, value in own.items() if name not in KERNELS}


def _twin(value: object) -> object:
    """Return a value that shares nothing mutable with another."""
    if isinstance(value, list):
        return [_twin(item) for item in value]
    if isinstance(value, dict):
        return {name: _twin(item) for name, item in value.items()}
    return value


def _alike(value: object, model: object) -> bool:
    """Tell whether a value has the form of another; nobody knows what fills an empty list."""
    if type(value) is not type(model):
        return False
    if isinstance(value, list) and isinstance(model, list) and model:
        return all(_alike(item, model[0]) for item in value)
    return True
