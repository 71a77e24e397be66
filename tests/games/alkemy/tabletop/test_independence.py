"""The geometry serves any game: of the house it knows packed vectors, bits and chance alone."""

import ast
from pathlib import Path

import pytest

import athanor.games.alkemy.tabletop as package

FOLDER = Path(package.__file__).parent
OWN = "athanor.games.alkemy.tabletop"


@pytest.mark.parametrize("name", sorted(path.name for path in FOLDER.glob("*.py")))
def test_a_module_imports_nothing_else_of_the_house(name: str) -> None:
    tree = ast.parse((FOLDER / name).read_text(encoding="utf-8"))
    imported = {
        node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module is not None
    } | {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    house = {module for module in imported if module.split(".")[0] == "athanor"}
    strangers = {module for module in house if not f"{module}.".startswith(f"{OWN}.")}
    assert strangers <= {
        "athanor.kernel.bits",
        "athanor.kernel.chance",
        "athanor.kernel.vectors",
    }
