"""The load: so many tables of four, in a process of its own; how much CPU the server takes meanwhile.

    python benchmarks/server_load.py KIND PORT PID [--tables 100] [--think 2] [--seconds 10] [--idle]

KIND is `echo` or `pisti`, PID the process of the server. Prints one JSON object.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import statistics
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

import uvloop
from server_frames import recorded
from server_player import LETTERS, Player, Tally
from server_socket import Socket

AT_ONCE = 20
"""How many tables are opened at the same time."""

REST_SECONDS, WARM_SECONDS = 2.0, 2.0
"""For how long the server is watched before anybody comes, and all play before it is measured; less in short runs."""


def cpu(pid: int) -> float:
    """CPU seconds of all threads of a process so far, user and system; the clock of a process has its id in its own."""
    return time.clock_gettime((~pid << 3) | 2)


def machine() -> float:
    """CPU seconds of everything on the machine so far."""
    user, nice, system, _, _, *interrupts = map(int, Path("/proc/stat").read_text().split()[1:8])
    return (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """Resident bytes of a process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize()


class Crowd:
    """All tables of a run."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.rng = Random(asked.seed)
        self.tally = Tally()
        self.players: list[Player] = []
        self.beginning = [frame.encode() for frame in recorded()[0].frames] if asked.kind == "echo" else []

    async def open(self, tables: int) -> None:
        """Open so many tables more, everybody seated."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one() -> list[Player]:
            async with gate:
                return await (self._group() if self.asked.kind == "echo" else self._table())

        for players in await asyncio.gather(*(one() for _ in range(tables))):
            self.players += players

    def _four(self) -> list[Player]:
        return [Player(seat, self.asked.think, Random(self.rng.random()), self.tally) for seat in LETTERS]

    async def _group(self) -> list[Player]:
        name, players = f"{self.rng.getrandbits(64):x}", self._four()
        for player in players:
            player.socket = await Socket.connect(player.hear, f"/{name}", self.asked.port)
        return players

    async def _table(self) -> list[Player]:
        code, players = await new_table(self.asked.port), self._four()
        for player in players:
            player.socket = await Socket.connect(player.hear, f"/api/tables/{code}/socket", self.asked.port)
            player.socket.send(b'{"type":"hello","protocol":1}')
            await self._answer(player)
            token = f"{self.rng.getrandbits(128):032x}"
            player.send("sit", f',"name":"Player {player.seat}","token":"{token}","seat":"{player.seat}"')
            await self._answer(player)
        return players

    async def _answer(self, player: Player) -> None:
        player.answered.clear()
        async with asyncio.timeout(30):
            await player.answered.wait()

    async def begin(self) -> None:
        """Let all games begin, and wait until the cards are dealt everywhere."""
        for place, player in enumerate(self.players):
            if self.beginning:
                player.hear(self.beginning[place % 4])
            elif place % 4 == 0:
                player.send("start")
        async with asyncio.timeout(120):
            while self.tally.began < len(self.players):
                await asyncio.sleep(0.05)

    async def idle(self) -> dict[str, float]:
        """Bytes of the server for each socket at which nothing happens."""
        await self.open(25)  # what the first ones need for all of them is not counted
        before = memory(self.asked.pid)
        await self.open(self.asked.tables)
        await asyncio.sleep(min(1.0, self.asked.seconds))
        return {"bytes_a_socket": (memory(self.asked.pid) - before) / (4 * self.asked.tables)}

    async def play(self) -> dict[str, float]:
        """Play for some seconds."""
        resting = await spent(self.asked.pid, min(REST_SECONDS, self.asked.seconds))
        await self.open(self.asked.tables)
        await self.begin()
        await asyncio.sleep(min(WARM_SECONDS, self.asked.seconds))
        self.tally.seconds.clear()
        own, whole = time.process_time(), machine()
        used = await spent(self.asked.pid, self.asked.seconds)
        own, whole = (time.process_time() - own) / used.seconds, (machine() - whole) / used.seconds
        return {
            **figures(self.tally, used, resting.busy),
            "load_busy": own,
            "others_busy": max(0.0, whole - used.busy - own),
        }


@dataclass(frozen=True)
class Spent:
    """How busy a process was, in cores, and for how long."""

    busy: float
    seconds: float


def figures(tally: Tally, used: Spent, resting: float) -> dict[str, float]:
    """What was measured; ``net`` is without what the server takes when nothing happens."""
    found = sorted(tally.seconds)
    if not found:
        raise SystemExit(f"server_load: not one card was played; refused: {dict(tally.refused)}")
    hundredths = statistics.quantiles(found, n=100)
    return {
        "moves": len(found),
        "moves_a_second": len(found) / used.seconds,
        "cpu_us": 1e6 * used.busy * used.seconds / len(found),
        "cpu_us_net": 1e6 * (used.busy - resting) * used.seconds / len(found),
        "server_busy": used.busy,
        "p50_ms": 1e3 * hundredths[49],
        "p99_ms": 1e3 * hundredths[98],
        "worst_ms": 1e3 * found[-1],
        "refused": tally.refused.total(),
        "lost": tally.lost,
    }


async def spent(pid: int, seconds: float) -> Spent:
    """How busy a process is for so long."""
    before, began = cpu(pid), time.perf_counter()
    await asyncio.sleep(seconds)
    passed = time.perf_counter() - began
    return Spent((cpu(pid) - before) / passed, passed)


async def new_table(port: int) -> str:
    """The code of a new table."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    body = b'{"settings":{"rules":"standard"}}'
    head = (
        f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    writer.write(head.encode() + body)
    answer = await reader.read()
    writer.close()
    first, _, text = answer.partition(b"\r\n\r\n")
    if b" 201 " not in first.split(b"\r\n")[0]:
        raise SystemExit(f"server_load: no table was made: {answer.decode(errors='replace')}")
    return str(json.loads(text)["code"])


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=("echo", "pisti"))
    parser.add_argument("port", type=int)
    parser.add_argument("pid", type=int)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--think", type=float, default=2.0, help="seconds before a play, on average")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--idle", action="store_true", help="measure memory; nobody plays")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


async def run(asked: argparse.Namespace) -> dict[str, float]:
    """Measure."""
    crowd = Crowd(asked)
    return await (crowd.idle() if asked.idle else crowd.play())


def main() -> None:
    """Measure and print."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    sys.stdout.write(json.dumps(uvloop.run(run(arguments()))) + "\n")
    sys.stdout.flush()
    os._exit(0)  # thousands of sockets need no farewell


if __name__ == "__main__":
    main()
