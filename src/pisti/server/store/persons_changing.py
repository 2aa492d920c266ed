"""What changes about a person: name, link, devices, two that become one, a ban, a report."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from pisti.server.persons.person import TOTALS, Person
from pisti.server.store.persons_counting import Around, known, set_rating
from pisti.server.store.persons_reading import guests_of, person_called, person_of, person_with
from pisti.server.store.sql import Sql

ONE_PERSON = {
    "games": "1 - has_bots",
    "won": "(1 - has_bots) * has_won",
    "points_for": "(1 - has_bots) * own",
    "points_against": "(1 - has_bots) * other",
    "pistis": "(1 - has_bots) * pistis",
    "bot_games": "has_bots",
    "bot_won": "has_bots * has_won",
    "rated_games": "is_rated",
    "rated_won": "is_rated * has_won",
    "games_left": "is_rated * is_left",
}
"""What a result adds to each of the totals."""


async def set_name(sql: Sql, around: Around, guest: str, name: str | None) -> Person:
    """Give the person of a device a name, or none; the person, who is new perhaps."""
    person = await known(sql, around, guest)
    await sql.rows("UPDATE persons SET name = $2 WHERE id = $1", person.id, name)
    return await known(sql, around, guest)


async def set_link(sql: Sql, around: Around, guest: str, link: str) -> Person:
    """Give the person of a device another link, by the hash of its secret."""
    person = await known(sql, around, guest)
    await sql.rows("UPDATE persons SET link = $2 WHERE id = $1", person.id, link)
    return person


async def drop_link(sql: Sql, guest: str) -> None:
    """Make the link of a person worthless."""
    person = await person_of(sql, guest)
    if person is not None:
        await sql.rows("UPDATE persons SET link = NULL WHERE id = $1", person.id)


class Bound(Enum):
    """What became of a device that is to be that of another person."""

    DONE = auto()
    NO_SUCH_LINK = auto()
    MERGE_FIRST = auto()
    BANNED = auto()


async def bind(sql: Sql, guest: str, link: str, *, merge: bool) -> Bound:
    """Make a device one of the person of a link.

    What its former person has played stays with that one where it has other devices. Where it has none the two become
    one if ``merge`` says so, and nothing happens if not.
    """
    person, former = await person_with(sql, link), await person_of(sql, guest)
    if person is None:
        return Bound.NO_SUCH_LINK
    if former is None:
        await sql.rows("INSERT INTO devices (guest, person_id) VALUES ($1, $2)", bytes.fromhex(guest), person.id)
        return Bound.DONE
    if former.id == person.id:
        return Bound.DONE
    if former.banned_at is not None:
        return Bound.BANNED
    if len(await guests_of(sql, former.id)) > 1:
        text = "UPDATE devices SET person_id = $2 WHERE guest = $1"
        await sql.rows(text, bytes.fromhex(guest), person.id)
    elif merge or not (former.totals.games or former.totals.bot_games):
        await _merge(sql, former, person)
    else:
        return Bound.MERGE_FIRST
    return Bound.DONE


async def _merge(sql: Sql, former: Person, person: Person) -> None:
    """Give all that one person has to another; the rating of who has played more rated games stays."""
    text = "DELETE FROM results WHERE person_id = $1 AND number IN (SELECT number FROM results WHERE person_id = $2)"
    await sql.rows(text, former.id, person.id)
    for table, column in (("results", "person_id"), ("devices", "person_id")):
        await sql.rows(f"UPDATE {table} SET {column} = $2 WHERE {column} = $1", former.id, person.id)
    for column in ("by_person", "about_person"):
        await sql.rows(f"UPDATE reports SET {column} = $2 WHERE {column} = $1", former.id, person.id)
    await sql.rows("DELETE FROM persons WHERE id = $1", former.id)
    await recount(sql, person.id)
    if person.name is None and former.name is not None:
        await sql.rows("UPDATE persons SET name = $2 WHERE id = $1", person.id, former.name)
    if former.totals.rated_games > person.totals.rated_games:
        await set_rating(sql, person.id, former.rating)


async def recount(sql: Sql, person: int) -> None:
    """Make the totals of a person what the results add up to."""
    sums = ", ".join(f"coalesce(sum({ONE_PERSON[name]}), 0)" for name in TOTALS)
    [totals] = await sql.rows(f"SELECT {sums} FROM results WHERE person_id = $1", person)
    text = ", ".join(f"{name} = ${number}" for number, name in enumerate(TOTALS, 2))
    await sql.rows(f"UPDATE persons SET {text} WHERE id = $1", person, *map(int, totals))


async def ban(sql: Sql, public: str, at: float | None, reason: str | None) -> Person | None:
    """Ban a person, or no more; None if there is none."""
    text = "UPDATE persons SET banned_at = $2, ban_reason = $3 WHERE public = $1"
    await sql.rows(text, public, at, reason)
    return await person_called(sql, public)


@dataclass(frozen=True, slots=True)
class Complaint:
    """What somebody at a table has to say of somebody there; ``about`` is None where no cookie is known."""

    table: str
    game: str
    seat: str
    by: str
    about: str | None
    reason: str
    text: str


async def report(sql: Sql, around: Around, complaint: Complaint) -> None:
    """Note a report."""
    by = await known(sql, around, complaint.by)
    about = None if complaint.about is None else (await known(sql, around, complaint.about)).id
    text = (
        "INSERT INTO reports (at, code, game, seat, by_person, about_person, reason, text)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
    )
    said = (complaint.reason, complaint.text)
    await sql.rows(text, around.now, complaint.table, complaint.game, complaint.seat, by.id, about, *said)


async def handle(sql: Sql, report: int, at: float) -> bool:
    """Note that a report was handled; whether there is one."""
    text = "UPDATE reports SET handled_at = $2 WHERE id = $1 RETURNING id"
    return bool(await sql.rows(text, report, at))
