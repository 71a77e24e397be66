"""The open end of a search: numbered places, the most promising first."""

from athanor.kernel.vectors import i64, vec


class Frontier:
    """A binary heap of codes by key, in two flat vectors."""

    def __init__(self, room: i64) -> None:
        self.count: i64 = 0
        self.keys = vec[float]([0.0] * room)
        self.codes = vec[i64]([0] * room)

    def push(self, key: float, code: i64) -> None:
        """Add a code."""
        if self.count == len(self.keys):
            self.keys = grown_floats(self.keys, self.count)
            self.codes = grown(self.codes, self.count)
        keys, codes = self.keys, self.codes
        at = self.count
        self.count = at + 1
        while at > 0:
            parent = (at - 1) >> 1
            if keys[parent] <= key:
                break
            keys[at] = keys[parent]
            codes[at] = codes[parent]
            at = parent
        keys[at] = key
        codes[at] = code

    def pop(self) -> i64:
        """Take the code with the least key away; there must be one."""
        keys, codes = self.keys, self.codes
        taken = codes[0]
        count = self.count - 1
        self.count = count
        key, code = keys[count], codes[count]
        at: i64 = 0
        child: i64 = 1
        while child < count:
            if child + 1 < count and keys[child + 1] < keys[child]:
                child += 1
            if keys[child] >= key:
                break
            keys[at] = keys[child]
            codes[at] = codes[child]
            at = child
            child = 2 * at + 1
        keys[at] = key
        codes[at] = code
        return taken


def grown(old: vec[i64], more: i64) -> vec[i64]:
    """Return a vector that begins as the old one and has room for more."""
    new = vec[i64]([0] * (len(old) + more))
    for k in range(len(old)):
        new[k] = old[k]
    return new


def grown_floats(old: vec[float], more: i64) -> vec[float]:
    """Return the same for numbers that are not whole."""
    new = vec[float]([0.0] * (len(old) + more))
    for k in range(len(old)):
        new[k] = old[k]
    return new
