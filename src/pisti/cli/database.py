"""``pisti db``: look after the database of a server: bring it to the newest version, check it, export it, copy it."""

from __future__ import annotations

import argparse
import asyncio
import errno
import io
import json
import os
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from enum import StrEnum
from pathlib import Path
from typing import TextIO

from pisti.cli.arguments import BadUsage, UsageFault
from pisti.cli.console import complain
from pisti.cli.database_copying import BACKUP, MOVE, RESTORE, copied
from pisti.cli.database_progress import shown_progress
from pisti.errors import PistiError
from pisti.i18n import Texts
from pisti.server.folding import check_finished
from pisti.server.store import BadStore, Finished, Store, StoreFault, open_store
from pisti.server.store.place import migrate_store, shown_place
from pisti.server.store.possible import checked
from pisti.server.store.rows import games_dealt
from pisti.table.served.state import IN_GAME
from pisti.tui.file_fault import shown_name

MIGRATE, CHECK, EXPORT = "migrate", "check", "export"
_PLACES = {EXPORT: ("FILE",), BACKUP: ("FILE",), RESTORE: ("FILE",), MOVE: ("FROM", "TO")}
"""What stands after an action."""


class ExportFault(StrEnum):
    """Why games are not exported."""

    EXISTS = "db-export-exists"


class BadExport(PistiError):
    """A file that games are not exported to."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``pisti db`` takes."""
    parser.add_argument("action", metavar="ACTION", choices=tuple(_WORKS))
    parser.add_argument("place", metavar="FILE", nargs="?")
    parser.add_argument("to", metavar="TO", nargs="?")
    parser.add_argument("--database", metavar="URL")
    parser.add_argument("--json", action="store_true")


def run(asked: argparse.Namespace, texts: Texts, out: TextIO) -> int:
    """Do what is asked; 2 if something was wrong and is told. Raises BadUsage, BadStore, BadExport and OSError."""
    _check_usage(asked)
    return asyncio.run(_WORKS[asked.action](asked, texts, out))


def _check_usage(asked: argparse.Namespace) -> None:
    """Raise BadUsage unless all is there that the action wants, and nothing else."""
    wanted = _PLACES.get(asked.action, ())
    given = [place for place in (asked.place, asked.to) if place is not None]
    if missing := wanted[len(given) :]:
        raise BadUsage(UsageFault.ARGUMENT_MISSING, names=" ".join(missing))
    if given[len(wanted) :]:
        raise BadUsage(UsageFault.ARGUMENT_UNWANTED, text=given[len(wanted)])
    if asked.action == EXPORT and asked.json:
        raise BadUsage(UsageFault.TOGETHER, flag="--json", other=EXPORT)
    if asked.action == MOVE and asked.database is not None:
        raise BadUsage(UsageFault.TOGETHER, flag="--database", other=MOVE)


async def _migrate(asked: argparse.Namespace, texts: Texts, out: TextIO) -> int:
    place, done = shown_place(asked.database), await migrate_store(asked.database)
    if asked.json:
        out.write(json.dumps({"file": place, "before": done.before, "after": done.after}) + "\n")
        return 0
    name = "db-newest" if done.before == done.after else "db-migrated"
    out.write(texts(name, file=shown_name(place), before=str(done.before), after=str(done.after)) + "\n")
    return 0


@asynccontextmanager
async def _opened(asked: argparse.Namespace) -> AsyncIterator[Store]:
    """The database, which must be there as it should be: nothing here changes it."""
    store = await open_store(asked.database, is_there=True)
    try:
        yield store
    finally:
        await store.close()


async def _check(asked: argparse.Namespace, texts: Texts, out: TextIO) -> int:
    """Write a line for each fault, and one that says how much was looked at."""
    name, count = shown_place(asked.database), 0
    async with _opened(asked) as store:
        with shown_progress(await _total(store), name, texts) as progress:
            async for where, error in _faults(store, name, progress.count):
                count += 1
                progress.clear()
                out.write(_fault(where, error, asked.json, texts) + "\n")
    looked_at = {kind: progress.done[kind] for kind in ("tables", "games")}
    if asked.json:
        out.write(json.dumps({"file": name, "good": not count, "faults": count, **looked_at}) + "\n")
    else:
        fields: dict[str, str | int] = {"file": shown_name(name), "faults": count, **looked_at}
        out.write(texts("db-bad" if count else "db-good", **fields) + "\n")
    return 2 if count else 0


async def _total(store: Store) -> int:
    """How much there is to look at, 0 where the file is so damaged that nobody can say."""
    try:
        size = await store.size()
    except BadStore:
        return 0
    return size.tables + size.games


Where = dict[str, str]
"""What a fault is at: nothing, a table or a game, and its name."""


async def _faults(store: Store, file: str, count: Callable[[str], None]) -> AsyncIterator[tuple[Where, PistiError]]:
    """All that is wrong in a store; ``count`` is called after each of the tables and of the games."""
    for reason in await store.damage():
        yield {}, BadStore(StoreFault.DAMAGED_FILE, file=file, reason=reason)
    async for code in _readable(store.codes()):
        if isinstance(code, BadStore):
            yield {}, code
            continue
        async for fault in _faults_of_table(store, code):
            yield {"table": code}, fault
        count("tables")
    async for game in _readable(store.games()):
        if isinstance(game, BadStore):
            yield {}, game
            continue
        try:
            check_finished(await _finished(store, game))
        except PistiError as error:
            yield {"game": game}, error
        count("games")


async def _readable(names: AsyncIterator[str]) -> AsyncIterator[str | BadStore]:
    """The names that can be read, and last why there are no more, where the file is damaged."""
    try:
        async for name in names:
            yield name
    except BadStore as error:
        yield error


async def _finished(store: Store, game: str) -> Finished:
    """A game that was named; one that is not found by its name is damaged."""
    finished = await store.record(game)
    if finished is None:
        raise BadStore(StoreFault.DAMAGED_GAME, game=game)
    return finished


async def _faults_of_table(store: Store, code: str) -> AsyncIterator[PistiError]:
    """What is wrong with a table: a fact that cannot have happened, or games that ended and are kept nowhere."""
    try:
        kept = await store.read(code)
        if kept is None:  # it was named, so the file is damaged
            raise BadStore(StoreFault.DAMAGED_TABLE, table=code)
        steps = kept.steps
        table = checked(code, steps)
    except PistiError as error:
        yield error
        return
    for game in sorted(games_dealt(step.fact for step in steps)):
        goes_on = game == table.name and table.stage in IN_GAME
        if not goes_on and not await _is_kept(store, game):
            yield BadStore(StoreFault.GAME_MISSING, table=code, game=game)


async def _is_kept(store: Store, game: str) -> bool:
    """Whether something is kept of a game; what is wrong with it is told when the games are looked at."""
    try:
        return await store.record(game) is not None
    except BadStore:
        return True


def _fault(where: Where, error: PistiError, as_json: bool, texts: Texts) -> str:
    said = texts(f"error-{error.code}", **error.fields)
    if as_json:
        return json.dumps({**where, "error": {"code": error.code, **error.fields, "text": said}})
    if not where or {*where} & {*error.fields}:  # then the sentence names it
        return said
    line, column = error.fields.get("line"), error.fields.get("column")
    return ":".join([*where.values(), *([f"{line}:{column}"] if line else []), " " + said])


async def _export(asked: argparse.Namespace, texts: Texts, out: TextIO) -> int:
    """Write all finished games, those that are damaged left out and told."""
    count = bad = 0
    async with _opened(asked) as store:
        with _target(asked.place, out) as target:
            async for game in _all_finished(store):
                if isinstance(game, BadStore):
                    complain(f"pisti db: {texts(f'error-{game.code}', **game.fields)}")
                    bad += 1
                else:
                    target.write(("\n" if count else "") + game.text)
                    count += 1
    if asked.place != "-":
        out.write(texts("db-exported", file=shown_name(asked.place), games=count) + "\n")
    return 2 if bad else 0


async def _all_finished(store: Store) -> AsyncIterator[Finished | BadStore]:
    """All finished games, and in the place of what is damaged what is wrong with it."""
    async for game in _readable(store.games()):
        if isinstance(game, BadStore):
            yield game
            continue
        try:
            yield await _finished(store, game)
        except BadStore as error:
            yield error


@contextmanager
def _target(name: str, out: TextIO) -> Iterator[TextIO]:
    """A new file, removed again if something goes wrong, or standard output; always as a record is written."""
    if name == "-":
        if isinstance(out, io.TextIOWrapper):
            out.reconfigure(encoding="utf-8", newline="\n")
        yield out
        return
    path = Path(name)
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file, _removed_if_unfinished(path):
            yield file
            file.flush()
            os.fsync(file.fileno())
    except FileExistsError:
        raise BadExport(ExportFault.EXISTS, file=shown_name(name)) from None
    except OSError as error:
        if error.errno == errno.ENOENT and not path.parent.is_dir():
            folder = shown_name(str(path.parent))
            raise BadExport(StoreFault.NO_FOLDER, file=shown_name(name), folder=folder) from None
        error.filename = name
        raise


@contextmanager
def _removed_if_unfinished(path: Path) -> Iterator[None]:
    try:
        yield
    except BaseException:
        path.unlink(missing_ok=True)
        raise


_WORKS: Mapping[str, Callable[[argparse.Namespace, Texts, TextIO], Coroutine[None, None, int]]] = {
    MIGRATE: _migrate,
    CHECK: _check,
    EXPORT: _export,
    BACKUP: copied,
    RESTORE: copied,
    MOVE: copied,
}
"""What is done for each action."""
