"""Packed integers: the one door to mypyc's native vectors.

Compiled, ``vec[i64]`` is a flat array of machine integers and is what makes the games fast. Where
its runtime library is missing (PyPy, say) a list stands in for it. Code that uses it keeps to
what both can do: index, assign an item, slice a whole copy, iterate, take the length.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from librt.vecs import vec
else:
    try:
        from librt.vecs import vec
    except ImportError:

        class vec(list):  # noqa: N801 - the name of the native type it stands in for
            """A list under the name of the native vector."""

            __slots__ = ()


__all__ = ["i64", "vec"]
