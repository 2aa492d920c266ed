"""A person taken out of the database: every row that tells of them, every name and hash in what stays for others.

Each function does some of it in one transaction, and may be done again; the person goes last, so that what was
interrupted can be asked for again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from hashlib import sha256

from msgspec.structs import replace as changed

from pisti.notation import format_records, read_records
from pisti.rules import Seat
from pisti.server.store.packing import pack_readers, pack_text, unpack_readers, unpack_text
from pisti.server.store.sql import Sql
from pisti.table.served import facts as f
from pisti.table.served.facts import Fact, format_fact, parse_fact

GAMES_AT_ONCE = 4
NOBODY = "?"
"""What somebody is called in facts and records who is to be forgotten."""


async def tables_with(sql: Sql, guests: Collection[str]) -> list[tuple[int, str, bool]]:
    """The tables at which somebody has sat down: number, code, and whether each has ended."""
    text = (
        "SELECT DISTINCT t.id, t.code, t.closed_at FROM events e JOIN tables t ON t.id = e.table_id"
        f" WHERE {sql.is_sat} AND substr(fact, length(fact) - 65, 64) = $1 ORDER BY t.id"
    )
    rows = [row for guest in guests for row in await sql.rows(text, guest.encode())]
    return [(id, code, closed_at is not None) for id, code, closed_at in rows]


async def forget_in_table(sql: Sql, table: int, guests: Collection[str]) -> None:
    """Take somebody out of the facts of a table: names, hashes, own words, and what the commands were called."""
    rows = await sql.rows("SELECT version, fact FROM events WHERE table_id = $1 ORDER BY version", table)
    facts = {int(version): parse_fact(bytes(fact)) for version, fact in rows}
    for version, fact in forgotten(facts, guests).items():
        text = "UPDATE events SET fact = $3 WHERE table_id = $1 AND version = $2"
        await sql.rows(text, table, version, format_fact(fact))
    for key in {fact.key for fact in facts.values() if isinstance(fact, f.Sat) and fact.guest in guests}:
        text = "UPDATE events SET command = NULL WHERE table_id = $1 AND command LIKE $2"
        await sql.rows(text, table, f"{key[:24]}.%")


def forgotten(facts: Mapping[int, Fact], guests: Collection[str]) -> dict[int, Fact]:
    """The facts of a table that name somebody, by their versions, as they are without."""
    seats: dict[str, bool] = {}
    found: dict[int, Fact] = {}
    for version, fact in facts.items():
        match fact:
            case f.Sat(seat, _, key, guest):
                seats[seat] = guest in guests
                if guest in guests:
                    nobody = sha256(f"{NOBODY} {version} {key}".encode()).hexdigest()
                    found[version] = changed(fact, name=NOBODY, key=nobody, guest=None)
            case f.Emptied(seat) | f.StoodIn(seat, _, True):
                seats.pop(seat, None)
            case f.Swapped((one, two)):
                seats[one], seats[two] = seats.get(two, False), seats.get(one, False)
            case f.Wrote(seat) if seats.get(seat):
                found[version] = changed(fact, text="…")
    return found


async def forget_games(sql: Sql, guests: Iterable[str]) -> int:
    """Take somebody out of some of the games they sat at; how many there were."""
    count = 0
    for guest in guests:
        text = "SELECT DISTINCT game FROM sitters WHERE guest = $1 LIMIT $2"
        for (game,) in await sql.rows(text, bytes.fromhex(guest), GAMES_AT_ONCE):
            await _forget_game(sql, str(game), guest)
            count += 1
    return count


async def _forget_game(sql: Sql, game: str, guest: str) -> None:
    text = "SELECT key, seat FROM sitters WHERE guest = $1 AND game = $2"
    sat = await sql.rows(text, bytes.fromhex(guest), game)
    hashes = {guest, *(bytes(key).hex() for key, _ in sat)}
    for packed, readers in await sql.rows("SELECT text, readers FROM games WHERE game = $1", game):
        told = without_names(unpack_text(bytes(packed)), [Seat.parse(seat) for _, seat in sat if seat is not None])
        known = unpack_readers(None if readers is None else bytes(readers))
        left = None if known is None else pack_readers(known - hashes)
        text = "UPDATE games SET text = $2, readers = $3 WHERE game = $1"
        await sql.rows(text, game, pack_text(told), left)
    await sql.rows("DELETE FROM sitters WHERE guest = $1 AND game = $2", bytes.fromhex(guest), game)


def without_names(text: str, seats: Collection[Seat]) -> str:
    """The text of records in which nobody knows who sat at some seats; what was dealt and played stays as it was."""
    if not seats:
        return text
    records = [
        replace(
            record,
            names=tuple(
                NOBODY if seat in seats else name for seat, name in zip(record.rules.seating, record.names, strict=True)
            ),
        )
        for record in read_records([text.encode()])
    ]
    return "".join(format_records(records))


async def erase(sql: Sql, person: int | None, guests: Iterable[str]) -> bool:
    """Take a person out, if nothing is left that must be forgotten before; whether that is done."""
    for guest in guests:
        if await sql.rows("SELECT 1 FROM sitters WHERE guest = $1 LIMIT 1", bytes.fromhex(guest)):
            return False
    if person is None:
        return True
    for text in (
        "DELETE FROM results WHERE person_id = $1",
        "DELETE FROM devices WHERE person_id = $1",
        "DELETE FROM reports WHERE by_person = $1 OR about_person = $1",
        "DELETE FROM persons WHERE id = $1",
    ):
        await sql.rows(text, person)
    return True
