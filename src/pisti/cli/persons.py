"""``pisti persons``: who plays at a server, for its owner: look at persons, ban them, read what was reported."""

from __future__ import annotations

import argparse
import asyncio
import json
import time
import urllib.error
import urllib.request
from datetime import UTC, datetime
from typing import Any, TextIO, get_args

from pisti.cli.arguments import BadUsage, UsageFault
from pisti.errors import PistiError
from pisti.i18n import Texts
from pisti.server.owner import Action, Deed, done, place_beside
from pisti.server.persons.faults import BadPerson, PersonFault
from pisti.server.store import BadStore, StoreFault, open_store
from pisti.server.store.place import path_of, shown_place
from pisti.tui.file_fault import shown_name

ACTIONS: tuple[str, ...] = get_args(Action)
ALONE = ("list", "reports")
"""What needs no name."""

ANSWER_SECONDS = 10.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``pisti persons`` takes."""
    parser.add_argument("action", metavar="ACTION", choices=ACTIONS)
    parser.add_argument("who", metavar="WHO", nargs="?")
    parser.add_argument("--reason", metavar="TEXT", default="")
    parser.add_argument("--database", metavar="URL")
    parser.add_argument("--json", action="store_true")


def run(asked: argparse.Namespace, texts: Texts, out: TextIO) -> int:
    """Do what is asked; raises BadUsage, BadPerson and BadStore."""
    if asked.who is None and asked.action not in ALONE:
        raise BadUsage(UsageFault.ARGUMENT_MISSING, names="WHO")
    if asked.who is not None and asked.action in ALONE:
        raise BadUsage(UsageFault.ARGUMENT_UNWANTED, text=asked.who)
    deed = Deed(asked.action, asked.who or "", asked.reason)
    if asked.action != "list":
        rows = _done(asked.database, deed)
    else:
        rows = []
        while page := _done(asked.database, Deed("list", str(rows[-1]["number"] if rows else 0))):
            rows += page
    out.writelines((json.dumps(row, ensure_ascii=False) if asked.json else _line(row, texts)) + "\n" for row in rows)
    if not rows and not asked.json:
        out.write(texts("persons-nothing" if asked.action in ALONE else "persons-done") + "\n")
    return 0


def _line(row: dict[str, Any], texts: Texts) -> str:
    if "reason" in row:
        at = datetime.fromtimestamp(row["at"] / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        about = row["about"] or "?"
        text = " ".join(row["text"].split())
        return texts("persons-report", report=row["id"], at=at, person=about, kind=row["reason"], text=text)
    totals, name = row["totals"], row["name"] or "?"
    games, rating = totals["games"] + totals["bot_games"], row["rating"]["shown"]
    line = texts("persons-line", person=row["public"], name=name, rating=rating, games=games)
    return line if row["banned"] is None else f"{line} – {texts('persons-banned', reason=row['banned'])}"


def _done(database: str | None, deed: Deed) -> list[dict[str, Any]]:
    """Do something in the database, or where a server uses it, by that server."""
    try:
        return asyncio.run(_in_database(database, deed))
    except BadStore as error:
        if error.code is not StoreFault.IN_USE:
            raise
        return _by_server(database, deed)


async def _in_database(database: str | None, deed: Deed) -> list[dict[str, Any]]:
    store = await open_store(database, is_there=True)
    try:
        return await done(store.persons, deed, time.time())
    finally:
        await store.close()


def _by_server(database: str | None, deed: Deed) -> list[dict[str, Any]]:
    place = place_beside(path_of(database))
    if place is None:
        raise BadPerson(PersonFault.NO_SERVER, file=shown_name(shown_place(database)))
    body = json.dumps({"action": deed.action, "who": deed.who, "reason": deed.reason}).encode()
    headers = {"authorization": f"Bearer {place.word}", "content-type": "application/json"}
    request = urllib.request.Request(f"{place.url}/api/owner", body, headers, method="POST")
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(request, timeout=ANSWER_SECONDS) as answer:
            rows: list[dict[str, Any]] = json.load(answer)
            return rows
    except urllib.error.HTTPError as error:
        raise _refused(error) or BadPerson(PersonFault.NO_SERVER, file=shown_name(shown_place(database))) from None
    except (OSError, ValueError):
        raise BadPerson(PersonFault.NO_SERVER, file=shown_name(shown_place(database))) from None


def _refused(error: urllib.error.HTTPError) -> PistiError | None:
    """What the server refused, where it is something that this program knows."""
    try:
        told = json.load(error)
        return BadPerson(PersonFault(told["code"]), **told["fields"])
    except (ValueError, KeyError, TypeError):
        return None
