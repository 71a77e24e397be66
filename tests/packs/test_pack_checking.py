"""Our words for what is wrong agree with ``msgspec``, which decides."""

import enum
from typing import Annotated, Any, ClassVar, Literal

import msgspec
import msgspec.inspect as mi
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta, Struct

from athanor.packs import PackData, Record
from athanor.packs.checking import check_entry, check_value
from athanor.packs.problems import FieldPath
from athanor.packs.schema import Kind, tables_of
from tests.packs.demo import Board, Draw, Gain, Place, Still


class Metal(enum.Enum):
    TIN = "tin"
    GOLD = "gold"


TYPES: list[Any] = [
    str,
    Annotated[str, Meta(min_length=1, max_length=3, pattern="^[a-z]*$")],
    bool,
    int,
    Annotated[int, Meta(ge=-1, le=3)],
    float,
    Annotated[float, Meta(ge=0, le=2.5)],
    Literal["tin", "gold"],
    Literal[1, 2],
    Metal,
    int | None,
    tuple[int, ...],
    Annotated[list[str], Meta(min_length=1, max_length=2)],
    tuple[str, int],
    dict[str, int],
    dict[Annotated[int, Meta(ge=0)], str],
    Annotated[dict[str, bool], Meta(max_length=1)],
    Place,
    Place | None,
    Gain | Draw,
    Board,
    Still,
]

NAMES = ["a", "1", "-2", "03", "id", "row", "name", "width", "folded", "even", "verb", "cubes"]
WORDS = ["tin", "gold", "gain", "draw", "copper", "house", "public", "A", "", "abcd"]
SCALARS = (
    st.sampled_from(WORDS)
    | st.booleans()
    | st.integers(-2, 4)
    | st.sampled_from([0.5, 1.0, 2.5, 3.25, -1.0])
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from([*NAMES, "source"]), inner, max_size=4)
    ),
    max_leaves=6,
)
RECORDS = st.fixed_dictionaries(
    {"source": st.sampled_from(["house", "owner", "me"])},
    optional={
        "row": SCALARS,
        "id": SCALARS,
        "heat": st.integers(0, 10),
        "metal": st.sampled_from(["tin", "gold"]),
        "parts": st.lists(st.sampled_from(["a", 1]), max_size=3),
        "place": st.fixed_dictionaries({"row": SCALARS}, optional={"source": st.just("house")}),
        "effects": st.lists(VALUES, max_size=2),
        "name": st.sampled_from(["a", "ab"]),
        "width": SCALARS,
        "folded": SCALARS,
    },
)


@given(st.sampled_from(TYPES), VALUES | RECORDS)
def test_a_value_without_flaw_is_one_msgspec_accepts(kind: Any, value: Any) -> None:
    found = list(check_entry(value, Kind.of(kind), ()))
    try:
        msgspec.convert(value, kind, str_keys=True)
    except msgspec.ValidationError:
        assert found
    else:
        assert not found


@given(st.sampled_from(TYPES), VALUES | RECORDS)
def test_only_constraints_without_words_of_ours_are_left_to_msgspec(kind: Any, value: Any) -> None:
    ours = list(check_value(value, mi.type_info(kind)))
    left = [flaw.found for _, flaw in check_entry(value, Kind.of(kind), ()) if not ours]
    assert all("multiple of" in found for found in left)


FLAWS: list[tuple[Any, Any, FieldPath, str]] = [
    (str, 1, (), "wrong-type"),
    (bool, 1, (), "wrong-type"),
    (int, True, (), "wrong-type"),
    (int, 2**63, (), "too-large"),
    (int, -(2**63) - 1, (), "too-small"),
    (float, True, (), "wrong-type"),
    (float, "1", (), "wrong-type"),
    (float, float("-inf"), (), "not-finite"),
    (Literal[1, 2], True, (), "not-one-of"),
    (Metal, "iron", (), "not-one-of"),
    (int | None, "x", (), "wrong-type"),
    (tuple[int, ...], {}, (), "wrong-type"),
    (tuple[int, ...], [1, "x"], (1,), "wrong-type"),
    (tuple[str, int], "ab", (), "wrong-type"),
    (tuple[str, int], ["a", 1, 2], (), "too-many"),
    (dict[str, int], [], (), "wrong-type"),
    (dict[str, int], {"a": "b"}, ("a",), "wrong-type"),
    (dict[Annotated[int, Meta(ge=0)], str], {"-1": "x"}, ("-1",), "too-small"),
    (dict[int, str], {"1.5": "x"}, ("1.5",), "wrong-type"),
    (Annotated[dict[str, bool], Meta(max_length=1)], {"a": True, "b": True}, (), "too-many"),
    (Gain, 1, (), "wrong-type"),
    (Gain | Draw, 1, (), "wrong-type"),
    (Gain | Draw, {"verb": "draw", "cubs": 1}, ("cubs",), "unknown-field"),
    (Gain | Draw, {"verb": "gain"}, ("fame",), "missing-field"),
    (Place, {"row": 1}, ("source",), "missing-source"),
]


@pytest.mark.parametrize(("kind", "value", "path", "key"), FLAWS)
def test_a_flaw_has_its_path_and_its_key(kind: Any, value: Any, path: FieldPath, key: str) -> None:
    ((place, flaw),) = check_value(value, mi.type_info(kind))
    assert (place, flaw.key) == (path, f"pack-problem-{key}")


BOUNDS: list[tuple[Any, Any]] = [
    (Annotated[str, Meta(min_length=2, max_length=2)], "ab"),
    (Annotated[int, Meta(ge=2, le=2)], 2),
    (int, 2**63 - 1),
    (int, -(2**63)),
    (Annotated[float, Meta(ge=0.5, le=0.5)], 0.5),
    (Annotated[tuple[int, ...], Meta(min_length=1, max_length=1)], [1]),
]


@pytest.mark.parametrize(("kind", "value"), BOUNDS)
def test_a_bound_belongs_to_its_range(kind: Any, value: Any) -> None:
    assert not list(check_entry(value, Kind.of(kind), ()))


@pytest.mark.parametrize("key", ["0", "7", "-3", "9223372036854775807"])
def test_a_number_can_be_a_key(key: str) -> None:
    assert not list(check_entry({key: "x"}, Kind.of(dict[int, str]), ()))


class Picky(Record, frozen=True):
    inner: tuple[Board, ...]

    def __post_init__(self) -> None:
        if len(self.inner) == 2:
            raise ValueError("two is too many")


def test_what_a_struct_itself_objects_to_is_passed_on_with_its_path() -> None:
    board = {"name": "ab", "width": 1, "source": "house"}
    value = {"inner": [board, board], "source": "house"}
    ((path, flaw),) = check_entry(value, Kind.of(Picky), ("picky",))
    assert (path, flaw.key, flaw.found) == (("picky",), "pack-problem-invalid", "two is too many")
    value = {"inner": [{**board, "even": 1}], "source": "house"}
    ((path, flaw),) = check_entry(value, Kind.of(Picky), ("picky",))
    assert path == ("picky", "inner", 0, "even")
    assert "$" not in flaw.found


class NoId(Record, frozen=True):
    name: str


class Listed(PackData, frozen=True):
    game: ClassVar[str] = "demo"
    things: tuple[NoId, ...]


class Reserved(PackData, frozen=True):
    game: ClassVar[str] = "demo"
    pack: int


@pytest.mark.parametrize("schema", [Listed, Reserved])
def test_a_schema_in_no_known_form_is_a_fault_of_the_game(schema: type[PackData]) -> None:
    with pytest.raises(TypeError):
        tables_of(schema)


class Untagged(Struct):
    name: str


@pytest.mark.parametrize("kind", [Any, set[int], int | str, Gain | list[int], Untagged | list[int]])
def test_a_type_we_have_no_words_for_is_a_fault_of_the_game(kind: Any) -> None:
    with pytest.raises(TypeError):
        list(check_value(1, mi.type_info(kind)))
