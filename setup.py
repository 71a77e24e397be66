"""Compile the hot modules with mypyc; without a compiler the pure package installs the same.

``ATHANOR_PURE=1`` skips compilation. The browser client is built by build_tools. Everything else
about the package is in pyproject.toml.
"""

import os
import sys
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

from browser_client import BuildWithClient

ROOMS = ["kernel", "bots", "games/*", "games/*/advice", "games/*/rules", "games/*/tabletop"]
HOUSE = (
    "bot_players", "errands", "frames", "limits", "request_handler", "room", "serial_queue",
    "snapshot_keeper", "socket", "table_chat", "table_writer", "turn_clock", "watcher",
)  # fmt: skip
BUSY = [
    *(f"server/{name}" for name in HOUSE),
    *(f"server/tables/{name}" for name in ("commands", "hosted_match", "scene", "table")),
    *(f"server/store/{name}" for name in ("daybook", "writer")),
]
"""Modules of the house that every choice runs through."""

INTERPRETED = {
    "__init__.py",
    "info.py",
    "moment.py",
    "pack.py",
    "packed.py",
    "picture.py",
    "plain.py",
    "portrait.py",
    "position.py",
    "record.py",
    "record_lines.py",
    "recorder.py",
    "region.py",
    "registry.py",
    "replay.py",
    "verify.py",
    "view.py",
    "whereabouts.py",
    "words.py",
}
"""Modules of data classes and of the edge: mypyc has nothing to win there."""

BUILDING = {"bdist_wheel", "build", "build_ext", "install"}
"""Commands that need what is compiled."""

SAME_FLOATS = [] if os.name == "nt" else ["-ffp-contract=off"]
"""Fused operations would round otherwise than pure Python does."""


def compiled_modules() -> list[str]:
    """Return the modules that search or a busy house runs through, by file name."""
    source = Path("src/athanor")
    found = [path for room in ROOMS for path in source.glob(f"{room}/*.py")]
    found += [source / f"{module}.py" for module in BUSY]
    return sorted(str(path) for path in found if path.name not in INTERPRETED)


def extensions() -> list[Extension]:
    """Return the compiled modules, none of them indispensable.

    Commands that only ask what the package is do not have to wait for them.
    """
    if os.environ.get("ATHANOR_PURE") or not BUILDING & set(sys.argv):
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - needed only when compiling

    modules = mypycify(compiled_modules(), opt_level="2", debug_level="0", multi_file=True)
    for module in modules:
        module.optional = True
        module.extra_compile_args = [*module.extra_compile_args, *SAME_FLOATS]
    return modules


class ParallelBuild(build_ext):  # type: ignore[misc] # setuptools has no types
    """Compiles the C files of an extension side by side; by itself setuptools goes one by one.

    Compiled modules share one library: if that fails, or any of them, none is of use.
    """

    def build_extensions(self) -> None:
        """Compile everything."""
        compile_in_turn = self.compiler.compile

        def compile_files(sources: list[str], **options: Any) -> list[str]:
            with ThreadPool() as pool:
                made = pool.map(lambda source: compile_in_turn([source], **options), sources)
            return [file for files in made for file in files]

        self.compiler.compile = compile_files
        super().build_extensions()
        libraries = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if not all(library.exists() for library in libraries):
            for library in libraries:
                library.unlink(missing_ok=True)

    def get_outputs(self) -> list[str]:
        """Return what there is to install: all compiled modules or none."""
        return [output for output in super().get_outputs() if Path(output).exists()]

    def copy_extensions_to_source(self) -> None:
        """Put the compiled modules beside their sources, if there are any."""
        if self.get_outputs():
            super().copy_extensions_to_source()


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": BuildWithClient, "build_ext": ParallelBuild},
)
