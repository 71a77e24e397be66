"""Sets in one number: compiled, and with as many members as they can have."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import athanor
from athanor.kernel.audience import SPECTATOR, all_but, only, sees
from athanor.kernel.bits import bit, count_bits, has, lowest, members, nth_bit, shifted

PACKAGE = Path(athanor.__file__).parent
COMPILED = (
    "kernel", "bots", "games/*", "games/*/advice", "games/*/rules", "games/*/tabletop",
    "server", "server/tables", "server/store",
)  # fmt: skip
"""The rooms with modules that are compiled."""

LAST = 62
"""The highest number that a set can have; the bit beyond is the sign."""


@pytest.mark.parametrize("index", [0, 30, 31, 32, 33, 47, LAST])
def test_a_set_of_one_is_that_one_wherever_its_bit_lies(index: int) -> None:
    assert bit(index) == 2**index
    assert shifted(1, index) == 2**index
    assert members(bit(index)) == [index]
    assert lowest(bit(index)) == index
    assert [has(bit(index), other) for other in (index, (index + 1) % LAST)] == [True, False]


@pytest.mark.parametrize("count", [31, 32, 33, LAST, LAST + 1])
def test_a_set_holds_all_the_first_numbers(count: int) -> None:
    full = 0
    for index in range(count):
        full |= bit(index)
    assert full == 2**count - 1
    assert members(full) == list(range(count))
    assert count_bits(full) == count
    assert nth_bit(full, count - 1) == count - 1
    assert members(full & ~bit(count - 1)) == list(range(count - 1))


def test_an_audience_of_spectators_alone_is_nobody_else() -> None:
    assert only(SPECTATOR) == 2**SPECTATOR
    assert [seat for seat in range(LAST) if sees(only(SPECTATOR), seat)] == [SPECTATOR]
    assert [seat for seat in range(LAST) if not sees(all_but(SPECTATOR), seat)] == [SPECTATOR]


def is_constant(node: ast.expr) -> bool:
    """Tell whether the compiler knows a value: a number, or a name for one."""
    if isinstance(node, ast.BinOp):
        return is_constant(node.left) and is_constant(node.right)
    if isinstance(node, ast.Name):
        return re.fullmatch("[A-Z][A-Z0-9_]*", node.id) is not None
    return isinstance(node, ast.Constant)


def shifts_of_constants(source: str) -> Iterator[int]:
    """Return the lines in which a constant is shifted by what only the match knows.

    A local name for a number is a constant, too: the compiler puts the number in its place.
    """
    tree = ast.parse(source)
    numbers = {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            left = node.left
            known = is_constant(left) or (isinstance(left, ast.Name) and left.id in numbers)
            if known and not is_constant(node.right):
                yield node.lineno


def test_no_compiled_module_shifts_a_constant() -> None:
    """Compiled, ``1 << n`` has 32 bits: sets are made by ``bit``."""
    paths = [path for room in COMPILED for path in sorted(PACKAGE.glob(f"{room}/*.py"))]
    assert len(paths) > 100
    found = [
        f"{path.relative_to(PACKAGE)}:{line}"
        for path in paths
        for line in shifts_of_constants(path.read_text("utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("mask |= 1 << seat", [1]),
        ("one: i64 = 1\nmask = one << seat", [2]),
        ("mask = ~(BASE << (kind + 1))", [1]),
        ("mask = 1 << 40\nmore = (1 << KINDS) - 1\nmask = held << kind", []),
    ],
)
def test_shifts_of_constants_are_found(source: str, lines: list[int]) -> None:
    assert list(shifts_of_constants(source)) == lines
