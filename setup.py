"""Compile the hot modules with mypyc; without a compiler the pure package installs the same.

``ATHANOR_PURE=1`` skips compilation, and ``ATHANOR_OPTIMIZE=1`` has it take less time. How it is
compiled, and the browser client built, is told in build_tools; everything else about the package is
in pyproject.toml.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

import compiler
from packing import BuildWithClient, SideBySide

ROOMS = ["kernel", "bots", "games/*", "games/*/advice", "games/*/rules", "games/*/tabletop"]
HOUSE = (
    "bot_players", "clock", "errands", "frames", "limits", "record_keeper", "request_handler",
    "room", "serial_queue", "snapshot_keeper", "socket", "table_chat", "table_writer",
    "turn_clock", "watcher",
)  # fmt: skip
BUSY = [
    *(f"server/{name}" for name in HOUSE),
    *(
        f"server/tables/{name}"
        for name in ("commands", "hosted_match", "moderation", "scene", "table")
    ),
    *(f"server/store/{name}" for name in ("daybook", "writer")),
]
"""Modules of the house that every choice runs through."""

LEARNT = ("features", "option_numbers")
"""Modules that learning agents run through at every step."""

INTERPRETED = {
    "__init__.py",
    "advice.py",
    "adviser.py",
    "conversion.py",
    "crew.py",
    "examples.py",
    "facts.py",
    "info.py",
    "match_traits.py",
    "pack.py",
    "picture.py",
    "plain.py",
    "position.py",
    "reasoning.py",
    "reasons.py",
    "record.py",
    "record_lines.py",
    "recorder.py",
    "region.py",
    "registry.py",
    "replay.py",
    "signature.py",
    "snapshot.py",
    "vectors.py",
    "verify.py",
    "view.py",
    "whereabouts.py",
    "words.py",
}
"""Modules of data classes and of the edge: mypyc has nothing to win there."""

BUILDING = {"bdist_wheel", "build", "build_ext", "install"}
"""Commands that need what is compiled."""

OPTIMIZE = os.environ.get("ATHANOR_OPTIMIZE", "2")

SAME_FLOATS = [] if os.name == "nt" else ["-ffp-contract=off"]
"""Fused operations would round otherwise than pure Python does."""


def compiled_modules() -> list[str]:
    """Return the modules that search or a busy house runs through, by file name."""
    source = Path("src/athanor")
    found = [path for room in ROOMS for path in source.glob(f"{room}/*.py")]
    found += [path for name in LEARNT for path in source.glob(f"games/*/show/{name}.py")]
    found += [source / f"{module}.py" for module in BUSY]
    return sorted(str(path) for path in found if path.name not in INTERPRETED)


def extensions() -> list[Extension]:
    """Return the compiled modules, none of them indispensable.

    Commands that only ask what the package is do not have to wait for them.
    """
    if not compiler.is_wanted() or not BUILDING & set(sys.argv):
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - needed only when compiling

    modules = mypycify(
        [*compiler.WITHOUT_THE_REST, *compiled_modules()],
        opt_level=OPTIMIZE,
        debug_level="0",
        multi_file=True,
    )
    for module in modules:
        module.optional = True
        module.extra_compile_args = [*module.extra_compile_args, *SAME_FLOATS]
    return modules


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": BuildWithClient, "build_ext": SideBySide},
)
