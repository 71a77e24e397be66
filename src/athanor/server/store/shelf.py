"""What the store keeps for a while only: records that were opened, old talk, secrets that wait."""

from athanor.server.store.queries import Queries


class KeptAwhile(Queries):
    """What is let go of in time."""

    # --- records that somebody opened ---

    async def shelve(self, number: str, text: str, now: int) -> None:
        """Keep the text of a record, from now on for as long as such are kept."""
        await self._do(
            "INSERT INTO replay VALUES (?1, ?2, ?3) ON CONFLICT (id) DO UPDATE SET opened = ?3",
            number,
            text,
            now,
        )

    async def shelved(self, number: str) -> str | None:
        """Return the text of a record."""
        row = await self._one("SELECT text FROM replay WHERE id = ?1", number)
        return None if row is None else row[0]

    # --- what is not kept for ever ---

    async def forget_talk(self, before: int) -> int:
        """Forget what was said at finished tables where nobody has said anything since a moment.

        All that was said at a table goes at once: remarks are counted.
        """
        return await self._do(
            "DELETE FROM remark WHERE game_table IN (SELECT remark.game_table FROM remark"
            " JOIN summary USING (game_table) WHERE phase IN ('over', 'closed')"
            " GROUP BY remark.game_table HAVING max(remark.at) < ?1)",
            before,
        )

    async def fit_talk(self, most: int) -> int:
        """Forget what was said at finished tables beyond so many bytes: where it is longest ago."""
        return await self._do(
            "DELETE FROM remark WHERE game_table IN (SELECT game_table FROM (SELECT game_table,"
            " sum(size) OVER (ORDER BY latest DESC, game_table) AS room FROM (SELECT"
            " remark.game_table, max(remark.at) AS latest,"
            f" sum({self._database.bytes_of_text}) AS size FROM remark"
            " JOIN summary USING (game_table) WHERE phase IN ('over', 'closed')"
            " GROUP BY remark.game_table) AS said) AS sized WHERE room > ?1)",
            most,
        )

    async def date_replays(self, now: int) -> None:
        """Count the time of opened records from now on where older files do not tell it."""
        await self._do("UPDATE replay SET opened = ?1 WHERE opened IS NULL", now)

    async def forget_replays(self, before: int) -> int:
        """Forget records that nobody has opened since a moment."""
        return await self._do("DELETE FROM replay WHERE opened < ?1", before)

    async def fit_replays(self, most: int) -> int:
        """Forget the oldest opened records beyond so many bytes."""
        return await self._do(
            "DELETE FROM replay WHERE id IN (SELECT id FROM (SELECT id,"
            f" sum({self._database.bytes_of_text}) OVER (ORDER BY opened DESC, id) AS room"
            " FROM replay) AS sized WHERE room > ?1)",
            most,
        )

    # --- secrets that wait for their tables ---

    async def keep_pledge(self, pledged: str, person: str, secret: bytes, most: int) -> None:
        """Keep a secret under the commitment to it; of one person's only the newest are kept."""
        await self._database.write(
            (
                "INSERT INTO pledge (commitment, person, secret) VALUES (?1, ?2, ?3)",
                (pledged, person, secret),
            ),
            (
                "DELETE FROM pledge WHERE person = ?1 AND number NOT IN"
                " (SELECT number FROM pledge WHERE person = ?1 ORDER BY number DESC LIMIT ?2)",
                (person, most),
            ),
        )

    async def fit_pledges(self, most: int) -> None:
        """Forget the oldest secrets beyond so many."""
        await self._do(
            "DELETE FROM pledge WHERE number <="
            " (SELECT number FROM pledge ORDER BY number DESC LIMIT 1 OFFSET ?1)",
            most,
        )

    async def take_pledge(self, pledged: str, person: str) -> bytes | None:
        """Return the secret that somebody was committed to, once."""
        statement = "DELETE FROM pledge WHERE commitment = ?1 AND person = ?2 RETURNING secret"
        (taken,) = await self._database.write((statement, (pledged, person)))
        return taken.rows[0][0] if taken.rows else None
