"""Numbers as bytes, the same in every build."""

from struct import pack

import pytest

from athanor.kernel.packing import packed


@pytest.mark.parametrize(
    "numbers", [[], [0], [1, -1, 256, -(1 << 31), (1 << 31) - 1], list(range(3000))]
)
def test_numbers_are_packed_as_arrays_have_them(numbers: list[int]) -> None:
    assert packed(numbers) == pack(f"<{len(numbers)}i", *numbers)


@pytest.mark.parametrize("number", [1 << 31, -(1 << 31) - 1])
def test_what_has_no_room_is_not_cut(number: int) -> None:
    with pytest.raises((OverflowError, ValueError)):
        packed([number])
