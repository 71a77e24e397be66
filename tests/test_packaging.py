"""What the package is built from: what is built anew, and what it takes where."""

import os
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import msgspec
import mypy.api
import pytest

CHECKOUT = Path(__file__).parents[1]
SOURCES = (
    "web/src/main.ts",
    "src/athanor/locale/en/web.ftl",
    "src/athanor/games/demo/texts/en/demo.ftl",
)


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The builder of the client, at the top of a small checkout."""
    monkeypatch.syspath_prepend(CHECKOUT / "build_tools")
    monkeypatch.chdir(tmp_path)
    for name, text in {
        "web/package.json": "{}",
        "web/src/main.ts": "export {};",
        "web/node_modules/svelte/index.js": "",
        "src/athanor/locale/en/web.ftl": "web-name = Name",
        "src/athanor/games/demo/texts/en/demo.ftl": "demo-title = Demo",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    import browser_client  # noqa: PLC0415 - it is found only now

    yield browser_client
    sys.modules.pop("browser_client")


def built(client: ModuleType) -> None:
    client.STAMP.parent.mkdir(parents=True, exist_ok=True)
    client.STAMP.write_text(client.stamp(), encoding="utf-8")


def test_a_client_made_from_other_sources_is_built_anew(client: ModuleType) -> None:
    assert not client.is_built()
    built(client)
    assert client.is_built()
    for name in SOURCES:
        before = Path(name).read_text(encoding="utf-8")
        Path(name).write_text("changed", encoding="utf-8")
        assert not client.is_built()
        Path(name).write_text(before, encoding="utf-8")
        assert client.is_built()


def test_what_npm_installs_is_no_source(client: ModuleType) -> None:
    built(client)
    Path("web/node_modules/svelte/index.js").write_text("changed", encoding="utf-8")
    assert client.is_built()


def test_node_is_asked_for_only_where_it_is_needed(
    client: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    import backend  # noqa: PLC0415 - it is found only now

    monkeypatch.setenv("PATH", "")
    assert backend.node() == [client.NODE]
    with pytest.raises(RuntimeError, match=r"Node\.js"):
        client.build()
    built(client)
    assert backend.node() == []
    sys.modules.pop("backend")


def test_all_that_games_bring_along_is_in_the_package() -> None:
    settings = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = settings["tool"]["setuptools"]["package-data"]["athanor"]
    package = CHECKOUT / "src" / "athanor"
    shipped = {path for pattern in patterns for path in package.glob(pattern)}
    brought = {
        path
        for path in (package / "games").rglob("*")
        if path.is_file() and path.suffix not in (".py", ".pyc", ".so")
    }
    assert package / "games" / "alchemist" / "places.json" in brought
    assert package / "games" / "alchemist" / "structural.toml" in brought
    assert package / "games" / "alchemist" / "texts" / "fr" / "alchemist.ftl" in brought
    assert brought - shipped == set()


@pytest.mark.skipif(os.name == "nt", reason="its programs are no scripts")
@pytest.mark.parametrize(("version", "is_used"), [("v18.20.4", False), ("v20.19.0", True)])
def test_a_node_that_is_too_old_is_not_used(
    client: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    version: str,
    is_used: bool,
) -> None:
    for name in ("node", "npm"):
        program = tmp_path / "bin" / name
        program.parent.mkdir(exist_ok=True)
        program.write_text(f"#!/bin/sh\necho {version}\n", encoding="utf-8")
        program.chmod(0o700)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    assert (client.npm() is not None) == is_used


@pytest.mark.parametrize(
    ("environment", "wanted"),
    [
        ({"CC": sys.executable}, True),
        ({"CC": "no-such-compiler -pthread"}, False),
        ({"CC": sys.executable, "ATHANOR_PURE": "1"}, False),
    ],
)
@pytest.mark.skipif(os.name == "nt", reason="only setuptools knows where compilers are there")
def test_mypyc_is_asked_for_only_where_it_can_be_used(
    client: ModuleType, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], wanted: bool
) -> None:
    import backend  # noqa: PLC0415 - it is found only now

    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert any(need.startswith("mypy") for need in backend.mypyc()) == wanted
    sys.modules.pop("backend")


def test_what_is_compiled_needs_nothing_that_a_build_of_its_own_does_not_take(
    client: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import compiler  # noqa: PLC0415 - it is found only now

    (tmp_path / "needs").mkdir()
    (tmp_path / "needs" / "msgspec").symlink_to(Path(msgspec.__file__).parent)
    monkeypatch.chdir(CHECKOUT)
    monkeypatch.setenv("MYPYPATH", str(tmp_path / "needs"))
    looking = ["--no-site-packages", "--follow-imports=silent", f"--cache-dir={tmp_path}"]
    outside = ["src/athanor/kernel/signature.py", "src/athanor/server/store/postgres.py"]
    told, _, _ = mypy.api.run([*looking, *compiler.WITHOUT_THE_REST, *outside])
    assert told == "Success: no issues found in 2 source files\n"


def test_only_what_has_changed_is_compiled_again(
    client: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from packing import is_current  # noqa: PLC0415 - it is found only now

    source, header, made = (tmp_path / name for name in ("a.c", "a.h", "a.o"))
    for path, seconds in ((source, 10), (header, 20)):
        path.touch()
        os.utime(path, (seconds, seconds))
    assert not is_current(made, [source, header])
    made.touch()
    for seconds, current in ((30, True), (20, False), (15, False)):
        os.utime(made, (seconds, seconds))
        assert is_current(made, [source, header]) == current


def test_generated_files_are_compiled_together_each_once(
    client: ModuleType, tmp_path: Path
) -> None:
    from packing import UNITS, put_together  # noqa: PLC0415 - it is found only now

    generated = [str(tmp_path / f"__native_module{number}.c") for number in range(3 * UNITS + 1)]
    written = str(tmp_path / "runtime.c")
    units = put_together([*generated, written])
    assert units.pop(written) == []
    assert len(units) == UNITS
    assert sorted(str(part) for parts in units.values() for part in parts) == sorted(generated)
    for unit, parts in units.items():
        lines = [f'#include "{part.name}"' for part in parts]
        assert Path(unit).read_text(encoding="utf-8").splitlines() == lines
    assert put_together(generated[:2]) == {one: [] for one in generated[:2]}


def test_nothing_stays_of_what_is_no_longer_in_the_source(
    client: ModuleType, tmp_path: Path
) -> None:
    from packing import remove_leftovers  # noqa: PLC0415 - it is found only now

    kept = {"rules.py", "rules.cpython-311-x86_64-linux-gnu.so", "words.ftl"}
    gone = {"old.py", "old.cpython-311-x86_64-linux-gnu.so", "old.ftl", "table-1f2e3d.js"}
    built = tmp_path / "build/lib"
    for name in kept | gone:
        path = built / "athanor/game" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    source = tmp_path / "src/athanor/game"
    source.mkdir(parents=True)
    for name in ("rules.py", "words.ftl"):
        (source / name).touch()
    remove_leftovers(built)
    assert {path.name for path in built.rglob("*.*")} == kept
