"""What the package is built from: the browser client, and when it is built anew."""

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

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
    assert backend.node() == [backend.NODE]
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
