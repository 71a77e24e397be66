"""Where chance outcomes come from.

Scripts ask for chance and never take it; a *source* answers. There are three: a fast stream for
simulation and search, a fair one that players can check afterwards, and one that repeats outcomes
given beforehand (records, tests).
"""

import hashlib
import hmac
from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from athanor.kernel.script import Chance
from athanor.kernel.words import Message, refuse

MULTIPLIER: Final = 0x6A09E47D
"""Of the multiply-with-carry generator: MULTIPLIER * 2**32 - 1 is a safe prime."""

LOW_32: Final = 0xFFFFFFFF
SPAN_64: Final = 1 << 64

SECRET_BYTES: Final = 32
"""The length of a fair source's secret: too long to guess, one HMAC key for one commitment."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Answers a script's requests for chance."""

    @abstractmethod
    def draw(self, chance: Chance) -> i64:
        """Return the outcome of a chance request."""

    @abstractmethod
    def copy(self) -> "Source":
        """Return a source that goes on exactly as this one would."""


class Stream(Source):
    """A fast seeded stream, equal on every machine and in both builds.

    Marsaglia's multiply-with-carry on 32 bits: every intermediate value fits into 63 bits, so
    native and Python integers agree. Not for matches between people: see ``FairSource``.
    """

    def __init__(self, seed: int) -> None:
        digest = hashlib.sha256(str(seed).encode()).digest()[:8]
        prime = (MULTIPLIER << 32) - 1
        self.state: i64 = int.from_bytes(digest, "big") % (prime - 1) + 1

    def below(self, n: i64) -> i64:
        """Return a uniform integer from 0 to n - 1; n is at least 1 and less than 2**31."""
        scaled = self.word() * n
        if (scaled & LOW_32) < n:
            excess = ((1 << 32) - n) % n
            while (scaled & LOW_32) < excess:
                scaled = self.word() * n
        return scaled >> 32

    def word(self) -> i64:
        """Return the next 32 bits."""
        state = self.state
        state = MULTIPLIER * (state & LOW_32) + (state >> 32)
        self.state = state
        return (state & LOW_32) ^ (state >> 32)

    def unit(self) -> float:
        """Return a uniform number from 0 to just below 1."""
        return float(self.word()) / 4294967296.0

    def draw(self, chance: Chance) -> i64:
        """Return the outcome of a chance request."""
        return chance.outcome(self.below(chance.total()))

    def copy(self) -> "Stream":
        """Return a stream that goes on exactly as this one would."""
        twin = Stream(0)
        twin.state = self.state
        return twin


class FairSource(Source):
    """Chance that anybody can check once the secret is revealed.

    The secret is committed to before any seat adds its own seed, so neither side can steer the
    outcomes. The algorithm is described in ``docs/chance.md``; ``vectors/chance.json`` pins it.
    """

    def __init__(self, secret: bytes, seat_seeds: Sequence[str] = (), counter: int = 0) -> None:
        self.secret = secret
        self.seat_seeds = tuple(seat_seeds)
        self.counter = counter
        self._key = fair_key(secret, seat_seeds)

    def below(self, n: int) -> int:
        """Return the next uniform integer from 0 to n - 1, by rejection, hence without bias."""
        if not 1 <= n <= SPAN_64:
            raise ValueError(f"no fair number below {n}")
        limit = SPAN_64 - SPAN_64 % n
        attempt = 0
        while True:
            text = f"{self.counter}:{attempt}".encode()
            number = int.from_bytes(hmac.digest(self._key, text, "sha256")[:8], "big")
            if number < limit:
                self.counter += 1
                return number % n
            attempt += 1

    def draw(self, chance: Chance) -> i64:
        """Return the outcome of a chance request."""
        return chance.outcome(self.below(chance.total()))

    def copy(self) -> "FairSource":
        """Return a source that goes on exactly as this one would."""
        return FairSource(self.secret, self.seat_seeds, self.counter)


def commitment(secret: bytes) -> str:
    """Return what is published before any seat adds its seed."""
    return hashlib.sha256(secret).hexdigest()


def fair_key(secret: bytes, seat_seeds: Sequence[str]) -> bytes:
    """Return the key of all draws: of the secret and of what every seat added to it."""
    if len(secret) != SECRET_BYTES:
        raise refuse("kernel-secret-length", length=len(secret), expected=SECRET_BYTES)
    return hmac.digest(secret, seeds_digest(seat_seeds), "sha256")


def seeds_digest(seat_seeds: Sequence[str]) -> bytes:
    """Return a digest of the seats' seeds that no other list of seeds has."""
    framed = "".join(f"{len(seed.encode())}:{seed}," for seed in seat_seeds)
    return hashlib.sha256(framed.encode()).digest()


class GivenSource(Source):
    """Repeats outcomes known beforehand, and refuses one that cannot happen."""

    def __init__(self, outcomes: Iterable[int]) -> None:
        self.outcomes = list(outcomes)
        self.position = 0

    def draw(self, chance: Chance) -> i64:
        """Return the next given outcome."""
        if self.position >= len(self.outcomes):
            raise refuse("kernel-chance-not-given", about=Message(chance.about))
        outcome = self.outcomes[self.position]
        if chance.weight(outcome) <= 0:
            raise refuse("kernel-chance-impossible", about=Message(chance.about), outcome=outcome)
        self.position += 1
        return outcome

    def copy(self) -> "GivenSource":
        """Return a source that goes on exactly as this one would."""
        return GivenSource(self.outcomes[self.position :])
