"""Finished games counted for those who played them: results, totals and ratings, all in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace

from msgspec import MsgspecError

from pisti.server.persons.outcome import GameOutcome, unpacked
from pisti.server.persons.person import TOTALS, Person, Result
from pisti.server.persons.ratings import NEW, Rating, rated
from pisti.server.persons.results import GameResult, changes_ratings, results_of, winner_of
from pisti.server.store.persons_reading import RESULT, person_of
from pisti.server.store.sql import Sql

_PLACES = ", ".join(f"${number}" for number in range(1, 2 + len(RESULT.split(","))))
_RESULT = (
    f"INSERT INTO results (person_id, {RESULT}) VALUES ({_PLACES}) ON CONFLICT (person_id, number) DO NOTHING"
    " RETURNING number"
)
_ADDED = ", ".join(f"{name} = {name} + ${number}" for number, name in enumerate(TOTALS, 2))


@dataclass(frozen=True, slots=True)
class Around:
    """The time, and what makes names for new persons."""

    now: float
    public: Callable[[], str]


async def count(sql: Sql, around: Around, most: int) -> int:
    """Count some of the games that are not counted yet, in order; how many."""
    rows = await sql.rows("SELECT id, body FROM outcomes WHERE counted_at IS NULL ORDER BY id LIMIT $1", most)
    for number, body in rows:
        with suppress(MsgspecError):  # what cannot be read is not tried again and again
            await _count(sql, around, number, unpacked(bytes(body)))
        await sql.rows("UPDATE outcomes SET counted_at = $1, body = NULL WHERE id = $2", around.now, number)
    return len(rows)


async def _count(sql: Sql, around: Around, number: int, outcome: GameOutcome) -> None:
    """Count a game; of two devices of one person the first alone."""
    persons: dict[int, Person] = {}
    results: dict[int, GameResult] = {}
    for each in results_of(outcome):
        person = await known(sql, around, each.guest)
        persons.setdefault(person.id, person)
        results.setdefault(person.id, each)
    ratings = _ratings(outcome, persons, results)
    for id, each in sorted(results.items()):
        kept = _kept(outcome, number, each)
        if id in ratings:
            kept = replace(kept, is_rated=True, before=persons[id].rating, after=ratings[id])
        await _add(sql, id, kept)


def _ratings(
    outcome: GameOutcome, persons: Mapping[int, Person], results: Mapping[int, GameResult]
) -> dict[int, Rating]:
    """The ratings after a game, of nobody where it changes none."""
    if not changes_ratings(outcome) or len(persons) != len(outcome.sitters):
        return {}
    winner = winner_of(outcome)
    won = [id for id, each in results.items() if each.side == winner]
    lost = [id for id, each in results.items() if each.side != winner]
    better, worse = rated([persons[id].rating for id in won], [persons[id].rating for id in lost])
    return {**dict(zip(won, better, strict=True)), **dict(zip(lost, worse, strict=True))}


def _kept(outcome: GameOutcome, number: int, result: GameResult) -> Result:
    return Result(
        number,
        outcome.game,
        outcome.table,
        outcome.at,
        result.seat,
        outcome.rules,
        outcome.players,
        result.own,
        result.other,
        result.pistis,
        has_won=result.has_won,
        has_bots=outcome.has_bots,
        is_rated=False,
        is_left=result.is_left,
        is_open=outcome.is_open,
    )


async def _add(sql: Sql, person: int, kept: Result) -> None:
    """Add a result to a person, and to the totals, unless it is there."""
    before, after = kept.before, kept.after
    ratings = (None,) * 4 if before is None or after is None else (before.mu, before.sigma, after.mu, after.sigma)
    flags = map(int, (kept.has_won, kept.has_bots, kept.is_rated, kept.is_left, kept.is_open))
    plain = (kept.number, kept.game, kept.table, kept.finished_at, kept.seat, kept.rules, kept.players)
    points = (kept.own, kept.other, kept.pistis)
    if not await sql.rows(_RESULT, person, *plain, *points, *flags, *ratings):
        return
    totals = [getattr(kept.totals, name) for name in TOTALS]
    await sql.rows(f"UPDATE persons SET {_ADDED} WHERE id = $1", person, *totals)
    if after is not None:
        await set_rating(sql, person, after)


async def set_rating(sql: Sql, person: int, rating: Rating) -> None:
    """Note the rating of a person."""
    text = "UPDATE persons SET mu = $2, sigma = $3, ordinal = $4 WHERE id = $1"
    await sql.rows(text, person, rating.mu, rating.sigma, rating.ordinal)


async def known(sql: Sql, around: Around, guest: str) -> Person:
    """The person of a device, a new one where it has none yet."""
    person = await person_of(sql, guest)
    if person is not None:
        return person
    text = "INSERT INTO persons (public, created_at, mu, sigma, ordinal) VALUES ($1, $2, $3, $4, $5) RETURNING id"
    [(id,)] = await sql.rows(text, around.public(), around.now, NEW.mu, NEW.sigma, NEW.ordinal)
    await sql.rows("INSERT INTO devices (guest, person_id) VALUES ($1, $2)", bytes.fromhex(guest), id)
    person = await person_of(sql, guest)
    assert person is not None
    return person
