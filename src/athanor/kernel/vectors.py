"""Packed integers: the one door to mypyc's native vectors and writers.

Compiled, ``vec[i64]`` is a flat array of machine integers and is what makes the games fast. Where
its runtime library is missing (PyPy, say) a list stands in for it. Code that uses it keeps to
what both can do: index, assign an item, slice a whole copy, iterate, take the length. Nothing
stands in for ``BytesWriter``: only what is compiled writes with it (``kernel.packing``).
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from librt.strings import BytesWriter, write_i32_le
    from librt.vecs import vec
else:
    try:
        from librt.strings import BytesWriter, write_i32_le
        from librt.vecs import vec
    except ImportError:
        BytesWriter = write_i32_le = None

        class vec(list):  # noqa: N801 - the name of the native type it stands in for
            """A list under the name of the native vector."""

            __slots__ = ()


__all__ = ["BytesWriter", "i64", "vec", "write_i32_le"]
