"""What the owner of a server does about persons: looks at them, bans, reads reports; by a request while it runs.

A server whose database is a file leaves another one beside it, for its user alone, that says where it is reached and by
which secret word; whoever can read that file can use the database anyway.
"""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from hmac import compare_digest
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from pisti.server.faults import BadRequest, ServerFault
from pisti.server.limits import is_loopback
from pisti.server.persons.faults import BadPerson, PersonFault
from pisti.server.persons_told import told, told_report
from pisti.server.store.persons import Persons

PAGE = 100
"""How many persons or reports are told at once."""

Action = Literal["list", "show", "ban", "unban", "reports", "handle"]


class Deed(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be done; ``who`` is what everybody may call a person by, or the number of a report.

    With ``list`` it is the number of the last person that was told before, 0 for none.
    """

    action: Action
    who: Annotated[str, Meta(max_length=40)] = ""
    reason: Annotated[str, Meta(max_length=200)] = ""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a server is reached, and by which word."""

    url: str
    word: str


async def done(persons: Persons, deed: Deed, now: float) -> list[dict[str, Any]]:
    """Do something, and tell of whom or of what; raises BadPerson and BadStore."""
    match deed.action:
        case "list":
            last = int(deed.who) if deed.who.isascii() and deed.who.isdigit() else 0
            return [_row(each) for each in await persons.after(last, PAGE)]
        case "reports":
            return [told_report(each) for each in await persons.reports(PAGE)]
        case "handle":
            number = int(deed.who) if deed.who.isascii() and deed.who.isdigit() and len(deed.who) < 19 else -1
            if not await persons.handle(number, now):
                raise BadPerson(PersonFault.NO_SUCH_REPORT, report=deed.who)
            return []
        case "ban" | "unban":
            is_ban = deed.action == "ban"
            person = await persons.ban(deed.who, now if is_ban else None, deed.reason if is_ban else None)
        case _:
            person = await persons.called(deed.who)
    if person is None:
        raise BadPerson(PersonFault.NO_SUCH_PERSON, person=deed.who)
    return [_row(person)]


def _row(person: Any) -> dict[str, Any]:  # noqa: ANN401
    banned = None if person.banned_at is None else person.ban_reason or ""
    row: dict[str, Any] = msgspec.to_builtins(told(person))
    return {"number": person.id, **row, "banned": banned}


async def owner_route(request: Request) -> Response:
    """What the owner of the server asks for: from this machine, and with the word of the file."""
    site = request.app.state.site
    word, client = site.tables.owner_word, request.client
    shown = request.headers.get("authorization", "").removeprefix("Bearer ")
    is_near = client is not None and (is_loopback(client.host) or client.host == (request.scope.get("server") or "")[0])
    is_meant = "x-forwarded-for" not in request.headers and "origin" not in request.headers
    if word is None or not is_near or not is_meant or not compare_digest(shown.encode(), word.encode()):
        raise BadPerson(PersonFault.NOT_OWNER)
    try:
        deed = msgspec.json.decode(await request.body(), type=Deed)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadRequest(ServerFault.BAD_BODY, reason=str(error)) from None
    persons = site.tables.memory.store.persons
    found = await done(persons, deed, site.around.now())
    site.tables.banned = await persons.banned()
    return Response(msgspec.json.encode(found), media_type="application/json")


def file_beside(database: Path) -> Path:
    """The file that says where the server of a database is.

    >>> file_beside(Path("games.db")).name
    'games.db.owner'
    """
    return database.with_name(database.name + ".owner")


@contextmanager
def reachable(database: Path, listener: socket.socket, word: str) -> Iterator[None]:
    """Leave the file beside a database while a server uses it; whatever is wrong with that, the server goes on."""
    file = file_beside(database)
    with suppress(OSError):
        _write(file, json.dumps({"url": _url(listener), "word": word}))
    try:
        yield
    finally:
        with suppress(OSError):
            file.unlink()


def _url(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    near = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{near}:{port}"


def _write(file: Path, text: str) -> None:
    new = file.with_name(file.name + ".new")
    new.unlink(missing_ok=True)
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as opened:
        opened.write(text)
    new.replace(file)


def place_beside(database: Path) -> Place | None:
    """Where the server of a database is reached, None if nothing says so."""
    try:
        told = json.loads(file_beside(database).read_text(encoding="utf-8"))
        return Place(str(told["url"]), str(told["word"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None
