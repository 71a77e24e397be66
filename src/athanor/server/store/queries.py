"""What all parts of the store ask the database with."""

from collections.abc import Sequence

from athanor.server.store.database import Database, Row


class Queries:
    """Something that is kept in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _do(self, statement: str, *values: object) -> int:
        """Carry out a statement; return how many rows it has changed."""
        (outcome,) = await self._database.write((statement, values))
        return outcome.changed

    async def _rows(self, query: str, *values: object) -> list[Row]:
        return await self._database.rows(query, *values)

    async def _one(self, query: str, *values: object) -> Row | None:
        rows = await self._rows(query, *values)
        return rows[0] if rows else None


def marks(values: Sequence[object], first: int) -> str:
    """Return the places of some values in a statement, from a number on."""
    return ", ".join(f"?{first + place}" for place in range(len(values)))
