"""Putting the package together: its modules, the browser client, and what is compiled."""

from collections.abc import Iterable
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Any

from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

import browser_client

SOURCE = Path("src")
INGREDIENTS = [Path("setup.py"), Path("pyproject.toml"), Path(__file__)]
"""Files that say how C files are compiled: when they change, all are compiled anew."""

GENERATED = "__native_"
"""How the names of C files begin that mypyc has made."""

UNITS = 16
"""Into how many they are put together: each of two hundred would read the same long headers."""


class BuildWithClient(build_py):  # type: ignore[misc] # setuptools has no types
    """Builds the client before the package is put together; editable installs do without."""

    def run(self) -> None:
        """Build both."""
        if not self.editable_mode:
            browser_client.ensure()
            remove_leftovers(Path(self.build_lib))
        super().run()


def remove_leftovers(built: Path) -> None:
    """Remove what an earlier build put there and is no longer in the source.

    A compiled module belongs to the source whose name it begins with.
    """
    for path in (built / "athanor").rglob("*"):
        source = SOURCE / path.relative_to(built)
        module = source.with_name(path.name.partition(".")[0] + ".py")
        if path.is_file() and not source.exists() and not module.exists():
            path.unlink()


class SideBySide(build_ext):  # type: ignore[misc] # setuptools has no types
    """Compiles C files side by side, and only those that changed; setuptools goes one by one.

    Compiled modules share one library: if that fails, or any of them, none is of use.
    """

    def build_extensions(self) -> None:
        """Compile everything."""
        compile_in_turn = self.compiler.compile

        def compile_one(source: str, parts: list[Path], output_dir: str, **options: Any) -> str:
            [made] = self.compiler.object_filenames([source], output_dir=output_dir)
            headers = Path(source).parent.glob("*.h")
            if not is_current(Path(made), [Path(source), *parts, *headers, *INGREDIENTS]):
                unfinished = str(Path(output_dir, "unfinished"))
                [part] = compile_in_turn([source], output_dir=unfinished, **options)
                Path(made).parent.mkdir(parents=True, exist_ok=True)
                Path(part).replace(made)
            return str(made)

        def compile_files(sources: list[str], **options: Any) -> list[str]:
            units = put_together(sources).items()
            with ThreadPool() as pool:
                return pool.map(lambda unit: compile_one(*unit, **options), units, chunksize=1)

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


def put_together(sources: list[str]) -> dict[str, list[Path]]:
    """Return the files to compile, each with those that it includes."""
    units: dict[str, list[Path]] = {}
    for number, source in enumerate(sorted(sources)):
        part = Path(source)
        if part.name.startswith(GENERATED) and len(sources) > UNITS:
            unit = str(part.with_name(f"__unit_{number % UNITS}.c"))
            units.setdefault(unit, []).append(part)
        else:
            units[source] = []
    for unit, parts in units.items():
        lines = "".join(f'#include "{part.name}"\n' for part in parts)
        if parts and not (Path(unit).exists() and Path(unit).read_text() == lines):
            Path(unit).write_text(lines)
    return units


def is_current(made: Path, sources: Iterable[Path]) -> bool:
    """Tell whether a file was made after all that it is made from was last changed."""
    return made.exists() and made.stat().st_mtime > max(path.stat().st_mtime for path in sources)
