from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import PostgresServer, postgres_server
from tests.server.visiting import OpenHouse, open_house


@pytest.fixture
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[OpenHouse]:
    """A house that is open, with its store in a file unless a test asks for both kinds."""
    with open_house(tmp_path, database=database_for(request)) as opened:
        yield opened


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    with postgres_server() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a store is kept: in a file, or in a database of its own."""
    return database_for(request) or tmp_path / "athanor.db"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of a database that a house is kept in; empty if that is a file."""
    return database_for(request)


def database_for(request: pytest.FixtureRequest) -> str:
    """Make a database where a test is to run in one; return its address, or nothing."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return ""
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.new()
