"""Where tables are kept: an append-only log of facts for each, what is secret apart from it, finished games as records.

A store is one of several with the same interface and the same tests. Whatever ``write`` has answered is on the disk.
"""

from pisti.server.store.faults import BadStore, LostStore, StoreFault
from pisti.server.store.interface import (
    OUTAGE_SECONDS,
    Census,
    Finished,
    Kept,
    Listed,
    Outcome,
    Size,
    Store,
    Told,
    Write,
)
from pisti.server.store.place import default_place, open_store
from pisti.server.store.sqlite import SqliteStore

__all__ = [
    "OUTAGE_SECONDS",
    "BadStore",
    "Census",
    "Finished",
    "Kept",
    "Listed",
    "LostStore",
    "Outcome",
    "Size",
    "SqliteStore",
    "Store",
    "StoreFault",
    "Told",
    "Write",
    "default_place",
    "open_store",
]
