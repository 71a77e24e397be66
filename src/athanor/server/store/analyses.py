"""Analyses of matches: how far they have come, and what they found."""

from typing import NamedTuple

from athanor.server.store.queries import Queries


class AnalysisRow(NamedTuple):
    """An analysis; no ``body`` means that it is still worked at."""

    done: int
    parts: int
    touched: int
    """When somebody last worked at it."""
    body: str | None


class KeptAnalyses(Queries):
    """What is kept with matches that were analysed."""

    async def analysis(self, replay: str) -> AnalysisRow | None:
        """Return the analysis of a match, if anybody has asked for it."""
        row = await self._one(
            "SELECT done, parts, touched, body FROM analysis WHERE replay = ?1", replay
        )
        return None if row is None else AnalysisRow(*row)

    async def begin_analysis(self, replay: str, parts: int, now: int, stale: int) -> bool:
        """Note that an analysis begins; False if one is kept, or was worked at since a moment."""
        begun = await self._do(
            "INSERT INTO analysis VALUES (?1, 0, ?2, ?3, NULL) ON CONFLICT (replay) DO UPDATE"
            " SET done = 0, parts = ?2, touched = ?3"
            " WHERE analysis.body IS NULL AND analysis.touched < ?4",
            replay,
            parts,
            now,
            stale,
        )
        return begun > 0

    async def touch_analysis(self, replay: str, done: int, now: int) -> None:
        """Note how far an analysis has come."""
        await self._do(
            "UPDATE analysis SET done = ?2, touched = ?3 WHERE replay = ?1", replay, done, now
        )

    async def keep_analysis(self, replay: str, body: str, now: int) -> None:
        """Keep what an analysis found."""
        await self._do(
            "UPDATE analysis SET done = parts, touched = ?3, body = ?2 WHERE replay = ?1",
            replay,
            body,
            now,
        )

    async def drop_analysis(self, replay: str) -> None:
        """Forget an analysis that came to nothing, so that it can be asked for again."""
        await self._do("DELETE FROM analysis WHERE replay = ?1 AND body IS NULL", replay)

    async def fit_analyses(self) -> int:
        """Forget analyses of records that are not kept any more."""
        return await self._do(
            "DELETE FROM analysis WHERE replay NOT IN (SELECT id FROM replay)"
            " AND replay NOT IN (SELECT id FROM game_table)"
        )
