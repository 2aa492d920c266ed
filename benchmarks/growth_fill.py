"""Databases with many finished games: some are played, the others are copies of them, each under a name of its own."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from hashlib import sha256
from pathlib import Path
from random import Random

import asyncpg

from house import Guest, House, house
from pisti.server.store.copying import copy
from pisti.server.store.place import filling, reading
from pisti.table import wire_commands as c
from pisti.table.served import Stage

PEOPLE = 40
"""How many persons have played all the games."""

LIVE = 50
"""How many tables are in play."""

COPIES = {
    "games (game, finished_at, readers, text)": "{game}, finished_at, readers, text FROM games",
    "outcomes (game, body, counted_at)": "{game}, body, counted_at FROM outcomes",
    "sitters (guest, game, key, seat)": "guest, {game}, key, seat FROM sitters",
    "results": "person_id, number + i * 10000, {game}, code, finished_at, seat, rules, players, own, other, pistis,"
    " has_won, has_bots, is_rated, is_left, is_open, mu_before, sigma_before, mu_after, sigma_after FROM results",
}
"""Into what every game is copied, and what is."""

GAME = "game || '-' || CAST(i AS TEXT)"
NUMBERS = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {count})"


def copying(count: int) -> list[str]:
    """What copies every game so many times."""
    numbers = NUMBERS.format(count=count)
    copies = {table: what.format(game=GAME) for table, what in COPIES.items()} if count else {}
    return [f"INSERT INTO {table} {numbers} SELECT {what} CROSS JOIN n" for table, what in copies.items()]


def guest_of(number: int) -> str:
    """The hash of the cookie of a person."""
    return sha256(b"%d" % number).hexdigest()


async def play(folder: Path, games: int, rules: str) -> Path:
    """Play games of four persons to their end, and begin some more; the file."""
    rng = Random(1)
    async with house(folder) as made:
        everybody = [rng.sample(range(PEOPLE), 4) for _ in range(games + LIVE)]
        await asyncio.gather(*(sit(made, numbers, place, rules) for place, numbers in enumerate(everybody[:games])))
        await asyncio.gather(*(sit(made, numbers, -place, rules) for place, numbers in enumerate(everybody[games:], 1)))
        await count(made)
    return folder / "pisti.db"


async def sit(made: House, numbers: list[int], place: int, rules: str) -> None:
    """Open a table for four persons and play; to the end where the place is not below zero."""
    people = [Guest(f"P{number}") for number in numbers]
    live = await made.open(rules, is_open=place % 2 == 0)
    for seat, person in zip("SENW", people, strict=True):
        person.token = f"token-{place}-{person.name}".ljust(24, "x")
        await made.join(live, person)
        sit = c.Sit(id=made.id(), name=person.name, token=person.token, seat=seat)  # type: ignore[arg-type]
        await made.tables.follow(live, person, sit, guest_of(int(person.name[1:])))
    await made.tables.follow(live, people[0], c.Start(id=made.id()))
    await play_on(made, people, live.code, is_whole=place >= 0)


async def play_on(made: House, people: list[Guest], code: str, *, is_whole: bool) -> None:
    """Play a game to its end, or into its first deal; then it is let out of memory."""
    live = made.tables.lives[code]
    while live.table.stage is not Stage.OVER and (is_whole or live.table.stage is not Stage.PLAY):
        for person in people:
            await made.act(live, person)
    del made.tables.lives[code]


async def count(made: House) -> None:
    """Count all games for those who played them."""
    while await made.store.persons.count_some(made.now, made.around.code):
        pass


def grow_file(first: Path, path: Path, copies: int) -> Path:
    """The same file with each game so many times more."""
    shutil.copy(first, path)
    with sqlite3.connect(path) as connection:
        for statement in copying(copies):
            connection.execute(statement)
    connection.close()
    return path


async def grow_database(first: Path, url: str, copies: int) -> str:
    """The same in a database of PostgreSQL that is empty; its URL."""
    async with reading(str(first)) as source, filling(url) as target:
        await copy(source, target, lambda _: None)
    connection = await asyncpg.connect(url)
    for statement in copying(copies):
        await connection.execute(statement, timeout=3600)
    await connection.execute("ANALYZE", timeout=3600)
    await connection.close()
    return url
