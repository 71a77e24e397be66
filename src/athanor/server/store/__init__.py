"""What the house keeps: tables and what happened there, people, opened records."""

from athanor.server.store.failures import Conflict, StoreError
from athanor.server.store.rows import EntryRow, PersonRow, SummaryRow, TableRow
from athanor.server.store.store import Store

__all__ = [
    "Conflict",
    "EntryRow",
    "PersonRow",
    "Store",
    "StoreError",
    "SummaryRow",
    "TableRow",
]
