"""A server that is killed, or whose disk is full, under load: nothing that anybody saw is missing, all games end.

Faults 10 and 13: what players saw is stored, what they sent again counts once.
"""

import asyncio
import resource
import socket
from pathlib import Path
from random import Random

import pytest

from crowd import Crowd, check_records, free_port, serving
from pisti.table.wire_types import TableSettings
from stories import check_stories, versions_seen


@pytest.mark.parametrize(("times", "tables"), [(10, 6), pytest.param(100, 50, marks=pytest.mark.soak)])
def test_kill_9_under_load_loses_nothing_and_doubles_nothing(tmp_path: Path, times: int, tables: int) -> None:
    database, port, rng = tmp_path / "pisti.db", free_port(), Random(times)
    crowd = Crowd(f"http://127.0.0.1:{port}", TableSettings("standard"), seed=times)
    asyncio.run(played_and_killed(crowd, tables, database, port, times, rng))
    asyncio.run(check_stories(crowd, f"sqlite:///{database}"))
    with serving(database, port):
        check_records(crowd.records(), crowd.plays(), tmp_path / "games.pisti")
    assert crowd.lost > 0


async def played_and_killed(crowd: Crowd, tables: int, database: Path, port: int, times: int, rng: Random) -> None:
    """Play until all games are over; meanwhile the server is killed as often as this, now and then."""
    server = serving(database, port)
    await asyncio.to_thread(server.__enter__)
    playing = asyncio.create_task(crowd.play(tables))
    for _ in range(times):
        enough = versions_seen(crowd) + rng.randint(1, 250 * tables // times * 12)
        while versions_seen(crowd) < enough:
            assert not playing.done(), "the games were over too soon"
            await asyncio.sleep(0.005)
        server.__exit__(None, None, None)
        server = serving(database, port)
        await asyncio.to_thread(server.__enter__)
    await playing
    server.__exit__(None, None, None)


def test_on_a_full_disk_nobody_sees_what_is_not_stored_and_it_is_said(tmp_path: Path) -> None:
    database, port = tmp_path / "pisti.db", free_port()
    crowd = Crowd(f"http://127.0.0.1:{port}", TableSettings("two,target=21"), seed=1)

    async def play() -> None:
        with serving(database, port) as (_, process):
            playing = asyncio.create_task(crowd.play(6))
            while versions_seen(crowd) < 300:
                await asyncio.sleep(0.005)
            size = max(file.stat().st_size for file in tmp_path.glob("pisti.db*"))
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
            while crowd.lost < 6:  # they are refused, and come again
                await asyncio.sleep(0.005)
            status, _ = await asyncio.to_thread(ready, port)
            assert status == 503
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            await playing
            assert (await asyncio.to_thread(ready, port))[0] == 200
            check_records(await asyncio.to_thread(crowd.records), crowd.plays(), tmp_path / "games.pisti")

    asyncio.run(play())
    asyncio.run(check_stories(crowd, f"sqlite:///{database}"))


def ready(port: int) -> tuple[int, bytes]:
    """What the server says of itself."""
    with socket.create_connection(("127.0.0.1", port), 30) as connection:
        connection.sendall(b"GET /ready HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        answer = b"".join(iter(lambda: connection.recv(4096), b""))
    return int(answer.split()[1]), answer
