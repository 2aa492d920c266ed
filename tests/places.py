"""Where the tables of a server are kept in a test: a file in a folder, or a database that several servers may share."""

from pathlib import Path

from pisti.server.store import Store, open_store

Place = Path | str
"""A folder, or the URL of a database."""


def url_of(place: Place) -> str:
    """How a place is named to a server."""
    return place if isinstance(place, str) else str(place / "pisti.db")


async def store_at(place: Place) -> Store:
    """The store of a place."""
    return await open_store(url_of(place))
