"""``pisti db backup``, ``restore`` and ``move``: all of a database is copied to where nothing is yet."""

from __future__ import annotations

import argparse
import json
from typing import TextIO

from pisti.cli.database_progress import shown_progress
from pisti.i18n import Texts
from pisti.server.store.copying import Copied, Source, Target, copy
from pisti.server.store.copying_tables import our_tables
from pisti.server.store.place import filling, path_of, reading, shown_place
from pisti.tui.file_fault import shown_name

BACKUP, RESTORE, MOVE = "backup", "restore", "move"


async def copied(asked: argparse.Namespace, texts: Texts, out: TextIO) -> int:
    """Copy, and tell how much; raises BadStore, and then nothing was copied."""
    source, target = _places(asked)
    async with reading(source, is_alone=asked.action == MOVE) as found, filling(target) as made:
        done = await _copied(found, made, shown_place(target), texts)
    out.write(_told(done, shown_place(target), asked.json, texts) + "\n")
    return 0


def _places(asked: argparse.Namespace) -> tuple[str | None, str | None]:
    """What is copied, and to where; a backup is a file."""
    if asked.action == MOVE:
        return asked.place, asked.to
    file = str(path_of(asked.place))
    return (asked.database, file) if asked.action == BACKUP else (file, asked.database)


async def _copied(source: Source, target: Target, name: str, texts: Texts) -> Copied:
    total = sum([await source.count(table) for table in our_tables()])
    with shown_progress(2 * total, name, texts) as progress:  # all is written, and then read again
        return await copy(source, target, lambda more: progress.count("rows", more))


def _told(done: Copied, file: str, as_json: bool, texts: Texts) -> str:
    counts = {"tables": done.rows["tables"], "games": done.rows["games"], "rows": sum(done.rows.values())}
    if as_json:
        return json.dumps({"file": file, **counts, "sha256": done.sha256})
    return texts("db-copied", file=shown_name(file), **counts)
