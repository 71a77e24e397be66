"""The game of the contributor's guide as it comes to Athanor: as a folder, or as a package."""

import os
import shutil
import tomllib
from collections.abc import Callable
from pathlib import Path

import athanor

EXAMPLES = Path(__file__).parents[2] / "examples"
PACKAGE = Path(athanor.__file__).parent


def dropped_in(place: Path) -> str:
    """Lay the game among the games of the house; return where Python finds that house.

    All but the newcomer is the package as it is.
    """
    games = place / "athanor" / "games"
    games.mkdir(parents=True)
    for around in (PACKAGE, PACKAGE / "games"):
        for path in around.iterdir():
            if path.name not in ("games", "__pycache__"):
                (place / "athanor" / path.relative_to(PACKAGE)).symlink_to(path)
    shutil.copytree(EXAMPLES / "philtre", games / "philtre")
    return os.pathsep.join([str(place), str(PACKAGE.parent)])


def installed(place: Path) -> str:
    """Install the game as its pyproject.toml says; return where Python finds it and the house."""
    settings = tomllib.loads((EXAMPLES / "pyproject.toml").read_text(encoding="utf-8"))
    project = settings["project"]
    name, version = project["name"], project["version"]
    [package] = settings["tool"]["setuptools"]["packages"]
    for pattern in ("*.py", *settings["tool"]["setuptools"]["package-data"][package]):
        for path in (EXAMPLES / package).glob(pattern):
            copy = place / path.relative_to(EXAMPLES)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
    info = place / f"{name}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    lines = [
        f"[{group}]\n" + "\n".join(f"{entry} = {what}" for entry, what in entries.items())
        for group, entries in project["entry-points"].items()
    ]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
    return os.pathsep.join([str(place), str(PACKAGE.parent)])


WAYS: dict[str, Callable[[Path], str]] = {"folder": dropped_in, "package": installed}
