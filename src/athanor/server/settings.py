"""What whoever runs the house decides."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from athanor.bots.adviser import QUICK

CLIENT: Final = Path(__file__).parent / "client"
"""Where the browser client lies once it is built."""

STORE_FILE: Final = "athanor.db"
PACKS_FOLDER: Final = "packs"

LOOPBACK: Final = ("127.0.0.0/8", "::1")
"""This machine, as it calls itself."""


@dataclass(frozen=True)
class Settings:
    """Where things lie, and how the house behaves."""

    data: Path
    """The folder of all that is kept: the store, and the packs of owners."""
    client: Path = CLIENT
    workers: int | None = None
    """Processes in which bots think; by default as many as the machine has to spare."""
    bot_millis: int = 900
    """How long bots wait before they choose, so that people can follow."""
    looks: int = 1_500
    changes: int = 300
    """How much one client may ask for, and may change, within a minute."""
    heavy: int = 60
    """How often one client may do within ten minutes what costs much: accounts, opened records."""
    uploads: int = 20
    """How many records one person may open within ten minutes."""
    tables: int = 40
    client_tables: int = 120
    """How many tables one person may host that are not over; how many may be set up from one
    address within ten minutes."""
    most_tables: int = 20_000
    most_accounts: int = 100_000
    """How many tables that are not over, and how many accounts, there may be in the whole house; 0
    means as many as come."""
    bots: int = 32
    client_bots: int = 128
    """How many seats of bots there may be at once at the tables of one person, and at those that
    were set up from one address."""
    reports: int = 5
    client_reports: int = 20
    """How often one person, and all at one address, may report somebody within ten minutes."""
    even: bool = True
    """Whether bots answer after times that do not tell how much there was to think about."""
    words: int = 120
    """What may be said on one socket within ten seconds."""
    sockets: int = 6_000
    client_sockets: int = 1_500
    """How many sockets may be open at once: in all, and from one address or with one cookie."""
    keep_talk_days: int = 90
    """How long it is kept what was said at tables whose matches are over; 0 means for ever."""
    keep_replays_days: int = 180
    """How long records are kept that somebody opened; 0 means for ever."""
    keep_replays_mebibytes: int = 512
    keep_talk_mebibytes: int = 512
    """How much room they may take, and what was said at finished tables; then the oldest goes
    first. 0 means as much as there is."""
    advice_matches: int = QUICK
    """How many matches are played on at most for who asks what to choose."""
    analysis_deals: int = 0
    """In how many deals an analysis plays every moment on; 0 means as many as its game affords."""
    names: tuple[str, ...] = ()
    """By which names the house may be called beside its addresses and ``localhost``."""

    reach: tuple[str, ...] = ()
    """Where others in the same network find the house, with the port: shown to who invites them."""

    proxies: tuple[str, ...] = ()
    """Addresses and networks that are believed when they say for whom they ask."""

    watchers: tuple[str, ...] = LOOPBACK
    """Addresses and networks that may read the numbers of the house."""

    database: str = ""
    """The address of a database that the store is kept in, if it is not a file in the folder."""

    @property
    def store(self) -> Path:
        """The file of the store."""
        return self.data / STORE_FILE

    @property
    def where(self) -> Path | str:
        """Where the store is kept: in its file, or at an address."""
        return self.database or self.store

    @property
    def packs(self) -> Path:
        """The folder in which owners lay their packs."""
        return self.data / PACKS_FOLDER
