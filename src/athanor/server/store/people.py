"""What the store keeps of people: who they are, how they come back, and how they leave."""

from typing import Final

from athanor.server.store.queries import Queries
from athanor.server.store.rows import GUEST, PersonRow

OF_TABLE: Final = (
    "entry", "snapshot", "summary", "sitting", "hand", "remark", "record", "set_aside",
)  # fmt: skip
"""Where things are kept of a table."""

REPORTED: Final = (("report", "person"), ("report", "reporter"), ("report_line", "person"))
"""Where reports speak of people."""

MOST_SESSIONS: Final = 50
"""Of one account; beyond it the oldest ones end."""


class KeptPeople(Queries):
    """Guests and accounts, and their sessions."""

    async def add_person(self, person: PersonRow) -> None:
        """Keep somebody; who is known already stays as they are."""
        await self._do(
            "INSERT INTO person (id, name) VALUES (?1, ?2) ON CONFLICT (id) DO NOTHING",
            person.id,
            person.name,
        )

    async def person(self, person: str) -> PersonRow | None:
        """Return somebody by their number."""
        return await self._person("id = ?1", person)

    async def person_called(self, login: str) -> PersonRow | None:
        """Return whose account a login is, in capitals or not."""
        return await self._person(self._database.same_login, login)

    async def _person(self, condition: str, value: str) -> PersonRow | None:
        query = f"SELECT id, name, login, password, departed FROM person WHERE {condition}"
        row = await self._one(query, value)
        if row is None:
            return None
        number, name, login, password, departed = row
        return PersonRow(number, name, login or GUEST, password or "", bool(departed))

    async def rename(self, person: str, name: str) -> None:
        """Keep how somebody wants to be called."""
        await self._do("UPDATE person SET name = ?1 WHERE id = ?2", name, person)

    async def credentials(self, person: str, login: str, password: str) -> bool:
        """Make a guest's account, with the hash of a password; tell whether it was a guest.

        A login that somebody has raises ``Conflict``.
        """
        changed = await self._do(
            "UPDATE person SET login = ?1, password = ?2"
            " WHERE id = ?3 AND login IS NULL AND heir IS NULL",
            login,
            password,
            person,
        )
        return changed == 1

    async def change_password(self, person: str, old: str, new: str) -> bool:
        """Keep the hash of another password; tell whether the old one was still theirs."""
        changed = await self._do(
            "UPDATE person SET password = ?1 WHERE id = ?2 AND password = ?3", new, person, old
        )
        return changed == 1

    # --- sessions of accounts ---

    async def begin_session(self, session: str, person: str) -> list[str]:
        """Keep a session; return those of the same account that end because there are too many."""
        _, dropped = await self._database.write(
            ("INSERT INTO session (id, person) VALUES (?1, ?2)", (session, person)),
            (
                "DELETE FROM session WHERE person = ?1 AND rowid < (SELECT min(rowid) FROM (SELECT"
                " rowid FROM session WHERE person = ?1 ORDER BY rowid DESC LIMIT ?2) AS newest)"
                " RETURNING id",
                (person, MOST_SESSIONS),
            ),
        )
        return [one for (one,) in dropped.rows]

    async def person_in_session(self, session: str) -> PersonRow | None:
        """Return whose session it is, if it has not ended."""
        return await self._person("id = (SELECT person FROM session WHERE id = ?1)", session)

    async def end_session(self, session: str) -> None:
        """Strike a session out."""
        await self._do("DELETE FROM session WHERE id = ?1", session)

    async def end_sessions(self, person: str) -> list[str]:
        """Strike all sessions of somebody out; return them."""
        statement = "DELETE FROM session WHERE person = ?1 RETURNING id"
        (ended,) = await self._database.write((statement, (person,)))
        return [one for (one,) in ended.rows]

    async def depart(self, guest: str) -> None:
        """Note that a guest's cookie is worth nothing any more; who has an account had none."""
        await self._do("UPDATE person SET departed = TRUE WHERE id = ?1 AND login IS NULL", guest)

    # --- people who leave for good ---

    async def said_by(self, person: str) -> list[tuple[str, int, str]]:
        """Return what somebody has said: where, when and what."""
        rows = await self._rows(
            "SELECT game_table, at, text FROM remark WHERE person = ?1 ORDER BY at, number", person
        )
        return [(table, when, text) for table, when, text in rows]

    async def count_accounts(self) -> int:
        """Return how many accounts there are."""
        ((number,),) = await self._rows("SELECT count(*) FROM person WHERE login IS NOT NULL")
        return int(number)

    async def count_sessions(self, person: str) -> int:
        """Return in how many browsers somebody is logged in."""
        ((number,),) = await self._rows("SELECT count(*) FROM session WHERE person = ?1", person)
        return int(number)

    async def delete_table(self, table: str) -> None:
        """Forget a table and all that happened there."""
        await self._database.post(table)
        everywhere = [f"DELETE FROM {name} WHERE game_table = ?1" for name in OF_TABLE]
        late = everywhere[0]  # where another process has added something at the last moment
        statements = [*everywhere, "DELETE FROM game_table WHERE id = ?1", late]
        await self._database.write(*((one, (table,)) for one in statements))

    async def forget_person(self, person: str) -> None:
        """Forget who somebody was and what they have said.

        Only their number stays where others have played with them; and remarks, which are counted,
        stay as blanks.
        """
        statements = (
            "DELETE FROM session WHERE person = ?1",
            "DELETE FROM pledge WHERE person = ?1",
            "UPDATE remark SET name = '', text = '', request = NULL WHERE person = ?1",
            "UPDATE report_line SET name = '', text = '' WHERE person = ?1",
            "UPDATE report SET name = '' WHERE person = ?1",
            "UPDATE report SET reason = '' WHERE reporter = ?1",
            "UPDATE verdict SET reason = '' WHERE about = ?1",
            "UPDATE person SET name = '', login = NULL, password = NULL, departed = TRUE"
            " WHERE id = ?1",
        )
        await self._database.write(*((one, (person,)) for one in statements))

    # --- guests who log in ---

    async def name_heir(self, guest: str, heir: str) -> bool:
        """Note that all that is a guest's is to be an account's; tell whether it may be.

        Whoever is not written down has nothing, and an account is nobody's guest.
        """
        named, *_ = await self._database.write(
            (
                "UPDATE person SET heir = ?2, departed = TRUE"
                " WHERE id = ?1 AND login IS NULL AND (heir IS NULL OR heir = ?2)",
                (guest, heir),
            ),
            (
                "UPDATE remark SET person = ?2 WHERE person = ?1"
                " AND EXISTS (SELECT 1 FROM person WHERE id = ?1 AND heir = ?2)"
                " AND NOT EXISTS (SELECT 1 FROM remark AS own WHERE own.person = ?2"
                " AND own.request = remark.request AND own.game_table = remark.game_table)",
                (guest, heir),
            ),
            *(
                (
                    f"UPDATE {table} SET {column} = ?2 WHERE {column} = ?1"
                    " AND EXISTS (SELECT 1 FROM person WHERE id = ?1 AND heir = ?2)",
                    (guest, heir),
                )
                for table, column in REPORTED
            ),
        )
        return bool(named.changed)

    async def heirs(self) -> list[tuple[str, str]]:
        """Return the guests all of whose things have not gone to their heirs yet, and these."""
        rows = await self._rows("SELECT id, heir FROM person WHERE heir IS NOT NULL ORDER BY id")
        return [(guest, heir) for guest, heir in rows]

    async def give_table(self, table: str, guest: str, heir: str) -> None:
        """Have a table that a guest hosts be found as their heir's."""
        await self._do(
            "UPDATE game_table SET host = ?1 WHERE id = ?2 AND host = ?3", heir, table, guest
        )

    async def has_inherited(self, guest: str) -> None:
        """Note that nothing is left that a guest's heir should have."""
        await self._do("UPDATE person SET heir = NULL WHERE id = ?1", guest)
