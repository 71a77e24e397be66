"""The sources of chance: as described in docs/chance.md, without bias, and repeatable."""

import hashlib
import hmac
import itertools
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from scipy.stats import chisquare

from athanor.kernel import Die, FairSource, GivenSource, Pick, Refused, Source, Stream, commitment
from athanor.kernel.chance import MULTIPLIER, SECRET_BYTES, fair_key, seeds_digest
from athanor.kernel.vectors import i64, vec

VECTORS = Path(__file__).parents[2] / "vectors" / "chance.json"

SECRET = bytes(range(SECRET_BYTES))

UNLIKELY = 0.001
"""Seeds are fixed, so a test that passes goes on passing."""


# --- The vectors, read as another language would read them ---


class FairDraw(msgspec.Struct, forbid_unknown_fields=True):
    counter: int
    below: str
    number: str
    attempts: int


class FairPick(msgspec.Struct, forbid_unknown_fields=True):
    counter: int
    weights: list[int]
    case: int
    outcome: int


class FairVector(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    secret: str
    seat_seeds: list[str]
    commitment: str
    seeds_digest: str
    key: str
    draws: list[FairDraw]
    picks: list[FairPick]


class StreamDraw(msgspec.Struct, forbid_unknown_fields=True):
    below: int
    number: int
    words: int


class StreamPick(msgspec.Struct, forbid_unknown_fields=True):
    weights: list[int]
    case: int
    outcome: int


class StreamVector(msgspec.Struct, forbid_unknown_fields=True):
    seed: int
    state: str
    words: list[int]
    draws: list[StreamDraw]
    picks: list[StreamPick]


class Vectors(msgspec.Struct, forbid_unknown_fields=True):
    about: str
    version: int
    fair: list[FairVector]
    stream: list[StreamVector]


ALL = msgspec.json.decode(VECTORS.read_bytes(), type=Vectors)

fair_vectors = pytest.mark.parametrize("vector", ALL.fair, ids=lambda vector: vector.name)
stream_vectors = pytest.mark.parametrize("vector", ALL.stream, ids=lambda vector: str(vector.seed))


def blind_draw(weights: list[int]) -> Pick:
    return Pick("test-chance", vec[i64](weights), 0, len(weights))


@fair_vectors
def test_the_fair_vectors_follow_from_the_description(vector: FairVector) -> None:
    secret = bytes.fromhex(vector.secret)
    assert hashlib.sha256(secret).hexdigest() == vector.commitment
    joined = b"".join(b"%d:%b," % (len(s.encode()), s.encode()) for s in vector.seat_seeds)
    digest = hashlib.sha256(joined)
    assert digest.hexdigest() == vector.seeds_digest
    key = hmac.new(secret, digest.digest(), hashlib.sha256).digest()
    assert key.hex() == vector.key

    def draw(counter: int, n: int) -> tuple[int, int]:
        greatest_multiple = 2**64 // n * n
        attempt = 0
        while True:
            block = hmac.new(key, b"%d:%d" % (counter, attempt), hashlib.sha256).digest()
            x = sum(byte << 8 * (7 - place) for place, byte in enumerate(block[:8]))
            attempt += 1
            if x < greatest_multiple:
                return x % n, attempt

    for line in vector.draws:
        assert draw(line.counter, int(line.below)) == (int(line.number), line.attempts)
    for pick in vector.picks:
        assert draw(pick.counter, sum(pick.weights))[0] == pick.case
        laid_out = [o for o, weight in enumerate(pick.weights) for _ in range(weight)]
        assert laid_out[pick.case] == pick.outcome


@fair_vectors
def test_the_fair_source_does_as_the_vectors_say(vector: FairVector) -> None:
    secret = bytes.fromhex(vector.secret)
    assert commitment(secret) == vector.commitment
    assert seeds_digest(vector.seat_seeds).hex() == vector.seeds_digest
    assert fair_key(secret, vector.seat_seeds).hex() == vector.key
    source = FairSource(secret, vector.seat_seeds)
    for line in vector.draws:
        assert source.counter == line.counter
        assert source.below(int(line.below)) == int(line.number)
    for pick in vector.picks:
        source = FairSource(secret, vector.seat_seeds, pick.counter)
        assert source.draw(blind_draw(pick.weights)) == pick.outcome


@stream_vectors
def test_the_stream_vectors_follow_from_the_description(vector: StreamVector) -> None:
    m = 0x6A09E47D
    digest = hashlib.sha256(str(vector.seed).encode()).digest()
    state = int.from_bytes(digest[:8], "big") % (m * 2**32 - 2) + 1
    assert str(state) == vector.state

    def word() -> int:
        nonlocal state
        state = m * (state % 2**32) + state // 2**32
        return (state % 2**32) ^ (state // 2**32)

    assert [word() for _ in vector.words] == vector.words
    state = int(vector.state)

    def draw(n: int) -> tuple[int, int]:
        words = 1
        product = word() * n
        while product % 2**32 < 2**32 % n:
            product = word() * n
            words += 1
        return product // 2**32, words

    for line in vector.draws:
        assert draw(line.below) == (line.number, line.words)
    for pick in vector.picks:
        assert draw(sum(pick.weights))[0] == pick.case
        laid_out = [o for o, weight in enumerate(pick.weights) for _ in range(weight)]
        assert laid_out[pick.case] == pick.outcome


@stream_vectors
def test_the_stream_does_as_the_vectors_say(vector: StreamVector) -> None:
    stream = Stream(vector.seed)
    assert stream.state == int(vector.state)
    assert [stream.word() for _ in vector.words] == vector.words
    stream = Stream(vector.seed)
    assert [stream.below(line.below) for line in vector.draws] == [
        line.number for line in vector.draws
    ]
    assert [stream.draw(blind_draw(pick.weights)) for pick in vector.picks] == [
        pick.outcome for pick in vector.picks
    ]


def test_the_vectors_hold_what_is_easily_got_wrong() -> None:
    seeds = [tuple(vector.seat_seeds) for vector in ALL.fair]
    assert () in seeds
    assert any("" in one for one in seeds)
    assert any(":" in seed and "," in seed for one in seeds for seed in one)
    assert any(not seed.isascii() for one in seeds for seed in one)
    assert any(draw.attempts > 2 for vector in ALL.fair for draw in vector.draws)
    assert any(draw.words > 2 for vector in ALL.stream for draw in vector.draws)
    by_secret = {(vector.secret, *vector.seat_seeds): vector.key for vector in ALL.fair}
    assert len(set(by_secret.values())) == len(ALL.fair)


# --- Without bias ---


def fair_below() -> Callable[[int], int]:
    return FairSource(SECRET, ["unbiased", "é"]).below


def stream_below() -> Callable[[int], int]:
    return Stream(2024).below


sources = pytest.mark.parametrize("make", [fair_below, stream_below])


def p_value(seen: list[int], kinds: int) -> float:
    counts = [0] * kinds
    for value in seen:
        counts[value] += 1
    return float(chisquare(counts).pvalue)


@sources
@pytest.mark.parametrize("n", [2, 3, 5, 6, 10, 52, 1000])
def test_every_number_is_equally_likely(make: Callable[[], Callable[[int], int]], n: int) -> None:
    below = make()
    assert p_value([below(n) for _ in range(40 * n + 4000)], n) > UNLIKELY


@sources
def test_a_draw_says_nothing_about_the_next(make: Callable[[], Callable[[int], int]]) -> None:
    below = make()
    rolls = [below(6) for _ in range(24001)]
    pairs = [6 * one + next_one for one, next_one in itertools.pairwise(rolls)]
    assert p_value(pairs, 36) > UNLIKELY


def test_fair_draws_of_a_huge_range_are_even() -> None:
    source = FairSource(SECRET)
    third = 2**62
    assert p_value([source.below(3 * third) // third for _ in range(3000)], 3) > UNLIKELY


def test_stream_draws_of_a_large_range_are_even() -> None:
    stream = Stream(1)
    assert p_value([stream.below(3 * 2**29) % 3 for _ in range(3000)], 3) > UNLIKELY


def test_the_unit_stays_in_its_interval_and_fills_it() -> None:
    stream = Stream(3)
    numbers = [stream.unit() for _ in range(5000)]
    assert min(numbers) >= 0.0
    assert max(numbers) < 1.0
    assert p_value([int(number * 20) for number in numbers], 20) > UNLIKELY


def test_weights_are_kept_by_both_sources() -> None:
    weights = [5, 0, 1, 10, 4]
    for source in (FairSource(SECRET), Stream(4)):
        chance = blind_draw(weights)
        seen = [source.draw(chance) for _ in range(4000)]
        counts = [seen.count(kind) for kind in range(len(weights))]
        assert counts[1] == 0
        expected = [weight * 200 for weight in weights if weight]
        assert chisquare([count for count in counts if count], expected).pvalue > UNLIKELY


# --- The generator of the stream ---


def is_prime(n: int) -> bool:
    """Miller and Rabin's test, certain for these bases below 2**64."""
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        power = pow(base, odd, n)
        if power in (1, n - 1):
            continue
        if not any((power := power * power % n) == n - 1 for _ in range(twos - 1)):
            return False
    return True


def test_the_multiplier_gives_the_longest_period() -> None:
    modulus = MULTIPLIER * 2**32 - 1
    assert is_prime(modulus)
    assert is_prime((modulus - 1) // 2)
    assert MULTIPLIER < 2**31  # no state ever needs a sign bit


def test_other_seeds_give_other_streams() -> None:
    firsts = {tuple(stream.word() for _ in range(2)) for stream in map(Stream, range(1000))}
    assert len(firsts) == 1000


# --- Copies, and what is refused ---


@pytest.mark.parametrize(
    "source", [FairSource(SECRET, ["a", ""]), Stream(5), GivenSource(list(range(6)) * 4)]
)
def test_a_copy_goes_on_alike_and_apart(source: Source) -> None:
    die = Die("test-chance", 6)
    for _ in range(3):
        source.draw(die)
    twin = source.copy()
    ahead = [twin.draw(die) for _ in range(10)]
    assert [source.draw(die) for _ in range(10)] == ahead


def test_given_outcomes_are_repeated_and_must_suffice() -> None:
    source = GivenSource([2, 0])
    die = Die("test-chance", 3)
    assert [source.draw(die), source.draw(die)] == [2, 0]
    with pytest.raises(Refused, match="kernel-chance-not-given"):
        source.draw(die)


@pytest.mark.parametrize("outcome", [-1, 3])
def test_a_given_outcome_that_cannot_happen_is_refused_and_kept(outcome: int) -> None:
    source = GivenSource([outcome])
    with pytest.raises(Refused, match="kernel-chance-impossible"):
        source.draw(Die("test-chance", 3))
    assert source.position == 0


@pytest.mark.parametrize("n", [0, -1, 2**64 + 1])
def test_there_is_no_fair_number_below_nothing_or_beyond_a_block(n: int) -> None:
    source = FairSource(SECRET)
    with pytest.raises(ValueError, match="no fair number"):
        source.below(n)
    assert source.counter == 0


@pytest.mark.parametrize("length", [0, 31, 33, 64])
def test_a_secret_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(Refused, match="kernel-secret-length"):
        FairSource(bytes(length))


def test_every_seat_has_a_say_in_every_draw() -> None:
    lists: list[list[str]] = [["a", "b"], ["a", ""], ["", "b"], ["b", "a"], ["a", "b", ""], []]
    for counter in range(3):
        drawn = {FairSource(SECRET, seeds, counter).below(2**64) for seeds in lists}
        assert len(drawn) == len(lists)
