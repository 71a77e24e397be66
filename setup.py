"""Compile the hot modules with mypyc; without a compiler the pure package installs the same.

``ATHANOR_PURE=1`` skips compilation. The browser client is built by build_tools. Everything else
about the package is in pyproject.toml.
"""

import os
from pathlib import Path

from setuptools import Extension, setup

from browser_client import BuildWithClient

ROOMS = ["kernel", "bots", "games/*", "games/*/advice", "games/*/rules", "games/*/tabletop"]
INTERPRETED = {
    "__init__.py",
    "info.py",
    "moment.py",
    "pack.py",
    "packed.py",
    "picture.py",
    "position.py",
    "record.py",
    "record_lines.py",
    "recorder.py",
    "region.py",
    "registry.py",
    "replay.py",
    "verify.py",
    "view.py",
    "words.py",
}
"""Modules of data classes and of the edge: mypyc has nothing to win there."""

SAME_FLOATS = [] if os.name == "nt" else ["-ffp-contract=off"]
"""Fused operations would round otherwise than pure Python does."""


def compiled_modules() -> list[str]:
    """Return the modules that search runs through, by file name."""
    source = Path("src/athanor")
    found = [path for room in ROOMS for path in source.glob(f"{room}/*.py")]
    return sorted(str(path) for path in found if path.name not in INTERPRETED)


def extensions() -> list[Extension]:
    """Return the compiled modules, none of them indispensable."""
    if os.environ.get("ATHANOR_PURE"):
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - needed only when compiling

    modules = mypycify(compiled_modules(), opt_level="2", debug_level="0", multi_file=True)
    for module in modules:
        module.optional = True
        module.extra_compile_args = [*module.extra_compile_args, *SAME_FLOATS]
    return modules


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithClient})
