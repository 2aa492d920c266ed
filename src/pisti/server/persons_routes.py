"""What is answered over HTTP of persons: who I am, other persons, the leaderboard, reports; see docs/persons.md."""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar
from unicodedata import category

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from pisti.notation.text import bad_character
from pisti.rules import Seat
from pisti.server.addresses import drawing_of
from pisti.server.faults import BadRequest, ServerFault
from pisti.server.forgetting import forget
from pisti.server.guests import gone_cookie, guest_of
from pisti.server.limits import PerAddress, is_loopback
from pisti.server.persons.faults import BadPerson, PersonFault
from pisti.server.persons.person import Person
from pisti.server.persons_told import told, told_game, told_report, told_self
from pisti.server.store.packing import unpack_text
from pisti.server.store.persons import LARGEST, Persons
from pisti.server.store.persons_changing import Bound, Complaint
from pisti.table.served import Served
from pisti.table.wire_types import LONGEST_NAME, SeatLetter

if TYPE_CHECKING:
    from pisti.server.app import Site

PAGE = 20
"""How many games are told at once."""

LADDER_PAGE, LADDER_PAGES, LADDER_SECONDS = 50, 200, 60.0
"""How many persons are on a page of the leaderboard, how many pages there are, and how long one is told again."""

CHANGES_A_SECOND, CHANGES_AT_ONCE = 0.5, 30.0
"""How often who asks from one address may change something, or have all of it exported."""

REPORTS_A_SECOND, REPORTS_AT_ONCE = 1 / 600, 5.0
"""How often one device may report somebody."""

_NUMBER = re.compile("[0-9]{1,18}")
_SECRET = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{43}$")]
_Asked = TypeVar("_Asked")


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody is to be called, null for nothing."""

    name: str | None


class Link(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link, and whether what this device has played is to be moved to its person."""

    secret: _SECRET
    merge: bool = False


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """Who at a table is reported, and why."""

    seat: SeatLetter
    reason: Literal["name", "words", "leaving", "stalling", "signals", "other"]
    text: Annotated[str, Meta(max_length=500)] = ""


@dataclass
class Desk:
    """What is remembered between requests: pages of the leaderboard, and who has asked for how much."""

    changes: PerAddress = field(default_factory=lambda: PerAddress(CHANGES_A_SECOND, CHANGES_AT_ONCE))
    reports: PerAddress = field(default_factory=lambda: PerAddress(REPORTS_A_SECOND, REPORTS_AT_ONCE))
    ladder: dict[int, tuple[float, bytes]] = field(default_factory=dict)


def person_routes() -> list[Route]:
    """The routes, of an application whose state has the site and a desk."""
    return [
        Route("/api/me", _me, methods=["GET"]),
        Route("/api/me", _name, methods=["PUT"]),
        Route("/api/me", _forget, methods=["DELETE"]),
        Route("/api/me/games", _own_games, methods=["GET"]),
        Route("/api/me/link", _new_link, methods=["POST"]),
        Route("/api/me/link", _drop_link, methods=["DELETE"]),
        Route("/api/me/export", _export, methods=["GET"]),
        Route("/api/link", _bind, methods=["POST"]),
        Route("/api/persons/{public}", _person, methods=["GET"]),
        Route("/api/persons/{public}/games", _games, methods=["GET"]),
        Route("/api/leaderboard", _ladder, methods=["GET"]),
        Route("/api/tables/{code}/report", _report, methods=["POST"]),
    ]


def _site(request: Request) -> Site:
    site: Site = request.app.state.site
    return site


def _persons(request: Request) -> Persons:
    return _site(request).tables.memory.store.persons


def _guest(request: Request) -> str:
    """Who asks; raises BadPerson."""
    guest = guest_of(request.scope)
    if guest is None:
        raise BadPerson(PersonFault.NO_COOKIE)
    return guest


async def _changing(request: Request) -> str:
    """Who changes something, not too often; raises BadPerson and BadRequest."""
    desk: Desk = request.app.state.desk
    address = request.client.host if request.client else ""
    if not is_loopback(address) and not desk.changes.take(address, _site(request).around.now()):
        raise BadRequest(ServerFault.TOO_FAST)
    return _guest(request)


async def _asked(request: Request, kind: type[_Asked]) -> _Asked:
    """What a request says; raises BadRequest."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadRequest(ServerFault.BAD_BODY, reason=str(error)) from None


def _json(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def _told_self(request: Request, guest: str | None) -> Response:
    persons = _persons(request)
    person = None if guest is None else await persons.of(guest)
    devices = len(await persons.devices(person.id)) if person is not None else int(guest is not None)
    return _json(told_self(person, devices))


async def _me(request: Request) -> Response:
    """Who asks."""
    return await _told_self(request, guest_of(request.scope))


async def _name(request: Request) -> Response:
    """Give oneself a name, or none."""
    guest, site = await _changing(request), _site(request)
    name = (await _asked(request, NewName)).name
    if name is not None:
        name = name.strip()
        is_readable = any(category(each)[0] in "LNPS" for each in name) and bad_character(name) is None
        if not is_readable or len(name) > LONGEST_NAME:
            raise BadPerson(PersonFault.BAD_NAME, most=LONGEST_NAME)
    _check_ban(await _persons(request).of(guest))
    await _persons(request).set_name(guest, name, site.around.now(), site.around.code)
    return await _told_self(request, guest)


def _check_ban(person: Person | None) -> None:
    if person is not None and person.banned_at is not None:
        raise BadPerson(PersonFault.BANNED, reason=person.ban_reason or "")


async def _forget(request: Request) -> Response:
    """Forget who asks, and take the cookie back."""
    guest, site = await _changing(request), _site(request)
    await forget(site.tables, guest, site.around.now, site.around.code)
    return Response(status_code=204, headers={"set-cookie": gone_cookie(site.origins)})


async def _new_link(request: Request) -> Response:
    """Make the link by which other devices become those of this person; it is told once."""
    guest, site = await _changing(request), _site(request)
    secret = urlsafe_b64encode(site.around.entropy(32)).rstrip(b"=").decode()
    await _persons(request).set_link(guest, hash_of(secret), site.around.now(), site.around.code)
    address = f"{site.address_for(request)}/me/{secret}"
    return _json({"secret": secret, "address": address, "picture": drawing_of(address).decode()}, 201)


def hash_of(secret: str) -> str:
    """What is stored of the secret of a link."""
    return sha256(secret.encode()).hexdigest()


async def _drop_link(request: Request) -> Response:
    """Make the link worthless."""
    await _persons(request).drop_link(await _changing(request))
    return Response(status_code=204)


async def _bind(request: Request) -> Response:
    """Make this device one of the person of a link."""
    guest, link = await _changing(request), await _asked(request, Link)
    persons = _persons(request)
    match await persons.bind(guest, hash_of(link.secret), merge=link.merge):
        case Bound.NO_SUCH_LINK:
            raise BadPerson(PersonFault.NO_SUCH_LINK)
        case Bound.MERGE_FIRST:
            raise BadPerson(PersonFault.MERGE_FIRST)
        case Bound.BANNED:
            _check_ban(await persons.of(guest))
    return await _told_self(request, guest)


async def _called(request: Request) -> Person:
    public = request.path_params["public"]
    person = await _persons(request).called(public) if re.fullmatch("[a-z0-9]{1,40}", public) else None
    if person is None:
        raise BadPerson(PersonFault.NO_SUCH_PERSON, person=public[:40])
    return person


async def _person(request: Request) -> Response:
    """What everybody may know of a person."""
    return _json(told(await _called(request)))


async def _games(request: Request) -> Response:
    """The games of a person, those of private tables for oneself alone."""
    person, guest = await _called(request), guest_of(request.scope)
    own = None if guest is None else await _persons(request).of(guest)
    return await _page(request, person, only_open=own is None or own.id != person.id)


async def _own_games(request: Request) -> Response:
    """The games of who asks."""
    guest = guest_of(request.scope)
    person = None if guest is None else await _persons(request).of(guest)
    return _json({"games": [], "before": None}) if person is None else await _page(request, person, only_open=False)


async def _page(request: Request, person: Person, *, only_open: bool) -> Response:
    results = await _persons(request).results(person.id, _number(request, "before", LARGEST), PAGE, only_open=only_open)
    before = results[-1].number if len(results) == PAGE else None
    return _json({"games": [told_game(each) for each in results], "before": before})


def _number(request: Request, name: str, usual: int) -> int:
    text = request.query_params.get(name)
    if text is None:
        return usual
    if not _NUMBER.fullmatch(text):
        raise BadPerson(PersonFault.BAD_PAGE, text=text[:40])
    return int(text)


async def _ladder(request: Request) -> Response:
    """A page of the leaderboard, as it was at most a minute ago."""
    desk: Desk = request.app.state.desk
    number, now = _number(request, "page", 1), _site(request).around.now()
    if not 1 <= number <= LADDER_PAGES:
        raise BadPerson(PersonFault.BAD_PAGE, text=str(number))
    at, text = desk.ladder.get(number, (0.0, b""))
    if not 0 <= now - at < LADDER_SECONDS:
        skip = (number - 1) * LADDER_PAGE
        found = await _persons(request).ladder(skip, LADDER_PAGE + 1)
        rows = [{"place": place, "person": told(each)} for place, each in enumerate(found[:LADDER_PAGE], skip + 1)]
        text = msgspec.json.encode({"page": number, "has_more": len(found) > LADDER_PAGE, "persons": rows})
        desk.ladder[number] = now, text
    return Response(text, media_type="application/json")


async def _report(request: Request) -> Response:
    """Report somebody at a table where one has sat."""
    guest, asked, site = await _changing(request), await _asked(request, NewReport), _site(request)
    if bad_character(asked.text.replace("\n", " ")) is not None:
        raise BadPerson(PersonFault.BAD_TEXT)
    code = request.path_params["code"]
    async with site.tables.at(code) as live:
        complaint = complaint_of(code, live.table, guest, asked)
    desk: Desk = request.app.state.desk
    if not desk.reports.take(guest, site.around.now()):
        raise BadRequest(ServerFault.TOO_FAST)
    await site.tables.memory.store.persons.report(complaint, site.around.now(), site.around.code)
    return Response(status_code=204)


def complaint_of(code: str, table: Served, guest: str, asked: NewReport) -> Complaint:
    """A report as it is kept; raises BadPerson where who reports has not sat there, or nobody does who is meant."""
    if guest not in {one for one, _ in table.sitters} | {who.guest for who in table.starters.values()}:
        raise BadPerson(PersonFault.NOT_AT_TABLE)
    seat = Seat.parse(asked.seat)
    now, first = table.seats.get(seat), table.starters.get(seat)
    who = now if now is not None and now.key is not None else first  # or who has left in the game
    if who is None or who.key is None:
        raise BadPerson(PersonFault.NOBODY_THERE, seat=seat.letter)
    if who.guest == guest:
        raise BadPerson(PersonFault.YOURSELF)
    return Complaint(code, table.name, asked.seat, guest, who.guest, asked.reason, asked.text)


async def _export(request: Request) -> Response:
    """All that is kept of who asks, as one file."""
    guest = await _changing(request)
    headers = {"content-disposition": 'attachment; filename="pisti.json"'}
    return StreamingResponse(exported(_persons(request), guest), media_type="application/json", headers=headers)


async def exported(persons: Persons, guest: str) -> AsyncIterator[bytes]:
    """All that is kept of somebody, a part at a time: never more than a page of it is in memory."""
    person = await persons.of(guest)
    guests = [guest] if person is None else await persons.devices(person.id)
    yield b'{"me":' + msgspec.json.encode(told_self(person, len(guests)))
    reports = [] if person is None else await persons.reports_by(person.id)
    yield b',"reports":' + msgspec.json.encode([{**told_report(each), "by": None} for each in reports])
    yield b',"results":['
    before, comma = LARGEST, b""
    while person is not None and (results := await persons.results(person.id, before, 200, only_open=False)):
        for each in results:
            yield comma + msgspec.json.encode({"table": each.table, **msgspec.to_builtins(told_game(each))})
            before, comma = each.number, b","
    yield b'],"records":{'
    comma = b""
    for each_guest in guests:
        last = ""
        while games := await persons.games(each_guest, last):
            for last, packed in games:
                yield comma + msgspec.json.encode(last) + b":" + msgspec.json.encode(unpack_text(packed))
                comma = b","
    yield b"}}"
