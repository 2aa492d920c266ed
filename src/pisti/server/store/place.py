"""Where a database is, from the one text that says so: ``--database``."""

from __future__ import annotations

import re
from pathlib import Path

import platformdirs

from pisti.server.store.faults import BadStore, StoreFault
from pisti.server.store.interface import Store
from pisti.server.store.sqlite import SqliteStore

_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:")  # one letter alone is a drive
_SQLITE = "sqlite:///"


def default_place() -> Path:
    """The database of a server that was not told of another.

    >>> default_place().name
    'pisti.db'
    """
    return platformdirs.user_data_path("pisti", appauthor=False) / "pisti.db"


def path_of(url: str | None) -> Path:
    """The file that a text names: ``sqlite:///relative.db``, ``sqlite:////absolute.db`` or a path; raises BadStore.

    None is the default place.

    >>> path_of("sqlite:///games.db") == path_of("games.db") == Path("games.db")
    True
    """
    if url is None:
        return default_place()
    text = url.removeprefix(_SQLITE)
    is_url = text != url
    is_strange = "?" in text if is_url else _SCHEME.match(text) is not None
    if is_strange or text in ("", ":memory:") or "\0" in text:
        raise BadStore(StoreFault.BAD_PLACE, text=url)
    return Path(text)


async def open_store(url: str | None = None, *, is_there: bool = False) -> Store:
    """Open the store that a text names, the default one if it is left out; raises BadStore.

    It is made, or brought to the newest version, unless it must be there as it should be.
    """
    path = path_of(url)
    if url is None and not is_there:
        _make_folder(path.parent)
    return await SqliteStore.open(path, is_there=is_there)


def _make_folder(folder: Path) -> None:
    """The folder of the default place may be missing: nobody else would make it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadStore(StoreFault.UNREADABLE, file=str(folder), reason=error.strerror or str(error)) from None
