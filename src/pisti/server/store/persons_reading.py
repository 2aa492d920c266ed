"""What is kept of persons, as it is read."""

from __future__ import annotations

from pisti.server.persons.person import TOTALS, Person, Report, Result, Totals
from pisti.server.persons.ratings import LADDER_GAMES, Rating
from pisti.server.store.sql import Row, Sql

PERSON = (
    f"p.id, p.public, p.name, p.link, p.created_at, p.banned_at, p.ban_reason, p.mu, p.sigma, p.{', p.'.join(TOTALS)}"
)
RESULT = (
    "number, game, code, finished_at, seat, rules, players, own, other, pistis, has_won, has_bots, is_rated, is_left,"
    " is_open, mu_before, sigma_before, mu_after, sigma_after"
)
_LADDER = f"p.rated_games >= {LADDER_GAMES} AND p.banned_at IS NULL"


def person_in(row: Row) -> Person:
    """The person in a row."""
    id, public, name, link, created_at, banned_at, reason, mu, sigma, *totals = row
    rating = Rating(mu, sigma)
    return Person(id, public, name, link is not None, created_at, banned_at, reason, rating, Totals(*totals))


async def _one(sql: Sql, text: str, *values: object) -> Person | None:
    rows = await sql.rows(text, *values)
    return person_in(rows[0]) if rows else None


async def person_of(sql: Sql, guest: str) -> Person | None:
    """The person of a device."""
    text = f"SELECT {PERSON} FROM devices d JOIN persons p ON p.id = d.person_id WHERE d.guest = $1"
    return await _one(sql, text, bytes.fromhex(guest))


async def person_called(sql: Sql, public: str) -> Person | None:
    """The person whom everybody may call so."""
    return await _one(sql, f"SELECT {PERSON} FROM persons p WHERE p.public = $1", public)


async def person_with(sql: Sql, link: str) -> Person | None:
    """The person of a link, by the hash of its secret."""
    return await _one(sql, f"SELECT {PERSON} FROM persons p WHERE p.link = $1", link)


async def guests_of(sql: Sql, person: int) -> list[str]:
    """The devices of a person, as hashes of their cookies."""
    rows = await sql.rows("SELECT guest FROM devices WHERE person_id = $1 ORDER BY guest", person)
    return [bytes(guest).hex() for (guest,) in rows]


async def results_of(sql: Sql, person: int, before: int, most: int, *, only_open: bool) -> list[Result]:
    """The last results of a person before a number, the newest first."""
    where = " AND is_open = 1" if only_open else ""
    text = f"SELECT {RESULT} FROM results WHERE person_id = $1 AND number < $2{where} ORDER BY number DESC LIMIT $3"
    return [_result_in(row) for row in await sql.rows(text, person, before, most)]


def _result_in(row: Row) -> Result:
    *plain, mu_before, sigma_before, mu_after, sigma_after = row
    before = None if mu_before is None else Rating(mu_before, sigma_before)
    after = None if mu_after is None else Rating(mu_after, sigma_after)
    values = [*plain[:10], *map(bool, plain[10:]), before, after]
    return Result(*values)


async def ladder(sql: Sql, skip: int, most: int) -> list[Person]:
    """The leaderboard from a place on, the best first."""
    text = f"SELECT {PERSON} FROM persons p WHERE {_LADDER} ORDER BY p.ordinal DESC, p.id LIMIT $1 OFFSET $2"
    return [person_in(row) for row in await sql.rows(text, most, skip)]


async def persons_after(sql: Sql, last: int, most: int) -> list[Person]:
    """Persons in the order in which they came, after one."""
    text = f"SELECT {PERSON} FROM persons p WHERE p.id > $1 ORDER BY p.id LIMIT $2"
    return [person_in(row) for row in await sql.rows(text, last, most)]


async def banned(sql: Sql) -> dict[str, str]:
    """The devices of who may not play, each with the reason."""
    text = (
        "SELECT d.guest, p.ban_reason FROM persons p CROSS JOIN devices d"  # in this order, as SQLite reads it
        " WHERE p.banned_at IS NOT NULL AND d.person_id = p.id"
    )
    return {bytes(guest).hex(): str(reason or "") for guest, reason in await sql.rows(text)}


_REPORT = (
    "SELECT r.id, r.at, r.code, r.game, r.seat, b.public, a.public, a.name, r.reason, r.text, r.handled_at"
    " FROM reports r LEFT JOIN persons b ON b.id = r.by_person LEFT JOIN persons a ON a.id = r.about_person"
)


async def reports(sql: Sql, most: int) -> list[Report]:
    """The reports that nobody has handled, the oldest first."""
    rows = await sql.rows(f"{_REPORT} WHERE r.handled_at IS NULL ORDER BY r.id LIMIT $1", most)
    return [_report_in(row) for row in rows]


async def reports_by(sql: Sql, person: int) -> list[Report]:
    """The reports of a person."""
    return [_report_in(row) for row in await sql.rows(f"{_REPORT} WHERE r.by_person = $1 ORDER BY r.id", person)]


def _report_in(row: Row) -> Report:
    id, at, table, game, seat, by, about, name, reason, text, handled_at = row
    return Report(id, at, table, game, seat, by, about, name or "", reason, text, handled_at)


async def games_of(sql: Sql, guest: str, after: str, most: int) -> list[tuple[str, bytes]]:
    """Games that a device has sat at, after the one of a name, each with its packed text."""
    text = (
        "SELECT DISTINCT s.game, g.text FROM sitters s JOIN games g ON g.game = s.game WHERE s.guest = $1"
        " AND s.game > $2 ORDER BY s.game LIMIT $3"
    )
    return [(str(game), bytes(packed)) for game, packed in await sql.rows(text, bytes.fromhex(guest), after, most)]
