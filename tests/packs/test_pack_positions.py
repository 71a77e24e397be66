"""Lines and columns are right for any TOML, which ``tomllib`` judges."""

import json
import re
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from functools import reduce
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from athanor.packs.documents import parse
from athanor.packs.positions import positions_of
from athanor.packs.problems import FieldPath, PackError
from athanor.packs.tokens import tokens_of

Lines = dict[FieldPath, int]

unhurried = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])

PLAIN = st.characters(exclude_categories=["Cs", "Cc"])
NASTY = st.sampled_from(["#", "[", "]", "[[", "{", "}", "=", ",", ".", "a", "\\", "'", '"', "é"])
TEXT = st.lists(NASTY | PLAIN, max_size=4).map("".join)
BLANKS = st.sampled_from(["", "", "\n", "# [x]\n", '# "\n', "\n  # '''\n\n"])


def lines_of(text: str) -> Lines:
    return {path: place.line for path, place in positions_of(tokens_of(text)).values.items()}


def basic(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def literal(text: str) -> str:
    return f"'{text}'" if "'" not in text else basic(text)


def multiline_basic(text: str) -> str:
    return '"""\n' + text.replace("\\", "\\\\").replace('"', '\\"') + '\n"" \\\n  x"""'


def multiline_literal(text: str) -> str:
    return f"'''{text.replace(chr(39), '')}\n''x'''"


SCALARS = st.one_of(
    st.integers().map(str),
    st.floats(allow_nan=False, allow_infinity=False).map(str),
    st.sampled_from(["true", "inf", "-nan", "0xAF", "1979-05-27 07:32:00.5Z", "07:32:00", '""']),
    st.sampled_from(
        ['""""""', "''''''", '"""a"""""', '"""a""""', "'''a''''", '"""\\""""', r'"\\"', "'\\'"]
    ),
    TEXT.map(basic),
    TEXT.map(literal),
    TEXT.map(multiline_basic),
    TEXT.map(multiline_literal),
)
KEYS = st.sampled_from(["a", "b", "1", "a-b", "true"]) | TEXT


class Writer:
    """Writes a random document and notes the line of every key and entry as it goes."""

    def __init__(self, draw: st.DrawFn) -> None:
        self._draw = draw
        self.text = ""
        self.lines: Lines = {}

    def table(self, path: FieldPath, depth: int) -> None:
        keys = self._keys(4)
        for key in keys[:2]:
            self._write(self._draw(BLANKS))
            self.pair(path, key, depth)
            self._write(self._draw(st.sampled_from(["\n", "  # ]\n", "\r\n"])))
        for key in keys[2:] if depth else []:
            if self._draw(st.booleans()):
                self.header((*path, key))
                self.table((*path, key), depth - 1)
                continue
            for index in range(self._draw(st.integers(1, 3))):
                self.header((*path, key), index)
                self.table((*path, key, index), depth - 1)

    def header(self, path: FieldPath, index: int | None = None) -> None:
        self._write(self._draw(BLANKS))
        for length in range(1, len(path)):
            self.lines.setdefault(path[:length], self._line)
        if index is None:
            self.lines[path] = self._line
        else:
            self.lines.setdefault(path, self._line)
            self.lines[*path, index] = self._line
        dotted = " . ".join(self._key(key) for key in path if isinstance(key, str))
        self._write(f"[ {dotted} ]\n" if index is None else f"[[{dotted}]] # [\n")

    def pair(self, path: FieldPath, key: str, depth: int) -> None:
        path = (*path, key)
        self.lines[path] = self._line
        self._write(self._key(key))
        while self._draw(st.integers(0, 4)) == 0:  # a dotted key
            path = (*path, self._draw(KEYS))
            self.lines[path] = self._line
            self._write(" ." + self._key(str(path[-1])))
        self._write(" = ")
        self.value(path, depth)

    def value(self, path: FieldPath, depth: int) -> None:
        form = self._draw(st.integers(0, 5)) if depth else 2
        if form == 0:
            self._write("[")
            for index in range(self._draw(st.integers(0, 3))):
                self._write(self._draw(BLANKS))
                self.lines[*path, index] = self._line
                self.value((*path, index), depth - 1)
                self._write(self._draw(BLANKS) + ",")
            self._write(self._draw(BLANKS) + "]")
        elif form == 1:
            self._write("{")
            for number, key in enumerate(self._keys(3)):
                self._write(", " if number else " ")
                self.pair(path, key, depth - 1)
            self._write(" }")
        else:
            self._write(self._draw(SCALARS))

    def _keys(self, most: int) -> list[str]:
        return self._draw(st.lists(KEYS, max_size=most, unique=True))

    def _key(self, key: str) -> str:
        if re.fullmatch("[A-Za-z0-9_-]+", key) and self._draw(st.booleans()):
            return key
        return self._draw(st.sampled_from([basic, literal]))(key)

    def _write(self, text: str) -> None:
        self.text += text

    @property
    def _line(self) -> int:
        return self.text.count("\n") + 1


@st.composite
def documents(draw: st.DrawFn) -> tuple[str, Lines]:
    writer = Writer(draw)
    writer.table((), depth=2)
    return writer.text, writer.lines


def paths_in(value: Any, path: FieldPath = ()) -> Iterator[FieldPath]:
    steps: Any = []
    if isinstance(value, dict):
        steps = value.items()
    elif isinstance(value, list):
        steps = enumerate(value)
    for step, inner in steps:
        yield (*path, step)
        yield from paths_in(inner, (*path, step))


@unhurried
@given(documents())
def test_every_value_has_its_line(document: tuple[str, Lines]) -> None:
    text, lines = document
    assert lines_of(text) == lines
    assert set(lines) == set(paths_in(tomllib.loads(text)))


@unhurried
@given(documents(), st.integers(min_value=0), NASTY | st.just("\n") | st.just(""))
def test_a_damaged_text_is_refused_or_read_whole(
    document: tuple[str, Lines], place: int, patch: str
) -> None:
    text, _ = document
    place %= len(text) + 1
    damaged = text[:place] + patch + text[place + 1 :]
    try:
        parsed = parse("demo", "a.toml", damaged.encode())
    except PackError as error:
        for problem in error.problems:
            assert 1 <= problem.line <= damaged.count("\n") + 1
            assert problem.column >= 1
        return
    assert set(parsed.positions.values) == set(paths_in(parsed.data))


@unhurried
@given(documents())
def test_every_value_has_its_column(document: tuple[str, Lines]) -> None:
    text, _ = document
    lines = text.split("\n")
    whole: Any = tomllib.loads(text)
    for path, place in positions_of(tokens_of(text)).values.items():
        behind = lines[place.line - 1][place.column - 1 :]
        value = reduce(lambda inside, step: inside[step], path, whole)
        if isinstance(value, int) and not isinstance(value, bool):
            assert int(re.split(r"[\s,\]}#]", behind)[0], 0) == value
        assert behind[:1].strip()


def test_keys_values_and_rows_have_their_columns() -> None:
    text = "a = { b = 1,  c = 'x' }\nd = [ 7, 89 ]\ne = '''\n one\n two'''\nf = '''one\ntwo'''"
    found = positions_of(tokens_of(text))
    assert found.value(("a",)) == (1, 5)
    assert found.value(("a", "c")) == (1, 19)
    assert found.key(("a", "c")) == (1, 15)
    assert found.value(("d", 1)) == (2, 10)
    assert found.row(("e",), 1, 1) == (5, 2)
    assert found.row(("f",), 0, 0) == (6, 8)
    assert found.row(("f",), 1, 2) == (7, 3)
    assert found.row(("a", "b"), 3, 3) == found.value(("a", "b"))
    assert found.value(("a", "gone", 3)) == (1, 5)
    assert found.value(("nowhere",)) == (1, 1)


@unhurried
@given(st.binary() | st.text(alphabet="[]{}=,.#\"'\\\n ab1").map(str.encode))
def test_no_bytes_break_the_reader(content: bytes) -> None:
    with suppress(PackError):
        parse("demo", "a.toml", content)


@pytest.mark.parametrize(
    "string",
    ['""""""', "''''''", '"""a""""', "'''a''''", '"""\\""""', r'"\\"', "'\\'", '"#"', "'['"],
)
def test_strings_end_where_they_should(string: str) -> None:
    lines = lines_of(f"x = [{string}, {string}\n, 1]\ny = 1")
    assert lines == {("x",): 1, ("x", 0): 1, ("x", 1): 1, ("x", 2): 2, ("y",): 3}


def test_a_table_has_the_line_of_its_header_even_after_its_parts() -> None:
    text = "[a.b]\nx = 1\n[a]\ny = 2\n[[c]]\n[c.d]\n[[c]]\n[c.d]\nz = 1"
    lines = lines_of(text)
    assert lines["a", "b"] == 1
    assert lines["a",] == 3
    assert lines["c",] == 5
    assert lines["c", 1, "d"] == 8
    assert lines["c", 1, "d", "z"] == 9


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("x = 1\ny = " + "[" * 17 + "]" * 17, 2),
        ("x = " + "{a=" * 17 + "1" + "}" * 17, 1),
        (".".join("a" * 18) + " = 1", 1),
        ("\n\n[" + " . ".join(["'a'"] * 18) + "]", 3),
        ("x = " + "[\n" * 200_000, 17),
        (".".join("a" * 400_000), 1),
    ],
    ids=["lists", "tables", "key", "header", "endless-lists", "endless-key"],
)
def test_deep_nesting_is_refused_before_it_is_parsed(text: str, line: int) -> None:
    with pytest.raises(PackError) as caught:
        parse("demo", "a.toml", text.encode())
    (problem,) = caught.value.problems
    assert (problem.key, problem.line) == ("pack-problem-too-deep", line)


def test_nesting_within_the_limit_is_read() -> None:
    text = ".".join("a" * 17) + " = " + "[" * 16 + "]" * 16
    assert parse("demo", "a.toml", text.encode()).data == tomllib.loads(text)


def test_an_endless_number_is_refused_before_it_is_parsed() -> None:
    with pytest.raises(PackError) as caught:
        parse("demo", "a.toml", b"x = 1\ny = 0x" + b"f" * 100_000)
    (problem,) = caught.value.problems
    assert (problem.key, problem.line) == ("pack-problem-text-too-long", 2)


def test_open_strings_are_scanned_once() -> None:
    text = '"""' + '\n\\"""' * 200_000 + "\\"
    assert sum(1 for _ in tokens_of(text)) == 1


def test_a_byte_order_mark_and_windows_lines_are_read() -> None:
    document = parse("demo", "a.toml", b"\xef\xbb\xbfx = 1\r\ny = 2\r\n")
    assert document.data == {"x": 1, "y": 2}
    assert document.line(("y",)) == 2
