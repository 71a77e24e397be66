"""Opening a database of PostgreSQL: one that can be reached, is new enough, and of a known version.

Whoever comes first makes it or brings it up to date; others wait for that.
"""

from typing import Any, Final

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from athanor.kernel.words import Refused, refuse
from athanor.server.store.postgres_schema import MIGRATIONS, OLDEST, SCHEMA
from athanor.server.store.schema import APPLICATION

PATIENCE: Final = 10
"""Seconds for which a connection may take."""

SURE: Final = f"-c search_path={SCHEMA} -c synchronous_commit=on"
"""What every connection is opened with: our own schema, and commits that wait for the disk."""


def conninfo_of(address: str) -> str:
    """Return how a database is connected to; refuse an address that makes no sense."""
    try:
        given = conninfo_to_dict(address)
        options = f"{given.get('options') or ''} {SURE}".strip()
        patience = given.get("connect_timeout") or PATIENCE
        return make_conninfo(address, options=options, connect_timeout=patience)
    except psycopg.ProgrammingError as error:
        raise refuse("server-bad-store-address", reason=str(error).strip()) from error


def name_of(address: str) -> str:
    """Return what a database is called in messages: without a password."""
    parts: dict[str, Any] = conninfo_to_dict(address)
    where = ":".join(str(parts[one]) for one in ("host", "port") if parts.get(one))
    return f"postgresql://{where}/{parts.get('dbname', '')}"


def bring_up_to_date(address: str) -> None:
    """Make the store in a database, or bring it to the version that is known here."""
    conninfo = conninfo_of(address)
    try:
        with psycopg.connect(conninfo) as connection:
            _check_server(connection, address)
            connection.execute("SELECT pg_advisory_xact_lock(%s)", (APPLICATION,))
            _migrate(connection, address)
    except psycopg.Error as error:
        reason = " ".join(str(error).split())
        raise refuse("server-store-unusable", path=name_of(address), reason=reason) from error


def check_version(connection: "psycopg.Connection[Any]", address: str) -> None:
    """Refuse a store of another version."""
    version = _version(connection)
    if version != len(MIGRATIONS):
        known = len(MIGRATIONS)
        raise refuse("desk-other-version", path=name_of(address), version=version, known=known)


def _version(connection: "psycopg.Connection[Any]") -> int:
    """Return the version of a store; there is none before the first."""
    found = connection.execute("SELECT version FROM schema_version").fetchone()
    return 0 if found is None else int(found[0])


def _check_server(connection: "psycopg.Connection[Any]", address: str) -> None:
    version = connection.info.server_version
    if version < OLDEST:
        known = OLDEST // 10000
        raise refuse(
            "server-postgres-too-old", path=name_of(address), version=version // 10000, known=known
        )


def _migrate(connection: "psycopg.Connection[Any]", address: str) -> None:
    connection.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
    connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
    version = _version(connection)
    if version > len(MIGRATIONS):
        raise _newer(address, version)
    if version == len(MIGRATIONS):
        return
    for migration in MIGRATIONS[version:]:
        for statement in migration:
            connection.execute(statement.encode())
    connection.execute("DELETE FROM schema_version")
    connection.execute("INSERT INTO schema_version VALUES (%s)", (len(MIGRATIONS),))


def _newer(address: str, version: int) -> Refused:
    known = len(MIGRATIONS)
    return refuse("server-store-newer", path=name_of(address), version=version, known=known)
