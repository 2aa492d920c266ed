"""Where a database is, from the one text that says so: ``--database``."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.util import find_spec
from pathlib import Path

import platformdirs

from pisti.server.store import copying_sqlite
from pisti.server.store.copying import Source, Target
from pisti.server.store.faults import BadStore, StoreFault
from pisti.server.store.interface import Store
from pisti.server.store.opening import Migrated, migrate
from pisti.server.store.sqlite import SqliteStore

_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:")  # one letter alone is a drive
_SQLITE = "sqlite:///"
_POSTGRES = re.compile(r"postgres(?:ql)?://")
_INSTALL = "pip install 'pisti[postgres]'"


def default_place() -> Path:
    """The database of a server that was not told of another.

    >>> default_place().name
    'pisti.db'
    """
    return platformdirs.user_data_path("pisti", appauthor=False) / "pisti.db"


def path_of(url: str | None) -> Path:
    """The file that a text names: ``sqlite:///relative.db``, ``sqlite:////absolute.db`` or a path; raises BadStore.

    A URL of PostgreSQL names none; None is the default place.

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


def shown_place(url: str | None) -> str:
    """What a database is called in whatever is shown or logged: where it is, without user and password.

    >>> shown_place("sqlite:///games.db"), shown_place("postgresql://ada:secret@db.example/pisti?sslmode=require")
    ('games.db', 'postgresql://db.example/pisti')
    """
    if url is None or not _POSTGRES.match(url):
        return str(path_of(url))
    scheme, _, rest = url.partition("://")
    place, *more = re.split(r"[?#]", rest, maxsplit=1)
    if "@" in "".join(more):  # the sign may stand in a password on either side of the other one
        return f"{scheme}://…"
    return f"{scheme}://{place.rpartition('@')[2]}"


async def open_store(url: str | None = None, *, is_there: bool = False) -> Store:
    """Open the store that a text names, the default one if it is left out; raises BadStore.

    It is made, or brought to the newest version, unless it must be there as it should be.
    """
    if url is not None and _POSTGRES.match(url):
        _need_driver(url)
        from pisti.server.store.postgres import PostgresStore

        return await PostgresStore.open(url, shown_place(url), is_there=is_there)
    path = path_of(url)
    if url is None and not is_there:
        _make_folder(path.parent)
    return await SqliteStore.open(path, is_there=is_there)


async def migrate_store(url: str | None) -> Migrated:
    """Bring the database that a text names, and that is there, to the newest version; raises BadStore."""
    if url is not None and _POSTGRES.match(url):
        _need_driver(url)
        from pisti.server.store import postgres_opening

        return await postgres_opening.migrate(url, shown_place(url))
    return await asyncio.to_thread(migrate, path_of(url))


def _need_driver(url: str) -> None:
    """What talks to PostgreSQL is not installed with the rest: most servers keep their tables in a file."""
    if find_spec("asyncpg") is None:
        raise BadStore(StoreFault.NO_DRIVER, file=shown_place(url), command=_INSTALL)


def _make_folder(folder: Path) -> None:
    """The folder of the default place may be missing: nobody else would make it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadStore(StoreFault.UNREADABLE, file=str(folder), reason=error.strerror or str(error)) from None


@asynccontextmanager
async def reading(url: str | None, *, is_alone: bool = False) -> AsyncIterator[Source]:
    """The database that a text names, as it is now; raises BadStore. A file is always read alone."""
    if url is not None and _POSTGRES.match(url):
        _need_driver(url)
        from pisti.server.store import copying_postgres

        async with copying_postgres.reading(url, shown_place(url), is_alone=is_alone) as source:
            yield source
    else:
        async with copying_sqlite.reading(path_of(url)) as file:
            yield file


@asynccontextmanager
async def filling(url: str | None) -> AsyncIterator[Target]:
    """The database that a text names, where nothing may be yet: all that is put there, or nothing. Raises BadStore."""
    if url is not None and _POSTGRES.match(url):
        _need_driver(url)
        from pisti.server.store import copying_postgres

        async with copying_postgres.filling(url, shown_place(url)) as target:
            yield target
    else:
        if url is None:
            _make_folder(path_of(url).parent)
        async with copying_sqlite.filling(path_of(url)) as file:
            yield file
