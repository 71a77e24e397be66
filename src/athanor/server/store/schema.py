"""What the file of the store looks like, and how older files become like it.

Each migration leads from one version to the next; they are only ever added to.
"""

from typing import Final

APPLICATION: Final = 0x41544841
"""Tells our files from those of others: "ATHA"."""

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """
        CREATE TABLE setting (
            key TEXT PRIMARY KEY,
            value BLOB NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE person (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            login TEXT UNIQUE COLLATE NOCASE,
            password TEXT,
            CHECK ((login IS NULL) = (password IS NULL))
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE place (
            id TEXT PRIMARY KEY,
            opened INTEGER NOT NULL,
            host TEXT NOT NULL REFERENCES person (id),
            secret BLOB NOT NULL,
            listed INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX place_by_host ON place (host)",
        """
        CREATE TABLE entry (
            place TEXT NOT NULL REFERENCES place (id),
            seq INTEGER NOT NULL,
            at INTEGER NOT NULL,
            body BLOB NOT NULL,
            PRIMARY KEY (place, seq)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE moment (
            place TEXT PRIMARY KEY REFERENCES place (id),
            seq INTEGER NOT NULL,
            body BLOB NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE card (
            place TEXT PRIMARY KEY REFERENCES place (id),
            phase TEXT NOT NULL,
            moved INTEGER NOT NULL,
            game TEXT NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX card_by_phase ON card (phase, moved)",
        """
        CREATE TABLE sitting (
            place TEXT NOT NULL REFERENCES place (id),
            seat INTEGER NOT NULL,
            person TEXT NOT NULL REFERENCES person (id),
            PRIMARY KEY (place, seat)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX sitting_by_person ON sitting (person)",
        """
        CREATE TABLE remark (
            place TEXT NOT NULL REFERENCES place (id),
            number INTEGER NOT NULL,
            at INTEGER NOT NULL,
            name TEXT NOT NULL,
            seat INTEGER NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (place, number)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE shelf (
            id TEXT PRIMARY KEY,
            text TEXT NOT NULL
        ) STRICT
        """,
    ),
    (
        """
        ALTER TABLE person ADD COLUMN heir TEXT REFERENCES person (id)
            CHECK (heir IS NULL OR login IS NULL)
        """,
        "CREATE INDEX person_by_heir ON person (heir) WHERE heir IS NOT NULL",
        "ALTER TABLE remark ADD COLUMN person TEXT",
        "ALTER TABLE remark ADD COLUMN request TEXT",
        "CREATE UNIQUE INDEX remark_by_request ON remark (person, request, place)",
    ),
    (
        """
        CREATE TABLE daybook (
            page INTEGER PRIMARY KEY,
            body TEXT NOT NULL
        ) STRICT
        """,
    ),
    (
        *(
            f"ALTER TABLE {name} RENAME COLUMN place TO game_table"
            for name in ("entry", "moment", "card", "sitting", "remark")
        ),
        "ALTER TABLE place RENAME TO game_table",
        "ALTER TABLE moment RENAME TO snapshot",
        "ALTER TABLE card RENAME TO summary",
        "ALTER TABLE shelf RENAME TO replay",
        "DROP INDEX place_by_host",
        "DROP INDEX card_by_phase",
        "CREATE INDEX game_table_by_host ON game_table (host)",
        "CREATE INDEX summary_by_phase ON summary (phase, moved)",
    ),
    (
        "ALTER TABLE entry ADD COLUMN link TEXT",
        "ALTER TABLE snapshot ADD COLUMN checksum TEXT",
        """
        CREATE TABLE set_aside (
            number INTEGER PRIMARY KEY,
            game_table TEXT NOT NULL,
            seq INTEGER,
            at INTEGER,
            body BLOB NOT NULL,
            link TEXT,
            reason TEXT NOT NULL
        ) STRICT
        """,
        "CREATE INDEX set_aside_by_table ON set_aside (game_table)",
        """
        CREATE TABLE pack (
            hash TEXT PRIMARY KEY,
            body BLOB NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE record (
            game_table TEXT PRIMARY KEY REFERENCES game_table (id),
            text TEXT NOT NULL
        ) STRICT
        """,
        "ALTER TABLE replay ADD COLUMN opened INTEGER",
    ),
    (
        """
        CREATE TABLE session (
            id TEXT PRIMARY KEY,
            person TEXT NOT NULL REFERENCES person (id)
        ) STRICT
        """,
        "CREATE INDEX session_by_person ON session (person)",
        "ALTER TABLE person ADD COLUMN departed INTEGER NOT NULL DEFAULT 0",
        """
        CREATE TABLE hand (
            game_table TEXT NOT NULL REFERENCES game_table (id),
            person TEXT NOT NULL REFERENCES person (id),
            PRIMARY KEY (game_table, person)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX hand_by_person ON hand (person)",
    ),
    ("ALTER TABLE summary ADD COLUMN is_open INTEGER NOT NULL DEFAULT 1",),
    (
        """
        CREATE TABLE pledge (
            number INTEGER PRIMARY KEY,
            commitment TEXT NOT NULL UNIQUE,
            person TEXT NOT NULL,
            secret BLOB NOT NULL
        ) STRICT
        """,
        "CREATE INDEX pledge_by_person ON pledge (person)",
    ),
    (
        """
        CREATE TABLE verdict (
            number INTEGER PRIMARY KEY,
            at INTEGER NOT NULL,
            act TEXT NOT NULL,
            about TEXT NOT NULL,
            until INTEGER NOT NULL,
            reason TEXT NOT NULL
        ) STRICT
        """,
        "CREATE INDEX verdict_by_about ON verdict (about)",
        """
        CREATE TABLE report (
            number INTEGER PRIMARY KEY,
            at INTEGER NOT NULL,
            game_table TEXT NOT NULL,
            reporter TEXT NOT NULL,
            person TEXT NOT NULL,
            name TEXT NOT NULL,
            reason TEXT NOT NULL,
            outcome TEXT NOT NULL,
            settled INTEGER NOT NULL
        ) STRICT
        """,
        "CREATE INDEX report_by_reporter ON report (reporter)",
        "CREATE INDEX report_by_person ON report (person)",
        """
        CREATE TABLE report_line (
            report INTEGER NOT NULL REFERENCES report (number) ON DELETE CASCADE,
            place INTEGER NOT NULL,
            at INTEGER NOT NULL,
            person TEXT NOT NULL,
            name TEXT NOT NULL,
            text TEXT NOT NULL,
            is_meant INTEGER NOT NULL,
            PRIMARY KEY (report, place)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX report_line_by_person ON report_line (person)",
    ),
    (
        """
        CREATE TABLE analysis (
            replay TEXT PRIMARY KEY,
            done INTEGER NOT NULL,
            parts INTEGER NOT NULL,
            touched INTEGER NOT NULL,
            body TEXT
        ) STRICT
        """,
    ),
)
"""A table of the house is a ``game_table`` here, because SQL has tables of its own."""
