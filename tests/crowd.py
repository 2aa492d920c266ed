"""A crowd at the tables of a server: programs that play whole games through real WebSockets, and check all they see."""

import asyncio
import json
import os
import re
import select
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from random import Random
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from pisti.fairness import verify
from pisti.notation import Record, read_records
from pisti.notation.check import check
from pisti.rules import Rules
from pisti.server.limits import Bucket
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.wire import decode_answer, encode
from pisti.table.wire_types import PROTOCOL, TableSettings
from sight import Plays, Sight

ROOT = Path(__file__).parent.parent
MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 18.0, 50.0
"""How fast a program talks at most: a little slower than a server allows."""

PATIENCE = 60.0
"""For how many seconds a server may be away, or nothing may be told."""

AGAIN = frozenset({"server-not-stored"})
"""Refusals after which a program says the same again."""


class Player:
    """A program at a seat; ``refused`` are commands that were refused, with the code; ``lost`` counts lost connections.

    ``cuts`` is how likely it is that the connection breaks with a message that comes. Where there are several servers,
    a program comes back to the next one.
    """

    def __init__(
        self, address: str | Sequence[str], code: str, seat: str, rng: Random, sight: Sight, cuts: float = 0.0
    ) -> None:
        self.seat = seat
        self.token = f"{rng.getrandbits(128):032x}"
        self.sight = sight
        self.refused: list[tuple[str, c.ClientMessage]] = []
        self.lost = 0
        addresses = [address] if isinstance(address, str) else address
        self._urls = [f"ws{each.removeprefix('http')}/api/tables/{code}/socket" for each in addresses]
        self._rng, self._cuts = rng, cuts
        sit = c.Sit(id="sit", name=f"Player {seat}", token=self.token, seat=seat)  # type: ignore[arg-type]
        self._unanswered: dict[str, c.ClientMessage] = {"sit": sit}
        self._bucket = Bucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE, 0.0)
        self._news_at = 0.0

    async def play(self) -> None:
        """Play until the games are over, whatever happens to the connection; raises AssertionError if nothing does."""
        self._news_at = _clock()
        while not self._is_done:
            try:
                url = self._urls[self.lost % len(self._urls)]
                async with connect(url, compression=None, ping_interval=None, open_timeout=PATIENCE) as line:
                    await self._talk(line)
            except (OSError, ConnectionClosed, InvalidHandshake):
                self.lost += 1
                self._check_patience()
                await asyncio.sleep(0.05)

    @property
    def _is_done(self) -> bool:
        return self.sight.is_done and not self._unanswered

    def _check_patience(self) -> None:
        assert _clock() < self._news_at + PATIENCE, f"{self.seat} waits; refused: {self.refused}; {self.sight.saw[-3:]}"

    async def _talk(self, line: ClientConnection) -> None:
        """Talk until the connection is lost: what was not answered before comes first."""
        token = None if self.sight.you is None else self.token
        await self._send(line, c.Hello(protocol=PROTOCOL, token=token, seen=self.sight.version))
        is_greeted = False
        while not self._is_done:
            async with asyncio.timeout(PATIENCE):
                frame = await line.recv()
            if self._rng.random() < self._cuts:
                line.transport.abort()
                raise ConnectionAbortedError
            version = self.sight.version
            self._hear(decode_answer(frame))
            if self.sight.version > version:
                self._news_at = _clock()
            self._check_patience()
            commands = [*self.sight.wants()]
            old = [] if is_greeted else [*self._unanswered.values()]
            self._unanswered |= {command.id: command for command in commands}  # type: ignore[union-attr]
            for command in (*old, *commands):
                await self._send(line, command)
            is_greeted = True

    def _hear(self, message: e.ServerMessage) -> None:
        match message:
            case e.Bye(code, None):
                raise AssertionError(f"sent away: {code}")
            case e.Refused(code, _, id):
                self._refused(code, id)
            case e.Told(done=str(id)) | e.Done(id):
                self._unanswered.pop(id, None)
        self.sight.hear(message)

    def _refused(self, code: str, id: str | None) -> None:
        command = self._unanswered.pop(id or "", None)
        assert command is not None, code
        if code in AGAIN:
            self._unanswered[id or ""] = command
            raise ConnectionAbortedError(code)
        self.refused.append((code, command))

    async def _send(self, line: ClientConnection, message: c.ClientMessage) -> None:
        while not self._bucket.take(_clock()):
            await asyncio.sleep(1 / MESSAGES_A_SECOND)
        await line.send(encode(message), text=True)


@dataclass
class Crowd:
    """Players at many tables of a server; ``persons`` sit at these seats of each, bots at the others.

    Where the tables are at several servers, ``others`` are the further ones: the players of a table are at all of them.
    """

    address: str
    settings: TableSettings = field(default_factory=TableSettings)
    persons: str = "SENW"
    games: int = 1
    seed: int = 0
    cuts: float = 0.0
    tables: dict[str, list[Player]] = field(default_factory=dict)
    others: Sequence[str] = ()

    async def play(self, tables: int) -> None:
        """Play whole games at so many new tables, all at once."""
        codes = await asyncio.gather(
            *(asyncio.to_thread(new_table, self.address, self.settings) for _ in range(tables))
        )
        for number, code in enumerate(codes):
            self.tables[code] = self._at(code, Random(f"{self.seed} {number}"))
        async with asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(player.play())

    def finish(self) -> None:
        """Play no more games after the one that is played at each table."""
        for players in self.tables.values():
            last = 1 + max(len(player.sight.over) for player in players)
            for player in players:
                player.sight.games = last

    @property
    def players(self) -> list[Player]:
        """Everybody."""
        return [player for players in self.tables.values() for player in players]

    def _at(self, code: str, rng: Random) -> list[Player]:
        seating = [seat.letter for seat in Rules.parse(self.settings.rules).seating]
        bots = "".join(seat for seat in seating if seat not in self.persons)
        addresses = [self.address, *self.others]
        players: list[Player] = []
        for seat in filter(self.persons.__contains__, seating):
            own = Random(rng.getrandbits(64))
            sight = Sight(own, self.games, bots)
            begin = len(players) % len(addresses)
            players.append(Player(addresses[begin:] + addresses[:begin], code, seat, own, sight, self.cuts))
        return players

    @property
    def refused(self) -> Counter[str]:
        """What was refused, and how often."""
        return Counter(
            f"{code}: {type(command).__name__}" for player in self.players for code, command in player.refused
        )

    @property
    def lost(self) -> int:
        """How many connections were lost."""
        return sum(player.lost for player in self.players)

    def records(self) -> dict[str, str]:
        """The records of every game that was finished."""
        found: dict[str, str] = {}
        for players in self.tables.values():
            for game in players[0].sight.over:
                found[game] = records_of(self.address, game, players[0].token)
        return found

    def plays(self) -> Plays:
        """What was played at all tables; whoever saw a round saw the same."""
        found: Plays = {}
        for player in self.players:
            for moment, cards in player.sight.plays.items():
                known = found.setdefault(moment, cards)
                short, long = sorted((known, cards), key=len)
                assert long[: len(short)] == short, moment
                found[moment] = long
        return found


def free_port() -> int:
    """A port that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def _clock() -> float:
    return asyncio.get_running_loop().time()


def new_table(address: str, settings: TableSettings) -> str:
    """The code of a new table."""
    fields = {name: getattr(settings, name) for name in TableSettings.__struct_fields__}
    body = json.dumps({"settings": fields}).encode()
    request = Request(f"{address}/api/tables", body, {"Content-Type": "application/json"})
    with urlopen(request, timeout=PATIENCE) as answer:
        assert answer.status == 201
        return str(json.load(answer)["code"])


def records_of(address: str, game: str, token: str) -> str:
    """The records of a finished game, for somebody who sat there."""
    request = Request(f"{address}/api/games/{game}", headers={"Authorization": f"Bearer {token}"})
    with urlopen(request, timeout=PATIENCE) as answer:
        text: str = answer.read().decode()
        return text


def check_records(records: dict[str, str], plays: Plays, file: Path) -> None:
    """Finished games pass `pisti check`, `pisti verify` and the independent check, and are what was seen."""
    for game, text in records.items():
        report = check([text.encode()])
        assert (report.error, report.games) == (None, 1)
        rounds = [*read_records([text.encode()])]
        _check_game(game, rounds, plays)
    file.write_text("".join(records.values()), encoding="utf-8")
    command = [sys.executable, str(ROOT / "examples/verify_record.py"), str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("ok, commitment") == sum(text.count("[Notation ") for text in records.values())


def _check_game(game: str, rounds: list[Record], plays: Plays) -> None:
    for before, record in zip(chain([None], rounds), rounds, strict=False):
        assert record.game == game
        verify(record, before)
    played = {record.round_number: [str(card) for card in record.plays] for record in rounds if not record.is_redeal}
    assert all(len(cards) == 48 for cards in played.values())
    seen = {number: cards for (name, number), cards in plays.items() if name == game}
    others = {number: (cards, seen.get(number)) for number, cards in played.items() if seen.get(number) != cards}
    assert played == seen, (game, others)


@contextmanager
def serving(
    database: Path | str, port: int = 0, host: str = "127.0.0.1"
) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A server in a process of its own, with a file or the URL of a database: its address and the process.

    It is killed at the end.
    """
    url = database if isinstance(database, str) else f"sqlite:///{database}"
    place = ["--database", url, "--host", host, "--port", str(port)]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PISTI_LANG": "en"}
    process = subprocess.Popen(
        [sys.executable, "-m", "pisti", "serve", *place], env=env, stdout=subprocess.PIPE, bufsize=0
    )
    try:
        yield _address(process), process
    finally:
        process.kill()
        process.communicate()


def _address(process: subprocess.Popen[bytes]) -> str:
    """Where the server says that it is."""
    assert process.stdout is not None
    said = b""
    while select.select([process.stdout], [], [], PATIENCE)[0] and (more := process.stdout.read(4096)):
        said += more
        if found := re.search(r"(http://\S+?)/?\s", said.decode()):
            return found[1]
    raise AssertionError(f"the server tells no address: {said.decode()}")
